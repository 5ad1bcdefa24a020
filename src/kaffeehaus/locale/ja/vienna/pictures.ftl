### On the pictures of the components.

picture-map = VIENNA · 地図
picture-cards = VIENNA · カード
picture-tracks = VIENNA · トラック

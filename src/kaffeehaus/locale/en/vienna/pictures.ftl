### On the pictures of the components.

picture-map = VIENNA · the map
picture-cards = VIENNA · the cards
picture-tracks = VIENNA · the tracks

### On the pictures of the components.

picture-map = VIENNA · le plan
picture-cards = VIENNA · les cartes
picture-tracks = VIENNA · les pistes

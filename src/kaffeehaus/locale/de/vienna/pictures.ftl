### On the pictures of the components.

picture-map = VIENNA · der Stadtplan
picture-cards = VIENNA · die Karten
picture-tracks = VIENNA · die Leisten

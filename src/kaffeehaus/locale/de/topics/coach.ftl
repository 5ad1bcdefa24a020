### Was der Begleiter der ersten Partien sagt.

about-title = Worum es bei dieser Entscheidung geht
about-dismiss = Solche Zeilen nicht mehr zeigen

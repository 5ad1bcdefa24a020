### Ce que dit le guide des premières parties.

about-title = L’enjeu de ce choix
about-dismiss = Ne plus afficher ces lignes

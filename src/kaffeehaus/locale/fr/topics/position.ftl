### Une position, et le chemin vers une table qui commence par elle.

position-title = Position
position-note = Ce que vous omettez est tel qu’il est distribué. La table montre ce que dit le texte.
position-open = Ouvrir un fichier
position-save = Enregistrer
position-whole = Tout écrire
position-whole-note = Remplace le texte par un autre avec tout ce que ce siège peut savoir, à modifier.
position-text = La position sous forme de texte
position-problems = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
}
position-fine = Cette position est jouable.
position-seat = Vous jouez
position-bot = Contre
position-play = Jouer à partir d’ici
position-tab = Position

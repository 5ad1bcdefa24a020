### Les livres d’un jeu : ses règles et son matériel.

page-books = Livres
page-book = { $book ->
    [components] Matériel
   *[rules] Règles
}

page-rules-window = { $game } : les règles
page-rules-contents = Sommaire
page-rules-search = Mot ou numéro
page-rules-found = { $count ->
    [one] { $count } trouvé
   *[other] { $count } trouvés
}
page-rules-at = { $number } sur { $count }
page-rules-before = Précédent
page-rules-next = Suivant
page-rules-none = Rien pour « { $words } ».
page-rules-meant = Vouliez-vous dire { $word } ?
page-rules-print = Imprimer
page-rules-link = Lien
page-rules-copied = Copié
page-rules-kind = { $kind ->
    [note] Remarque
    [ruling] Précision
    [decision] Décision de cette maison
    [disagreement] Où les éditions divergent
    [example] Exemple
    [printed] Données imprimées
   *[rule] Règle
}
page-rules-edition = Précision : une édition dit autre chose
page-rules-beside = À propos de cette règle
page-rules-names = Voir aussi
page-rules-named = Citée par
page-rules-hint = Chaque numéro est un lien : touchez-en un pour voir ici ce qui s’y rattache.
page-rules-back = Retour à la table
page-rules-show = Me le montrer à la table
page-rules-pieces = Le matériel concerné

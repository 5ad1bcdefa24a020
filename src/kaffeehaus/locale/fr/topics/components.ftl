### Le matériel d’un jeu, à parcourir.

page-pieces-window = { $game } : le matériel
page-pieces-kinds = Sortes de matériel
page-pieces-count = { $count } sur { $all }
page-pieces-search = Numéro ou mot
page-pieces-order = Ordre
page-pieces-by = { $by ->
    [used] par usage
   *[number] par numéro
}
page-pieces-share = { $share } %
page-pieces-between = ({ $low } à { $high })
page-pieces-often = Fois par partie, en moyenne
page-pieces-none = Il ne reste rien. Retirez un filtre ou cherchez autre chose.
page-pieces-clear = Retirer tous les filtres
page-pieces-filters = Filtres
page-pieces-detail = En détail
page-pieces-back = Retour
page-pieces-hint = Choisissez un élément pour voir ce qu’il est, combien de fois il a servi et ses règles.
page-pieces-source = Part de { $games } parties à { $players } joueurs entre bots ({ $bots }) ; entre parenthèses, où se situe la part réelle avec 95 % de certitude.
page-pieces-rules = Règles

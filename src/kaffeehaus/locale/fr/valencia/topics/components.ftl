### Ce que les pages du matériel disent de ce jeu.

page-pieces-kind = { $kind ->
    [missions] Missions
    [cards] Cartes Influence
    [fountains] Fontaines
    [city-big] Grande ville
    [city-small] Petite ville
    [goods] Ressources
   *[council] Conseil
}
page-pieces-facet = { $facet ->
    [special] Sorte
    [fails] Peut-elle échouer ?
    [ability] Capacité
    [guild] Guilde
   *[cost] Coût
}
page-pieces-fact = { $fact ->
    [number] Nom
    [value] Valeur
    [fountains] Cases de fontaine
   *[price] Prix
}
page-pieces-special = { $special ->
    [no] ordinaires
   *[yes] spéciales
}
page-pieces-fails = { $fails ->
    [yes] peut échouer
   *[no] ne peut échouer
}
page-pieces-ability = { $ability ->
    [yes] avec capacité
   *[no] sans
}
page-pieces-plain = Fontaine de { $value }
page-pieces-tile = Tuile { $tile }, face { $face }
page-pieces-used = { $what ->
    [card] Révélée
    [completed] Accomplie
    [kept] Gardée
    [settled] Un membre placé
    [peopled] Un membre placé, quand elle est posée
    [laid] Posée dans la ville
    [gained] Ressource gagnée
    [seated] Case occupée
    [built] Construite
   *[ability] Capacité utilisée
}

### Ce que les pages du matériel disent de ce jeu.

page-pieces-kind = { $kind ->
    [cards] Cartes
    [missions] Missions
    [houses] Bâtiments
    [squares] Places
    [purchases] Achats
    [roof] Toit et pistes
   *[figures] Pions
}
page-pieces-facet = { $facet ->
    [action] Sert à
    [brings] Rapporte
    [bribe] Pot-de-vin sur la carte
    [group] Groupe
    [kind] Demande
    [flag] Nation
    [colour] Couleur
    [seal] Sceau
   *[value] Routes et points
}
page-pieces-fact = { $fact ->
    [bribe] Pot-de-vin de l’action II
    [info] Information de l’action IV
    [alike] Cartes semblables
    [advanced] Version avancée seulement
    [around] Places voisines
    [value] Rapporte
   *[price] Prix
}
page-pieces-yes = { $yes ->
    [yes] oui
   *[no] non
}
page-pieces-brings = { $brings ->
    [points] points
    [cheaper] prix réduit
    [bribes] pots-de-vin
    [markers] pas de marqueur
   *[cards] cartes
}
page-pieces-asks = { $asks ->
    [seals] sceaux
    [bribes] pots-de-vin
    [building] lettre de maison
   *[information] informations
}
page-pieces-roof = { $what ->
    [purchase] Tuile Achat
    [payday] Tuile Salaire
   *[investigator] L’Enquêteur
}
page-pieces-used = { $what ->
    [card] Mise dans un tiroir
    [completed] Accomplie
    [kept] Acceptée ou distribuée
    [entered] Reçu un agent
    [enclosed] Entourée
   *[bought] Acheté
}

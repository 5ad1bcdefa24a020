### Ce qui se décide dans un problème.

puzzle-kind = { $step ->
    [bid] Enchères
    [settle] Cases Ville
    [third] Cases Ville
    [good] Ressources
    [upgrade] Ressources
    [guild-seat] Cases du Conseil
    [merchants-seat] Cases du Conseil
    [support] Cases du Conseil
    [ability] Pouvoirs des fontaines
    [sell] Vendre des ressources
    [sell-one] Vendre des ressources
    [move] Membres qui se déplacent
    [move-to] Membres qui se déplacent
    [vagabond] Membres qui se déplacent
    [vagabond-to] Membres qui se déplacent
    [plant] Palmiers
    [palm-from] Palmiers
    [palm-to] Palmiers
    [build] Où construire une fontaine
    [take-back] Quelle carte revient
    [retrieve] Quelle carte revient
    [pick-mission] Missions
   *[other] Une autre décision
}

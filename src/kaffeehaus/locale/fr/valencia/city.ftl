### The city and the tower of rounds on the drawn screen.

page-tab-mine = À moi
page-tab-bids = Enchères
page-tab-council = Conseil
page-tab-rounds = Tours

page-city-map = La ville de Valence : { $spaces } cases Ville, { $fountains } cases Fontaine, { $trees } arbres
page-city-space = { $cell }, { guild }, coût { $cost }
page-city-member = membre de { $player }
page-city-dear = { $count ->
    [0] trop cher, vous n’avez pas de pièces
    [one] trop cher, vous avez 1 pièce
   *[other] trop cher, vous avez { $count } pièces
  }
page-city-centre = { $cell }, fontaine centrale, { $value } points
page-city-fountain = { $cell }, fontaine, { $value } points
page-city-fountain-space = { $cell }, case Fontaine libre
page-city-trees = { $trees } arbres, { $palms ->
    [0] aucun palmier
    [one] { $palms } palmier
   *[other] { $palms } palmiers
  }
page-city-tree = arbre { $tree }
page-city-palm = palmier { $tree }

page-tower-title = Les cinq tours
page-steps = Les étapes de ce tour
page-tower-round = { $state ->
    [past] Tour { $round }, joué
    [this] Tour { $round }, en cours
   *[ahead] Tour { $round }, à venir
  }
page-tower-now = ici
page-tower-plan = plan
# One or two short words under the letter of a step, in a column of 56 pixels.
page-tower-step = { $letter ->
    [A] Noblesse
    [C] Vente
    [E] Vente, case
    [G] Déplacer
    [H] Palmier
   *[I] Fontaine
  }
page-tower-guild = { $guild ->
    [oranges] Oranges
    [dried-fruit] Fruits secs
    [wine] Vin
    [clothes] Vête{ "\u00AD" }ments
    [merchants] Mar{ "\u00AD" }chands
   *[porcelain] Porce{ "\u00AD" }laine
  }

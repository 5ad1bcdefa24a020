### The city and the tower of rounds on the drawn screen.

page-tab-mine = Meins
page-tab-bids = Gebote
page-tab-council = Rat
page-tab-rounds = Runden

page-city-map = Die Stadt Valencia: { $spaces } Stadtfelder, { $fountains } Brunnenfelder, { $trees } Baumplätze
page-city-space = { $cell }, { guild }, Kosten { $cost }
page-city-member = Familienmitglied von { $player }
page-city-dear = { $count ->
    [0] zu teuer, du hast keine Münzen
    [one] zu teuer, du hast 1 Münze
   *[other] zu teuer, du hast { $count } Münzen
  }
page-city-centre = { $cell }, zentraler Brunnen, { $value } Punkte
page-city-fountain = { $cell }, Brunnen, { $value } Punkte
page-city-fountain-space = { $cell }, freies Brunnenfeld
page-city-trees = { $trees } Baumplätze, { $palms ->
    [0] keine Palme
    [one] { $palms } Palme
   *[other] { $palms } Palmen
  }
page-city-tree = Baumplatz { $tree }
page-city-palm = Palme { $tree }

page-tower-title = Die fünf Runden
page-steps = Die Schritte dieser Runde
page-tower-round = { $state ->
    [past] Runde { $round }, gespielt
    [this] Runde { $round }, jetzt
   *[ahead] Runde { $round }, kommt noch
  }
page-tower-now = jetzt
page-tower-plan = Plan
# One or two short words under the letter of a step, in a column of 56 pixels.
page-tower-step = { $letter ->
    [A] Adel
    [C] Verkauf
    [E] Markt, Sitz
    [G] Umzug
    [H] Palme
   *[I] Brunnen
  }
page-tower-guild = { $guild ->
    [oranges] Orangen
    [dried-fruit] Trocken{ "\u00AD" }obst
    [wine] Wein
    [clothes] Kleidung
    [merchants] Händler
   *[porcelain] Porzellan
  }

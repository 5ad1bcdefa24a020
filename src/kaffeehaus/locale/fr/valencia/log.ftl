### What happened: fragments that follow a player's name and a colon, or stand in a row. They need no verb forms.

log-round-began = Tour { $number } sur 5
log-missions-offered = missions : { $missions }
log-mission-kept = mission gardée : { $needs }
log-mission-rejected = mission remise dans la boîte : { $needs }
log-missions-chosen = { $count ->
    [one] { $count } mission en tout
   *[other] { $count } missions en tout
  }
log-card-drawn = carte { card }
log-card-stacked = { card } sur la pile { $stack }
log-plan-ready = planification terminée
log-planned = { $count ->
    [0] aucune pile
    [one] pile de { $sizes }
   *[other] piles de { $sizes }
  }
log-auction-began = { step } · premier joueur : { $player }
log-stack-revealed = pile révélée ({ $cards })
log-passed = passe
log-privilege-used = un privilège pour attendre
log-nina-revealed = { nina } : { $cards }
log-ranked = { $count ->
    [0] Personne n’a rien révélé.
   *[other] Classement : { $ranking }
  }
log-ranked-one = { $rank }. { $name } { $sum }
log-stefan-taken = pion { stefan } remporté
log-coins-gained = +{ coins } ({ cause })
log-coins-paid = −{ coins } ({ cause })
log-good-gained = { $cause ->
    [guild] +1 { good }
   *[other] +1 { good } ({ cause })
  }
log-good-returned = { $cause ->
    [sale] vente de 1 { good }
   *[upgrade] −1 { good } ({ cause })
  }
log-seat-taken = membre → case { place }
log-seat-left = membre délogé : { $player } ({ place })
log-seat-supported = soutien → case { place }
log-settled = { $cost ->
    [0] membre → { $cell }
    [one] membre → { $cell } pour { $cost } pièce
   *[other] membre → { $cell } pour { $cost } pièces
  }
log-member-moved = membre { $origin } → { $cell }
log-fountain-used = fontaine { $cell } ({ ability })
log-palm-planted = palmier → { $tree }
log-palm-moved = palmier { $origin } → { $tree }
log-fountain-built = fontaine { $fountain } → { $cell }
log-card-returned = le { card } retourne sous la pioche
log-card-retrieved = le { card } passe de la défausse sous la pioche
log-stacks-left = { $count ->
    [one] { $count } carte inutilisée quitte le jeu
   *[other] { $count } cartes inutilisées quittent le jeu
  }
log-privilege-gained = +1 privilège
log-scored = { $signed } ({ rule })
log-mission-scored = { $needs } : { $signed }
log-game-ended = Fin de la partie · victoire : { $winners }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }

### What happened: fragments that follow a player's name and a colon, or stand in a row. They need no verb forms.

log-round-began = Tour { $number } · premier joueur : { $player }
log-cards-drawn = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
  }
log-cards-seen = cartes { $cards }
log-pile-shuffled = { $count ->
    [one] défausse mélangée, nouvelle pioche de { $count } carte
   *[other] défausse mélangée, nouvelle pioche de { $count } cartes
  }
log-card-assigned = { card-name } sur la case { $space }
log-cards-ready = cartes choisies
log-cards-discarded = défausse de { $cards }
log-card-revealed = Action { $space } : { card-name }
log-drawer-filled = { $exchange ->
    [0] tiroir { $drawer } ({ $ability })
   *[other] tiroir { $drawer } à la place de { $replaced } ({ $ability })
  }
log-bribes-gained = { $cause ->
    [ability] +{ bribe.counted } ({ card-name })
   *[other] +{ bribe.counted } ({ cause })
  }
log-price-lowered = { $drawer ->
    [0] −{ $count } grâce au pion
   *[other] −{ $count } grâce au tiroir { $drawer }
  }
log-bribes-paid = { $drawer ->
    [0] −{ bribe.counted }
   *[other] −{ bribe.counted } (tiroir { $drawer })
  }
log-shillings-gained = +{ shillings } ({ cause })
log-shillings-paid = −{ shillings } ({ cause })
log-shillings-deposited = { shillings } dans la caisse
log-extra-deposited = { shillings } en plus dans la caisse
log-scored = { $by ->
    [0] +{ points } ({ rule })
   *[other] +{ points } ({ card-name })
  }
log-agent-placed = { $figure ->
    [yes] { $source ->
        [-1] pion → { $spot } { $building }
       *[other] pion { $origin } → { $spot } { $building }
      }
   *[no] { $source ->
        [-1] agent → { $spot } { $building }
       *[other] agent { $origin } → { $spot } { $building }
      }
  }
log-figure-moved = pion déplacé { $origin } → { $building }
log-agent-removed = { $figure ->
    [yes] pion retiré, { $building } ({ cause })
   *[no] agent retiré, { $building } ({ cause })
  }
log-square-enclosed = { $help ->
    [yes] { $square }, place entourée avec le troisième homme : tuile { info.type }, +{ points }
   *[no] { $square }, place entourée : tuile { info.type }, +{ points }
  }
log-marker-moved = { $by ->
    [0] marqueur { info.type } en case { $space } sur { $last } (zone { $area })
   *[other] marqueur { info.type } avancé { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
      }, zone { $area } ({ card-name })
  }
log-investigator-moved = l’Enquêteur passe sur la case { $space }
log-end-triggered = { end-reason } Il reste un dernier tour.
log-stefan-moved = le troisième homme va en { $spot } { $building }
log-mission-accepted = mission { $mission } acceptée
log-mission-shown = mission révélée { mission-line }
log-mission-completed = mission { $mission } complétée
log-phase-began = { phase }
log-bought = achat : { item }
log-game-ended = Fin de la partie · victoire : { $player }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }

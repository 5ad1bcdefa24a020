### What everything on the table is, for whoever points at it in the browser.

## The city

page-x-price = Un agent coûte ici 2 { bribe.plural } ; vos tiroirs peuvent réduire le prix.
page-x-flag = { $version ->
    [advanced] Drapeau : { flag }. Après avoir placé un agent ici, vous pouvez accepter ou compléter des missions portant ce timbre.
   *[introductory] Drapeau : { flag }. Certaines capacités le demandent.
  }
page-x-seal = Sceau : { seal }. Des missions et des capacités le demandent.
page-x-letter = Maison { $letter } : une mission y demande un agent.
page-x-nobody = Il n’y a encore personne ici.
page-x-figure = { $player } (pion { figure-name })
page-x-around = Des routes mènent à { $squares }.
page-x-square = Tuile { info.type }. { $count ->
    [2] Qui a le premier des agents sur les deux bâtiments autour la prend et gagne { points }.
   *[other] Qui a le premier des agents sur les { $count } bâtiments autour la prend et gagne { points }.
  }
page-x-square-empty = La tuile a été prise ; il n’y a plus rien à gagner ici.
page-x-missing = Il manque encore à { $player } : { $buildings }.
page-x-missing-all = { $player } n’a aucun agent autour.
page-x-helper = Stefan Feld peut remplacer un agent ; la place rapporte alors 1 point de moins.
page-x-roads = Elles relient chaque place aux bâtiments qui l’entourent. Vos agents sur tous ces bâtiments entourent la place.
    .title = Routes
page-x-score-track = Les points de tous ; après 99, on repart de 0.
    .title = Piste de score

## Tracks and roof

page-x-track = Case { $space } sur { $last }, zone { $area } : à la fin, chaque tuile { info.type } vaut { points }.
page-x-track-next = { $steps ->
    [one] Encore une case jusqu’à la zone { $area }.
   *[other] Encore { $steps } cases jusqu’à la zone { $area }.
  }
page-x-track-end = La piste s’arrête ici. D’autres pas rapportent quand même.
page-x-track-step = Qui avance ce marqueur gagne, à chaque case, 1 point par tuile { info.type } possédée.
page-x-own-tiles = Vous possédez { info.counted }.
page-x-roof = { $state ->
    [past] L’Enquêteur est déjà passé ici.
    [at] L’Enquêteur est ici.
    [end] Quand l’Enquêteur arrive ici, on joue encore un tour et la partie se termine.
    [beyond] Inutilisée à ce nombre de joueurs.
    [never] La fin est déclenchée : l’Enquêteur n’avance plus.
   *[ahead] L’Enquêteur n’est pas encore venu ici.
  }
    .title = Toit, case { $space }
page-x-investigator = Le premier marqueur du tour à entrer dans une nouvelle zone le fait avancer d’une case.
page-x-token = { $state ->
    [moved] Il a avancé ce tour-ci et ne bouge plus.
   *[may] Il n’a pas encore avancé ce tour-ci.
  }
page-x-purchase = Achat à la fin du tour où il arrive : chacun peut acheter une chose.
page-x-purchase-last = Dernier achat, à la fin de ce tour : chacun peut acheter une chose.
page-x-payday = Salaire à la fin du tour où il arrive : 1 shilling par agent sur le plateau ; les agents non payés retournent dans la réserve.
page-x-payday-last = Dernier salaire, à la fin du dernier tour : 1 shilling par agent sur le plateau ; les agents non payés retournent dans la réserve.

## Cards and drawers

page-x-slot = { $space ->
    [I] La carte posée ici va dans un de vos tiroirs et vous aide désormais.
    [II] Vous prenez le pot-de-vin de la carte posée ici.
    [III] Vous placez un agent sur un bâtiment, ou prenez quelque chose à la place. Aucune carte n’est nécessaire.
   *[IV] Vous avancez le marqueur de la carte posée ici et gagnez 1 point par tuile possédée de son type.
  }
    .title = Action { $space }
page-x-slot-done = Fait pour ce tour.
page-x-slot-empty = Pas encore de carte ici.
page-x-pile = Quand il n’y a plus de carte, on mélange la défausse pour former une nouvelle pioche.
    .title = Pioche
page-x-drawer = Carte { $card }. Elle sert à chaque tour, jusqu’à ce qu’une autre la remplace.
    .title = Tiroir { $drawer }
page-x-drawer-empty = Vide. La carte de l’action I y va.
page-exchange-onward = Tiroir { $drawer }, sauf autre choix. Un bâtiment peut être choisi aussitôt.

## The desk

page-x-bribe = Les pots-de-vin paient les agents : 2 du type du bâtiment.
page-x-bribe-money = Avec la feuille de route, chacun vaut aussi 1 shilling pour les achats et les salaires.
page-x-tile = À la fin, chacune vaut { points }, d’après la position actuelle du marqueur.
page-x-tile-step = Chacune rapporte 1 point par case dont son propriétaire avance le marqueur.
page-x-agents = À l’action III, un agent va de la réserve, ou d’un autre bâtiment, sur un bâtiment.
    .title = Agents
page-x-hires = Les agents à embaucher rejoignent la réserve pour 1 shilling chacun, lors d’un achat.
page-x-figure-rule = Le pion compte comme un agent. Son premier placement demande 5 autres de vos agents sur le plateau ; au salaire, il coûte 1 chocolat.
page-x-figure-use = { $name ->
    [hamburg] Hamburg : 1 shilling de plus par mission complétée qui rapporte des shillings. Sur un bâtiment Noblesse, le pion coûte au plus 1 pot-de-vin.
    [new-york] New York City : les missions des USA demandent 1 pot-de-vin de moins et rapportent 1 point de plus. Sur un bâtiment américain, le pion coûte au plus 1 pot-de-vin.
    [amsterdam] Amsterdam : un café de l’action II en apporte 1 de plus. Quand le pion est placé, 1 café peut remplacer 1 autre pot-de-vin pour chaque mission.
   *[marrakesh] Marrakesh : 1 shilling de plus par mission acceptée. Quand un autre de vos agents arrive à côté du pion, celui-ci peut aller gratuitement sur un bâtiment voisin.
  }
page-x-coins = Argent visible, pour les achats et les salaires. Il départage aussi les égalités.
    .title = Shillings
page-x-box = Un revenu peut y entrer quand il arrive ; il n’en ressort jamais.
page-x-items = S’achète lors d’un achat. À la fin, 1, 2, 3 ou 4 tuiles Bureau rapportent 1, 3, 6 ou 10 points.
page-x-side-table = S’achète lors d’un achat ; elle ne rapporte pas de points par elle-même.
page-x-player = Joue ce tour-ci en position { $place } sur { $count }.
page-x-crest = Qui le possède joue en premier. Après chaque tour, il passe au joueur suivant.
    .title = Blason de la ville
page-x-round = { $version ->
    [advanced] Chacun répartit ses cartes, puis tous jouent les actions I à IV dans l’ordre ; un achat ou un salaire peut suivre.
   *[introductory] Chacun répartit ses cartes, puis tous jouent les actions I à IV dans l’ordre.
  }

## Missions

page-x-mission-reward = Récompense : { $reward }.
page-x-mission-met = Vous avez tout ce qu’elle demande.
page-x-mission-lacks = Il vous manque encore : { $list }.
page-x-mission-how = Peut être complétée après le placement d’un agent sur un bâtiment { flag.adjective }. Ce qu’on montre, on le garde.
page-x-mission-accept = Après le placement d’un agent sur un bâtiment { flag.adjective }, elle peut être acceptée : { $pile ->
    [A] 1 shilling
   *[B] 2 shillings
  } tout de suite.
page-x-mission-open = Si elle n’est pas complétée à la fin, un agent de son propriétaire quitte le plateau.
page-x-mission-free = De la place pour une mission de plus.
    .title = Case Mission libre
page-x-piles = Accepter une mission de la pile A rapporte tout de suite 1 shilling, de la pile B 2. Une nouvelle mission la remplace.

page-map = Plan de Vienne avec { $buildings } bâtiments et { $squares } places
page-since-bought = Achats : { $list }
page-since-closed = Places entourées : { $list }. Leurs tuiles sont prises.

## On the buttons of the screen, and what comes next

page-then-place = Vous choisissez l’agent ensuite.
page-then-move-from = Cet agent part.
page-then-move-figure = Le pion vient ici.
page-then-stefan = Le troisième homme vient ici.
page-then-remove = Cet agent quitte le plateau.
page-do-take-bribes = ou prenez-en { $count } :
page-do-from-supply = de la réserve ({ $supply })
page-do-figure-from-supply = pion de la réserve
page-do-pay-coins = payer en shillings
page-do-decline = renoncer
page-do-done = terminé
page-do-buy-nothing = ne rien acheter
page-do-complete = compléter { $mission }
page-do-accept = accepter { $mission }

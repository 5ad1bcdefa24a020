### What stands on the table in the terminal, the introduction and the options.

intro-title = VALENCIA · familles, guildes et fontaines, entre oranges et porcelaine
intro-1 = Cinq tours. Chacun commence en secret : piochez autant de vos 24 cartes Influence que vous voulez et formez-en des piles.
intro-2 = Suivent sept enchères, de A à G : chacun à son tour révèle une pile ou passe ; les plus forts totaux agissent. Qui a révélé une pile sans pouvoir agir peut en remettre une carte sous sa pioche, sauf s’il a remporté l’enchère.
intro-3 = A : cases Noblesse et Église. B, D, F : le 1er prend la case de la guilde, une ressource et une case Ville, le 2e les deux dernières.
intro-4 = C, E : le 1er vend des ressources. G : le 1er déplace un membre. Puis l’Église plante un palmier et la Noblesse construit une fontaine.
intro-5 = À chaque tour, 1 point par membre au Conseil ; à la fin, 1 par membre en ville, 1 de plus près d’un palmier, et le nombre des fontaines adjacentes.
intro-6 = Une mission rapporte ses points si elle est remplie à la fin et en coûte 3 sinon : gardez celles auxquelles vous croyez.

state-begin = Avant le tour 1 : les missions
state-plan = Tour { $round } sur 5 · planification
state-line = Tour { $round } sur 5 · { step }
state-over = La partie est terminée
state-stefan = { stefan } : { $player }
    .begins = Premier joueur ({ stefan }) : { $player }
state-palms = Palmiers : { $palms }
state-fountains = Fontaines : { $fountains }
state-fountain = { $cell } { $fountain }

city-legend-guild = { guild.code } { guild } { $price }
city-legend-signs = Vi2 guilde/coût · ┄┄ case Fontaine · ≈6 fontaine · o arbre · ♠ palmier · * choix
council-title = Conseil
council-empty = —
boards-title = Tours : B D F, fontaine
boards-row = { $round }  { $guilds }  { $fountain }
boards-nina = Pioche de Nina : { $count }
auction-sum = { $cards } = { $sum }
auction-rank = { $rank }. { $player } { $bid }
auction-open = { $player } : { $bid }
auction-passed = passe
auction-next = à jouer
auction-waits = en attente

screen-title = Derrière votre paravent
screen-of = Derrière le paravent : { $player }
screen-members = { members } en réserve
screen-privileges = { $count ->
    [one] { $count } privilège
   *[other] { $count } privilèges
  }
screen-goods = ressources
screen-goods-short = ressources : { $goods }
screen-goods-worth = { $goods }   valeur : { coins }
screen-hand = en main
screen-stacks = piles
screen-stack-line = { $stack } : { $cards } = { $sum }
screen-bid-line = { $stack } : { $cards } = { $sum }, rang { $rank }
screen-pile = pioche
screen-pile-line = { $count ->
    [0] vide
   *[other] { $count } : { $cards }
  }
screen-under = au fond
screen-discard = défausse
screen-missions = missions
screen-offered = proposées
screen-if-ended = si c’était fini
screen-if-ended-rule = { rule } { $points }
screen-none = aucune
mission-met = remplie
mission-unmet = à faire
mission-count = { $have } sur { $need }
mission-now = vaut { $points }
mission-hidden = secrète

others-title = Tous les joueurs
others-player = joueur
others-score = points
others-council = Conseil
others-city = ville
others-supply = réserve
others-privileges = priv.
others-pile = pioche
others-stacks = piles
others-missions = miss.
others-money = pièces
others-goods = ressources
others-seen = cartes vues
others-many = { $name }×{ $count }

figures-revealed = cartes Influence révélées
figures-kept = missions gardées, complétées
figures-settled = cases Ville occupées (le plus, le moins)
figures-fountains = fontaines construites (utilisées)
figures-fountain = { $fountain } × { $built } ({ $used })

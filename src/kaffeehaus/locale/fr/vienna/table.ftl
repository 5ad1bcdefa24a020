### What stands on the table in the terminal, the introduction and the options.

intro-title = VIENNA · espions et secrets dans la ville du troisième homme
intro-1 = Placez des agents sur les bâtiments. Un bâtiment coûte 2 pots-de-vin de son type (deux lettres sous son nom).
intro-2 = Quand vos agents occupent tous les bâtiments autour d’une place, vous prenez sa tuile et marquez son nombre en points.
intro-3 = À chaque tour, vous piochez 3 cartes : I va dans un tiroir et vous aide désormais, II donne son pot-de-vin, IV avance son marqueur.
intro-4 = Quand vous jouez : I, II, puis III (placer un agent, ou prendre 2 pots-de-vin du même type), puis IV.
intro-5 = Avancer un marqueur rapporte 1 point par tuile de ce type que vous possédez ; à la fin, chaque tuile vaut la zone de son marqueur (1 à 6).
intro-6 = Le premier marqueur du tour à changer de zone fait avancer l’Enquêteur ; quand celui-ci atteint sa dernière case, on joue un dernier tour.

city-legend = Sous chaque nom : pot-de-vin, drapeau, agents, → prix pour vous. Entre les bâtiments : places (nombre et tuile).
city-legend-advanced = Sous chaque nom : pot-de-vin, drapeau, sceau, maison, agents, → prix pour vous. Entre eux : places (nombre et tuile).
city-price = →{ $price }
squares-title = Places avec une tuile : nombre, tuile, bâtiments (* à vous)
squares-none = Toutes les places sont vides.

tracks-title = Informations secrètes
tracks-you = à vous : { $count }
tracks-roof = Enquêteur
tracks-roof-legend = [ ] il est ici · ! la fin
tracks-roof-legend-advanced = [ ] il est ici · $ achat · p salaire (paye) · ! la fin

state-line = Tour { $round } · blason : { $crest } · pioche { $pile }
state-last-round = dernier tour
state-triggered = la fin est proche : il reste un dernier tour

desk-title = Votre bureau
desk-of = Bureau : { $player }
desk-score = { points }
desk-supply = agents en réserve { $count }
desk-board = sur le plateau { $count }
desk-hires = à embaucher { $count }
desk-coins = { shillings }
desk-box = caisse { $count } sur 12
desk-bribes = p.-de-vin
desk-tiles = tuiles
desk-drawers = tiroirs
desk-drawer-line = { $drawer }  { $card }  { $ability }
desk-items = bureau
desk-missions = missions
desk-mission-met = prête
desk-mission-unmet = pas encore
desk-figure-supply = pion { figure-name } en réserve
desk-figure-board = pion { figure-name } en jeu : { $building }
desk-hand = main
desk-spaces = cases
desk-space-line = { $space }  { $card }
desk-none = rien
display-title = Missions disponibles

others-title = Tous les joueurs
others-player = joueur
others-score = points
others-agents = agents
others-bribes = pots-de-vin
others-tiles = tuiles
others-drawers = tiroirs
others-missions = missions
others-money = argent
others-money-box = { $coins } + { $box } en caisse
others-desk = bureau

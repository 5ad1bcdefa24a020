### Ce que seul le navigateur dit : la salle, les parties de la table et le nom de ce qui est dessiné.

# Où couper les mots longs qui dépasseraient des cases étroites.
page-house = Kaffeehaus
    .breaks = Adminis|tration
page-window = { $game } · Kaffeehaus
page-window-turn = ▲ À vous : { $prompt } · { $game }
page-window-count = ({ $count }) À vous · Kaffeehaus
page-error = La maison ne répond pas comme il faut ({ $status }).
page-offline = Pas de connexion. Elle revient d’elle-même ; rien n’est perdu.
page-not-sent = Pas envoyé : il n’y a pas de connexion. Votre choix est gardé.

## La salle

page-welcome = Entrez. Comment vous appeler ?
page-welcome-note = Un nom suffit ; ni mot de passe, ni adresse.
page-name = Votre nom
page-rename = Changer de nom
page-person-of = { $name } : vous et vos appareils
page-been-here = Je suis déjà venu
page-enter = Entrer
page-enter-sit = Entrer et s’asseoir
page-introduce = Se présenter
page-guest = Invité { $number }
page-quick = Jouer tout de suite
page-quick-note = Contre deux bots, version d’initiation
page-invited = Vous êtes invité à une table de { $game }
page-invited-note = À la table : { $players }. Dites-nous votre nom, et la chaise libre est à vous.
page-language = Langue
page-language-short =
    { $lang ->
        [fr] FR
        [de] DE
        [ja] 日本語
       *[en] EN
    }
page-dark = Couleurs sombres
page-front-room = La salle
page-hello = Bienvenue, { $name }. À quoi jouons-nous ?
page-hello-note = Jouez tout de suite, ou ouvrez une table pour vos amis.
page-learn = Apprendre en 10 minutes
page-learn-count = { $done ->
    [0] { $count ->
        [one] 1 leçon
       *[other] { $count } leçons
      }
   *[other] { $done } leçons sur { $count }
  }
page-learn-first = Jamais joué ? Apprenez d’abord, ou lancez-vous.
page-play-now = Jouer sans attendre
page-hello-new = Nouveau ici ? Dix minutes à une vraie table, et vous saurez jouer.
page-to-learn = Apprendre
page-to-rules = Règles
page-to-components = Matériel
page-to-puzzles = Problèmes
page-to-statistics = Statistiques
page-to-deal = Donne du jour
page-hello-waiting = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
page-house-ways = Salles de la maison
page-tables = Tables
page-next = { $count ->
    [one] La table qui vous attend
   *[other] Prochaine table qui vous attend ({ $count })
  }
page-next-with = { $game } avec { $players }
page-next-since = depuis { $when }
page-next-none = Rien ne vous attend
page-next-none-note = Ce qui vous attendra se trouvera dans la salle. Cette adresse y mène dès qu’il y a quelque chose.
page-next-lost = La prochaine table est introuvable pour l’instant
page-next-table = Table suivante ({ $count })
page-front-room-waiting = { $count ->
    [one] La salle ; une autre table vous attend
   *[other] La salle ; { $count } autres tables vous attendent
  }
page-open-a = Ouvrir une table
page-open-of = Une table de { $game }
page-open-hint = Choisissez les chaises, ouvrez la table. Nous retenons vos préférences.
page-deal-note = Les mêmes cartes pour tous ; on compare une fois la partie finie.
page-to-puzzle = Problème du jour
page-puzzle-note = Une position, un meilleur coup.
page-yours-waiting = { $count ->
    [one] 1 vous attend
   *[other] { $count } vous attendent
  }
page-game-players = { $most ->
    [one] 1 joueur
   *[other] { $least } à { $most } joueurs
  }
page-yours = Vos parties
page-yours-none = Aucune encore. Ouvrez une table ou prenez place à une autre.
page-older = Parties plus anciennes
page-free-chairs = Tables avec une chaise libre
page-free-none = Aucune pour l’instant. Ouvrez une table, d’autres viendront s’y asseoir.
page-play = Jouer
page-look = Revoir
page-sit = S’asseoir
page-stand-up = Se lever
page-other-name = Un autre nom pour cette table
page-free-it = Libérer la chaise
page-row-playing =
    { $round ->
        [0] vient de commencer
       *[other] tour { $round }
    }
page-row-over = terminée
page-row-turn = à { $players } de jouer, depuis { $when }
page-row-gathering =
    { $count ->
        [0] toutes les chaises prises
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
page-which-game = Jeu
page-game-plain = affiché en texte
page-rule = Règle
page-rule-open = La règle { $rule }
page-rules-here = Comment on joue ici
page-rules-more = { $first } +{ $more }
page-players = Joueurs
page-pace = Rythme
page-private = Table privée
page-option-value = { $name } : { $value }
page-option-seat = { $player } { $value }
page-handicap = Donner un handicap
page-value =
    { $value ->
        [true] oui
        [false] non
        [days] sur des jours
       *[live] en direct
    }
page-private-note = Une table privée ne figure pas dans la salle ; seuls la trouvent ceux qui en ont le lien.
page-about = De quoi il s’agit : { $what }
page-chair = Chaise { $seat }
page-chair-name = Nom à la chaise { $seat }
page-chair-you = vous
page-chair-open = place libre
page-bot-name =
    { $bot ->
        [random] Einspänner
        [easy] Melange
        [medium] Brauner
        [hard] Mokka
        [master] Doppelmokka
        [fiaker] Fiaker
        [kapuziner] Kapuziner
        [maria-theresia] Maria Theresia
       *[other] { $bot }
    }
page-ask = Demander à un bot ce qu’il ferait
page-ask-short = Demander à un bot
page-hints = { $player } a demandé conseil à un bot { $count } fois.
page-advised = { $player } a demandé conseil à { $bot }
page-name-seat = { $name } ({ colour })
page-bot =
    { $bot ->
        [random] bot fantasque
        [easy] Melange, facile
        [medium] Brauner, moyen
        [hard] Mokka, difficile
        [master] Doppelmokka, maître
        [fiaker] Fiaker, maître : ne laisse aucune mission en plan
        [kapuziner] Kapuziner, maître : garde la bourse pleine
        [maria-theresia] Maria Theresia, maître : aime le pouvoir
       *[other] bot { $bot }
    }
page-bot-level =
    { $bot ->
        [random] fantasque
        [easy] facile
        [medium] moyen
        [hard] difficile
        [master] maître
        [fiaker] maître : ne laisse aucune mission en plan
        [kapuziner] maître : garde la bourse pleine
        [maria-theresia] maître : aime le pouvoir
       *[other] { $bot }
    }
page-table-for = Une table pour { $count }
page-open-table = Ouvrir la table
page-open-note =
    { $free ->
        [0] { $game }, { $players } joueurs, commence tout de suite
        [one] { $game }, { $players } joueurs, une chaise libre
       *[other] { $game }, { $players } joueurs, { $free } chaises libres
    }
page-gathering = La table est mise
page-invite = Copier le lien de cette table
page-copied = Le lien est copié
page-begin = Commencer la partie
page-wait-host = La partie commence quand l’hôte le décide.
page-full = Toutes les chaises sont prises. Vous pouvez rester et regarder.
page-begins = { $player } commence.

## La table

page-at-table = { $game } · { $count } à table
page-round = Tour
page-tools = Outils
page-tabs = Parties de la table
page-hide-pieces = Cacher les pièces
page-motion = Animations
page-sound = Son quand c’est à vous
page-settings = Réglages
page-swift = Finir mon tour sans demander
page-keys = Touches
page-keys-on = Utiliser les touches d’une lettre
page-key-next = Au choix possible suivant ou précédent
page-key-next-table = À la prochaine table qui vous attend, pendant que d’autres décident ici
page-key-list = Tous les choix en liste
page-key-map = Le plan de la ville
page-key-roam = D’un élément à l’autre ; chacun s’explique
page-key-take = Choisir, ou exécuter ce qui est choisi
page-key-escape = Réfléchir encore, ou fermer
page-key-skip = Finir le film d’un tour
page-key-back = regarder un pas en arrière, de vos propres yeux
page-key-undo = Reprendre le dernier choix
page-key-rule = La règle de ce qui est montré
page-key-help = Cette liste
page-bell = M’avertir quand c’est à moi
page-bell-denied = Ce navigateur ne laisse pas la page vous avertir ; ses réglages pour ce site peuvent y remédier.
page-word = Me prévenir quand c’est à moi, à cette table
page-pace-note =
    { $pace ->
        [days] Revenez quand c’est à vous. Personne n’est tenu de rester.
       *[live] Chacun est attendu ici. L’hôte peut appeler un bot pour un absent.
    }
page-voice = Ce qui se passe
page-prompt = Ce qui est demandé
page-your-turn = À vous de jouer
page-waiting = En attente de { $players }
page-waiting-since = En attente de { $players } depuis { $when }
page-when =
    { $kind ->
        [today] { $time }
        [yesterday] hier, { $time }
        [week] { $day }
       *[before] le { $date }
    }
page-watching = Vous regardez
page-over = La partie est terminée
page-undo = Annuler
page-undo-title = Reprendre le dernier choix (U)
page-take = Valider
page-end-turn = Finir le tour
page-end-turn-title = Puis les autres jouent : plus de retour possible
page-reveal = Révéler et continuer
page-reveal-title = Du caché se dévoile : plus de retour possible
page-think-again = Réfléchir encore
page-think-again-title = Rien n’est encore fait ; choisissez autre chose (Échap)
page-staged =
    { $ends ->
        [reveal] Choisi : { $choice }. Pas encore fait. Entrée révèle et continue, Échap laisse réfléchir encore.
       *[turn] Choisi : { $choice }. Pas encore fait. Entrée finit votre tour, Échap laisse réfléchir encore.
    }
page-close = Fermer
page-all-choices = Les { $count } choix
page-likely = Si vous répondez comme d’habitude aux questions suivantes.
page-preview = Ce qui se passerait
page-with-end-turn = Avec « Finir le tour »
page-then-possible = Ensuite, vous pourrez
page-sum = de { $from } à { $to }
page-at-end = À la fin
page-have = { $from } → { $to } sur { $need }
page-points-now = Points : { $points }
page-ended-now = Si la partie finissait : { $from } → { $to }
page-stages = Les étapes de votre action
page-end-shared = Vous partagez la victoire avec { $others } : { $points } points chacun.
page-goals = Missions
page-thinks = réfléchit
page-order =
    { $turn ->
        [played] a joué
        [now] joue
        [next] ensuite
        [last] en dernier
        [first] en premier
       *[then] puis
    }
page-away = absent
page-away-since = absent depuis { $when }
page-crest = premier joueur
page-you =
    { $place ->
        [1] vous, en premier
        [2] vous, en deuxième
        [3] vous, en troisième
       *[other] vous, en dernier
    }
page-slot =
    { $space ->
        [I] tiroir
        [II] pot-de-vin
        [III] agent
       *[IV] marqueur
    }
page-pile = { $count } cartes restantes
page-piles = reste : A { $a }, B { $b }
page-missions = Missions
page-completed = accomplies : { $count }
page-free-place = libre
page-bribes = Pots-de-vin
page-tiles = Informations
page-drawers = Tiroirs
page-hand = Votre main
page-agents = { $supply } en réserve, { $board } en ville
page-agents-hire = { $hires } à embaucher
page-drawer-empty = tiroir { $drawer }, vide
page-item-own = { $item } : à vous
page-item-not = { $item } : pas encore
page-whole-map = Plan entier ou de près
page-building = { $spot } { $building }, { $bribe }, { $flag }
page-letter = maison { $letter }
page-stand-here = ici : { $players }
page-square = { $square } : { $value }, tuile : { $info }
page-square-empty = { $square } : { $value }, vide
page-roof = L’Enquêteur est sur { $space }, la fin est sur { $end }
page-track = { $info } : zone { $area }, case { $space }
page-investigator-may = peut encore avancer
page-investigator-moved = a avancé
page-tab-desk = Bureau
page-tab-others = Autres
page-tab-house = Pistes
page-tab-missions = Missions
page-tab-log = Journal
page-chat = Discussion
page-chat-earlier = Messages précédents
page-notes = Notes
page-notes-hint = Vous seul voyez ceci.
page-say = Dites quelque chose à la table
page-send = Envoyer
page-speaks =
    { $by ->
        [former] (a joué ici)
       *[spectator] (regarde)
    }
page-line-more = Que faire de ce que dit { $player }
page-mute = Masquer ce que dit { $player }
page-block = Bloquer { $player } dans toute la maison
page-muted = Vous ne voyez pas ce que dit { $player }.
page-unmute = Afficher de nouveau
page-silence = Ôter la parole à { $player } à cette table
page-unsilence = Rendre la parole à { $player }
page-report-line = Signaler
page-report-why = Ce qui ne va pas, pour qui tient cette maison
page-reported = Qui tient cette maison le verra.
page-since = depuis votre dernier tour
page-review = Résumé
page-since-title = Depuis votre dernier tour
page-since-sum = ce qui s’est passé depuis { $when }
page-since-points = de { $from } à { $to } points
page-since-means = Ce que cela change pour vous
page-since-watch = Revoir, { $seconds } s
page-since-go =
    { $asked ->
        [yes] À mon tour
       *[no] À la table
    }
page-landing = À mon retour, montrer ce qui s’est passé
page-film = Le tour de { $player }
page-film-skip = Passer
page-film-pause = Pause
page-film-on = Reprendre
page-film-speed = Tours des autres
page-speed =
    { $speed ->
        [slow] lent
        [fast] rapide
        [still] texte seul
        [instant] aussitôt
       *[normal] normal
    }
page-log-filter = Montrer seulement
page-log-of = Seulement { $player }
page-log-kind =
    { $kind ->
        [points] Points
       *[places] Lieux
    }
page-look-back = Revoir ce moment
page-log-find = Chercher des mots
page-log-more = Afficher les lignes précédentes
page-log-none = Rien de tel pour l’instant.
page-undone = { $player } revient en arrière
page-seat-sat = { $player } prend place
page-seat-left = { $player } s’en va
page-seat-bot = un bot joue pour { $player }
page-seat-back = { $player } est de retour
page-seat-named = { $player } joue désormais à cette place
page-seat-asked = { $player } demande une place libre
page-seat-agreed = { $player } accepte
page-seat-declined = { $player } n’accepte pas
page-seat-took = { $player } reprend une place et en voit la main
page-silenced =
    { $silent ->
        [yes] l’hôte ôte la parole à { $player }
       *[no] { $player } a de nouveau la parole
    }
page-paced =
    { $pace ->
        [days] { $player } change le rythme : sur des jours
       *[live] { $player } change le rythme : en direct
    }
page-scores = Points
page-chart = Les points au fil des tours
page-chart-seat = { $player } : { $shape }
page-shape =
    { $colour ->
        [yellow] cercle jaune
        [red] triangle rouge
        [blue] carré bleu
        [white] hexagone blanc
        [black] croix noire
       *[green] losange vert
    }
page-rematch = Revanche
page-deal-share = Partager cette donne
page-deal-others = Les autres avec cette donne
page-rematch-asked = { $player } demande une revanche
page-rematch-come = Suivre
page-rematch-same = Revanche avec les mêmes personnes, bots et options
page-rematch-first = cette fois, { $player } commence
page-series = partie { $number } d’une série
page-series-open = La table suivante de la série est ouverte
page-series-make = En faire une série
page-series-log = { $games ->
    [0] { $player } termine la série
   *[other] { $player } en fait une série : la table suivante s’ouvrira d’elle-même
}
page-report = Signaler un problème
page-report-done = { $file } est enregistré et un texte est copié : joignez l’un et collez l’autre là où vous le signalez. Le fichier contient ce que vous pouvez savoir de cette partie, ni noms ni discussion.
page-report-text =
    Kaffeehaus { $version }, { $game }, étape { $step }, langue { $language }, écran { $screen }
    Ci-joint : { $file }

    Que s’est-il passé, et qu’aurait-il dû se passer ?
page-record = Enregistrement de la partie
page-verify = Vérifier la donne
page-verify-promised = Empreinte montrée au début
page-verify-computed = Empreinte de cette graine, calculée par votre navigateur
page-verify-record = L’enregistrement de la partie indique la même graine.
page-verify-record-differs = L’enregistrement de la partie indique une autre graine.
page-verify-no-record = L’enregistrement de la partie n’a pas pu être obtenu à l’instant.
page-verify-again = Cartes, tuiles et missions découlent toutes de la graine, et vous n’êtes pas obligé de nous croire : gardez l’enregistrement et lancez « kaffeehaus replay FICHIER », qui redistribue et rejoue tout.
page-seed-fits = Elles concordent : la graine était fixée avant la première carte.
page-seed-differs = Elles ne concordent pas : ce n’est pas la graine promise au début.
page-no-table = Cette table n’existe pas, ou elle n’est pas pour vous.
page-no-table-note = Regardez encore le lien, ou demandez à qui l’a envoyé. Il y a d’autres tables dans la salle.
page-unknown-note = L’adresse est peut-être mal tapée. Tout commence dans la salle.
page-trouble-note = Cette page réessaie d’elle-même. Si cela dure, prévenez qui tient cette maison.
page-shut-note = Cette page ne réessaie pas d’elle-même. Il y a d’autres tables dans la salle.
page-hand-over = À { $player } de jouer. Passez l’écran.
page-covered = Le matériel de { $player } est couvert.
page-uncover = Montrer mon matériel
page-take-back = Reprendre la place
page-let-bot = Laisser jouer un bot
page-let-bot-for = Laisser un bot jouer pour { $player }
page-ask-seat = Demander cette place
page-ask-note = Qui s’assoit ici voit cette main ; les joueurs sont donc consultés d’abord.
page-asks = { $player } demande à s’asseoir ici et verrait cette main.
page-agree = Accepter
page-decline = Refuser
page-go-away =
    { $seats ->
        [1] Laisser un bot jouer à ma place
       *[other] Laisser un bot jouer pour { $player }
    }
page-go-away-note = Le bot garde la place jusqu’à ce qu’elle soit reprise.

## L’écran simple : tout jeu en mots

page-plain = Écran simple : du texte seul
page-drawn = Écran dessiné
page-plain-round =
    { $round ->
        [0] avant le tour 1
       *[other] tour { $round }
    }, { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-plain-ask = Que faites-vous ?
page-plain-secret = À vous. Choisissent aussi en secret : { $players }
page-plain-done = Vous avez choisi
page-plain-since = depuis { $when }
page-plain-points =
    { $count ->
        [one] { $signed } point
       *[other] { $signed } points
    }
page-plain-find = Écrire pour choisir
page-plain-nothing = Aucun choix ne contient « { $typed } ».
page-plain-instead = Ou à la place
page-plain-why = Pourquoi pas … ?
page-plain-why-find = Ce que vous voudriez faire
page-plain-why-kind = Type de choix
page-plain-why-all = tous
page-plain-why-other = autre chose
page-plain-why-ask = Demander pourquoi
page-plain-value = { $name } : { $value }
page-plain-switch =
    { $value ->
        [yes] oui
       *[no] non
    }
page-plain-end = à la fin de votre tour : { $what }
page-plain-then = ensuite, vous pourrez : { $what }
page-plain-choose = Choisissez
page-plain-stands = Où en est la partie
page-plain-player = Joueur
page-plain-happened = Ce qui s’est passé
page-plain-key-figure = Choisir
page-plain-key-do = Faire ce qui est choisi
page-plain-key-find = Chercher un choix par ses mots

## Revoir une partie terminée

page-replay = Revoir la partie pas à pas
page-analysis = Analyse
page-replay-title = Revoir une partie
page-replay-result = Voir le résultat
page-replay-place =
    { $round ->
        [0] Avant le tour 1 · étape { $step } sur { $count }
       *[other] Tour { $round } · étape { $step } sur { $count }
    }
page-replay-start = Les cartes sont distribuées.
page-replay-secret = choisit en secret
page-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
page-replay-lost = La maison ne répond pas. Réessayez cette étape dans un instant.
page-replay-controls = Parcourir la partie
page-replay-slider = Étape
page-replay-first = Au début (Origine)
page-replay-turn-back = Un tour de joueur en arrière (Maj ←)
page-replay-back = Une étape en arrière (←)
page-replay-play = Lecture (barre d’espace)
page-replay-pause = Pause (barre d’espace)
page-replay-next = Une étape en avant (→)
page-replay-turn-next = Un tour de joueur en avant (Maj →)
page-replay-last = À la fin (Fin)
page-replay-eyes = Avec les yeux de qui
page-replay-eyes-none = En spectateur
page-replay-eyes-of = Avec les yeux de { $player }
page-replay-copy = Copier le lien de cette étape
page-replay-import = Ouvrir une partie enregistrée
page-replay-import-note = Un fichier d’ici ou du terminal
page-to-position = Préparer une position
page-to-position-note = Écrivez-la ou ouvrez un fichier ; des bots jouent contre vous
page-position-of = Cette position, à modifier et à jouer
page-replay-reading = Lecture de l’enregistrement…
page-replay-refused = Ce fichier ne peut pas être ouvert : { $problem }
page-replay-large = Ce fichier est bien trop gros pour un enregistrement.
page-replay-early = Tant qu’elle dure, on peut la regarder à sa table.

## Ce que chaque table explique d’elle-même

page-x-hold = Gardez le doigt sur un élément pour en savoir plus ; touchez ailleurs pour fermer.
page-x-walk = Les flèches vont d’un élément à l’autre ; Échap ferme ceci.
page-x-round-title = Tour { $round }
page-x-digest = Empreinte du mélange : { $digest }. La graine est montrée à la fin, et « Vérifier la donne » contrôle qu’elles concordent.

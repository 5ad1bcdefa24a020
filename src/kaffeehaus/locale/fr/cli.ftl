### The commands in the terminal.
### The values of options are typed in English in every language.

## Help
## The program adds a colon to the headings, so they end in a no-break space.

help-about = Jouez aux jeux de la maison dans le terminal, faites jouer des bots, revoyez des parties et mesurez le moteur.
help-usage = usage :{" "}
help-options = options{"\u00A0"}
help-arguments = arguments{"\u00A0"}
help-commands = commandes{"\u00A0"}
help-help = affiche cette aide
help-version = affiche la version
help-lang = langue de tous les textes : { $languages } ; sinon celle de l’environnement (KAFFEEHAUS_LANG, LC_ALL, LANG)
help-game = le jeu : { $games }
help-json = affiche du JSON pour d’autres programmes au lieu d’un tableau

play-about = joue une partie contre des bots dans ce terminal
play-players = nombre de joueurs, vous compris (3)
play-bots = qui occupe les autres sièges : { $bots } ; un nom pour tous, ou un par bot avec des virgules ({ $default })
play-seat = votre siège, 1 étant le premier (1)
play-seed = rejoue la même donne : un nombre, ou 0x et des chiffres hexadécimaux (graine secrète)
play-option = une règle de la table ; option répétable
play-resume = reprend une partie sauvegardée
play-position = commence par une position lue dans un fichier ; la graine distribue ce qu’elle laisse ouvert
play-at = reprend la partie sauvegardée après ce nombre d’actions ; ce qui a été joué reste tel quel
play-save = où sauvegarder la partie (un fichier de votre dossier d’état)

simulate-about = fait jouer beaucoup de parties aux bots et en donne le bilan
simulate-players = nombre de joueurs ({ $default })
simulate-games = nombre de parties (100)
simulate-seed = nombre dont est tirée la graine de chaque partie (1)
simulate-bots = qui joue : { $bots } ; un nom pour tous les sièges, ou un par siège avec des virgules ({ $default }) ; hard@200 réfléchit 200 itérations par décision, hard@0.5s une demi-seconde
simulate-workers = nombre de processus qui se partagent le travail (1) ; les résultats n’en dépendent pas

replay-about = montre une partie enregistrée : son journal, ou la position à tout moment
replay-file = la partie sauvegardée
replay-at = dessine la position après ce nombre d’actions
replay-position-file = écrit la position après ce nombre d’actions (--at), ou la dernière, dans un fichier

audit-about = rejoue les parties conservées et enregistrées, et nomme celles qui ne finissent plus comme alors
audit-files = enregistrements, jeux de données ou dossiers
audit-table = table { $id }
audit-entry = { $game }, entrée { $step } : { $said }
audit-step = { $game }, après { $step } actions : { $said }
audit-what =
    { $what ->
        [action] une action n’est plus permise : { $one }
        [entry] illisible : { $one }
        [table] la mise en place est impossible : { $one }
        [events] il se passe autre chose : { $one } est devenu { $other }
        [legal] les choix permis ont changé : { $one } est devenu { $other }
        [outcome] la fin a changé : { $one } est devenu { $other }
        [score] les points étaient { $one } et sont { $other }
       *[other] { $what } était { $one } et est { $other }
    }
audit-done =
    { $different ->
        [0] { $games ->
            [one] 1 partie rejouée : elle finit comme alors.
           *[other] { $games } parties rejouées : toutes finissent comme alors.
        }
        [one] 1 partie sur { $games } ne finit plus comme alors.
       *[other] { $different } parties sur { $games } ne finissent plus comme alors.
    }
error-audit-nothing = Indiquez ce qu’il faut rejouer : une base avec --database, ou des enregistrements, jeux de données ou dossiers.

bench-about = mesure la vitesse des règles, avec python-chess comme étalon lors du même essai
bench-seconds = durée de la mesure en secondes ({ $default })
bench-explained =
    Coups légaux au hasard dans la plus grande configuration de chaque jeu, mesurés en alternance avec python-chess ;
    médianes des séries. Une décision = legal + choix + apply ; ce que le moteur joue de lui-même ne compte pas. legal_us :
    une liste recalculée, non celle en mémoire ; clone_us : une copie ; state_bytes : la mémoire propre à une copie.

load-about = joue à de nombreuses tables d’un serveur et dit combien de temps prennent les coups et ce qu’ils coûtent
load-url = l’adresse d’un serveur en marche (sans elle, l’essai en lance un)
load-game = le jeu ({ $default })
load-tables = nombre de tables ({ $default })
load-players = nombre de joueurs par table ({ $default })
load-every = secondes entre deux coups d’une table ({ $default })
load-seconds = durée de la mesure en secondes ({ $default })
load-thinking = autant de tables en plus, où l’on joue contre le bot le plus fort (0) ; elles ne comptent pas dans les chiffres, seulement dans la charge
load-reviews = autant de parties finies sont analysées pendant ce temps, l’une après l’autre (0)
load-idle = attendre ensuite que le serveur ait oublié les tables, en ouvrir autant et dire combien de mémoire il faut de plus
load-serve = options du serveur lancé, comme pour kaffeehaus serve (--serve "--processes 2")
load-against = une autre version à comparer, à tour de rôle : le dossier d’une copie de travail ou un Python où elle est installée
load-rounds = nombre de comparaisons des deux ({ $default })
load-explained =
    Chaque place a sa propre connexion et joue au hasard parmi les coups permis. Le délai d’un coup va de son envoi jusqu’au dernier
    client de la table qui en est informé. Le serveur doit tourner avec --no-limits, car tous les clients viennent d’une seule adresse.

options-of = options de { $game } (avec --option nom=valeur){"\u00A0"}

## What placeholders are called

meta-game = JEU
meta-option = NOM=VALEUR
meta-options = OPTIONS
meta-number = N
meta-bots = NOM,…
meta-seat = K
meta-value = S
meta-file = FICHIER
meta-folder = DOSSIER
meta-address = ADRESSE
meta-table = TABLE
meta-guest = CLIENT
meta-text = TEXTE
meta-command = COMMANDE
meta-lang = XX

## What was wrong

error-line = kaffeehaus : { $problem }
error-usage = kaffeehaus : { $problem } ({ $command } --help montre ce qui existe)
error-language = kaffeehaus : la langue { $lang } n’existe pas ; il y a { $languages }
error-number = { $option } attend un nombre entier d’au moins { $least }, pas { $value }
error-seconds = { $option } attend un nombre positif, pas { $value }
error-load-limits = le serveur { $url } limite ce qu’une adresse peut faire ; lancez-le avec --no-limits pour cet essai
error-load-server = aucun serveur ne répond à { $url } : { $problem }
error-load-url = un serveur s’écrit http://HÔTE:PORT, pas { $value }
error-load-own = --serve et --against concernent un serveur lancé pour l’essai ; n’indiquez donc pas d’adresse
error-load-against = une version est le dossier d’une copie de travail ou un Python, pas { $value }
error-seed = une graine est un entier à partir de 0, ou 0x et un nombre pair de chiffres hexadécimaux, pas { $value }
error-option = une option s’écrit nom=valeur, pas { $value }
error-option-twice = l’option { $name } est donnée deux fois
error-game = le jeu { $value } n’existe pas ; il y a { $games }
error-bots = { $given ->
    [1] un seul nom vaut pour tous
   *[other] { $given } noms ne conviennent pas
  } : nommez un bot pour tous, ou { $needed ->
    [1] un seul
   *[other] { $needed } avec des virgules
  }
error-seat = à une table de { $players } joueurs, les sièges vont de 1 à { $players } ; il n’y a pas de siège { $value }
error-at-alone = --at dit à partir de quel moment on joue une partie sauvegardée : il faut donc --resume FICHIER
error-resume-with = { $name } apporte sa propre table : retirez { $options }
error-resume-game = c’est une partie sauvegardée de { $found }, pas de { $game }
error-read = impossible de lire { $file } : { $reason }
error-write = impossible d’écrire { $file } : { $reason }
error-moment = { $count ->
    [one] l’enregistrement compte { $count } action
   *[other] l’enregistrement compte { $count } actions
  } ; le moment { $value } n’existe pas
error-arguments = que veut dire { $arguments } ?
error-required = il manque { $arguments }
error-expected = { $argument } attend une valeur
error-explicit = { $argument } ne prend pas de valeur
error-command = la commande { $value } n’existe pas ; il y a { $commands }
error-syntax = ces arguments sont incompréhensibles
reason-missing = ce fichier n’existe pas
reason-forbidden = ce n’est pas permis
reason-folder = c’est un dossier
reason-path = une partie du chemin n’est pas un dossier
reason-full = le disque est plein
reason-read-only = lecture seule
reason-name = ce nom n’est pas valable
reason-other = erreur { $number }
interrupted = Interrompu.

## At the table

table-seats = À la table : { $seats }
table-keys = Un numéro fait un choix. ? aide · pourquoi … · conseil · annuler · table · journal · carte N · sauver FICHIER · position FICHIER · quitter
prompt = { $name }>{" "}
prompt-unknown = Je ne comprends pas « { $text } ». Tapez un numéro de 1 à { $last }, ou ? pour l’aide.
prompt-ambiguous = « { $text } » correspond à plusieurs choix ; tapez le numéro.
# These words are understood besides the English ones; each is a single word.
command-why = pourquoi
command-advice = conseil
command-undo = annuler
command-board = table
command-log = journal
command-card = carte
command-save = sauver
command-position = position
command-quit = quitter
command-help = aide

help-title = Ce que vous pouvez taper
help-number = un numéro
help-number-what = fait ce choix ; un lieu comme c3 ou un nom convient aussi s’il ne désigne qu’un seul choix
help-why-what = dit pourquoi un choix manque : pourquoi c3, ou pourquoi et un mot de ce choix
help-advice-what = demande au bot le plus fort ce qu’il ferait et pourquoi ; conseil et le nom d’un bot le demande à celui-là
help-undo-what = annule votre dernier choix, tant que rien de caché n’a été révélé depuis
help-board-what = redessine toute la table
help-log-what = montre tout le journal de la partie
help-card-what = explique une carte, par exemple carte 5
help-save-what = sauvegarde la partie dans un fichier et continue
help-position-what = écrit dans un fichier ce que vous savez du début de ce tour, pour jouer à partir de là
help-quit-what = sauvegarde la partie et quitte, en disant comment revenir
help-key-why = pourquoi …
help-key-advice = conseil
help-key-undo = annuler
help-key-board = table
help-key-log = journal
help-key-card = carte N
help-key-save = sauver FICHIER
help-key-position = position FICHIER
help-key-quit = quitter
help-note = Le premier mot de chaque ligne, dans votre langue ou en anglais (why, advice, undo, board, log, card, save, quit) ; majuscules et accents sont facultatifs.
undo-done = Annulé : { $action }
undo-none = Rien à annuler : quelque chose de caché a été révélé depuis votre dernier choix, ou vous n’avez pas encore choisi.
why-line = { $action } — { $reason }
why-what = Pourquoi quoi ? Par exemple : pourquoi c3, ou pourquoi et un mot du choix qui manque.
why-unknown = Aucun choix ne s’appelle « { $text } ». Essayez un lieu comme c3, ou un mot du choix qui manque.
card-what = Quelle carte ? Par exemple : carte 5.
save-what = Sauvegarder dans quel fichier ? Par exemple : sauver soiree.json
position-what = Dans quel fichier ? Par exemple : position soiree.json
saved = Partie sauvegardée : { $file }
resume-hint = Pour continuer : { $command }
goodbye = Au revoir.

## The end

end-digest = Empreinte { $digest } (celle montrée au début)
end-record = L’enregistrement de cette partie : { $file }
end-replay = Pour la revoir : { $command }

## Figures

figures-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $game } à { $players } joueurs, graine { $seed }
figures-progress = parties
figures-rounds = tours (min., médiane, max.)
figures-decisions = décisions par partie
figures-scores = points (moyenne, min., max.)
figures-wins = part des victoires par siège
figures-places = part des victoires par ordre du tour (premier joueur d’abord)
figures-half = le meneur à mi-partie gagne
figures-interval = { $value } ({ $low }–{ $high })
figures-sources = points par joueur, par origine
figures-source = { $rule } { $points }
figures-holding =
    { $thing ->
        [tiles] tuiles Information secrète par joueur
        [agents] agents sur le plateau à la fin, par joueur
       *[members] membres en ville par joueur
    }
figures-missions-share = part des points due aux missions
figures-deal = écarts de score expliqués par les missions reçues
figures-ended = fin déclenchée par { $reason }
figures-cards = cartes en tiroir (le plus, le moins)
figures-missions = missions acceptées, complétées
figures-purchases = achats
figures-value = { $name } × { $count }
figures-two = { $first } · { $second }
figures-range = { $first } … { $last }

bench-title = Vitesse des règles, médianes de { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
  }
bench-game = jeu
bench-engine = moteur
bench-decisions = décisions/s
bench-games = parties/s
bench-legal = legal µs
bench-clone = clone µs
bench-bytes = octets/état
bench-ratio = rapport à python-chess
bench-chess = python-chess : { $plies } demi-coups/s
bench-no-chess = python-chess n’est pas installé : il n’y a donc pas d’étalon (pip install chess).
bench-spiel = OpenSpiel { $name } : { $decisions } décisions/s
bench-engine-name = { $engine ->
    [compiled] compilé
   *[pure] pur
  }
load-title = { $tables } tables de { $players }, un coup toutes les { $every } s : { $moves } coups en { $seconds } s
load-rate = coups par seconde
load-latency = { $name } en ms
load-late = coups en retard
load-refused = coups refusés
load-lag = dont les clients eux-mêmes (p99) en ms
load-bytes = octets par message
load-processes = processus du serveur
load-cpu = processeur du serveur par coup en ms
load-cpu-percent = processeur du serveur en % d’un cœur
load-table-kb = ko par table avec ses connexions
load-idle-kb = ko de plus par table pour en rouvrir autant après l’oubli des premières
load-clients-cpu = processeur des clients par coup en ms
load-start = démarrage à froid jusqu’à la première vue en s
load-compared = { $tables } tables de { $players }, un coup toutes les { $every } s, à tour de rôle : { $rounds } manches chacune
load-this = cette version
load-other = l’autre
load-ratio = rapport (95 %)

## Replay

replay-title = { $game }, { $players } joueurs, { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
replay-position = { $number ->
    [one] Après { $number } action sur { $count }
   *[other] Après { $number } actions sur { $count }
  }
replay-unfinished = La partie n’est pas terminée ; les cartes cachées restent cachées.

## Arena and datasets

arena-about = oppose des bots dans des confrontations équitables et note la force de chacun, avec des intervalles
arena-bots = qui s’affronte : { $bots }, avec des virgules ; nom@0.5s ou nom@200 donne le nombre de secondes ou d’itérations par décision d’un bot qui réfléchit, nom@0.5cpu celui des secondes de processeur
arena-games = nombre de parties ({ $default }), arrondi à des donnes entières : chacune est jouée par chaque formation à chaque siège
arena-ray = joue sur la grappe Ray de cette adresse ; { $local } en démarre une sur cette machine
arena-out = le dossier des parties et des résultats ; la même commande reprend là où elle a été interrompue
arena-summarize = ne joue rien : récrit les résultats des parties de ce dossier
budget-time = secondes par décision pour les bots qui réfléchissent ({ $default }) ; ces parties ne peuvent pas être répétées à l’identique
budget-iterations = itérations par décision pour les bots qui réfléchissent, au lieu d’une durée ; ces parties sont fixées par la graine
dataset-about = fait jouer des bots et écrit leurs parties pour que d’autres les étudient
dataset-bots = qui joue : { $bots } ; plusieurs, avec des virgules, se relaient aux sièges ({ $default })
dataset-out = le nouveau fichier : son nom finit par .jsonl, ou par .jsonl.zst pour le comprimer ; avec --recipe, un dossier
dataset-recipe = crée dans un dossier un jeu de données qui a un nom ({ $names }) ; la même commande reprend là où elle a été interrompue
dataset-share = n’en crée que la première de ce nombre de parts égales

arena-rounded = { $games } parties seront jouées : { $deals } donnes de { $each } parties chacune, pour que chaque formation joue chaque donne à chaque siège.
arena-failed = Les parties { $games } n’ont pas pu être jouées : { $reason }. La même commande les essaiera de nouveau.
arena-written = Les résultats sont dans { $folder }
arena-extra = Les cotes et les images demandent davantage : pip install "kaffeehaus[arena]", puis kaffeehaus arena --summarize DOSSIER.
arena-not-reproducible = Des bots ont réfléchi à la montre : la même commande ne donnera pas exactement les mêmes parties.
arena-overruns = { $bot } a dépassé 1,2 fois son budget pour { $share } de ses décisions.
arena-bot = bot
arena-wins = victoires par siège
arena-rating = cote
arena-score = points
arena-ms = ms/décision
arena-ahead = devant …
arena-interval = { $value } ({ $low }…{ $high })
arena-most = { $value } (≤ { $most })
dataset-written = { $games ->
    [1] Une partie est
   *[other] { $games } parties sont
  } dans { $file }
dataset-digest = Son empreinte est { $digest }
plot-ratings = Cotes avec intervalles à 95 %
plot-rating = cote (0 est la moyenne, 400 valent 10 contre 1)
plot-scores = D’où viennent les points
plot-points = points par partie
plot-lengths = Durée des parties
plot-decisions = décisions dans une partie
plot-games = parties

error-budgets = --time et --iterations ne vont pas ensemble
error-summarize = --summarize ne prend qu’un dossier : retirez le jeu et --out
error-no-games = il n’y a pas encore de parties dans { $folder }
bad-budget-bot = { $name } répond aussitôt et ne prend pas de budget
bad-line-up-alone = une rencontre demande au moins deux bots différents
bad-line-up-few = chaque formation de ces bots à chaque siège demande { $least } parties par donne ; { $games }, c’est trop peu
bad-line-up-twice = { $given } bots, dont certains deux fois, sont nommés pour { $players } sièges : nommez chacun une fois, ou un par siège
bad-run-other = { $folder } contient une autre série : { $field } diffère. Choisissez un autre dossier.
bad-run-busy = une autre série écrit dans { $folder }
bad-run-folder = { $folder } n’est pas le dossier d’une série ; une nouvelle série demande un dossier neuf ou vide
bad-run-damaged = { $file } est abîmé à la ligne { $line }
bad-ray-missing = Ray n’est pas installé : pip install "kaffeehaus[ray]"
bad-ray-address = aucune grappe Ray ne répond à l’adresse { $address } ({ $reason })
error-dataset-recipe = il n’y a pas de jeu de données { $value } ; il y a { $names }
error-dataset-settled = --recipe fixe ce qui est joué : seuls --out, --share et --workers vont avec
bad-dataset-name = { $file } : le nom d’un jeu de données finit par .jsonl ou .jsonl.zst
bad-dataset-zstandard = les fichiers comprimés demandent davantage : pip install "kaffeehaus[arena]", ou choisissez un nom en .jsonl
bad-dataset-exists = { $file } existe déjà, et rien n’est écrasé
bad-dataset-game = la partie { $number } ou l’une des suivantes n’a pas pu être jouée : { $reason }
bad-dataset-changed = { $folder } n’est plus ce qui y a été créé : l’empreinte a changé
bad-dataset-judge = { $game } n’a pas ici de juge entraîné pour ce que contient le jeu de données

## Apprentissage

learn-about = fait apprendre un jeu aux bots : ils jouent entre eux, un juge s’entraîne sur ce qu’il en advient, et ce qui gagne est gardé
learn-out = le dossier de tout ce qui a formé le juge ; la même commande reprend là où elle a été interrompue
learn-minutes = la durée permise ; sans elle, chaque manche a son nombre de parties
learn-rounds = les manches après la première (2) ; celle qui ne bat plus guère la précédente est la dernière
learn-games = le nombre de parties d’une manche
learn-match = le nombre de parties d’une rencontre décisive à deux (400) ; les tables plus grandes en jouent quelques-unes de plus
learn-think = combien de fois un joueur qui a appris poursuit la partie en pensée à chaque décision, en jouant comme aux rencontres ; sinon, il regarde une action plus loin
learn-cores = le nombre de processus qui se partagent le travail (un par cœur)
learn-players = seulement les tables de ce nombre de joueurs ; peut être donné plusieurs fois
learn-from = les poids d’un joueur qui joue la première manche et qu’il faut battre ; sinon, des bots sans apprentissage commencent
learn-exploit = n’apprend que des parties contre le joueur du départ (le meilleur de la maison, à moins que --from n’en nomme un autre) et cherche ce qui le bat
learn-linear = n’apprend que la droite, sans réseau
learn-small = un cours en miniature, en moins d’une minute
learn-install = met les poids en place, pour que les bots de la maison jouent d’après eux

learn-numpy = apprendre demande davantage : pip install "kaffeehaus[arena]", et "kaffeehaus[learning]" pour les grands réseaux
learn-playing = Manche { $round } : { $games } parties jouées
learn-played = Manche { $round } : { $games } parties de { $player }, { $positions } positions
learn-training = Manche { $round } : les juges s’entraînent
learn-trained = Manche { $round } : { $judge } est au point ; écart de { $error } points dans des parties inconnues
learn-matches = Manche { $round } : { $deals } donnes sur { $whole } des rencontres
learn-gate = Manche { $round } : { $judge } gagne { $last } % contre le meilleur jusqu’ici et { $medium } % contre medium ; { $kept ->
    [yes] on le garde.
   *[no] on ne le garde pas.
  }
learn-judge-ends = la droite d’après la fin des parties
learn-judge-line = la droite
learn-judge-both = la moyenne de la droite et du juge du départ
learn-judge-small = le petit réseau
learn-judge-large = le grand réseau
learn-bar-round = Manche { $round } sur { $rounds }
learn-bar-playing = parties
learn-bar-training = entraînement
learn-bar-matches = rencontres
learn-bar-games = { $games } parties
learn-bar-deals = { $deals } donnes sur { $whole }
curve-strength = Force du meilleur juge de chaque manche
curve-error = Justesse des juges dans des parties inconnues
curve-games = parties apprises
curve-points = écart en points
curve-medium = % de victoires contre medium
curve-last = % de victoires contre le meilleur jusque-là
curve-ends = droite d’après la fin
curve-line = droite
curve-both = moyenne avec le juge du départ
curve-small = petit réseau
curve-large = grand réseau
learn-damaged = { $file } est abîmé, on le refait
learn-failed = Un problème dans la manche { $round } : { $reason }
learn-written = Le cours est dans { $folder }
learn-installed = Les poids sont en place : { $file }

bad-course-folder = { $folder } n’est pas le dossier d’un cours ; un nouveau cours demande un dossier neuf ou vide
bad-course-other = { $folder } contient un autre cours : { $field } diffère. Choisissez un autre dossier.
bad-course-batch = le lot { $number } n’a pas pu être joué : { $reason }
bad-course-time = le temps ne suffit pas même pour un lot de parties
bad-course-features = { $game } n’a pas de traits dont on puisse apprendre
bad-numbers-format = { $file } n’est pas un fichier au format { $format }
bad-numbers-short = { $file } est tronqué : il n’y a que { $found } octets sur { $whole }
bad-numbers-damaged = { $file } est abîmé : son empreinte ne correspond pas
bad-weights-tables = { $file } contient des tableaux dont les tailles ne vont pas ensemble
bad-weights-game = { $file } est fait pour { $found }, pas pour { $game }
bad-weights-edition = { $file } est fait pour l’édition { $found } ; celle-ci est { $needed }
bad-weights-version = { $file } est fait pour la version { $found } des traits ; ils en sont à la version { $needed }
bad-weights-size = { $file } est fait pour { $found } traits ; il y en a { $needed }

## The screen that any game has

plain-ask = Que faites-vous ?
plain-round = Tour { $round }
plain-points = { $player } { $points }
plain-value = { $name } : { $value }
plain-no-cards = Ce jeu n’explique aucune carte.

## La commande house

house-about = tenir une maison : ses tables, ses clients, sa base
house-explained = Un serveur en marche tient compte de tout cela en quelques secondes.
house-tables = dresser la liste des tables
house-close = fermer une table : plus personne ne peut y venir
house-reopen = rouvrir une table fermée
house-export = écrire des enregistrements de parties dans un dossier
house-repair = chercher les tables dont le journal ne se lit pas jusqu’au bout, et en couper une là
house-announce = montrer pendant un temps une ligne à toute la maison
house-guests = dresser la liste de ceux qui jouent ici
house-reports = dresser la liste des propos que des clients ont signalés
house-ban = ne plus laisser un client venir à aucune table
house-unban = laisser un client revenir
house-recount = recompter toutes les parties terminées pour les statistiques de la maison
house-recounting = décompte des parties
house-backup = copier la base et la clé, même pendant que des serveurs tournent
house-rekey = tirer une nouvelle clé pour les cookies et les jetons ; les anciens restent valables
house-forget = oublier toutes les clés sauf la dernière : qui n’est pas venu depuis son tirage n’est plus reconnu
house-rekeyed = Une nouvelle clé est tirée. Relancez les serveurs : les cookies sont renouvelés à mesure que les clients viennent, et les anciens restent valables.
house-forgot-keys = Il ne reste que la dernière clé. Relancez les serveurs : les cookies et les jetons des anciennes ne valent plus.
house-the-table = l’identifiant d’une table : la fin de son adresse
house-the-guest = l’identifiant d’un client, tel que le donne `guests`
house-of-phase = seulement les tables dans cet état : { $phases }
house-of-game = seulement les tables de ce jeu
house-of-guest = seulement les tables où ce client a une place
house-folder = où vont les enregistrements
house-some-tables = seulement ces tables, finies ou non ; sinon toutes les parties finies
house-one-table = seulement cette table ; sinon toutes
house-cut-to = couper le journal de la table avant ce qui ne se lit pas, et garder dans ce fichier ce qui est coupé
house-line = ce qui est montré
house-minutes = pendant tant de minutes ({ $default } par défaut)
house-end = ne plus la montrer
house-guests-of = quiconque s’est assis ou a parlé à cette table
house-reason = pourquoi, pour vous-même
house-file = la copie ; la clé est posée à côté
house-column-table = table
house-column-game = jeu
house-column-phase = état
house-column-updated = dernier (UTC)
house-column-players = joueurs
house-column-guest = client
house-column-name = nom
house-column-tables = tables
house-column-note = note
house-column-line = propos
house-column-reason = raison
house-is-banned = exclu
house-closed = La table { $id } est fermée. Ses parties sont gardées ; kaffeehaus house reopen { $id } la rouvre.
house-reopened = La table { $id } est de nouveau ouverte.
house-exported = { $file } est écrit.
house-exported-all = { $count ->
    [one] L’enregistrement d’une partie finie est dans { $folder }.
   *[other] Les enregistrements de { $count } parties finies sont dans { $folder }.
}
house-left-out = La table { $id } est laissée de côté : { $problem }
house-broken = Table { $id } : l’entrée { $entry } ne se lit pas ({ $problem }). Entrées lisibles avant elle : { $sound } ; perdues à partir de là : { $lost }.
house-cut = Le journal de la table { $id } finit maintenant par l’entrée { $sound }. Ce qui a été coupé (entrées : { $lost }) est dans { $file }. Rouvrez la table avec kaffeehaus house reopen { $id }.
house-checked = Tables lisibles : { $sound } ; abîmées : { $broken } ; d’autres règles ou d’autres tables de matériel : { $other }.
house-announced = Tout le monde voit jusqu’au { $until } UTC : { $text }
house-announced-no-more = Ce n’est plus montré.
house-banned = Le client { $id } n’est plus admis.
house-unbanned = Le client { $id } peut revenir.
house-recounted = { $count ->
    [one] Une partie terminée a été parcourue.
   *[other] { $count } parties terminées ont été parcourues.
}
house-backed-up = Écrit, pour vos yeux seulement : { $files }
error-house-none = Il n’y a pas de maison dans { $database }. Nommez-en une autre avec --data ou --database.
error-house-table = Il n’y a pas de table { $id }.
error-house-not-closed = La table { $id } n’est pas fermée.
error-house-not-banned = Le client { $id } n’est pas exclu.
error-house-nothing-announced = Rien n’est annoncé.
error-house-announce = Dites ce qu’il faut annoncer, ou --end.
error-house-close-first = Un serveur peut encore écrire à la table { $id } : fermez-la d’abord avec kaffeehaus house close { $id }, et attendez quelques secondes.
error-house-broken = l’entrée { $entry } de la table { $id } ne se lit pas ({ $problem })
error-house-not-begun = la partie de la table { $id } n’a pas commencé
error-house-backup = { $database } est un PostgreSQL : sauvegardez-le avec pg_dump, et gardez avec lui le fichier de la clé.
error-house-empty = { $path } est la clé d’une maison, mais la base { $database } est vide. Ramenez la base de votre sauvegarde, ou ouvrez une maison neuve avec --new.
error-key-lost = La base { $database } a les parties d’une maison, mais sa clé { $path } a disparu. Ramenez la clé de votre sauvegarde ; ou tirez-en une autre avec --new, et plus personne ne sera reconnu ni n’aura de place.
error-key-other = { $path } n’est pas la clé de la maison dans { $database }. Ramenez la bonne de votre sauvegarde ; ou continuez avec celle-ci par --new, et plus personne ne sera reconnu ni n’aura de place.

### `kaffeehaus review`

review-about = parcourt une partie enregistrée : chances, tournants, et ce que le meilleur bot aurait fait
review-seat = ne raconte que les décisions de la place K
review-workers = autant de processus se partagent le travail ({ $usual })
review-playouts = le temps de réflexion pour chaque décision ({ $usual } simulations)
review-out = garde dans ce fichier ce qui est fait ; la même commande reprend là où elle a été interrompue
review-all = raconte aussi les bonnes décisions
review-json = affiche des données au lieu d’un texte
review-progress = Actions
review-failed = L’analyse s’est arrêtée : { $reason }
review-count = 
    { $verdict ->
        [best] { $count ->
            [one] { $count } meilleur choix
           *[other] { $count } meilleurs choix
        }
        [fine] { $count ->
            [one] { $count } bon choix
           *[other] { $count } bons choix
        }
        [slip] { $count ->
            [one] { $count } imprécision
           *[other] { $count } imprécisions
        }
        [miss] { $count ->
            [one] { $count } erreur
           *[other] { $count } erreurs
        }
        [luck] { $count } par chance
       *[only] { $count } sans choix
    }
review-change = En points de chance : ses décisions { $own }, celles des autres { $others }, ce qui a été révélé { $luck }
review-line = { $number }  { $what } · { $chance } · { $verdict }
review-verdict = 
    { $verdict ->
        [best] meilleur choix
        [fine] bon choix
        [slip] imprécision (coûte { $cost } points de chance)
        [miss] erreur (coûte { $cost } points de chance)
        [luck] chance
       *[only] seul choix possible
    }
review-turning = · tournant ({ $change } jusqu’à la décision suivante)
review-instead = { $bot } aurait choisi : { $action }
review-because = Raisons : { $reasons }
review-sure = C’était mieux dans { $won } des { $worlds } mondes compatibles avec ce que cette place pouvait savoir.
review-rough = Aucune partie n’a montré ce que vaut une avance ici : les chances ne sont qu’une estimation grossière.

### `kaffeehaus puzzles`

puzzles-about = cherche dans des parties de bots les décisions dont la meilleure réponse, unique, n’est pas la plus évidente
puzzles-out = garde dans ce fichier ce qui est trouvé ; la même commande reprend là où elle a été interrompue
puzzles-games = continue jusqu’à ce que tant de parties soient parcourues ({ $usual })
puzzles-choose = choisit tant de problèmes, aussi différents que possible les uns des autres ; avec --into
puzzles-into = le fichier où écrire ceux qui sont choisis
puzzles-so-far = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $file }
puzzles-chosen = { $count ->
    [one] { $count } problème choisi, écrit dans { $file }
   *[other] { $count } problèmes choisis, écrits dans { $file }
}
puzzles-failed = La recherche s’est arrêtée : { $reason }
error-puzzles-choose = --choose et --into vont ensemble : combien, et dans quel fichier
bad-puzzles-file = { $file } n’est pas un fichier de problèmes
bad-puzzles-other = { $file } contient une autre recherche : autre jeu, autre graine ou autre effort
bad-puzzle-cut = { $name } est illisible : il est peut-être tronqué
bad-puzzle-changed = { $name } a été modifié après coup : la somme de contrôle ne correspond pas
bad-puzzle-form = { $name } est d’une autre forme que ces problèmes

## kaffeehaus serve

error-house-open = La maison est déjà ouverte : { $address }. Allez-y, ou laissez plusieurs serveurs partager une base avec --redis.
error-port = { $host }, port { $port } : inutilisable ({ $problem }). Choisissez-en d’autres avec --host et --port.
error-port-taken = Le port { $port } de { $host } est pris par un autre programme. Choisissez-en un autre avec --port, ou --port 0 pour n’importe quel port libre.
error-data = Le dossier { $path } est inutilisable : { $problem }. Choisissez-en un autre avec --data.
error-database = La base de données { $database } est inutilisable : { $problem }. Vérifiez qu’elle fonctionne et que vous pouvez y écrire.
error-database-locked = La base de données { $database } est verrouillée par un autre programme. Fermez-le, ou choisissez une autre base avec --data ou --database.
error-database-url = Une base de données est sqlite:///CHEMIN ou postgresql://HÔTE/NOM.
error-site = Une adresse de la maison commence par https:// ou http://, et non { $site }.
error-mail-url = KAFFEEHAUS_SMTP est smtp://HÔTE ou smtps://NOM:MOTDEPASSE@HÔTE:PORT, et --mail-from une adresse.
error-mail-without = Pour envoyer des courriels, il faut à la maison --site et --mail-from.
error-redis-url = Un Redis s’écrit redis://HÔTE:PORT.
error-processes = Ce système ne sait pas passer une connexion d’un processus à un autre. Démarrez sans --processes.
serve-about = ouvrir la maison aux navigateurs
serve-host = l’adresse d’écoute
serve-port = le port ; 0 en prend un libre ({ $default } par défaut)
serve-data = où sont gardées la clé et les parties
serve-database = sqlite:///CHEMIN ou postgresql://HÔTE/NOM au lieu d’un fichier du dossier
serve-new = ouvrir une maison neuve là où il ne reste d’une ancienne que la clé ou que la base ; ses clients ne sont plus reconnus
serve-processes = combien de processus de cette machine se partagent les tables (par défaut { $default })
serve-redis = redis://HÔTE:PORT, par où plusieurs serveurs d’une même base s’informent
serve-proxy = les adresses, séparées par des virgules, des mandataires qui peuvent dire d’où vient un visiteur
serve-site = l’adresse où l’on trouve la maison, par exemple https://example.org : courriels et messageries y mènent
serve-mail-from = l’adresse d’où viennent les courriels ; le serveur qui les prend est dans la variable d’environnement KAFFEEHAUS_SMTP
serve-near = permet de faire écrire la maison à des adresses de son propre réseau
serve-bot-time = secondes par décision pour les bots qui réfléchissent ({ $default } par défaut)
serve-no-limits = lève toutes les limites de requêtes et de connexions ; seulement pour les essais de charge
serve-open = ouvrir la page dans un navigateur
serve-ready = Le Kaffeehaus est ouvert : { $address } (Ctrl-C le ferme)
serve-already = Le Kaffeehaus est déjà ouvert : { $address }
serve-missing = le serveur demande d’autres paquets : pip install kaffeehaus[server]
error-process = Un processus de la maison s’est terminé avec { $code } avant de servir. Lisez ce qu’il a dit avant cette ligne.

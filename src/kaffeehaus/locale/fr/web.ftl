### Ce que répond le serveur, pour le navigateur et pour la commande qui le lance.

## Ce que dit le serveur

error-nobody = Dites d’abord votre nom à la maison.
error-name = Un nom compte de 1 à { $longest } caractères visibles.
error-name-taken = Quelqu’un à cette table porte un nom qui ressemble à { $name }. Choisissez-en un autre.
error-text = Un message compte de 1 à { $longest } caractères visibles.
error-silenced = L’hôte vous a ôté la parole à cette table.
error-speaker = Personne d’autre n’a parlé sous ce numéro.
error-chat-line = Cette ligne de la conversation n’est plus là.
error-table-unknown = Cette table n’existe pas. Vérifiez le lien ou demandez à la personne qui vous l’a envoyé.
error-table-broken = Cette table est illisible : une ligne de son registre dans la maison est abîmée. Prévenez qui tient cette maison ; rien d’autre n’est perdu.
error-table-closed = La maison a fermé cette table.
error-banned = La maison ne vous laisse plus entrer. Si c’est une erreur, adressez-vous à ceux qui la tiennent.
error-table-rules = Cette table suit une autre version des règles ; elle ne peut pas continuer ici.
error-table-tables = Cette table a été ouverte avec d’autres tables de matériel ({ $found } ; ici { $here }). Rien n’est perdu : elle continuera quand la maison les utilisera de nouveau.
error-game-unknown = Il n’y a pas de jeu { $game } ; il y a { $games }.
error-language-unknown = Il n’y a pas de langue { $lang } ; il y a { $languages }.
error-options = La table ne peut pas être préparée ainsi : { $problem }
error-pace = Une table se joue à l’un de ces rythmes : { $paces }.
error-seats-count = { $seats } places ont été nommées pour { $players } joueurs.
error-seat-unknown = La table n’a que { $seats } places.
error-seat-taken = Cette place est prise. Choisissez-en une autre, ou regardez la partie.
error-seat-foreign = Ce n’est pas votre place.
error-seat-second = Qui a déjà vu une main de cette partie ne peut pas prendre une autre place.
error-seat-asked = { $name } a déjà demandé cette place.
error-seat-waits = Vous avez demandé cette place ; tous les joueurs n’ont pas encore accepté.
error-seat-unasked = Personne ne demande cette place.
error-seat-bot = Un bot joue cette place ; reprenez-la d’abord.
error-seat-no-bot = Aucun bot n’est assis là.
error-seat-present = Un bot ne prend qu’une place libre ou celle d’un joueur absent.
error-seat-kept = { $seconds ->
    [one] La place est gardée encore une seconde : la personne vient de partir.
   *[other] La place est gardée encore { $seconds } secondes : la personne vient de partir.
}
error-seat-days = Sur plusieurs jours, personne n’est tenu d’être là. Passez d’abord la table en direct, puis un bot pourra prendre la place.
error-seat-none = Seuls les joueurs de la table peuvent faire cela.
error-seats-open = Il reste des places libres.
error-bot-unknown = Il n’y a pas de bot { $bot } ; il y a { $bots }.
error-host = Seul l’hôte peut faire cela.
error-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-step = Cette partie compte { $count } étapes ; il n’y a pas d’étape { $value }.
error-not-over = L’enregistrement se lit et se revoit une fois la partie terminée.
error-rematch-early = La revanche se demande une fois la partie terminée.
error-record-long = L’enregistrement compte { $count } actions ; la maison en lit au plus { $most }.
error-stale = Il s’est passé quelque chose entre-temps ; voici la situation.
error-undo = Il n’y a plus rien que vous puissiez reprendre.
error-undo-many = { $count ->
    [one] Vous ne pouvez reprendre que votre dernière action.
   *[other] Vous ne pouvez reprendre que vos { $count } dernières actions.
}
error-actions-reveal = Quelque chose se dévoile en chemin, après l’action { $number } ; envoyez les actions suivantes à part.
error-action-unknown = Aucune action ne s’appelle { $action }.
error-malformed = Ce message est incompréhensible : { $problem }
error-too-large = Ce message est trop long.
error-too-fast = Pas si vite, s’il vous plaît.
error-house-full = La maison est pleine. Revenez dans un petit moment.
error-house-open = La maison est déjà ouverte : { $address }. Allez-y, ou laissez plusieurs serveurs partager une base avec --redis.
error-connections = Pas plus de { $most } connexions à la fois depuis votre adresse. Fermez d’autres onglets de cette maison.
error-hello = Le premier message, et lui seul, dit hello.
error-version = Ce serveur parle la version { $version } du protocole ; rechargez la page.
error-origin = Les demandes venues d’autres sites restent sans réponse.
error-page-unknown = Cette page n’existe pas. Vérifiez l’adresse.
error-method = Cette adresse ne répond pas à cela.
error-storage = La maison ne peut rien écrire pour l’instant ; rien n’a changé. Réessayez.
error-fault = Quelque chose s’est mal passé dans la maison. Rechargez la page.

## Ce que montre le lien d’une table quand on le partage

link-title =
    { $phase ->
        [gathering] Vous êtes invité à une table de { $game }
        [playing] Une partie de { $game } est en cours
       *[over] Une partie de { $game } terminée
    }
link-note = { $state } { $seated } { $options }
link-gathering =
    { $free ->
        [0] Une table pour { $players }. Toutes les chaises sont prises, mais vous pouvez regarder.
        [one] Une table pour { $players }, une chaise est libre.
       *[other] Une table pour { $players }, { $free } chaises sont libres.
    }
link-playing = { $players } joueurs, tour { $round }. Venez regarder.
link-over = { $players } joueurs. Revoyez la partie coup par coup.
link-seated = À la table : { $names }.
link-options = Options : { $options }.
link-option = { $name } : { $value }

## Pourquoi le serveur ne démarre pas

error-port = { $host }, port { $port } : inutilisable ({ $problem }). Choisissez-en d’autres avec --host et --port.
error-port-taken = Le port { $port } de { $host } est pris par un autre programme. Choisissez-en un autre avec --port, ou --port 0 pour n’importe quel port libre.
error-data = Le dossier { $path } est inutilisable : { $problem }. Choisissez-en un autre avec --data.
error-database = La base de données { $database } est inutilisable : { $problem }. Vérifiez qu’elle fonctionne et que vous pouvez y écrire.
error-database-locked = La base de données { $database } est verrouillée par un autre programme. Fermez-le, ou choisissez une autre base avec --data ou --database.
error-database-url = Une base de données est sqlite:///CHEMIN ou postgresql://HÔTE/NOM.
error-redis-url = Un Redis s’écrit redis://HÔTE:PORT.
error-process = Un processus de la maison s’est terminé avec { $code } avant de servir. Lisez ce qu’il a dit avant cette ligne.
error-processes = Ce système ne sait pas passer une connexion d’un processus à un autre. Démarrez sans --processes.

## La commande serve

serve-about = ouvrir la maison aux navigateurs
serve-host = l’adresse d’écoute
serve-port = le port ; 0 en prend un libre ({ $default } par défaut)
serve-data = où sont gardées la clé et les parties
serve-database = sqlite:///CHEMIN ou postgresql://HÔTE/NOM au lieu d’un fichier du dossier
serve-new = ouvrir une maison neuve là où il ne reste d’une ancienne que la clé ou que la base ; ses clients ne sont plus reconnus
serve-processes = combien de processus de cette machine se partagent les tables (par défaut { $default })
serve-redis = redis://HÔTE:PORT, par où plusieurs serveurs d’une même base s’informent
serve-proxy = les adresses, séparées par des virgules, des mandataires qui peuvent dire d’où vient un visiteur
serve-bot-time = secondes par décision pour les bots qui réfléchissent ({ $default } par défaut)
serve-no-limits = lève toutes les limites de requêtes et de connexions ; seulement pour les essais de charge
serve-open = ouvrir la page dans un navigateur
serve-ready = Le Kaffeehaus est ouvert : { $address } (Ctrl-C le ferme)
serve-already = Le Kaffeehaus est déjà ouvert : { $address }
serve-missing = le serveur demande d’autres paquets : pip install kaffeehaus[server]

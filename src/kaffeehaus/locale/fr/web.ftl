### Ce que répond le serveur, pour le navigateur et pour la commande qui le lance.

## Ce que dit le serveur

error-nobody = Dites d’abord votre nom à la maison.
error-name = Un nom compte de 1 à { $longest } caractères visibles.
error-text = Un message compte de 1 à { $longest } caractères visibles.
error-table-unknown = Cette table n’existe pas.
error-table-rules = Cette table suivait une version plus ancienne des règles ; elle ne peut pas continuer.
error-game-unknown = Il n’y a pas de jeu { $game } ; il y a { $games }.
error-language-unknown = Il n’y a pas de langue { $lang } ; il y a { $languages }.
error-options = La table ne peut pas être préparée ainsi : { $problem }
error-pace = Une table se joue à l’un de ces rythmes : { $paces }.
error-seats-count = { $seats } places ont été nommées pour { $players } joueurs.
error-seat-unknown = La table n’a que { $seats } places.
error-seat-taken = Cette place est prise.
error-seat-foreign = Ce n’est pas votre place.
error-seat-second = Qui a déjà vu une main de cette partie ne peut pas prendre une autre place.
error-seat-bot = Un bot joue cette place ; reprenez-la d’abord.
error-seat-no-bot = Aucun bot n’est assis là.
error-seat-present = Un bot ne prend qu’une place libre ou celle d’un joueur absent.
error-seats-open = Il reste des places libres.
error-bot-unknown = Il n’y a pas de bot { $bot } ; il y a { $bots }.
error-host = Seul l’hôte peut faire cela.
error-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-not-over = Le compte rendu se lit une fois la partie terminée.
error-stale = Il s’est passé quelque chose entre-temps ; voici la situation.
error-undo = Il n’y a plus rien que vous puissiez reprendre.
error-action-unknown = Aucune action ne s’appelle { $action }.
error-malformed = Ce message est incompréhensible : { $problem }
error-too-large = Ce message est trop long.
error-too-fast = Pas si vite, s’il vous plaît.
error-hello = Le premier message, et lui seul, dit hello.
error-version = Ce serveur parle la version { $version } du protocole ; rechargez la page.
error-origin = Les demandes venues d’autres sites restent sans réponse.
error-page-unknown = Cette page n’existe pas.
error-method = Cette adresse ne répond pas à cela.
error-storage = La maison ne peut rien écrire pour l’instant ; rien n’a changé. Réessayez.
error-fault = Quelque chose s’est mal passé dans la maison.

## Pourquoi le serveur ne démarre pas

error-port = { $host }, port { $port } : inutilisable ({ $problem })
error-data = Le dossier { $path } est inutilisable : { $problem }
error-database = La base de données { $database } est inutilisable : { $problem }
error-database-url = Une base de données est sqlite:///CHEMIN ou postgresql://HÔTE/NOM.
error-redis-url = Un Redis s’écrit redis://HÔTE:PORT.

## La commande serve

serve-about = ouvrir la maison aux navigateurs
serve-host = l’adresse d’écoute
serve-port = le port ; 0 en prend un libre ({ $default } par défaut)
serve-data = où sont gardées la clé et les parties
serve-database = sqlite:///CHEMIN ou postgresql://HÔTE/NOM au lieu d’un fichier du dossier
serve-redis = redis://HÔTE:PORT, par où plusieurs serveurs d’une même base s’informent
serve-open = ouvrir la page dans un navigateur
serve-ready = Le Kaffeehaus est ouvert : { $address } (Ctrl-C le ferme)
serve-missing = le serveur demande d’autres paquets : pip install kaffeehaus[server]

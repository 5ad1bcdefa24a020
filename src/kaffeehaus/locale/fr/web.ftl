### Ce que le serveur répond, pour le navigateur.

## Ce que dit le serveur

error-nobody = Dites d’abord votre nom à la maison.
error-name = Un nom compte de 1 à { $longest } caractères visibles.
error-name-taken = Quelqu’un à cette table porte un nom qui ressemble à { $name }. Choisissez-en un autre.
error-text = Un message compte de 1 à { $longest } caractères visibles.
error-silenced = L’hôte vous a ôté la parole à cette table.
error-reviews-full = Trop de parties attendent leur analyse. Réessayez plus tard.
error-together-led = C’est { $name } qui mène ici.
error-together-none = Personne ne mène ici pour le moment.
error-speaker = Personne d’autre n’a parlé sous ce numéro.
error-chat-line = Cette ligne de la conversation n’est plus là.
error-table-unknown = Cette table n’existe pas. Vérifiez le lien ou demandez à la personne qui vous l’a envoyé.
error-lesson-unknown = Cette leçon n’existe pas.
error-lesson-damaged = Cette leçon ne peut pas être donnée : { $problem }
error-table-broken = Cette table est illisible : une ligne de son registre dans la maison est abîmée. Prévenez qui tient cette maison ; rien d’autre n’est perdu.
error-table-closed = La maison a fermé cette table.
error-banned = La maison ne vous laisse plus entrer. Si c’est une erreur, adressez-vous à ceux qui la tiennent.
error-signed-out = Vous avez été déconnecté dans ce navigateur. Revenez par une clé d’accès, un code ou un autre de vos appareils.
error-code = Ce code n’est pas valable, ou ne l’est plus. Demandez-en un nouveau.
error-join = Cela ne peut pas suivre.
error-passkey = Cette clé d’accès n’est pas valable ici.
error-enough = Nous n’en gardons pas plus de { $most }.
error-table-rules = Cette table suit une autre version des règles ; elle ne peut pas continuer ici.
error-table-tables = Cette table a été ouverte avec d’autres tables de matériel ({ $found } ; ici { $here }). Rien n’est perdu : elle continuera quand la maison les utilisera de nouveau.
error-deal-unknown = Cette donne n’existe pas.
error-deal-table = Seule la donne d’une partie que vous jouez seul contre des bots se partage, une fois qu’elle a commencé.
error-puzzle-unknown = Ce problème n’existe pas ; il y en a { $count }.
error-puzzle-damaged = Ce problème ne peut pas être posé : { $problem }
error-puzzle-open = Répondez d’abord au problème, ou faites-vous montrer la solution.
error-game-unknown = Il n’y a pas de jeu { $game } ; il y a { $games }.
error-language-unknown = Il n’y a pas de langue { $lang } ; il y a { $languages }.
error-options = La table ne peut pas être préparée ainsi : { $problem }
error-pace = Une table se joue à l’un de ces rythmes : { $paces }.
error-seats-count = { $seats } places ont été nommées pour { $players } joueurs.
error-seat-unknown = La table n’a que { $seats } places.
error-seat-taken = Cette place est prise. Choisissez-en une autre, ou regardez la partie.
error-seat-reserved = L’hôte garde cette chaise pour quelqu’un. Choisissez une autre table, ou regardez la partie.
error-invite-full = Aucune chaise n’est libre à cette table.
error-friend-seat = Il n’y a là personne à qui demander. Vous pouvez demander à qui joue à une table avec vous.
error-friend-unknown = Il n’y a personne ici.
error-friend-code = Ce lien ne mène à personne, ou plus à personne. Demandez-en un nouveau.
error-friend-own = C’est votre propre lien. Envoyez-le à qui vous voulez pour ami.
error-friends-enough = C’est assez pour l’instant : nous n’en gardons pas davantage.
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
error-seat-days = Sur plusieurs jours, personne n’est tenu d’être là. Un bot pourra prendre la place quand la table l’aura attendue { $days } jours.
error-seat-none = Seuls les joueurs de la table peuvent faire cela.
error-seats-open = Il reste des places libres.
error-bot-unknown = Il n’y a pas de bot { $bot } ; il y a { $bots }.
error-host = Seul l’hôte peut faire cela.
error-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-unseen = Ce moment ne peut pas être montré : vous n’avez pas vu cette partie aussi loin.
error-ask-company = Les bots ne conseillent que les personnes qui jouent seules contre des bots.
error-ask-one = Une question à la fois : un bot réfléchit encore à la dernière.
error-ask-late = Aucun bot n’est libre pour l’instant. Reposez la question dans un moment.
error-ask-seat = La place { $seat } n’avait rien à décider à ce moment-là.
error-wish-turn = C’est votre tour : les souhaits servent pendant l’attente.
error-imagine-one = Une étape à la fois : la précédente est encore en cours.
error-step = Cette partie compte { $count } étapes ; il n’y a pas d’étape { $value }.
error-not-over = L’enregistrement se lit et se revoit une fois la partie terminée.
error-rematch-early = La revanche se demande une fois la partie terminée.
error-series-late = La table suivante de la série est déjà ouverte.
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
error-connections = Pas plus de { $most } connexions à la fois depuis votre adresse. Fermez d’autres onglets de cette maison.
error-hello = Le premier message, et lui seul, dit hello.
error-version = Ce serveur parle la version { $version } du protocole ; rechargez la page.
error-origin = Les demandes venues d’autres sites restent sans réponse.
error-page-unknown = Cette page n’existe pas. Vérifiez l’adresse.
error-method = Cette adresse ne répond pas à cela.
error-storage = La maison ne peut rien écrire pour l’instant ; rien n’a changé. Réessayez.
error-fault = Quelque chose s’est mal passé dans la maison. Rechargez la page.

## La page comme application

page-house-about = Des jeux de société entre amis ou contre des bots, avec les règles exactes, à une table dans le navigateur, en direct ou au fil des jours.
page-next-short = Table suivante

### Qui vous êtes ici, comment vous revenez, un autre de vos appareils, et comment la maison vous oublie.

## La page d’une personne

person-since = Hôte de cette maison depuis { $month }. { $tables ->
    [0] Pas encore de table.
    [one] Une table.
   *[other] { $tables } tables.
}
person-rename = Changer mon nom
person-back = Comment vous revenez
person-back-none = Vous n’êtes connu que dans ce navigateur. Jamais besoin de mot de passe : une clé d’accès ou un code vous ramène.
person-back-note = Jamais besoin de mot de passe. Une clé d’accès suffit, deux sont plus sûres.
person-back-code = Jamais besoin de mot de passe.
person-passkey = { $kind ->
    [phone] Clé d’accès d’un téléphone
    [tablet] Clé d’accès d’une tablette
   *[laptop] Clé d’accès d’un ordinateur
}
person-added = ajoutée { $at }
person-used = utilisée { $at }
person-unused = jamais utilisée
person-passkey-add = Ajouter une clé d’accès
person-passkey-unsafe = Les navigateurs ne créent de clés d’accès qu’aux adresses en https ; ici, c’est donc impossible. Un code sur papier et le code pour un autre appareil fonctionnent malgré tout.
person-passkey-put-away = Aucune clé d’accès n’a été utilisée.
person-passkey-there = Votre appareil a déjà une clé d’accès pour cette maison, ou ne peut pas en créer.
person-recovery = Code de secours
person-recovery-none = pas encore
person-recovery-made = créé { $at }, gardé par vous
person-recovery-used = utilisé { $at } ; il ne vaut plus rien
person-recovery-make = Créer
person-recovery-new = Nouveau code
person-recovery-sure = L’ancien code ne vaudra plus rien.
person-recovery-shown = Notez-le maintenant : personne ne pourra vous le remontrer. Il vous ramène une fois, de n’importe où.
person-copy = Copier
person-remove = Retirer
person-remove-sure = La retirer de la maison ?
person-last-way = C’est votre dernier moyen de revenir. Sans lui, vous n’êtes connu que dans ce navigateur.
person-stay = Non, rester
person-devices = Où vous êtes connecté
person-this = { $kind ->
    [phone] Ce téléphone
    [tablet] Cette tablette
   *[laptop] Cet ordinateur
}
person-device = { $kind ->
    [phone] Téléphone
    [tablet] Tablette
   *[laptop] Ordinateur
}
person-here = vous êtes ici
person-seen = vu { $at }
person-out = Déconnecter
person-out-sure = Se déconnecter ici ?
person-out-lost = Vous n’avez aucun moyen de revenir : se déconnecter maintenant, c’est perdre ce nom et ses parties.
person-out-others = Déconnecter partout ailleurs
person-join = Un autre appareil
person-join-note = Votre téléphone ou un autre ordinateur devient le vôtre aussi, avec vos parties et vos réglages.
person-join-show = Montrer un code
person-join-picture = L’adresse avec le code, en image pour un appareil photo
person-join-how = Visez avec l’appareil photo de votre téléphone, ou saisissez le code sur { $place }.
person-join-until = { $minutes ->
    [one] Il sert une fois, pendant une minute.
   *[other] Il sert une fois, pendant { $minutes } minutes.
}
person-join-over = Le code a expiré.
person-join-here = Cette adresse ne mène qu’à cette machine. Ouvrez d’abord la maison par son adresse dans votre réseau.
person-kept = Nous gardons votre nom, vos parties et ce qui figure sur cette page. Ni mot de passe, ni pistage.
person-take = À emporter
person-everything = Tout ce qui vous concerne
person-everything-note = un fichier, prêt aussitôt
person-save = Enregistrer
person-forget = Oubliez-moi
person-forget-note = les parties restent, votre nom s’en va
person-ask = Demander
person-forget-title = Oublier { $name } ?
person-forget-goes = Votre nom, vos moyens de revenir, vos notes et vos réglages sont supprimés, et vous êtes déconnecté partout.
person-forget-games = Dans les parties inachevées, un bot prend votre place.
person-forget-stays = Les parties jouées restent aux autres, sans votre nom ; ce que vous y avez dit est effacé.
person-forget-first = C’est sans retour. Vous pouvez d’abord enregistrer un fichier :
person-forget-type = Saisissez votre nom, { $name }, pour être oublié.
person-forget-wrong = Saisissez votre nom tel qu’il figure ici : { $name }
person-forget-go = M’oublier pour de bon
person-mail = Par courriel
person-mail-note = un code envoyé à { $address } vous ramène ici

## Revenir

join-title = Revenez en tant que vous-même
join-note = Saisissez le code que montre votre autre appareil, ou votre code de secours.
join-code = Code
join-go = Continuer
join-passkey = Utiliser une clé d’accès
join-passkey-none = Cet appareil n’a pas de clé d’accès valable ici.
join-offer = Vous êtes { $name } ?
join-offer-new = Cet appareil devient le vôtre, avec vos parties, vos notes et vos réglages.
join-offer-bring = Ici, vous étiez { $yours } jusqu’à présent. { $tables ->
    [0] Les notes et les réglages vous suivent
    [one] Une table de { $yours } vous suit, avec les notes et les réglages,
   *[other] { $tables } tables de { $yours } vous suivent, avec les notes et les réglages,
} et tout appartient désormais à { $name }. { $yours } n’existe plus. Là où les deux ont une place, les deux places sont à vous.
join-offer-kept = { $yours } reste une autre personne, qui revient par une clé d’accès, un code ou un autre appareil. Sur cet appareil, vous êtes désormais { $name }.
join-offer-together = Vous êtes à une table en cours de partie avec { $name } ; rien de { $yours } ne peut suivre avant la fin de cette partie. Vous pouvez attendre, ou laisser ce qui est à { $yours }.
join-as = Être { $name } ici
join-bring = Être { $name } et tout emporter
join-without = Être { $name } sans ce qui est à { $yours }
join-not = Tout laisser tel quel
join-mail = Tous vos appareils perdus ? Une adresse que vous avez confirmée ici
join-mail-go = M’envoyer un code
join-mail-sent = Si quelqu’un est connu ici sous { $address }, un code y est en route. Il vaut un quart d’heure, dans ce navigateur seulement.
join-mail-code = Le code reçu par courriel
join-mail-again = Une autre adresse

## Être averti quand c’est à soi

word-title = Un mot quand c’est à vous
word-note = Un seul avis par tour aux tables sur plusieurs jours, et plus aucun dès que vous avez joué.
word-push = Sur cet appareil
word-push-on = affiché ici, même quand la page est fermée
word-push-off = une notification qui mène à la table
word-push-other = averti aussi
word-push-unsafe = Les navigateurs n’affichent de notifications que pour les adresses qui commencent par https.
word-push-blocked = Les notifications de cette maison sont bloquées dans ce navigateur. Vous pouvez les autoriser dans ses réglages pour ce site.
word-refused = Le navigateur ne nous permet pas d’afficher de notifications.
word-device = Un appareil
word-on = Activer
word-off = Désactiver
word-mail = Par courriel
word-mail-note = à une adresse à vous, par laquelle vous pouvez aussi revenir
word-mail-sent = Un code est en route vers { $address }.
word-mail-code = Le code du courriel
word-mail-confirm = Confirmer
word-chat = Dans une messagerie
word-chat-note = un webhook à vous, comme en proposent les messageries
word-address = { $kind ->
    [email] vous@example.org
   *[url] https://…
}
word-keep = Garder
word-kept = C’est noté.
word-lost = La dernière fois, rien n’est arrivé par là.
word-when = Quand
word-once = tout de suite
word-daily = chaque jour à { $at }
word-quiet = Heures calmes
word-quiet-never = aucune
word-quiet-from = à partir de { $at }
word-quiet-to = jusqu’à { $at }
word-quiet-end = Fin des heures calmes
word-invitations = Invitations
word-invitations-on = aussi quand un ami vous invite
word-invitations-off = seulement quand c’est à vous
word-test = Essayer
word-tested = C’est en route vers vous.
word-silent = { $game } : en silence
word-hear = Entendre à nouveau

error-notices-way = Cette maison ne joint personne de cette façon.
error-notices-zone = Il n’y a pas de fuseau horaire { $zone }.
error-notices-device = On ne peut rien envoyer à ce navigateur.
error-notices-mail = Cette adresse ne peut pas recevoir de courriel.
error-notices-mail-sent = Le courriel n’a pas pu être envoyé. Réessayez plus tard, ou prenez une autre adresse.
error-notices-code = Ce n’est pas le code envoyé, ou il est trop ancien. Demandez-en un autre.
error-notices-url = Une adresse commence par https:// et ne contient ni nom ni mot de passe.
error-notices-none = La maison n’a encore aucun moyen de vous joindre.
holiday-title = Vacances
holiday-note = Vos horloges s’arrêtent à toutes vos tables sur plusieurs jours, à chacune pour autant de jours que son horloge en accorde : vingt en général. Les autres le voient.
holiday-from = Du
holiday-until = au
holiday-take = Partir en vacances
holiday-back = Je suis de retour
holiday-taken = { $tables ->
    [one] Votre horloge s’arrêtera alors à une table.
   *[other] Vos horloges s’arrêteront alors à { $tables } tables.
}
holiday-ended = { $tables ->
    [one] Votre horloge repart à une table.
   *[other] Vos horloges repartent à { $tables } tables.
}

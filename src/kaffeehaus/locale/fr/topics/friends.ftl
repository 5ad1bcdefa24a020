### Amis, invitations par leur nom, et qui est bloqué.

friend-title = Amis
friend-note = Vous pouvez inviter vos amis à une table par leur nom. Seuls peuvent vous demander ceux qui ont joué avec vous ou qui ont votre lien.
friend-none = Pas encore d’amis. Demandez à quelqu’un avec qui vous avez joué, ou donnez un lien.
friend-asks = aimerait être de vos amis
friend-yes = D’accord
friend-no = Non merci
friend-since = amis depuis { $at }
friend-called = vous l’avez connu sous le nom de { $name }
friend-alike = ressemble au nom d’un autre ami
friend-remove-sure = Vous ne serez plus amis, et { $name } n’en saura pas la raison.
friend-block = Bloquer
friend-asked = demandé { $at }, pas encore de réponse
friend-take-back = Retirer
friend-ask = Demander en ami
friend-met = { $count ->
    [one] Une personne avec qui vous avez joué
   *[other] { $count } personnes avec qui vous avez joué
}
friend-blocked = { $count ->
    [one] Une personne bloquée
   *[other] { $count } personnes bloquées
}
friend-blocked-note = Elles ne peuvent pas s’asseoir aux tables que vous ouvrez, et vous ne voyez pas ce qu’elles disent. Elles n’en savent rien.
friend-unblock = Débloquer
friend-link = Créer un lien pour vos amis
friend-link-note = Qui le suit devient votre ami : vingt personnes au plus, pendant une semaine. Un nouveau lien remplace celui-ci.
friend-link-title = Un lien d’ami
friend-follow = Devenir ami avec { $name } ?
friend-follow-note = Les amis voient le nom l’un de l’autre et peuvent s’inviter à des tables. { $name } a donné ce lien.
friend-be = Devenir amis
friend-done = { $name } et vous êtes amis
friend-done-note = Vous pouvez vous inviter à des tables par votre nom.
friend-invited-title = On vous invite
friend-invites = { $name } vous invite
friend-decline = Non merci
friend-asking = { $count ->
    [one] Quelqu’un aimerait être de vos amis
   *[other] { $count } personnes aimeraient être de vos amis
}
friend-invite-title = Inviter des amis
friend-invite = Inviter
friend-invite-of = Inviter { $name }
friend-invited = invitation envoyée
friend-declined = pas cette fois

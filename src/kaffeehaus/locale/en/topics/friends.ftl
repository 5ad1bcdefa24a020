### Friends, invitations by name, and who is blocked.

friend-title = Friends
friend-note = Friends can be invited to a table by name. Only people you have played with, or who have your link, can ask you.
friend-none = No friends yet. Ask somebody you have played with, or give away a link.
friend-asks = asks to be your friend
friend-yes = Agree
friend-no = No, thanks
friend-since = friend since { $at }
friend-called = you knew them as { $name }
friend-alike = looks like the name of another friend
friend-remove-sure = { $name } is no friend any more then, and is not told why.
friend-block = Block
friend-asked = asked { $at }, no answer yet
friend-take-back = Take back
friend-ask = Ask to be friends
friend-met = { $count ->
    [one] One person you have played with
   *[other] { $count } people you have played with
}
friend-blocked = { $count ->
    [one] One person blocked
   *[other] { $count } people blocked
}
friend-blocked-note = They cannot sit down at tables you open, and what they say is hidden from you. They are not told.
friend-unblock = Unblock
friend-link = Make a link for friends
friend-link-note = Whoever follows it is your friend: twenty people at most, within a week. A new link takes the place of this one.
friend-link-title = A link to a friend
friend-follow = Be friends with { $name }?
friend-follow-note = Friends see each other’s names and can invite each other to tables. { $name } has given this link away.
friend-be = Be friends
friend-done = You and { $name } are friends now
friend-done-note = You can invite each other to tables by name.
friend-invited-title = You are invited
friend-invites = { $name } invites you
friend-decline = No, thanks
friend-asking = { $count ->
    [one] Somebody asks to be your friend
   *[other] { $count } people ask to be your friends
}
friend-invite-title = Invite friends
friend-invite = Invite
friend-invite-of = Invite { $name }
friend-invited = invited
friend-declined = not this time

### Who you are here, how you come back, another device of yours, and how the house forgets you.

## The page of a person

person-since = Guest of this house since { $month }. { $tables ->
    [0] No table yet.
    [one] One table.
   *[other] { $tables } tables.
}
person-rename = Change my name
person-back = How you come back
person-back-none = You are kept in this browser only. You never need a password: a passkey or a code brings you back.
person-back-note = You never need a password. One passkey is enough; two are safer.
person-back-code = You never need a password.
person-passkey = { $kind ->
    [phone] Passkey of a phone
    [tablet] Passkey of a tablet
   *[laptop] Passkey of a computer
}
person-added = added { $at }
person-used = used { $at }
person-unused = never used
person-passkey-add = Add a passkey
person-passkey-unsafe = Browsers make passkeys only at addresses that begin with https, so none can be made here. A code on paper and the code for another device work all the same.
person-passkey-put-away = No passkey was used.
person-passkey-there = Your device has a passkey for this house already, or cannot make one.
person-recovery = Recovery code
person-recovery-none = none yet
person-recovery-made = made { $at }, kept by you
person-recovery-used = used { $at }; it is worth nothing any more
person-recovery-make = Make one
person-recovery-new = New code
person-recovery-sure = The old code is worth nothing then.
person-recovery-shown = Write it down now: nobody can show it to you again. It brings you back once, from anywhere.
person-copy = Copy
person-remove = Remove
person-remove-sure = Remove it from the house?
person-last-way = This is your last way back. Without it you are known in this browser only.
person-stay = No, stay
person-devices = Where you are signed in
person-this = { $kind ->
    [phone] This phone
    [tablet] This tablet
   *[laptop] This computer
}
person-device = { $kind ->
    [phone] Phone
    [tablet] Tablet
   *[laptop] Computer
}
person-here = you are here
person-seen = last here { $at }
person-out = Sign out
person-out-sure = Sign out here?
person-out-lost = You have no way back: whoever signs out now loses this name and its games.
person-out-others = Sign out everywhere else
person-join = Join with another device
person-join-note = Your phone or another computer becomes yours, too, with your games and settings.
person-join-show = Show a code
person-join-picture = The address with the code, as a picture for a camera
person-join-how = Point your phone’s camera here, or type the code at { $place }.
person-join-until = { $minutes ->
    [one] It works once, for the next minute.
   *[other] It works once, for the next { $minutes } minutes.
}
person-join-over = The code has run out.
person-join-here = This address leads only to this machine. Open the house by its address in your network first.
person-kept = We keep your name, your games and what is on this page. No password, no tracking.
person-take = Yours to take
person-everything = Everything about you
person-everything-note = one file, ready at once
person-save = Save
person-forget = Forget me
person-forget-note = games stay, your name goes
person-ask = Ask
person-forget-title = Forget { $name }?
person-forget-goes = Your name, your ways back, your notes and settings are deleted, and you are signed out everywhere.
person-forget-games = In games that are not over a bot takes your seat.
person-forget-stays = Games you have played stay for the others, without your name; what you said there is blank.
person-forget-first = This cannot be undone. You can save a file first:
person-forget-type = Type your name, { $name }, to be forgotten.
person-forget-wrong = Please type your name as it stands here: { $name }
person-forget-go = Forget me for good
person-mail = By mail
person-mail-note = a code to { $address } brings you back

## Coming back

join-title = Come back as yourself
join-note = Type the code that your other device shows, or your recovery code.
join-code = Code
join-go = Go on
join-passkey = Use a passkey
join-passkey-none = This device has no passkey that is any use here.
join-offer = You are { $name }?
join-offer-new = This device becomes yours, with your games, notes and settings.
join-offer-bring = Here you are { $yours } so far. { $tables ->
    [0] Notes and settings come along
    [one] One table of { $yours } comes along, with notes and settings,
   *[other] { $tables } tables of { $yours } come along, with notes and settings,
} and belong to { $name } from then on. { $yours } is nobody any more. Where both have a seat, both seats are yours.
join-offer-kept = { $yours } stays another person, who comes back with a passkey, a code or another device. On this device you are { $name } from now on.
join-offer-together = You sit at one table with { $name } that is being played, so nothing of { $yours } can come along before that game is over. You can wait with this, or leave what { $yours } has.
join-as = Be { $name } here
join-bring = Be { $name } and bring it along
join-without = Be { $name } without what { $yours } has
join-not = Leave everything as it is
join-mail = Lost all your devices? An address that you have confirmed here
join-mail-go = Send me a code
join-mail-sent = If somebody here is known by { $address }, a code is on its way there. It is good for a quarter of an hour, in this browser only.
join-mail-code = The code from the mail
join-mail-again = Another address

## Word of one's turn

word-title = Word of your turn
word-note = One notice for each turn at a table over days, and none once you have moved.
word-push = On this device
word-push-on = shown here, also while the page is closed
word-push-off = a notice that opens the table
word-push-other = told, too
word-push-unsafe = Browsers show notices only of addresses that begin with https.
word-push-blocked = Notices of this house are blocked in this browser. You can allow them in its settings for this site.
word-refused = The browser does not let us show notices.
word-device = A device
word-on = Turn on
word-off = Turn off
word-mail = By mail
word-mail-note = to an address of yours, by which you can come back, too
word-mail-sent = A code is on its way to { $address }.
word-mail-code = The code from the mail
word-mail-confirm = Confirm
word-chat = To a chat
word-chat-note = a webhook of your own, as chat services have them
word-address = { $kind ->
    [email] you@example.org
   *[url] https://…
}
word-keep = Keep
word-kept = Kept.
word-lost = Nothing arrived this way last time.
word-when = When
word-once = at once
word-daily = every day at { $at }
word-quiet = Quiet hours
word-quiet-never = none
word-quiet-from = from { $at }
word-quiet-to = to { $at }
word-quiet-end = End of the quiet hours
word-invitations = Invitations
word-invitations-on = word of a friend’s invitation, too
word-invitations-off = only word of turns
word-test = Try it
word-tested = It is on its way to you.
word-silent = { $game }: silent
word-hear = Hear again

error-notices-way = This house does not reach anybody that way.
error-notices-zone = There is no time zone { $zone }.
error-notices-device = This browser cannot be sent anything.
error-notices-mail = This is no address that mail can be sent to.
error-notices-mail-sent = The mail could not be sent. Try again later, or take another address.
error-notices-code = This is not the code that was sent, or it is too old. Ask for another one.
error-notices-url = An address begins with https:// and holds neither a name nor a password.
error-notices-none = There is no way yet by which the house could reach you.
holiday-title = Holidays
holiday-note = Your clocks stand at all your tables over days, at each for as many days as its clock gives: twenty as a rule. The others see it.
holiday-from = From
holiday-until = to
holiday-take = Take them
holiday-back = I am back
holiday-taken = { $tables ->
    [one] Your clock stands then at one table.
   *[other] Your clocks stand then at { $tables } tables.
}
holiday-ended = { $tables ->
    [one] Your clock goes on at one table.
   *[other] Your clocks go on at { $tables } tables.
}

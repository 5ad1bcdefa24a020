### Wer du hier bist, wie du zurückkommst, ein weiteres Gerät, und wie das Haus dich vergisst.

## Die Seite einer Person

person-since = Gast dieses Hauses seit { $month }. { $tables ->
    [0] Noch kein Tisch.
    [one] Ein Tisch.
   *[other] { $tables } Tische.
}
person-rename = Meinen Namen ändern
person-back = Wie du zurückkommst
person-back-none = Du bist nur in diesem Browser bekannt. Ein Passwort brauchst du nie: ein Passkey oder ein Code bringt dich zurück.
person-back-note = Ein Passwort brauchst du nie. Ein Passkey genügt, zwei sind sicherer.
person-back-code = Ein Passwort brauchst du nie.
person-passkey = { $kind ->
    [phone] Passkey eines Telefons
    [tablet] Passkey eines Tablets
   *[laptop] Passkey eines Computers
}
person-added = angelegt { $at }
person-used = benutzt { $at }
person-unused = noch nie benutzt
person-passkey-add = Passkey anlegen
person-passkey-unsafe = Browser legen Passkeys nur an Adressen an, die mit https beginnen; hier geht es daher nicht. Ein Code auf Papier und der Code für ein weiteres Gerät gehen trotzdem.
person-passkey-put-away = Es wurde kein Passkey benutzt.
person-passkey-there = Dein Gerät hat schon einen Passkey für dieses Haus oder kann keinen anlegen.
person-recovery = Notfallcode
person-recovery-none = noch keiner
person-recovery-made = gemacht { $at }, von dir aufbewahrt
person-recovery-used = benutzt { $at }; er gilt nicht mehr
person-recovery-make = Anlegen
person-recovery-new = Neuer Code
person-recovery-sure = Der alte Code gilt dann nicht mehr.
person-recovery-shown = Schreib ihn jetzt auf: niemand kann ihn dir noch einmal zeigen. Er bringt dich einmal zurück, von überall.
person-copy = Kopieren
person-remove = Entfernen
person-remove-sure = Aus dem Haus entfernen?
person-last-way = Das ist dein letzter Weg zurück. Ohne ihn bist du nur in diesem Browser bekannt.
person-stay = Nein, bleiben
person-devices = Wo du angemeldet bist
person-this = { $kind ->
    [phone] Dieses Telefon
    [tablet] Dieses Tablet
   *[laptop] Dieser Computer
}
person-device = { $kind ->
    [phone] Telefon
    [tablet] Tablet
   *[laptop] Computer
}
person-here = hier bist du
person-seen = zuletzt hier { $at }
person-out = Abmelden
person-out-sure = Hier abmelden?
person-out-lost = Du hast keinen Weg zurück: Wer sich jetzt abmeldet, verliert diesen Namen und seine Spiele.
person-out-others = Überall sonst abmelden
person-join = Weiteres Gerät
person-join-note = Dein Telefon oder ein anderer Computer wird ebenfalls deiner, mit deinen Spielen und Einstellungen.
person-join-show = Code zeigen
person-join-picture = Die Adresse mit dem Code als Bild für eine Kamera
person-join-how = Halte die Kamera deines Telefons hierher, oder gib den Code auf { $place } ein.
person-join-until = { $minutes ->
    [one] Er gilt einmal, in der nächsten Minute.
   *[other] Er gilt einmal, in den nächsten { $minutes } Minuten.
}
person-join-over = Der Code ist abgelaufen.
person-join-here = Diese Adresse führt nur auf diesen Rechner. Öffne das Haus zuerst unter seiner Adresse in deinem Netz.
person-kept = Wir bewahren deinen Namen, deine Spiele und was auf dieser Seite steht. Kein Passwort, keine Verfolgung.
person-take = Zum Mitnehmen
person-everything = Alles über dich
person-everything-note = eine Datei, sofort fertig
person-save = Sichern
person-forget = Vergesst mich
person-forget-note = Spiele bleiben, dein Name geht
person-ask = Fragen
person-forget-title = { $name } vergessen?
person-forget-goes = Dein Name, deine Wege zurück, deine Notizen und Einstellungen werden gelöscht, und du bist überall abgemeldet.
person-forget-games = In Spielen, die nicht zu Ende sind, nimmt ein Bot deinen Platz.
person-forget-stays = Gespielte Partien bleiben den anderen erhalten, ohne deinen Namen; was du dort gesagt hast, ist leer.
person-forget-first = Das lässt sich nicht zurücknehmen. Vorher kannst du eine Datei sichern:
person-forget-type = Gib deinen Namen ein, { $name }, um vergessen zu werden.
person-forget-wrong = Bitte gib deinen Namen ein, wie er hier steht: { $name }
person-forget-go = Endgültig vergessen
person-mail = Per Mail
person-mail-note = ein Code an { $address } bringt dich zurück

## Zurückkommen

join-title = Komm als du selbst zurück
join-note = Gib den Code ein, den dein anderes Gerät zeigt, oder deinen Notfallcode.
join-code = Code
join-go = Weiter
join-passkey = Passkey benutzen
join-passkey-none = Dieses Gerät hat keinen Passkey, der hier gilt.
join-offer = Du bist { $name }?
join-offer-new = Dieses Gerät wird deines, mit deinen Spielen, Notizen und Einstellungen.
join-offer-bring = Hier bist du bisher { $yours }. { $tables ->
    [0] Notizen und Einstellungen kommen mit
    [one] Ein Tisch von { $yours } kommt mit, samt Notizen und Einstellungen,
   *[other] { $tables } Tische von { $yours } kommen mit, samt Notizen und Einstellungen,
} und gehören fortan { $name }. { $yours } gibt es dann nicht mehr. Wo beide einen Platz haben, gehören beide Plätze dir.
join-offer-kept = { $yours } bleibt eine andere Person und kommt mit einem Passkey, einem Code oder einem anderen Gerät zurück. Auf diesem Gerät bist du ab jetzt { $name }.
join-offer-together = Du sitzt mit { $name } an einem Tisch, an dem gespielt wird; vor dem Ende dieser Partie kann nichts von { $yours } mitkommen. Du kannst damit warten oder zurücklassen, was { $yours } hat.
join-as = Hier { $name } sein
join-bring = { $name } sein und alles mitnehmen
join-without = { $name } sein, ohne was { $yours } hat
join-not = Alles lassen, wie es ist
join-mail = Alle Geräte verloren? Eine Adresse, die du hier bestätigt hast
join-mail-go = Code schicken
join-mail-sent = Ist hier jemand unter { $address } bekannt, ist ein Code dorthin unterwegs. Er gilt eine Viertelstunde und nur in diesem Browser.
join-mail-code = Der Code aus der Mail
join-mail-again = Andere Adresse

## Nachricht, wenn man am Zug ist

word-title = Nachricht, wenn du am Zug bist
word-note = Eine Nachricht je Zug an Tischen über Tage, und keine, sobald du gezogen hast.
word-push = Auf diesem Gerät
word-push-on = wird hier gezeigt, auch wenn die Seite zu ist
word-push-off = eine Mitteilung, die zum Tisch führt
word-push-other = erfährt es auch
word-push-unsafe = Browser zeigen Mitteilungen nur von Adressen, die mit https beginnen.
word-push-blocked = Mitteilungen dieses Hauses sind in diesem Browser blockiert. In seinen Einstellungen für diese Seite kannst du sie erlauben.
word-refused = Der Browser lässt uns keine Mitteilungen zeigen.
word-device = Ein Gerät
word-on = Einschalten
word-off = Ausschalten
word-mail = Per Mail
word-mail-note = an eine Adresse von dir, über die du auch zurückkommst
word-mail-sent = Ein Code ist unterwegs an { $address }.
word-mail-code = Der Code aus der Mail
word-mail-confirm = Bestätigen
word-chat = In einen Chat
word-chat-note = ein eigener Webhook, wie ihn Chatdienste anbieten
word-address = { $kind ->
    [email] du@example.org
   *[url] https://…
}
word-keep = Merken
word-kept = Gemerkt.
word-lost = Auf diesem Weg kam zuletzt nichts an.
word-when = Wann
word-once = sofort
word-daily = täglich um { $at }
word-quiet = Ruhezeit
word-quiet-never = keine
word-quiet-from = ab { $at }
word-quiet-to = bis { $at }
word-quiet-end = Ende der Ruhezeit
word-invitations = Einladungen
word-invitations-on = auch, wenn dich ein Freund einlädt
word-invitations-off = nur, wenn du am Zug bist
word-test = Ausprobieren
word-tested = Es ist unterwegs zu dir.
word-silent = { $game }: stumm
word-hear = Wieder melden

error-notices-way = Auf diesem Weg erreicht dieses Haus niemanden.
error-notices-zone = Die Zeitzone { $zone } gibt es nicht.
error-notices-device = Diesem Browser kann nichts geschickt werden.
error-notices-mail = An diese Adresse kann keine Mail gehen.
error-notices-mail-sent = Die Mail konnte nicht verschickt werden. Versuch es später noch einmal, oder nimm eine andere Adresse.
error-notices-code = Das ist nicht der verschickte Code, oder er ist zu alt. Lass dir einen neuen schicken.
error-notices-url = Eine Adresse beginnt mit https:// und enthält weder Namen noch Passwort.
error-notices-none = Noch gibt es keinen Weg, auf dem das Haus dich erreichen könnte.
holiday-title = Ferien
holiday-note = Deine Uhren stehen an allen deinen Tischen über Tage, an jedem so viele Tage, wie seine Uhr erlaubt: meist zwanzig. Die anderen sehen es.
holiday-from = Von
holiday-until = bis
holiday-take = Ferien nehmen
holiday-back = Ich bin zurück
holiday-taken = { $tables ->
    [one] Deine Uhr steht dann an einem Tisch.
   *[other] Deine Uhren stehen dann an { $tables } Tischen.
}
holiday-ended = { $tables ->
    [one] Deine Uhr läuft an einem Tisch weiter.
   *[other] Deine Uhren laufen an { $tables } Tischen weiter.
}

### Was der Server antwortet, für den Browser.

## Was der Server sagt

error-nobody = Sag dem Haus zuerst deinen Namen.
error-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-name-taken = An diesem Tisch trägt schon jemand einen Namen, der aussieht wie { $name }. Bitte nimm einen anderen.
error-text = Eine Nachricht hat 1 bis { $longest } sichtbare Zeichen.
error-silenced = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
error-reviews-full = Zu viele Partien warten auf ihre Analyse. Versuch es später noch einmal.
error-together-led = Hier führt { $name }.
error-together-none = Hier führt gerade niemand.
error-speaker = Unter dieser Nummer hat niemand anders gesprochen.
error-chat-line = Diese Zeile des Gesprächs ist nicht mehr da.
error-table-unknown = Diesen Tisch gibt es nicht. Bitte prüf den Link oder frag, wer ihn dir geschickt hat.
error-lesson-unknown = Diese Lektion gibt es nicht.
error-lesson-damaged = Diese Lektion geht gerade nicht: { $problem }
error-table-broken = Dieser Tisch lässt sich nicht lesen: Eine Zeile seiner Aufzeichnung im Haus ist beschädigt. Bitte sag dem Bescheid, der dieses Haus betreibt; sonst ist nichts verloren.
error-table-closed = Das Haus hat diesen Tisch geschlossen.
error-banned = Das Haus lässt dich nicht mehr ein. Wenn du meinst, das ist ein Irrtum, frag die, die es betreiben.
error-signed-out = Du wurdest in diesem Browser abgemeldet. Zurück kommst du mit einem Passkey, einem Code oder einem anderen Gerät.
error-code = Dieser Code gilt nicht oder nicht mehr. Bitte lass dir einen neuen zeigen.
error-join = Das kann nicht mitkommen.
error-passkey = Dieser Passkey gilt hier nicht.
error-enough = Mehr als { $most } werden nicht aufbewahrt.
error-table-rules = An diesem Tisch gilt eine andere Fassung der Regeln; hier geht es nicht weiter.
error-table-tables = Dieser Tisch wurde mit anderen Materialtabellen eröffnet ({ $found }; hier { $here }). Nichts ist verloren: Er geht weiter, sobald das Haus wieder mit ihnen spielt.
error-deal-unknown = Diese Verteilung gibt es nicht.
error-deal-table = Teilen lässt sich nur die Verteilung einer Partie, die du allein gegen Bots spielst, sobald sie begonnen hat.
error-puzzle-unknown = Dieses Rätsel gibt es nicht; es gibt { $count }.
error-puzzle-damaged = Dieses Rätsel geht gerade nicht: { $problem }
error-puzzle-open = Beantworte erst das Rätsel, oder lass dir die Lösung zeigen.
error-game-unknown = Es gibt kein Spiel { $game }; es gibt { $games }.
error-language-unknown = Es gibt keine Sprache { $lang }; es gibt { $languages }.
error-options = So lässt sich der Tisch nicht decken: { $problem }
error-pace = Ein Tisch hat eines dieser Tempi: { $paces }.
error-seats-count = { $seats } Plätze wurden für { $players } Spieler genannt.
error-seat-unknown = Der Tisch hat nur { $seats } Plätze.
error-seat-taken = Dieser Platz ist besetzt. Bitte such dir einen anderen, oder schau zu.
error-seat-reserved = Die Gastgeberseite hält diesen Platz für jemanden frei. Bitte such dir einen anderen Tisch, oder schau zu.
error-invite-full = An diesem Tisch ist kein Platz frei.
error-friend-seat = Dort sitzt niemand, den du fragen könntest. Fragen kannst du, wer mit dir an einem Tisch spielt.
error-friend-unknown = Hier ist niemand zu finden.
error-friend-code = Dieser Link führt zu niemandem, oder nicht mehr. Bitte lass dir einen neuen geben.
error-friend-own = Das ist dein eigener Link. Schick ihn denen, die du als Freunde möchtest.
error-friends-enough = Das ist vorerst genug: mehr wird nicht aufbewahrt.
error-seat-foreign = Das ist nicht dein Platz.
error-seat-second = Wer in dieser Partie schon eine Hand gesehen hat, kann keinen anderen Platz nehmen.
error-seat-asked = { $name } hat schon um diesen Platz gebeten.
error-seat-waits = Du hast um diesen Platz gebeten; noch haben nicht alle Spieler zugestimmt.
error-seat-unasked = Um diesen Platz bittet niemand.
error-seat-bot = Diesen Platz spielt gerade ein Bot; nimm ihn zuerst zurück.
error-seat-no-bot = Dort sitzt kein Bot.
error-seat-present = Ein Bot kann nur einen freien Platz nehmen oder einen, dessen Spieler fort ist.
error-seat-kept = { $seconds ->
    [one] Der Platz bleibt noch eine Sekunde frei gehalten, denn die Person ist eben erst gegangen.
   *[other] Der Platz bleibt noch { $seconds } Sekunden frei gehalten, denn die Person ist eben erst gegangen.
}
error-seat-days = Über Tage muss niemand da sein. Ein Bot kann den Platz nehmen, sobald der Tisch { $days } Tage auf ihn gewartet hat.
error-seat-none = Das dürfen nur die Spieler am Tisch.
error-seats-open = Noch sind Plätze frei.
error-bot-unknown = Es gibt keinen Bot { $bot }; es gibt { $bots }.
error-host = Das darf nur, wer den Tisch eröffnet hat.
error-begun = Die Partie hat schon begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-unseen = Diesen Moment gibt es nicht zu sehen: So viel hast du von dieser Partie nicht gesehen.
error-ask-company = Rat geben Bots nur, wenn du allein gegen Bots spielst.
error-ask-one = Bitte eine Frage nach der anderen: Über die letzte denkt noch ein Bot nach.
error-ask-late = Gerade hat kein Bot Zeit dafür. Bitte frag gleich noch einmal.
error-ask-seat = Platz { $seat } hatte da nichts zu entscheiden.
error-wish-turn = Du bist am Zug: Wünsche sind fürs Warten da.
error-imagine-one = Bitte einen Schritt nach dem anderen: Der letzte wird noch durchgespielt.
error-step = Diese Partie hat { $count } Schritte; einen Schritt { $value } gibt es nicht.
error-not-over = Aufzeichnung und Nachspielen gibt es, wenn die Partie zu Ende ist.
error-rematch-early = Eine Revanche gibt es, wenn diese Partie zu Ende ist.
error-series-late = Der nächste Tisch der Serie ist schon offen.
error-record-long = Die Aufzeichnung hat { $count } Aktionen; dieses Haus liest höchstens { $most }.
error-stale = Inzwischen ist etwas geschehen; so steht es jetzt.
error-undo = Es gibt nichts mehr, was du zurücknehmen darfst.
error-undo-many = { $count ->
    [one] Nur deine letzte Aktion darfst du zurücknehmen.
   *[other] Nur deine letzten { $count } Aktionen darfst du zurücknehmen.
}
error-actions-reveal = Unterwegs kommt nach Aktion { $number } etwas ans Licht; bitte schick die Aktionen danach für sich.
error-action-unknown = Keine Aktion heißt { $action }.
error-malformed = Diese Nachricht ist nicht zu verstehen: { $problem }
error-too-large = Diese Nachricht ist zu lang.
error-too-fast = Bitte nicht so schnell.
error-house-full = Das Haus ist voll. Bitte komm in ein paar Minuten wieder.
error-connections = Mehr als { $most } Verbindungen gleichzeitig von deiner Adresse sind nicht möglich. Bitte schließ andere Tabs dieses Hauses.
error-hello = Die erste Nachricht, und nur sie, grüßt mit hello.
error-version = Dieser Server spricht Version { $version } des Protokolls; bitte lade die Seite neu.
error-origin = Anfragen von fremden Seiten werden nicht beantwortet.
error-page-unknown = Diese Seite gibt es nicht. Bitte prüf die Adresse.
error-method = Diese Adresse antwortet darauf nicht.
error-storage = Das Haus kann gerade nichts aufschreiben; nichts hat sich geändert. Bitte versuch es noch einmal.
error-fault = Im Haus ist etwas schiefgegangen. Bitte lade die Seite neu.

## Die Seite als App

page-house-about = Brettspiele mit Freunden oder Bots nach den genauen Regeln: an einem Tisch im Browser, live oder über Tage.
page-next-short = Nächster Tisch

### Was nur der Browser sagt: das Gastzimmer, die Felder des Tisches und Namen für Gezeichnetes.

# Wo lange Wörter getrennt werden dürfen, die sonst aus schmalen Feldern ragen.
page-house = Kaffeehaus
    .breaks = Bestechungs|mittel Geheim|information Schreibtisch|zubehör Einstiegs|version Start|spieler
page-window = { $game } · Kaffeehaus
page-window-turn = ▲ Du bist dran: { $prompt } · { $game }
page-window-count = ({ $count }) Du bist dran · Kaffeehaus
page-error = Das Haus antwortet nicht, wie es soll ({ $status }).
page-offline = Keine Verbindung. Sie kommt von selbst zurück; nichts geht verloren.
page-not-sent = Nicht gesendet: keine Verbindung. Deine Wahl bleibt.

## Gastzimmer

page-welcome = Komm herein. Wie dürfen wir dich nennen?
page-welcome-note = Ein Name genügt; kein Passwort, keine Adresse.
page-name = Dein Name
page-rename = Namen ändern
page-person-of = { $name }: du und deine Geräte
page-been-here = Ich war schon einmal hier
page-enter = Eintreten
page-enter-sit = Eintreten und hinsetzen
page-introduce = Stell dich vor
page-guest = Gast { $number }
page-quick = Gleich spielen
page-quick-note = Gegen zwei Bots, Einstiegsversion
page-invited = Du bist an einen Tisch { $game } eingeladen
page-invited-note = Am Tisch: { $players }. Sag uns deinen Namen, und der freie Stuhl gehört dir.
page-language = Sprache
page-language-short =
    { $lang ->
        [fr] FR
        [de] DE
        [ja] 日本語
       *[en] EN
    }
page-dark = Dunkle Farben
page-front-room = Gastzimmer
page-hello = Schön, dass du da bist, { $name }. Was spielen wir?
page-hello-note = Gleich losspielen oder einen Tisch für Freunde eröffnen.
page-learn = In 10 Minuten lernen
page-learn-count = { $done ->
    [0] { $count ->
        [one] 1 Lektion
       *[other] { $count } Lektionen
      }
   *[other] { $done } von { $count } Lektionen
  }
page-learn-first = Noch nie gespielt? Lern es erst, oder leg gleich los.
page-play-now = Gleich loslegen
page-hello-new = Neu hier? Zehn Minuten an einem echten Tisch, und du weißt, wie es geht.
page-to-learn = Lernen
page-to-rules = Regeln
page-to-components = Material
page-to-puzzles = Rätsel
page-to-statistics = Statistik
page-to-deal = Verteilung des Tages
page-hello-waiting = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
  }
page-house-ways = Räume des Hauses
page-tables = Tische
page-next = { $count ->
    [one] Der Tisch, der auf dich wartet
   *[other] Nächster Tisch, der auf dich wartet ({ $count })
  }
page-next-with = { $game } mit { $players }
page-next-since = seit { $when }
page-next-none = Nichts wartet auf dich
page-next-none-note = Was als Nächstes auf dich wartet, steht im Gastzimmer. Diese Adresse führt hin, sobald es so weit ist.
page-next-lost = Der nächste Tisch ist gerade nicht zu finden
page-next-table = Nächster Tisch ({ $count })
page-front-room-waiting = { $count ->
    [one] Gastzimmer; ein anderer Tisch wartet auf dich
   *[other] Gastzimmer; { $count } andere Tische warten auf dich
  }
page-open-a = Tisch eröffnen
page-open-of = Ein Tisch für { $game }
page-open-hint = Stühle wählen, Tisch eröffnen. Wir merken uns, wie du es magst.
page-deal-note = Für alle dieselben Karten; verglichen wird, wenn du fertig bist.
page-to-puzzle = Rätsel des Tages
page-puzzle-note = Eine Stellung, ein bester Zug.
page-yours-waiting = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
  }
page-game-players = { $most ->
    [one] 1 Spieler
   *[other] { $least } bis { $most } Spieler
  }
page-yours = Deine Partien
page-yours-none = Noch keine. Eröffne einen Tisch oder setz dich an einen.
page-older = Ältere Partien
page-free-chairs = Tische mit freiem Stuhl
page-free-none = Gerade keiner. Eröffne einen Tisch, dann können sich andere dazusetzen.
page-play = Spielen
page-look = Ansehen
page-sit = Hinsetzen
page-stand-up = Aufstehen
page-other-name = Ein anderer Name für diesen Tisch
page-free-it = Stuhl freigeben
page-row-playing =
    { $round ->
        [0] eben begonnen
       *[other] Runde { $round }
    }
page-row-over = beendet
page-row-turn = { $players } am Zug, seit { $when }
page-row-gathering =
    { $count ->
        [0] alle Stühle besetzt
        [one] { $count } freier Stuhl
       *[other] { $count } freie Stühle
    }
page-which-game = Spiel
page-game-plain = als Text dargestellt
page-rule = Regel
page-rule-open = Die Regel { $rule }
page-rules-here = Wie hier gespielt wird
page-rules-more = { $first } +{ $more }
page-players = Spieler
page-pace = Tempo
page-private = Privater Tisch
page-option-value = { $name }: { $value }
page-option-seat = { $player } { $value }
page-handicap = Vorgabe geben
page-value =
    { $value ->
        [true] ja
        [false] nein
        [days] über Tage
       *[live] live
    }
page-private-note = Ein privater Tisch steht nicht im Gastzimmer; nur wer den Link hat, findet ihn.
page-about = Was das ist: { $what }
page-chair = Stuhl { $seat }
page-chair-name = Name auf Stuhl { $seat }
page-chair-you = du
page-chair-open = freier Platz
page-bot-name =
    { $bot ->
        [random] Einspänner
        [easy] Melange
        [medium] Brauner
        [hard] Mokka
        [master] Doppelmokka
        [fiaker] Fiaker
        [kapuziner] Kapuziner
        [maria-theresia] Maria Theresia
       *[other] { $bot }
    }
page-ask = Einen Bot fragen, was er tun würde
page-ask-short = Bot fragen
page-hints = { $count ->
    [one] { $player } hat einmal einen Bot um Rat gefragt.
   *[other] { $player } hat { $count }-mal einen Bot um Rat gefragt.
}
page-advised = { $player } hat { $bot } um Rat gefragt
page-name-seat = { $name } ({ colour })
page-bot =
    { $bot ->
        [random] Bot, launisch
        [easy] Melange, leicht
        [medium] Brauner, mittel
        [hard] Mokka, schwer
        [master] Doppelmokka, Meister
        [fiaker] Fiaker, Meister: lässt keinen Auftrag liegen
        [kapuziner] Kapuziner, Meister: hält die Kasse voll
        [maria-theresia] Maria Theresia, Meisterin: will regieren
       *[other] Bot, { $bot }
    }
page-bot-level =
    { $bot ->
        [random] launisch
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [master] Meister
        [fiaker] Meister: lässt keinen Auftrag liegen
        [kapuziner] Meister: hält die Kasse voll
        [maria-theresia] Meisterin: will regieren
       *[other] { $bot }
    }
page-table-for = Ein Tisch für { $count }
page-open-table = Tisch eröffnen
page-open-note =
    { $free ->
        [0] { $game }, { $players } Spieler, beginnt sofort
        [one] { $game }, { $players } Spieler, ein freier Stuhl
       *[other] { $game }, { $players } Spieler, { $free } freie Stühle
    }
page-gathering = Der Tisch ist gedeckt
page-invite = Link zu diesem Tisch kopieren
page-copied = Der Link ist kopiert
page-begin = Partie beginnen
page-wait-host = Die Partie beginnt, wenn der Gastgeber es sagt.
page-full = Alle Stühle sind besetzt. Du kannst bleiben und zusehen.
page-begins = { $player } beginnt.

## Der Tisch

page-at-table = { $game } · { $count } am Tisch
page-round = Runde
page-tools = Werkzeuge
page-tabs = Teile des Tisches
page-hide-pieces = Figuren verbergen
page-motion = Animationen
page-sound = Klang, wenn du dran bist
page-settings = Einstellungen
page-swift = Meinen Zug ohne Nachfrage beenden
page-keys = Tasten
page-keys-on = Tasten mit einem Buchstaben verwenden
page-key-next = Zur nächsten oder vorigen Möglichkeit
page-key-next-table = Zum nächsten Tisch, der auf dich wartet, während hier andere entscheiden
page-key-list = Alle Möglichkeiten als Liste
page-key-map = Der Stadtplan
page-key-roam = Von Stück zu Stück; jedes erklärt sich
page-key-take = Wählen, oder Gewähltes ausführen
page-key-escape = Noch einmal überlegen, oder schließen
page-key-skip = Den Film eines Zuges beenden
page-key-back = einen Schritt zurückschauen, mit den eigenen Augen
page-key-undo = Die letzte Wahl zurücknehmen
page-key-rule = Die Regel zu dem, was gezeigt wird
page-key-help = Diese Liste
page-bell = Mich benachrichtigen, wenn ich dran bin
page-bell-denied = Dieser Browser lässt keine Benachrichtigungen zu; in seinen Einstellungen für diese Seite lässt sich das ändern.
page-word = Nachricht, wenn ich an diesem Tisch dran bin
page-pace-note =
    { $pace ->
        [days] Komm wieder, wenn du dran bist. Niemand muss die ganze Zeit hier sein.
       *[live] Alle sind hier. Für Abwesende kann der Gastgeber einen Bot rufen.
    }
page-voice = Was geschieht
page-prompt = Was gefragt ist
page-your-turn = Dein Zug
page-waiting = Warten auf { $players }
page-waiting-since = Warten auf { $players } seit { $when }
page-when =
    { $kind ->
        [today] { $time }
        [yesterday] gestern, { $time }
        [week] { $day }
       *[before] dem { $date }
    }
page-watching = Du siehst zu
page-over = Die Partie ist zu Ende
page-undo = Zurück
page-undo-title = Die letzte Wahl zurücknehmen (U)
page-take = Ausführen
page-end-turn = Zug beenden
page-end-turn-title = Dann sind andere dran: kein Zurück mehr
page-reveal = Aufdecken und weiter
page-reveal-title = Deckt Verborgenes auf: kein Zurück mehr
page-think-again = Noch einmal denken
page-think-again-title = Noch ist nichts geschehen; wähle etwas anderes (Esc)
page-staged =
    { $ends ->
        [reveal] Gewählt: { $choice }. Noch nicht geschehen. Die Eingabetaste deckt auf, Escape lässt dich noch einmal denken.
       *[turn] Gewählt: { $choice }. Noch nicht geschehen. Die Eingabetaste beendet deinen Zug, Escape lässt dich noch einmal denken.
    }
page-close = Schließen
page-all-choices = Alle { $count } Möglichkeiten
page-likely = Wenn du alles Weitere wie üblich beantwortest.
page-preview = Was geschehen würde
page-with-end-turn = Mit „Zug beenden“
page-then-possible = Danach kannst du
page-sum = { $from } auf { $to }
page-at-end = Am Ende
page-have = { $from } → { $to } von { $need }
page-points-now = Punkte jetzt { $points }
page-ended-now = Wäre jetzt Schluss: { $from } → { $to }
page-stages = Die Schritte deiner Aktion
page-end-shared = Du teilst dir den Sieg mit { $others }: je { $points } Punkte.
page-goals = Aufträge
page-thinks = überlegt
page-order =
    { $turn ->
        [played] war dran
        [now] am Zug
        [next] als Nächstes
        [last] zuletzt
        [first] zuerst
       *[then] danach
    }
page-away = abwesend
page-away-since = abwesend seit { $when }
page-crest = Startspieler
page-you =
    { $place ->
        [1] du, als 1.
        [2] du, als 2.
        [3] du, als 3.
       *[other] du, als 4.
    }
page-slot =
    { $space ->
        [I] Lade
        [II] Mittel
        [III] Agent
       *[IV] Anzeiger
    }
page-pile = { $count } Karten übrig
page-piles = übrig: A { $a }, B { $b }
page-missions = Aufträge
page-completed = { $count } erfüllt
page-free-place = frei
page-bribes = Bestechungsmittel
page-tiles = Informationen
page-drawers = Schubladen
page-hand = Deine Hand
page-agents = { $supply } im Vorrat, { $board } draußen
page-agents-hire = { $hires } anzuwerben
page-drawer-empty = Schublade { $drawer }, leer
page-item-own = { $item }: besitzt du
page-item-not = { $item }: noch nicht
page-whole-map = Ganzer Plan oder nah
page-building = { $spot } { $building }, { $bribe }, { $flag }
page-letter = Haus { $letter }
page-stand-here = hier: { $players }
page-square = { $square }: { $value }, Plättchen: { $info }
page-square-empty = { $square }: { $value }, leer
page-roof = Der Ermittler steht auf { $space }, das Ende ist auf { $end }
page-track = { $info }: Bereich { $area }, Feld { $space }
page-investigator-may = kann noch ziehen
page-investigator-moved = ist gezogen
page-tab-desk = Tisch
page-tab-others = Andere
page-tab-house = Leisten
page-tab-missions = Aufträge
page-tab-log = Verlauf
page-chat = Chat
page-chat-earlier = Frühere Zeilen
page-notes = Notizen
page-notes-hint = Das siehst nur du.
page-say = Sag etwas in die Runde
page-send = Senden
page-speaks =
    { $by ->
        [former] (hat hier gespielt)
       *[spectator] (schaut zu)
    }
page-line-more = Mehr zu dem, was { $player } gesagt hat
page-mute = Nicht zeigen, was { $player } sagt
page-block = { $player } im ganzen Haus blockieren
page-muted = Du siehst nicht, was { $player } sagt.
page-unmute = Wieder zeigen
page-silence = { $player } an diesem Tisch stumm schalten
page-unsilence = { $player } wieder sprechen lassen
page-report-line = Melden
page-report-why = Was daran nicht in Ordnung ist, für den Betreiber des Hauses
page-reported = Der Betreiber des Hauses bekommt es zu sehen.
page-since = seit deinem letzten Zug
page-review = Rückblick
page-since-title = Seit deinem letzten Zug
page-since-sum = was seit { $when } geschehen ist
page-since-points = von { $from } auf { $to } Punkte
page-since-means = Was das für dich heißt
page-since-watch = Ansehen, { $seconds } s
page-since-go =
    { $asked ->
        [yes] Zu meinem Zug
       *[no] Zum Tisch
    }
page-landing = Bei der Rückkehr zeigen, was geschehen ist
page-film = Der Zug von { $player }
page-film-skip = Überspringen
page-film-pause = Anhalten
page-film-on = Weiter
page-film-speed = Züge der anderen
page-speed =
    { $speed ->
        [slow] langsam
        [fast] schnell
        [still] nur Worte
        [instant] sofort
       *[normal] normal
    }
page-log-filter = Nur zeigen
page-log-of = Nur { $player }
page-log-kind =
    { $kind ->
        [points] Punkte
       *[places] Orte
    }
page-look-back = Diesen Moment noch einmal ansehen
page-log-find = Nach Worten suchen
page-log-more = Frühere Zeilen zeigen
page-log-none = Davon gibt es noch nichts.
page-undone = { $player } nimmt zurück
page-seat-sat = { $player } setzt sich
page-seat-left = { $player } geht
page-seat-bot = ein Bot spielt für { $player }
page-seat-back = { $player } ist zurück
page-seat-named = hier spielt jetzt { $player }
page-seat-asked = { $player } bittet um einen freien Platz
page-seat-agreed = { $player } stimmt zu
page-seat-declined = { $player } stimmt nicht zu
page-seat-took = { $player } übernimmt einen Platz und sieht dessen Hand
page-silenced =
    { $silent ->
        [yes] der Gastgeber schaltet { $player } stumm
       *[no] { $player } darf wieder sprechen
    }
page-paced =
    { $pace ->
        [days] { $player } stellt das Tempo um: über Tage
       *[live] { $player } stellt das Tempo um: live
    }
page-scores = Punkte
page-chart = Die Punkte im Lauf der Runden
page-chart-seat = { $player }: { $shape }
page-shape =
    { $colour ->
        [yellow] gelber Kreis
        [red] rotes Dreieck
        [blue] blaues Quadrat
        [white] weißes Sechseck
        [black] schwarzes Kreuz
       *[green] grüne Raute
    }
page-rematch = Revanche
page-deal-share = Verteilung teilen
page-deal-others = Die anderen mit dieser Verteilung
page-rematch-asked = { $player } möchte eine Revanche
page-rematch-come = Mitkommen
page-rematch-same = Revanche mit denselben Leuten, Bots und Optionen
page-rematch-first = diesmal beginnt { $player }
page-series = Partie { $number } einer Serie
page-series-open = Der nächste Tisch der Serie ist offen
page-series-make = Als Serie spielen
page-series-log = { $games ->
    [0] { $player } beendet die Serie
   *[other] { $player } macht eine Serie daraus: Der nächste Tisch öffnet sich von selbst
}
page-report = Ein Problem melden
page-report-done = { $file } ist gespeichert und ein Text kopiert: Häng das eine an und füg das andere ein, wo du es meldest. Die Datei enthält, was du von dieser Partie wissen darfst, keine Namen und keine Gespräche.
page-report-text =
    Kaffeehaus { $version }, { $game }, Schritt { $step }, Sprache { $language }, Bildschirm { $screen }
    Angehängt: { $file }

    Was ist geschehen, und was hätte geschehen sollen?
page-record = Aufzeichnung der Partie
page-verify = Mischen prüfen
page-verify-promised = Prüfsumme vom Beginn
page-verify-computed = Prüfsumme dieses Seeds, von deinem Browser berechnet
page-verify-record = Die Aufzeichnung der Partie nennt denselben Seed.
page-verify-record-differs = Die Aufzeichnung der Partie nennt einen anderen Seed.
page-verify-no-record = Die Aufzeichnung der Partie war gerade nicht zu bekommen.
page-verify-again = Karten, Plättchen und Aufträge folgen alle aus dem Seed, und du musst uns das nicht glauben: Sichere die Aufzeichnung und starte „kaffeehaus replay DATEI“, das teilt noch einmal aus und spielt alles nach.
page-seed-fits = Sie stimmen überein: Der Seed stand vor der ersten Karte fest.
page-seed-differs = Sie stimmen nicht überein: Das ist nicht der zu Beginn versprochene Seed.
page-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
page-no-table-note = Sieh dir den Link noch einmal an oder frag, wer ihn geschickt hat. Im Gastzimmer gibt es andere Tische.
page-unknown-note = Vielleicht ist die Adresse vertippt. Alles beginnt im Gastzimmer.
page-trouble-note = Diese Seite versucht es von selbst wieder. Dauert es an, sag dem Bescheid, der dieses Haus betreibt.
page-shut-note = Diese Seite versucht es nicht von selbst wieder. Im Gastzimmer gibt es andere Tische.
page-hand-over = { $player } ist dran. Gib den Bildschirm weiter.
page-covered = Was { $player } gehört, ist verdeckt.
page-uncover = Meine Sachen zeigen
page-take-back = Platz wieder übernehmen
page-let-bot = Einen Bot spielen lassen
page-let-bot-for = Einen Bot für { $player } spielen lassen
page-ask-seat = Um diesen Platz bitten
page-ask-note = Wer sich hier hinsetzt, sieht diese Hand; darum werden erst die Spieler gefragt.
page-asks = { $player } möchte sich hierher setzen und sähe dann diese Hand.
page-agree = Zustimmen
page-decline = Nicht zustimmen
page-go-away =
    { $seats ->
        [1] Einen Bot für mich spielen lassen
       *[other] Einen Bot für { $player } spielen lassen
    }
page-go-away-note = Der Bot spielt weiter, bis der Platz wieder übernommen wird.

## Die schlichte Ansicht: jedes Spiel in Worten

page-plain = Schlichte Ansicht: nur Text
page-drawn = Gezeichnete Ansicht
page-plain-round =
    { $round ->
        [0] vor Runde 1
       *[other] Runde { $round }
    }, { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
page-plain-ask = Was tust du?
page-plain-secret = Du bist am Zug. Ebenfalls geheim wählen noch: { $players }
page-plain-done = Du hast gewählt
page-plain-since = seit { $when }
page-plain-points =
    { $count ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
page-plain-find = Tippen zum Auswählen
page-plain-nothing = Keine Möglichkeit mit „{ $typed }“.
page-plain-instead = Oder stattdessen
page-plain-why = Warum nicht …?
page-plain-why-find = Was du tun möchtest
page-plain-why-kind = Art der Wahl
page-plain-why-all = alle Arten
page-plain-why-other = sonstiges
page-plain-why-ask = Nach dem Warum fragen
page-plain-value = { $name }: { $value }
page-plain-switch =
    { $value ->
        [yes] ja
       *[no] nein
    }
page-plain-end = am Ende deines Zuges: { $what }
page-plain-then = danach kannst du: { $what }
page-plain-choose = Wähle etwas aus
page-plain-stands = So steht es
page-plain-player = Spieler
page-plain-happened = Was geschah
page-plain-key-figure = Auswählen
page-plain-key-do = Das Gewählte ausführen
page-plain-key-find = Eine Möglichkeit über ihren Text suchen

## Eine beendete Partie noch einmal

page-replay = Partie nachspielen
page-analysis = Analyse
page-replay-title = Nachspielen
page-replay-result = Zum Ergebnis
page-replay-place =
    { $round ->
        [0] Vor Runde 1 · Schritt { $step } von { $count }
       *[other] Runde { $round } · Schritt { $step } von { $count }
    }
page-replay-start = Die Karten sind ausgeteilt.
page-replay-secret = wählt verdeckt
page-replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
page-replay-lost = Das Haus antwortet nicht. Versuch diesen Schritt gleich noch einmal.
page-replay-controls = Durch die Partie
page-replay-slider = Schritt
page-replay-first = Zum Anfang (Pos1)
page-replay-turn-back = Einen Zug zurück (Umschalt ←)
page-replay-back = Einen Schritt zurück (←)
page-replay-play = Abspielen (Leertaste)
page-replay-pause = Anhalten (Leertaste)
page-replay-next = Einen Schritt weiter (→)
page-replay-turn-next = Einen Zug weiter (Umschalt →)
page-replay-last = Zum Ende (Ende)
page-replay-eyes = Mit wessen Augen
page-replay-eyes-none = Als Zuschauer
page-replay-eyes-of = Mit den Augen von { $player }
page-replay-copy = Link zu diesem Schritt kopieren
page-replay-import = Aufgezeichnete Partie öffnen
page-replay-import-note = Eine Datei von hier oder aus dem Terminal
page-to-position = Stellung aufbauen
page-to-position-note = Schreib sie oder öffne eine Datei; Bots spielen mit
page-position-of = Diese Stellung, zum Ändern und Spielen
page-replay-reading = Die Aufzeichnung wird gelesen …
page-replay-refused = Diese Datei lässt sich nicht öffnen: { $problem }
page-replay-large = Diese Datei ist viel zu groß für eine Aufzeichnung.
page-replay-early = Solange sie läuft, kannst du an ihrem Tisch zusehen.

## Was jeder Tisch von sich erklärt

page-x-hold = Halte einen Finger auf ein Teil, um davon zu lesen; eine Berührung daneben schließt dies.
page-x-walk = Die Pfeiltasten gehen von Teil zu Teil; Escape schließt dies.
page-x-round-title = Runde { $round }
page-x-digest = Prüfsumme des Seeds: { $digest }. Am Ende wird der Seed gezeigt, und mit „Mischen prüfen“ siehst du, ob beide zusammenpassen.

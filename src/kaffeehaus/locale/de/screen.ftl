### Was nur der Browser sagt: das Gastzimmer, die Felder des Tisches und Namen für Gezeichnetes.

page-house = Kaffeehaus
page-game =
    { $game ->
        [valencia] Valencia
       *[vienna] Vienna
    }
page-poster =
    { $game ->
        [valencia] VALENCIA
       *[vienna] VIENNA
    }
page-poster-note =
    { $game ->
        [valencia] Gilden, Brunnen, Einfluss
       *[vienna] Agenten, Bestechung, Geheimnisse
    }
page-window = { $game } · Kaffeehaus
page-window-turn = ▲ Du bist dran: { $prompt } · { $game }
page-error = Das Haus antwortet nicht, wie es soll ({ $status }).
page-offline = Keine Verbindung. Sie kommt von selbst zurück; nichts geht verloren.

## Gastzimmer

page-welcome = Komm herein. Wie dürfen wir dich nennen?
page-welcome-note = Ein Name genügt; kein Passwort, keine Adresse.
page-name = Dein Name
page-rename = Namen ändern
page-enter = Eintreten
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
page-hello-note = Wähle die Stühle und eröffne den Tisch. Wir merken uns, wie du es magst.
page-yours = Deine Partien
page-yours-none = Noch keine. Eröffne einen Tisch oder setz dich an einen.
page-free-chairs = Tische mit freiem Stuhl
page-free-none = Alle Stühle sind besetzt.
page-play = Spielen
page-look = Ansehen
page-sit = Hinsetzen
page-stand-up = Aufstehen
page-free-it = Stuhl freigeben
page-row-playing = Runde { $round }
page-row-over = beendet
page-row-gathering =
    { $count ->
        [one] { $count } freier Stuhl
       *[other] { $count } freie Stühle
    }
page-version =
    { $version ->
        [advanced] Fortgeschrittene
       *[introductory] Einstieg
    }
page-players = Spieler
page-pace = Tempo
page-private = Privater Tisch
page-option =
    { $name ->
        [version] Fassung
        [flags] Flaggen
        [third_man] Dritter Mann
        [figures] Figuren
        [set_points] Fünfersatz
        [shillings] Schilling in III
       *[other] { $name }
    }
page-value =
    { $value ->
        [introductory] Einstieg
        [advanced] Fortgeschritten
        [printed] gedruckt
        [random] zufällig
        [true] ja
        [false] nein
        [live] live
        [days] über Tage
       *[other] { $value }
    }
page-chair = Stuhl { $seat }
page-chair-you = du
page-chair-open = freier Platz
page-bot =
    { $bot ->
        [random] Bot, launisch
        [easy] Melange, leicht
        [medium] Brauner, mittel
        [hard] Mokka, schwer
       *[other] Bot, { $bot }
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

## Der Tisch

page-at-table = { $game } · { $count } am Tisch
page-round = Runde
page-tools = Werkzeuge
page-tabs = Teile des Tisches
page-hide-pieces = Figuren verbergen
page-sound = Klang, wenn du dran bist
page-prompt = Was gefragt ist
page-your-turn = Dein Zug
page-waiting = Warten auf { $players }
page-over = Die Partie ist zu Ende
page-undo = Zurück
page-undo-title = Die letzte Wahl zurücknehmen (U)
page-take = Ausführen
page-choose-first = Wähle zuerst etwas
page-close = Schließen
page-all-choices = Alle { $count } Möglichkeiten
page-likely = Wenn der Agent aus deinem Vorrat kommt.
page-then-place = Danach wählst du den Agenten.
page-then-move-from = Dieser Agent geht.
page-then-move-figure = Die Figur geht hierher.
page-then-stefan = Der dritte Mann geht hierher.
page-then-remove = Dieser Agent verlässt den Plan.
page-place = Agent: { $building }
page-buy = { $item }: { $use }
page-do-take-bribes = { $count } nehmen
page-do-take-shillings = { $shillings } nehmen
page-do-from-supply = aus dem Vorrat ({ $supply })
page-do-figure-from-supply = Figur aus dem Vorrat
page-do-pay-coins = in Schilling zahlen
page-do-decline = lassen
page-do-done = fertig
page-do-buy-nothing = nichts kaufen
page-thinks = überlegt
page-away = abwesend
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
page-map = Stadtplan von Wien mit { $buildings } Gebäuden und { $squares } Plätzen
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
page-notes = Notizen
page-notes-hint = Das siehst nur du.
page-say = Sag etwas in die Runde
page-send = Senden
page-since = seit deinem letzten Zug
page-review = Was seit deinem letzten Zug geschehen ist
page-review-step = { $step } von { $count }
page-previous = Zurück
page-next = Weiter
page-undone = { $player } nimmt zurück
page-seat-sat = { $player } setzt sich
page-seat-left = { $player } geht
page-seat-bot = ein Bot spielt für { $player }
page-seat-back = { $player } ist zurück
page-scores = Punkte
page-chart = Die Punkte im Lauf der Runden
page-chart-seat = { $player }: { $shape }
page-shape =
    { $colour ->
        [yellow] gelber Kreis
        [red] rotes Dreieck
        [blue] blaues Quadrat
       *[green] grüne Raute
    }
page-record = Aufzeichnung der Partie
page-seed-fits = Startwert und Prüfwert passen: Nichts wurde geändert.
page-seed-differs = Startwert und Prüfwert passen nicht.
page-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
page-hand-over = { $player } ist dran. Gib den Bildschirm weiter.
page-uncover = Meinen Schreibtisch zeigen
page-take-back = Platz wieder übernehmen
page-let-bot = Einen Bot spielen lassen

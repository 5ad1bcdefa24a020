### Die Befehle im Terminal.

## Hilfe

help-about = Die Spiele des Hauses im Terminal spielen, Bots spielen lassen, aufgezeichnete Partien ansehen, die Engine messen.
help-usage = Aufruf:{" "}
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-help = zeigt diese Hilfe
help-version = zeigt die Version
help-lang = Sprache aller Texte: { $languages }; sonst entscheidet die Umgebung (KAFFEEHAUS_LANG, LC_ALL, LANG)
help-game = das Spiel: { $games }
help-json = gibt statt einer Tabelle JSON für Programme aus

play-about = spielt in diesem Terminal eine Partie gegen Bots
play-players = wie viele mitspielen, dich eingerechnet (3)
play-bots = wer auf den anderen Plätzen spielt: { $bots }; ein Name für alle oder je Bot einer, mit Kommas ({ $default })
play-seat = dein Platz am Tisch, 1 ist der erste (1)
play-seed = teilt dieselbe Partie noch einmal aus: eine Zahl, oder 0x und Hexadezimalziffern (ein geheimer Seed)
play-option = eine Regel für den Tisch; mehrfach möglich
play-resume = setzt eine gespeicherte Partie fort
play-position = beginnt mit einer Stellung aus einer Datei; was sie offen lässt, teilt der Seed aus
play-at = setzt die gespeicherte Partie nach so vielen Aktionen fort; was gespielt wurde, bleibt, wie es ist
play-save = wohin die Partie gespeichert wird (eine Datei im eigenen Statusordner)

simulate-about = lässt Bots viele Partien spielen und zeigt, was dabei herauskam
simulate-players = wie viele mitspielen ({ $default })
simulate-games = wie viele Partien (100)
simulate-seed = Zahl, aus der sich der Seed jeder Partie ergibt (1)
simulate-bots = wer spielt: { $bots }; ein Name für alle Plätze oder je Platz einer, mit Kommas ({ $default }); hard@200 denkt je Entscheidung 200 Iterationen lang nach, hard@0.5s eine halbe Sekunde
simulate-workers = wie viele Prozesse sich die Arbeit teilen (1); die Ergebnisse hängen nicht davon ab

replay-about = zeigt eine aufgezeichnete Partie: ihren Verlauf oder die Stellung zu jedem Zeitpunkt
replay-file = die gespeicherte Partie
replay-at = zeichnet die Stellung nach so vielen Aktionen
replay-position-file = schreibt die Stellung nach so vielen Aktionen (--at) oder die letzte in eine Datei

audit-about = spielt gespeicherte und aufgezeichnete Partien nach und nennt die, die anders ausgehen als damals
audit-files = Aufzeichnungen, Datensätze oder Ordner davon
audit-table = Tisch { $id }
audit-entry = { $game }, Eintrag { $step }: { $said }
audit-step = { $game }, nach { $step } Aktionen: { $said }
audit-what =
    { $what ->
        [action] eine Aktion ist nicht mehr erlaubt: { $one }
        [entry] er ist nicht zu lesen: { $one }
        [table] sie lässt sich nicht austeilen: { $one }
        [events] es geschieht etwas anderes: aus { $one } wurde { $other }
        [legal] etwas anderes ist erlaubt: aus { $one } wurde { $other }
        [outcome] sie ging anders aus: aus { $one } wurde { $other }
        [score] die Punkte waren { $one } und sind { $other }
       *[other] { $what } war { $one } und ist { $other }
    }
audit-done =
    { $different ->
        [0] { $games ->
            [one] 1 Partie nachgespielt: Sie ging aus wie damals.
           *[other] { $games } Partien nachgespielt: Alle gingen aus wie damals.
        }
        [one] 1 von { $games } Partien ging anders aus als damals.
       *[other] { $different } von { $games } Partien gingen anders aus als damals.
    }
error-audit-nothing = Nenn, was nachgespielt werden soll: eine Datenbank mit --database, oder Aufzeichnungen, Datensätze oder Ordner.

bench-about = misst, wie schnell die Regeln laufen, mit python-chess im selben Lauf als Maßstab
bench-seconds = wie viele Sekunden gemessen wird ({ $default })
bench-explained =
    Zufällige regelgerechte Partien jedes Spiels in seiner größten Fassung, im Wechsel mit python-chess gemessen; Mediane
    der Durchgänge. Eine Entscheidung ist legal + Auswahl + apply; was die Engine von selbst ausführt, zählt nicht.
    legal_us ist eine neu berechnete, keine gemerkte Liste; clone_us eine Kopie; state_bytes der Speicher, den eine
    Kopie nicht mit ihrem Original teilt.

load-about = spielt an vielen Tischen eines Servers und sagt, wie lange Züge brauchen und was sie kosten
load-url = die Adresse eines laufenden Servers (ohne sie wird für den Test einer gestartet)
load-game = das Spiel ({ $default })
load-tables = wie viele Tische ({ $default })
load-players = wie viele an jedem spielen ({ $default })
load-every = Sekunden zwischen zwei Zügen eines Tisches ({ $default })
load-seconds = wie lange gemessen wird, in Sekunden ({ $default })
load-thinking = so viele Tische dazu, an denen einer gegen den stärksten Bot spielt (0); sie zählen nicht zu den Zahlen, nur zur Last
load-reviews = so viele beendete Partien werden währenddessen analysiert, eine nach der anderen (0)
load-idle = danach warten, bis der Server die Tische vergessen hat, ebenso viele neue aufmachen und sagen, wie viel mehr Speicher das braucht
load-serve = Optionen für den Server, der gestartet wird, wie für kaffeehaus serve (--serve "--processes 2")
load-against = ein anderer Stand zum Vergleich, abwechselnd: der Ordner eines Checkouts oder ein Python, in dem einer installiert ist
load-rounds = wie oft die beiden verglichen werden ({ $default })
load-explained =
    Jeder Platz hat eine eigene Verbindung und spielt zufällige erlaubte Züge. Die Dauer eines Zuges läuft vom Absenden, bis der letzte
    Client am Tisch, der davon erfährt, ihn hat. Der Server muss mit --no-limits laufen, denn alle Clients kommen von einer Adresse.

options-of = Optionen von { $game } (mit --option name=wert)

## Wie Platzhalter heißen

meta-game = SPIEL
meta-option = NAME=WERT
meta-options = OPTIONEN
meta-number = N
meta-bots = NAME,…
meta-seat = K
meta-value = S
meta-file = DATEI
meta-folder = ORDNER
meta-address = ADRESSE
meta-table = TISCH
meta-guest = GAST
meta-text = TEXT
meta-command = BEFEHL
meta-lang = XX

## Was nicht stimmte

error-line = kaffeehaus: { $problem }
error-usage = kaffeehaus: { $problem } ({ $command } --help zeigt, was es gibt)
error-language = kaffeehaus: die Sprache { $lang } gibt es nicht; es gibt { $languages }
error-number = { $option } ist eine ganze Zahl ab { $least }, nicht { $value }
error-seconds = { $option } ist eine positive Zahl, nicht { $value }
error-load-limits = der Server { $url } begrenzt, was eine Adresse darf; starte ihn für diesen Test mit --no-limits
error-load-server = unter { $url } antwortet kein Server: { $problem }
error-load-url = ein Server wird als http://RECHNER:PORT angegeben, nicht als { $value }
error-load-own = --serve und --against gelten einem Server, der für den Test gestartet wird; lass also die Adresse weg
error-load-against = ein Stand ist der Ordner eines Checkouts oder ein Python, nicht { $value }
error-seed = ein Seed ist eine ganze Zahl ab 0, oder 0x und eine gerade Anzahl Hexadezimalziffern, nicht { $value }
error-option = eine Option schreibt man name=wert, nicht { $value }
error-option-twice = die Option { $name } ist zweimal angegeben
error-game = das Spiel { $value } gibt es nicht; es gibt { $games }
error-bots = { $given ->
    [one] ein Name gilt für alle
   *[other] { $given } Namen passen nicht
  }: nenne einen Bot für alle oder { $needed ->
    [one] genau einen
   *[other] { $needed }, mit Kommas getrennt
  }
error-seat = an einem Tisch für { $players } gibt es die Plätze 1 bis { $players }, nicht { $value }
error-at-alone = --at sagt, ab wann eine gespeicherte Partie gespielt wird, und braucht deshalb --resume DATEI
error-resume-with = { $name } bringt seinen eigenen Tisch mit: lass { $options } weg
error-resume-game = das ist eine gespeicherte Partie { $found }, nicht { $game }
error-read = { $file } lässt sich nicht lesen: { $reason }
error-write = { $file } lässt sich nicht schreiben: { $reason }
error-moment = { $count ->
    [one] die Aufzeichnung hat { $count } Aktion; den Zeitpunkt { $value } gibt es nicht
   *[other] die Aufzeichnung hat { $count } Aktionen; den Zeitpunkt { $value } gibt es nicht
  }
error-arguments = was ist { $arguments }?
error-required = es fehlt: { $arguments }
error-expected = { $argument } braucht einen Wert
error-explicit = { $argument } nimmt keinen Wert
error-command = den Befehl { $value } gibt es nicht; es gibt { $commands }
error-syntax = das ist nicht zu verstehen
reason-missing = die Datei gibt es nicht
reason-forbidden = das ist nicht erlaubt
reason-folder = es ist ein Ordner
reason-path = ein Teil des Pfads ist kein Ordner
reason-full = der Datenträger ist voll
reason-read-only = nur Lesen ist möglich
reason-name = der Name ist ungültig
reason-other = Fehler { $number }
interrupted = Abgebrochen.

## Am Tisch

table-seats = Am Tisch: { $seats }
table-keys = Eine Zahl wählt. ? Hilfe · warum … · rat · zurück · tisch · verlauf · karte N · speichern DATEI · stellung DATEI · ende
prompt = { $name }>{" "}
prompt-unknown = „{ $text }“ verstehe ich nicht. Tippe eine Zahl von 1 bis { $last } oder ? für die Hilfe.
prompt-ambiguous = „{ $text }“ passt auf mehrere Möglichkeiten; tippe die Zahl.
# Diese Wörter versteht das Programm neben den englischen; jedes besteht aus einem Wort.
command-why = warum
command-advice = rat
command-undo = zurück
command-board = tisch
command-log = verlauf
command-card = karte
command-save = speichern
command-position = stellung
command-quit = ende
command-help = hilfe

help-title = Was du tippen kannst
help-number = eine Zahl
help-number-what = nimmt diese Möglichkeit; ein Ort wie c3 oder ein Name geht auch, wenn nur eine Möglichkeit passt
help-why-what = sagt, warum etwas nicht zur Wahl steht: warum c3, oder warum und ein Wort daraus
help-advice-what = fragt den stärksten Bot, was er täte und warum; rat und der Name eines Bots fragt diesen
help-undo-what = nimmt deine letzte Wahl zurück, solange seither nichts Verdecktes ans Licht kam
help-board-what = zeichnet den ganzen Tisch noch einmal
help-log-what = zeigt den ganzen Verlauf der Partie
help-card-what = erklärt eine Karte, zum Beispiel karte 5
help-save-what = speichert die Partie in eine Datei; danach geht es weiter
help-position-what = schreibt in eine Datei, was du vom Beginn dieses Zuges weißt, um von dort zu spielen
help-quit-what = speichert die Partie und hört auf; du erfährst, wie du zurückkommst
help-key-why = warum …
help-key-advice = rat
help-key-undo = zurück
help-key-board = tisch
help-key-log = verlauf
help-key-card = karte N
help-key-save = speichern DATEI
help-key-position = stellung DATEI
help-key-quit = ende
help-note = Das erste Wort jeder Zeile geht auf Deutsch oder Englisch (why, advice, undo, board, log, card, save, quit); Großschreibung und Akzente sind gleich.
undo-done = Zurückgenommen: { $action }
undo-none = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl kam etwas Verdecktes ans Licht, oder du hast noch nichts gewählt.
why-line = { $action }: { $reason }
why-what = Warum was? Zum Beispiel: warum c3, oder warum und ein Wort aus dem, was dir fehlt.
why-unknown = Zu „{ $text }“ finde ich nichts. Versuche es mit einem Ort wie c3 oder mit einem Wort aus dem, was dir fehlt.
card-what = Welche Karte? Zum Beispiel: karte 5.
save-what = In welche Datei speichern? Zum Beispiel: speichern abend.json
position-what = In welche Datei? Zum Beispiel: stellung abend.json
saved = Gespeichert in { $file }
resume-hint = So geht es weiter: { $command }
goodbye = Auf Wiedersehen.

## Das Ende

end-digest = Prüfsumme { $digest } (dieselbe wie zu Beginn)
end-record = Die Aufzeichnung dieser Partie ist { $file }
end-replay = Noch einmal ansehen: { $command }

## Zahlen

figures-title = { $games ->
    [one] { $games } Partie { $game } { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] mit { $players } Personen
      }, Seed { $seed }
   *[other] { $games } Partien { $game } { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] mit { $players } Personen
      }, Seed { $seed }
  }
figures-progress = Partien
figures-rounds = Runden (min., Median, max.)
figures-decisions = Entscheidungen je Partie
figures-scores = Punkte je Platz (Mittel, min., max.)
figures-wins = Anteil der Siege je Platz
figures-places = Anteil der Siege nach Zugfolge (Startspieler zuerst)
figures-half = wer zur Halbzeit führt, gewinnt
figures-interval = { $value } ({ $low }–{ $high })
figures-sources = Punkte je Spieler nach Herkunft
figures-source = { $rule } { $points }
figures-holding =
    { $thing ->
        [tiles] Geheiminformationen je Spieler
        [agents] Agenten auf dem Plan am Ende, je Spieler
       *[members] Mitglieder in der Stadt je Spieler
    }
figures-missions-share = Anteil der Aufträge an allen Punkten
figures-deal = Punkteunterschiede, die sich aus den ausgeteilten Aufträgen erklären
figures-ended = Spielende: { $reason }
figures-cards = Karten in Schubladen (oft … selten)
figures-missions = Aufträge angenommen, erfüllt
figures-purchases = gekauft
figures-value = { $name } × { $count }
figures-two = { $first } · { $second }
figures-range = { $first } … { $last }

bench-title = Tempo der Regeln, Mediane aus { $rounds } Durchgängen
bench-game = Spiel
bench-engine = Engine
bench-decisions = Entsch./s
bench-games = Partien/s
bench-legal = legal µs
bench-clone = clone µs
bench-bytes = Bytes/Stand
bench-ratio = zu python-chess
bench-chess = python-chess: { $plies } Halbzüge/s
bench-no-chess = python-chess ist nicht installiert, darum fehlt der Maßstab (pip install chess).
bench-spiel = OpenSpiel { $name }: { $decisions } Entscheidungen/s
bench-engine-name = { $engine ->
    [compiled] kompiliert
   *[pure] rein
  }
load-title = { $tables } Tische zu { $players }, ein Zug alle { $every } s: { $moves } Züge in { $seconds } s
load-rate = Züge pro Sekunde
load-latency = { $name } in ms
load-late = verspätete Züge
load-refused = abgelehnte Züge
load-lag = davon die Clients selbst (p99) in ms
load-bytes = Bytes pro Nachricht
load-processes = Prozesse des Servers
load-cpu = Rechenzeit des Servers pro Zug in ms
load-cpu-percent = Rechenzeit des Servers in % eines Kerns
load-table-kb = kB pro Tisch samt Verbindungen
load-idle-kb = kB mehr für ebenso viele Tische, nachdem die ersten vergessen sind, je Tisch
load-clients-cpu = Rechenzeit der Clients pro Zug in ms
load-start = Kaltstart bis zur ersten Ansicht in s
load-compared = { $tables } Tische zu { $players }, ein Zug alle { $every } s, abwechselnd: je { $rounds } Runden
load-this = dieser Stand
load-other = der andere
load-ratio = Verhältnis (95 %)

## Wiedergabe

replay-title = { $count ->
    [one] { $game } { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] mit { $players } Personen
      }, { $count } Aktion
   *[other] { $game } { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] mit { $players } Personen
      }, { $count } Aktionen
  }
replay-position = Nach { $number } von { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  }
replay-unfinished = Die Partie ist noch nicht zu Ende; verdeckte Karten bleiben verdeckt.

## Arena und Datensätze

arena-about = lässt Bots in fairen Besetzungen antreten und hält fest, wer wie stark ist, mit Intervallen
arena-bots = wer antritt: { $bots }, mit Kommas; name@0.5s oder name@200 sagt, wie viele Sekunden oder Iterationen ein nachdenkender Bot je Entscheidung bekommt, name@0.5cpu wie viele Sekunden Prozessorzeit
arena-games = wie viele Partien ({ $default }), aufgerundet auf ganze Ausgaben: Jede wird von jeder Besetzung auf jedem Platz gespielt
arena-ray = spielt auf dem Ray-Cluster unter dieser Adresse; { $local } startet einen auf diesem Rechner
arena-out = der Ordner für Partien und Ergebnisse; derselbe Befehl setzt fort, was unterbrochen wurde
arena-summarize = spielt nichts: schreibt die Ergebnisse der Partien in diesem Ordner neu
budget-time = Sekunden je Entscheidung für Bots, die nachdenken ({ $default }); solche Partien lassen sich nicht genau wiederholen
budget-iterations = Iterationen je Entscheidung für Bots, die nachdenken, statt einer Zeit; solche Partien legt der Seed fest
dataset-about = lässt Bots spielen und schreibt die Aufzeichnungen der Partien, damit andere sie untersuchen können
dataset-bots = wer spielt: { $bots }; mehrere, mit Kommas, wechseln sich auf den Plätzen ab ({ $default })
dataset-out = die neue Datei: Ihr Name endet auf .jsonl, oder komprimiert auf .jsonl.zst; mit --recipe ein Ordner
dataset-recipe = stellt einen Datensatz mit Namen ({ $names }) in einem Ordner zusammen; derselbe Befehl setzt fort, was unterbrochen wurde
dataset-share = nur der erste von so vielen gleichen Teilen davon

arena-rounded = Gespielt werden { $games } Partien: { $deals } Ausgaben zu je { $each } Partien, damit jede Besetzung jede Ausgabe auf jedem Platz spielt.
arena-failed = Die Partien { $games } ließen sich nicht spielen: { $reason }. Derselbe Befehl versucht sie noch einmal.
arena-written = Die Ergebnisse liegen in { $folder }
arena-extra = Für Wertungszahlen und Bilder fehlt noch etwas: pip install "kaffeehaus[arena]", dann kaffeehaus arena --summarize ORDNER.
arena-not-reproducible = Bots haben nach der Uhr gedacht: Derselbe Befehl führt nicht zu genau denselben Partien.
arena-overruns = { $bot } brauchte bei { $share } der Entscheidungen mehr als das 1,2-fache seines Budgets.
arena-bot = Bot
arena-wins = Siege je Platz
arena-rating = Wertung
arena-score = Punkte
arena-ms = ms/Entscheidung
arena-ahead = vor …
arena-interval = { $value } ({ $low }…{ $high })
arena-most = { $value } (≤ { $most })
dataset-written = { $games ->
    [one] Eine Partie steht
   *[other] { $games } Partien stehen
  } in { $file }
dataset-digest = Die Prüfsumme ist { $digest }
plot-ratings = Wertungszahlen mit 95-%-Intervallen
plot-rating = Wertung (0 ist das Mittel, 400 sind 10 zu 1)
plot-scores = Woher die Punkte kommen
plot-points = Punkte je Partie
plot-lengths = Länge der Partien
plot-decisions = Entscheidungen in einer Partie
plot-games = Partien

error-budgets = --time und --iterations gehen nicht zusammen
error-summarize = --summarize nimmt nur einen Ordner: Lass das Spiel und --out weg
error-no-games = in { $folder } gibt es noch keine Partien
bad-budget-bot = { $name } antwortet sofort und braucht kein Budget
bad-line-up-alone = ein Vergleich braucht mindestens zwei verschiedene Bots
bad-line-up-few = jede Besetzung aus diesen Bots auf jedem Platz ergibt { $least } Partien je Ausgabe; { $games } sind zu wenige
bad-line-up-twice = { $given } Bots, einige davon doppelt, sind für { $players } Plätze genannt: nenne jeden einmal oder für jeden Platz einen
bad-run-other = in { $folder } liegt ein anderer Lauf: { $field } ist anders. Wähle einen anderen Ordner.
bad-run-busy = ein anderer Lauf schreibt gerade in { $folder }
bad-run-folder = { $folder } ist kein Ordner eines Laufs; ein neuer Lauf braucht einen neuen oder leeren
bad-run-damaged = { $file } ist in Zeile { $line } beschädigt
bad-ray-missing = Ray ist nicht installiert: pip install "kaffeehaus[ray]"
bad-ray-address = unter { $address } antwortet kein Ray-Cluster ({ $reason })
error-dataset-recipe = einen Datensatz { $value } gibt es nicht; es gibt { $names }
error-dataset-settled = mit --recipe steht fest, was gespielt wird: Dazu passen nur --out, --share und --workers
bad-dataset-name = { $file }: Der Name eines Datensatzes endet auf .jsonl oder .jsonl.zst
bad-dataset-zstandard = für komprimierte Dateien fehlt noch etwas: pip install "kaffeehaus[arena]", oder wähle einen Namen auf .jsonl
bad-dataset-exists = { $file } gibt es schon, und überschrieben wird nichts
bad-dataset-game = Partie { $number } oder eine der nächsten ließ sich nicht spielen: { $reason }
bad-dataset-changed = { $folder } ist nicht mehr, was dort erzeugt wurde: Die Prüfsumme ist eine andere
bad-dataset-judge = für { $game } gibt es hier kein gelerntes Urteil, das zu diesem Datensatz passt

## Lernen

learn-about = lässt Bots ein Spiel lernen: Sie spielen gegen sich selbst, aus den Partien lernt ein Urteil, und behalten wird, was gewinnt
learn-out = der Ordner für alles, woraus das Urteil entstand; derselbe Befehl setzt fort, was unterbrochen wurde
learn-minutes = wie lange es dauern darf; sonst hat jede Runde ihre Zahl von Partien
learn-rounds = Runden nach der ersten (2); eine, die kaum noch gegen die vorige gewinnt, ist die letzte
learn-games = Partien in einer Runde
learn-match = Partien eines entscheidenden Vergleichs zu zweit (400); größere Tische spielen einige dazu
learn-think = so oft spielt, wer gelernt hat, für jede Entscheidung in Gedanken weiter, in Partien und Vergleichen; sonst schaut er einen Zug voraus
learn-cores = wie viele Prozesse sich die Arbeit teilen (einer je Kern)
learn-players = nur Tische mit so vielen Spielern; kann mehrmals angegeben werden
learn-from = die Gewichte eines Spielers, der die erste Runde spielt und geschlagen werden muss; sonst beginnen Bots ohne Gelerntes
learn-exploit = lernt nur aus Partien gegen den Spieler, mit dem er beginnt (den besten des Hauses, wenn --from keinen anderen nennt), und sucht, was ihn schlägt
learn-linear = lernt nur die Gerade, kein Netz
learn-small = ein Lehrgang im Kleinen, in weniger als einer Minute
learn-install = legt die Gewichte dorthin, wo die Bots des Hauses nach ihnen spielen

learn-numpy = zum Lernen fehlt noch etwas: pip install "kaffeehaus[arena]", für große Netze auch "kaffeehaus[learning]"
learn-playing = Runde { $round }: { $games } Partien gespielt
learn-played = Runde { $round }: { $games } Partien von { $player }, { $positions } Stellungen
learn-training = Runde { $round }: Die Urteile lernen
learn-trained = Runde { $round }: { $judge } hat gelernt und irrt in unbekannten Partien um { $error } Punkte
learn-matches = Runde { $round }: { $deals } von { $whole } Ausgaben der Vergleiche
learn-gate = Runde { $round }: { $judge } gewinnt { $last } % gegen den bisher Besten und { $medium } % gegen medium; { $kept ->
    [yes] das wird behalten.
   *[no] das wird nicht behalten.
  }
learn-judge-ends = die Gerade nach dem Ausgang der Partien
learn-judge-line = die Gerade
learn-judge-both = das Mittel der Geraden und des Urteils, mit dem er begann
learn-judge-small = das kleine Netz
learn-judge-large = das große Netz
learn-bar-round = Runde { $round } von { $rounds }
learn-bar-playing = Partien
learn-bar-training = Lernen
learn-bar-matches = Vergleiche
learn-bar-games = { $games } Partien
learn-bar-deals = { $deals } von { $whole } Ausgaben
curve-strength = Wie stark das beste Urteil jeder Runde spielt
curve-error = Wie gut die Urteile den Ausgang unbekannter Partien treffen
curve-games = Partien, aus denen gelernt wurde
curve-points = Irrtum in Punkten
curve-medium = % gewonnen gegen medium
curve-last = % gewonnen gegen den bisher Besten
curve-ends = Gerade nach dem Ausgang
curve-line = Gerade
curve-both = Mittel mit dem ersten Urteil
curve-small = kleines Netz
curve-large = großes Netz
learn-damaged = { $file } ist beschädigt und wird neu gemacht
learn-failed = In Runde { $round } ging etwas schief: { $reason }
learn-written = Der Lehrgang liegt in { $folder }
learn-installed = Die Gewichte liegen an ihrem Platz: { $file }

bad-course-folder = { $folder } ist kein Ordner eines Lehrgangs; ein neuer braucht einen neuen oder leeren
bad-course-other = in { $folder } liegt ein anderer Lehrgang: { $field } ist anders. Wähle einen anderen Ordner.
bad-course-batch = Stapel { $number } ließ sich nicht spielen: { $reason }
bad-course-time = die Zeit reicht nicht einmal für einen Stapel Partien
bad-course-features = { $game } hat keine Merkmale, aus denen sich lernen ließe
bad-numbers-format = { $file } ist keine Datei im Format { $format }
bad-numbers-short = { $file } ist abgeschnitten: nur { $found } von { $whole } Bytes sind da
bad-numbers-damaged = { $file } ist beschädigt: Die Prüfsumme stimmt nicht
bad-weights-tables = die Tabellen in { $file } passen in der Größe nicht zusammen
bad-weights-game = { $file } ist für { $found }, nicht für { $game }
bad-weights-edition = { $file } ist für die Ausgabe { $found }; diese ist { $needed }
bad-weights-version = { $file } ist für Version { $found } der Merkmale; sie sind bei Version { $needed }
bad-weights-size = { $file } ist für { $found } Merkmale; es gibt { $needed }

## The screen that any game has

plain-ask = Was tun Sie?
plain-round = Runde { $round }
plain-points = { $player } { $points }
plain-value = { $name }: { $value }
plain-no-cards = Dieses Spiel erklärt keine Karten.

## Der Befehl house

house-about = nach einem Haus sehen: seinen Tischen, seinen Gästen, seiner Datenbank
house-explained = Ein laufender Server richtet sich binnen weniger Sekunden nach alledem.
house-tables = die Tische auflisten
house-close = einen Tisch schließen: Niemand kommt mehr an ihn
house-reopen = einen geschlossenen Tisch wieder öffnen
house-export = Aufzeichnungen von Partien in einen Ordner schreiben
house-repair = Tische suchen, deren Protokoll nicht bis zum Ende lesbar ist, und eines dort abschneiden
house-announce = allen im Haus eine Weile lang eine Zeile zeigen
house-guests = auflisten, wer hier spielt
house-reports = auflisten, welche Äußerungen Gäste gemeldet haben
house-ban = einen Gast an keinen Tisch mehr lassen
house-unban = einen Gast wieder einlassen
house-recount = alle beendeten Partien für die Statistik des Hauses neu zählen
house-recounting = Partien werden gezählt
house-backup = Datenbank und Schlüssel kopieren, auch während Server laufen
house-rekey = einen neuen Schlüssel für Cookies und Token ziehen; die alten bleiben gültig
house-forget = alle Schlüssel bis auf den neuesten vergessen: Wer seit dessen Ziehung nicht da war, wird nicht mehr erkannt
house-rekeyed = Ein neuer Schlüssel ist gezogen. Starte die Server neu: Cookies werden erneuert, wenn Gäste kommen, und ältere bleiben gültig.
house-forgot-keys = Nur der neueste Schlüssel ist noch da. Starte die Server neu: Cookies und Token älterer gelten nicht mehr.
house-the-table = die Kennung eines Tisches: das Ende seiner Adresse
house-the-guest = die Kennung eines Gastes, wie `guests` sie auflistet
house-of-phase = nur Tische in diesem Zustand: { $phases }
house-of-game = nur Tische dieses Spiels
house-of-guest = nur Tische, an denen dieser Gast einen Platz hat
house-folder = wohin die Aufzeichnungen kommen
house-some-tables = nur diese Tische, beendet oder nicht; sonst alle beendeten Partien
house-one-table = nur dieser Tisch; sonst alle
house-cut-to = das Protokoll des Tisches vor dem Unlesbaren abschneiden und das Abgeschnittene in dieser Datei aufheben
house-line = was gezeigt wird
house-minutes = so viele Minuten lang (sonst { $default })
house-end = es nicht mehr zeigen
house-guests-of = wer je an diesem Tisch saß oder sprach
house-reason = warum, für dich selbst
house-file = die Kopie; der Schlüssel kommt daneben
house-column-table = Tisch
house-column-game = Spiel
house-column-phase = Zustand
house-column-updated = zuletzt (UTC)
house-column-players = Spieler
house-column-guest = Gast
house-column-name = Name
house-column-tables = Tische
house-column-note = Notiz
house-column-line = Äußerung
house-column-reason = Grund
house-is-banned = ausgeschlossen
house-closed = Tisch { $id } ist geschlossen. Seine Partie bleibt aufgehoben; kaffeehaus house reopen { $id } öffnet ihn wieder.
house-reopened = Tisch { $id } ist wieder offen.
house-exported = { $file } ist geschrieben.
house-exported-all = { $count ->
    [one] Die Aufzeichnung einer beendeten Partie liegt in { $folder }.
   *[other] Die Aufzeichnungen von { $count } beendeten Partien liegen in { $folder }.
}
house-left-out = Tisch { $id } bleibt weg: { $problem }
house-broken = Tisch { $id }: Eintrag { $entry } ist nicht lesbar ({ $problem }). Lesbare Einträge davor: { $sound }; verloren von dort an: { $lost }.
house-cut = Das Protokoll von Tisch { $id } endet jetzt mit Eintrag { $sound }. Das Abgeschnittene (Einträge: { $lost }) liegt in { $file }. Öffne den Tisch wieder mit kaffeehaus house reopen { $id }.
house-checked = Lesbare Tische: { $sound }; beschädigte: { $broken }; mit anderen Regeln oder Materialtabellen: { $other }.
house-announced = Alle sehen bis { $until } UTC: { $text }
house-announced-no-more = Es wird nicht mehr gezeigt.
house-banned = Gast { $id } wird nicht mehr eingelassen.
house-unbanned = Gast { $id } darf wieder herein.
house-recounted = { $count ->
    [one] Eine beendete Partie ist durchgesehen.
   *[other] { $count } beendete Partien sind durchgesehen.
}
house-backed-up = Geschrieben, nur für deine Augen: { $files }
error-house-none = In { $database } ist kein Haus. Nenne ein anderes mit --data oder --database.
error-house-table = Einen Tisch { $id } gibt es nicht.
error-house-not-closed = Tisch { $id } ist nicht geschlossen.
error-house-not-banned = Gast { $id } ist nicht ausgeschlossen.
error-house-nothing-announced = Es ist nichts angekündigt.
error-house-announce = Sag, was anzukündigen ist, oder --end.
error-house-close-first = Ein Server kann noch an Tisch { $id } schreiben: Schließ ihn zuerst mit kaffeehaus house close { $id } und warte ein paar Sekunden.
error-house-broken = Eintrag { $entry } von Tisch { $id } ist nicht lesbar ({ $problem })
error-house-not-begun = die Partie an Tisch { $id } hat noch nicht begonnen
error-house-backup = { $database } ist PostgreSQL: Sichere es mit pg_dump und heb die Schlüsseldatei dazu auf.
error-house-empty = { $path } ist der Schlüssel eines Hauses, aber die Datenbank { $database } ist leer. Hol die Datenbank aus deiner Sicherung zurück, oder öffne ein neues Haus mit --new.
error-key-lost = Die Datenbank { $database } hat die Partien eines Hauses, aber sein Schlüssel { $path } ist weg. Hol den Schlüssel aus deiner Sicherung zurück; oder lass mit --new einen anderen ziehen, dann wird niemand mehr erkannt und niemand hat mehr einen Platz.
error-key-other = { $path } ist nicht der Schlüssel des Hauses in { $database }. Hol den richtigen aus deiner Sicherung zurück; oder mach mit --new mit diesem weiter, dann wird niemand mehr erkannt und niemand hat mehr einen Platz.

### `kaffeehaus review`

review-about = geht eine aufgezeichnete Partie durch: Chancen, Wendepunkte und was der stärkste Bot getan hätte
review-seat = erzählt nur, was Platz K entschieden hat
review-workers = so viele Prozesse teilen sich die Arbeit ({ $usual })
review-playouts = wie gründlich über jede Entscheidung nachgedacht wird ({ $usual } Durchspiele)
review-out = hält in dieser Datei fest, was fertig ist; derselbe Befehl setzt fort, was unterbrochen wurde
review-all = erzählt auch von guten Entscheidungen
review-json = gibt Daten statt Text aus
review-progress = Aktionen
review-failed = Die Analyse kam nicht weiter: { $reason }
review-count = 
    { $verdict ->
        [best] { $count } beste
        [fine] { $count } gute
        [slip] { $count ->
            [one] { $count } Ungenauigkeit
           *[other] { $count } Ungenauigkeiten
        }
        [miss] { $count } Fehler
        [luck] { $count } Glückssache
       *[only] { $count } ohne Wahl
    }
review-change = In Prozentpunkten: eigene Entscheidungen { $own }, die der anderen { $others }, was ans Licht kam { $luck }
review-line = { $number }  { $what } · { $chance } · { $verdict }
review-verdict = 
    { $verdict ->
        [best] beste Wahl
        [fine] gut
        [slip] Ungenauigkeit (kostet { $cost } Prozentpunkte)
        [miss] Fehler (kostet { $cost } Prozentpunkte)
        [luck] Glückssache
       *[only] die einzige Wahl
    }
review-turning = · Wendepunkt ({ $change } bis zur nächsten Entscheidung)
review-instead = { $bot } hätte gewählt: { $action }
review-because = Gründe: { $reasons }
review-sure = Das ging in { $won } von { $worlds } Welten besser aus, die zu dem passen, was der Platz wissen konnte.
review-rough = Was ein Vorsprung hier bedeutet, haben keine Partien gezeigt: Die Chancen sind grob geschätzt.

### `kaffeehaus puzzles`

puzzles-about = sucht in Partien von Bots Entscheidungen mit einer besten Antwort, die nicht die naheliegende ist
puzzles-out = hält in dieser Datei fest, was gefunden ist; derselbe Befehl setzt fort, was unterbrochen wurde
puzzles-games = macht weiter, bis so viele Partien durchgesehen sind ({ $usual })
puzzles-choose = wählt so viele Rätsel aus, die einander möglichst wenig gleichen; zusammen mit --into
puzzles-into = die Datei für die ausgewählten
puzzles-so-far = { $count } Rätsel
puzzles-found = { $count } Rätsel aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $file }
puzzles-chosen = { $count } davon nach { $file } geschrieben
puzzles-failed = Die Suche kam nicht weiter: { $reason }
error-puzzles-choose = --choose und --into gehören zusammen: wie viele, und in welche Datei
bad-puzzles-file = { $file } ist keine Datei mit Rätseln
bad-puzzles-other = { $file } enthält eine andere Suche: zu einem anderen Spiel, mit anderem Startwert oder anderer Gründlichkeit
bad-puzzle-cut = { $name } ist nicht lesbar: vielleicht fehlt das Ende
bad-puzzle-changed = { $name } wurde nachträglich verändert: die Prüfsumme stimmt nicht
bad-puzzle-form = { $name } hat eine andere Form als diese Rätsel

## kaffeehaus serve

error-house-open = Das Haus ist schon offen: { $address }. Geh dorthin, oder lass mehrere Server mit --redis eine Datenbank teilen.
error-port = { $host } Port { $port } ist nicht zu haben: { $problem }. Nimm andere mit --host und --port.
error-port-taken = Port { $port } auf { $host } gehört schon einem anderen Programm. Nimm einen anderen mit --port, oder --port 0 für irgendeinen freien.
error-data = Das Verzeichnis { $path } ist nicht zu gebrauchen: { $problem }. Nimm ein anderes mit --data.
error-database = Die Datenbank { $database } ist nicht zu gebrauchen: { $problem }. Prüf, ob sie läuft und ob du in sie schreiben darfst.
error-database-locked = Die Datenbank { $database } ist von einem anderen Programm gesperrt. Schließ es, oder nimm eine andere Datenbank mit --data oder --database.
error-database-url = Eine Datenbank ist sqlite:///PFAD oder postgresql://RECHNER/NAME.
error-site = Eine Adresse des Hauses beginnt mit https:// oder http://, nicht { $site }.
error-mail-url = KAFFEEHAUS_SMTP ist smtp://HOST oder smtps://NAME:PASSWORT@HOST:PORT, und --mail-from eine Adresse.
error-mail-without = Um Mails zu verschicken, braucht das Haus --site und --mail-from.
error-redis-url = Ein Redis heißt redis://RECHNER:PORT.
error-processes = Dieses System kann keine Verbindung von einem Prozess an einen anderen geben. Starte ohne --processes.
serve-about = das Haus für Browser öffnen
serve-host = die Adresse, auf der gehört wird
serve-port = der Port; 0 nimmt einen freien (sonst { $default })
serve-data = wo Schlüssel und Partien liegen
serve-database = sqlite:///PFAD oder postgresql://RECHNER/NAME statt einer Datei im Datenverzeichnis
serve-new = ein neues Haus öffnen, wo von einem alten nur Schlüssel oder nur Datenbank übrig ist; seine Gäste kennt es nicht mehr
serve-processes = wie viele Prozesse dieses Rechners sich die Tische teilen (sonst { $default })
serve-redis = redis://RECHNER:PORT, über das mehrere Server an einer Datenbank voneinander hören
serve-proxy = die Adressen von Proxys, mit Kommas, die sagen dürfen, woher ein Gast kommt
serve-site = die Adresse, unter der Gäste das Haus finden, etwa https://example.org: Mails und Chats führen dorthin
serve-mail-from = die Adresse, von der Mails kommen; der Server, der sie annimmt, steht in der Umgebungsvariablen KAFFEEHAUS_SMTP
serve-near = erlaubt Gästen, das Haus an Adressen in seinem eigenen Netz schreiben zu lassen
serve-bot-time = Sekunden je Entscheidung für Bots, die nachdenken (sonst { $default })
serve-no-limits = hebt alle Grenzen für Anfragen und Verbindungen auf; nur für Lasttests
serve-open = die Seite im Browser öffnen
serve-ready = Das Kaffeehaus ist offen: { $address } (Strg-C schließt es)
serve-already = Das Kaffeehaus ist schon offen: { $address }
serve-missing = der Server braucht weitere Pakete: pip install kaffeehaus[server]
error-process = Ein Prozess des Hauses endete mit { $code }, bevor er bedient hat. Lies, was er vor dieser Zeile gesagt hat.

### Was alle Spiele und alle Bildschirme gemeinsam haben.
### Wort-Nachrichten (wie `colour`) richten sich nach dem gleichnamigen Argument; ein Attribut ist eine weitere Form.

version-line = { $engine ->
    [compiled] Kaffeehaus { $version } (kompilierte Engine)
   *[pure] Kaffeehaus { $version }
  }
list-separator = ,{" "}
part-separator = {" "}·{" "}
sum-separator = +
log-line = { $player }: { $what }

# Gelb und Grün beginnen gleich; kein Buchstabe soll falsch raten lassen, darum E und N.
colour =
    { $colour ->
        [yellow] Gelb
        [red] Rot
        [blue] Blau
        [white] Weiß
        [black] Schwarz
       *[green] Grün
    }
    .letter =
        { $colour ->
            [yellow] E
            [red] R
            [blue] B
            [white] W
            [black] S
           *[green] N
        }

player-you = Du
    .seat = du ({ colour })
player-bot = { colour } ({ $bot })
player-seat = { colour }

## Warum eine Wahl nicht möglich ist, in jedem Spiel

why-over = Die Partie ist zu Ende.
why-not-your-turn = Du bist nicht am Zug.
why-allowed = Das darfst du jetzt tun.
why-not-now = Darum geht es gerade nicht.

## Numbers

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-short = { NUMBER($value, maximumFractionDigits: 1) }
number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Vor der Partie

first-edge = In { $games } Partien unter { $players } Bots gewann der Startspieler { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; bei gleichen Chancen wären es { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.

## Was es an keinem Tisch gibt, und was keine Aufzeichnung ist

bad-players = { $game } spielt man mit { $least } bis { $most } Personen, nicht mit { $found }
bad-option = die Option { $name } gibt es nicht; es gibt { $options }
bad-option-value = den Wert { $value } hat die Option { $name } nicht; es gibt { $allowed }
bad-option-list = die Option { $name } ist eine Liste aus { $allowed }, nicht { $value }
bad-colours = die Option colours nennt zwei bis vier verschiedene Farben aus { $allowed }, nicht { $value }
bad-colours-few = die Option colours nennt { $found ->
    [one] { $found } Farbe
   *[other] { $found } Farben
  } für { $players } Personen
bad-option-only = die Option { $name } braucht { $needs }
bad-option-each = die Option { $name } nennt { $found } Werte, der Tisch hat aber { $players } Plätze
bad-seed = ein Seed ist eine ganze Zahl von 0 bis 2^256 − 1 oder mindestens ein Byte, nicht { $value }
bad-bot = den Bot { $name } gibt es nicht; es gibt { $bots }
bad-budget = ein Bedenkzeit-Budget schreibt man 0.5s ({ $least } bis { $most } Sekunden je Entscheidung; 0.5cpu zählt Prozessorzeit) oder 200 (1 bis { $iterations } Iterationen je Entscheidung), nicht { $value }
bad-record-cut = das ist keine vollständige Aufzeichnung; vielleicht fehlt das Ende
bad-record-format = das ist keine Aufzeichnung einer Partie: in einer solchen steht "format": "{ $format }"
bad-record-lacks = in der Aufzeichnung fehlt { $fields }; vielleicht fehlt das Ende
bad-record-changed = die Aufzeichnung wurde nachträglich geändert: ihre Prüfsumme stimmt nicht
bad-record-field = die Aufzeichnung ist fehlerhaft: was bei { $field } steht, kann nicht sein
bad-record-rules = die Aufzeichnung folgt der Regelversion { $found } von { $game }; dies ist Version { $here }
bad-record-tables = die Partie wurde mit anderen Materialtabellen gespielt ({ $found }, hier { $here })
bad-record-table = den Tisch der Aufzeichnung kann es nicht geben: { $problem }
bad-record-action = Aktion { $number } der Aufzeichnung ist nicht spielbar: { $action }
bad-record-game = die Aufzeichnung ist von einem Spiel { $game }; es gibt { $games }
bad-position-json = das ist keine Stellung: Zeile { $line } ist kein JSON
bad-position-format = das ist keine Stellung: in einer solchen steht "format": "{ $format }"
bad-position-game = die Stellung ist von { $found }, nicht von { $game }
bad-position-none = von diesem Moment von { $game } gibt es keine Stellung
bad-position-form = { $where }: { $value } hat nicht die Form { $form }
bad-position-field = { $where }: so etwas gibt es nicht; es gibt { $allowed }
bad-position-number = { $where }: { $value } ist keine ganze Zahl von { $least } bis { $most }
bad-position-word = { $where }: { $value } ist keines von { $allowed }
bad-position-many = { $where }: da sind { $count }, wo { $most } sein können
bad-position-twice = { $where }: { $thing } liegt schon bei { $other }
bad-position-absent = { $where }: { $thing } ist nicht in diesem Spiel
bad-position-not-now = { $where }: das kann hier nicht sein; { $why }
bad-position-played = played[{ $number }]: { $action } ist dort nicht spielbar
page-placed = aus einer Stellung
end-handicap = { $player } hatte { $what }: { $value }

## Eine Partie und ihr Ende, wo immer davon erzählt wird

table-digest = Seed-Prüfsumme { $digest }
table-digest-note = Sie steht schon jetzt da, der Seed selbst erst am Ende: So kannst du prüfen, dass dazwischen nichts geändert wurde.
log-empty = Noch ist nichts geschehen.
end-title = Die Partie ist zu Ende
end-winner = { $count ->
    [one] { $winners } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
   *[other] Geteilter Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }: { $winners }
  }
end-winner-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }!
end-rule = Punkte für
end-total = gesamt
end-seed = Seed { $seed }

## A house with its own tables

own-tables = Dieses Haus spielt { $game } mit den Materialtabellen seines Besitzers ({ $digest }), nicht mit denen dieses Projekts.
page-own-tables = Eigene Materialtabellen: { $digest }
page-own-tables-mark = eigene Tabellen
page-edition = An diesem Tisch gelten weiter die Regeln und das Material, mit denen er begann (Ausgabe { $edition }).
page-row-other =
    { $why ->
        [rules] nach anderen Regeln eröffnet
       *[tables] mit anderen Materialtabellen eröffnet
    }
page-other-tables = Dieser Tisch wartet auf andere Materialtabellen

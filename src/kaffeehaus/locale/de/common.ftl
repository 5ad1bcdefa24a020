### Was alle Spiele und alle Bildschirme gemeinsam haben.
### Wort-Nachrichten (wie `colour`) richten sich nach dem gleichnamigen Argument; ein Attribut ist eine weitere Form.

version-line = Kaffeehaus { $version }
list-separator = ,{" "}
part-separator = {" "}·{" "}
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

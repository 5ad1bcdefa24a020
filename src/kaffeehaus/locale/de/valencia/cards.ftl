### Einflusskarten, Brunnen und Aufträge: wozu sie gut sind.

## Einflusskarten

# Das Kürzel hat ein oder zwei Zeichen, für Summen wie 6+2Z+1.
card =
    { $card ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [joker] 0 Joker
        [savings] 1 Ersparnisse
        [twins] 2 Zwillinge
        [warehouse-wine] 3 Lager (Wein)
        [warehouse-oranges] 3 Lager (Orangen)
        [support] 4 Unterstützung
        [vagabond] 5 Vagabund
       *[central] 7 Zentrale
    }
    .code =
        { $card ->
            [one] 1
            [two] 2
            [three] 3
            [four] 4
            [five] 5
            [six] 6
            [joker] 0J
            [savings] 1E
            [twins] 2Z
            [warehouse-wine] 3W
            [warehouse-oranges] 3O
            [support] 4U
            [vagabond] 5V
           *[central] 7Z
        }
    .use =
        { $card ->
            [one] Sie zählt 1.
            [two] Sie zählt 2.
            [three] Sie zählt 3.
            [four] Sie zählt 4.
            [five] Sie zählt 5.
            [six] Sie zählt 6.
            [joker] Sie zählt 0 und je 2 mehr für jede 6, die andere in derselben Auktion aufdecken.
            [savings] Sie zählt 1 und bringt sofort { coins }, egal auf welchem Rang du landest.
            [twins] Sie zählt 2, oder 3, wenn in derselben Auktion ein weiterer Zwilling aufgedeckt wird, von dir oder anderen.
            [warehouse-wine] Sie zählt 3 und bringt sofort 1 { good }, egal auf welchem Rang du landest.
            [warehouse-oranges] Sie zählt 3 und bringt sofort 1 { good }, egal auf welchem Rang du landest.
            [support] Sie zählt 4; sofort darfst du auf einem Gildensitz ein Familienmitglied zu einem fremden dazustellen.
            [vagabond] Sie zählt 5; sofort darfst du eines deiner Familienmitglieder in der Stadt bis zu 3 Felder weit bewegen.
           *[central] Sie zählt 7, aber nur 5, wenn jemand anders in derselben Auktion einen Joker aufdeckt.
        }

card-separator = {" "}+{" "}
card-title = Karte { card }
card-unknown = Die Einflusskarten dieser Partie sind { $cards }; Aufträge heißen zum Beispiel M04.

## Brunnen

fountain-plain = ≈{ $value }
fountain-ability = ≈{ $value } { ability.code }
fountain-line = ≈{ $value } ({ ability })
    .told = { $value } ({ ability })

## Aufträge: was am Ende der Partie so sein muss

mission-cost = 2 Mitglieder auf Feldern mit Kosten { $cost }
mission-guild = 3 Mitglieder auf { guild.compound }-Feldern
mission-every-guild = je 2 Mitglieder auf Feldern jeder Gilde
mission-square = 4 Mitglieder in einem 2×2-Quadrat
mission-row = 3 Mitglieder direkt nebeneinander in Reihe oder Spalte
mission-diagonal = 3 Mitglieder in einer Diagonale
mission-wall = 6 Mitglieder an der Stadtmauer
mission-corners = 2 Mitglieder in Ecken der Stadt
mission-four-fountains = Mitglieder an mindestens 4 verschiedenen Brunnen
mission-every-fountain = Mitglieder an allen Brunnen der Stadt
mission-more-than-neighbour = { $wealth ->
    [coins] mehr Münzen als ein Sitznachbar
   *[goods] mehr Waren als ein Sitznachbar
  }
mission-ten-minus = { $wealth ->
    [coins] 10 Punkte, 1 weniger je eigener Münze
   *[goods] 10 Punkte, 1 weniger je eigener Ware
  }
mission-three-goods = 3 verschiedene Waren
mission-most-coins = allein die meisten Münzen
mission-council = { members } im Rat
mission-nobility-or-church = ein Mitglied auf dem Sitz von Adel oder Kirche
mission-same-fountain = 3 Mitglieder am selben Brunnen, nicht am zentralen
mission-central-fountain = 5 Mitglieder rund um den zentralen Brunnen
mission-palms = 5 Mitglieder an Palmen
mission-stefan = die Figur { stefan } besitzen
mission-route = 1 Punkt je Mitglied auf der längsten Route benachbarter Mitglieder
mission-alone = 2 Punkte je Mitglied ohne eigenes Mitglied daneben
mission-quarters = ein Mitglied in jedem der 8 Viertel
mission-most-members = allein die meisten Mitglieder in der Stadt

mission-line = { $mission } { $needs } (+{ $points }, sonst −{ $failed })
    .told = { $needs } (+{ $points }, sonst −{ $failed })
mission-line-formula = { $mission } { $needs } (nie unter 0)
    .told = { $needs } (nie unter 0)

### Was gefragt wird, was zur Wahl steht, und warum etwas nicht zur Wahl steht.

## Fragen, nach dem Schritt des Spiels

ask-choose-missions = Behältst du Auftrag { $mission }? { $left ->
    [0] Es ist der letzte.
    [one] Danach folgt noch einer.
   *[other] Danach folgen noch { $left }.
  }
ask-plan = Deine Karten: { $cards } (Summe { $sum }). Ziehst du noch eine?
    .put = Auf welchen Stapel kommt die { card.code }? { $left ->
        [0] Es ist die letzte.
        [one] Danach kommt noch die { $cards }.
       *[other] Danach kommen noch { $cards }.
      }
ask-bid = { step }: Deckst du einen Stapel auf?
ask-support = Unterstützung: Auf welchem Gildensitz stellst du ein Familienmitglied dazu?
ask-vagabond = Vagabund: Welches deiner Familienmitglieder zieht bis zu 3 Felder weit?
ask-vagabond-to = Wohin zieht das Familienmitglied von { $cell }?
ask-guild-seat = Du bist auf Rang 1: Setzt du ein Familienmitglied auf den Sitz { place.genitive }?
ask-good = Nimmst du 1 { good }?
ask-settle = Setzt du ein Familienmitglied auf ein Stadtfeld der { guild.full }? Du hast { coins }.
ask-third = Du bist auf Rang 3: eine Ware oder ein Stadtfeld der { guild.full }? Du hast { coins }.
ask-ability = Dein Familienmitglied auf { $cell } steht neben einem Brunnen. Nutzt du ihn?
ask-pick-mission = Welchen Auftrag behältst du?
ask-upgrade = Welche Ware tauschst du gegen die nächstwertvollere?
ask-retrieve = Welche Karte deiner Ablage kommt unter deinen Zugstapel?
ask-palm-from = Welche Palme versetzt du?
ask-palm-to = Auf welchen Baumplatz versetzt du die Palme von { $tree }?
ask-sell-one = Welche Ware verkaufst du?
ask-sell = Was verkaufst du? Du hast { coins }.
ask-merchants-seat = Setzt du ein Familienmitglied auf den Sitz { place.genitive }?
ask-move = Welches deiner Familienmitglieder zieht auf ein benachbartes Feld?
ask-move-to = Wohin zieht das Familienmitglied von { $cell }?
ask-plant = Du hast den Sitz der Kirche: Auf welchen Baumplatz setzt du die Palme?
ask-build = Du hast den Sitz des Adels: Wo baust du den Brunnen { $fountain }?
ask-take-back = Mit { $cards } konntest du nichts ausrichten. Welche Karte kommt unter deinen Zugstapel?

## Was zur Wahl steht, nach der Art der Aktion

do-keep = behalten: { $line }
do-reject = { $mission } zurück in die Schachtel legen
do-draw = eine Karte ziehen ({ $pile } im Zugstapel)
do-stop = aufhören und die Karten zu Stapeln auslegen
do-put = { $new ->
    [yes] neuer Stapel: { card.code }
    [far] Stapel { $stack }
   *[no] Stapel { $stack }: { $cards } (Summe { $sum })
  }
do-reveal = { $new ->
    [far] Stapel { $stack }
   *[no] Stapel { $stack }: { $cards } (Summe { $sum })
  }
do-pass = passen
do-privilege = ein Privileg abgeben und erst nach den anderen dran sein (du hast { $privileges })
do-support = { guild }, neben { $holder }
do-take-seat = ein Familienmitglied auf den Sitz { place.genitive }
do-take-good = 1 { good } nehmen (im Vorrat { $supply })
do-settle = { $count ->
    [0] { $cell } { guild }, kostenlos
   *[other] { $cell } { guild } für { coins }
  }
    .wish = { $cell }
do-fountain = { $cell } { $fountain }
do-sell = 1 { good } für { coins } verkaufen
do-upgrade = 1 { good } gegen 1 { $better }
do-retrieve = { card }
do-take-back = { card }
do-move-from = das auf { $cell }
do-move-to = { $cell } { guild }
    .wish = { $cell }
do-lift = die Palme auf { $tree }
do-plant = { $tree }
do-build = { $cell }
do-skip = { $step ->
    [guild-seat] kein Familienmitglied auf den Sitz
    [merchants-seat] kein Familienmitglied auf den Sitz
    [good] keine Ware
    [settle] kein Familienmitglied in die Stadt
    [third] keins von beiden
    [ability] den Brunnen nicht nutzen
    [sell] nichts mehr verkaufen
    [take-back] keine, alle verlassen das Spiel
    [support] keine Unterstützung
   *[other] keine Bewegung
  }

# Eine Wahl in ein, zwei Worten: was man für sie tippen kann und womit die Antwort auf „warum“ beginnt.
choice-kind = { $kind ->
    [keep] behalten
    [reject] ablehnen
    [draw] ziehen
    [stop] aufhören
    [put] Stapel
    [reveal] Stapel
    [pass] passen
    [privilege] Privileg
    [support] Unterstützung
    [take-seat] Sitz
    [take-good] nehmen
    [settle] einsetzen
    [fountain] Brunnen
    [sell] verkaufen
    [upgrade] tauschen
    [retrieve] unter den Zugstapel
    [take-back] zurücknehmen
    [move-from] bewegen
    [move-to] bewegen auf
    [lift] Palme versetzen
    [plant] Palme
   *[build] bauen
  }

# Was aus einer Wahl folgt, dahinter.
do-worth = derzeit { points } wert
do-beside = neben { $fountain }
do-shade = eigene { $own }, fremde { $others }
do-replaces = { $holder } muss weichen
do-free-seat = der Sitz ist frei

## Warum etwas nicht zur Wahl steht

why-no-such-stack = { $stacks ->
    [0] Du hast keinen Stapel mehr.
    [one] Du hast nur einen Stapel.
   *[other] Du hast nur { $stacks } Stapel.
  }
why-nobody-to-wait-for = Niemand, der noch an die Reihe kommt, hat einen Stapel; ein Privileg würde also nichts ändern.
why-no-privilege = Du hast kein Privileg.
why-no-good = Du hast { good.none }.
why-no-support = Auf dem Sitz der { guild.full } steht nicht genau ein fremdes Familienmitglied, oder du hast keines mehr im Vorrat.
why-no-fountain = Auf { $cell } steht kein Brunnen neben deinem Familienmitglied, dessen Fähigkeit du nutzen könntest.
why-no-space = { $cell } ist kein Stadtfeld.
why-no-tree = Bei { $cell } gibt es keinen freien Baum.
why-other-guild = { $cell } ist kein Feld der { guild.full }, um die es gerade geht.
why-space-taken = Auf { $cell } steht schon ein Familienmitglied.
why-no-members = Du hast kein Familienmitglied mehr im Vorrat.
why-too-dear = { $cell } kostet { $cost }, und du hast { $coins }.
why-cannot-move = Dein Familienmitglied auf { $cell } findet kein freies Feld, auf das es ziehen könnte.
why-no-own-member = Auf { $cell } steht kein Familienmitglied von dir.
why-take-back-winner = Wer eine Auktion gewinnt, nimmt nie eine Karte zurück, auch wenn es nichts zu tun gab.
why-take-back-could-act = Dein Rang gibt dir eine Aktion, die du ausführen kannst; auch wenn du verzichtest, bekommst du keine Karte zurück.
why-take-back-last-round = In der letzten Runde kommt keine Karte zurück: Niemand zieht mehr nach.
why-take-back-other-card = Die { card.code } liegt nicht in dem Stapel, den du aufgedeckt hast.
why-take-back-when = Eine Karte kommt nach einer Auktion zurück, in der du einen Stapel aufgedeckt hast und keine Aktion ausführen konntest; wer die Auktion gewinnt, nimmt nie eine zurück.

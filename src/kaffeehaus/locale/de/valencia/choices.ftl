### Was gefragt wird, was zur Wahl steht, und warum etwas nicht zur Wahl steht.

## Fragen, nach dem Schritt des Spiels

ask-choose-missions = Behältst du den Auftrag „{ $needs }“? { $left ->
    [0] Es ist der letzte.
    [one] Danach folgt noch einer.
   *[other] Danach folgen noch { $left }.
  }
    .short = Welche Aufträge behältst du?
ask-plan = Deine Karten: { $cards } (Summe { $sum }). Ziehst du noch eine?
    .put = Auf welchen Stapel kommt die { card }? { $left ->
        [0] Es ist die letzte.
        [one] Danach kommt noch die { $cards }.
       *[other] Danach kommen noch { $cards }.
      }
    .short = Noch eine Karte, oder sind deine Stapel fertig?
    .divide = Wie teilst du deine Karten auf?
ask-bid = { step }: Deckst du einen Stapel auf?
    .short = { $letter ->
        [A] Welcher Stapel für Adel und Kirche?
        [C] Welcher Stapel für die Händler?
        [E] Welcher Stapel für die Händler und ihren Sitz?
        [G] Welcher Stapel für den Umzug?
       *[other] Welcher Stapel für die { guild.full }?
      }
ask-support = Unterstützung: Auf welchem Gildensitz stellst du ein Familienmitglied dazu?
ask-vagabond = Vagabund: Welches deiner Familienmitglieder zieht bis zu 3 Felder weit?
ask-vagabond-to = Wohin zieht das Familienmitglied von { $cell }?
ask-guild-seat = Du bist auf Rang 1: Setzt du ein Familienmitglied auf den Sitz { place.genitive }?
    .short = Setzt du ein Familienmitglied auf den Sitz { place.genitive }?
ask-good = Nimmst du 1 { good }?
ask-settle = Setzt du ein Familienmitglied auf ein Stadtfeld der { guild.full }? Du hast { coins }.
    .short = Auf welches Stadtfeld der { guild.full }?
ask-third = Du bist auf Rang 3: eine Ware oder ein Stadtfeld der { guild.full }? Du hast { coins }.
    .short = Eine Ware oder ein Stadtfeld der { guild.full }?
ask-ability = Dein Familienmitglied auf { $cell } steht neben einem Brunnen. Nutzt du ihn?
    .short = Nutzt du einen Brunnen neben { $cell }?
ask-pick-mission = Welchen Auftrag behältst du?
ask-upgrade = Welche Ware tauschst du gegen die nächstwertvollere?
ask-retrieve = Welche Karte deiner Ablage kommt unter deinen Zugstapel?
ask-palm-from = Welche Palme versetzt du?
ask-palm-to = Auf welchen Baumplatz versetzt du die Palme von { $tree }?
ask-sell-one = Welche Ware verkaufst du?
ask-sell = Was verkaufst du? Du hast { coins }.
    .short = Was verkaufst du?
ask-merchants-seat = Setzt du ein Familienmitglied auf den Sitz { place.genitive }?
ask-move = Welches deiner Familienmitglieder zieht auf ein benachbartes Feld?
ask-move-to = Wohin zieht das Familienmitglied von { $cell }?
ask-plant = Du hast den Sitz der Kirche: Auf welchen Baumplatz setzt du die Palme?
    .short = Auf welchen Baumplatz setzt du die Palme?
ask-build = Du hast den Sitz des Adels: Wo baust du den Brunnen { $fountain }?
    .short = Wo baust du den Brunnen mit dem Wert { $value }?
ask-take-back = Mit { $cards } konntest du nichts ausrichten. Welche Karte kommt unter deinen Zugstapel?
    .short = Du konntest nichts ausrichten: Welche Karte kommt unter deinen Zugstapel?

## Was zur Wahl steht, nach der Art der Aktion

do-keep = behalten: { $line }
    .kind = Einen Auftrag behalten
do-reject = zurück in die Schachtel: { $needs }
    .kind = Einen Auftrag ablehnen
do-draw = eine Karte ziehen ({ $pile } im Zugstapel)
do-stop = aufhören und die Karten zu Stapeln auslegen
do-put = { $new ->
    [yes] neuer Stapel: { card }
    [far] Stapel { $stack }
   *[no] Stapel { $stack }: { $cards } (Summe { $sum })
  }
    .kind = Eine Karte auf einen Stapel legen
do-reveal = { $new ->
    [far] Stapel { $stack }
   *[no] Stapel { $stack }: { $cards } (Summe { $sum })
  }
    .kind = Einen Stapel aufdecken
do-pass = passen
do-privilege = ein Privileg abgeben und erst nach den anderen dran sein (du hast { $privileges })
do-support = { guild }, neben { $holder }
    .kind = Auf einem Gildensitz unterstützen
do-take-seat = ein Familienmitglied auf den Sitz { place.genitive }
do-take-good = 1 { good } nehmen (im Vorrat { $supply })
do-settle = { $count ->
    [0] { $cell } { guild }, kostenlos
   *[other] { $cell } { guild } für { coins }
  }
    .kind = In der Stadt einsetzen
    .wish = { $cell }
do-fountain = { $cell } { $fountain }
    .kind = Einen Brunnen nutzen
do-sell = 1 { good } für { coins } verkaufen
    .kind = Eine Ware verkaufen
do-upgrade = 1 { good } gegen 1 { $better }
    .kind = Eine Ware tauschen
do-retrieve = { card }
    .kind = Eine Karte unter den Zugstapel legen
do-take-back = { card }
    .kind = Eine aufgedeckte Karte zurücknehmen
do-move-from = das auf { $cell }
    .kind = Ein Familienmitglied bewegen
do-move-to = { $cell } { guild }
    .kind = Auf ein Feld ziehen
    .wish = { $cell }
do-lift = die Palme auf { $tree }
    .kind = Eine Palme versetzen
do-plant = { $tree }
    .kind = Eine Palme auf einen Baumplatz setzen
do-build = { $cell }
    .kind = Den Brunnen bauen
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
do-worth = { $count ->
    [one] derzeit { $signed } Punkt
   *[other] derzeit { $signed } Punkte
  }
do-mission = { $mission } bei { $have } von { $need }
do-beside = neben { $fountain }
do-replaces = { $holder } muss weichen
do-free-seat = der Sitz ist frei

## Warum etwas nicht zur Wahl steht

why-no-such-stack = { $stacks ->
    [0] Du hast keinen Stapel mehr.
    [one] Du hast nur einen Stapel.
   *[other] Du hast nur { $stacks } Stapel.
  }
why-still-drawing = Hör zuerst auf zu ziehen; dann teilst du deine Karten in Stapel auf.
why-stopped = Du ziehst nicht mehr, sondern teilst deine Karten auf.
why-no-next-stack = { $stacks ->
    [one] Du hast einen Stapel; die nächste Karte kommt dorthin oder beginnt den zweiten.
   *[other] Du hast { $stacks } Stapel; die nächste Karte kommt auf einen davon oder beginnt einen neuen.
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
why-take-back-other-card = Die { card } liegt nicht in dem Stapel, den du aufgedeckt hast.
why-take-back-when = Eine Karte kommt nach einer Auktion zurück, in der du einen Stapel aufgedeckt hast und keine Aktion ausführen konntest; wer die Auktion gewinnt, nimmt nie eine zurück.

### Die Wörter von VALENCIA. Jede Nachricht richtet sich nach dem gleichnamigen Argument; Attribute sind weitere Formen:
### .full der volle Name einer Gilde, .compound der erste Teil einer Zusammensetzung („Wein-Feld“),
### .none eine Ware mit „kein“ im Akkusativ, .genitive ein Sitz mit seinem Artikel.

# Das Kürzel hat zwei Buchstaben, für die Kästen der Stadt.
guild =
    { $guild ->
        [oranges] Orangen
        [dried-fruit] Trockenobst
        [wine] Wein
        [clothes] Kleidung
       *[porcelain] Porzellan
    }
    .code =
        { $guild ->
            [oranges] Or
            [dried-fruit] Tr
            [wine] We
            [clothes] Kl
           *[porcelain] Po
        }
    .full =
        { $guild ->
            [oranges] Orangengilde
            [dried-fruit] Trockenobstgilde
            [wine] Weingilde
            [clothes] Kleidergilde
           *[porcelain] Porzellangilde
        }
    .compound =
        { $guild ->
            [oranges] Orangen
            [dried-fruit] Trockenobst
            [wine] Wein
            [clothes] Kleider
           *[porcelain] Porzellan
        }

# Eine einzelne Ware einer Gilde, wie in „1 Wein“.
good =
    { $good ->
        [oranges] Orange
        [dried-fruit] Trockenobst
        [wine] Wein
        [clothes] Kleidung
       *[porcelain] Porzellan
    }
    .none =
        { $good ->
            [oranges] keine Orange
            [dried-fruit] kein Trockenobst
            [wine] keinen Wein
            [clothes] keine Kleidung
           *[porcelain] kein Porzellan
        }

# Die Sitze im Rat.
place =
    { $place ->
        [oranges] Orangen
        [dried-fruit] Trockenobst
        [wine] Wein
        [clothes] Kleidung
        [porcelain] Porzellan
        [nobility] Adel
        [church] Kirche
       *[merchants] Händler
    }
    .genitive =
        { $place ->
            [oranges] der Orangengilde
            [dried-fruit] der Trockenobstgilde
            [wine] der Weingilde
            [clothes] der Kleidergilde
            [porcelain] der Porzellangilde
            [nobility] des Adels
            [church] der Kirche
           *[merchants] der Händler
        }

# Was ein Brunnen bietet, als Satz ohne Punkt; das Kürzel hat höchstens vier Buchstaben, für die Kästen der Stadt.
ability =
    { $ability ->
        [mission] 2 Aufträge ziehen, 1 behalten
        [upgrade] 1 Ware gegen die nächstwertvollere tauschen
        [retrieve] 1 Karte der eigenen Ablage unter den Zugstapel legen
        [palm] 1 Palme auf den nächsten Baumplatz versetzen
       *[sell] 1 Ware verkaufen
    }
    .code =
        { $ability ->
            [mission] Auft
            [upgrade] Taus
            [retrieve] Kart
            [palm] Palm
           *[sell] Verk
        }

# Die Schritte einer Runde. B, D und F nennen ihre Gilde. Die kurze Form steht in der Leiste einer Runde.
step =
    { $letter ->
        [A] A Adel und Kirche
        [B] B { guild.full }
        [C] C Händler
        [D] D { guild.full }
        [E] E Händler und ihr Sitz
        [F] F { guild.full }
        [G] G Umzug in der Stadt
        [H] H Palme
       *[I] I Brunnen
    }
    .short =
        { $letter ->
            [A] A Sitze
            [B] B { guild.code }
            [C] C Verkauf
            [D] D { guild.code }
            [E] E Verkauf
            [F] F { guild.code }
            [G] G Umzug
            [H] H Palme
           *[I] I { $fountain }
        }

stefan = Stefan Feld
nina = Nina

rule =
    { $rule ->
        [given] Vorgabe
        [council] Mitglieder im Rat
        [members] Mitglieder in der Stadt
        [palms] Mitglieder an Palmen
        [fountains] Mitglieder an Brunnen
        [privileges] ungenutzte Privilegien
        [missions] erfüllte Aufträge
       *[failed-missions] nicht erfüllte Aufträge
    }

end-reason =
    { $reason ->
       *[rounds] Fünf Runden sind gespielt.
    }
    .short =
        { $reason ->
           *[rounds] fünfte Runde gespielt
        }

cause =
    { $cause ->
        [space] Stadtfeld
        [guild] Gilde
        [sale] Verkauf
        [savings] Karte Ersparnisse
        [warehouse] Karte Lager
       *[upgrade] Brunnen
    }

coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
members =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }

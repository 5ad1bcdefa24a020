### Die Wörter von VIENNA. Jede Nachricht richtet sich nach dem gleichnamigen Argument; Attribute sind weitere Formen:
### .compound der erste Teil einer Zusammensetzung („Pistolen-Anzeiger“), .accusative das Wort mit seinem Artikel.

bribe =
    { $bribe ->
        [chocolate] Schokolade
        [wine] Wein
        [tobacco] Tabak
        [magazine] Illustrierte
       *[coffee] Kaffee
    }
    .code =
        { $bribe ->
            [chocolate] Sc
            [wine] We
            [tobacco] Ta
            [magazine] Il
           *[coffee] Ka
        }
    .counted =
        { $bribe ->
            [chocolate] { $count } Schokolade
            [wine] { $count } Wein
            [tobacco] { $count } Tabak
            [magazine] { $count } Illustrierte
           *[coffee] { $count } Kaffee
        }
    .compound =
        { $bribe ->
            [chocolate] Schokoladen
            [wine] Wein
            [tobacco] Tabak
            [magazine] Illustrierten
           *[coffee] Kaffee
        }

info =
    { $info ->
        [briefcase] Aktenkoffer
        [flask] Glaskolben
        [slide] Dia
        [microfilm] Mikrofilm
       *[pistol] Pistole
    }
    .code =
        { $info ->
            [briefcase] Ak
            [flask] Gl
            [slide] Di
            [microfilm] Mi
           *[pistol] Pi
        }
    .counted =
        { $info ->
            [briefcase] { $count } Aktenkoffer
            [flask] { $count } Glaskolben
            [slide]
                { $count ->
                    [one] { $count } Dia
                   *[other] { $count } Dias
                }
            [microfilm]
                { $count ->
                    [one] { $count } Mikrofilm
                   *[other] { $count } Mikrofilme
                }
           *[pistol]
                { $count ->
                    [one] { $count } Pistole
                   *[other] { $count } Pistolen
                }
        }
    .compound =
        { $info ->
            [briefcase] Aktenkoffer
            [flask] Glaskolben
            [slide] Dia
            [microfilm] Mikrofilm
           *[pistol] Pistolen
        }

flag =
    { $flag ->
        [france] Frankreich
        [austria] Österreich
        [ussr] UdSSR
        [uk] Großbritannien
       *[usa] USA
    }
    .code =
        { $flag ->
            [france] FR
            [austria] AT
            [ussr] SU
            [uk] GB
           *[usa] US
        }

seal =
    { $seal ->
        [nobility] Adel
        [religion] Religion
        [administration] Verwaltung
        [culture] Kultur
       *[science] Wissenschaft
    }
    .code =
        { $seal ->
            [nobility] Ad
            [religion] Re
            [administration] Ve
            [culture] Ku
           *[science] Wi
        }
    .counted =
        { $seal ->
            [nobility] { $count }× Adel
            [religion] { $count }× Religion
            [administration] { $count }× Verwaltung
            [culture] { $count }× Kultur
           *[science] { $count }× Wissenschaft
        }

item =
    { $item ->
        [agent] Agent
        [telephone] Telefon
        [map] Wegeskizze
        [cash-box] Geldkassette
        [seal-tile] Siegel
       *[side-table] Beistelltisch
    }
    .short =
        { $item ->
            [agent] Agent
            [telephone] Tel.
            [map] Skizze
            [cash-box] Kasse
            [seal-tile] Siegel
           *[side-table] Beist.
        }
    .use =
        { $item ->
            [agent] ein Agent mehr in deinem Vorrat
            [telephone] 4 Karten ziehen und 3 davon nutzen
            [map] Bestechungsmittel gelten bei Einkauf und Zahltag als Schilling
            [cash-box] fasst bis zu 12 Schilling, am Spielende je 2 Punkte
            [seal-tile] 3 Punkte mehr für jeden erfüllten Auftrag
           *[side-table] eine vierte Schublade und Platz für einen vierten Auftrag
        }
    .accusative =
        { $item ->
            [agent] einen Agenten
            [telephone] das Telefon
            [map] die Wegeskizze
            [cash-box] die Geldkassette
            [seal-tile] das Siegel
           *[side-table] den Beistelltisch
        }

figure-name =
    { $name ->
        [marrakesh] Marrakesh
        [new-york] New York City
        [hamburg] Hamburg
       *[amsterdam] Amsterdam
    }

stefan = Stefan Feld
    .code = SF

phase =
    { $phase ->
        [purchase] Einkauf
        [payday] Zahltag
       *[unfinished] Nicht erfüllte Aufträge
    }

rule =
    { $rule ->
        [given] Vorgabe
        [squares] umschlossene Plätze
        [markers] bewegte Anzeiger
        [abilities] Kartenfähigkeiten
        [missions] erfüllte Aufträge
        [seal-tile] Siegel
        [information] Geheiminformationen
        [sets] Fünfersätze
        [desk-tiles] Schreibtisch-Plättchen
        [cash-box] Geldkassette
       *[agents] Agentenmehrheit
    }

end-reason =
    { $reason ->
        [investigator] Der Ermittler hat das letzte Feld auf dem Dach erreicht.
       *[exhaustion] Alle fünf Anzeiger haben das Ende ihrer Leiste erreicht.
    }
    .short =
        { $reason ->
            [investigator] Ermittler am Ziel
           *[exhaustion] alle Anzeiger am Ende
        }

cause =
    { $cause ->
        [action-ii] Aktion II
        [action-iii] Aktion III
        [ability] Fähigkeit
        [amsterdam] Amsterdam
        [placement] Einsetzen
        [purchase] Einkauf
        [payday] Zahltag
        [unfinished] nicht erfüllter Auftrag
        [mission-accepted] Anzahlung
       *[mission-completed] Belohnung
    }

shillings = { $count } Schilling
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

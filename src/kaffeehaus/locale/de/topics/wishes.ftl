### Züge, die nur probiert werden, und Wünsche für den nächsten Zug.

wishes-try = Ausprobieren
wishes-try-title = Probier deine nächsten Züge aus; nichts davon wird gespielt
wishes-tried = Ausprobiertes
wishes-tab = Wünsche
wishes-imagining = Nur ausgedacht.
wishes-nothing-played = Nichts hier wird gespielt.
wishes-voice = Ausgedacht: { $what }
wishes-back = Eins zurück
wishes-back-title = Den letzten ausgedachten Schritt zurücknehmen
wishes-home = Zum echten Tisch
wishes-home-title = Zum echten Tisch (Esc); was du probiert hast, bleibt
wishes-stay = Weiter ausprobieren
wishes-your-turn = Du bist wirklich am Zug. Was du probiert hast, bleibt hier.
wishes-lost = Am Tisch ging es weiter. { $why }
wishes-unsure = Ab hier ist es geraten: Es kam etwas ans Licht, das du nicht wissen kannst.
wishes-trail = Was du probiert hast
wishes-trail-none = Wähle wie in deinem Zug.
wishes-others = geraten
wishes-others-title = Geraten, was andere tun: { $players }
wishes-shows = Bringt etwas Verdecktes ans Licht
wishes-gone = nicht mehr möglich
wishes-guess = geraten
wishes-keep = Als Wunsch merken
wishes-keep-title = Wenn du an der Reihe bist, wird dieser Zug für dich gespielt
wishes-keep-nothing = Probier zuerst einen Zug aus, dann merk ihn
wishes-keep-kept = Dieser Zug ist schon unter deinen Wünschen
wishes-keep-full = Mehr Wünsche lassen sich nicht merken
wishes-keep-long = Dieser Zug hat zu viele Schritte für einen Wunsch
wishes-keep-later = Ein Wunsch gilt deinem nächsten Zug, dieser käme erst danach
wishes-title = Wenn ich am Zug bin
wishes-count =
    { $count ->
        [0] keine Wünsche
        [one] 1 Wunsch
       *[other] { $count } Wünsche
    }
wishes-how = Der erste, der erlaubt ist und dessen Bedingung zutrifft, wird für dich gespielt.
wishes-soon = Deine Wünsche werden gleich angesehen, wenn du nicht vorher spielst.
wishes-none = Keine Wünsche. Probier einen Zug aus, dann merk ihn.
wishes-lock = Das wissen nur du und das Haus. Bevor etwas Verdecktes sichtbar würde, wirst du gefragt.
wishes-always = immer
wishes-only =
    { $kind ->
        [most] wenn höchstens: { $what }
       *[least] wenn mindestens: { $what }
    }
wishes-unless = außer jemand war schneller: { $what }
wishes-unless-player = außer { $player } war schneller: { $what }
wishes-round = nur in Runde { $round }
wishes-only-label = Bedingung von Wunsch { $number }
wishes-less = Eins weniger
wishes-more = Eins mehr
wishes-asks = Er zeigt etwas Verdecktes: Du wirst vorher gefragt.
wishes-even = Auch dann spielen, wenn etwas Verdecktes sichtbar wird
wishes-move = Wunsch { $number } verschieben: { $what }
wishes-move-title = Ziehen oder Alt mit den Pfeiltasten
wishes-moved = Jetzt Wunsch { $number } von { $count }
wishes-up = Wunsch { $number } nach oben
wishes-down = Wunsch { $number } nach unten
wishes-remove = Wunsch { $number } streichen: { $what }
wishes-remove-title = Streichen
wishes-remove-all = Alle streichen
wishes-log =
    { $how ->
        [played] nach deinem Wunsch { $number }
        [dropped] dein Wunsch { $number } ist nicht mehr möglich und gestrichen: { $what }
        [asks] dein Wunsch { $number } würde etwas Verdecktes zeigen: Du wirst gefragt
       *[failed] keiner deiner Wünsche trifft zu: Du wirst gefragt
    }

### The review of a finished game.

page-review-decisions = Entscheidungen von { $player }
page-review-filter = Welche Entscheidungen
page-review-filter-of =
    { $name ->
       *[all] Alle { $count } Entscheidungen
        [slip] Ungenauigkeiten: { $count }
        [miss] Fehler: { $count }
        [turning] Wendepunkte: { $count }
    }
page-review-filter-short =
    { $name ->
       *[all] Alle { $count }
        [turning] Wendepunkte { $count }
    }
page-review-round =
    { $round ->
        [0] Vor Runde 1
       *[other] Runde { $round }
    }
page-review-verdict =
    { $verdict ->
        [best] beste
        [fine] gut
        [slip] ungenau
        [miss] Fehler
        [luck] Glück
       *[only] keine Wahl
    }
page-review-wish = Doppelmokka: { $action }
page-review-none = Keine von dieser Art.
page-review-wait = Die ersten Entscheidungen werden gerade angesehen.
page-review-key = Was die Zeichen bedeuten
page-review-percent = { $value } %
page-review-chart = Siegchancen, jede so, wie dieser Spieler sie damals sehen konnte
page-review-turning-of = Wendepunkt { $number } von { $count }
page-review-reasons = Die Entscheidung
page-review-turning-in =
    { $round ->
        [0] Wendepunkt { $number } von { $count } · vor Runde 1
       *[other] Wendepunkt { $number } von { $count } · Runde { $round }
    }
page-review-title =
    { $verdict ->
        [best] Eine beste Wahl
        [fine] Eine gute Wahl
        [slip] Eine Ungenauigkeit
        [miss] Ein Fehler
        [luck] Glückssache
       *[only] Nichts zu wählen
    }
page-review-yours =
    { $verdict ->
        [best] so wurde gespielt
        [fine] so wurde gespielt: gut
        [slip] so wurde gespielt: ungenau, { $cost } Prozentpunkte verloren
        [miss] so wurde gespielt: ein Fehler, { $cost } Prozentpunkte verloren
        [luck] so wurde gespielt
       *[only] so wurde gespielt: die einzige Wahl
    }
page-review-ghost = das hätte { $bot } getan; auf dem Plan gestrichelt
page-review-because = Warum das besser ist
page-review-sure =
    { $percent ->
        [0] Nicht sicher.
       *[other] Zu { $percent } % sicher.
    }
page-review-worlds = { $bot } schnitt in { $won } von { $worlds } Welten besser ab, die zu dem passen, was dieser Spieler damals wissen konnte: Keine verdeckte Karte wurde angesehen.
page-review-look = { $bot } unterscheidet solche Entscheidungen auf den ersten Blick, nach Faustregeln.
page-review-same = { $bot } hätte dasselbe getan.
page-review-after = Chance bis zur nächsten Entscheidung: { $change }
page-review-part =
    { $name ->
        [own] eigenes Spiel { $points }
        [others] die anderen { $points }
       *[luck] was ans Licht kam { $points }
    }
page-review-whole = Die ganze Partie, in Prozentpunkten
page-review-by =
    { $name ->
        [own] eigenes Spiel
        [others] die anderen
       *[luck] Glück
    }
page-review-against = Gegen
page-review-fork = Von hier weiterspielen
page-review-back = Die Entscheidung davor (Pfeil links)
page-review-next = Die nächste Entscheidung (Pfeil rechts)
page-review-comments = Kommentare
page-review-comments-at = Kommentare zu Schritt { $step }
page-review-comment = Etwas zu diesem Schritt sagen
page-review-send = Kommentar behalten
page-review-came =
    { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
       *[other] Fünfter Platz
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
page-review-count =
    { $verdict ->
        [best] { $count } beste
        [fine] { $count } gute
        [slip] { $count } ungenaue
        [miss] { $count } Fehler
        [luck] { $count } Glückssache
       *[only] { $count } ohne Wahl
    }
page-review-failed = Die Analyse kam nicht weiter.
page-review-again = Noch einmal versuchen
page-review-waiting =
    { $place ->
        [0] Es geht gleich los.
        [one] { $place } Analyse kommt zuerst.
       *[other] { $place } Analysen kommen zuerst.
    }
page-review-running = Die Partie wird angesehen
page-review-seconds = etwa { $seconds } s
page-review-done = analysiert
page-review-you-lead = Du führst
page-review-leads = { $name } führt
page-review-nobody-leads = Noch führt niemand
page-review-lead = Führen
page-review-lead-end = Nicht mehr führen
page-review-free = Frei umsehen
page-review-follow = Folgen
page-review-draw = Zeichnen
page-review-wipe = Wegwischen
page-review-draw-from = Klick auf einen Ort auf dem Plan
page-review-draw-to = Klick dorthin, wo der Pfeil hinzeigt; derselbe Ort gibt einen Ring
page-review-together = Gemeinsam ansehen
page-review-saw =
    { $round ->
        [0] Wie { $player } es vor Runde 1 sah
       *[other] Wie { $player } es in Runde { $round } sah
    }

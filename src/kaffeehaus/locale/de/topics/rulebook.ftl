### Die Bücher zu einem Spiel: seine Regeln und sein Material.

page-books = Bücher
page-book = { $book ->
    [components] Material
   *[rules] Regeln
}

page-rules-window = { $game }: die Regeln
page-rules-contents = Inhalt
page-rules-search = Wort oder Kennung
page-rules-found = { $count } gefunden
page-rules-at = { $number } von { $count }
page-rules-before = Zurück
page-rules-next = Weiter
page-rules-none = Nichts zu „{ $words }“.
page-rules-meant = Meintest du { $word }?
page-rules-print = Drucken
page-rules-link = Link
page-rules-copied = Kopiert
page-rules-kind = { $kind ->
    [note] Anmerkung
    [ruling] Klarstellung
    [decision] Entscheidung dieses Hauses
    [disagreement] Wo Ausgaben sich widersprechen
    [example] Beispiel
    [printed] Gedruckte Daten
   *[rule] Regel
}
page-rules-edition = Klarstellung: eine Ausgabe sagt es anders
page-rules-beside = Zu dieser Regel
page-rules-names = Siehe auch
page-rules-named = Erwähnt in
page-rules-hint = Jede Kennung ist ein Link: Mit einem Klick steht hier, was dazugehört.
page-rules-back = Zurück an den Tisch
page-rules-show = Am Tisch zeigen
page-rules-pieces = Das Material dazu

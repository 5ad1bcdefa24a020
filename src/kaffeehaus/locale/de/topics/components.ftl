### Das Material eines Spiels zum Durchsehen.

page-pieces-window = { $game }: das Material
page-pieces-kinds = Arten von Material
page-pieces-count = { $count } von { $all }
page-pieces-search = Nummer oder Wort
page-pieces-order = Reihenfolge
page-pieces-by = { $by ->
    [used] nach Gebrauch
   *[number] nach Nummer
}
page-pieces-share = { $share } %
page-pieces-between = ({ $low } bis { $high })
page-pieces-often = Wie oft je Partie, im Schnitt
page-pieces-none = Nichts bleibt übrig. Nimm einen Filter weg oder suche etwas anderes.
page-pieces-clear = Alle Filter wegnehmen
page-pieces-filters = Filter
page-pieces-detail = Näheres
page-pieces-back = Zurück
page-pieces-hint = Wähle eines aus: Dann steht hier, was es ist, wie oft es gebraucht wurde und welche Regeln gelten.
page-pieces-source = Anteil an { $games } Partien zu { $players } zwischen Bots ({ $bots }); in Klammern, wo der wahre Anteil mit 95 % Sicherheit liegt.
page-pieces-rules = Regeln

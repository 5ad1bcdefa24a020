### The command content: the tables of a game, filled in from the box by its owner.

content-about = schreibt die Tabellen eines Spiels als Dateien zum Ausfüllen nach deiner Schachtel, prüft und zeichnet sie
content-task = was zu tun ist: { $tasks }
content-folder = der Ordner mit deinen Tabellen; ohne ihn die Tabellen, mit denen dieses Haus spielt
content-from = export: schreibt diese Tabellen statt derer, mit denen dieses Haus spielt
content-blank = export: lässt überall ein ? stehen, wo in der Schachtel nachzusehen ist
content-force = export: überschreibt vorhandene Tabellen
content-out = draw: wohin die Bilder kommen
content-explained =
    export ORDNER schreibt die Tabellen; Kommentare sagen, wo auf dem Material jeder Wert steht. check ORDNER nennt jede
    Zahl der Spielregeln, die nicht aufgeht, mit Datei und Zeile. draw ORDNER --out BILDER zeichnet, was die Tabellen
    sagen. docs/own-content.md führt Schritt für Schritt hindurch.

meta-task = AUFGABE

content-written = { $files } liegen in { $folder }. Füll sie nach deiner Schachtel aus; Dateien, die du nicht änderst, lass weg.
content-next = Danach: { $command }
content-file =
    { $rows ->
        [one] deine, { $rows } Zeile
       *[other] deine, { $rows } Zeilen
    }, { $changed } davon anders als in diesem Projekt
content-file-package = nicht im Ordner; die dieses Projekts
content-fine = Alle Zahlen der Spielregeln gehen auf. Prüfsumme { $digest }
content-same = Das sind die Tabellen dieses Projekts; noch ist nichts geändert.
content-broken =
    { $count ->
        [one] Eine Zahl geht nicht auf.
       *[other] { $count } Zahlen gehen nicht auf.
    }
content-drawn = { $files } liegen in { $folder }; jeder Browser zeigt sie.

error-content-task = die Aufgabe { $value } gibt es nicht; es gibt { $tasks }
error-content-option = { $task } kennt { $options } nicht
error-content-exists = { $file } gibt es schon; --force überschreibt

## On the pictures

picture-note = Tabellen { $digest }
picture-missions = { $game } · die Aufträge

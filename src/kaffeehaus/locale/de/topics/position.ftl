### Eine Stellung und der Weg zu einem Tisch, der mit ihr beginnt.

position-title = Stellung
position-note = Was du weglässt, ist wie ausgeteilt. Der Tisch zeigt, was im Text steht.
position-open = Datei öffnen
position-save = Speichern
position-whole = Alles ausschreiben
position-whole-note = Ersetzt den Text durch einen mit allem, was dieser Platz wissen darf, zum Ändern.
position-text = Die Stellung als Text
position-problems = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
}
position-fine = Das ist spielbar.
position-seat = Du spielst
position-bot = Gegen
position-play = Von hier an spielen
position-tab = Stellung

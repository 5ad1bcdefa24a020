### Was ein Link zu einem Tisch zeigt, wo man ihn teilt

link-title =
    { $phase ->
        [gathering] Du bist an einen Tisch { $game } eingeladen
        [playing] Eine Partie { $game } läuft
       *[over] Eine Partie { $game } zum Nachspielen
    }
link-note = { $state } { $seated } { $options }
link-gathering =
    { $free ->
        [0] Ein Tisch für { $players }. Alle Stühle sind besetzt, aber du kannst zusehen.
        [one] Ein Tisch für { $players }, ein Stuhl ist frei.
       *[other] Ein Tisch für { $players }, { $free } Stühle sind frei.
    }
link-playing = Zu { $players } am Tisch, Runde { $round }. Komm und sieh zu.
link-over = Zu { $players } gespielt. Sieh dir Zug für Zug an, wie es ausging.
link-seated = Am Tisch: { $names }.
link-options = Optionen: { $options }.
link-option = { $name }: { $value }

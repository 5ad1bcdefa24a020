### What the house says of this game where no game is open.

page-game = Vienna
page-poster = VIENNA
page-poster-note = Agenten, Bestechung, Geheimnisse
page-quick-game = Einstiegsversion, zwei Bots
page-game-about = Verschaff dir mit Bestechung Zutritt zu dreißig Gebäuden, umschließe die Plätze dazwischen und bring ihre Geheimnisse heim.

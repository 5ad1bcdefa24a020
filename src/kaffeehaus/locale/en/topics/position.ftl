### A position and the way to a table that begins with it.

position-title = Position
position-note = What you leave out is as it is dealt. The table shows what the text says.
position-open = Open a file
position-save = Save
position-whole = Write all out
position-whole-note = Replaces the text by one with everything that this seat may know, to be changed.
position-text = The position as text
position-problems = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
position-fine = This can be played.
position-seat = You play
position-bot = Against
position-play = Play from here
position-tab = Position

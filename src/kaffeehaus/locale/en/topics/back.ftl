### Looking back while the game goes on.

back-title = An earlier moment
back-place =
    { $round ->
        [0] Before round 1, step { $step } – as you saw it then
       *[other] Round { $round }, step { $step } – as you saw it then
    }
back-now = Back to now
back-why = This is how it was. Nothing can be played while you look back.
back-propose = Go on from here
back-propose-note = Proposes to the others that all that was played since is taken back

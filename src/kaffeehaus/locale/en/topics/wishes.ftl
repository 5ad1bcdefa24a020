### Turns that are only tried, and wishes for one's next turn.

wishes-try = Try it
wishes-try-title = Try your next turns; nothing of it is played
wishes-tried = What you tried
wishes-tab = Wishes
wishes-imagining = You are imagining.
wishes-nothing-played = Nothing here is played.
wishes-voice = Imagined: { $what }
wishes-back = One back
wishes-back-title = Take the last imagined step back
wishes-home = To the real table
wishes-home-title = To the real table (Esc); what you tried stays
wishes-stay = Go on imagining
wishes-your-turn = It is really your turn. What you tried stays here.
wishes-lost = The table has moved on. { $why }
wishes-unsure = From here on it is a guess: something came to light that you cannot know.
wishes-trail = What you tried
wishes-trail-none = Choose as you would in your turn.
wishes-others = a guess
wishes-others-title = A guess at what others do: { $players }
wishes-shows = Brings something hidden to light
wishes-gone = no longer possible
wishes-guess = a guess
wishes-keep = Keep as a wish
wishes-keep-title = When your turn comes, this turn is played for you
wishes-keep-nothing = Try a turn first, then keep it
wishes-keep-kept = This turn is among your wishes already
wishes-keep-full = There are as many wishes as can be kept
wishes-keep-long = This turn has too many steps for a wish
wishes-keep-later = A wish is for your next turn, and this one would come after it
wishes-title = When it is my turn
wishes-count =
    { $count ->
        [0] no wishes
        [one] 1 wish
       *[other] { $count } wishes
    }
wishes-how = The first that is allowed and whose condition holds is played for you.
wishes-soon = Your wishes are looked at in a moment, unless you play first.
wishes-none = No wishes. Try a turn, then keep it.
wishes-lock = Only you and the house know this. Before anything hidden would be shown, you are asked.
wishes-always = always
wishes-only =
    { $kind ->
        [most] if at most: { $what }
       *[least] if at least: { $what }
    }
wishes-unless = unless somebody has done it: { $what }
wishes-unless-player = unless { $player } has done it: { $what }
wishes-round = only in round { $round }
wishes-only-label = Condition of wish { $number }
wishes-less = One less
wishes-more = One more
wishes-asks = It shows something hidden: you are asked first.
wishes-even = Even if it shows something hidden
wishes-move = Move wish { $number }: { $what }
wishes-move-title = Drag it, or Alt with the arrow keys
wishes-moved = Now wish { $number } of { $count }
wishes-up = Wish { $number } up
wishes-down = Wish { $number } down
wishes-remove = Remove wish { $number }: { $what }
wishes-remove-title = Remove
wishes-remove-all = Remove all
wishes-log =
    { $how ->
        [played] by your wish { $number }
        [dropped] your wish { $number } is not possible any more and gone: { $what }
        [asks] your wish { $number } would show something hidden: you are asked
       *[failed] none of your wishes holds: you are asked
    }

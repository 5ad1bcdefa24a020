### The words of VALENCIA. Each message selects on the argument of its own name; attributes are other forms of the word.

# The code has two letters, for the boxes of the city.
guild =
    { $guild ->
        [oranges] oranges
        [dried-fruit] dried fruit
        [wine] wine
        [clothes] clothes
       *[porcelain] porcelain
    }
    .code =
        { $guild ->
            [oranges] Or
            [dried-fruit] Df
            [wine] Wi
            [clothes] Cl
           *[porcelain] Po
        }

# A single good of a guild, as in “1 wine”.
good =
    { $good ->
        [oranges] orange
        [dried-fruit] dried fruit
        [wine] wine
        [clothes] cloth
       *[porcelain] porcelain
    }

# The seats of the council.
place =
    { $place ->
        [oranges] oranges
        [dried-fruit] dried fruit
        [wine] wine
        [clothes] clothes
        [porcelain] porcelain
        [nobility] nobility
        [church] church
       *[merchants] merchants
    }

# What a fountain offers, as a sentence without a full stop; the code has at most four letters, for the boxes of the city.
ability =
    { $ability ->
        [mission] draw 2 missions, keep 1
        [upgrade] swap a good for the next better one
        [retrieve] put a card of your discard under your pile
        [palm] move a palm to the next tree
       *[sell] sell 1 good
    }
    .code =
        { $ability ->
            [mission] miss
            [upgrade] swap
            [retrieve] card
            [palm] palm
           *[sell] sell
        }

# The steps of a round. B, D and F name their guild. The short form stands in the track of a round.
step =
    { $letter ->
        [A] A nobility and church
        [B] B guild of { guild }
        [C] C merchants
        [D] D guild of { guild }
        [E] E merchants and their seat
        [F] F guild of { guild }
        [G] G moving in the city
        [H] H palm
       *[I] I fountain
    }
    .short =
        { $letter ->
            [A] A seats
            [B] B { guild.code }
            [C] C sell
            [D] D { guild.code }
            [E] E sell
            [F] F { guild.code }
            [G] G move
            [H] H palm
           *[I] I { $fountain }
        }

stefan = Stefan Feld
nina = Nina

rule =
    { $rule ->
        [given] given at the start
        [council] members on the council
        [members] members in the city
        [palms] members at palms
        [fountains] members at fountains
        [privileges] unused privileges
        [missions] completed missions
       *[failed-missions] failed missions
    }

end-reason =
    { $reason ->
       *[rounds] Five rounds have been played.
    }
    .short =
        { $reason ->
           *[rounds] the fifth round
        }

cause =
    { $cause ->
        [space] city space
        [guild] guild
        [sale] sale
        [savings] Savings card
        [warehouse] Warehouse card
       *[upgrade] fountain
    }

coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }

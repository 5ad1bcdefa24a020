### The words of VALENCIA. Each message selects on the argument of its own name; attributes are other forms of the word.
### Guilds and seats are written in apposition (« guilde Vin », « case Église »), as the French rulebook does.

# The code has two letters, for the boxes of the city.
guild =
    { $guild ->
        [oranges] Oranges
        [dried-fruit] Fruits secs
        [wine] Vin
        [clothes] Vêtements
       *[porcelain] Porcelaine
    }
    .code =
        { $guild ->
            [oranges] Or
            [dried-fruit] Fs
            [wine] Vi
            [clothes] Ve
           *[porcelain] Po
        }

# A single good of a guild, as in « 1 vin »; `.de` follows « pas ».
good =
    { $good ->
        [oranges] orange
        [dried-fruit] fruit sec
        [wine] vin
        [clothes] vêtement
       *[porcelain] porcelaine
    }
    .de =
        { $good ->
            [oranges] d’orange
            [dried-fruit] de fruit sec
            [wine] de vin
            [clothes] de vêtement
           *[porcelain] de porcelaine
        }

# The seats of the council.
place =
    { $place ->
        [oranges] Oranges
        [dried-fruit] Fruits secs
        [wine] Vin
        [clothes] Vêtements
        [porcelain] Porcelaine
        [nobility] Noblesse
        [church] Église
       *[merchants] Marchands
    }

# What a fountain offers, as a sentence without a full stop; the code has at most four letters, for the boxes of the city.
ability =
    { $ability ->
        [mission] piocher 2 missions, en garder 1
        [upgrade] troquer une ressource contre celle juste au-dessus
        [retrieve] remettre une carte de la défausse sous la pioche
        [palm] déplacer un palmier vers l’arbre voisin
       *[sell] vendre 1 ressource
    }
    .code =
        { $ability ->
            [mission] miss
            [upgrade] troc
            [retrieve] cart
            [palm] palm
           *[sell] vend
        }

# The steps of a round. B, D and F name their guild. The short form stands in the track of a round.
step =
    { $letter ->
        [A] A Noblesse et Église
        [B] B guilde { guild }
        [C] C marchands
        [D] D guilde { guild }
        [E] E marchands et leur case
        [F] F guilde { guild }
        [G] G déplacement en ville
        [H] H palmier
       *[I] I fontaine
    }
    .short =
        { $letter ->
            [A] A nobl./égl.
            [B] B { guild.code }
            [C] C vente
            [D] D { guild.code }
            [E] E vente
            [F] F { guild.code }
            [G] G dépl.
            [H] H palm.
           *[I] I { $fountain }
        }

stefan = Stefan Feld
nina = Nina

rule =
    { $rule ->
        [given] donnés au départ
        [council] membres au Conseil
        [members] membres en ville
        [palms] membres près des palmiers
        [fountains] membres près des fontaines
        [privileges] privilèges inutilisés
        [missions] missions complétées
       *[failed-missions] missions non complétées
    }

end-reason =
    { $reason ->
       *[rounds] Les cinq tours sont joués.
    }
    .short =
        { $reason ->
           *[rounds] le cinquième tour
        }

cause =
    { $cause ->
        [space] case Ville
        [guild] guilde
        [sale] vente
        [savings] carte Économies
        [warehouse] carte Entrepôt
       *[upgrade] fontaine
    }

coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }

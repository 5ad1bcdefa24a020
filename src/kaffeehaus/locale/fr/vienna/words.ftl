### The words of VIENNA. Each message selects on the argument of its own name; attributes are other forms of the word.
### `.type` is the form in apposition (« marqueur Pistolet »), as the French rulebook writes it.

bribe =
    { $bribe ->
        [chocolate] chocolat
        [wine] vin
        [tobacco] tabac
        [magazine] magazine
       *[coffee] café
    }
    .code =
        { $bribe ->
            [chocolate] Ch
            [wine] Vi
            [tobacco] Ta
            [magazine] Mg
           *[coffee] Ca
        }
    .counted =
        { $bribe ->
            [chocolate]
                { $count ->
                    [one] { $count } chocolat
                   *[other] { $count } chocolats
                }
            [wine]
                { $count ->
                    [one] { $count } vin
                   *[other] { $count } vins
                }
            [tobacco]
                { $count ->
                    [one] { $count } tabac
                   *[other] { $count } tabacs
                }
            [magazine]
                { $count ->
                    [one] { $count } magazine
                   *[other] { $count } magazines
                }
           *[coffee]
                { $count ->
                    [one] { $count } café
                   *[other] { $count } cafés
                }
        }
    .plural =
        { $bribe ->
            [chocolate] chocolats
            [wine] vins
            [tobacco] tabacs
            [magazine] magazines
           *[coffee] cafés
        }
    .type =
        { $bribe ->
            [chocolate] Chocolat
            [wine] Vin
            [tobacco] Tabac
            [magazine] Magazine
           *[coffee] Café
        }

info =
    { $info ->
        [briefcase] mallette
        [flask] fiole
        [slide] diapo
        [microfilm] microfilm
       *[pistol] pistolet
    }
    .code =
        { $info ->
            [briefcase] Ma
            [flask] Fi
            [slide] Di
            [microfilm] Mi
           *[pistol] Pi
        }
    .counted =
        { $info ->
            [briefcase]
                { $count ->
                    [one] { $count } mallette
                   *[other] { $count } mallettes
                }
            [flask]
                { $count ->
                    [one] { $count } fiole
                   *[other] { $count } fioles
                }
            [slide]
                { $count ->
                    [one] { $count } diapositive
                   *[other] { $count } diapositives
                }
            [microfilm]
                { $count ->
                    [one] { $count } microfilm
                   *[other] { $count } microfilms
                }
           *[pistol]
                { $count ->
                    [one] { $count } pistolet
                   *[other] { $count } pistolets
                }
        }
    .type =
        { $info ->
            [briefcase] Mallette
            [flask] Fiole
            [slide] Diapositive
            [microfilm] Microfilm
           *[pistol] Pistolet
        }

flag =
    { $flag ->
        [france] France
        [austria] Autriche
        [ussr] URSS
        [uk] Royaume-Uni
       *[usa] USA
    }
    .code =
        { $flag ->
            [france] FR
            [austria] AT
            [ussr] UR
            [uk] UK
           *[usa] US
        }
    .adjective =
        { $flag ->
            [france] français
            [austria] autrichien
            [ussr] soviétique
            [uk] britannique
           *[usa] américain
        }

seal =
    { $seal ->
        [nobility] Noblesse
        [religion] Religion
        [administration] Administration
        [culture] Culture
       *[science] Science
    }
    .code =
        { $seal ->
            [nobility] No
            [religion] Re
            [administration] Ad
            [culture] Cu
           *[science] Sc
        }
    .counted =
        { $seal ->
            [nobility] { $count } × Noblesse
            [religion] { $count } × Religion
            [administration] { $count } × Administration
            [culture] { $count } × Culture
           *[science] { $count } × Science
        }

item =
    { $item ->
        [agent] agent
        [telephone] téléphone
        [map] feuille de route
        [cash-box] caisse
        [seal-tile] sceau
       *[side-table] table d’appoint
    }
    .short =
        { $item ->
            [agent] agent
            [telephone] tél.
            [map] route
            [cash-box] caisse
            [seal-tile] sceau
           *[side-table] table
        }
    .use =
        { $item ->
            [agent] un agent de plus dans votre réserve
            [telephone] piochez 4 cartes et utilisez-en 3
            [map] les pots-de-vin valent des shillings (achats, salaires)
            [cash-box] jusqu’à 12 shillings, 2 points chacun à la fin
            [seal-tile] 3 points de plus par mission complétée
           *[side-table] un quatrième tiroir et une quatrième case Mission
        }
    .article =
        { $item ->
            [agent] un agent
            [telephone] le téléphone
            [map] la feuille de route
            [cash-box] la caisse
            [seal-tile] le sceau
           *[side-table] la table d’appoint
        }

figure-name =
    { $name ->
        [marrakesh] Marrakesh
        [new-york] New York City
        [hamburg] Hamburg
       *[amsterdam] Amsterdam
    }

stefan = Stefan Feld
    .code = SF

phase =
    { $phase ->
        [purchase] Achat
        [payday] Salaire
       *[unfinished] Missions non complétées
    }

rule =
    { $rule ->
        [given] donnés au départ
        [squares] places entourées
        [markers] marqueurs avancés
        [abilities] capacités des cartes
        [missions] missions complétées
        [seal-tile] sceau
        [information] tuiles Information secrète
        [sets] séries de 5 tuiles
        [desk-tiles] tuiles Bureau
        [cash-box] caisse
       *[agents] agents sur le plateau
    }

end-reason =
    { $reason ->
        [investigator] L’Enquêteur a atteint la dernière case du toit.
       *[exhaustion] Les cinq marqueurs ont atteint le bout de leur piste.
    }
    .short =
        { $reason ->
            [investigator] l’Enquêteur
           *[exhaustion] les marqueurs, tous au bout de leur piste
        }

cause =
    { $cause ->
        [action-ii] Action II
        [action-iii] Action III
        [ability] capacité
        [amsterdam] Amsterdam
        [placement] placement
        [purchase] achat
        [payday] salaire
        [unfinished] mission non complétée
        [mission-accepted] paiement de la mission
       *[mission-completed] récompense
    }

shillings =
    { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

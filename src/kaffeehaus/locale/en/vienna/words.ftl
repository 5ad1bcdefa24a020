### The words of VIENNA. Each message selects on the argument of its own name; attributes are other forms of the word.

bribe =
    { $bribe ->
        [chocolate] chocolate
        [wine] wine
        [tobacco] tobacco
        [magazine] magazine
       *[coffee] coffee
    }
    .code =
        { $bribe ->
            [chocolate] Ch
            [wine] Wi
            [tobacco] To
            [magazine] Ma
           *[coffee] Co
        }
    .counted =
        { $bribe ->
            [chocolate] { $count } chocolate
            [wine] { $count } wine
            [tobacco] { $count } tobacco
            [magazine]
                { $count ->
                    [one] { $count } magazine
                   *[other] { $count } magazines
                }
           *[coffee] { $count } coffee
        }

info =
    { $info ->
        [briefcase] briefcase
        [flask] flask
        [slide] slide
        [microfilm] microfilm
       *[pistol] pistol
    }
    .code =
        { $info ->
            [briefcase] Br
            [flask] Fl
            [slide] Sl
            [microfilm] Mi
           *[pistol] Pi
        }
    .counted =
        { $info ->
            [briefcase]
                { $count ->
                    [one] { $count } briefcase
                   *[other] { $count } briefcases
                }
            [flask]
                { $count ->
                    [one] { $count } flask
                   *[other] { $count } flasks
                }
            [slide]
                { $count ->
                    [one] { $count } slide
                   *[other] { $count } slides
                }
            [microfilm]
                { $count ->
                    [one] { $count } microfilm
                   *[other] { $count } microfilms
                }
           *[pistol]
                { $count ->
                    [one] { $count } pistol
                   *[other] { $count } pistols
                }
        }

flag =
    { $flag ->
        [france] France
        [austria] Austria
        [ussr] USSR
        [uk] UK
       *[usa] USA
    }
    .code =
        { $flag ->
            [france] FR
            [austria] AT
            [ussr] SU
            [uk] UK
           *[usa] US
        }

seal =
    { $seal ->
        [nobility] nobility
        [religion] religion
        [administration] administration
        [culture] culture
       *[science] science
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
            [nobility] { $count } × nobility
            [religion] { $count } × religion
            [administration] { $count } × administration
            [culture] { $count } × culture
           *[science] { $count } × science
        }

item =
    { $item ->
        [agent] agent
        [telephone] telephone
        [map] map
        [cash-box] cash box
        [seal-tile] seal tile
       *[side-table] side table
    }
    .short =
        { $item ->
            [agent] agent
            [telephone] phone
            [map] map
            [cash-box] box
            [seal-tile] seal
           *[side-table] table
        }
    .use =
        { $item ->
            [agent] one more agent in your supply
            [telephone] draw 4 cards and use 3 of them
            [map] bribes count as shillings in purchases and paydays
            [cash-box] keeps up to 12 shillings, 2 points each at the end
            [seal-tile] 3 points more for each completed mission
           *[side-table] a fourth drawer and a fourth mission space
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
        [purchase] Purchase
        [payday] Payday
       *[unfinished] Unfinished missions
    }

rule =
    { $rule ->
        [given] given at the start
        [squares] enclosed squares
        [markers] moved markers
        [abilities] abilities of cards
        [missions] completed missions
        [seal-tile] seal tile
        [information] information tiles
        [sets] sets of five
        [desk-tiles] desk tiles
        [cash-box] cash box
       *[agents] agents on the board
    }

end-reason =
    { $reason ->
        [investigator] The Investigator has reached the last space of the roof.
       *[exhaustion] All five markers have reached the end of their tracks.
    }
    .short =
        { $reason ->
            [investigator] the Investigator
           *[exhaustion] markers at the end of all tracks
        }

cause =
    { $cause ->
        [action-ii] Action II
        [action-iii] Action III
        [ability] ability
        [amsterdam] Amsterdam
        [placement] placement
        [purchase] purchase
        [payday] payday
        [unfinished] unfinished mission
        [mission-accepted] advance for the mission
       *[mission-completed] reward
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

### Ce qu’une table de VIENNA peut choisir. Le message lui-même explique l’option dans le terminal ; ses attributs sont pour
### la page : le nom, la partie du jeu dont elle relève, de quoi il s’agit, ses valeurs et ce que fait chacune.

option-version = introductory (initiation) ou advanced (avancée)
    .name = Version
    .note = Avec quelle part du jeu vous jouez.
    .value =
        { $value ->
            [advanced] avancée
           *[introductory] initiation
        }
    .effect =
        { $value ->
            [advanced] Les 175 cartes, et en plus les sceaux, les missions, les shillings, les achats et les jours de paie.
           *[introductory] 90 cartes, ni argent ni missions. Pour les premières parties.
        }
option-flags = printed (imprimés), ou random : tuiles Drapeau tirées du sac
    .name = Drapeaux
    .note = Quel drapeau porte chaque bâtiment. Des capacités et des missions en demandent.
    .value =
        { $value ->
            [random] au hasard
           *[printed] imprimés
        }
    .effect =
        { $value ->
            [random] Les trente tuiles Drapeau sont tirées du sac : une autre ville à chaque partie.
           *[printed] Ce sont les drapeaux imprimés sur le plateau de jeu.
        }
option-third-man = extension 1, Stefan Feld en troisième homme : off ou on
    .name = Troisième homme
    .part = Extension 1 : Le troisième homme
    .note = Stefan Feld va de bâtiment en bâtiment, agent neutre au service de tous.
    .value =
        { $value ->
            [true] oui
           *[false] non
        }
    .effect =
        { $value ->
            [true] Il peut remplacer un de vos agents autour d’une place ; elle rapporte alors 1 point de moins, et il repart.
           *[false] Vous n’entourez les places qu’avec vos propres agents.
        }
option-figures = extension 2, les pions (version avancée) : off ou on
    .name = Pions
    .part = Extension 2 : Des agents Stefan Feld pour tous les joueurs
    .note = Chacun reçoit un pion Stefan Feld aux deux capacités : Hamburg, Amsterdam, New York City ou Marrakesh.
    .value =
        { $value ->
            [true] oui
           *[false] non
        }
    .effect =
        { $value ->
            [true] Le pion est un agent de plus. Il vient quand 5 autres des vôtres sont sur le plateau ; le jour de paie, il coûte 1 chocolat.
           *[false] Personne n’a de pion.
        }
option-set-points = points par série de cinq dans la version d’initiation : 10 ou 15
    .name = Série de cinq
    .part = Version d’initiation
    .note = Ce que rapporte à la fin une série des cinq sortes d’informations secrètes.
    .value = { $value }
    .effect =
        { $value ->
            [15] 15 points, comme dans l’édition japonaise.
           *[10] 10 points, comme dans les éditions allemande et française.
        }
option-shillings = shillings au lieu d’un agent dans la version avancée : 2 ou 3
    .name = Shillings en III
    .part = Version avancée
    .note = Ce que rapporte l’action III si vous prenez de l’argent au lieu de placer un agent.
    .value = { $value }
    .effect =
        { $value ->
            [3] 3 shillings, comme dans l’édition française.
           *[2] 2 shillings, comme dans les éditions allemande et japonaise.
        }
option-colours = couleurs des sièges dans l’ordre : yellow,red,blue,green
option-first-player = qui commence : random (tiré au sort), ou le numéro d’un siège, 1 étant le premier
    .name = Premier joueur
    .note = Qui a le blason au premier tour.
    .value =
        { $value ->
           *[random] au hasard
        }
    .effect =
        { $value ->
            [random] On le tire au sort quand la partie commence.
           *[seat] { $player } commence.
        }
option-handicap-points = points d’avance par siège, comme 0,10,0 : 0, 5, 10 …
    .name = Points d’avance
    .part = Handicap
    .note = Des points avant la première carte. Une partie avec handicap n’entre dans aucune statistique.
    .value =
        { $value ->
            [0] aucun
           *[some] { $value } points
        }
    .effect =
        { $value ->
            [0] Rien.
           *[some] { $value } points avant la première carte.
        }
option-handicap-bribes = pots-de-vin de chaque sorte en plus, par siège : 0 à 3
    .name = Pots-de-vin d’avance
    .part = Handicap
    .note = Des pots-de-vin de chaque sorte en plus au départ. Une partie avec handicap n’entre dans aucune statistique.
    .value =
        { $value ->
            [0] aucun
           *[some] { $value } de chaque
        }
    .effect =
        { $value ->
            [0] Rien.
           *[some] { $value } de plus de chacune des cinq sortes au départ.
        }
option-handicap-shillings = shillings en plus, par siège (version avancée) : 0 à 5
    .name = Shillings d’avance
    .part = Handicap
    .note = Des shillings en plus au départ. Une partie avec handicap n’entre dans aucune statistique.
    .value =
        { $value ->
            [0] aucun
           *[some] { $value } shillings
        }
    .effect =
        { $value ->
            [0] Rien.
           *[some] { $value } shillings de plus au départ.
        }

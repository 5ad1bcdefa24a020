### Ce qu’une table du Port peut choisir.

option-rounds = nombre de manches : 8 ou 5
    .name = Durée
    .note = Combien de manches vous jouez.
    .value = { $value } manches
    .effect =
        { $value ->
            [5] Une partie courte, d’une dizaine de minutes.
           *[8] La partie entière : à la fin, les navires peuvent manquer.
        }
option-cranes = grues à réparer : on ou off
    .name = Grues
    .note = Si chacun a une grue en panne.
    .value =
        { $value ->
            [true] oui
           *[false] non
        }
    .effect =
        { $value ->
            [true] Une grue réparée rapporte une caisse de plus à chaque manche.
           *[false] Les caisses ne viennent que des cartes, de l’entrepôt et de la solde des capitaines.
        }
option-repair = caisses que coûte la réparation d’une grue : 3 ou 2
    .name = Réparation
    .part = Avec les grues
    .note = Ce que coûte la réparation d’une grue.
    .value =
        { $value ->
            [one] { $value } caisse
           *[other] { $value } caisses
        }
    .effect =
        { $value ->
            [2] Chacun en voudra une très tôt.
           *[3] Remboursée au bout de trois manches.
        }

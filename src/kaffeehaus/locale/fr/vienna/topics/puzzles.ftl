### Ce qui se décide dans un problème.

puzzle-kind = { $step ->
    [assign] Cartes sur le bureau
    [exchange] Quelle carte quitte un tiroir
    [action-iii] Action III
    [source] Quel agent
    [pay] Comment payer
    [buy-pay] Comment payer
    [payday-pay] Comment payer
    [gain] Quel pot-de-vin prendre
    [gain-different] Quel pot-de-vin prendre
    [advance] Quel marqueur avancer
    [marker] Quel marqueur avancer
    [mission] Missions
    [buy] Achat
    [deposit] Caisse
    [place-stefan] Le troisième homme
    [move-stefan] Le troisième homme
    [move-figure] Le pion
    [payday-remove] Quel agent part
    [unfinished-remove] Quel agent part
   *[other] Une autre décision
}

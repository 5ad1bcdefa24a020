### What is decided in a puzzle.

puzzle-kind = { $step ->
    [assign] Cards on the desk
    [exchange] Which card leaves a drawer
    [action-iii] Action III
    [source] Which agent goes
    [pay] How to pay
    [buy-pay] How to pay
    [payday-pay] How to pay
    [gain] Which bribe to take
    [gain-different] Which bribe to take
    [advance] Which marker moves
    [marker] Which marker moves
    [mission] Missions
    [buy] Purchase
    [deposit] Cash box
    [place-stefan] The third man
    [move-stefan] The third man
    [move-figure] The figure
    [payday-remove] Which agent leaves
    [unfinished-remove] Which agent leaves
   *[other] Another decision
}

### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-place-stefan = Sur quel bâtiment Chocolat le troisième homme commence-t-il ?
ask-assign = Quelle carte va sur la case { $space } ?
    .note =
        { $space ->
            [I] Sa capacité va dans un tiroir et y reste.
            [II] Son pot-de-vin est à vous.
           *[IV] Son marqueur avance.
        }
ask-exchange = Action I : tous les tiroirs sont pleins. Quelle carte laisse sa place à la { card-name } ({ $ability }) ?
    .short = Quelle carte laisse sa place à la { card-name } ?
ask-action-iii = Action III : placez un agent, ou prenez quelque chose à la place.
    .short = Placez un agent sur un bâtiment
ask-source = Quel agent va sur le bâtiment { $building } ?
ask-pay = Quel pot-de-vin payez-vous pour le bâtiment { $building } ? Reste dû : { $amount }
ask-move-figure = Déplacez-vous votre pion vers un bâtiment adjacent ?
ask-gain = { $amount ->
    [one] Quel pot-de-vin prenez-vous pour la { card-name } ?
   *[other] De quel type sont les { $amount } pots-de-vin pour la { card-name } ?
  }
ask-gain-different = Quel pot-de-vin prenez-vous ensuite pour la { card-name } ? Tous sont différents.
ask-advance = Quel marqueur avancez-vous pour la { card-name } ?
ask-move-stefan = Où va le troisième homme ?
ask-mission = Missions { flag } : complétez les vôtres, ou acceptez-en une.
ask-deposit = Quelle part de ce revenu va dans la caisse ? Elle n’en ressortira plus.
ask-marker = Action IV : quel marqueur avancez-vous ? La { card-name } vous laisse le choix.
    .short = Quel marqueur avancez-vous ? La { card-name } vous laisse le choix.
ask-buy = Achat : qu’achetez-vous ? Vous avez { shillings }.
ask-buy-pay = Comment payez-vous ? Reste dû : { shillings }
ask-payday-pay = Salaire : comment payez-vous ? Agents encore à payer : { $amount }
ask-payday-remove = Salaire : quel agent non payé quitte le plateau ? Encore à retirer : { $amount }
ask-unfinished-remove = Missions non complétées : quel agent quitte le plateau ? Encore à retirer : { $amount }

## Choices, by kind of action

do-assign = { card-line }
    .kind = Poser une carte
do-exchange = tiroir { $drawer } : { $card }  { $ability }
    .kind = Vider un tiroir
do-place = { $count ->
    [0] { $spot } { $building } sans rien payer
   *[other] { $spot } { $building } pour { $price }
  }
    .kind = Placer un agent sur un bâtiment
    .wish = { $spot } { $building }
do-place-why = { $count ->
    [0] { $spot } { $building } sans rien payer ({ $why })
   *[other] { $spot } { $building } pour { $price } ({ $why })
  }
price-wild = { bribe } grâce au tiroir { $drawer }
do-from-supply = un agent de votre réserve (il y en a { $supply })
do-figure-from-supply = votre pion, pris dans la réserve
do-move-from = celui de { $spot } { $building }
    .kind = Déplacer un agent déjà placé
do-take-bribes = sans agent : prendre { bribe.counted }
    .kind = Prendre des pots-de-vin
do-take-shillings = sans agent : prendre { shillings }
do-pay = payer { bribe.counted }
    .kind = Payer un pot-de-vin
do-pay-coins = payer le reste : { shillings }
    .wish = payer le reste en shillings
do-pay-coins-short = { $count ->
    [0] ne plus rien payer
   *[other] payer le reste, seulement { shillings }
  } ; { $unpaid ->
    [one] { $unpaid } agent non payé s’en va
   *[other] { $unpaid } agents non payés s’en vont
  }
do-gain = { bribe }
    .kind = Prendre un pot-de-vin
do-advance = marqueur { info.type }, actuellement en zone { $area }
    .kind = Avancer un marqueur
do-decline = { $step ->
    [move-figure] le pion reste où il est
   *[other] y renoncer
  }
do-move-figure = pion en { $spot } { $building }
    .kind = Déplacer votre pion
do-stefan = en { $spot } { $building } ({ bribe })
    .kind = Envoyer le troisième homme
do-complete = compléter { mission-line }
    .kind = Compléter une mission
do-accept = accepter { mission-line } ; { shillings } tout de suite
    .kind = Accepter une mission
    .wish = accepter { mission-line }
do-done = { $completed ->
    [0] aucune mission
   *[other] plus aucune mission
  }
do-deposit = { $count ->
    [0] rien
   *[other] { shillings }
  }
    .kind = Mettre des shillings dans la caisse
do-buy = { item } pour { shillings } : { item.use }
    .kind = Acheter quelque chose
do-buy-nothing = rien
do-remove = { $spot } { $building }
    .kind = Retirer un agent

do-place-closes = entoure { $square } (+{ $points }, tuile { info.type })
do-then = { $kind ->
    [complete] vous pourrez ensuite compléter { $missions }
    [accept] vous pourrez ensuite accepter { $missions }
   *[buy] puis un achat
  }
do-scores = +{ points }

## Why a choice is not there

why-own-agent = Vous avez déjà un agent sur le bâtiment { $building }.
why-no-agents = Vous n’avez plus d’agent à placer ni à déplacer.
why-cannot-pay =
    { $piece ->
        [figure] Le bâtiment { $building } coûte { bribe.counted } à votre pion
       *[agent] Le bâtiment { $building } vous coûte { bribe.counted }
    }{ $wild ->
        [yes] , et vous en avez { $have }, en comptant ce qui remplace tout autre pot-de-vin.
       *[no] , et vous en avez { $have }.
    }
why-no-own-agent = Vous n’avez aucun agent à déplacer depuis le bâtiment { $building }.
why-mission-not-yours = La mission { $mission } n’est pas sur votre bureau.
why-mission-nation = La mission { $mission } exige un agent placé ce tour-ci sur un bâtiment { flag.adjective }.
why-mission-not-met = Vous ne remplissez pas encore toutes les conditions de la mission { $mission }.
why-mission-not-shown = La mission { $mission } n’est pas parmi les missions disponibles.
why-mission-completed-one = Vous avez complété une mission ce tour-ci : vous ne pouvez pas accepter { $mission }.
why-mission-no-space = Pas de place pour { $mission } : les { $spaces } cases Mission de votre bureau sont prises.
why-all-hired = Vous avez embauché tous vos agents.
why-item-owned = Vous possédez déjà { item.article }.
why-item-too-dear = { $price ->
    [one] Il faut { $price } shilling
   *[other] Il faut { $price } shillings
  } pour { item.article }, et vous pouvez en payer { $means }.
why-card-not-in-hand = Vous n’avez pas la { card-name } en main.
why-space-order = La carte de la case { $space } se choisit d’abord.

### What everything on the table is, for whoever points at it in the browser.

## The city

page-city = Plan de Valence
page-x-space = À la fin, un membre ici rapporte 1 point, 1 de plus près d’un palmier, et le nombre de chaque fontaine adjacente.
    .title = { $cell }, case { guild }
page-x-cost = { $count ->
    [0] Placer un membre ici ne coûte rien.
   *[other] Placer un membre ici coûte { coins }.
  }
page-x-purse = Vos pièces : { $from } → { $to }
page-x-nobody = La place est libre.
page-x-beside = À côté : { $fountains }.
page-x-beside-one = fontaine { $cell } ({ $value })
page-x-beside-central = la fontaine centrale ({ $value })
page-x-shade = Un palmier se dresse à son angle.
page-x-fountain = À la fin, chaque membre adjacent rapporte { points } à sa famille.
    .title = Fontaine { $cell }
page-x-central = Les 8 cases qui l’entourent lui sont toutes adjacentes.
    .title = Fontaine centrale
page-x-ability = Qui place à côté un membre de sa réserve peut aussitôt : { ability }. Un membre déplacé n’y a pas droit.
page-x-fountain-space = À l’étape I, qui occupe la case Noblesse construit la fontaine du tour sur une case comme celle-ci.
    .title = Case Fontaine { $cell }
page-x-fountain-members = À côté : { $players }.
page-x-tree = À l’étape H, qui occupe la case Église place le palmier du tour sur un arbre libre.
    .title = Arbre { $tree }
page-x-palm = À la fin, chaque membre près d’un palmier rapporte 1 point de plus, une seule fois même près de plusieurs.
    .title = Palmier { $tree }
page-x-tree-cells = Il touche { $cells }.
page-x-tree-members = Membres à cet endroit : { $players }.

## The round boards

page-x-tower = Cinq plateaux, un par tour, à lire de haut en bas. Les étapes A à I d’un tour se suivent.
    .title = Tours
page-x-round = Chacun planifie en secret, sept enchères suivent, puis un palmier, une fontaine et le Conseil.
page-x-board-state = { $state ->
    [past] Ce tour est terminé.
    [now] Ce tour est en cours.
   *[ahead] Ce tour est encore à venir.
  }
page-x-board-fountain = I fontaine { $fountain }
page-x-letter-state = { $state ->
    [past] Jouée ce tour-ci.
    [now] En cours.
   *[ahead] Encore à venir ce tour-ci.
  }
page-x-letter-first = 1er rang : un membre sur la case { guild } du Conseil, 1 ressource { guild } de la réserve, puis un membre sur une case Ville { guild } contre son coût ; chaque action est facultative.
page-x-letter-second = 2e rang : 1 ressource { guild }, puis une case Ville.
page-x-letter-third = { $third ->
    [yes] 3e rang : l’une des deux. Les autres n’ont rien.
   *[no] Les autres n’ont rien.
  }
page-x-letter = { $letter ->
    [A] 1er rang : un membre sur la case Noblesse. 2e rang : un membre sur la case Église. Qui s’y trouve déjà y reste.
    [C] 1er rang : vous pouvez vendre des ressources à leur prix. Les autres n’ont rien.
    [E] 1er rang : vous pouvez vendre des ressources et placer un membre sur la case Marchands. Les autres n’ont rien.
    [G] 1er rang : vous pouvez déplacer un membre sur une case voisine libre, sans rien payer et sans capacité de fontaine. Les autres n’ont rien.
    [H] Pas d’enchère : qui occupe la case Église place le palmier du tour sur un arbre libre.
   *[I] Pas d’enchère : qui occupe la case Noblesse construit la fontaine du tour.
  }
page-x-letter-nina = { $count ->
    [one] Nina retourne { $count } carte quand les deux joueurs ont révélé ou passé.
   *[other] Nina retourne { $count } cartes quand les deux joueurs ont révélé ou passé.
  }

## The council

page-x-council = À la fin de chaque tour, chaque membre au Conseil rapporte 1 point ; qui en a le plus gagne un privilège, à égalité chacun.
page-x-office = { $place ->
    [nobility] Le 1er de l’étape A s’y place et construit la fontaine du tour à l’étape I.
    [church] Le 2e de l’étape A s’y place et plante le palmier du tour à l’étape H.
   *[merchants] Le 1er de l’étape E peut s’y placer.
  } 1 point par tour.
    .title = Case { place } du Conseil
page-x-office-guild = { $letters ->
    [none] Cette guilde n’est pas en jeu ce tour-ci.
   *[other] Le 1er de l’étape { $letters } peut s’y placer.
  } 1 point par tour.
page-x-support = Deux membres grâce à une carte Soutien : les deux comptent, et les deux partent quand un autre prend la case.

## Cards, stacks and piles

page-x-stack = Dans une enchère, vous révélez une de vos piles ou vous passez. Ce qui n’a pas servi quitte le jeu à la fin du tour.
    .title = Pile { $stack }
page-x-stack-number = Les piles reçoivent leur numéro une fois posées ; d’ici là, leur ordre ne compte pas.
page-x-rank-now = Révélée maintenant : { page-rank }.
page-x-rank = Rang : { page-rank }
page-x-rank-so-far = Pour l’instant : { page-rank }
page-x-rank-nothing = { page-rank } : aucune action
page-x-chance = { page-rank } : { page-percent }, selon les cartes de Nina
page-x-coming = En attente : { $player }, cartes dans les piles : { $sizes }
page-x-coming-most = { page-x-coming } ; aucune somme au-dessus de { $most }
page-x-pile = On pioche au moins une carte par tour ; celles qui ont servi ou qui restent ne reviennent pas d’elles-mêmes. Les 24 cartes doivent suffire pour cinq tours.
    .title = Pioche
page-x-pile-of = Cartes dans la pioche : { $number }
page-x-pile-under = Au fond : { $cards }
page-x-stacks = Face cachée : tous voient combien de cartes compte chaque pile, seul le propriétaire sait lesquelles.
    .title = Piles
page-x-stacks-planning = { $ready ->
    [yes] A fini de planifier.
   *[no] Planifie encore.
  }
page-x-shown = Le plus fort total l’emporte ; à égalité, le plus proche du premier joueur dans le sens horaire. Les cartes quittent ensuite le jeu.
    .title = Révélé dans cette enchère
page-x-shown-waits = N’a encore ni révélé ni passé.
page-x-shown-passed = A passé.
page-x-unseen = Cartes de ce joueur que personne n’a encore vues : dans la pioche, dans les piles, ou parties sans être vues.
    .title = Cartes jamais vues
page-x-nina = À deux joueurs, elle participe aux enchères des guildes, avec 1 carte en B et en D et 2 en F.
page-x-nina-ties = Elle remporte chaque égalité, mais ne prend ni case, ni ressource, ni points.
page-x-nina-pile = Cartes dans sa pioche : { $number }
page-x-nina-unseen = Encore à venir : { $cards }

## Behind the screen

page-x-good = On obtient les ressources aux enchères de leur guilde et on les vend en C, en E ou à une fontaine.
    .title = Ressource : { guild }
page-x-good-price = Prix de vente : { coins }.
page-x-good-own = À vous : { $number }
page-x-good-left = Dans la réserve : { $number }
page-x-coins = Elles paient les cases Ville, départagent à la fin, et certaines missions en demandent. Personne d’autre ne les voit.
    .title = Pièces
page-x-privilege = Quand c’est à vous de révéler ou de passer, vous pouvez en rendre un et jouer après tous les autres.
page-x-privilege-left = À la fin, chaque privilège restant rapporte 1 point.
page-x-members = Chaque famille en compte 15. Un membre remplacé au Conseil revient dans la réserve ; en ville, ils restent.
    .title = Membres de la famille
page-x-members-where = Ville { $city } · Conseil { $council } · réserve { $supply }
page-x-stefan = Qui remporte une enchère prend le pion, commence la suivante et y gagne toutes les égalités.
page-x-player = Numéro { $place } dans l’ordre de cette enchère.

## Missions and how things stand

page-x-mission = Remplie à la fin : +{ $points }. Sinon : −{ $failed }.
page-x-mission-formula = Elle ne peut échouer : elle rapporte selon ce qu’il y a à la fin, jamais moins de 0.
page-x-mission-have = { $have } sur { $need } pour l’instant
page-x-mission-now = Si la partie finissait maintenant : { points }.
page-x-mission-secret = Cela dépend de ce qui se trouve derrière d’autres paravents.
page-x-mission-end = Seule la fin compte, et une mission ne rapporte qu’une fois.
page-x-missions = { $count ->
    [one] { $count } mission gardée
   *[other] { $count } missions gardées
  }
    .title = Missions
page-x-missions-secret = Personne d’autre ne voit lesquelles avant la fin.
page-x-standing = Ce qui serait marqué si la partie finissait maintenant. Chaque tour peut encore tout changer.
    .title = Si la partie finissait maintenant
page-x-standing-score = Points actuels : { $count }

## The auction

page-auction = L’enchère
page-auction-so-far = pour l’instant
page-auction-over = décidée
page-rewards = Ce que valent les rangs
page-bids = Qui a révélé quoi
page-reward = { $reward ->
    [nobility] case Noblesse
    [church] case Église
    [seat] la case du Conseil
    [good] 1 { good }
    [space] une case Ville
    [either] 1 { good } ou une case Ville
    [sell] vendre
   *[move] déplacer un membre
  }
page-reveal-sum = = { $sum }
page-ranked = { page-rank } avec { $sum }
page-stage = { $step ->
    [seat] { $state ->
        [done] Case à vous
        [not] Pas de case
       *[other] Case du Conseil
    }
    [good] { $state ->
        [done] Ressource prise
        [not] Pas de ressource
       *[other] Ressource
    }
    [sell] { $state ->
        [done] Vendu
        [not] Rien vendu
       *[other] Vente
    }
   *[space] Case Ville
  }

## What comes next, what came to pass, and the end

page-then-draw = Personne ne sait quelle carte viendra.
page-then-fountain = Vous utilisez ensuite la fontaine.
page-then-lift = Ce palmier va vers un arbre voisin.
page-then-move-from = Ce membre part ; vous choisissez où il va.
page-then-pass = Vous ne montrez rien ; vos piles restent telles quelles.
page-then-skip = Vous y renoncez ; rien d’autre ne change.
page-since-lost = Vous n’occupez plus : { $list }
page-since-settled = Cases prises : { $list }
page-since-planted = Palmiers plantés : { $list }
page-since-built = Fontaines construites : { $list }
page-tie = { $by ->
    [shared] Mêmes points, autant de membres en ville et de pièces : la victoire est partagée.
    [members] Égalité de points : les membres en ville départagent ({ $list }).
   *[coins] Égalité de points et de membres en ville : les pièces départagent ({ $list }).
  }

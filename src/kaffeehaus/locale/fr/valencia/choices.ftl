### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-choose-missions = Gardez-vous la mission « { $needs } » ? { $left ->
    [0] C’est la dernière.
    [one] Une autre suit.
   *[other] { $left } autres suivent.
  }
    .short = Quelles missions gardez-vous ?
ask-plan = Vos cartes : { $cards } (total { $sum }). En piochez-vous une autre ?
    .put = Dans quelle pile va le { card } ? { $left ->
        [0] C’est la dernière carte.
        [one] Reste ensuite { $cards }.
       *[other] Restent ensuite { $cards }.
      }
    .short = Encore une carte, ou vos piles sont-elles prêtes ?
    .divide = Comment répartissez-vous vos cartes ?
ask-bid = { step } : révélez-vous une pile ?
    .short = { $letter ->
        [A] Quelle pile pour Noblesse et Église ?
        [C] Quelle pile pour les marchands ?
        [E] Quelle pile pour les marchands et leur case ?
        [G] Quelle pile pour le déplacement ?
       *[other] Quelle pile pour la guilde { guild } ?
      }
ask-support = Carte Soutien : à côté de qui placez-vous un membre sur une case Guilde ?
ask-vagabond = Carte Vagabond : lequel de vos membres se déplace de 3 cases au plus ?
ask-vagabond-to = Où va le membre de { $cell } ?
ask-guild-seat = Vous êtes au 1er rang : placez-vous un membre sur la case { place } du Conseil ?
    .short = Placez-vous un membre sur la case { place } ?
ask-good = Prenez-vous 1 { good } ?
ask-settle = Placez-vous un membre sur une case Ville de la guilde { guild } ? Vous avez { coins }.
    .short = Sur quelle case Ville { guild } placez-vous un membre ?
ask-third = Vous êtes au 3e rang : une ressource ou une case Ville de la guilde { guild } ? Vous avez { coins }.
    .short = Une ressource, ou une case Ville { guild } ?
ask-ability = Votre membre en { $cell } est adjacent à une fontaine. L’utilisez-vous ?
    .short = Utilisez-vous une fontaine près de { $cell } ?
ask-pick-mission = Quelle mission gardez-vous ?
ask-upgrade = Quelle ressource troquez-vous contre celle juste au-dessus ?
ask-retrieve = Quelle carte de votre défausse remettez-vous sous votre pioche ?
ask-palm-from = Quel palmier déplacez-vous ?
ask-palm-to = Vers quel arbre va le palmier de { $tree } ?
ask-sell-one = Quelle ressource vendez-vous ?
ask-sell = Que vendez-vous ? Vous avez { coins }.
    .short = Que vendez-vous ?
ask-merchants-seat = Placez-vous un membre sur la case { place } du Conseil ?
ask-move = Lequel de vos membres va sur une case voisine ?
ask-move-to = Où va le membre de { $cell } ?
ask-plant = Vous occupez la case Église : sur quel arbre placez-vous le palmier ?
    .short = Sur quel arbre placez-vous le palmier ?
ask-build = Vous occupez la case Noblesse : où construisez-vous la fontaine { $fountain } ?
    .short = Où construisez-vous la fontaine de valeur { $value } ?
ask-take-back = Vous n’avez rien pu faire avec { $cards }. Quelle carte remettez-vous sous votre pioche ?
    .short = Aucune action possible : quelle carte remettez-vous sous votre pioche ?

## Choices, by kind of action

do-keep = garder { $line }
    .kind = Garder une mission
do-reject = remettre dans la boîte : { $needs }
    .kind = Remettre une mission dans la boîte
do-draw = piocher une carte (pioche : { $pile })
do-stop = arrêter et former les piles
do-put = { $new ->
    [yes] nouvelle pile : { card }
    [far] pile { $stack }
   *[no] pile { $stack } : { $cards } (total { $sum })
  }
    .kind = Poser une carte dans une pile
do-reveal = { $new ->
    [far] pile { $stack }
   *[no] pile { $stack } : { $cards } (total { $sum })
  }
    .kind = Révéler une pile
do-pass = passer
do-privilege = rendre un privilège et jouer après les autres (vous en avez { $privileges })
do-support = case { guild } ({ $holder })
    .kind = Soutenir un membre sur une case Guilde
do-take-seat = un membre sur la case { place }
do-take-good = prendre 1 { good } (réserve : { $supply })
do-settle = { $count ->
    [0] { $cell } { guild }, sans rien payer
   *[other] { $cell } { guild } pour { coins }
  }
    .kind = Placer un membre en ville
    .wish = { $cell }
do-fountain = { $cell } { $fountain }
    .kind = Utiliser une fontaine
do-sell = vendre 1 { good } pour { coins }
    .kind = Vendre une ressource
do-upgrade = 1 { good } contre 1 { $better }
    .kind = Échanger une ressource
do-retrieve = { card }
    .kind = Remettre une carte sous la pioche
do-take-back = { card }
    .kind = Reprendre une carte révélée
do-move-from = celui de { $cell }
    .kind = Déplacer un membre
do-move-to = { $cell } { guild }
    .kind = Aller sur une case
    .wish = { $cell }
do-lift = le palmier de { $tree }
    .kind = Déplacer un palmier
do-plant = { $tree }
    .kind = Placer un palmier sur un arbre
do-build = { $cell }
    .kind = Construire la fontaine
do-skip = { $step ->
    [guild-seat] renoncer à la case
    [merchants-seat] renoncer à la case
    [good] aucune ressource
    [settle] aucun membre en ville
    [third] ni l’une ni l’autre
    [ability] ne pas utiliser la fontaine
    [sell] ne plus rien vendre
    [take-back] aucune, toutes quittent le jeu
    [support] pas de soutien
   *[other] pas de déplacement
  }

# A choice in a word or two: what may be typed for it, and what the answer to “why” begins with.
choice-kind = { $kind ->
    [keep] garder
    [reject] remettre
    [draw] piocher
    [stop] arrêter
    [put] pile
    [reveal] pile
    [pass] passer
    [privilege] privilège
    [support] soutien
    [take-seat] case
    [take-good] prendre
    [settle] placer
    [fountain] fontaine
    [sell] vendre
    [upgrade] échanger
    [retrieve] sous la pioche
    [take-back] reprendre
    [move-from] déplacer
    [move-to] déplacer en
    [lift] déplacer le palmier
    [plant] palmier
   *[build] construire
  }

# What follows from a choice, behind it.
do-worth = { $count ->
    [one] { $signed } point en l’état
   *[other] { $signed } points en l’état
  }
do-mission = { $mission } à { $have } sur { $need }
do-beside = à côté de { $fountain }
do-replaces = { $holder } reprend son membre
do-free-seat = la case est libre

## Why a choice is not there

why-no-such-stack = { $stacks ->
    [0] Vous n’avez plus de pile.
    [one] Vous n’avez qu’une pile.
   *[other] Vous n’avez que { $stacks } piles.
  }
why-still-drawing = Cessez d’abord de piocher ; vous répartirez ensuite vos cartes en piles.
why-stopped = Vous avez cessé de piocher et répartissez vos cartes.
why-no-next-stack = { $stacks ->
    [one] Vous avez une pile ; la carte suivante y va ou commence la deuxième.
   *[other] Vous avez { $stacks } piles ; la carte suivante va sur l’une d’elles ou en commence une nouvelle.
  }
why-nobody-to-wait-for = Plus aucun de ceux qui doivent encore jouer n’a de pile : un privilège n’y changerait rien.
why-no-privilege = Vous n’avez pas de privilège.
why-no-good = Vous n’avez pas { good.de }.
why-no-support = Sur la case { guild }, il n’y a pas exactement un membre adverse, ou vous n’avez plus de membre.
why-no-fountain = En { $cell }, aucune fontaine à côté de votre membre n’a de capacité que vous pourriez utiliser.
why-no-space = { $cell } n’est pas une case Ville.
why-no-tree = En { $cell }, il n’y a pas d’arbre libre.
why-other-guild = { $cell } n’est pas une case de la guilde en jeu, { guild }.
why-space-taken = Il y a déjà un membre en { $cell }.
why-no-members = Vous n’avez plus de membre dans votre réserve.
why-too-dear = { $cost ->
    [one] La case { $cell } coûte { $cost } pièce
   *[other] La case { $cell } coûte { $cost } pièces
  }, et vous en avez { $coins }.
why-cannot-move = Votre membre en { $cell } n’a aucune case libre où aller.
why-no-own-member = Vous n’avez pas de membre en { $cell }.
why-take-back-winner = Qui remporte une enchère ne reprend jamais de carte, même s’il n’a rien pu faire.
why-take-back-could-act = Votre rang vous donne une action possible : même si vous y renoncez, vous ne reprenez pas de carte.
why-take-back-last-round = Au dernier tour, on ne reprend plus de carte : personne ne piochera plus.
why-take-back-other-card = Le { card } n’est pas dans la pile que vous avez révélée.
why-take-back-when = Vous pouvez reprendre une carte après une enchère où vous avez révélé une pile sans pouvoir effectuer d’action ; jamais si vous l’avez remportée.

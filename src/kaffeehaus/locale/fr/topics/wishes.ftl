### Des coups seulement essayés, et des souhaits pour son prochain tour.

wishes-try = Essayer
wishes-try-title = Essayez vos prochains coups ; rien n’en est joué
wishes-tried = Vos essais
wishes-tab = Souhaits
wishes-imagining = Vous imaginez.
wishes-nothing-played = Rien ici n’est joué.
wishes-voice = Imaginé : { $what }
wishes-back = Un pas en arrière
wishes-back-title = Reprendre le dernier pas imaginé
wishes-home = À la vraie table
wishes-home-title = À la vraie table (Échap) ; vos essais restent
wishes-stay = Continuer d’imaginer
wishes-your-turn = C’est vraiment à vous de jouer. Vos essais restent ici.
wishes-lost = La partie a continué. { $why }
wishes-unsure = À partir d’ici on devine : quelque chose s’est révélé que vous ne pouvez pas savoir.
wishes-trail = Vos essais
wishes-trail-none = Choisissez comme à votre tour.
wishes-others = deviné
wishes-others-title = On devine ce que font les autres : { $players }
wishes-shows = Révèle quelque chose de caché
wishes-gone = n’est plus possible
wishes-guess = deviné
wishes-keep = Garder en souhait
wishes-keep-title = Quand viendra votre tour, ce coup sera joué pour vous
wishes-keep-nothing = Essayez d’abord un coup, puis gardez-le
wishes-keep-kept = Ce coup est déjà parmi vos souhaits
wishes-keep-full = On ne peut pas garder plus de souhaits
wishes-keep-long = Ce coup a trop de pas pour un souhait
wishes-keep-later = Un souhait vaut pour votre prochain tour, celui-ci viendrait après
wishes-title = Quand ce sera à moi
wishes-count =
    { $count ->
        [0] aucun souhait
        [one] { $count } souhait
       *[other] { $count } souhaits
    }
wishes-how = Le premier qui est permis et dont la condition tient est joué pour vous.
wishes-soon = Vos souhaits vont être examinés, à moins que vous ne jouiez avant.
wishes-none = Aucun souhait. Essayez un coup, puis gardez-le.
wishes-lock = Personne d’autre que vous et la maison ne le sait. Avant de révéler quoi que ce soit de caché, on vous demande.
wishes-always = toujours
wishes-only =
    { $kind ->
        [most] si au plus : { $what }
       *[least] si au moins : { $what }
    }
wishes-unless = sauf si quelqu’un l’a fait : { $what }
wishes-unless-player = sauf si { $player } l’a fait : { $what }
wishes-round = seulement au tour { $round }
wishes-only-label = Condition du souhait { $number }
wishes-less = Un de moins
wishes-more = Un de plus
wishes-asks = Il révèle quelque chose de caché : on vous demande d’abord.
wishes-even = Même si cela révèle quelque chose
wishes-move = Déplacer le souhait { $number } : { $what }
wishes-move-title = Glissez-le, ou Alt avec les flèches
wishes-moved = Maintenant souhait { $number } sur { $count }
wishes-up = Monter le souhait { $number }
wishes-down = Descendre le souhait { $number }
wishes-remove = Retirer le souhait { $number } : { $what }
wishes-remove-title = Retirer
wishes-remove-all = Tout retirer
wishes-log =
    { $how ->
        [played] selon votre souhait { $number }
        [dropped] votre souhait { $number } n’est plus possible et disparaît : { $what }
        [asks] votre souhait { $number } révélerait quelque chose de caché : à vous de décider
       *[failed] aucun de vos souhaits ne tient : à vous de décider
    }

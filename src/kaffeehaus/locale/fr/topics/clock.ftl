### Les horloges, et ce dont les joueurs conviennent.

clock-title = Temps et accords
clock-of = Temps restant
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  }{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
  }
clock-hours = { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
  }
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-until = jusqu’à { $when }
clock-bot = un bot joue
clock-say = Il vous reste { $left }.
clock-setting = { $kind ->
    [turn] { $time } par tour
    [bank] { $time } + { $more } par tour
   *[none] Sans horloge
  }
clock-note = { $why ->
    [runs] tourne ; { $more }
    [away] tourne malgré l’absence ; { $more }
    [stands] à l’arrêt
    [pause] pause convenue
    [holiday] en vacances jusqu’à { $until }
    [night] dort jusqu’à { $until }
    [down] la maison était fermée
    [turn] temps écoulé : un bot joue ce tour seulement
    [seat] temps écoulé : un bot garde la place
   *[others] temps écoulé : les autres décident
  }
clock-left = encore { $time }
clock-left-of = { $player } : { $time }
clock-paused-since = depuis { $when }
clock-row-paused = en pause
clock-label = Horloge
clock-label-note = Le temps dont chacun dispose. Il ne passe pas quand la maison est fermée ; sur plusieurs jours, ni la nuit ni en vacances.
clock-zero = À zéro
clock-zero-value = { $zero ->
    [turn] un bot joue ce tour
    [seat] un bot garde la place
   *[others] les autres décident
  }
clock-zero-note = { $zero ->
    [turn] À zéro, un bot joue ce tour.
    [seat] À zéro, un bot garde la place jusqu’au retour de la personne.
   *[others] À zéro, les autres décident.
  }
clock-pause = Proposer une pause
clock-resume = Relancer les horloges
clock-other = Autre horloge
clock-propose = Proposer
clock-holiday-from = Vacances du
clock-holiday-until = au
clock-holiday-take = Les prendre
clock-holiday-back = Je suis de retour
clock-holiday-left = { $days ->
    [one] Il reste un jour de vacances à cette table.
   *[other] Il reste { $days } jours de vacances à cette table.
  }
clock-asleep = Sommeil de
clock-awake = à
clock-sleep = Ce sont mes heures
clock-sleep-none = Aucune heure
clock-substitute = Chercher quelqu’un pour remplacer { $player }
clock-end = Proposer d’arrêter la partie
clock-end-note = Le résultat serait celui du moment : les points acquis et ce qui serait compté maintenant.
clock-concede = { $seats ->
    [one] Abandonner
   *[other] Abandonner pour { $player }
  }
clock-concede-sure = Abandonner pour de bon ?
clock-concede-note = À deux, l’autre personne a alors gagné ; à plusieurs, un bot continue.
clock-agreement = Une proposition
clock-proposal-of = { $player } propose :
clock-proposal-yours = Vous proposez :
clock-proposal = { $kind ->
    [pause] toutes les horloges s’arrêtent jusqu’à ce que quelqu’un les relance.
    [clock] { $how }.
    [end] la partie s’arrête là.
    [back] { $count ->
        [one] une action est reprise ; la partie continue à partir de { $when }.
       *[other] { $count } actions sont reprises ; la partie continue à partir de { $when }.
      }
    [late-wait] { $player } reçoit de nouveau du temps.
    [late-turn] un bot joue ce tour pour { $player }.
    [late-seat] un bot garde la place de { $player }.
   *[substitute] on cherche quelqu’un pour continuer à la place de { $player }. Envoyez le lien de la table à qui vous voulez.
  }
clock-back-note = Ce qui a été révélé reste connu, et les cartes viennent dans le même ordre. La partie enregistrée le dit.
clock-awaited = Réponse attendue : { $players }
clock-withdraw = Retirer
clock-late = { $player } n’a plus de temps. Et maintenant ?
clock-late-do = { $then ->
    [wait] Redonner du temps
    [turn] Un bot joue ce tour
   *[seat] Un bot garde la place
  }
clock-log-time = { $how ->
    [turn] { $player } n’a plus de temps ; un bot joue ce tour
    [seat] { $player } n’a plus de temps ; un bot garde la place
    [wait] { $player } reçoit de nouveau du temps
   *[others] { $player } n’a plus de temps ; les autres décident
  }
clock-log-pause = { $how ->
    [true] Les horloges sont arrêtées, sur proposition de { $player }
   *[false] { $player } relance les horloges
  }
clock-log-holiday = { $how ->
    [away] { $player } est en vacances jusqu’à { $when }
   *[back] { $player } est de retour de vacances
  }
clock-log-clock = Les joueurs ont convenu d’une autre horloge
clock-log-proposed = { $how ->
    [pause] { $player } propose une pause
    [clock] { $player } propose une autre horloge
    [end] { $player } propose d’arrêter la partie
    [back] { $player } propose de reprendre des actions
    [taken] { $player } annule ce qui a été joué depuis
    [late] { $player } propose une suite au temps écoulé
   *[substitute] { $player } propose de chercher un remplaçant
  }
clock-log-agreed = { $how ->
    [true] { $player } est d’accord
   *[false] { $player } n’est pas d’accord
  }
clock-log-offered = On cherche quelqu’un pour remplacer { $player }
clock-log-conceded = { $player } abandonne
clock-log-ended = { $how ->
    [agreed] Les joueurs ont arrêté la partie
   *[conceded] La partie s’est arrêtée avant la fin
  }
clock-end-reason-agreed = Les joueurs ont convenu d’arrêter la partie là.
clock-end-reason-conceded = La partie a été abandonnée ; voici où elle en était.
clock-rule-so-far = Points acquis
clock-rule-to-come = Compté si tout s’arrêtait là
clock-punctual = { $share } % des tours à temps
error-clock = Une horloge donne à chacun une réserve de temps ou un délai par tour, pas les deux, et au moins { $seconds } secondes ; les vacances sont réservées aux tables sur plusieurs jours.
error-clock-none = Cette table n’a pas d’horloge pour cela.
error-time-out = Votre temps est écoulé : un bot joue ce tour, le prochain sera de nouveau à vous.
error-pace-clock = Cette table a une horloge : proposez un autre rythme aux joueurs.
error-seat-clock = Cette table a une horloge : c’est elle qui décide pour les absents.
error-paused = Les horloges sont déjà arrêtées.
error-not-paused = Les horloges tournent déjà.
error-holidays = { $days ->
    [one] Les vacances se prennent jusqu’à un an d’avance ; il reste un jour à cette table.
   *[other] Les vacances se prennent jusqu’à un an d’avance ; il reste { $days } jours à cette table.
}
error-night = Une nuit dure au plus { $hours } heures.
error-night-turn = Votre horloge tourne. Réglez vos heures de sommeil quand c’est à quelqu’un d’autre de jouer.
error-proposal-open = { $name } a proposé quelque chose ; répondez-y d’abord.
error-proposal-none = Plus rien n’est proposé.
error-rewind = La partie ne peut pas revenir à ce moment.
error-as-it-is = Les donnes et les leçons se jouent telles quelles.
error-not-late = Cette personne a encore du temps.
error-substitute = On peut chercher quelqu’un pour une place que joue un bot.

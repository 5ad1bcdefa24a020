### Ce que disent seulement les leçons : leur liste, et le guide à la table.

lessons-title = Apprendre { $game }
lessons-note = Dix minutes à une vraie table. Faites ce que dit la fiche ; à chaque clic, vous saurez pourquoi.
lessons-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
lessons-at = étape { $step } sur { $count }
lessons-done = apprise
lessons-begin = Commencer
lessons-go-on = Continuer
lessons-again = Recommencer
lessons-other = Choisir une autre leçon
lessons-games = Jeux

coach-of = { $lesson }, étape { $step } sur { $count }
coach-leave = Quitter la leçon
coach-next = Continuer
coach-back = Retour
coach-skip = Sauter
coach-show = Montrez-moi
coach-rule = Règle { $rule }
coach-press = Appuyez maintenant sur « { $button } ».
coach-press-why = La table demande une dernière fois, avant que ce soit définitif.
coach-read = Lisez d’abord ceci, puis appuyez sur « { $button } ».
coach-not-now = Les règles le permettraient. Pour cette leçon, prenez ce qui est éclairé.
coach-others = Aux autres de jouer.
coach-others-why = Regardez-les faire, ou appuyez sur « Passer », en haut.
coach-over-title = Leçon apprise
coach-over = Et voilà. Vous savez comment on joue.
coach-over-why = { $more ->
    [yes] Votre table vous attend : finissez la partie contre les deux bots, ou prenez la leçon suivante.
   *[no] Votre table vous attend : finissez la partie contre les deux bots.
}
coach-over-why-one = { $more ->
    [yes] Votre table vous attend : finissez la partie contre le bot, ou prenez la leçon suivante.
   *[no] Votre table vous attend : finissez la partie contre le bot.
}
coach-play-on = Finir cette partie
coach-next-lesson = Leçon suivante
coach-front = Retour à la salle

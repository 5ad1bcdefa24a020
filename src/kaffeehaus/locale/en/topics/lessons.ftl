### What only the lessons say: the list of them, and the coach at the table.

lessons-title = Learn { $game }
lessons-note = Ten minutes at a real table. Do what the card says; whatever you click, you hear why.
lessons-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
lessons-at = step { $step } of { $count }
lessons-done = learned
lessons-begin = Begin
lessons-go-on = Go on
lessons-again = Once more
lessons-other = Choose another lesson
lessons-games = Games

coach-of = { $lesson }, step { $step } of { $count }
coach-leave = Leave the lesson
coach-next = Go on
coach-back = Back
coach-skip = Skip
coach-show = Show me
coach-rule = Rule { $rule }
coach-press = Now press “{ $button }”.
coach-press-why = The table asks once more before it is final.
coach-read = First read this, then press “{ $button }”.
coach-not-now = The rules would allow that. For this lesson, take what is lit.
coach-others = Now the others play.
coach-others-why = Watch what they do, or press “Skip” up there.
coach-over-title = Learned
coach-over = That was it. You know how it goes.
coach-over-why = { $more ->
    [yes] Your table is still here: play it to the end against the two bots, or take the next lesson.
   *[no] Your table is still here: play it to the end against the two bots.
}
coach-over-why-one = { $more ->
    [yes] Your table is still here: play it to the end against the bot, or take the next lesson.
   *[no] Your table is still here: play it to the end against the bot.
}
coach-play-on = Play this game to the end
coach-next-lesson = Next lesson
coach-front = To the front room

### Was der Begleiter der ersten Partien sagt.

about-choose-missions = Behalte, was zusammenpasst und was du steuern kannst. Ein verfehlter Auftrag kostet Punkte.
about-plan = Etwa fünf Karten je Runde. Welche Auktionen willst du, und was ist dir jede wert?
about-bid = Was bekommt hier welcher Rang, und was können die anderen noch zeigen? Wer passt, behält seine Stapel.
about-support = Ihr teilt euch den Sitz: Er bringt auch dir jede Runde einen Punkt.
about-vagabond = Der Weg kostet nichts und nutzt keinen Brunnen: Denk an Palmen, Brunnen und Aufträge.
about-vagabond-to = Jedes Stadtfeld ist kostenlos: Was liegt daneben, und was verlangen deine Aufträge?
about-guild-seat = Ein Sitz ist jede Runde ein Punkt, bis ihn dir jemand nimmt.
about-good = Waren werden bei den Händlern zu Münzen, und manche Aufträge verlangen sie.
about-settle = Denk an deine Aufträge, an künftige Brunnen und Palmen und an deine Münzen.
about-third = Eine Ware wird zu Münzen; ein Stadtfeld ist am Ende ein Punkt, neben Palmen und Brunnen mehr.
about-ability = Jetzt oder nie: Ein Brunnen wirkt nur, wenn sich ein Familienmitglied daneben stellt.
about-pick-mission = Behalte, was Familienmitglieder und Waren fast erfüllen. Ein verfehlter Auftrag kostet Punkte.
about-upgrade = Die bessere Ware verkauft sich teurer. Verlangt ein Auftrag die, die du gibst?
about-retrieve = Sie kommt ganz nach unten. Eine hohe Karte gewinnt dir spät im Spiel noch eine Auktion.
about-palm-from = Welche Palme nützt nur den anderen? Sie kommt auf einen freien Baumplatz daneben.
about-palm-to = Jedes Mitglied daneben bringt am Ende 1 Punkt mehr: deine und die der anderen.
about-sell-one = Verkauf, was keiner deiner Aufträge verlangt; Waren allein bringen keine Punkte.
about-sell = Verkauf, was du bald als Münzen brauchst; Waren allein bringen keine Punkte.
about-merchants-seat = Ein Sitz ist jede Runde ein Punkt, bis ihn dir jemand nimmt.
about-move = Der Umzug ist kostenlos, auf Felder jeder Gilde, nutzt aber keinen Brunnen.
about-move-to = Such Palmen und Brunnen daneben, und schau, was deine Aufträge verlangen.
about-plant = Jedes Mitglied neben einer Palme bringt am Ende 1 Punkt mehr: deine und die der anderen.
about-build = Sein Wert zählt am Ende für jedes Mitglied daneben: Bau ihn zwischen deine.
about-take-back = Eine Karte ist für später gerettet, die anderen verlassen das Spiel: meist die höchste.

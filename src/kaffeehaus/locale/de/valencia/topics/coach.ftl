### Was der Begleiter der ersten Partien sagt.

about-choose-missions = Behalte, was zusammenpasst und was du steuern kannst. Ein verfehlter Auftrag kostet Punkte.
about-plan = Etwa fünf Karten je Runde. Welche Auktionen willst du, und was ist dir jede wert?
about-bid = Was bekommt hier welcher Rang, und was können die anderen noch zeigen? Wer passt, behält seine Stapel.
about-guild-seat = Ein Sitz ist jede Runde ein Punkt, bis ihn dir jemand nimmt.
about-good = Waren werden bei den Händlern zu Münzen, und manche Aufträge verlangen sie.
about-settle = Denk an deine Aufträge, an künftige Brunnen und Palmen und an deine Münzen.
about-sell = Verkauf, was du bald als Münzen brauchst; Waren allein bringen keine Punkte.
about-plant = Jedes Mitglied neben einer Palme bringt am Ende 1 Punkt mehr: deine und die der anderen.
about-build = Sein Wert zählt am Ende für jedes Mitglied daneben: Bau ihn zwischen deine.

deal-title = La même donne
deal-day-title = La donne du jour
deal-players = { $count } joueurs
deal-against = À chaque table de cette donne, vous affrontez ces bots :
deal-hidden = { $count ->
    [0] Personne n’a encore terminé cette donne. Les résultats s’affichent dès que vous l’avez terminée vous-même.
    [one] Une personne a terminé cette donne. Son résultat s’affiche dès que vous l’avez terminée vous-même.
   *[other] { $count } personnes ont terminé cette donne. Leurs résultats s’affichent dès que vous l’avez terminée vous-même.
}
deal-go-on = Reprendre votre partie
deal-play = Jouer cette donne
deal-copy = Copier le lien
deal-copied = Le lien est copié : { $link }
deal-copy-by-hand = Le navigateur ne nous laisse pas copier ; le lien est dans la barre d’adresse.
deal-results = { $count ->
    [one] Une partie avec cette donne
   *[other] { $count } parties avec cette donne
}
deal-rank = Rang
deal-who = Nom
deal-points = Points
deal-lead = Avance sur le meilleur bot
deal-compare = Côte à côte
deal-you = { $name } (vous)
deal-won = gagné
deal-asked = { $count ->
    [one] a demandé une fois conseil à un bot
   *[other] a demandé { $count } fois conseil aux bots
}
deal-not-yours = Votre partie n’est pas comparée : un bot y a joué un moment à votre place.
deal-with = Avec { $name }
deal-first = Personne d’autre ne l’a encore terminée. Envoyez le lien à vos amis et repassez.
deal-beside = Vous et { $name }, coup par coup
deal-parted = { $count ->
    [0] Vos chemins se séparent dès la première décision.
    [one] Une décision identique ; vos chemins se séparent au tour { $round }.
   *[other] { $count } décisions identiques ; vos chemins se séparent au tour { $round }.
}
deal-alike = Vous avez pris les mêmes décisions du début à la fin.
deal-round = Tour
deal-yours = Vous
deal-points-then = { $points ->
    [one] { $points } point : voir ce moment
   *[other] { $points } points : voir ce moment
}
deal-seat = Place { $seat }

### Les parties dans ce navigateur, sans la maison, et ce que l’on voit tant qu’elle est injoignable.

pocket-title = Sans la maison
pocket-note = Contre deux bots, dans ce navigateur : une fois la table dressée, aucun réseau n’est nécessaire.
pocket-play = { $game } ici
pocket-choose = Choisir
pocket-choose-note = Avec tous les choix : dans ce navigateur seulement, contre des bots ou à plusieurs devant cet écran.
pocket-starting = La table se dresse dans ce navigateur…
pocket-failed = La table n’a pas pu être dressée ici. La première fois, il faut une connexion à la maison.
pocket-take = Tout télécharger pour jouer sans réseau ({ $size } Mo)
pocket-taking = Téléchargement en cours…
pocket-taken = Contre deux bots, dans ce navigateur. Tout est là : aucun réseau n’est nécessaire.
pocket-seen = La maison est injoignable. Vos tables, vues pour la dernière fois : { $when }.
pocket-table-seen = La maison est injoignable. La table, vue pour la dernière fois : { $when }.
pocket-bring = Apporter à la maison
pocket-bring-all = { $count ->
    [one] Apporter une partie terminée à la maison
   *[other] Apporter { $count } parties terminées à la maison
}
pocket-brought = Voir la partie dans la maison

# Ce que la maison envoie à qui n’est pas là : au téléphone, par courriel, dans une messagerie.

notice-title = { $tables ->
    [1] { $game } : c’est à vous de jouer
   *[other] { $tables } tables vous attendent
}
notice-line = { $people ->
    [0] Tour { $round }
   *[other] Avec { $names } · tour { $round }
}
notice-of = { $game } : { $line }
notice-invited = { $name } vous invite à une table de { $game }
notice-series = La prochaine partie de votre série : { $game }. Votre place vous est gardée.
notice-foot =
    Vous avez souhaité être averti quand une table vous attend. Pour changer cela :
    { $link }
notice-test = Voici comment la maison vous joint, { $name }.
notice-code = { $code } est votre code pour le Kaffeehaus
    .note =
        { $name } souhaite que le Kaffeehaus écrive ici quand une table attend. Si c’est vous, saisissez-y ce code :

        { $code }

        Il est valable une demi-heure. Sinon, il n’y a rien à faire : sans ce code, plus rien ne sera envoyé ici.
notice-back = Votre code pour revenir au Kaffeehaus
    .note =
        Quelqu’un, sans doute vous, souhaite revenir au Kaffeehaus comme la personne connue sous cette adresse. Saisissez le code là où vous l’avez demandé :

        { $codes }

        Il vaut une seule fois, pendant un quart d’heure et dans ce navigateur seulement. Personne de la maison ne vous le demandera. Si ce n’est pas vous, il n’y a rien à faire.

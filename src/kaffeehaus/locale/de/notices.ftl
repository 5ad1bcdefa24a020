# Was das Haus Leuten schickt, die nicht da sind: aufs Telefon, per Mail, in einen Chat.

notice-title = { $tables ->
    [1] { $game }: Du bist am Zug
   *[other] { $tables } Tische warten auf dich
}
notice-line = { $people ->
    [0] Runde { $round }
   *[other] Mit { $names } · Runde { $round }
}
notice-of = { $game }: { $line }
notice-invited = { $name } lädt dich an einen Tisch ein: { $game }
notice-series = Die nächste Partie eurer Serie: { $game }. Dein Stuhl ist für dich frei.
notice-foot =
    Du wolltest erfahren, wenn ein Tisch auf dich wartet. Hier änderst du das:
    { $link }
notice-test = So erreicht dich das Haus, { $name }.
notice-code = { $code } ist dein Code fürs Kaffeehaus
    .note =
        { $name } möchte, dass das Kaffeehaus hierher schreibt, wenn ein Tisch wartet. Bist du das, dann gib dort diesen Code ein:

        { $code }

        Er gilt eine halbe Stunde. Bist du es nicht, brauchst du nichts zu tun: Ohne den Code kommt hier nichts mehr an.
notice-back = Dein Code, um ins Kaffeehaus zurückzukommen
    .note =
        Jemand, vermutlich du, möchte ins Kaffeehaus zurückkommen, als wer unter dieser Adresse bekannt ist. Gib den Code dort ein, wo du ihn angefordert hast:

        { $codes }

        Er gilt einmal, eine Viertelstunde lang und nur in jenem Browser. Niemand vom Haus fragt dich danach. Bist du es nicht, ist nichts zu tun.

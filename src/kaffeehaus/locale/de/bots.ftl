### Warum ein Bot so gewählt hat: eine Meldung für jeden Teil einer Bewertung und für die übrigen Gründe.

because-only-move = etwas anderes ist nicht möglich
because-chance = ihm ist eine Wahl so recht wie die andere
because-ahead = beim Weiterspielen ging es so am besten aus
because-even = nichts anderes scheint besser
because-rivals = es bremst die anderen
because-points = es bringt sofort Punkte
because-lead = es ist das Beste für die Endwertung
because-tiles = die geheimen Informationen werden mehr wert
because-bribes = es bringt nützliche Bestechungen
because-squares = ein Platz ist bald umschlossen
because-cards = die Karten sind so gut genutzt
because-money = es ist das Beste für die Kasse
because-desk = der Schreibtisch gewinnt dadurch
because-agents = es ist das Beste für die Agenten
because-missions = es hilft bei den Aufträgen
because-city = es bringt mehr in der Stadt
because-council = es stärkt die Stellung im Rat
because-stacks = starke Stapel bleiben übrig
because-auction = es verspricht am meisten in dieser Auktion

## Was eine Wahl von der nächstbesten unterscheidet, und wer geurteilt hat.

bot-part =
    { $part ->
        [points] Punkte
        [lead] Endwertung
        [tiles] geheime Informationen
        [bribes] Bestechungen
        [squares] Plätze
        [cards] Karten
        [money] Kasse
        [desk] Schreibtisch
        [agents] Agenten
        [missions] Aufträge
        [city] Stadt
        [council] Rat
        [stacks] Stapel
        [auction] diese Auktion
        [rivals] die anderen
       *[other] { $part }
    }
judge-learned = Er verlässt sich auf das, was er in Partien gegen sich selbst gelernt hat.
judge-untrained = Er verlässt sich auf Faustregeln, denn Partien mit diesen Optionen wurden nicht gelernt.
judge-by-hand = Er verlässt sich auf Faustregeln, denn für dieses Spiel wurde nichts gelernt.
judge-rules = Er verlässt sich auf Faustregeln.
judge-general = Er achtet nur auf die Punkte, denn mehr weiß er von diesem Spiel nicht.
likes-missions = Aufträge liebt er mehr als andere.
likes-money = Geld liebt er mehr als andere.
likes-power = Macht liebt er mehr als andere.
advice-line = { $bot } würde wählen: { $action } ({ $reason }).
advice-parts = Gegenüber der nächstbesten Wahl: { $parts }.
advice-other = Nächstbeste Wahl: { $action }.
advice-behind = Nächstbeste Wahl: { $action }, { $least } bis { $most } Punkte zurück.
advice-sure = Er ist sich zu { $percent } sicher, dass nichts anderes besser ist.

### Ce que dit le guide des premières parties.

about-place-stefan = Il tient lieu d’agent à chacun autour d’une place, pour 1 point de moins, puis s’en va.
about-assign = Une capacité qui reste, un pot-de-vin tout de suite, un marqueur à la fin : quelle carte va où ?
about-exchange = Vos tiroirs sont pleins. Quelle capacité vous rapportera le moins désormais ?
about-action-iii = Cherchez les places où il manque un agent et les bâtiments que vos tiroirs récompensent. Sinon, prenez-en deux pareils.
about-source = Un agent de la réserve s’ajoute aux autres ; celui qui se déplace ne compte plus où il était.
about-pay = Payez avec ce que vous avez de plus, et gardez ce que coûte votre prochain bâtiment.
about-move-figure = Ce déplacement est gratuit et précède les places : en entoure-t-il une ?
about-gain = Quel pot-de-vin vous manque pour votre prochain bâtiment ?
about-gain-different = Chaque sorte une seule fois : prenez d’abord ce que coûte votre prochain bâtiment.
about-advance = Un pas rapporte selon vos tuiles de cette sorte, et peut faire avancer l’Enquêteur.
about-move-stefan = Là où il est, il aide tout le monde : envoyez-le parmi vos agents.
about-mission = Complétez ce que vous pouvez, ou acceptez une mission à votre portée : l’un ou l’autre.
about-deposit = Chaque shilling y vaut 2 points à la fin, mais ne paie plus rien.
about-marker = Un pas rapporte selon vos tuiles de cette sorte, et peut faire avancer l’Enquêteur.
about-buy = Achetez tôt ce qui sert à chaque tour ; avant un salaire, gardez un shilling par agent.
about-buy-pay = Avec la feuille de route, un pot-de-vin vaut un shilling : gardez ceux de votre prochain bâtiment.
about-payday-pay = Sans shilling, un agent retourne dans la réserve ; avec la feuille de route, les pots-de-vin paient aussi.
about-payday-remove = Plutôt celui dont les places sont déjà prises : il va dans votre réserve et peut revenir.
about-unfinished-remove = Le dernier tour est fini : de vos agents, seul le nombre compte encore.

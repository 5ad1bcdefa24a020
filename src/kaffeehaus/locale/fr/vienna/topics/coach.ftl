### Ce que dit le guide des premières parties.

about-assign = Une capacité qui reste, un pot-de-vin tout de suite, un marqueur à la fin : quelle carte va où ?
about-exchange = Vos tiroirs sont pleins. Quelle capacité vous rapportera le moins désormais ?
about-action-iii = Cherchez les places où il manque un agent et les bâtiments que vos tiroirs récompensent. Sinon, prenez-en deux pareils.
about-gain = Quel pot-de-vin vous manque pour votre prochain bâtiment ?
about-advance = Un pas rapporte selon vos tuiles de cette sorte, et peut faire avancer l’Enquêteur.
about-mission = Complétez ce que vous pouvez, ou acceptez une mission à votre portée : l’un ou l’autre.
about-buy = Achetez tôt ce qui sert à chaque tour ; avant un salaire, gardez un shilling par agent.

"""The components of Valencia in words: cells, trees, cards, fountains and missions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kaffeehaus.cli.phrases import phrasebook
from kaffeehaus.core.catalogue import word
from kaffeehaus.games.valencia.content import CONTENT, Content, Mission
from kaffeehaus.games.valencia.influence import VALUE
from kaffeehaus.games.valencia.terms import FORMULAS, Influence
from kaffeehaus.games.valencia.words import WORDS, components
from kaffeehaus.locale import Texts

GUILD_SLOTS = {"B": 0, "D": 1, "F": 2}
"""The guild of a round board that a step is about."""


CARD: dict[str, Influence] = {word(c): c for c in Influence}
"""Every kind of influence card by its word."""
MISSION: dict[str, Mission] = {m.id: m for m in CONTENT.missions}
"""Every mission by its id."""


def total(cards: Iterable[str]) -> int:
    """What cards count by themselves."""
    return sum(VALUE[CARD[c]] for c in cards)


class Words:
    """Sentences about single components."""

    def __init__(self, texts: Texts, content: Content = CONTENT) -> None:
        self.texts = texts
        self.book = phrasebook({**WORDS, "components": components(content)}, texts)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a row."""
        return self.texts.text("list-separator").join(parts)

    def parts(self, parts: Iterable[str]) -> str:
        """Parts of one line."""
        return self.texts.text("part-separator").join(parts)

    def code(self, card: str) -> str:
        """A card in one or two characters."""
        return self.texts.text("card.code", card=card)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards as a sum, such as 6+2."""
        return self.texts.text("sum-separator").join(map(self.code, cards))

    def counted(self, cards: Sequence[str]) -> str:
        """Cards by kind with their number."""
        return " ".join(
            self.texts.text("others-many", name=self.code(card), count=number) if number > 1 else self.code(card)
            for card, number in sorted(Counter(cards).items(), key=lambda item: CARD[item[0]])
        )

    def card_args(self, card: str) -> dict[str, Any]:
        """What the explanation of a card needs."""
        goods = CONTENT.goods
        if card == "savings":
            return {"card": card, "count": goods.savings[0]}
        good = goods.warehouses[1 if card == "warehouse-oranges" else 0]
        return {"card": card, "count": 1, "good": word(good)}

    def card_explained(self, card: str) -> list[str]:
        """An influence card in two lines."""
        return [self.texts.text("card-title", card=card), self.texts.text("card.use", **self.card_args(card))]

    def fountain(self, id: str, short: bool = False) -> str:
        """A fountain with its points and its ability."""
        return str(self.book.component("fountains", id)["short" if short else "line"])

    def step(self, view: Mapping[str, Any], letter: str, short: bool = False) -> str:
        """A step of the current round."""
        return self.texts.text("step.short" if short else "step", **self.step_args(view, letter))

    def step_args(self, view: Mapping[str, Any], letter: str) -> dict[str, str]:
        """What the words of a step need."""
        board = view["boards"][max(view["round"], 1) - 1]
        fountain = self.fountain(board["fountain"]["id"], short=True)
        guild = {"guild": board["guilds"][GUILD_SLOTS[letter]]} if letter in GUILD_SLOTS else {}
        return {"letter": letter, "fountain": fountain} | guild

    def mission(self, id: str, players: int) -> str:
        """A mission in a line."""
        formula = MISSION[id].kind in FORMULAS
        args = self.book.component("missions", id, players)
        return self.texts.text("mission-line-formula" if formula else "mission-line", **args)

    def needs(self, id: str, players: int) -> str:
        """What a mission asks for."""
        return str(self.book.component("missions", id, players)["needs"])

"""The components of Valencia in words: cells, trees, cards, fountains and missions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any

from kaffeehaus.games.valencia.board import CELLS
from kaffeehaus.games.valencia.content import CONTENT, Fountain, Mission
from kaffeehaus.games.valencia.influence import VALUE
from kaffeehaus.games.valencia.missions import COUNCIL_NEEDED
from kaffeehaus.games.valencia.terms import FORMULAS, SIDE, Guild, Influence, MissionKind
from kaffeehaus.locale import Texts

GUILD_SLOTS = {"B": 0, "D": 1, "F": 2}
"""The guild of a round board that a step is about."""
SECRET = (MissionKind.MORE_THAN_NEIGHBOUR, MissionKind.MOST_COINS)
"""The kinds of mission that look behind the screens of others."""


def word(value: Enum) -> str:
    """An enum's member as texts and views write it."""
    return value.name.lower().replace("_", "-")


CARD: dict[str, Influence] = {word(c): c for c in Influence}
"""Every kind of influence card by its word."""
MISSION: dict[str, Mission] = {m.id: m for m in CONTENT.missions}
"""Every mission by its id."""
FOUNTAIN: dict[str, Fountain] = {f.id: f for f in CONTENT.fountains}
"""Every fountain that can be built by its id."""


def cell_name(cell: int) -> str:
    """A cell such as c3."""
    return CELLS[cell].name


def tree_name(tree: int) -> str:
    """A tree by the cells up left and down right of its crossing, such as c3/d4."""
    other = tree + SIDE + 1
    return (
        f"{CELLS[tree].name}/{CELLS[other].name}" if tree % SIDE < SIDE - 1 and other < len(CELLS) else cell_name(tree)
    )


def total(cards: Iterable[str]) -> int:
    """What cards count by themselves."""
    return sum(VALUE[CARD[c]] for c in cards)


class Words:
    """Sentences about single components."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

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
        return "+".join(map(self.code, cards))

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
        found = FOUNTAIN[id]
        return self.fountain_face(found.value, found.ability.value if found.ability else None, short)

    def fountain_face(self, value: int, ability: str | None, short: bool = True) -> str:
        """Such a fountain by what it shows."""
        if ability is None:
            return self.texts.text("fountain-plain", value=value)
        return self.texts.text("fountain-ability" if short else "fountain-line", value=value, ability=ability)

    def step(self, view: Mapping[str, Any], letter: str, short: bool = False) -> str:
        """A step of the current round."""
        return self.texts.text("step.short" if short else "step", **self.step_args(view, letter))

    def step_args(self, view: Mapping[str, Any], letter: str) -> dict[str, str]:
        """What the words of a step need."""
        board = view["boards"][max(view["round"], 1) - 1]
        fountain = self.fountain_face(board["fountain"]["value"], board["fountain"]["ability"])
        guild = {"guild": board["guilds"][GUILD_SLOTS[letter]]} if letter in GUILD_SLOTS else {}
        return {"letter": letter, "fountain": fountain} | guild

    # Missions ---------------------------------------------------------------------------------------------------------

    def mission(self, id: str, players: int) -> str:
        """A mission in a line."""
        formula = MISSION[id].kind in FORMULAS
        return self.texts.text("mission-line-formula" if formula else "mission-line", **self.mission_args(id, players))

    def mission_args(self, id: str, players: int) -> dict[str, Any]:
        """The sentence and the points of a mission."""
        mission = MISSION[id]
        return {
            "mission": id,
            "needs": self.needs(mission, players),
            "points": mission.points,
            "failed": mission.failure,
        }

    def needs(self, mission: Mission, players: int) -> str:
        """What a mission asks for."""
        args: dict[str, Any] = {"count": COUNCIL_NEEDED[players]}
        if isinstance(mission.argument, Guild):
            args["guild"] = word(mission.argument)
        elif isinstance(mission.argument, int):
            args["cost"] = mission.argument
        elif mission.argument:
            args["wealth"] = mission.argument
        return self.texts.text(f"mission-{mission.kind.value}", **args)

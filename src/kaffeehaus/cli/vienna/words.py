"""The components of Vienna in words: places, cards, abilities and missions; proper names come from the content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from enum import Enum

from kaffeehaus.games.vienna.content import CONTENT, Card, Content, Mission
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, MissionKind, Seal
from kaffeehaus.locale import Texts

COLUMNS = 6
ROWS = "abcde"


def word(value: Enum) -> str:
    """An enum's member as texts and views write it."""
    return value.name.lower().replace("_", "-")


def spot(building: int) -> str:
    """Where a building stands on the map, such as c3."""
    return f"{ROWS[building // COLUMNS]}{building % COLUMNS + 1}"


def place(building: int) -> str:
    """A building's short name."""
    return CONTENT.buildings[building].short


def card_number(number: int) -> str:
    """A card's number as it is printed."""
    return f"{number:03d}"


class Words:
    """Sentences about single components."""

    def __init__(self, texts: Texts, content: Content = CONTENT) -> None:
        self.texts = texts
        self._content = content
        self._missions = {m.id: m for m in content.missions}

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a row."""
        return self.texts.text("list-separator").join(parts)

    def parts(self, parts: Iterable[str]) -> str:
        """Parts of one line."""
        return self.texts.text("part-separator").join(parts)

    def ability(self, number: int) -> str:
        """What a card does in a drawer."""
        card = self._content.cards[number - 1]
        return self.texts.text(f"ability-{card.ability.value}", **_icon(card))

    def card(self, number: int) -> str:
        """All three uses of a card in a line."""
        card = self._content.cards[number - 1]
        return self.texts.text("card-line", card=card_number(number), **self.card_args(card))

    def card_args(self, card: Card) -> dict[str, str]:
        """The corners of a card and its ability."""
        return {"bribe": word(card.bribe), "info": word(card.info), "ability": self.ability(card.number)}

    def card_explained(self, number: int) -> list[str]:
        """Every use of a card in a sentence of its own."""
        args = self.card_args(self._content.cards[number - 1]) | {"card": card_number(number)}
        return [self.texts.text(id, **args) for id in ("card-title", "card-as-one", "card-as-two", "card-as-four")]

    def mission(self, id: str) -> str:
        """A mission in a line."""
        return self.texts.text("mission-line", **self.mission_args(id))

    def mission_args(self, id: str) -> dict[str, str]:
        """The stamp, the needs and the reward of a mission."""
        mission = self._missions[id]
        return {
            "mission": id,
            "flag": word(mission.flag),
            "needs": self.needs(mission),
            "reward": self._reward(mission),
        }

    def needs(self, mission: Mission, place: Callable[[int], str] = spot) -> str:
        """What a mission asks for; a building is named with its place, as whoever reads it finds it."""
        if mission.kind is MissionKind.BUILDING:
            letter = str(mission.needs[0])
            house = next(b for b in self._content.buildings if b.letter == letter)
            return self.texts.text(
                "mission-needs-building", building=f"{place(house.index)} {house.short}", letter=letter
            )
        counted: Counter[Seal | Bribe | Info | str] = Counter(mission.needs)
        return self.texts.text(
            f"mission-needs-{mission.kind.value}",
            list=self.listed(self._piece(need, number) for need, number in counted.items()),
        )

    def _piece(self, need: Seal | Bribe | Info | str, number: int) -> str:
        assert not isinstance(need, str)
        kind = {Seal: "seal", Bribe: "bribe", Info: "info"}[type(need)]
        return self.texts.text(f"{kind}.counted", count=number, **{kind: word(need)})

    def _reward(self, mission: Mission) -> str:
        parts = [
            self.texts.text(id, count=number)
            for id, number in (("shillings", mission.shillings), ("points", mission.points))
            if number
        ]
        return self.listed(parts) or self.texts.text("mission-reward-none")


def _icon(card: Card) -> dict[str, str]:
    """The argument an ability's sentence selects on."""
    match card.type:
        case Bribe():
            return {"bribe": word(card.type)}
        case Info():
            return {"info": word(card.type)}
        case Flag():
            return {"flag": word(card.type)}
        case Seal():
            return {"seal": word(card.type)}
        case None:
            return {}
    return {"number": str(card.type)}

"""Every one of the 175 cards does what the rulebook's list says when its trigger is met, and nothing when it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest
from tests.games.vienna.builder import (
    Desk,
    act,
    all_but,
    around,
    cards_showing,
    enter,
    find_buildings,
    find_card,
    position,
    told,
    words,
)

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.board import VALUE
from kaffeehaus.games.vienna.content import CONTENT, Card
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import AbilityKind as Kind
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, Seal

RANGES = {
    Kind.BRIBE_BRIBE: (1, 10),
    Kind.BRIBE_POINTS: (11, 15),
    Kind.BRIBE_MARKER: (16, 20),
    Kind.COLOUR_BRIBE: (21, 25),
    Kind.COLOUR_POINTS: (26, 30),
    Kind.COLOUR_MARKER: (31, 35),
    Kind.COLOUR_LESS: (36, 45),
    Kind.FLAG_BRIBE: (46, 55),
    Kind.FLAG_POINTS: (56, 60),
    Kind.FLAG_MARKER: (61, 65),
    Kind.MARKER_BRIBE: (66, 75),
    Kind.MARKER_POINTS: (76, 80),
    Kind.FOREIGN_BRIBES: (81, 85),
    Kind.FOREIGN_POINTS: (86, 90),
    Kind.SEAL_LESS: (91, 100),
    Kind.SEAL_BRIBE: (101, 110),
    Kind.SEAL_POINTS: (111, 115),
    Kind.SEAL_MARKER: (116, 120),
    Kind.FOREIGN_LESS: (121, 125),
    Kind.FOREIGN_CARDS: (126, 130),
    Kind.TILE_BRIBES: (131, 135),
    Kind.TILE_POINTS: (136, 140),
    Kind.TILE_MARKER: (141, 145),
    Kind.WILD: (146, 155),
    Kind.REDIRECT: (156, 165),
    Kind.NEW_TILE_POINTS: (166, 170),
    Kind.SQUARE_BRIBES: (171, 173),
    Kind.ANY_TILE_BRIBE: (174, 175),
}
"""The first and the last card of each kind."""

RULE = {
    "bribe": "V88",
    "colour": "V89",
    "flag": "V90",
    "marker": "V91",
    "foreign": "V92",
    "seal": "V93",
    "tile": "V94",
    "wild": "V95",
    "redirect": "V96",
    "new": "V97",
    "square": "V98",
    "any": "V99",
}
"""The row of the rulebook's list in which a card stands, by what fires it."""

POINTS = {
    Kind.BRIBE_POINTS: 2,
    Kind.COLOUR_POINTS: 3,
    Kind.FLAG_POINTS: 3,
    Kind.MARKER_POINTS: 2,
    Kind.FOREIGN_POINTS: 5,
    Kind.SEAL_POINTS: 3,
    Kind.TILE_POINTS: 8,
    Kind.NEW_TILE_POINTS: 5,
}
BRIBES_OF_ITS_TYPE = {Kind.BRIBE_BRIBE: 1, Kind.FOREIGN_BRIBES: 2}
ONE_BRIBE_OF_CHOICE = {Kind.COLOUR_BRIBE, Kind.FLAG_BRIBE, Kind.SEAL_BRIBE, Kind.MARKER_BRIBE, Kind.ANY_TILE_BRIBE}
ANY_MARKER = {Kind.BRIBE_MARKER, Kind.COLOUR_MARKER, Kind.FLAG_MARKER, Kind.SEAL_MARKER}
ONE_LESS = {Kind.COLOUR_LESS, Kind.SEAL_LESS, Kind.FOREIGN_LESS}

GAINS = [f"gain {word(b)}" for b in Bribe]
ADVANCES = [f"advance {word(i)}" for i in Info]
PLAYERS = 4


def case(card: Card) -> str:
    """The rule that a card carries out, and which card it is."""
    return f"{RULE[trigger_of(card)]}-{card.number:03}-{card.ability.value}"


def trigger_of(card: Card) -> str:
    """What fires a card, as the word with which its kind begins."""
    return card.ability.value.split("-")[0]


def by_card(*kinds: Kind) -> pytest.MarkDecorator:
    """A case for every card of these kinds."""
    return pytest.mark.parametrize("card", [c for c in CONTENT.cards if c.ability in kinds], ids=case)


@dataclass
class Seen:
    """What came of one card: everything that events and questions name it for."""

    points: int = 0
    gained: dict[str, int] = field(default_factory=dict)
    asked: list[list[str]] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=dict)
    drawn: int = 0
    paid: int = 0
    """The bribes paid for the placement."""


def type_of(card: Card) -> int:
    """The type on the ability's icon."""
    assert card.type is not None
    return int(card.type)


def expected(card: Card) -> Seen:
    """What the rulebook's list promises for a card whose trigger is met."""
    kind = card.ability
    if kind in POINTS:
        return Seen(points=POINTS[kind])
    if kind in BRIBES_OF_ITS_TYPE:
        return Seen(gained={word(Bribe(type_of(card))): BRIBES_OF_ITS_TYPE[kind]})
    if kind in ONE_BRIBE_OF_CHOICE:
        return Seen(gained={"coffee": 1}, asked=[GAINS])
    if kind is Kind.SQUARE_BRIBES:
        return Seen(gained={"coffee": type_of(card)}, asked=[GAINS])
    if kind is Kind.TILE_BRIBES:
        last_first = [word(b) for b in reversed(Bribe)]
        return Seen(gained=dict.fromkeys(last_first[:PLAYERS], 1), asked=[GAINS[: 5 - n] for n in range(PLAYERS)])
    if kind in ANY_MARKER:
        return Seen(steps={"pistol": 1}, asked=[[*ADVANCES, "decline"]])
    if kind is Kind.TILE_MARKER:
        own = word(Info(type_of(card)))
        return Seen(steps={own: 2}, asked=[[f"advance {own}", "decline"]])
    if kind is Kind.FOREIGN_CARDS:
        return Seen(drawn=2)
    if kind is Kind.REDIRECT:
        other = "microfilm" if type_of(card) == Info.PISTOL else "pistol"
        return Seen(steps={other: 1}, asked=[ADVANCES])
    return Seen()


def seen(s: State, card: Card, happened: list[Event]) -> Seen:
    """Answers what the card asks with the last choice that is not the card's own marker, and adds up what happened."""
    asked = []
    number = card.number
    while s.to_act == (0,) and s.view(0)["asked"]["card"] == number:
        choices = words(s)
        asked.append(choices)
        own = f"advance {word(card.type)}" if card.ability is Kind.REDIRECT else ""
        happened += act(s, [c for c in choices if c not in ("decline", own)][-1])
    gained: Counter[str] = Counter()
    for e in told(happened, ev.BribesGained, seat=0, card=number):
        gained[word(e.bribe)] += e.count
    steps: Counter[str] = Counter()
    for m in told(happened, ev.MarkerMoved, seat=0, card=number):
        steps[word(m.info)] += m.steps
    return Seen(
        points=sum(e.points for e in told(happened, ev.Scored, seat=0, rule="abilities")),
        gained=dict(gained),
        asked=asked,
        steps=dict(steps),
        drawn=sum(e.count for e in told(happened, ev.CardsDrawn, seat=0)),
        paid=sum(e.count for e in told(happened, ev.BribesPaid, seat=0)),
    )


# The actions that can fire a card -------------------------------------------------------------------------------------


def action_two(card: Card, bribe: Bribe) -> Seen:
    """Action II gives this bribe while the card lies in a drawer; the drawer beside it is filled first."""
    inert = [find_card("wild", n) for n in range(3)]
    desk = Desk(drawers=[card.number, *inert[:2]])
    desk.cards = (inert[2], *cards_showing("slide", bribe=word(bribe), avoid=[card.number])[1:])
    s = position({0: desk}, at="I", version="advanced")
    return seen(s, card, act(s, "exchange 1"))


def action_three(
    card: Card,
    where: int,
    *,
    standing: Iterable[int] = (),
    foreign: bool = False,
    square: int | None = None,
    tile: str = "slide",
    owned: Iterable[str] = (),
) -> Seen:
    """An agent goes to a building while the card lies in a drawer; only the square named still holds a tile."""
    desk = Desk(
        drawers=[card.number],
        agents=standing,
        bribes={word(CONTENT.buildings[where].colour): 2},
        tiles=dict.fromkeys(owned, 1),
        cards=cards_showing("slide", avoid=[card.number]),
    )
    s = position(
        {0: desk, 1: Desk(agents=[where] if foreign else [])},
        players=PLAYERS,
        taken=all_but() if square is None else all_but(square),
        tiles={} if square is None else {square: tile},
        display=[],
        version="advanced",
    )
    return seen(s, card, enter(s, where))


def taking_a_tile(card: Card, value: int, tile: str, owned: Iterable[str] = ()) -> Seen:
    """A square of this number is enclosed."""
    square = VALUE.index(value)
    *standing, last = around(square)
    return action_three(card, last, standing=standing, square=square, tile=tile, owned=owned)


def action_four(card: Card, info: Info) -> Seen:
    """Action IV shows this marker while the card lies in a drawer."""
    desk = Desk(drawers=[card.number], cards=cards_showing(word(info), avoid=[card.number]))
    s = position({0: desk}, version="advanced")
    return seen(s, card, act(s, "take-bribes wine"))


def play(card: Card, *, met: bool) -> Seen:
    """A turn in which the card's trigger is met, or one that differs in the trigger only."""
    shift = 0 if met else 1
    trigger = trigger_of(card)
    type_ = -1 if card.type is None else int(card.type)
    other = (type_ + shift) % 5
    if trigger == "bribe":
        return action_two(card, Bribe(other))
    if trigger == "colour":
        return action_three(card, find_buildings(colour=word(Bribe(other)))[0])
    if trigger == "flag":
        return action_three(card, find_buildings(flag=word(Flag(other)))[0])
    if trigger == "seal":
        return action_three(card, find_buildings(seal=word(Seal(other)))[0])
    if trigger == "foreign":
        return action_three(card, find_buildings(colour="wine")[0], foreign=met)
    if trigger == "tile":
        return taking_a_tile(card, 3, word(Info(other)))
    if trigger == "new":
        return taking_a_tile(card, 3, "flask", owned=[] if met else ["flask"])
    if trigger == "square":
        return taking_a_tile(card, type_ if met else {2: 3, 3: 4, 4: 2}[type_], "flask")
    if trigger == "any":
        return taking_a_tile(card, 2, "flask") if met else action_three(card, find_buildings(colour="wine")[0])
    return action_four(card, Info(other))


@by_card(*Kind)
def test_a_card_lies_in_the_range_of_its_kind(card: Card):
    first, last = RANGES[card.ability]
    assert first <= card.number <= last
    assert set(RANGES) == set(Kind)


@by_card(*set(Kind) - {Kind.WILD})
def test_V26_a_card_whose_trigger_is_met_does_what_the_list_says(card: Card):
    found = play(card, met=True)
    paid, found.paid = found.paid, 0
    assert found == expected(card)
    in_three = trigger_of(card) not in ("bribe", "marker", "redirect")
    assert paid == (0 if not in_three else 1 if card.ability in ONE_LESS else 2)


@by_card(*set(Kind) - {Kind.WILD})
def test_a_card_whose_trigger_is_not_met_does_nothing(card: Card):
    found = play(card, met=False)
    in_three = trigger_of(card) not in ("bribe", "marker", "redirect")
    assert found == Seen(paid=2 if in_three else 0)


@by_card(Kind.SEAL_POINTS)
def test_D3_the_seal_cards_after_those_of_a_bribe_give_three_points(card: Card):
    found = play(card, met=True)
    assert (111 <= card.number <= 115, found.points, found.gained) == (True, 3, {})


@by_card(Kind.FOREIGN_BRIBES)
def test_D11_two_bribes_for_a_shared_building_are_of_the_cards_type(card: Card):
    found = play(card, met=True)
    assert (81 <= card.number <= 85, found.asked, found.gained) == (True, [], {word(Bribe(type_of(card))): 2})


def pay_with(card: Card, bribe: Bribe, where: int) -> list[Event]:
    """An agent goes to a building for two bribes of one type while the card lies in a drawer."""
    s = position(
        {0: Desk(drawers=[card.number], bribes={word(bribe): 2})}, taken=all_but(), display=[], version="advanced"
    )
    return enter(s, where)


@by_card(Kind.WILD)
@pytest.mark.parametrize("away", [1, 2, 3, 4])
def test_V95_D10_a_wild_bribe_pays_for_every_other_colour(card: Card, away: int):
    own = Bribe(type_of(card))
    where = find_buildings(colour=word(Bribe((own + away) % 5)))[0]
    paid = told(pay_with(card, own, where), ev.BribesPaid, seat=0)
    assert [e.bribe for e in paid for _ in range(e.count)] == [own, own]


@by_card(Kind.WILD)
def test_V95_D10_a_bribe_of_another_type_is_not_wild(card: Card):
    own = Bribe(type_of(card))
    where = find_buildings(colour=word(own))[0]
    with pytest.raises(IllegalAction):
        pay_with(card, Bribe((own + 1) % 5), where)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_V94_cards_131_to_135_give_as_many_different_bribes_as_there_are_players(players: int):
    square = VALUE.index(2)
    standing, last = around(square)
    card = find_card("tile-bribes", Info.FLASK)
    desk = Desk(drawers=[card], agents=[standing], bribes={word(CONTENT.buildings[last].colour): 2})
    s = position({0: desk}, players=players, tiles={square: "flask"}, taken=all_but(square), version="advanced")
    happened = enter(s, last)
    for _ in range(players):
        happened += act(s, words(s)[0])
    gained = told(happened, ev.BribesGained, seat=0, cause="ability")
    assert [e.count for e in gained] == [1] * players
    assert len({e.bribe for e in gained}) == players
    assert s.view(0)["asked"]["card"] != card


@pytest.mark.parametrize("kind", ["bribe-marker", "colour-marker", "flag-marker", "seal-marker", "tile-marker"])
def test_W3_a_marker_ability_may_be_declined(kind: str):
    square = VALUE.index(2)
    standing, last = around(square)
    entered = CONTENT.buildings[last]
    icon = {"bribe": Bribe.WINE, "colour": entered.colour, "flag": entered.flag, "seal": entered.seal}
    card = find_card(kind, icon.get(kind.split("-")[0], Info.FLASK))
    desk = Desk(drawers=[card], agents=[standing], bribes={word(entered.colour): 2})
    desk.cards = cards_showing("slide", bribe="wine", avoid=[card])
    in_two = kind == "bribe-marker"
    s = position(
        {0: desk},
        at="II" if in_two else "III",
        tiles={square: "flask"},
        taken=all_but(square),
        display=[],
        version="advanced",
    )
    if not in_two:
        enter(s, last)
    before = s.view(0)["tracks"]["markers"]
    happened = act(s, "decline")
    assert set(before.values()) == {0}
    assert not told(happened, ev.MarkerMoved, card=card)

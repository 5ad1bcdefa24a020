"""Rulings: cards, Actions I to IV, the order of effects, and the tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.vienna.builder import (
    VIENNA,
    Desk,
    act,
    all_but,
    around,
    bribes,
    cards_showing,
    edge,
    enter,
    find_buildings,
    find_card,
    own_desk,
    place,
    play_on,
    position,
    tiles,
    told,
    words,
)

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.events import Event, visible
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import MoveFrom
from kaffeehaus.games.vienna.board import ADJACENT, LAST, SQUARES, VALUE
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.options import Options
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, MissionKind, Seal

COLOUR = {b.index: word(b.colour) for b in CONTENT.buildings}
INERT = [find_card("tile-points", n) for n in range(4)]
"""Cards that fire only when a tile is gained."""
ADVANCED: dict[str, Any] = {"version": "advanced", "display": []}
MARRAKESH, NEW_YORK, HAMBURG, AMSTERDAM = range(4)
"""The seats of the figures when the colours sit in their usual order."""


def scored(happened: list[Event], rule: str, seat: int = 0) -> int:
    """What a seat scored by a rule."""
    return sum(e.points for e in told(happened, ev.Scored, seat=seat, rule=rule))


def price(happened: list[Event], seat: int = 0) -> int:
    """The bribes a seat paid for its placement."""
    return sum(e.count for e in told(happened, ev.BribesPaid, seat=seat, cause="placement"))


def cost_of(where: int) -> dict[str, int]:
    """Two bribes of the building's colour."""
    return {COLOUR[where]: 2}


def asked(s: State) -> str:
    """The decision that is due."""
    return str(s.view(None)["asked"]["step"])


def can_place(s: State, where: int) -> bool:
    """Whether the seat to act may bring an agent here."""
    return str(place(s, where)) in words(s)


def markers(s: State) -> dict[str, int]:
    """The markers that have left their start."""
    return {i: n for i, n in s.view(None)["tracks"]["markers"].items() if n}


def square_of(value: int, avoid: int = -1) -> tuple[int, list[int], int]:
    """A square of this number, all buildings around it but one, and that one."""
    q = next(q for q, v in enumerate(VALUE) if v == value and q != avoid)
    *standing, last = around(q)
    return q, standing, last


def two_at_once() -> tuple[int, int, list[int], int]:
    """A two-square and a three-square with a building in common, the other buildings around them, and that building."""
    for q in range(len(SQUARES)):
        for r in range(len(SQUARES)):
            common = SQUARES[q] & SQUARES[r]
            if (VALUE[q], VALUE[r]) == (2, 3) and common.bit_count() == 1:
                last = common.bit_length() - 1
                return q, r, sorted({*around(q), *around(r)} - {last}), last
    raise LookupError("no such corner")


def closing_two(first: str, second: str, **desk: Any) -> tuple[State, list[Event]]:
    """Seat 0 encloses a two-square and a three-square with these tiles by one placement."""
    q, r, standing, last = two_at_once()
    mine = Desk(agents=standing, bribes=cost_of(last), cards=cards_showing("slide"), **desk)
    s = position({0: mine}, tiles={q: first, r: second}, taken=all_but(q, r), **ADVANCED)
    return s, enter(s, last)


def closing(info: str = "flask", value: int = 2, **desk: Any) -> tuple[State, list[Event]]:
    """Seat 0 encloses one square with this tile."""
    q, standing, last = square_of(value)
    mine = Desk(agents=standing, bribes=cost_of(last), cards=cards_showing("slide"), **desk)
    s = position({0: mine}, tiles={q: info}, taken=all_but(q), **ADVANCED)
    return s, enter(s, last)


# Cards and Action I ---------------------------------------------------------------------------------------------------


def test_C1_D4_action_one_is_compulsory():
    s = position({0: Desk(drawers=INERT[:3])}, at="I", version="advanced")
    assert words(s) == ["exchange 0", "exchange 1", "exchange 2"]


@pytest.mark.parametrize("round_", [2, 3, 9])
@pytest.mark.parametrize(
    "beside", [(), (INERT[0],), (INERT[0], INERT[1])], ids=["two-empty", "one-empty", "drawers-full"]
)
def test_C2_a_twin_is_replaced_in_any_round_and_nothing_else_can_be_exchanged(beside: tuple[int, ...], round_: int):
    twin = find_card("flag-bribe", Flag.UK)
    copy = find_card("flag-bribe", Flag.UK, avoid=[twin])
    s = position({0: Desk(drawers=[*beside, twin], cards=(copy, 1, 2))}, at="I", round_=round_, version="advanced")
    assert own_desk(s, 0)["drawers"] == [*beside, copy]
    assert twin in s.view(0)["cards"]["discard"]
    assert asked(s) == "action-iii"


@pytest.mark.parametrize(
    ("kind", "other"), [("flag-points", Flag.UK), ("flag-bribe", Flag.USA)], ids=["other-effect", "other-type"]
)
def test_C2_abilities_that_differ_in_effect_or_type_may_lie_side_by_side(kind: str, other: int):
    old, new = find_card("flag-bribe", Flag.UK), find_card(kind, other)
    s = position({0: Desk(drawers=[old], cards=(new, 1, 2))}, at="I", version="advanced")
    assert own_desk(s, 0)["drawers"] == [old, new]


@pytest.mark.parametrize(
    ("filled", "items", "room"),
    [(0, [], True), (2, [], True), (3, [], False), (3, ["side-table"], True), (4, ["side-table"], False)],
)
@pytest.mark.parametrize("round_", [1, 3, 4, 9])
def test_C3_an_empty_drawer_is_filled_and_only_full_ones_are_exchanged(
    filled: int, items: list[str], room: bool, round_: int
):
    new = find_card("wild", Bribe.WINE)
    s = position(
        {0: Desk(drawers=INERT[:filled], items=items, cards=(new, 1, 2))}, at="I", round_=round_, version="advanced"
    )
    if room:
        assert own_desk(s, 0)["drawers"] == [*INERT[:filled], new]
        assert not set(INERT) & set(s.view(0)["cards"]["discard"])
    else:
        assert words(s) == [f"exchange {n}" for n in range(filled)]


@pytest.mark.parametrize(("old_leaves", "wine"), [(True, 1), (False, 2)])
def test_C4_the_ability_of_the_card_that_leaves_is_lost_at_once(old_leaves: bool, wine: int):
    old = find_card("bribe-bribe", Bribe.WINE)
    desk = Desk(drawers=[old, *INERT[:2]])
    desk.cards = (INERT[2], *cards_showing("slide", bribe="wine", avoid=[old])[1:])
    s = position({0: desk}, at="I", version="advanced")
    act(s, "exchange 0" if old_leaves else "exchange 1")
    assert bribes(s, 0) == {"wine": wine}


def test_C4_the_ability_of_the_new_card_lives_at_once():
    new = find_card("bribe-points", Bribe.WINE)
    desk = Desk(drawers=INERT[:3], cards=(new, *cards_showing("slide", bribe="wine", avoid=[new])[1:]))
    s = position({0: desk}, at="I", version="advanced")
    assert scored(act(s, "exchange 0"), "abilities") == 2


def bonus_cards(items: list[str], ending: int = 0) -> tuple[State, list[Event]]:
    """The last seat of the round draws two cards in Action III, and the round ends."""
    target = find_buildings(colour="wine")[0]
    desk = Desk(drawers=[126], bribes={"wine": 2}, items=items, cards=cards_showing("slide"))
    s = position({0: Desk(agents=[target], coins=1), 1: desk}, players=2, seat=1, ending=ending, **ADVANCED)
    return s, enter(s, target)


@pytest.mark.parametrize(("items", "hand"), [([], 5), (["telephone"], 6)])
def test_C5_the_two_extra_cards_join_the_next_hand_and_all_but_three_are_discarded(items: list[str], hand: int):
    s, happened = bonus_cards(items)
    assert [e.count for e in told(happened, ev.CardsDrawn, seat=1)] == [2, hand - 2]
    cards = own_desk(s, 1)["hand"]
    assert len(cards) == hand
    later: list[Event] = []
    for card, where in zip(cards[:3], ("i", "ii", "iv"), strict=True):
        s.apply(1, VIENNA.parse(f"assign {card} {where}"), later)
    later += play_on(s, lambda s: asked(s) != "assign")
    assert told(later, ev.CardsDiscarded) == [ev.CardsDiscarded(1, tuple(cards[3:]))]


def test_C5_W5_the_extra_cards_are_drawn_at_once_and_lie_unused_in_the_last_round():
    s, happened = bonus_cards([], ending=2)
    assert [e.count for e in told(happened, ev.CardsDrawn)] == [2]
    assert s.over
    assert len(own_desk(s, 1)["hand"]) == 2


def test_C6_what_is_left_of_the_pile_is_drawn_before_the_discards_are_shuffled():
    used = {0: (1, 2, 3), 1: (4, 5, 6)}
    left = [87, 88, 89, 90]
    discard = [c for c in range(7, 91) if c not in left]
    s = position({p: Desk(cards=c) for p, c in used.items()}, players=2, seat=1, crest=0, discard=discard)
    assert s.view(0)["cards"]["pile"] == 4
    happened = act(s, "take-bribes wine")
    assert [e.seat for e in told(happened, ev.CardsDrawn)] == [1, 0]
    crest, other = own_desk(s, 1)["hand"], own_desk(s, 0)["hand"]
    assert set(left) <= {*crest, *other}
    assert set(crest) < set(left)
    assert len(crest) == len(other) == 3
    assert len(told(happened, ev.PileShuffled)) == 1
    assert s.view(0)["cards"]["discard"] == []


@pytest.mark.parametrize(("version", "cards"), [("introductory", 90), ("advanced", 175)])
def test_C6_no_card_is_ever_lost(version: str, cards: int):
    s = VIENNA.start(4, Options(version=version), 11)
    assert isinstance(s, State)
    while s.to_act:
        view = s.view(None)
        away = sum(d["cards"] + len(d["drawers"]) for d in view["desks"])
        assert view["cards"]["pile"] + len(view["cards"]["discard"]) + away == cards
        act(s, words(s)[0])
        play_on(s, lambda s: asked(s) == "assign")


@pytest.mark.parametrize(("version", "cards"), [("introductory", 90), ("advanced", 175)])
def test_C7_all_cards_of_the_version_make_one_pile(version: str, cards: int):
    s = VIENNA.start(3, Options(version=version), 5)
    assert s.view(None)["cards"]["pile"] == cards - 9


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_C8_hands_and_assigned_cards_are_hidden_and_everything_else_is_open(viewer: int | None):
    desk = Desk(hand=(20, 21), cards=(10, 11, 12), drawers=[30], bribes={"wine": 2}, tiles={"flask": 1}, coins=3, box=4)
    desk.missions = ["S-02"]
    s = position({1: desk}, seat=0, discard=[50], version="advanced")
    seen = s.view(viewer)["desks"][1]
    assert "hand" not in seen
    assert "assigned" not in seen
    assert (seen["drawers"], seen["missions"], seen["coins"], seen["box"]) == ([30], ["S-02"], 3, 4)
    assert (seen["bribes"]["wine"], seen["tiles"]["flask"]) == (2, 1)
    assert 50 in s.view(viewer)["cards"]["discard"]
    assert own_desk(s, 1)["hand"] == [20, 21]
    assert own_desk(s, 1)["assigned"] == [10, 11, 12]


def test_C8_which_cards_were_drawn_and_assigned_is_told_to_their_owner_only():
    s = VIENNA.start(2, Options(), 9)
    assert isinstance(s, State)
    happened = play_on(s, lambda s: s.view(None)["round"] == 2)
    for viewer in (0, 1, None):
        secret = [e for e in visible(happened, viewer) if isinstance(e, ev.CardsSeen | ev.CardAssigned)]
        assert {e.seat for e in secret} == ({viewer} if viewer is not None else set())


# Action II ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "amsterdam", "coffee", "points", "question"),
    [
        ([], False, 1, 0, False),
        (["bribe-bribe"], False, 2, 0, False),
        ([], True, 2, 0, False),
        (["bribe-bribe"], True, 3, 0, False),
        (["bribe-bribe", "bribe-points"], False, 2, 2, False),
        (["bribe-bribe", "bribe-points", "bribe-marker"], True, 3, 2, True),
    ],
)
def test_C9_one_bribe_fires_all_cards_of_its_type_and_amsterdam_once(
    kinds: list[str], amsterdam: bool, coffee: int, points: int, question: bool
):
    drawers = [find_card(kind, Bribe.COFFEE) for kind in kinds]
    seat = AMSTERDAM if amsterdam else HAMBURG
    cards = cards_showing("slide", bribe="coffee", avoid=drawers)
    s = position({seat: Desk(drawers=drawers, cards=cards)}, at="II", seat=seat, figures=True, **ADVANCED)
    assert bribes(s, seat) == {"coffee": coffee}
    assert own_desk(s, seat)["score"] == points
    assert asked(s) == ("advance" if question else "action-iii")


@pytest.mark.parametrize("bribe", ["chocolate", "wine", "tobacco", "magazine"])
def test_C9_other_bribes_fire_neither_the_coffee_cards_nor_amsterdam(bribe: str):
    drawers = [find_card(kind, Bribe.COFFEE) for kind in ("bribe-bribe", "bribe-points", "bribe-marker")]
    cards = cards_showing("slide", bribe=bribe, avoid=drawers)
    s = position({AMSTERDAM: Desk(drawers=drawers, cards=cards)}, at="II", seat=AMSTERDAM, figures=True, **ADVANCED)
    assert bribes(s, AMSTERDAM) == {bribe: 1}
    assert own_desk(s, AMSTERDAM)["score"] == 0
    assert asked(s) == "action-iii"


def test_C9_bribes_of_action_three_fire_neither_the_cards_nor_amsterdam():
    drawers = [find_card(kind, Bribe.COFFEE) for kind in ("bribe-bribe", "bribe-points", "bribe-marker")]
    desk = Desk(drawers=drawers, cards=cards_showing("slide", avoid=drawers))
    s = position({AMSTERDAM: desk}, seat=AMSTERDAM, crest=1, figures=True, **ADVANCED)
    happened = act(s, "take-bribes coffee")
    assert bribes(s, AMSTERDAM) == {"coffee": 2}
    assert scored(happened, "abilities", AMSTERDAM) == 0


# Action III: paying and placing ---------------------------------------------------------------------------------------

PALACE = find_buildings(colour="wine", seal="nobility")[0]
LESS = {
    "colour": find_card("colour-less", Bribe.WINE),
    "seal": find_card("seal-less", Seal.NOBILITY),
    "foreign": find_card("foreign-less"),
    "other-colour": find_card("colour-less", Bribe.COFFEE),
    "other-seal": find_card("seal-less", Seal.RELIGION),
}


@pytest.mark.parametrize(
    ("reductions", "foreign", "due"),
    [
        ([], True, 2),
        (["colour"], False, 1),
        (["seal"], False, 1),
        (["foreign"], True, 1),
        (["foreign"], False, 2),
        (["colour", "seal"], False, 0),
        (["colour", "foreign"], True, 0),
        (["seal", "foreign"], True, 0),
        (["colour", "seal", "foreign"], True, 0),
        (["other-colour", "other-seal"], True, 2),
        (["colour", "other-seal", "foreign"], False, 1),
    ],
)
def test_C10_each_reduction_that_applies_takes_one_off_and_the_price_ends_at_zero(
    reductions: list[str], foreign: bool, due: int
):
    others = Desk(agents=[PALACE] if foreign else [])
    for held in range(3):
        mine = Desk(drawers=[LESS[r] for r in reductions], bribes={"wine": held}, cards=cards_showing("slide"))
        s = position({0: mine, 1: others}, **ADVANCED)
        assert can_place(s, PALACE) == (held >= due)
    assert price(enter(s, PALACE)) == due


@pytest.mark.parametrize(("seat", "features"), [(HAMBURG, {"seal": "nobility"}), (NEW_YORK, {"flag": "usa"})])
@pytest.mark.parametrize(("reductions", "due"), [(0, 1), (1, 1), (2, 0)])
@pytest.mark.parametrize("on_board", [False, True], ids=["placed", "moved"])
def test_C11_the_figure_pays_at_most_one_and_reductions_count_from_two(
    seat: int, features: dict[str, Any], reductions: int, due: int, on_board: bool
):
    target = find_buildings(**features)[0]
    less = [
        find_card("colour-less", CONTENT.buildings[target].colour),
        find_card("seal-less", CONTENT.buildings[target].seal),
    ]
    away = find_buildings(colour="chocolate", avoid=[target])[0]
    desk = Desk(drawers=less[:reductions], bribes={COLOUR[target]: due}, supply=0, unlocked=True)
    desk.figure = away if on_board else None
    s = position({seat: desk}, seat=seat, figures=True, **ADVANCED)
    assert price(enter(s, target, "figure-from-supply"), seat) == due
    assert own_desk(s, seat)["figure"]["building"] == target


@pytest.mark.parametrize(("seat", "features"), [(HAMBURG, {"seal": "nobility"}), (NEW_YORK, {"flag": "usa"})])
def test_C11_the_ceiling_is_for_the_figure_alone_and_on_its_own_buildings_alone(seat: int, features: dict[str, Any]):
    target = find_buildings(**features)[0]
    own = find_buildings(**features)
    away = find_buildings(colour=COLOUR[target], avoid=own)[0]
    s = position({seat: Desk(bribes={COLOUR[target]: 1}, unlocked=True)}, seat=seat, figures=True, **ADVANCED)
    assert can_place(s, target)
    assert not can_place(s, away)
    happened = enter(s, target)
    assert told(happened, ev.AgentPlaced)[0].figure
    s = position({seat: Desk(bribes={COLOUR[target]: 2}, unlocked=True)}, seat=seat, figures=True, **ADVANCED)
    happened = enter(s, target)
    assert not told(happened, ev.AgentPlaced)[0].figure
    assert price(happened, seat) == 2


@pytest.mark.parametrize(
    ("wild", "held", "possible"),
    [
        ([], {"wine": 1, "coffee": 1}, False),
        (["coffee"], {"wine": 1, "coffee": 1}, True),
        (["coffee"], {"coffee": 2}, True),
        (["coffee"], {"wine": 1, "tobacco": 3}, False),
        (["coffee"], {"tobacco": 1, "coffee": 1}, False),
        (["coffee", "tobacco"], {"tobacco": 1, "coffee": 1}, True),
        (["wine"], {"coffee": 2}, False),
        (["wine"], {"wine": 1}, False),
    ],
)
def test_C12_a_wild_type_and_no_other_stands_for_the_colour(wild: list[str], held: dict[str, int], possible: bool):
    drawers = [find_card("wild", Bribe[w.upper()]) for w in wild]
    target = find_buildings(colour="wine")[0]
    s = position({0: Desk(drawers=drawers, bribes=held, cards=cards_showing("slide"))}, **ADVANCED)
    assert can_place(s, target) == possible
    if possible:
        enter(s, target)
        while asked(s) == "pay":
            act(s, words(s)[0])
        assert own_desk(s, 0)["agents"] == [target]
        assert bribes(s, 0) == {}


def test_C12_the_owner_chooses_among_the_colour_and_the_wild_types():
    drawers = [find_card("wild", Bribe.COFFEE), find_card("wild", Bribe.TOBACCO)]
    held = dict.fromkeys(map(word, Bribe), 2)
    s = position({0: Desk(drawers=drawers, bribes=held, cards=cards_showing("slide"))}, **ADVANCED)
    enter(s, find_buildings(colour="wine")[0])
    assert words(s) == ["pay wine", "pay tobacco", "pay coffee"]
    act(s, "pay tobacco", "pay wine")
    assert bribes(s, 0) == held | {"tobacco": 1, "wine": 1}


def test_C12_wild_bribes_serve_neither_missions_nor_purchases_nor_paydays_nor_the_figure():
    drawer = find_card("wild", Bribe.COFFEE)
    bribe_mission = next(m for m in CONTENT.missions if m.kind is MissionKind.BRIBES and Bribe.COFFEE not in m.needs)
    target = find_buildings(flag=word(bribe_mission.flag))[0]
    desk = Desk(drawers=[drawer], missions=[bribe_mission.id], bribes={"coffee": 12})
    s = position({0: desk}, **ADVANCED)
    happened = enter(s, target)
    happened += play_on(s, lambda s: asked(s) != "pay")
    assert not told(happened, ev.MissionCompleted)
    assert s.to_act == (1,)

    s = position({0: Desk(drawers=[drawer], bribes={"coffee": 9})}, at="end", roof_tile=1, **ADVANCED)
    assert own_desk(s, 0)["items"] == []
    assert asked(s) == "assign"

    staff = Desk(drawers=[drawer], bribes={"coffee": 9}, agents=[3], figure=5)
    s = position({0: staff}, at="end", roof_tile=2, figures=True, **ADVANCED)
    assert own_desk(s, 0)["agents"] == []
    assert bribes(s, 0) == {"coffee": 9}


@pytest.mark.parametrize(
    ("kind", "icon"),
    [
        ("colour-bribe", Bribe.WINE),
        ("flag-bribe", CONTENT.buildings[PALACE].flag),
        ("seal-bribe", Seal.NOBILITY),
        ("foreign-bribes", Bribe.WINE),
    ],
)
def test_C13_bribes_gained_by_a_placement_cannot_pay_for_it(kind: str, icon: int):
    drawer = find_card(kind, icon)
    visitor = Desk(agents=[PALACE])
    s = position({0: Desk(drawers=[drawer], bribes={"wine": 1}), 1: visitor}, **ADVANCED)
    assert not can_place(s, PALACE)
    s = position({0: Desk(drawers=[drawer], bribes={"wine": 2}), 1: visitor}, **ADVANCED)
    happened = enter(s, PALACE)
    if asked(s) == "gain":
        happened += act(s, "gain wine")
    kinds = [type(e) for e in happened if isinstance(e, ev.BribesPaid | ev.BribesGained) and e.seat == 0]
    assert kinds == [ev.BribesPaid, ev.BribesGained]


def test_C13_bribes_for_a_tile_cannot_pay_for_the_placement_that_takes_it():
    q, standing, last = square_of(2)
    desk = Desk(drawers=[174], agents=standing, bribes={COLOUR[last]: 1})
    s = position({0: desk}, taken=all_but(q), **ADVANCED)
    assert not can_place(s, last)


def move(s: State, origin: int, where: int) -> list[Event]:
    """Moves an own agent from one building to another."""
    return enter(s, where, str(MoveFrom(origin)))


def test_V38_C14_moving_costs_and_fires_what_placing_does_while_agents_remain_in_the_supply():
    origin, target = find_buildings(colour="wine")[:2]
    drawer = find_card("colour-points", Bribe.WINE)
    s = position({0: Desk(drawers=[drawer], agents=[origin], bribes={"wine": 2}, supply=3)})
    happened = move(s, origin, target)
    assert told(happened, ev.AgentPlaced) == [ev.AgentPlaced(0, target, origin, False)]
    assert price(happened) == 2
    assert scored(happened, "abilities") == 3
    assert (own_desk(s, 0)["agents"], own_desk(s, 0)["supply"]) == ([target], 3)


def test_C14_moving_gives_the_right_to_missions():
    mission = next(m for m in CONTENT.missions if m.kind is MissionKind.INFORMATION)
    target = find_buildings(flag=word(mission.flag))[0]
    origin = find_buildings(colour="wine", avoid=find_buildings(flag=word(mission.flag)))[0]
    owned = Counter(map(word, mission.needs))
    desk = Desk(agents=[origin], supply=0, bribes=cost_of(target), tiles=owned, missions=[mission.id])
    s = position({0: desk}, **ADVANCED)
    move(s, origin, target)
    assert f"complete {mission.id.lower()}" in words(s)


def test_C14_an_agent_never_goes_where_an_own_one_stands_itself_included():
    here, there = find_buildings(colour="wine")[:2]
    s = position({0: Desk(agents=[here, there], bribes={"wine": 4})})
    assert not can_place(s, here)
    assert not can_place(s, there)
    with pytest.raises(IllegalAction):
        enter(s, here)


def test_C14_the_building_left_no_longer_encloses_and_tiles_taken_stay():
    q, (first, second), last = square_of(3)
    s = position({0: Desk(agents=[first, second], bribes=cost_of(last), tiles={"slide": 1})}, taken=all_but(q))
    happened = move(s, second, last)
    assert not told(happened, ev.SquareEnclosed)
    assert tiles(s, 0) == {"slide": 1}
    s = position({0: Desk(agents=[first, second], bribes=cost_of(last))}, taken=all_but(q))
    assert told(enter(s, last), ev.SquareEnclosed)


@pytest.mark.parametrize("name", ["S-01", "A-30"], ids=["seal", "letter"])
def test_C14_the_building_left_no_longer_counts_for_a_mission(name: str):
    mission = next(m for m in CONTENT.missions if m.id == name)
    if mission.kind is MissionKind.BUILDING:
        needed = [b.index for b in CONTENT.buildings if b.letter in mission.needs]
    else:
        needed = []
        for n in mission.needs:
            needed.append(find_buildings(seal=word(n), avoid=[*find_buildings(flag=word(mission.flag)), *needed])[0])
    target = find_buildings(flag=word(mission.flag), seal="culture", avoid=needed)[0]
    complete = f"complete {name.lower()}"

    def turn() -> State:
        return position({0: Desk(agents=needed, bribes=cost_of(target), missions=[name])}, **ADVANCED)

    s = turn()
    enter(s, target)
    assert complete in words(s)
    s = turn()
    move(s, needed[0], target)
    assert complete not in words(s)


@pytest.mark.parametrize(
    ("who", "fires"),
    [
        ({}, False),
        ({1: Desk(agents=[PALACE])}, True),
        ({1: Desk(agents=[PALACE]), 2: Desk(agents=[PALACE]), 3: Desk(agents=[PALACE])}, True),
        ({2: Desk(figure=PALACE)}, True),
    ],
    ids=["nobody", "an-agent", "three-agents", "a-figure"],
)
@pytest.mark.parametrize("stefan", [False, True], ids=["", "third-man"])
def test_C15_a_foreign_agent_is_another_players_agent_or_figure_but_never_the_third_man(
    who: dict[int, Desk], fires: bool, stefan: bool
):
    drawers = [find_card("foreign-points"), find_card("foreign-bribes", Bribe.COFFEE), find_card("foreign-less")]
    site = PALACE if stefan else find_buildings(colour="chocolate")[0]
    s = position(
        {0: Desk(drawers=drawers, bribes={"wine": 2}, cards=cards_showing("slide")), **who},
        stefan=site,
        taken=all_but(),
        third_man=True,
        figures=True,
        **ADVANCED,
    )
    happened = enter(s, PALACE)
    assert scored(happened, "abilities") == (5 if fires else 0)
    assert price(happened) == (1 if fires else 2)
    assert bribes(s, 0) == ({"coffee": 2, "wine": 1} if fires else {})


def test_C15_the_own_agents_are_not_foreign():
    other = find_buildings(colour="wine", avoid=[PALACE])[0]
    s = position({0: Desk(drawers=[86], agents=[other], bribes={"wine": 2})})
    assert scored(move(s, other, PALACE), "abilities") == 0


@pytest.mark.parametrize(
    ("options", "alternatives"),
    [
        ({}, []),
        ({"version": "advanced"}, ["take-shillings"]),
    ],
    ids=["introductory", "advanced"],
)
def test_V41_C16_something_must_be_chosen_in_action_three(options: dict[str, Any], alternatives: list[str]):
    s = position({0: Desk()}, **options)
    assert words(s) == [*(f"take-bribes {word(b)}" for b in Bribe), *alternatives]


@pytest.mark.parametrize("shillings", [2, 3])
def test_V63_C16_D1_the_shillings_of_the_alternative_are_the_tables_choice(shillings: int):
    s = position(version="advanced", shillings=shillings)
    act(s, "take-shillings")
    assert own_desk(s, 0)["coins"] == shillings


@pytest.mark.parametrize("text", ["take-bribes wine", "take-shillings"])
def test_C16_the_alternatives_fire_no_cards_and_give_no_missions(text: str):
    usa = find_buildings(flag="usa")
    drawers = [find_card("flag-points", Flag.USA), find_card("colour-points", Bribe.WINE), find_card("bribe-points", 1)]
    desk = Desk(drawers=drawers, agents=[usa[0]], tiles={"pistol": 1}, missions=["B-15"], cards=cards_showing("slide"))
    s = position({0: desk}, version="advanced", display=["B-05", "B-10"])
    happened = act(s, text)
    assert s.to_act == (1,)
    assert scored(happened, "abilities") == 0
    assert own_desk(s, 0)["missions"] == ["B-15"]


def test_V41_C17_the_alternative_is_open_to_a_player_who_could_place():
    s = position({0: Desk(bribes={"wine": 2})}, version="advanced")
    assert can_place(s, PALACE)
    assert {"take-bribes wine", "take-shillings"} <= set(words(s))


def test_C18_without_agents_in_the_supply_one_is_moved_or_the_alternative_taken():
    here, there, target = find_buildings(colour="wine")[:3]
    s = position({0: Desk(agents=[here, there], supply=0, bribes={"wine": 2})})
    assert "take-bribes wine" in words(s)
    act(s, str(place(s, target)))
    assert words(s) == [str(MoveFrom(here)), str(MoveFrom(there))]


# Action III: the order of effects -------------------------------------------------------------------------------------


def test_C19_a_marker_step_for_the_building_scores_the_tile_of_the_same_placement():
    _, _, last = square_of(2)
    drawer = find_card("colour-marker", CONTENT.buildings[last].colour)
    s, happened = closing("flask", drawers=[drawer])
    assert tiles(s, 0) == {"flask": 1}
    happened += act(s, "advance flask")
    assert scored(happened, "markers") == 1


def test_C19_a_bonus_bribe_counts_for_a_mission_of_the_same_turn():
    mission = next(m for m in CONTENT.missions if m.kind is MissionKind.BRIBES)
    lacking, *rest = map(word, mission.needs)
    target = find_buildings(flag=word(mission.flag))[0]
    held = Counter(rest) + Counter(cost_of(target))
    drawer = find_card("flag-bribe", mission.flag)
    s = position({0: Desk(drawers=[drawer], bribes=held, missions=[mission.id])}, **ADVANCED)
    enter(s, target)
    act(s, f"gain {lacking}")
    assert f"complete {mission.id.lower()}" in words(s)


def test_C19_a_new_tile_counts_for_a_mission_of_the_same_turn():
    q, standing, last = square_of(2)
    flag = CONTENT.buildings[last].flag
    mission = next(m for m in CONTENT.missions if m.kind is MissionKind.INFORMATION and m.flag is flag)
    gained, *rest = map(word, mission.needs)
    desk = Desk(agents=standing, bribes=cost_of(last), tiles=Counter(rest), missions=[mission.id])
    s = position({0: desk}, tiles={q: gained}, taken=all_but(q), **ADVANCED)
    enter(s, last)
    assert f"complete {mission.id.lower()}" in words(s)


def test_C19_W4_effects_come_as_tile_then_building_then_third_man_then_missions():
    q, (stefan,), last = square_of(2)
    entered = CONTENT.buildings[last]
    mission = next(m for m in CONTENT.missions if m.kind is MissionKind.INFORMATION and m.flag is entered.flag)
    tile_card, building_card = find_card("any-tile-bribe"), find_card("colour-bribe", entered.colour)
    desk = Desk(drawers=[building_card, tile_card], bribes=cost_of(last), missions=[mission.id])
    desk.tiles = Counter(map(word, mission.needs))
    s = position({0: desk}, stefan=stefan, taken=all_but(q), third_man=True, **ADVANCED)
    happened = enter(s, last)
    questions = []
    while s.to_act == (0,):
        questions.append((asked(s), s.view(0)["asked"]["card"]))
        happened += act(s, words(s)[0])
    expected = [("gain", tile_card), ("gain", building_card), ("mission", 0)]
    assert [x for x in questions if x[0] != "move-stefan"] == expected
    order = [
        type(e)
        for e in happened
        if isinstance(e, ev.AgentPlaced | ev.SquareEnclosed | ev.BribesGained | ev.StefanMoved | ev.MissionCompleted)
        and e.seat == 0
    ]
    assert order == [
        ev.AgentPlaced,
        ev.SquareEnclosed,
        ev.BribesGained,
        ev.BribesGained,
        ev.StefanMoved,
        ev.MissionCompleted,
    ]


def test_C19_cards_of_126_to_130_are_drawn_after_the_squares_and_before_the_choices_of_the_tiles():
    q, standing, last = square_of(2)
    entered = CONTENT.buildings[last]
    tile_card, building_card = find_card("any-tile-bribe"), find_card("colour-bribe", entered.colour)
    desk = Desk(drawers=[building_card, tile_card, 126], agents=standing, bribes=cost_of(last))
    s = position({0: desk, 1: Desk(agents=[last])}, taken=all_but(q), **ADVANCED)
    happened = enter(s, last)
    shown = ev.AgentPlaced | ev.SquareEnclosed | ev.CardsDrawn | ev.BribesGained
    assert [type(e) for e in happened if isinstance(e, shown)] == [ev.AgentPlaced, ev.SquareEnclosed, ev.CardsDrawn]
    assert (asked(s), s.view(0)["asked"]["card"]) == ("gain", tile_card)
    assert len(own_desk(s, 0)["hand"]) == 2
    assert not s.undoable
    happened += act(s, "gain wine", "gain wine")
    assert len(told(happened, ev.CardsDrawn, seat=0)) == 1


def test_C19_cards_of_126_to_130_need_no_enclosed_square():
    s = position({0: Desk(drawers=[126, 21], bribes=cost_of(PALACE)), 1: Desk(agents=[PALACE])}, **ADVANCED)
    enter(s, PALACE)
    assert len(own_desk(s, 0)["hand"]) == 2


def test_C20_two_pistols_at_once_move_the_marker_four_steps_and_score_twelve_with_the_third():
    drawer = find_card("tile-marker", Info.PISTOL)
    s, happened = closing_two("pistol", "pistol", drawers=[drawer], tiles={"pistol": 1})
    happened += act(s, "advance pistol", "advance pistol")
    assert markers(s)["pistol"] == 4
    assert scored(happened, "markers") == 12


def test_C20_of_two_pistols_one_may_be_used_and_the_other_declined():
    drawer = find_card("tile-marker", Info.PISTOL)
    s, happened = closing_two("pistol", "pistol", drawers=[drawer], tiles={"pistol": 1})
    happened += act(s, "advance pistol", "decline")
    assert (markers(s)["pistol"], scored(happened, "markers")) == (2, 6)


@pytest.mark.parametrize(
    ("kind", "icon", "first", "second", "points", "gained"),
    [
        ("tile-points", Info.PISTOL, "pistol", "pistol", 16, 0),
        ("tile-points", Info.PISTOL, "pistol", "flask", 8, 0),
        ("tile-bribes", Info.PISTOL, "pistol", "pistol", 0, 8),
        ("tile-bribes", Info.PISTOL, "flask", "pistol", 0, 4),
        ("any-tile-bribe", -1, "pistol", "flask", 0, 2),
        ("square-bribes", 2, "pistol", "pistol", 0, 2),
        ("square-bribes", 3, "pistol", "pistol", 0, 3),
        ("square-bribes", 4, "pistol", "pistol", 0, 0),
    ],
)
def test_C20_other_abilities_fire_once_for_each_tile(
    kind: str, icon: int, first: str, second: str, points: int, gained: int
):
    s, happened = closing_two(first, second, drawers=[find_card(kind, icon)])
    while s.to_act == (0,):
        happened += act(s, words(s)[0])
    assert scored(happened, "abilities") == points
    assert sum(e.count for e in told(happened, ev.BribesGained, seat=0, cause="ability")) == gained


@pytest.mark.parametrize(
    ("owned", "first", "second", "points"),
    [
        ({}, "flask", "flask", 5),
        ({}, "flask", "pistol", 10),
        ({"flask": 1}, "flask", "pistol", 5),
        ({"flask": 1}, "flask", "flask", 0),
        ({"slide": 3}, "flask", "flask", 5),
    ],
)
def test_C21_a_new_type_scores_five_once(owned: dict[str, int], first: str, second: str, points: int):
    _, happened = closing_two(first, second, drawers=[find_card("new-tile-points")], tiles=owned)
    assert scored(happened, "abilities") == points


def test_V42_C22_an_enclosed_square_gives_its_tile_and_points_without_asking():
    s, happened = closing("flask", 3)
    assert scored(happened, "squares") == 3
    assert tiles(s, 0) == {"flask": 1}
    assert s.to_act == (1,)


def test_V43_C22_a_square_without_a_tile_scores_nothing():
    _, standing, last = square_of(2)
    s = position({0: Desk(agents=standing, bribes=cost_of(last))}, taken=all_but())
    assert scored(enter(s, last), "squares") == 0


def test_C23_a_square_the_third_man_completed_is_taken_by_a_placement_elsewhere():
    q, standing, stefan = square_of(2)
    far = next(b for b in find_buildings(colour="wine") if not (ADJACENT[b] | 1 << b) & SQUARES[q])
    desk = Desk(agents=standing, bribes={"wine": 2}, cards=cards_showing("slide"))
    s = position({0: desk}, stefan=stefan, tiles={q: "flask"}, taken=all_but(q), third_man=True)
    happened = enter(s, far)
    assert told(happened, ev.SquareEnclosed) == [ev.SquareEnclosed(0, q, Info.FLASK, 1, True)]


def far_walk() -> tuple[int, int, int, int, int]:
    """A two-square, its two buildings, a start next to the second, and another neighbour of the start."""
    return next(
        (q, own, goal, start, target)
        for q, value in enumerate(VALUE)
        if value == 2
        for own, goal in (around(q), around(q)[::-1])
        for start in range(len(COLOUR))
        for target in range(len(COLOUR))
        if ADJACENT[start] >> goal & ADJACENT[start] >> target & 1 and not {start, target} & {own, goal}
    )


def test_C23_the_figure_of_marrakesh_closes_a_square_away_from_the_new_agent():
    q, own, goal, start, target = far_walk()
    desk = Desk(agents=[own], figure=start, bribes=cost_of(target), cards=cards_showing("slide"))
    s = position({0: desk}, tiles={q: "flask"}, taken=all_but(q), figures=True, **ADVANCED)
    enter(s, target)
    happened = act(s, f"move-figure {CONTENT.buildings[goal].name.lower().replace(' ', '-')}")
    assert told(happened, ev.SquareEnclosed) == [ev.SquareEnclosed(0, q, Info.FLASK, 2, False)]
    assert not told(happened, ev.BribesPaid, seat=0)


# A bonus never fires another ------------------------------------------------------------------------------------------


def test_N1_C24_the_extra_bribe_of_action_two_fires_nothing_again():
    drawers = [find_card("bribe-bribe", Bribe.WINE), find_card("bribe-points", Bribe.WINE)]
    s = position({0: Desk(drawers=drawers, cards=cards_showing("slide", bribe="wine", avoid=drawers))}, at="II")
    assert bribes(s, 0) == {"wine": 2}
    assert own_desk(s, 0)["score"] == 2


@pytest.mark.parametrize("kind", ["colour-bribe", "foreign-bribes"])
def test_N1_C24_bribes_from_abilities_do_not_fire_the_cards_of_action_two(kind: str):
    drawers = [find_card(kind, Bribe.WINE), find_card("bribe-bribe", Bribe.WINE), find_card("bribe-points", Bribe.WINE)]
    desk = Desk(drawers=drawers, bribes={"wine": 2}, cards=cards_showing("slide", avoid=drawers))
    s = position({0: desk, 1: Desk(agents=[PALACE])})
    happened = enter(s, PALACE)
    if asked(s) == "gain":
        happened += act(s, "gain wine")
    assert scored(happened, "abilities") == 0
    assert bribes(s, 0) == {"wine": 1 if kind == "colour-bribe" else 2}


def bonus_step(at: str, markers: dict[str, int] | None = None, drawers: tuple[int, ...] = (), **desk: Any) -> State:
    """A free step of any marker is due in Action II for its bribe, or in Action III for the building entered."""
    card = find_card("bribe-marker" if at == "II" else "colour-marker", Bribe.WINE)
    mine = Desk(drawers=[card, *drawers], bribes={"wine": 2}, **desk)
    mine.cards = cards_showing("slide", bribe="wine", avoid=[card, *drawers])
    s = position({0: mine}, at=at, markers=markers, taken=all_but())
    if at == "III":
        enter(s, PALACE)
    return s


@pytest.mark.parametrize("at", ["II", "III"])
def test_N1_C24_marker_steps_from_abilities_do_not_fire_the_cards_of_action_four(at: str):
    drawers = find_card("marker-points", Info.PISTOL), find_card("marker-bribe", Info.PISTOL)
    s = bonus_step(at, drawers=drawers)
    held = bribes(s, 0)
    happened = act(s, "advance pistol")
    assert scored(happened, "abilities") == 0
    assert bribes(s, 0) == held


@pytest.mark.parametrize("at", ["II", "III"])
def test_V45_C24_marker_steps_from_abilities_still_score_tiles(at: str):
    s = bonus_step(at, tiles={"pistol": 3})
    assert scored(act(s, "advance pistol"), "markers") == 3


# Action IV and the tracks ---------------------------------------------------------------------------------------------

END = {word(i): LAST[i] for i in Info}


def action_four(info: str, *, at: dict[str, int] | None = None, **desk: Any) -> tuple[State, list[Event]]:
    """Seat 0 does Action IV with a card that shows this marker."""
    drawers = list(desk.get("drawers", ()))
    s = position({0: Desk(cards=cards_showing(info, avoid=drawers), **desk)}, markers=at, version="advanced")
    return s, act(s, "take-bribes coffee")


def test_V46_C25_a_virtual_step_scores_and_fires_but_crosses_nothing():
    drawers = [find_card("marker-points", Info.PISTOL), find_card("marker-bribe", Info.PISTOL)]
    s, happened = action_four("pistol", at={"pistol": END["pistol"]}, drawers=drawers, tiles={"pistol": 2})
    act(s, "gain wine")
    assert markers(s) == {"pistol": END["pistol"]}
    assert scored(happened, "markers") == 2
    assert scored(happened, "abilities") == 2
    assert bribes(s, 0) == {"coffee": 2, "wine": 1}
    assert not told(happened, ev.InvestigatorMoved)
    assert s.view(0)["tracks"]["crossed"] is False


def test_C25_a_virtual_step_may_be_chosen_for_an_ability():
    s = bonus_step("II", {"pistol": END["pistol"]}, tiles={"pistol": 2})
    happened = act(s, "advance pistol")
    assert scored(happened, "markers") == 2
    assert not told(happened, ev.InvestigatorMoved)


def test_C25_a_move_that_is_half_virtual_scores_both_steps():
    q, standing, last = square_of(2)
    drawer = find_card("tile-marker", Info.PISTOL)
    desk = Desk(drawers=[drawer], agents=standing, bribes=cost_of(last), cards=cards_showing("slide"))
    s = position({0: desk}, tiles={q: "pistol"}, taken=all_but(q), markers={"pistol": END["pistol"] - 1}, **ADVANCED)
    enter(s, last)
    happened = act(s, "advance pistol")
    assert markers(s)["pistol"] == END["pistol"]
    assert scored(happened, "markers") == 2
    assert len(told(happened, ev.InvestigatorMoved)) == 1


@pytest.mark.parametrize("at", ["II", "III"])
@pytest.mark.parametrize("area", [1, 2, 3, 4, 5])
def test_C26_a_bonus_step_over_a_threshold_moves_the_investigator(at: str, area: int):
    s = bonus_step(at, {"pistol": edge("pistol", area)})
    happened = act(s, "advance pistol")
    assert [e.space for e in told(happened, ev.InvestigatorMoved)] == ["B"]
    assert s.view(0)["tracks"]["crossed"] is True


def test_C26_a_step_within_an_area_moves_nobody():
    s = bonus_step("II", {"pistol": edge("pistol", 2) - 1})
    assert not told(act(s, "advance pistol"), ev.InvestigatorMoved)


def test_C27_the_investigator_moves_one_space_a_round_however_many_thresholds_are_crossed():
    on_edge = {word(i): edge(word(i)) for i in Info}
    desks = {p: Desk(cards=c) for p, c in enumerate(distinct_cards())}
    s = position(desks, markers=on_edge)
    happened = play_on(s, lambda s: s.view(None)["round"] == 6)
    assert len(told(happened, ev.MarkerMoved)) == 4
    assert [e.space for e in told(happened, ev.InvestigatorMoved)] == ["B"]
    assert s.view(None)["tracks"]["crossed"] is False


def distinct_cards() -> list[tuple[int, int, int]]:
    """Cards for four seats whose Actions IV move four different markers."""
    found: list[tuple[int, int, int]] = []
    for info in ("briefcase", "flask", "slide", "microfilm"):
        found.append(cards_showing(info, avoid=[c for cards in found for c in cards]))
    return found


def test_C27_two_steps_and_a_further_crossing_in_action_four_still_move_him_once():
    q, standing, last = square_of(2)
    drawer = find_card("tile-marker", Info.PISTOL)
    desk = Desk(drawers=[drawer], agents=standing, bribes=cost_of(last), cards=cards_showing("slide"))
    on_edge = {"pistol": edge("pistol", 5), "slide": edge("slide")}
    s = position({0: desk}, tiles={q: "pistol"}, taken=all_but(q), markers=on_edge, **ADVANCED)
    enter(s, last)
    happened = act(s, "advance pistol")
    assert markers(s) == {"pistol": END["pistol"], "slide": edge("slide") + 1}
    assert [e.space for e in told(happened, ev.InvestigatorMoved)] == ["B"]


def test_C27_a_crossing_after_the_token_shows_x_moves_nobody():
    s = position({0: Desk(cards=cards_showing("slide"))}, markers={"slide": edge("slide")}, crossed=True)
    assert not told(act(s, "take-bribes wine"), ev.InvestigatorMoved)


REDIRECT = find_card("redirect", Info.SLIDE)


def test_C28_a_redirected_step_is_the_step_of_action_four_for_the_marker_that_moved():
    drawers = [REDIRECT, find_card("marker-points", Info.PISTOL), find_card("marker-bribe", Info.SLIDE)]
    s, happened = action_four("slide", drawers=drawers, tiles={"pistol": 2, "slide": 3})
    assert words(s) == [f"advance {word(i)}" for i in Info]
    happened += act(s, "advance pistol")
    assert markers(s) == {"pistol": 1}
    assert scored(happened, "abilities") == 2
    assert scored(happened, "markers") == 2
    assert bribes(s, 0) == {"coffee": 2}


def test_C28_the_printed_marker_may_be_moved_all_the_same():
    drawers = [REDIRECT, find_card("marker-points", Info.PISTOL), find_card("marker-bribe", Info.SLIDE)]
    s, happened = action_four("slide", drawers=drawers)
    happened += act(s, "advance slide", "gain wine")
    assert markers(s) == {"slide": 1}
    assert scored(happened, "abilities") == 0
    assert bribes(s, 0) == {"coffee": 2, "wine": 1}


def test_C28_the_step_may_go_to_a_marker_at_its_end():
    s, happened = action_four("slide", at={"pistol": END["pistol"]}, drawers=[REDIRECT], tiles={"pistol": 1})
    happened += act(s, "advance pistol")
    assert scored(happened, "markers") == 1
    assert markers(s) == {"pistol": END["pistol"]}


@pytest.mark.parametrize("info", ["briefcase", "flask", "microfilm", "pistol"])
def test_C28_another_marker_on_the_card_cannot_be_redirected(info: str):
    s, _ = action_four(info, drawers=[REDIRECT])
    assert markers(s) == {info: 1}
    assert s.to_act == (1,)


def test_C28_a_redirected_step_crosses_thresholds():
    s, happened = action_four("slide", at={"pistol": edge("pistol")}, drawers=[REDIRECT])
    happened += act(s, "advance pistol")
    assert len(told(happened, ev.InvestigatorMoved)) == 1


def test_C29_the_cards_of_action_four_fire_on_its_one_step_and_on_no_other():
    step = find_card("colour-marker", Bribe.WINE)
    drawers = [step, find_card("marker-points", Info.PISTOL)]
    desk = Desk(drawers=drawers, bribes={"wine": 2}, cards=cards_showing("pistol", avoid=drawers))
    s = position({0: desk}, taken=all_but())
    happened = enter(s, PALACE)
    assert scored(happened, "abilities") == 0
    happened = act(s, "advance pistol")
    assert markers(s) == {"pistol": 2}
    assert scored(happened, "abilities") == 2


def test_C29_another_players_step_fires_nothing():
    drawer = find_card("marker-points", Info.PISTOL)
    s = position({0: Desk(cards=cards_showing("pistol", avoid=[drawer])), 1: Desk(drawers=[drawer])})
    happened = act(s, "take-bribes wine")
    assert scored(happened, "abilities", seat=1) == 0


def test_V44_C30_action_four_is_not_asked_even_if_it_ends_the_game():
    desks = {0: Desk(cards=cards_showing("slide")), 1: Desk(tiles={"slide": 9})}
    s = position(desks, markers={"slide": edge("slide")}, investigator="K")
    happened = act(s, "take-bribes wine")
    assert markers(s) == {"slide": edge("slide") + 1}
    assert told(happened, ev.EndTriggered) == [ev.EndTriggered("investigator")]
    assert s.to_act == (1,)


@pytest.mark.parametrize("version", ["introductory", "advanced"])
def test_C31_a_marker_on_its_start_makes_a_tile_worth_one(version: str):
    s = position({0: Desk(tiles={"slide": 3, "flask": 1})}, at="end", ending=2, version=version)
    assert s.outcome is not None
    assert s.outcome.points[0]["information"] == 4

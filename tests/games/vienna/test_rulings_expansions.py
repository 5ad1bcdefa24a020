"""The two expansions: the third man, and the four figures with both abilities."""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations

import pytest
from tests.games.vienna.builder import (
    VIENNA,
    Desk,
    act,
    around,
    bribes,
    cards_showing,
    enter,
    find_buildings,
    find_card,
    play_on,
    points,
    position,
    tiles,
    words,
)

from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import ACTIONS, MoveFigure, MoveFrom, Place, Stefan
from kaffeehaus.games.vienna.board import ADJACENT, BUILDINGS, COLOUR, SEAL, SQUARES, TOUCHING, buildings
from kaffeehaus.games.vienna.content import CONTENT, Mission
from kaffeehaus.games.vienna.missions import ADVANCE_PAY
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, MissionGroup, MissionKind, Seal
from kaffeehaus.games.vienna.third_man import candidates, goals

RICH = {b.name.lower(): 9 for b in Bribe}
VIOLET = find_buildings(colour="chocolate")
GREY = find_buildings(colour="tobacco")
NUMBERS = {q.index: q.value for q in CONTENT.squares}
MARRAKESH = ("yellow", "red", "blue", "green")
NEW_YORK = ("red", "yellow", "blue", "green")
HAMBURG = ("blue", "yellow", "red", "green")
AMSTERDAM = ("green", "yellow", "red", "blue")
FIGURES = [MARRAKESH, NEW_YORK, HAMBURG, AMSTERDAM]
NAMES = ["marrakesh", "new-york", "hamburg", "amsterdam"]
each_figure = pytest.mark.parametrize("colours", FIGURES, ids=NAMES)


def helped_square(number: int) -> tuple[int, int, int, list[int]]:
    """A square of this number with the third man's place on it, the building to enter, and the other buildings."""
    for q in CONTENT.squares:
        if q.value == number:
            for stefan in q.buildings:
                if COLOUR[stefan] != Bribe.TOBACCO:
                    entered, *rest = [b for b in q.buildings if b != stefan]
                    return q.index, stefan, entered, rest
    raise LookupError(number)


def other_squares(q: int) -> list[int]:
    """All squares but this one."""
    return [n for n in NUMBERS if n != q]


def settle(s: State) -> None:
    """Sends the third man to his first goal if he asks."""
    if s.pending[0] == Step.MOVE_STEFAN:
        act(s, words(s)[0])


# Expansion 1: the third man -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("version", ["introductory", "advanced"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_V110_the_last_in_turn_order_puts_him_on_a_violet_building(players: int, version: str, seed: int) -> None:
    s = VIENNA.start(players, VIENNA.options({"third_man": True, "version": version}), seed)
    assert isinstance(s, State)
    last = (s.crest - 1) % players
    assert s.to_act == (last,)
    assert s.legal(last) == [Stefan(b) for b in VIOLET]
    s.apply(last, Stefan(VIOLET[2]))
    assert s.stefan == VIOLET[2]
    assert s.to_act == tuple(range(players))


def test_V110_without_the_expansion_he_is_not_there() -> None:
    s = position()
    assert s.stefan == -1
    assert s.view(None)["city"]["stefan"] is None


@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 2])
def test_V111_whoever_encloses_with_his_help_scores_one_point_less(number: int, seat: int) -> None:
    q, stefan, entered, rest = helped_square(number)
    s = position(
        {seat: Desk(agents=rest, bribes=RICH)},
        seat=seat,
        crest=seat,
        stefan=stefan,
        tiles={q: "pistol"},
        taken=other_squares(q),
        third_man=True,
    )
    happened = enter(s, entered)
    assert points(s, seat, Rule.SQUARES) == number - 1
    assert tiles(s, seat) == {"pistol": 1}
    assert [(e.square, e.points, e.helped) for e in happened if isinstance(e, ev.SquareEnclosed)] == [
        (q, number - 1, True)
    ]


@pytest.mark.parametrize("number", [3, 4])
def test_V111_he_is_one_agent_and_no_more(number: int) -> None:
    q, stefan, entered, rest = helped_square(number)
    s = position({0: Desk(agents=rest[1:], bribes=RICH)}, stefan=stefan, taken=other_squares(q), third_man=True)
    enter(s, entered)
    assert points(s, 0, Rule.SQUARES) == 0
    assert s.stefan == stefan


def by_the_book(start: int, open_squares: int) -> list[int]:
    """His goals from the words of the rule: nearest ring with a candidate, most roads to tiles, then the colour."""
    distance = {start: 0}
    queue = deque([start])
    while queue:
        b = queue.popleft()
        for n in buildings(ADJACENT[b]):
            if n not in distance:
                distance[n] = distance[b] + 1
                queue.append(n)
    allowed = [b for b in distance if b != start and COLOUR[b] not in (Bribe.TOBACCO, COLOUR[start])]
    near = [b for b in allowed if distance[b] == min(distance[n] for n in allowed)]
    roads = {b: sum(open_squares >> q.index & 1 for q in CONTENT.squares if b in q.buildings) for b in near}
    near = [b for b in near if roads[b] == max(roads.values())]
    order: list[int] = [Bribe.CHOCOLATE, Bribe.COFFEE, Bribe.WINE, Bribe.MAGAZINE]
    best = min(order.index(COLOUR[b]) for b in near)
    return sorted(b for b in near if order.index(COLOUR[b]) == best)


@pytest.mark.parametrize("start", [int(b) for b in BUILDINGS if COLOUR[b] != Bribe.TOBACCO])
def test_V112_D12_he_goes_where_most_roads_lead_to_tiles(start: int) -> None:
    for open_squares in ((1 << 40) - 1, 0, 0x5555555555, 0xAAAAAAAAAA, 0x00000FFFFF, 0xFFFFF00000, 0x123456789A):
        assert buildings(goals(start, open_squares)) == by_the_book(start, open_squares)


def test_V112_the_tile_just_taken_no_longer_counts() -> None:
    q, stefan, entered, rest = helped_square(2)
    others = other_squares(q)
    s = position({0: Desk(agents=rest, bribes=RICH)}, stefan=stefan, taken=others, third_man=True)
    enter(s, entered)
    if s.pending[0] == Step.MOVE_STEFAN:
        assert [a.values()[0] for a in s.legal(0)] == by_the_book(stefan, 0)
    else:
        assert [s.stefan] == by_the_book(stefan, 0)


@pytest.mark.parametrize("start", [int(b) for b in BUILDINGS if COLOUR[b] != Bribe.TOBACCO])
def test_V113_he_never_goes_to_a_grey_building_nor_to_his_own_colour(start: int) -> None:
    for b in buildings(candidates(start)):
        assert b not in GREY
        assert COLOUR[b] != COLOUR[start]


def test_V113_equal_roads_are_decided_by_the_colour() -> None:
    order: list[int] = [Bribe.CHOCOLATE, Bribe.COFFEE, Bribe.WINE, Bribe.MAGAZINE]
    seen = set()
    for start in BUILDINGS:
        if COLOUR[start] == Bribe.TOBACCO:
            continue
        colours = {COLOUR[b] for b in buildings(candidates(start))}
        first = min(colours, key=order.index)
        assert {COLOUR[b] for b in buildings(goals(start, 0))} == {first}
        seen.add(first)
    assert len(seen) > 1


@pytest.mark.parametrize("number", [2, 3, 4])
def test_C54_with_an_own_agent_beside_him_he_did_not_help(number: int) -> None:
    q, stefan, entered, rest = helped_square(number)
    s = position({0: Desk(agents=[stefan, *rest], bribes=RICH)}, stefan=stefan, taken=other_squares(q), third_man=True)
    enter(s, entered)
    assert points(s, 0, Rule.SQUARES) == number
    assert s.stefan == stefan


def test_C54_a_square_he_does_not_touch_scores_in_full() -> None:
    q, _, entered, _ = helped_square(3)
    own = [b for b in around(q) if b != entered]
    away = next(b for b in VIOLET if b not in around(q))
    s = position({0: Desk(agents=own, bribes=RICH)}, stefan=away, taken=other_squares(q), third_man=True)
    enter(s, entered)
    assert (points(s, 0, Rule.SQUARES), s.stefan) == (3, away)


def test_C54_entering_his_own_building_needs_no_help() -> None:
    q, stefan, entered, rest = helped_square(3)
    s = position(
        {0: Desk(agents=[entered, *rest], bribes=RICH)}, stefan=stefan, taken=[*other_squares(q), q], third_man=True
    )
    s.open_squares = 1 << q
    enter(s, stefan)
    assert (points(s, 0, Rule.SQUARES), s.stefan) == (3, stefan)


def two_helped() -> tuple[int, int, list[int], list[int]]:
    """His building and one to enter that share two squares, those squares, and the agents that complete both."""
    for stefan in BUILDINGS:
        if COLOUR[stefan] == Bribe.TOBACCO:
            continue
        for entered in buildings(ADJACENT[stefan]):
            shared = [q for q in TOUCHING[stefan] if SQUARES[q] >> entered & 1][:2]
            if len(shared) == 2:
                rest = {b for q in shared for b in around(q)} - {stefan, entered}
                return int(stefan), entered, shared, sorted(rest)
    raise LookupError("no pair of squares")


def test_C55_two_squares_with_his_help_cost_a_point_each_and_he_walks_once() -> None:
    stefan, entered, shared, rest = two_helped()
    s = position(
        {0: Desk(agents=rest, bribes=RICH, supply=2)},
        stefan=stefan,
        taken=[q for q in NUMBERS if q not in shared],
        third_man=True,
    )
    happened = enter(s, entered)
    if s.pending[0] == Step.MOVE_STEFAN:
        happened += act(s, words(s)[0])
    assert points(s, 0, Rule.SQUARES) == sum(NUMBERS[q] - 1 for q in shared)
    assert sum(isinstance(e, ev.StefanMoved) for e in happened) == 1


def test_C55_only_the_squares_he_helped_with_cost_a_point() -> None:
    for q, value in NUMBERS.items():
        for entered in around(q):
            for own in TOUCHING[entered]:
                helper = [b for b in around(q) if not SQUARES[own] >> b & 1 and COLOUR[b] != Bribe.TOBACCO]
                if own == q or not helper:
                    continue
                agents = ({*around(q), *around(own)}) - {entered, helper[0]}
                s = position(
                    {0: Desk(agents=agents, bribes=RICH, supply=1)},
                    stefan=helper[0],
                    taken=[n for n in NUMBERS if n not in (q, own)],
                    third_man=True,
                )
                enter(s, entered)
                assert points(s, 0, Rule.SQUARES) == value - 1 + NUMBERS[own]
                return
    raise LookupError("no such pair")


def walk_with_choice() -> tuple[int, int, int, list[int], list[int]]:
    """A helped 2-square after whose capture he has more than one goal, with the goals."""
    for q in CONTENT.squares:
        if q.value == 2:
            for stefan, entered in (q.buildings, q.buildings[::-1]):
                if COLOUR[stefan] != Bribe.TOBACCO:
                    for taken in ([], other_squares(q.index)):
                        left = 0 if taken else (1 << 40) - 1 & ~(1 << q.index)
                        found = by_the_book(stefan, left)
                        if len(found) > 1:
                            return q.index, stefan, entered, taken, found
    raise LookupError("no such walk")


def test_C56_the_capturing_player_chooses_between_goals_of_one_colour() -> None:
    q, stefan, entered, taken, found = walk_with_choice()
    s = position({0: Desk(bribes=RICH)}, stefan=stefan, taken=taken, third_man=True)
    enter(s, entered)
    assert (s.seat, s.pending[0]) == (0, Step.MOVE_STEFAN)
    assert s.legal(0) == [Stefan(b) for b in found]
    s.apply(0, Stefan(found[-1]))
    assert s.stefan == found[-1]
    assert not s.open_squares >> q & 1


def test_C56_a_single_goal_is_not_asked_for() -> None:
    for q in CONTENT.squares:
        if q.value == 2 and COLOUR[q.buildings[0]] != Bribe.TOBACCO:
            stefan, entered = q.buildings
            found = by_the_book(stefan, (1 << 40) - 1 & ~(1 << q.index))
            if len(found) == 1:
                s = position({0: Desk(bribes=RICH)}, stefan=stefan, third_man=True)
                enter(s, entered)
                assert (s.seat, s.stefan) == (1, found[0])
                return
    raise LookupError("no such walk")


@pytest.mark.parametrize("start", [int(b) for b in BUILDINGS if COLOUR[b] != Bribe.TOBACCO])
def test_C56_the_board_always_has_a_goal_next_door(start: int) -> None:
    assert candidates(start) & ~ADJACENT[start] == 0
    assert candidates(start)


def test_C56_he_goes_even_where_no_tile_is_left() -> None:
    q, stefan, entered, rest = helped_square(2)
    s = position({0: Desk(agents=rest, bribes=RICH)}, stefan=stefan, taken=other_squares(q), third_man=True)
    enter(s, entered)
    settle(s)
    assert s.stefan != stefan


def arriving() -> tuple[int, int, int, int, int]:
    """A helped 2-square from which he walks, without choice, onto a second 2-square whose other building is free."""
    for q in CONTENT.squares:
        if q.value != 2:
            continue
        for stefan, entered in (q.buildings, q.buildings[::-1]):
            if COLOUR[stefan] == Bribe.TOBACCO:
                continue
            found = by_the_book(stefan, (1 << 40) - 1 & ~(1 << q.index))
            for second in CONTENT.squares:
                if len(found) == 1 and second.value == 2 and found[0] in second.buildings and second != q:
                    (other,) = [b for b in second.buildings if b != found[0]]
                    if other not in (stefan, entered):
                        return stefan, entered, second.index, found[0], other
    raise LookupError("no such walk")


def test_C57_his_arrival_takes_no_tile() -> None:
    stefan, entered, second, goal, other = arriving()
    s = position({0: Desk(agents=[other], bribes=RICH), 1: Desk(agents=[other])}, stefan=stefan, third_man=True)
    enter(s, entered)
    assert s.stefan == goal
    assert s.open_squares >> second & 1
    assert points(s, 0, Rule.SQUARES) == 1


def test_C57_the_first_to_place_an_agent_anywhere_takes_what_he_completed() -> None:
    stefan, entered, second, goal, other = arriving()
    far = next(int(b) for b in BUILDINGS if b not in (stefan, entered, goal, other) and not ADJACENT[goal] >> b & 1)
    s = position(
        {0: Desk(agents=[other], bribes=RICH), 1: Desk(agents=[other], bribes=RICH)}, stefan=stefan, third_man=True
    )
    enter(s, entered)
    play_on(s, lambda s: s.seat == 1 and s.pending[0] == Step.ACTION_III)
    enter(s, far)
    settle(s)
    assert not s.open_squares >> second & 1
    assert points(s, 1, Rule.SQUARES) == 1
    assert s.stefan != goal


def test_C57_the_alternative_of_action_three_takes_nothing() -> None:
    stefan, entered, second, _, other = arriving()
    s = position({0: Desk(agents=[other], bribes=RICH), 1: Desk(agents=[other])}, stefan=stefan, third_man=True)
    enter(s, entered)
    play_on(s, lambda s: s.seat == 1 and s.pending[0] == Step.ACTION_III)
    act(s, "take-bribes wine")
    assert s.open_squares >> second & 1


def test_C58_agents_and_the_third_man_may_share_a_building() -> None:
    s = position({0: Desk(bribes=RICH), 1: Desk(agents=[VIOLET[0]])}, stefan=VIOLET[0], third_man=True)
    enter(s, VIOLET[0])
    assert s.agents[0] == s.agents[1] == 1 << VIOLET[0]
    assert s.stefan == VIOLET[0]


def test_C58_he_is_no_foreign_agent() -> None:
    card = find_card("foreign-points")
    s = position({0: Desk(bribes=RICH, drawers=[card])}, stefan=VIOLET[0], third_man=True)
    enter(s, VIOLET[0])
    assert points(s, 0, Rule.ABILITIES) == 0


@pytest.mark.parametrize("number", [2, 3, 4])
def test_C59_the_cards_on_captures_apply_with_his_help(number: int) -> None:
    q, stefan, entered, rest = helped_square(number)
    cards = [find_card("tile-points", Info.PISTOL), find_card("new-tile-points"), find_card("square-bribes", number)]
    s = position(
        {0: Desk(agents=rest, bribes=RICH, drawers=cards)},
        stefan=stefan,
        tiles={q: "pistol"},
        taken=other_squares(q),
        third_man=True,
        version="advanced",
    )
    enter(s, entered)
    before = bribes(s, 0)["wine"]
    act(s, "gain wine")
    assert bribes(s, 0)["wine"] == before + number
    assert points(s, 0, Rule.ABILITIES) == 8 + 5
    assert points(s, 0, Rule.SQUARES) == number - 1


# Expansion 2: the four figures ----------------------------------------------------------------------------------------


def figures(desk: Desk, colours: tuple[str, ...], **more: object) -> State:
    """An advanced game with the figures; seat 0 has the first colour."""
    more.setdefault("display", ())
    return position({0: desk}, version="advanced", figures=True, colours=colours, **more)  # type: ignore[arg-type]


def move_from(b: int) -> str:
    """The text of moving the agent on a building."""
    return str(MoveFrom(b))


def needed(face: Mission) -> Counter[str]:
    """The bribes or tiles a mission asks for, by word."""
    return Counter(n.name.lower() for n in face.needs if not isinstance(n, str))


def nation(flag: Flag, *avoid: int) -> int:
    """A building of a nation."""
    return next(b.index for b in CONTENT.buildings if b.flag == flag and b.index not in avoid)


@pytest.mark.parametrize(
    ("colour", "name"),
    [("blue", "hamburg"), ("green", "amsterdam"), ("red", "new-york"), ("yellow", "marrakesh")],
)
def test_V15_V120_each_colour_brings_its_figure_into_the_supply(colour: str, name: str) -> None:
    rest = [c for c in MARRAKESH if c != colour]
    s = VIENNA.start(2, VIENNA.Options(version="advanced", figures=True, colours=(colour, *rest)), 1)
    assert s.view(0)["desks"][0]["figure"] == {"name": name, "building": None, "unlocked": False}


def test_V120_without_the_expansion_nobody_has_a_figure() -> None:
    s = position(version="advanced")
    assert [d["figure"] for d in s.view(None)["desks"]] == [None] * 4


@each_figure
@pytest.mark.parametrize(("agents", "ready"), [(0, False), (4, False), (5, True), (7, True)])
def test_V121_the_figure_waits_for_five_other_agents(colours: tuple[str, ...], agents: int, ready: bool) -> None:
    s = figures(Desk(agents=range(agents), supply=1, bribes=RICH), colours)
    act(s, str(Place(29)))
    assert ("figure-from-supply" in words(s)) is ready


@each_figure
def test_V121_the_figure_stays_when_its_companions_leave(colours: tuple[str, ...]) -> None:
    s = figures(Desk(agents=range(5), figure=29, bribes={"chocolate": 1}), colours, at="end", roof_tile=2)
    assert buildings(s.agents[0]) == [29]
    assert s.figure[0] == 29


@each_figure
def test_V121_a_figure_on_the_board_moves_without_companions(colours: tuple[str, ...]) -> None:
    s = figures(Desk(figure=29, bribes=RICH), colours)
    enter(s, 0, move_from(29))
    assert s.figure[0] == 0
    assert buildings(s.agents[0]) == [0]


@each_figure
def test_V122_the_figure_is_a_regular_agent_for_squares(colours: tuple[str, ...]) -> None:
    q = CONTENT.squares[0]
    *rest, last = q.buildings
    s = figures(Desk(agents=range(10, 14), figure=rest[0], bribes=RICH), colours)
    enter(s, last)
    if s.pending[0] == Step.MOVE_FIGURE:
        act(s, "decline")
    assert points(s, 0, Rule.SQUARES) == q.value


@each_figure
def test_V122_the_figure_is_a_foreign_agent_to_others(colours: tuple[str, ...]) -> None:
    desks = {0: Desk(bribes=RICH, drawers=[find_card("foreign-points")]), 1: Desk(figure=4)}
    s = position(desks, version="advanced", figures=True, colours=colours, display=())
    enter(s, 4)
    assert points(s, 0, Rule.ABILITIES) == 5


@each_figure
def test_V122_placing_the_figure_costs_and_fires_like_an_agent(colours: tuple[str, ...]) -> None:
    where = next(
        b.index
        for b in CONTENT.buildings
        if b.seal != Seal.NOBILITY and b.flag != Flag.USA and b.colour == Bribe.WINE and b.index > 4
    )
    desk = Desk(agents=range(5), bribes={"wine": 2}, drawers=[find_card("colour-points", Bribe.WINE)])
    s = figures(desk, colours)
    s.supply[0] = 0
    enter(s, where, "figure-from-supply")
    assert (s.figure[0], bribes(s, 0)) == (where, {})
    assert points(s, 0, Rule.ABILITIES) == 3


def building_mission(*, paid: bool, flag: Flag | None = None) -> tuple[Mission, int, int]:
    """A mission for seals or a letter with or without money, agents for it being everywhere; its nation's building."""
    for m in CONTENT.missions:
        if m.kind is not MissionKind.BRIBES and bool(m.shillings) is paid and flag in (None, m.flag):
            return m, nation(m.flag), m.shillings
    raise LookupError("no such mission")


def completing(face: Mission, colours: tuple[str, ...], **desk: object) -> State:
    """Seat 0 completes a mission, its figure in the supply and agents and tiles enough for any."""
    where = nation(face.flag)
    everywhere = [int(b) for b in BUILDINGS if b != where]
    every_tile = {i.name.lower(): 9 for i in Info}
    s = figures(
        Desk(agents=everywhere, tiles=every_tile, missions=[face.id], bribes=RICH, supply=1, **desk),  # type: ignore[arg-type]
        colours,
        taken=range(40),
    )
    enter(s, where)
    act(s, f"complete {face.id.lower()}")
    return s


@pytest.mark.parametrize("face", CONTENT.missions, ids=lambda m: m.id)
def test_V124_hamburg_gets_a_shilling_more_where_the_reward_has_money(face: Mission) -> None:
    s = completing(face, HAMBURG)
    assert s.coins[0] == face.shillings + bool(face.shillings)
    assert points(s, 0, Rule.MISSIONS) == face.points


@each_figure
def test_V124_nobody_else_gets_hamburgs_shilling(colours: tuple[str, ...]) -> None:
    face, _, shillings = building_mission(paid=True)
    s = completing(face, colours)
    assert s.coins[0] == shillings + (colours is HAMBURG)


def test_V124_the_extra_of_the_cash_box_makes_no_reward_with_money() -> None:
    face, _, _ = building_mission(paid=False)
    s = completing(face, HAMBURG, items=["cash-box"])
    assert (s.coins[0], s.box[0]) == (0, 1)


def test_V124_the_extras_of_hamburg_and_of_the_cash_box_are_both_received() -> None:
    face, _, shillings = building_mission(paid=True)
    s = completing(face, HAMBURG, items=["cash-box"])
    assert (s.coins[0], s.box[0]) == (shillings + 1, 1)
    assert words(s)[-1] == f"deposit {shillings + 1}"


low_price = pytest.mark.parametrize(
    ("colours", "seal", "flag"),
    [(HAMBURG, "nobility", ""), (NEW_YORK, "", "usa")],
    ids=["hamburg", "new-york"],
)


@pytest.mark.parametrize("where", find_buildings(seal="nobility"))
@pytest.mark.parametrize("source", ["supply", "board"])
def test_V124_D15_hamburgs_figure_pays_at_most_one_bribe_for_nobility(where: int, source: str) -> None:
    colour = Bribe(COLOUR[where]).name.lower()
    others = [int(b) for b in BUILDINGS if SEAL[b] != Seal.NOBILITY][:6]
    if source == "supply":
        s = figures(Desk(agents=others[:5], bribes={colour: 1}), HAMBURG)
        s.supply[0] = 3
        enter(s, where, "figure-from-supply")
    else:
        s = figures(Desk(agents=others[:5], figure=others[5], bribes={colour: 1}), HAMBURG)
        enter(s, where, move_from(others[5]))
    assert (s.figure[0], bribes(s, 0)) == (where, {})


@pytest.mark.parametrize("where", find_buildings(flag="usa"))
@pytest.mark.parametrize("source", ["supply", "board"])
def test_V125_new_yorks_figure_pays_at_most_one_bribe_in_the_usa(where: int, source: str) -> None:
    colour = Bribe(COLOUR[where]).name.lower()
    others = [b.index for b in CONTENT.buildings if b.flag != Flag.USA][:6]
    if source == "supply":
        s = figures(Desk(agents=others[:5], bribes={colour: 1}), NEW_YORK)
        enter(s, where, "figure-from-supply")
    else:
        s = figures(Desk(agents=others[:5], figure=others[5], bribes={colour: 1}), NEW_YORK)
        enter(s, where, move_from(others[5]))
    assert (s.figure[0], bribes(s, 0)) == (where, {})


@low_price
def test_V123_the_low_price_is_for_the_figure_only(colours: tuple[str, ...], seal: str, flag: str) -> None:
    where = find_buildings(seal=seal, flag=flag)[0]
    others = [int(b) for b in BUILDINGS if b not in find_buildings(seal=seal, flag=flag)][:6]
    desk = Desk(agents=others[:5], figure=others[5], bribes={Bribe(COLOUR[where]).name.lower(): 1})
    s = figures(desk, colours)
    assert Place(where) in s.legal(0)
    act(s, str(Place(where)))
    assert s.seat == 1
    assert s.figure[0] == where
    rich = figures(Desk(agents=others[:5], figure=others[5], bribes={Bribe(COLOUR[where]).name.lower(): 2}), colours)
    enter(rich, where, move_from(others[0]))
    assert bribes(rich, 0) == {}


@low_price
def test_V123_elsewhere_the_figure_pays_in_full(colours: tuple[str, ...], seal: str, flag: str) -> None:
    inside = find_buildings(seal=seal, flag=flag)
    where, start, *_ = [int(b) for b in BUILDINGS if b not in inside]
    s = figures(Desk(figure=start, bribes={Bribe(COLOUR[where]).name.lower(): 1}), colours)
    assert Place(where) not in s.legal(0)


@pytest.mark.parametrize(("reductions", "price"), [(0, 1), (1, 1), (2, 0)])
def test_V124_the_ceiling_is_no_further_reduction(reductions: int, price: int) -> None:
    where = find_buildings(seal="nobility")[0]
    colour = Bribe(COLOUR[where])
    drawers = [find_card("colour-less", colour), find_card("seal-less", Seal.NOBILITY)][:reductions]
    start = next(int(b) for b in BUILDINGS if SEAL[b] != Seal.NOBILITY)
    s = figures(Desk(figure=start, drawers=drawers, bribes={colour.name.lower(): 5}), HAMBURG)
    enter(s, where, move_from(start))
    assert bribes(s, 0) == {colour.name.lower(): 5 - price}


@pytest.mark.parametrize("face", CONTENT.missions, ids=lambda m: m.id)
def test_V125_new_york_gets_a_point_more_for_usa_missions(face: Mission) -> None:
    s = completing(face, NEW_YORK)
    assert points(s, 0, Rule.MISSIONS) == face.points + (face.flag == Flag.USA)
    assert s.coins[0] == face.shillings


@pytest.mark.parametrize("colours", [MARRAKESH, HAMBURG, AMSTERDAM], ids=["marrakesh", "hamburg", "amsterdam"])
def test_V125_nobody_else_gets_new_yorks_point_or_bribe(colours: tuple[str, ...]) -> None:
    face = next(m for m in CONTENT.missions if m.flag == Flag.USA and m.kind is MissionKind.BRIBES)
    assert points(completing(face, colours), 0, Rule.MISSIONS) == face.points
    where = nation(Flag.USA)
    have = needed(face)
    have[next(iter(have))] -= 1
    have[Bribe(COLOUR[where]).name.lower()] += 2
    s = figures(Desk(missions=[face.id], bribes=have), colours)
    enter(s, where)
    assert s.seat == 1


def test_V125_new_yorks_bribe_needs_no_figure_on_the_board() -> None:
    face = next(m for m in CONTENT.missions if m.flag == Flag.USA and m.kind is MissionKind.BRIBES)
    where = nation(Flag.USA)
    have = needed(face)
    have[next(iter(have))] -= 1
    have[Bribe(COLOUR[where]).name.lower()] += 2
    s = figures(Desk(missions=[face.id], bribes=have), NEW_YORK)
    assert s.figure[0] == -1
    enter(s, where)
    assert f"complete {face.id.lower()}" in words(s)


def test_V125_new_york_needs_every_tile_and_agent() -> None:
    for face in CONTENT.missions:
        if face.flag != Flag.USA or face.kind is not MissionKind.INFORMATION:
            continue
        where = nation(Flag.USA)
        have = needed(face)
        have[next(iter(have))] -= 1
        s = figures(Desk(missions=[face.id], tiles=have, bribes={Bribe(COLOUR[where]).name.lower(): 2}), NEW_YORK)
        enter(s, where)
        assert s.seat == 1


@pytest.mark.parametrize("bribe", [b.name.lower() for b in Bribe])
def test_V126_amsterdam_gets_a_second_coffee_in_action_two(bribe: str) -> None:
    s = figures(Desk(cards=cards_showing("pistol", bribe=bribe)), AMSTERDAM, at="II")
    assert bribes(s, 0) == {bribe: 2 if bribe == "coffee" else 1}


@pytest.mark.parametrize("colours", [MARRAKESH, HAMBURG, NEW_YORK], ids=["marrakesh", "hamburg", "new-york"])
def test_V126_nobody_else_does(colours: tuple[str, ...]) -> None:
    s = figures(Desk(cards=cards_showing("pistol", bribe="coffee")), colours, at="II")
    assert bribes(s, 0) == {"coffee": 1}


def test_V126_coffee_from_cards_or_action_three_brings_no_more() -> None:
    two = cards_showing("pistol", bribe="coffee")
    card = find_card("bribe-bribe", Bribe.COFFEE, avoid=two)
    s = figures(Desk(cards=two, drawers=[card]), AMSTERDAM, at="II")
    assert bribes(s, 0) == {"coffee": 3}
    act(s, "take-bribes coffee")
    assert bribes(s, 0) == {"coffee": 5}


def one_missing_each() -> tuple[Mission, Mission, dict[str, int]]:
    """Two missions of one nation that ask for no coffee, and bribes that lack exactly one for each."""
    usable = [m for m in CONTENT.missions if m.kind is MissionKind.BRIBES and Bribe.COFFEE not in m.needs]
    for first, second in combinations(usable, 2):
        if first.flag != second.flag:
            continue
        need, also = needed(first), needed(second)
        for one in need:
            for two in also:
                have = need | also
                have.subtract({one, two})
                if (need - have).total() == (also - have).total() == 1:
                    return first, second, dict(have)
    raise LookupError("no such pair")


def test_V126_the_coffee_serves_again_for_each_mission_of_the_turn() -> None:
    first, second, have = one_missing_each()
    where = nation(first.flag)
    start = next(int(b) for b in BUILDINGS if b != where)
    held = Counter(have | {"coffee": 1})
    held[Bribe(COLOUR[where]).name.lower()] += 2
    s = figures(Desk(figure=start, missions=[first.id, second.id], bribes=held), AMSTERDAM)
    enter(s, where, move_from(start))
    act(s, f"complete {first.id.lower()}", f"complete {second.id.lower()}")
    assert s.completed[0].bit_count() == 2
    assert bribes(s, 0)["coffee"] == 1


@pytest.mark.parametrize("group", [MissionGroup.A, MissionGroup.B])
@each_figure
def test_V127_marrakesh_gets_a_shilling_more_for_accepting(colours: tuple[str, ...], group: MissionGroup) -> None:
    face = next(m for m in CONTENT.missions if m.group is group)
    where = nation(face.flag)
    s = figures(Desk(bribes={Bribe(COLOUR[where]).name.lower(): 2}), colours, display=[face.id])
    enter(s, where)
    act(s, f"accept {face.id.lower()}")
    assert s.coins[0] == ADVANCE_PAY[group] + (colours is MARRAKESH)


def test_V127_marrakesh_starts_with_two_shillings() -> None:
    for players in (2, 3, 4):
        s = VIENNA.start(players, VIENNA.Options(version="advanced", figures=True, colours=AMSTERDAM), 1)
        assert isinstance(s, State)
        assert s.coins == [1, 2, 1, 1][:players]


def test_V127_marrakesh_gets_nothing_more_for_completing() -> None:
    face, _, shillings = building_mission(paid=True)
    assert completing(face, MARRAKESH).coins[0] == shillings


@pytest.mark.parametrize("start", [int(b) for b in BUILDINGS][::4])
def test_V127_the_figure_of_marrakesh_may_walk_next_door(start: int) -> None:
    entered, *rest = buildings(ADJACENT[start])
    s = figures(Desk(figure=start, agents=rest[:1], bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, entered)
    assert s.pending[0] == Step.MOVE_FIGURE
    assert words(s)[0] == "decline"
    assert s.legal(0)[1:] or not rest[1:]
    goals_ = {a.values()[0] for a in s.legal(0) if isinstance(a, MoveFigure)}
    assert goals_ == set(rest[1:])


def test_V127_the_walk_is_free_and_fires_no_card() -> None:
    start = 14
    entered, goal, *_ = buildings(ADJACENT[start])
    flag, seal, colour = CONTENT.buildings[goal].flag, CONTENT.buildings[goal].seal, CONTENT.buildings[goal].colour
    cards = [find_card("flag-points", flag), find_card("seal-points", seal), find_card("colour-points", colour)]
    s = figures(Desk(figure=start, drawers=cards, bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, entered)
    have = bribes(s, 0)
    s.apply(0, MoveFigure(goal))
    fired = [CONTENT.buildings[entered].flag == flag, SEAL[entered] == seal, COLOUR[entered] == colour]
    assert points(s, 0, Rule.ABILITIES) == 3 * sum(fired)
    assert bribes(s, 0) == have
    assert s.figure[0] == goal
    assert buildings(s.agents[0]) == sorted([entered, goal])


def test_V127_squares_are_checked_only_after_the_walk() -> None:
    pink, violet, orange, brown = ev26()
    for choice, expected in ((None, {"briefcase": 1}), (violet, {"pistol": 1})):
        two = next(q.index for q in CONTENT.squares if set(q.buildings) == {pink, violet})
        three = next(q.index for q in CONTENT.squares if set(q.buildings) == {pink, orange, brown})
        s = figures(
            Desk(figure=brown, agents=[orange], bribes=RICH),
            MARRAKESH,
            tiles={two: "pistol", three: "briefcase"},
            taken=[q for q in NUMBERS if q not in (two, three)],
        )
        enter(s, pink)
        assert tiles(s, 0) == {}
        assert MoveFigure(orange) not in s.legal(0)
        act(s, "decline" if choice is None else str(MoveFigure(choice)))
        assert tiles(s, 0) == expected
        assert points(s, 0, Rule.SQUARES) == (3 if choice is None else 2)


def ev26() -> tuple[int, int, int, int]:
    """The four buildings of the rulebook's example: pink, violet, orange and brown."""
    for two in CONTENT.squares:
        for three in CONTENT.squares:
            if two.value != 2 or three.value != 3:
                continue
            shared = set(two.buildings) & set(three.buildings)
            if len(shared) != 1 or COLOUR[next(iter(shared))] != Bribe.WINE:
                continue
            (pink,) = shared
            violet = next(b for b in two.buildings if b != pink)
            rest = {COLOUR[b]: b for b in three.buildings if b != pink}
            if COLOUR[violet] == Bribe.CHOCOLATE and set(rest) == {Bribe.MAGAZINE, Bribe.COFFEE}:
                orange, brown = rest[Bribe.MAGAZINE], rest[Bribe.COFFEE]
                if ADJACENT[brown] >> violet & 1:
                    return pink, violet, orange, brown
    raise LookupError("the example's squares are not on the board")


def test_C60_W10_a_figure_placed_once_comes_back_without_companions() -> None:
    s = figures(Desk(agents=range(5), supply=0, bribes=RICH), HAMBURG)
    enter(s, 29, "figure-from-supply")
    assert s.unlocked[0]
    s = figures(Desk(agents=[3], unlocked=True, bribes=RICH), HAMBURG)
    act(s, str(Place(29)))
    assert "figure-from-supply" in words(s)


def test_C60_a_figure_never_placed_still_waits_after_a_payday() -> None:
    s = figures(Desk(agents=[3], bribes=RICH, coins=9), HAMBURG, at="end", roof_tile=2)
    play_on(s, lambda s: s.seat == 0 and s.pending[0] == Step.ACTION_III and not s.waiting)
    assert not s.unlocked[0]
    act(s, str(Place(29)))
    assert "figure-from-supply" not in words(s)


def test_C60_moving_other_agents_unlocks_nothing() -> None:
    s = figures(Desk(agents=range(5), bribes=RICH), HAMBURG, taken=range(40))
    enter(s, 29, move_from(0))
    assert not s.unlocked[0]


@each_figure
def test_C61_figure_and_agent_never_share_a_building(colours: tuple[str, ...]) -> None:
    s = figures(Desk(agents=[3], figure=29, bribes=RICH), colours)
    assert Place(29) not in s.legal(0)
    assert Place(3) not in s.legal(0)


@each_figure
def test_C61_figures_of_two_players_may(colours: tuple[str, ...]) -> None:
    desks = {0: Desk(figure=3, bribes=RICH), 1: Desk(figure=29)}
    s = position(desks, version="advanced", figures=True, colours=colours, display=())
    enter(s, 29, move_from(3))
    assert s.figure[:2] == [29, 29]


def test_C62_a_moved_agent_lets_the_figure_walk_too() -> None:
    entered = buildings(ADJACENT[14])[0]
    away = next(int(b) for b in BUILDINGS if b != 14 and not ADJACENT[14] >> b & 1)
    s = figures(Desk(figure=14, agents=[away], bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, entered, move_from(away))
    assert s.pending[0] == Step.MOVE_FIGURE


def test_C62_the_building_just_left_is_free_for_the_figure() -> None:
    left, entered, *_ = buildings(ADJACENT[14])
    s = figures(Desk(figure=14, agents=[left], bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, entered, move_from(left))
    s.apply(0, MoveFigure(left))
    assert buildings(s.agents[0]) == sorted([entered, left])


def closing_elsewhere() -> tuple[int, int, int, int]:
    """The figure's building, the one entered, the figure's goal, and a square of the goal that touches neither."""
    for start in BUILDINGS:
        for goal in buildings(ADJACENT[start]):
            for q in TOUCHING[goal]:
                for entered in buildings(ADJACENT[start] & ~SQUARES[q]):
                    if not SQUARES[q] >> start & 1:
                        return int(start), entered, goal, q
    raise LookupError("no such walk")


def test_C62_the_walk_closes_squares_away_from_the_new_agent() -> None:
    start, entered, goal, q = closing_elsewhere()
    desk = Desk(figure=start, agents=[b for b in around(q) if b != goal], supply=1, bribes=RICH)
    s = figures(desk, MARRAKESH, taken=other_squares(q))
    enter(s, entered)
    s.apply(0, MoveFigure(goal))
    assert points(s, 0, Rule.SQUARES) == NUMBERS[q]


def test_C62_an_agent_further_away_does_not() -> None:
    away = next(int(b) for b in BUILDINGS if b != 14 and not ADJACENT[14] >> b & 1)
    s = figures(Desk(figure=14, bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, away)
    assert s.seat == 1


def test_C62_nor_does_a_figure_in_the_supply() -> None:
    s = figures(Desk(agents=[14], bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, buildings(ADJACENT[14])[0])
    assert s.seat == 1


def test_C62_nor_does_placing_the_figure_itself() -> None:
    s = figures(Desk(figure=14, agents=[15], bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, buildings(ADJACENT[14] & ~(1 << 15))[0], move_from(14))
    assert s.seat == 1


def test_C62_it_walks_once_and_to_a_neighbour_only() -> None:
    entered = buildings(ADJACENT[14])[0]
    s = figures(Desk(figure=14, bribes=RICH), MARRAKESH, taken=range(40))
    enter(s, entered)
    goals_ = [a.values()[0] for a in s.legal(0) if isinstance(a, MoveFigure)]
    assert set(goals_) == set(buildings(ADJACENT[14])) - {entered}
    s.apply(0, MoveFigure(goals_[0]))
    assert s.seat == 1


@pytest.mark.parametrize("colours", [NEW_YORK, HAMBURG, AMSTERDAM], ids=["new-york", "hamburg", "amsterdam"])
def test_C62_only_the_figure_of_marrakesh_walks(colours: tuple[str, ...]) -> None:
    s = figures(Desk(figure=14, bribes=RICH), colours, taken=range(40))
    enter(s, buildings(ADJACENT[14])[0])
    assert s.seat == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C63_both_expansions_play_together_to_the_end(players: int) -> None:
    s = VIENNA.start(players, VIENNA.options({"version": "advanced", "figures": True, "third_man": True}), 5)
    assert isinstance(s, State)
    steps = 0
    while not s.over:
        legal = s.legal(s.to_act[0])
        s.apply(s.to_act[0], legal[steps * 7 % len(legal)])
        steps += 1
    assert s.outcome is not None
    assert [sum(p.values()) for p in s.outcome.points] == list(s.outcome.scores)


def test_C63_figure_and_third_man_enclose_together() -> None:
    q, stefan, entered, rest = helped_square(3)
    s = figures(
        Desk(figure=rest[0], agents=rest[1:], bribes=RICH),
        HAMBURG,
        stefan=stefan,
        third_man=True,
        taken=other_squares(q),
    )
    enter(s, entered)
    assert points(s, 0, Rule.SQUARES) == 2


def test_every_action_of_both_expansions_is_in_the_catalogue() -> None:
    kinds = {a.kind for a in ACTIONS}
    assert {"stefan", "figure-from-supply", "move-figure"} <= kinds

"""Final scoring, the majority in agents and every tie-break."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.vienna.builder import VIENNA, Desk, act, edge, play_on, points, position, words

from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.board import AREA
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.scoring import AGENT_POINTS, majority, ranking
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Info

each_count = pytest.mark.parametrize("players", [2, 3, 4])
SET = {i.name.lower(): 1 for i in Info}


def final(*desks: Desk, crest: int = 0, markers: dict[str, int] | None = None, **options: object) -> State:
    """The game after its last round, with as many players as desks; agents of the advanced game must be payable."""
    s = position(
        dict(enumerate(desks)),
        players=len(desks),
        crest=crest,
        at="end",
        ending=2,
        markers=markers,
        **options,  # type: ignore[arg-type]
    )
    assert s.over
    return s


def winner(s: State) -> int:
    """The one winner."""
    assert s.outcome is not None
    (first,) = s.outcome.winners
    return first


def in_area(**areas: int) -> dict[str, int]:
    """Markers in these areas."""
    return {info: edge(info, area) for info, area in areas.items()}


# The introductory game ------------------------------------------------------------------------------------------------

EV11_TILES = {"slide": 4, "briefcase": 2, "microfilm": 2, "flask": 2, "pistol": 2}
EV11_AREAS = {"slide": 4, "briefcase": 3, "microfilm": 2, "flask": 4, "pistol": 3}


@pytest.mark.parametrize(("set_points", "total"), [(10, 60), (15, 70)])
def test_V52_V53_the_example_of_the_introductory_game(set_points: int, total: int) -> None:
    s = final(Desk(tiles=EV11_TILES), Desk(), markers=in_area(**EV11_AREAS), set_points=set_points)
    assert points(s, 0, Rule.INFORMATION) == 40
    assert points(s, 0, Rule.SETS) == 2 * set_points
    assert s.score[0] == total


@pytest.mark.parametrize(
    ("held", "sets"),
    [
        ({}, 0),
        (dict.fromkeys(SET, 1), 1),
        (dict.fromkeys(SET, 3), 3),
        (SET | {"pistol": 9}, 1),
        (dict.fromkeys(SET, 2) | {"slide": 1}, 1),
        ({i: 9 for i in SET if i != "flask"}, 0),
    ],
    ids=["nothing", "one", "three", "one-and-more", "one-and-a-half", "four-types"],
)
@pytest.mark.parametrize("set_points", [10, 15])
def test_V52_D2_sets_are_counted_by_the_scarcest_type(held: dict[str, int], sets: int, set_points: int) -> None:
    s = final(Desk(tiles=held), Desk(), set_points=set_points)
    assert points(s, 0, Rule.SETS) == sets * set_points


@pytest.mark.parametrize("info", [i.name.lower() for i in Info])
@pytest.mark.parametrize("area", [1, 2, 3, 4, 5, 6])
def test_V53_a_tile_is_worth_the_area_of_its_marker(info: str, area: int) -> None:
    for version in ("introductory", "advanced"):
        s = final(Desk(tiles={info: 3}), Desk(), markers=in_area(**{info: area}), version=version)
        assert points(s, 0, Rule.INFORMATION) == 3 * area


@pytest.mark.parametrize("info", list(Info))
def test_V53_every_space_has_the_value_of_its_area(info: Info) -> None:
    for space, value in enumerate(AREA[info]):
        s = final(Desk(tiles={info.name.lower(): 1}), Desk(), markers={info.name.lower(): space})
        assert s.score[0] == value
    assert AREA[info][0] == 1
    assert AREA[info].count(6) == 1


def test_V53_only_own_tiles_count() -> None:
    s = final(Desk(tiles={"pistol": 1}), Desk(tiles={"slide": 2}), markers=in_area(pistol=5, slide=2))
    assert s.score == [5, 4]


def test_V54_most_points_win_whatever_else_lies_there() -> None:
    s = final(Desk(score=11), Desk(score=10, bribes={"wine": 9}, agents=[1, 2, 3]))
    assert winner(s) == 0


@pytest.mark.parametrize("crest", [0, 1])
def test_V54_a_tie_goes_to_most_bribes(crest: int) -> None:
    s = final(Desk(bribes={"wine": 1, "coffee": 2}), Desk(bribes={"tobacco": 2}, agents=[1, 2]), crest=crest)
    assert winner(s) == 0


@pytest.mark.parametrize("crest", [0, 1])
def test_V54_then_to_most_agents_on_the_board(crest: int) -> None:
    s = final(Desk(bribes={"wine": 1}, agents=[3]), Desk(bribes={"coffee": 1}, agents=[1, 2]), crest=crest)
    assert winner(s) == 1


@pytest.mark.parametrize(("players", "crest"), [(p, c) for p in (2, 3, 4) for c in range(p)])
def test_V54_then_to_the_last_in_turn_order(players: int, crest: int) -> None:
    s = final(*[Desk(bribes={"wine": 1}, agents=[1]) for _ in range(players)], crest=crest)
    assert ranking(s) == [(crest + n) % players for n in reversed(range(players))]


@pytest.mark.parametrize("crest", [0, 1, 2])
def test_V54_the_turn_order_decides_only_among_the_tied(crest: int) -> None:
    s = final(Desk(score=1), Desk(score=5), Desk(score=5), crest=crest)
    order = [(crest + n) % 3 for n in range(3)]
    assert winner(s) == max((1, 2), key=order.index)


def test_V54_agents_score_nothing_in_the_introductory_game() -> None:
    s = final(Desk(agents=range(6)), Desk())
    assert s.score == [0, 0]
    assert s.outcome is not None
    assert list(s.outcome.points[0]) == ["squares", "markers", "abilities", "information", "sets"]


# The advanced game ----------------------------------------------------------------------------------------------------


def test_V101_V102_V103_V104_the_example_of_the_advanced_game() -> None:
    ulrich = Desk(
        tiles={"slide": 2, "briefcase": 2, "microfilm": 3, "flask": 2, "pistol": 2},
        items=["telephone", "cash-box", "seal-tile"],
        box=3,
        agents=range(4),
        coins=4,
    )
    others = [Desk(agents=range(n), coins=n) for n in (5, 3, 2)]
    areas = in_area(slide=3, briefcase=2, microfilm=4, flask=2, pistol=5)
    s = final(ulrich, *others, markers=areas, version="advanced")
    assert [points(s, 0, r) for r in (Rule.INFORMATION, Rule.DESK_TILES, Rule.CASH_BOX, Rule.AGENTS)] == [36, 6, 6, 8]
    assert points(s, 0, Rule.SETS) == 0
    assert s.score == [56, 12, 4, 0]


def test_V101_sets_score_nothing_in_the_advanced_game() -> None:
    s = final(Desk(tiles=dict.fromkeys(SET, 3)), Desk(), version="advanced", set_points=15)
    assert points(s, 0, Rule.INFORMATION) == 15
    assert points(s, 0, Rule.SETS) == 0
    assert s.outcome is not None
    assert s.outcome.points[0].get("sets", 0) == 0


TILES = ["telephone", "map", "cash-box", "seal-tile"]


@pytest.mark.parametrize("owned", list(product([False, True], repeat=4)), ids=str)
@pytest.mark.parametrize("side_table", [False, True])
def test_V102_desk_tiles_score_by_their_number(owned: tuple[bool, ...], side_table: bool) -> None:
    items = [t for t, has in zip(TILES, owned, strict=True) if has] + ["side-table"] * side_table
    s = final(Desk(items=items), Desk(), version="advanced")
    assert points(s, 0, Rule.DESK_TILES) == [0, 1, 3, 6, 10][sum(owned)]


@pytest.mark.parametrize("box", [0, 1, 5, 12])
def test_V103_the_cash_box_is_worth_two_points_a_shilling(box: int) -> None:
    s = final(Desk(items=["cash-box"], box=box), Desk(), version="advanced")
    assert points(s, 0, Rule.CASH_BOX) == 2 * box


def test_V103_open_money_is_worth_nothing() -> None:
    s = final(Desk(coins=30), Desk(coins=30), version="advanced")
    assert [s.score[p] - points(s, p, Rule.AGENTS) for p in range(2)] == [0, 0]


@each_count
def test_V104_D14_the_table_of_points(players: int) -> None:
    assert AGENT_POINTS[players] == {2: (8, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0)}[players]


@each_count
def test_V104_more_agents_on_the_board_rank_higher(players: int) -> None:
    s = final(*[Desk(agents=range(n + 1), coins=n + 1) for n in range(players)], version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(players)] == list(reversed(AGENT_POINTS[players]))


def test_V104_agents_in_the_supply_do_not_count() -> None:
    s = final(Desk(agents=[1], coins=1), Desk(supply=8), version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(2)] == [8, 0]


def test_V104_agents_sent_home_at_the_last_payday_no_longer_count() -> None:
    s = final(Desk(agents=[1], coins=1), Desk(agents=range(5)), version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(2)] == [8, 0]


@each_count
def test_V105_every_pattern_of_ties_gives_out_all_points_in_whole_numbers(players: int) -> None:
    s = position(players=players, version="advanced")
    table = AGENT_POINTS[players]
    for agents in product(range(players), repeat=players):
        s.agents = [(1 << n) - 1 for n in agents]
        got = majority(s)
        assert sum(got) == sum(table)
        for mine, score in zip(agents, got, strict=True):
            better = sum(n > mine for n in agents)
            tied = agents.count(mine)
            assert score * tied == sum(table[better : better + tied])


@each_count
def test_V105_open_money_separates_the_tied(players: int) -> None:
    s = final(*[Desk(agents=[1], coins=1 + n) for n in range(players)], version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(players)] == list(reversed(AGENT_POINTS[players]))


@each_count
def test_V105_then_bribes_do(players: int) -> None:
    s = final(*[Desk(agents=[1], coins=3, bribes={"wine": n}) for n in range(players)], version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(players)] == list(reversed(AGENT_POINTS[players]))


@pytest.mark.parametrize(
    ("desks", "expected"),
    [
        ([(2, 5, 0), (2, 5, 3), (2, 6, 0)], [0, 6, 12]),
        ([(2, 5, 3), (2, 5, 3), (2, 6, 0)], [3, 3, 12]),
        ([(2, 6, 0), (2, 6, 0), (2, 5, 9)], [9, 9, 0]),
        ([(2, 5, 9), (3, 3, 0), (2, 6, 0)], [0, 12, 6]),
        ([(1, 4, 1), (1, 4, 2), (1, 4, 2), (1, 5, 0)], [0, 6, 6, 12]),
        ([(1, 4, 1), (1, 4, 1), (1, 5, 2), (1, 5, 2)], [2, 2, 10, 10]),
    ],
)
def test_V105_the_tie_breaks_apply_one_after_the_other(desks: list[tuple[int, int, int]], expected: list[int]) -> None:
    s = final(*[Desk(agents=range(a), coins=c, bribes={"wine": b}) for a, c, b in desks], version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(len(desks))] == expected


def tied(*desks: Desk, crest: int = 0) -> int:
    """The winner of an advanced game in which all score the same; the majority in agents is evened out."""
    s = final(*desks, crest=crest, version="advanced")
    most = max(s.score)
    for p, desk in enumerate(desks):
        desk.score = most - (s.score[p] - desk.score)
    s = final(*desks, crest=crest, version="advanced")
    assert len(set(s.score)) == 1
    return winner(s)


def test_V106_most_points_win() -> None:
    assert winner(final(Desk(score=40), Desk(score=20, coins=30), version="advanced")) == 0


@pytest.mark.parametrize("crest", [0, 1])
def test_V62_V106_a_tie_goes_to_most_open_money(crest: int) -> None:
    assert tied(Desk(coins=2), Desk(coins=1, bribes={"wine": 9}), crest=crest) == 0
    assert tied(Desk(coins=1, bribes={"wine": 9}), Desk(coins=2), crest=crest) == 1


@pytest.mark.parametrize("crest", [0, 1])
def test_V106_then_to_most_bribes(crest: int) -> None:
    assert tied(Desk(coins=1, bribes={"wine": 2}), Desk(coins=1, bribes={"coffee": 1}), crest=crest) == 0
    assert tied(Desk(coins=1, bribes={"wine": 2}), Desk(coins=1, bribes={"coffee": 3}), crest=crest) == 1


def test_V106_agents_on_the_board_break_no_tie_in_the_advanced_game() -> None:
    assert tied(Desk(agents=[1, 2], coins=2), Desk(), crest=0) == 1
    assert tied(Desk(agents=[1, 2], coins=2), Desk(), crest=1) == 0


@pytest.mark.parametrize(("players", "crest"), [(p, c) for p in (2, 3, 4) for c in range(p)])
def test_V106_then_to_the_last_in_turn_order(players: int, crest: int) -> None:
    s = final(*[Desk() for _ in range(players)], crest=crest, version="advanced")
    assert winner(s) == (crest - 1) % players


def test_V107_the_cash_box_is_no_open_money_for_the_winner() -> None:
    assert tied(Desk(items=["cash-box"], box=12), Desk(coins=1)) == 1


def test_V107_nor_for_the_majority() -> None:
    s = final(Desk(agents=[1], coins=1, box=12, items=["cash-box"]), Desk(agents=[1], coins=2), version="advanced")
    assert [points(s, p, Rule.AGENTS) for p in range(2)] == [0, 8]


# The outcome ----------------------------------------------------------------------------------------------------------


@each_count
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"third_man": True, "set_points": 15},
        {"version": "advanced", "shillings": 3},
        {"version": "advanced", "flags": "random", "third_man": True, "figures": True},
    ],
    ids=["introductory", "introductory-third-man", "advanced", "everything"],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_points_by_rule_add_up_to_the_score(players: int, options: dict[str, object], seed: int) -> None:
    s = VIENNA.start(players, VIENNA.options(options), seed)
    assert isinstance(s, State)
    told = [0] * players
    turn = 0
    while not s.over:
        happened: list = []
        legal = s.legal(s.to_act[-1])
        s.apply(s.to_act[-1], legal[turn * 5 % len(legal)], happened)
        turn += 1
        for e in happened:
            if isinstance(e, ev.Scored):
                told[e.seat] += e.points
        assert told == s.score
    assert s.outcome is not None
    assert [sum(p.values()) for p in s.outcome.points] == list(s.outcome.scores) == s.score
    assert max(s.outcome.scores) == s.outcome.scores[s.outcome.winners[0]]


def test_there_is_no_outcome_before_the_end() -> None:
    s = position()
    assert s.outcome is None
    assert not s.over


def test_the_outcome_is_told_when_the_game_ends() -> None:
    s = position(players=2, crest=1, ending=2)
    happened = act(s, words(s)[0])
    assert s.over
    assert ev.GameEnded(winner(s), max(s.score)) == happened[-1]


def test_the_outcome_is_plain_data_for_the_wire() -> None:
    s = position(players=2)
    play_on(s, lambda s: s.over)
    assert s.outcome is not None
    plain = s.outcome.to_json()
    assert plain["scores"] == s.score
    assert plain["winners"] == [winner(s)]
    assert plain["reason"] == "investigator"
    assert s.view(None)["outcome"] == plain

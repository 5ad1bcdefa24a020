"""Positions of both games: told of any moment, placed again, and refused with a line for each mistake."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kaffeehaus import GAMES, BadOptions, BadPosition, GameState, Record, position, replay
from kaffeehaus.core.positions import FORMAT, read, write
from kaffeehaus.games.agreement import difference

TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "vienna": (2, {"third_man": True}, 3),
    "vienna-advanced": (3, {"version": "advanced", "figures": True, "flags": "random"}, 4),
    "valencia-two": (2, {"city": "random", "specials": "all"}, 5),
    "valencia": (4, {}, 6),
}
every_table = pytest.mark.parametrize("name", TABLES)
MOMENTS = 8
"""So many of each game are looked at."""


def played(name: str) -> tuple[GameState, Record]:
    players, options, seed = TABLES[name]
    game = GAMES[name.split("-")[0]]
    state, rng = game.start(players, game.options(options), seed), Random(seed)
    while not state.over:
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
    return state, state.record()


def head(game: str, **said: Any) -> dict[str, Any]:
    return {"format": FORMAT, "game": game, "players": 2} | said


def problems(data: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPosition) as found:
        GAMES[data["game"]].place(data, 1)
    return [str(one) for one in found.value.problems]


@every_table
def test_any_moment_is_told_and_goes_on_as_it_did(name: str):
    state, record = played(name)
    for at in Random(1).sample(range(len(record.actions)), MOMENTS):
        told = read(write(position(record, at)))
        placed, there = state.game.place(told, 99), replay(record, at)
        placed.rng = there.rng  # what was still to be drawn is not known to a position
        assert placed.undoable == 0
        assert [placed.view(seat) for seat in (None, *range(placed.players))] == [
            there.view(seat) for seat in (None, *range(placed.players))
        ]
        for seat, action in record.actions[at:]:
            placed.apply(seat, state.game.parse(action))
        assert placed.outcome == state.outcome


@every_table
def test_a_record_that_begins_with_a_position_replays_and_proves_itself(name: str):
    state, record = played(name)
    placed, rng = state.game.place(position(record, len(record.actions) // 2), 7), Random(2)
    while not placed.over:
        seat = rng.choice(placed.to_act)
        placed.apply(seat, rng.choice(placed.legal(seat)))
    told = placed.record()
    assert (told.seed, told.position is not None) == (7, True)
    again = Record.from_json(told.to_json())
    assert again == told
    assert replay(again).outcome == placed.outcome
    assert difference(state.game, state.game, again) is None
    # From a position another one is told, too, and the same one where no later moment can be told plainly.
    assert replay(placed.record(), 3).view(None) == state.game.place(position(told, 3), 7).view(None)


@every_table
def test_a_seat_is_told_only_what_it_may_know(name: str):
    """Whatever the seat cannot tell apart from the real game gives the same position, byte for byte."""
    state, record = played(name)
    tell, rng, seen = state.game.positions, Random(3), 0
    assert tell is not None
    for at in range(len(record.actions)):
        there = replay(record, at)
        if (moment := tell.moment(there)) is None or rng.random() > 0.2:
            continue
        seen += 1
        for seat in range(there.players):
            other = there.determinize(seat, rng)
            assert write(tell.told(other, moment, seat)) == write(tell.told(there, moment, seat))
        found = position(record, at, 0)
        assert "played" not in found
        if name.startswith("vienna"):
            assert state.game.place(found, at).view(0) == there.view(0)
    assert seen > 1


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_what_a_position_leaves_out_is_as_at_the_beginning(game: str):
    one, other = (GAMES[game].place(head(game, about="only the beginning"), seed) for seed in (1, 2))
    assert one.round == 1
    assert one.view(None) != other.view(None)
    assert one.view(None) == GAMES[game].place(head(game, about="only the beginning"), 1).view(None)


def test_a_short_position_of_vienna_by_hand():
    state = GAMES["vienna"].place(
        head(
            "vienna",
            asked="action-iii",
            round=9,
            crest=1,
            seat=0,
            tracks={"markers": {"pistol": 4}, "investigator": "D"},
            desks=[
                {"score": 31, "points": {"squares": 20}, "agents": ["hofburg"], "bribes": {"wine": 7}, "drawers": [8]},
                {"agents": ["hofburg", "volkstheater"], "hand": 0},
            ],
        ),
        5,
    )
    view = state.view(0)
    assert (view["round"], view["crest"], view["began"], view["to_act"]) == (9, 1, 1, [0])
    assert view["desks"][0]["supply"] == 5
    assert view["desks"][0]["bribes"] == {"chocolate": 0, "wine": 7, "tobacco": 0, "magazine": 0, "coffee": 0}
    assert [desk["cards"] for desk in view["desks"]] == [1, 0]
    assert sum(action.kind == "place" for action in state.legal(0)) > 0
    while not state.over:
        state.apply(state.to_act[0], Random(1).choice(state.legal(state.to_act[0])))
    assert state.outcome is not None
    assert state.outcome.points[0]["given"] == 11
    assert sum(state.outcome.points[0].values()) == state.outcome.scores[0]


def test_a_city_of_ones_own_at_valencia():
    tiles = [{"tile": tile, "face": tile % 2} for tile in (7, 6, 5, 4, 3, 2, 1, 0)]
    state = GAMES["valencia"].place(head("valencia", players=3, city={"tiles": tiles}, asked="choose-missions"), 1)
    assert [lay.tile for lay in state.table.city.layout] == [7, 6, 5, 4, 3, 2, 1, 0]  # type: ignore[attr-defined]
    assert state.round == 0


MISTAKES = [
    (head("vienna", nonsense=1), "nonsense: there is no such thing"),
    (head("vienna", round="five"), 'round: "five" is no whole number from 1 to 99'),
    (head("vienna", asked="action-iv"), 'asked: "action-iv" is none of assign, action-iii, place-stefan'),
    (head("vienna", desks={}), "desks: {} does not have the form […]"),
    (head("vienna", desks=[{}, {}, {}]), "desks: there are 3 where there can be 2"),
    (head("vienna", desks=[{"agents": ["hofbug"]}]), 'desks[0].agents[0]: "hofbug" is none of'),
    (
        head("vienna", desks=[{"drawers": [8]}, {"drawers": [8]}]),
        "desks[1].drawers: 8 lies at desks[0].drawers already",
    ),
    (head("vienna", desks=[{"drawers": [1, 2, 3, 4]}]), "desks[0].drawers: there are 4 where there can be 3"),
    (head("vienna", desks=[{"hand": [1, 2]}]), "desks[0].hand: there are 2 where there can be 3"),
    (head("vienna", desks=[{"coins": 3}]), "desks[0].coins: 3 is no whole number from 0 to 0"),
    (head("vienna", desks=[{"missions": ["S-01"]}]), "desks[0].missions: that cannot be here; version=advanced"),
    (head("vienna", tracks={"investigator": "H"}), "ending: that cannot be here"),
    (head("vienna", ending="last-round"), 'ending: that cannot be here; "investigator": "H"'),
    (head("vienna", tracks={"crossed": True}), "tracks.crossed: that cannot be here"),
    (head("vienna", desks=[{"tiles": {"pistol": 10}}]), "desks[0].tiles: pistol: there are 10 where there can be 9"),
    (head("vienna", cards={"pile": [5, 6]}), "cards.pile: there are 2 where there can be 84"),
    (
        head("vienna", desks=[{"score": 3, "points": {"squares": 4}}]),
        "desks[0].points: there are 4 where there can be 3",
    ),
    (head("vienna", played=[[0, "place hofburg"]]), "played[0]: 0 place hofburg cannot be played there"),
    (head("vienna", played="all"), "played:"),
    (head("valencia", round=6), "round: 6 is no whole number from 1 to 5"),
    (head("valencia", asked="bid", step="H"), 'step: "H" is none of A, B, C, D, E, F, G'),
    (head("valencia", desks=[{"city": ["a1"]}, {"city": ["a1"]}]), "desks[1].city: a1 lies at desks[0].city already"),
    (head("valencia", desks=[{"seen": ["one"] * 5}]), "desks[0].seen: one lies at desks[0].seen already"),
    (head("valencia", desks=[{"stacks": [1]}]), 'desks[0].stacks: that cannot be here; "asked": "bid"'),
    (head("valencia", asked="bid", desks=[{"stacks": [30]}]), "desks[0].stacks"),
    (head("valencia", desks=[{"goods": {"wine": 4}}, {"goods": {"wine": 3}}]), "desks: wine: there are 7"),
    (head("valencia", council={"wine": 2}), "council.wine: 2 is none of 0, 1"),
    (head("valencia", supporters={"wine": 1}), "supporters.wine: that cannot be here; K45"),
    (head("valencia", players=3, nina=["one"]), "nina: that cannot be here; players: 2"),
    (head("valencia", desks=[{"missions": ["no-such"]}]), 'desks[0].missions[0]: "no-such" is none of'),
]


@pytest.mark.parametrize(("data", "line"), MISTAKES, ids=[line[:40] for _, line in MISTAKES])
def test_each_mistake_has_a_line(data: dict[str, Any], line: str):
    assert any(found.startswith(line) for found in problems(data)), problems(data)


def test_all_mistakes_are_told_at_once():
    wrong = head("vienna", round=0, crest=5, desks=[{"agents": ["x"], "supply": 99}], tracks={"markers": {"fish": 1}})
    assert len(problems(wrong)) == 5


@pytest.mark.parametrize(
    ("data", "id"),
    [
        ({"format": "x", "game": "vienna"}, "bad-position-format"),
        ({"format": FORMAT, "game": "valencia"}, "bad-position-game"),
        ({"format": FORMAT, "game": "vienna", "options": []}, "bad-position-form"),
    ],
)
def test_what_is_no_position_of_the_game_is_refused(data: Any, id: str):
    with pytest.raises(BadPosition) as found:
        GAMES["vienna"].place(data)
    assert found.value.id == id
    with pytest.raises(BadPosition, match="line 2"):
        read("{\n nonsense")


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_nothing_that_is_written_breaks_more_than_the_position(game: str):
    """Positions are spoilt in many ways: each is played or refused, and what is played can be played to its end."""
    name = {"vienna": "vienna-advanced", "valencia": "valencia"}[game]
    _, record = played(name)
    rng, refused = Random(5), 0
    for _ in range(60):
        data = read(write(position(record, rng.randrange(len(record.actions)))))
        data.pop("played", None)
        for _ in range(rng.randint(1, 3)):
            spoil(data, rng)
        try:
            state = GAMES[game].place(data, 1)
        except BadOptions:
            refused += 1
            continue
        while not state.over:
            seat = rng.choice(state.to_act)
            state.view(seat)
            state.determinize(seat, rng)
            state.apply(seat, rng.choice(state.legal(seat)))
        assert state.outcome is not None
        assert all(sum(p.values()) == s for p, s in zip(state.outcome.points, state.outcome.scores, strict=True))
    assert 5 < refused < 60


def spoil(data: Any, rng: Random) -> None:
    """Changes one thing somewhere."""
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    if not inside:
        return
    key, value = rng.choice(inside)
    if isinstance(value, dict | list) and value and rng.random() < 0.9:
        spoil(value, rng)
    elif isinstance(value, bool):
        data[key] = not value
    elif isinstance(value, int):
        data[key] = max(0, value + rng.choice((-1, 1, 3)))
    elif isinstance(data, list) and len(data) > 1:
        data[key] = rng.choice(data) if rng.random() < 0.5 else None
        if data[key] is None:
            del data[key]
    elif isinstance(data, dict) and key not in ("format", "game"):
        data[key] = rng.choice([None, [], {}, 1, "x"])

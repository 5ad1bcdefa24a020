"""A review: fair to what a seat could know, the same in any pieces, and adding up."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from kaffeehaus import GAMES, GameState, Perspective, Record, replay
from kaffeehaus.bots import make
from kaffeehaus.review import kept
from kaffeehaus.review.chances import Curve, chance_now, chance_of, curve_of, is_calibrated
from kaffeehaus.review.course import Order, Piece, orders, piece
from kaffeehaus.review.decisions import Effort, Judged, judged
from kaffeehaus.review.report import Change, Stretch, review, stretches, turning_points, version

every_game = pytest.mark.parametrize("game", GAMES)
LITTLE = Effort(search=6, meeting=3)


@cache
def record(game: str, players: int = 3, actions: int = 70) -> Record:
    """The beginning of a game among bots that look one action ahead."""
    state = GAMES[game].start(players, GAMES[game].largest, seed=11)
    bots = [make("medium", game, Random(seat)) for seat in range(players)]
    while not state.over and len(state.history) < actions:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(Perspective(state, seat)))
    return state.record()


def moments(game: str) -> list[tuple[GameState, int, int, str]]:
    """Some decisions of the game, with what was done."""
    known = record(game)
    return [(replay(known, at), at, *known.actions[at]) for at in range(3, len(known.actions), 12)]


@every_game
def test_worlds_that_differ_in_what_is_hidden_give_the_same_review_of_a_seat(game: str) -> None:
    differing = 0
    for state, number, seat, text in moments(game):
        action = state.game.parse(text)
        found, chance = judged(state, number, seat, action, LITTLE), chance_now(state, seat)
        for one in (1, 2):
            other = state.determinize(seat, Random(one))
            differing += hidden(other) != hidden(state)
            assert judged(other, number, seat, action, LITTLE) == found
            assert chance_now(other, seat) == chance
    assert differing > 4, "the worlds were all alike, so nothing was tried"


def hidden(state: GameState) -> list[str]:
    return [json.dumps(state.view(seat)) for seat in range(state.players)]


@every_game
def test_pieces_are_the_same_wherever_they_are_made(game: str) -> None:
    wanted = [Order(record(game), start, LITTLE, steps=3) for start in (0, 3, 6)]
    in_a_row = [piece(order) for order in wanted]
    assert [piece(order) for order in reversed(wanted)] == in_a_row[::-1]
    assert [Piece.of(json.loads(json.dumps(one.to_json()))) for one in in_a_row] == in_a_row
    assert [one.before for one in in_a_row[1:]] == [one.steps[-1].chances for one in in_a_row[:-1]]
    assert sum(len(one.decisions) for one in in_a_row) == sum(step.choice for one in in_a_row for step in one.steps)


@every_game
def test_a_review_adds_up(game: str) -> None:
    known = record(game)
    found = [piece(order) for order in orders(known, LITTLE)[:3]]
    told = review(known, found, LITTLE)
    assert told["done"] == 18
    assert len(told["chances"]) == 19
    for seat, one in enumerate(told["seats"]):
        assert sum(one["counts"].values()) == len(one["decisions"])
        if one["decisions"]:
            first = one["decisions"][0]["number"]
            whole = told["chances"][18][seat] - told["chances"][first][seat]
            assert sum(one["change"].values()) == pytest.approx(whole, abs=0.2)
        for decision in one["decisions"]:
            assert decision["preferred"] != decision["action"]
            assert decision["verdict"] == "best" or decision["preferred"] is not None
            assert 0 <= decision["cost"] <= 100
    assert version(known, LITTLE) == told["version"] != version(known, Effort())


def test_nothing_came_to_light_without_being_shown() -> None:
    known = record("vienna")
    state = replay(known, 0)
    for step, (seat, text) in zip(piece(Order(known, 0, LITTLE)).steps, known.actions, strict=False):
        shown = state.shown
        state.apply(seat, state.game.parse(text))
        assert any(step.luck) <= (state.shown != shown)


def test_the_end_is_no_guess() -> None:
    state = GAMES["vienna"].start(2, seed=3)
    while not state.over:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert state.outcome is not None
    assert [chance_now(state, seat) for seat in (0, 1)] == [float(seat in state.outcome.winners) for seat in (0, 1)]


def test_a_game_turns_where_chances_changed_most() -> None:
    changes = [0.01, -0.2, 0.05, 0.3, -0.06, 0.07, 0.03]
    told = [Stretch(Judged(n, 0, "x", "best", 0.5, 0.0), Change(0, change, 0)) for n, change in enumerate(changes)]
    assert turning_points(told) == [1, 3, 4, 5]
    assert turning_points(told[:1]) == []


def test_what_happens_before_the_first_decision_is_nobodys() -> None:
    found = stretches([piece(Order(record("vienna"), 0, LITTLE, steps=2))], 2)
    assert all(one.decision.seat == 2 for one in found)


@pytest.mark.parametrize(("game", "players"), [(name, n) for name, game in GAMES.items() for n in game.seats])
def test_more_of_a_lead_is_more_of_a_chance(game: str, players: int) -> None:
    curve = curve_of(game, players)
    assert all(slope > 0 for slope in curve.slopes)
    assert list(curve.rounds) == sorted(set(curve.rounds))
    for round in (0, 1, 2.5, 40):
        found = [curve.chance(lead, round) for lead in range(-120, 121, 20)]
        assert found == sorted(found)
        assert 0 < found[0] < found[-1] < 1


def test_between_two_rounds_lies_what_lies_between() -> None:
    curve = Curve((2.0, 4.0), (0.0, 1.0), (0.1, 0.1))
    assert curve.chance(0, 1) == 0.5
    assert curve.chance(5, 3) == pytest.approx(curve.chance(0, 4))


@every_game
def test_the_chances_are_of_the_judge_that_the_house_has(game: str) -> None:
    assert all(is_calibrated(GAMES[game].start(players, GAMES[game].largest, 1)) for players in GAMES[game].seats)
    state = GAMES[game].start(2, seed=1)
    assert 0.3 < chance_of(state, 0) < 0.7


def test_a_file_is_gone_on_with_only_if_it_is_of_this_review(tmp_path: Path) -> None:
    file, known = tmp_path / "review.jsonl", record("vienna")
    made = [piece(Order(known, start, LITTLE, steps=1)) for start in (0, 1)]
    with file.open("w") as out:
        kept.begin(out, "v", "r")
        for one in made:
            kept.add(out, one)
    assert kept.read(file, "v", "r") == {0: made[0], 1: made[1]}
    file.write_text(file.read_text()[:-40])
    assert kept.read(file, "v", "r") == {0: made[0]}
    assert kept.read(file, "w", "r") == kept.read(file, "v", "s") == kept.read(tmp_path / "none", "v", "r") == {}
    file.write_text("nothing of ours")
    assert kept.read(file, "v", "r") == {}

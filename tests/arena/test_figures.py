"""The figures of many games: places after the first player, what missions bring, and what the deal does."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.figures.effects import Gift, Mean, parts
from kaffeehaus.arena.figures.playing import Setting, Tally, half_time, pieces, play_batch, play_one
from kaffeehaus.arena.figures.regression import Regression
from kaffeehaus.arena.figures.sums import Figures
from kaffeehaus.arena.plan import game_seed
from kaffeehaus.core.contract import Perspective
from kaffeehaus.games import GAMES

RANDOM = Entrant("random", None)


def setting(game: str, players: int = 3, seed: int = 1, **options: Any) -> Setting:
    return Setting(game, players, GAMES[game].options(options).to_json(), seed, (RANDOM,) * players)


def tally(**more: Any) -> Tally:
    """A game of Vienna's introductory version that seat 2 began and seat 1 won."""
    plain: dict[str, Any] = {
        "first": 2,
        "rounds": 12,
        "decisions": 100,
        "scores": (10, 30, 20),
        "winners": (1,),
        "points": ({"squares": 10}, {"squares": 30}, {"squares": 20}),
        "half": (5, 4, 3),
        "reason": "investigator",
        "dealt": ((), (), ()),
        "holdings": {"tiles": (1, 2, 3)},
        "used": Counter(),
    }
    return Tally(**(plain | more))


def figures(*tallies: Tally, **more: Any) -> dict[str, Any]:
    found = Figures(setting("vienna", **more))
    for one in tallies:
        found.add(one)
    return found.to_json()


# Victories ------------------------------------------------------------------------------------------------------------


def test_places_are_counted_from_the_first_player_clockwise() -> None:
    data = figures(tally(), tally(first=0))
    assert data["win_share"] == [0, 1, 0]
    assert data["win_share_by_place"] == [0, 0.5, 0.5]  # seat 1 came third in one game, second in the other
    for name in ("win_share", "win_share_by_place"):
        for share, (low, high) in zip(data[name], data[f"{name}_interval"], strict=True):
            assert 0 <= low <= share <= high <= 1


def test_a_shared_victory_counts_as_a_part_for_each() -> None:
    assert figures(tally(winners=(0, 1, 2)))["win_share_by_place"] == pytest.approx([1 / 3] * 3)
    assert parts((0, 4), 5) == [30, 0, 0, 0, 30]


def test_leaders_at_half_time_share_what_they_win() -> None:
    assert figures(tally())["half_time_leader_wins"]["value"] == 0
    assert figures(tally(half=(5, 9, 3)))["half_time_leader_wins"]["value"] == 1
    assert figures(tally(half=(9, 9, 3)))["half_time_leader_wins"]["value"] == 0.5


def test_points_by_source_are_means_and_shares() -> None:
    assert figures(tally())["points"] == {"squares": {"mean": 20, "share": 1}}
    assert figures(tally())["holdings"]["tiles"]["value"] == 2


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("vienna", {}),
        ("vienna", {"version": "advanced"}),
        ("valencia", {}),
        ("valencia", {"players": 2}),
        ("valencia", {"city": "random"}),
        ("valencia", {"specials": "all"}),
    ],
    ids=["introductory", "advanced", "first city", "two players", "random city", "special cards"],
)
def test_what_is_counted_adds_up(game: str, options: dict[str, Any]) -> None:
    played = setting(game, **options)
    total = Figures(played)
    tallies = [one for piece in pieces(played, 12) for one in play_batch(piece)]
    for one in tallies:
        total.add(one)
    data = total.to_json()
    assert data["games"] == len(tallies) == 12
    assert sum(part["mean"] for part in data["points"].values()) == pytest.approx(data["scores"]["mean"], abs=0.01)
    assert sum(data["rounds_counted"].values()) == 12
    for mission in data["missions"].values():
        assert mission["completed"] + mission["open"] == mission["kept"]
    for name, used in data["used"]["cards"].items():
        assert min(used, 12) >= data["used_in_games"]["cards"][name] >= (used > 0)


def test_V24_the_first_player_is_who_holds_the_crest() -> None:
    for seed in range(5):
        state = GAMES["vienna"].start(4, seed=seed)
        assert state.view(None)["began"] == state.view(None)["crest"]


def test_L12_the_first_player_is_who_has_stefan_feld() -> None:
    for seed in range(5):
        state = GAMES["valencia"].start(4, seed=seed)
        assert state.view(None)["began"] == state.view(None)["stefan"]


def test_L13_everybody_is_dealt_five_missions_and_they_are_counted() -> None:
    one = play_one(setting("valencia"), 0)
    assert [len(missions) for missions in one.dealt] == [5, 5, 5]
    assert sum(number for (what, _), number in one.used.items() if what == "dealt") == 15


@pytest.mark.parametrize("game", GAMES)
def test_half_time_is_when_half_of_the_rounds_rounded_up_are_over(game: str) -> None:
    """In Valencia that is after the third of five; the same game is played again to look."""
    played = setting(game)
    one = play_one(played, 0)
    state = GAMES[game].start(3, GAMES[game].options(played.options), game_seed(1, 0))
    bots = [RANDOM.bot(game, Random(f"1/0/{seat}")) for seat in range(3)]
    while state.view(None)["round"] <= (one.rounds + 1) // 2:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(Perspective(state, seat)))
    assert [desk["score"] for desk in state.view(None)["desks"]] == list(one.half)


@pytest.mark.parametrize(
    ("rounds", "over"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)],
)
@pytest.mark.parametrize("told", [0, 1], ids=["the first round is told", "it is not"])
def test_half_time_is_found_in_games_of_any_length(rounds: int, over: int, told: int) -> None:
    """A score is the number of rounds that are over."""
    assert half_time([(number,) for number in range(told, rounds)], (rounds,), rounds) == (over,)


# The deal -------------------------------------------------------------------------------------------------------------


def test_a_mean_has_the_interval_of_its_spread() -> None:
    mean = Mean()
    assert mean.estimate() is None
    for value in (1, 2, 3, 4):
        mean.add(value)
    found = mean.estimate()
    assert found is not None
    assert found.value == 2.5
    assert found.high == pytest.approx(2.5 + 3.1824 * (5 / 3 / 4) ** 0.5)
    half = mean.estimate(2)
    assert half is not None
    assert half.value == 1.25


def test_seats_with_a_gift_are_compared_with_those_of_the_same_games() -> None:
    gift = Gift(["g"])
    for _ in range(40):
        gift.add([["g"], ["x"], []], [60, 0, 0])
        gift.add([["g", "x"], [], []], [0, 60, 0])
    data = gift.to_json(3)
    assert data["with"] == {"seats": 80, "win_share": 0.5}
    assert data["without"] == {"seats": 160, "win_share": 0.25}
    assert data["ratio"]["value"] == 2
    assert data["ratio"]["low"] < 2 < data["ratio"]["high"]


def test_without_either_kind_of_seat_there_is_no_ratio() -> None:
    gift = Gift(["g"])
    gift.add([["g"], ["g"]], [60, 0])
    assert gift.to_json(2)["ratio"] is None


def test_a_regression_finds_what_explains_a_value() -> None:
    exact, noise = Regression("abc"), Regression("abc")
    rng = Random(1)
    for _ in range(400):
        there = [thing for thing in "abc" if rng.random() < 0.5]
        exact.add(there, 7 + 3 * ("a" in there) - 2 * ("c" in there))
        noise.add(there, rng.randrange(100))
    assert exact.to_json()["share"] == exact.to_json()["adjusted"] == 1
    assert noise.to_json()["share"] < 0.03
    assert abs(noise.to_json()["adjusted"]) < 0.03


def test_a_regression_leaves_out_what_others_already_say() -> None:
    """Everybody has just one of two things, so one of them says all; a third never occurs."""
    found = Regression("abc")
    for value in (1, 3):
        found.add("a", value)
        found.add("b", value + 4)
    data = found.to_json()
    assert (data["cases"], data["indicators"]) == (4, 1)
    assert data["share"] == pytest.approx(16 / 20)
    assert data["adjusted"] == pytest.approx(1 - (4 / 2) / (20 / 3), abs=1e-6)


def test_too_few_cases_explain_nothing() -> None:
    found = Regression("ab")
    found.add("a", 1)
    found.add("b", 2)
    assert found.to_json()["adjusted"] is None

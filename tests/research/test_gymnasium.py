"""The Gymnasium door: its own checker passes, bots fill the other seats, and masks say what is legal."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from kaffeehaus import GAMES, BadOptions, IllegalAction
from kaffeehaus.research.gymnasium import SeatEnv, make
from kaffeehaus.research.rewards import REWARDS


def play(seat: SeatEnv, seed: int) -> tuple[float, dict]:
    """A game of random legal actions: all rewards together, and the last info."""
    rng = np.random.default_rng(seed)
    _, info = seat.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert (seat.action_masks() == info["action_mask"].astype(bool)).all()
        observation, reward, over, cut, info = seat.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert observation in seat.observation_space
        assert not cut
        total += reward
    return total, info


@pytest.mark.parametrize("reward", ["win", "score", "points"])
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_check_env(game: str, reward: str):
    seat = gymnasium.make(
        f"kaffeehaus/{game}-v{GAMES[game].rules}",
        seat=None,
        opponents=["easy", "random"],
        players=3,
        reward=reward,
        render_mode="ansi",
    )
    check_env(seat.unwrapped)


@pytest.mark.parametrize(
    ("game", "players", "opponents", "options"),
    [
        ("vienna", 2, ["medium"], {"version": "advanced"}),
        ("vienna", 4, ["random"], {"third_man": True}),
        ("valencia", 3, ["easy", "random"], {"specials": "all"}),
    ],
)
def test_a_game_is_played_to_its_end(game: str, players: int, opponents: list, options: dict):
    for seat in range(players):
        total, info = play(make(game, seat, opponents, players=players, options=options), seat)
        outcome = info["outcome"]
        won = 1 / len(outcome["winners"]) if seat in outcome["winners"] else 0
        assert total == pytest.approx((players * won - 1) / (players - 1))
        assert not info["action_mask"].any()


def test_points_add_up_to_the_difference_of_the_scores():
    total, info = play(make("valencia", seat=1, opponents=["easy"], reward="points"), 4)
    scores = info["outcome"]["scores"]
    assert total == pytest.approx(scores[1] - scores[0])


def test_the_same_seed_gives_the_same_game():
    games = [play(make("vienna", seat=None, opponents=["easy"]), 9)[1]["outcome"] for _ in range(2)]
    assert games[0] == games[1]


def test_a_seat_that_is_not_given_is_drawn_for_every_game():
    seat = make("vienna", seat=None)
    assert {seat.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


@pytest.mark.parametrize("deal", [7, np.int64(7)], ids=["plain", "numpy"])
def test_the_deal_can_be_given(deal: int):
    seat = make("vienna", seat=0)
    seat.reset(options={"deal": deal})
    assert json.loads(json.dumps(seat._play.state.view(0))) == GAMES["vienna"].start(2, seed=7).view(0)


@pytest.mark.parametrize("deal", [-1, "seven", True, np.float64(7)], ids=str)
def test_a_deal_there_is_not_is_refused(deal: object):
    with pytest.raises(BadOptions, match="a seed is"):
        make("vienna").reset(options={"deal": deal})


@pytest.mark.parametrize("number", [3, -1, 10**6], ids=["illegal", "negative", "too great"])
@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_ends_the_episode_and_costs_more_than_a_defeat(reward: str, number: int):
    seat = make("vienna", opponents=["medium"], reward=reward)
    defeat, ended = play(seat, 1)
    assert ended["outcome"]["winners"] == [1]
    seat.reset(seed=1)
    assert not seat.action_masks()[3]
    _, cost, over, cut, info = seat.step(number)
    assert cost < defeat < 0
    assert (over, cut) == (True, False)
    assert "legal now" in info["illegal"] or "has the actions" in info["illegal"]
    with pytest.raises(ResetNeeded):
        seat.step(number)


def test_an_illegal_action_is_refused_with_what_was_legal_where_one_wants_that():
    seat = make("vienna", illegal="raise")
    seat.reset(seed=1)
    legal = list(np.flatnonzero(seat.action_masks()))
    for number in (int(np.flatnonzero(~seat.action_masks())[0]), -1, 10**6):
        with pytest.raises(IllegalAction) as refused:
            seat.step(number)
        assert [action.id for action in refused.value.legal] == legal
    seat.step(legal[0])


@pytest.mark.parametrize("number", [1.5, "3", None], ids=str)
def test_what_is_no_id_is_no_action(number: Any):
    seat = make("vienna", illegal="raise")
    seat.reset(seed=1)
    with pytest.raises(TypeError):
        seat.step(number)


@pytest.mark.parametrize(
    "early", [lambda seat: seat.step(0), SeatEnv.action_masks, SeatEnv.render], ids=["step", "action_masks", "render"]
)
@pytest.mark.parametrize("mode", [None, "ansi"])
def test_nothing_can_be_asked_before_the_first_deal(early: Callable[[SeatEnv], object], mode: str | None):
    with pytest.raises(ResetNeeded, match="reset"):
        early(make("vienna", render_mode=mode))


def test_it_draws_the_view_of_its_own_seat():
    seat = make("valencia", seat=1, render_mode="ansi")
    seat.reset(seed=1)
    shown = seat.render()
    assert shown is not None
    assert json.loads(shown)["seat"] == 1


@pytest.mark.parametrize(
    ("wrong", "allowed"),
    [
        ({"game": "chess"}, "vienna, valencia"),
        ({"seat": 2}, "0, 1"),
        ({"opponents": ["deepest"]}, "random, easy, medium"),
        ({"opponents": ["easy", "easy"]}, "2 bots were named for 1 seats"),
        ({"players": 1}, "2 to 4"),
        ({"options": {"figures": True}}, "version=advanced"),
        ({"reward": "money"}, "win, score, points"),
        ({"illegal": "shrug"}, "end, raise"),
        ({"budget": "long"}, "0.5s"),
    ],
    ids=str,
)
def test_what_there_is_not_is_refused_with_what_there_is(wrong: dict, allowed: str):
    with pytest.raises(BadOptions, match=allowed):
        make(**{"game": "vienna", **wrong})

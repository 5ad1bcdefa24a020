"""The PettingZoo door: its own suites pass, secret choices stay secret, and rewards are what the documentation says."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kaffeehaus import GAMES, BadOptions, IllegalAction, replay
from kaffeehaus.research.pettingzoo import env, raw_env
from kaffeehaus.research.rewards import REWARDS

TABLES = [
    ("vienna", 2, {}, "win"),
    ("vienna", 4, {"version": "advanced", "third_man": True, "figures": True, "flags": "random"}, "points"),
    ("valencia", 2, {}, "score"),
    ("valencia", 5, {"specials": "all", "city": "random"}, "points"),
]


def play(table: Any, seed: int) -> dict[str, float]:
    """A game of random legal actions; the rewards of each agent, added up."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        totals[agent] += reward
        over = termination or truncation
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


# PettingZoo's own games with masks bring the same two warnings: it would rather see plain arrays.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("game", "players", "options", "reward"), TABLES)
def test_it_passes_the_api_test(game: str, players: int, options: dict, reward: str, capsys):
    api_test(env(game, players, options, reward), num_cycles=400)


@pytest.mark.parametrize(("game", "players", "options", "reward"), TABLES)
def test_it_passes_the_seed_test(game: str, players: int, options: dict, reward: str):
    seed_test(lambda: env(game, players, options, reward), num_cycles=200)


@pytest.mark.parametrize(("game", "players", "options", "reward"), TABLES)
def test_rewards_add_up_to_zero_and_to_what_the_game_was_worth(game: str, players: int, options: dict, reward: str):
    table = env(game, players, options, reward)
    totals = play(table, 3)
    outcome = table.unwrapped._play.state.outcome
    assert sum(totals.values()) == pytest.approx(0)
    for seat, total in enumerate(totals.values()):
        others = [score for p, score in enumerate(outcome.scores) if p != seat]
        if reward == "win":
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0
            assert total == pytest.approx((players * won - 1) / (players - 1))
        else:
            assert total == pytest.approx(outcome.scores[seat] - sum(others) / len(others))


def test_actions_have_the_ids_of_the_catalogue_and_the_record_is_the_game():
    table = raw_env("vienna")
    table.reset(options={"deal": 7})
    state = GAMES["vienna"].start(2, seed=7)
    for _ in range(40):
        mask = table.observe(table.agent_selection)["action_mask"]
        seat = state.to_act[0]
        legal = state.legal(seat)
        assert table.agent_selection == f"seat_{seat}"
        assert list(np.flatnonzero(mask)) == [action.id for action in legal]
        table.step(legal[-1].id)
        state.apply(seat, legal[-1])
    assert replay(table._play.state.record()) == state


def first_seat_chooses(game: str, way: int) -> raw_env:
    """A table at which the first seat has made its first secret choice in one of two ways.

    In Vienna it assigns its lowest cards or its highest; in Valencia it keeps its first mission or its last.
    """
    table = raw_env(game)
    table.reset(options={"deal": 5})
    asked = 0
    while table.agent_selection == "seat_0":
        legal = np.flatnonzero(table.observe("seat_0")["action_mask"])
        first = way == 0 if game == "vienna" else asked == 4 * way
        table.step(int(legal[0 if first else -1]))
        asked += 1
    return table


@pytest.mark.parametrize("game", GAMES)
def test_one_secret_choice_is_not_told_to_the_next_who_chooses(game: str):
    one, other = (first_seat_chooses(game, way) for way in (0, 1))
    assert one._play.state != other._play.state
    assert one.agent_selection == other.agent_selection == "seat_1"
    assert one.infos["seat_1"] == other.infos["seat_1"] == {}
    mine, others = one.observe("seat_1"), other.observe("seat_1")
    assert (mine["observation"] == others["observation"]).all()
    assert (mine["action_mask"] == others["action_mask"]).all()


def test_who_is_not_asked_has_an_empty_mask():
    table = raw_env("valencia", 3)
    table.reset(seed=1)
    assert not table.observe("seat_1")["action_mask"].any()


ILLEGAL = pytest.mark.parametrize("number", [3, -1, 10**6], ids=["illegal", "negative", "too great"])


@ILLEGAL
@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_ends_the_game_for_all_and_costs_more_than_a_defeat(reward: str, number: int):
    table = env("vienna", 2, reward=reward)
    defeat = min(play(table, 1).values())
    table.reset(seed=1)
    first = table.agent_selection
    assert not table.observe(first)["action_mask"][3]
    table.step(number)
    assert all(table.terminations.values())
    assert not any(table.truncations.values())
    assert table.rewards[first] < defeat < 0
    assert sum(table.rewards.values()) == table.rewards[first]
    assert table.infos[first]["illegal"]
    told = {}
    for agent in table.agent_iter():
        told[agent] = table.last()[1]
        table.step(None)
    assert told == {"seat_0": pytest.approx(REWARDS[reward].worst), "seat_1": 0}


@ILLEGAL
def test_an_illegal_action_is_refused_with_what_was_legal_where_one_wants_that(number: int):
    table = env("vienna", illegal="raise")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    assert not mask[3]
    with pytest.raises(IllegalAction) as refused:
        table.step(number)
    assert [action.id for action in refused.value.legal] == list(np.flatnonzero(mask))
    table.step(refused.value.legal[0].id)


@pytest.mark.parametrize("illegal", ["end", "raise"])
@pytest.mark.parametrize(("number", "error"), [(1.5, TypeError), ("3", TypeError), (None, ValueError)])
def test_what_is_no_id_is_no_action(number: object, error: type[Exception], illegal: str):
    table = env("vienna", illegal=illegal)
    table.reset(seed=1)
    with pytest.raises(error):
        table.step(number)


@pytest.mark.parametrize("deal", [7, np.int64(7)], ids=["plain", "numpy"])
def test_the_deal_can_be_given(deal: int):
    table = env("valencia")
    table.reset(options={"deal": deal})
    assert table.unwrapped._play.state == GAMES["valencia"].start(2, seed=7)


def test_it_draws_the_view_of_a_spectator():
    table = env("vienna", render_mode="ansi")
    table.reset(seed=1)
    assert json.loads(table.render())["seat"] is None


@pytest.mark.parametrize(
    ("wrong", "allowed"),
    [
        ({"game": "chess"}, "vienna, valencia"),
        ({"players": 9}, "2 to 4"),
        ({"options": {"version": "easy"}}, "introductory, advanced"),
        ({"options": {"colour": "red"}}, "version"),
        ({"reward": "money"}, "win, score, points"),
        ({"illegal": "shrug"}, "end, raise"),
        ({"render_mode": "human"}, "ansi"),
    ],
    ids=str,
)
def test_what_there_is_not_is_refused_with_what_there_is(wrong: dict, allowed: str):
    with pytest.raises(BadOptions, match=allowed):
        env(**{"game": "vienna", **wrong})

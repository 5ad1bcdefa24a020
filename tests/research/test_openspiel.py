"""The OpenSpiel door: its random simulations and serialization pass, and its algorithms play both games."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from kaffeehaus import GAMES, BadOptions, GameState, IllegalAction
from kaffeehaus.research.openspiel import HouseState

TABLES = [
    "kaffeehaus_vienna",
    "kaffeehaus_vienna(players=4,options=version:advanced;third_man:on;figures:on,reward=score,length=90)",
    "kaffeehaus_valencia(players=2,deals=50)",
    "kaffeehaus_valencia(players=5,options=specials:joker+twins;city:random)",
]


def step(state: HouseState, rng: np.random.Generator) -> None:
    """A random step, by chance or by a seat."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def settle(state: HouseState, rng: np.random.Generator) -> HouseState:
    """The state after all that chance has to say for now."""
    while state.is_chance_node():
        step(state, rng)
    return state


def after(table: str, moves: int, seed: int = 3) -> HouseState:
    """A state after so many random decisions."""
    rng = np.random.default_rng(seed)
    state: HouseState = settle(pyspiel.load_game(table).new_initial_state(), rng)
    for _ in range(moves):
        step(state, rng)
        settle(state, rng)
    return state


def game_of(state: HouseState) -> GameState:
    """The engine's state at the last moment."""
    assert state.course.state is not None
    return state.course.state


def test_every_game_is_registered():
    assert {f"kaffeehaus_{name}" for name in GAMES} <= set(pyspiel.registered_names())


def test_python_ends_in_peace_after_games_were_registered():
    """OpenSpiel's own list outlives the interpreter; what it lets go of then must not need one."""
    ended = subprocess.run(
        [sys.executable, "-c", "import kaffeehaus.research.openspiel"], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("table", TABLES)
def test_it_passes_the_random_simulations_with_serialization(table: str):
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES)
def test_a_saved_state_is_the_same_state_again_and_plays_on_alike(table: str):
    state = after(table, 40)
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    assert len(saved) < 20_000
    game, again = pyspiel.deserialize_game_and_state(saved)
    assert str(game) == str(state.get_game())
    rng = np.random.default_rng(1)
    assert str(again) == str(state)
    while not state.is_terminal():
        assert again.legal_actions() == state.legal_actions()
        step(state, rng)
        again.apply_action(state.history()[-1])
    assert again.history() == state.history()
    assert [again.information_state_string(p) for p in (0, 1)] == [state.information_state_string(p) for p in (0, 1)]
    assert again.returns() == state.returns()


@pytest.mark.parametrize("table", TABLES)
def test_a_clone_is_independent(table: str):
    state = after(table, 20)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@pytest.mark.parametrize("table", ["kaffeehaus_vienna(options=version:advanced)", "kaffeehaus_valencia(players=3)"])
def test_its_ismcts_plays(table: str):
    state = after(table, 0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 12, random_state=np.random.RandomState(2))
    for _ in range(8):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        settle(state, np.random.default_rng(1))


@pytest.mark.parametrize("table", TABLES)
def test_a_resampled_state_looks_the_same_to_its_seat_and_has_no_history(table: str):
    state = after(table, 30)
    seat = state.current_player()
    sampler, rng = pyspiel.UniformProbabilitySampler(0.0, 1.0), np.random.default_rng(1)
    for _ in range(5):
        world = state.resample_from_infostate(seat, sampler)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        others = [p for p in range(world.num_players()) if p != seat]
        assert all(json.loads(world.information_state_string(p))["own"] == [] for p in others)
        while not world.is_terminal():
            step(world, rng)
        assert sum(world.returns()) == pytest.approx(0)


def test_the_deal_can_be_the_seed_and_actions_have_the_ids_of_the_catalogue():
    state = pyspiel.load_game("kaffeehaus_vienna(players=3,deals=50)").new_initial_state()
    assert len(state.chance_outcomes()) == 50
    state.apply_action(7)
    real = GAMES["vienna"].start(3, seed=7)
    assert json.loads(state.observation_string(1)) == json.loads(json.dumps(real.view(1)))
    assert [state.action_to_string(a) for a in state.legal_actions()] == [str(a) for a in real.legal(real.to_act[0])]


def test_an_illegal_action_is_refused_with_what_was_legal():
    state = after("kaffeehaus_vienna", 0)
    legal = state.legal_actions()
    assert 3 not in legal
    for number in (3, legal[0] - state.num_distinct_actions(), 10**6):
        with pytest.raises(IllegalAction) as refused:
            state.apply_action(number)
        assert [action.id for action in refused.value.legal] == legal == state.legal_actions()


def test_an_information_state_remembers_what_its_seat_did():
    state = after("kaffeehaus_vienna", 6)
    for seat in (0, 1):
        assert json.loads(state.information_state_string(seat))["own"] == [
            entry.action for entry in state.full_history() if entry.player == seat
        ]


def seen_by(state: HouseState, player: int, **kind) -> tuple[str, list[float]]:
    """What an observer of this kind tells of a state: its string and its tensor."""
    observer = make_observation(state.get_game(), pyspiel.IIGObservationType(**kind))
    observer.set_from(state, player)
    return observer.string_from(state, player), list(observer.tensor)


@pytest.mark.parametrize("table", TABLES)
def test_an_observer_of_nothing_private_sees_what_a_spectator_sees_whoever_asks(table: str):
    state = after(table, 30)
    public = {"public_info": True, "perfect_recall": False, "private_info": pyspiel.PrivateInfoType.NONE}
    first = seen_by(state, 0, **public)
    assert json.loads(first[0]) == json.loads(json.dumps(game_of(state).view(None)))
    assert any(first[1])
    assert all(seen_by(state, player, **public) == first for player in range(state.num_players()))


@pytest.mark.parametrize("recall", [False, True])
def test_an_observer_of_one_player_sees_what_the_seat_sees(recall: bool):
    state = after("kaffeehaus_valencia", 30)
    one = {"private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER, "perfect_recall": recall}
    string = state.information_state_string if recall else state.observation_string
    tensor = state.information_state_tensor if recall else state.observation_tensor
    for player in (0, 1):
        assert seen_by(state, player, **one) == (string(player), tensor(player))


@pytest.mark.parametrize(
    "kind",
    [
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"private_info": pyspiel.PrivateInfoType.NONE, "perfect_recall": True},
        {"private_info": pyspiel.PrivateInfoType.NONE, "public_info": False},
        {"private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER, "public_info": False},
    ],
    ids=str,
)
def test_an_observer_there_is_not_is_refused_with_those_there_are(kind: dict):
    game = pyspiel.load_game("kaffeehaus_vienna")
    with pytest.raises(ValueError, match=r"public_info.*SINGLE_PLAYER.*NONE"):
        make_observation(game, pyspiel.IIGObservationType(**{"perfect_recall": False, **kind}))


@pytest.mark.parametrize(("reward", "most"), [("win", 1), ("score", 500)])
def test_utilities_are_declared_by_the_reward(reward: str, most: int):
    game = pyspiel.load_game(f"kaffeehaus_vienna(reward={reward})")
    assert (game.min_utility(), game.max_utility()) == (-most, most)


def test_a_learning_environment_can_be_made_of_it():
    table = rl_environment.Environment(pyspiel.load_game("kaffeehaus_valencia(deals=9)"))
    step = table.reset()
    while not step.last():
        step = table.step([step.observations["legal_actions"][step.current_player()][0]])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("wrong", "allowed"),
    [
        ("players=7", "2 to 4"),
        ("options=version:easy", "introductory, advanced"),
        ("options=colour:red", "version"),
        ("options=advanced", "name:value"),
        ("reward=points", "win, score"),
        ("deals=-1", "from 0 on"),
        ("length=9", "reward is score"),
        ("observation=all", "view, features"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(wrong: str, allowed: str):
    with pytest.raises(BadOptions, match=allowed):
        pyspiel.load_game(f"kaffeehaus_vienna({wrong})")

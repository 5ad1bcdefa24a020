"""The features of the learned judges as observations: named, alike behind all doors, and nothing hidden in them."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation
from tests.contract.play import finish
from tests.contract.tables import TABLES, Table

from kaffeehaus import GAMES, BadOptions
from kaffeehaus.bots.features import features_of
from kaffeehaus.research import gymnasium, openspiel, pettingzoo
from kaffeehaus.research.observing import FARTHEST, OBSERVATIONS, feature_names, sight_of
from kaffeehaus.research.openspiel import HouseState


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name(game: str):
    features = features_of(game)
    assert features is not None
    assert feature_names(game, "features") == features.names
    for kind in OBSERVATIONS:
        state, names = GAMES[game].start(2, seed=1), feature_names(game, kind)
        assert len(set(names)) == len(names) == len(sight_of(game, kind).of(state, 0))


@pytest.mark.parametrize("table", TABLES[::12], ids=str)
def test_features_depend_on_nothing_hidden_to_the_last_bit(table: Table):
    state, rng = table.start(5), Random(5)
    of = sight_of(table.game, "features").of
    while not state.over:
        seat = state.to_act[0]
        for observer in range(state.players):
            seen = of(state, observer)
            assert seen.dtype == np.float32
            assert np.abs(seen).max() < FARTHEST / 2
            assert of(state.determinize(observer, rng), observer).tobytes() == seen.tobytes()
        for _ in range(7):
            if not state.over:
                seat = state.to_act[0]
                state.apply(seat, rng.choice(state.legal(seat)))
    finish(state, rng)
    assert all(np.isfinite(of(state, observer)).all() for observer in range(state.players))


@pytest.mark.parametrize("game", GAMES)
def test_all_doors_show_the_same(game: str):
    size = len(feature_names(game, "features"))
    seat = gymnasium.make(game, opponents=["random"], observation="features")
    seen, _ = seat.reset(options={"deal": 4})
    check_env(gymnasium.make(game, observation="features"), skip_render_check=True)
    table = pettingzoo.env(game, observation="features")
    table.reset(options={"deal": 4})
    state: HouseState = pyspiel.load_game(f"{openspiel.PREFIX}{game}(deals=5,observation=features)").new_initial_state()
    state.apply_action(4)
    real = GAMES[game].start(2, seed=4)
    shown = sight_of(game, "features").of(real, 0)
    assert seat.observation_space.shape == shown.shape == (size,)
    assert (table.observe("seat_0")["observation"] == shown).all()
    assert (np.array(state.observation_tensor(0), np.float32) == shown).all()
    assert (np.array(state.information_state_tensor(0), np.float32)[:size] == shown).all()
    if real.to_act[0] == 0:
        assert (seen == shown).all()


def test_a_kind_of_observation_there_is_not_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match="view, features"):
        gymnasium.make("vienna", observation="pixels")


def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("kaffeehaus.research.observing.features_of", lambda game: None)
    with pytest.raises(BadOptions, match="observation is view"):
        pettingzoo.env("vienna", observation="features")


def test_features_are_nothing_for_spectators():
    game = pyspiel.load_game("kaffeehaus_vienna(observation=features)")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="SINGLE_PLAYER"):
        make_observation(game, public)

"""Chance in OpenSpiel: every draw of the engine is a chain of chance nodes, and seats remember all they have seen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, generate_playthrough

from kaffeehaus import GAMES, Game, GameState
from kaffeehaus.core.events import Event, visible
from kaffeehaus.core.rng import Dictated, Rng
from kaffeehaus.research.chance import Draw, Told
from kaffeehaus.research.openspiel import HouseState


def test_alike_things_are_one_outcome_as_likely_as_there_are_many():
    draw = Draw(["wine", "coffee", "wine", "wine"], 4)
    assert draw.outcomes(()) == [(0, 3 / 4), (1, 1 / 4)]
    assert draw.outcomes((0, 0)) == [(0, 1 / 2), (1, 1 / 2)]
    assert draw.go_on((0, 1)) == ((0, 1, 0, 0), [])
    assert Told(((0, 1, 0, 0),)).shuffled(["wine", "coffee", "wine", "wine"])[0] == ["wine", "coffee", "wine", "wine"]


def test_numbers_coins_and_words_are_what_was_told():
    told = Told(((5,), (1,), (0,), *(((byte,)) for byte in range(8))))
    number, told_on = told.below(6)
    coins, told_on = told_on.flips(2)
    words, after = told_on.words(1)
    assert (number, coins, words) == (5, [1, 0], [0x0001020304050607])
    assert after.at == len(told.told)
    assert Told().below(1)[0] == 0


def test_a_draw_from_too_many_things_is_refused():
    with pytest.raises(ValueError, match="one of 257 things"):
        Draw(range(257), 1)


class Heard(Rng):
    """The engine's own generator, with somebody who hears what it draws."""

    drawn: list[Sequence[Any]]

    @classmethod
    def along(cls, rng: Rng, drawn: list[Sequence[Any]]) -> Heard:
        heard = cls(rng.key, rng.at)
        heard.drawn = drawn
        return heard

    def shuffled(self, items: Sequence[Any]) -> tuple[list[Any], Rng]:
        order, after = super().shuffled(items)
        self.drawn.append(order[:])
        return order, Heard.along(after, self.drawn)

    def below(self, bound: int) -> tuple[int, Rng]:
        number, after = super().below(bound)
        self.drawn.append((number,))
        return number, Heard.along(after, self.drawn)

    def flips(self, count: int) -> tuple[list[int], Rng]:
        coins, after = super().flips(count)
        self.drawn += [(coin,) for coin in coins]
        return coins, Heard.along(after, self.drawn)


PATHS = [
    ("vienna", 2, {"version": "advanced", "flags": "random"}),
    ("vienna", 4, {}),
    ("valencia", 2, {"city": "random"}),
    ("valencia", 4, {"city": "random", "specials": ["joker"]}),
]


def begun(game: Game, players: int, options: dict[str, Any], drawn: list[Sequence[Any]]) -> GameState:
    """A game as the house deals it."""
    seed = Dictated(b"heard")
    seed.stream = Heard.along(Rng.of(11), drawn)
    return game.start(players, game.options(options), seed)


def bring(state: HouseState, drawn: list[Sequence[Any]]) -> None:
    """Chance brings what was drawn, which it must be able to; what must come anyway is no outcome."""
    while state.is_chance_node():
        draw, order = state.course.draw, drawn.pop(0)
        while draw is not None and state.course.draw is draw:
            thing = order[len(state.course.picks)]
            state.apply_action(next(place for place, _ in state.chance_outcomes() if draw.things[place] == thing))


@pytest.mark.parametrize(("name", "players", "options"), PATHS, ids=str)
def test_every_game_of_the_engine_is_a_path_of_the_tree(name: str, players: int, options: dict[str, Any]):
    game, rng = GAMES[name], Random(2)
    drawn: list[Sequence[Any]] = []
    real = begun(game, players, options, drawn)
    assert real.view(0) == game.start(players, game.options(options), 11).view(0)
    words = ";".join(f"{k}:{'+'.join(v) if isinstance(v, list) else v}" for k, v in options.items())
    state = pyspiel.load_game(f"kaffeehaus_{name}(players={players},options={words})").new_initial_state()
    shuffles = 0
    while True:
        shuffles += bool(drawn)
        bring(state, drawn)
        assert drawn == []
        game_now = state.course.state
        assert game_now is not None
        assert all(game_now.view(seat) == real.view(seat) for seat in range(players))
        if real.over:
            break
        seat = real.to_act[0]
        assert state.legal_actions() == [a.id for a in real.legal(seat)]
        action = rng.choice(real.legal(seat))
        real.apply(seat, action)
        state.apply_action(action.id)
    assert state.is_terminal()
    assert (shuffles > 1) == ((name, players) == ("vienna", 4))


def told(state: HouseState, seat: int) -> str:
    """All that a seat has seen, as the engine tells it: what happened before its eyes, what it did, what it saw then.

    Worked out from what was done and drawn alone, and with whatever shows nothing new left out.
    """
    table, world = state.table, None
    found: list[Any] = []
    for wish, drawn in state.course.past():
        events: list[Event] = []
        if world is None:
            seed = Dictated(b"told")
            seed.stream = Told(drawn)
            world = table.game.start(table.players, table.options, seed)
        else:
            world.rng = Told(drawn)
            world.apply(wish.seat, world.actions[wish.action], events)
        seen = [event.to_json() for event in visible(events, seat)]
        view, own = world.view(seat), [wish.action] * (wish.seat == seat)
        if own or seen or not found or view != found[-1][-1]:
            found.append([own, seen, view])
    return json.dumps(found)


@pytest.mark.parametrize(("name", "swapped"), [("vienna", 4), ("valencia", 6)])
def test_a_seat_tells_apart_just_what_it_has_seen(name: str, swapped: int):
    """The same choices, where they can be made, on two deals that differ in hidden things only, which show in time."""
    game = pyspiel.load_game(f"kaffeehaus_{name}(players=2)")
    rng, alike, apart = Random(4), 0, 0
    for _ in range(swapped):
        one = game.new_initial_state()
        while one.is_chance_node():
            one.apply_action(rng.choices(*zip(*one.chance_outcomes(), strict=True))[0])
        first = one.course.past()[0][1]
        which = rng.choice([place for place, drawn in enumerate(first) if len(drawn) > 20])
        places = rng.sample(range(len(first[which])), 2)
        two = game.new_initial_state()
        order = list(first[which])
        order[places[0]], order[places[1]] = order[places[1]], order[places[0]]
        wanted = [*first[:which], order, *first[which + 1 :]]
        while two.is_chance_node():
            two.apply_action(wanted[len(two.course.told)][len(two.course.picks)])
        for _ in range(16):
            for seat in (0, 1):
                same = told(one, seat) == told(two, seat)
                alike, apart = alike + same, apart + (not same)
                assert (one.information_state_string(seat) == two.information_state_string(seat)) == same
                assert (one.information_state_tensor(seat) == two.information_state_tensor(seat)) == same
            action = rng.choice(one.legal_actions())
            one.apply_action(action)
            two.apply_action(action if action in two.legal_actions() else two.legal_actions()[0])
            if one.is_chance_node() or two.is_chance_node():
                break
    assert alike > 20, (alike, apart)
    assert apart > 10, (alike, apart)


SHORT = "kaffeehaus_vienna(length=4,reward=score,deals=5,options=version:advanced)"


def test_counterfactual_regret_finds_an_equilibrium_of_a_short_game():
    game = pyspiel.load_game(SHORT)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < before / 2


@pytest.mark.parametrize("name", ["vienna", "valencia"])
def test_external_sampling_goes_through_every_chance(name: str):
    game = pyspiel.load_game(f"kaffeehaus_{name}(length=3,reward=score)")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    assert len(solver._infostates) > 10


def test_a_playthrough_can_be_repeated(monkeypatch: pytest.MonkeyPatch):
    """But for observers of public or private information alone, which a playthrough would also like to show."""

    def made(game: Any, imperfect_information_observation_type: Any = None, params: Any = None) -> Any:
        kind = imperfect_information_observation_type
        return observation.make_observation(game, kind, params) if kind is None or kind.perfect_recall else None

    monkeypatch.setattr(generate_playthrough, "make_observation", made)
    through = generate_playthrough.playthrough(SHORT, None, seed=3)
    actions = [int(line.split()[1]) for line in through.splitlines() if line.startswith("action: ")]
    assert len(actions) == 5
    assert generate_playthrough.playthrough(SHORT, actions, seed=3) == through

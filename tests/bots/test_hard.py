"""The bot that thinks ahead: within its budget, the same again from the same seed, alone or in several processes."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest
from tests.needs import watched

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import BOTS, make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.search import Node, Search
from kaffeehaus.bots.thinker import Thinker
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.errors import BadOptions

every_game = pytest.mark.parametrize("game", GAMES)


def position(game: str, decisions: int, seed: int = 3, players: int = 2) -> GameState:
    """A random game after so many decisions, where there is something to think about."""
    state, rng = GAMES[game].start(players, None, seed), Random(seed)
    obvious = evaluation_of(game).obvious
    while decisions > 0 or len(state.legal(state.to_act[0])) < 3 or obvious(state, state.to_act[0]):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        decisions -= 1
    return state


@every_game
def test_the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons(game):
    state = position(game, 20)
    perspective = Perspective(state, state.to_act[0])
    first, second = (make("hard", game, Random(5), Budget(iterations=20)).explain(perspective) for _ in range(2))
    assert first == second
    assert make("hard", game, Random(5), Budget(iterations=20)).choose(perspective) is first.action
    assert sum(alternative.playouts for alternative in first.alternatives) == 20


@every_game
def test_what_several_processes_found_is_added_up(game):
    state = position(game, 20)
    perspective = Perspective(state, state.to_act[0])
    found = []
    for _ in range(2):
        bot = make("hard", game, Random(5), Budget(iterations=12), workers=2)
        assert isinstance(bot, Thinker)
        try:
            found.append(bot.explain(perspective))
        finally:
            bot.close()
    assert found[0] == found[1]
    assert found[0].action in state.legal(perspective.seat)
    assert sum(alternative.playouts for alternative in found[0].alternatives) == 12


@every_game
def test_more_budget_is_more_playouts_and_all_decisions_are_counted(game):
    state = position(game, 20)
    perspective = Perspective(state, state.to_act[0])
    searches = [Search(perspective, Random(1), evaluation_of(game), Budget(iterations=n)) for n in (4, 16)]
    for search in searches:
        search.run()
    assert [search.playouts for search in searches] == [4, 16]
    assert 4 <= searches[0].decisions < searches[1].decisions


def test_iterations_are_divided_without_a_remainder_and_a_dead_worker_is_replaced():
    state = position("vienna", 20)
    perspective = Perspective(state, state.to_act[0])
    bot = make("hard", "vienna", Random(5), Budget(iterations=11), workers=2)
    assert isinstance(bot, Thinker)
    try:
        bot.choose(perspective)
        assert bot.statistics.playouts == 11
        assert bot._pool is not None
        for pid in list(bot._pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert bot.choose(perspective) in perspective.legal()
        assert bot.statistics.playouts == 22
    finally:
        bot.close()


@watched
@pytest.mark.parametrize("players", [2, 4])
def test_a_decision_of_the_tree_is_always_up_to_the_same_seat(players, monkeypatch):
    """Who comes after the same actions may depend on the world; what does well for one says nothing of another."""
    met: dict[int, tuple[Node, int]] = {}
    seats = set()
    decides, promises = Search._met, Search._promising

    def noted(search: Search, state: GameState, seat: int, legal: list[Action]) -> Node:
        node = decides(search, state, seat, legal)
        met[id(node)] = node, seat
        return node

    def checked(search: Search, node: Node, legal: list[Action]) -> Action:
        asked = sys._getframe(1).f_locals["seat"]
        seats.add((met[id(node)][1], asked))
        return promises(search, node, legal)

    monkeypatch.setattr(Search, "_met", noted)
    monkeypatch.setattr(Search, "_promising", checked)
    for decisions in range(20, 20 * players + 20, 2 * players):
        state = position("valencia", decisions, decisions, players)
        make("hard", "valencia", Random(1), Budget(iterations=40)).choose(Perspective(state, state.to_act[0]))
    assert seats == {(seat, seat) for seat in range(players)}


FREEZES = """
import gc, os, sys
from random import Random
from kaffeehaus.bots import make
for name in sys.argv[1:]:
    if not os.fork():
        for game in ("vienna", "valencia"):
            make(name, game, Random(5))
            print(name, gc.get_freeze_count(), flush=True)
        os._exit(0)
    os.wait()
"""
"""Each bot is the first of its process."""


def test_a_collection_of_garbage_does_not_walk_all_that_is_loaded():
    """It took 40 ms: twice what a quick bot may need, a third of the time of one that has a tenth of a second."""
    names = [name for name in BOTS if name != "random"]
    told = subprocess.run([sys.executable, "-c", FREEZES, *names], capture_output=True, text=True, check=True).stdout
    lines = [line.split() for line in told.splitlines()]
    assert [name for name, _ in lines[::2]] == [name for name, _ in lines[1::2]] == names
    for (name, loaded), (_, later) in zip(lines[::2], lines[1::2], strict=True):
        assert int(loaded) > 10_000, name
        assert int(later) <= int(loaded), f"what a second {name} finds is not kept for ever"


@pytest.mark.parametrize("budget", [{"seconds": n} for n in (0, -1, 0.001, 1e9)] + [{"iterations": n} for n in (0, -1)])
def test_a_budget_that_nobody_could_keep_to_is_refused(budget):
    with pytest.raises(BadOptions, match=r"0\.01 to 3600 seconds a decision"):
        Budget(**budget)


def test_a_budget_needs_a_limit_and_keeps_to_the_first_of_two():
    with pytest.raises(BadOptions):
        Budget()
    state = position("vienna", 20)
    bot = make("hard", "vienna", Random(5), Budget(seconds=0.05, iterations=1_000_000))
    assert bot.choose(Perspective(state, state.to_act[0])) in state.legal(state.to_act[0])


@every_game
def test_a_single_legal_action_is_returned_at_once(game):
    state = position(game, 20)
    seat = state.to_act[0]

    class OneWay(Perspective):
        def legal(self) -> list[Any]:
            return super().legal()[:1]

        def sample(self, rng: Random) -> GameState:
            raise AssertionError("nothing to think about")

    for name in BOTS:
        bot = make(name, game, Random(1))
        assert bot.choose(OneWay(state, seat)) is state.legal(seat)[0]
        assert bot.explain(OneWay(state, seat)).reason == "because-only-move"


# Fairness -------------------------------------------------------------------------------------------------------------


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object, modules, classes and functions left out."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, ModuleType | type | FunctionType):
            continue
        found[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(found.values())


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_no_way_leads_from_a_bot_to_the_true_state(game, name):
    state = position(game, 20, players=3)
    seat = state.to_act[0]
    perspective, bot = Perspective(state, seat), make(name, game, Random(1), Budget(iterations=4))
    bot.choose(perspective)
    things = reachable(perspective) + reachable(bot)
    assert not any(thing is state or thing is state.rng or thing is state.history for thing in things)
    assert state.seed not in [thing.seed for thing in things if isinstance(thing, GameState)]


@every_game
def test_what_others_hide_makes_no_difference(game):
    state = position(game, 30, players=3)
    seat = state.to_act[0]
    worlds = [state, *(state.determinize(seat, Random(n)) for n in range(3))]
    found = [make("hard", game, Random(5), Budget(iterations=8)).explain(Perspective(w, seat)) for w in worlds]
    assert found.count(found[0]) == len(worlds)

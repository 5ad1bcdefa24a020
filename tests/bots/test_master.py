"""The strongest bot: what it tells apart, what it keeps, when it stops, and that it knows nothing hidden."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest
from tests.needs import watched

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.imagining import imagining_of
from kaffeehaus.bots.judging import Judging, judging_of
from kaffeehaus.bots.master import Master, Mind
from kaffeehaus.bots.planner import Planner
from kaffeehaus.bots.search import Move, Node
from kaffeehaus.bots.thinker import Thinker
from kaffeehaus.bots.why import JUDGES, LEARNED
from kaffeehaus.core.catalogue import Action

every_game = pytest.mark.parametrize("game", GAMES)


def position(game: str, decisions: int, least: int = 3, most: int = 99, seed: int = 3, players: int = 2) -> GameState:
    """A game of a quick bot after so many decisions, where there are so many choices and none is obvious."""
    state, bot = GAMES[game].start(players, GAMES[game].largest, seed), make("medium", game, Random(seed))
    obvious = evaluation_of(game).obvious
    while decisions > 0 or not least <= len(state.legal(state.to_act[0])) <= most or obvious(state, state.to_act[0]):
        seat = state.to_act[0]
        state.apply(seat, bot.choose(Perspective(state, seat)))
        decisions -= 1
    return state


def planner(state: GameState, budget: Budget, judging: Judging | None = None, kept: Node | None = None) -> Planner:
    """A search for the seat that is to act."""
    game, seat = state.game.name, state.to_act[0]
    judging = judging or judging_of(game, state)
    return Planner(Perspective(state, seat), Random(1), evaluation_of(game), judging, imagining_of(game), budget, kept)


def master(game: str, iterations: int, workers: int = 1) -> Master:
    """The bot, with random numbers that are always the same."""
    return Master(Mind(game), Random(5), Budget(iterations=iterations), workers)


@every_game
def test_the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons(game):
    state = position(game, 20)
    perspective = Perspective(state, state.to_act[0])
    first, second = (master(game, 20).explain(perspective) for _ in range(2))
    assert first == second
    assert master(game, 20).choose(perspective) is first.action
    assert 0 < sum(alternative.playouts for alternative in first.alternatives) <= 20


def test_what_several_processes_found_is_added_up():
    state = position("valencia", 20)
    perspective = Perspective(state, state.to_act[0])
    found = []
    for _ in range(2):
        bot = master("valencia", 12, workers=2)
        try:
            found.append(bot.explain(perspective))
        finally:
            bot.close()
    assert found[0] == found[1]
    assert sum(alternative.playouts for alternative in found[0].alternatives) == 12


# What the tree tells apart --------------------------------------------------------------------------------------------


@watched
@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_a_decision_of_the_tree_is_one_that_the_seat_sees_the_same_in_every_world(game, players, monkeypatch):
    """Nothing is decided there by what the seat could not know, and nothing that it sees is forgotten."""
    met: dict[int, tuple[Node, dict[str, Any], list[Action]]] = {}
    again = 0
    promising = Planner._promising

    def checked(search: Planner, node: Node, legal: list[Action]) -> Action:
        nonlocal again
        state = sys._getframe(1).f_locals["state"]
        view = state.view(search._seat)
        _, seen, offered = met.setdefault(id(node), (node, view, legal))
        assert view == seen
        assert legal == offered
        again += node.playouts > 0
        return promising(search, node, legal)

    monkeypatch.setattr(Planner, "_promising", checked)
    for decisions in (10, 25, 40, 55, 70):
        state = position(game, decisions, seed=decisions, players=players)
        planner(state, Budget(iterations=40)).run()
    assert len(met) > 20
    assert again > 5


# Candidates -----------------------------------------------------------------------------------------------------------


@every_game
def test_with_more_budget_more_actions_are_tried_and_at_last_all(game):
    state = position(game, 20, least=5, most=8)
    tried = []
    for iterations in (8, 40, 180):
        root = planner(state, Budget(iterations=iterations)).run()
        tried.append(sum(move.playouts > 0 for move in root.moves.values()))
    assert tried == sorted(tried)
    assert tried[0] == 2
    assert tried[-1] == len(state.legal(state.to_act[0]))


def by_first_action(state: GameState, best: Action, ahead: float) -> Judging:
    """A judge to whom one action is so much better than all others, give or take a point."""
    chance = Random(7)

    def value(end: GameState, seat: int) -> float:
        taken = end.taken()
        return ahead * (bool(taken) and taken[0][1] is best) + chance.gauss(0.0, 1.0)

    def look(world: GameState, seat: int, legal: list[Action], rng: Random) -> list[tuple[float, Action]]:
        return [(0.0, action) for action in legal]

    return Judging(value, look, LEARNED)


def test_a_settled_decision_ends_early_and_a_close_one_does_not():
    state = position("valencia", 20, least=4)
    best = state.legal(state.to_act[0])[2]
    clear = planner(state, Budget(iterations=300), by_first_action(state, best, 5.0))
    root = clear.run()
    assert clear.playouts < 150
    assert max(root.moves, key=lambda action: root.value(root.moves[action], 3.0)) is best
    close = planner(state, Budget(iterations=300), by_first_action(state, best, 0.0))
    close.run()
    assert close.playouts == 300


def test_an_action_that_does_better_in_common_worlds_says_by_how_much():
    state = position("valencia", 20, least=4)
    best, other = state.legal(state.to_act[0])[2:0:-1]
    search = planner(state, Budget(iterations=300), by_first_action(state, best, 5.0))
    search.run()
    found = search.difference(best, other)
    assert found is not None
    assert found[0] == pytest.approx(5.0, abs=4 * found[1])
    assert 0.1 < found[1] < 1.0


# What is kept ---------------------------------------------------------------------------------------------------------


def sorted_moves(node: Node) -> list[Move]:
    """The moves of a decision in the order of the catalogue."""
    return [node.moves[action] for action in sorted(node.moves, key=lambda action: action.id)]


def chain(game: str) -> tuple[GameState, Action, Master]:
    """A position in which the bot has just answered, and is asked again at once with something kept."""
    for decisions in range(10, 80, 3):
        state = position(game, decisions, seed=decisions)
        seat, bot = state.to_act[0], master(game, 60)
        action = bot.choose(Perspective(state, seat))
        if bot.kept is not None and bot.kept.node.playouts > 10:
            return state, action, bot
    raise AssertionError("nothing was ever kept")


@every_game
def test_what_was_found_out_about_the_next_decision_is_kept_if_it_comes_to_it(game):
    state, action, bot = chain(game)
    seat, kept = state.to_act[0], bot.kept
    assert kept is not None
    state.apply(seat, action)
    while len(state.legal(seat)) == 1:
        state.apply(seat, state.legal(seat)[0])
    perspective = Perspective(state, seat)
    assert perspective.view() == kept.view
    root = bot._think(perspective)
    best = max(kept.node.moves, key=lambda action: kept.node.moves[action].playouts)
    assert root.moves[best].then is kept.node.moves[best].then, "the tree goes on"
    fresh = master(game, 60)._think(perspective)
    looks = [[move.look for move in sorted_moves(node)] for node in (root, fresh)]
    assert looks[0] != looks[1], "what was found out corrects the first look"
    assert set(root.moves) == set(state.legal(seat))


@every_game
def test_where_something_new_came_to_light_the_bot_decides_as_if_it_had_kept_nothing(game):
    _, _, bot = chain(game)
    other = position(game, 33, seed=99)
    perspective = Perspective(other, other.to_act[0])
    fresh = master(game, 60)
    fresh._rng.setstate(bot._rng.getstate())
    assert bot.explain(perspective) == fresh.explain(perspective)


# Fairness -------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("decisions", [0, 9, 30, 60])
def test_what_others_hide_makes_no_difference(game, decisions):
    state, bot = GAMES[game].start(3, GAMES[game].largest, 4), make("medium", game, Random(4))
    while decisions > 0 or len(state.legal(state.to_act[-1])) < 2:
        state.apply(state.to_act[0], bot.choose(Perspective(state, state.to_act[0])))
        decisions -= 1
    seat = state.to_act[-1]
    worlds = [state, *(state.determinize(seat, Random(n)) for n in range(3))]
    found = [master(game, 8).explain(Perspective(world, seat)) for world in worlds]
    assert found.count(found[0]) == len(worlds)


# What it says ---------------------------------------------------------------------------------------------------------


@every_game
def test_it_says_who_judged_how_sure_it_is_and_how_far_others_are_behind(game):
    state = position(game, 30)
    bot = master(game, 40)
    assert isinstance(bot, Thinker)
    why = bot.explain(Perspective(state, state.to_act[0]))
    assert why.judge in JUDGES
    assert why.sure is not None
    assert 0.0 <= why.sure <= 1.0
    assert why.alternatives[0].behind is None
    assert all(a.behind is None or a.behind[0] <= a.behind[1] for a in why.alternatives)
    assert any(a.behind is not None for a in why.alternatives)
    said = why.to_json()
    assert said["judge"] == why.judge
    assert said["sure"] == why.sure

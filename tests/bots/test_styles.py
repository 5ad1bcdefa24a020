"""Personalities: what they like shows in what they do, and they are bots of their level in everything else."""

from __future__ import annotations

from random import Random

import pytest

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.judging import judging_of
from kaffeehaus.bots.styles import PLAIN, STYLES, Style

every_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, decisions: int) -> GameState:
    """A game of quick bots after so many decisions."""
    state, bot = GAMES[game].start(2, GAMES[game].largest, 6), make("medium", game, Random(6))
    for _ in range(decisions):
        state.apply(state.to_act[0], bot.choose(Perspective(state, state.to_act[0])))
    return state


@every_game
@pytest.mark.parametrize("name", STYLES)
def test_every_personality_likes_something_of_every_game_of_the_house(game, name):
    assert set(STYLES[name].leanings) & set(evaluation_of(game).names)


@every_game
def test_what_a_style_likes_is_added_to_what_the_judge_says(game):
    state = played(game, 60)
    evaluation, plain = evaluation_of(game), judging_of(game, state, PLAIN)
    parts = evaluation.parts(state, 0)
    for name in STYLES["fiaker"].leanings:
        fond = judging_of(game, state, Style({name: 2.0}))
        assert fond.value(state, 0) == pytest.approx(plain.value(state, 0) + 2.0 * parts[name])
        assert fond.who == plain.who


@every_game
@pytest.mark.parametrize("name", STYLES)
def test_a_personality_plays_legally_and_says_why(game, name):
    state = played(game, 40)
    for number in range(6):
        seat = state.to_act[0]
        why = make(name, game, Random(number), Budget(iterations=4)).explain(Perspective(state, seat))
        assert why.action in state.legal(seat)
        state.apply(seat, why.action)

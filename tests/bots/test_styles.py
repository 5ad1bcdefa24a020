"""Personalities: what they like shows in what they do, and they are bots of their level in everything else."""

from __future__ import annotations

from random import Random

import pytest

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.judging import judging_of
from kaffeehaus.bots.likes import likes_of
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
    assert set(STYLES[name].leanings) <= set(likes_of(game))


@every_game
def test_what_a_style_likes_is_added_to_what_the_judge_says(game):
    state = played(game, 60)
    plain = judging_of(game, state, PLAIN)
    for name, like in likes_of(game).items():
        fond = judging_of(game, state, Style({name: 2.0}))
        assert fond.value(state, 0) == pytest.approx(plain.value(state, 0) + 2.0 * like(state, 0))
        assert fond.who == plain.who


@every_game
def test_what_is_liked_is_nothing_that_the_seat_could_not_know(game):
    state = played(game, 60)
    for seat in range(2):
        other = state.determinize(seat, Random(1))
        assert [like(other, seat) for like in likes_of(game).values()] == [
            like(state, seat) for like in likes_of(game).values()
        ]


@every_game
@pytest.mark.parametrize("name", STYLES)
def test_a_personality_plays_legally_and_says_why(game, name):
    state = played(game, 40)
    for number in range(6):
        seat = state.to_act[0]
        why = make(name, game, Random(number), Budget(iterations=4)).explain(Perspective(state, seat))
        assert why.action in state.legal(seat)
        state.apply(seat, why.action)

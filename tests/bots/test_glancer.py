"""The learned judge without a search: it takes part where bots are studied, and begins as a search begins."""

from __future__ import annotations

from random import Random

import pytest

from kaffeehaus import GAMES, BadOptions
from kaffeehaus.bots import BOTS, line_up, make
from kaffeehaus.bots.judging import judging_of
from kaffeehaus.bots.roster import STUDIED
from kaffeehaus.core.contract import Perspective


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_what_the_judge_likes_best_at_first_sight_and_says_why(game: str) -> None:
    state, rng, asked = GAMES[game].start(2, seed=3), Random(3), 0
    while not state.over and asked < 12:
        seat = state.to_act[0]
        perspective = Perspective(state, seat)
        bot, legal = make("learned", game, Random(7)), perspective.legal()
        action = bot.choose(perspective)
        world, same = perspective.sample(chance := Random(7)), make("learned", game, Random(7))
        assert action is judging_of(game, world).look(world, seat, legal, chance)[0][1]
        why = same.explain(perspective)
        assert why.action is action
        asked += 1
        state.apply(seat, rng.choice(legal))


def test_it_is_not_offered_to_people() -> None:
    assert set(STUDIED).isdisjoint(BOTS)
    assert line_up(["learned"], 2) == ["learned", "learned"]
    with pytest.raises(BadOptions, match="there is no bot"):
        line_up(["nobody"], 2)

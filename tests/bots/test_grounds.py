"""What a learned judge saw, in words: its numbers belong to parts that have a name, each with what it makes out."""

from __future__ import annotations

from random import Random

import pytest

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.grounds import OTHERS, apart, parts_of
from kaffeehaus.games import part

every_game = pytest.mark.parametrize("game", GAMES)


class Summing:
    """A judge to whom every number counts as much as its place."""

    def of_rows(self, rows: list[list[float]]) -> list[float]:
        return [sum(number * value for number, value in enumerate(row)) for row in rows]


@every_game
def test_the_words_of_the_tables_are_words_of_features_and_the_parts_have_names(game):
    features, told = features_of(game), part(game, "grounds", "GROUNDS")
    assert features is not None
    words = {word for name in features.names for word in name.split(".")[:2]}
    assert {word for found in told.values() for word in found} <= words
    assert set(told) <= {*evaluation_of(game).names, OTHERS}


@every_game
def test_most_numbers_speak_of_one_part_and_none_of_two(game):
    features = features_of(game)
    assert features is not None
    told = [number for numbers in parts_of(game).values() for number in numbers]
    assert len(told) == len(set(told))
    assert len(told) > 0.7 * len(features.names)


@every_game
def test_what_a_part_makes_out_is_what_the_judge_says_with_only_that_part_changed(game):
    state, bot = GAMES[game].start(2, GAMES[game].largest, 6), make("medium", game, Random(6))
    for _ in range(50):
        before = state.clone()
        state.apply(state.to_act[0], bot.choose(Perspective(state, state.to_act[0])))
    features = features_of(game)
    assert features is not None
    here, there = features.of(state, 0), features.of(before, 0)
    found = apart(game, Summing(), state, before, 0)  # type: ignore[arg-type]
    for name, numbers in parts_of(game).items():
        assert found[name] == pytest.approx(sum(number * (here[number] - there[number]) for number in numbers))

"""What a learned judge saw, in words: which of its numbers speak of which part of a position, one table for each game.

A network has no parts. But the numbers that it looks at do: those of one part are put from one position into another,
and what the judge says then is what that part makes out.
"""

from __future__ import annotations

from functools import cache

from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.learned import Judge
from kaffeehaus.core.state import GameState
from kaffeehaus.games import part

OTHERS = "rivals"
"""The part that is about the others."""


def apart(game: str, judge: Judge, better: GameState, worse: GameState, seat: int) -> dict[str, float]:
    """By how many points the judge likes one position better than another for each of their parts."""
    features = features_of(game)
    assert features is not None
    here, there = features.of(better, seat), features.of(worse, seat)
    found = parts_of(game)
    rows = [there]
    for numbers in found.values():
        row = there[:]
        for number in numbers:
            row[number] = here[number]
        rows.append(row)
    before, *after = judge.of_rows(rows)
    return {name: value - before for name, value in zip(found, after, strict=True)}


@cache
def parts_of(game: str) -> dict[str, list[int]]:
    """The numbers that speak of each part."""
    features = features_of(game)
    told: dict[str, tuple[str, ...]] = part(game, "grounds", "GROUNDS") or {}
    by_word = {word: name for name, words in told.items() for word in words}
    names = (*evaluation_of(game).names, OTHERS)
    found: dict[str, list[int]] = {name: [] for name in names}
    for number, name in enumerate(features.names if features else ()):
        first, *rest = name.split(".")
        of = by_word.get(first) or (by_word.get(rest[0]) if rest else None) or (rest[-1] if rest else None)
        if of in found:
            found[of].append(number)
    return {name: numbers for name, numbers in found.items() if numbers}

"""The features of Valencia: always as many, within bounds, fair, and each of them says something somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import cast

import pytest

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.features.base import Features
from kaffeehaus.games.valencia.actions import Fountain, Settle
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State

VALENCIA = GAMES["valencia"]
FEATURES = cast(Features, features_of("valencia"))
SETTINGS = [
    (players, city, specials)
    for players in VALENCIA.seats
    for city in ("first-game", "random")
    for specials in ((), SPECIALS)
]
IDS = [f"{city}-{players}{' specials' if specials else ''}" for players, city, specials in SETTINGS]
every_setting = pytest.mark.parametrize(("players", "city", "specials"), SETTINGS, ids=IDS)
WILD = 0.6
"""How often somebody does anything at all, so that games lead everywhere."""
FARTHEST = 5.0
"""No number is further from zero, however wildly one plays."""
MOST = 700


def deal(players: int, city: str, specials: tuple[str, ...], seed: int) -> State:
    """A game ready to begin."""
    state = VALENCIA.start(players, VALENCIA.options({"city": city, "specials": specials}), seed)
    assert isinstance(state, State)
    return state


def positions(state: State, rng: Random) -> Iterator[State]:
    """The positions of a game to its end; those who do anything at all settle where they can, and use fountains."""
    bot = make("medium", "valencia", rng)
    while not state.over:
        yield state
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        if rng.random() < WILD:
            action = rng.choice([one for one in legal if isinstance(one, Settle | Fountain)] or legal)
        else:
            action = bot.choose(Perspective(state, seat))
        state.apply(seat, action)
    yield state


def test_every_number_has_a_name_of_its_own():
    assert len(set(FEATURES.names)) == len(FEATURES.names) <= MOST


@every_setting
def test_a_setting_is_told_by_city_players_and_special_cards(players, city, specials):
    words = f"{city}-{players} specials" if specials else f"{city}-{players}"
    assert FEATURES.setting(deal(players, city, specials, 1)) == words


@every_setting
def test_they_tell_within_bounds_what_the_seat_may_know_and_nothing_else(players, city, specials, full):
    """Worlds that a seat cannot tell apart look the same to the last bit; --full looks as every seat at many games."""
    for seed in range(30 if full else 1):
        rng = Random(seed)
        for state in positions(deal(players, city, specials, seed), rng):
            for seat in range(players) if full else (rng.randrange(players),):
                found = FEATURES.of(state, seat)
                assert len(found) == len(FEATURES.names)
                assert -FARTHEST <= min(found) <= max(found) <= FARTHEST, far(found)
                imagined = FEATURES.of(state.determinize(seat, rng), seat)
                assert imagined == found, differing(imagined, found)


def far(found: list[float]) -> dict[str, float]:
    """The numbers out of bounds, by name."""
    return {name: n for name, n in zip(FEATURES.names, found, strict=True) if not -FARTHEST <= n <= FARTHEST}


def differing(one: list[float], other: list[float]) -> list[str]:
    """The names of the numbers that are not equal."""
    return [name for name, a, b in zip(FEATURES.names, one, other, strict=True) if a != b]


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_is_what_would_be_worked_out_afresh(players):
    """Of two tables the one looked at last is remembered, so that looking at another one forgets the first."""
    other = VALENCIA.start(2, None, 1)
    for number, state in enumerate(positions(deal(players, "random", SPECIALS, 4), Random(4))):
        remembered = FEATURES.of(state, 1)
        if number % 5 == 0 or state.over:
            FEATURES.of(other, 0)
            assert FEATURES.of(state, 1) == remembered


def test_looking_changes_nothing():
    for state in positions(deal(4, "first-game", SPECIALS, 2), Random(2)):
        before = {name: repr(getattr(state, name)) for name in State.__slots__}
        FEATURES.of(state, 0)
        assert {name: repr(getattr(state, name)) for name in State.__slots__} == before


def tables() -> Iterator[State]:
    """Games to be played: one with little to offer, and some whose five fountains offer an ability each."""
    yield deal(2, "random", (), 1)
    for players in VALENCIA.seats:
        seeds = (seed for seed in count() if offers_all(deal(players, "first-game", SPECIALS, seed)))
        yield deal(players, "first-game", SPECIALS, next(seeds))


def offers_all(state: State) -> bool:
    """Whether every fountain has an ability."""
    return all(CONTENT.fountains[number].ability for number in state.table.fountains)


def looks() -> Iterator[list[float]]:
    """What seats see in these games; and each mission once, which a few games do not bring up."""
    rng = Random(SEED)
    for table in tables():
        for state in positions(table, rng):
            for seat in {rng.randrange(state.players), *state.to_act}:
                yield FEATURES.of(state, seat)
    for mission in CONTENT.missions:
        state.missions[0] = 1 << mission.index
        yield FEATURES.of(state, 0)


SEED = 3
"""Of games in which somebody plans more stacks than there are auctions, and draws cards that he had taken back."""


def test_every_number_says_something():
    first, *others = looks()
    alive = [False] * len(first)
    for found in others:
        alive = [lives or a != b for lives, a, b in zip(alive, first, found, strict=True)]
    assert not [name for name, lives in zip(FEATURES.names, alive, strict=True) if not lives]

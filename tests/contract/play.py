"""Random play for the contract tests: scripted by Hypothesis, or plainly random from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st
from tests.contract.tables import COUNTING, TABLES, Table

from kaffeehaus import GameState
from kaffeehaus.core.catalogue import Action


class Script(NamedTuple):
    """A game to play: some random actions first, then one action for every two bytes of choices."""

    table: Table
    seed: int
    ahead: int
    choices: bytes

    def opening(self) -> GameState:
        """The position after the random actions."""
        state = self.table.start(self.seed)
        rng = Random(self.seed)
        for _ in range(self.ahead):
            if state.over:
                break
            state.apply(*random_move(state, rng))
        return state

    def moves(self, state: GameState) -> Iterator[tuple[int, Action]]:
        """One seat and legal action after the other; the caller applies each before asking for the next."""
        for who, what in zip(self.choices[::2], self.choices[1::2], strict=False):
            if state.over:
                return
            seat = state.to_act[who % len(state.to_act)]
            yield seat, pick(state, seat, what >> 1, bool(what & 1))


def scripts(most: int = 150) -> st.SearchStrategy[Script]:
    """Scripts for all tables that play up to so many chosen actions."""
    return st.builds(
        Script,
        st.sampled_from(TABLES),
        st.integers(0, 2**32 - 1),
        st.integers(0, 300),
        st.binary(min_size=most, max_size=2 * most),
    )


def pick(state: GameState, seat: int, number: int, eager: bool) -> Action:
    """A legal action by its number, when eager among those that bring the game forward."""
    legal = state.legal(seat)
    if eager:
        kinds = COUNTING[state.game.name].eager
        legal = [a for a in legal if a.kind in kinds] or legal
    return legal[number % len(legal)]


def random_move(state: GameState, rng: Random) -> tuple[int, Action]:
    """A random seat of those to act with a random legal action."""
    seat = rng.choice(state.to_act)
    return seat, pick(state, seat, rng.randrange(1 << 16), rng.random() < 0.5)


def finish(state: GameState, rng: Random) -> None:
    """Plays to the end at random."""
    while not state.over:
        state.apply(*random_move(state, rng))

"""The player that does what its learned judge likes best: one action ahead, with no search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from kaffeehaus.bots import why
from kaffeehaus.bots.budget import spare_what_is_loaded
from kaffeehaus.bots.evaluation.base import LONGEST_CHAIN, Evaluation, Follow, World
from kaffeehaus.bots.greedy import FINALISTS, ROOM, weigh
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective

Values = Callable[[Sequence[World], int], list[float]]
"""What states are worth to a seat, all at once."""


class LearnedBot:
    """Looks where every action leads with its chain of small decisions, and takes what is worth most there.

    Where the evaluation by hand calls its own first look as good as any playing on, it is asked: such decisions bear
    fruit long after, and one step ahead a learned judge cannot tell them apart.
    """

    def __init__(self, rng: Random, values: Values, evaluation: Evaluation) -> None:
        self._rng = rng
        self._values = values
        self._evaluation = evaluation
        spare_what_is_loaded()

    def choose(self, perspective: Perspective) -> Action:
        """The action whose result is worth most."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        world, seat = self._world(perspective), perspective.seat
        if self._evaluation.obvious(world, seat):
            return weigh(world, seat, legal, self._evaluation, self._rng)[0][1]
        worths = looks(world, seat, legal, self._values, self._evaluation.follow)
        return legal[worths.index(max(worths))]

    def explain(self, perspective: Perspective) -> why.Why:
        """Decides like `choose`, and says why."""
        legal = perspective.legal()
        if len(legal) == 1:
            return why.only_move(legal[0])
        world = self._world(perspective)
        if self._evaluation.obvious(world, perspective.seat):
            looked = weigh(world, perspective.seat, legal, self._evaluation, self._rng)
            by_hand = tuple(why.Alternative(action, round(worth, 2)) for worth, action in looked)
            return why.by_parts(world, perspective.seat, by_hand, self._evaluation)
        worths = looks(world, perspective.seat, legal, self._values, self._evaluation.follow)
        ranked = sorted(range(len(legal)), key=lambda place: (-worths[place], place))
        weighed = tuple(why.Alternative(legal[place], round(worths[place], 2)) for place in ranked)
        return replace(why.by_parts(world, perspective.seat, weighed, self._evaluation), judge=why.LEARNED)

    def _world(self, perspective: Any) -> World:
        return perspective.sample(self._rng)


def looks(
    world: World,
    seat: int,
    legal: Sequence[Action],
    values: Values,
    follow: Follow,
    finalists: int = FINALISTS,
    room: int = ROOM,
) -> list[float]:
    """What each action leads to in this world, as `greedy.weigh` looks, but with all ends judged together.

    At first chains are answered as the evaluation says; then the best actions get a closer look, in which other answers
    are tried too as far as there is room.
    """
    ends, chains = [], []
    for action in legal:
        end = world.clone()
        end.apply(seat, action)
        chain = False
        for _ in range(LONGEST_CHAIN):
            if seat not in end.to_act or not end.undoable:
                break
            chain = True
            end.apply(seat, follow(end, seat, end.legal(seat)))
        ends.append(end)
        chains.append(chain)
    worths = values(ends, seat)
    if finalists and any(chains):
        ranked = sorted(range(len(legal)), key=worths.__getitem__, reverse=True)
        ends, places = [], []
        for place in ranked[:finalists]:
            if chains[place]:
                before = len(ends)
                _ends(world, seat, legal[place], follow, room, ends)
                places += [place] * (len(ends) - before)
        if ends:
            for place, worth in zip(places, values(ends, seat), strict=True):
                if worth > worths[place]:
                    worths[place] = worth
    return worths


def _ends(world: World, seat: int, action: Action, follow: Follow, room: int, found: list[World]) -> None:
    """Adds the ends of the chain after an action: every answer as far as there is room, then the usual one."""
    state = world.clone()
    state.apply(seat, action)
    for _ in range(LONGEST_CHAIN):
        if seat not in state.to_act or not state.undoable:
            break
        answers = state.legal(seat)
        if len(answers) <= room:
            for answer in answers:
                _ends(state, seat, answer, follow, room // len(answers), found)
            return
        state.apply(seat, follow(state, seat, answers))
    found.append(state)

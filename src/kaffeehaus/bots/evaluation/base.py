"""What an evaluation is, and how a bot uses one to look where an action leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event

World = Any
"""A `GameState`, of today's core or of an edition that is kept: a compiled bot would let no other class pass."""
Follow = Callable[[Any, int, list[Action]], Action]
LONGEST_CHAIN: Final = 12
"""No chain of small decisions is followed further than this."""


class Evaluation(NamedTuple):
    """What is particular to a game: how good a state is for a seat, and how to go on inside a chain of decisions."""

    worth: Callable[[Any, int], float]
    """In points."""
    parts: Callable[[Any, int], dict[str, float]]
    """The same by name; the parts add up to the worth."""
    follow: Follow
    """One of the legal actions, found quickly."""
    quick: Callable[[Any, int, list[Action]], Action | None]
    """What a seat does in a playout where that can be told without trying every action; None elsewhere."""
    names: tuple[str, ...]
    """The names that parts can have."""
    judge: Callable[[Any, int], list[float]]
    """How the game will probably end for each seat, as a seat that plays it in its mind sees it; in points that compare
    between seats, for the end of a part."""
    clock: Callable[[Any], int]
    """How far the game has come, in parts after which nothing is half done."""
    horizon: Callable[[Any], tuple[int, int]]
    """How many parts of the game a playout from here lasts: at first, and at most, if there is time to look further."""
    obvious: Callable[[Any, int], bool]
    """Whether the first look tells as much about the decision at hand as any playing on."""
    rivalry: float
    """How much another seat's gain counts against one's own."""
    slip: float = 2.0
    """By how many points a careless player misjudges an action; fewer where a game is made of many small decisions."""


def first_answer(state: Any, seat: int, answers: list[Action]) -> Action:
    """The first legal action: catalogues list the harmless answer first."""
    return answers[0]


def no_answer(state: Any, seat: int, legal: list[Action]) -> None:
    """Every action has to be tried."""
    return


def never(state: Any, seat: int) -> bool:
    """No decision is."""
    return False


def follow_chain(state: World, seat: int, follow: Follow, events: list[Event] | None = None) -> int:
    """Answers for the seat as long as it is asked and nothing new has come to light; says how often."""
    for number in range(LONGEST_CHAIN):
        if seat not in state.to_act or not state.undoable:
            return number
        state.apply(seat, follow(state, seat, state.legal(seat)), events)
    return LONGEST_CHAIN


def look(world: World, seat: int, action: Action, evaluation: Evaluation, room: int) -> tuple[float, bool]:
    """What the action leads to, at best among up to `room` ends of its chain, and whether the chain held a choice."""
    state = world.clone()
    state.apply(seat, action)
    choice = False
    for _ in range(LONGEST_CHAIN):
        if seat not in state.to_act or not state.undoable:
            break
        answers = state.legal(seat)
        choice = True
        if len(answers) <= room:
            return max([look(state, seat, answer, evaluation, room // len(answers))[0] for answer in answers]), True
        state.apply(seat, evaluation.follow(state, seat, answers))
    return evaluation.worth(state, seat), choice


def ends_of(
    state: World, seat: int, legal: list[Action], evaluation: Evaluation, keep: bool = True
) -> tuple[list[tuple[float, Action, World]], int]:
    """Where each action leads with its chain of small decisions and what that is worth to the seat; how many were made.

    A state that need not be kept saves a copy: the last action is tried on itself.
    """
    worth, follow = evaluation.worth, evaluation.follow
    found: list[tuple[float, Action, World]] = []
    decisions = 0
    for action in legal:
        end = state.clone() if keep or action is not legal[-1] else state
        end.apply(seat, action)
        decisions += 1 + follow_chain(end, seat, follow)
        found.append((worth(end, seat), action, end))
    return found, decisions

"""What is still to come in a game of Valencia, and what was found out about it already."""

from __future__ import annotations

from typing import Any, NamedTuple

from kaffeehaus.games.valencia.auction import GUILD_STEPS, LAST_STEP
from kaffeehaus.games.valencia.council import LAST_ROUND
from kaffeehaus.games.valencia.state import State, Table

Known = dict[object, Any]
MOST_KNOWN = 20_000
_known: Known = {}
_known_of: Table | None = None


def recall(table: Table) -> Known:
    """Values that many states of one game share; forgotten when another game is looked at, or when they are many."""
    global _known_of
    if _known_of is not table or len(_known) > MOST_KNOWN:
        _known_of = table
        _known.clear()
    return _known


class Outlook(NamedTuple):
    """What is still to come, the same for all seats."""

    left: float
    """Rounds, this one in part."""
    rounds: int
    """Rounds after this one."""
    guilds: tuple[int, ...]
    """Auctions to come of each guild."""
    auctions: tuple[tuple[int, int], ...]
    """The spaces of each guild that has some, with their number."""
    fade: float
    """How much money is still good for."""
    acted: bool
    """Whether the step of the round is done."""
    stage: int
    """A number for the auctions to come."""
    moment: int
    """A number for all of this."""


PLANNING = 31
"""The step before the auctions of a round."""


def outlook(s: State, known: Known) -> Outlook:
    """What is still to come in this state."""
    step = PLANNING if s.waiting else s.letter << 1 | bool(s.ranks)
    return known.get(s.round << 5 | step) or outlook_at(s, step, known)


def outlook_at(s: State, step: int, known: Known) -> Outlook:
    """What is still to come from a step of this round on: planning, or twice the letter and whether it is done."""
    moment = s.round << 5 | step
    found: Outlook | None = known.get(moment)
    if found is None:
        letter, acted = (0, False) if step == PLANNING else (step >> 1, bool(step & 1))
        found = known[moment] = _foresee(s.table, max(1, s.round), letter, acted, moment)
    return found


def _foresee(table: Table, number: int, letter: int, acted: bool, moment: int) -> Outlook:
    rounds = LAST_ROUND - number
    first = letter + acted
    guilds = [0] * 5
    for later in table.boards[number:]:
        for guild in later:
            guilds[guild] += 1
    for step, slot in GUILD_STEPS.items():
        if step >= first:
            guilds[table.boards[number - 1][slot]] += 1
    left = rounds + 1.0 - min(first, LAST_STEP) / (LAST_STEP + 1)
    auctions = tuple((spaces, n) for spaces, n in zip(table.city.guilds, guilds, strict=True) if n)
    return Outlook(left, rounds, tuple(guilds), auctions, min(1.0, sum(guilds) / 6), acted, sum(guilds), moment)

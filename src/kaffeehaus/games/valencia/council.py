"""Phase III: the council scores, unused stacks leave, and the next round begins (L22, L32, K25, K26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.pieces import award
from kaffeehaus.games.valencia.rules import Rule
from kaffeehaus.games.valencia.steps import Step

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

LAST_ROUND: Final = 5


def council_phase(s: State, _a: int, _b: int) -> None:
    """A point for every own member, then a privilege for all with most members; there are enough (L32, K25, Q11)."""
    sitting = members_on_council(s)
    for seat, number in enumerate(sitting):
        if number:
            award(s, seat, number, Rule.COUNCIL)
    for seat, number in enumerate(sitting):
        if number == max(sitting):
            s.privileges[seat] += 1
            if s.events is not None:
                s.events.append(ev.PrivilegeGained(seat))
    _clear_stacks(s)
    s.agenda.append((Step.SCORING if s.round == LAST_ROUND else Step.ROUND, 0, 0))


def members_on_council(s: State) -> list[int]:
    """How many members of each seat sit on the council, supporters included (K45)."""
    everybody = s.council + s.supporters
    return [everybody.count(seat) for seat in range(s.table.players)]


def _clear_stacks(s: State) -> None:
    """What was not used leaves the game unseen; what is known to be among it is known to be gone (L22)."""
    for seat, stacks in enumerate(s.stacks):
        if stacks:
            unused = b"".join(stacks)
            s.discard[seat] += unused
            s.seen[seat] += s.known[seat]
            s.known[seat] = b""
            s.stacks[seat] = ()
            if s.events is not None:
                s.events.append(ev.StacksLeft(seat, len(unused)))

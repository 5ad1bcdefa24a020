"""How a player would usually answer what an action leads to: take what an auction gives for nothing, leave the rest.

So a preview can be followed to its end. Where an answer is the very point of a turn (which stack, which space, which
resource), nobody can say, and the preview stops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia.answers import SKIP, TAKE_GOOD, TAKE_SEAT
from kaffeehaus.games.valencia.steps import Step

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

CHANCES: Final[frozenset[str]] = frozenset({"fountain", "take-seat", "take-good", "support"})
"""What a player wants to hear of before it is possible: fountains, seats and resources."""

_USUAL: dict[int, Action] = {
    Step.SUPPORT: SKIP,
    Step.VAGABOND: SKIP,
    Step.GUILD_SEAT: TAKE_SEAT,
    Step.GOOD: TAKE_GOOD,
    Step.ABILITY: SKIP,
    Step.SELL: SKIP,
    Step.MERCHANTS_SEAT: TAKE_SEAT,
    Step.MOVE: SKIP,
}
"""By question; the others are what a turn is about. Each is legal wherever the question is asked at all."""


def usual(s: State, seat: int) -> Action | None:
    """The usual answer to what the seat is asked now, if there is one."""
    return _USUAL.get(s.pending[0]) if seat in s.to_act and not s.waiting else None

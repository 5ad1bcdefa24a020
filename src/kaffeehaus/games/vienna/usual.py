"""How a player would usually answer what an action leads to: what costs least and commits to nothing.

So a preview can be followed to its end. Where an answer is the very point of a turn (where to go, which card where),
nobody can say, and the preview stops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna.abilities import CARD_BIT, OF_BIT, Effect
from kaffeehaus.games.vienna.actions import MoveFrom, Pay, Remove
from kaffeehaus.games.vienna.answers import ADVANCE, BUY_NOTHING, DECLINE, DEPOSIT, DONE, PAY_COINS
from kaffeehaus.games.vienna.board import COLOUR, TOUCHING, count
from kaffeehaus.games.vienna.steps import Step

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

Answers = list[Action]
Usual = Callable[["State", int, Answers], Action]

CHANCES: Final[frozenset[str]] = frozenset({"complete", "accept", "buy"})
"""What a player wants to hear of before it is possible: missions and purchases."""
HABITS: Final[frozenset[str]] = frozenset({"exchange", "from-supply", "done"})
"""What goes without asking: the drawer worth least, an agent from the supply, and no mission when the turn ends."""
_WORTH = (
    Effect.REDIRECT,
    Effect.ANY_MARKER,
    Effect.OWN_MARKER,
    Effect.BRIBES_OF_CHOICE,
    Effect.BRIBES_OF_TYPE,
    Effect.PAY_LESS,
    Effect.DIFFERENT_BRIBES,
    Effect.CARDS,
    Effect.WILD,
    Effect.POINTS,
)
"""What abilities do, from what is given up most easily to what is kept."""


def usual(s: State, seat: int) -> Action | None:
    """The usual answer to what the seat is asked now, if there is one."""
    answers = s.legal(seat)
    answer = _USUAL.get(s.pending[0])
    return answer(s, seat, answers) if answer and answers and not s.waiting else None


def _first(s: State, seat: int, answers: Answers) -> Action:
    return answers[0]


def _exchange(s: State, seat: int, answers: Answers) -> Action:
    """The drawer worth least, the first of them."""
    kept = [OF_BIT[CARD_BIT[card]] for card in s.drawers[seat]]
    return min(answers, key=lambda a: (_WORTH.index(kept[a.values()[0]].effect), kept[a.values()[0]].amount))


def _source(s: State, seat: int, answers: Answers) -> Action:
    """Whoever stands in the supply; else a regular agent, and the one who guards least."""
    moving = [a for a in answers if isinstance(a, MoveFrom)]
    if len(moving) < len(answers):
        return answers[0]
    regular = [a for a in moving if a.building != s.figure[seat]]
    return min(regular or moving, key=lambda a: _guarded(s, a.building))


def _guarded(s: State, building: int) -> int:
    """How many tiles an agent here is still beside."""
    return sum(s.open_squares >> q & 1 for q in TOUCHING[building])


def _pay(s: State, seat: int, answers: Answers) -> Action:
    """The building's own colour as long as there is any, then the wild type the seat has most of (C12)."""
    paying = [a for a in answers if isinstance(a, Pay)]
    return max(paying, key=lambda a: (a.bribe == COLOUR[s.target], count(s.bribes[seat], a.bribe)))


def _gain(s: State, seat: int, answers: Answers) -> Action:
    """The type the seat has least of."""
    return min(answers, key=lambda a: count(s.bribes[seat], a.values()[0]))


def _advance(s: State, seat: int, answers: Answers) -> Action:
    """The marker that scores most; one that scores nothing for the seat only helps others (V45)."""
    info, tiles = s.pending[1], s.tiles[seat]
    best = info if info >= 0 else max(range(len(ADVANCE)), key=lambda i: count(tiles, i))
    return ADVANCE[best] if count(tiles, best) else DECLINE


def _printed(s: State, seat: int, answers: Answers) -> Action:
    """The marker the card shows."""
    return ADVANCE[s.pending[1]]


def _coins(s: State, seat: int, answers: Answers) -> Action:
    """Shillings where they are enough for all that is due, else bribes the seat has most of, to keep every agent."""
    paying = [a for a in answers if isinstance(a, Pay)]
    if s.coins[seat] >= s.pending[1] or not paying:
        return PAY_COINS
    return max(paying, key=lambda a: count(s.bribes[seat], a.bribe))


def _remove(s: State, seat: int, answers: Answers) -> Action:
    """The agent who guards least."""
    return min([a for a in answers if isinstance(a, Remove)], key=lambda a: _guarded(s, a.building))


_USUAL: dict[int, Usual] = {
    Step.EXCHANGE: _exchange,
    Step.SOURCE: _source,
    Step.PAY: _pay,
    Step.MOVE_FIGURE: lambda s, seat, answers: DECLINE,
    Step.GAIN: _gain,
    Step.GAIN_DIFFERENT: _gain,
    Step.ADVANCE: _advance,
    Step.MOVE_STEFAN: _first,
    Step.MISSION: lambda s, seat, answers: DONE,
    Step.DEPOSIT: lambda s, seat, answers: DEPOSIT[0],
    Step.MARKER: _printed,
    Step.BUY: lambda s, seat, answers: BUY_NOTHING,
    Step.BUY_PAY: _coins,
    Step.PAYDAY_PAY: _coins,
    Step.PAYDAY_REMOVE: _remove,
    Step.UNFINISHED_REMOVE: _remove,
}
"""By question; the others are what a turn is about."""

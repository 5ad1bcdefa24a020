"""What the players of a table agree on: pauses, other clocks, an early end, turns taken back, and who plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from kaffeehaus.core.state import Outcome
from kaffeehaus.server.entries import (
    STAND_IN,
    Agreed,
    Agreement,
    AnyProposal,
    Chair,
    Conceded,
    End,
    Ended,
    Late,
    Offered,
    Proposed,
    Rewind,
    Rewound,
    Substitute,
)
from kaffeehaus.server.journal import Item

if TYPE_CHECKING:
    from kaffeehaus.server.table import Table

GIVEN, SO_FAR, TO_COME = "given", "so-far", "to-come"
"""The points of an early end: a handicap, the others on the table, and those that would be counted if it ended now."""


@dataclass(slots=True)
class Pending:
    """A proposal that not everybody has answered."""

    user: str
    name: str
    what: AnyProposal
    agreed: set[str]


def voters(table: Table, what: AnyProposal) -> set[str]:
    """Whose word counts: everybody who plays now, but for whom it is about.

    How the game ends and what of it stands is for those, too, who have only run out of time for this turn.
    """
    whole = isinstance(what, End | Rewind)
    about = table.chairs[what.seat].user if isinstance(what, Late | Substitute) else None
    found = {
        chair.user
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None
        and chair.bot is None
        and (whole or (table.bot_at(seat) is None and not _is_late(table, seat)))
    }
    return found - {about}


def awaited(table: Table) -> set[str]:
    """Whose word on the open proposal is still missing."""
    return set() if table.pending is None else voters(table, table.pending.what) - table.pending.agreed


def standing(table: Table) -> Outcome:
    """The result as it stands: the points on the table and those that each seat would get if the game ended now."""
    state = table.state
    assert state is not None
    to_come = [sum(one.points or 0 for one in state.standing(seat).values()) for seat in range(state.players)]
    given = _given(table)
    points = [
        ({GIVEN: own} if any(given) else {}) | {SO_FAR: score - own} | ({TO_COME: more} if any(to_come) else {})
        for own, score, more in zip(given, state.score, to_come, strict=True)
    ]
    scores = tuple(sum(own.values()) for own in points)
    playing = [seat for seat in range(state.players) if seat not in table.conceded] or list(range(state.players))
    best = max(scores[seat] for seat in playing)
    winners = tuple(seat for seat in playing if scores[seat] == best)
    return Outcome(winners, scores, tuple(points), table.ending or "")


def _given(table: Table) -> Sequence[int]:
    """What each seat was given before the first card; a position begins with what had been scored by then."""
    o = table.opened
    if o.position is not None:
        return [0] * o.players
    return table.game.start(o.players, table.game.options(o.options), o.dealt_from).score


# The fold -------------------------------------------------------------------------------------------------------------


def take(table: Table, entry: Agreement) -> None:
    """Folds in what was proposed, answered or agreed on."""
    match entry:
        case Proposed():
            table.pending = None if entry.done else Pending(entry.user, entry.name, entry.what, {entry.user})
            _tell(table, "proposed", name=entry.name, what=told(table, entry.what), done=entry.done)
        case Agreed():
            if table.pending is not None:
                table.pending.agreed.add(entry.user)
            if entry.done or not entry.agrees:
                table.pending = None
            _tell(table, "agreed", name=entry.name, agrees=entry.agrees, done=entry.done)
        case Conceded():
            table.conceded.append(entry.seat)
            name = table.chairs[entry.seat].name or entry.name  # of who was forgotten since the log may say more
            if entry.bot is not None:
                table.chairs[entry.seat] = Chair(name=entry.bot, bot=STAND_IN)
            _tell(table, "conceded", entry.seat, name=name)
        case Ended():
            table.end(entry.how)
        case Offered():
            table.offered.add(entry.seat)
            _tell(table, "offered", entry.seat, name=table.chairs[entry.seat].name)
        case Rewound():
            table.rewind(entry.number)


def lapse(table: Table, heard: bool) -> None:
    """A proposal that has lost its meaning is gone: somebody has played on, is back, or nobody plays any more."""
    if table.pending is None:
        return
    what = table.pending.what
    late = isinstance(what, Late) and not _is_late(table, what.seat)
    filled = isinstance(what, Substitute) and table.chairs[what.seat].bot is None
    if table.phase != "playing" or late or filled or (isinstance(what, Rewind) and heard):
        table.pending = None


def told(table: Table, what: AnyProposal) -> dict[str, Any]:
    """A proposal as everybody hears of it: an earlier moment by what everybody has heard of since, and of no more."""
    if isinstance(what, Rewind):
        heard = [[move for move in part if move.heard_by(None)] for part in _parts(table, what.number)]
        last = heard[0][-1] if heard[0] else None
        return {"kind": "back", "actions": len(heard[1]), "seat": last and last.seat, "at": last and int(last.at)}
    found: dict[str, Any] = to_builtins(what)
    return found


def _parts(table: Table, number: int) -> tuple[list[Item], list[Item]]:
    return table.moves[:number], table.moves[number:]


def _is_late(table: Table, seat: int) -> bool:
    return table.clocks is not None and table.clocks.is_late(seat)


def _tell(table: Table, kind: str, seat: int = -1, **shows: Any) -> None:
    table.tell(Item(kind, table.owners, seat, shows=shows))

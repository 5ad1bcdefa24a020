"""The wishes of the players of a table: what each would do when the turn comes, which only they hear of.

They are entries of the table's log like all that happens there, so they outlast whatever the table does; whose they are
is told to nobody else, and when they are played is drawn by a key that nobody is told at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from kaffeehaus.server.entries import Entry, Granted, Played, Wish, Wished, Wishing
from kaffeehaus.server.journal import Item
from kaffeehaus.server.timing import Stage, stage

if TYPE_CHECKING:
    from kaffeehaus.server.table import Table

PAUSES = {"live": (4.0, 16.0), "days": (60.0, 900.0)}
"""Seconds between which a turn waits for its wish, as it would for a person: so nobody learns how much was weighed, and
whoever went before may still take it back."""
SHARE = 0.05
"""The most of the time left on a clock that goes by with it; where that is less, all pauses are shorter by as much, for
one that is always the same share would tell that it was a wish."""
NOTHING: frozenset[str] = frozenset()


@dataclass(slots=True)
class Own:
    """The wishes of a seat."""

    user: str
    """Whose they are; whoever plays the seat after them has others."""
    wishes: tuple[Wish, ...]
    key: str
    since: int
    """How much the table had told when they were kept."""
    asked: float | None = None
    """Since when the seat is to act and they have not been looked at."""
    used: list[tuple[Item, tuple[Wish, ...]]] = field(default_factory=list)
    """What they were before an action, which may be taken back."""


def take(table: Table, entry: Wishing) -> None:
    """Folds in what somebody wishes, or what came of it; nobody else hears of either."""
    match entry:
        case Wished():
            table.wishes[entry.seat] = Own(entry.user, entry.wishes, entry.key, len(table.journal))
            _tell(table, entry.seat, "kept", len(entry.wishes))
        case Granted():
            own = table.wishes[entry.seat]
            own.asked = None
            for how, numbers in (("dropped", entry.dropped), ("played", entry.played), ("asks", (entry.asks,))):
                for number in filter(None, numbers):
                    _tell(table, entry.seat, how, number, own.wishes[number - 1].actions)
            if entry.failed:
                _tell(table, entry.seat, "failed", len(own.wishes) - len(entry.dropped))
            own.wishes = tuple(wish for n, wish in enumerate(own.wishes, 1) if n not in entry.dropped)


def _tell(table: Table, seat: int, how: str, number: int, actions: tuple[str, ...] = ()) -> None:
    shows = {"how": how, "number": number, "actions": list(actions)}
    table.tell(Item("wish", table.owners, seat, secret=True, shows=shows))


def kind(action: str) -> str:
    """The kind of an action, which says what question it answers."""
    return action.partition(" ")[0]


def asked(table: Table, seat: int) -> frozenset[str]:
    """The kinds of what a seat with wishes may answer now."""
    own = table.wishes.get(seat)
    if own is None or not own.wishes or table.state is None:
        return NOTHING
    return frozenset(action.kind for action in table.state.legal(seat))


def answered(table: Table, kinds: frozenset[str], item: Item) -> None:
    """A question is answered, by whomever: the wishes that were about it are over."""
    own = table.wishes.get(item.seat)
    if own is None:
        return
    left = tuple(wish for wish in own.wishes if kind(wish.actions[0]) not in kinds)
    if left != own.wishes:
        own.used.append((item, own.wishes))
        own.wishes = left


def taken_back(table: Table, taken: Iterable[Item]) -> None:
    """Whatever was used by actions that have never been is there again."""
    gone = set(map(id, taken))
    for own in table.wishes.values():
        first = next((n for n, (item, _) in enumerate(own.used) if id(item) in gone), None)
        if first is not None:
            own.wishes = own.used[first][1]
            del own.used[first:]


def follow(table: Table, entry: Entry, awaited: list[int], before: Stage) -> None:
    """Wishes are looked at when the turn comes to their seat; whoever has begun to play it goes on alone."""
    now, other = table.to_act, stage(table) != before
    for seat, own in list(table.wishes.items()):
        if table.phase == "over" or table.chairs[seat].user != own.user:
            del table.wishes[seat]
        elif seat not in now:
            own.asked = None
        elif isinstance(entry, Played) and (seat not in awaited or other):
            own.asked = table.at
        elif getattr(entry, "seat", None) == seat:
            own.asked = None


def moment(table: Table, seat: int) -> float | None:
    """When the wishes of a seat are looked at; None while it is not to act, or somebody else plays it."""
    own = table.wishes.get(seat)
    if own is None or own.asked is None or not own.wishes or table.bot_at(seat) is not None:
        return None
    least, most = PAUSES[table.pace]
    drawn = int.from_bytes(blake2b(f"{own.key} {own.asked!r}".encode(), digest_size=8).digest()) / 2**64
    pause = least + drawn * (most - least)
    if table.clocks is not None:
        pause *= min(1.0, max(0.0, table.clocks.left(seat, own.asked)) * SHARE / most)
    at, stand = own.asked + pause, table.outages.after(own.asked)
    while stand is not None and stand.begins < at:
        at, stand = at + stand.ends - max(stand.begins, own.asked), table.outages.after(stand.ends)
    return at


def due(table: Table) -> float | None:
    """When wishes are looked at next, if any are."""
    return min((at for seat in table.wishes if (at := moment(table, seat)) is not None), default=None)


def told(table: Table, user: str | None) -> dict[str, Any]:
    """A user's own wishes, for whoever has or had some."""
    own = {str(seat): to_builtins(one.wishes) for seat, one in table.wishes.items() if one.user == user}
    return {"wishes": own} if own else {}

"""What each viewer is told of a table: views of the own seats, legal actions with previews, and the entries heard.

Nothing here reads the true hidden state but through `view`, `legal` and the audience of events.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from random import Random
from typing import Any, NamedTuple

from kaffeehaus import GameState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event, visible
from kaffeehaus.server import permissions
from kaffeehaus.server.identity import Person
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import PLAYING, Table
from kaffeehaus.server.wire import VERSION

Online = Callable[[str], bool]
"""Whether a user is connected."""
Worlds = tuple[GameState, Callable[[], GameState]]
"""Two worlds that a seat cannot tell from the real one, the second on demand."""
TOO_OLD = 200
"""Whoever missed more entries than this gets the whole table again."""
SPECTATOR = "spectator"
TURN, REVEAL = "turn", "reveal"
"""What ends the chance to take an action back: others are to decide, or something hidden comes to light."""


def table_message(table: Table, person: Person | None, online: Online, spectators: int) -> dict[str, Any]:
    """Everything a client needs to show the table."""
    user = person.id if person else None
    o = table.opened
    entries = entries_after(table, user, 0)
    return {
        "t": "table",
        "v": VERSION,
        "id": table.id,
        "game": o.game,
        "players": o.players,
        "options": o.options,
        "private": o.private,
        "pace": table.pace,
        "phase": table.phase,
        "seq": len(table.ledger(user).items),
        "digest": table.digest,
        "own_tables": table.own_tables,
        "seed": table.seed,
        "since": round(table.since, 3),
        "seats": seats(table, user, online),
        "you": {
            "name": person.name if person else None,
            "seats": table.seats_of(user),
            "host": user == o.host,
        },
        "now": now(table, user),
        "log": [entry for entry in entries if entry["kind"] != "said"],
        "chat": [entry for entry in entries if entry["kind"] == "said"],
        "spectators": spectators,
    }


def news(table: Table, user: str | None, seen: int, online: Online, spectators: int) -> dict[str, Any]:
    """What has changed for a user who has seen so much."""
    return {
        "t": "news",
        "seq": len(table.ledger(user).items),
        "entries": entries_after(table, user, seen),
        "now": now(table, user),
        "phase": table.phase,
        "seats": seats(table, user, online),
        "since": round(table.since, 3),
        "seed": table.seed,
        "spectators": spectators,
    }


def why(table: Table, person: Person, seat: int, action: str) -> dict[str, Any]:
    """Why an action is not offered to a person's seat."""
    id, args = permissions.why(table, person, seat, action)
    return {"t": "why", "seat": seat, "action": action, "id": id, "args": args}


def refused(table: Table, user: str | None, of: str | None, refusal: Refusal) -> dict[str, Any]:
    """Why a message was not followed, with what is true now."""
    fresh = {"seq": len(table.ledger(user).items), "now": now(table, user)}
    return {"t": "refused", "of": of} | refusal.to_json() | fresh


def seats(table: Table, user: str | None, online: Online) -> list[dict[str, Any]]:
    """The seats and who is there."""
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "online": chair.user is not None and online(chair.user),
            "yours": user is not None and chair.user == user,
            "host": chair.user == table.opened.host,
        }
        for seat, chair in enumerate(table.chairs)
    ]


def entries_after(table: Table, user: str | None, seen: int) -> list[dict[str, Any]]:
    """The entries a user has heard after the first so many."""
    ledger = table.ledger(user)
    found = []
    for seq in range(seen + 1, len(ledger.items) + 1):
        item = table.journal[ledger.items[seq - 1]]
        entry: dict[str, Any] = {"seq": seq, "kind": item.kind}
        if item.seat >= 0:
            entry["seat"] = item.seat
        if item.kind == "action":
            entry["number"] = ledger.numbers[seq - 1]
            entry["events"] = [event.to_json() for event in item.visible(user)]
        found.append(entry | item.shows)
    return found


def now(table: Table, user: str | None) -> dict[str, Any]:
    """The game as the user may see it, and what the user may do."""
    state = table.state
    if state is None:
        return {"views": {}, "legal": {}, "undoable": {}}
    own = table.seats_of(user)
    if not own:
        return {"views": {SPECTATOR: state.view(None)}, "legal": {}, "undoable": {}}
    playing = [seat for seat in own if table.phase == PLAYING and table.chairs[seat].bot is None]
    return {
        "views": {str(seat): state.view(seat) for seat in own},
        "legal": {str(seat): legal(state, seat) for seat in playing if seat in state.to_act},
        "undoable": {str(seat): count for seat in playing if (count := table.undoable(seat))},
    }


def legal(state: GameState, seat: int) -> list[dict[str, Any]]:
    """The legal actions of a seat, each with what it would bring about as far as the seat can foresee it."""
    # The second world is seldom needed.
    worlds = state.determinize(seat, Random(0)), cache(lambda: state.determinize(seat, Random(1)))
    return [_choice(worlds, seat, action) for action in state.legal(seat)]


def _choice(worlds: Worlds, seat: int, action: Action) -> dict[str, Any]:
    """An action with its preview; one that only opens a chain of questions with what it will likely come to."""
    first = _told(worlds[0], seat, action, 0)
    certain = [event.to_json() for event in _certain(first, worlds[1], seat, action, 0)]
    choice: dict[str, Any] = {"action": str(action), "preview": certain}
    if first.ends:
        choice["ends"] = first.ends
    if not certain:
        likely = [event.to_json() for event in preview(worlds, seat, action, LONGEST_CHAIN)]
        if likely:
            choice["likely"] = likely
    return choice


class _UntilReveal(list[Event]):
    """Keeps the events that are told before anything hidden comes to light."""

    def __init__(self, world: GameState) -> None:
        super().__init__()
        self._world = world
        self._shown, self._rng = world.shown, world.rng

    def append(self, event: Event) -> None:
        if not self.revealed():
            super().append(event)

    def revealed(self) -> bool:
        """Whether something has come to light."""
        return self._world.shown != self._shown or self._world.rng is not self._rng


LONGEST_CHAIN = 6
"""How many further questions are answered to see what an action will likely come to."""


def preview(worlds: Worlds, seat: int, action: Action, further: int) -> list[Event]:
    """The events an action leads to in any world the seat can imagine, up to the first reveal.

    As long as nothing has happened, so many further questions get their first answer, which is the harmless one.
    """
    return _certain(_told(worlds[0], seat, action, further), worlds[1], seat, action, further)


class _Told(NamedTuple):
    """What an action leads to in one world."""

    events: list[Event]
    revealed: bool
    ends: str | None


def _certain(first: _Told, other: Callable[[], GameState], seat: int, action: Action, further: int) -> list[Event]:
    if not first.revealed:
        return first.events
    # Some rules tell before they count a reveal, so only what a second world tells alike is certain.
    return _common(first.events, _told(other(), seat, action, further).events)


def _told(world: GameState, seat: int, action: Action, further: int) -> _Told:
    world, before = world.clone(), world.to_act
    events = _UntilReveal(world)
    world.apply(seat, action, events)
    while further and not events and not events.revealed() and seat in world.to_act:
        world.apply(seat, world.legal(seat)[0], events)
        further -= 1
    passes = seat not in world.to_act or any(other not in before for other in world.to_act)
    ends = TURN if passes else REVEAL if events.revealed() else None
    return _Told(visible(events, seat), events.revealed(), ends)


def _common(first: Collection[Event], second: Collection[Event]) -> list[Event]:
    found = []
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        found.append(one)
    return found

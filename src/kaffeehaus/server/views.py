"""What each viewer is told of a table: views of the own seats, legal actions with previews, and the entries heard.

Nothing here reads the true hidden state but through `view`, `legal` and the audience of events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import Preview, previews
from kaffeehaus.server import permissions
from kaffeehaus.server.identity import Person
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import PLAYING, Table
from kaffeehaus.server.wire import VERSION

Online = Callable[[str], bool]
"""Whether a user is connected."""
TOO_OLD = 200
"""Whoever missed more entries than this gets the whole table again."""
SPECTATOR = "spectator"


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
        entry: dict[str, Any] = {"seq": seq, "at": int(item.at), "kind": item.kind}
        if item.seat >= 0:
            entry["seat"] = item.seat
        if item.kind == "action":
            entry["number"] = ledger.numbers[seq - 1]
            entry["events"] = [event.to_json() for event in item.visible(user)]
        found.append(entry | item.shows)
    return found


_COMMON: dict[str, Callable[[GameState, int | None], Any]] = {
    "game": lambda state, _: state.game.name,
    "players": lambda state, _: state.players,
    "options": lambda state, _: state.options.to_json(),
    "seat": lambda _, seat: seat,
    "round": lambda state, _: state.round,
    "to_act": lambda state, _: list(state.to_act),
    "score": lambda state, _: list(state.score),
    "outcome": lambda state, _: state.outcome.to_json() if state.outcome else None,
}
"""What a client reads of any game; all of it is known to everybody."""


def seen(state: GameState, seat: int | None) -> dict[str, Any]:
    """What a seat or a spectator may know: the view of the game, with what every client reads if it lacks that."""
    view = state.view(seat)
    told = view.keys() | ({"score"} if "desks" in view else set())  # desks have their scores
    return view | {name: tell(state, seat) for name, tell in _COMMON.items() if name not in told}


def now(table: Table, user: str | None) -> dict[str, Any]:
    """The game as the user may see it, and what the user may do."""
    state = table.state
    if state is None:
        return {"views": {}, "legal": {}, "follows": {}, "undoable": {}}
    own = table.seats_of(user)
    if not own:
        return {"views": {SPECTATOR: seen(state, None)}, "legal": {}, "follows": {}, "undoable": {}}
    playing = [seat for seat in own if table.phase == PLAYING and table.chairs[seat].bot is None]
    offers = {str(seat): _offer(state, seat) for seat in playing if seat in state.to_act}
    return {
        "views": {str(seat): seen(state, seat) for seat in own},
        "legal": {seat: choices for seat, (choices, _) in offers.items()},
        "follows": {seat: ending for seat, (_, ending) in offers.items() if ending},
        "undoable": {str(seat): count for seat in playing if (count := table.undoable(seat))},
    }


def legal(state: GameState, seat: int) -> list[dict[str, Any]]:
    """The legal actions of a seat, each with what it would bring about as far as the seat can foresee it."""
    return [_choice(foreseen) for foreseen in previews(state, seat)]


def _choice(foreseen: Preview, shared: int = 0) -> dict[str, Any]:
    """An action with what comes of it, but for so many events at the end; what is empty is left out."""
    events, certain = foreseen.events[: len(foreseen.events) - shared], foreseen.certain
    choice: dict[str, Any] = {"action": str(foreseen.action), "preview": [e.to_json() for e in events[:certain]]}
    if foreseen.ends:
        choice["ends"] = foreseen.ends
    if len(foreseen.events) > certain:
        choice["likely"] = [e.to_json() for e in events[certain:]]
    if foreseen.then:
        choice["then"] = [str(action) for action in foreseen.then]
    if shared:
        choice["follows"] = True
    return choice


OFTEN = 6
"""How many choices must end alike before their ending is sent once for all."""


def _offer(state: GameState, seat: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The legal actions of a seat, and the events that many of them end with: mostly what Action IV will do."""
    foreseen = previews(state, seat)
    ending = _ending([f.events for f in foreseen if f.events])
    return [_choice(f, _shared(f, ending)) for f in foreseen], [event.to_json() for event in ending]


def _shared(foreseen: Preview, ending: tuple[Event, ...]) -> int:
    """How many events need not be sent with an action: all of the ending, unless only its last part is uncertain."""
    rest = len(foreseen.events) - len(ending)
    divided = rest < foreseen.certain < len(foreseen.events)
    return len(ending) if ending and foreseen.events[rest:] == ending and rest >= 0 and not divided else 0


def _ending(told: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The longest common ending of those that share the most frequent last event; none if they are few."""
    last, often = Counter(events[-1] for events in told).most_common(1)[0] if told else (None, 0)
    if often < OFTEN:
        return ()
    tails = [events[::-1] for events in told if events[-1] == last]
    size = next((n for n, row in enumerate(zip(*tails, strict=False)) if len(set(row)) > 1), min(map(len, tails)))
    return tails[0][:size][::-1]

"""What each viewer is told of a table: views of the own seats, legal actions with previews, and the entries heard.

Nothing here reads the true hidden state but through `view`, `legal` and the audience of events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import to_builtins

from kaffeehaus import GameState
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import Preview, onward, previews, unasked
from kaffeehaus.server import agreements, allowed, permissions, series, talk, wishes
from kaffeehaus.server.bots import BotRequest
from kaffeehaus.server.chat_pages import lines_before
from kaffeehaus.server.entries import Said, decode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.notes import Announcement
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Row
from kaffeehaus.server.table import PLAYING, Table
from kaffeehaus.server.wire import VERSION, Act, Earlier, Message, Undo, Why, named, write

AwaySince = Callable[[str], float | None]
"""Since when a user is away; None if not."""
QUIET = {"said", "silenced", "pace", "advised", "pause", "holiday", "night", "clock", "proposed", "agreed", "offered"}
QUIET |= {"wish", "series"}
"""The kinds of entries that leave the game and what may be done as they are."""
MOST_WEIGHED = 4
"""So many of the actions that a bot has weighed are told."""
TOO_OLD = 200
"""Whoever missed more entries than this gets the whole table again."""
DEEDS = Act, Undo
"""What is refused with how the game stands."""
SPECTATOR = "spectator"
Views = dict[int | None, dict[str, Any]]
"""What seats, and with None spectators, may know."""
KNOWN = {"game", "players", "options", "seat"}
"""Members of a view that never change: they are those of the table, and whose view it is."""
NOTHING: dict[str, Any] = {"legal": {}, "events": [], "fields": {}, "undoable": {}}
"""What those may do who may do nothing."""
Places = dict[Any, tuple[int, dict[str, Any]]]
"""Many choices lead to the same, so each event of a preview is sent once and then told by its place in a list.

They are found by themselves, or by how they are written, for an event of a game need not be hashable."""
Told = dict[int, dict[str, Any]]
"""Events as they are told, by their identity: what several hear of is worked out once."""


def table_message(
    table: Table, person: Person | None, there: dict[str, Any], at: float | None = None
) -> dict[str, Any]:
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
        "placed": o.position is not None,
        # It can name another table, to which whoever knows the name may come.
        "origin": to_builtins(o.origin) if o.origin and table.seats_of(user) else None,
        "may": allowed.told(table, user),
        "edition": table.edition,
        "seed": table.seed,
        "since": round(table.since, 3),
        "clock": to_builtins(table.clock),
        "clocks": _clocks(table, at),
        "proposal": _proposal(table, user),
        "series": series.told(table),
        "you": {
            "name": person.name if person else None,
            "seats": table.seats_of(user),
            "host": permissions.is_host(table, user),
        },
        "now": now(table, user),
        "log": [entry for entry in entries if entry["kind"] != "said"],
        "chat": [entry for entry in entries if entry["kind"] == "said"],
        "earlier": table.has_earlier_lines,
        **wishes.told(table, user),
    } | there


def news(
    table: Table,
    user: str | None,
    seen: int,
    there: dict[str, Any],
    views: Views | None = None,
    told: Told | None = None,
    *,
    whole: bool = False,
    at: float | None = None,
) -> dict[str, Any]:
    """What has changed for a user who has seen so much, and who is there if that has changed.

    The game is told if anything has happened in it, or to whoever wants the whole: a line of chat is only a line.
    """
    entries = entries_after(table, user, seen, told)
    message = {
        "t": "news",
        "seq": len(table.ledger(user).items),
        "entries": entries,
        "phase": table.phase,
        "since": round(table.since, 3),
        "seed": table.seed,
        "proposal": _proposal(table, user),
    }
    if table.clocks is not None:
        message["clocks"] = _clocks(table, at)
    if table.series is not None or any(entry["kind"] == "series" for entry in entries):
        message["series"] = series.told(table)
    message |= wishes.told(table, user)
    if whole or has_moved(table, user, seen):
        message["now"] = now(table, user, views)
    return message | there


def _clocks(table: Table, at: float | None) -> dict[str, Any] | None:
    """The clocks of a table at a moment; those of one that has not begun stand nowhere yet."""
    return None if table.clocks is None else table.clocks.told(table.at if at is None else at)


def _proposal(table: Table, user: str | None) -> dict[str, Any] | None:
    """What is proposed, and whose word on it is awaited."""
    pending = table.pending
    if pending is None:
        return None
    awaited = agreements.awaited(table)
    names = [chair.name for chair in table.chairs if chair.user in awaited and chair.bot is None]
    return {
        "name": pending.name,
        "what": agreements.told(table, pending.what),
        "yours": user == pending.user,
        "answer": user in awaited,
        "awaited": names,
    }


def has_moved(table: Table, user: str | None, seen: int) -> bool:
    """Whether anything has happened in the game that a user has heard of and not seen."""
    journal = table.journal
    return any(journal[place].kind not in QUIET for place in table.ledger(user).items[seen:])


def earlier(table: Table, user: str | None, asked: Earlier, rows: Iterable[Row]) -> dict[str, Any]:
    """Lines of chat from the log, as they were told when they were said."""
    found, more = lines_before(table, user, asked.before)
    numbers = {entry: seq for seq, entry in found}
    chat = []
    for number, at, data in rows:
        said = decode(data)
        assert isinstance(said, Said)
        chat.append({"seq": numbers[number], "at": int(at), "kind": "said"} | talk.spoken(table, number, said))
    return {"t": "chat", "ref": named(asked)["ref"], "chat": chat, "earlier": more}


def why(table: Table, person: Person, asked: Why) -> dict[str, Any]:
    """Why an action is not offered to a person's seat."""
    id, args = permissions.why(table, person, asked.seat, asked.action)
    return {"t": "why", "ref": named(asked)["ref"], "seat": asked.seat, "action": asked.action, "id": id, "args": args}


def advice(wanted: BotRequest, said: dict[str, Any]) -> dict[str, Any]:
    """What a bot would do in the place of a seat, and why; of what it weighed, the best."""
    best = said["alternatives"][:MOST_WEIGHED]
    return {"seat": wanted.seat, "bot": wanted.bot} | said | {"alternatives": best}


def refused(table: Table, user: str | None, message: Message | None, refusal: Refusal) -> dict[str, Any]:
    """Why a message was not followed, with what is true now if it was to change the game: that costs more than a no."""
    fresh = {"seq": len(table.ledger(user).items), "now": now(table, user) if isinstance(message, DEEDS) else None}
    return {"t": "refused"} | named(message) | refusal.to_json() | fresh


def who_is_there(table: Table, user: str | None, away_since: AwaySince, spectators: int) -> dict[str, Any]:
    """The seats with their players and who asks for one, and how many watch."""
    seats = []
    for seat, chair in enumerate(table.chairs):
        away = None if chair.user is None else away_since(chair.user)
        asked = table.asks.get(seat)
        told = {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "online": chair.user is not None and away is None,
            "away": None if away is None else int(away),
            "yours": user is not None and chair.user == user,
            "host": chair.user == table.opened.host,
            "asks": asked.name if asked else None,
            "answer": asked is not None and user in table.asked_for_word(seat, asked.user),
            "wanted": seat in table.offered,
        }
        seats.append(told)
    return {"seats": seats, "spectators": spectators}


def entries_after(table: Table, user: str | None, seen: int, told: Told | None = None) -> list[dict[str, Any]]:
    """The entries a user has heard after the first so many."""
    ledger = table.ledger(user)
    told = {} if told is None else told
    found = []
    for seq in range(seen + 1, len(ledger.items) + 1):
        item = table.journal[ledger.items[seq - 1]]
        if item.kind == "said" and not item.shows:
            continue  # too old to be shown
        entry: dict[str, Any] = {"seq": seq, "at": int(item.at), "kind": item.kind}
        if item.seat >= 0:
            entry["seat"] = item.seat
        if item.kind == "action":
            entry["number"] = ledger.numbers[seq - 1]
            entry["events"] = [told.get(id(event)) or _heard(event, told) for event in item.visible(user)]
        found.append(entry | item.shows)
    return found


def heard(event: Event) -> dict[str, Any]:
    """An event; what a single seat may see says whose it is, since several may sit before one screen."""
    only = event.audience()
    return event.to_json() | ({} if only is None else {"only": only})


def _heard(event: Event, told: Told) -> dict[str, Any]:
    found = told[id(event)] = heard(event)
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


def seen(state: GameState, seat: int | None, view: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a seat or a spectator may know: the view of the game, with what every client reads if it lacks that."""
    view = state.view(seat) if view is None else view
    desks = view.get("desks") or ()
    scored = desks and all("score" in desk for desk in desks)
    told = view.keys() | ({"score"} if scored else set())
    return view | {name: tell(state, seat) for name, tell in _COMMON.items() if name not in told}


def views_for(table: Table, users: Iterable[str | None]) -> Views:
    """The views of all that these users sit at or watch; several cost little more than one."""
    if table.state is None:
        return {}
    seats = {seat: None for user in users for seat in table.seats_of(user) or (None,)}
    found = {seat: _changing(table.state, seat, view) for seat, view in table.state.views(seats).items()}
    if table.ending is not None and table.outcome is not None:
        for view in found.values():
            view["outcome"] = table.outcome.to_json()
    return found


def now(table: Table, user: str | None, views: Views | None = None) -> dict[str, Any]:
    """The game as the user may see it, and what the user may do; from views that are made already, if they are."""
    state = table.state
    if state is None:
        return {"views": {}, **NOTHING}
    own = table.seats_of(user)
    views = views_for(table, (user,)) if views is None else views
    if not own:
        return {"views": {SPECTATOR: views[None]}, **NOTHING}
    playing = [seat for seat in own if table.phase == PLAYING and table.bot_at(seat) is None]
    return {
        "views": {str(seat): views[seat] for seat in own},
        **offered(state, playing),
        "undoable": {str(seat): count for seat in playing if (count := table.undoable(seat))},
    }


def offered(state: GameState, seats: Iterable[int]) -> dict[str, Any]:
    """What seats may do, with the events that can be foreseen of it."""
    places: Places = {}
    legal = {str(seat): _choices(state, seat, places) for seat in seats if seat in state.to_act}
    events = [event for _, event in places.values()]
    return {
        "legal": legal,
        "events": [list(event.values()) for event in events],
        "fields": {event["kind"]: list(event) for event in events},
    }


def view(state: GameState, seat: int | None) -> dict[str, Any]:
    """What a seat or a spectator may know, but for what never changes."""
    return _changing(state, seat, state.view(seat))


def _changing(state: GameState, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seen(state, seat, view).items() if name not in KNOWN}


def announced(announcement: Announcement | None) -> dict[str, Any]:
    """What the house announces to everybody, or that it does no longer."""
    return {"t": "announcement", "announcement": announcement}


def _choices(state: GameState, seat: int, places: Places) -> list[dict[str, Any]]:
    """The legal actions of a seat, each with what it would bring about as far as the seat can foresee it."""
    foreseen = previews(state, seat)
    usual = unasked(state, seat, foreseen)
    choices = []
    for f in foreseen:
        choice = _choice(f, places, f.action is usual)
        if f.action is usual and (after := onward(state, seat, f)):
            choice["onward"] = [_choice(one, places, False) for one in after]
        choices.append(choice)
    return choices


def _choice(foreseen: Preview, places: Places, usual: bool) -> dict[str, Any]:
    """An action with what comes of it, each event by its place; what is empty is left out."""
    told = [_place(event, places) for event in foreseen.events]
    choice: dict[str, Any] = {
        "action": str(foreseen.action),
        "preview": told[: foreseen.certain],
        "likely": told[foreseen.certain :],
        "then": [str(action) for action in foreseen.then],
        "usual": usual,
        "ends": foreseen.ends,
        "standing": {name: change.to_json() for name, change in foreseen.standing.items()},
    }
    return {name: value for name, value in choice.items() if value}


def _place(event: Event, places: Places) -> int:
    try:
        found = places.get(event)
    except TypeError:
        told = event.to_json()
        return places.setdefault(write(told), (len(places), told))[0]
    if found is None:
        found = places[event] = len(places), event.to_json()
    return found[0]

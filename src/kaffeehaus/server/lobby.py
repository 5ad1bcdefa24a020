"""What the lobby knows of a table, and whether the house has the rules and component tables that it began with."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import json

from kaffeehaus import GAMES
from kaffeehaus.games import edition, editions, is_known
from kaffeehaus.server import timing, wire, wishes
from kaffeehaus.server.entries import Opened
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import NEWEST, Listed, Listing
from kaffeehaus.server.table import Table

OTHER_RULES, OTHER_TABLES = "rules", "tables"
"""Why a table that the house keeps cannot be played here now."""
FIRST_RULES = 1
"""The rules of tables whose summary does not say of which they are."""


def check_fits(entry: Opened) -> None:
    """Refuses a table of rules or component tables that the house has not kept; its log stays as it is.

    An edition that is not today's is loaded by this, which takes a moment.
    """
    if _other(entry.game, entry.rules, entry.content) == OTHER_RULES:
        raise Refusal("error-table-rules", status=409)
    if edition(entry.game, entry.rules, entry.content) is None:
        raise Refusal("error-table-tables", status=409, found=entry.content, here=GAMES[entry.game].content)


def _other(name: str, rules: int, content: str) -> str | None:
    """What a table has that this house has not."""
    if is_known(name, rules, content):
        return None
    game = GAMES.get(name)
    has_rules = game is not None and (rules == game.rules or editions.has_rules(name, rules))
    return OTHER_TABLES if has_rules else OTHER_RULES


def listing(table: Table) -> Listing:
    """A table as the lobby's list keeps it."""
    users = dict.fromkeys((table.opened.host, *(user for user in table.owners if user is not None)))
    opened = table.opened
    kept = table.summary() | {"owners": table.owners, "rules": opened.rules, "content": opened.content}
    if table.series is not None:
        kept["series"] = table.series.games + 1
    if (due := timing.due(table)) is not None:
        kept["due"] = due
    if table.state is not None:
        kept["score"] = table.state.score
        if table.ending is not None:
            kept["ended"] = table.ending
        if table.watch is not None:
            # Of who has gone nobody asks it at this table, nor is it looked for here who they are by now; and nobody is
            # late who was given a chair by another game of the same people and has never come to it.
            unasked = {chair.user for chair in opened.seats} - {opened.host}
            found = ((user, one) for user, one in table.watch.punctual.items() if user in users)
            kept["punctual"] = {
                user: [one.kept, one.late if one.kept or user not in unasked else 0] for user, one in found
            }
        if table.taken_back:
            kept["taken_back"] = True
        if outcome := table.outcome:
            kept |= {"scores": outcome.scores, "winners": outcome.winners, "began": table.state.began}
            kept |= {"hints": [table.hints.get(seat, 0) for seat in range(opened.players)]}
            kept |= {"stood_in": sorted(table.stood_in)}
    sunny = table.clocks is not None and table.clocks.by_the_sun
    told = wire.write(kept)
    wish = wishes.due(table)
    return Listing(table.phase, table.opened.private, tuple(users), table.updated, told, table.at, due, sunny, wish)


class Lists(NamedTuple):
    """What the lobby shows somebody."""

    open: list[dict[str, Any]]
    yours: list[dict[str, Any]]
    older: str | None
    """What to ask with for those of one's own that came before, if there are any."""


def place_of(row: Listed) -> str:
    """Where a list of one's own tables goes on after this one."""
    return f"{row.updated!r}~{row.id}"


def before(place: str | None) -> tuple[float, str]:
    """The moment and the table after which a list goes on; from its beginning if no place is named."""
    if place is None:
        return NEWEST
    at, _, id = place.partition("~")
    try:
        if id.isascii() and id.isprintable():
            return float(at), id
    except ValueError:
        pass
    raise Refusal("error-malformed", problem="before")


def readable(user: str | None, row: Listed) -> dict[str, Any] | None:
    """The summary of a table for one reader, unless nobody can read what was kept."""
    try:
        found = seen_by(user, row.summary, row.due)
        return found if found["id"] == row.id and found["seats"] else None
    except Exception:  # anything may stand in a broken row
        return None


def seen_by(user: str | None, data: bytes, due: float | None = None) -> dict[str, Any]:
    """A summary as it was kept, for one reader: whose the other seats are stays in the house.

    Where the house was down since, time runs out as much later as the table is `due` later.
    """
    # What an earlier version kept did not say whom the table waits for.
    found: dict[str, Any] = {"to_act": [], "since": 0.0, "clock": None, "clocks": None} | json.decode(data)
    owners = found.pop("owners", ())
    for inside in ("score", "scores", "winners", "began", "ended", "taken_back", "punctual", "hints", "stood_in"):
        found.pop(inside, None)
    later = max(0.0, due - kept) if (kept := found.pop("due", None)) is not None and due is not None else 0.0
    if found["clocks"] is not None and later:
        found["clocks"]["ends"] = {seat: round(end + later, 3) for seat, end in found["clocks"]["ends"].items()}
    # Nor did it say of which rules and component tables the table is: those were the first ones.
    found["other"] = _other(found["game"], found.pop("rules", FIRST_RULES), found.pop("content", ""))
    return found | {"yours": [seat for seat, owner in enumerate(owners) if user is not None and owner == user]}


def playable(data: bytes) -> bool:
    """Whether a summary as it was kept is of a table with an open seat that this house can play."""
    # Quotes inside a name are escaped, so only a seat reads like this.
    if b'"kind":"open"' not in data:
        return False
    try:
        return seen_by(None, data)["other"] is None
    except Exception:  # a broken row is nobody's chair
        return False

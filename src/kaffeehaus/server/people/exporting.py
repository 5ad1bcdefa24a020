"""Everything that the house keeps about a person, to take along."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from msgspec import to_builtins

from kaffeehaus.server.entries import Holiday, Night, Opened, Said, Wished, decode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Buckets
from kaffeehaus.server.people.holdings import reach_of
from kaffeehaus.server.people.leaving import before, part_of_log
from kaffeehaus.server.people.register import Register
from kaffeehaus.server.people.shelf import Do
from kaffeehaus.server.refusals import Refusal

OFTEN = 3, 1 / 300
"""So many files a person gets at once, and so many a second in the long run: the whole log is gone through for each."""
MINE: dict[str, tuple[str, tuple[str, ...]]] = {
    "person": ("SELECT id, name, lang, at FROM person WHERE id = ?", ("id", "name", "lang", "since")),
    "browsers": (
        "SELECT kind, label, at, seen FROM device WHERE person = ? ORDER BY at",
        ("kind", "label", "since", "seen"),
    ),
    "passkeys": (
        "SELECT id, kind, label, at, used FROM passkey WHERE person = ? ORDER BY at",
        ("id", "kind", "label", "since", "used"),
    ),
    "recovery": ("SELECT at, used FROM recovery WHERE person = ?", ("since", "used")),
    "kept": ("SELECT field, value, at FROM kept WHERE person = ? ORDER BY field", ("field", "value", "at")),
    "friends": (
        "SELECT coalesce(p.name, t.called), t.kind, t.at FROM tie t LEFT JOIN person p "
        "ON p.id = t.other AND t.kind = 'friend' WHERE t.person = ? ORDER BY t.at",
        ("name", "kind", "since"),
    ),
    "asks": ("SELECT sign, at FROM tie WHERE other = ? AND kind = 'asked' ORDER BY at", ("name", "at")),
    "invited": ("SELECT game, at FROM invitation WHERE host = ? ORDER BY at", ("table", "at")),
    "invitations": (
        "SELECT i.game, p.name, i.declined, i.at FROM invitation i LEFT JOIN person p ON p.id = i.host "
        "WHERE i.person = ? ORDER BY i.at",
        ("table", "by", "declined", "at"),
    ),
    "deals": ("SELECT deal, game FROM play WHERE person = ?", ("deal", "table")),
    "finished": ("SELECT id, game, at FROM result WHERE person = ? ORDER BY at", ("table", "game", "at")),
    "puzzles": ("SELECT puzzle, answer, verdict FROM solved WHERE person = ?", ("puzzle", "answer", "verdict")),
    "reports": ("SELECT at, game, line, reason FROM report WHERE reporter = ?", ("at", "table", "line", "reason")),
}
"""What stands about a person in each table of the database, and how its columns are called."""


class Exports:
    """Files of all that the house keeps about somebody, made one after the other."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._often = Buckets(*OFTEN)
        self._one = asyncio.Lock()

    async def of(self, person: Person) -> dict[str, Any]:
        """All that the house keeps about a person; the log in parts, so that no table waits for it."""
        if not self._often.take(person.id):
            raise Refusal("error-too-fast", status=429)
        ask, ids = self._register.ask, {person.id, *before(self._register, person.id)}
        async with self._one:
            told = await ask(partial(_rows, person.id))
            lines: list[dict[str, Any]] = []
            hours: list[dict[str, Any]] = []
            wishes: list[dict[str, Any]] = []
            series: list[dict[str, Any]] = []
            last = ""
            while part := await ask(partial(part_of_log, last)):
                last = part[-1]
                for all, some in zip(
                    (lines, hours, wishes, series), await ask(partial(_lines, ids, part[0], last)), strict=True
                ):
                    all += some
        return told | {"lines": lines, "hours": hours, "wishes": wishes, "series": series}


def _rows(id: str, do: Do) -> dict[str, Any]:
    found = {
        about: [dict(zip(names, row, strict=True)) for row in do(find, id)] for about, (find, names) in MINE.items()
    }
    mine = "SELECT id, phase, updated FROM game WHERE id IN (SELECT game FROM sits WHERE person = ?) ORDER BY updated"
    tables = do(mine, id)
    found["notices"] = to_builtins(reach_of(do, id))
    return found | {"tables": [{"id": id, "phase": phase, "updated": at} for id, phase, at in tables]}


def _lines(ids: set[str], first: str, last: str, do: Do) -> tuple[list[dict[str, Any]], ...]:
    """What somebody has said at the tables from one to another, which holidays and nights their clocks keep, and what
    they wished for their turns, and how they stood in a series."""
    find = f"SELECT game, at, entry FROM log WHERE game >= ? AND game <= ? AND {do.holds} ORDER BY game, seq"
    lines, hours, wishes, series = [], [], [], []
    for id in ids:
        for table, at, data in do(find, first, last, f'"{id}"'.encode()).fetchall():
            try:
                entry = decode(bytes(data))
            except ValueError:  # what nobody can read says nothing
                continue
            if isinstance(entry, Said) and entry.user == id:
                lines.append({"table": table, "at": at, "name": entry.name, "text": entry.text})
            elif isinstance(entry, Wished) and entry.user == id:
                wishes.append({"table": table, "at": at, "seat": entry.seat, "wishes": to_builtins(entry.wishes)})
            elif isinstance(entry, Holiday | Night) and entry.user == id:
                hours.append({"table": table, "at": at} | to_builtins(entry))
            elif isinstance(entry, Opened) and entry.series is not None:
                own = [to_builtins(row) for row in entry.series.rows if row.user == id]
                series += [{"table": table, "at": at} | {n: row[n] for n in row if n != "user"} for row in own]
    return lines, hours, wishes, series

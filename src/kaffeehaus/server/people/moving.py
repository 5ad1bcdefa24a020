"""A guest of one browser becomes the person of another: their games, notes and settings come along."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from time import time
from typing import NamedTuple

from msgspec import Struct

from kaffeehaus.server.identity import Person
from kaffeehaus.server.people import holdings
from kaffeehaus.server.people.kept import Written, merged
from kaffeehaus.server.people.names import resolved, summary_now
from kaffeehaus.server.people.register import Gone, News, Register
from kaffeehaus.server.people.shelf import Do
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import PLAYING

ID_BYTES = 12


class Offer(Struct, frozen=True):
    """What it means to come in with a code."""

    name: str
    """Who one is then."""
    yours: str | None
    """What one is called here now, if anything."""
    tables: int
    """How many tables would come along."""
    kept: bool
    """Whether one comes back as who one is now, and so stays somebody else."""
    together: bool
    """Whether both sit at one table that is being played, and so nothing comes along before that is over."""


class _Seen(NamedTuple):
    name: str | None
    tables: int
    kept: bool
    together: bool


async def offer(register: Register, guest: Person | None, id: str) -> Offer:
    """What somebody would become and bring along."""
    found = await register.ask(lambda do: _look(do, guest.id if guest else None, id))
    if found.name is None:
        raise Refusal("error-code", status=403)
    other = guest is not None and guest.id != id
    return Offer(found.name, guest.name if guest and other else None, found.tables, found.kept, found.together)


async def bring(register: Register, guest: Person, id: str) -> News:
    """Makes a guest who is nobody's elsewhere the person of this id; the guest is nobody any more."""
    news = Gone(id, False)

    def move(do: Do) -> bool:
        found = _look(do, guest.id, id)
        if found.name is None or found.kept or found.together:
            return False
        _move(do, guest.id, id, {guest.id: news})
        return True

    if guest.id == id or not await register.ask(move):
        raise Refusal("error-join", status=409)
    return register.heard(News(set(), {guest.id: news}))


def _look(do: Do, guest: str | None, id: str) -> _Seen:
    row = do("SELECT name FROM person WHERE id = ?", id).fetchone()
    if row is None or guest is None or guest == id:
        return _Seen(row and row[0], 0, False, False)
    many = do("SELECT count(*) FROM device WHERE person = ?", guest).fetchone()[0] > 1
    kept = many or any(
        do(f"SELECT 1 FROM {table} WHERE person = ? LIMIT 1", guest).fetchone() for table in ("passkey", "recovery")
    )
    tables = do("SELECT phase, users FROM game WHERE id IN (SELECT game FROM sits WHERE person = ?)", guest).fetchall()
    together = any(phase == PLAYING and f" {id} " in users for phase, users in tables)
    return _Seen(row[0], len(tables), kept, together)


def _move(do: Do, guest: str, id: str, gone: Mapping[str, Gone]) -> None:
    """Everything of a guest is somebody else's."""
    leave(do, guest, Gone(id, False))
    fields = {name: Written(value, at) for name, value, at in _fields(do, guest)}
    merged(do, id, fields)  # who has kept as much as may be keeps that
    do("DELETE FROM kept WHERE person = ?", guest)
    holdings.bring(do, guest, id)
    hand_over(do, guest, gone)


def _fields(do: Do, person: str) -> list[tuple[str, str, float]]:
    return list(do("SELECT field, value, at FROM kept WHERE person = ?", person))


def leave(do: Do, id: str, gone: Gone) -> None:
    """Somebody is nobody any more: no cookie, code or passkey of theirs counts."""
    now = time()
    do(
        "INSERT INTO gone (id, became, forgotten, erased, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        id,
        gone.became,
        int(gone.forgotten),
        int(not gone.forgotten),
        now,
    )
    for table in ("device", "ticket", "recovery", "passkey"):
        do(f"DELETE FROM {table} WHERE person = ?", id)
    do("DELETE FROM person WHERE id = ?", id)


def hand_over(do: Do, id: str, gone: Mapping[str, Gone]) -> None:
    """What the lobby and the operator know of somebody is from now on about who they became."""
    became = resolved(gone, id)[0]
    rows = do("SELECT id, users, summary FROM game WHERE id IN (SELECT game FROM sits WHERE person = ?)", id).fetchall()
    for table, users, summary in rows:
        names = " ".join(dict.fromkeys(became if user == id else user for user in users.split()))
        # What a process has listed since then says the same, or is found again by it.
        update = "UPDATE game SET users = ?, summary = ? WHERE id = ? AND users = ?"
        do(update, f" {names} ", summary_now(gone, bytes(summary)), table, users)
    holdings.rename(do, id, gone)
    do("UPDATE report SET reporter = ? WHERE reporter = ?", became, id)
    do("UPDATE report SET speaker = ? WHERE speaker = ?", became, id)


def hand_over_all(do: Do, ids: Iterable[str], gone: Mapping[str, Gone]) -> None:
    """The same of several."""
    for id in ids:
        hand_over(do, id, gone)


def nobody() -> Gone:
    """Somebody of whom nothing is known."""
    return Gone(secrets.token_urlsafe(ID_BYTES), True)

"""Who is known to the house and in which browsers, and who is not any more.

A cookie is asked for nothing but its signature and two sets in memory, which hear every few seconds, and mostly at
once, what other processes have written.
"""

from __future__ import annotations

import secrets
from time import time
from typing import NamedTuple

from msgspec.structs import replace

from kaffeehaus.server.identity import YEAR, Person
from kaffeehaus.server.people.browsers import Browser
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

HOUR = 3600.0
"""Seconds for which it is not noted again that a browser was here."""
OVERLAP = 600.0
"""So far back each look goes, for clocks that differ and for what was being written."""
SESSION_BYTES = 12
SESSION = "s."
"""How sessions begin, but for the first one of a person, which has the person's id: an id has no such point."""
OTHERS = "others"
"""All browsers of a person but the one that asks."""


class Gone(NamedTuple):
    """What became of somebody who is not here any more: somebody else, or nobody in particular."""

    became: str
    forgotten: bool


class News(NamedTuple):
    """Which browsers were signed out, and who has gone."""

    ended: set[str]
    gone: dict[str, Gone]


class Device(NamedTuple):
    """A browser in which somebody is known."""

    id: str
    kind: str
    label: str
    at: float
    seen: float


class Profile(NamedTuple):
    """What everybody may know of themselves."""

    id: str
    name: str
    lang: str
    at: float


class Register(Shelf):
    """The people of the house and their browsers."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._ended: set[str] = set()
        self.gone: dict[str, Gone] = {}
        self._since = 0.0

    def present(self, person: Person | None) -> Person | None:
        """Somebody who shows a true cookie, unless signed out there or gone."""
        if person is None or person.session in self._ended or person.id in self.gone:
            return None
        return person

    def admit(self, person: Person | None) -> None:
        """Refuses whoever was signed out, or has gone, since they came."""
        if person is not None and self.present(person) is None:
            raise Refusal("error-signed-out", status=401)

    async def look(self) -> News:
        """Takes in who was signed out or has gone since the last look."""
        since, now = self._since - OVERLAP, time()

        def read(do: Do) -> News:
            ended = {row[0] for row in do("SELECT id FROM ended WHERE at > ?", since)}
            return News(ended, read_gone(do, since))

        found = await self.ask(read)
        self._since = now
        return self.heard(found)

    def heard(self, found: News) -> News:
        """Takes in what was found, and hands back what of it is new."""
        news = News(found.ended - self._ended, {id: one for id, one in found.gone.items() if id not in self.gone})
        self._ended |= news.ended
        self.gone |= news.gone
        return news

    # Coming -----------------------------------------------------------------------------------------------------------

    async def visit(self, person: Person, browser: Browser) -> Person | None:
        """Notes that somebody is here, and tells what they are called by now; None if they were signed out."""
        now = time()

        def note(do: Do) -> Person | None:
            if do("SELECT 1 FROM ended WHERE id = ?", person.session).fetchone():
                return None
            if do("SELECT 1 FROM gone WHERE id = ?", person.id).fetchone():
                return None
            row = do("SELECT name, lang FROM person WHERE id = ?", person.id).fetchone()
            if row is None:
                _write(do, person, now)
            _seen(do, person, browser, now)
            return person if row is None else replace(person, name=row[0], lang=row[1])

        return await self.ask(note)

    async def name(self, person: Person, browser: Browser) -> None:
        """Keeps what somebody is called, who may be new."""
        now = time()

        def note(do: Do) -> None:
            _write(do, person, now)
            _seen(do, person, browser, now)

        await self.ask(note)

    async def enter(self, id: str, browser: Browser) -> Person:
        """Makes somebody known in another browser, under a session that nobody has had before."""
        now = time()

        def note(do: Do) -> Person | None:
            row = do("SELECT name, lang FROM person WHERE id = ?", id).fetchone()
            if row is None:
                return None
            made = Person(id, row[0], row[1], SESSION + secrets.token_urlsafe(SESSION_BYTES))
            _seen(do, made, browser, now)
            return made

        made = await self.ask(note)
        if made is None:
            raise Refusal("error-code", status=403)
        return made

    async def profile(self, id: str) -> Profile | None:
        """What is kept of somebody's name."""
        row = await self.ask(lambda do: do("SELECT id, name, lang, at FROM person WHERE id = ?", id).fetchone())
        return row and Profile(*row)

    async def devices(self, id: str) -> list[Device]:
        """Where somebody is known, the latest first."""
        find = "SELECT id, kind, label, at, seen FROM device WHERE person = ? ORDER BY seen DESC"
        return await self.ask(lambda do: [Device(*row) for row in do(find, id)])

    async def tables(self, id: str) -> int:
        """At how many tables somebody is."""
        find = "SELECT count(*) FROM sits WHERE person = ?"
        return int(await self.ask(lambda do: do(find, id).fetchone()[0]))

    # Going ------------------------------------------------------------------------------------------------------------

    async def sign_out(self, person: Person, device: str) -> News:
        """Ends one of a person's own sessions, or all but the one that asks; what is ended stays so."""
        now = time()

        def end(do: Do) -> set[str]:
            own = {row[0] for row in do("SELECT id FROM device WHERE person = ?", person.id)} | {
                person.id,
                person.session,
            }
            wanted = own - {person.session} if device == OTHERS else own & {device}
            for one in wanted:
                end_session(do, one, now)
            # A cookie counts for a year, but for the first ones of the house.
            do("DELETE FROM ended WHERE at < ? AND id LIKE ?", now - 2 * YEAR, f"{SESSION}%")
            return wanted

        ended = await self.ask(end)
        if not ended and device != OTHERS:
            raise Refusal("error-page-unknown", status=404)
        return self.heard(News(ended, {}))


def read_gone(do: Do, since: float = 0.0) -> dict[str, Gone]:
    """Who has gone since then, by id."""
    rows = do("SELECT id, became, forgotten FROM gone WHERE at > ?", since)
    return {id: Gone(became, bool(forgotten)) for id, became, forgotten in rows}


def end_session(do: Do, session: str, now: float) -> None:
    """Ends a session for good."""
    do("DELETE FROM device WHERE id = ?", session)
    do("INSERT INTO ended (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING", session, now)


def _write(do: Do, person: Person, now: float) -> None:
    do(
        "INSERT INTO person (id, name, lang, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang",
        person.id,
        person.name,
        person.lang,
        now,
    )


def _seen(do: Do, person: Person, browser: Browser, now: float) -> None:
    """Notes a browser, if that was not done within the hour."""
    row = do("SELECT seen, label FROM device WHERE id = ?", person.session).fetchone()
    if row is None:
        insert = (
            "INSERT INTO device (id, person, kind, label, at, seen) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        do(insert, person.session, person.id, *browser, now, now)
    elif row[0] < now - HOUR or row[1] != browser.label:
        update = "UPDATE device SET kind = ?, label = ?, seen = ? WHERE id = ?"
        do(update, *browser, now, person.session)

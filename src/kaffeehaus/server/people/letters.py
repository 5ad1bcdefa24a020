"""A code by mail for whoever has lost all their browsers and has confirmed an address where the host has set up mail.

What is answered, and how soon, never tells whether anybody is known by an address: who that is is looked for
afterwards. A code counts only together with what the browser was given that asked for it, so that no mail holds
anything with which somebody else comes in.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable
from functools import partial
from time import time
from typing import NamedTuple

from kaffeehaus.locale import Texts
from kaffeehaus.server.databases import Unavailable, looking
from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.limits import Bucket, Buckets
from kaffeehaus.server.notices import reach
from kaffeehaus.server.notices.desk import Desk
from kaffeehaus.server.people.codes import ALL, LENGTH, SIGNS, drawn, lasting, written
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

log = logging.getLogger("kaffeehaus.server")
LASTS = 900.0
"""Seconds for which a code from a mail can be typed in,"""
TRIES = 5
"""and how often somebody may try to."""
EACH = 5, 1 / 120
"""So many letters one browser's address asks for at once, and so many a second in the long run."""
BOX = 3, 3 / 86_400
"""So many an address of mail is sent."""
TYPED = 10, 1 / 30
"""So many codes one browser's address types."""
MOST = 5
"""So many people who share an address of mail come back by it."""
ASKED_BYTES = 18


class Known(NamedTuple):
    """Somebody who has confirmed an address."""

    person: str
    name: str
    lang: str


class Letters(Shelf):
    """The codes that are on their way by mail."""

    def __init__(self, store: Store, signer: IdentitySigner, desk: Desk | None, generous: float = 1.0) -> None:
        super().__init__(store)
        self._signer = signer
        self._desk = desk
        self._each = Buckets(EACH[0] * generous, EACH[1] * generous)
        self._typed = Buckets(TYPED[0] * generous, TYPED[1] * generous)
        self._all = Bucket(EACH[0] * ALL * generous, EACH[1] * ALL * generous)
        self._boxes = Buckets(*BOX)
        self._writing: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Whether the host has set up mail."""
        return self._desk is not None and self._desk.ways.mailer is not None

    async def of(self, person: str) -> str | None:
        """The address by which somebody comes back."""
        desk = self._desk
        return None if desk is None or desk.ways.mailer is None else (await desk.waits.reach(person)).mail

    async def ask_for(self, typed: str, address: str) -> str:
        """What goes with the code that is sent to an address of mail, if anybody is known by it."""
        if not self.possible:
            raise Refusal("error-notices-way")
        to = reach.checked_mail(typed).lower()
        if not (self._each.take(address) and self._all.take()):
            raise Refusal("error-too-fast", status=429)
        asked, now = secrets.token_urlsafe(ASKED_BYTES), time()

        def keep(do: Do) -> None:
            """Something of nobody's, in whose place a code comes if there is one."""
            do("DELETE FROM ticket WHERE until < ?", now)
            _insert(do, _ticket(asked, 0), "", secrets.token_bytes(32), now)

        await self.ask(keep)
        # A box that was filled gets no more, which is answered alike: else it would be told that somebody has asked.
        if self._boxes.take(to):
            task = asyncio.create_task(self._write(asked, to))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        return asked

    async def owner(self, asked: str, typed: str, address: str) -> str:
        """Whose code was typed where it was asked for, which is worth nothing afterwards; all else reads the same."""
        if not self._typed.take(address):
            raise Refusal("error-too-fast", status=429)
        code, now = written(typed), time()
        digest = self._digest(asked, code)

        def find(do: Do) -> str | None:
            first, spend = _ticket(asked, 0), "UPDATE ticket SET tries = tries - 1 WHERE id = ? AND tries > 0"
            if not do(f"{spend} AND until > ?", first, now).rowcount:
                return None
            found = None
            for n in range(MOST):
                row = do("SELECT person, digest FROM ticket WHERE id = ?", _ticket(asked, n)).fetchone()
                if row is not None and hmac.compare_digest(bytes(row[1]), digest):
                    found = str(row[0])
            if found:
                for n in range(MOST):
                    do("DELETE FROM ticket WHERE id = ?", _ticket(asked, n))
            return found

        found = await self.ask(find) if set(code) <= set(SIGNS) else None
        if found is None:
            raise Refusal("error-code", status=403)
        return found

    async def written_all(self) -> None:
        """Waits until nothing is being written any more."""
        await asyncio.gather(*self._writing)

    async def _write(self, asked: str, to: str) -> None:
        try:
            found = await asyncio.to_thread(self._known_by, to)
            if found:
                await self._send(asked, to, found)
        except (Unavailable, Refusal, OSError):
            log.exception("a code to come back with could not be sent")

    async def _send(self, asked: str, to: str, found: list[Known]) -> None:
        desk, now = self._desk, time()
        assert desk is not None
        mailer = desk.ways.mailer
        assert mailer is not None
        codes = [drawn(LENGTH) for _ in found]

        def keep(do: Do) -> None:
            do("DELETE FROM ticket WHERE id = ?", _ticket(asked, 0))
            for n, (one, code) in enumerate(zip(found, codes, strict=True)):
                _insert(do, _ticket(asked, n), one.person, self._digest(asked, code), now)

        await self.ask(keep)
        texts = Texts(found[0].lang)
        lines = "\n".join(f"{one.name}: {code[:4]} {code[4:]}" for one, code in zip(found, codes, strict=True))
        subject, text = texts.text("notice-back"), texts.text("notice-back.note", codes=lines)
        about = f"back {secrets.token_hex(8)}"
        send: Callable[[], None] = partial(mailer.send, to, subject, f"{text}\n", about)
        await desk.out(send)

    def _known_by(self, to: str) -> list[Known]:
        """Who has confirmed an address; looked for beside the store, for there is no index of that and nobody waits."""
        database = self.store.database
        text = "CAST(r.data AS TEXT)" if database.mark == "?" else "convert_from(r.data, 'UTF8')"
        holds = f"lower({text}) LIKE {database.mark} ESCAPE '!'"
        find = f"SELECT r.person, p.name, r.data FROM reach r JOIN person p ON p.id = r.person WHERE {holds}"
        some = f'%"mail":"{"".join(f"!{sign}" if sign in "!%_" else sign for sign in to)}"%'
        with looking(database) as connection:
            rows = connection.execute(f"{find} ORDER BY r.person", (some,)).fetchall()
        read = [(person, name, reach.read(bytes(data))) for person, name, data in rows]
        return [Known(person, name, one.lang) for person, name, one in read if (one.mail or "").lower() == to][:MOST]

    def _digest(self, asked: str, code: str) -> bytes:
        """What is kept of a code: without the key of the house nobody finds it out in time."""
        return self._signer.digest(f"mail {asked} {code}")


def _ticket(asked: str, number: int) -> str:
    """Under what a code is kept: what a browser was given opens nothing for whoever reads the database."""
    return f"mail.{lasting(asked).hex()}.{number}"


def _insert(do: Do, id: str, person: str, digest: bytes, now: float) -> None:
    insert = "INSERT INTO ticket (id, person, digest, tries, until) VALUES (?, ?, ?, ?, ?)"
    do(insert, id, person, digest, TRIES, now + LASTS)

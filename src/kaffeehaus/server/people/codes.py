"""Codes with which somebody comes back: a short one that another device shows, and a long one that is kept on paper.

The first signs of a short code say which it is, and only the others are secret: so wrong tries are counted for each
code, and after a few of them it is worth nothing, from however many addresses they come.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b
from time import time
from typing import NamedTuple

from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.limits import Bucket, Buckets
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are written with: nothing that looks like something else, and no vowel but A and E."""
LENGTH = 8
NAME = 3
"""So many signs of a short code say which it is."""
LASTS = 300.0
"""Seconds for which it can be used."""
TRIES = 5
"""So many tries at it."""
RECOVERY = 28
"""The signs of a long code: 137 random bits."""
EACH = 10, 1 / 30
"""So many tries one address has at once, and so many a second in the long run."""
ALL = 20
"""So many times as many the whole house."""


class Recovery(NamedTuple):
    """When somebody's long code was made, and when it was used up; it is not kept itself."""

    at: float
    used: float


class Codes(Shelf):
    """The codes that are worth something now."""

    def __init__(self, store: Store, signer: IdentitySigner, generous: float = 1.0) -> None:
        super().__init__(store)
        self._signer = signer
        size, rate = EACH[0] * generous, EACH[1] * generous
        self._each = Buckets(size, rate)
        self._all = Bucket(size * ALL, rate * ALL)

    async def short(self, person: str) -> str:
        """A new short code of somebody, in place of the one before."""
        while True:
            code = drawn(LENGTH)
            ticket, digest, now = f"code.{code[:NAME]}", self._digest(code), time()

            def keep(do: Do, ticket: str = ticket, digest: bytes = digest, now: float = now) -> bool:
                do("DELETE FROM ticket WHERE until < ? OR (person = ? AND id LIKE 'code.%')", now, person)
                insert = "INSERT INTO ticket (id, person, digest, tries, until) VALUES (?, ?, ?, ?, ?) "
                return bool(do(f"{insert} ON CONFLICT DO NOTHING", ticket, person, digest, TRIES, now + LASTS).rowcount)

            if await self.ask(keep):
                return code

    async def long(self, person: str) -> str:
        """A new long code of somebody, in place of the one before."""
        code, now = drawn(RECOVERY), time()
        write = (
            "INSERT INTO recovery (person, digest, at, used) VALUES (?, ?, ?, 0) "
            "ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, at = excluded.at, used = 0"
        )
        await self.ask(lambda do: do(write, person, lasting(code), now) and None)
        return code

    async def recovery(self, person: str) -> Recovery | None:
        """What somebody may know of their long code."""
        row = await self.ask(lambda do: do("SELECT at, used FROM recovery WHERE person = ?", person).fetchone())
        return row and Recovery(*row)

    async def owner(self, typed: str, address: str, *, use: bool) -> str:
        """Whose code was typed, which is worth nothing afterwards if it is used; whatever is wrong reads the same."""
        code = written(typed)
        if not (self._each.take(address) and self._all.take()):
            raise Refusal("error-too-fast", status=429)
        now, short, long = time(), self._digest(code), lasting(code)

        def find(do: Do) -> str | None:
            if len(code) == RECOVERY:
                return _recovered(do, long, now, use=use)
            return _shown(do, f"code.{code[:NAME]}", short, now, use=use)

        found = await self.ask(find) if set(code) <= set(SIGNS) else None
        if found is None:
            raise Refusal("error-code", status=403)
        return found

    def _digest(self, code: str) -> bytes:
        """What is kept of a short code: without the key of the house nobody finds it out in time."""
        return self._signer.digest(f"code {code}")


def drawn(length: int) -> str:
    """A new code."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def written(typed: str) -> str:
    """What was typed, as codes are written."""
    return "".join(sign for sign in typed.upper() if sign not in " -\u00a0\u3000\u2013")


def lasting(code: str) -> bytes:
    """What is kept of a long code. So much chance needs no slow hash, and no key either: that of the house is forgotten
    just when everybody needs their code."""
    return blake2b(code.encode(), digest_size=32, person=b"kaffeehaus-code").digest()


def _shown(do: Do, ticket: str, digest: bytes, now: float, *, use: bool) -> str | None:
    """Whose short code it is; each look at it is a try, and one that was right is given back."""
    spent = do("UPDATE ticket SET tries = tries - 1 WHERE id = ? AND tries > 0 AND until > ?", ticket, now).rowcount
    row = do("SELECT person, digest FROM ticket WHERE id = ?", ticket).fetchone() if spent else None
    if not hmac.compare_digest(bytes(row[1]) if row else bytes(len(digest)), digest) or row is None:
        return None
    if use:
        do("DELETE FROM ticket WHERE id = ?", ticket)
    else:
        do("UPDATE ticket SET tries = tries + 1 WHERE id = ?", ticket)
    return str(row[0])


def _recovered(do: Do, digest: bytes, now: float, *, use: bool) -> str | None:
    """Whose long code it is, if it has not been used."""
    row = do("SELECT person, digest FROM recovery WHERE digest = ? AND used = 0", digest).fetchone()
    if row is None or not hmac.compare_digest(bytes(row[1]), digest):
        return None
    if use and not do("UPDATE recovery SET used = ? WHERE digest = ? AND used = 0", now, digest).rowcount:
        return None
    return str(row[0])

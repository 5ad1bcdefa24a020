"""Passkeys: keys that a device keeps for its owner; the house knows their public halves only."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Any, NamedTuple

from msgspec import DecodeError, Struct
from msgspec import json as fast

from kaffeehaus.server.identity import Person
from kaffeehaus.server.people.browsers import Browser
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.refusals import Refusal

LASTS = 300.0
"""Seconds that somebody has to answer a question of the house."""
MOST = 20
"""So many passkeys one person may have."""
ID = re.compile(r"[\w-]{1,1400}", re.ASCII)
"""What the id of a passkey looks like."""
NOBODY = ""
"""Whom a question is put to that anybody may answer."""


class Site(NamedTuple):
    """Where somebody asks: a passkey is for one name of the house, and its browser says on which page it was used."""

    name: str
    origins: list[str]


class Passkey(NamedTuple):
    """A passkey as its owner may know it."""

    id: str
    kind: str
    label: str
    at: float
    used: float


class _Said(Struct):
    """What a browser says it was asked."""

    challenge: str


class Passkeys(Shelf):
    """The passkeys of all people, and the questions they have yet to answer."""

    async def of(self, person: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        find = "SELECT id, kind, label, at, used FROM passkey WHERE person = ? ORDER BY at"
        return await self.ask(lambda do: [Passkey(*row) for row in do(find, person)])

    async def offer(self, person: Person, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody."""
        import webauthn  # a house where nobody uses them has no need of it
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        there = await self.of(person.id)
        if len(there) >= MOST:
            raise Refusal("error-enough", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Kaffeehaus",
            user_name=person.name,
            user_id=person.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(_bytes(one.id)) for one in there],
        )
        await self._put(options.challenge, person.id)
        return _told(webauthn.options_to_json(options))

    async def add(self, person: Person, site: Site, answer: dict[str, Any], browser: Browser) -> None:
        """Keeps the passkey that a browser has made for somebody."""
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._asked(answer, person.id)
        with _checked():
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
            )
        now, id = time(), bytes_to_base64url(made.credential_id)
        insert = (
            "INSERT INTO passkey (id, person, public, count, kind, label, at, used) VALUES (?, ?, ?, ?, ?, ?, ?, 0) "
            "ON CONFLICT DO NOTHING"
        )
        values = id, person.id, made.credential_public_key, made.sign_count, *browser, now
        if not await self.ask(lambda do: do(insert, *values).rowcount):
            raise Refusal("error-passkey", status=409)

    async def remove(self, person: str, id: str) -> None:
        """Lets one of somebody's passkeys count no more."""
        delete = "DELETE FROM passkey WHERE id = ? AND person = ?"
        if not ID.fullmatch(id) or not await self.ask(lambda do: do(delete, id, person).rowcount):
            raise Refusal("error-page-unknown", status=404)

    async def question(self, site: Site) -> dict[str, Any]:
        """What a browser needs to show one of its passkeys, whosever it is."""
        import webauthn

        options = webauthn.generate_authentication_options(rp_id=site.name)
        await self._put(options.challenge, NOBODY)
        return _told(webauthn.options_to_json(options))

    async def owner(self, site: Site, answer: dict[str, Any]) -> str:
        """Whose passkey was shown; whatever is wrong reads the same."""
        import webauthn

        challenge = await self._asked(answer, NOBODY)
        id = str(answer.get("id"))
        find = "SELECT person, public, count FROM passkey WHERE id = ?"
        row = await self.ask(lambda do: do(find, id).fetchone()) if ID.fullmatch(id) else None
        if row is None:
            raise Refusal("error-passkey", status=403)
        with _checked():
            shown = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=bytes(row[1]),
                credential_current_sign_count=row[2],
            )
        note = "UPDATE passkey SET count = ?, used = ? WHERE id = ? AND person = ?"
        if not await self.ask(lambda do: do(note, shown.new_sign_count, time(), id, row[0]).rowcount):
            raise Refusal("error-passkey", status=403)  # it was removed meanwhile
        return str(row[0])

    async def _put(self, challenge: bytes, person: str) -> None:
        """Remembers what was asked, and of whom."""
        now, id = time(), _ticket(challenge)
        insert = "INSERT INTO ticket (id, person, digest, tries, until) VALUES (?, ?, ?, 1, ?)"

        def keep(do: Do) -> None:
            do("DELETE FROM ticket WHERE until < ?", now)
            do(insert, id, person, b"", now + LASTS)

        await self.ask(keep)

    async def _asked(self, answer: dict[str, Any], person: str) -> bytes:
        """The question that an answer is to, which was put to this person and is answered only once."""
        try:
            challenge = _bytes(fast.decode(_bytes(answer["response"]["clientDataJSON"]), type=_Said).challenge)
        except (KeyError, TypeError, ValueError, DecodeError):
            raise Refusal("error-passkey", status=403) from None
        take = "DELETE FROM ticket WHERE id = ? AND person = ? AND until > ?"
        if not await self.ask(lambda do: do(take, _ticket(challenge), person, time()).rowcount):
            raise Refusal("error-passkey", status=403)
        return challenge


@contextmanager
def _checked() -> Iterator[None]:
    """Whatever the library finds wrong with an answer is told in the same words."""
    try:
        yield
    except Exception:
        raise Refusal("error-passkey", status=403) from None


def _ticket(challenge: bytes) -> str:
    return f"key.{challenge.hex()}"


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _told(options: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(options)
    return told

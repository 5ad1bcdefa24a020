"""Who somebody is: a signed word without a password, as a cookie or a token, and what names and chat may look like."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256, sha512
from hmac import digest
from pathlib import Path

from itsdangerous import BadSignature, Signer, TimestampSigner
from msgspec import DecodeError, Struct, json

from kaffeehaus.locale import FALLBACK, languages
from kaffeehaus.server.files import written
from kaffeehaus.server.lettering import line
from kaffeehaus.server.refusals import Refusal

COOKIE = "kaffeehaus"
BEARER = "Bearer "
PROGRAM = "⚙"
"""What the names of programs begin with, and no other."""
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
LONGEST_TEXT = 500
KEY_FILE = "key"
_KEY_BYTES = 32


class Person(Struct, frozen=True, omit_defaults=True):
    """A guest of the house."""

    id: str
    name: str
    lang: str
    via: str = ""
    """The session in which they are here, but for their first one."""

    @property
    def session(self) -> str:
        """What is ended when they are signed out here."""
        return self.via or self.id


class IdentitySigner:
    """Signs identities with the newest key and the time, and tells true ones, by any key, from forged ones."""

    def __init__(self, key: bytes) -> None:
        keys = keys_of(key)
        self._newest = keys[-1]
        self._signer = TimestampSigner(keys, "kaffeehaus.person", digest_method=sha256, key_derivation="hmac")
        # The cookies of the first houses bear no time; they stay valid.
        self._undated = Signer(keys, digest_method=sha256, key_derivation="none")

        self._oldest = keys[0]

    def secret(self, purpose: bytes) -> bytes:
        """What only this house knows, for one purpose; it stays when the house comes to sign with another key."""
        return digest(self._oldest, purpose, sha512)

    def write(self, person: Person) -> str:
        """The value of the person's cookie, or token."""
        return self._signer.sign(urlsafe_b64encode(json.encode(person)).rstrip(b"=")).decode()

    def digest(self, text: str) -> bytes:
        """What nobody can work out of a text but with the newest key."""
        return hmac.digest(self._newest, text.encode(), "sha256")

    def person_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Person | None:
        """Who asks: by a token if one is shown, else by cookie."""
        shown = headers.get("authorization", "")
        return self.read(shown.removeprefix(BEARER) if shown.startswith(BEARER) else cookies.get(COOKIE))

    def read(self, cookie: str | None) -> Person | None:
        """Whose cookie or token this is; None if it is nobody's or not from here."""
        if not cookie or not cookie.isascii():
            return None
        dated = cookie.count(".") == 2
        try:
            body = self._signer.unsign(cookie) if dated else self._undated.unsign(cookie)
            person = json.decode(urlsafe_b64decode(body + b"=" * (-len(body) % 4)), type=Person)
            if person.via:
                # No browser keeps it longer, and what was signed out is remembered for no longer than twice that.
                self._signer.unsign(cookie, max_age=YEAR)
            return person
        except (BadSignature, ValueError, DecodeError):
            return None


def key_in(directory: Path) -> bytes:
    """The key kept in the directory; it is drawn the first time and readable by its owner only.

    Of two servers that begin at once both take the same one, and none is ever half written.
    """
    path = directory / KEY_FILE
    if not path.exists():
        # Another server may be faster.
        with suppress(FileExistsError), written(path) as draft:
            draft.write_bytes(secrets.token_bytes(_KEY_BYTES))
    key = path.read_bytes()
    if not key or len(key) % _KEY_BYTES:
        raise OSError(f"{path} is no key of {_KEY_BYTES} bytes")
    return key


def new_key_in(directory: Path, forget: bool) -> None:
    """Draws another key, with which everything is signed from the next start on; the older ones still count.

    Or forgets them all but the newest: whoever has not come since it was drawn is not known any more.
    """
    key = key_in(directory)
    with written(directory / KEY_FILE, anew=True) as draft:
        draft.write_bytes(key[-_KEY_BYTES:] if forget else key + secrets.token_bytes(_KEY_BYTES))


def keys_of(key: bytes) -> list[bytes]:
    """The keys that a key file holds, the newest last; the older ones still tell who somebody is."""
    return [key[n : n + _KEY_BYTES] for n in range(0, len(key), _KEY_BYTES)]


def person(name: str, lang: str, known: Person | None = None) -> Person:
    """A person of this name; somebody known stays the same under a new one."""
    id, via = (known.id, known.via) if known else (secrets.token_urlsafe(12), "")
    return Person(id, checked_name(name), checked_language(lang), via)


def program(name: str, lang: str) -> Person:
    """A new program; its name shows everybody at the table that it is one."""
    made = person(name, lang)
    return Person(made.id, f"{PROGRAM} {made.name}", made.lang)


def seat_name(person: Person, name: str | None) -> str:
    """What the player of one of a person's seats is called: as was wished, else like the person.

    A program stays known as one under whatever name.
    """
    if name is None:
        return person.name
    return f"{PROGRAM} {checked_name(name)}" if person.name.startswith(PROGRAM) else checked_name(name)


def checked_name(name: str) -> str:
    """The name, if people can read it and it is not that of a program."""
    name = " ".join(filter(None, name.replace("\u3000", " ").split(" ")))
    # What would have to be left out of it makes it another name.
    if line(name) != unicodedata.normalize("NFC", name):
        name = ""
    name = line(name)
    if not 1 <= len(name) <= LONGEST_NAME or PROGRAM in name:
        raise Refusal("error-name", longest=LONGEST_NAME)
    return name


def checked_text(text: str) -> str:
    """A line of chat, if people can read it."""
    text = line(text)
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise Refusal("error-text", longest=LONGEST_TEXT)
    return text


def checked_language(lang: str) -> str:
    """The language, if there is one of this name, else English."""
    return lang if lang in languages() else FALLBACK

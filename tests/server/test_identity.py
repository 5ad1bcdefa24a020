"""Signed identities: true ones of any key there is, and no others."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest
from itsdangerous import TimestampSigner
from tests.server.play import Person as Guest
from tests.server.play import Server

from kaffeehaus.server.identity import YEAR, IdentitySigner, Person, key_in, new_key_in

KLARA = Person("a1", "Klara", "de")
KEY = bytes(range(32))
UNDATED = "eyJpZCI6ImExIiwibmFtZSI6IktsYXJhIiwibGFuZyI6ImRlIn0.2TQYsN28YIIbH3xb9KzeQ4mnfyaO5LWvslkx_-OF27I"
"""A cookie as the first houses signed it with that key."""


def test_an_identity_is_read_back_and_bears_its_time():
    signer = IdentitySigner(KEY)
    cookie = signer.write(KLARA)
    assert cookie.count(".") == 2
    assert signer.read(cookie) == KLARA


def test_a_cookie_of_the_first_houses_stays_valid():
    assert IdentitySigner(KEY).read(UNDATED) == KLARA
    assert IdentitySigner(KEY + bytes(32)).read(UNDATED) == KLARA
    assert IdentitySigner(bytes(32)).read(UNDATED) is None


FORGED = {
    "nothing": "",
    "no-signature": "eyJpZCI6ImExIn0",
    "other-body": "eyJpZCI6ImEyIiwibmFtZSI6IktsYXJhIiwibGFuZyI6ImRlIn0" + UNDATED[UNDATED.index(".") :],
    "undated-as-dated": UNDATED.replace(".", ".avr6eg."),
    "dots": "....",
    "no-text": "eyJpZCI6ImExIn0.é",
}


@pytest.mark.parametrize("cookie", FORGED.values(), ids=FORGED)
def test_what_is_not_signed_here_is_nobody(cookie: str):
    assert IdentitySigner(KEY).read(cookie) is None


def test_a_dated_identity_without_its_date_is_nobody():
    body, _, signature = IdentitySigner(KEY).write(KLARA).split(".")
    assert IdentitySigner(KEY).read(f"{body}.{signature}") is None


def test_keys_change_and_are_forgotten(tmp_path: Path):
    first = IdentitySigner(key_in(tmp_path)).write(KLARA)
    new_key_in(tmp_path, forget=False)
    both = IdentitySigner(key_in(tmp_path))
    second = both.write(KLARA)
    assert both.read(first) == both.read(second) == KLARA
    new_key_in(tmp_path, forget=True)
    newest = IdentitySigner(key_in(tmp_path))
    assert (newest.read(first), newest.read(second)) == (None, KLARA)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_a_cookie_is_renewed_when_it_is_shown_and_a_token_is_not(server: Server):
    klara = Guest(server, "Klara")
    assert "set-cookie" in server.get("/api/me", klara.cookie).headers
    assert "set-cookie" not in server.get("/api/me").headers


def test_a_session_counts_for_a_year_and_the_first_one_for_ever(monkeypatch: pytest.MonkeyPatch):
    signer, later = IdentitySigner(KEY), int(time()) + YEAR + 60
    session = Person(KLARA.id, KLARA.name, KLARA.lang, "s.another")
    first, other = signer.write(KLARA), signer.write(session)
    assert (signer.read(first), signer.read(other)) == (KLARA, session)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: later)
    assert (signer.read(first), signer.read(other)) == (KLARA, None)

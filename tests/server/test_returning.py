"""Over the wire: another device joins, a session ends at once, and no other site or stranger has a hand in it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from tests.server.play import PATIENCE, Person, Server, tab
from websockets.exceptions import ConnectionClosed

POSTS: dict[str, dict[str, Any]] = {
    "/api/me/code": {},
    "/api/me/recovery": {},
    "/api/me/sign-out": {"id": "others"},
    "/api/me/passkeys/options": {},
    "/api/me/passkeys": {"answer": {}},
    "/api/me/passkeys/remove": {"id": "AAAA"},
    "/api/me/kept": {"fields": {}},
    "/api/me/forget": {"name": "Klara"},
}
"""What only the person may ask for."""
SIGNED_IN: dict[str, dict[str, Any]] = POSTS | {
    "/api/notices": {},
    "/api/notices/device": {"endpoint": "https://x.example/", "p256dh": "A" * 87, "auth": "A" * 22},
    "/api/notices/device/remove": {"endpoint": "https://x.example/"},
    "/api/notices/webhook": {"address": None},
    "/api/notices/mail": {"address": None},
    "/api/notices/mail/confirm": {"code": "123456"},
    "/api/notices/silence": {"table": "t", "silent": True},
    "/api/notices/test": {},
    "/api/puzzles/vienna/1": {"action": None},
    "/api/puzzles/vienna/1/play": {},
}
JOINING: dict[str, dict[str, Any]] = {
    "/api/join": {"code": "x"},
    "/api/join/mail": {"address": "klara@example.org"},
    "/api/join/mail/code": {"asked": "x", "code": "x"},
    "/api/join/passkey/options": {},
    "/api/join/passkey": {"answer": {}},
}


def code_of(person: Person) -> str:
    """A short code of a person."""
    answer = person.server.post("/api/me/code", {}, person.cookie).json()
    assert answer["address"] == f"{person.server.address}/join#{answer['code']}"
    return str(answer["code"])


def joins(server: Server, code: str, cookie: str = "", bring: bool = False) -> str:
    """The cookie of a browser that has joined."""
    answer = server.post("/api/join", {"code": code, "bring": bring}, cookie)
    assert answer.status_code == 200, answer.text
    word = answer.headers["set-cookie"]
    assert "HttpOnly" in word
    assert "samesite=lax" in word.lower()
    return str(word.partition(";")[0])


@pytest.mark.parametrize("path", [*POSTS, *JOINING])
def test_no_other_site_asks_for_anything_in_ones_name(server: Server, path: str):
    klara = Person(server, "Klara")
    body = (POSTS | JOINING)[path]
    for origin in ("https://example.net", "null", f"{server.address}.example.net"):
        answer = server.post(path, body, klara.cookie, Origin=origin)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-origin")
    assert server.get("/api/me", klara.cookie).json()["name"] == "Klara"
    if path in POSTS:
        assert server.post(path, body).status_code == 401


def test_a_device_joins_under_a_session_of_its_own_and_nobody_had_before(server: Server):
    klara, guest = Person(server, "Klara"), Person(server, "Gast")
    table = guest.opens("vienna", "you", "medium")
    code = code_of(klara)
    for _ in range(2):
        offered = server.post("/api/join", {"code": code}, guest.cookie)
        assert offered.json() == {"name": "Klara", "yours": "Gast", "tables": 1, "kept": False, "together": False}
        assert "set-cookie" not in offered.headers
    phone = joins(server, code, guest.cookie, bring=True)
    # Whoever had planted or copied the guest's cookie has nothing by that: it is nobody's, and no way to Klara.
    assert phone not in (klara.cookie, guest.cookie)
    assert server.get("/api/me", guest.cookie).json() is None
    assert server.get("/api/me", phone).json()["id"] == klara.id
    for cookie in (klara.cookie, phone):
        assert [one["id"] for one in server.get("/api/tables", cookie).json()["yours"]] == [table]
    assert server.post("/api/join", {"code": code, "bring": True}, "").status_code == 403
    told = server.get("/api/me/person", phone).json()
    assert [one["here"] for one in told["devices"]] == [True, False]
    assert told["tables"] == 1
    # A name that is changed on one is changed on the other.
    server.post("/api/me", {"name": "Klärchen", "lang": "fr"}, phone)
    assert server.get("/api/me", klara.cookie).json() == {"id": klara.id, "name": "Klärchen", "lang": "fr"}


def test_an_open_connection_ends_with_its_session(server: Server):
    async def run() -> None:
        klara = Person(server, "Klara")
        table = klara.opens("vienna", "you", "medium")
        phone = joins(server, code_of(klara))
        async with klara.at(table) as one, tab(server, table, phone) as two:
            assert two.table["you"]["seats"] == [0]
            assert server.post("/api/me/sign-out", {"id": "others"}, klara.cookie).json() == {"here": False}
            assert (await two.told("refused"))["id"] == "error-signed-out"
            with pytest.raises(ConnectionClosed):
                await two.told("news")
            await one.tells(t="begin")
        async with tab(server, table, phone) as nobody:
            assert nobody.now["views"].keys() == {"spectator"}
        assert server.get("/api/me", phone).json() is None
        for path in ("/api/notices", "/api/statistics/vienna/mine", "/api/me/everything"):
            assert (server.get(path, phone).status_code, server.get(path, klara.cookie).status_code) == (401, 200)
        for path, body in SIGNED_IN.items():
            assert server.post(path, body, phone).status_code == 401, path
        # Signing out here takes the cookie along.
        answer = server.post("/api/me/sign-out", {"id": klara.id}, klara.cookie)
        assert answer.json() == {"here": True}
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert server.get("/api/me", klara.cookie).json() is None

    asyncio.run(run())


def test_nobody_takes_forgets_or_signs_out_somebody_else(server: Server):
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    server.post("/api/me/kept", {"fields": {"notes.t": {"value": "Orsini", "at": 1.0}}}, klara.cookie)
    assert "Orsini" in server.get("/api/me/everything", klara.cookie).text
    assert "Orsini" not in server.get("/api/me/everything", emil.cookie).text
    assert server.get("/api/me/kept?about=", emil.cookie).json() == {"fields": {}}
    assert server.post("/api/me/sign-out", {"id": klara.id}, emil.cookie).status_code == 404
    assert server.post("/api/me/forget", {"name": "Klara"}, emil.cookie).json()["error"]["id"] == "error-malformed"
    for path in ("/api/me/person", "/api/me/everything", "/api/me/kept"):
        assert server.get(path).status_code == 401
    assert server.get("/api/me", klara.cookie).json()["name"] == "Klara"
    assert server.post("/api/me/forget", {"name": " Klara "}, klara.cookie).status_code == 200
    assert server.get("/api/me", klara.cookie).json() is None
    assert server.post("/api/tables", {}, klara.cookie).status_code in (400, 401)


def test_notes_may_be_long_but_not_without_end(server: Server):
    klara = Person(server, "Klara")
    note = "帝" * 10_000
    assert server.post("/api/me/kept", {"fields": {"notes.t": {"value": note, "at": 1.0}}}, klara.cookie).is_success
    assert server.get("/api/me/kept?about=notes.t", klara.cookie).json()["fields"]["notes.t"]["value"] == note
    too_long = {"fields": {"notes.t": {"value": note + "x", "at": 2.0}}}
    assert server.post("/api/me/kept", too_long, klara.cookie).status_code == 400


def test_a_program_keeps_its_token(server: Server):
    token = server.post("/api/programs", {"name": "Rudi"}).json()["token"]
    shown = {"Authorization": f"Bearer {token}"}
    for _ in range(2):
        answer = httpx.get(f"{server.address}/api/me", headers=shown, timeout=PATIENCE)
        assert answer.json()["name"] == "⚙ Rudi"
        assert "set-cookie" not in answer.headers

"""Whoever sends what should not be sent is refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import PATIENCE, Person, Server, tab
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

MALFORMED: dict[str, str | bytes] = {
    "no-json": "{",
    "no-object": "[1]",
    "no-type": "{}",
    "unknown-type": '{"t":"cheat"}',
    "no-seat": '{"t":"act","at":1,"action":"x"}',
    "seat-is-text": '{"t":"act","seat":"0","at":1,"action":"x"}',
    "seat-is-negative": '{"t":"act","seat":-1,"at":1,"action":"x"}',
    "huge-number": '{"t":"act","seat":0,"at":99999999999999999999,"action":"x"}',
    "long-action": json.dumps({"t": "act", "seat": 0, "at": 1, "action": "x" * 1000}),
    "bytes": b"\xff\xfe\x00",
    "deep": '{"t":"say","text":' + "[" * 5000 + "]" * 5000 + "}",
}


@pytest.mark.parametrize("data", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_message_is_refused_and_the_game_goes_on(server: Server, data: str | bytes):
    async def run() -> None:
        klara = Person(server, "Klara")
        async with klara.at(klara.opens("vienna", "you", "you")) as one:
            await one.tells(t="begin")
            await one.socket.send(data)
            assert (await one.told("refused"))["id"] == "error-malformed"
            seat, action = one.choices()[0]
            assert (await one.tells(t="act", seat=seat, at=one.seq, action=action))["t"] == "news"

    asyncio.run(run())


def test_nobody_acts_for_a_foreign_seat_or_with_a_forged_cookie(server: Server):
    async def run() -> None:
        klara, emil = Person(server, "Klara"), Person(server, "Emil")
        table = klara.opens("vienna", "you", "you")
        signature = emil.cookie.partition(".")[2]
        own = klara.cookie.partition("=")[2].partition(".")[0]
        forged = [
            f"kaffeehaus={own}.{signature}",
            f"kaffeehaus={own}.",
            f"kaffeehaus={own}",
            "kaffeehaus=a.b.c",
            "kaffeehaus=",
        ]
        async with klara.at(table) as one, emil.at(table) as two:
            await one.tells(t="begin")
            await two.until(lambda message: two.phase == "playing")
            act = {"t": "act", "seat": 0, "at": one.seq, "action": one.choices()[0][1]}
            assert two.now["legal"] == {}
            assert two.now["views"].keys() == {"spectator"}
            assert await two.refused(**act) == "error-seat-foreign"
            assert await two.refused(t="undo", seat=0, at=two.seq) == "error-seat-foreign"
            assert await two.refused(t="leave", seat=0) == "error-seat-foreign"
            assert await two.refused(t="bot", seat=0, bot="medium") == "error-host"
            for cookie in forged:
                assert server.get("/api/me", cookie).json() is None
                async with tab(server, table, cookie) as nobody:
                    assert nobody.now["views"].keys() == {"spectator"}
                    assert await nobody.refused(**act) == "error-nobody"
            assert (await one.tells(**act))["t"] == "news"

    asyncio.run(run())


def test_an_oversized_message_ends_only_its_own_connection(server: Server):
    async def run() -> None:
        klara, emil = Person(server, "Klara"), Person(server, "Emil")
        table = klara.opens("vienna", "you", "open")
        async with klara.at(table) as one:
            async with emil.at(table) as two:
                await two.socket.send(json.dumps({"t": "say", "text": "x" * 20_000}))
                with pytest.raises(ConnectionClosed):
                    await two.until(lambda message: False)
            assert (await one.tells(t="say", text="still here"))["t"] == "news"

    asyncio.run(run())


def test_the_silent_and_the_flooding_are_cut_off_and_others_play_on(tmp_path: Path, house: list[Server]):
    server = Server(tmp_path, burst=20, rate=20, hello_within=0.3)
    house.append(server)

    async def run() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/x") as silent:
            assert json.loads(await asyncio.wait_for(silent.recv(), PATIENCE))["id"] == "error-hello"
        klara, emil = Person(server, "Klara"), Person(server, "Emil")
        table = klara.opens("vienna", "you", "you")
        async with klara.at(table) as one, emil.at(table) as two:
            await one.tells(t="begin")

            async def flood() -> None:
                for number in range(500):
                    await two.send(t="say", text=f"buy {number}")

            async def listen() -> None:
                while True:
                    await two.receive()

            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.gather(flood(), listen())
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
            assert any('"error-too-fast"' in text for text in two.raw)
            for _ in range(5):
                while one.seq < two.seq:
                    await one.receive()
                seat, action = one.choices()[0]
                await one.send(t="act", seat=seat, at=one.seq, action=action)
                await one.until(lambda message: any(e["kind"] == "action" for e in message.get("entries", ())))
            assert sum(entry["kind"] == "said" for entry in one.entries) < 60

    asyncio.run(run())


FIRST: dict[str, tuple[dict[str, Any], str, int]] = {
    "no-hello": ({"t": "begin"}, "error-hello", 4400),
    "other-version": ({"t": "hello", "v": 1}, "error-version", 4400),
    "malformed": ({"t": "hello"}, "error-malformed", 4400),
}


@pytest.mark.parametrize(("message", "id", "code"), FIRST.values(), ids=FIRST)
def test_the_first_message_says_hello(server: Server, message: dict[str, Any], id: str, code: int):
    klara = Person(server, "Klara")
    table = klara.opens("vienna", "you", "you")
    assert asyncio.run(first_answer(server, table, message)) == (id, code)


def test_an_unknown_table_is_refused(server: Server):
    hello = {"t": "hello", "v": 2}
    assert asyncio.run(first_answer(server, "nowhere", hello)) == ("error-table-unknown", 4404)
    assert server.get("/api/tables/nowhere").json() == {"error": {"id": "error-table-unknown", "args": {}}}


async def first_answer(server: Server, table: str, message: dict[str, Any]) -> tuple[str, int]:
    """The refusal of a first message, and the code with which the connection ends."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        await socket.send(json.dumps(message))
        answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    assert answer["of"] == "hello"
    assert closed.value.rcvd is not None
    return answer["id"], closed.value.rcvd.code


def test_pages_of_other_sites_get_no_connection(server: Server):
    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/ws/x", origin="https://example.net")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    asyncio.run(run())
    answer = server.post("/api/me", {"name": "Klara"}, Origin="https://example.net")
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-origin")
    assert server.post("/api/me", {"name": "Klara"}, Origin=server.address).status_code == 200


BODIES: dict[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "chess"}, "error-game-unknown"),
    "players": ({"players": 7}, "error-seats-count"),
    "seat-kind": ({"seats": [{"kind": "cat"}, {"kind": "you"}]}, "error-malformed"),
    "bot": ({"seats": [{"kind": "you"}, {"kind": "bot", "bot": "oracle"}]}, "error-bot-unknown"),
    "pace": ({"pace": "warp"}, "error-pace"),
    "body": ({"options": 3}, "error-malformed"),
}


@pytest.mark.parametrize(("change", "id"), BODIES.values(), ids=BODIES)
def test_a_table_that_cannot_be_is_refused(server: Server, change: dict[str, Any], id: str):
    body = {"game": "vienna", "players": 2, "options": {}, "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = server.post("/api/tables", body | change, Person(server, "Klara").cookie)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, id)


@pytest.mark.parametrize(
    "options", [{"version": "x"}, {"version": [["x"]]}, {"nothing": 1}, {"colours": {"a": 1}}, {"first_player": "3"}]
)
def test_options_that_cannot_be_are_refused_with_a_reason(server: Server, options: dict[str, Any]):
    body = {"game": "vienna", "players": 2, "options": options, "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = server.post("/api/tables", body, Person(server, "Klara").cookie)
    assert answer.status_code == 400
    assert answer.json()["error"]["args"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "x" * 10_000, "a\nb", "\u200b", "a\u202eb"])
def test_a_name_that_nobody_can_read_is_refused(server: Server, name: str):
    answer = server.post("/api/me", {"name": name})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "error-name")


@pytest.mark.parametrize(
    "path",
    ["/no/such.js", "/..%2f..%2fsettings.py", "/api/nothing", "/%00", "/app.py", "/index.html.py", "/api/tables/%00x"],
)
def test_files_outside_the_client_are_not_served(server: Server, path: str):
    answer = server.get(path)
    assert (answer.status_code, answer.json()["error"]["id"].endswith("-unknown")) == (404, True)


def test_a_long_body_is_refused(server: Server):
    answer = server.post("/api/me", {"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "error-too-large")

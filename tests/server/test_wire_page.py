"""The examples of docs/wire.md are what the server reads and writes."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.server.play import PATIENCE, Person, Server
from tests.server.tables import PEOPLE, add, begun, folded, random_action

from kaffeehaus.review.course import Piece, Step
from kaffeehaus.review.decisions import EFFORT, Judged
from kaffeehaus.review.report import review as told_of
from kaffeehaus.server import catalogue, imagining, replays, together, views, wire
from kaffeehaus.server.bots import bot_request, explain
from kaffeehaus.server.carried import Part
from kaffeehaus.server.entries import (
    Advised,
    Agreed,
    BotSat,
    Clock,
    Conceded,
    End,
    Ended,
    Holiday,
    Night,
    Offered,
    Paced,
    Paused,
    Proposed,
    RanOut,
    Reclocked,
    Rematched,
    Resumed,
    Said,
    Serial,
    Silenced,
    Undone,
    Wished,
)
from kaffeehaus.server.lobby import listing, seen_by
from kaffeehaus.server.moments import Moments
from kaffeehaus.server.notes import Announcement
from kaffeehaus.server.opening import Wanted
from kaffeehaus.server.refusals import Refusal

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text("utf-8")
FROM_CLIENT = {
    "hello", "act", "why", "ask", "undo", "say", "earlier", "silence", "report", "sit", "answer", "name", "leave",
    "moment", "bot", "begin", "back", "pace", "lead", "look", "mark", "comment", "ping",
    "imagine", "wishes", "propose", "agree", "concede", "resume", "holidays", "sleep",
}  # fmt: skip


def examples() -> list[dict[str, Any]]:
    """Every JSON value of the page."""
    found: list[dict[str, Any]] = []
    for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.M | re.S):
        text = block.strip()
        while text:
            value, end = json.JSONDecoder().raw_decode(text)
            found.append(value)
            text = text[end:].strip()
    return found


MESSAGES = [
    example for example in examples() if example.get("t") in FROM_CLIENT and not {"id", "views"} & example.keys()
]


@pytest.mark.parametrize("example", MESSAGES, ids=lambda example: example["t"])
def test_a_message_of_the_page_is_understood(example: dict[str, Any]):
    message = wire.read(json.dumps(example))
    assert wire.tag(message) == example["t"]
    assert json.loads(wire.write(message)) == example


def test_the_page_has_an_example_of_every_message():
    assert {example["t"] for example in MESSAGES} == FROM_CLIENT


def test_the_servers_messages_have_the_members_the_page_shows():
    log = begun("vienna", 2)
    table = folded(log)
    user = PEOPLE[0].id
    there = views.who_is_there(table, user, lambda user: None, 0)
    wanted = bot_request(table, 0, "easy")
    sent = [
        views.table_message(table, PEOPLE[0], there),
        views.news(table, user, 0, there, whole=True),
        views.refused(table, user, wire.Begin(), Refusal("error-stale")),
        views.why(table, PEOPLE[0], wire.Why(0, "place hofburg")),
        {"t": "advice", "ref": "q1"} | views.advice(wanted, explain(wanted)),
        {"t": "imagined", "ref": "q3"} | imagining.imagine(wanted, ()),
        {"t": "moment", "ref": "q2", "after": 1, "views": Moments().seen(table, user, 1)},
        views.earlier(table, user, wire.Earlier(1), []),
        {"t": "done"} | wire.named(wire.Begin(ref=1)),
        views.announced(Announcement("We close at ten.", 1794736255.98)),
        together.told(together.Together("u", "Klara", marks=(together.Drawn("v", "Emil", ("a1",)),)), "v"),
        {"t": "pong"},
    ]
    shown = {example["t"]: example for example in examples() if "t" in example and example not in MESSAGES}
    assert {message["t"]: message.keys() for message in sent} == {t: example.keys() for t, example in shown.items()}
    for member in ("seats", "you", "now", "log"):
        real, example = sent[0][member], shown["table"][member]
        if isinstance(real, list):
            real, example = real[0], example[0]
        assert real.keys() == example.keys()


def test_entries_have_the_members_the_page_shows():
    from random import Random

    rng, log = Random(0), begun("vienna", 2)
    log[0] = replace(log[0], clock=Clock(bank=600))
    table = folded(log)
    add(table, log, Said("u", "Klara", "Servus"))
    add(table, log, random_action(table, rng))
    add(table, log, Undone(table.moves[-1].seat))
    add(table, log, BotSat(1, "medium"))
    add(table, log, Paced("u", "Emil", "days"))
    add(table, log, Silenced("u", "Klara", True))
    add(table, log, Advised(0, "master"))
    for entry in (
        RanOut(0, "wait"), Holiday("u", "Klara", 1.0, 2.0), Night("u", "Klara", 0, 60, 60), Paused("u", "Klara"),
        Resumed("u", "Klara"), Proposed("u", "Klara", End()), Agreed("u", "Klara", False), Offered(1),
    ):  # fmt: skip
        add(table, log, entry)
    add(table, log, Wished(0, PEOPLE[0].id, (), "k"))
    add(table, log, Reclocked("live", None), Conceded(0, "Klara"), Ended("conceded"))
    add(table, log, Rematched("u", "Emil", "new"), Serial("u", "Emil", (Part("vienna"),)))
    real = {e["kind"]: e.keys() for p in PEOPLE[:2] for e in views.entries_after(table, p.id, 0)}
    shown = {example["kind"]: example.keys() for example in examples() if "seq" in example and "kind" in example}
    assert real == shown


def test_the_program_of_the_page_plays_a_game_to_its_end(server: Server, tmp_path: Path):
    (source,) = re.findall(r"^```py\n(.*?)^```", PAGE, re.M | re.S)
    assert source.count("PAUSE = 0.1") == 1
    (tmp_path / "rudi.py").write_text(source.replace("PAUSE = 0.1", "PAUSE = 0"))
    klara = Person(server, "Klara")
    table = klara.opens("vienna", "open", "random")

    async def run() -> str:
        words = [str(tmp_path / "rudi.py"), server.address, table, "0"]
        program = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=subprocess.PIPE)
        try:
            async with klara.at(table) as watching:
                while watching.seats[0]["kind"] != "person":
                    await watching.receive()
                assert watching.seats[0]["name"] == "⚙ Rudi"
                await watching.tells(t="begin")
                await watching.until(lambda message: watching.phase == "over")
            return (await asyncio.wait_for(program.communicate(), PATIENCE))[0].decode()
        finally:
            if program.returncode is None:
                program.kill()
                await program.wait()

    assert asyncio.run(run()) == "the game is over\n"


def test_a_token_is_an_identity_on_http_and_cannot_be_forged_or_claimed(server: Server):
    answer = server.post("/api/programs", {"name": "Rudi", "lang": "de"})
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    made = answer.json()
    shown = {"Authorization": f"Bearer {made['token']}"}
    assert httpx.get(f"{server.address}/api/me", headers=shown).json() == {n: made[n] for n in ("id", "name", "lang")}
    for word in ("nonsense", made["token"][:-2], f"x{made['token']}"):
        assert httpx.get(f"{server.address}/api/me", headers={"Authorization": f"Bearer {word}"}).json() is None
    assert server.post("/api/me", {"name": "⚙ Rudi"}).json()["error"]["id"] == "error-name"
    assert server.post("/api/programs", {"name": "Rudi"}, Origin="https://example.net").status_code == 403


def test_http_bodies_and_calls_of_the_page_exist(server: Server):
    import msgspec

    wanted = next(example for example in examples() if "seats" in example and "id" not in example)
    assert msgspec.convert(wanted, Wanted).players == 3
    paths = server.get("/api/schema/openapi.json").json()["paths"]
    called = {path.partition("?")[0] for _, path in re.findall(r"^\| `(GET|POST) (\S+)`", PAGE, re.M)}
    assert called - {"/api/schema/openapi.json"} == set(paths) - {"/api/me"}
    summary = next(example for example in examples() if "updated" in example)
    assert summary.keys() == seen_by(None, listing(folded(begun("vienna", 2))).summary).keys()


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_the_page_names_every_member_of_the_components(game: str):
    row = next(line for line in PAGE.splitlines() if line.startswith("| `GET /api/games/{game}/content`"))
    vienna, valencia = row.split(" Valencia: ")
    said = {"vienna": vienna, "valencia": valencia}[game]
    for member, value in catalogue.content(game).items():
        assert f"`{member}`" in said, member
        first = value[0] if isinstance(value, list) else value
        for inner in first if isinstance(first, dict) else ():
            assert re.search(rf"[(, ]{inner}[,)]", said), (member, inner)


def test_a_finished_game_has_the_members_the_page_shows():
    from random import Random

    rng, log = Random(0), begun("vienna", 2)
    table = folded(log)
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    story = next(example for example in examples() if "steps" in example)
    told = replays.finished_game(table)
    assert told.keys() == story.keys()
    assert told["seats"][0].keys() == story["seats"][0].keys()
    first = told["steps"][0]
    assert first.keys() == story["steps"][0].keys()
    event = story["steps"][0]["events"][0]
    assert event.keys() in [real.keys() for real in first["events"] if real["kind"] == event["kind"]]
    review = next(example for example in examples() if "chances" in example)
    pieces = [Piece(0, (0.5, 0.5), (Step(0, True, (0.4, 0.5), (0.0, 0.0)),), (Judged(0, 0, "x", "slip", 0.5, 6.1),))]
    real = {"state": "done"} | told_of(replays.record(table), pieces, EFFORT) | {"comments": []}
    assert real.keys() == review.keys()
    assert real["seats"][0].keys() == review["seats"][0].keys()
    assert real["seats"][0]["decisions"][0].keys() == review["seats"][0]["decisions"][0].keys()
    assert real["seats"][0]["counts"].keys() == review["seats"][0]["counts"].keys()
    moment = next(example for example in examples() if "view" in example)
    assert replays.moment(table, 1, 0).keys() == moment.keys()
    bounds = f"{replays.MOST_BYTES // 1024} KiB and {replays.MOST_ACTIONS} actions"
    assert bounds in PAGE


def test_page_and_client_speak_the_version_of_the_server():
    client = (Path(__file__).resolve().parents[2] / "client/src/lib/socket.ts").read_text("utf-8")
    assert f'{{ t: "hello", v: {wire.VERSION}, ' in client
    assert PAGE.startswith(f"# The wire, version {wire.VERSION}\n")
    assert {example["v"] for example in examples() if "v" in example} == {wire.VERSION}

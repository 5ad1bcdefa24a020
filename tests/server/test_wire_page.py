"""The examples of docs/wire.md are what the server reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import Server
from tests.server.tables import PEOPLE, add, begun, folded, random_action

from kaffeehaus.server import telling, wire
from kaffeehaus.server.entries import BotSat, Said, Undone
from kaffeehaus.server.opening import Wanted
from kaffeehaus.server.refusals import Refusal

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text("utf-8")
FROM_CLIENT = {"hello", "act", "undo", "say", "sit", "leave", "bot", "begin", "back", "ping"}


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


MESSAGES = [example for example in examples() if example.get("t") in FROM_CLIENT]


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
    sent = [
        telling.table_message(table, PEOPLE[0], lambda user: True, 0),
        telling.news(table, user, 0, lambda user: True, 0),
        telling.refused(table, user, "act", Refusal("error-stale")),
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
    table = folded(log)
    add(table, log, Said("u", "Klara", "Servus"))
    add(table, log, random_action(table, rng))
    add(table, log, Undone(table.moves[-1].seat))
    add(table, log, BotSat(1, "medium"))
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    real = {e["kind"]: e.keys() for p in PEOPLE[:2] for e in telling.entries_after(table, p.id, 0)}
    shown = {example["kind"]: example.keys() for example in examples() if "seq" in example and "kind" in example}
    assert real == shown


def test_http_bodies_and_calls_of_the_page_exist(server: Server):
    import msgspec

    wanted = next(example for example in examples() if "seats" in example and "id" not in example)
    assert msgspec.convert(wanted, Wanted).players == 3
    paths = server.get("/api/schema/openapi.json").json()["paths"]
    called = {path.partition("?")[0] for _, path in re.findall(r"^\| `(GET|POST) (\S+)`", PAGE, re.M)}
    assert called - {"/api/schema/openapi.json"} == set(paths) - {"/api/me"}
    summary = next(example for example in examples() if "updated" in example)
    assert summary.keys() == folded(begun("vienna", 2)).summary().keys()

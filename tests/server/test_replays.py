"""Finished games are told again to everybody and unfinished ones to nobody; records come in whole or not at all."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.play import PATIENCE, Person, Server
from tests.server.tables import PEOPLE, SETTINGS, add, begun, folded, random_action

from kaffeehaus import GAMES, Record, replay
from kaffeehaus.core.records import _checksum
from kaffeehaus.server import permissions, replays
from kaffeehaus.server.entries import Imported, decode, encode
from kaffeehaus.server.identity import Person as Identity
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

KLARA = PEOPLE[0]


@cache
def finished(setting: str) -> Table:
    """A table of this kind, played to the end."""
    game, players, options = SETTINGS[setting]
    rng, log = Random(4), begun(game, players, options)
    table = folded(log)
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    return table


@cache
def recorded(game: str = "vienna", seed: int | bytes = 3, actions: int = 10_000) -> str:
    """A record that did not come from this house, of a game that may have stopped early."""
    rng = Random(1)
    state = GAMES[game].start(2, GAMES[game].Options(), seed)
    while not state.over and actions:
        actions -= 1
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
    return state.record().to_json()


def changed(**members: Any) -> bytes:
    """A record with other members, whose checksum fits all the same."""
    body = json.loads(recorded()) | members
    del body["check"]
    return json.dumps(body | {"check": _checksum(body)}).encode()


def sends(server: Server, record: str | bytes, cookie: str) -> httpx.Response:
    headers = {"Cookie": cookie, "Content-Type": "application/json"} if cookie else {}
    return httpx.post(f"{server.address}/api/replays", content=record, headers=headers, timeout=PATIENCE)


# The story ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_story_has_every_action_with_what_came_of_it(setting: str):
    table = finished(setting)
    told = replays.finished_game(table)
    assert [(s["seat"], s["action"]) for s in told["steps"]] == [*replays.record(table).actions]
    assert [s["number"] for s in told["steps"]] == list(range(1, len(table.moves) + 1))
    open_events = [[{k: v for k, v in e.items() if k != "only"} for e in s["events"]] for s in told["steps"]]
    assert open_events == [[event.to_json() for event in move.events] for move in table.moves]
    assert [seat["name"] for seat in told["seats"]] == [p.name for p in PEOPLE[: table.opened.players]]


def test_events_that_one_seat_alone_knew_say_so():
    told = replays.finished_game(finished("vienna-introductory"))
    kinds = {(e["kind"], "only" in e) for s in told["steps"] for e in s["events"]}
    assert ("card-assigned", True) in kinds
    assert ("agent-placed", False) in kinds
    assert all(e["only"] == s["seat"] for s in told["steps"] for e in s["events"] if e["kind"] == "card-assigned")


@pytest.mark.parametrize("setting", SETTINGS)
def test_turns_and_rounds_go_up_and_a_turn_has_one_player_or_all_in_secret(setting: str):
    steps = replays.finished_game(finished(setting))["steps"]
    for one, other in pairwise(steps):
        assert 0 <= other["turn"] - one["turn"] <= 1
        assert 0 <= other["round"] - one["round"] <= 1
        if other["round"] != one["round"]:
            assert other["turn"] != one["turn"]
    seats: dict[int, set[int]] = {}
    for step in steps:
        seats.setdefault(step["turn"], set()).add(step["seat"])
    assert list(seats) == list(range(1, len(seats) + 1))
    # In both games a round begins with what all choose in secret.
    firsts = {step["round"]: step["turn"] for step in reversed(steps)}
    several = {turn for turn, found in seats.items() if len(found) > 1}
    assert several
    assert several <= set(firsts.values())


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_moment_is_the_view_of_then(setting: str):
    table = finished(setting)
    known = replays.record(table)
    for number in (0, 1, len(known.actions) // 2, len(known.actions)):
        for seat in (None, 0, known.players - 1):
            told = replays.moment(table, number, seat)
            assert told == {"number": number, "view": replay(known, number).view(seat)}


def test_a_moment_that_never_was_and_a_seat_that_is_not_there_are_refused():
    table = finished("vienna-introductory")
    count = len(table.moves)
    for number in (-1, count + 1):
        with pytest.raises(Refusal, match="error-step"):
            replays.moment(table, number, None)
    for seat in (-1, 3):
        with pytest.raises(Refusal, match="error-seat-unknown"):
            replays.moment(table, 0, seat)


def test_an_action_taken_back_is_no_step():
    rng, log = Random(2), begun("vienna", 2)
    table = folded(log)
    from kaffeehaus.server.entries import Undone

    while table.phase != "over":
        add(table, log, random_action(table, rng))
        seat = table.moves[-1].seat
        if len(log) < 20 and table.undoable(seat):
            add(table, log, Undone(seat))
    assert any(isinstance(entry, Undone) for entry in log)
    assert len(replays.finished_game(table)["steps"]) == len(table.moves)


@pytest.mark.parametrize("setting", SETTINGS)
def test_nothing_of_a_game_is_told_before_its_end(setting: str):
    game, players, options = SETTINGS[setting]
    rng, log = Random(4), begun(game, players, options)
    for table in (folded(log[:1]), folded(log)):
        while table.phase != "over":
            for ask in (replays.record, replays.file, replays.finished_game, lambda t: replays.moment(t, 0, None)):
                with pytest.raises(Refusal, match="error-not-over") as refused:
                    ask(table)
                assert refused.value.status == 403
            if table.state is None:
                break
            add(table, log, random_action(table, rng))


# Records from outside -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 2**255 + 1, bytes(range(32))], ids=["number", "long number", "bytes"])
def test_a_recorded_game_becomes_a_finished_table_of_its_own(seed: int | bytes):
    text = recorded(seed=seed)
    entry = replays.imported(KLARA, text.encode())
    assert decode(encode(entry)) == entry
    table = folded([entry])
    assert (table.phase, table.opened.private, table.seed) == ("over", True, None)
    assert replays.record(table).to_json() == text
    assert replays.finished_game(table)["imported"] is True
    assert [seat["kind"] for seat in table.summary()["seats"]] == ["open", "open"]
    assert table.bots_to_act() == []
    stranger = Identity("x", "Graf Bobby", "de")
    for wish in (
        lambda: permissions.sit(table, stranger, 0),
        lambda: permissions.begin(table, KLARA),
        lambda: permissions.undo(table, KLARA, 0, 0),
    ):
        with pytest.raises(Refusal):
            wish()


@pytest.mark.parametrize("setting", SETTINGS)
def test_what_is_exported_comes_back_with_the_same_views(setting: str):
    table = finished(setting)
    name, text = replays.file(table)
    assert name.startswith(f"kaffeehaus-{table.opened.game}-1970-01-01-t")
    back = folded([replays.imported(KLARA, text.encode())])
    assert replays.finished_game(back)["steps"] == replays.finished_game(table)["steps"]
    for number in range(0, len(table.moves) + 1, 7):
        assert replays.moment(back, number, 1) == replays.moment(table, number, 1)


def test_a_game_that_stopped_early_can_be_looked_at_too():
    table = folded([replays.imported(KLARA, recorded(actions=30).encode())])
    assert table.phase == "over"
    assert len(replays.finished_game(table)["steps"]) == 30
    assert replays.moment(table, 30, None)["view"]["outcome"] is None


HOSTILE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "bad-record-cut"),
    "half": (recorded()[:400].encode(), "bad-record-cut"),
    "deep": (b"[" * 100_000, "bad-record-cut"),
    "bytes": (b"\xff\xfe\x00\x01", "bad-record-cut"),
    "a number of 10 kB": (b"1" * 10_000, "bad-record-cut"),
    "something else": (b'{"hello": "world"}', "bad-record-format"),
    "a list": (b"[]", "bad-record-format"),
    "edited": (recorded().replace('"players": 2', '"players": 3').encode(), "bad-record-changed"),
    "other rules": (changed(rules=0), "bad-record-rules"),
    "other tables": (changed(content="00"), "bad-record-tables"),
    "other game": (changed(game="chess"), "bad-record-game"),
    "half a character": (changed(game="\ud800"), "bad-record-game"),
    "too many players": (changed(players=10**30), "bad-players"),
    "no players": (changed(players=-1), "bad-players"),
    "unknown option": (changed(options={"colour": "pink"}), "bad-option"),
    "lists in lists": (changed(options={"colours": [["red"], {}]}), "bad-option-value"),
    "negative seed": (changed(seed=-5), "bad-seed"),
    "empty seed": (changed(seed=""), "bad-seed"),
    "no pair": (changed(actions=[[0, "x", 1]]), "bad-record-field"),
    "no action": (changed(actions=[[0, "cheat"]]), "bad-record-action"),
    "foreign seat": (changed(actions=[[-1, "assign 6 i"]]), "bad-record-action"),
    "far seat": (changed(actions=[[10**60, "assign 6 i"]]), "bad-record-action"),
    "after the end": (
        changed(actions=[*json.loads(recorded())["actions"], [0, "done"]]),
        "bad-record-action",
    ),
    "without an end": (changed(actions=[[0, "done"]] * (replays.MOST_ACTIONS + 1)), "error-record-long"),
}


@pytest.mark.parametrize(("text", "why"), HOSTILE.values(), ids=HOSTILE)
def test_a_record_that_is_none_is_refused_with_the_reason(server: Server, text: bytes, why: str):
    answer = sends(server, text, Person(server, "Mallory").cookie)
    assert answer.status_code in (400, 413)
    assert answer.json()["error"]["id"] == why


def test_a_record_beyond_all_bounds_is_refused_before_it_is_read(server: Server):
    answer = sends(server, b" " * (replays.MOST_BYTES + 1), Person(server, "Mallory").cookie)
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "error-too-large"


def test_only_known_guests_bring_records_and_not_too_many(house: list[Server], tmp_path: Path):
    house.append(Server(tmp_path, tables_burst=3, tables_rate=0.001))
    (server,) = house
    assert sends(server, recorded(), "").json()["error"]["id"] == "error-nobody"
    klara = Person(server, "Klara")
    assert sends(server, recorded(), klara.cookie).status_code == 201
    assert sends(server, recorded(), klara.cookie).json()["error"]["id"] == "error-too-fast"


# Over the wire --------------------------------------------------------------------------------------------------------


def test_export_import_and_links_last_beyond_a_restart(house: list[Server], tmp_path: Path):
    async def play(klara: Person, table: str) -> None:
        async with klara.at(table) as tab:
            await tab.tells(t="begin")
            assert server.get(f"/api/tables/{table}/replay").status_code == 403
            assert server.get(f"/api/tables/{table}/replay/0?seat=0", klara.cookie).status_code == 403
            await tab.plays(Random(5))

    server = Server(tmp_path)
    house.append(server)
    klara = Person(server, "Klara")
    table = klara.opens("vienna", "you", "you")
    asyncio.run(play(klara, table))
    answer = server.get(f"/api/tables/{table}/record")
    name = answer.headers["content-disposition"]
    assert name.startswith('attachment; filename="kaffeehaus-vienna-')
    assert replay(Record.from_json(answer.text)).over

    other = sends(server, answer.content, klara.cookie).json()["id"]
    assert other not in [row["id"] for row in server.get("/api/tables").json()["open"]]
    assert other in [row["id"] for row in server.get("/api/tables", klara.cookie).json()["yours"]]

    server.stop()
    server = Server(tmp_path)
    house.append(server)
    paths = ["/replay", "/replay/40", "/replay/40?seat=1", "/record"]
    one, two = ([server.get(f"/api/tables/{id}{path}") for path in paths] for id in (table, other))
    assert one[0].json()["steps"] == two[0].json()["steps"]
    assert [a.content for a in one[1:]] == [a.content for a in two[1:]]
    assert "immutable" in one[0].headers["cache-control"]
    assert server.get(f"/api/tables/{other}/replay/100000").status_code == 404
    assert server.get(f"/api/tables/{other}/replay/x").status_code == 404
    assert server.get("/api/tables/nowhere/replay").status_code == 404


def test_an_imported_table_of_other_rules_is_refused_in_words(tmp_path: Path):
    from msgspec import structs
    from tests.server.test_house import LISTING, with_house

    async def run(house: Any, store: Any) -> None:
        entry = structs.replace(replays.imported(KLARA, recorded().encode()), rules=0)
        assert isinstance(entry, Imported)
        await store.append("old", 1, encode(entry), LISTING)
        with pytest.raises(Refusal, match="error-table-rules"):
            await house.read("old", replays.finished_game)

    with_house(tmp_path, run)

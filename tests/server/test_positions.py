"""Positions at the house: checked, played from, told of a game; and they and handicaps count in no statistics."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE, add, folded, opened, random_action

from kaffeehaus import Record, position
from kaffeehaus import replay as replayed
from kaffeehaus.core.positions import FORMAT
from kaffeehaus.server import deals, opening, positions, replays, tallying
from kaffeehaus.server.bots import bot_request, decide
from kaffeehaus.server.entries import Began, Chair, Entry, Origin, decode, encode
from kaffeehaus.server.forks import WantedFork, fork
from kaffeehaus.server.positions import Drafted, WantedPosition
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Row
from kaffeehaus.server.table import OVER, PLAYING, Table

KLARA, EMIL, _, _ = PEOPLE
BOT = Chair(name="Brauner", bot="random")
ACTION: dict[str, Any] = {
    "format": FORMAT,
    "game": "vienna",
    "players": 2,
    "asked": "action-iii",
    "round": 6,
    "desks": [{"score": 20, "bribes": {"wine": 9}}, {"score": 31}],
}
PLAN: dict[str, Any] = {"format": FORMAT, "game": "valencia", "players": 3, "round": 4, "desks": [{"coins": 11}]}
each = pytest.mark.parametrize("data", [ACTION, PLAN], ids=["vienna", "valencia"])


def ended(log: list[Entry], seed: int = 1) -> Table:
    table, rng = folded(log, "the-table"), Random(seed)
    while table.phase != OVER:
        add(table, log, random_action(table, rng))
    return table


def counted(log: list[Entry]) -> tallying.Counted | None:
    rows = [Row(seq, float(seq), encode(entry)) for seq, entry in enumerate(log, 1)]
    return tallying.counted(tallying.wanted("the-table", rows))


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as found:
        call(*args)
    return found.value.id


@each
def test_a_table_begins_with_a_position_and_its_record_proves_itself(data: dict[str, Any]):
    entry = positions.opening(KLARA, WantedPosition(data, 1, "easy"))
    assert (entry.private, entry.origin, entry.position) == (True, Origin("position"), data)
    assert [chair.bot for chair in entry.seats].count(None) == 1
    log: list[Entry] = [decode(encode(entry))]
    table = folded(log, data["game"])
    assert (table.phase, table.state is not None and table.state.round) == (PLAYING, data["round"])
    assert table.undoable(1) == 0
    request = bot_request(table, table.to_act[0], "easy")
    assert table.state is not None
    assert decide(request) in [str(action) for action in table.state.legal(table.to_act[0])]
    table = ended(log)
    _, text = replays.file(table)
    record = Record.from_json(text)
    assert record.position == data
    assert table.state is not None
    assert replayed(record).outcome == table.state.outcome
    assert replays.finished_game(table)["placed"] is True
    # Brought to another house it is the same game, told as one that did not begin at its beginning.
    brought = folded([decode(encode(replays.imported(EMIL, text.encode())))], "b")
    assert replays.finished_game(brought)["placed"] is True
    assert brought.state == table.state


@each
def test_it_counts_nowhere_and_is_nobody_elses_deal(data: dict[str, Any]):
    log: list[Entry] = [positions.opening(KLARA, WantedPosition(data, 0, "random"))]
    assert refused(deals.shared, folded(list(log)), KLARA) == "error-deal-table"
    table = ended(log)
    assert counted(log) is None
    again = opening.rematch(table, KLARA)
    assert (again.position, again.origin, again.seed != table.opened.seed) == (data, Origin("position"), True)
    on = fork(table, EMIL, WantedFork(3, 0, "easy"))
    assert on.position == data
    forked = folded([on], "f")
    assert forked.state is not None
    assert len(forked.state.history) == 3


def test_a_handicap_counts_nowhere_and_stays_with_a_rematch():
    fair: list[Entry] = [opened("valencia", 2, seat1=BOT), Began()]
    uneven: list[Entry] = [opened("valencia", 2, {"handicap_points": [0, 10]}, seat1=BOT), Began()]
    ended(fair)
    table = ended(uneven)
    assert counted(fair) is not None
    assert counted(uneven) is None
    assert opening.rematch(table, KLARA).options["handicap_points"] == [0, 10]
    assert table.state is not None
    assert table.state.outcome is not None
    assert table.state.outcome.points[1]["given"] == 10


def test_a_running_game_is_told_to_who_plays_it_alone_and_only_as_they_know_it():
    log: list[Entry] = [opened("vienna", 2, seat1=BOT), Began()]
    table, rng = folded(log, "t"), Random(4)
    for _ in range(40):
        add(table, log, random_action(table, rng))
    told = positions.told(table, KLARA, None, None)
    assert "pile" not in told["cards"]
    assert isinstance(told["desks"][1]["hand"], int)
    assert told == positions.told(table, KLARA, 3, 1), "the moment and the eyes are one's own"
    assert refused(positions.told, table, EMIL, None, None) == "error-seat-none"
    assert refused(positions.told, table, None, None, None) == "error-seat-none"
    company: list[Entry] = [opened("vienna", 2, seat1=Chair(EMIL.id, EMIL.name)), Began()]
    assert refused(positions.told, folded(company), KLARA, None, None) == "error-ask-company"
    gathering: list[Entry] = [opened("vienna", 2, seat1=Chair())]
    assert refused(positions.told, folded(gathering), KLARA, None, None) == "error-not-begun"


def test_of_a_finished_game_any_moment_is_told_to_anybody():
    log: list[Entry] = [opened("valencia", 2, seat1=BOT), Began()]
    table = ended(log)
    assert table.state is not None
    record = table.state.record()
    assert positions.told(table, None, 30, None) == position(record, 30)
    assert "pile" not in positions.told(table, None, 30, 0)["desks"][1]
    assert refused(positions.told, table, None, 5000, None) == "error-step"
    assert refused(positions.told, table, None, 30, 4) == "error-seat-unknown"


def test_what_is_written_is_looked_at_with_a_line_for_each_mistake():
    fine = positions.drafted(Drafted(ACTION, 1))
    assert fine["problems"] == []
    assert fine["view"]["seat"] == 1
    whole = positions.drafted(Drafted(ACTION | {"round": 0, "nonsense": 1}))
    assert [one["id"] for one in whole["problems"]] == ["bad-position-number", "bad-position-field"]
    assert positions.drafted(Drafted({}))["problems"][0]["id"] == "bad-position-format"
    assert positions.drafted(Drafted({"format": FORMAT, "game": "chess"}))["problems"][0]["id"] == "bad-position-game"
    assert positions.drafted(Drafted(ACTION, 5))["problems"]
    assert positions.drafted(Drafted(ACTION | {"options": {"version": "x"}}))["problems"][0]["id"] == "bad-option-value"
    assert refused(positions.opening, KLARA, WantedPosition(ACTION | {"round": 0}, 0)) == "bad-position-number"
    assert refused(positions.opening, KLARA, WantedPosition(ACTION, 0, "oracle")) == "error-bot-unknown"


def test_over_http(tmp_path: Path):
    server = Server(tmp_path)
    try:
        klara = Person(server, "Klara")
        checked = server.post("/api/positions/check", {"position": PLAN, "seat": 0}, klara.cookie)
        assert (checked.status_code, checked.json()["problems"]) == (200, [])
        assert server.post("/api/positions/check", {"position": PLAN}).status_code == 401
        made = server.post("/api/positions", {"position": PLAN, "seat": 0, "bot": "random"}, klara.cookie)
        assert made.status_code == 201
        table = made.json()["id"]
        summary = server.get(f"/api/tables/{table}", klara.cookie).json()
        assert (summary["phase"], summary["origin"]) == ("playing", {"kind": "position"})
        told = server.get(f"/api/tables/{table}/position", klara.cookie)
        assert told.json()["desks"][0]["coins"] == 11
        assert "attachment" in told.headers["content-disposition"]
        wrong = server.post("/api/positions", {"position": PLAN | {"round": 9}, "seat": 0}, klara.cookie)
        assert (wrong.status_code, wrong.json()["error"]["id"]) == (400, "bad-position-number")
        large = {"position": PLAN | {"about": "x" * 200_000}, "seat": 0}
        assert server.post("/api/positions/check", large, klara.cookie).status_code == 413
    finally:
        server.stop()

"""Several actions in one message: all of them or none, in order, told once; and as many taken back at once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import Person, Server, tab
from tests.server.tables import PEOPLE, add, begun, folded
from tests.server.test_house import told, with_house

from kaffeehaus.core.conformance import snapshot
from kaffeehaus.games.valencia.auction import B
from kaffeehaus.games.valencia.state import State
from kaffeehaus.server import permissions, wire
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Entry, Played
from kaffeehaus.server.house import House
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import Table

KLARA, EMIL, *_ = PEOPLE


def planning(cards: int = 4) -> tuple[Table, list[Entry]]:
    """A table of Valencia for two where all missions are chosen and Klara has drawn so many cards."""
    log = begun("valencia", 2)
    table = folded(log)
    assert table.state is not None
    while not table.state.round:
        seat = table.state.to_act[0]
        add(table, log, Played(seat, str(table.state.legal(seat)[0])))
    for _ in range(cards - 1):
        add(table, log, Played(0, "draw"))
    return table, log


def seq(table: Table) -> int:
    return len(table.ledger(KLARA.id).items)


def plan(table: Table, *texts: str, person: Any = KLARA, seat: int = 0, at: int | None = None) -> list[Entry]:
    """What is appended for these actions."""
    return permissions.act(table, person, seat, seq(table) if at is None else at, *texts)


def test_a_whole_plan_is_one_message():
    table, log = planning()
    entries = plan(table, "stop", "put 1", "put 0", "put 1")
    assert entries == [Played(0, text) for text in ("stop", "put 1", "put 0", "put 1")]
    before = seq(table)
    add(table, log, *entries)
    assert table.state is not None
    assert [len(stack) for stack in table.state.view(0)["desks"][0]["own_stacks"]] == [2, 2]
    assert seq(table) == before + 4
    assert table.undoable(0) == 4


HALF = {
    "half-illegal": (["stop", "put 1", "put 3"], "why-no-next-stack"),
    "first-illegal": (["put 0", "stop"], "why-still-drawing"),
    "not-any-action": (["stop", "dance"], "error-action-unknown"),
    "another-seat's-turn": (["stop", "put 0", "put 0", "put 0", "put 0"], "why-not-your-turn"),
    "draws-on-past-what-shows": (["draw", "stop"], "error-actions-reveal"),
}


@pytest.mark.parametrize(("texts", "why"), HALF.values(), ids=HALF)
def test_what_cannot_be_played_to_the_end_is_not_begun(texts: list[str], why: str):
    table, _ = planning()
    assert table.state is not None
    before = snapshot(table.state), table.seq, seq(table)
    with pytest.raises(Refusal) as refused:
        plan(table, *texts)
    assert refused.value.id.startswith(why)
    assert (snapshot(table.state), table.seq, seq(table)) == before


def test_what_is_foreign_stale_or_sent_twice_is_refused():
    table, log = planning()
    texts = ["stop", "put 1"]
    for wrong, why in (({"person": EMIL}, "error-seat-foreign"), ({"seat": 5}, "error-seat-unknown")):
        with pytest.raises(Refusal, match=why):
            plan(table, *texts, **wrong)
    at = seq(table)
    with pytest.raises(Refusal, match="error-stale"):
        plan(table, *texts, at=at - 1)
    add(table, log, *plan(table, *texts, at=at))
    with pytest.raises(Refusal, match="error-stale"):
        plan(table, *texts, at=at)


def test_no_refusal_tells_what_nina_would_have_turned():
    """Whoever could try what follows a reveal would learn what is revealed, and might then do otherwise."""
    ids = set()
    for seed in range(12):
        log = begun("valencia", 2, seed=seed)
        table = folded(log)
        while True:
            state = table.state
            assert isinstance(state, State)
            if state.round and not state.waiting and state.letter == B and state.to_act == (0,):
                break
            seat = state.to_act[0]
            wish = "draw" if len(state.hand[seat]) < 2 else f"put {len(state.stacks[seat])}"
            legal = [str(action) for action in state.legal(seat)]
            add(table, log, Played(seat, next((text for text in (wish, "stop", "pass") if text in legal), legal[0])))
        for follows in ("take-seat", "take-good"):
            with pytest.raises(Refusal) as refused:
                plan(table, "reveal 0", follows)
            ids.add(refused.value.id)
    assert ids == {"error-actions-reveal"}


# Taking back ----------------------------------------------------------------------------------------------------------


def test_several_are_taken_back_at_once_and_no_more_than_may_be():
    table, log = planning()
    assert table.state is not None
    before = table.state.view(0)
    add(table, log, *plan(table, "stop", "put 1", "put 2"))
    heard = len(table.ledger(EMIL.id).items)
    with pytest.raises(Refusal) as refused:
        permissions.undo(table, KLARA, 0, seq(table), 4)
    assert (refused.value.id, refused.value.details) == ("error-undo-many", {"count": 3})
    at = seq(table)
    add(table, log, permissions.undo(table, KLARA, 0, at, 3))
    assert table.state.view(0) == before
    assert table.undoable(0) == 0
    assert seq(table) == at + 3
    assert len(table.ledger(EMIL.id).items) == heard
    with pytest.raises(Refusal, match="error-stale"):
        permissions.undo(table, KLARA, 0, at, 1)
    assert snapshot(folded(log).state or table.state) == snapshot(table.state)


# What may be sent -----------------------------------------------------------------------------------------------------

MALFORMED = {
    "nothing": {},
    "both": {"action": "stop", "actions": ["stop"]},
    "none": {"actions": []},
    "null": {"action": None, "actions": []},
    "too-many": {"actions": ["put 0"] * 65},
    "long": {"actions": ["x" * 1000]},
    "numbers": {"actions": [1]},
    "text": {"actions": "stop"},
}


@pytest.mark.parametrize("members", MALFORMED.values(), ids=MALFORMED)
def test_a_message_with_wrong_actions_is_refused(members: dict[str, Any]):
    data = json.dumps({"t": "act", "seat": 0, "at": 1, **members})
    with pytest.raises(Refusal, match="error-malformed"):
        wire.read(data).wanted()  # type: ignore[attr-defined]


@pytest.mark.parametrize("count", [0, -1, 65, 1.5, "2"])
def test_a_message_that_takes_back_a_wrong_number_is_refused(count: object):
    with pytest.raises(Refusal, match="error-malformed"):
        wire.read(json.dumps({"t": "undo", "seat": 0, "at": 1, "count": count}))


# Over the wire --------------------------------------------------------------------------------------------------------


def test_several_actions_are_stored_together_and_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, Wanted("valencia", 2, [WantedSeat("you"), WantedSeat("you")]))
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        (first,) = told(guest)
        offered = [mission.lower() for mission in first["now"]["views"]["0"]["desks"][0]["offered"]]
        texts = [f"keep {mission}" for mission in offered]
        rows = len(await store.read(id))
        append = store.append

        async def fails(*values: Any) -> float:
            raise Unavailable("the disk is full")

        monkeypatch.setattr(store, "append", fails)
        with pytest.raises(Refusal, match="error-storage"):
            await house.change(id, lambda room: permissions.act(room.table, KLARA, 0, 1, *texts))
        assert (told(guest), len(await store.read(id))) == ([], rows)
        monkeypatch.setattr(store, "append", append)
        await house.change(id, lambda room: permissions.act(room.table, KLARA, 0, 1, *texts))
        (news,) = told(guest)
        assert [entry["kind"] for entry in news["entries"]] == ["action"] * 5
        assert [row.seq for row in await store.read(id)] == list(range(1, rows + 6))
        house.rooms.by_id.clear()
        kept = await house.read(id, lambda table: table.state and table.state.view(0)["desks"][0]["own_missions"])
        assert sorted(mission.lower() for mission in kept) == sorted(offered)

    with_house(tmp_path, run)


def test_a_plan_goes_over_the_wire_and_a_wrong_one_changes_nothing(server: Server):
    asyncio.run(plans(server))


async def plans(server: Server) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens("valencia", "you", "open")
    async with klara.at(table) as one, emil.at(table) as two, tab(server, table) as watching:
        await two.tells(t="sit", seat=1)
        await one.until(lambda message: one.seats[1]["kind"] == "person")
        await one.tells(t="begin")
        await two.until(lambda message: two.phase == "playing")
        for guest, seat in ((one, 0), (two, 1)):
            offered = guest.now["views"][str(seat)]["desks"][seat]["offered"]
            await guest.tells(t="act", seat=seat, at=guest.seq, actions=[f"keep {m.lower()}" for m in offered])
        await two.until(lambda message: two.now["views"]["1"]["round"] == 1)
        await one.until(lambda message: one.now["views"]["0"]["round"] == 1)
        for _ in range(3):
            await one.tells(t="act", seat=0, at=one.seq, action="draw")
        view = one.now["views"]["0"]
        for wrong in (["stop", "put 7"], ["draw", "stop"], ["stop", "put 0", "reveal 0"]):
            await one.refused(t="act", seat=0, at=one.seq, actions=wrong)
            assert one.now["views"]["0"] == view
        assert await two.refused(t="act", seat=0, at=two.seq, actions=["stop", "put 1"]) == "error-seat-foreign"
        heard = len(two.raw)
        news = await one.tells(t="act", seat=0, at=one.seq, actions=["stop", "put 1", "put 1"])
        assert len(news["entries"]) == 3
        assert one.now["undoable"] == {"0": 3}
        assert await one.refused(t="undo", seat=0, at=one.seq, count=4) == "error-undo-many"
        await one.tells(t="undo", seat=0, at=one.seq, count=3)
        assert one.now["views"]["0"] == view
        # Nothing of that was sent to anybody else: the next they hear of is what is said.
        await one.tells(t="say", text="Servus")
        for guest in (two, watching):
            await guest.until(lambda message: bool(message.get("entries")) and message["entries"][-1]["kind"] == "said")
        assert len(two.raw) == heard + 1

"""Planning in secret tells nobody else anything: not by what is sent, nor how much, nor when, nor in any list."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.contract.checks import another_world
from tests.games.valencia.test_house_rulings import SCREENED
from tests.server.play import Person, Server, tab
from tests.server.tables import PEOPLE, SETTINGS, add, begun, folded, random_action
from tests.server.test_house import told, until, with_house

from kaffeehaus.games.valencia.state import State
from kaffeehaus.server import identity, permissions, views, wire
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.entries import Entry, Played, Undone
from kaffeehaus.server.house import House
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import Table

KLARA, EMIL, ROSA, _ = PEOPLE
VALENCIA = [setting for setting in SETTINGS if setting.startswith("valencia")]


def sent(table: Table, person: Any, seen: int = 0) -> bytes:
    """All that a rival or a spectator can get of a table: messages, its row in the lists and its summary."""
    user = person.id if person else None
    there = views.who_is_there(table, user, lambda user: None, 0)
    row = listing(table)._replace(at=None)
    return b"\n".join(
        (
            wire.write(views.table_message(table, person, there)),
            wire.write(views.news(table, user, seen, {})),
            wire.write(table.summary(user)),
            wire.write(list(row)),
        )
    )


# Tables that differ only in what is hidden ----------------------------------------------------------------------------


@pytest.mark.parametrize("setting", VALENCIA)
def test_other_cards_stacks_missions_coins_and_goods_of_others_make_no_byte_of_difference(setting: str, rounds: int):
    game, players, options = SETTINGS[setting]
    rng, phases = Random(setting), set()
    for _ in range(rounds):
        log = begun(game, players, options, rng.randrange(99))
        table = folded(log)
        number = 0
        while table.phase != "over":
            state = table.state
            assert isinstance(state, State)
            for seat, person in (*enumerate(PEOPLE[:players]), (None, None)) if number % 3 == 0 else ():
                twin = folded(log)
                twin.state = another_world(state, seat, rng)
                assert sent(twin, person) == sent(table, person)
                phases.add("missions" if not state.round else "planning" if state.waiting else "auction")
            add(table, log, random_action(table, rng))
            number += 1
    assert phases == {"missions", "planning", "auction"}


@pytest.mark.parametrize(("build", "less", "more"), SCREENED.values(), ids=SCREENED)
def test_who_could_do_something_after_it_is_told_by_no_preview_and_no_refusal(build: Any, less: int, more: int):
    """A rival who has nothing is passed over, and whoever acts before may not know it beforehand."""
    log = begun("valencia", 3)
    poor, rich = folded(log), folded(log)
    poor.state, rich.state = build(less), build(more)
    (seat,) = poor.state.to_act
    person = PEOPLE[seat]
    assert sent(poor, person) == sent(rich, person)
    at, follow = len(poor.ledger(person.id).items), ("pass", "reveal 0", "skip", "plant b2")
    for first in map(str, poor.state.legal(seat)):
        for second in follow:
            assert refusal(poor, person, seat, at, first, second) == refusal(rich, person, seat, at, first, second)


def refusal(table: Table, person: identity.Person, seat: int, at: int, *actions: str) -> dict[str, Any] | None:
    """Why several actions are not followed, if they are not."""
    try:
        permissions.act(table, person, seat, at, *actions)
    except Refusal as refused:
        return refused.to_json()
    return None


def planned(plan: list[str], pauses: float) -> tuple[Table, list[Entry]]:
    """A table of Valencia for three whose first round is planned by Klara alone, in her own time."""
    log = begun("valencia", 3)
    table = folded(log)
    assert table.state is not None
    while not table.state.round:
        seat = table.state.to_act[0]
        add(table, log, Played(seat, str(table.state.legal(seat)[0])))
    at = 100.0
    for text in plan:
        at += pauses
        entry = Undone(0) if text == "undo" else Played(0, text)
        log.append(entry)
        table.take(len(log), at, entry)
    return table, log


BEGUN = {
    "nothing": [],
    "drawn": ["draw", "draw", "draw"],
    "stopped": ["draw", "draw", "stop"],
    "stacked": ["draw", "draw", "draw", "stop", "put 1", "put 0"],
    "taken-back": ["draw", "draw", "stop", "put 1", "undo", "undo", "stop", "put 0"],
}


@pytest.mark.parametrize("plan", BEGUN.values(), ids=BEGUN)
def test_how_far_a_rival_has_got_makes_no_byte_of_difference(plan: list[str]):
    reference, _ = planned([], 0)
    table, _ = planned(plan, 7.5)
    for person in (EMIL, ROSA, None):
        assert sent(table, person) == sent(reference, person)
    assert table.updated == reference.updated < table.at or not plan


READY = {
    "in-one-stack": ["draw", "draw", "draw", "stop", "put 0", "put 0", "put 0"],
    "in-four": ["draw", "draw", "draw", "stop", "put 1", "put 2", "put 3"],
    "after-thought": ["draw", "draw", "draw", "stop", "put 1", "put 1", "undo", "put 0", "put 0"],
    "one-card": ["stop"],
}


def test_of_a_finished_plan_others_hear_that_it_is_finished_and_when_and_nothing_else():
    told = set()
    for plan in READY.values():
        table, log = planned(plan[:-1], 3.25)
        before = {person: len(table.ledger(person.id if person else None).items) for person in (EMIL, ROSA, None)}
        log.append(Played(0, plan[-1]))
        table.take(len(log), 500.0, log[-1])
        assert table.updated == 500.0
        told.add(tuple(sent(table, person, seen) for person, seen in before.items()))
        for person, seen in before.items():
            (entry,) = views.entries_after(table, person.id if person else None, seen)
            assert entry["events"] == [{"kind": "plan-ready", "seat": 0}]
    assert len(told) == 1


def test_of_a_plan_taken_back_others_hear_that_it_is_not_finished_any_more_and_nothing_else():
    told = set()
    for plan, count in ((READY["in-one-stack"], 4), (READY["in-four"], 2), (READY["one-card"], 1)):
        table, log = planned(plan, 3.25)
        heard = len(table.ledger(EMIL.id).items)
        log.append(Undone(0, count))
        table.take(len(log), 500.0, log[-1])
        (entry,) = views.entries_after(table, EMIL.id, heard)
        assert (entry["kind"], entry["seat"], entry["count"]) == ("undone", 0, 1)
        told.add(wire.write(views.news(table, EMIL.id, heard, {})))
    assert len(told) == 1


# The house ------------------------------------------------------------------------------------------------------------


def test_drawing_and_rearranging_moves_no_list_no_figure_and_no_message(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path))
    asyncio.run(quiet(house[0]))


async def quiet(server: Server) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens("valencia", "you", "open")
    other = klara.opens("valencia", "you", "open")

    def public() -> list[bytes]:
        """What Emil and anybody can read without being told."""
        paths = [(f"/api/tables/{table}", ""), ("/api/tables", emil.cookie), (f"/t/{table}", ""), ("/metrics", "")]
        found = [server.get(path, cookie).content for path, cookie in paths]
        # How many questions over HTTP were answered moves with these.
        return [re.sub(rb"(?m)^kaffeehaus_http_.*\n", b"", one) for one in found]

    async with klara.at(table) as one, emil.at(table) as two, tab(server, table) as watching, emil.at(other) as there:
        await two.tells(t="sit", seat=1)
        await one.until(lambda message: one.seats[1]["kind"] == "person")
        assert (await two.tells(t="begin"))["t"] == "refused"
        assert b"refused_total 1" in public()[3]
        await one.tells(t="begin")
        await two.until(lambda message: two.phase == "playing")
        # The other table of Emil is the newer one, and stays so.
        await there.tells(t="sit", seat=1)
        for guest, seat in ((one, 0), (two, 1)):
            while guest.now["views"][str(seat)]["to_act"] != [0, 1][seat:]:
                await guest.receive()
            offered = guest.now["views"][str(seat)]["desks"][seat]["offered"]
            before = public()
            for mission in offered[:-1]:
                await guest.tells(t="act", seat=seat, at=guest.seq, action=f"keep {mission.lower()}")
            assert public() == before
            await guest.tells(t="act", seat=seat, at=guest.seq, action=f"reject {offered[-1].lower()}")
            assert public() != before
        for guest, seat in ((one, 0), (two, 1)):
            while guest.now["views"][str(seat)]["round"] != 1:
                await guest.receive()
        before, heard = public(), len(two.raw)
        await plays(one, "draw", "draw", "stop", "put 1")
        await one.tells(t="undo", seat=0, at=one.seq, count=2)
        await one.tells(t="act", seat=0, at=one.seq, actions=["stop", "put 0"])
        # Nor does what is refused: a wish that cannot be, one that comes too late, and words that mean nothing.
        for wish in ({"action": "draw"}, {"action": "put 9"}, {"action": "put 1", "at": 0}, {"action": "fly"}):
            refused = await one.tells(**{"t": "act", "seat": 0, "at": one.seq} | wish)
            assert refused["t"] == "refused"
        assert public() == before
        # What is said comes after all that was sent before, and there is nothing before it.
        await one.tells(t="say", text="fertig")
        for guest in (two, watching):
            await guest.until(lambda message: bool(message.get("entries")) and message["entries"][-1]["kind"] == "said")
        assert len(two.raw) == heard + 1
        before = public()
        await plays(one, "put 1")
        news = await two.told("news")
        assert [event["kind"] for entry in news["entries"] for event in entry["events"]] == ["plan-ready"]
        assert public()[0] != before[0]


async def plays(guest: Any, *actions: str) -> None:
    for action in actions:
        answer = await guest.tells(t="act", seat=0, at=guest.seq, action=action)
        assert answer["t"] == "news"


def _acts(at: int, text: str, room: Room) -> list[Entry]:
    return permissions.act(room.table, KLARA, 0, at, text)


def test_when_a_bot_is_ready_does_not_tell_how_many_cards_it_drew(tmp_path: Path):
    """It has planned long before, and says so when the last person has."""

    async def run(house: House, store: Store) -> None:
        seats = [WantedSeat("you"), WantedSeat("bot", "easy"), WantedSeat("bot", "random")]
        id = await house.open(KLARA, Wanted("valencia", 3, seats))
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        room = house.rooms.by_id[id]
        for round_ in (0, 1):
            await until(lambda: room.driver is None)
            assert await house.read(id, lambda table: table.to_act) == [0, 1, 2]
            assert room.held.keys() == {1, 2}
            heard = told(guest)[-1]
            assert heard["now"]["views"]["0"]["round"] == round_
            texts = {0: ["keep"] * 5, 1: ["stop"]}[round_]
            for kind in texts:
                at = len(room.table.ledger(KLARA.id).items)
                legal = next(str(a) for a in room.table.state.legal(0) if a.kind == kind)  # type: ignore[union-attr]
                await house.change(id, partial(_acts, at, legal))
        async with asyncio.timeout(5):
            while await house.read(id, lambda table: table.state is None or table.state.waiting):
                await asyncio.sleep(0.01)

    with_house(tmp_path, run)

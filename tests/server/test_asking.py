"""What a bot would do: told to whoever plays alone against bots, to nobody else, and of games that are over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.play import Person, Server, Tab, tab
from tests.server.tables import PEOPLE, add, folded, opened, random_action

from kaffeehaus import Perspective
from kaffeehaus.bots import make
from kaffeehaus.server import permissions, replays, views
from kaffeehaus.server.bots import BotRequest, bot_request, explain
from kaffeehaus.server.entries import Advised, Answered, Asked, Began, BotSat, Chair, Entry, Left, Sat
from kaffeehaus.server.questions import Questions
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

KLARA, EMIL = PEOPLE[:2]
BOT, OPEN = Chair(name="Resi", bot="easy"), Chair()


def solo(game: str = "vienna", seats: int = 3, *more: Entry, **chairs: Chair) -> tuple[Table, list[Entry]]:
    """A table at which Klara plays against bots, and its log."""
    bots = {f"seat{n}": BOT for n in range(1, seats)}
    log: list[Entry] = [opened(game, seats, None, 7, **(bots | chairs)), Began(), *more]
    return folded(log), log


def refusal(table: Table, person: Any = KLARA, seat: int = 0, bot: str = "easy") -> str:
    with pytest.raises(Refusal) as found:
        permissions.ask(table, person, seat, bot)
    return found.value.id


def test_a_bot_says_what_it_would_do_with_its_grounds_from_what_the_seat_knows():
    table, _ = solo()
    wanted = bot_request(table, 0, "medium")
    said = views.advice(wanted, explain(wanted))
    assert table.state is not None
    legal = [str(action) for action in table.state.legal(0)]
    assert said["action"] in legal
    assert said["alternatives"][0]["action"] == said["action"]
    assert {one["action"] for one in said["alternatives"]} <= set(legal)
    assert len(said["alternatives"]) <= views.MOST_WEIGHED
    assert (said["seat"], said["bot"]) == (0, "medium")
    same = make("medium", "vienna", Random(1)).explain(Perspective(table.state, 0)).to_json()
    assert said["reason"] == same["reason"]


def test_whoever_plays_alone_against_bots_may_ask_at_an_own_decision():
    table, log = solo()
    assert permissions.ask(table, KLARA, 0, "master") == Advised(0, "master")
    assert refusal(table, bot="oracle") == "error-bot-unknown"
    assert refusal(table, EMIL) == "error-seat-foreign"
    assert refusal(table, seat=1) == "error-seat-foreign"
    rng = Random(1)
    while table.state is None or 0 in table.state.to_act:
        add(table, log, random_action(table, rng))
    assert refusal(table) == "why-not-your-turn"


@pytest.mark.parametrize(
    ("more", "chairs"),
    [
        ((), {"seat1": Chair(EMIL.id, "Emil")}),
        ((), {"seat1": Chair(EMIL.id, "Emil", "easy")}),
        ((), {"seat1": Chair(KLARA.id, "Emil")}),
        ((), {"seat1": OPEN}),
        ((Asked(1, EMIL.id, "Emil"),), {"seat1": OPEN}),
        ((Left(1, "Resi"),), {"seat1": Chair(EMIL.id, "Emil", "easy")}),
        (
            (BotSat(1, None), Asked(1, EMIL.id, "Emil"), Answered(1, KLARA.id, "Klara", True), Sat(1, EMIL.id, "Emil")),
            {},
        ),
        ((BotSat(1, None), Sat(1, EMIL.id, "Emil"), BotSat(1, "easy"), Left(1, "Resi")), {}),
    ],
    ids=["person", "kept-by-a-bot", "hotseat", "open", "asked-for", "has-left", "came-in", "came-and-left"],
)
def test_where_anybody_else_holds_or_ever_held_a_seat_nobody_is_told(more: Any, chairs: Any):
    table, _ = solo("vienna", 3, *more, **chairs)
    assert refusal(table) == "error-ask-company"


def test_that_a_bot_was_asked_stays_told_and_what_it_said_is_in_no_entry():
    table, log = solo()
    add(table, log, Advised(0, "easy"), Advised(0, "master"))
    rng = Random(2)
    for user in (KLARA.id, None):
        told = views.entries_after(table, user, 1)
        assert [entry.keys() - {"seq", "at"} for entry in told] == [{"kind", "seat", "bot"}] * 2
    assert not views.has_moved(table, KLARA.id, 1)
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    assert json.loads(replays.file(table)[1])["hints"] == [2, 0, 0]
    assert replays.finished_game(table)["hints"] == [2, 0, 0]
    assert refusal(table) == "why-over"


def test_in_a_finished_game_any_decision_may_be_asked_about_and_nothing_that_was_known_later_counts():
    table, log = solo("valencia", 2)
    rng = Random(3)
    with pytest.raises(Refusal, match="error-not-over"):
        replays.question(table, 0, None, "easy")
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    acted = replays.record(table).actions
    for number in range(0, len(acted), len(acted) // 5):
        wanted = replays.question(table, number, None, "easy")
        assert (wanted.seat, len(wanted.actions)) == (acted[number][0], number)
    for number, seat, id in ((len(acted), None, "error-step"), (len(acted) - 1, 1 - acted[-1][0], "error-ask-seat")):
        with pytest.raises(Refusal, match=id):
            replays.question(table, number, seat, "easy")


def test_one_question_at_a_time_and_none_for_ever():
    class Slow:
        def __init__(self) -> None:
            self.go = asyncio.Event()

        async def explain(self, wanted: BotRequest) -> dict[str, Any]:
            await self.go.wait()
            return {}

        async def aside(self, run: Callable[..., dict[str, Any]], *about: Any) -> dict[str, Any]:
            await self.go.wait()
            return {}

    async def run() -> None:
        table, _ = solo()
        wanted, slow = bot_request(table, 0, "easy"), Slow()
        questions = Questions(slow)
        first = asyncio.create_task(questions.put("a", wanted))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="error-ask-one"):
            await questions.put("a", wanted)
        other = asyncio.create_task(questions.put("b", wanted))
        await asyncio.sleep(0)
        slow.go.set()
        assert [await first, await other] == [{}, {}]
        for _ in range(7):
            await questions.put("a", wanted)
        with pytest.raises(Refusal, match="error-too-fast"):
            await questions.put("a", wanted)
        with pytest.raises(Refusal, match="error-ask-late"):
            await Questions(Slow(), within=0.01).put("a", wanted)
        with pytest.raises(Refusal, match="error-ask-late"):
            await Questions(None).put("a", wanted)

    asyncio.run(run())


def test_over_the_wire_only_the_one_who_asked_is_answered(server: Server):
    asyncio.run(asking(server))


async def asking(server: Server) -> None:
    klara, rosa = Person(server, "Klara"), Person(server, "Rosa")
    table = klara.opens("vienna", "you", "easy")
    async with klara.at(table) as one, klara.at(table) as own, rosa.at(table) as other, tab(server, table) as stranger:
        await one.tells(t="begin")
        assert await other.refused(t="ask", seat=0, bot="easy") == "error-seat-foreign"
        await one.send(t="ask", seat=0, bot="medium", ref="q")
        said = await one.told("advice")
        assert said["ref"] == "q"
        assert said["action"] in [action for _, action in one.choices()]
        assert one.entries[-1]["kind"] == "advised"
        await one.tells(t="act", seat=0, at=one.seq, action=said["action"])
        for tabs in (own, other, stranger):
            await heard_of_it(tabs)
            assert not any('"advice"' in text or "because-" in text or "alternatives" in text for text in tabs.raw)
    table = klara.opens("vienna", "you", "open", "easy")
    async with klara.at(table) as one, rosa.at(table) as other:
        await other.tells(t="sit", seat=1)
        await one.until(lambda message: one.seats[1]["kind"] == "person")
        await one.tells(t="begin")
        assert await one.refused(t="ask", seat=0, bot="medium") == "error-ask-company"
        assert "advised" not in {entry["kind"] for entry in one.entries}
    assert server.get(f"/api/tables/{table}/replay/1/advice?bot=easy").status_code == 403


async def heard_of_it(guest: Tab) -> None:
    while "advised" not in {entry["kind"] for entry in guest.entries}:
        await guest.receive()

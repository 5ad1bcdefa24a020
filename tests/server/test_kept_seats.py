"""A seat waits for whoever has just gone, and nobody sees a hand that others played before the players agree."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.play import Person as Guest
from tests.server.play import Server, tab
from tests.server.tables import PEOPLE, STRANGER, add, begun, folded, opened, random_action

from kaffeehaus import Record
from kaffeehaus.server import permissions, replays, views
from kaffeehaus.server.connections import Audience, Connection
from kaffeehaus.server.entries import Began, BotSat, Chair, Entry, Played, Sat, decode, encode
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

KLARA, EMIL, ROSA, OTTO = PEOPLE


@dataclass
class Clock:
    """Stands still unless it is turned."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_it_is_known_since_when_somebody_is_away():
    clock = Clock()
    audience = Audience(clock=clock)
    first, second = Connection(KLARA), Connection(KLARA)
    clock.now += 5
    assert audience.away_since(KLARA.id) == 1000
    audience.come(first)
    audience.come(second)
    audience.go(first)
    assert audience.away_since(KLARA.id) is None
    clock.now += 5
    audience.go(second)
    clock.now += 5
    assert audience.away_since(KLARA.id) == 1010
    assert audience.hear(frozenset({KLARA.id}))
    assert audience.away_since(KLARA.id) is None
    assert audience.hear(frozenset())
    assert not audience.hear(frozenset())
    assert audience.away_since(KLARA.id) == 1015


def test_everybody_is_told_since_when_somebody_is_away():
    clock = Clock(1794736255.9)
    audience, table = Audience(clock=clock), folded(begun("vienna", 2))
    audience.come(Connection(KLARA))
    seats = views.who_is_there(table, EMIL.id, audience.away_since, 0)["seats"]
    assert [(seat["online"], seat["away"]) for seat in seats] == [(True, None), (False, 1794736255)]


def test_a_bot_waits_for_the_end_of_the_grace():
    table = folded(begun("vienna", 2))
    with pytest.raises(Refusal, match="error-seat-kept") as refused:
        permissions.seat_bot(table, KLARA, 1, "medium", absent=True, seconds_left=11.2)
    assert refused.value.details == {"seconds": 12}
    assert permissions.seat_bot(table, KLARA, 1, "medium", absent=True, seconds_left=0.0) == BotSat(1, "medium")


def test_the_seat_of_whoever_drops_is_kept(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, grace=60.0))
    klara, emil = Guest(house[0], "Klara"), Guest(house[0], "Emil")
    table = klara.opens("vienna", "you", "open")

    async def run() -> None:
        async with klara.at(table) as one:
            async with emil.at(table) as two:
                await two.tells(t="sit", seat=1)
                await one.until(lambda message: one.seats[1]["kind"] == "person")
                await one.tells(t="begin")
            await one.until(lambda message: not one.seats[1]["online"])
            assert one.seats[1]["away"] > 1e9
            assert await one.refused(t="bot", seat=1, bot="easy") == "error-seat-kept"
            assert await one.refused(t="bot", seat=1, bot=None) == "error-seat-no-bot"

    asyncio.run(run())


def freed(*others: Chair) -> tuple[Table, list[Entry]]:
    """A running game of Klara, others and a bot whose seat the host has just freed."""
    chairs: dict[str, Any] = {f"seat{n}": chair for n, chair in enumerate([*others, Chair(name="Resi", bot="easy")], 1)}
    log: list[Entry] = [opened("vienna", 2 + len(others), **chairs), Began()]
    table = folded(log)
    add(table, log, permissions.seat_bot(table, KLARA, 1 + len(others), None, absent=False))
    return table, log


def test_nobody_sees_a_bots_hand_before_every_player_has_agreed():
    table, log = freed(Chair(EMIL.id, "Emil"))
    add(table, log, permissions.sit(table, STRANGER, 2))
    assert views.now(table, STRANGER.id)["views"].keys() == {"spectator"}
    with pytest.raises(Refusal, match="error-seat-waits"):
        permissions.sit(table, STRANGER, 2)
    with pytest.raises(Refusal, match="error-seat-asked"):
        permissions.sit(table, OTTO, 2)
    for person in (STRANGER, OTTO):
        with pytest.raises(Refusal, match="error-seat-none"):
            permissions.answer(table, person, 2, True)
    there = {user: views.who_is_there(table, user, lambda user: None, 0)["seats"][2] for user in (KLARA.id, OTTO.id)}
    assert [(seat["asks"], seat["answer"]) for seat in there.values()] == [("Graf Bobby", True), ("Graf Bobby", False)]
    add(table, log, *permissions.answer(table, KLARA, 2, True))
    add(table, log, *permissions.answer(table, KLARA, 2, True))
    assert (table.chairs[2].kind, table.taken_over) == ("open", [])
    add(table, log, *permissions.answer(table, EMIL, 2, True))
    assert views.now(table, STRANGER.id)["views"].keys() == {"2"}
    assert (table.taken_over, table.asks) == ([2], {})
    told = [entry["how"] for entry in views.entries_after(table, None, 0) if entry["kind"] == "seat"]
    assert told == ["left", "asked", "agreed", "agreed", "agreed", "took"]
    assert [decode(encode(entry)) for entry in log] == log


def test_one_player_who_does_not_agree_is_enough():
    table, log = freed(Chair(EMIL.id, "Emil"))
    add(table, log, permissions.sit(table, STRANGER, 2))
    add(table, log, *permissions.answer(table, EMIL, 2, False))
    assert (table.asks, table.chairs[2].kind) == ({}, "open")
    with pytest.raises(Refusal, match="error-seat-unasked"):
        permissions.answer(table, KLARA, 2, True)
    # Whoever asks may also think otherwise, and a bot that sits down settles it.
    add(table, log, permissions.sit(table, STRANGER, 2))
    add(table, log, *permissions.answer(table, STRANGER, 2, False))
    add(table, log, permissions.sit(table, OTTO, 2))
    add(table, log, permissions.seat_bot(table, KLARA, 2, "easy", absent=False))
    assert table.asks == {}


def test_whoever_has_given_the_seat_up_for_good_is_not_waited_for():
    table, log = freed(Chair(EMIL.id, "Emil"))
    add(table, log, permissions.sit(table, STRANGER, 2))
    add(table, log, *permissions.answer(table, KLARA, 2, True))
    # A bot that keeps a seat does not agree in its player's place.
    add(table, log, permissions.leave(table, EMIL, 1))
    with pytest.raises(Refusal, match="error-seat-waits"):
        permissions.sit(table, STRANGER, 2)
    add(table, log, permissions.leave(table, EMIL, 1))
    assert permissions.sit(table, STRANGER, 2) == Sat(2, STRANGER.id, STRANGER.name)


def test_a_record_says_whose_hand_was_taken_over():
    table, log = freed()
    add(table, log, permissions.sit(table, STRANGER, 1))
    add(table, log, *permissions.answer(table, KLARA, 1, True))
    rng = Random(1)
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    text = replays.file(table)[1]
    assert json.loads(text)["taken_over"] == [1]
    assert Record.from_json(text) == replays.record(table)
    assert replays.finished_game(table)["taken_over"] == [1]
    untouched = folded([opened("vienna", 2), Began(), *(entry for entry in log if isinstance(entry, Played))])
    assert "taken_over" not in json.loads(replays.file(untouched)[1])


def test_a_second_identity_reads_no_hand_over_the_wire(server: Server):
    klara, puppet = Guest(server, "Klara"), Guest(server, "Rosa")
    table = klara.opens("vienna", "you", "easy")

    async def run() -> None:
        async with klara.at(table) as one, tab(server, table, puppet.cookie) as two:
            await one.tells(t="begin")
            await one.tells(t="bot", seat=1, bot=None)
            await two.tells(t="sit", seat=1)
            await two.until(lambda message: any(entry.get("how") == "asked" for entry in two.entries))
            assert all('"views":{"1"' not in text for text in two.raw)
            await one.until(lambda message: one.seats[1]["answer"])
            await one.tells(t="answer", seat=1, agrees=True)
            await two.until(lambda message: two.seats[1]["yours"])
            assert two.now["views"].keys() == {"1"}

    asyncio.run(run())

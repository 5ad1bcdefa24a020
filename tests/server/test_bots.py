"""Bots think elsewhere, are told only what is new, and outlive the death of a worker."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.server.tables import add, begun, folded, random_action

from kaffeehaus.server import bots
from kaffeehaus.server.bots import BotPool, BotRequest, bot_request, decide


def test_a_worker_needs_only_the_new_actions_of_a_game_it_knows():
    rng, log = Random(4), begun("vienna", 2)
    table = folded(log)
    known = 0
    for _ in range(5):
        assert table.state is not None
        wanted = bot_request(table, table.state.to_act[0], "medium")
        text = decide(replace(wanted, start=known, actions=wanted.actions[known:]))
        assert text in {str(action) for action in table.state.legal(wanted.seat)}
        known = len(wanted.actions)
        assert decide(replace(wanted, start=known + 1, actions=())) is None
        add(table, log, random_action(table, rng))
    assert decide(replace(wanted, epoch=9, start=known, actions=())) is None


def test_a_worker_keeps_what_a_bot_found_out_about_its_next_decision_and_forgets_the_oldest(monkeypatch):
    monkeypatch.setattr(bots, "KEPT", 2)
    monkeypatch.setattr(bots, "_kept", OrderedDict())
    table = folded(begun("vienna", 2))
    assert table.state is not None
    wanted = bot_request(table, table.state.to_act[0], "master")  # a card is assigned, and then the next one
    for number in range(4):
        decide(replace(wanted, table=f"{number}"), 0.3)
    assert {table for table, *_ in bots._kept} == {"2", "3"}


def test_the_server_sends_only_the_new_actions_and_replaces_a_dead_worker(monkeypatch: pytest.MonkeyPatch):
    thinkers, sent = BotPool(1), list[int]()
    ask = thinkers._ask

    async def noted(place: int, wanted: BotRequest) -> str | None:
        sent.append(len(wanted.actions))
        return await ask(place, wanted)

    monkeypatch.setattr(thinkers, "_ask", noted)

    async def run() -> None:
        rng, log = Random(4), begun("vienna", 2)
        table = folded(log)
        for number in range(4):
            assert table.state is not None
            seat = table.state.to_act[0]
            text = await thinkers.choose(bot_request(table, seat, "random"))
            assert text in {str(action) for action in table.state.legal(seat)}
            add(table, log, random_action(table, rng))
            if number == 2:
                worker = thinkers._executors[0]._processes  # type: ignore[union-attr]
                for pid in list(worker):
                    os.kill(pid, signal.SIGKILL)

    try:
        asyncio.run(run())
    finally:
        thinkers.close()
    assert sent == [0, 1, 1, 1, 3]


class Pool:
    """Keeps what is asked of it unanswered."""

    def __init__(self) -> None:
        self.asked: list[Future[str]] = []

    def submit(self, *values: Any) -> Future[str]:
        self.asked.append(Future())
        return self.asked[-1]


def test_a_dead_worker_is_replaced_once_however_many_tables_wait_for_it(monkeypatch: pytest.MonkeyPatch):
    made: list[Pool] = []

    def pool(*values: Any, **options: Any) -> Pool:
        made.append(Pool())
        return made[-1]

    monkeypatch.setattr(bots, "ProcessPoolExecutor", pool)
    wanted = bot_request(folded(begun("vienna", 2)), 0, "hard")

    async def run() -> None:
        thinkers = BotPool(1)
        tables = [asyncio.create_task(thinkers.choose(replace(wanted, table=name))) for name in "abcde"]
        for _ in range(2):
            await asyncio.sleep(0)
        for future in made[0].asked:
            future.set_exception(BrokenProcessPool("dead"))
        while sum(len(pool.asked) for pool in made) < 2 * len(tables):
            await asyncio.sleep(0)
        for pool in made[1:]:
            for future in pool.asked:
                future.set_result("pass")
        assert await asyncio.gather(*tables) == ["pass"] * len(tables)

    asyncio.run(run())
    assert [len(pool.asked) for pool in made] == [5, 5]

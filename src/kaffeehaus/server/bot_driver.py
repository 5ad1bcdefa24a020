"""Lets the bots of a table act for as long as one of them is to, and waits trouble out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Protocol

from kaffeehaus.server import lessons
from kaffeehaus.server.bots import BotRequest, bot_request, legal_or_any
from kaffeehaus.server.entries import Played
from kaffeehaus.server.measures import Measures
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room, Rooms
from kaffeehaus.server.table import Table

log = logging.getLogger("kaffeehaus.server")
TRIES = 3
"""How often a bot is asked before any legal action is taken in its place."""
PAUSE, LONGEST_PAUSE = 0.1, 3.0
"""Seconds that bots wait after trouble, twice as long each time, up to the longest."""


class Decider(Protocol):
    """Whatever decides for bots."""

    async def choose(self, wanted: BotRequest) -> str:
        """The text of the action."""


class BotDriver:
    """What plays for the bots of all tables."""

    def __init__(
        self,
        rooms: Rooms,
        decider: Decider,
        pace: float,
        play: Callable[[Room, Played], Awaitable[object]],
        leads: Callable[[str], bool],
        measures: Measures,
    ) -> None:
        self._rooms = rooms
        self._decider = decider
        self._pace = pace
        self._play = play
        self._leads = leads
        self._measures = measures
        self.moves = 0
        """How many actions of bots were stored and told."""

    def wake(self, room: Room) -> None:
        """Begins to act at a table if a bot is to, nobody has begun and it is this process that leads there."""
        if room.driver is None and self._leads(room.id) and _next(room) is not None:
            room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Lets bots act for as long as one of them is to; trouble is waited out as long as anybody is there."""
        pause = PAUSE
        try:
            while True:
                try:
                    if not await self._act(room):
                        return
                    pause = PAUSE
                    continue
                except Refusal as refusal:
                    # Another process may have moved first; then there is simply something new to think about.
                    if refusal.id == "error-stale":
                        continue
                except Exception:
                    self._measures.faults += 1
                    log.exception("the bots at table %s cannot act", room.id)
                if not room.audience.here:
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            # Nothing is awaited between the last look at the table and this, so no change goes unnoticed.
            room.driver = None

    async def _act(self, room: Room) -> bool:
        """Lets a bot act, unless none is to."""
        async with self._rooms.room(room.id):
            turn = _next(room) if self._leads(room.id) else None
            if turn is None:
                return False
            seat, _ = turn
            wanted, bound, secret = bot_request(room.table, *turn), room.table.bound(seat), room.table.in_secret
            text, prepared = _held(room, seat), lessons.prepared(room.table, seat)
        if text is None:
            if self._pace and not secret:
                await asyncio.sleep(self._pace)
            with nullcontext() if secret else self._counted():
                text = prepared or await self._thought(wanted)
        async with self._rooms.room(room.id):
            table = room.table
            if table.bound(seat) == bound and turn in table.bots_to_act():
                action = legal_or_any(table, seat, text)
                if table.people_choose_in_secret and _finishes(table, seat, action):
                    room.held[seat] = bound, action
                    return True
                room.held.pop(seat, None)
                await self._play(room, Played(seat, action))
                # A choice in secret does not move a figure that anybody may read.
                self.moves += room.table.moves[-1].heard_by(None)
        return True

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Counts a bot as thinking; when one has finished in secret tells how many choices it had to make."""
        self._measures.bots_thinking += 1
        try:
            yield
        finally:
            self._measures.bots_thinking -= 1

    async def _thought(self, wanted: BotRequest) -> str | None:
        """The text of the bot's action, or None if it cannot think."""
        for _ in range(TRIES):
            try:
                return await self._decider.choose(wanted)
            except Exception:
                log.exception("a bot at table %s failed", wanted.table)
        return None


# Choices in secret ----------------------------------------------------------------------------------------------------
#
# When a bot has finished tells how many choices it had to make, as each takes it about the same time. So while people
# still choose it keeps its last choice back: then they learn nothing but that they were the last.


def _next(room: Room) -> tuple[int, str] | None:
    """A bot that has something to decide or to play, if there is one."""
    table = room.table
    people = table.people_choose_in_secret
    return next((turn for turn in table.bots_to_act() if not people or _held(room, turn[0]) is None), None)


def _held(room: Room, seat: int) -> str | None:
    """What the bot of a seat has decided and keeps back, if that still holds."""
    bound, action = room.held.get(seat, (None, None))
    return action if bound == room.table.bound(seat) else None


def _finishes(table: Table, seat: int, action: str) -> bool:
    """Whether a seat has chosen all it has to choose in secret after this."""
    assert table.state is not None
    after = table.state.clone()
    after.apply(seat, table.game.parse(action))
    return not after.waiting >> seat & 1

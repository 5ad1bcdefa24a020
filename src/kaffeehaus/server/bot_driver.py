"""Lets the bots of a table act for as long as one of them is to, and waits trouble out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from kaffeehaus.server.bots import BotRequest, bot_request, legal_or_any
from kaffeehaus.server.entries import Played
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room, Rooms

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
        self, rooms: Rooms, decider: Decider, pace: float, play: Callable[[Room, Played], Awaitable[None]]
    ) -> None:
        self._rooms = rooms
        self._decider = decider
        self._pace = pace
        self._play = play
        self.moves = 0
        """How many actions of bots were stored."""

    def wake(self, room: Room) -> None:
        """Begins to act at a table if a bot is to and nobody has begun."""
        if room.driver is None and room.table.bot_to_act() is not None:
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
            turn = room.table.bot_to_act()
            if turn is None:
                return False
            wanted = bot_request(room.table, *turn)
        if self._pace:
            await asyncio.sleep(self._pace)
        text = await self._thought(wanted)
        async with self._rooms.room(room.id):
            table = room.table
            if bot_request(table, *turn) == wanted and table.bot_to_act() == turn:
                await self._play(room, Played(wanted.seat, legal_or_any(table, wanted.seat, text)))
                self.moves += 1
        return True

    async def _thought(self, wanted: BotRequest) -> str | None:
        """The text of the bot's action, or None if it cannot think."""
        for _ in range(TRIES):
            try:
                return await self._decider.choose(wanted)
            except Exception:
                log.exception("a bot at table %s failed", wanted.table)
        return None

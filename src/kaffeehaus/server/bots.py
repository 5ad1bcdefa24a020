"""Bots think in processes of their own, so that no table waits for another's; a worker remembers the games it plays."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any
from zlib import crc32

from kaffeehaus import Game, GameState, Perspective
from kaffeehaus.bots import Bot, make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.master import Kept, Master
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.rng import Seed
from kaffeehaus.games import edition, editions
from kaffeehaus.games.editions import Edition
from kaffeehaus.server.table import Table

log = logging.getLogger("kaffeehaus.server")
REMEMBERED = 200
"""How many games a worker keeps in memory."""
KINDNESS = 5
"""By how much workers give way to the server on a busy machine; they keep to their time all the same."""
POLITE = 5
"""By so much later than others the process gets its turn that answers questions."""
KEPT = 20
"""How many bots' thoughts about their next decision a worker keeps."""


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A decision wanted of a bot: the game up to now, of which a worker may know the beginning."""

    table: str
    epoch: int
    game: Edition
    tables: Mapping[str, str] | None
    """The owner's component tables, where the game is an earlier one with such."""
    players: int
    options: dict[str, Any]
    seed: Seed
    start: int
    """How many actions the worker knows already."""
    actions: tuple[int, ...]
    """The actions after those, as seat and action id packed into one number."""
    seat: int
    bot: str


def bot_request(table: Table, seat: int, bot: str, number: int | None = None) -> BotRequest:
    """What a bot has to know to act for a seat of the table now, or after so many actions."""
    o, state = table.opened, table.state
    assert state is not None
    game, actions = Edition(o.game, o.rules, o.content), tuple(state.history[:number])
    tables = editions.remembered(o.game, o.content) if table.edition else None
    return BotRequest(table.id, table.epoch, game, tables, o.players, o.options, o.dealt_from, 0, actions, seat, bot)


def legal_or_any(table: Table, seat: int, text: str | None) -> str:
    """The action a bot has chosen, or any where that is not a legal one: the table goes on."""
    assert table.state is not None
    legal = [str(action) for action in table.state.legal(seat)]
    if text in legal:
        return text
    log.error("a bot at table %s has chosen %r, so seat %d plays at random", table.id, text, seat)
    return secrets.choice(legal)


# In the worker --------------------------------------------------------------------------------------------------------

_games: OrderedDict[tuple[str, int], GameState] = OrderedDict()
_kept: OrderedDict[tuple[str, int, int, str], Kept] = OrderedDict()
_SEAT, _ID = 12, (1 << 12) - 1  # how a state packs its history


def explain(wanted: BotRequest, seconds: float = 1.0) -> dict[str, Any]:
    """What the bot would do and why, as plain data; found in a process in which no table's bots think."""
    game, state = position(wanted)
    bot = make(wanted.bot, game.key, Random(os.urandom(16)), Budget(seconds=seconds))
    return bot.explain(Perspective(state, wanted.seat)).to_json()


def position(wanted: BotRequest) -> tuple[Game, GameState]:
    """The game that is played and where it stands, from its beginning."""
    game = _game(wanted)
    state = _begun(wanted, game)
    for packed in wanted.actions:
        state.apply(packed >> _SEAT, game.actions[packed & _ID])
    return game, state


def _game(wanted: BotRequest) -> Game:
    if wanted.tables is not None:
        editions.remember(wanted.game.game, wanted.game.content, wanted.tables)
    game = edition(*wanted.game)
    assert game is not None, f"a worker does not know {wanted.game}"
    return game


def _begun(wanted: BotRequest, game: Game) -> GameState:
    return game.start(wanted.players, game.options(wanted.options), wanted.seed)


def decide(wanted: BotRequest, seconds: float = 1.0) -> str | None:
    """The bot's action as text, found in so many seconds; None if the worker does not know how the game began."""
    key = wanted.table, wanted.epoch
    game = _game(wanted)
    state = _games.get(key)
    if state is None or len(state.history) != wanted.start:
        if wanted.start:
            return None
        state = _begun(wanted, game)
    for packed in wanted.actions:
        state.apply(packed >> _SEAT, game.actions[packed & _ID])
    _games[key] = state
    _games.move_to_end(key)
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    bot = make(wanted.bot, game.key, Random(os.urandom(16)), Budget(seconds=seconds))
    return str(_choose(bot, Perspective(state, wanted.seat), (*key, wanted.seat, wanted.bot)))


def _choose(bot: Bot, perspective: Perspective, key: tuple[str, int, int, str]) -> Action:
    """What the bot chooses; what it found out about its next decision is there when it is asked for that."""
    if not isinstance(bot, Master):
        return bot.choose(perspective)
    bot.kept = _kept.pop(key, None)
    action = bot.choose(perspective)
    if bot.kept is not None:
        _kept[key] = bot.kept
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return action


def prepare() -> None:
    """The server ends its workers itself; a worker whose server was killed goes too. People's moves come first."""
    # What a learned judge multiplies is so small that threads would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _prepare_adviser() -> None:
    """Whoever only asks lets those go first who play."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    prepare()


def _follow(parent: Any) -> None:
    parent.join()
    os._exit(0)


# In the server --------------------------------------------------------------------------------------------------------


class BotPool:
    """The workers; a table always asks the same one, which therefore needs only the new actions."""

    def __init__(self, workers: int, seconds: float = 1.0) -> None:
        self._seconds = seconds
        self._executors: list[Executor | None] = [None] * workers
        self._adviser: Executor | None = None
        self._known: list[OrderedDict[tuple[str, int], int]] = [OrderedDict() for _ in range(workers)]

    async def choose(self, wanted: BotRequest) -> str:
        """The text of the bot's action."""
        place = crc32(wanted.table.encode()) % len(self._executors)
        known = self._known[place]
        key = wanted.table, wanted.epoch
        start = known.get(key, 0)
        if start > len(wanted.actions):
            start = 0
        try:
            text = None
            if start:
                text = await self._ask(place, replace(wanted, start=start, actions=wanted.actions[start:]))
            if text is None:
                text = await self._ask(place, wanted)
        except BrokenProcessPool:
            # A worker that died, for want of memory say, takes nothing with it that the log does not hold.
            text = await self._ask(place, wanted)
        assert text is not None
        known[key] = len(wanted.actions)
        known.move_to_end(key)
        while len(known) > REMEMBERED:
            known.popitem(last=False)
        return text

    async def _ask(self, place: int, wanted: BotRequest) -> str | None:
        executor = self._executors[place]
        if executor is None:
            executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=prepare)
            self._executors[place] = executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, decide, wanted, self._seconds)
        except BrokenProcessPool:
            # Of all the tables that waited for the dead worker, the first makes room for another.
            if self._executors[place] is executor:
                self._executors[place] = None
                self._known[place].clear()
            raise

    async def explain(self, wanted: BotRequest) -> dict[str, Any]:
        """What the bot would do and why; a worker of its own answers, so that no bot's turn waits for it."""
        return await self.aside(explain, wanted, self._seconds)

    async def aside(self, run: Callable[..., dict[str, Any]], *about: Any) -> dict[str, Any]:
        """What somebody wants to know, worked out where no table's bots think."""
        if self._adviser is None:
            self._adviser = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_prepare_adviser)
        adviser = self._adviser
        try:
            return await asyncio.get_running_loop().run_in_executor(adviser, run, *about)
        except BrokenProcessPool:
            if self._adviser is adviser:
                self._adviser = None
            raise

    def close(self) -> None:
        """Ends the workers."""
        for executor in (*self._executors, self._adviser):
            if executor is not None:
                executor.shutdown(wait=True, cancel_futures=True)

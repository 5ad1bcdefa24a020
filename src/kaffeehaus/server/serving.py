"""A house as one process serves it: the store, the bots and the application, and in the other order at the end."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from uvicorn import Config, Server

from kaffeehaus.server import logs, wire
from kaffeehaus.server.app import build
from kaffeehaus.server.bots import BotPool
from kaffeehaus.server.buses import Bus
from kaffeehaus.server.databases import Database
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.neighbours import Neighbours
from kaffeehaus.server.notices.ways import ways_of
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.store import Store
from kaffeehaus.server.timely import timely
from kaffeehaus.server.websocket import WebSocket

COLLECT = (5_000, 2, 1_000_000)
"""How much must have come together before garbage is collected; for all of it the house itself chooses the moment."""
TURN = 0.0005
"""Seconds that a thread works before another gets its turn; the one that writes the log needs many short ones."""
FAREWELL = 3
"""Seconds that connections have to end when the server does."""


@contextmanager
def housed(
    settings: Settings,
    database: Database,
    signer: IdentitySigner,
    bus: Bus | None,
    neighbours: Neighbours | None = None,
) -> Iterator[Config]:
    """A house with its store and bots, and how it is served."""
    store, bot_pool = Store(database), BotPool(settings.thinkers, settings.bot_time)
    try:
        house = House(
            store,
            bot_pool,
            bot_pace=settings.bot_pace,
            idle=settings.idle,
            bus=bus,
            adviser=bot_pool,
            ways=ways_of(settings, signer),
        )
        config = Config(
            build(house, signer, settings, neighbours),
            http=timely(settings.request_within),
            log_config=None,
            log_level="warning",
            ws=WebSocket,
            ws_max_size=wire.LONGEST,
            timeout_graceful_shutdown=FAREWELL,
            server_header=False,
            proxy_headers=settings.proxy is not None,
            forwarded_allow_ips=settings.proxy,
        )
        logs.begin()
        yield config
    finally:
        bot_pool.close()
        store.close()


def until_told(server: Server, sockets: list[socket.socket]) -> None:
    """Runs a server until it is told to end."""
    # What was loaded once stays, so no collection has to look at it again.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(TURN)
    # Being told to end is no failure, and what follows must run either way.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run(sockets)

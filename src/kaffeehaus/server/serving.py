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
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.store import Store

PING = 20.0
"""Seconds between two signs of life, and how long to wait for an answer."""
COLLECT = (10_000, 10, 10)
"""How much must have come together before garbage is collected: a full collection stops every table for a moment."""
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
        house = House(store, bot_pool, bot_pace=settings.bot_pace, idle=settings.idle, bus=bus)
        config = Config(
            build(house, signer, settings, neighbours),
            log_config=None,
            log_level="warning",
            ws_max_size=wire.LONGEST,
            # Messages are small; compressing them costs more memory for each connection than all else, and time.
            ws_per_message_deflate=False,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
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

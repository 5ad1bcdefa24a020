"""Runs a server: database, key, workers and the application, in that order, and in the other order at the end."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from kaffeehaus.server import wire
from kaffeehaus.server.app import build
from kaffeehaus.server.bots import Thinkers
from kaffeehaus.server.bus import Bus
from kaffeehaus.server.databases import Database, Sqlite, Unavailable, database_of, migrate
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Seal, key_in
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.store import Store

PING = 20.0
"""Seconds between two signs of life, and how long to wait for an answer."""
FAREWELL = 3
"""Seconds that connections have to end when the server does."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until it is told to end; a Refusal says in one line why it cannot."""
    listening = _listen(settings)
    with listening:
        address = listening.getsockname()
        database = _database(settings)
        seal = Seal(_key(settings.data))
        try:
            migrate(database)
        except Unavailable as error:
            raise Refusal("error-database", database=database.name, problem=str(error)) from None
        bus = _bus(settings)
        store, thinkers = Store(database), Thinkers(settings.workers)
        try:
            house = House(store, thinkers, bot_pace=settings.bot_pace, idle=settings.idle, bus=bus)
            config = uvicorn.Config(
                build(house, seal, settings),
                log_level="warning",
                ws_max_size=wire.LONGEST,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                timeout_graceful_shutdown=FAREWELL,
                server_header=False,
            )
            host = f"[{address[0]}]" if ":" in address[0] else address[0]
            ready(f"http://{host}:{address[1]}/")
            # Being told to end is no failure, and what follows must run either way.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with suppress(KeyboardInterrupt):
                uvicorn.Server(config).run([listening])
        finally:
            thinkers.close()
            store.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    try:
        # Otherwise a server that ended a moment ago would block its own port for a minute.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("error-port", host=settings.host, port=str(settings.port), problem=problem) from None
    return listening


def _database(settings: Settings) -> Database:
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Refusal("error-data", path=str(settings.data), problem=error.strerror or str(error)) from None
    if settings.database is None:
        return Sqlite(settings.data / "kaffeehaus.db")
    try:
        return database_of(settings.database)
    except ValueError:
        raise Refusal("error-database-url") from None


def _bus(settings: Settings) -> Bus | None:
    try:
        return Bus(settings.redis) if settings.redis is not None else None
    except ValueError:
        raise Refusal("error-redis-url") from None


def _key(data: Path) -> bytes:
    try:
        return key_in(data)
    except OSError as error:
        raise Refusal("error-data", path=str(data), problem=error.strerror or str(error)) from None

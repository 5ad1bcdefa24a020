"""Runs a server: database, key, workers and the application, in that order, and in the other order at the end."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from kaffeehaus.server import wire
from kaffeehaus.server.app import build
from kaffeehaus.server.bots import BotPool
from kaffeehaus.server.databases import Database, Sqlite, Unavailable
from kaffeehaus.server.founding import database_in, founded, unusable
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.logs import Seldom
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.store import Store

if TYPE_CHECKING:
    from kaffeehaus.server.bus import Bus

PING = 20.0
"""Seconds between two signs of life, and how long to wait for an answer."""
COLLECT = (10_000, 10, 10)
"""How much must have come together before garbage is collected: a full collection stops every table for a moment."""
TURN = 0.0005
"""Seconds that a thread works before another gets its turn; the one that writes the log needs many short ones."""
FILES = 65_536
"""The most open files that a server asks the system for."""
FAREWELL = 3
"""Seconds that connections have to end when the server does."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until it is told to end; a Refusal says in one line why it cannot."""
    _let_in_many()
    listening = _listen(settings)
    with listening, ExitStack() as until_the_end:
        database = _database(settings)
        signer = IdentitySigner(_key(settings, database))
        bus = _bus(settings)
        address = _address(listening)
        if bus is None and isinstance(database, Sqlite):
            until_the_end.enter_context(_alone(database.path, address))
        store, bot_pool = Store(database), BotPool(settings.workers, settings.bot_time)
        try:
            house = House(store, bot_pool, bot_pace=settings.bot_pace, idle=settings.idle, bus=bus)
            config = uvicorn.Config(
                build(house, signer, settings),
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
            # A request that is no HTTP is answered with 400; a line for each would let anybody fill the log.
            logging.getLogger("uvicorn.error").addFilter(Seldom())
            ready(address)
            # What was loaded once stays, so no collection has to look at it again.
            gc.freeze()
            gc.set_threshold(*COLLECT)
            sys.setswitchinterval(TURN)
            # Being told to end is no failure, and what follows must run either way.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with suppress(KeyboardInterrupt):
                uvicorn.Server(config).run([listening])
        finally:
            bot_pool.close()
            store.close()


def _let_in_many() -> None:
    """Takes the open files that the system grants: every connection is one."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on every system

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


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
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise Refusal("error-port-taken", host=settings.host, port=str(settings.port)) from None
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("error-port", host=settings.host, port=str(settings.port), problem=problem) from None
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@contextmanager
def _alone(database: Path, address: str) -> Iterator[None]:
    """Keeps others off the file: without Redis neither of two servers would hear what happens at the other's tables."""
    try:
        import fcntl  # not on every system
    except ImportError:
        yield
        return
    with open(f"{database}.lock", "a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise Refusal("error-house-open", address=lock.read()) from None
        except OSError:
            pass  # a file system that has no locks
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        yield


def _database(settings: Settings) -> Database:
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Refusal("error-data", path=str(settings.data), problem=error.strerror or str(error)) from None
    return database_in(settings.data, settings.database, settings.patience)


def _bus(settings: Settings) -> Bus | None:
    if settings.redis is None:
        return None
    from kaffeehaus.server.bus import Bus  # a single server needs no Redis, and none of the time it takes to load

    try:
        return Bus(settings.redis)
    except ValueError:
        raise Refusal("error-redis-url") from None


def _key(settings: Settings, database: Database) -> bytes:
    try:
        return founded(database, settings.data, settings.new)
    except Unavailable as error:
        raise unusable(database, error) from None
    except OSError as error:
        raise Refusal("error-data", path=str(settings.data), problem=error.strerror or str(error)) from None

"""Runs a server: address, database and key, and then the house in this process or in several."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from kaffeehaus.server.databases import Database, Sqlite, Unavailable
from kaffeehaus.server.founding import database_in, founded, unusable
from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.notices.ways import ways_of
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings

if TYPE_CHECKING:
    from kaffeehaus.server.buses import Bus

FILES = 65_536
"""The most open files that a server asks the system for."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until it is told to end; a Refusal says in one line why it cannot."""
    if settings.processes > 1 and not hasattr(socket, "send_fds"):
        raise Refusal("error-processes")
    let_in_many()
    listening = _listen(settings)
    with listening, ExitStack() as until_the_end:
        database, signer = prepared(settings)
        ways_of(settings, signer)  # says here what is wrong with them
        bus = redis_bus(settings)
        address = _address(listening)
        if bus is None and isinstance(database, Sqlite):
            until_the_end.enter_context(_alone(database.path, address))
        if settings.processes > 1:
            from kaffeehaus.server.supervisor import supervise  # a single server needs none

            supervise(settings, listening, lambda: ready(address))
            return
        # Who only keeps other processes need not load what they serve with.
        from uvicorn import Server

        from kaffeehaus.server.serving import housed, until_told

        with housed(settings, database, signer, bus) as config:
            ready(address)
            until_told(Server(config), [listening])


def prepared(settings: Settings) -> tuple[Database, IdentitySigner]:
    """The database, which has today's form, and the key that belongs to it."""
    database = _database(settings)
    return database, IdentitySigner(_key(settings, database))


def let_in_many() -> None:
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


def redis_bus(settings: Settings) -> Bus | None:
    """The bus to processes of other machines, if one is wanted."""
    if settings.redis is None:
        return None
    from kaffeehaus.server.bus import RedisBus  # a single server needs no Redis, and none of the time it takes to load

    try:
        return RedisBus(settings.redis, settings.look)
    except ValueError:
        raise Refusal("error-redis-url") from None


def _key(settings: Settings, database: Database) -> bytes:
    try:
        return founded(database, settings.data, settings.new)
    except Unavailable as error:
        raise unusable(database, error) from None
    except OSError as error:
        raise Refusal("error-data", path=str(settings.data), problem=error.strerror or str(error)) from None

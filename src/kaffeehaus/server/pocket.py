"""The house in a browser: the same tables with neither network nor server, for one person and bots.

The page runs this by Pyodide in a worker and speaks to it as to a house far away: the messages of a table, and what is
asked over HTTP. What a database is elsewhere is the browser's own storage, handed in as a `Keeper`.
"""

from __future__ import annotations

import asyncio
import marshal
import re
import sys
from collections.abc import Awaitable, Callable, Iterable
from importlib.abc import SourceLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol, cast
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec import MsgspecError, convert, json

from kaffeehaus.server import replays, views, wire
from kaffeehaus.server.bots import BotRequest, decide, explain
from kaffeehaus.server.connections import Gone
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Allowances, Places
from kaffeehaus.server.opening import Wanted
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.session import Session
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.store import Conflict, KeptTables, Listing, NewEntry, Row, Store
from kaffeehaus.server.table import Table

PREFIX = "pocket-"
"""What the ids of these tables begin with: so a page knows where to ask for them."""
SETTINGS = Settings(Path()).without_limits()
UNCHECKED = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""What compiled code begins with that is compared with no source."""
UNHEARD_OF = Refusal("error-page-unknown", status=404)


class Keeper(Protocol):
    """Where a browser keeps tables; all of it is text."""

    def append(self, entries: str) -> Awaitable[bool]:
        """Keeps entries with what the lobby knows then, all or none; false if there is one of such a number."""

    def read(self, table: str, after: int) -> Awaitable[str]:
        """The entries of a table after a number."""


class Drawer:
    """What the store is to a house elsewhere."""

    mark = "?"
    """What would stand for a value in a statement, if a drawer took any."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def append(self, game: str, seq: int, entry: bytes, listing: Listing, *with_it: NewEntry) -> None:
        """Appends entries, durable when this returns; Conflict if another window of the browser was faster."""
        rows = [_written(one) for one in (NewEntry(game, seq, entry, listing), *with_it)]
        if not await self._asked(self._keeper.append(json.encode(rows).decode())):
            raise Conflict("another window wrote first")

    async def read(self, game: str, after: int = 0) -> list[Row]:
        """The entries of a game after a number, in order."""
        rows = json.decode(await self._asked(self._keeper.read(game, after)))
        return [Row(seq, at, entry.encode()) for seq, at, entry in rows]

    async def some(self, game: str, numbers: list[int]) -> list[Row]:
        """The entries of a game with these numbers, in order."""
        return [row for row in await self.read(game) if row.seq in numbers]

    async def keep_tables(self, used: Iterable[KeptTables]) -> list[KeptTables]:
        """Nothing is kept: the component tables of today came along with the sources."""
        return []

    async def _asked(self, answer: Awaitable[Any]) -> Any:
        try:
            return await answer
        except Exception as error:  # whatever a browser says when its storage fails or is full
            raise Unavailable(str(error)) from None


def _written(new: NewEntry) -> dict[str, Any]:
    known = new.listing
    at = known.updated if known.at is None else known.at
    return {
        "table": new.game,
        "seq": new.seq,
        "at": at,
        "entry": new.entry.decode(),
        "phase": known.phase,
        "user": known.users[0],
        "updated": known.updated,
        "summary": known.summary.decode(),
    }


class Alone:
    """Thinks for bots where there is no other process to do so."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    async def choose(self, wanted: BotRequest) -> str:
        """The text of the bot's action."""
        found = decide(wanted, self._seconds)
        assert found is not None, "nothing was known of the table, and nothing assumed"
        return found

    async def explain(self, wanted: BotRequest) -> dict[str, Any]:
        """What the bot would do and why."""
        return explain(wanted, self._seconds)

    async def aside(self, run: Callable[..., dict[str, Any]], *about: Any) -> dict[str, Any]:
        """What is worked out elsewhere where there are other processes."""
        return run(*about)


class Line:
    """What a WebSocket is elsewhere: messages from the page wait here, those to it are told at once."""

    waiting = 0

    def __init__(self, tell: Callable[[str | None], object]) -> None:
        self._tell = tell
        self._said: asyncio.Queue[str | None] = asyncio.Queue()

    def accept(self) -> None:
        """The line is open from the beginning."""

    def hear(self, message: str | None) -> None:
        """Takes in what the page says; None if it has gone."""
        self._said.put_nowait(message)

    async def receive(self) -> bytes:
        """The next message; Gone at the end."""
        message = await self._said.get()
        if message is None:
            raise Gone
        return message.encode()

    def send(self, message: bytes) -> None:
        """Tells the page something."""
        self._tell(message.decode())

    def close(self, code: int) -> None:
        """Tells the page that the line has ended."""
        self._tell(None)


class Pocket:
    """A house for whoever has this browser."""

    def __init__(self, keeper: Keeper, *, pace: float = SETTINGS.bot_pace, seconds: float = SETTINGS.bot_time) -> None:
        thinks = Alone(seconds)
        # The house asks no more of its store than a drawer has, as long as nobody starts what looks after many guests.
        store = cast(Store, Drawer(keeper))
        self._house = House(store, thinks, bot_pace=pace, adviser=thinks, prefix=PREFIX)
        self._places = Places(SETTINGS.connections, SETTINGS.connections_each)
        self._allowances = Allowances(SETTINGS)
        self._running: set[asyncio.Task[None]] = set()

    def connect(self, person: str, table: str, tell: Callable[[str | None], object]) -> Line:
        """Opens a line to a table, as a WebSocket does."""
        line = Line(tell)
        session = Session(self._house, SETTINGS, self._places, self._allowances, line, table)
        task = asyncio.ensure_future(session.run(_person(person), ""))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return line

    async def ask(self, person: str, path: str, body: str | None = None) -> str:
        """What a request over HTTP is answered, as JSON with its status."""
        try:
            status, told = 200, await self._answered(_person(person), path, body)
        except Refusal as refusal:
            status, told = refusal.status, {"error": refusal.to_json()}
        except MsgspecError as error:
            told = {"error": Refusal("error-malformed", problem=str(error)[:200]).to_json()}
            status = 400
        return wire.write({"status": status, "body": told}).decode()

    async def _answered(self, person: Person, path: str, body: str | None) -> Any:
        if body is not None and path == "/api/tables":
            return {"id": await self._house.open(person, json.decode(body, type=Wanted))}
        found = re.fullmatch(r"/api/tables/([\w-]+)(/[a-z]+)?(?:/(\d+))?(/advice)?(?:\?(.*))?", path)
        if found is None:
            raise UNHEARD_OF
        table, what, number, advice, query = found.groups()
        if body is not None:
            if what != "/rematch":
                raise UNHEARD_OF
            return {"id": await self._house.rematch(table, person)}
        if what is None:
            return await self._house.read(table, lambda table: table.summary(person.id))
        wanted = dict(part.partition("=")[::2] for part in (query or "").split("&"))
        if advice:
            return await self._advice(person, table, int(number), wanted)
        return await self._house.read(table, lambda table: _told(table, what, number, wanted))

    async def _advice(self, person: Person, table: str, number: int, wanted: dict[str, str]) -> dict[str, Any]:
        seat, bot = _seat(wanted), wanted.get("bot", "")
        question = await self._house.read(table, lambda table: replays.question(table, number, seat, bot))
        return {"number": number} | views.advice(
            question, await self._house.inquiries.questions.put(person.id, question)
        )


def _told(table: Table, what: str, number: str | None, wanted: dict[str, str]) -> Any:
    """What is told of a finished game."""
    if what == "/record":
        return json.decode(replays.file(table)[1])
    if what != "/replay":
        raise UNHEARD_OF
    return replays.finished_game(table) if number is None else replays.moment(table, int(number), _seat(wanted))


def _seat(wanted: dict[str, str]) -> int | None:
    return convert(wanted["seat"], int, strict=False) if "seat" in wanted else None


def _person(text: str) -> Person:
    return json.decode(text, type=Person)


def bytecode() -> bytes:
    """What the sources that were loaded here came to, as an archive: whoever has it starts in half the time."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as target:
        for module in list(sys.modules.values()):
            spec, file = getattr(module, "__spec__", None), getattr(module, "__file__", None) or ""
            if spec is None or not file.endswith(".py") or not isinstance(spec.loader, SourceLoader):
                continue
            code = spec.loader.get_code(module.__name__)
            # The archive belongs to the sources of one digest.
            target.writestr(cache_from_source(file).lstrip("/"), UNCHECKED + marshal.dumps(code))
    return packed.getvalue()

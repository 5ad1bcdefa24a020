"""Keeps the processes of a house: lets guests in, leads those of one table to one process, replaces whoever dies.

A guest is led by the first line of what the connection asks, which is only looked at; the process then reads it itself,
and nothing of what follows passes through here. Where a guest lands is a matter of cost alone: every process answers
every request, and the log decides who was first.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from itertools import count
from typing import Any

from kaffeehaus.server.neighbours import Line
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings

log = logging.getLogger("kaffeehaus.server")
TABLE = re.compile(rb"\w+ /(?:ws|t|api/tables)/([\w-]+)")
"""Where a request names its table."""
FIRST_LINE = 1024
"""So much of a request is looked at."""
PATIENCE = 10
"""Seconds that a guest has to say something, and to wait for a process while there is none."""
FAREWELL = 10
"""Seconds that a process has to end after it was told to."""
UNANSWERED = 6
"""So many times in a row a process may be asked for a sign of life, and give none, before it counts as hung."""
PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds before a process is replaced that died, twice as long each time if that does not help, up to the longest."""


@dataclass(eq=False)
class Process:
    """A process that serves."""

    number: int
    """Counts up, so that of two the older is known."""
    place: int
    running: asyncio.subprocess.Process
    door: socket.socket
    line: Line
    ready: asyncio.Future[None]
    coming: asyncio.Queue[socket.socket | None] = field(default_factory=asyncio.Queue)
    """The guests on their way to it; None closes the door."""
    unanswered: int = 0
    """How often it was asked for a sign of life since it last said anything."""

    @property
    def name(self) -> str:
        """What it is called in figures."""
        return str(self.place + 1)


class Supervisor:
    """All processes of a house, each at its place, and who is where."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._serving: list[Process | None] = [None] * settings.processes
        self._living: set[Process] = set()
        self._here: dict[str, dict[Process, list[str]]] = {}
        """By table, at which processes it has guests, and whom of them we know."""
        self._somebody = asyncio.Event()
        """Whether any process serves."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = count(1)
        self._turns = count()
        self._ending = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> None:
        """Keeps the house open until it is told to end."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._ending.set)
        try:
            await asyncio.gather(*(self._fill(place) for place in range(len(self._serving))))
            at_a_terminal = os.isatty(0)
            # Whoever closes the terminal in which the house was opened closes the house.
            loop.add_signal_handler(
                signal.SIGHUP,
                lambda: self._ending.set() if at_a_terminal and not os.isatty(0) else self._begin(self._renew()),
            )
            ready()
            self._listening.setblocking(False)
            working = [asyncio.create_task(self._accept()), asyncio.create_task(self._watch())]
            await self._ending.wait()
            for task in working:
                task.cancel()
        finally:
            self._ending.set()
            self._listening.close()
            self._somebody.clear()
            await asyncio.gather(*(self._dismiss(process) for process in list(self._living)))

    def _begin(self, work: Any) -> None:
        """Lets something run beside the rest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Processes --------------------------------------------------------------------------------------------------------

    async def _fill(self, place: int) -> None:
        """Puts a new process at a place; the one that was there ends when its successor serves."""
        process = await self._start(place)
        await process.ready
        if self._ending.is_set():
            return
        before, self._serving[place] = self._serving[place], process
        self._somebody.set()
        for other in self._living - {process}:
            other.line.tell("came", process.number, process.name)
            process.line.tell("came", other.number, other.name)
        for table, there in self._here.items():
            for other, users in there.items():
                process.line.tell("here", other.number, table, users)
        if before is not None:
            await self._dismiss(before)

    async def _start(self, place: int) -> Process:
        doors, lines = socket.socketpair(), socket.socketpair()
        with doors[1], lines[1]:
            for end in (doors[0], lines[0]):
                end.setblocking(False)
            theirs = doors[1].fileno(), lines[1].fileno()
            running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "kaffeehaus.server.worker", *map(str, theirs)),
                stdin=asyncio.subprocess.PIPE,
                pass_fds=theirs,
                # What is typed to end the house is meant for this process, which then ends the others.
                process_group=0,
            )
        ready = asyncio.get_running_loop().create_future()
        process = Process(next(self._numbers), place, running, doors[0], await Line.over(lines[0]), ready)
        self._living.add(process)
        told = {"settings": asdict(self._settings), "number": process.number, "name": process.name}
        assert running.stdin is not None
        running.stdin.write(json.dumps(told, default=str).encode())
        running.stdin.close()
        self._begin(self._listen(process))
        self._begin(self._usher(process))
        return process

    async def _listen(self, process: Process) -> None:
        """Follows what a process says; when it says no more, it is gone, and another takes its place."""
        async for message in process.line.heard():
            process.unanswered = 0
            try:
                self._follow(process, *message)
            except Exception:
                log.exception("a message of process %s could not be followed", process.name)
        await process.running.wait()
        self._living.discard(process)
        process.line.close()
        process.coming.put_nowait(None)
        for table in [table for table, there in self._here.items() if process in there]:
            self._note(table, process, None)
        for other in self._living:
            other.line.tell("gone", process.number)
        if not process.ready.done():
            process.ready.set_exception(Refusal("error-process", code=str(process.running.returncode)))
        if self._serving[process.place] is process and not self._ending.is_set():
            log.error("process %s ended with %s", process.name, process.running.returncode)
            self._serving[process.place] = None
            if not any(self._serving):
                self._somebody.clear()
            await self._replace(process.place)

    async def _watch(self) -> None:
        """Ends a process that lives but does not answer, so that another takes its place.

        It is counted in questions, not in seconds: where this process itself had no time to ask, nobody is late.
        """
        while True:
            await asyncio.sleep(self._settings.beat)
            for process in self._living:
                if not process.ready.done():
                    continue
                if process.unanswered >= UNANSWERED:
                    log.error("process %s does not answer any more and is ended", process.name)
                    with suppress(ProcessLookupError):
                        process.running.kill()
                process.unanswered += 1
                process.line.tell("beat")

    async def _replace(self, place: int) -> None:
        pause = PAUSE
        while not self._ending.is_set():
            try:
                await self._fill(place)
                return
            except Refusal as error:
                log.error("process %d does not start: %s %s", place + 1, error, error.details)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _renew(self) -> None:
        """Replaces one process after the other, each when its successor serves; all stay if one does not start."""
        try:
            for place in range(len(self._serving)):
                await self._fill(place)
        except Refusal as error:
            log.error("no new process starts, so the others stay: %s %s", error, error.details)

    async def _dismiss(self, process: Process) -> None:
        """Lets nobody more in and waits until the process has ended; one that does not is ended."""
        process.coming.put_nowait(None)
        try:
            async with asyncio.timeout(FAREWELL):
                await process.running.wait()
        except TimeoutError:
            log.error("process %s did not end by itself", process.name)
            with suppress(ProcessLookupError):
                process.running.kill()
            await process.running.wait()

    # What processes say -----------------------------------------------------------------------------------------------

    def _follow(self, process: Process, kind: str, *about: Any) -> None:
        others = self._living - {process}
        match kind, *about:
            case ("ready",):
                process.ready.set_result(None)
            case ("alive",):
                pass  # that it says anything is all
            case "refused", id, details:
                process.ready.set_exception(Refusal(id, **details))
            case "here", table, users:
                self._note(table, process, users)
                for other in others:
                    other.line.tell("here", process.number, table, users)
            case "news", table:
                for other in others & self._here.get(table, {}).keys():
                    other.line.tell("news", table)
            case "ask", number:
                for other in others & set(self._serving):
                    other.line.tell("asked", process.number, number)
            case "answer", asker, number, report:
                for other in others:
                    if other.number == asker:
                        other.line.tell("answered", number, process.name, report)

    def _note(self, table: str, process: Process, users: list[str] | None) -> None:
        there = self._here.setdefault(table, {})
        if users is None:
            there.pop(process, None)
        else:
            there[process] = users
        if not there:
            del self._here[table]

    # Guests -----------------------------------------------------------------------------------------------------------

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                guest, _ = await loop.sock_accept(self._listening)
            except OSError as error:
                # Such as too many open files: others go in time.
                log.error("nobody can be let in now: %s", error)
                await asyncio.sleep(1)
            else:
                self._begin(self._receive(guest))

    async def _receive(self, guest: socket.socket) -> None:
        """Waits for what a guest asks and sends the guest on."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                await _able(loop.add_reader, loop.remove_reader, guest)
                await self._lead(guest)
        except (OSError, TimeoutError):
            guest.close()

    async def _lead(self, guest: socket.socket) -> None:
        asked = guest.recv(FIRST_LINE, socket.MSG_PEEK)
        await self._somebody.wait()
        self._process_for(asked).coming.put_nowait(guest)

    def _process_for(self, asked: bytes) -> Process:
        """The process where the table's guests are, else the one at which a table's name points, else any in turn."""
        serving = [process for process in self._serving if process is not None]
        found = TABLE.match(asked)
        if found is None:
            return serving[next(self._turns) % len(serving)]
        table = found[1]
        there = self._here.get(table.decode(), {})
        among = [process for process in serving if process in there] or serving
        return max(among, key=lambda process: blake2b(table + b" %d" % process.place).digest())

    async def _usher(self, process: Process) -> None:
        """Hands guests to a process in the order in which they came."""
        loop = asyncio.get_running_loop()
        while (guest := await process.coming.get()) is not None:
            try:
                while not _handed(process.door, guest):
                    await _able(loop.add_writer, loop.remove_writer, process.door)
                guest.close()
            except OSError:
                # The process is gone, but the guest has not been heard yet and may go to another.
                self._begin(self._receive(guest))
        process.door.close()


def _handed(door: socket.socket, guest: socket.socket) -> bool:
    """Whether there was room for one more."""
    try:
        socket.send_fds(door, [b"."], [guest.fileno()])
    except BlockingIOError:
        return False
    return True


async def _able(add: Callable[..., Any], remove: Callable[..., Any], watched: socket.socket) -> None:
    """Waits until a socket can be read or written."""
    able = asyncio.Event()
    add(watched, able.set)
    try:
        await able.wait()
    finally:
        remove(watched)


def supervise(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Runs a house of several processes until it is told to end."""
    asyncio.run(Supervisor(settings, listening).run(ready))

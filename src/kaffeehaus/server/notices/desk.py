"""The desk at which word goes out: it hears whom tables wait for, and tells whoever is not there to see it.

Nobody is told twice of the same turn, nor of one that is over: what has come to be told is looked at again at the table
itself. What a way does not take is tried again, and its owner sees that nothing arrived.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import groupby, zip_longest
from time import time
from typing import Any, TypeVar

from msgspec import MsgspecError, json
from msgspec.structs import replace

from kaffeehaus.locale import Texts
from kaffeehaus.server import wire
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import DAYS
from kaffeehaus.server.limits import Buckets
from kaffeehaus.server.notices import push, webhook, words
from kaffeehaus.server.notices.invited import Word, Words
from kaffeehaus.server.notices.reach import Device, Reach
from kaffeehaus.server.notices.waiting import TOLD, Heard, Wait, Waits
from kaffeehaus.server.notices.ways import Ways
from kaffeehaus.server.notices.when import loud
from kaffeehaus.server.notices.words import Message, News
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import GATHERING, Table

T = TypeVar("T")
log = logging.getLogger("kaffeehaus.server")
TICK = 5.0
"""Seconds between two looks for what is to be told."""
GATHER = 0.2
"""Seconds for which more is heard before it is noted."""
PRESENT = 300.0
"""Seconds until somebody who sits at the table is told after all, if they have gone by then."""
PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
FAILED, NOBODY = 300, 599
"""From which answer on something did not arrive, and what is noted where nobody answered."""
AT_ONCE = 32
"""So many things are on their way at a time: whoever takes one slowly holds up nobody else."""
CODES, TESTS = (3, 3 / 86400), (3, 1 / 60)
"""So many codes an address of mail is sent, and so many tests a person may ask for, at once and per second."""
Way = tuple[str, Device | None, Callable[[], int | None]]
Read = Callable[[str, Callable[[Table], Any]], Awaitable[Any]]
IsThere = Callable[[str, str], bool]
WhoNow = Callable[[str], str]


class Desk:
    """What tells people that tables wait for them."""

    def __init__(
        self,
        store: Store,
        ways: Ways,
        read: Read,
        is_there: IsThere,
        *,
        who_now: WhoNow = str,
        shared: bool = False,
        clock: Callable[[], float] = time,
    ) -> None:
        self.ways = ways
        self.waits = Waits(store)
        self._invited = Words(store)
        self.codes, self.tests = Buckets(*CODES), Buckets(*TESTS)
        self._read = read
        self._is_there = is_there
        self._who_now = who_now
        self._out = ThreadPoolExecutor(AT_ONCE, "notices")
        self._shared = shared
        self._clock = clock
        self._known: dict[str, frozenset[str]] = {}  # whom tables waited for when they were heard of last
        self._heard: dict[str, Heard] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def heard(self, table: Table) -> None:
        """Hears that something has happened at a table."""
        before, people = self._known.get(table.id), words.waited_for(table)
        if before is None and table.pace != DAYS:
            return
        if before is not None:  # who has become another since is still waited for
            before = frozenset(map(self._who_now, before))
        # Where several processes write to a table, what another one noted is not known here.
        if self._shared or before != people:
            anew = people - (people if before is None else before)
            if waiting := self._heard.get(table.id):
                anew = (anew | waiting.anew) & people
            self._hear(table.id, Heard(people, anew, self._clock(), table.seq))

    def _hear(self, id: str, heard: Heard) -> None:
        self._heard[id], self._known[id] = heard, heard.people
        self._news.set()

    def start(self) -> None:
        """Begins to note and to tell."""
        self._tasks = [asyncio.create_task(self._keep(run)) for run in (self._note, self._tell)]

    async def stop(self) -> None:
        """Ends; what was heard is noted, and what is not told by now others will tell."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._out.shutdown(wait=False, cancel_futures=True)
        with suppress(Unavailable):
            await self.note()

    async def _keep(self, run: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await run()
            except Unavailable:
                await asyncio.sleep(TICK)
            except Exception:
                log.exception("word of a turn could not be given")
                await asyncio.sleep(TICK)

    async def _note(self) -> None:
        await self.recover()
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            await self.note()

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.tell()
            await self.tell_invited()

    async def recover(self, person: str | None = None) -> None:
        """Hears of what a house that ended suddenly had not noted: where the lobby knows otherwise, or of a later turn
        than somebody was told of, the table is asked. Of somebody who was not reached before only their tables are
        looked at: anybody may ask for that, and the house has many."""
        reached = frozenset((person,)) if person else await self.waits.reached()
        if not reached:
            return
        noted: dict[str, dict[str, float]] = {}
        for wait in await (self.waits.of(person) if person else self.waits.all()):
            noted.setdefault(wait.game, {})[wait.person] = wait.since
        for id, people, since in await asyncio.to_thread(_listed, await self.waits.running(person), reached):
            there = noted.pop(id, {})
            if people != there.keys() or any(since > told for told in there.values()):
                with suppress(Refusal):
                    self._hear(id, await self._read(id, partial(self._found, there)))
        await self.note()

    def _found(self, there: Mapping[str, float], table: Table) -> Heard:
        """Whom a table waits for, and who has acted since they were noted, so that this is another turn of theirs."""
        people = words.waited_for(table)
        anew = {person for person in people & there.keys() if words.acted(table, person) > there[person]}
        return Heard(people, frozenset(anew), self._clock(), table.seq)

    async def note(self) -> None:
        """Notes what was heard."""
        heard, self._heard = self._heard, {}
        self._news.clear()
        try:
            if heard:
                await self.waits.heard(heard)
        except Unavailable:
            self._heard = heard | self._heard
            self._news.set()
            raise
        for id, found in heard.items():
            if not found.people and not self._known.get(id):
                self._known.pop(id, None)

    async def tell(self) -> None:
        """Tells what is to be told by now, everybody at once: what goes wrong with one harms nobody else."""
        taken = await self.waits.take(self._clock())
        people = groupby(sorted(taken), key=lambda wait: wait.person)
        ends = await asyncio.gather(
            *(self._tell_one(who, list(waits)) for who, waits in people), return_exceptions=True
        )
        for problem in ends:
            if isinstance(problem, Unavailable):
                raise problem
            if problem is not None:
                log.error("somebody could not be told of their turn", exc_info=problem)

    async def tell_invited(self) -> None:
        """Tells who is invited to a table, where they want to hear of that, and not in their quiet hours."""
        now = self._clock()
        for one in await self._invited.take(now):
            reach = await self.waits.reach(one.person)
            if (until := loud(reach.hours, now)) > now:
                await self._invited.put_off(one, until)
            elif reach.ways and reach.invitations:
                await self._tell_invited(one, reach)

    async def _tell_invited(self, one: Word, reach: Reach) -> None:
        def see(table: Table) -> str | None:
            """The game, where whoever has a chair has not got up, and whoever has none has not sat down."""
            waits = table.phase == GATHERING and bool(table.seats_of(one.person)) == one.seated
            return table.opened.game if waits else None

        with suppress(Refusal):  # the table is closed, or cannot be read
            game = await self._read(one.table, see)
            if game is not None and not self._is_there(one.table, one.person):
                message = words.invitation(Texts(reach.lang, game), one.by, game, one.table, seated=one.seated)
                await self.send(one.person, reach, message, f"invited {one.person} {one.table}")

    async def _tell_one(self, person: str, waits: list[Wait]) -> None:
        reach, now = await self.waits.reach(person), self._clock()
        until = loud(reach.hours, now)
        if until > now:
            await self.waits.put_off([(wait, until) for wait in waits])
            return
        told, news, over, later = [], [], [], []
        for wait in waits:
            wanted = reach.ways and wait.game not in reach.silent
            found, back = await self._news_of(wait, now) if wanted else (None, now)
            if found is None:
                over.append(wait)
            elif back > now:
                later.append((wait, back))
            elif self._is_there(wait.game, person):
                later.append((wait, now + PRESENT))
            else:
                told.append(wait)
                news.append(found)
        await self.waits.drop(over)
        await self.waits.put_off(later)
        if news:
            message = words.message_of(Texts(reach.lang, news[0].game), news)
            if await self.send(person, reach, message, f"{person} {told[0].since}"):
                await self.waits.put_off([(wait, TOLD) for wait in told])

    async def _news_of(self, wait: Wait, now: float) -> tuple[News | None, float]:
        """What is told of a table, and when who is on holidays comes back."""
        person = wait.person

        def see(table: Table) -> tuple[News | None, float]:
            return words.news_of(table, person), words.back_at(table, person, now)

        try:
            found: tuple[News | None, float] = await self._read(wait.game, see)
        except Refusal:  # the table is closed, or cannot be read
            return None, now
        return found

    async def out(self, send: Callable[[], T]) -> T:
        """Does something that may take long, as whoever is outside the house may."""
        return await asyncio.get_running_loop().run_in_executor(self._out, send)

    async def send(self, person: str, reach: Reach, message: Message, about: str) -> bool:
        """Tells somebody by all their ways at once; whether it arrived by any of them."""
        ways = [*self._pushes(reach, message), *self._letters(reach, message, about)]
        answers = await asyncio.gather(*(self.out(partial(_tried, send)) for _, _, send in ways))
        results = [(way, device, answer) for (way, device, _), answer in zip(ways, answers, strict=True)]
        await self._learn(person, reach, results)
        return any(answer < FAILED for _, _, answer in results)

    def _pushes(self, reach: Reach, message: Message) -> Iterator[Way]:
        single = len(message.paths) == 1
        path = message.paths[0] if single else "/"
        told: dict[str, Any] = {"title": message.heading, "body": "\n".join(message.lines), "path": path}
        if message.turns:  # which browsers take back when they are over
            told["about"] = message.paths
        body, topic = wire.write(told), path
        for device in reach.devices:
            yield PUSH, device, partial(self.ways.pushes.send, device, body, topic)

    def _letters(self, reach: Reach, message: Message, about: str) -> Iterator[Way]:
        links = [f"{self.ways.site}{path}" for path in message.paths]
        if reach.mail and self.ways.mailer:
            lines = [f"{line}\n{link}" for line, link in zip_longest(message.lines, links, fillvalue="")]
            foot = Texts(reach.lang).text("notice-foot", link=f"{self.ways.site}/person")
            text = "\n\n".join([*lines, foot, ""])
            yield MAIL, None, partial(self.ways.mailer.send, reach.mail, message.heading, text, about)
        if reach.webhook and self.ways.site:
            text = "\n".join([message.heading, *message.lines])
            yield WEBHOOK, None, partial(webhook.send, reach.webhook, text, links, self.ways.near)

    async def _learn(self, person: str, reach: Reach, results: list[tuple[str, Device | None, int]]) -> None:
        """Keeps by which ways nothing arrived, and forgets the browsers that want to hear no more."""
        gone = {device.endpoint for _, device, answer in results if device and answer in push.GONE}
        arrived = {way for way, _, answer in results if answer < FAILED}
        troubles = tuple(sorted({way for way, _, answer in results if answer not in push.GONE} - arrived))

        def change(now: Reach) -> Reach:
            left = tuple(one for one in now.devices if one.endpoint not in gone)
            return replace(now, devices=left, troubles=troubles)

        if gone or troubles != reach.troubles:
            await self.waits.change(person, change)


def _tried(send: Callable[[], int | None]) -> int:
    """What a way answers; nothing at all is as good as a failure, and mail that was taken says nothing.

    A name that is none, or a key of a browser that is none, is a ValueError.
    """
    try:
        return send() or 200
    except (OSError, ValueError):
        return NOBODY


def _listed(summaries: list[bytes], reached: frozenset[str]) -> list[tuple[str, frozenset[str], float]]:
    """Whom of those who are reached tables over days wait for and since when, as the lobby knows it; what cannot be
    read is left out."""
    found = []
    for summary in summaries:
        try:
            told = json.decode(summary)
            if told["pace"] == DAYS and not (told.get("clocks") or {}).get("paused"):
                people = {told["owners"][seat] for seat in told["to_act"] if told["seats"][seat]["kind"] == "person"}
                found.append((str(told["id"]), reached & people, float(told["since"])))
        except (MsgspecError, KeyError, IndexError, TypeError, ValueError):
            continue
    return found

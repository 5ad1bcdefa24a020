"""A stranger who asks a thousand times a second while somebody plans in secret learns nothing by it."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left, bisect_right
from itertools import pairwise
from pathlib import Path
from random import Random, choice
from statistics import mean
from time import perf_counter

from tests.server.play import Person, Server, Tab

SHORT, LONG = 12, 300
"""So many secret choices."""
EVERY = 0.001
"""Seconds from one question to the next."""
LINES = 20
"""So many lines share the questions."""
AFTER = 0.01
"""Seconds after a choice in which it could be felt."""
APART = 0.6
"""Whoever guesses from what is felt whether a choice was made just then is right less often than that."""


class Watcher:
    """Somebody without a name who asks for all that anybody may ask for, over and over."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.paths = [f"/api/tables/{table}", "/api/tables", "/metrics", f"/t/{table}"]
        self.told: dict[str, set[bytes]] = {path: set() for path in self.paths}
        """Every answer, with its head."""
        self.took: list[tuple[float, float]] = []
        """When each answer came, and how long it took."""
        self.until = asyncio.Event()

    async def watches(self, line: int) -> None:
        """Asks over one of several lines until told to end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        due = perf_counter() + EVERY * line
        while not self.until.is_set():
            await asyncio.sleep(due - perf_counter())
            due = max(due + EVERY * LINES, perf_counter())
            path, began = choice(self.paths), perf_counter()
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
            assert length is not None, head
            body = await reader.readexactly(int(length[1]))
            self.took.append((perf_counter(), perf_counter() - began))
            # The clock of the house goes on by itself, and the watcher's own questions are counted.
            own = rb"(?i)\ndate: [^\r]*\r|\ncontent-length: [^\r]*\r"
            self.told[path].add(re.sub(own, b"", head) + re.sub(rb"(?m)^kaffeehaus_http_.*\n", b"", body))
        writer.close()

    def felt(self, moments: list[float]) -> dict[str, list[float]]:
        """What could be felt after each of these moments: the slowest answer, the usual one, the longest silence."""
        found: dict[str, list[float]] = {"slowest": [], "usual": [], "silence": []}
        for moment in moments:
            answers = self.took[bisect_left(self.took, (moment, 0)) : bisect_left(self.took, (moment + AFTER, 0))]
            came = [moment, *(at for at, _ in answers), moment + AFTER]
            took = [took for _, took in answers] or [AFTER]
            found["slowest"].append(max(took))
            found["usual"].append(mean(took))
            found["silence"].append(max(after - before for before, after in pairwise(came)))
        return found


def told_apart(these: list[float], those: list[float]) -> float:
    """How often one of these is more than one of those; a half where they are alike, one where they never are."""
    by_size = sorted(those)
    return mean((bisect_left(by_size, one) + bisect_right(by_size, one)) / 2 / len(by_size) for one in these)


async def planning(one: Tab, two: Tab) -> None:
    """Both keep their missions and may plan now."""
    await two.tells(t="sit", seat=1)
    await one.until(lambda message: one.seats[1]["kind"] == "person")
    await one.tells(t="begin")
    for seat, guest in enumerate((one, two)):
        while not guest.choices() or len(guest.now["views"][str(seat)]["to_act"]) != 2 - seat:
            await guest.receive()
        *kept, last = guest.now["views"][str(seat)]["desks"][seat]["offered"]
        for mission in kept:
            await guest.tells(t="act", seat=seat, at=guest.seq, action=f"keep {mission.lower()}")
        await guest.tells(t="act", seat=seat, at=guest.seq, action=f"reject {last.lower()}")
    while one.now["views"]["0"]["round"] != 1:
        await one.receive()


def test_whoever_asks_a_thousand_times_a_second_sees_nothing_move_while_others_plan(
    tmp_path: Path, house: list[Server], full: bool
):
    house.append(server := Server(tmp_path))

    async def run() -> None:
        klara, emil = Person(server, "Klara"), Person(server, "Emil")
        table = klara.opens("valencia", "you", "open")
        rng, choices = Random(4), []
        async with klara.at(table) as one, emil.at(table) as two:
            await planning(one, two)
            watcher = Watcher(server, table)
            tasks = [asyncio.create_task(watcher.watches(line)) for line in range(LINES)]
            drawn, stopped = 1, False
            for _ in range(LONG if full else SHORT):
                await asyncio.sleep(rng.uniform(0.03, 0.09) if full else 0.005)
                choices.append(perf_counter())
                if drawn < 3:
                    await one.tells(t="act", seat=0, at=one.seq, action="draw")
                    drawn += 1
                    continue
                change = {"t": "undo", "count": 2} if stopped else {"t": "act", "actions": ["stop", "put 1"]}
                assert (await one.tells(seat=0, at=one.seq, **change))["t"] == "news"
                stopped = not stopped
            watcher.until.set()
            await asyncio.gather(*tasks)
        assert {path: len(told) for path, told in watcher.told.items()} == dict.fromkeys(watcher.paths, 1)
        if full:
            first, last = watcher.took[0][0], watcher.took[-1][0] - AFTER
            by_chance = watcher.felt([rng.uniform(first, last) for _ in range(2000)])
            apart = {what: told_apart(felt, by_chance[what]) for what, felt in watcher.felt(choices).items()}
            print(len(watcher.took), {what: f"{share:.3f}" for what, share in apart.items()})
            assert max(apart.values()) < APART

    asyncio.run(run())

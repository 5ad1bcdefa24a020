#!/usr/bin/env python3
"""Counts how often components are used: `python tools/used.py GAME`, at the kinds of table that were counted before.

    python tools/used.py GAME --table '{"players": 3, "options": {}}'   # at this one, and others named like it

Bots play so many games at each kind of table, and of every component it is counted in how many games it was used at
least once, and how many times in all. The counts go where `kaffeehaus.arena.used` reads them. Run it when tables or
rules of a game change.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "src")) if path not in sys.path]

from kaffeehaus import GAMES  # noqa: E402
from kaffeehaus.arena.entrants import Entrant  # noqa: E402
from kaffeehaus.arena.figures.playing import Setting, pieces, play_batch  # noqa: E402
from kaffeehaus.arena.used import FILE  # noqa: E402
from kaffeehaus.arena.workers import Failure, in_order, local  # noqa: E402

LEFT_OUT = {"earned", "lost"}
"""What is counted in points and not in times."""
SEED = 20


def count(game: str, players: int, options: dict[str, Any], games: int, bot: str, workers: int) -> dict[str, Any]:
    """In how many games each component was used, and how many times in all of them."""
    setting = Setting(game, players, options, SEED, (Entrant(bot, None),) * players)
    batches, found, times = pieces(setting, games), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for _, tallies in in_order(local(min(workers, len(batches))).run(play_batch, batches), batches):
        if isinstance(tallies, Failure):
            raise SystemExit(f"{game}: {tallies.reason}\n{tallies.trace}")
        for tally in tallies:
            there = {key: number for key, number in tally.used.items() if number and key[0] not in LEFT_OUT}
            found.update(there.keys())
            times.update(there)
    of = {"content": GAMES[game].content, "rules": GAMES[game].rules}
    counted = {"used": _by_use(found), "times": _by_use(times)}
    return {"games": games, "players": players, "options": options, "bots": bot, **of, **counted}


def _by_use(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = defaultdict(dict)
    for (what, name), number in sorted(counts.items()):
        found[what][name] = number
    return found


def main() -> int:
    """Counts a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--table", action="append", type=json.loads, help="players and options, as JSON")
    parser.add_argument("--games", type=int, default=1000, help="games at each kind of table (1000)")
    parser.add_argument("--bot", default="medium", help="who plays (medium)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (1)")
    chosen = parser.parse_args()
    begin, file = time.monotonic(), ROOT / "src" / "kaffeehaus" / "games" / chosen.game / FILE
    tables = chosen.table or json.loads(file.read_text("utf-8"))
    rows = [
        count(chosen.game, one["players"], one["options"], chosen.games, chosen.bot, chosen.workers) for one in tables
    ]
    file.write_text("[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]\n", "utf-8")
    print(f"{chosen.game}: {chosen.games} games at each of {len(rows)} tables in {time.monotonic() - begin:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

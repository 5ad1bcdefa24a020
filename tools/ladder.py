#!/usr/bin/env python3
"""Plays the arena's standard table and writes it into docs/bots.md: `python tools/ladder.py [WORDS ...]`.

Every row is a run of `kaffeehaus arena` with a folder of its own in `--out` (by default build/ladder); a run goes on
where it was interrupted. With words only the rows are played that hold one of them, as in `tools/ladder.py easy`. Rows
that have not been played stay in the page as they are. `--most` plays fewer games of each row, and the page says how
many; `--write` plays nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "src")) if path not in sys.path]

from kaffeehaus import GAMES  # noqa: E402
from kaffeehaus.cli import INTERRUPTED  # noqa: E402
from kaffeehaus.cli import main as kaffeehaus  # noqa: E402
from kaffeehaus.core.contract import spelled  # noqa: E402
from kaffeehaus.games.registry import own  # noqa: E402

PAGE = ROOT / "docs" / "bots.md"
HEAD = """| game | players | line-up | games | won by the first | its mean score, the other's | rules |
|---|---|---|---|---|---|---|"""
SEED = 1
BEGIN, END = "<!-- ladder: written by tools/ladder.py -->\n\n", "\n\n<!-- end of ladder -->"


class Row(NamedTuple):
    """A line of the table: the first bot against the other, or one of it among several."""

    game: str
    players: int
    first: str
    other: str
    games: int

    @property
    def folder(self) -> str:
        """The folder of its run."""
        return f"{self.game}-{self.players}-{self.first}-{self.other}".replace("@", "-")

    def command(self, out: Path, most: int, workers: int) -> list[str]:
        """What plays it."""
        bots = ",".join([self.first, *[self.other] * (self.players - 1)])
        game = GAMES[self.game]
        usual, largest = game.Options().to_json(), game.largest.to_json()
        changed = [f"{name}={spelled(value)}" for name, value in largest.items() if value != usual[name]]
        options = [word for option in changed for word in ("--option", option)]
        games = max(self.players, min(self.games, most) // self.players * self.players)
        numbers = {"players": self.players, "games": games, "seed": SEED, "workers": workers}
        asked = [word for name, value in numbers.items() for word in (f"--{name}", str(value))]
        return ["arena", self.game, "--bots", bots, *options, *asked, "--out", str(out / self.folder)]

    @property
    def title(self) -> str:
        """The cells that tell it from the others."""
        against = "against" if self.players == 2 else f"among {self.players - 1}"
        return f"| {self.game.upper()} | {self.players} | `{self.first}` {against} `{self.other}` |"

    def told(self, results: dict[str, Any]) -> str:
        """The line, as a run came out."""
        first, other = (results["results"][bot] for bot in (self.first, self.other))
        won = "{value:.1f} % ({low:.1f} to {high:.1f})".format(**{k: 100 * v for k, v in first["win_share"].items()})
        scores = ", ".join(f"{one['score']['value']:.0f}" for one in (first, other))
        return f"{self.title} {results['played']} | {won} | {scores} | {results['rules']}-{results['content'][:6]} |"


def rows() -> list[Row]:
    """The standard table: each bot against the one below, then the best one with time and among several."""
    pairs = [
        ("easy", "random", 400),
        ("medium", "easy", 400),
        ("hard@0.1cpu", "medium", 200),
        ("master@0.1cpu", "hard@0.1cpu", 400),
        ("master@0.1cpu", "hard@1cpu", 100),
        ("master@1cpu", "master@0.1cpu", 100),
    ]
    found = [Row(game, 2, *pair) for pair in pairs for game in own()]
    several = ((game, players) for game in own() for players in GAMES[game].seats if players > 2)
    return found + [Row(game, players, "master@0.1cpu", "hard@0.1cpu", 160) for game, players in several]


def write(page: Path, out: Path) -> None:
    """Puts what was played into the page; every other line stays."""
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    table, end, after = rest.partition(END)
    assert end, f"{page} has no place for the table"
    lines = []
    for row in rows():
        results = out / row.folder / "results.json"
        if results.is_file():
            lines.append(row.told(json.loads(results.read_text("utf-8"))))
        else:
            lines += [line for line in table.splitlines() if line.startswith(row.title)]
    page.write_text(before + begin + "\n".join([HEAD, *lines]) + end + after, "utf-8")


def main(words: Sequence[str]) -> int:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("words", nargs="*", help="only rows that hold one of these")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "ladder")
    parser.add_argument("--most", type=int, default=400, help="at most so many games of a row")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="plays nothing")
    parser.add_argument("--page", type=Path, default=PAGE, help=argparse.SUPPRESS)
    chosen = parser.parse_args(words)
    code = 0
    for row in [] if chosen.write else rows():
        if code != INTERRUPTED and (not chosen.words or any(word in row.folder for word in chosen.words)):
            code = kaffeehaus(row.command(chosen.out, chosen.most, chosen.workers)) or code
    write(chosen.page, chosen.out)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Plays the games of the calibration pages and writes the pages: `python tools/calibration.py GAME`.

It has two steps, which may run on different machines. The first plays every setting and leaves its figures in a folder,
one file a setting; a setting that is there already, played as it is asked for, is not played again. The second writes
docs/games/GAME-calibration.md, the figures of the first player in docs/games/GAME.md, and what the house tells its
users (edges.json of the game). `--play` and `--write` do one step alone.

Aims that do not hold are named, one a line, and the exit status is 1. Nothing but Python and this repository is needed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "src")) if path not in sys.path]

from tools import calibration_settings  # noqa: E402
from tools.calibration_aims import aims_of, broken  # noqa: E402
from tools.calibration_pages import Page, Played, edges_table, replaced  # noqa: E402
from tools.calibration_settings import THINKING, Numbers, Wanted  # noqa: E402

from kaffeehaus.arena.figures.playing import BATCH, pieces, play_batch  # noqa: E402
from kaffeehaus.arena.figures.sums import Figures  # noqa: E402
from kaffeehaus.arena.workers import Failure, in_order, local  # noqa: E402
from kaffeehaus.games.registry import own  # noqa: E402

NO_MATTER = ("colours", "first_player")
"""Options that change nothing of what is measured."""


def play(want: Wanted, folder: Path, workers: int) -> None:
    """Plays a setting and leaves its figures, unless they are there."""
    path = folder / want.name
    if path.is_file() and not want.differences(json.loads(path.read_text("utf-8"))):
        return
    begin, bots = time.monotonic(), {"bots_digest": want.asked()["bots_digest"]}
    # Pieces small enough that no process waits long for the last of them, as thinking takes its time.
    size = min(BATCH, max(1, want.games // (4 * workers)))
    figures, batches = Figures(want.setting), pieces(want.setting, want.games, size)
    for _, tallies in in_order(local(min(workers, len(batches))).run(play_batch, batches), batches):
        if isinstance(tallies, Failure):
            raise SystemExit(f"{want.name}: {tallies.reason}\n{tallies.trace}")
        for tally in tallies:
            figures.add(tally)
    # Written whole or not at all, so that an interrupted run leaves nothing half done.
    beside = path.with_suffix(".part")
    beside.write_text(json.dumps(figures.to_json() | bots, indent=1) + "\n", "utf-8")
    beside.replace(path)
    print(f"{want.name}: {want.games} games in {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)


def read(wants: Sequence[Wanted], folder: Path) -> Played:
    """The figures of all settings that were played; those of games played otherwise are refused."""
    found: Played = {}
    for want in wants:
        path = folder / want.name
        if not path.is_file():
            print(f"{path.name}: not played", file=sys.stderr)
            continue
        data = json.loads(path.read_text("utf-8"))
        if differences := want.differences(data):
            raise SystemExit(f"{path}: played otherwise than asked for: {'; '.join(differences)}")
        found[want.key] = data
    if not found:
        raise SystemExit(f"{folder} holds no figures")
    return found


def write(game: str, played: Played, docs: Path, edges: Path) -> list[str]:
    """Writes the pages; hands back the aims that do not hold."""
    aims = aims_of(game, played)
    page = Page(game, played)
    body = "\n\n".join([page.measured(), page.aims(aims), *calibration_settings.about(game).body(page)])
    # All of them before the first is written, so that a page that is refused leaves none of them changed.
    texts = {
        docs / f"{game}-calibration.md": replaced(docs / f"{game}-calibration.md", "figures", body),
        docs / f"{game}.md": replaced(docs / f"{game}.md", "edge", edges_table(page)),
        edges: "[\n" + ",\n".join(json.dumps(row) for row in _edges(played)) + "\n]\n",
    }
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return broken(game, aims)


def _edges(played: Played) -> list[dict[str, Any]]:
    """What users are told of the first player: the figures of the bot that was measured most."""
    return [
        {
            "content": data["content"],
            "rules": data["rules"],
            "players": players,
            "options": {name: value for name, value in data["options"].items() if name not in NO_MATTER},
            "games": data["games"],
            "share": data["win_share_by_place"][0],
        }
        for (_, players, bot), data in played.items()
        if bot == "medium"
    ]


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=own())
    parser.add_argument("--figures", type=Path, help="the folder of figures (build/calibration/GAME)")
    parser.add_argument("--games", type=int, default=Numbers().main, help="games of each main setting")
    parser.add_argument("--variant-games", type=int, default=Numbers().variants, help="games of each other setting")
    parser.add_argument(
        "--hard-games", type=int, default=Numbers().hard, help="games of each main setting with the bot that thinks"
    )
    parser.add_argument("--hard", default=f"hard@{THINKING}", help="that bot with its budget (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--docs", type=Path, default=ROOT / "docs" / "games", help="where the pages lie")
    parser.add_argument("--edges", type=Path, help="where what users are told goes (edges.json of the game)")
    parser.add_argument("--play", action="store_true", help="only plays")
    parser.add_argument("--write", action="store_true", help="only writes")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Plays, writes, and fails if an aim does not hold."""
    chosen = arguments(words)
    folder = chosen.figures or ROOT / "build" / "calibration" / chosen.game
    numbers = Numbers(chosen.games, chosen.variant_games, chosen.hard_games)
    wants = list(calibration_settings.wanted(chosen.game, numbers, chosen.hard, chosen.seed))
    if not chosen.write or chosen.play:
        folder.mkdir(parents=True, exist_ok=True)
        for want in sorted(wants, key=lambda want: want.key[2] == "hard"):  # the quick settings first
            play(want, folder, chosen.workers)
    if chosen.play and not chosen.write:
        return 0
    edges = chosen.edges or ROOT / "src" / "kaffeehaus" / "games" / chosen.game / "edges.json"
    lines = write(chosen.game, read(wants, folder), chosen.docs, edges)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

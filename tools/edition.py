"""Keeps today's games as editions, so that their tables outlive the next change: `python tools/edition.py`.

Run it when a rules number or a component table has changed: the new edition is kept beside the older ones, with the
recorded games of tests/golden as its archive. Where the numbers are the same but a recorded game comes out otherwise,
nothing is written: that is another game, and its rules number has to say so. docs/editions.md tells the rest.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.golden.coverage import ARCHIVE, FOLDER, archive, recordings  # noqa: E402

from kaffeehaus import GAMES, Game, Record  # noqa: E402
from kaffeehaus.games import editions  # noqa: E402
from kaffeehaus.games.agreement import difference  # noqa: E402
from kaffeehaus.games.registry import own  # noqa: E402


def another(game: Game) -> str | None:
    """What comes out otherwise today in a game that was recorded under the same numbers."""
    kept = editions.load(editions.edition_of(game))
    for path in archive(editions.edition_of(game)) if kept else []:
        found = difference(kept, game, Record.from_json(path.read_text("utf-8")))
        if found is not None and found.in_play:
            return f"{path.stem} after {found.step} actions: {found.what} was {found.one} and is {found.other}"
    return None


def keep(game: Game) -> bool:
    """Keeps a game with its recorded games; hands back whether it could be."""
    edition = editions.edition_of(game)
    if what := another(game):
        number = f"rules={game.rules} in src/kaffeehaus/games/{game.name}/__init__.py"
        print(f"{game.name} is another game now: bump {number} and run this again. {what}", file=sys.stderr)
        return False
    records = [Record.from_json(path.read_text("utf-8")) for path in recordings(game.name)]
    if any((record.rules, record.content) != (game.rules, game.content) for record in records):
        print(f"the recorded games of {game.name} are of another edition: run tools/golden.py first", file=sys.stderr)
        return False
    (editions.FOLDER / f"{edition}.zip").write_bytes(editions.packed(editions.sources(game.name)))
    folder = ARCHIVE / str(edition)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(FOLDER / game.name, folder)
    print(f"{edition} is kept, with {len(records)} games")
    return True


def main() -> int:
    """Keeps every game of the house."""
    games = [GAMES[name] for name in own()]
    theirs = [game.name for game in games if game.own]
    if theirs:
        print(f"{theirs[0]} is played with an owner's tables here; unset its variable first", file=sys.stderr)
        return 2
    return 0 if all(map(keep, games)) else 1


if __name__ == "__main__":
    sys.exit(main())

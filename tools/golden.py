"""Writes the recorded games of tests/golden anew: `python tools/golden.py`, or with a game's name for that one alone.

Run it when rules or component tables changed on purpose, so that the recorded games no longer replay; then look at the
difference and bump the rules version if behaviour changed. The same sources always write the same files.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.golden.coverage import FOLDER, expectation, wanted  # noqa: E402

from kaffeehaus import GameState, Record  # noqa: E402
from kaffeehaus.games.registry import own  # noqa: E402


def write(path: Path, state: GameState) -> None:
    """Keeps a game and how it ended."""
    assert state.outcome is not None
    path.write_text(state.record().to_json(), "utf-8", newline="\n")
    public = json.dumps(state.view(None), sort_keys=True)
    digest = blake2b(public.encode(), digest_size=16).hexdigest()
    expected = {"outcome": state.outcome.to_json(), "view": digest}
    expectation(path).write_text(json.dumps(expected, indent=1) + "\n", "utf-8", newline="\n")
    Record.from_json(path.read_text("utf-8"))


def renew(name: str) -> set[str]:
    """Plays and writes all recordings of a game; hands back what none of them shows."""
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    missing = wanted(name)
    made = list(import_module(f"tests.golden.{name}_recording").games(missing))
    for old in folder.glob("*.json"):
        old.unlink()
    for number, (text, state) in enumerate(made, 1):
        write(folder / f"{number:02}-{text}.json", state)
    print(f"{name}: {len(made)} games")
    return missing


def main(names: list[str]) -> int:
    """Writes the recorded games; fails if together they leave out something that must be shown."""
    unknown = [name for name in names if name not in own()]
    if unknown:
        print(f"there is no game {unknown[0]}; there are {', '.join(own())}", file=sys.stderr)
        return 2
    incomplete = False
    for name in names or own():
        missing = renew(name)
        if missing:
            incomplete = True
            print(f"{name}: no recorded game shows " + ", ".join(sorted(missing)), file=sys.stderr)
    return int(incomplete)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

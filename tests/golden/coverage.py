"""What the recorded games of every game show, and what they must show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.contract.tables import OPTION_SETS
from tests.golden import valencia_coverage, vienna_coverage

from kaffeehaus import GAMES, GameOptions, Record
from kaffeehaus.core.events import Event
from kaffeehaus.games.editions import Edition

FOLDER = Path(__file__).parent
EXPECTED = ".expected.json"
ARCHIVE = FOLDER / "kept"
"""The recorded games of every edition that is kept, a folder for each."""

WATCH: dict[str, type[vienna_coverage.Watch] | type[valencia_coverage.Watch]] = {
    "vienna": vienna_coverage.Watch,
    "valencia": valencia_coverage.Watch,
}
"""How each game is followed."""
WANTED = {"vienna": vienna_coverage.WANTED, "valencia": valencia_coverage.WANTED}
"""What each game's rules have to show."""


def recordings(name: str) -> list[Path]:
    """The recorded games of a game."""
    return _recorded(FOLDER / name)


def archive(edition: Edition) -> list[Path]:
    """The recorded games of an edition that is kept."""
    return _recorded(ARCHIVE / str(edition))


def _recorded(folder: Path) -> list[Path]:
    return sorted(p for p in folder.glob("*.json") if not p.name.endswith(EXPECTED))


def expectation(path: Path) -> Path:
    """Where the expected end of a recorded game is kept."""
    return path.with_name(path.stem + EXPECTED)


def options_label(options: GameOptions | dict[str, Any]) -> str:
    """A set of options as something to cover."""
    plain = options if isinstance(options, dict) else options.to_json()
    return f"options {json.dumps(plain, sort_keys=True)}"


def wanted(name: str) -> set[str]:
    """Everything that some recorded game has to show, every set of options included."""
    return set(WANTED[name]) | {options_label(o) for o in OPTION_SETS[name]}


def shown(record: Record) -> set[str]:
    """Everything that a recorded game shows."""
    game = GAMES[record.game]
    state = game.start(record.players, game.options(record.options), record.seed)
    watch = WATCH[record.game]()
    found = {options_label(record.options)} | watch.asked(state)
    for seat, text in record.actions:
        events: list[Event] = []
        state.apply(seat, game.parse(text), events)
        found |= watch.follow(events, state)
    return found

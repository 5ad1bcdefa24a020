"""`kaffeehaus audit`: plays stored and recorded games again, and names those that do not come out as they did."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from kaffeehaus import BadRecord, Record, replay
from kaffeehaus.arena import dataset
from kaffeehaus.cli import saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.refused import Refused, problem
from kaffeehaus.cli.serve import check_packages
from kaffeehaus.games import difference_from_kept
from kaffeehaus.games.agreement import Difference
from kaffeehaus.locale import Texts

DIFFERENT = 1
"""What the command returns where a game is not as it was."""
RECORD = ".json"
FOREIGN = "bad-record-format"
"""What is said of a file that never was a record."""


class Finding(NamedTuple):
    """A game that was played again, and what is not as it was."""

    place: str
    """The table, or the file."""
    found: Difference | None
    stored: bool = False
    """Whether it is the game of a table."""

    def line(self, texts: Texts) -> str:
        """The game, the place in it, and what is different there."""
        assert self.found is not None
        step, what, one, other = self.found
        if what == "refused":
            said = texts.text(one, **other)
        elif isinstance(one, BadRecord):
            said = problem(texts, one)
        else:
            said = texts.text("audit-what", what=what, one=_short(one), other=_short(other))
        where = "entry" if what in ("entry", "refused") else "step"
        game = texts.text("audit-table", id=self.place) if self.stored else self.place
        return texts.text(f"audit-{where}", game=game, step=step, said=said)

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        assert self.found is not None
        step, what, one, other = self.found
        return {"game": self.place, "step": step, "what": what, "was": str(one), "is": str(other)}


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]}…"


def add_arguments(parser: Parser, texts: Texts) -> None:
    """Which games."""
    parser.add_argument(
        "files", metavar=texts.text("meta-file"), type=Path, nargs="*", default=[], help=texts.text("audit-files")
    )
    parser.add_argument("--database", metavar="URL", default=None, help=texts.text("serve-database"))
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays them all; 1 if any is not as it was."""
    if not chosen.files and chosen.database is None:
        raise Refused("error-audit-nothing")
    paths = [path for named in chosen.files for path in _files(named)]
    stored, count = _house(chosen.database) if chosen.database is not None else (iter(()), 0)
    out, games, different = console(), 0, []
    with games_bar(texts, count + len(paths)) as advance:
        for finding in chain(stored, *(_recorded(path, path not in chosen.files) for path in paths)):
            games += 1
            advance(1, "")
            if finding.found is not None:
                different.append(finding)
                if not chosen.json:
                    out.print(finding.line(texts), soft_wrap=True)
    if chosen.json:
        out.print(json.dumps({"games": games, "different": [one.to_json() for one in different]}), soft_wrap=True)
    else:
        out.print(texts.text("audit-done", games=games, different=len(different)), soft_wrap=True)
    return DIFFERENT if different else 0


def _house(url: str) -> tuple[Iterator[Finding], int]:
    """The games of a house, and how many there are."""
    check_packages()
    from kaffeehaus.server import audit
    from kaffeehaus.server.databases import Unavailable, database_of

    try:
        database = database_of(url)
    except ValueError:
        raise Refused("error-database-url") from None

    def games() -> Iterator[Finding]:
        try:
            yield from (Finding(one.table, one.found, stored=True) for one in audit.tables(database))
        except Unavailable as error:
            raise Refused("error-database", database=database.name, problem=str(error)) from None

    try:
        return games(), audit.count(database)
    except Unavailable as error:
        raise Refused("error-database", database=database.name, problem=str(error)) from None


def _files(named: Path) -> list[Path]:
    """The files that may hold games: one that is named, or all of a folder."""
    if not named.is_dir():
        return [named]
    with saves.reading(named):
        return sorted(path for path in named.rglob("*") if path.name.endswith((RECORD, *dataset.ENDINGS)))


def _recorded(path: Path, in_folder: bool) -> Iterator[Finding]:
    """The games of a file; one that lies in a folder and never was a record is left alone."""
    with saves.reading(path):
        if path.name.endswith(dataset.ENDINGS):
            for number, line in enumerate(dataset.lines_of(path), 1):
                yield Finding(f"{saves.shown(path)}:{number}", _of_line(line))
            return
        data = path.read_bytes()
    try:
        record = Record.from_json(data)
    except BadRecord as error:
        if not (in_folder and error.id == FOREIGN):
            yield Finding(saves.shown(path), Difference(0, "record", error, None))
        return
    yield Finding(saves.shown(path), _played_again(record))


def _of_line(line: bytes) -> Difference | None:
    try:
        entry = json.loads(line)
        record, outcome = Record.from_json(json.dumps(entry["record"])), entry["outcome"]
    except BadRecord as error:
        return Difference(0, "record", error, None)
    except (KeyError, TypeError, ValueError) as error:
        return Difference(0, "record", BadRecord(str(error), id="bad-record-cut"), None)
    return _played_again(record, outcome)


def _played_again(record: Record, outcome: Any = None) -> Difference | None:
    """What is not as it was: an action, how it ended, or how it is played since it was kept."""
    try:
        state = replay(record)
    except BadRecord as error:
        return Difference(int(error.details.get("number", 1)) - 1, "record", error, None)
    ended = state.outcome.to_json() if state.outcome else None
    if outcome is not None and outcome != ended:
        return Difference(len(record.actions), "outcome", outcome, ended)
    return difference_from_kept(state)

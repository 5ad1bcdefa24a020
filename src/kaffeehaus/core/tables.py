"""Reads the content tables of a game: TOML files of plain rows, replaceable file by file from a directory.

Whatever cannot be read is refused with a message that names the file, the row, the cell and what was allowed.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import astuple
from enum import Enum, IntEnum
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NoReturn, TypeVar

from kaffeehaus.core.errors import BadContent

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

W = TypeVar("W", bound=IntEnum)
E = TypeVar("E", bound=Enum)
R = TypeVar("R", bound="Row")

LARGEST = 9999
"""No figure of a game comes near it; a larger one is a slip of the keyboard."""


def shown(value: object) -> str:
    """A short printable form of anything a table may hold."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python refuses to print a number of thousands of digits.
        return "a value that cannot be printed"
    return text if len(text) <= 60 else text[:57] + "..."


class Row:
    """One row of a table, read cell by cell; every refusal says where the row stands."""

    nouns: ClassVar[Mapping[type[Enum], str]] = {}
    """What one member of each family of words is called; a game gives its own."""

    def __init__(self, place: str, columns: tuple[str, ...], cells: object) -> None:
        self.place = place
        if not isinstance(cells, list):
            self.refuse(f"a row is a list of {len(columns)} values ({', '.join(columns)}), found {shown(cells)}")
        if len(cells) != len(columns):
            self.refuse(f"{len(columns)} values are needed ({', '.join(columns)}), found {len(cells)}")
        self._cells: dict[str, object] = dict(zip(columns, cells, strict=True))

    def refuse(self, reason: str) -> NoReturn:
        """Refuse the table because of this row."""
        raise BadContent(f"{self.place}: {reason}")

    def unknown(self, value: object, noun: str, allowed: Iterable[str]) -> NoReturn:
        """Refuse the table because a cell of this row is none of what is allowed there."""
        self.refuse(f"{shown(value)} is no {noun}; allowed: {', '.join(allowed)}")

    def cell(self, column: str) -> object:
        """The cell as it stands in the file."""
        return self._cells[column]

    def text(self, column: str) -> str:
        """The cell as a text, possibly empty."""
        value = self.cell(column)
        if not isinstance(value, str):
            self.refuse(f"{column} must be a text in quotes, found {shown(value)}")
        return value

    def name(self, column: str) -> str:
        """The cell as a text that says something."""
        value = self.text(column)
        if not value.strip():
            self.refuse(f"{column} must not be empty")
        return value

    def truth(self, column: str) -> bool:
        """The cell as true or false."""
        value = self.cell(column)
        if not isinstance(value, bool):
            self.refuse(f"{column} must be true or false, found {shown(value)}")
        return value

    def number(self, column: str) -> int:
        """The cell as a whole number that is not negative."""
        return self._whole(column, self.cell(column))

    def numbers(self, column: str) -> tuple[int, ...]:
        """The cell as a list of whole numbers that are not negative."""
        return tuple(self._whole(column, value) for value in self.items(column))

    def word(self, column: str, words: type[W]) -> W:
        """The cell as one of the words of the game, in lower case."""
        return self._word(self.cell(column), words)

    def words(self, column: str, words: type[W]) -> tuple[W, ...]:
        """The cell as a list of words of one family."""
        return tuple(self._word(value, words) for value in self.items(column))

    def kind(self, column: str, kinds: type[E]) -> E:
        """The cell as one of a few kinds, by its value."""
        value = self.cell(column)
        for kind in kinds:
            if kind.value == value:
                return kind
        self.unknown(value, self.nouns[kinds], (str(kind.value) for kind in kinds))

    def items(self, column: str) -> list[object]:
        """The cell as a list."""
        value = self.cell(column)
        if not isinstance(value, list):
            self.refuse(f"{column} must be a list, found {shown(value)}")
        return value

    def _whole(self, column: str, value: object) -> int:
        # In Python true and false are numbers; in a table they are slips.
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
            self.refuse(f"{column} takes whole numbers from 0 to {LARGEST}, found {shown(value)}")
        return value

    def _word(self, value: object, words: type[W]) -> W:
        for word in words:
            if word.name.lower() == value:
                return word
        self.unknown(value, self.nouns[words], (word.name.lower() for word in words))


def rows_of(
    row: type[R], file: str, columns: tuple[str, ...], rows: Sequence[object], place: Callable[[int, object], str]
) -> list[R]:
    """The rows of a table, each named by its position and its first cell."""
    return [
        row(f"{file}, {place(position, cells[0] if isinstance(cells, list) and cells else None)}", columns, cells)
        for position, cells in enumerate(rows)
    ]


def chosen(variable: str) -> Path | None:
    """The directory that an environment variable names; an empty variable is the same as none."""
    name = os.environ.get(variable, "")
    return Path(name) if name else None


def read(
    package: str, keys: Mapping[str, tuple[str, ...]], directory: Path | None
) -> dict[str, dict[str, list[object]]]:
    """The lists of every file by key; a file found in the directory stands in for the package's own."""
    if directory is not None:
        _check_directory(directory, tuple(keys))
    return {file: _read_lists(file, names, _read_file(package, file, directory)) for file, names in keys.items()}


def _check_directory(directory: Path, names: tuple[str, ...]) -> None:
    try:
        found = {path.name for path in directory.iterdir()}
    except (OSError, ValueError) as error:
        raise BadContent(f"{directory}: this directory of content cannot be read: {error}") from None
    if not found.intersection(names):
        raise BadContent(f"{directory}: at least one of {', '.join(names)} is needed in it, found none")


def _read_file(package: str, file: str, directory: Path | None) -> bytes:
    try:
        if directory is not None and os.path.lexists(directory / file):
            return (directory / file).read_bytes()
        return files(package).joinpath(file).read_bytes()
    except OSError as error:
        raise BadContent(f"{file}: this file cannot be read: {error}") from None


def _read_lists(file: str, keys: tuple[str, ...], data: bytes) -> dict[str, list[object]]:
    try:
        table = tomllib.loads(data.decode("utf-8-sig"))
    except RecursionError:
        raise BadContent(f"{file}: lists are nested too deeply") from None
    except ValueError as error:  # Bad TOML, bad UTF-8 and numbers of thousands of digits alike.
        raise BadContent(f"{file}: this is not TOML: {error}") from None
    for key in keys:
        if not isinstance(table.get(key), list):
            found = shown(table[key]) if key in table else "none"
            raise BadContent(f"{file}: a list named '{key}' is needed, found {found}")
    for other in table:
        if other not in keys:
            names = " and ".join(f"'{key}'" for key in keys)
            held = f"one list named {names}" if len(keys) == 1 else f"lists named {names}"
            raise BadContent(f"{file}: {shown(other)} is unknown; the file holds {held}")
    return table


def exactly_once(what: str, rule: str, needed: Iterable[Hashable], found: Iterable[Hashable]) -> None:
    """Refuse a table in which one of the needed things is missing or occurs twice."""
    times = Counter(found)
    for one in needed:
        if times[one] != 1:
            count = f"{times[one]} times" if times[one] else "none"
            raise BadContent(f"{what} {one} is needed exactly once {rule}, found {count}")


def digest(*tables: Sequence[DataclassInstance]) -> str:
    """A short hash over the values, so that comments, blanks and the order of named rows do not count."""
    plain = [[[_plain(cell) for cell in astuple(row)] for row in table] for table in tables]
    text = json.dumps(plain, ensure_ascii=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _plain(cell: object) -> object:
    """Words go into the hash by name, so that it does not depend on their numbering."""
    if isinstance(cell, Enum):
        return cell.name
    return [_plain(part) for part in cell] if isinstance(cell, tuple) else cell

"""Reads the content tables of a game: TOML files of plain rows, replaceable file by file from a directory.

Whatever cannot be read is refused with a message that names the file, the row, the cell and what was allowed.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, fields, is_dataclass
from enum import Enum, IntEnum
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.errors import BadContent

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

W = TypeVar("W", bound=IntEnum)
E = TypeVar("E", bound=Enum)
R = TypeVar("R", bound="Row")
T = TypeVar("T")

BLANK = "?"
"""What stands in a table where something is still to be read from the box."""
LARGEST = 99
"""No figure on a component comes near it; a larger one is a slip of the keyboard, and could not be played to an end."""
FAR = 9999
"""The same for places on the board and other numbers that are only looked up, of which a later check says more."""
LONGEST = 40
"""So many characters of a name fit into a line of a screen."""


def shown(value: object) -> str:
    """A short printable form of anything a table may hold."""
    try:
        text = _written(value)
    except (ValueError, RecursionError):  # Python refuses to print a number of thousands of digits.
        return "a value that cannot be printed"
    return text if len(text) <= 60 else text[:57] + "..."


def _written(value: object) -> str:
    """A value about as the file has it, not as Python would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key!r} = {_written(held)}' for key, held in value.items())}}}"
    # What is left are dates and times.
    return repr(value) if isinstance(value, str | int | float) else str(value)


def _values(columns: Sequence[str]) -> str:
    return "1 value is" if len(columns) == 1 else f"{len(columns)} values are"


class Row:
    """One row of a table, read cell by cell; every refusal says where the row stands."""

    nouns: ClassVar[Mapping[type[Enum], str]] = {}
    """What one member of each family of words is called; a game gives its own."""

    def __init__(self, place: str, columns: tuple[str, ...], cells: object) -> None:
        self.place = place
        if not isinstance(cells, list):
            self.refuse(f"a row is a list, {_values(columns)} needed ({', '.join(columns)}), found {shown(cells)}")
        if len(cells) != len(columns):
            self.refuse(f"{_values(columns)} needed ({', '.join(columns)}), found {len(cells)}")
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

    def name(self, column: str, longest: int = LONGEST) -> str:
        """The cell as a text that says something in one short line, which no sign in it turns or breaks."""
        value = self.text(column)
        if not value.strip():
            self.refuse(f"{column} must not be empty")
        # Controls of a terminal, line ends and what changes the direction of writing are all not printable.
        if not value.isprintable():
            self.refuse(f"{column} takes letters, signs and blanks in one line, found {shown(value)}")
        if len(value) > longest:
            self.refuse(f"{column} takes at most {longest} characters, found {len(value)}: {shown(value)}")
        return value

    def truth(self, column: str) -> bool:
        """The cell as true or false."""
        value = self.cell(column)
        if not isinstance(value, bool):
            self.refuse(f"{column} must be true or false, found {shown(value)}")
        return value

    def number(self, column: str, most: int = LARGEST) -> int:
        """The cell as a whole number that is not negative."""
        return self._whole(column, self.cell(column), most)

    def numbers(self, column: str, most: int = LARGEST) -> tuple[int, ...]:
        """The cell as a list of whole numbers that are not negative."""
        return tuple(self._whole(column, value, most) for value in self.items(column))

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

    def _whole(self, column: str, value: object, most: int) -> int:
        # In Python true and false are numbers; in a table they are slips.
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            self.refuse(f"{column} takes whole numbers from 0 to {most}, found {shown(value)}")
        return value

    def _word(self, value: object, words: type[W]) -> W:
        for member in words:
            if member.name.lower() == value:
                return member
        self.unknown(value, self.nouns[words], (word.name.lower() for word in words))


def parsed(
    row: type[R],
    file: str,
    columns: tuple[str, ...],
    rows: Sequence[object],
    place: Callable[[int, object], str],
    make: Callable[[int, R], T],
) -> tuple[T, ...]:
    """What every row of a table stands for; each is named by its position and its first cell."""
    found: list[T] = []
    faults: list[str] = []
    blank: list[str] = []
    for position, cells in enumerate(rows):
        name = place(position, cells[0] if isinstance(cells, list) and cells else None)
        if cells == BLANK:
            blank.append(name)
            continue
        if isinstance(cells, list) and len(cells) == len(columns) and _is_blank(cells):
            blank.append(f"{name}, {columns[list(map(_is_blank, cells)).index(True)]}")
            continue
        try:
            found.append(make(position, row(f"{file}, {name}", columns, cells)))
        except BadContent as fault:
            faults += fault.faults
    if blank:
        faults.insert(0, f'{file}, {blank[0]}: "{BLANK}" is not filled in yet; rows with a "{BLANK}": {len(blank)}')
    if faults:
        raise Unread(found, *faults)
    return tuple(found)


class Unread(BadContent):
    """A table some of whose rows cannot be read; `rows` are the others, which can still be looked at one by one."""

    def __init__(self, rows: Iterable[Any], *faults: str) -> None:
        super().__init__(*faults)
        self.rows = tuple(rows)


def completed(columns: tuple[str, ...], rows: Sequence[object]) -> list[object]:
    """Rows whose last column may be left out, with None in it where it is."""
    return [[*row, None] if isinstance(row, list) and len(row) == len(columns) - 1 else row for row in rows]


def _is_blank(cells: object) -> bool:
    return cells == BLANK or (isinstance(cells, list) and any(map(_is_blank, cells)))


def check_game(file: str, rows: Sequence[object], ids: Sequence[str], noun: str) -> None:
    """Refuse in one line a table none of whose rows has an id of this game: it is a table of another."""
    first = [row[0] if isinstance(row, list) and row else row for row in rows]
    named = [id for id in first if isinstance(id, str)]
    if len(named) > 1 and not set(named) & set(ids):
        raise BadContent(
            f"{file}, row 1: {shown(first[0])} is no {noun}, nor is any other row; this is the table of another game"
        )


class Faults(list[str]):
    """Everything that is wrong with the tables of a game, a line each."""

    def table(
        self,
        read: Callable[[], tuple[T, ...]],
        check: Callable[[tuple[T, ...]], Iterable[str]],
        each: Callable[[tuple[T, ...]], Iterable[str]] = lambda _: (),
    ) -> tuple[T, ...]:
        """A table as it is read and then checked, row by row and as a whole; an empty one if it cannot be read.

        Of a table that is only half filled in, the rows that can be read are still checked by themselves.
        """
        try:
            rows = read()
        except Unread as error:
            self.extend(error.faults)
            self.extend(each(error.rows))
            return ()
        except BadContent as error:
            self.extend(error.faults)
            return ()
        self.extend(each(rows))
        self.extend(check(rows))
        return rows

    def refuse(self) -> None:
        """Refuse the tables if anything is wrong with them."""
        if self:
            raise BadContent(*dict.fromkeys(self))


def chosen(variable: str) -> Path | None:
    """The directory that an environment variable names."""
    return folder(os.environ.get(variable, ""))


def folder(name: str) -> Path | None:
    """The directory of a name as people write it in the environment; an empty name is the same as none."""
    # Shells put the home directory in place of ~ only where it stands without quotes.
    return Path(os.path.expanduser(name)) if name else None


def used(variable: str, load: Callable[[Path | None], T]) -> T:
    """The content that an environment variable chooses; whoever starts a game is told which one is broken."""
    directory = chosen(variable)
    try:
        return load(directory)
    except BadContent as error:
        if directory is None:
            raise
        place = f"{variable}={directory}"
        named = (fault.removeprefix(f"{directory}: ").removeprefix(f"{directory}, ") for fault in error.faults)
        raise BadContent(*(f"{place}: {fault}" for fault in named)) from None


def read(
    package: str, keys: Mapping[str, tuple[str, ...]], directory: Path | None
) -> dict[str, dict[str, list[object]]]:
    """The lists of every file by key; a file found in the directory stands in for the package's own."""
    if directory is not None:
        replaced(keys, directory)
    lists: dict[str, dict[str, list[object]]] = {}
    faults: list[str] = []
    for file, names in keys.items():
        try:
            lists[file] = _read_lists(file, names, _read_file(package, file, directory))
        except BadContent as fault:
            faults += fault.faults
    if faults:
        raise BadContent(*faults)
    return lists


def replaced(names: Collection[str], directory: Path) -> list[str]:
    """The tables that a directory holds in place of the package's; one that holds other tables is refused."""
    try:
        found = sorted(path.name for path in directory.iterdir())
    except (OSError, ValueError) as error:
        raise BadContent(f"{directory}: this directory of content cannot be read: {_reason(error)}") from None
    there, listed = [name for name in names if name in found], ", ".join(names)
    strange = [name for name in found if name.endswith(".toml") and name not in names]
    if strange:
        raise BadContent(
            f"{directory}, {strange[0]}: this is no table of this game, please take it out; its tables are {listed}"
        )
    if not there:
        raise BadContent(f"{directory}: at least one of {listed} is needed in it, found none")
    return there


def text(package: str, file: str, directory: Path | None) -> str:
    """A table as it is written, in the directory or else in the package."""
    return _read_file(package, file, directory).decode("utf-8-sig")


def _read_file(package: str, file: str, directory: Path | None) -> bytes:
    try:
        if directory is not None and os.path.lexists(directory / file):
            return (directory / file).read_bytes()
        return files(package).joinpath(file).read_bytes()
    except OSError as error:
        raise BadContent(f"{file}: this file cannot be read: {_reason(error)}") from None


def _reason(error: OSError | ValueError) -> str:
    """Why something cannot be read, without the number and the name that the error carries."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _read_lists(file: str, keys: tuple[str, ...], data: bytes) -> dict[str, list[object]]:
    try:
        table = tomllib.loads(data.decode("utf-8-sig"))
    except RecursionError:
        raise BadContent(f"{file}: lists are nested too deeply") from None
    except UnicodeDecodeError:
        raise BadContent(f"{file}: this is not plain text in UTF-8; save the file as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{file}: this is not TOML: {error}") from None
    except ValueError:  # Python refuses to read a number of thousands of digits.
        raise BadContent(f"{file}: a number in it has too many digits") from None
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


def exactly_once(what: str, rule: str, needed: Iterable[Hashable], found: Iterable[Hashable]) -> Iterator[str]:
    """A line for each of the needed things that occurs twice, and one for all that are missing."""
    times, wanted = Counter(found), list(needed)
    for one in wanted:
        if times[one] > 1:
            yield f"{what} {one} is needed exactly once {rule}, found {times[one]} times"
    missing = [place for place, one in enumerate(wanted) if not times[one]]
    if missing:
        each = " is" if len(missing) == 1 else ": each is"
        yield f"{what} {_runs(wanted, missing)}{each} needed exactly once {rule}, found none"


def _runs(names: Sequence[Hashable], places: Sequence[int]) -> str:
    """Some of the names in their order; numbers and ids that follow each other are joined, as in 2 to 11."""
    runs: list[list[int]] = []
    for place in places:
        numbered = any(map(str.isdecimal, f"{names[place]}"))
        if numbered and runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return ", ".join(
        f"{names[run[0]]} to {names[run[-1]]}" if len(run) > 2 else ", ".join(f"{names[place]}" for place in run)
        for run in runs
    )


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


def as_data(content: DataclassInstance) -> dict[str, Any]:
    """Content as JSON can hold it: rows by their fields' names, enums as their words."""
    return {f.name: _as_data(getattr(content, f.name)) for f in fields(content)}


def _as_data(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return as_data(value)
    if isinstance(value, tuple):
        return [_as_data(part) for part in value]
    if isinstance(value, Enum):
        return word(value) if isinstance(value, int) else value.value
    return value

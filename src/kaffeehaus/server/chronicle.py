"""The chronicle of the house in its database: figures that add up over finished games, and each person's own games.

The log is the truth. From the moment its last entry is stored a finished game waits to be counted (`game.counted` is
0), and what it adds is written in the same transaction as that it has been counted: a crash loses nothing and doubles
nothing, whichever process counts. Everything here has a connection of its own and blocks; it belongs in a thread.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar

from msgspec import MsgspecError, json

from kaffeehaus.arena.figures.counts import Counts
from kaffeehaus.server.databases import Database, Unavailable, looking, transaction
from kaffeehaus.server.people.names import resolved, summary_now
from kaffeehaus.server.people.register import read_gone
from kaffeehaus.server.people.shelf import Do
from kaffeehaus.server.store import Row
from kaffeehaus.server.tallying import (
    Counted,
    Kind,
    company,
    counted,
    handicapped,
    numbers_of,
    options_word,
    played_in_earnest,
    wanted,
)

T = TypeVar("T")
WAITS, COUNTED, UNREADABLE = 0, 1, 2
"""What is known of a finished game: nothing yet, that it was looked at, or that nobody can read it."""
LEAST = 5
"""So many private games are counted together: what came of one of them shows nowhere."""
TOGETHER = 500
"""So many rows are written or read with one statement."""
_PLACE = (*Kind._fields, "month", "shown")
_ADDED = "ON CONFLICT (cell, name) DO UPDATE SET value = figure.value + excluded.value"


class Cell(NamedTuple):
    """Games of one kind that ended in one month."""

    id: int
    kind: Kind
    month: str


class Own(NamedTuple):
    """A finished game of somebody."""

    id: str
    at: float
    data: dict[str, Any]


class Abandoned(NamedTuple):
    """Games of one kind that nobody has played on with since a month."""

    kind: Kind
    month: str
    games: int


def month_of(at: float) -> str:
    """The month of a moment."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m}"


class Chronicle:
    """The chronicle of a house."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._mark = database.mark

    # Counting ---------------------------------------------------------------------------------------------------------

    def waiting(self, most: int) -> list[str]:
        """Finished games that have not been counted, so many at most."""
        with looking(self._database) as connection:
            rows = connection.execute(
                f"SELECT id FROM game WHERE phase = 'over' AND counted = {WAITS} ORDER BY id LIMIT {int(most)}"
            ).fetchall()
        return [id for (id,) in rows]

    def log_of(self, table: str) -> list[Row]:
        """The log of a table."""
        with looking(self._database) as connection:
            select = f"SELECT seq, at, entry FROM log WHERE game = {self._mark} ORDER BY seq"
            return [Row(seq, at, bytes(entry)) for seq, at, entry in connection.execute(select, (table,)).fetchall()]

    def keep(self, table: str, found: Counted | None, state: int = COUNTED) -> bool:
        """Notes that a game has been counted and adds what came of it; False if somebody else was first.

        Nobody waits for the disk: what a loss of power undoes is counted again.
        """
        note = f"UPDATE game SET counted = {int(state)} WHERE id = {self._mark} AND counted = {WAITS}"
        with transaction(self._database, lazily=True) as connection:
            self._database.alone(connection)
            if not connection.execute(note, (table,)).rowcount:
                return False
            if found is not None:
                self._add(connection, found)
                # Since the game began somebody may have become another, or been forgotten.
                gone = read_gone(Do(connection, self._mark))
                data = summary_now(gone, found.data)
                insert = (
                    f"INSERT INTO result (person, id, game, at, data) VALUES ({self._marks(5)}) ON CONFLICT DO NOTHING"
                )
                nobody = {one.became for one in gone.values() if one.forgotten}
                for person in sorted({resolved(gone, person)[0] for person in found.people} - nobody):
                    connection.execute(insert, (person, table, found.kind.game, found.at, data))
        return True

    def _add(self, connection: Any, found: Counted) -> None:
        """Adds the numbers of a game; those of a private one wait until there are enough of its kind."""
        month = month_of(found.at)
        cell = self._cell(connection, found.kind, "" if found.private else month, shown=not found.private)
        for some in _lots(sorted(found.counts.items())):
            values = [value for name, number in some for value in (cell, name, number)]
            rows = ", ".join([f"({self._marks(3)})"] * len(some))
            connection.execute(f"INSERT INTO figure (cell, name, value) VALUES {rows} {_ADDED}", values)
        if not found.private:
            return
        games = f"SELECT value FROM figure WHERE cell = {self._mark} AND name = 'games'"
        there = connection.execute(games, (cell,)).fetchone()
        if there is not None and there[0] >= LEAST:
            shown = self._cell(connection, found.kind, month, shown=True)
            connection.execute(
                f"INSERT INTO figure (cell, name, value) SELECT {shown}, name, value FROM figure "
                f"WHERE cell = {self._mark} ORDER BY name {_ADDED}",
                (cell,),
            )
            connection.execute(f"DELETE FROM figure WHERE cell = {self._mark}", (cell,))

    def _cell(self, connection: Any, kind: Kind, month: str, *, shown: bool) -> int:
        place = (*kind, month, int(shown))
        insert = f"INSERT INTO cell ({', '.join(_PLACE)}) VALUES ({self._marks(len(_PLACE))}) ON CONFLICT DO NOTHING"
        connection.execute(insert, place)
        same = " AND ".join(f"{column} = {self._mark}" for column in _PLACE)
        return int(connection.execute(f"SELECT id FROM cell WHERE {same}", place).fetchone()[0])

    def begin_anew(self) -> int:
        """Forgets what was counted, so that every finished game waits to be counted again; how many these are."""
        with transaction(self._database) as connection:
            self._database.alone(connection)
            for table in ("figure", "cell", "result"):
                connection.execute(f"DELETE FROM {table}")
            connection.execute(f"UPDATE game SET counted = {WAITS} WHERE counted <> {WAITS}")
            return int(connection.execute("SELECT COUNT(*) FROM game WHERE phase = 'over'").fetchone()[0])

    def count(self, table: str) -> str | None:
        """Counts a game here and now; what is wrong where it cannot be read."""
        found, state, problem = None, COUNTED, None
        try:
            found = counted(wanted(table, self.log_of(table)))
        except Unavailable:
            raise
        except Exception as error:  # whatever stands in a log, a game may stumble over it in any way
            state, problem = UNREADABLE, f"{type(error).__name__}: {error}"[:200]
        self.keep(table, found, state)
        return problem

    # Looking ----------------------------------------------------------------------------------------------------------

    def cells(self, game: str) -> list[Cell]:
        """What there are figures of."""
        columns = ", ".join(("id", *Kind._fields, "month"))
        with looking(self._database) as connection:
            select = f"SELECT {columns} FROM cell WHERE game = {self._mark} AND shown = 1"
            rows = connection.execute(select, (game,)).fetchall()
        return [Cell(id, Kind(*kind), month) for id, *kind, month in rows]

    def sums(self, cells: Iterable[int]) -> Counts:
        """The figures of some cells, added up."""
        found = Counts()
        with looking(self._database) as connection:
            for some in _lots(list(cells)):
                which = ", ".join(str(int(cell)) for cell in some)
                select = f"SELECT name, SUM(value) FROM figure WHERE cell IN ({which}) GROUP BY name"
                found.update(numbers_of(connection.execute(select).fetchall()))
        return found

    def games_of(self, person: str, game: str, before: tuple[float, str]) -> Generator[Own, None, None]:
        """Somebody's finished games before a moment and an id, the latest first; what cannot be read is left out."""
        mark = self._mark
        select = (
            f"SELECT id, at, data FROM result WHERE person = {mark} AND game = {mark} "
            f"AND (at < {mark} OR (at = {mark} AND id < {mark})) ORDER BY at DESC, id DESC LIMIT {TOGETHER}"
        )
        with looking(self._database) as connection:
            while rows := connection.execute(select, (person, game, before[0], *before)).fetchall():
                for id, at, data in rows:
                    before = at, id
                    try:
                        yield Own(id, at, json.decode(bytes(data), type=dict[str, Any]))
                    except (MsgspecError, TypeError, UnicodeDecodeError):  # anything may stand in a broken row
                        continue

    def abandoned(self, before: float) -> list[Abandoned]:
        """The games that began and that nobody has played on with since a moment; private ones by fives."""
        found: Counter[tuple[Kind, str, bool]] = Counter()
        last = ""
        select = (
            f"SELECT id, updated, private, summary FROM game WHERE phase = 'playing' AND updated < {self._mark} "
            f"AND id > {self._mark} ORDER BY id LIMIT {TOGETHER}"
        )
        with looking(self._database) as connection:
            while rows := connection.execute(select, (before, last)).fetchall():
                last = rows[-1][0]
                for _, updated, private, summary in rows:
                    if kind := _kind_of(bytes(summary)):
                        found[kind, "" if private else month_of(updated), bool(private)] += 1
        return [
            Abandoned(kind, month, games - games % LEAST if private else games)
            for (kind, month, private), games in found.items()
        ]

    def _marks(self, number: int) -> str:
        return ", ".join([self._mark] * number)


def _lots(things: Sequence[T]) -> Iterator[Sequence[T]]:
    return (things[at : at + TOGETHER] for at in range(0, len(things), TOGETHER))


def _kind_of(summary: bytes) -> Kind | None:
    """What kind of game the lobby's list has in a row, if anybody can read it and it is one like any other."""
    try:
        told = json.decode(summary)
        if not played_in_earnest((told.get("origin") or {}).get("kind")):
            return None
        if handicapped(told["game"], told["options"]):
            return None
        edition = f"{told['rules']}-{told['content']}"
        options = options_word(told["options"])
        return Kind(told["game"], edition, told["players"], options, company(told["owners"]), told["pace"])
    except (MsgspecError, KeyError, TypeError, AttributeError, UnicodeDecodeError):
        return None

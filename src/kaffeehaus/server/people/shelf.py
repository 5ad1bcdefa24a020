"""What the house keeps about people in its database, asked in statements in which `?` stands for a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.rooms import no_storage
from kaffeehaus.server.store import Store

T = TypeVar("T")


class Do:
    """Carries out statements on a connection of either database."""

    def __init__(self, connection: Any, mark: str) -> None:
        self._connection = connection
        self._mark = mark
        self.holds = "instr(entry, ?) > 0" if mark == "?" else "position(? in entry) > 0"
        """The condition that an entry of the log holds some bytes."""

    def __call__(self, statement: str, *values: Any) -> Any:
        """The cursor of a statement with these values."""
        if self._mark != "?":
            statement = statement.replace("%", "%%").replace("?", self._mark)
        return self._connection.execute(statement, values)


class Shelf:
    """The part of a database that is about people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def ask(self, run: Callable[[Do], T]) -> T:
        """Does something in one transaction, durable when this returns; a Refusal if the database does not answer.

        What runs shares the transaction with others, so it may find nothing but must not fail.
        """
        try:
            return await self.store.ask(lambda connection: run(Do(connection, self.store.mark)))
        except Unavailable as error:
            raise no_storage(error) from None

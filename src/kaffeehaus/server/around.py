"""What goes on around the tables of a house that has a database and processes; in a pocket there is none of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kaffeehaus.server.chronicle import Chronicle
from kaffeehaus.server.chronicler import Chronicler
from kaffeehaus.server.deals import Deals
from kaffeehaus.server.habits import Habits
from kaffeehaus.server.humble import Humble
from kaffeehaus.server.next_table import NextTable
from kaffeehaus.server.notices.desk import Desk
from kaffeehaus.server.notices.ways import Ways
from kaffeehaus.server.overview import Overview
from kaffeehaus.server.people.invitations import Invitations
from kaffeehaus.server.puzzles import Puzzles
from kaffeehaus.server.reviewing import Reviews
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import Table

if TYPE_CHECKING:
    from kaffeehaus.server.house import House


class Around:
    """Deals, puzzles, reviews, statistics, and word of turns."""

    def __init__(
        self, house: House, store: Store, leads: Callable[[str], bool], ways: Ways | None, *, shared: bool
    ) -> None:
        self._humble = Humble()
        chronicle = Chronicle(store.database)
        self.deals = Deals(store)
        self.puzzles = Puzzles(store)
        self.habits = Habits(store, house)
        self.next_table = NextTable(store, house)
        self.invitations = Invitations(store, house.read, house.rooms.clock)
        self.reviews = Reviews(store, self._humble)
        self.overview = Overview(chronicle)
        self.chronicler = Chronicler(chronicle, self._humble, leads)
        self.desk: Desk | None = None
        if ways is not None:
            self.desk = Desk(
                store, ways, house.read, house.is_there, who_now=house.who_now, shared=shared, clock=house.rooms.clock
            )

    def heard(self, table: Table) -> None:
        """Something has happened at a table."""
        if self.desk is not None:
            self.desk.heard(table)

    def start(self) -> None:
        """Begins what runs by itself."""
        self.chronicler.start()
        if self.desk is not None:
            self.desk.start()

    async def stop(self) -> None:
        """Ends it."""
        await self.reviews.stop()
        await self.chronicler.stop()
        self._humble.stop()
        if self.desk is not None:
            await self.desk.stop()

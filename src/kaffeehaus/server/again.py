"""Another table for the people of a game that is over: a rematch that one of them asks for, or the next of a series."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from kaffeehaus import GAMES
from kaffeehaus.server import permissions
from kaffeehaus.server.carried import MOST_GAMES, Part
from kaffeehaus.server.entries import Entry, Opened, Rematched, Serial
from kaffeehaus.server.identity import Person
from kaffeehaus.server.opening import checked_options
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room
from kaffeehaus.server.store import NewEntry
from kaffeehaus.server.table import Table

if TYPE_CHECKING:
    from kaffeehaus.server.house import House

FEWEST = 2
"""So many people make a series."""


class Append(Protocol):
    """The way in which a table changes, with the first entry of another one."""

    def __call__(self, room: Room, new: Entry | Sequence[Entry], /, *with_it: NewEntry) -> Awaitable[int]: ...


class Again:
    """What opens the next table."""

    def __init__(self, house: House, append: Append, first: Callable[[str, Opened, float], NewEntry]) -> None:
        self._house = house
        self._append = append
        self._first = first

    async def rematch(self, id: str, person: Person) -> str:
        """The table for another game of the people at a finished one: the same, whoever of them asks and how often."""
        house, new_id = self._house, self._house.new_id()
        apart = await house.around.invitations.apart(person.id) if house.has_around else frozenset[str]()
        while True:
            try:
                async with house.rooms.room(id) as room:
                    entry, opened = permissions.rematch(room.table, person, new_id, apart)
                    if room.table.rematch is None:
                        await self._open(room, entry, opened, person.id)
                    assert room.table.rematch is not None
                    return room.table.rematch
            except Refusal as refusal:
                # Somebody at another process wrote first: perhaps the same wish, perhaps a line of chat.
                if refusal.id != "error-stale":
                    raise

    async def go_on(self, room: Room) -> None:
        """The next table of a series opens by itself, with a chair for everybody; where it cannot the series ends.

        Nobody is seated unasked with somebody they have blocked.
        """
        table, house = room.table, self._house
        people = dict.fromkeys(chair.user for chair in table.chairs if chair.user is not None)
        shy = await house.around.invitations.shy(people) | house.banned
        coming = [user for user in (table.opened.host, *people) if user in people and user not in shy]
        names = {chair.user: chair.name or "" for chair in table.chairs}
        host = Person(coming[0], names[coming[0]], "") if coming else Person("", "", "")
        try:
            entry, opened = permissions.rematch(table, host, house.new_id(), shy)
        except Refusal:  # such as an option that today's game does not have
            opened = None
        if opened is None or len(set(coming)) < FEWEST:
            await self._append(room, Serial(host.id, host.name, ()))
        else:
            await self._open(room, entry, opened)

    async def _open(self, room: Room, entry: Rematched, opened: Opened, asks: str | None = None) -> None:
        """Whoever has a chair at the next table of a series is told of it, but for who asked for it; what is to be told
        is noted before that table is there."""
        others = {chair.user for chair in opened.seats if chair.user is not None} - {asks}
        if opened.series is not None:
            await self._house.around.invitations.told(opened.host, entry.table, others)
        await self._append(room, entry, self._first(entry.table, opened, self._house.rooms.clock()))


def serial(table: Table, person: Person, others: Sequence[Part] | None) -> Serial:
    """The entry for going on after this game with others in turn, or with None no longer; a Refusal if that is not
    theirs to say."""
    if not table.seats_of(person.id):
        raise Refusal("error-seat-none", status=403)
    if others is None:
        return Serial(person.id, person.name, ())
    if table.rematch is not None:
        raise Refusal("error-series-late", status=409)
    parts = {table.opened.game: Part(table.opened.game, table.opened.options)}
    for part in others[:MOST_GAMES]:
        game = GAMES.get(part.game)
        if game is None:
            raise Refusal("error-game-unknown", game=part.game, games=", ".join(GAMES))
        parts.setdefault(part.game, Part(part.game, checked_options(game, table.opened.players, part.options)))
    return Serial(person.id, person.name, tuple(parts.values()))

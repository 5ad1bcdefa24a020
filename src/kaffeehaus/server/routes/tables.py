"""The tables of the house: the lists of the lobby, new ones, and the summary of each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from kaffeehaus.server.access import known, within_limits
from kaffeehaus.server.again import serial
from kaffeehaus.server.carried import MOST_GAMES, Part
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.next_table import Waiting
from kaffeehaus.server.notes import Announcement
from kaffeehaus.server.opening import Wanted
from kaffeehaus.server.people.friends import Friends
from kaffeehaus.server.series import told as standing


class TableId(Struct, frozen=True):
    """The id of a new table."""

    id: str


@get("/api/tables")
async def tables(house: House, person: Person | None, friends: Friends, before: str | None = None) -> dict[str, Any]:
    """The open tables and yours, or those of yours that came before, who invites you, and what the house announces."""
    found = await house.lists(person.id if person else None, before)
    fresh = person if before is None else None
    invited = await house.around.invitations.waiting(fresh.id) if fresh else []
    company = {
        "invited": [one for one in invited if one["table"]["id"] not in house.rooms.closed],
        "asks": await friends.asking(fresh.id) if fresh else 0,
    }
    return found._asdict() | company | {"announcement": house.announcement}


@get("/api/next")
async def next_table(house: House, person: Person | None) -> dict[str, list[Waiting]]:
    """The tables that wait for you, the one to go to first on top."""
    return {"tables": await house.around.next_table.waiting(known(person).id)}


@get("/api/announcement")
async def announcement(house: House) -> Announcement | None:
    """What the house announces to everybody, for whoever looks at neither a table nor the lists."""
    return house.announcement


@post("/api/tables", guards=[within_limits])
async def open_table(house: House, person: Person | None, data: Wanted) -> TableId:
    """Sets up a table."""
    return TableId(await house.open(known(person), data))


@get("/api/tables/{id:str}")
async def table(house: House, person: Person | None, id: str) -> dict[str, Any]:
    """The summary of a table."""
    found: dict[str, Any] = await house.read(id, lambda table: table.summary(person.id if person else None))
    # What a table was made from can name another one, to which whoever knows the name may come.
    return found if found["yours"] else found | {"origin": None}


@get("/api/tables/{id:str}/punctual", guards=[within_limits])
async def punctual(house: House, id: str) -> list[dict[str, int]]:
    """How many turns the people of a table have played in time, and for how many their time ran out."""
    return await house.around.habits.punctual(id)


class Away(Struct, frozen=True):
    """Holidays between two moments, in seconds since 1970; where the second is not later one is back."""

    begins: Annotated[float, Meta(ge=0, le=1e11)]
    ends: Annotated[float, Meta(ge=0, le=1e11)]


@post("/api/holidays", status_code=200, guards=[within_limits])
async def holidays(house: House, person: Person | None, data: Away) -> dict[str, int]:
    """Goes on holidays at all tables over days, or comes back."""
    return {"tables": await house.around.habits.holidays(known(person), data.begins, data.ends)}


@post("/api/tables/{id:str}/rematch", status_code=200, guards=[within_limits])
async def rematch(house: House, person: Person | None, id: str) -> TableId:
    """Another game of the same people, bots and options after one that is over."""
    return TableId(await house.rematch(id, known(person)))


class GoingOn(Struct, frozen=True):
    """Whether the same people play on after this game by themselves, and which other games take turns with this one."""

    on: bool
    others: Annotated[list[Part], Meta(max_length=MOST_GAMES)] = []


@post("/api/tables/{id:str}/series", status_code=200, guards=[within_limits])
async def series(house: House, person: Person | None, id: str, data: GoingOn) -> dict[str, Any] | None:
    """Makes a series of the games at this table and those after it, or ends it; how it stands."""
    who = known(person)
    house.admit(who.id)
    await house.change(id, lambda room: serial(room.table, who, data.others if data.on else None))
    told: dict[str, Any] | None = await house.read(id, standing)
    return told


ROUTES = [tables, next_table, announcement, open_table, table, punctual, holidays, rematch, series]

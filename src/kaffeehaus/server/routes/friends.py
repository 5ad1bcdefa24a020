"""Friends, who is blocked, and who is invited to a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from kaffeehaus.server.access import AnyRequest, address_of, known, ours, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.people.friends import WEEK, Friends
from kaffeehaus.server.people.invitations import Invited
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.returning import origin
from kaffeehaus.server.table import Table

_Id = Annotated[str, Meta(max_length=40)]
_Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Seat(Struct, frozen=True):
    """A seat of a table at which one has played, too."""

    table: _Id
    seat: _Number


class One(Struct, frozen=True):
    """Somebody in one of your lists."""

    id: _Id


class Answer(Struct, frozen=True):
    """Your word on who asks to be your friend."""

    id: _Id
    agrees: bool


class Somebody(Struct, frozen=True):
    """Somebody in one of your lists, at a seat, or who has spoken at a table."""

    id: _Id | None = None
    table: _Id | None = None
    seat: _Number | None = None
    speaker: _Number | None = None


class Link(Struct, frozen=True):
    """A link that makes friends, and for how long it does."""

    code: str
    address: str
    seconds: float


class Code(Struct, frozen=True):
    """The code of a link, and whether you want to be friends or only know whose it is."""

    code: Annotated[str, Meta(max_length=80)]
    agrees: bool = False


@get("/api/friends")
async def friends_of(person: Person | None, friends: Friends) -> dict[str, Any]:
    """Your friends, who asks, whom you have asked or blocked, and with whom you have played."""
    return (await friends.lists(known(person).id))._asdict()


@post("/api/friends", status_code=200, guards=[within_limits])
async def wish(data: Seat, house: House, person: Person | None, friends: Friends) -> dict[str, Any]:
    """Asks somebody with whom you have played to be your friend."""
    who = known(person)
    house.admit(who.id)
    await friends.wish(who, data.table, data.seat)
    return {}


@post("/api/friends/answer", status_code=200, guards=[within_limits])
async def answer(data: Answer, person: Person | None, friends: Friends) -> dict[str, Any]:
    """Agrees, or not."""
    await friends.answer(known(person), data.id, data.agrees)
    return {}


@post("/api/friends/remove", status_code=200, guards=[within_limits])
async def remove(data: One, person: Person | None, friends: Friends) -> dict[str, Any]:
    """Ends a friendship, or takes back that you have asked."""
    await friends.remove(known(person), data.id)
    return {}


@post("/api/friends/link", status_code=200, guards=[within_limits])
async def link(request: AnyRequest, house: House, person: Person | None, friends: Friends) -> Link:
    """A link that makes friends of you and whoever follows it, in place of the one before."""
    who = known(person)
    house.admit(who.id)
    code = await friends.link(who)
    # What stands behind the sign is never sent to any server by who follows the address.
    return Link(code, f"{origin(request)}/friend#{code}", WEEK)


@post("/api/friends/follow", status_code=200, guards=[within_limits])
async def follow(
    request: AnyRequest, data: Code, house: House, person: Person | None, friends: Friends
) -> dict[str, str]:
    """Tells whose link it is, or makes you friends."""
    who = known(person)
    house.admit(who.id)
    return {"name": await friends.follow(who, data.code, address_of(request), agrees=data.agrees)}


@post("/api/blocks", status_code=200, guards=[within_limits])
async def block(data: Somebody, house: House, person: Person | None, friends: Friends) -> dict[str, Any]:
    """Blocks somebody, who is not told."""
    who = known(person)
    if data.id is not None:
        found = await friends.one(who.id, data.id)
    elif data.table is not None:
        found = await house.read(data.table, lambda table: _at(table, data))
    else:
        found = None
    if found is None:
        raise Refusal("error-friend-unknown", status=404)
    await friends.block(who, *found)
    return {}


@post("/api/blocks/remove", status_code=200, guards=[within_limits])
async def unblock(data: One, person: Person | None, friends: Friends) -> dict[str, Any]:
    """Blocks somebody no more."""
    await friends.unblock(known(person), data.id)
    return {}


@get("/api/tables/{id:str}/blocked")
async def blocked(id: str, house: House, person: Person | None, friends: Friends) -> dict[str, list[int]]:
    """Who of those who have spoken at a table is blocked by you, by the numbers under which they speak."""
    users = await friends.blocked(known(person).id)
    if not users:
        return {"speakers": []}
    find = house.read(id, lambda table: [number for user, number in table.speakers.items() if user in users])
    return {"speakers": await find}


@post("/api/tables/{id:str}/invite", status_code=200, guards=[within_limits])
async def invite(id: str, data: One, house: House, person: Person | None) -> dict[str, Any]:
    """Invites one of your friends to a table."""
    who = known(person)
    house.admit(who.id)
    await house.around.invitations.invite(who, id, data.id)
    return {}


@get("/api/tables/{id:str}/invited")
async def invited(id: str, house: House, person: Person | None) -> list[Invited]:
    """Which of your friends you have invited to a table."""
    return await house.around.invitations.of(known(person).id, id)


@post("/api/tables/{id:str}/decline", status_code=200, guards=[ours])
async def decline(id: str, house: House, person: Person | None) -> dict[str, Any]:
    """Does not come to a table."""
    await house.around.invitations.decline(known(person).id, id)
    return {}


def _at(table: Table, wanted: Somebody) -> tuple[str, str] | None:
    """Who sits at a seat, or has spoken under a number, and as whom."""
    if wanted.speaker is not None:
        user = next((user for user, number in table.speakers.items() if number == wanted.speaker), None)
        return None if user is None else (user, table.names.get(user, ""))
    if wanted.seat is not None and wanted.seat < len(table.chairs):
        chair = table.chairs[wanted.seat]
        return None if chair.user is None else (chair.user, chair.name or "")
    return None


ROUTES = [
    friends_of,
    wish,
    answer,
    remove,
    link,
    follow,
    block,
    unblock,
    blocked,
    invite,
    invited,
    decline,
]

"""Reviews of finished games, and tables that play on from one of their moments."""

from __future__ import annotations

from litestar import Response, get, post

from kaffeehaus.server import forks, replays, wire
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.routes.tables import TableId


@get("/api/tables/{id:str}/review", media_type="application/json")
async def review(house: House, id: str, after: int | None = None) -> Response[bytes]:
    """How the review of a finished game stands, and what is known so far."""
    return await _told(house, id, after)


@post("/api/tables/{id:str}/review", status_code=200, guards=[within_limits])
async def want(house: House, person: Person | None, id: str) -> Response[bytes]:
    """Begins the review of a finished game, or what failed anew."""
    known(person)
    record, tables = await house.read(id, replays.reviewable)
    await house.around.reviews.want(id, record, tables)
    return await _told(house, id, None)


@post("/api/tables/{id:str}/fork", guards=[within_limits])
async def fork(request: AnyRequest, house: House, person: Person | None, id: str, data: forks.WantedFork) -> TableId:
    """Sets up a table that plays on from a moment of a finished game."""
    host = known(person)
    return TableId(await house.add(await house.read(id, lambda table: forks.fork(table, host, data))))


async def _told(house: House, id: str, after: int | None) -> Response[bytes]:
    record, comments = await house.read(id, lambda table: (replays.record(table), replays.comments(table)))
    found = await house.around.reviews.found(id, record, after) | {"comments": comments}
    return Response(wire.write(found), media_type="application/json")


ROUTES = [review, want, fork]

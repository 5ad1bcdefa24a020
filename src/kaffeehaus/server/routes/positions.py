"""Positions: checked while they are written, played from, and told of a game."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post

from kaffeehaus.core.positions import write
from kaffeehaus.server import positions
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.positions import Drafted, WantedPosition
from kaffeehaus.server.routes.tables import TableId


@post("/api/positions/check", status_code=200, request_max_body_size=positions.MOST_BYTES, guards=[within_limits])
async def check(request: AnyRequest, person: Person | None, data: Drafted) -> dict[str, Any]:
    """What is wrong with a position, or how it looks."""
    known(person)
    async with request.app.state.reading:
        return await asyncio.to_thread(positions.drafted, data)


@post("/api/positions", request_max_body_size=positions.MOST_BYTES, guards=[within_limits])
async def play(request: AnyRequest, house: House, person: Person | None, data: WantedPosition) -> TableId:
    """Sets up a private table that begins with a position."""
    host = known(person)
    async with request.app.state.reading:
        entry = await asyncio.to_thread(positions.opening, host, data)
    return TableId(await house.add(entry))


@get("/api/tables/{id:str}/position", media_type="application/json", guards=[within_limits])
async def of_table(
    house: House, person: Person | None, id: str, number: int | None = None, seat: int | None = None
) -> Response[bytes]:
    """The position of a moment, as a file."""
    found = await house.read(id, lambda table: positions.told(table, person, number, seat))
    headers = {"Content-Disposition": f'attachment; filename="kaffeehaus-position-{id}.json"'}
    return Response(write(found).encode(), media_type="application/json", headers=headers)


ROUTES = [check, play, of_table]

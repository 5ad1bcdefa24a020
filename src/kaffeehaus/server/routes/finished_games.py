"""Finished games: their records, their replays, and records brought from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post

from kaffeehaus.server import replays, wire
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.routes.tables import TableId


@get("/api/tables/{id:str}/record", media_type="application/json")
async def record(house: House, id: str) -> Response[bytes]:
    """The record of a finished game, as a file."""
    name, text = await house.read(id, replays.file)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@get("/api/tables/{id:str}/replay", media_type="application/json")
async def replay(house: House, id: str) -> Response[bytes]:
    """A finished game step by step."""
    return _lasting(await house.read(id, replays.finished_game))


@get("/api/tables/{id:str}/replay/{number:int}", media_type="application/json")
async def moment(
    house: House, id: str, number: int, seat: int | None = None, action: str | None = None
) -> Response[bytes]:
    """The view after so many actions of a finished game, and what an action would have brought."""
    return _lasting(await house.read(id, lambda table: replays.moment(table, number, seat, action)))


@post("/api/replays", request_max_body_size=replays.MOST_BYTES, guards=[within_limits])
async def bring(request: AnyRequest, house: House, person: Person | None) -> TableId:
    """Sets up a table for a recorded game; the body is the record."""
    host = known(person)
    text = await request.body()
    # One record at a time, in a thread: whoever brings many waits, and nobody else does.
    async with request.app.state.reading:
        entry = await asyncio.to_thread(replays.imported, host, text)
    return TableId(await house.add(entry))


def _lasting(told: dict[str, Any]) -> Response[bytes]:
    headers = {"Cache-Control": replays.LASTING}
    return Response(wire.write(told), media_type="application/json", headers=headers)


ROUTES = [record, replay, moment, bring]

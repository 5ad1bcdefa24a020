"""What a bot would have done in a finished game, from what the seat knew then."""

from __future__ import annotations

from litestar import Response, get

from kaffeehaus.server import replays, views, wire
from kaffeehaus.server.access import AnyRequest, address_of, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person


@get("/api/tables/{id:str}/replay/{number:int}/advice", media_type="application/json", guards=[within_limits])
async def advice(
    request: AnyRequest, house: House, person: Person | None, id: str, number: int, bot: str, seat: int | None = None
) -> Response[bytes]:
    """What a bot would do after so many actions of a finished game: for whoever acted then, or another seat to act."""
    wanted = await house.read(id, lambda table: replays.question(table, number, seat, bot))
    said = await house.inquiries.questions.put(person.id if person else address_of(request), wanted)
    headers = {"Cache-Control": replays.LASTING}
    told = {"number": number} | views.advice(wanted, said)
    return Response(wire.write(told), media_type="application/json", headers=headers)


ROUTES = [advice]

"""What is yours here: notes and settings, all that the house keeps about you, and the way out."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from msgspec import Meta, Struct, json

from kaffeehaus.server.access import known, ours, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.people.exporting import Exports
from kaffeehaus.server.people.kept import LONGEST, Fields, Kept
from kaffeehaus.server.people.leaving import forget
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.people import no_cookie


class Changes(Struct, frozen=True):
    """Fields as they were written in a browser."""

    fields: Fields


class Farewell(Struct, frozen=True):
    """Your name, typed by yourself."""

    name: Annotated[str, Meta(max_length=200)]


@get("/api/me/kept")
async def read(person: Person | None, kept: Kept, about: str = "settings.") -> dict[str, Any]:
    """What is kept for you of which the name begins so."""
    return {"fields": await kept.of(known(person).id, about) if about.isprintable() else {}}


@post("/api/me/kept", status_code=200, request_max_body_size=8 * LONGEST, guards=[ours])
async def write(data: Changes, person: Person | None, kept: Kept) -> dict[str, Any]:
    """Keeps what is newer than what the house has, and tells what is older."""
    return {"fields": await kept.write(known(person).id, data.fields)}


@get("/api/me/everything", guards=[within_limits])
async def take(person: Person | None, exports: Exports) -> Response[bytes]:
    """All that the house keeps about you, as a file."""
    told = json.format(json.encode(await exports.of(known(person))), indent=1)
    headers = {"Content-Disposition": 'attachment; filename="kaffeehaus-person.json"'}
    return Response(told, media_type="application/json", headers=headers)


@post("/api/me/forget", status_code=200, guards=[within_limits])
async def farewell(data: Farewell, person: Person | None, house: House) -> Response[dict[str, Any]]:
    """Forgets you: who wants that has typed the own name."""
    who = known(person)
    if " ".join(data.name.split()) != who.name:
        raise Refusal("error-malformed", problem="name")
    await forget(house, who)
    return Response({}, cookies=[no_cookie()])


ROUTES = [read, write, take, farewell]

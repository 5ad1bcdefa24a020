"""Who you are."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from kaffeehaus.server import identity
from kaffeehaus.server.access import AnyRequest, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner, Person


class Introduction(Struct, frozen=True):
    """How somebody wants to be called."""

    name: str
    lang: Annotated[str, Meta(max_length=20)] = "en"


class Program(Struct, frozen=True):
    """A new identity of a program, and the token with which it shows who it is."""

    id: str
    name: str
    lang: str
    token: str


@get("/api/me")
async def me(request: AnyRequest, person: Person | None, signer: IdentitySigner) -> Response[Person | None]:
    """Who you are, or null; a cookie lasts a year from the last time it was shown, signed with the newest key."""
    if person is None or "authorization" in request.headers:
        return Response(person)
    return Response(person, cookies=[_cookie(request, signer, person)])


@post("/api/me", status_code=200, guards=[within_limits])
async def introduce(
    request: AnyRequest, data: Introduction, person: Person | None, signer: IdentitySigner, house: House
) -> Response[Person]:
    """Gives you an identity, or changes your name and language."""
    house.admit(person.id if person else None)
    named = identity.person(data.name, data.lang, person)
    return Response(named, cookies=[_cookie(request, signer, named)])


def _cookie(request: AnyRequest, signer: IdentitySigner, person: Person) -> Cookie:
    return Cookie(
        key=identity.COOKIE,
        value=signer.write(person),
        max_age=identity.YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@post("/api/programs", guards=[within_limits])
async def program(data: Introduction, signer: IdentitySigner) -> Program:
    """Gives a program an identity with a token."""
    made = identity.program(data.name, data.lang)
    return Program(made.id, made.name, made.lang, signer.write(made))


ROUTES = [me, introduce, program]

"""Who you are, and where."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from kaffeehaus.server import identity
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner, Person
from kaffeehaus.server.people.browsers import Browser, browser_of
from kaffeehaus.server.people.codes import Codes
from kaffeehaus.server.people.letters import Letters
from kaffeehaus.server.people.passkeys import Passkeys
from kaffeehaus.server.refusals import Refusal


class Introduction(Struct, frozen=True):
    """How somebody wants to be called."""

    name: str
    lang: Annotated[str, Meta(max_length=20)] = "en"


class Known(Struct, frozen=True):
    """Who somebody is, as they are told it."""

    id: str
    name: str
    lang: str


class Program(Struct, frozen=True):
    """A new identity of a program, and the token with which it shows who it is."""

    id: str
    name: str
    lang: str
    token: str


class Device(Struct, frozen=True):
    """One of your browsers, or all but this one."""

    id: Annotated[str, Meta(pattern=r"^[\w.-]{1,40}$")]


@get("/api/me")
async def me(
    request: AnyRequest, person: Person | None, signer: IdentitySigner, house: House
) -> Response[Known | None]:
    """Who you are, or null; a cookie lasts a year from the last time it was shown, signed with the newest key."""
    if person is None or "authorization" in request.headers:
        return Response(told(person) if person else None)
    try:
        here = await house.people.visit(person, browser(request))
    except Refusal:
        here = person  # who somebody is the cookie says, too
    return Response(told(here) if here else None, cookies=[cookie(request, signer, here)] if here else [])


@post("/api/me", status_code=200, guards=[within_limits])
async def introduce(
    request: AnyRequest, data: Introduction, person: Person | None, signer: IdentitySigner, house: House
) -> Response[Known]:
    """Gives you an identity, or changes your name and language."""
    house.admit(person.id if person else None)
    named = identity.person(data.name, data.lang, person)
    await house.people.name(named, browser(request))
    return Response(told(named), cookies=[cookie(request, signer, named)])


@post("/api/programs", guards=[within_limits])
async def program(data: Introduction, signer: IdentitySigner) -> Program:
    """Gives a program an identity with a token."""
    made = identity.program(data.name, data.lang)
    return Program(made.id, made.name, made.lang, signer.write(made))


@get("/api/me/person")
async def person_page(
    house: House, person: Person | None, codes: Codes, passkeys: Passkeys, letters: Letters
) -> dict[str, Any]:
    """Where you are known and how you come back."""
    who = known(person)
    profile, recovery = await house.people.profile(who.id), await codes.recovery(who.id)
    devices = await house.people.devices(who.id)
    return {
        "name": who.name,
        "since": profile and profile.at,
        "tables": await house.people.tables(who.id),
        "devices": [one._asdict() | {"here": one.id == who.session} for one in devices],
        "passkeys": [one._asdict() for one in await passkeys.of(who.id)],
        "recovery": recovery and recovery._asdict(),
        "mail": await letters.of(who.id),
    }


@post("/api/me/sign-out", status_code=200, guards=[within_limits])
async def sign_out(request: AnyRequest, data: Device, house: House, person: Person | None) -> Response[dict[str, Any]]:
    """Signs you out in one of your browsers, at once, or with `others` in all but this one."""
    who = known(person)
    await house.left(await house.people.sign_out(who, data.id))
    gone = house.people.present(who) is None
    return Response({"here": gone}, cookies=[no_cookie()] if gone else [])


def told(person: Person) -> Known:
    """A person as they are told of themselves; which session it is only the cookie says."""
    return Known(person.id, person.name, person.lang)


def browser(request: AnyRequest) -> Browser:
    """From which browser somebody asks."""
    return browser_of(request.headers.get("user-agent", "")[:500])


def cookie(request: AnyRequest, signer: IdentitySigner, person: Person) -> Cookie:
    """What shows a browser's person to the house from now on."""
    return Cookie(
        key=identity.COOKIE,
        value=signer.write(person),
        max_age=identity.YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def no_cookie() -> Cookie:
    """Takes it back."""
    return Cookie(key=identity.COOKIE, value="", max_age=0, httponly=True, samesite="lax")


ROUTES = [me, introduce, program, person_page, sign_out]

"""How you come back, and how another device of yours joins: codes and passkeys."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, get, post
from msgspec import Meta, Struct

from kaffeehaus.server.access import AnyRequest, address_of, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner, Person
from kaffeehaus.server.notices.reach import LONGEST_ADDRESS
from kaffeehaus.server.people import moving
from kaffeehaus.server.people.codes import LASTS, Codes
from kaffeehaus.server.people.letters import Letters
from kaffeehaus.server.people.passkeys import Passkeys, Site
from kaffeehaus.server.people.pictures import squares
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.people import browser, cookie, told


class Code(Struct, frozen=True):
    """A code that somebody was shown, and whether what they have here comes along; null only asks what that means."""

    code: Annotated[str, Meta(max_length=80)]
    bring: bool | None = None


class ShortCode(Struct, frozen=True):
    """A code for another device, for how long it is good, and the same as a picture: rows of squares."""

    code: str
    seconds: float
    address: str
    picture: list[str]


class LongCode(Struct, frozen=True):
    """A code to be kept on paper; nobody can show it again."""

    code: str


class Answer(Struct, frozen=True):
    """What a browser answers to a question about passkeys."""

    answer: dict[str, Any]


class Removed(Struct, frozen=True):
    """A passkey that is to count no more."""

    id: Annotated[str, Meta(max_length=1400)]


@post("/api/me/code", status_code=200, guards=[within_limits])
async def code(request: AnyRequest, person: Person | None, codes: Codes) -> ShortCode:
    """A code with which another device of yours joins, once and within minutes."""
    made = await codes.short(known(person).id)
    # What stands behind the sign is never sent to any server by who follows the address.
    address = f"{origin(request)}/join#{made}"
    return ShortCode(made, LASTS, address, squares(address))


@post("/api/me/recovery", status_code=200, guards=[within_limits])
async def recovery(person: Person | None, codes: Codes) -> LongCode:
    """A code with which you come back once, from anywhere, in place of the one before."""
    return LongCode(await codes.long(known(person).id))


@post("/api/join", status_code=200, guards=[within_limits])
async def join(
    request: AnyRequest, data: Code, house: House, person: Person | None, codes: Codes, signer: IdentitySigner
) -> Response[Any]:
    """Makes you in this browser whose code it is, or says first what that would mean."""
    address = address_of(request)
    if data.bring is None:
        return Response(await moving.offer(house.people, person, await codes.owner(data.code, address, use=False)))
    id = await codes.owner(data.code, address, use=False)
    house.admit(id)
    offer = await moving.offer(house.people, person, id)
    brings = person if data.bring and offer.yours is not None and not offer.kept else None
    if brings is not None and offer.together:
        raise Refusal("error-join", status=409)
    id = await codes.owner(data.code, address, use=True)
    if brings is not None:
        await house.left(await moving.bring(house.people, brings, id))
    elif person is not None:
        # Nobody else sits here any more.
        await house.left(await house.people.sign_out(person, person.session))
    entered = await house.people.enter(id, browser(request))
    return Response(told(entered), cookies=[cookie(request, signer, entered)])


class To(Struct, frozen=True):
    """An address of mail that one has confirmed in this house."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]


class Letter(Struct, frozen=True):
    """The code that stood in the mail, with what was handed out where it was asked for."""

    asked: Annotated[str, Meta(max_length=80)]
    code: Annotated[str, Meta(max_length=80)]


@get("/api/join")
async def ways_in(letters: Letters) -> dict[str, bool]:
    """By which ways one comes back that not every house has."""
    return {"mail": letters.possible}


@post("/api/join/mail", status_code=200, guards=[within_limits])
async def ask_letter(request: AnyRequest, data: To, letters: Letters) -> dict[str, str]:
    """Sends a code to an address if somebody is known by it, which nobody is told here."""
    return {"asked": await letters.ask_for(data.address, address_of(request))}


@post("/api/join/mail/code", status_code=200, guards=[within_limits])
async def show_letter(
    request: AnyRequest, data: Letter, house: House, person: Person | None, letters: Letters, codes: Codes
) -> dict[str, Any]:
    """A code with which whoever has read the mail joins here, and what that would mean."""
    id = await letters.owner(data.asked, data.code, address_of(request))
    offer = await moving.offer(house.people, person, id)
    return {"code": await codes.short(id), "offer": offer}


@post("/api/me/passkeys/options", status_code=200, guards=[within_limits])
async def offer_passkey(request: AnyRequest, person: Person | None, passkeys: Passkeys) -> dict[str, Any]:
    """What your browser needs to make a passkey."""
    return await passkeys.offer(known(person), _site(request))


@post("/api/me/passkeys", guards=[within_limits])
async def add_passkey(request: AnyRequest, data: Answer, person: Person | None, passkeys: Passkeys) -> dict[str, Any]:
    """Keeps the passkey that your browser has made."""
    await passkeys.add(known(person), _site(request), data.answer, browser(request))
    return {}


@post("/api/me/passkeys/remove", status_code=200, guards=[within_limits])
async def remove_passkey(data: Removed, person: Person | None, passkeys: Passkeys) -> dict[str, Any]:
    """Lets one of your passkeys count no more."""
    await passkeys.remove(known(person).id, data.id)
    return {}


@post("/api/join/passkey/options", status_code=200, guards=[within_limits])
async def ask_passkey(request: AnyRequest, passkeys: Passkeys) -> dict[str, Any]:
    """What a browser needs to show one of its passkeys."""
    return await passkeys.question(_site(request))


@post("/api/join/passkey", status_code=200, guards=[within_limits])
async def show_passkey(
    request: AnyRequest, data: Answer, house: House, person: Person | None, passkeys: Passkeys, codes: Codes
) -> dict[str, Any]:
    """A code with which whoever has shown a passkey joins here, and what that would mean."""
    id = await passkeys.owner(_site(request), data.answer)
    offer = await moving.offer(house.people, person, id)
    return {"code": await codes.short(id), "offer": offer}


def origin(request: AnyRequest) -> str:
    """The page from which somebody asks, as its browser names it, which was found to be one of this house."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _site(request: AnyRequest) -> Site:
    """For which name of the house a passkey is; a browser uses them on safe pages only."""
    host = request.headers.get("host", "")
    return Site(urlsplit(f"//{host}").hostname or "", [f"https://{host}", f"http://{host}"])


ROUTES = [
    code,
    recovery,
    join,
    offer_passkey,
    add_passkey,
    remove_passkey,
    ask_passkey,
    show_passkey,
    ways_in,
    ask_letter,
    show_letter,
]

"""Word of your turn: by which ways and when the house tells you that a table waits for you."""

from __future__ import annotations

import secrets
from functools import partial
from hmac import compare_digest
from time import time
from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct
from msgspec.structs import replace

from kaffeehaus.locale import Texts
from kaffeehaus.server import identity
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.notices import reach as ways
from kaffeehaus.server.notices.desk import Desk
from kaffeehaus.server.notices.reach import MOST_SILENT, Device, Hours, Reach, Unconfirmed
from kaffeehaus.server.notices.words import Message
from kaffeehaus.server.refusals import Refusal

CODE_DIGITS = 6
CODE_LASTS = 1800.0
"""Seconds for which a code may be typed in."""
CODE_TRIES = 5


class Way(Struct, frozen=True):
    """An address of one's own, or nothing to be told there no more."""

    address: Annotated[str, Meta(max_length=ways.LONGEST_URL)] | None = None


class Code(Struct, frozen=True):
    """What stood in the mail."""

    code: Annotated[str, Meta(max_length=20)]


class Silence(Struct, frozen=True):
    """A table of which one wants to hear nothing, or again."""

    table: Annotated[str, Meta(max_length=40)]
    silent: bool


class Invitations(Struct, frozen=True):
    """Whether one wants to hear of invitations."""

    wanted: bool


class Gone(Struct, frozen=True):
    """A browser that is told nothing any more."""

    endpoint: Annotated[str, Meta(max_length=ways.LONGEST_URL)]


@get("/api/notices")
async def notices(house: House, person: Person | None) -> dict[str, Any]:
    """How you are told, and which ways this house has."""
    desk = _desk(house)
    return _told(desk, await desk.waits.reach(known(person).id))


@post("/api/notices", status_code=200, guards=[within_limits])
async def hours(request: AnyRequest, data: Hours, house: House, person: Person | None) -> dict[str, Any]:
    """Changes when you are told; your language is that which you speak now."""
    checked = ways.checked_hours(data)
    return await _change(house, person, lambda reach: replace(reach, hours=checked))


@post("/api/notices/device", status_code=200, guards=[within_limits])
async def device(request: AnyRequest, data: Device, house: House, person: Person | None) -> dict[str, Any]:
    """Lets the house push messages to a browser."""
    checked = ways.checked_device(data)
    return await _change(
        house, person, lambda reach: replace(reach, devices=ways.with_device(reach.devices, checked), troubles=())
    )


@post("/api/notices/device/remove", status_code=200, guards=[within_limits])
async def without_device(request: AnyRequest, data: Gone, house: House, person: Person | None) -> dict[str, Any]:
    """Lets the house push nothing to a browser any more."""
    return await _change(
        house,
        person,
        lambda reach: replace(reach, devices=tuple(d for d in reach.devices if d.endpoint != data.endpoint)),
    )


@post("/api/notices/webhook", status_code=200, guards=[within_limits])
async def webhook(request: AnyRequest, data: Way, house: House, person: Person | None) -> dict[str, Any]:
    """Names an address to which the house posts, such as that of a chat, or none."""
    url = data.address and ways.checked_url(data.address)
    if url and not _desk(house).ways.site:
        raise Refusal("error-notices-way")
    return await _change(house, person, lambda reach: replace(reach, webhook=url or None, troubles=()))


@post("/api/notices/mail", status_code=200, guards=[within_limits])
async def mail(request: AnyRequest, data: Way, house: House, person: Person | None) -> dict[str, Any]:
    """Sends a code to an address of mail, which is told of turns once the code came back; or forgets the address."""
    desk, who = _desk(house), known(person)
    if not data.address:
        return await _change(house, who, lambda reach: replace(reach, mail=None, unconfirmed=None))
    mailer, address = desk.ways.mailer, ways.checked_mail(data.address)
    if mailer is None:
        raise Refusal("error-notices-way")
    if not (desk.codes.take(address.lower()) and desk.codes.take(who.id)):
        raise Refusal("error-too-fast", status=429)
    code, texts = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}", Texts(who.lang)
    subject, text = texts.text("notice-code", code=code), texts.text("notice-code.note", name=who.name, code=code)
    try:
        await desk.out(partial(mailer.send, address, subject, f"{text}\n", f"code {secrets.token_hex(8)}"))
    except OSError:
        raise Refusal("error-notices-mail-sent", status=502) from None
    waits = Unconfirmed(address, desk.ways.sealed(who.id, code), time() + CODE_LASTS)
    return await _change(house, who, lambda reach: replace(reach, unconfirmed=waits))


@post("/api/notices/mail/confirm", status_code=200, guards=[within_limits])
async def confirm(request: AnyRequest, data: Code, house: House, person: Person | None) -> dict[str, Any]:
    """Shows with the code that the mail arrived."""
    desk, who = _desk(house), known(person)
    sealed, found = desk.ways.sealed(who.id, "".join(data.code.split())), []

    def change(reach: Reach) -> Reach:
        waits = reach.unconfirmed
        if waits is None or waits.until < time() or waits.tries >= CODE_TRIES:
            return replace(reach, unconfirmed=None)
        if not compare_digest(waits.code, sealed):
            return replace(reach, unconfirmed=replace(waits, tries=waits.tries + 1))
        found.append(waits.address)
        return replace(reach, mail=waits.address, unconfirmed=None, troubles=())

    told = await _change(house, who, change)
    if not found:
        raise Refusal("error-notices-code")
    return told


@post("/api/notices/silence", status_code=200, guards=[within_limits])
async def silence(request: AnyRequest, data: Silence, house: House, person: Person | None) -> dict[str, Any]:
    """Tells you nothing more of a table, or again."""

    def change(reach: Reach) -> Reach:
        others = tuple(one for one in reach.silent if one != data.table)
        return replace(reach, silent=(*others, data.table)[-MOST_SILENT:] if data.silent else others)

    return await _change(house, person, change)


@post("/api/notices/invitations", status_code=200, guards=[within_limits])
async def invitations(request: AnyRequest, data: Invitations, house: House, person: Person | None) -> dict[str, Any]:
    """Tells you of invitations, or of turns only."""
    return await _change(house, person, lambda reach: replace(reach, invitations=data.wanted))


@post("/api/notices/test", status_code=200, guards=[within_limits])
async def test(request: AnyRequest, house: House, person: Person | None) -> dict[str, Any]:
    """Tells you something by all your ways now, so that you see that it arrives."""
    desk, who = _desk(house), known(person)
    if not desk.tests.take(who.id):
        raise Refusal("error-too-fast", status=429)
    reach = await desk.waits.reach(who.id)
    if not reach.ways:
        raise Refusal("error-notices-none")
    message = Message(Texts(who.lang).text("notice-test", name=who.name), paths=("/person",))
    await desk.send(who.id, reach, message, f"test {secrets.token_hex(8)}")
    return _told(desk, await desk.waits.reach(who.id))


async def _change(house: House, person: Person | None, change: Any) -> dict[str, Any]:
    who = known(person)
    house.admit(who.id)
    desk = _desk(house)
    lang = identity.checked_language(who.lang)
    had = (await desk.waits.reach(who.id)).ways
    now = await desk.waits.change(who.id, lambda reach: replace(change(reach), lang=lang))
    if now.ways and not had:
        await desk.recover(who.id)
    return _told(desk, now)


def _desk(house: House) -> Desk:
    if house.around.desk is None:
        raise Refusal("error-notices-way")
    return house.around.desk


def _told(desk: Desk, reach: Reach) -> dict[str, Any]:
    return {
        "hours": reach.hours,
        "devices": [{"endpoint": one.endpoint, "name": one.name} for one in reach.devices],
        "mail": reach.mail,
        "unconfirmed": reach.unconfirmed and reach.unconfirmed.address,
        "webhook": reach.webhook,
        "silent": reach.silent,
        "invitations": reach.invitations,
        "troubles": reach.troubles,
        "house": {
            "push": desk.ways.pushes.public,
            "mail": desk.ways.mailer is not None,
            "webhook": desk.ways.site is not None,
        },
    }


ROUTES = [notices, hours, device, without_device, webhook, mail, confirm, silence, invitations, test]

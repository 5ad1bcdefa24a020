"""Who asks, from where and how often: what several routes have to know before they answer."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner, Person
from kaffeehaus.server.limits import household
from kaffeehaus.server.refusals import Refusal

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def own_origin(headers: Any) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def address_of(connection: Any) -> str:
    """Whom a request counts for where one address may ask for so much only."""
    return household(connection.client.host) if connection.client else ""


def ours(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guards what changes something: for our own pages and programs."""
    if not own_origin(connection.headers):
        raise Refusal("error-origin", status=403)


def within_limits(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guards what makes something new: for our own pages and programs, and not too often from one address."""
    ours(connection, handler)
    if not connection.app.state.asked.take(address_of(connection)):
        raise Refusal("error-too-fast", status=429)


def person_asking(
    headers: dict[str, str], cookies: dict[str, str], signer: IdentitySigner, house: House
) -> Person | None:
    """Who asks, if anybody known."""
    return house.people.present(signer.person_of(headers, cookies))


def known(person: Person | None) -> Person:
    """Somebody known; a refusal for anybody else."""
    if person is None:
        raise Refusal("error-nobody", status=401)
    return person

"""The way to a table."""

from __future__ import annotations

import re
from typing import Any

from litestar.types import ASGIApp

from kaffeehaus.server.access import own_origin
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.limits import Allowances, Places, household
from kaffeehaus.server.session import Session
from kaffeehaus.server.settings import Settings

TABLE = re.compile(r"/ws/([^/]+)/?")
FOREIGN = 4403


def with_tables(app: ASGIApp, house: House, signer: IdentitySigner, settings: Settings) -> ASGIApp:
    """The application with the way to its tables beside it: as a route, every connection would take far more memory."""
    places, allowances = Places(settings.connections, settings.connections_each), Allowances(settings)

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        found = TABLE.fullmatch(scope["path"])
        # Nobody needs the headers for as long as the connection lasts.
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope.pop("headers")}
        if found is None or not own_origin(headers):
            scope["socket"].close(FOREIGN)
            return
        person = house.people.present(signer.person_of(headers, _cookies(headers.pop("cookie", ""))))
        address = household(scope["client"][0]) if scope["client"] else ""
        headers.clear()
        await Session(house, settings, places, allowances, scope["socket"], found[1]).run(person, address)

    return asked


def _cookies(header: str) -> dict[str, str]:
    parts = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip() for name, _, value in parts}

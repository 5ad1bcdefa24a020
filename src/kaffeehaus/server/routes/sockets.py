"""The way to a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Allowances, Places
from kaffeehaus.server.session import Session
from kaffeehaus.server.settings import Settings


@websocket("/ws/{table_id:str}")
async def connect(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    house: House,
    person: Person | None,
    places: Places,
    allowances: Allowances,
    settings: Settings,
) -> None:
    """A connection to a table."""
    await Session(house, settings, places, allowances, socket, table_id).run(person)


ROUTES = [connect]

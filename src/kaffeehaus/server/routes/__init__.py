"""What can be asked over HTTP and WebSocket, a module for each topic; docs/wire.md tells what the answers mean."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from kaffeehaus.server.routes import finished_games, offers, operations, pages, people, tables

ROUTES: list[ControllerRouterHandler] = [
    *people.ROUTES,
    *offers.ROUTES,
    *tables.ROUTES,
    *finished_games.ROUTES,
    *operations.ROUTES,
    *pages.ROUTES,
]
"""Every route of the house."""

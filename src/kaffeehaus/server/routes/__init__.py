"""What can be asked over HTTP and WebSocket, a module for each topic; docs/wire.md tells what the answers mean."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from kaffeehaus.server.routes import (
    advice,
    belongings,
    deals,
    finished_games,
    lessons,
    notices,
    offers,
    operations,
    pages,
    people,
    pocket,
    positions,
    puzzles,
    returning,
    reviews,
    rules,
    statistics,
    tables,
)

ROUTES: list[ControllerRouterHandler] = [
    *people.ROUTES,
    *returning.ROUTES,
    *belongings.ROUTES,
    *offers.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *lessons.ROUTES,
    *finished_games.ROUTES,
    *reviews.ROUTES,
    *advice.ROUTES,
    *deals.ROUTES,
    *statistics.ROUTES,
    *notices.ROUTES,
    *puzzles.ROUTES,
    *positions.ROUTES,
    *operations.ROUTES,
    *pocket.ROUTES,
    *pages.ROUTES,
]
"""Every route of the house."""

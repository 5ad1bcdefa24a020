"""What is read about the games: their rules, and how often their components are used."""

from __future__ import annotations

from typing import Any

from litestar import get

from kaffeehaus.server import catalogue


@get("/api/rules/{lang:str}/{game:str}", sync_to_thread=True)
def rules(lang: str, game: str) -> dict[str, Any]:
    """The rules page of a game in a language, as a structure."""
    return catalogue.rules(lang, game)


@get("/api/games/{game:str}/used", sync_to_thread=True)
def used(game: str) -> list[dict[str, Any]]:
    """How often each component of a game was used in games between bots."""
    return catalogue.used(game)


ROUTES = [rules, used]

"""What the house offers: its games, their components and the texts."""

from __future__ import annotations

from typing import Any

from litestar import get

from kaffeehaus.server import catalogue


@get("/api/games", sync_to_thread=False)
def games() -> list[dict[str, Any]]:
    """The games of the house."""
    return catalogue.games()


@get("/api/games/{game:str}/content", sync_to_thread=True)
def content(game: str, edition: str | None = None) -> dict[str, Any]:
    """The components of a game, or of an edition that a table is of."""
    return catalogue.content(game, edition)


@get("/api/games/{game:str}/actions", sync_to_thread=True)
def actions(game: str, edition: str | None = None) -> list[str]:
    """Every action of a game, for those who ask why one is not offered."""
    return catalogue.actions(game, edition)


@get("/api/texts/{lang:str}", sync_to_thread=False, media_type="text/plain; charset=utf-8")
def texts(lang: str, game: str | None = None) -> str:
    """The messages of a language as Fluent source."""
    return catalogue.texts(lang, game)


@get("/api/texts/{lang:str}/{topic:str}", sync_to_thread=True, media_type="text/plain; charset=utf-8")
def topic(lang: str, topic: str, game: str | None = None) -> str:
    """What only some pages say, as Fluent source."""
    return catalogue.topic(lang, topic, game)


ROUTES = [games, content, actions, texts, topic]

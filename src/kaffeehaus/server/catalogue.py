"""What the house offers: its games with their options, the content that clients draw from, and the texts."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from kaffeehaus import GAMES
from kaffeehaus.arena.edges import edges
from kaffeehaus.bots import BOTS
from kaffeehaus.core.contract import Game
from kaffeehaus.games import game_of
from kaffeehaus.locale import FALLBACK, languages, resources
from kaffeehaus.server.refusals import Refusal

TERMINAL = "cli.ftl"
"""What only the commands in the terminal say; a page that loads it waits for nothing."""


@cache
def games() -> list[dict[str, Any]]:
    """Every game: for how many, its options, its bots, and how often the first player wins.

    `several` marks an option that is a list, `seat` one that names a seat counted from 1, `only` says what other
    options must be for it to mean anything, `expansion` of which expansion it is; `content` is the digest of the game's
    component tables, and `own` says whether they are the owner's of the house.
    """
    return [
        {
            "name": name,
            "players": list(game.seats),
            "options": options(game),
            "bots": list(BOTS),
            "edges": [{"options": edge.options, **edge.args} for edge in edges(name)],
            "content": game.content,
            "own": game.own,
        }
        for name, game in GAMES.items()
    ]


def options(game: Game) -> list[dict[str, Any]]:
    """What a table of a game can choose."""
    usual = game.Options().to_json()
    return [
        {
            "name": option,
            "values": list(choice.values),
            "default": usual[option],
            "several": choice.several,
            "seat": choice.seat,
            "only": dict(choice.only),
            "expansion": choice.expansion,
        }
        for option, choice in game.Options.choices().items()
    ]


@cache
def content(game: str, edition: str | None = None) -> dict[str, Any]:
    """The components of a game, or of an edition of it, as plain data, and its words."""
    found = _game(game, edition)
    return found.components() | {"words": found.words}


@cache
def actions(game: str, edition: str | None = None) -> list[str]:
    """Every action there is in a game, as records write it and in the order of the catalogue."""
    return [str(action) for action in _game(game, edition).actions]


@cache
def texts(lang: str, game: str | None) -> str:
    """The Fluent source of a language, with the English message wherever it lacks one; without the terminal's own."""
    if lang not in languages():
        raise Refusal("error-language-unknown", status=404, lang=lang[:20], languages=", ".join(languages()))
    if game is not None:
        _game(game)
    sources = _sources(lang, game)
    if lang == FALLBACK:
        return "\n".join(sources)
    own = {entry.id.name for source in sources for entry in _messages(source)}
    missing = [entry for source in _sources(FALLBACK, game) for entry in _messages(source) if entry.id.name not in own]
    return "\n".join([*sources, *(FluentSerializer().serialize_entry(entry) for entry in missing)])


def _game(name: str, edition: str | None = None) -> Game:
    key = name if edition is None else f"{name}@{edition}"
    found = game_of(key)
    if found is None:
        raise Refusal("error-game-unknown", status=404, game=key[:60], games=", ".join(GAMES))
    return found


def _sources(lang: str, game: str | None) -> list[str]:
    return [source for name, source in resources(lang, game).items() if name != TERMINAL]


def _messages(source: str) -> list[ftl.Message | ftl.Term]:
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message | ftl.Term)]

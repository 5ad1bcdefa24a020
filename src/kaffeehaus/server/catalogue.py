"""What the house offers: its games with their options, the content that clients draw from, and the texts."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from kaffeehaus import GAMES
from kaffeehaus.arena.edges import edges
from kaffeehaus.arena.used import used as counted
from kaffeehaus.bots import BOTS
from kaffeehaus.core.contract import Game
from kaffeehaus.games import game_of
from kaffeehaus.locale import FALLBACK, languages, resources, topics
from kaffeehaus.locale.rulebook import rulebook
from kaffeehaus.server.refusals import Refusal

TERMINAL = ("cli.ftl", "content.ftl", "pictures.ftl")
"""What only the commands in the terminal say, and the pictures they draw; a page that loads it waits for nothing."""
NOBODYS = bytes(32)
"""The seed of a table that is only looked at."""
ELSEWHERE = ("notices.ftl", "links.ftl")
"""What is sent to whoever is not there, and what a link shows where it is shared."""
ADVICE = "bots.ftl"
"""Why bots choose as they do: the terminal says it and whoever asks a bot, so it comes with topics that speak of it."""
ADVISED = ("ask", "puzzles", "review")


@cache
def games() -> list[dict[str, Any]]:
    """Every game: for how many, its options, its bots, the colours of its seats, and how often the first player wins.

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
            "colours": colours(game),
            "edges": [{"options": edge.options, **edge.args} for edge in edges(name)],
            "content": game.content,
            "own": game.own,
        }
        for name, game in GAMES.items()
    ]


def options(game: Game) -> list[dict[str, Any]]:
    """What a table of a game can choose."""
    usual = game.Options()
    return [
        {
            "name": option,
            "values": list(choice.values),
            "default": list(value) if isinstance(value := getattr(usual, option), tuple) else value,
            "several": choice.several,
            "seat": choice.seat,
            "each": choice.each,
            "only": dict(choice.only),
            "expansion": choice.expansion,
        }
        for option, choice in game.Options.choices().items()
    ]


def colours(game: Game) -> list[str]:
    """The colours of the seats in turn, as a table of the usual options gives them; none where a game has none."""
    desks = game.start(game.seats[-1], seed=NOBODYS).view(None).get("desks", [])
    return [desk["colour"] for desk in desks if "colour" in desk]


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
    _check_texts(lang, game)
    return _filled(_sources(lang, game), _sources(FALLBACK, game))


@cache
def topic(lang: str, name: str, game: str | None) -> str:
    """The Fluent source of what only some pages say: of a topic, and what a game says of it."""
    _check_texts(lang, game)
    if name not in topics(FALLBACK):
        raise Refusal("error-page-unknown", status=404)
    return _filled(_topic(lang, name, game), _topic(FALLBACK, name, game))


@cache
def used(game: str) -> list[dict[str, Any]]:
    """How often each component of a game was used in games between bots; nothing where nobody counted."""
    return counted(_game(game).name)


@cache
def rules(lang: str, game: str) -> dict[str, Any]:
    """The rules page of a game as a structure that a page can show and search."""
    _check_texts(lang, game)
    found = rulebook(lang, game)
    if found is None:
        raise Refusal("error-page-unknown", status=404)
    return found


def _check_texts(lang: str, game: str | None) -> None:
    if lang not in languages():
        raise Refusal("error-language-unknown", status=404, lang=lang[:20], languages=", ".join(languages()))
    if game is not None:
        _game(game)


def _filled(sources: list[str], english: list[str]) -> str:
    """The sources, with the English message wherever they lack one."""
    if sources == english:
        return "\n".join(sources)
    own = {entry.id.name for source in sources for entry in _messages(source)}
    missing = [entry for source in english for entry in _messages(source) if entry.id.name not in own]
    return "\n".join([*sources, *(FluentSerializer().serialize_entry(entry) for entry in missing)])


def _topic(lang: str, name: str, game: str | None) -> list[str]:
    own = topics(lang, game).get(name) if game is not None else None
    advice = resources(lang).get(ADVICE) if name in ADVISED else None
    return [source for source in (topics(lang).get(name), advice, own) if source is not None]


def _game(name: str, edition: str | None = None) -> Game:
    key = name if edition is None else f"{name}@{edition}"
    found = game_of(key)
    if found is None:
        raise Refusal("error-game-unknown", status=404, game=key[:60], games=", ".join(GAMES))
    return found


def _sources(lang: str, game: str | None) -> list[str]:
    left_out = (*TERMINAL, *ELSEWHERE, ADVICE)
    return [source for name, source in resources(lang, game).items() if name.rpartition("/")[2] not in left_out]


def _messages(source: str) -> list[ftl.Message | ftl.Term]:
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message | ftl.Term)]

"""What the house offers: its games with their options, the content that clients draw from, and the texts."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from kaffeehaus import GAMES
from kaffeehaus.arena.edges import edges
from kaffeehaus.bots import BOTS
from kaffeehaus.core.catalogue import word
from kaffeehaus.core.contract import RANDOM
from kaffeehaus.games.valencia.content import CONTENT as VALENCIA
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.vienna.abilities import ABILITIES
from kaffeehaus.games.vienna.content import CONTENT as VIENNA
from kaffeehaus.games.vienna.terms import Colour
from kaffeehaus.locale import FALLBACK, languages, resources
from kaffeehaus.server.refusals import Refusal

SWITCH = (False, True)


def _first_players(game: str) -> tuple[str, ...]:
    return (RANDOM, *(str(seat + 1) for seat in range(GAMES[game].seats[-1])))


VALUES: dict[str, dict[str, tuple[Any, ...]]] = {
    "vienna": {
        "version": ("introductory", "advanced"),
        "flags": ("printed", "random"),
        "third_man": SWITCH,
        "figures": SWITCH,
        "set_points": (10, 15),
        "shillings": (2, 3),
        "colours": tuple(word(colour) for colour in Colour),
        "first_player": _first_players("vienna"),
    },
    "valencia": {"city": ("first-game", "random"), "specials": SPECIALS, "first_player": _first_players("valencia")},
}
"""What each option of each game can be; the options checks are the authority, and a test compares the two."""
SEATS = {"first_player"}
"""The options that name a seat; values beyond the number of players at a table are not for it."""


@cache
def games() -> list[dict[str, Any]]:
    """Every game: for how many, its options, its bots, and how often the first player wins.

    `several` marks an option that is a list, `seat` one that names a seat counted from 1; `content` is the digest of
    its component tables, and `own` says whether they are the owner's of the house.
    """
    return [
        {
            "name": name,
            "players": list(game.seats),
            "options": [
                {
                    "name": option,
                    "values": list(VALUES[name][option]),
                    "default": default,
                    "several": isinstance(default, list),
                    "seat": option in SEATS,
                }
                for option, default in game.Options().to_json().items()
            ],
            "bots": list(BOTS),
            "edges": [{"options": edge.options, **edge.args} for edge in edges(name)],
            "content": game.content,
            "own": game.own,
        }
        for name, game in GAMES.items()
    ]


@cache
def content(game: str) -> dict[str, Any]:
    """The components of a game as plain data, and its words."""
    if game == "vienna":
        found = _plain(VIENNA)
        for square, row in zip(VIENNA.squares, found["squares"], strict=True):
            row["value"] = square.value
        for card, row in zip(VIENNA.cards, found["cards"], strict=True):
            row["action"] = _ACTIONS[card.ability]
    elif game == "valencia":
        found = _plain(VALENCIA)
    else:
        raise Refusal("error-game-unknown", status=404, game=game[:60], games=", ".join(GAMES))
    assert isinstance(found, dict)
    return found | {"words": GAMES[game].words}


_ACTIONS = {ability.kind: ability.action for ability in ABILITIES}


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Enum):
        return word(value) if isinstance(value, int) else value.value
    return value


@cache
def texts(lang: str, game: str | None) -> str:
    """The Fluent source of a language, with the English message wherever it lacks one."""
    if lang not in languages():
        raise Refusal("error-language-unknown", status=404, lang=lang[:20], languages=", ".join(languages()))
    if game is not None and game not in GAMES:
        raise Refusal("error-game-unknown", status=404, game=game[:60], games=", ".join(GAMES))
    sources = list(resources(lang, game).values())
    if lang == FALLBACK:
        return "\n".join(sources)
    own = {entry.id.name for source in sources for entry in _messages(source)}
    missing = [
        entry
        for source in resources(FALLBACK, game).values()
        for entry in _messages(source)
        if entry.id.name not in own
    ]
    return "\n".join([*sources, *(FluentSerializer().serialize_entry(entry) for entry in missing)])


def _messages(source: str) -> list[ftl.Message | ftl.Term]:
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message | ftl.Term)]

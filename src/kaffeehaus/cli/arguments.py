"""What several commands ask for: games, options, seeds, bots and numbers, each checked with a clear answer."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from math import inf
from typing import Any

from kaffeehaus import GAMES, Game, GameOptions
from kaffeehaus.arena.entrants import Entrant, parse_all
from kaffeehaus.bots import BOTS, line_up
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.roster import TABLE_TIME
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.core.contract import checked_first_player, spelled
from kaffeehaus.games import DEFAULT
from kaffeehaus.locale import Texts

DEFAULT_BOT = "medium"
DEFAULT_PLAYERS = 4
MOST_WORKERS = 256
HEX = "0x"


def whole(option: str, least: int) -> Callable[[str], int]:
    """A reader of whole numbers of at least so much, for argparse."""

    def read(text: str) -> int:
        # Longer numbers than this are no counts of anything.
        if not text.isdecimal() or len(text) > 18 or int(text) < least:
            raise Refused("error-number", option=option, least=str(least), value=text)
        return int(text)

    return read


def seconds(option: str) -> Callable[[str], float]:
    """A reader of positive numbers, for argparse."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < inf:
            raise Refused("error-seconds", option=option, value=text)
        return value

    return read


def seed(text: str) -> int | bytes:
    """A seed as people type it: a number, or 0x and the bytes of a secret one."""
    if text.lower().startswith(HEX):
        try:
            return bytes.fromhex(text[len(HEX) :]) or _no_seed(text)
        except ValueError:
            return _no_seed(text)
    return int(text) if text.isdecimal() and len(text) <= 200 else _no_seed(text)


def _no_seed(text: str) -> int | bytes:
    raise Refused("error-seed", value=text[:60])


def seed_shown(value: int | bytes) -> str:
    """A seed as `seed` reads it; what a position was dealt from is its seed."""
    value = getattr(value, "seed", value)
    return str(value) if isinstance(value, int) else HEX + value.hex()


def add_game(parser: Parser, texts: Texts, optional: bool = False) -> None:
    """The game, and the options of its table."""
    about, count = texts.text("help-game", games=", ".join(GAMES)), "?" if optional else None
    parser.add_argument("game", metavar=texts.text("meta-game"), nargs=count, help=about)
    named = texts.text("meta-option")
    described = texts.text("play-option")
    parser.add_argument("--option", metavar=named, action="append", default=[], dest="options", help=described)
    parser.epilog = "\n\n".join(_options_help(game, texts) for game in GAMES.values())


def _options_help(game: Game, texts: Texts) -> str:
    own = texts.of(game.name)
    rows = []
    for name, choice in game.Options.choices().items():
        id = f"option-{name.replace('_', '-')}"
        rows.append((name, own.text(id) if own.has(id) else ", ".join(map(spelled, choice.values))))
    width = max((len(name) for name, _ in rows), default=0)
    return "\n".join(
        [texts.text("options-of", game=game.name) + ":", *(f"  {name:{width}}  {help}" for name, help in rows)]
    )


def the_game(chosen: Namespace) -> Game:
    """The game that was named, or the usual one."""
    name = DEFAULT if chosen.game is None else chosen.game
    game = GAMES.get(name)
    if game is None:
        raise Refused("error-game", value=name, games=", ".join(GAMES))
    return game


def the_options(game: Game, given: list[str], players: int) -> GameOptions:
    """The options of the table from `name=value` pairs; the game itself checks names and values."""
    values: dict[str, Any] = {}
    for pair in given:
        name, written, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not written or not name:
            raise Refused("error-option", value=spelled(pair))
        if name in values:
            raise Refused("error-option-twice", name=name)
        values[name] = value.strip()
    if "first_player" in values and players in game.seats:
        checked_first_player(values["first_player"], players)  # the game knows only how many may sit at any table
    return game.options(values)


def the_bots(given: str, needed: int) -> list[str]:
    """The names of so many bots; one name stands for all."""
    return line_up([name.strip() for name in given.split(",")], needed)


def the_line_up(given: str, needed: int) -> tuple[Entrant, ...]:
    """So many bots, each with its budget; one name stands for all."""
    entrants = parse_all(given, TABLE_TIME)
    line_up([entrant.name for entrant in entrants], needed)
    return tuple(entrants * needed if len(entrants) == 1 else entrants)


def add_many(parser: Parser, texts: Texts, games: int, about_games: str) -> None:
    """How many games of how many players, from which seed, and how many share the work."""
    number, value = texts.text("meta-number"), texts.text("meta-value")
    about_players = texts.text("simulate-players", default=DEFAULT_PLAYERS)
    for name, meta, least, default, about in (
        ("--players", number, 1, DEFAULT_PLAYERS, about_players),
        ("--games", number, 1, games, about_games),
        ("--seed", value, 0, 1, texts.text("simulate-seed")),
        ("--workers", number, 1, 1, texts.text("simulate-workers")),
    ):
        parser.add_argument(name, metavar=meta, type=whole(name, least), default=default, help=about)


def the_workers(chosen: Namespace) -> int:
    """How many processes share the work."""
    return min(int(chosen.workers), MOST_WORKERS)


def add_budget(parser: Parser, texts: Texts) -> None:
    """How long bots may think that have no budget in their name."""
    time = texts.text("budget-time", default=str(TABLE_TIME))
    iterations = whole("--iterations", 1)
    parser.add_argument("--time", metavar=texts.text("meta-value"), type=seconds("--time"), help=time)
    parser.add_argument(
        "--iterations", metavar=texts.text("meta-number"), type=iterations, help=texts.text("budget-iterations")
    )


def the_entrants(chosen: Namespace) -> list[Entrant]:
    """The bots that were named, each with its budget."""
    if chosen.time is not None and chosen.iterations is not None:
        raise Refused("error-budgets")
    if chosen.time is None and chosen.iterations is None:
        return parse_all(chosen.bots, TABLE_TIME)
    return parse_all(chosen.bots, Budget(chosen.time, chosen.iterations))


def bot_names() -> str:
    """The bots there are, for a help text."""
    return ", ".join(BOTS)

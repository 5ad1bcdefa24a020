"""What it takes to set up a table: the wishes of its host, checked."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from kaffeehaus import GAMES, Game
from kaffeehaus.bots import BOTS
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.server import bot_names, series
from kaffeehaus.server.entries import Chair, Clock, Opened, Origin
from kaffeehaus.server.identity import Person, seat_name
from kaffeehaus.server.pacing import checked
from kaffeehaus.server.refusals import Refusal, refused_options
from kaffeehaus.server.table import Table

T = TypeVar("T")
SEED_BYTES = 32
POSITION = "position"
"""The origin of tables that begin with a position."""


class WantedSeat(Struct, frozen=True):
    """A seat of a table to be set up."""

    kind: Literal["you", "bot", "open"]
    bot: Annotated[str, Meta(max_length=60)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None
    """What the player of one of your seats is called, if not like you."""


class Wanted(Struct, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[WantedSeat], Meta(max_length=8)]
    options: dict[str, Any] = {}
    private: bool = False
    pace: Annotated[str, Meta(max_length=20)] = "live"
    clock: Clock | None = None


def opening(person: Person, wanted: Wanted) -> Opened:
    """The first entry of a new table, from what its host asked for."""
    game = GAMES.get(wanted.game)
    if game is None:
        raise Refusal("error-game-unknown", game=wanted.game[:60], games=", ".join(GAMES))
    clock = checked(wanted.clock, wanted.pace)
    if len(wanted.seats) != wanted.players:
        raise Refusal("error-seats-count", seats=len(wanted.seats), players=wanted.players)
    return Opened(
        game=game.name,
        rules=game.rules,
        content=game.content,
        players=wanted.players,
        options=checked_options(game, wanted.players, wanted.options),
        private=wanted.private,
        pace=wanted.pace,
        seed=secrets.token_hex(SEED_BYTES),
        host=person.id,
        seats=named(_chair(person, seat) for seat in wanted.seats),
        clock=clock,
    )


def rematch(table: Table, person: Person, apart: Container[str] = frozenset()) -> Opened:
    """The first entry of a table for another game like one that is over; everybody has a chair again.

    It is today's game, whatever edition of it was played, and whoever sits after the one who began begins.
    """
    o, went_on = table.opened, series.after(table)
    if went_on is not None and went_on.parts[0].game != o.game:
        # The next game of a series begins at its own beginning.
        o = replace(o, game=went_on.parts[0].game, options=went_on.parts[0].options, position=None)
    game = GAMES[o.game]
    seats = [
        Chair() if chair.user in apart else Chair(chair.user, chair.name, None if chair.user else chair.bot)
        for chair in table.chairs
    ]
    seats, options = moved_on(table, game, seats, o.options) if o.position is None else (seats, o.options)
    return replace(
        o,
        rules=game.rules,
        content=game.content,
        options=checked_options(game, o.players, options),
        pace=table.pace,
        seed=secrets.token_hex(SEED_BYTES),
        host=person.id,  # who is there to begin; the old host may be away
        seats=named(seats),
        actions=(),
        # Whoever played from a position plays from it again.
        origin=None if o.position is None else Origin(POSITION),
        clock=table.clock,
        series=went_on,
    )


def moved_on(
    table: Table, game: Game, seats: list[Chair], options: dict[str, Any]
) -> tuple[list[Chair], dict[str, Any]]:
    """Chairs and options with which the next one begins: by the option that names a seat, else by moving up a chair."""
    named = next((name for name, one in game.Options.choices().items() if one.seat), None)
    if named is None or table.state is None:
        each = {name for name, one in game.Options.choices().items() if one.each} & options.keys()
        return _next(seats), options | {name: _next(options[name]) for name in each}
    return seats, options | {named: str((table.state.began + 1) % len(seats) + 1)}


def _next(things: list[T]) -> list[T]:
    """Things of the seats, each at the seat before: a handicap goes with whoever has it."""
    return [*things[1:], *things[:1]]


def checked_options(game: Game, players: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The options as the game writes them down, if a table can have them."""
    try:
        options = game.options(wanted)
        game.start(players, options, b"any")
    except KaffeehausError as error:
        raise refused_options(error) from None
    except TypeError:
        # An option may be anything JSON can say, a list in a list too, which no comparison expects.
        raise Refusal("error-options", problem="unreadable options") from None
    return options.to_json()


def named(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """The chairs, with a name of its own for each bot that has none."""
    found = list(chairs)
    for place, chair in enumerate(found):
        if chair.bot and not chair.name:
            found[place] = replace(chair, name=bot_names.unused(other.name for other in found))
    return tuple(found)


def _chair(person: Person, wanted: WantedSeat) -> Chair:
    if wanted.kind == "you":
        return Chair(person.id, seat_name(person, wanted.name))
    if wanted.kind == "bot":
        if wanted.bot not in BOTS:
            raise Refusal("error-bot-unknown", bot=str(wanted.bot)[:60], bots=", ".join(BOTS))
        return Chair(bot=wanted.bot)
    return Chair()

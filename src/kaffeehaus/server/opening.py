"""What it takes to set up a table: the wishes of its host, checked."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kaffeehaus import GAMES
from kaffeehaus.bots import BOTS
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.server.entries import PACES, Chair, Opened
from kaffeehaus.server.identity import Person
from kaffeehaus.server.refusals import Refusal, refused_options


class WantedSeat(Struct, frozen=True):
    """A seat of a table to be set up."""

    kind: Literal["you", "bot", "open"]
    bot: Annotated[str, Meta(max_length=60)] | None = None


class Wanted(Struct, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[WantedSeat], Meta(max_length=8)]
    options: dict[str, Any] = {}
    private: bool = False
    pace: Annotated[str, Meta(max_length=20)] = "live"


def opening(person: Person, wanted: Wanted) -> Opened:
    """The first entry of a new table, from what its host asked for."""
    game = GAMES.get(wanted.game)
    if game is None:
        raise Refusal("error-game-unknown", game=wanted.game[:60], games=", ".join(GAMES))
    if wanted.pace not in PACES:
        raise Refusal("error-pace", paces=", ".join(PACES))
    if len(wanted.seats) != wanted.players:
        raise Refusal("error-seats-count", seats=len(wanted.seats), players=wanted.players)
    seed = secrets.token_bytes(32)
    try:
        options = game.options(wanted.options)
        game.start(wanted.players, options, seed)
    except KaffeehausError as error:
        raise refused_options(error) from None
    except TypeError:
        # An option may be anything JSON can say, a list in a list too, which no comparison expects.
        raise Refusal("error-options", problem="unreadable options") from None
    seats = tuple(_chair(person, seat) for seat in wanted.seats)
    return Opened(
        game=game.name,
        rules=game.rules,
        content=game.content,
        players=wanted.players,
        options=options.to_json(),
        private=wanted.private,
        pace=wanted.pace,
        seed=seed.hex(),
        host=person.id,
        seats=seats,
    )


def _chair(person: Person, wanted: WantedSeat) -> Chair:
    if wanted.kind == "you":
        return Chair(person.id, person.name)
    if wanted.kind == "bot":
        if wanted.bot not in BOTS:
            raise Refusal("error-bot-unknown", bot=str(wanted.bot)[:60], bots=", ".join(BOTS))
        return Chair(bot=wanted.bot)
    return Chair()

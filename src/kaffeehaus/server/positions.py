"""Positions at the house: checked, played from at a table of one's own, and told of a game that one may look into."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from msgspec import Meta, Struct

from kaffeehaus import GAMES, BadPosition, GameState, position
from kaffeehaus.bots import BOTS
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.core.positions import FORMAT, write, wrong
from kaffeehaus.server.entries import Chair, Opened, Origin
from kaffeehaus.server.identity import Person, seat_name
from kaffeehaus.server.opening import POSITION, SEED_BYTES, named
from kaffeehaus.server.refusals import Refusal, refused_options
from kaffeehaus.server.table import OVER, PLAYING, Table
from kaffeehaus.server.views import seen

MOST_BYTES = 128 * 1024
"""The most bytes a position may have."""
MOST_PROBLEMS = 50
"""So many mistakes are told at once."""


class Drafted(Struct, frozen=True):
    """A position that somebody is writing, and with whose eyes they want to see it."""

    position: dict[str, Any]
    seat: Annotated[int, Meta(ge=0, le=7)] = 0


class WantedPosition(Drafted, frozen=True):
    """A position to be played from: as whom and against which bots."""

    bot: Annotated[str, Meta(max_length=60)] = "medium"


def drafted(wanted: Drafted) -> dict[str, Any]:
    """What is wrong with a position, and how the table looks if nothing is."""
    try:
        state = _placed(wanted)
    except KaffeehausError as error:
        problems = error.problems if isinstance(error, BadPosition) else (error,)
        said = [_said(one) for one in problems[:MOST_PROBLEMS]]
        return {"problems": said, "view": None, "to_act": [], "options": {}, "whole": None}
    # What was played since cannot be told with one seat's eyes only; without that all is written out that it may know.
    tells = state.game.positions if not wanted.position.get("played") else None
    moment = tells.moment(state) if tells is not None else None
    return {
        "problems": [],
        "view": seen(state, wanted.seat),
        "to_act": list(state.to_act),
        "options": state.options.to_json(),
        "whole": write(position(state.record(), seat=wanted.seat)) if moment is not None else None,
    }


def opening(person: Person, wanted: WantedPosition) -> Opened:
    """The first entry of a table that begins with a position: private, with bots on all other seats."""
    if wanted.bot not in BOTS:
        raise Refusal("error-bot-unknown", bot=wanted.bot, bots=", ".join(BOTS))
    try:
        state = _placed(wanted)
    except KaffeehausError as error:
        raise refused_options(error) from None
    if state.over:
        raise Refusal("why-over", status=409)
    game = state.game
    mine = Chair(person.id, seat_name(person, None))
    chairs = (mine if n == wanted.seat else Chair(bot=wanted.bot) for n in range(state.players))
    return Opened(
        game=game.name,
        rules=game.rules,
        content=game.content,
        players=state.players,
        options=state.options.to_json(),
        private=True,
        pace="live",
        seed=secrets.token_hex(SEED_BYTES),
        host=person.id,
        seats=named(chairs),
        origin=Origin(POSITION),
        position=wanted.position,
    )


def told(table: Table, person: Person | None, number: int | None, seat: int | None) -> dict[str, Any]:
    """The position of a moment of a finished game; of a running one, of now, with the eyes of who plays it alone.

    Where others play nobody is helped to try out elsewhere what they might do.
    """
    if table.state is None or table.phase not in (PLAYING, OVER):
        raise Refusal("error-not-begun")
    record = table.state.record()
    count = len(record.actions)
    if table.phase == PLAYING:
        mine = table.seats_of(person.id) if person else []
        if not mine:
            raise Refusal("error-seat-none", status=403)
        if person is None or not table.alone(person.id):
            raise Refusal("error-ask-company", status=403)
        number, seat = count, mine[0]
    if number is not None and not 0 <= number <= count:
        raise Refusal("error-step", status=404, count=count, value=str(number)[:20])
    if seat is not None and not 0 <= seat < record.players:
        raise Refusal("error-seat-unknown", seats=record.players)
    try:
        return position(record, number, seat)
    except BadPosition as error:
        raise refused_options(error) from None


def _placed(wanted: Drafted) -> GameState:
    name = wanted.position.get("game")
    if wanted.position.get("format") != FORMAT or not isinstance(name, str) or name not in GAMES:
        known = {"found": name, "game": ", ".join(GAMES)}
        format = wanted.position.get("format") == FORMAT
        raise BadPosition(
            wrong("bad-position-game", **known) if format else wrong("bad-position-format", format=FORMAT)
        )
    state = GAMES[name].place(wanted.position)
    state.check_seat(wanted.seat)
    return state


def _said(error: KaffeehausError) -> dict[str, Any]:
    return refused_options(error).to_json()

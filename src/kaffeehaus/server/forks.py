"""Playing on from any moment of a finished game: a table of one's own that begins with what was played until then."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kaffeehaus.bots import BOTS
from kaffeehaus.server import replays
from kaffeehaus.server.entries import Chair, Opened, Origin
from kaffeehaus.server.identity import Person, seat_name
from kaffeehaus.server.opening import named
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

FORK = "fork"


class WantedFork(Struct, frozen=True):
    """From which moment, as whom and against which bots to play on."""

    number: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Annotated[str, Meta(max_length=60)] = "master"


def fork(table: Table, person: Person, wanted: WantedFork) -> Opened:
    """The first entry of the table: private, with bots on all other seats, of the same edition and the same deal."""
    known = replays.record(table)
    if not 0 <= wanted.number <= len(known.actions):
        raise Refusal("error-step", status=404, count=len(known.actions), value=str(wanted.number)[:20])
    if wanted.seat >= known.players:
        raise Refusal("error-seat-unknown", seats=known.players)
    if wanted.bot not in BOTS:
        raise Refusal("error-bot-unknown", bot=wanted.bot, bots=", ".join(BOTS))
    if wanted.number == len(known.actions) and table.state is not None and table.state.over:
        raise Refusal("why-over", status=409)
    o = table.opened
    chairs = (
        Chair(person.id, seat_name(person, None)) if n == wanted.seat else Chair(bot=wanted.bot)
        for n in range(o.players)
    )
    return Opened(
        game=o.game,
        rules=o.rules,
        content=o.content,
        players=o.players,
        options=o.options,
        private=True,
        pace="live",
        seed=o.seed,
        host=person.id,
        seats=named(chairs),
        actions=known.actions[: wanted.number],
        origin=Origin(FORK, f"{table.id}/{wanted.number}"),
        position=o.position,
    )

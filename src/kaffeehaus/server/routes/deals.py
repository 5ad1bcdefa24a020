"""The same deal for several, and that of the day."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from kaffeehaus.server import deals
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.routes.tables import TableId
from kaffeehaus.server.store import Conflict
from kaffeehaus.server.table import Table


class Shared(Struct, frozen=True):
    """The table whose deal is shared."""

    table: Annotated[str, Meta(max_length=40)]


class DealId(Struct, frozen=True):
    """The id of a deal."""

    id: str


@post("/api/deals", guards=[within_limits])
async def share(request: AnyRequest, data: Shared, house: House, person: Person | None) -> DealId:
    """Lets others play the deal of your table, against the same bots."""
    who = known(person)

    def found(table: Table) -> deals.Deal | str:
        origin = table.opened.origin
        if origin is not None and origin.kind == deals.ORIGIN and table.seats_of(who.id):
            return origin.ref
        return deals.shared(table, who)

    deal = await house.read(data.table, found)
    return DealId(deal if isinstance(deal, str) else await house.around.deals.share(deal, who.id, data.table))


@get("/api/deals/{id:str}")
async def deal(id: str, house: House, person: Person | None) -> dict[str, Any]:
    """What you may know of a deal: what others made of it once you are through with it yourself."""
    kept = await house.around.deals.find(id)
    return deals.told(kept, await house.around.deals.plays(id), person.id if person else None)


@get("/api/deals/{game:str}/today")
async def today(game: str, house: House, person: Person | None) -> dict[str, Any]:
    """The same of the deal of the day."""
    kept = await house.around.deals.today(deals.game_of(game))
    return deals.told(kept, await house.around.deals.plays(kept.id), person.id if person else None)


@post("/api/deals/{id:str}/play", status_code=200, guards=[within_limits])
async def play(request: AnyRequest, id: str, house: House, person: Person | None) -> TableId:
    """Your table of a deal: a new one, or the one that you began at."""
    who = known(person)
    kept = await house.around.deals.find(id)
    # Noted before it is set up: whoever asks twice at once has one table, and nobody tries a deal beforehand.
    table = await house.around.deals.own(id, who.id) or await house.around.deals.begin(id, who.id, house.new_id())
    if not await house.has(table):
        with suppress(Conflict):
            await house.add(deals.opening(kept, who), table)
    return TableId(table)


ROUTES = [share, deal, today, play]

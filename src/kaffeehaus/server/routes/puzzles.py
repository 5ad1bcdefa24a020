"""The puzzles of the house: which there are, a position to solve, and once it is answered, what was best and why."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from kaffeehaus import Game
from kaffeehaus.server import puzzles
from kaffeehaus.server.access import AnyRequest, known, within_limits
from kaffeehaus.server.deals import game_of
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.puzzles import Answer
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.tables import TableId


class Answered(Struct, frozen=True):
    """What somebody answers; null has the answer shown."""

    action: Annotated[str, Meta(max_length=60)] | None


class Against(Struct, frozen=True):
    """Against which bots to play on."""

    bot: Annotated[str, Meta(max_length=60)] = "master"


@get("/api/puzzles/{game:str}")
async def every(house: House, person: Person | None, game: str) -> list[dict[str, Any]]:
    """The puzzles of a game, and what came of those that you have answered."""
    found = game_of(game)
    return puzzles.listed(found, await house.around.puzzles.progress(found, person))


@get("/api/puzzles/{game:str}/today", sync_to_thread=False)
def today(game: str) -> dict[str, int]:
    """The number of this day's puzzle, wherever on earth somebody asks for it."""
    return {"number": puzzles.of_the_day(game_of(game), datetime.now(UTC).date())}


@get("/api/puzzles/{game:str}/{number:int}")
async def one(house: House, person: Person | None, game: str, number: int) -> dict[str, Any]:
    """The position of a puzzle as its seat saw it, and the answer once you have given yours."""
    found = game_of(game)
    # A game is played up to there the first time somebody asks, which must not hold up the tables.
    shown = await asyncio.to_thread(puzzles.position, found, number)
    own = await house.around.puzzles.own(puzzles.puzzle(found, number), person)
    return shown | {"solution": own and await _solution(house, found, number, own)}


@post("/api/puzzles/{game:str}/{number:int}", status_code=200, guards=[within_limits])
async def answer(
    request: AnyRequest, house: House, person: Person | None, game: str, number: int, data: Answered
) -> dict[str, Any]:
    """Answers a puzzle, or has its answer shown; the first time counts."""
    found = game_of(game)
    own = await house.around.puzzles.keep(found, puzzles.puzzle(found, number), known(person), data.action)
    return await _solution(house, found, number, own)


@post("/api/puzzles/{game:str}/{number:int}/play", guards=[within_limits])
async def play(
    request: AnyRequest, house: House, person: Person | None, game: str, number: int, data: Against
) -> TableId:
    """Sets up a table that plays on from a puzzle that you have answered."""
    who, found = known(person), game_of(game)
    if await house.around.puzzles.own(puzzles.puzzle(found, number), who) is None:
        raise Refusal("error-puzzle-open", status=403)
    return TableId(await house.add(puzzles.opening(found, number, who, data.bot)))


async def _solution(house: House, game: Game, number: int, own: Answer) -> dict[str, Any]:
    found = puzzles.puzzle(game, number)
    return puzzles.solution(found, own, await house.around.puzzles.others(found))


ROUTES = [every, today, one, answer, play]

"""What came of the games of the house: in figures over all, and one's own history."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from kaffeehaus.server import lobby
from kaffeehaus.server.access import known
from kaffeehaus.server.deals import game_of
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.overview import Asked

Players = Annotated[int | None, Parameter(ge=1, le=8)]
Months = Annotated[int | None, Parameter(ge=1, le=1200)]
Word = Annotated[str | None, Parameter(max_length=20)]
Options = Annotated[list[str] | None, Parameter(max_items=20)]


@get("/api/statistics/{game:str}")
async def of_house(
    house: House,
    game: str,
    players: Players = None,
    company: Word = None,
    pace: Word = None,
    months: Months = None,
    option: Options = None,
) -> dict[str, Any]:
    """Figures over all finished games of the house, or over those like these."""
    asked = Asked(players, company, pace, months, tuple(sorted(option or ())))
    house.around.chronicler.hurry()
    return await house.around.overview.of_house(game_of(game).name, asked)


@get("/api/statistics/{game:str}/mine")
async def of_person(
    house: House,
    person: Person | None,
    game: str,
    players: Players = None,
    company: Word = None,
    pace: Word = None,
    option: Options = None,
    before: Annotated[str | None, Parameter(max_length=80)] = None,
) -> dict[str, Any]:
    """Your own finished games, or those like these: charts and the latest, or those before a place in the list."""
    asked = Asked(players, company, pace, None, tuple(sorted(option or ())))
    place = None if before is None else lobby.before(before)
    house.around.chronicler.hurry()
    return await house.around.overview.of_person(known(person).id, game_of(game).name, asked, place)


ROUTES = [of_house, of_person]

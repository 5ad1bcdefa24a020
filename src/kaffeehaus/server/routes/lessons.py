"""The lessons of the house: which there are, what stands in one, and a table to take it at."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Struct

from kaffeehaus import GAMES
from kaffeehaus.server import lessons
from kaffeehaus.server.access import known, within_limits
from kaffeehaus.server.entries import Chair, Opened, Origin
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person, seat_name
from kaffeehaus.server.lessons import LEARNER, BadLesson, Course
from kaffeehaus.server.opening import named
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.tables import TableId

RIVALS = "medium"
"""What plays for the rivals where the lesson is over and the game goes on."""


class Place(Struct, frozen=True):
    """Where in a lesson somebody wants to begin."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0


@get("/api/lessons", sync_to_thread=True)
def all_lessons() -> list[dict[str, Any]]:
    """The lessons of every game, in order; one whose file is damaged has no steps."""
    return [_brief(game, name) for game in GAMES for name in lessons.names(game)]


@get("/api/lessons/{game:str}/{name:str}", sync_to_thread=True)
def lesson(game: str, name: str) -> dict[str, Any]:
    """A lesson, step by step."""
    return _course(game, name).told()


@post("/api/lessons/{game:str}/{name:str}", guards=[within_limits])
async def begin(house: House, person: Person | None, game: str, name: str, data: Place) -> TableId:
    """Sets up a table for a lesson, from one of its steps on."""
    return TableId(await house.add(opening(known(person), _course(game, name), data.step)))


def opening(person: Person, course: Course, step: int = 0) -> Opened:
    """The first entry of the table of a lesson."""
    game, lesson = GAMES[course.game], course.lesson
    chairs = [Chair(bot=RIVALS) for _ in range(lesson.players)]
    chairs[LEARNER] = Chair(person.id, seat_name(person, None))
    return Opened(
        game=game.name,
        rules=game.rules,
        content=game.content,
        players=lesson.players,
        options=game.options(dict(lesson.options)).to_json(),
        private=True,
        pace="live",
        seed=lessons.seed_of(lesson),
        host=person.id,
        seats=named(chairs),
        actions=course.moves[: course.starts[min(step, len(course.starts) - 1)]],
        origin=Origin(lessons.KIND, course.ref),
    )


def _course(game: str, name: str) -> Course:
    try:
        return lessons.course(game, name)
    except KeyError:
        raise Refusal("error-lesson-unknown", status=404) from None
    except BadLesson as error:
        raise Refusal("error-lesson-damaged", status=409, problem=str(error)) from None


def _brief(game: str, name: str) -> dict[str, Any]:
    try:
        course = lessons.course(game, name)
    except BadLesson:
        return {"game": game, "lesson": name, "minutes": 0, "steps": 0}
    return {"game": game, "lesson": name, "minutes": course.lesson.minutes, "steps": len(course.lesson.steps)}


ROUTES = [all_lessons, lesson, begin]

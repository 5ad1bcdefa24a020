"""Lessons are data: each plays on the engine, says something in every language, and its rivals do what is prepared."""

from __future__ import annotations

import asyncio
import json
import re
from importlib.resources import files
from typing import Any

import pytest
from tests.locale.test_topics import messages
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.locale import languages
from kaffeehaus.locale import topics as texts_of
from kaffeehaus.server import lessons
from kaffeehaus.server.lessons import LEARNER, BadLesson, Course

ALL = [(game, name) for game in GAMES for name in lessons.names(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])
GOOD = """
order = 1
minutes = 5
players = 2
seed = 1
before = ["1 BEFORE"]
[rivals]
1 = []
[[steps]]
id = "one"
"""


def known_rules(game: str) -> set[str]:
    """The ids on the rules page of a game."""
    assert "lessons" in texts_of("en", game)
    page = files("kaffeehaus.locale") / "de" / game / "rules.md"
    return set(re.findall(r"^(?:- |\| )\*\*([A-Z]+\d+[a-z]?)\*\*", page.read_text("utf-8"), re.MULTILINE))


@every_lesson
def test_a_lesson_plays_through_and_teaches_rules_that_there_are(game: str, name: str) -> None:
    course = lessons.course(game, name)
    own = [text for seat, text in course.moves[course.starts[0] :] if seat == LEARNER]
    assert own == [text for step in course.lesson.steps for text in step.do]
    assert len(course.lesson.steps) >= 4
    rules = {rule for step in course.lesson.steps for rule in step.rules}
    assert rules
    assert rules - known_rules(game) == set()
    assert lessons.taught(game) >= rules


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_every_step_has_its_words_in_every_language(game: str, lang: str) -> None:
    said = messages(lang, game)
    wanted: dict[str, set[str]] = {}
    for name in lessons.names(game):
        wanted[f"lesson-{name}"] = {"note"}
        for step in lessons.course(game, name).lesson.steps:
            wanted[f"lesson-{name}-{step.id}"] = {"title", "why"} | ({"wrong"} if step.do else set())
    found = {key: {a.id.name for a in entry.attributes} for key, entry in said.items() if key.startswith("lesson-")}
    assert found == wanted


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_no_button_of_the_coach_is_called_like_a_choice_of_the_game(game: str, lang: str) -> None:
    page = files("kaffeehaus.locale") / lang
    coach = (page / "topics" / "lessons.ftl").read_text("utf-8")
    own = set(re.findall(r"^coach-(?:back|next|skip|show) = (.+)$", coach, re.MULTILINE))
    assert len(own) == 4
    # "Now press “Pass”." is about the one on the table.
    table = "".join(one.read_text("utf-8") for one in (page / game).iterdir() if one.name.endswith(".ftl"))
    choices = re.findall(r"^page-do-[\w-]+ = (.+)$", table, re.MULTILINE)
    assert choices
    assert own & set(choices) == set()


DAMAGED = {
    "no file of data": ("a = [", "Invalid value"),
    "something missing": ("order = 1", "missing required field"),
    "an unknown word": (GOOD.replace("minutes", "hours"), "unknown field"),
    "a move that is not allowed": (GOOD.replace("BEFORE", "pass"), "before it begins"),
    "too long": (GOOD.replace("minutes = 5", "minutes = 11"), "<= 10"),
}


@pytest.mark.parametrize(("source", "says"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_lesson_is_told_in_one_line(source: str, says: str) -> None:
    with pytest.raises(BadLesson) as told:
        lessons.read(ALL[0][0], "broken", source.encode())
    assert says in str(told.value)
    assert "\n" not in str(told.value)


def test_a_lesson_without_a_move_for_a_rival_is_damaged() -> None:
    game, name = ALL[0]
    course = lessons.course(game, name)
    source = (files(lessons.__package__) / game / f"{name}.toml").read_text("utf-8")
    first = next(text for seat, text in course.moves[len(course.lesson.before) :] if seat != LEARNER)
    with pytest.raises(BadLesson):
        lessons.read(game, name, source.replace(f'"{first}"', "", 1).encode())


def test_lessons_are_listed_told_and_refused(server: Server) -> None:
    told = server.get("/api/lessons").json()
    assert [(one["game"], one["lesson"]) for one in told] == ALL
    game, name = ALL[0]
    steps = server.get(f"/api/lessons/{game}/{name}").json()["steps"]
    assert len(steps) == told[0]["steps"]
    assert server.get(f"/api/lessons/{game}/nothing").json()["error"]["id"] == "error-lesson-unknown"
    assert server.post(f"/api/lessons/{game}/{name}", {}).status_code == 401


async def takes(server: Server, course: Course, step: int) -> None:
    """Takes a lesson from one of its steps on, as somebody who does what it says."""
    person = Person(server, "Ada")
    answer = server.post(f"/api/lessons/{course.ref}", {"step": step}, person.cookie)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    summary = server.get(f"/api/tables/{table}", person.cookie).json()
    assert summary["origin"] == {"kind": "lesson", "ref": course.ref}
    async with person.at(table) as tab:
        for text in [text for one in course.lesson.steps[step:] for text in one.do]:
            while not tab.choices():
                await tab.receive()
            await tab.tells(t="act", seat=LEARNER, at=tab.seq, action=text)
        while not tab.choices():
            await tab.receive()
        seen, wanted = tab.now["views"]["0"], ended(course)
        # What the rivals choose in secret after that they may still keep back.
        same = [key for key in seen if key not in ("desks", "to_act")]
        assert {key: seen[key] for key in same} == {key: wanted[key] for key in same}
        assert [desk["score"] for desk in seen["desks"]] == [desk["score"] for desk in wanted["desks"]]


def ended(course: Course) -> dict[str, Any]:
    """What the learner sees at the end of a lesson in which everybody did what is prepared."""
    game, lesson = GAMES[course.game], course.lesson
    state = game.start(lesson.players, game.options(lesson.options), bytes.fromhex(lessons.seed_of(lesson)))
    for seat, text in course.moves:
        state.apply(seat, game.parse(text))
    seen: dict[str, Any] = json.loads(json.dumps(state.view(LEARNER)))
    return seen


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_at_the_table_of_a_lesson_the_rivals_do_what_is_prepared(server: Server, game: str) -> None:
    course = lessons.course(game, lessons.names(game)[0])
    asyncio.run(takes(server, course, 0))
    asyncio.run(takes(server, course, len(course.lesson.steps) // 2))

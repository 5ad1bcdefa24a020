"""Puzzles at the house: nothing tells the answer before one has answered, and the first answer counts."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE
from tests.server.test_wire_page import examples

from kaffeehaus import GAMES
from kaffeehaus.games.registry import own
from kaffeehaus.puzzles.puzzle import BadPuzzle, Puzzle
from kaffeehaus.server import puzzles, wire
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.puzzles import Answer, Puzzles
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

KLARA, EMIL, ROSA, _ = PEOPLE
TOLD = {"game", "number", "count", "difficulty", "players", "options", "seat", "view", "choices"}
"""All that is told of a puzzle before the answer."""
every_game = pytest.mark.parametrize("game", own())


@every_game
def test_a_position_tells_what_its_seat_could_know_and_nothing_else(game: str):
    for number in (1, 7, 23):
        one = puzzles.puzzle(GAMES[game], number)
        state = one.state(GAMES[game])
        told = wire.write(puzzles.seen_by_seat(one, state))
        for seed in range(3):
            world = state.determinize(one.seat, Random(seed))
            assert wire.write(puzzles.seen_by_seat(one, world)) == told
        shown = puzzles.position(GAMES[game], number)
        assert shown.keys() == TOLD
        assert all(choice.keys() <= {"action", "preview", "likely", "then", "standing"} for choice in shown["choices"])


@every_game
def test_the_days_go_through_all_puzzles(game: str):
    count = len(puzzles.puzzles(GAMES[game]))
    days = [puzzles.of_the_day(GAMES[game], date.fromordinal(739_000 + n)) for n in range(count)]
    assert sorted(days) == list(range(1, count + 1))
    assert all(abs(one - other) > 9 for one, other in pairwise(days))


def test_a_damaged_puzzle_is_refused_in_a_line_and_leaves_the_others(monkeypatch: pytest.MonkeyPatch):
    game = GAMES["vienna"]
    good = puzzles.puzzle(game, 1)
    elsewhere = good._replace(seat=(good.seat + 1) % good.players, check="x")
    there: tuple[Puzzle | BadPuzzle, ...] = (good, BadPuzzle("puzzle 2 was changed"), elsewhere)
    monkeypatch.setattr(puzzles, "puzzles", lambda _: there)
    puzzles.position.cache_clear()
    for number in (2, 3):
        with pytest.raises(Refusal, match="error-puzzle-damaged"):
            puzzles.position(game, number)
    with pytest.raises(Refusal, match="error-puzzle-unknown"):
        puzzles.position(game, 4)
    assert [one["number"] for one in puzzles.listed(game, {})] == [1, 3]
    puzzles.position.cache_clear()


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_answer_of_everybody_counts(kind: str, tmp_path: Path):
    game = GAMES["vienna"]
    one, best = puzzles.puzzle(game, 1), puzzles.puzzle(game, 1).answer.action

    async def run(store: Store) -> None:
        there = Puzzles(store)
        assert await there.own(one, KLARA) is None
        assert await there.keep(game, one, KLARA, one.obvious) == Answer(one.obvious)
        assert await there.keep(game, one, KLARA, best) == Answer(one.obvious)
        assert await there.keep(game, one, EMIL, best) == Answer(best)
        assert await there.keep(game, one, ROSA, None) == Answer(None)
        assert await there.others(one) == Counter({one.obvious: 1, best: 1, None: 1})
        assert await there.progress(game, KLARA) == {one.check: "missed"}
        assert await there.progress(game, ROSA) == {one.check: "shown"}
        assert await there.progress(GAMES["valencia"], KLARA) == {}

    with database(kind, tmp_path) as url:
        found = database_of(url)
        migrate(found)
        store = Store(found)
        try:
            asyncio.run(run(store))
        finally:
            store.close()


def test_a_puzzle_over_the_wire(server: Server):
    ada = Person(server, "Ada")
    path = "/api/puzzles/valencia/3"
    one = puzzles.puzzle(GAMES["valencia"], 3)

    def told(path: str, person: Person | None = None) -> Any:
        return server.get(path, person.cookie if person else "").json()

    def refused(path: str, body: object, person: Person | None = None) -> tuple[int, str]:
        answer = server.post(path, body, person.cookie if person else "")
        return answer.status_code, answer.json()["error"]["id"]

    shown = told(path, ada)
    assert shown["solution"] is None
    assert shown.keys() == TOLD | {"solution"}
    assert all(row["own"] is None for row in told("/api/puzzles/valencia", ada))
    assert refused(path, {"action": None}) == (401, "error-nobody")
    assert refused(f"{path}/play", {}, ada) == (403, "error-puzzle-open")
    assert refused(path, {"action": "fly"}, ada) == (400, "error-action-unknown")
    first = server.post(path, {"action": one.obvious}, ada.cookie).json()
    assert (first["verdict"], first["answer"], first["tried"], first["found"], first["alike"]) == (
        ("missed", one.answer.action, 1, 0, 1)
    )
    page = next(example for example in examples() if "playouts" in example)
    assert (page.keys(), page["choices"][0].keys()) == (first.keys(), first["choices"][0].keys())
    assert server.post(path, {"action": one.answer.action}, ada.cookie).json() == first == told(path, ada)["solution"]
    assert told(path)["solution"] is None
    assert told("/api/puzzles/valencia", ada)[2]["own"] == "missed"
    table = server.post(f"{path}/play", {"bot": "medium"}, ada.cookie)
    assert table.status_code == 201
    assert told(f"/api/tables/{table.json()['id']}", ada)["origin"] == {"kind": "puzzle", "ref": "valencia/3"}
    assert 1 <= told("/api/puzzles/valencia/today")["number"] <= shown["count"]
    assert refused(f"{path}/play", {"bot": "x"}, ada) == (400, "error-bot-unknown")
    for path in ("/api/puzzles/chess", "/api/puzzles/vienna/9999"):
        assert server.get(path).status_code == 404

"""The statistics of the house: what came of finished games, counted once each, and to everybody their own."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE, add, folded, opened, random_action
from tests.server.test_house import with_house
from tests.server.test_wire_page import examples

from kaffeehaus.arena.intervals import wilson
from kaffeehaus.cli import main
from kaffeehaus.games.vienna.events import DrawerFilled
from kaffeehaus.server import chronicle as chronicles
from kaffeehaus.server.chronicle import LEAST, Chronicle
from kaffeehaus.server.chronicler import Chronicler
from kaffeehaus.server.databases import Database, database_of, migrate, transaction
from kaffeehaus.server.entries import Began, Chair, Entry, Imported, Origin, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.humble import Humble
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.overview import LONG, Asked, Overview
from kaffeehaus.server.store import NewEntry, Store
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, _ = PEOPLE
BOT = Chair(name="Brauner", bot="medium")
DAY = 24 * 3600.0
BEGAN = 1_700_000_000.0
"""In November 2023."""


@cache
def played(seed: int, players: int = 2, **more: Any) -> tuple[Entry, ...]:
    """The log of a whole game of VIENNA at random, against a bot unless there are more players."""
    first = replace(opened("vienna", players, None, seed, **({"seat1": BOT} if players == 2 else {})), **more)
    log: list[Entry] = [first, Began()]
    table, rng = folded(log), Random(seed)
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    return tuple(log)


def at(number: int) -> float:
    """When an entry was made: ten seconds after the one before."""
    return BEGAN + 10 * number


def keep(found: Database, id: str, log: tuple[Entry, ...], most: int = 10_000, late: float = 0.0) -> Table:
    """Stores a table as a house does, up to so many entries."""
    table = Table(id)
    for seq, entry in enumerate(log[:most], 1):
        table.take(seq, at(seq) + late, entry)
    known = listing(table)
    first, *others = [
        NewEntry(id, seq, encode(entry), known._replace(at=at(seq) + late)) for seq, entry in enumerate(log[:most], 1)
    ]
    store = Store(found)
    try:
        with ThreadPoolExecutor(1) as pool:  # a browser test has a loop of its own running
            pool.submit(asyncio.run, store.append(*first, *others)).result()
    finally:
        store.close()
    return table


@pytest.fixture(params=KINDS)
def found(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with database(request.param, tmp_path) as url:
        made = database_of(url)
        migrate(made)
        yield made


@pytest.fixture
def filed(tmp_path: Path) -> Database:
    made = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(made)
    return made


def count_all(found: Database) -> list[str | None]:
    """What was wrong with each game that waited."""
    chronicle = Chronicle(found)
    return [chronicle.count(table) for table in chronicle.waiting(100)]


def house(found: Database, game: str = "vienna", **asked: Any) -> dict[str, Any]:
    return asyncio.run(Overview(Chronicle(found)).of_house(game, Asked(**asked)))


def own(found: Database, person: str, before: tuple[float, str] | None = None, **asked: Any) -> dict[str, Any]:
    return asyncio.run(Overview(Chronicle(found)).of_person(person, "vienna", Asked(**asked), before))


def everything(found: Database) -> list[Any]:
    """All that is kept of what was counted."""
    with transaction(found) as connection:
        columns = "c.game, c.options, c.company, c.month, c.shown, f.name, f.value"
        cells = f"SELECT {columns} FROM figure f JOIN cell c ON c.id = f.cell"
        rows = [sorted(map(tuple, connection.execute(cells).fetchall()))]
        return [
            *rows,
            sorted((p, id, bytes(d)) for p, id, d in connection.execute("SELECT person, id, data FROM result")),
        ]


def test_figures_are_those_counted_by_hand_and_a_rebuild_gives_the_same(
    found: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [keep(found, f"t{seed}", played(seed)) for seed in range(1, 7)]
    keep(found, "plays", played(1), most=30)
    keep(found, "forked", (replace(played(1)[0], origin=Origin("fork", "t1/0")), *played(1)[1:]))
    actions = tuple((entry.seat, entry.action) for entry in played(1)[2:])  # type: ignore[attr-defined]
    given = {name: getattr(played(1)[0], name) for name in played(1)[0].__struct_fields__}
    keep(found, "brought", (Imported(**(given | {"actions": actions, "private": True})),))
    assert count_all(found) == [None] * 8
    told = house(found)
    figures = told["figures"]
    assert (told["games"], told["waiting"]) == (6, 0)

    ends = [(table.state, table.state.outcome) for table in tables if table.state]
    scores = Counter(score for _, end in ends if end for score in end.scores)
    assert figures["scores"]["counted"] == sorted([score, times] for score, times in scores.items())
    assert figures["length"]["rounds"]["counted"] == sorted(
        [rounds, times] for rounds, times in Counter(state.round for state, _ in ends).items()
    )
    assert figures["length"]["decisions"] == round(sum(len(table.moves) for table in tables) / 6, 1)
    minutes = sorted(round(10 * (len(played(seed)) - 2) / 60) for seed in range(1, 7))
    assert figures["length"]["minutes"] == (minutes[2] + minutes[3]) / 2
    first = sum(1 / len(end.winners) for state, end in ends if end and state.began in end.winners)
    (places,) = figures["places"]
    assert (places["players"], places["games"]) == (2, 6)
    assert places["shares"][0]["value"] == pytest.approx(first / 6)
    assert (places["shares"][0]["low"], places["shares"][0]["high"]) == pytest.approx(wilson(first / 6, 6), abs=1e-6)
    by_rule = Counter[str]()
    for _, end in ends:
        for points in end.points if end else ():
            by_rule.update(points)
    assert {rule: mean["value"] for rule, mean in figures["points"].items()} == pytest.approx(
        {rule: points / 12 for rule, points in by_rule.items() if points}, abs=1e-6
    )
    assert all(mean["low"] <= mean["value"] <= mean["high"] for mean in figures["points"].values())
    in_games = Counter(
        card
        for table in tables
        for card in {e.card for move in table.moves for e in move.events if isinstance(e, DrawerFilled)}
    )
    cards = {card: share["value"] for card, share in figures["used"]["in"]["card"].items()}
    # The 90 of the introductory game, those that nobody had too, and none that was not in the box.
    assert cards == pytest.approx({str(card): in_games[card] / 6 for card in range(1, 91)}, abs=1e-6)
    assert figures["used"]["in"]["entered"]

    before = everything(found)
    assert main(["house", "recount", "--lang", "en", "--data", str(tmp_path), "--database", url_of(found)]) == 0
    assert "8 finished games" in capsys.readouterr().out
    assert everything(found) == before


def url_of(found: Database) -> str:
    return found.alchemy.replace("postgresql+psycopg", "postgresql")


def test_what_is_asked_for_is_told_by_players_company_month_and_options(filed: Database) -> None:
    for seed in range(1, 6):
        keep(filed, f"t{seed}", played(seed), late=seed * 40 * DAY)
    keep(filed, "three", played(9, 3))
    count_all(filed)
    assert [house(filed, players=n)["games"] for n in (2, 3, 4)] == [5, 1, 0]
    assert [house(filed, company=who)["games"] for who in ("alone", "people", "mixed")] == [5, 1, 0]
    assert house(filed, pace="days")["games"] == house(filed, game="valencia")["games"] == 0
    assert house(filed, options=("version:introductory", "third_man:false"))["games"] == 6
    assert house(filed, options=("version:advanced",))["games"] == 0
    today = house(filed)
    assert today["there"]["players"] == [2, 3]
    assert today["there"]["options"]["third_man"] == ["false"]
    assert (today["since"], today["figures"]["places"][0]["players"]) == ("2023-11", 2)
    assert len(today["figures"]["places"]) == 1, "one game for three is too few to say anything"
    assert house(filed, players=3)["figures"] is None
    assert house(filed, months=1)["games"] == 0
    assert Asked(months=3).since(BEGAN) == "2023-09"
    assert Asked(months=12).since(BEGAN) == "2022-12"


def test_private_games_are_told_by_fives_only(found: Database) -> None:
    public = keep(found, "open", played(1))
    for seed in range(2, 2 + LEAST - 1):
        keep(found, f"p{seed}", played(seed, private=True))
    count_all(found)
    told = house(found)
    assert (told["games"], told["figures"]) == (1, None)
    assert len(own(found, KLARA.id)["games"]) == LEAST
    keep(found, "last", played(7, private=True), late=70 * DAY)
    count_all(found)
    told = house(found)
    assert (told["games"], told["figures"]["length"]["rounds"]["counted"] != []) == (1 + LEAST, True)
    cells = Chronicle(found).cells("vienna")
    # All five are of the month of the last of them: no filter parts them.
    assert {cell.month: Chronicle(found).sums([cell.id])["games",] for cell in cells} == {
        "2023-11": 1,
        "2024-01": LEAST,
    }
    assert public.state is not None
    said = json.dumps(told)
    assert not any(secret in said for secret in (KLARA.id, KLARA.name, '"last"', '"p2"', "Brauner"))


def test_a_game_is_counted_once_however_many_count_and_a_crash_loses_nothing(
    found: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(1, 5):
        keep(found, f"t{seed}", played(seed))
    crash = pytest.MonkeyPatch()
    crash.setattr(chronicles, "month_of", lambda at: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        Chronicle(found).count("t1")
    crash.undo()
    assert everything(found) == [[], []]
    assert len(Chronicle(found).waiting(9)) == 4
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda _: count_all(found), range(3)))
    assert Chronicle(found).waiting(9) == []
    assert house(found)["games"] == 4
    # What is said at the table afterwards makes no new game of it.
    keep_on = folded(list(played(1)), "t1")
    store = Store(found)
    try:
        asyncio.run(store.append("t1", keep_on.seq + 1, b"{}", listing(keep_on)))
    finally:
        store.close()
    assert Chronicle(found).waiting(9) == []


def test_a_damaged_row_harms_nothing(filed: Database, caplog: pytest.LogCaptureFixture) -> None:
    for seed in range(1, 7):
        keep(filed, f"t{seed}", played(seed))
    with transaction(filed) as connection:
        connection.execute("UPDATE log SET entry = 'xx' WHERE game = 't1' AND seq = 4")
    assert [problem is None for problem in count_all(filed)] == [False] + [True] * 5
    assert count_all(filed) == []
    with transaction(filed) as connection:
        connection.execute("UPDATE figure SET value = 'many' WHERE name LIKE 'in/card/1%'")
        connection.execute("INSERT INTO figure (cell, name, value) SELECT id, 'score/x/y', 3 FROM cell")
        connection.execute("UPDATE result SET data = 'xx' WHERE id = 't2'")
        connection.execute("""UPDATE result SET data = '{"players": 2, "owners": 7}' WHERE id = 't3'""")
    assert house(filed)["games"] == 5
    assert house(filed)["figures"]["scores"]
    assert {one["id"] for one in own(filed, KLARA.id)["games"]} == {"t4", "t5", "t6"}
    for damage in ("name = name || 'x' WHERE name LIKE 'score/1%'", "value = 999999 WHERE name = 'place/0'"):
        with transaction(filed) as connection:
            connection.execute(f"UPDATE figure SET {damage} AND cell IN (SELECT min(cell) FROM figure)")
        told = house(filed)
        assert (told["games"], told["figures"]) == (5, None)
    assert len([one for one in caplog.records if "recount" in one.getMessage()]) == 2


def test_everybody_is_told_their_own_games_only_page_by_page(found: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {f"t{seed}": keep(found, f"t{seed}", played(seed), late=seed * DAY) for seed in range(1, 6)}
    tables["three"] = keep(found, "three", played(9, 3, private=True), late=9 * DAY)
    count_all(found)
    told = own(found, KLARA.id)
    assert [one["id"] for one in told["games"]] == ["three", "t5", "t4", "t3", "t2", "t1"]
    assert (told["older"], told["count"]) == (None, 6)
    for one in told["games"]:
        state = tables[one["id"]].state
        assert state is not None
        assert state.outcome is not None
        assert one["scores"] == list(state.outcome.scores)
        assert one["yours"] == [0]
        assert (one["ranks"][0] == 1) == (0 in state.outcome.winners)
        assert not {person.id for person in PEOPLE} & set(json.dumps(one).split('"'))
    assert [one["id"] for one in told["drawn"]] == ["t1", "t2", "t3", "t4", "t5", "three"]
    alone = next(one for one in told["wins"] if one["company"] == "alone")
    won = sum(1 / len(ends(t).winners) for t in tables.values() if t.id != "three" and 0 in ends(t).winners)
    assert (alone["level"], alone["games"], alone["fair"]) == ("medium", 5, 0.5)
    assert alone["share"]["value"] == pytest.approx(won / 5)
    assert {one["id"] for one in own(found, EMIL.id)["games"]} == {"three"}
    assert own(found, "stranger")["games"] == []
    assert [one["id"] for one in own(found, KLARA.id, players=3)["games"]] == ["three"]

    monkeypatch.setattr("kaffeehaus.server.own_games.PAGE", 2)
    pages: list[list[str]] = []
    place = None
    while place is not None or not pages:
        page = own(found, KLARA.id, place, company="alone")
        pages.append([one["id"] for one in page["games"]])
        moment, _, id = (page["older"] or "").partition("~")
        place = (float(moment), id) if moment else None
    assert pages == [["t5", "t4"], ["t3", "t2"], ["t1"]]


def ends(table: Table) -> Any:
    assert table.state is not None
    return table.state.outcome


def test_abandoned_games_are_told_and_not_counted(filed: Database) -> None:
    keep(filed, "left", played(1), most=30)
    keep(filed, "fresh", played(1), most=30, late=time() - BEGAN)
    for seed in range(LEAST + 2):
        keep(filed, f"p{seed}", played(1, private=True), most=30)
    # Who was given something, or began in the middle, says nothing about others.
    uneven = replace(opened("vienna", 2, {"handicap_points": [5, 0]}, seat1=BOT), seed="07")
    keep(filed, "uneven", (uneven, *played(1)[1:2]))
    keep(filed, "placed", played(1, origin=Origin("position")), most=30)
    count_all(filed)
    told = house(filed)
    assert (told["games"], told["abandoned"]) == (0, 1 + LEAST)
    assert house(filed, players=3)["abandoned"] == 0
    assert LONG > DAY


def test_a_game_that_ended_early_is_told_and_not_counted(filed: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    class Short(Table):
        def take(self, seq: int, at: float, entry: Entry) -> None:
            super().take(seq, at, entry)
            if seq == 30:
                self.phase = OVER

    for module in ("kaffeehaus.server.tallying", __name__):
        monkeypatch.setattr(f"{module}.Table", Short)
    keep(filed, "early", played(1), most=30)
    keep(filed, "hidden", played(2, private=True), most=30)
    assert count_all(filed) == [None, None]
    told = house(filed)
    assert (told["games"], told["abandoned"], own(filed, KLARA.id)["games"]) == (0, 1, [])


def test_an_open_house_counts_what_has_ended_if_it_leads_or_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(kept)
    keep(kept, "t1", played(1))
    monkeypatch.setattr("kaffeehaus.server.chronicler.LOOK", 0.01)

    async def run(house: House, store: Store) -> None:
        humble = Humble(lambda: ThreadPoolExecutor(1), rest=0.01)
        chronicle = Chronicle(kept)
        follows, leads = Chronicler(chronicle, humble, lambda name: False), Chronicler(chronicle, humble, bool)
        follows.start()
        await asyncio.sleep(0.1)
        assert chronicle.waiting(9) == ["t1"]
        follows.hurry()
        await until(lambda: chronicle.waiting(9) == [])
        await follows.stop()
        keep(kept, "t2", played(2))
        leads.start()
        await until(lambda: chronicle.waiting(9) == [])
        await leads.stop()
        assert (await house.around.overview.of_house("vienna", Asked()))["games"] == 2
        await until(lambda: humble._executor is None)  # it rests

    with_house(tmp_path, run)


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never held")


def test_what_is_told_has_the_members_that_the_page_of_the_wire_shows(filed: Database) -> None:
    for seed in range(1, 1 + LEAST):
        keep(filed, f"t{seed}", played(seed))
    count_all(filed)
    for told, member in ((house(filed), "abandoned"), (own(filed, KLARA.id), "drawn")):
        shown = next(example for example in examples() if member in example)
        assert told.keys() == shown.keys()
        for name, value in shown.items():
            real = told[name]
            if isinstance(value, list):
                value, real = value[0], real[0]
            if isinstance(value, dict) and name != "options":
                assert real.keys() == value.keys(), name
    figures = next(example for example in examples() if "abandoned" in example)["figures"]
    real = house(filed)["figures"]
    for name in ("length", "scores", "used"):
        assert real[name].keys() == figures[name].keys()
    assert real["places"][0].keys() == figures["places"][0].keys()


def test_nobody_is_told_the_games_of_others_over_the_wire(server: Server) -> None:
    assert server.get("/api/statistics/vienna/mine").status_code == 401
    ada = Person(server, "Ada")
    told = server.get("/api/statistics/vienna/mine?option=version:advanced&players=2", ada.cookie).json()
    assert (told["games"], told["count"], told["older"]) == ([], 0, None)
    assert server.get("/api/statistics/vienna?months=3&pace=live").json()["least"] == LEAST
    assert server.get("/api/statistics/chess").json()["error"]["id"] == "error-game-unknown"
    for wrong in ("players=0", "players=x", "months=0", "before=yesterday"):
        path = "/api/statistics/vienna/mine" if "before" in wrong else "/api/statistics/vienna"
        assert server.get(f"{path}?{wrong}", ada.cookie).status_code == 400, wrong

"""A series: the next table opens by itself with a chair for everybody, and whoever plays on stands somewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.databases import KINDS, database
from tests.server.play import Person as Guest
from tests.server.play import Server
from tests.server.tables import PEOPLE, STRANGER, add, begun, folded, opened
from tests.server.test_friends import BROWSER
from tests.server.test_notices import NOON, Days, over_days
from tests.server.test_rematch import finished, stored

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server import again, permissions, series, timing, uptime, views
from kaffeehaus.server.carried import Part, Row, Series
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Paced, Said
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.people.exporting import Exports
from kaffeehaus.server.people.friends import Friends
from kaffeehaus.server.people.leaving import forget
from kaffeehaus.server.people.names import NEUTRAL
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.series import PAUSE
from kaffeehaus.server.table import GATHERING, Table

KLARA, EMIL, ROSA, OTTO = PEOPLE
VALENCIA = Part("valencia")


def wished(log: list[Entry], *others: Part, by: Person = KLARA) -> list[Entry]:
    """A log at whose end a series is wished for."""
    return [*log, again.serial(folded(log), by, others)]


def next_one(table: Table) -> Opened:
    """The next table of a series."""
    return permissions.rematch(table, EMIL, "new")[1]


# ---- which game, who begins, who stands how --------------------------------------------------------------------------


def test_47_games_take_turns_seats_are_rotated_and_the_standings_go_along():
    log: list[Entry] = wished(begun("vienna", 3, {"first_player": "2"}), VALENCIA)
    games, began = [], []
    for number in range(1, 4):
        table = finished(log)
        assert table.state is not None
        games.append(table.opened.game)
        began.append(table.state.began)
        told = series.told(table)
        assert told is not None
        assert (told["number"], [row["games"] for row in told["rows"]]) == (number, [number] * 3)
        assert sum(row["wins"] for row in told["rows"]) >= number
        log = [next_one(table), Began()]
    assert games == ["vienna", "valencia", "vienna"]
    assert began == [1, 2, 0]


def test_47_whoever_leaves_others_behind_has_a_point_for_each_and_shared_places_are_shared():
    table = finished(wished(begun("vienna", 4)))
    table.chairs[3] = Chair(name="Resi", bot="easy")
    assert table.outcome is not None
    for scores, winners, points in (
        ((50, 40, 40, 20), (0,), (3, 1, 1)),
        ((50, 50, 40, 60), (3,), (1, 1, 0)),
        ((50, 50, 40, 20), (1,), (2, 3, 1)),
        ((50, 50, 40, 20), (0, 1), (2, 2, 1)),
    ):
        object.__setattr__(table.outcome, "scores", scores)
        object.__setattr__(table.outcome, "winners", winners)
        found = series.rows(table)
        assert [row.points for row in found] == list(points)
        assert [row.wins for row in found] == [int(seat in winners) for seat in range(3)]
        assert [row.user for row in found] == [KLARA.id, EMIL.id, ROSA.id]


def test_47_several_at_one_screen_have_a_row_each_and_who_got_up_keeps_theirs():
    first = begun("vienna", 3)
    opened = first[0]
    assert isinstance(opened, Opened)
    seats = (opened.seats[0], Chair(KLARA.id, "Grete"), opened.seats[2])
    carried = Series((Part("vienna"),), 2, (Row(KLARA.id, "Klara", 2, 2, 4), Row(OTTO.id, "Otto", 1, 0, 1)))
    found = series.rows(finished([replace(opened, seats=seats, series=carried), Began()]))
    assert [(row.user, row.name, row.games) for row in found] == [
        (KLARA.id, "Klara", 3),
        (OTTO.id, "Otto", 1),
        (KLARA.id, "Grete", 1),
        (ROSA.id, "Rosa", 1),
    ]


def test_the_next_table_is_due_a_moment_after_the_game_and_never_without_a_series():
    alone = finished(begun("vienna", 2))
    assert timing.due(alone) is None
    table = finished(wished(begun("vienna", 2)))
    table.at = 5000.0
    add(table, [], Said(EMIL.id, "Emil", "noch eine?"))
    over = next(item.at for item in table.journal if item.kind == "over")
    assert timing.due(table) == over + PAUSE
    add(table, [], again.serial(table, EMIL, None))
    assert timing.due(table) is None
    assert series.told(table) is None


def test_only_whoever_plays_there_makes_a_series_or_ends_it_of_games_that_can_be_played():
    running = folded(begun("vienna", 4))
    for table, person, others, why in (
        (running, STRANGER, [VALENCIA], "error-seat-none"),
        (running, STRANGER, None, "error-seat-none"),
        (running, KLARA, [Part("tarock")], "error-game-unknown"),
        (running, KLARA, [Part("valencia", {"specials": "never"})], "bad-option-value"),
        (folded([replace(opened("valencia", 4), players=5)]), KLARA, [Part("vienna")], "bad-players"),
    ):
        with pytest.raises(Refusal) as refused:
            again.serial(table, person, others)
        assert refused.value.id == why
    assert again.serial(running, ROSA, [VALENCIA, VALENCIA, Part("vienna")]).parts[1].game == "valencia"
    over = finished(begun("vienna", 2))
    over.rematch = "new"
    with pytest.raises(Refusal, match="error-series-late"):
        again.serial(over, KLARA, [])


def test_everybody_of_a_series_sets_the_next_table_up_and_nobody_else():
    table = folded([next_one(finished(wished(begun("vienna", 3))))])
    assert table.opened.host == EMIL.id
    for person in (KLARA, EMIL, ROSA):
        assert permissions.begin(table, person) == Began()
        assert views.table_message(table, person, {})["you"]["host"]
    with pytest.raises(Refusal, match="error-host"):
        permissions.begin(table, STRANGER)
    usual = folded([permissions.rematch(finished(begun("vienna", 3)), EMIL, "new")[1]])
    with pytest.raises(Refusal, match="error-host"):
        permissions.begin(usual, KLARA)


def test_nobodys_id_is_told_with_the_standings():
    table = finished(wished(begun("vienna", 2)))
    told = repr(views.table_message(table, EMIL, {})["series"])
    assert "Klara" in told
    assert all(person.id not in told for person in PEOPLE)


# ---- the house -------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a house looks every few minutes."""
    monkeypatch.setattr(uptime, "GAP", 3600)


async def goes_on(days: Days) -> House:
    """A house in which a game of three over days has just ended that is one of a series."""
    house = days.house
    house.rooms.clock = house.around.invitations._clock = lambda: days.now
    for person in (KLARA, EMIL, ROSA):
        await house.people.name(Person(person.id, person.name, "en"), BROWSER)
        await days.is_reached(person)
    log = begun("vienna", 3)
    log = wished([replace(log[0], private=True), *log[1:], Paced(KLARA.id, "Klara", "days")], VALENCIA)
    finished(log)
    last = log.pop()
    await stored(days.store, log)
    await house.timekeeper.look()
    await house.change("old", lambda room: last)
    return house


def in_house(where: str, run: Callable[[Days, House], Awaitable[None]]) -> None:
    async def whole(days: Days) -> None:
        await run(days, await goes_on(days))

    over_days(where, whole)


async def looked(days: Days, house: House) -> str | None:
    await house.timekeeper.look()
    found: str | None = await house.read("old", lambda table: table.rematch)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_102_the_next_table_opens_by_itself_once_and_everybody_is_told_once(kind: str, tmp_path: Path):
    async def run(days: Days, house: House) -> None:
        assert await looked(days, house) is None
        days.now = NOON + PAUSE + 1
        id = await looked(days, house)
        assert id is not None
        assert await looked(days, house) == id
        assert await house.rematch("old", ROSA) == id
        table = await house.read(id, lambda table: table)
        assert (table.phase, table.opened.game, table.pace, table.opened.private) == (
            GATHERING,
            "valencia",
            "days",
            True,
        )
        assert [chair.user for chair in table.chairs] == [KLARA.id, EMIL.id, ROSA.id]
        assert [row.games for row in table.series.rows] == [1, 1, 1]
        assert next(one["id"] for one in (await house.lists(EMIL.id)).yours) == id
        await days.desk.tell_invited()
        assert days.post.told() == [], "who was there needs no word"
        # Rosa does not want to, and is not told, nor asked again.
        await house.change(id, lambda room: permissions.leave(room.table, ROSA, 2))
        assert await house.around.invitations.waiting(ROSA.id) == []
        await house.admit_to_chair(id, OTTO)
        days.now += 120
        await days.desk.tell_invited()
        sent = dict(days.post.sent)
        assert set(days.post.told()) == {KLARA.id, EMIL.id}
        assert sent[EMIL.id]["title"] == "The next game of your series: Valencia. Your chair is kept."
        assert sent[EMIL.id]["path"] == f"/t/{id}"
        days.now += 3600
        await days.desk.tell_invited()
        assert days.post.told() == []

    with database(kind, tmp_path) as url:
        in_house(url, run)


def test_102_a_house_that_was_down_when_a_game_ended_opens_the_next_table_when_it_is_back(tmp_path: Path):
    async def run(days: Days, house: House) -> None:
        days.now += 86_400
        later = House(days.store, house._bots._decider, bot_pace=0, clock=lambda: days.now)
        try:
            await later.timekeeper.begin()
            await later.timekeeper.look()
            days.now += PAUSE + 1
            await later.timekeeper.look()
            assert await later.read("old", lambda table: table.rematch) is not None
        finally:
            await later.stop()

    in_house(f"sqlite:///{tmp_path}/log.db", run)


def test_102_where_only_one_would_be_left_the_series_ends_and_nobody_sits_beside_whom_they_blocked(tmp_path: Path):
    async def run(days: Days, house: House) -> None:
        friends = Friends(days.store, 1e9)
        await friends.block(KLARA, ROSA.id, ROSA.name)
        days.now = NOON + PAUSE + 1
        id = await looked(days, house)
        assert id is not None
        assert await house.read(id, lambda table: [chair.user for chair in table.chairs]) == [None, EMIL.id, ROSA.id]
        assert await house.read(id, lambda table: table.opened.host) == EMIL.id

    async def alone(days: Days, house: House) -> None:
        friends = Friends(days.store, 1e9)
        await friends.block(KLARA, ROSA.id, ROSA.name)
        await friends.block(EMIL, ROSA.id, ROSA.name)
        days.now = NOON + PAUSE + 1
        assert await looked(days, house) is None
        assert await house.read("old", lambda table: (table.series, timing.due(table))) == (None, None)

    for name, how in (("one", run), ("two", alone)):
        in_house(f"sqlite:///{tmp_path}/{name}.db", how)


def test_who_is_forgotten_stands_nowhere_and_who_takes_along_has_their_standings(tmp_path: Path):
    async def run(days: Days, house: House) -> None:
        days.now = NOON + PAUSE + 1
        id = await looked(days, house)
        assert id is not None
        rosa = Person(ROSA.id, ROSA.name, "en")
        told = await Exports(house.people).of(rosa)
        assert [line | {"at": 0} for line in told["series"]] == [
            {"table": id, "at": 0} | {name: told["series"][0][name] for name in ("name", "games", "wins", "points")}
        ]
        assert told["series"][0]["games"] == 1
        # At the next but one Rosa has no chair any more.
        await house.change(id, lambda room: permissions.leave(room.table, ROSA, 2))
        await forget(house, rosa)
        await house.erasing.sweep()
        rows = await days.store.read(id)
        assert all(ROSA.id.encode() not in row.entry for row in rows)
        found = await house.read(id, lambda table: [row.name for row in series.rows(table)])
        assert sorted(found) == sorted(["Klara", "Emil", NEUTRAL])

    in_house(f"sqlite:///{tmp_path}/log.db", run)


def test_a_series_is_begun_and_ended_over_http_and_everybody_there_hears_of_it(server: Server):
    klara, emil = Guest(server, "Klara"), Guest(server, "Emil")
    table = klara.opens("vienna", "you", "open")

    def ask(who: Guest, **body: Any) -> Any:
        return server.post(f"/api/tables/{table}/series", body, who.cookie)

    async def run() -> None:
        async with klara.at(table) as one, emil.at(table) as other:
            await other.tells(t="sit", seat=1)
            answer = ask(klara, on=True, others=[{"game": "valencia"}])
            assert (answer.status_code, answer.json()) == (
                200,
                {"games": ["vienna", "valencia"], "number": 1, "rows": []},
            )
            while not other.entries or other.entries[-1]["kind"] != "series":
                await other.receive()
            assert other.entries[-1]["games"] == ["vienna", "valencia"]
            assert ask(emil, on=False).json() is None
            while not one.entries or one.entries[-1].get("games") != []:
                await one.receive()

    asyncio.run(run())
    stranger = Guest(server, "Graf Bobby")
    for who, body, status in ((stranger, {"on": True}, 403), (klara, {"on": "yes"}, 400), (klara, {}, 400)):
        assert ask(who, **body).status_code == status
    assert server.post(f"/api/tables/{table}/series", {"on": True}, "").status_code == 401


def test_every_language_says_that_a_series_goes_on():
    for lang in languages():
        assert "Vienna" in Texts(lang).text("notice-series", game="Vienna")

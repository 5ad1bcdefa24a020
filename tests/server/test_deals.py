"""One deal for several: nobody learns what came of it before their own game is over, and then all are compared."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE, add, folded, opened, random_action
from tests.server.test_house import with_house

from kaffeehaus import GAMES
from kaffeehaus.server import deals
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.deals import Deals, Kept, Play
from kaffeehaus.server.entries import Advised, Back, Began, BotSat, Chair, Entry, Origin
from kaffeehaus.server.house import House
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, _ = PEOPLE
BOT = Chair(name="Brauner", bot="medium")


def alone(game: str = "vienna", seed: int = 7) -> list[Entry]:
    """The log of a table of a person and a bot that has begun."""
    return [opened(game, 2, seed=seed, seat1=BOT), Began()]


def played(log: list[Entry], seed: int = 1) -> Table:
    table, rng = folded(log, "the-table"), Random(seed)
    while table.phase != OVER:
        add(table, log, random_action(table, rng))
    return table


def play(table: Table, person: str) -> Play:
    return Play(person, table.id, listing(table).summary)


def refused(log: list[Entry]) -> str:
    with pytest.raises(Refusal) as found:
        deals.shared(folded(log), KLARA)
    return found.value.id


def test_only_the_deal_of_a_game_alone_against_bots_is_shared():
    log = alone()
    deal = deals.shared(folded(log), KLARA)
    assert (deal.seat, deal.opened.seats) == (0, (Chair(), BOT))
    assert KLARA.id not in repr(deal)
    assert refused(log[:1]) == "error-deal-table"
    assert refused([opened("vienna", 2), Began()]) == "error-deal-table"
    assert refused([opened("vienna", 2, seat0=BOT), Began()]) == "error-deal-table"
    assert refused([replace(alone()[0], origin=Origin("lesson", "x")), Began()]) == "error-deal-table"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_dealt_the_same_and_sees_no_result_before_the_own_game_is_over(game: str):
    first = played(alone(game))
    kept = Kept("d", None, deals.shared(first, KLARA))
    log: list[Entry] = [deals.opening(kept, EMIL), Began()]
    table = folded(log, "e")
    assert table.digest == first.digest
    assert table.opened.origin == Origin("deal", "d")
    plays = [play(first, KLARA.id), play(table, EMIL.id)]
    for person in (EMIL, ROSA):
        seen = deals.told(kept, plays, person.id)
        assert (seen["finished"], seen["over"], seen["results"]) == (1, False, [])
        assert not any(secret in repr(seen) for secret in (first.opened.seed, first.id, KLARA.id, KLARA.name))
    end = played(log, seed=2)
    seen = deals.told(kept, [plays[0], play(end, EMIL.id)], EMIL.id)
    assert end.state is not None
    assert end.state.outcome is not None
    mine = next(result for result in seen["results"] if result["yours"])
    assert mine["scores"] == list(end.state.outcome.scores)
    assert mine["won"] == (0 in end.state.outcome.winners)
    assert mine["lead"] == end.state.outcome.scores[0] - end.state.outcome.scores[1]
    assert [result["lead"] for result in seen["results"]] == sorted(
        (result["lead"] for result in seen["results"]), reverse=True
    ) or len({result["won"] for result in seen["results"]}) == 2


def test_a_game_that_others_played_or_that_cannot_be_read_is_not_compared():
    first = played(alone())
    kept = Kept("d", None, deals.shared(first, KLARA))
    taken = played([*alone(), BotSat(0, "medium")])
    plays = [play(taken, KLARA.id), Play("x", "t2", b"{"), Play("y", "t3", None), Play("z", "t4", b'{"seats": 3}')]
    assert deals.told(kept, plays, KLARA.id)["finished"] == 0


def test_who_was_helped_by_a_bot_is_not_ranked_and_who_asked_one_is_told_of():
    first = played(alone())
    kept = Kept("d", None, deals.shared(first, KLARA))
    log: list[Entry] = [deals.opening(kept, EMIL), Began(), Advised(0, "hard")]
    asked = deals.told(kept, [play(played([*log]), EMIL.id)], EMIL.id)["results"]
    assert [result["hints"] for result in asked] == [1]
    table, rng = folded(log, "e"), Random(3)
    add(table, log, BotSat(0, "master"))
    while len(table.moves) < 40:
        add(table, log, random_action(table, rng))
    add(table, log, Back(0))
    helped = played(log, seed=4)
    assert helped.chairs[0] == Chair(EMIL.id, EMIL.name)
    seen = deals.told(kept, [play(first, KLARA.id), play(helped, EMIL.id)], EMIL.id)
    # The deal is no secret to him any more.
    assert (seen["over"], [result["yours"] for result in seen["results"]]) == (True, [False])


@pytest.mark.parametrize("game", GAMES)
def test_the_deals_of_days_change_players_seats_and_bots(game: str):
    found = [deals.of_the_day(GAMES[game], date.fromordinal(739_000 + n)) for n in range(12)]
    assert {deal.opened.players for deal in found} == set(GAMES[game].seats)
    assert {chair.bot for deal in found for chair in deal.opened.seats} == {None, *deals.OPPONENTS}
    assert len({deal.opened.seed for deal in found}) == 12
    assert all(deal.opened.seats[deal.seat] == Chair() for deal in found)


@pytest.mark.parametrize("kind", KINDS)
def test_deals_are_kept_once_whoever_comes_first(kind: str, tmp_path: Path):
    deal = deals.shared(folded(alone()), KLARA)

    async def run(store: Store) -> None:
        there = Deals(store)
        id = await there.share(deal, "klara", "t1")
        assert await there.share(deal, "klara", "t1") == id
        assert (await there.find(id)).deal == deal
        assert await there.begin(id, "emil", "t2") == "t2"
        assert await there.begin(id, "emil", "t3") == "t2"
        assert (await there.own(id, "emil"), await there.own(id, "rosa")) == ("t2", None)
        assert {(one.person, one.game) for one in await there.plays(id)} == {("klara", "t1"), ("emil", "t2")}
        game = GAMES["valencia"]
        today = await asyncio.gather(*(there.today(game) for _ in range(3)))
        assert len({kept.id for kept in today}) == 1
        assert today[0].day is not None
        with pytest.raises(Refusal, match="error-deal-unknown"):
            await there.find("nothing")

    with database(kind, tmp_path) as url:
        found = database_of(url)
        migrate(found)
        store = Store(found)
        try:
            asyncio.run(run(store))
        finally:
            store.close()


def test_a_broken_deal_is_unknown_and_spoils_nothing(tmp_path: Path):
    async def look(house: House, store: Store) -> None:
        await store.ask(lambda c: c.execute("INSERT INTO deal (id, day, data) VALUES ('d', NULL, X'7B')") and None)
        with pytest.raises(Refusal, match="error-deal-unknown"):
            await house.around.deals.find("d")
        assert await house.around.deals.plays("d") == []

    with_house(tmp_path, look)


def test_a_deal_over_the_wire(server: Server):
    ada, bea = Person(server, "Ada"), Person(server, "Bea")

    def told(person: Person, path: str) -> Any:
        return server.get(path, person.cookie).json()

    today = told(ada, "/api/deals/vienna/today")
    assert today["id"] == told(bea, "/api/deals/vienna/today")["id"] != told(ada, "/api/deals/valencia/today")["id"]
    # Whoever asks twice at once has no second table to try it at.
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(server.post, f"/api/deals/{today['id']}/play", {}, ada.cookie) for _ in range(4)]
    assert len({answer.result().json()["id"] for answer in asked}) == 1
    assert len(told(ada, "/api/tables")["yours"]) == 1
    table = server.post(f"/api/deals/{today['id']}/play", {}, ada.cookie)
    assert (table.status_code, table.json()) == (
        200,
        server.post(f"/api/deals/{today['id']}/play", {}, ada.cookie).json(),
    )
    assert told(ada, f"/api/deals/{today['id']}")["table"] == table.json()["id"]
    assert told(ada, f"/api/tables/{table.json()['id']}")["origin"] == {"kind": "deal", "ref": today["id"]}
    assert told(bea, f"/api/tables/{table.json()['id']}")["origin"] is None
    again = server.post("/api/deals", {"table": table.json()["id"]}, ada.cookie)
    assert again.json() == {"id": today["id"]}
    assert server.post(f"/api/deals/{today['id']}/play", {}).json()["error"]["id"] == "error-nobody"
    assert (
        server.post("/api/deals", {"table": table.json()["id"]}, bea.cookie).json()["error"]["id"] == "error-deal-table"
    )
    for path, id in {"vienna-x": "error-deal-unknown", "chess/today": "error-game-unknown"}.items():
        answer = server.get(f"/api/deals/{path}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, id)

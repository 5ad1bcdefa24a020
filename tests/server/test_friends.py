"""Friends by the word of both; who is blocked never learns it, and nobody is found who was not met."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE

from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.identity import Person as Who
from kaffeehaus.server.people.browsers import Browser
from kaffeehaus.server.people.friends import Friends
from kaffeehaus.server.people.register import Register
from kaffeehaus.server.people.shelf import Do
from kaffeehaus.server.people.ties import bring, forget
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.friends import blocked
from kaffeehaus.server.store import Listing, Store

KLARA, EMIL, ROSA, OTTO = (Who(f"id-{name}", name, "en") for name in ("Klara", "Emil", "Rosa", "Otto"))
BROWSER = Browser("laptop", "")
LISTS = "friends", "asks", "asked", "blocked"


async def tables(store: Store, *groups: tuple[Who, ...]) -> list[str]:
    """Tables at which these people play, as the lobby knows them."""
    ids = []
    for number, people in enumerate(groups):
        ids.append(f"t{number}")
        seats = [{"seat": n, "kind": "person", "name": one.name, "bot": None} for n, one in enumerate(people)]
        told = {"id": ids[-1], "game": "vienna", "owners": [one.id for one in people], "seats": seats}
        listing = Listing("playing", False, tuple(one.id for one in people), float(number), json.dumps(told).encode())
        await store.append(ids[-1], 1, b"x", listing)
    return ids


def with_friends(
    run: Callable[[Friends, Store], Awaitable[None]], path: Path, kind: str = "sqlite", generous: float = 1e9
) -> None:
    """Runs a test where four people are known."""

    async def whole(store: Store) -> None:
        register = Register(store)
        for person in (KLARA, EMIL, ROSA, OTTO):
            await register.name(person, BROWSER)
        await run(Friends(store, generous), store)

    with database(kind, path) as url:
        migrate(database_of(url))
        store = Store(database_of(url))
        try:
            asyncio.run(whole(store))
        finally:
            store.close()


async def names(friends: Friends, person: Who) -> dict[str, list[str]]:
    """Who stands in the lists of somebody, without those that are empty."""
    found = (await friends.lists(person.id))._asdict()
    return {name: [one.name for one in found[name]] for name in LISTS if found[name]}


async def refused(asked: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.id


async def befriended(friends: Friends, one: Who, other: Who) -> None:
    await friends.follow(other, await friends.link(one), "here", agrees=True)


def handle(rows: list[Any], name: str) -> str:
    return str(next(row.id for row in rows if row.name == name))


@pytest.mark.parametrize("kind", KINDS)
def test_two_who_played_together_are_friends_by_the_word_of_both(kind: str, tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        (table,) = await tables(store, (KLARA, EMIL))
        assert [one.name for one in (await friends.lists(KLARA.id)).met] == ["Emil"]
        await friends.wish(KLARA, table, 1)
        assert await names(friends, KLARA) == {"asked": ["Emil"]}
        assert await names(friends, EMIL) == {"asks": ["Klara"]}
        assert await friends.asking(EMIL.id) == 1
        assert (await friends.lists(KLARA.id)).met == []
        id = handle((await friends.lists(EMIL.id)).asks, "Klara")
        assert await refused(friends.answer(ROSA, id, True)) == "error-friend-unknown"
        await friends.answer(EMIL, id, True)
        assert await names(friends, KLARA) == {"friends": ["Emil"]}
        assert await names(friends, EMIL) == {"friends": ["Klara"]}
        await friends.wish(KLARA, table, 1)
        assert await names(friends, KLARA) == {"friends": ["Emil"]}
        await friends.remove(EMIL, handle((await friends.lists(EMIL.id)).friends, "Klara"))
        assert await names(friends, KLARA) == await names(friends, EMIL) == {}

    with_friends(run, tmp_path, kind)


def test_two_who_both_ask_need_no_answer(tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        (table,) = await tables(store, (KLARA, EMIL))
        await friends.wish(KLARA, table, 1)
        await friends.wish(EMIL, table, 0)
        assert await names(friends, KLARA) == {"friends": ["Emil"]}
        assert await names(friends, EMIL) == {"friends": ["Klara"]}

    with_friends(run, tmp_path)


def test_nobody_is_asked_who_was_not_met(tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        (table,) = await tables(store, (KLARA, EMIL))
        mine = "UPDATE game SET phase = 'gathering'"
        for person, seat in ((ROSA, 0), (KLARA, 0), (KLARA, 7)):
            assert await refused(friends.wish(person, table, seat)) == "error-friend-seat"
        assert await refused(friends.wish(KLARA, "nowhere", 0)) == "error-friend-seat"
        await store.ask(lambda connection: connection.execute(mine) and None)
        assert await refused(friends.wish(KLARA, table, 1)) == "error-friend-seat"
        assert (await friends.lists(KLARA.id)).met == []

    with_friends(run, tmp_path)


def alike_for(friends: Friends, person: Who) -> Awaitable[bytes]:
    """All that somebody is told of their ties, without what is drawn by lot or by the clock."""

    async def told() -> bytes:
        found = await friends.lists(person.id)
        rows = {name: [(one.name, one.called, one.alike) for one in found._asdict()[name]] for name in LISTS}
        return json.dumps([rows, [(one.table, one.seat, one.name) for one in found.met]]).encode()

    return told()


@pytest.mark.parametrize("how", ["blocks first", "blocks then", "declines", "nothing"])
def test_whoever_asks_is_told_the_same_however_it_was_taken(how: str, tmp_path: Path):
    told: dict[str, list[bytes]] = {}

    async def run(friends: Friends, store: Store) -> None:
        (table,) = await tables(store, (KLARA, EMIL, ROSA))
        if how == "blocks first":
            await friends.block(EMIL, KLARA.id, "Klara")
        await friends.wish(KLARA, table, 1)
        if how != "nothing" and how != "blocks first":
            (asked,) = (await friends.lists(EMIL.id)).asks
            await (
                friends.block(EMIL, KLARA.id, "Klara")
                if how == "blocks then"
                else friends.answer(EMIL, asked.id, False)
            )
        told["seen"] = [await alike_for(friends, KLARA)]
        await friends.wish(KLARA, table, 1)
        told["seen"].append(await alike_for(friends, KLARA))
        assert len((await friends.lists(EMIL.id)).asks) == int(how == "nothing")
        await friends.remove(KLARA, handle((await friends.lists(KLARA.id)).asked, "Emil"))
        await friends.wish(KLARA, table, 1)
        told["seen"].append(await alike_for(friends, KLARA))
        assert await friends.asking(EMIL.id) == int(how == "nothing")

    with_friends(run, tmp_path)
    waits = json.dumps(
        [{"friends": [], "asks": [], "asked": [["Emil", None, False]], "blocked": []}, [["t0", 2, "Rosa"]]]
    ).encode()
    assert told["seen"] == [waits] * 3


def test_a_friend_who_blocks_is_a_friend_no_more_and_the_other_reads_no_reason(tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        (table,) = await tables(store, (KLARA, EMIL))
        for ends in (friends.remove, None):
            await befriended(friends, KLARA, EMIL)
            (tie,) = (await friends.lists(EMIL.id)).friends
            if ends is None:
                found = await friends.one(EMIL.id, tie.id)
                assert found == (KLARA.id, "Klara")
                await friends.block(EMIL, *found)
            else:
                await ends(EMIL, tie.id)
            assert (
                await alike_for(friends, KLARA)
                == json.dumps([{"friends": [], "asks": [], "asked": [], "blocked": []}, [[table, 1, "Emil"]]]).encode()
            )
        assert await names(friends, EMIL) == {"blocked": ["Klara"]}
        assert (await friends.lists(EMIL.id)).met == []
        assert await refused(friends.wish(EMIL, table, 0)) == "error-friend-seat"
        await friends.unblock(EMIL, handle((await friends.lists(EMIL.id)).blocked, "Klara"))
        assert await names(friends, EMIL) == {}

    with_friends(run, tmp_path)


def test_a_link_makes_friends_and_what_is_wrong_with_one_reads_the_same(tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        first, second = await friends.link(KLARA), await friends.link(KLARA)
        await friends.block(KLARA, OTTO.id, "Otto")
        for person, code in ((EMIL, first), (OTTO, second), (EMIL, "nothing"), (EMIL, "2345 6789 ABCD"), (EMIL, "")):
            assert await refused(friends.follow(person, code, "here", agrees=True)) == "error-friend-code"
        assert await friends.follow(EMIL, second.lower(), "here", agrees=False) == "Klara"
        assert await names(friends, EMIL) == {}
        assert await refused(friends.follow(KLARA, second, "here", agrees=True)) == "error-friend-own"
        for person in (EMIL, ROSA, EMIL):
            assert await friends.follow(person, second, "here", agrees=True) == "Klara"
        assert await names(friends, KLARA) == {"friends": ["Emil", "Rosa"], "blocked": ["Otto"]}

    with_friends(run, tmp_path)


def test_codes_are_not_tried_out_and_nobody_asks_the_whole_house(tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        (table,) = await tables(store, (KLARA, EMIL))
        for _ in range(10):
            assert await refused(friends.follow(EMIL, "2345 6789 ABCD", "here", agrees=False)) == "error-friend-code"
            await friends.wish(KLARA, table, 1)
        assert await refused(friends.follow(EMIL, "2345 6789 ABCD", "here", agrees=False)) == "error-too-fast"
        assert await refused(friends.wish(KLARA, table, 1)) == "error-too-fast"

    with_friends(run, tmp_path, generous=1.0)


def test_names_that_look_alike_or_have_changed_are_marked(tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        false = Who("id-false", "KIara", "en")
        await Register(store).name(false, BROWSER)
        (table,) = await tables(store, (EMIL, false))
        await befriended(friends, KLARA, EMIL)
        await friends.wish(false, table, 0)
        (asks,) = (await friends.lists(EMIL.id)).asks
        assert (asks.name, asks.alike) == ("KIara", True)
        # What somebody was called where they asked counts, not what they call themselves since.
        await Register(store).name(Who("id-false", "Rosa", "en"), BROWSER)
        assert (await friends.lists(EMIL.id)).asks[0].name == "KIara"
        await friends.answer(EMIL, asks.id, True)
        told = [(one.name, one.called, one.alike) for one in (await friends.lists(EMIL.id)).friends]
        assert told == [("Klara", None, False), ("Rosa", "KIara", False)]

    with_friends(run, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_becomes_another_brings_friends_along_and_a_block_is_stronger(kind: str, tmp_path: Path):
    async def run(friends: Friends, store: Store) -> None:
        guest = Who("id-guest", "Guest 41", "en")
        await Register(store).name(guest, BROWSER)
        await befriended(friends, guest, EMIL)
        await befriended(friends, guest, ROSA)
        await befriended(friends, guest, KLARA)
        await befriended(friends, KLARA, OTTO)
        await friends.block(ROSA, KLARA.id, "Klara")
        await friends.block(OTTO, guest.id, "Guest 41")
        await store.ask(lambda connection: bring(Do(connection, store.mark), guest.id, KLARA.id))
        assert await names(friends, KLARA) == {"friends": ["Emil"]}
        assert (await friends.lists(EMIL.id)).friends[0].name == "Klara"
        assert await names(friends, ROSA) == {"blocked": ["Klara"]}
        assert await names(friends, OTTO) == {"blocked": ["Guest 41"]}
        assert await friends.blocked(OTTO.id) == {KLARA.id}
        await store.ask(lambda connection: forget(Do(connection, store.mark), KLARA.id))
        assert [await names(friends, one) for one in (KLARA, EMIL, ROSA, OTTO)] == [{}] * 4

    with_friends(run, tmp_path, kind)


# ---- over HTTP


def befriend(server: Server, one: Person, other: Person) -> None:
    """Makes friends of two by a link."""
    code = server.post("/api/friends/link", {}, one.cookie).json()["code"]
    assert server.post("/api/friends/follow", {"code": code, "agrees": True}, other.cookie).status_code == 200


def lists(server: Server, person: Person) -> dict[str, Any]:
    """All that somebody is told of their ties."""
    found: dict[str, Any] = server.get("/api/friends", person.cookie).json()
    return found


def test_nobody_learns_the_friends_or_blocks_of_others(server: Server):
    klara, emil, rosa = (Person(server, name) for name in ("Klara", "Emil", "Rosa"))
    before = server.get("/api/friends", rosa.cookie).content
    befriend(server, klara, emil)
    (tie,) = lists(server, klara)["friends"]
    assert tie["name"] == "Emil"
    assert server.get("/api/friends", rosa.cookie).content == before
    for path, body in (
        ("/api/friends/remove", {"id": tie["id"]}),
        ("/api/friends/answer", {"id": tie["id"], "agrees": True}),
        ("/api/blocks", {"id": tie["id"]}),
        ("/api/blocks/remove", {"id": tie["id"]}),
    ):
        known, unknown = (server.post(path, body | {"id": id}, rosa.cookie) for id in (tie["id"], "nothing"))
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
        assert (known.status_code, known.json()["error"]["id"]) == (404, "error-friend-unknown")
    told = server.get("/api/friends", klara.cookie).text
    assert not [one.id for one in (klara, emil, rosa) if one.id in told]
    for path in ("/api/friends", "/api/friends/link", "/api/blocks", "/api/tables/x/blocked", "/api/tables/x/invited"):
        ask = server.get if path in ("/api/friends",) or path.endswith(("blocked", "invited")) else None
        answer = ask(path) if ask else server.post(path, {"id": "x", "table": "x", "seat": 0})
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "error-nobody")
    table = klara.opens("vienna", "you", "open", "open")

    async def begins() -> None:
        for seat, person in ((1, emil), (2, rosa)):
            async with person.at(table) as tab:
                await tab.tells(t="sit", seat=seat)
        async with klara.at(table) as tab:
            await tab.tells(t="begin")

    asyncio.run(begins())
    server.post("/api/blocks", {"table": table, "seat": 2}, emil.cookie)
    # Whoever has blocked somebody and whoever has not are asked, and shown as asked, byte for byte alike.
    asked = [server.post("/api/friends", {"table": table, "seat": seat}, rosa.cookie) for seat in (0, 1)]
    assert [(one.status_code, one.content) for one in asked] == [(200, b"{}")] * 2
    rows = lists(server, rosa)["asked"]
    assert [one | {"id": len(one["id"]), "name": "", "at": 0} for one in rows] == [
        {"id": 12, "name": "", "at": 0, "called": None, "alike": False}
    ] * 2
    assert [lists(server, one)["asks"] != [] for one in (klara, emil)] == [True, False]
    foreign = server.post("/api/friends/link", {}, klara.cookie, Origin="https://example.net")
    assert foreign.status_code == 403


def test_who_has_spoken_at_a_table_is_blocked_by_number_and_nobody_else_sees_it(server: Server):
    klara, emil, rosa = (Person(server, name) for name in ("Klara", "Emil", "Rosa"))
    table = klara.opens("vienna", "you", "open")

    async def speaks() -> int:
        async with emil.at(table) as tab:
            said = await tab.tells(t="say", text="Servus")
            return int(said["entries"][0]["speaker"])

    speaker = asyncio.run(speaks())
    path = f"/api/tables/{table}/blocked"
    assert server.get(path, klara.cookie).json() == {"speakers": []}
    assert server.post("/api/blocks", {"table": table, "speaker": speaker}, klara.cookie).status_code == 200
    assert server.get(path, klara.cookie).json() == {"speakers": [speaker]}
    assert [one["name"] for one in lists(server, klara)["blocked"]] == ["Emil"]
    assert server.get(path, emil.cookie).json() == server.get(path, rosa.cookie).json() == {"speakers": []}
    assert lists(server, emil)["blocked"] == []
    for body in ({"table": table, "speaker": 99}, {"table": table, "seat": 1}, {"table": table, "seat": 9}, {}):
        assert server.post("/api/blocks", body, klara.cookie).status_code == 404
    assert server.post("/api/blocks", {"table": table, "seat": 0}, klara.cookie).json()["error"]["id"] == (
        "error-friend-seat"
    )


def test_whoever_has_blocked_nobody_is_answered_without_a_look_at_the_table():
    async def nobody(_: str) -> frozenset[str]:
        return frozenset()

    def reads(*_: Any) -> None:
        raise AssertionError("the table is looked at")

    async def asks() -> Any:
        return await blocked.fn("t", SimpleNamespace(read=reads), PEOPLE[0], SimpleNamespace(blocked=nobody))

    assert asyncio.run(asks()) == {"speakers": []}

"""Whole games over the wire: several people and bots at one table, reconnecting, undoing, talking, watching."""

from __future__ import annotations

import asyncio
from random import Random
from time import time

import pytest
from tests.server.play import PATIENCE, Person, Server, tab

from kaffeehaus import Record, replay, seed_digest
from kaffeehaus.server import views


def test_two_people_and_a_bot_play_a_whole_game_of_vienna_and_one_reconnects(server: Server):
    asyncio.run(whole_game(server, "vienna"))


def test_two_people_and_a_bot_play_a_whole_game_of_valencia(server: Server):
    asyncio.run(whole_game(server, "valencia"))


async def whole_game(server: Server, game: str) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens(game, "you", "open", "medium")
    rng = Random(3)
    async with klara.at(table) as first, tab(server, table) as watching:
        assert first.table["you"] == {"name": "Klara", "seats": [0], "host": True}
        assert watching.table["you"] == {"name": None, "seats": [], "host": False}
        assert first.now == {"views": {}, "legal": {}, "events": [], "fields": {}, "undoable": {}}
        assert await first.refused(t="begin") == "error-seats-open"
        async with emil.at(table) as second:
            await second.tells(t="sit", seat=1)
            assert await second.refused(t="begin") == "error-host"
            await first.until(lambda message: first.seats[1]["kind"] == "person")
            await first.tells(t="begin")
            playing = asyncio.create_task(first.plays(rng))
            await second.plays(rng, 25)
        # Emil's connection is lost; what he missed comes when he is back.
        again = Random(4)
        async with emil.at(table, seen=second.seq) as third:
            assert not third.table
            third.phase = "playing"
            await asyncio.gather(playing, third.plays(again), watches(watching))
            entries = second.entries + third.entries
            assert [entry["seq"] for entry in entries] == list(range(1, third.seq + 1))
    async with emil.at(table) as last:
        assert last.entries == entries
        assert last.seed is not None
        assert seed_digest(bytes.fromhex(last.seed)) == first.table["digest"] == last.table["digest"]
        assert last.now["views"]["1"]["outcome"] is not None
    record = Record.from_json(server.get(f"/api/tables/{table}/record").text)
    assert views.view(replay(record), 1) == last.now["views"]["1"]
    assert watching.now["views"]["spectator"] == views.view(replay(record), None)


async def watches(watching) -> None:
    while watching.phase != "over":
        await watching.receive()
    assert watching.now["legal"] == {}


def test_a_stale_or_repeated_act_is_answered_with_the_fresh_state_and_never_applied_twice(server: Server):
    asyncio.run(stale(server))


async def stale(server: Server) -> None:
    klara = Person(server, "Klara")
    table = klara.opens("vienna", "you", "you")
    async with klara.at(table) as one, klara.at(table) as two:
        await one.tells(t="begin")
        await two.until(lambda message: two.phase == "playing")
        seat, action = one.choices()[0]
        at = one.seq
        for _ in range(3):
            await one.send(t="act", seat=seat, at=at, action=action)
        answers = [await one.receive() for _ in range(3)]
        assert [answer["t"] for answer in answers] == ["news", "refused", "refused"]
        assert {answer["id"] for answer in answers[1:]} == {"error-stale"}
        assert answers[1]["now"] == one.now
        assert sum(entry["kind"] == "action" for entry in one.entries) == 1
        # The other tab has not read its news yet and acts on the old state.
        await two.send(t="act", seat=seat, at=at, action=action)
        assert (await two.told("refused"))["id"] == "error-stale"
        assert two.now == one.now
        assert await one.refused(t="act", seat=seat, at=one.seq + 5, action=action) == "error-stale"


def test_own_actions_are_taken_back_until_something_came_to_light(server: Server):
    asyncio.run(undoing(server))


async def undoing(server: Server) -> None:
    klara = Person(server, "Klara")
    table = klara.opens("vienna", "you", "you")
    rng, undone = Random(1), 0
    async with klara.at(table) as one, tab(server, table) as watching:
        await one.tells(t="begin")
        while undone < 12:
            before, view = one.seq, one.now["views"]
            await one.acts(rng)
            seat = int(next(iter(one.now["undoable"]), -1))
            entry = one.entries[-1]
            if seat < 0 or entry["kind"] != "action" or entry["seat"] != seat or one.seq != before + 1:
                continue
            count = one.now["undoable"][str(seat)]
            answer = await one.tells(t="undo", seat=seat, at=one.seq)
            (told,) = answer["entries"]
            assert told == {"seq": one.seq, "at": told["at"], "kind": "undone", "seat": seat, "count": 1}
            assert one.now["views"] == view
            assert one.now["undoable"].get(str(seat), 0) == count - 1
            undone += 1
        while one.now["undoable"]:
            await one.acts(rng)
        assert await one.refused(t="undo", seat=0, at=one.seq) == "error-undo"
        await one.plays(rng)
        await watches(watching)
    assert replay(Record.from_json(server.get(f"/api/tables/{table}/record").text)).over


def test_people_talk_and_spectators_too(server: Server):
    asyncio.run(talking(server))


async def talking(server: Server) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens("vienna", "you", "medium")
    async with klara.at(table) as one, emil.at(table) as two, tab(server, table) as nobody:
        await two.send(t="say", text="  Grüß Gott  ")
        news = await one.until(lambda message: message["t"] == "news" and message["entries"])
        (said,) = news["entries"]
        assert said == {
            "seq": 1, "at": said["at"], "kind": "said", "name": "Emil", "text": "Grüß Gott",
            "speaker": 1, "by": "spectator", "seat": None,
        }  # fmt: skip
        assert abs(said["at"] - time()) < PATIENCE
        assert await nobody.refused(t="say", text="hello") == "error-nobody"
        for text in ("", "   ", "\x00", "\u202e", "x" * 501):
            assert await one.refused(t="say", text=text) == "error-text"
    async with klara.at(table) as again:
        assert again.table["chat"] == news["entries"]
        assert again.table["log"] == []


def test_one_person_plays_all_seats_of_a_hotseat_table(server: Server):
    asyncio.run(hotseat(server))


async def hotseat(server: Server) -> None:
    klara = Person(server, "Klara")
    table = klara.opens("valencia", "you", "you")
    async with klara.at(table) as one:
        await one.tells(t="begin")
        assert one.now["views"].keys() == {"0", "1"}
        await one.plays(Random(2))
        assert one.now["legal"] == {}
        assert one.entries[-1]["kind"] == "over"


def test_a_bot_plays_for_somebody_who_has_gone_and_gives_the_seat_back(server: Server):
    asyncio.run(standing_in(server))


async def standing_in(server: Server) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens("vienna", "you", "open")
    async with klara.at(table) as one:
        async with emil.at(table) as two:
            await two.tells(t="sit", seat=1)
            await one.until(lambda message: one.seats[1]["kind"] == "person")
            await one.tells(t="begin")
            assert await one.refused(t="bot", seat=1, bot="medium") == "error-seat-present"
        await one.until(lambda message: not one.seats[1]["online"])
        await one.tells(t="bot", seat=1, bot="medium")
        assert one.seats[1] == {
            "seat": 1, "kind": "bot", "name": "Emil", "bot": "medium", "online": False, "away": one.seats[1]["away"],
            "yours": False, "host": False, "asks": None, "answer": False, "wanted": False,
        }  # fmt: skip
        rng = Random(5)
        await one.plays(rng, 30)
        # Nobody but Klara owes a decision, so that nothing happens in between.
        while one.now["views"]["0"]["to_act"] != [0]:
            await (one.acts(rng) if one.choices() else one.receive())
        async with emil.at(table) as two:
            assert two.table["you"]["seats"] == [1]
            assert await two.refused(t="act", seat=1, at=two.seq, action="pass") == "error-seat-bot"
            await two.send(t="back", seat=1)
            await two.until(lambda message: two.seats[1]["kind"] == "person")
            assert two.seats[1]["yours"]
            await asyncio.gather(one.plays(Random(6)), two.plays(Random(7)))


def test_a_table_goes_on_without_its_host(server: Server):
    asyncio.run(hostless(server))


async def hostless(server: Server) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens("vienna", "you", "open")
    async with emil.at(table) as two:
        async with klara.at(table) as one:
            await two.tells(t="sit", seat=1)
            await one.until(lambda message: one.seats[1]["kind"] == "person")
            await one.tells(t="begin")
            assert [seat["host"] for seat in one.seats] == [True, False]
            assert await two.refused(t="bot", seat=0, bot="random") == "error-host"
        await two.until(lambda message: not two.seats[0]["online"])
        await two.tells(t="bot", seat=0, bot="random")
        assert (two.seats[0]["name"], two.seats[0]["bot"]) == ("Klara", "random")
        await two.plays(Random(8), 40)
        await two.send(t="leave", seat=1)
        await two.until(lambda message: two.phase == "over")
        assert (two.seats[1]["name"], two.seats[1]["bot"]) == ("Emil", "medium")


def test_bots_alone_play_to_the_end_and_the_lobby_lists_tables(server: Server):
    asyncio.run(lobby(server))


async def lobby(server: Server) -> None:
    klara = Person(server, "Klara")
    watched = klara.opens("vienna", "random", "random", options={"version": "advanced"})
    open_, hidden = klara.opens("vienna", "you", "open"), klara.opens("vienna", "you", "open", private=True)
    async with klara.at(watched) as one:
        await one.tells(t="begin")
        await one.plays(Random(0))
    lists = server.get("/api/tables", klara.cookie).json()
    assert open_ in {row["id"] for row in lists["open"]}
    assert {row["id"] for row in lists["open"]}.isdisjoint({watched, hidden})
    assert {row["id"]: row["phase"] for row in lists["yours"]} == {
        watched: "over", open_: "gathering", hidden: "gathering"
    }  # fmt: skip
    assert server.get("/api/tables").json()["yours"] == []
    assert server.get(f"/api/tables/{hidden}").json()["seats"][1]["kind"] == "open"
    answer = server.get(f"/api/tables/{open_}/record")
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-not-over")


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/games", "/api/schema/openapi.json", "/api/texts/ja"])
def test_operators_and_programmers_find_what_they_need(server: Server, path: str):
    answer = server.get(path)
    assert answer.status_code == 200
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_why_tells_the_reason_and_plays_nothing(server: Server):
    asyncio.run(why(server))


async def why(server: Server) -> None:
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    table = klara.opens("vienna", "you", "you")
    async with klara.at(table) as one, emil.at(table) as guest:
        assert await one.refused(t="why", seat=0, action="place hofburg") == "error-not-begun"
        await one.tells(t="begin")
        seat, action = one.choices()[0]
        for asked, reason in ((action, "why-allowed"), ("place hofburg", "why-not-now")):
            await one.send(t="why", seat=seat, action=asked)
            told = await one.receive()
            assert told == {"t": "why", "ref": None, "seat": seat, "action": asked, "id": reason, "args": told["args"]}
        assert await one.refused(t="why", seat=seat, action="fly") == "error-action-unknown"
        await guest.until(lambda message: guest.phase == "playing")
        assert await guest.refused(t="why", seat=seat, action=action) == "error-seat-foreign"
        assert one.seq == guest.seq
    async with klara.at(table) as again:
        assert not [entry for entry in again.entries if entry["kind"] == "action"]

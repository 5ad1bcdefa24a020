"""Who is who at a table: bots have names of their own, people at one screen may have, and who watches needs none."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.play import Person as Guest
from tests.server.play import Server, tab
from tests.server.tables import PEOPLE, STRANGER, add, begun, folded, opened

from kaffeehaus.server import identity, permissions, views
from kaffeehaus.server.bot_names import BOT_NAMES, unused
from kaffeehaus.server.entries import Began, BotSat, Chair, Entry, Left, Named, Sat, decode, encode
from kaffeehaus.server.opening import Wanted, WantedSeat, opening
from kaffeehaus.server.refusals import Refusal

KLARA, EMIL, _, _ = PEOPLE
BAD_NAMES = ("", "  ", "x" * 25, "a\nb", "⚙ Rudi", "\u202egnip")


def test_the_names_of_bots_are_distinct_and_as_good_as_those_of_people():
    assert len({name.casefold() for name in BOT_NAMES}) == len(BOT_NAMES) >= 40
    assert [identity.checked_name(name) for name in BOT_NAMES] == list(BOT_NAMES)
    assert unused(name.upper() for name in BOT_NAMES[1:]) == BOT_NAMES[0]


def test_no_two_at_a_new_table_have_the_same_name():
    resi = identity.Person("user-9", "resi", "de")
    seats = [WantedSeat("you"), WantedSeat("bot", "easy"), WantedSeat("bot", "easy"), WantedSeat("bot", "hard")]
    for _ in range(30):
        chairs = opening(resi, Wanted("vienna", 4, seats)).seats
        names = [chair.name or "" for chair in chairs]
        assert len({name.casefold() for name in names}) == 4
        assert set(names[1:]) <= set(BOT_NAMES)
        assert [chair.bot for chair in chairs] == [None, "easy", "easy", "hard"]


def test_a_bot_keeps_its_name_when_its_level_changes_and_takes_it_along_when_it_goes():
    log: list[Entry] = [opened("vienna", 2, seat1=Chair())]
    table = folded(log)
    add(table, log, permissions.seat_bot(table, KLARA, 1, "easy", absent=False))
    name = table.chairs[1].name
    assert name in BOT_NAMES
    add(table, log, permissions.seat_bot(table, KLARA, 1, "hard", absent=False))
    assert table.chairs[1] == Chair(name=name, bot="hard")
    add(table, log, permissions.seat_bot(table, KLARA, 1, None, absent=False))
    assert table.chairs[1] == Chair()
    told = [(e["name"], e["bot"], e["how"]) for e in views.entries_after(table, None, 0)]
    assert told == [(name, "easy", "sat"), (name, "hard", "sat"), (name, None, "left")]


def test_a_bot_that_keeps_a_persons_seat_plays_in_that_name_until_the_person_gives_the_seat_up():
    log = begun("vienna", 2)
    table = folded(log)
    add(table, log, permissions.leave(table, EMIL, 1))
    assert table.chairs[1].name == "Emil"
    add(table, log, permissions.leave(table, EMIL, 1))
    assert table.chairs[1].name in BOT_NAMES
    last = views.entries_after(table, None, 0)[-1]
    assert (last["name"], last["bot"], last["how"]) == ("Emil", "medium", "left")


def test_tables_stored_before_bots_had_names_go_on():
    for old in (b'{"kind":"bot","seat":1,"bot":"easy"}', b'{"kind":"left","seat":1}'):
        assert decode(old) in (BotSat(1, "easy"), Left(1))
    table = folded(
        [opened("vienna", 3, seat1=Chair(bot="easy"), seat2=Chair()), decode(old), BotSat(2, "easy"), Began()]
    )
    assert [(chair.name, chair.bot) for chair in table.chairs] == [("Klara", None), (None, "easy"), (None, "easy")]
    assert table.summary()["seats"][2] == {"seat": 2, "kind": "bot", "name": None, "bot": "easy"}


def test_people_at_one_screen_have_names():
    seats = [WantedSeat("you"), WantedSeat("you", name=" Emil "), WantedSeat("open")]
    log: list[Entry] = [opening(KLARA, Wanted("vienna", 3, seats))]
    table = folded(log)
    add(table, log, permissions.sit(table, KLARA, 2, "Rosa"))
    assert table.chairs == [Chair(KLARA.id, name) for name in ("Klara", "Emil", "Rosa")]
    add(table, log, permissions.rename(table, KLARA, 2, "Resi"))
    assert decode(encode(log[-1])) == Named(2, "Resi")
    assert views.who_is_there(table, None, lambda user: 1.0, 0)["seats"][2]["name"] == "Resi"
    told = views.entries_after(table, None, 0)[-1]
    assert (told["name"], told["how"], told["seat"]) == ("Resi", "named", 2)
    with pytest.raises(Refusal, match="error-seat-foreign"):
        permissions.rename(table, STRANGER, 2, "Franz")
    with pytest.raises(Refusal, match="error-seat-unknown"):
        permissions.rename(table, KLARA, 3, "Franz")
    add(table, log, permissions.begin(table, KLARA))
    with pytest.raises(Refusal, match="error-begun"):
        permissions.rename(table, KLARA, 2, "Franz")


@pytest.mark.parametrize("name", BAD_NAMES)
def test_such_names_are_checked_like_those_of_people(name: str):
    table = folded([opened("vienna", 2, seat1=Chair())])
    for wish in (
        lambda: permissions.sit(table, KLARA, 1, name),
        lambda: permissions.rename(table, KLARA, 0, name),
        lambda: opening(KLARA, Wanted("vienna", 2, [WantedSeat("you", name=name), WantedSeat("open")])),
    ):
        with pytest.raises(Refusal, match="error-name"):
            wish()


def test_a_program_is_known_as_one_under_every_name():
    rudi = identity.program("Rudi", "en")
    table = folded([opened("vienna", 2, seat1=Chair())])
    assert permissions.sit(table, rudi, 1, "Emil") == Sat(1, rudi.id, "⚙ Emil")


def test_who_watches_needs_no_name(server: Server):
    klara = Guest(server, "Klara")
    table = klara.opens("vienna", "you", "open", private=True)
    assert server.get("/api/me").json() is None
    assert server.get(f"/api/tables/{table}").json()["yours"] == []

    async def run() -> None:
        async with tab(server, table) as watching, klara.at(table) as one:
            assert watching.table["you"] == {"name": None, "seats": [], "host": False}
            for wish in (
                {"t": "sit", "seat": 1},
                {"t": "say", "text": "Servus"},
                {"t": "name", "seat": 0, "name": "X"},
            ):
                assert await watching.refused(**wish) == "error-nobody"
            await one.tells(t="say", text="Servus")
            while not watching.entries:
                await watching.receive()
            assert watching.entries[0]["text"] == "Servus"

    asyncio.run(run())


def test_an_invited_guest_sits_down_right_with_entering(server: Server):
    klara, emil = Guest(server, "Klara"), Guest(server, "Emil")
    table = klara.opens("vienna", "you", "open", private=True)

    async def run() -> None:
        async with klara.at(table) as one, emil.at(table) as two:
            await two.send(t="sit", seat=1)
            await two.until(lambda message: two.seats[1]["yours"])
            await one.until(lambda message: one.seats[1]["name"] == "Emil")
            await one.tells(t="begin")

    asyncio.run(run())

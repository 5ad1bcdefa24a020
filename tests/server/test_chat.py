"""Who speaks at a table is plain to see, what is said is bounded, and whoever offends can be silenced and reported."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import KINDS, database
from tests.server.play import Person as Guest
from tests.server.play import Server, tab
from tests.server.tables import PEOPLE, STRANGER, add, begun, folded, opened
from tests.server.test_house import TWO_SEATS, told, with_house

from kaffeehaus.server import identity, permissions, views, wire
from kaffeehaus.server.chat_pages import PAGE
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import Chair, Entry, Said, Silenced, decode, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.lettering import alike, line
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Report, Store
from kaffeehaus.server.table import Table
from kaffeehaus.server.talk import LINES

KLARA, EMIL, ROSA, _ = PEOPLE


def chat(table: Table, user: str | None = None) -> list[dict[str, Any]]:
    """The lines that somebody is shown."""
    return [entry for entry in views.entries_after(table, user, 0) if entry["kind"] == "said"]


def test_a_line_says_as_whom_somebody_speaks():
    log: list[Entry] = [opened("vienna", 3, seat2=Chair())]
    table = folded(log)
    for person in (EMIL, STRANGER):
        add(table, log, permissions.say(table, person, "Servus"))
    add(table, log, permissions.sit(table, STRANGER, 2), permissions.leave(table, EMIL, 1))
    for person in (EMIL, STRANGER):
        add(table, log, permissions.say(table, person, "Servus"))
    spoken = [(one["name"], one["by"], one["seat"], one["speaker"]) for one in chat(table)]
    assert spoken == [
        ("Emil", "player", 1, 1),
        ("Graf Bobby", "spectator", None, 2),
        ("Emil", "former", None, 1),
        ("Graf Bobby", "player", 2, 2),
    ]


LOOK_ALIKE = {
    "the same": "Klara",
    "another case": "KLARA",
    "Cyrillic letters": "Кlаrа",
    "Greek letters": "Κlαrα",
    "full width": "Ｋｌａｒａ",
    "mathematical": "𝓚𝓵𝓪𝓻𝓪",
    "accents": "Klärá",
    "strokes": "K1ara",
    "blanks and points": "K.l ara",
}


@pytest.mark.parametrize("name", LOOK_ALIKE.values(), ids=LOOK_ALIKE)
def test_nobody_speaks_or_sits_under_a_name_that_looks_like_a_players(name: str):
    table = folded([opened("vienna", 2, seat1=Chair())])
    double = Person("double", identity.checked_name(name), "en")
    for wish in (
        lambda: permissions.say(table, double, "Ich gebe auf."),
        lambda: permissions.sit(table, double, 1),
        lambda: permissions.sit(table, EMIL, 1, name),
    ):
        with pytest.raises(Refusal, match="error-name-taken"):
            wish()
    assert permissions.sit(table, double, 1, "Klara die Zweite")


def test_nobody_is_renamed_into_another():
    log: list[Entry] = [opened("vienna", 3, seat2=Chair())]
    table = folded(log)
    add(table, log, permissions.sit(table, EMIL, 2, "Rosa"))
    with pytest.raises(Refusal, match="error-name-taken"):
        permissions.rename(table, EMIL, 2, "KIara")
    # The own seats may be called alike, and a person who is called like a bot sits down all the same.
    assert permissions.rename(table, EMIL, 2, "Emil")
    seats = [WantedSeat("you"), WantedSeat("bot", "easy"), WantedSeat("open")]
    beside = folded([opened("vienna", 3, seat1=Chair(name="Resi", bot="easy"), seat2=Chair())])
    assert permissions.sit(beside, Person("resi", "Resi", "de"), 2)
    assert Wanted("vienna", 3, seats)


def test_a_player_with_two_names_speaks_under_that_of_the_seat():
    log: list[Entry] = [opened("vienna", 2, seat1=Chair())]
    table = folded(log)
    add(table, log, permissions.sit(table, Person("anna", "Klara", "de"), 1, "Anna"))
    said = permissions.say(table, Person("anna", "Klara", "de"), "Servus")
    assert said == Said("anna", "Anna", "Servus")


def test_a_former_player_keeps_the_name_in_the_chat():
    table = folded(log := begun("vienna", 2))
    add(table, log, permissions.leave(table, EMIL, 1))
    add(table, log, permissions.leave(table, EMIL, 1))
    with pytest.raises(Refusal, match="error-name-taken"):
        permissions.say(table, Person("double", "Emil", "en"), "Ich bin zurück.")
    assert permissions.say(table, EMIL, "Ich bin zurück.")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ernst", "Emst", True),
        ("Zoë", "zoe", True),
        ("Anna", "Hanna", False),
        ("たかし", "たがし", False),
        ("…", "・", False),
    ],
)
def test_what_looks_alike(one: str, other: str, same: bool):
    assert alike(one, other) == same


SAID = {
    "controls": ("a\x00b\x1b[31m\nc", "ab[31m c"),
    "a turned direction": ("abc\u202egnp.exe", "abcgnp.exe"),
    "piles of marks": ("Z" + "\u0335\u0336\u0337\u0338\u0339" * 20 + "!", "Z\u0335\u0336!"),
    "blank letters": ("\u3164\u2800a", "a"),
    "wide blanks": ("はい\u3000どうぞ", "はい どうぞ"),
    "marks that belong there": ("ที่รัก Nguyễn 1\ufe0f\u20e3", "ที่รัก Nguyễn 1\ufe0f\u20e3"),
}


@pytest.mark.parametrize(("text", "left"), SAID.values(), ids=SAID)
def test_a_line_of_chat_is_one_line_of_visible_letters(text: str, left: str):
    assert line(text) == left


@pytest.mark.parametrize("name", ["Z\u0335\u0336\u0337", "\u3164", "a\u2066b", "Klara\u200b"])
def test_such_names_are_refused(name: str):
    with pytest.raises(Refusal, match="error-name"):
        identity.checked_name(name)


def test_only_the_latest_lines_are_kept_and_shown_and_numbers_stay():
    log: list[Entry] = [opened("vienna", 2)]
    table = folded(log)
    for number in range(LINES + 50):
        add(table, log, permissions.say(table, KLARA, f"line {number}"))
    whole = views.table_message(table, EMIL, {})
    assert [one["text"] for one in whole["chat"]] == [f"line {number}" for number in range(50, LINES + 50)]
    assert (whole["chat"][0]["seq"], whole["seq"]) == (51, LINES + 50)
    assert sum(bool(item.shows) for item in table.journal) == LINES


def test_lines_before_those_are_found_page_by_page_as_they_were_told(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, TWO_SEATS)
        guest = Connection(EMIL)
        heard: list[dict[str, Any]] = []
        await house.enter(id, guest, 0)
        told(guest)
        number = LINES + PAGE + 20
        for n in range(number):
            speaker = STRANGER if n % 3 else KLARA
            await house.change(id, lambda room, n=n, who=speaker: permissions.say(room.table, who, f"line {n}"))  # type: ignore[misc]
            heard += [entry for message in told(guest) for entry in message["entries"]]
            if n == 30:
                for seat in (0, 1):
                    await house.change(id, lambda room, seat=seat: permissions.leave(room.table, KLARA, seat))  # type: ignore[misc]
                await house.change(id, lambda room: permissions.sit(room.table, STRANGER, 0))
                told(guest)
        lines = [{**entry, "at": 0} for entry in heard if entry["kind"] == "said"]
        assert {line["by"] for line in lines} == {"player", "former", "spectator"}
        newcomer = Connection(ROSA)
        await house.enter(id, newcomer, 0)
        (whole,) = told(newcomer)
        assert whole["earlier"]
        shown = [{**line, "at": 0} for line in whole["chat"]]
        for more in (True, False):
            await house.inquiries.earlier(id, newcomer, wire.Earlier(shown[0]["seq"], ref="page"))
            (page,) = told(newcomer)
            assert (page["t"], page["ref"], page["earlier"]) == ("chat", "page", more)
            shown = [{**line, "at": 0} for line in page["chat"]] + shown
        assert shown == lines
        # A line from the log can be reported like any other.
        await house.inquiries.report(id, ROSA, wire.Report(shown[1]["seq"], "laut"))
        assert [(one.speaker, one.line) for one in await store.reports()] == [(STRANGER.id, "line 1")]
        await house.inquiries.earlier(id, newcomer, wire.Earlier(shown[0]["seq"]))
        assert told(newcomer) == [{"t": "chat", "ref": None, "chat": [], "earlier": False}]

    with_house(tmp_path, run)


def test_a_line_of_chat_brings_a_line_and_not_the_table(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, TWO_SEATS)
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        one, two = Connection(KLARA), Connection(STRANGER)
        await house.enter(id, one, 0)
        told(one)
        await house.enter(id, two, 0)
        # Who comes changes nothing in the game either.
        assert ["now" in message for message in told(one)] == [False]
        assert [message["t"] for message in told(two)] == ["table"]
        await house.change(id, lambda room: permissions.say(room.table, KLARA, "x" * 500))
        for guest in (one, two):
            data = guest.queue.get_nowait()
            assert data is not None
            assert len(data) < 500 + 300
        await house.change(id, lambda room: permissions.leave(room.table, KLARA, 0))
        assert "now" in told(one)[0]

    with_house(tmp_path, run)


def test_lines_and_messages_count_for_a_guest_not_for_a_connection(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, chat_burst=3, chat_rate=0.001))
    klara, emil = Guest(house[0], "Klara"), Guest(house[0], "Emil")
    table = klara.opens("vienna", "you", "open")

    async def run() -> None:
        async with klara.at(table) as one, klara.at(table) as two, emil.at(table) as other:
            for number, guest in enumerate((one, two, one)):
                await guest.send(t="say", text=f"line {number}")
                await one.until(lambda message, n=number: any(e.get("text") == f"line {n}" for e in one.entries))  # type: ignore[misc]
            for guest in (one, two):
                assert await guest.refused(t="say", text="more") == "error-too-fast"
            await other.send(t="say", text="mine")
            await other.until(lambda message: any(entry.get("text") == "mine" for entry in other.entries))

    asyncio.run(run())


def test_the_host_silences_somebody_and_lets_them_speak_again():
    table = folded(log := begun("vienna", 2))
    add(table, log, permissions.say(table, STRANGER, "Schwindler!"))
    for person in (EMIL, STRANGER):
        with pytest.raises(Refusal, match="error-host"):
            permissions.silence(table, person, 1, True)
    with pytest.raises(Refusal, match="error-speaker"):
        permissions.silence(table, KLARA, 2, True)
    add(table, log, permissions.silence(table, KLARA, 1, True))
    assert decode(encode(log[-1])) == Silenced(STRANGER.id, "Graf Bobby", True)
    with pytest.raises(Refusal, match="error-silenced"):
        permissions.say(table, STRANGER, "Schwindler!")
    last = views.entries_after(table, None, 0)[-1]
    assert (last["kind"], last["name"], last["speaker"], last["silent"]) == ("silenced", "Graf Bobby", 1, True)
    add(table, log, permissions.silence(table, KLARA, 1, False))
    assert permissions.say(table, STRANGER, "Verzeihung.")


def test_the_host_cannot_be_silenced():
    table = folded(log := begun("vienna", 2))
    add(table, log, permissions.say(table, KLARA, "Servus"))
    with pytest.raises(Refusal, match="error-speaker"):
        permissions.silence(table, KLARA, 1, True)


@pytest.mark.parametrize("kind", KINDS)
def test_a_report_is_kept_for_the_operator(kind: str, tmp_path: Path):
    reports = [Report(float(n), "t", "a", "b", "Klara", f"line {n}", "") for n in range(3)]

    async def run(store: Store) -> None:
        for report in reports:
            await store.report(report)
        assert await store.reports(2) == [reports[2], reports[1]]

    with database(kind, tmp_path) as url:
        migrate(found := database_of(url))
        store = Store(found)
        try:
            asyncio.run(run(store))
        finally:
            store.close()


def test_a_line_is_reported_with_its_table_speaker_and_reason(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, TWO_SEATS)
        await house.change(id, lambda room: permissions.say(room.table, STRANGER, "Schwindler!"))
        await house.inquiries.report(id, KLARA, wire.Report(1, "beleidigt\nmich"))
        for seq in (0, 2):
            with pytest.raises(Refusal, match="error-chat-line"):
                await house.inquiries.report(id, KLARA, wire.Report(seq, ""))
        (kept,) = await store.reports()
        assert kept.at > 1e9
        assert kept[1:] == (id, KLARA.id, STRANGER.id, "Graf Bobby", "Schwindler!", "beleidigt mich")
        said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
        assert [id in one for one in said] == [True]

    with_house(tmp_path, run)


def test_an_answer_names_the_message_it_answers(server: Server):
    klara = Guest(server, "Klara")
    table = klara.opens("vienna", "you", "you")

    async def run() -> None:
        async with klara.at(table) as one, tab(server, table) as nobody:
            await one.send(t="begin", ref="b1")
            done = await one.told("done")
            assert done == {"t": "done", "of": "begin", "ref": "b1"}
            await one.send(t="begin", ref=7)
            refused = await one.told("refused")
            assert (refused["of"], refused["ref"], refused["id"]) == ("begin", 7, "error-begun")
            await one.send(t="why", seat=0, action="place hofburg", ref="w")
            assert (await one.told("why"))["ref"] == "w"
            await one.send(t="say", text="Servus")
            await one.send(t="report", seq=one.seq + 1, reason="", ref="r")
            assert (await one.until(lambda message: message.get("ref") == "r"))["t"] == "done"
            await nobody.send(t="say", text="Servus", ref="x")
            assert (await nobody.told("refused"))["ref"] == "x"
            await one.send(t="say", text="Servus", ref=["no"])
            assert (await one.told("refused"))["ref"] is None

    asyncio.run(run())

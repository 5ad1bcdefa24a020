"""What ends a turn is said before it is done, and the pace of a table can change while it is played."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.play import Person as Guest
from tests.server.play import Server
from tests.server.tables import PEOPLE, SETTINGS, STRANGER, add, begun, choices, folded, random_action

from kaffeehaus.core.preview import REVEAL, TURN
from kaffeehaus.server import permissions, views
from kaffeehaus.server.entries import Entry, Played, Said, Undone
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL = PEOPLE[:2]
every_setting = pytest.mark.parametrize("setting", SETTINGS)


def ask(table: Table, seat: int) -> bool:
    """Whether the table waits for the seat."""
    return seat in table.to_act


@every_setting
def test_what_ends_a_turn_is_marked_and_nothing_else(setting: str):
    game, players, options = SETTINGS[setting]
    met: set[str | None] = set()
    for seed in range(3):
        rng, log = Random(seed), begun(game, players, options, seed)
        table = folded(log)
        while table.phase != OVER:
            assert table.state is not None
            seat = rng.choice(table.state.to_act)
            others = set(table.to_act) - {seat}
            choice = rng.choice(choices(table, seat))
            world = table.state.supposed(seat)
            add(table, log, Played(seat, choice["action"]))
            ends = choice.get("ends")
            met.add(ends)
            if ends is None:
                assert table.undoable(seat), choice
                assert ask(table, seat), choice
            elif ends == REVEAL:
                assert not table.undoable(seat), choice
                assert ask(table, seat), choice
            else:
                # Others whom the rules pass over for what they hide would have been asked, as far as the seat knows.
                world.apply(seat, table.game.parse(choice["action"]))
                assert seat not in world.to_act or set(world.to_act) - {seat} - others, choice
                assert not ask(table, seat) or set(table.to_act) - {seat} - others or not table.undoable(seat), choice
    assert met == {None, REVEAL, TURN}


@every_setting
def test_what_is_not_marked_can_be_taken_back_and_taken_again(setting: str):
    game, players, options = SETTINGS[setting]
    rng, log = Random(setting), begun(game, players, options)
    table = folded(log)
    taken = 0
    while table.phase != OVER and taken < 25:
        assert table.state is not None
        seat = rng.choice(table.state.to_act)
        before = views.now(table, PEOPLE[seat].id)
        choice = rng.choice(before["legal"][str(seat)])
        add(table, log, Played(seat, choice["action"]))
        if "ends" not in choice:
            add(table, log, Undone(seat))
            assert views.now(table, PEOPLE[seat].id) == before
            add(table, log, Played(seat, choice["action"]))
            taken += 1
    assert taken > 15


def refusal(table: Table, person: object, pace: str) -> str:
    with pytest.raises(Refusal) as refused:
        permissions.set_pace(table, person, pace)  # type: ignore[arg-type]
    return refused.value.id


def test_anybody_with_a_seat_changes_the_pace_and_everybody_hears_of_it():
    log = begun("vienna", 2)
    table = folded(log)
    assert table.pace == "live"
    add(table, log, permissions.set_pace(table, EMIL, "days"))
    assert table.pace == table.summary()["pace"] == "days"
    for person in (*PEOPLE[:2], STRANGER):
        told = views.entries_after(table, person.id, 1)
        assert told == [{"seq": 2, "at": 3, "kind": "pace", "name": "Emil", "pace": "days"}]
    assert views.table_message(folded(log), KLARA, {})["pace"] == "days"
    assert refusal(table, STRANGER, "live") == "error-seat-none"
    assert refusal(table, KLARA, "slow") == "error-pace"
    add(table, log, permissions.set_pace(table, KLARA, "live"))
    assert table.pace == "live"


def test_over_days_nobody_is_absent_so_no_bot_takes_a_seat():
    log = begun("vienna", 2)
    table = folded(log)
    assert permissions.seat_bot(table, KLARA, 1, "medium", absent=True)
    add(table, log, permissions.set_pace(table, KLARA, "days"))
    with pytest.raises(Refusal, match="error-seat-days"):
        permissions.seat_bot(table, KLARA, 1, "medium", absent=True)


def test_a_table_tells_since_when_it_has_waited_for_whom():
    """Chat, and choices in secret that leave everybody where they were, do not start the clock anew."""
    rng, log = Random(1), begun("vienna", 3)
    table = folded(log)
    moved = 0
    while table.phase != OVER and moved < 20:
        awaited, since = table.to_act, table.since
        entry: Entry = Said("u", "Klara", "Servus") if rng.random() < 0.2 else random_action(table, rng)
        add(table, log, entry)
        if table.to_act == awaited:
            assert table.since == since
        else:
            assert table.since == table.at
            moved += 1
    assert views.news(table, None, 0, {})["since"] == table.since
    assert (table.summary()["to_act"], table.summary()["since"]) == (table.to_act, table.since)


def test_the_lobby_tells_each_reader_which_seats_are_theirs_and_nobody_whose_the_others_are(server: Server):
    klara, emil = Guest(server, "Klara"), Guest(server, "Emil")
    table = klara.opens("vienna", "you", "open", "medium")
    rows = {
        cookie: next(row for row in server.get("/api/tables", cookie).json()["open"] if row["id"] == table)
        for cookie in (klara.cookie, emil.cookie, "")
    }
    assert [row["yours"] for row in rows.values()] == [[0], [], []]
    assert all("owners" not in row and klara.id not in str(row) for row in rows.values())
    assert server.get(f"/api/tables/{table}", klara.cookie).json()["yours"] == [0]
    assert next(row for row in server.get("/api/tables", klara.cookie).json()["yours"] if row["id"] == table)["yours"]


def test_an_entry_tells_its_time_in_whole_seconds_and_a_secret_choice_that_at_which_it_shows():
    table = folded(begun("vienna", 2))
    assert table.state is not None
    for number, seat in enumerate((1, 1, 0, 0)):
        table.take(table.seq + 1, 1000.7 + 60 * number, Played(seat, str(table.state.legal(seat)[0])))
    times = {
        person.id: [(entry["seat"], entry["at"]) for entry in views.entries_after(table, person.id, 1)]
        for person in (KLARA, EMIL, STRANGER)
    }
    assert times == {
        KLARA.id: [(1, 1060), (0, 1120), (0, 1180)],
        EMIL.id: [(1, 1000), (1, 1060), (0, 1180)],
        STRANGER.id: [(1, 1060), (0, 1180)],
    }
    shown = views.entries_after(table, STRANGER.id, 1)[-1]
    assert {event["seat"] for event in shown["events"] if event["kind"] == "card-revealed"} <= {0, 1}
    assert "card-revealed" in [event["kind"] for event in shown["events"]]

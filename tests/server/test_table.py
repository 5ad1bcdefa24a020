"""A table is the fold of its log, and nothing that may not be is ever appended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest
from msgspec.structs import replace
from tests.server.tables import PEOPLE, SETTINGS, STRANGER, add, begun, folded, opened, random_action

from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import Preview
from kaffeehaus.server import permissions, views, wire
from kaffeehaus.server.bot_names import BOT_NAMES
from kaffeehaus.server.entries import (
    PACES,
    Back,
    Began,
    BotSat,
    Chair,
    Entry,
    Left,
    Origin,
    Played,
    Said,
    Sat,
    Undone,
    decode,
    encode,
)
from kaffeehaus.server.identity import Person
from kaffeehaus.server.opening import rematch
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, _ = PEOPLE


def refusal(check: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as found:
        check()
    return found.value.id


def seq(table: Table, user: str = KLARA.id) -> int:
    return len(table.ledger(user).items)


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_same_log_makes_the_same_table_at_every_moment(setting: str):
    game, players, options = SETTINGS[setting]
    rng, log = Random(setting), begun(game, players, options)
    table = folded(log)
    while table.phase != OVER:
        undoable = [seat for seat in range(players) if table.undoable(seat)]
        if undoable and rng.random() < 0.15:
            add(table, log, Undone(rng.choice(undoable)))
        else:
            add(table, log, random_action(table, rng))
        if rng.random() < 0.03:
            again = folded([decode(encode(entry)) for entry in log])
            assert again.state is not None
            assert table.state is not None
            assert again.state.taken() == table.state.taken()
            for person in (*PEOPLE[:players], STRANGER):
                first, second = (views.table_message(t, person, {}) for t in (table, again))
                assert first == second
    assert table.state is not None
    assert table.state.history == folded(log).state.history  # type: ignore[union-attr]


def test_only_the_holder_of_a_seat_acts_for_it():
    table = folded(begun("vienna", 2))
    action = str(table.state.legal(1)[0])  # type: ignore[union-attr]
    assert refusal(lambda: permissions.act(table, KLARA, 1, seq(table), action)) == "error-seat-foreign"
    assert refusal(lambda: permissions.act(table, STRANGER, 1, seq(table), action)) == "error-seat-foreign"
    assert refusal(lambda: permissions.act(table, EMIL, 5, seq(table), action)) == "error-seat-unknown"
    assert refusal(lambda: permissions.undo(table, KLARA, 1, seq(table))) == "error-seat-foreign"
    assert permissions.act(table, EMIL, 1, seq(table), action) == [Played(1, action)]


def test_an_action_must_be_legal_and_its_refusal_says_why():
    table = folded(begun("vienna", 2))
    assert refusal(lambda: permissions.act(table, KLARA, 0, seq(table), "dance")) == "error-action-unknown"
    legal = {str(action) for action in table.state.legal(0)}  # type: ignore[union-attr]
    other = next(str(action) for action in table.game.actions if str(action) not in legal)
    assert refusal(lambda: permissions.act(table, KLARA, 0, seq(table), other)).startswith("why-")


def test_nobody_acts_before_the_beginning_or_after_the_end():
    assert refusal(lambda: permissions.act(folded([opened("vienna", 2)]), KLARA, 0, 0, "x")) == "error-not-begun"
    rng, log = Random(0), begun("vienna", 2)
    table = folded(log)
    assert table.seed is None
    while table.phase != OVER:
        add(table, log, random_action(table, rng))
    assert refusal(lambda: permissions.act(table, KLARA, 0, seq(table), "x")) == "why-over"
    assert refusal(lambda: permissions.undo(table, KLARA, 0, seq(table))) == "why-over"
    assert refusal(lambda: permissions.sit(table, STRANGER, 0)) == "error-seat-taken"
    assert table.seed == table.opened.seed


def test_choices_in_secret_do_not_make_those_of_others_stale():
    log = begun("vienna", 3)
    table = folded(log)
    at = {person.id: seq(table, person.id) for person in PEOPLE[:3]}
    for seat, person in enumerate(PEOPLE[:3]):
        action = str(table.state.legal(seat)[0])  # type: ignore[union-attr]
        add(table, log, *permissions.act(table, person, seat, at[person.id], action))
        with pytest.raises(Refusal, match="error-stale"):
            permissions.act(table, person, seat, at[person.id], action)


def test_a_choice_in_secret_is_taken_back_under_the_choices_of_others():
    log = begun("vienna", 2)
    table = folded(log)
    add(table, log, Played(0, str(table.state.legal(0)[0])))  # type: ignore[union-attr]
    before = table.state.clone()  # type: ignore[union-attr]
    add(table, log, Played(1, str(table.state.legal(1)[0])))  # type: ignore[union-attr]
    assert (table.undoable(0), table.undoable(1)) == (1, 1)
    add(table, log, permissions.undo(table, KLARA, 0, seq(table)))
    assert (table.undoable(0), table.undoable(1)) == (0, 1)
    add(table, log, Played(0, str(table.state.legal(0)[0])))  # type: ignore[union-attr]
    assert table.state.view(0) == before.view(0)  # type: ignore[union-attr]
    assert [move.seat for move in table.moves] == [1, 0]


def test_seats_are_taken_left_and_played_by_bots():
    log: list[Entry] = [opened("vienna", 3, seat1=Chair(), seat2=Chair(bot="random"))]
    table = folded(log)
    assert refusal(lambda: permissions.begin(table, KLARA)) == "error-seats-open"
    assert (
        refusal(lambda: permissions.sit(table, EMIL, 0))
        == refusal(lambda: permissions.sit(table, EMIL, 2))
        == "error-seat-taken"
    )
    add(table, log, permissions.sit(table, EMIL, 1))
    assert refusal(lambda: permissions.leave(table, KLARA, 1)) == "error-seat-foreign"
    add(table, log, permissions.leave(table, EMIL, 1))
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 1, "medium", absent=False)) == "error-host"
    assert refusal(lambda: permissions.seat_bot(table, KLARA, 1, "oracle", absent=False)) == "error-bot-unknown"
    assert refusal(lambda: permissions.seat_bot(table, KLARA, 1, None, absent=False)) == "error-seat-no-bot"
    add(table, log, permissions.seat_bot(table, KLARA, 1, "medium", absent=False))
    add(table, log, permissions.seat_bot(table, KLARA, 2, None, absent=False))
    add(table, log, permissions.sit(table, ROSA, 2))
    assert refusal(lambda: permissions.begin(table, ROSA)) == "error-host"
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "person"]
    add(table, log, permissions.begin(table, KLARA))
    assert refusal(lambda: permissions.begin(table, KLARA)) == "error-begun"
    assert refusal(lambda: permissions.seat_bot(table, KLARA, 2, "medium", absent=False)) == "error-seat-present"
    add(table, log, permissions.seat_bot(table, KLARA, 2, "medium", absent=True))
    assert refusal(lambda: permissions.act(table, ROSA, 2, seq(table, ROSA.id), "x")) == "error-seat-bot"
    assert refusal(lambda: permissions.back(table, EMIL, 2)) == "error-seat-foreign"
    add(table, log, permissions.back(table, ROSA, 2))
    assert refusal(lambda: permissions.back(table, ROSA, 2)) == "error-seat-no-bot"
    add(table, log, permissions.leave(table, ROSA, 2))
    assert table.chairs[2] == Chair(ROSA.id, ROSA.name, "medium")
    add(table, log, permissions.leave(table, ROSA, 2))
    assert (table.chairs[2].user, table.chairs[2].bot) == (None, "medium")
    assert table.chairs[2].name in BOT_NAMES
    assert refusal(lambda: permissions.sit(table, EMIL, 2)) == "error-seat-taken"
    add(table, log, permissions.seat_bot(table, KLARA, 2, None, absent=False))
    assert refusal(lambda: permissions.sit(table, KLARA, 2)) == "error-seat-second"
    add(table, log, permissions.sit(table, EMIL, 2))
    add(table, log, *permissions.answer(table, KLARA, 2, True))
    assert table.seats_of(EMIL.id) == [2]
    assert refusal(lambda: permissions.say(table, KLARA, "\n")) == "error-text"
    told = [(e["kind"], e.get("how")) for e in views.entries_after(table, None, 0)]
    assert told == [
        ("seat", "sat"), ("seat", "left"), ("seat", "sat"), ("seat", "left"), ("seat", "sat"), ("began", None),
        ("seat", "bot"), ("seat", "back"), ("seat", "bot"), ("seat", "left"), ("seat", "left"), ("seat", "asked"),
        ("seat", "agreed"), ("seat", "took"),
    ]  # fmt: skip


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("person", [KLARA, EMIL], ids=lambda person: person.name)
def test_whoever_leaves_a_running_game_is_kept_seated_by_a_bot_and_may_come_back(person: Person, pace: str):
    log = begun("vienna", 2)
    table, seat = folded(log), PEOPLE.index(person)
    add(table, log, permissions.set_pace(table, KLARA, pace))
    add(table, log, permissions.leave(table, person, seat))
    assert table.bots_to_act() == [(seat, "medium")]
    assert views.entries_after(table, None, 0)[-1] == {
        "seq": 3, "at": 4, "kind": "seat", "seat": seat, "name": person.name, "bot": "medium", "how": "bot"
    }  # fmt: skip
    add(table, log, permissions.back(table, person, seat))
    assert (table.chairs[seat], table.bots_to_act()) == (Chair(person.id, person.name), [])


def test_a_seat_that_was_left_in_an_older_log_is_open():
    log = begun("vienna", 2)
    table = folded([*log, Left(1)])
    assert table.chairs[1] == Chair()
    entry = permissions.seat_bot(table, KLARA, 1, "medium", absent=False)
    assert isinstance(entry, BotSat)
    assert (entry.seat, entry.bot) == (1, "medium")


def test_anybody_with_a_seat_lets_a_bot_play_for_an_absent_host_and_for_nobody_else():
    log = begun("vienna", 3)
    table = folded(log)
    assert permissions.seat_bot(table, EMIL, 0, "medium", absent=True) == BotSat(0, "medium")
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 0, "oracle", absent=True)) == "error-bot-unknown"
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 0, "medium", absent=False)) == "error-host"
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 2, "medium", absent=True)) == "error-host"
    assert refusal(lambda: permissions.seat_bot(table, STRANGER, 0, "medium", absent=True)) == "error-host"
    add(table, log, permissions.set_pace(table, EMIL, "days"))
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 0, "medium", absent=True)) == "error-seat-days"
    add(table, log, permissions.set_pace(table, EMIL, "live"))
    add(table, log, permissions.seat_bot(table, EMIL, 0, "medium", absent=True))
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 0, None, absent=True)) == "error-host"
    assert refusal(lambda: permissions.seat_bot(table, EMIL, 0, "random", absent=True)) == "error-host"
    assert refusal(lambda: permissions.seat_bot(folded(log[:1]), EMIL, 0, "medium", absent=True)) == "error-host"


ENTRIES: list[Entry] = [
    opened("vienna", 2, seat1=Chair(bot="medium")),
    Sat(1, "u", "Ü"),
    Left(1),
    BotSat(0, None),
    BotSat(0, "medium"),
    Back(0),
    Began(),
    Played(0, "pass"),
    Undone(0),
    Said("u", "Ü", "Grüß Gott"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_reads_back_as_it_was_written(entry: Entry):
    assert decode(encode(entry)) == entry


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """An event with a field that cannot be hashed."""

    kind: ClassVar[str] = "drawn"
    seat: int
    cards: list[int]


def test_an_event_of_a_choice_need_not_be_hashable(monkeypatch: pytest.MonkeyPatch):
    table = folded(begun("vienna", 2))
    assert table.state is not None
    actions = table.state.legal(0)[:2]
    events = (Drawn(0, [1, 2]), Drawn(0, [3]), Drawn(0, [1, 2]))
    foreseen = [Preview(action, events, 2, (), (), None, passes=False) for action in actions]
    monkeypatch.setattr(views, "previews", lambda state, seat: foreseen)
    monkeypatch.setattr(views, "unasked", lambda state, seat, foreseen: None)
    now = views.now(table, PEOPLE[0].id)
    assert now["events"] == [["drawn", 0, [1, 2]], ["drawn", 0, [3]]]
    assert now["fields"] == {"drawn": ["kind", "seat", "cards"]}
    assert [(choice["preview"], choice["likely"]) for choice in now["legal"]["0"]] == [([0, 1], [0])] * 2


@pytest.mark.parametrize(
    ("desks", "told"), [([{"score": 1}, {"score": 2}], False), ([{"score": 1}, {}], True), ([], True), (None, True)]
)
def test_the_score_is_left_out_only_where_every_desk_has_its_own(
    monkeypatch: pytest.MonkeyPatch, desks: list[dict[str, int]] | None, told: bool
):
    state = folded(begun("vienna", 2)).state
    assert state is not None
    monkeypatch.setattr(type(state), "view", lambda self, seat: {"desks": desks})
    assert ("score" in views.seen(state, 0)) == told


def test_tables_keep_what_they_tell_alike_once():
    one, two = (folded(begun("vienna", 2, seed=7)) for _ in range(2))
    for table in (one, two):
        rng = Random(3)
        for seq in range(3, 40):
            table.take(seq, float(seq), random_action(table, rng))
    pairs = [
        (a, b) for x, y in zip(one.journal, two.journal, strict=True) for a, b in zip(x.events, y.events, strict=True)
    ]
    assert pairs
    assert all(a is b for a, b in pairs)


def test_a_refusal_tells_how_the_game_stands_only_to_who_wanted_to_change_it():
    table = folded(begun("vienna", 2))
    user, refusal = PEOPLE[0].id, Refusal("error-stale")
    for message in (wire.Act(0, 0, "x"), wire.Undo(0, 0)):
        assert views.refused(table, user, message, refusal)["now"] == views.now(table, user)
    for other in (None, wire.Begin(), wire.Say("x"), wire.Sit(1)):
        assert views.refused(table, user, other, refusal)["now"] is None


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_a_table_may_begin_with_actions_that_nobody_here_takes_back(game: str):
    before = folded(begun(game, 2))
    rng = Random(game)
    while len(before.moves) < 30:
        before.take(before.seq + 1, 1.0, random_action(before, rng))
    actions = tuple((move.seat or 0, str(move.action)) for move in before.moves)
    table = folded([replace(opened(game, 2), actions=actions, origin=Origin("fork", "t/30"))])
    assert before.state is not None
    assert table.state is not None
    assert table.state.record() == before.state.record()
    assert [table.undoable(seat) for seat in range(2)] == [0, 0]
    assert table.summary()["origin"] == {"kind": "fork", "ref": "t/30"}
    again = rematch(table, KLARA)
    assert (again.actions, again.origin) == ((), None)
    move = random_action(table, rng)
    table.take(table.seq + 1, 1.0, move)
    if table.undoable(move.seat):
        table.take(table.seq + 1, 1.0, Undone(move.seat))
        assert table.state.record() == before.state.record()

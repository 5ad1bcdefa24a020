"""What players agree on: each proposal waits for all who play, and does what it says with the last word."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.tables import PEOPLE, STRANGER, add, begun, choices, folded, opened, random_action
from tests.server.test_clocks import DAYS, LIVE, Seated, refusal

from kaffeehaus.server import agreements, deals, permissions, proposing, replays, timing, views, wire
from kaffeehaus.server.entries import (
    AnyProposal,
    Began,
    BotSat,
    Chair,
    Change,
    Clock,
    End,
    Ended,
    Entry,
    Late,
    Opened,
    Origin,
    Pause,
    Played,
    Rewind,
    Substitute,
    decode,
    encode,
)
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import OVER, PLAYING, Table

KLARA, EMIL, ROSA, OTTO = PEOPLE
RESI = Chair(bot="easy", name="Resi")


def playing(players: int = 3, game: str = "vienna", moves: int = 20, **chairs: Any) -> tuple[Table, list[Entry]]:
    """A game that has gone on for a while."""
    log: list[Entry] = [opened(game, players, **chairs), Began()]
    table, rng = folded(log), Random(5)
    for _ in range(moves):
        add(table, log, random_action(table, rng))
    return table, log


def seq(table: Table, user: str = KLARA.id) -> int:
    return table.heard(user)


def test_a_pause_waits_for_every_player_and_one_who_does_not_agree_is_enough():
    one = Seated(LIVE, players=3)
    one.takes(*proposing.propose(one.table, KLARA, Pause()))
    told = views.news(one.table, EMIL.id, 0, {})["proposal"]
    assert told == {
        "name": "Klara",
        "what": {"kind": "pause"},
        "yours": False,
        "answer": True,
        "awaited": ["Emil", "Rosa"],
    }
    assert refusal(lambda: proposing.propose(one.table, EMIL, End())) == "error-proposal-open"
    assert refusal(lambda: proposing.agree(one.table, OTTO, True)) == "error-seat-none"
    one.takes(*proposing.agree(one.table, EMIL, True))
    assert not one.table.watch.paused  # type: ignore[union-attr]
    one.takes(*proposing.agree(one.table, ROSA, False))
    assert (one.table.pending, timing.due(one.table) is None) == (None, False)
    assert refusal(lambda: proposing.agree(one.table, EMIL, True)) == "error-proposal-none"
    one.takes(*proposing.propose(one.table, KLARA, Pause()))
    one.takes(BotSat(2, "medium"))
    # Whoever a bot plays for is not waited for.
    one.takes(*proposing.agree(one.table, EMIL, True))
    assert one.table.watch.paused  # type: ignore[union-attr]
    assert refusal(lambda: proposing.propose(one.table, KLARA, Pause())) == "error-paused"
    assert one.again().watch.paused  # type: ignore[union-attr]


def test_whoever_plays_alone_agrees_with_nobody():
    one = Seated(LIVE, seat1=RESI)
    one.takes(*proposing.propose(one.table, KLARA, Change("days", DAYS)))
    assert (one.table.pace, one.table.clock, one.table.pending) == ("days", DAYS, None)
    assert refusal(lambda: permissions.set_pace(one.table, KLARA, "live")) == "error-pace-clock"
    assert refusal(lambda: proposing.propose(one.table, KLARA, Change("live", Clock(bank=1)))) == "error-clock"


def test_the_others_decide_what_becomes_of_somebody_who_is_late():
    one = Seated(Clock(turn=600, zero="others"), players=3)
    one.until(0)
    one.now += 600
    one.takes(*timing.late(one.table, one.now))
    assert refusal(lambda: proposing.propose(one.table, EMIL, Late(1, "turn"))) == "error-not-late"
    one.takes(*proposing.propose(one.table, EMIL, Late(0, "wait")))
    assert refusal(lambda: proposing.agree(one.table, KLARA, True)) == "error-seat-none"
    one.takes(*proposing.agree(one.table, ROSA, True))
    assert (one.left(0), one.table.bots_to_act()) == (600, [])
    one.now += 600
    one.takes(*timing.late(one.table, one.now))
    one.takes(*proposing.propose(one.table, EMIL, Late(0, "seat")))
    # Going back or ending the game is for who is late, too.
    assert KLARA.id in agreements.voters(one.table, End())
    # Who was late and plays after all settles it.
    waits = one.again()
    assert waits.pending
    while waits.to_act == [0]:
        waits.take(waits.seq + 1, one.now, Played(0, str(waits.state.legal(0)[0])))  # type: ignore[union-attr]
    assert not waits.pending
    one.takes(*proposing.agree(one.table, ROSA, True))
    assert one.table.bots_to_act() == [(0, "medium")]


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_an_end_by_agreement_counts_what_everybody_would_get_now(game: str):
    table, log = playing(3, game, 90)
    state = table.state
    assert state is not None
    add(table, log, *proposing.propose(table, KLARA, End()))
    add(table, log, *proposing.agree(table, EMIL, True))
    assert table.phase == PLAYING
    add(table, log, *proposing.agree(table, ROSA, True))
    assert (table.phase, table.ending) == (OVER, "agreed")
    assert table.outcome is not None
    expected = [state.score[n] + sum(s.points or 0 for s in state.standing(n).values()) for n in range(3)]
    assert list(table.outcome.scores) == expected
    assert [sum(points.values()) for points in table.outcome.points] == expected
    assert table.outcome.winners == tuple(n for n in range(3) if expected[n] == max(expected))
    assert table.seed is not None
    view = views.now(table, EMIL.id)["views"]["1"]
    assert view["outcome"] == table.outcome.to_json()
    assert json.loads(replays.file(table)[1])["ended"] == "agreed"
    assert replays.finished_game(table)["over"] is False
    assert refusal(lambda: proposing.propose(table, KLARA, End())) == "why-over"
    assert [decode(encode(entry)) for entry in log] == log


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_an_end_by_agreement_shows_a_handicap_beside_what_was_scored(game: str):
    table = folded(begun(game, 2, {"handicap_points": [0, 10]}))
    assert table.state is not None
    before = table.state.score
    log: list[Entry] = []
    add(table, log, *proposing.concede(table, KLARA, 0))
    assert table.outcome is not None
    assert [one["given"] for one in table.outcome.points] == [0, 10]
    assert [one["so-far"] + one["given"] for one in table.outcome.points] == list(before)


def test_of_two_who_concedes_has_lost():
    table, log = playing(2, moves=60)
    add(table, log, *proposing.concede(table, KLARA, 0))
    assert (table.phase, table.ending) == (OVER, "conceded")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    kinds = [entry["kind"] for entry in views.entries_after(table, None, 0)][-3:]
    assert kinds == ["conceded", "ended", "over"]


def test_among_more_a_bot_plays_on_for_who_concedes_until_nobody_is_left():
    table, log = playing(3, seat2=RESI)
    add(table, log, *proposing.concede(table, KLARA, 0))
    assert (table.phase, table.chairs[0].kind, table.chairs[0].user) == (PLAYING, "bot", None)
    assert refusal(lambda: proposing.concede(table, KLARA, 0)) == "error-seat-foreign"
    add(table, log, *proposing.concede(table, EMIL, 1))
    assert table.phase == OVER
    assert table.outcome is not None
    assert table.outcome.winners == (2,)


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_turns_are_taken_back_to_a_chosen_moment_when_all_agree(game: str):
    table, log = playing(2, game, 30)
    rng = Random(8)
    while table.in_secret or not table.journal[-1].heard_by(KLARA.id):
        add(table, log, random_action(table, rng))
    assert table.state is not None
    then, before, epoch = seq(table), list(table.state.taken()), table.epoch
    at_that_time = views.now(table, KLARA.id)
    for _ in range(25):
        add(table, log, random_action(table, rng))
    add(table, log, *proposing.propose(table, KLARA, Rewind(then)))
    add(table, log, *proposing.agree(table, EMIL, True))
    assert table.state.taken() == before
    assert views.now(table, KLARA.id)["views"] == at_that_time["views"]
    assert table.epoch > epoch
    assert table.taken_back == [25]
    again = folded([decode(encode(entry)) for entry in log])
    assert views.table_message(again, EMIL, {}) == views.table_message(table, EMIL, {})
    while table.phase != OVER:
        add(table, log, random_action(table, rng))
    assert json.loads(replays.file(table)[1])["taken_back"] == [25]
    assert replays.finished_game(table)["taken_back"] == [25]


def test_a_wish_to_take_turns_back_lapses_when_somebody_plays_on_and_names_no_choice_in_secret():
    log = begun("valencia", 3)
    table = folded(log)
    rng = Random(4)
    while not table.state.round:  # type: ignore[union-attr]
        add(table, log, random_action(table, rng))
    told = set()
    for plan in ([], ["draw"], ["draw", "draw", "stop"]):
        one = folded(log)
        for action in plan:
            one.take(one.seq + 1, 500.0, Played(1, action))
        for entry in proposing.propose(one, KLARA, Rewind(seq(one) - 2)):
            one.take(one.seq + 1, 500.0, entry)
        told.add(wire.write(views.news(one, ROSA.id, 0, {})))
        assert one.pending is not None
        one.take(one.seq + 1, 500.0, Played(0, "stop"))
        while 0 in one.to_act:
            one.take(one.seq + 1, 500.0, Played(0, choices(one, 0)[0]["action"]))
        assert one.pending is None
    assert len(told) == 1
    assert refusal(lambda: proposing.propose(table, KLARA, Rewind(seq(table)))) == "error-rewind"
    assert refusal(lambda: proposing.propose(table, KLARA, Rewind(99_999))) == "error-rewind"


def test_a_deal_or_a_lesson_is_played_as_it_is_and_what_is_played_on_from_a_review_is_free():
    table, log = playing(2, seat1=RESI)
    first = log[0]
    table = folded([replace(first, origin=Origin("deal", "x")), *log[1:]])
    for what in (End(), Rewind(2)):
        assert refusal(lambda what=what: proposing.propose(table, KLARA, what)) == "error-as-it-is"
    forked = folded([replace(first, origin=Origin("fork", "x/2")), *log[1:]])
    assert proposing.propose(forked, KLARA, End())


@pytest.mark.parametrize("kind", [None, "deal", "lesson", "fork", "puzzle", "position"])
def test_a_page_is_told_what_the_house_would_refuse(kind: str | None):
    table, log = playing(2, seat1=RESI)
    first = log[0]
    assert isinstance(first, Opened)
    origin = None if kind is None else Origin(kind, "x")
    brought = tuple((move.seat or 0, str(move.action)) for move in table.moves) if kind in ("fork", "puzzle") else ()
    log = [replace(first, origin=origin, actions=brought), *([] if brought else log[1:])]
    table, rng = folded(log), Random(3)
    while table.to_act != [0] or len(table.moves) < len(brought) + 3:
        add(table, log, random_action(table, rng))
    message = views.table_message(table, KLARA, {})
    assert message["origin"] == (None if kind is None else {"kind": kind, "ref": "x"})
    # It can name another table, to which whoever knows the name may come.
    assert views.table_message(table, STRANGER, {})["origin"] is None
    may = message["may"]

    def refused(what: AnyProposal) -> bool:
        try:
            return not proposing.propose(table, KLARA, what)
        except Refusal:
            return True

    assert may["end"] is not refused(End())
    free = [after for after in range(1, seq(table)) if not refused(Rewind(after))]
    offered = [] if may["back"] is None else list(range(max(1, may["back"]), seq(table)))
    assert free == offered
    try:
        deals.shared(table, KLARA)
    except Refusal:
        assert not may["share"]
    else:
        assert may["share"]


def test_a_game_that_was_cut_short_or_taken_back_is_no_result_of_a_deal():
    table, log = playing(2, seat1=RESI)
    add(table, log, *proposing.propose(table, KLARA, Rewind(seq(table) - 4)))
    assert json.loads(listing(table).summary)["taken_back"] is True
    add(table, log, Ended("agreed"))
    assert json.loads(listing(table).summary)["ended"] == "agreed"


def test_a_substitute_comes_by_invitation_and_a_bot_plays_until_then():
    table, log = playing(3)
    assert refusal(lambda: proposing.propose(table, KLARA, Substitute(2))) == "error-substitute"
    add(table, log, BotSat(2, "medium"))
    assert refusal(lambda: permissions.sit(table, STRANGER, 2)) == "error-seat-taken"
    add(table, log, *proposing.propose(table, KLARA, Substitute(2)))
    add(table, log, *proposing.agree(table, EMIL, True))
    seat = views.who_is_there(table, STRANGER.id, lambda user: None, 0)["seats"][2]
    assert (seat["wanted"], seat["kind"]) == (True, "bot")
    add(table, log, permissions.sit(table, STRANGER, 2))
    # Rosa, who is gone, is not asked.
    add(table, log, *permissions.answer(table, KLARA, 2, True))
    add(table, log, *permissions.answer(table, EMIL, 2, True))
    assert (table.chairs[2].user, table.offered, table.taken_over) == (STRANGER.id, set(), [2])
    with pytest.raises(Refusal, match="error-seat-foreign"):
        permissions.back(table, ROSA, 2)


def test_whoever_is_back_before_a_substitute_came_keeps_the_seat():
    table, log = playing(3)
    add(table, log, BotSat(2, "medium"))
    add(table, log, *proposing.propose(table, KLARA, Substitute(2)))
    add(table, log, permissions.back(table, ROSA, 2))
    assert (table.pending, table.offered) == (None, set())


def test_over_days_a_bot_takes_the_seat_of_whoever_was_waited_for_long_enough():
    log: list[Entry] = [opened("vienna", 2), Began()]
    table = folded(log)
    add(table, log, permissions.set_pace(table, KLARA, "days"))
    assert refusal(lambda: permissions.seat_bot(table, KLARA, 1, "easy", absent=True, waited=2e5)) == "error-seat-days"
    assert permissions.seat_bot(table, KLARA, 1, "easy", absent=True, waited=3e5) == BotSat(1, "easy")
    one = Seated(DAYS, "days")
    assert (
        refusal(lambda: permissions.seat_bot(one.table, KLARA, 1, "easy", absent=True, waited=3e5))
        == "error-seat-clock"
    )

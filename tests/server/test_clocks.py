"""Clocks at a table: whose time runs when, what happens at zero, when it stands; the test turns it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from tests.server.tables import PEOPLE, SETTINGS, folded, opened

from kaffeehaus.server import pacing, permissions, timing, views, wire
from kaffeehaus.server.clocks import Clocks
from kaffeehaus.server.entries import (
    Back,
    Began,
    BotSat,
    Chair,
    Clock,
    Entry,
    Holiday,
    Night,
    Paused,
    Played,
    RanOut,
    Reclocked,
    Resumed,
    Undone,
    decode,
    encode,
)
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.standing import DAY, Outages, Stand, Stands
from kaffeehaus.server.standing import Night as Hours
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, _ = PEOPLE
LIVE = Clock(bank=600, increment=20)
DAYS = Clock(turn=2 * 86400, holidays=20)
MIDNIGHT = 20_000 * DAY
"""A midnight of UTC: the moment at which these tables begin."""


class Seated:
    """A table at which a test plays, and turns the clock."""

    def __init__(self, clock: Clock | None, pace: str = "live", game: str = "vienna", players: int = 2, **chairs: Any):
        self.outages = Outages()
        self.now = MIDNIGHT
        self.log: list[tuple[float, Entry]] = []
        self.table = Table("t", self.outages)
        self.takes(replace(opened(game, players, **chairs), clock=clock, pace=pace), Began())

    def takes(self, *entries: Entry) -> None:
        """These are appended now."""
        for entry in entries:
            self.log.append((self.now, entry))
            self.table.take(len(self.log), self.now, entry)

    def plays(self, seconds: float = 0.0, seat: int | None = None) -> int:
        """After so long somebody plays the first thing that is legal; whose it was."""
        self.now += seconds
        assert self.table.state is not None
        seat = self.table.to_act[0] if seat is None else seat
        self.takes(Played(seat, str(self.table.state.legal(seat)[0])))
        return seat

    def until(self, seat: int) -> None:
        """Everybody plays at once until only this seat is to act."""
        while self.table.to_act != [seat] or self.table.in_secret:
            self.plays()

    @property
    def clocks(self) -> Clocks:
        assert self.table.clocks is not None
        return self.table.clocks

    def left(self, seat: int) -> float:
        return round(self.clocks.left(seat, self.now), 3)

    def again(self) -> Table:
        """The same table read from its log, as after a restart."""
        table = Table("t", self.outages)
        for seq, (at, entry) in enumerate(self.log, 1):
            table.take(seq, at, decode(encode(entry)))
        return table


def refusal(check: Any) -> str:
    with pytest.raises(Refusal) as found:
        check()
    return found.value.id


def test_the_time_of_whoever_is_to_act_runs_and_a_turn_adds_to_the_bank():
    one = Seated(LIVE)
    assert (one.left(0), one.left(1)) == (600, 600)
    one.now += 10
    assert (one.left(0), one.left(1)) == (590, 590)
    assert one.table.to_act == [0, 1]
    while 0 in one.table.to_act:
        one.plays(seat=0)
    assert one.left(0) == 610
    one.now += 30
    assert (one.left(0), one.left(1)) == (610, 560)
    assert timing.due(one.table) == one.now + 560


def test_a_deadline_begins_anew_with_every_turn():
    one = Seated(DAYS, "days")
    one.now += DAY
    one.until(0)
    one.now += 1000
    assert one.left(0) == 2 * DAY - 1000
    while one.table.to_act == [0]:
        one.plays()
    assert (one.left(1), timing.due(one.table)) == (2 * DAY, one.now + 2 * DAY)


def test_taking_a_turn_back_and_playing_it_again_gains_no_time():
    one = Seated(LIVE)
    while 0 in one.table.to_act:
        one.plays(5, seat=0)
    ended = one.left(0)
    for _ in range(3):
        count = one.table.undoable(0)
        one.takes(Undone(0, count))
        assert 0 in one.table.to_act
        assert one.left(0) == ended - 20
        for _ in range(count):
            one.plays(seat=0)
    assert one.left(0) == ended
    punctual = one.table.watch.punctual  # type: ignore[union-attr]
    assert (punctual[KLARA.id].kept, punctual[KLARA.id].late) == (1, 0)


@pytest.mark.parametrize("then", ["turn", "seat", "others"])
def test_at_zero_happens_what_was_chosen(then: Any):
    one = Seated(Clock(bank=60, increment=5, zero=then))
    one.until(0)
    one.now += 59
    assert timing.late(one.table, one.now) == []
    one.now += one.left(0)
    entries = timing.late(one.table, one.now)
    assert entries == [RanOut(0, then)]
    one.takes(*entries)
    assert timing.late(one.table, one.now + 1e6) == []
    assert one.table.bots_to_act() == ([] if then == "others" else [(0, "medium")])
    assert one.table.chairs[0].kind == ("bot" if then == "seat" else "person")
    if then == "others":
        # Until they have decided, whoever is late may still play.
        action = str(one.table.state.legal(0)[0])  # type: ignore[union-attr]
        assert permissions.act(one.table, KLARA, 0, one.table.heard(KLARA.id), action)
        assert one.left(0) == 0
    elif then == "turn":
        assert refusal(lambda: permissions.undo(one.table, KLARA, 0, one.table.heard(KLARA.id))) == "error-time-out"
    while one.table.to_act == [0]:
        one.plays()
    if then == "seat":
        one.takes(Back(0))
    assert one.left(0) == 60
    assert one.table.bot_at(0) is None
    punctual = one.table.watch.punctual  # type: ignore[union-attr]
    assert punctual[KLARA.id].late == 1


def test_whoever_was_given_a_chair_and_has_never_come_is_not_late():
    """As at another game of the same people, which whoever asks for it may begin alone."""
    one = Seated(Clock(turn=60, zero="turn"))

    def told() -> Any:
        return json.decode(listing(one.table).summary)["punctual"]

    one.takes(RanOut(0, "turn"), RanOut(1, "turn"))
    assert told() == {KLARA.id: [0, 1], EMIL.id: [0, 0]}
    one.until(1)
    one.until(0)
    assert told()[EMIL.id] == [1, 1]


def test_where_nobody_else_is_a_person_nobody_is_asked_what_is_to_happen():
    one = Seated(Clock(turn=60, zero="others"), seat1=Chair(bot="easy", name="Resi"))
    one.now += 60
    assert timing.late(one.table, one.now) == [RanOut(0, "turn")]


def test_of_bots_no_time_runs_and_somebody_looks_after_them_should_they_be_interrupted():
    one = Seated(LIVE, seat1=Chair(bot="easy", name="Resi"))
    assert one.clocks.ends().keys() == {0}
    while 0 in one.table.to_act:
        one.plays(seat=0)
    assert one.clocks.ends() == {}
    assert timing.due(one.table) == one.now + timing.BOTS_LATE
    one = Seated(LIVE)
    one.takes(BotSat(1, "medium"))
    assert one.clocks.ends().keys() == {0}
    one.takes(Back(1))
    assert one.clocks.ends().keys() == {0, 1}


def test_every_seat_before_one_screen_has_a_clock_of_its_own():
    one = Seated(LIVE, seat1=Chair(KLARA.id, "Rosa"))
    one.until(0)
    one.now += 100
    assert one.left(1) - one.left(0) > 90


def test_a_pause_stops_all_clocks_until_somebody_lets_them_go_on():
    one = Seated(LIVE)
    one.until(0)
    left = one.left(0)
    one.takes(Paused("u", "Emil"))
    assert refusal(lambda: pacing.resume(one.table, ROSA)) == "error-seat-none"
    one.now += 1000
    assert (one.left(0), timing.due(one.table)) == (left, None)
    one.takes(pacing.resume(one.table, KLARA))
    assert refusal(lambda: pacing.resume(one.table, KLARA)) == "error-not-paused"
    one.now += 7
    assert one.left(0) == left - 7
    assert [entry["paused"] for entry in views.entries_after(one.table, None, 0) if entry["kind"] == "pause"] == [
        True,
        False,
    ]


def test_no_time_runs_while_the_house_is_down():
    one = Seated(LIVE)
    one.until(0)
    left = one.left(0)
    one.now += 10
    one.outages.add(one.now, one.now + 5000)
    one.now += 5000 + 3
    assert one.left(0) == left - 13
    assert one.clocks.end(0) == one.now + left - 13
    again = one.again()
    assert again.clocks.left(0, one.now) == pytest.approx(left - 13)  # type: ignore[union-attr]


def test_holidays_and_nights_stop_the_own_clock_over_days():
    one = Seated(DAYS, "days")
    one.until(0)
    assert refusal(lambda: pacing.sleep(one.table, KLARA, 23 * 60, 7 * 60, 60)) == "error-night-turn"
    one.takes(pacing.go_on_holiday(one.table, KLARA, 0, one.now + 3 * DAY, one.now))
    one.now += 3 * DAY
    assert one.left(0) == 2 * DAY
    assert refusal(lambda: pacing.go_on_holiday(one.table, KLARA, 0, one.now + 18 * DAY, one.now)) == "error-holidays"
    # Back again early: what was not taken may be taken later.
    one.takes(pacing.go_on_holiday(one.table, KLARA, 0, one.now + 17 * DAY, one.now))
    one.now += 2 * DAY
    one.takes(pacing.go_on_holiday(one.table, KLARA, 0, 0, one.now))
    assert one.clocks.told(one.now)["seats"][0]["holidays"] == 15
    one.now += 100
    assert one.left(0) == 2 * DAY - 100
    # Emil, whose watch is an hour ahead, sleeps from 23 to 7.
    one.takes(pacing.sleep(one.table, EMIL, 23 * 60, 7 * 60, 60))
    while one.table.to_act == [0]:
        one.plays()
    begun = one.now = MIDNIGHT + 20 * DAY + 12 * 3600
    one = Seated(DAYS, "days")
    one.now = begun
    one.takes(Night(KLARA.id, "Klara", 23 * 60, 7 * 60, 60))
    one.until(0)
    assert one.clocks.end(0) == begun + 2 * DAY + 3 * 8 * 3600
    assert [entry["asleep"] for entry in views.entries_after(one.table, None, 0) if entry["kind"] == "night"] == [True]


def test_hours_of_sleep_are_no_way_to_stop_the_game():
    one = Seated(DAYS, "days", players=3)
    one.until(0)
    assert refusal(lambda: pacing.sleep(one.table, EMIL, 8 * 60, 7 * 60, 0)) == "error-night"
    live = Seated(LIVE)
    assert refusal(lambda: pacing.sleep(live.table, EMIL, 0, 60, 0)) == "error-clock-none"


def test_another_clock_gives_everybody_all_that_it_gives():
    one = Seated(LIVE)
    one.until(0)
    one.now += 500
    one.takes(Reclocked("days", DAYS))
    assert (one.left(0), one.table.pace) == (2 * DAY, "days")
    one.takes(Reclocked("live", None))
    assert (one.table.clocks, timing.due(one.table)) == (None, None)
    assert refusal(lambda: pacing.checked(Clock(bank=10), "live")) == "error-clock"
    assert refusal(lambda: pacing.checked(Clock(bank=60, turn=60), "live")) == "error-clock"
    assert refusal(lambda: pacing.checked(Clock(), "days")) == "error-clock"
    assert refusal(lambda: pacing.checked(Clock(bank=60, holidays=2), "live")) == "error-clock"


@pytest.mark.parametrize("setting", ["valencia-two", "valencia-specials"])
def test_how_far_somebody_has_got_in_secret_moves_no_clock(setting: str):
    """Between two things that everybody hears of, the clocks others see depend on nothing but the time."""
    game, players, _ = SETTINGS[setting]
    compared = 0
    for seed in range(4):
        rng = Random(seed)
        one = Seated(LIVE, game=game, players=players)
        while one.table.state is not None and one.table.state.round < 2:
            before = one.clocks.told(one.now + 33.3)
            heard = one.table.heard(None)
            seat = rng.choice(one.table.to_act)
            one.now += 0.7
            one.takes(Played(seat, str(rng.choice(one.table.state.legal(seat)))))
            if one.table.heard(None) == heard:
                # Not one byte, whatever the seat did and when it did it.
                assert wire.write(one.clocks.told(one.now + 32.6)) == wire.write(before)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("game", ["vienna", "valencia"])
@pytest.mark.parametrize("then", ["turn", "seat"])
def test_the_time_shown_is_the_time_that_happens(game: str, then: Any):
    """Whatever happens at a table over weeks: the end that was shown is the moment at which time runs out."""
    rng = Random(f"{game} {then}")
    one = Seated(Clock(turn=40_000, zero=then, holidays=9), "days", game, 3)
    outs = 0
    while outs < 12:
        if one.table.phase == OVER:
            one = Seated(Clock(turn=40_000, zero=then, holidays=9), "days", game, 3)
        due, left = timing.due(one.table), [one.clocks.left(seat, one.now) for seat in range(3)]
        step = rng.choice([3, 60, 3600, 30_000])
        if due is not None and one.clocks.ends() and min(one.clocks.ends().values()) <= one.now + step:
            end = min(one.clocks.ends().values())
            assert timing.late(one.table, end - 0.01) == []
            one.now = end
            entries = timing.late(one.table, one.now)
            assert entries
            one.takes(*entries)
            outs += 1
            continue
        shown = one.clocks.ends()
        one.now += step
        for seat in range(3):
            # What a client works out from what it was told is what the house takes off.
            told = one.clocks.told(one.now - step)["seats"][seat]
            stands = Stands(Outages(), [Stand(b, e or float("inf"), w) for b, e, w in told["stands"]], None)
            spent = stands.spent(one.now - step, one.now) if told["runs"] else 0.0
            assert one.clocks.left(seat, one.now) == pytest.approx(max(0.0, told["left"] - spent), abs=0.01)
            assert one.clocks.left(seat, one.now) <= left[seat]
        assert one.clocks.ends() == pytest.approx(shown)
        _something(one, rng)
    again = one.again()
    assert again.clocks is not None
    for seat in range(3):
        assert again.clocks.left(seat, one.now) == pytest.approx(one.clocks.left(seat, one.now), abs=0.01)
    assert again.journal[-1].kind == one.table.journal[-1].kind


def _something(one: Seated, rng: Random) -> None:
    """Anything that may happen at a table over days."""
    user = PEOPLE[rng.randrange(3)]
    match rng.randrange(12):
        case 0:
            one.takes(Paused("u", "x"))
            one.now += rng.choice([5, 100_000])
            one.takes(Resumed("x", "x"))
        case 1 if not any(one.clocks.times[seat].since for seat in one.table.seats_of(user.id)):
            one.takes(Night(user.id, "x", rng.randrange(1440), rng.randrange(1440), 60))
        case 2:
            one.takes(Holiday(user.id, "x", one.now, one.now + rng.choice([0, 1000, DAY])))
        case 3:
            one.outages.add(one.now, one.now + 7200)
            one.now += 7200
        case 4:
            for seat, chair in enumerate(one.table.chairs):
                if chair.bot:
                    one.takes(Back(seat))
        case _:
            if one.table.phase != OVER:
                one.plays()


def test_a_night_is_found_whatever_the_hour():
    night = Hours(23 * 60, 7 * 60, 60)
    for hour in range(48):
        stand = night.after(MIDNIGHT + hour * 3600)
        assert stand.ends > MIDNIGHT + hour * 3600
        assert stand.ends - stand.begins == 8 * 3600
        assert stand.begins % DAY == 22 * 3600
        assert stand.ends - (MIDNIGHT + hour * 3600) <= DAY
    assert folded([opened("vienna", 2), Began()]).clocks is None

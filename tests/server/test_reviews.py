"""Reviews beside the tables, playing on from a moment, and looking back together."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from tests.review.test_review import record
from tests.server.tables import PEOPLE
from tests.server.test_replays import finished

from kaffeehaus import replay
from kaffeehaus.review.course import Order, Piece, Step, orders, piece
from kaffeehaus.review.decisions import Effort
from kaffeehaus.server import forks, permissions, replays, reviewing, together
from kaffeehaus.server.entries import Said, decode, encode
from kaffeehaus.server.humble import Humble
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.reviewing import Reviews, Wanted
from kaffeehaus.server.table import PLAYING, Table
from kaffeehaus.server.wire import Lead, Look, Mark

KLARA, EMIL = PEOPLE[:2]
RECORD = record("vienna", 3, 14)


class Shelf:
    """Keeps reviews as the store does."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, bytes]] = {}

    async def keep_review(self, game: str, version: str, pieces: bytes) -> None:
        self.kept[game] = version, pieces

    async def review_of(self, game: str, version: str) -> bytes | None:
        found = self.kept.get(game)
        return found[1] if found and found[0] == version else None


class Here(Executor):
    """Does at once what is to be done elsewhere, and fails as often as it is told to."""

    def __init__(self, trouble: list[Exception] | None = None) -> None:
        self.trouble = trouble or []
        self.asked: list[Wanted] = []

    def submit(self, fn: Any, /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.asked.append(args[0])
        if self.trouble:
            done.set_exception(self.trouble.pop(0))
        else:
            start = args[0].order.start
            steps = tuple(Step(s, False, (0.5,) * 3, (0.0,) * 3) for s, _ in RECORD.actions[start : start + 6])
            done.set_result(Piece(start, (0.5,) * 3, steps, ()))
        return done


async def until(reviews: Reviews, table: str, state: str) -> dict[str, Any]:
    for _ in range(50):
        told = await reviews.found(table, RECORD, None)
        if told["state"] == state:
            return told
        await asyncio.sleep(0.01)
    raise AssertionError(f"{told['state']}, not {state}")


def test_a_review_is_made_once_kept_and_told_while_it_grows() -> None:
    async def run() -> None:
        shelf, here = Shelf(), Here()
        reviews = Reviews(shelf, Humble(lambda: here))
        assert await reviews.found("t", RECORD, None) == {"state": "none"}
        await reviews.want("t", RECORD, None)
        waiting = await reviews.found("t", RECORD, None)
        assert (waiting["state"], waiting["place"], waiting["done"]) == ("waiting", 0, 0)
        growing = await reviews.found("t", RECORD, 0)
        assert 0 < growing["done"] <= len(RECORD.actions)
        done = await until(reviews, "t", "done")
        assert len(done["chances"]) == len(RECORD.actions) + 1
        await reviews.want("t", RECORD, None)
        assert len(here.asked) == len(orders(RECORD))
        later = Reviews(shelf, Humble(lambda: Here([AssertionError("it is kept")])))
        assert await later.found("t", RECORD, None) == done
        await later.want("t", RECORD, None)
        await reviews.stop()

    asyncio.run(run())


def test_one_review_at_a_time_and_each_knows_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        reviews = Reviews(Shelf(), Humble(Here))
        for table in ("a", "b", "c"):
            await reviews.want(table, RECORD, None)
        assert [(await reviews.found(table, RECORD, None))["place"] for table in "abc"] == [0, 1, 2]
        monkeypatch.setattr(reviewing, "MOST_WAITING", 3)
        with pytest.raises(Refusal, match="error-reviews-full"):
            await reviews.want("d", RECORD, None)
        for table in "abc":
            await until(reviews, table, "done")
        await reviews.stop()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced_and_what_fails_can_be_tried_again() -> None:
    async def run() -> None:
        made: list[Here] = [Here(), Here([BrokenProcessPool("gone")])]
        reviews = Reviews(Shelf(), Humble(lambda: made.pop()))
        await reviews.want("t", RECORD, None)
        await until(reviews, "t", "done")
        assert made == []
        failing = Reviews(Shelf(), Humble(lambda: Here([ValueError("no")] if not made else [])))
        await failing.want("t", RECORD, None)
        await until(failing, "t", "failed")
        await failing.want("t", RECORD, None)
        assert (await until(failing, "t", "done"))["done"] == len(RECORD.actions)

    asyncio.run(run())


def test_what_is_done_elsewhere_is_a_piece_as_anywhere() -> None:
    order = Order(RECORD, 0, Effort(4, 2), steps=2)
    assert reviewing.work(Wanted(order, None)) == piece(order)


# Playing on -----------------------------------------------------------------------------------------------------------


def test_a_fork_begins_with_what_was_played_and_goes_on_against_bots() -> None:
    table = finished("vienna-introductory")
    known = replays.record(table)
    opened = forks.fork(table, EMIL, forks.WantedFork(7, 1, "medium"))
    other = Table("fork")
    other.take(1, 0.0, decode(encode(opened)))
    assert (other.phase, other.opened.private, other.opened.host) == (PLAYING, True, EMIL.id)
    assert other.summary()["origin"] == {"kind": "fork", "ref": f"{table.id}/7"}
    assert replay(known, 7).view(1) == (other.state and other.state.view(1))
    assert [chair.bot for chair in other.chairs] == ["medium", None, *["medium"] * (known.players - 2)]
    assert other.seats_of(EMIL.id) == [1]
    assert [other.undoable(seat) for seat in range(known.players)] == [0] * known.players


@pytest.mark.parametrize(
    ("wanted", "refused"),
    {
        "moment": (forks.WantedFork(9999, 0), "error-step"),
        "seat": (forks.WantedFork(0, 7), "error-seat-unknown"),
        "bot": (forks.WantedFork(0, 0, "mocha"), "error-bot-unknown"),
    }.values(),
    ids=["moment", "seat", "bot"],
)
def test_a_fork_that_cannot_be_is_refused(wanted: forks.WantedFork, refused: str) -> None:
    with pytest.raises(Refusal, match=refused):
        forks.fork(finished("vienna-introductory"), KLARA, wanted)


def test_after_the_last_action_nobody_plays_on() -> None:
    table = finished("vienna-introductory")
    with pytest.raises(Refusal, match="why-over"):
        forks.fork(table, KLARA, forks.WantedFork(len(replays.record(table).actions), 0))


# Together -------------------------------------------------------------------------------------------------------------


def test_one_leads_and_whoever_follows_may_point_at_things() -> None:
    table = finished("vienna-introductory")
    now = together.changed(table, KLARA, None, Lead(leading=True))
    now = together.changed(table, KLARA, now, Look(step=5, eyes=1))
    now = together.changed(table, EMIL, now, Mark(places=("a1", "b2")))
    told = together.told(now, KLARA.id)
    assert (told["leader"], told["you"], told["step"], told["eyes"]) == (KLARA.name, True, 5, 1)
    assert told["marks"] == [{"name": EMIL.name, "places": ("a1", "b2")}]
    assert together.told(now, EMIL.id)["you"] is False
    for wish in (Lead(leading=True), Look(step=6)):
        with pytest.raises(Refusal, match="error-together-led"):
            together.changed(table, EMIL, now, wish)
    assert together.changed(table, EMIL, now, Lead(leading=False)) is now
    moved = together.changed(table, KLARA, now, Look(step=6))
    assert moved is not None
    assert moved.marks == ()
    wiped = together.changed(table, KLARA, now, Mark(places=()))
    assert wiped is not None
    assert wiped.marks == ()
    assert together.changed(table, KLARA, now, Lead(leading=False)) is None
    with pytest.raises(Refusal, match="error-step"):
        together.changed(table, KLARA, now, Look(step=99999))
    with pytest.raises(Refusal, match="error-together-none"):
        together.changed(table, KLARA, None, Look(step=1))


def test_comments_last_and_are_for_finished_games_only() -> None:
    table = finished("vienna-introductory")
    entry = decode(encode(permissions.comment(table, KLARA, 3, " Why  here? ")))
    assert entry == Said(KLARA.id, KLARA.name, "Why here?", 3)
    with pytest.raises(Refusal, match="error-step"):
        permissions.comment(table, KLARA, 99999, "x")
    later = Table(table.id)
    later.take(1, 0.0, table.opened)
    with pytest.raises(Refusal, match="error-not-over"):
        permissions.comment(later, KLARA, 0, "x")
    later.take(2, 9.0, entry)
    assert [(one["step"], one["text"], one["at"]) for one in replays.comments(later)] == [(3, "Why here?", 9)]

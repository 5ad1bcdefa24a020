"""A review: what the pieces of a game come to for each seat. It can be told before the last piece is there."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.records import Record
from kaffeehaus.games import replay
from kaffeehaus.review.chances import digest, is_calibrated, lead_of, told_of
from kaffeehaus.review.course import Piece
from kaffeehaus.review.decisions import VERDICTS, Effort, Judged

FORMAT = 1
"""Raised when a review of the same game would say something else."""
TURNING, LEAST = 4, 0.04
"""A game turns for a seat at most so often, and never for less of a chance."""


class Change(NamedTuple):
    """What became of a seat's chance, and by what."""

    own: float = 0.0
    others: float = 0.0
    luck: float = 0.0

    @property
    def whole(self) -> float:
        """All of it."""
        return self.own + self.others + self.luck

    def plus(self, other: Change) -> Change:
        """Both together."""
        return Change(*(a + b for a, b in zip(self, other, strict=True)))

    def to_json(self) -> dict[str, float]:
        """The change in points of chance."""
        return {name: round(100 * value, 1) for name, value in zip(self._fields, self, strict=True)}


class Stretch(NamedTuple):
    """A decision of a seat and what its chance came to until its next one."""

    decision: Judged
    change: Change


def version(record: Record, effort: Effort) -> str:
    """By what a review is known: whoever would judge otherwise, or with another effort, makes another one."""
    judge = digest(replay(record, 0))
    said = f"{FORMAT}/{judge}/{told_of(record.game)['curves']}/{tuple(effort)}"
    return blake2b(said.encode(), digest_size=8).hexdigest()


def stretches(found: Sequence[Piece], seat: int) -> list[Stretch]:
    """The decisions of a seat in order, each with what came of its chance until the next."""
    told: list[Stretch] = []
    for piece in found:
        judged = {one.number: one for one in piece.decisions if one.seat == seat}
        before = piece.before[seat]
        for number, step in enumerate(piece.steps, piece.start):
            if number in judged:
                told.append(Stretch(judged[number], Change()))
            change = change_of(step.chances[seat] - before, step.luck[seat], step.seat == seat)
            before = step.chances[seat]
            if told:
                last = told[-1]
                told[-1] = last._replace(change=last.change.plus(change))
    return told


def change_of(whole: float, luck: float, own: bool) -> Change:
    """A change that an action brought, parted into what came to light and whose doing the rest was."""
    return Change(whole - luck, 0.0, luck) if own else Change(0.0, whole - luck, luck)


def turning_points(told: Sequence[Stretch]) -> list[int]:
    """The decisions at which the game turned for the seat, in order: after them its chance changed most."""
    swings = [one for one in told if abs(one.change.whole) >= LEAST]
    swings.sort(key=lambda one: -abs(one.change.whole))
    return sorted(one.decision.number for one in swings[:TURNING])


def review(record: Record, found: Sequence[Piece], effort: Effort) -> dict[str, Any]:
    """What is known of the game so far, as plain data."""
    start = replay(record, 0)
    return {
        "version": version(record, effort),
        "game": record.game,
        "players": record.players,
        "count": len(record.actions),
        "done": found[-1].stop if found else 0,
        "judge": lead_of(Perspective(start, 0)).judge,
        "calibrated": is_calibrated(start),
        "chances": _line(found),
        "seats": [_seat(found, seat) for seat in range(record.players)],
    }


def _line(found: Sequence[Piece]) -> list[list[float]]:
    """The chances of all before the first action and after each, in percent."""
    if not found:
        return []
    rows = [found[0].before, *(step.chances for piece in found for step in piece.steps)]
    return [[round(100 * chance, 1) for chance in row] for row in rows]


def _seat(found: Sequence[Piece], seat: int) -> dict[str, Any]:
    told = stretches(found, seat)
    whole = Change()
    for one in told:
        whole = whole.plus(one.change)
    counts = {name: sum(one.decision.verdict == name for one in told) for name in VERDICTS}
    return {
        "counts": counts,
        "cost": round(sum(one.decision.cost for one in told), 1),
        "change": whole.to_json(),
        "turning": turning_points(told),
        "decisions": [_decision(one) for one in told],
    }


def _decision(one: Stretch) -> dict[str, Any]:
    return one.decision.to_json() | {"change": one.change.to_json()}

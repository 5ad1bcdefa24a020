"""Runs for the tests of the arena, and workers that fail on purpose."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from kaffeehaus.arena.entrants import parse_all
from kaffeehaus.arena.plan import Plan, plan_run
from kaffeehaus.arena.playing import Clock, Played
from kaffeehaus.bots.roster import TABLE_TIME


def plan(bots: str, players: int = 2, games: int = 4, seed: int = 1, game: str = "vienna", **options: str) -> Plan:
    """A run as the command makes it."""
    return plan_run(game, players, options, seed, parse_all(bots, TABLE_TIME), games)


def played(number: int, deal: int, seats: Sequence[int], scores: Sequence[int]) -> Played:
    """A game that ended with these scores."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    clocks = [Clock(10, 0.5, 0.1, 0) for _ in seats]
    points = [{"squares": score} for score in scores]
    return Played(number, deal, list(seats), winners, list(scores), points, "end", 5, 20, clocks)


def double(number: int) -> int:
    """Work that goes well."""
    return 2 * number


def die_once(batch: tuple[str, int]) -> int:
    """Work that kills its process the first time it gets to 3."""
    folder, number = batch
    if number == 3 and not Path(folder, "died").exists():
        Path(folder, "died").touch()
        os._exit(9)
    return number


def die_always(number: int) -> int:
    """Work that kills its process whenever it gets to 3."""
    if number == 3:
        os._exit(9)
    return number


def fail_on_three(number: int) -> int:
    """Work that raises at 3."""
    if number == 3:
        raise RuntimeError("three is too many")
    return number

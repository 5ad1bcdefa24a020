"""An open dataset of games: one line each, with the record that replays it, who sat where and how it ended."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from io import BufferedReader
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.plan import Plan, design, game_seed, games_per_deal
from kaffeehaus.arena.playing import Timed, play_out
from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import Failure, Workers, in_order, split
from kaffeehaus.games import GAMES

FORMAT = "kaffeehaus-dataset-1"
PLAIN, COMPRESSED = ENDINGS = (".jsonl", ".jsonl.zst")
LEVEL = 10
"""Records are alike, so that a higher level gains little and costs much."""


def plan_dataset(
    game: str, players: int, options: dict[str, Any], seed: int, named: Sequence[Entrant], games: int
) -> Plan:
    """The games of a dataset: line-ups and seats as in the arena, but every game with a deal of its own."""
    games_per_deal(named, players)  # refuses names that fit no table
    return Plan(players, design(named, players), game, options, seed, tuple(dict.fromkeys(named)), games)


def entry(plan: Plan, number: int) -> dict[str, Any]:
    """Plays one game and tells it as data."""
    game, seats = GAMES[plan.game], [plan.entrants[one] for one in plan.seats(number)]
    state = game.start(plan.players, game.options(plan.options), game_seed(plan.seed, number))
    play_out(
        state,
        [Timed(one, plan.game, Random(f"{plan.seed}/{number}/{seat}")) for seat, one in enumerate(seats)],
    )
    outcome = state.outcome
    assert outcome is not None
    return {
        "format": FORMAT,
        "number": number,
        "bots": [one.label for one in seats],
        "outcome": outcome.to_json(),
        "record": json.loads(state.record().to_json()),
    }


def lines(batch: tuple[Plan, Sequence[int]]) -> bytes:
    """Plays some games, given by their numbers, and writes a line for each."""
    plan, numbers = batch
    return b"".join(json.dumps(entry(plan, number), separators=(",", ":")).encode() + b"\n" for number in numbers)


def write(path: Path, plan: Plan, workers: Workers, size: int, told: Callable[[int], None]) -> None:
    """Writes the dataset, with `size` games to a piece of work; the file is whole or, if anything fails, not there."""
    with new_file(path) as file:
        batches = [(plan, numbers) for numbers in split(range(plan.games), size)]
        for batch, result in in_order(workers.run(lines, batches), batches):
            if isinstance(result, Failure):
                raise BadRun(
                    f"game {batch[1][0]} or one of the next could not be played: {result.reason}",
                    id="bad-dataset-game",
                    number=str(batch[1][0]),
                    reason=result.reason,
                )
            file.write(result)
            told(len(batch[1]))


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a dataset, a game each."""
    with path.open("rb") as file:
        if not path.name.endswith(COMPRESSED):
            yield from file
            return
        _need_zstandard()
        import zstandard

        with zstandard.ZstdDecompressor().stream_reader(file) as plain:
            yield from BufferedReader(plain)


def _need_zstandard() -> None:
    if find_spec("zstandard") is None:
        raise BadRun("zstandard is not installed", id="bad-dataset-zstandard")


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file that was not there before, compressed if its name says so; it has its name once it is whole."""
    compressed = path.name.endswith(COMPRESSED)
    if not compressed and not path.name.endswith(PLAIN):
        raise BadRun(f"{path} ends neither in {PLAIN} nor in {COMPRESSED}", id="bad-dataset-name", file=str(path))
    if compressed:
        _need_zstandard()
    if os.path.lexists(path):
        raise _taken(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            if compressed:
                import zstandard

                with zstandard.ZstdCompressor(level=LEVEL).stream_writer(file, closefd=False) as packed:
                    yield packed
            else:
                yield file
            file.flush()
            os.fsync(file.fileno())
        _put(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _put(beside: Path, path: Path) -> None:
    """Gives a whole file its name, unless somebody else has taken the name meanwhile."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise _taken(path) from None
    except OSError:  # Some file systems know no links.
        if os.path.lexists(path):
            raise _taken(path) from None
        beside.rename(path)


def _taken(path: Path) -> BadRun:
    return BadRun(f"{path} is there already", id="bad-dataset-exists", file=str(path))

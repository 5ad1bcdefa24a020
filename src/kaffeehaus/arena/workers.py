"""Shares batches of work among processes of this machine; one that dies costs no more than the batch it had.

`Workers` is what every way of sharing has in common, so that a run need not know whether it is here or on a cluster.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exception
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

B = TypeVar("B")
R = TypeVar("R")
Work = Callable[[B], R]
"""A function at the top of a module, so that another process can find it."""
ATTEMPTS = 2
"""A batch that fails is tried once more; a second failure is no accident."""
DIED = "the process that played it died"


class Failure(NamedTuple):
    """Why a batch came to nothing, for whoever looks into it."""

    reason: str
    trace: str = ""
    """Where it happened."""


class Done(NamedTuple, Generic[B, R]):
    """A batch and what came of it."""

    batch: B
    result: R | Failure


class Workers(Protocol):
    """Something that works through batches, each tried twice, and hands them back as they end."""

    def run(self, work: Work[B, R], batches: Iterable[B]) -> Iterator[Done[B, R]]:
        """Every batch with its result."""


def failure(error: BaseException) -> Failure:
    """What an error says, in one line."""
    return Failure(f"{type(error).__name__}: {error}".splitlines()[0][:300], "".join(format_exception(error)))


class Here:
    """Works in this very process."""

    def run(self, work: Work[B, R], batches: Iterable[B]) -> Iterator[Done[B, R]]:
        """Every batch with its result, in order."""
        for batch in batches:
            result: R | Failure = Failure("")
            for _ in range(ATTEMPTS):
                try:
                    result = work(batch)
                    break
                except Exception as error:
                    result = failure(error)
            yield Done(batch, result)


class _Worker(NamedTuple):
    process: Any
    pipe: Connection


class Processes:
    """Works in several processes of this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def run(self, work: Work[B, R], batches: Iterable[B]) -> Iterator[Done[B, R]]:
        """Every batch with its result, as they end."""
        waiting: deque[tuple[B, int]] = deque((batch, 1) for batch in batches)
        busy: dict[Any, tuple[_Worker, B, int]] = {}
        idle: list[_Worker] = []
        try:
            while waiting or busy:
                while waiting and len(busy) < self._count:
                    worker = idle.pop() if idle else _hire(work)
                    batch, attempt = waiting.popleft()
                    with suppress(OSError):  # One that has died meanwhile is found out below.
                        worker.pipe.send(batch)
                    busy[worker.pipe] = worker, batch, attempt
                for pipe in wait(list(busy)):
                    worker, batch, attempt = busy.pop(pipe)
                    result = _answer(worker)
                    if result == Failure(DIED):
                        worker.process.join()
                    else:
                        idle.append(worker)
                    if isinstance(result, Failure) and attempt < ATTEMPTS:
                        waiting.append((batch, attempt + 1))
                    else:
                        yield Done(batch, result)
        finally:
            # Whoever stops early does not wait for games that nobody asks for any more.
            _dismiss([*idle, *(worker for worker, _, _ in busy.values())])


def _hire(work: Work[Any, Any]) -> _Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


def _answer(worker: _Worker) -> Any:
    try:
        return worker.pipe.recv()
    except (EOFError, OSError):
        return Failure(DIED)


def _dismiss(workers: Sequence[_Worker]) -> None:
    for worker in workers:
        worker.pipe.close()
        worker.process.terminate()
    for worker in workers:
        worker.process.join()


def _serve(pipe: Connection, work: Work[Any, Any]) -> None:
    """The life of a worker: batches come in and results go out, until the pipe is closed."""
    # Ctrl-C reaches every process of the terminal; only the first one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            batch = pipe.recv()
            try:
                result = work(batch)
            except Exception as error:
                result = failure(error)
            pipe.send(result)


def local(count: int) -> Workers:
    """So many processes of this machine; one is this very process."""
    return Here() if count == 1 else Processes(count)


def in_order(done: Iterable[Done[B, R]], batches: Sequence[B]) -> Iterator[Done[B, R]]:
    """The same, in the order of the batches, whatever ended first."""
    kept: dict[int, Done[B, R]] = {}
    place = {id(batch): number for number, batch in enumerate(batches)}
    following = 0
    for one in done:
        kept[place[id(one.batch)]] = one
        while following in kept:
            yield kept.pop(following)
            following += 1


def split(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    """The numbers in pieces of at most so many."""
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]

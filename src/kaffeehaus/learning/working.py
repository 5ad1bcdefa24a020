"""Work in other processes in which numpy keeps to one thread each, as there is one process for every core."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence

from kaffeehaus.arena.workers import B, Done, R, Work, Workers

_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def started(workers: Workers, work: Work[B, R], batches: Sequence[B]) -> Generator[Done[B, R]]:
    """Every batch with its result, as they end; whoever closes it early ends the processes."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))  # for the processes that begin from now on
    try:
        yield from workers.run(work, batches)
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value

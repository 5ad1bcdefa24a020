"""Shares batches of work among the machines of a Ray cluster; a run gives the same games there as on one machine."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import ATTEMPTS, DIED, B, Done, Failure, R, Work, failure

LOCAL = "local"
"""The address that starts a cluster on this machine."""
PORT_WAIT = 5.0
JOIN_WAIT = 45.0
"""Seconds after which a cluster that does not answer is given up."""
AHEAD = 2
"""Batches that are handed out for every processor, so that none waits for the next."""


class Cluster:
    """Works on a Ray cluster; it is entered and left as a context."""

    def __init__(self, address: str, processors: int) -> None:
        """An address as Ray writes it, or `local` with so many processors."""
        self._address = address
        self._processors = processors
        self._ray: Any = None

    def __enter__(self) -> Self:
        """Joins or starts the cluster; BadRun if that cannot be done within a minute."""
        if find_spec("ray") is None:
            raise BadRun("Ray is not installed", id="bad-ray-missing")
        ray = import_module("ray")
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
        if self._address == LOCAL:
            settings |= {"address": LOCAL, "num_cpus": self._processors, "include_dashboard": False}
        else:
            _probe(self._address)
            # Its machines need not have the house installed: rules and bots are sent along.
            package = Path(__file__).resolve().parents[1]
            settings |= {"address": self._address, "runtime_env": {"py_modules": [str(package)]}}
        try:
            ray.init(**settings)
        except Exception as error:
            raise _silent(self._address, failure(error).reason) from None
        self._ray = ray
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Leaves the cluster; one that was started here ends."""
        if self._ray is not None:
            self._ray.shutdown()

    def run(self, work: Work[B, R], batches: Iterable[B]) -> Iterator[Done[B, R]]:
        """Every batch with its result, as they end."""
        ray = self._ray
        remote = ray.remote(max_retries=0, num_cpus=1)(work)
        waiting: deque[tuple[B, int]] = deque((batch, 1) for batch in batches)
        busy: dict[Any, tuple[B, int]] = {}
        while waiting or busy:
            # A cluster may grow while it works.
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(busy) < room:
                batch, attempt = waiting.popleft()
                busy[remote.remote(batch)] = batch, attempt
            ended, _ = ray.wait(list(busy), timeout=1.0)
            for one in ended:
                batch, attempt = busy.pop(one)
                result = _result(ray, one)
                if isinstance(result, Failure) and attempt < ATTEMPTS:
                    waiting.append((batch, attempt + 1))
                else:
                    yield Done(batch, result)


def _result(ray: Any, one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        return failure(error.cause if isinstance(error.cause, BaseException) else error)
    except ray.exceptions.RayError:
        return Failure(DIED)


def _probe(address: str) -> None:
    """Finds out whether a cluster answers, without waiting longer than promised: Ray itself may wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), PORT_WAIT).close()
        except (OSError, ValueError, OverflowError) as error:
            raise _silent(address, failure(error).reason) from None
    join = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False, logging_level='ERROR')"
    try:
        joined = subprocess.run(
            [sys.executable, "-c", join, address], capture_output=True, timeout=JOIN_WAIT, check=False, text=True
        )
    except subprocess.TimeoutExpired:
        raise _silent(address, f"no answer within {JOIN_WAIT:g} s") from None
    if joined.returncode:
        said = joined.stderr.strip().splitlines()
        raise _silent(address, said[-1][:300] if said else "")


def _silent(address: str, reason: str) -> BadRun:
    said = f"no Ray cluster answers at {address}: {reason}"
    return BadRun(said, id="bad-ray-address", address=address[:100], reason=reason)

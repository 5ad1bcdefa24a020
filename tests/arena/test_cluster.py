"""A Ray cluster: results come back, what fails is tried once more, and one that does not answer is refused.

Ray itself stands in here as far as the cluster asks for it; with Ray installed a slow test plays on a real one.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tests.arena.runs import double, fail_on_three

from kaffeehaus.arena import cluster
from kaffeehaus.arena.cluster import AHEAD, LOCAL, Cluster
from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import DIED, Failure


class RayError(Exception):
    """What Ray raises when a worker has died."""


class RayTaskError(RayError):
    """What Ray raises when a task has raised."""

    def __init__(self, cause: Any) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Ray(ModuleType):
    """As much of Ray as a cluster asks for; a task runs when it is asked for its result."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.__spec__ = ModuleSpec("ray", None)
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.settings: dict[str, Any] = {}
        self.most = 0
        """How many tasks were handed out at a time."""
        self.stopped = False

    def init(self, **settings: Any) -> None:
        """Starts or joins a cluster."""
        self.settings = settings

    def shutdown(self) -> None:
        """Leaves it."""
        self.stopped = True

    def cluster_resources(self) -> dict[str, float]:
        """Two processors."""
        return {"CPU": 2.0}

    def remote(self, **_: Any) -> Callable[[Callable[[Any], Any]], Any]:
        """Makes a task of a function."""
        return lambda work: SimpleNamespace(remote=lambda batch: Task(work, batch))

    def wait(self, tasks: Sequence[Task], timeout: float) -> tuple[list[Task], list[Task]]:
        """The task that ended, here the last one, and the others."""
        self.most = max(self.most, len(tasks))
        return [tasks[-1]], list(tasks[:-1])

    def get(self, task: Task) -> Any:
        """The result of a task."""
        try:
            return task.work(task.batch)
        except RayError:
            raise
        except Exception as error:
            raise RayTaskError(error) from None


class Task:
    """Work that was handed out."""

    def __init__(self, work: Callable[[Any], Any], batch: Any) -> None:
        self.work = work
        self.batch = batch


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    stub = Ray()
    monkeypatch.setitem(sys.modules, "ray", stub)
    return stub


def results(work: Callable[[int], int], count: int) -> dict[int, Any]:
    """What comes of so many batches on a cluster of this machine."""
    with Cluster(LOCAL, 2) as joined:
        return {done.batch: done.result for done in joined.run(work, range(count))}


def test_every_batch_comes_back_and_no_more_are_handed_out_than_are_needed(ray: Ray) -> None:
    assert results(double, 9) == {n: 2 * n for n in range(9)}
    assert ray.most == 2 * AHEAD
    assert (ray.settings["address"], ray.settings["num_cpus"], ray.stopped) == (LOCAL, 2, True)


def test_an_error_is_reported_with_its_place_and_the_others_are_not_lost(ray: Ray) -> None:
    found = results(fail_on_three, 5)
    failure = found.pop(3)
    assert found == {0: 0, 1: 1, 2: 2, 4: 4}
    assert failure.reason == "RuntimeError: three is too many"
    assert "fail_on_three" in failure.trace


@pytest.mark.parametrize(("deaths", "result"), [(1, 3), (2, Failure(DIED))], ids=["once", "always"])
def test_a_worker_that_dies_costs_its_batch_a_second_try(ray: Ray, deaths: int, result: Any) -> None:
    tried: list[int] = []

    def die(number: int) -> int:
        tried.append(number)
        if number == 3 and tried.count(3) <= deaths:
            raise RayError("the worker died")
        return number

    assert results(die, 5) == {0: 0, 1: 1, 2: 2, 3: result, 4: 4}
    assert tried.count(3) == 2


def test_a_cluster_that_cannot_be_started_is_refused(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: Any) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(BadRun, match="nobody there") as refused:
        Cluster(LOCAL, 2).__enter__()
    assert refused.value.id == "bad-ray-address"


def test_rules_and_bots_are_sent_along_to_other_machines(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_probe", lambda address: None)
    with Cluster("10.0.0.1:6379", 2):
        assert ray.settings["address"] == "10.0.0.1:6379"
        (package,) = ray.settings["runtime_env"]["py_modules"]
    assert package.endswith("kaffeehaus")


@pytest.mark.parametrize("prefix", ["", "ray://"])
def test_a_port_that_refuses_is_no_cluster(prefix: str) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # nobody listens there
        with pytest.raises(BadRun, match="ConnectionRefusedError") as refused:
            cluster._probe(f"{prefix}127.0.0.1:{held.getsockname()[1]}")
    assert refused.value.id == "bad-ray-address"


@pytest.mark.parametrize("address", ["127.0.0.1:port", "127.0.0.1:99999999"])
def test_an_address_that_cannot_be_is_no_cluster(address: str) -> None:
    with pytest.raises(BadRun, match="no Ray cluster answers"):
        cluster._probe(address)


JOINS = {
    "refused": (
        subprocess.CompletedProcess([], 1, "", "Traceback\nConnectionError: not Ray\n"),
        "ConnectionError: not",
    ),
    "silent": (subprocess.CompletedProcess([], 1, "", ""), "no Ray cluster answers"),
    "late": (subprocess.TimeoutExpired([], cluster.JOIN_WAIT), "no answer within 45 s"),
}


@pytest.mark.parametrize(("came", "said"), JOINS.values(), ids=JOINS)
def test_something_that_listens_and_is_no_cluster_is_refused(
    monkeypatch: pytest.MonkeyPatch, came: Any, said: str
) -> None:
    def run(*_: Any, **__: Any) -> Any:
        if isinstance(came, Exception):
            raise came
        return came

    monkeypatch.setattr(subprocess, "run", run)
    with socket.create_server(("127.0.0.1", 0)) as held, pytest.raises(BadRun, match=said):
        cluster._probe(f"127.0.0.1:{held.getsockname()[1]}")

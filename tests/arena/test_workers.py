"""Sharing work: the same results however many share it, and a process that dies costs only its batch."""

from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.arena.runs import die_always, die_once, double, fail_on_three

from kaffeehaus.arena.workers import DIED, Done, Failure, Here, Processes, in_order, local, split


@pytest.mark.parametrize("count", [1, 2])
def test_every_batch_comes_back_with_its_result(count: int) -> None:
    assert {done.batch: done.result for done in local(count).run(double, range(5))} == {n: 2 * n for n in range(5)}


def test_results_can_be_had_in_order() -> None:
    batches = [("batch", number) for number in range(4)]
    ended = [Done(batches[number], number) for number in (2, 0, 3, 1)]
    assert [done.result for done in in_order(ended, batches)] == [0, 1, 2, 3]


def test_a_process_that_dies_costs_its_batch_a_second_try(tmp_path: Path) -> None:
    batches = [(str(tmp_path), number) for number in range(6)]
    assert {done.result for done in Processes(2).run(die_once, batches)} == set(range(6))
    assert (tmp_path / "died").exists()


def test_a_batch_that_always_kills_is_reported_and_the_others_are_not_lost() -> None:
    results = {done.batch: done.result for done in Processes(2).run(die_always, range(6))}
    assert results == {0: 0, 1: 1, 2: 2, 3: Failure(DIED), 4: 4, 5: 5}


@pytest.mark.parametrize("workers", [Here(), Processes(2)], ids=["here", "processes"])
def test_an_error_is_reported_with_its_place(workers: Here | Processes) -> None:
    results = {done.batch: done.result for done in workers.run(fail_on_three, range(5))}
    failure = results.pop(3)
    assert results == {0: 0, 1: 1, 2: 2, 4: 4}
    assert isinstance(failure, Failure)
    assert failure.reason == "RuntimeError: three is too many"
    assert "fail_on_three" in failure.trace


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    running = Processes(2).run(double, range(100))
    next(running)
    running.close()  # type: ignore[attr-defined]
    assert active_children() == []


def test_numbers_are_split_into_pieces() -> None:
    assert [list(piece) for piece in split(range(5), 2)] == [[0, 1], [2, 3], [4]]

"""A course: the same games anywhere, goes on where it stopped, notices damage, keeps what wins."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import duel

from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import Here
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.learned.weights import check, load
from kaffeehaus.games import GAMES
from kaffeehaus.learning import course as courses
from kaffeehaus.learning import curves, gates, selfplay
from kaffeehaus.learning.course import Course, learn
from kaffeehaus.learning.gates import as_of_two
from kaffeehaus.learning.seats import MEDIUM
from kaffeehaus.learning.selfplay import Order
from kaffeehaus.learning.tables import Tables

FEW = Features(
    1,
    ("round", "players", "mine.points", "best.points", "mine.coins"),
    lambda state, seat: [
        state.round / 10,
        state.players / 4,
        state.score[seat] / 100,
        max(score for one, score in enumerate(state.score) if one != seat) / 100,
        state.coins[seat] / 8,
    ],
    lambda state: f"{state.options.version}-{state.players}",
)
TINY = Course(
    "vienna", 5, Tables((2, 3), {"version": "introductory"}), rounds=1, games=4, match=2, batch=1, linear=True
)


@pytest.fixture(autouse=True)
def few_features(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "slow" not in request.keywords:
        monkeypatch.setattr("kaffeehaus.bots.features.part", lambda game, name, attribute: FEW)


class Told:
    """Remembers what a course tells."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, step: str, **details: Any) -> None:
        self.steps.append((step, details))


class StopsAfter(Here):
    """Works until somebody pulls the plug."""

    def __init__(self, batches: int) -> None:
        self.left = batches

    def run(self, work, batches) -> Iterator[Any]:
        for done in super().run(work, batches):
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield done


def files(path: Path) -> dict[str, bytes]:
    """The batches and judges of a folder."""
    return {
        str(file.relative_to(path)): file.read_bytes()
        for file in sorted(path.rglob("*"))
        if file.suffix in (".batch", ".weights")
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a course that nothing disturbed."""
    path = tmp_path_factory.mktemp("whole") / "course"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaffeehaus.bots.features.part", lambda game, name, attribute: FEW)
        learn(path, TINY, Here(), None, Told())
    return path


def test_a_course_leaves_everything_that_made_its_judge(whole: Path) -> None:
    report = json.loads((whole / "report.json").read_text())
    assert [one["round"] for one in report["rounds"]] == [0, 1]
    for one in report["rounds"]:
        assert one["games"] == 4
        assert set(one["judges"]) == {"ends", "line"}
        assert set(one["matches"]["medium"]["players"]) == {"2", "3"}
        assert one["heats"] == {}, "so few games tell nothing"
    assert (whole / "round-1" / "line.weights").exists()
    assert (whole / "log.jsonl").read_text().count('"step": "gate"') == 2
    check(load((whole / "round-1" / "line.weights").read_bytes(), "w"), GAMES["vienna"], FEW, "w")


@pytest.mark.parametrize("stop", [0, 2, 6])
def test_a_course_that_was_stopped_goes_on_and_comes_to_the_same(whole: Path, tmp_path: Path, stop: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        learn(tmp_path, TINY, StopsAfter(stop), None, Told())
    before = files(tmp_path)
    learn(tmp_path, TINY, Here(), None, Told())
    assert files(tmp_path) == files(whole)
    assert before.items() <= files(whole).items()
    reports = [json.loads((path / "report.json").read_text()) for path in (tmp_path, whole)]
    for report in reports:
        for one in report["rounds"]:
            del one["seconds"]
    assert reports[0] == reports[1]


def test_a_damaged_batch_is_named_and_made_anew(whole: Path, tmp_path: Path) -> None:
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    batch = tmp_path / "positions" / "0-00001.batch"
    sound = batch.read_bytes()
    batch.write_bytes(sound[:-1000] + bytes(1000))
    (tmp_path / "round-1" / "line.weights").write_bytes(b"")
    told = Told()
    learn(tmp_path, TINY, Here(), None, told)
    named = [details["file"] for step, details in told.steps if step == "damaged"]
    assert set(named) == {"positions/0-00001.batch", "round-1/line.weights"}
    assert files(tmp_path) == files(whole)


def test_a_course_goes_on_from_a_player_that_has_learned(whole: Path, tmp_path: Path) -> None:
    weights = (whole / "round-1" / "line.weights").read_bytes()
    course = TINY._replace(rounds=0, games=1, begun=weights)
    told = Told()
    report = learn(tmp_path, course, Here(), None, told)
    played = dict(told.steps)["played"]
    assert played["player"] == report["rounds"][0]["against"] == "begun"
    assert {"ends", "line", "both"} == set(report["rounds"][0]["judges"])
    assert set(report["rounds"][0]["matches"]) == {"last", "medium"}
    assert (tmp_path / "begun.weights").read_bytes() == weights
    with pytest.raises(BadRun):
        learn(tmp_path, course._replace(begun=None), Here(), None, Told())


def test_an_exploiter_learns_and_is_measured_against_one_player_alone(whole: Path, tmp_path: Path) -> None:
    weights = (whole / "round-1" / "line.weights").read_bytes()
    course = TINY._replace(rounds=1, games=2, begun=weights, exploit=True)
    report = learn(tmp_path, course, Here(), None, Told())
    assert [one["against"] for one in report["rounds"]] == ["begun", "begun"]
    assert all(set(one["matches"]) == {"last"} for one in report["rounds"])
    for file in (tmp_path / "positions").iterdir():
        batch = selfplay.read(file.read_bytes(), file.name)[1]
        assert len({*zip(batch.game, batch.seat, strict=True)}) == 1, "one seat of each game learns"


def test_players_that_think_play_to_learn_from_and_in_matches(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold = gates.hold
    budgets: set[tuple[Budget | None, Budget | None]] = set()

    def noted(workers: Any, game: str, tables: Any, seed: int, pairings: Any, *rest: Any) -> Any:
        budgets.update((one.challenger.budget, one.other.budget) for one in pairings.values())
        return hold(workers, game, tables, seed, pairings, *rest)

    monkeypatch.setattr(gates, "hold", noted)
    weights = (whole / "round-1" / "line.weights").read_bytes()
    course = TINY._replace(rounds=0, games=2, begun=weights)
    thinking = learn(tmp_path / "thinking", course._replace(think=2), Here(), None, Told())
    two = Budget(iterations=2)
    assert budgets == {(two, two), (two, None)}, "against the player before, and against medium"
    hasty = learn(tmp_path / "hasty", course, Here(), None, Told())
    first, second = ((tmp_path / name / "positions" / "0-00000.batch").read_bytes() for name in ("thinking", "hasty"))
    assert first != second
    assert (thinking["think"], hasty["think"]) == (2, None)
    with pytest.raises(BadRun):
        learn(tmp_path / "thinking", course._replace(think=3), Here(), None, Told())


def test_a_duel_of_weights_is_played_by_the_strongest_bot(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = [str(whole / "round-1" / f"{name}.weights") for name in ("line", "ends")]
    assert duel.main(["vienna", *weights, "--games", "2", "--budget", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["players"]["2"]["games"] == 2


def test_the_curves_of_a_course_are_drawn(whole: Path, tmp_path: Path) -> None:
    assert curves.draw(tmp_path, {}) == [], "nothing has been learned there"
    shutil.copy(whole / "report.json", tmp_path)
    words = dict.fromkeys(("strength", "error", "games", "points", "medium", "last", *curves.JUDGES), "–")
    drawn = curves.draw(tmp_path, words)
    assert [file.name for file in drawn] == ["strength.png", "error.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in drawn)


def test_another_course_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        learn(tmp_path, TINY, StopsAfter(1), None, Told())
    before = files(tmp_path)
    with pytest.raises(BadRun) as problem:
        learn(tmp_path, TINY._replace(seed=6), Here(), None, Told())
    assert problem.value.id == "bad-course-other"
    assert files(tmp_path) == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("mine")
    with pytest.raises(BadRun) as problem:
        learn(tmp_path / "mine", TINY, Here(), None, Told())
    assert problem.value.id == "bad-course-folder"


def test_a_course_keeps_to_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is asked."""
    now = iter(range(10**9))
    for module in ("course", "gates", "training"):
        monkeypatch.setattr(f"kaffeehaus.learning.{module}.monotonic", lambda: float(next(now)))
    learn(tmp_path, TINY._replace(games=None, rounds=0), Here(), 30, Told())
    played = json.loads((tmp_path / "round-0" / "played.json").read_text())
    assert 0 < len(played["batches"]) < 30


def test_a_batch_is_fixed_by_its_seed_round_and_number() -> None:
    order = Order("vienna", Tables((2, 3), {}), 1, 0, 4, 2, MEDIUM)
    assert selfplay.play(order) == selfplay.play(order)
    told, batch = selfplay.read(selfplay.play(order), "b")
    assert told["number"] == 4
    assert sum(batch.settings.values()) == 2
    assert len(batch.x) == len(batch.target) == len(batch.cut) > 20
    # Positions lie line by line, in the order of the game.
    line = [(int(game), int(seat)) for game, seat in zip(batch.game, batch.seat, strict=True)]
    assert line == sorted(line)
    for before, after in zip(range(len(line)), range(1, len(line)), strict=False):
        assert line[before] != line[after] or batch.time[before] < batch.time[after]
    assert selfplay.play(order._replace(number=5)) != selfplay.play(order)


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_every_number_of_players_and_every_option_is_drawn(game: str) -> None:
    from random import Random

    rng, kind = Random(1), GAMES[game]
    drawn = [Tables(tuple(kind.seats), {}).draw(kind, rng) for _ in range(400)]
    assert {table.players for table in drawn} == {*kind.seats}
    usual = kind.Options().to_json()
    for name, choice in kind.Options.choices().items():
        if choice.each:  # among equals
            assert not any(name in table.options for table in drawn)
            continue
        found = [table.options.get(name, usual[name]) for table in drawn]
        if choice.several:
            assert {one for list_ in found for one in list_} == {*choice.values}
        elif not choice.seat:
            assert {*found} == {*choice.values}, name
    assert sum(table.players == 2 for table in drawn) > 120


def test_a_share_against_several_is_told_as_against_one() -> None:
    for players in (2, 3, 4, 5):
        assert as_of_two(1 / players, players) == pytest.approx(0.5)
        assert as_of_two(1.0, players) == 1.0
    assert courses.WON > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_a_small_course_runs_where_nothing_but_numpy_is(tmp_path: Path, game: str, full: bool) -> None:
    if game != "vienna" and not full:
        pytest.skip("for --full; what is particular to a game is its features, which have tests of their own")
    cores = "2" if full else "1"
    command = [sys.executable, "-m", "kaffeehaus.learning", game, "--out", str(tmp_path), "--small", "--cores", cores]
    command += [] if full else ["--players", "2", "--players", "3"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["step"] == "gate"
    features = features_of(game)
    assert features is not None
    check(load((tmp_path / "round-0" / "line.weights").read_bytes(), "w"), GAMES[game], features, "w")

"""The command arena: results that do not depend on who played them, go on after a kill, and are never overwritten."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Printed, Terminal
from tests.needs import is_missing

from kaffeehaus.arena import plots, ratings
from kaffeehaus.arena.playing import play_games
from kaffeehaus.cli import main

MATCH = "arena vienna --bots easy,random --players 2 --games 8 --seed 5"


@pytest.fixture(autouse=True)
def undrawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take a second each, so they are drawn only where a test looks at them."""
    if "picture" not in request.node.name:
        monkeypatch.setattr(plots, "draw", lambda *_: None)


def results(folder: Path, speed: bool = False) -> dict[str, Any]:
    """What a run came to, without what the clock says."""
    data: dict[str, Any] = json.loads((folder / "results.json").read_text())
    return data if speed else {key: value for key, value in data.items() if key != "speed"}


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_run_writes_results_rows_and_pictures(terminal: Terminal, home: Path) -> None:
    said = terminal(f"{MATCH} --out run")
    assert (said.code, said.err) == (0, "")
    names = {"run.json", "games.jsonl", "results.json", "results.csv", "ratings.png", "scores.png", "lengths.png"}
    assert set(files(home / "run")) == names
    assert all((home / "run" / name).read_bytes().startswith(b"\x89PNG") for name in names if name.endswith("png"))
    found = results(home / "run", speed=True)
    assert (found["game"], found["players"], found["seed"], found["reproducible"]) == ("vienna", 2, 5, True)
    assert (found["games"], found["played"], found["deals"]) == (8, 8, 4)
    assert found["bots"] == ["easy", "random"]
    easy = found["results"]["easy"]
    assert easy["wins"] + found["results"]["random"]["wins"] == 8
    assert sum(estimate["value"] for estimate in easy["points"].values()) == pytest.approx(easy["score"]["value"])
    assert easy["rating"]["low"] < 0 < easy["rating"]["value"] == -found["results"]["random"]["rating"]["value"]
    assert found["speed"]["easy"]["decisions_per_s"] > 0
    with (home / "run" / "results.csv").open() as file:
        assert [row["bot"] for row in csv.DictReader(file)] == ["easy", "random"]
    for part in ("8 games of vienna with 2 players", "wins per seat", "The results are in run"):
        assert part in said.out


def test_each_deal_is_played_with_every_seating(terminal: Terminal, home: Path) -> None:
    terminal(f"{MATCH} --out run")
    games = [json.loads(line) for line in (home / "run" / "games.jsonl").read_text().splitlines()]
    assert [(game["deal"], game["seats"]) for game in games[:4]] == [(0, [0, 1]), (0, [1, 0]), (1, [0, 1]), (1, [1, 0])]


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_the_results_do_not_depend_on_the_workers(terminal: Terminal, home: Path, game: str) -> None:
    command = f"arena {game} --bots easy,random,medium --players 3 --games 9"
    assert terminal(f"{command} --out one").code == 0
    assert terminal(f"{command} --out two --workers 2").code == 0
    assert results(home / "one") == results(home / "two")


def test_a_bot_that_thinks_in_iterations_plays_the_same_games_again(terminal: Terminal, home: Path) -> None:
    command = "arena vienna --bots hard@3,easy --players 2 --games 2"
    assert terminal(f"{command} --out one").code == 0
    assert terminal(f"{command} --out two --workers 2").code == 0
    assert results(home / "one") == results(home / "two")
    assert results(home / "one")["reproducible"]


def test_a_bot_that_thinks_by_the_clock_is_said_not_to(terminal: Terminal, home: Path) -> None:
    said = terminal("arena vienna --bots hard,random --time 0.01 --players 2 --games 2 --out run")
    assert said.code == 0
    assert "will not lead to exactly the same" in said.out
    assert results(home / "run")["bots"] == ["hard@0.01s", "random"]
    assert not results(home / "run")["reproducible"]


def test_games_that_do_not_make_whole_deals_are_rounded_up_and_it_is_said(terminal: Terminal, home: Path) -> None:
    said = terminal("arena vienna --bots easy,random --players 3 --games 7 --out run")
    assert said.code == 0
    assert "12 games are played: 2 deals of 6 games each" in said.err
    assert results(home / "run")["played"] == 12


def test_a_first_bot_that_has_not_played_yet_is_no_trouble(terminal: Terminal, home: Path) -> None:
    assert terminal("arena vienna --bots medium,random,easy --players 2 --games 6 --workers 2 --out run").code == 0
    assert len(results(home / "run")["results"]) == 3


def test_json_goes_to_programs(terminal: Terminal, home: Path) -> None:
    said = terminal(f"{MATCH} --out run --json")
    assert json.loads(said.out) == results(home / "run", speed=True)


def test_a_killed_run_goes_on_where_it_was(terminal: Terminal, home: Path) -> None:
    command = "arena vienna --bots easy,random --players 2 --games 24 --workers 2 --out"
    terminal(f"{command} whole")
    run = subprocess.Popen([sys.executable, "-m", "kaffeehaus", *command.split(), "run"], start_new_session=True)
    log = home / "run" / "games.jsonl"
    deadline = time.monotonic() + 60
    while not (log.exists() and log.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    before = log.read_bytes()
    assert before
    log.write_bytes(before + b'{"number":7,"dea')  # what a kill in the middle of a line leaves
    assert terminal(f"{command} run").code == 0
    assert log.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert len(log.read_bytes().splitlines()) == 24
    assert results(home / "run") == results(home / "whole")


def test_the_same_command_on_a_finished_run_plays_nothing(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal(f"{MATCH} --out run")
    monkeypatch.setattr("kaffeehaus.cli.arena.play_games", None)
    before = files(home / "run")
    assert terminal(f"{MATCH} --out run").code == 0
    assert terminal("arena --summarize run").code == 0
    after = files(home / "run")
    assert {name: after[name] for name in ("games.jsonl", "results.json")} == {
        name: before[name] for name in ("games.jsonl", "results.json")
    }


OTHERS = {
    "other-seed": "arena vienna --bots easy,random --players 2 --games 8 --seed 6",
    "other-bots": "arena vienna --bots medium,random --players 2 --games 8 --seed 5",
    "more-games": "arena vienna --bots easy,random --players 2 --games 9 --seed 5",
    "other-game": "arena valencia --bots easy,random --players 2 --games 8 --seed 5",
    "other-option": "arena vienna --bots easy,random --players 2 --games 8 --seed 5 --option version=advanced",
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_another_run_in_the_same_folder_is_refused(terminal: Terminal, home: Path, other: str) -> None:
    terminal(f"{MATCH} --out run")
    before = files(home / "run")
    said = terminal(f"{other} --out run")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "holds another run" in said.err
    assert files(home / "run") == before


def test_a_run_of_another_version_of_the_house_is_refused(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal(f"{MATCH} --out run")
    monkeypatch.setattr("kaffeehaus.arena.plan.__version__", "99.0.0")
    said = terminal(f"{MATCH} --out run")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "holds another run: its version differs" in said.err
    assert terminal("arena --summarize run").code == 0


def test_two_runs_cannot_write_to_one_folder(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[Printed] = []

    def meanwhile(batch: Any) -> Any:
        if not refused:
            refused.append(terminal(f"{MATCH} --out run"))
        return play_games(batch)

    monkeypatch.setattr("kaffeehaus.cli.arena.play_games", meanwhile)
    assert terminal(f"{MATCH} --out run").code == 0
    assert refused[0].code == 2
    assert "another run is writing to run" in refused[0].err


WRONG = {
    "no-game": ("--bots easy,random --out run", "GAME is missing"),
    "no-bots": ("vienna --out run", "--bots is missing"),
    "no-folder": ("vienna --bots easy,random", "--out is missing"),
    "unknown-game": ("chess --bots easy,random --out run", "there is no game chess"),
    "unknown-bot": ("vienna --bots easy,nobody --out run", "there is no bot nobody"),
    "alone": ("vienna --bots easy --out run", "at least two different bots"),
    "twice": ("vienna --bots easy,easy,random --players 4 --out run", "name each once"),
    "too-few-games": ("vienna --bots easy,random,medium --games 5 --out run", "takes 12 games a deal"),
    "players": ("vienna --bots easy,random --players 7 --out run", "2 to 4 players"),
    "option": ("vienna --bots easy,random --option version=huge --out run", "introductory, advanced"),
    "no-budget": ("vienna --bots easy@5,random --out run", "takes no budget"),
    "two-budgets": ("vienna --bots easy,random --time 1 --iterations 5 --out run", "cannot both be given"),
    "time": ("vienna --bots easy,random --time 0 --out run", "--time is a positive number"),
    "no-time": ("vienna --bots easy,random --time inf --out run", "--time is a positive number"),
    "too-much-time": ("vienna --bots hard,random --time 99999999 --out run", "0.01 to 3600 seconds"),
    "too-many-iterations": ("vienna --bots hard,random --iterations 99999999 --out run", "1 to 10000000 iterations"),
    "workers": ("vienna --bots easy,random --workers 0 --out run", "at least 1"),
    "a-file": ("vienna --bots easy,random --games 4 --players 2 --out file", "no folder"),
    "a-foreign-folder": ("vienna --bots easy,random --games 4 --players 2 --out foreign", "not the folder of a run"),
    "a-broken-run": ("vienna --bots easy,random --games 4 --players 2 --out broken", "damaged in line 1"),
    "below-a-file": ("vienna --bots easy,random --games 4 --players 2 --out file/run", "cannot be written"),
    "nothing-to-summarize": ("--summarize nowhere", "not the folder of a run"),
    "summarize-foreign": ("--summarize foreign", "not the folder of a run"),
    "summarize-broken": ("--summarize broken", "damaged in line 1"),
    "summarize-damaged-game": ("--summarize damaged", "damaged in line 2"),
    "summarize-nothing-yet": ("--summarize empty", "no games in empty yet"),
    "summarize-with-a-game": ("vienna --summarize foreign", "nothing but a folder"),
}


@pytest.fixture(scope="session")
def one_run(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a small run."""
    folder = tmp_path_factory.mktemp("arena") / "run"
    command = [*MATCH.replace("--games 8", "--games 2").split(), "--out", str(folder)]
    assert main(command) == 0
    return files(folder)


@pytest.mark.parametrize(("command", "part"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused_in_one_line_and_nothing_is_written(
    terminal: Terminal, home: Path, one_run: dict[str, bytes], command: str, part: str
) -> None:
    (home / "file").write_text("mine")
    for name, held in {
        "foreign": {"thesis.txt": b"mine"},
        "broken": {"run.json": b"{"},
        "empty": {"run.json": one_run["run.json"]},
        "damaged": {
            "run.json": one_run["run.json"],
            "games.jsonl": one_run["games.jsonl"].splitlines(True)[0] + b'{"number": 1}\n',
        },
    }.items():
        (home / name).mkdir()
        for file, content in held.items():
            (home / name / file).write_bytes(content)
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    said = terminal(f"arena {command}")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert part in said.err
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before


GONE = object()
RUN_DAMAGE = {
    "format": ("kaffeehaus-arena-99", "kaffeehaus-arena-", 1),
    "version": (GONE, None),
    "game": (GONE, "chess", ["vienna"]),
    "rules": (GONE, "1"),
    "content": (GONE, 7),
    "players": (GONE, "2", 2.0, True, 1, 99),
    "options": (GONE, []),
    "seed": (GONE, "5", 10**400),
    "bots": (GONE, "easy", [], ["easy", "easy"], ["easy", 1]),
    "line_ups": (GONE, [], [["easy"]], [["easy", "nobody"]], [[0, 1]]),
    "games": (GONE, 0, -2, 3, 2.0),
    "reproducible": (GONE, "yes", 1),
}


@pytest.mark.parametrize(("field", "values"), RUN_DAMAGE.items(), ids=RUN_DAMAGE)
def test_a_damaged_run_is_refused_with_its_line(
    terminal: Terminal, home: Path, one_run: dict[str, bytes], field: str, values: tuple[Any, ...]
) -> None:
    (home / "run").mkdir()
    (home / "run" / "games.jsonl").write_bytes(one_run["games.jsonl"])
    for value in values:
        run = json.loads(one_run["run.json"])
        run.pop(field) if value is GONE else run.update({field: value})
        text = json.dumps(run, indent=1)
        (home / "run" / "run.json").write_text(text)
        place = 1 if value is GONE else text[: text.index(f'"{field}"')].count("\n") + 1
        said = terminal("arena --summarize run")
        assert (said.code, said.out) == (2, "")
        assert said.err == f"kaffeehaus: run/run.json is damaged in line {place}\n", value


GAME_DAMAGE = {
    "number": (GONE, None, 1.5, True, -1, 2, 0),
    "deal": (GONE, None, "0", 1),
    "seats": (GONE, None, [0, 1], [1], [1, 0, 0], [1, 7], ["1", "0"]),
    "winners": (GONE, [], [2], [0, 0], [-1], ["a"], 0),
    "scores": (GONE, ["a", "b"], [1], [1, 2, 3], [1, None], [1, 10**400], {}),
    "points": (GONE, [1, 2], [{}], [{"squares": "x"}, {}], [{"squares": 1.5}, {}]),
    "reason": (GONE, 3, None),
    "rounds": (GONE, "x", None, 2.5),
    "length": (GONE, None, "x"),
    "clocks": (GONE, [[1, 1, 1, 0]], [[1, 1, 1, 0], [1, 1, 1]], [[1, 1, 1, 0], [1, "1", 1, 0]], [[1, 1, 1, 0], None]),
    "clock": ([],),
}


@pytest.mark.parametrize(("field", "values"), GAME_DAMAGE.items(), ids=GAME_DAMAGE)
def test_a_damaged_game_is_refused_with_its_line(
    terminal: Terminal, home: Path, one_run: dict[str, bytes], field: str, values: tuple[Any, ...]
) -> None:
    (home / "run").mkdir()
    (home / "run" / "run.json").write_bytes(one_run["run.json"])
    first, second = one_run["games.jsonl"].splitlines(True)
    for value in values:
        game = json.loads(second)
        game.pop(field) if value is GONE else game.update({field: value})
        (home / "run" / "games.jsonl").write_bytes(first + json.dumps(game).encode() + b"\n")
        said = terminal("arena --summarize run")
        assert (said.code, said.out, said.err) == (2, "", "kaffeehaus: run/games.jsonl is damaged in line 2\n"), value


def test_games_that_cannot_be_played_are_reported_and_tried_again(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(batch: Any) -> Any:
        if 2 in batch[1]:
            raise RuntimeError("a bot fell off its chair")
        return play_games(batch)

    monkeypatch.setattr("kaffeehaus.cli.arena.play_games", broken)
    said = terminal(f"{MATCH} --out run")
    assert said.code == 1
    assert "fell off its chair" in said.err
    assert "Traceback" in (home / "run" / "failures.log").read_text()
    assert results(home / "run")["played"] < 8
    monkeypatch.undo()
    os.chdir(home)
    assert terminal(f"{MATCH} --out run").code == 0
    assert results(home / "run")["played"] == 8


def test_without_the_extra_there_are_results_and_a_line_says_how_to_get_the_rest(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "available", lambda: False)
    monkeypatch.setattr(ratings, "available", lambda: False)
    said = terminal(f"{MATCH} --out run")
    assert said.code == 0
    assert 'pip install "kaffeehaus[arena]"' in said.err
    assert set(files(home / "run")) == {"run.json", "games.jsonl", "results.json", "results.csv"}
    monkeypatch.undo()
    os.chdir(home)
    said = terminal("arena --summarize run")
    assert (said.code, said.err) == (0, "")
    assert results(home / "run")["results"]["easy"]["rating"]["value"] > 0


def test_playing_needs_nothing_but_the_house() -> None:
    heavy = {"choix", "matplotlib", "numpy", "ray", "scipy", "zstandard"}
    code = f"import sys, kaffeehaus.cli.arena, kaffeehaus.cli.dataset; sys.exit(bool({heavy!r} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", ["de", "en", "fr", "ja"])
def test_tables_and_pictures_speak_every_language(terminal: Terminal, home: Path, lang: str) -> None:
    terminal(f"{MATCH} --games 2 --out run --json")
    said = terminal(f"arena --summarize run --lang {lang}")
    assert (said.code, said.err) == (0, "")
    assert "arena-" not in said.out


def test_ray_that_is_not_installed_or_does_not_answer_is_refused(terminal: Terminal, home: Path) -> None:
    said = terminal(f"{MATCH} --out run --ray 127.0.0.1:9")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "Ray" in said.err
    assert not (home / "run").exists()


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same_results(home: Path) -> None:
    if find_spec("ray") is None:
        is_missing("Ray", "it comes with the extra named ray", unless="CI_RAY")
    for name, where in (("here", []), ("there", ["--ray", "local"])):
        command = [*MATCH.split(), "--workers", "2", "--out", name, *where]
        subprocess.run([sys.executable, "-m", "kaffeehaus", *command], check=True, timeout=240, cwd=home)
    assert results(home / "here") == results(home / "there")

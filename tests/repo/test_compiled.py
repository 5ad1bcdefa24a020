"""The compiled engine is the same engine: it is held to what the pure one is held to, and games agree to the byte."""

from __future__ import annotations

import copy
import os
import pickle
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from random import Random

import pytest
from tests.needs import is_missing
from tests.repo.test_release import tool

from kaffeehaus import GAMES, engine

ROOT = Path(__file__).resolve().parents[2]
COMPILED = tool("compiled")
HEADERS = Path(sysconfig.get_path("include"), "Python.h")
HELD_TO = (
    "tests/core",
    "tests/contract",
    "tests/games",
    "tests/golden",
    "tests/bots",
    "tests/examples",
    "tests/puzzles/test_puzzles.py::test_where_nothing_hidden_matters_answers_meet_to_the_end_of_the_game",
    "tests/repo/test_compiled.py::test_states_are_pickled_copied_and_compared",
)
"""Whatever decides what comes of an action, recorded games to the byte, and old editions beside it."""


@pytest.fixture(scope="session")
def built(full: bool) -> Path:
    """The compiled engine, built as quickly as can be unless it is there; half a minute of one core is for --full."""
    if not full:
        pytest.skip("the compiled engine is built and tested with --full")
    if shutil.which("cc") is None or not HEADERS.is_file():
        is_missing("the compiled engine", "please install a C compiler and the headers of Python: gcc, python3-dev")
    folder: Path = COMPILED.build(COMPILED.FOLDER.with_name("quick"), quick=True)
    return folder


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_compiled_engine_is_the_same_engine(built: Path):
    env = {**os.environ, engine.VARIABLE: str(built)}
    env = {name: value for name, value in env.items() if not name.startswith("PYTEST_")}
    words = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *HELD_TO]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]


def test_every_module_of_the_list_is_there():
    assert [name for name in COMPILED.MODULES if not (COMPILED.SOURCES / "kaffeehaus" / f"{name}.py").is_file()] == []


def test_nothing_of_the_judges_is_left_out():
    """VALENCIA's once was: a module of the games that is not compiled has the same name."""
    bots = COMPILED.SOURCES / "kaffeehaus" / "bots"
    rooms = ("evaluation", "features", "imagining", "learned")
    found = [path for room in rooms for path in (bots / room).rglob("*.py")]
    judges = {path.relative_to(bots.parent).with_suffix("").as_posix() for path in found if path.stem != "__init__"}
    assert "bots/evaluation/valencia/position" in judges
    kinds = {"bots/features/base"}  # nothing but types
    assert judges - kinds <= {*COMPILED.MODULES}


def test_an_engine_is_chosen_by_the_environment():
    env = {**os.environ, engine.VARIABLE: "pure"}
    code = "from kaffeehaus import GAMES, engine; print(engine.kind())"
    assert subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True).stdout == "pure\n"


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_states_are_pickled_copied_and_compared(game: str):
    if os.environ.get(engine.VARIABLE, engine.PURE) != engine.PURE:
        assert engine.kind() == engine.COMPILED
    rng = Random(5)
    state = GAMES[game].start(3, GAMES[game].largest, 5)
    for _ in range(60):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    for other in (state.clone(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert other == state
        assert other.dump() == state.dump()
        other.apply(seat := other.to_act[0], other.legal(seat)[-1])
        assert other != state
    with pytest.raises(TypeError):
        hash(state)
    assert "_legal" not in state.dump()
    assert {"agenda", "table", "score", "rng", "history"} <= state.dump().keys()

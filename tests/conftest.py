"""Settings that every test shares: Hypothesis finds the same examples on every run and writes nothing into the tree.

The long runs (crash, load, leaks, games played by hand) are short unless --full is given. A test that waits for a page
or another process and fails is tried once more: seconds in which the machine does something else are no mistake of
ours. What held only then, and what could not be checked, is said at the end.
"""

import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir
from tests.needs import not_checked

set_hypothesis_home_dir(Path(tempfile.gettempdir()) / "kaffeehaus-hypothesis")
settings.register_profile("kaffeehaus", derandomize=True, deadline=None, database=None)
settings.load_profile("kaffeehaus")

FULL_ROUNDS = 10
DEAREST = (
    "tests/browser/test_valencia_fits.py",
    "tests/browser/test_fits.py",
    "tests/browser/test_valencia.py",
    "tests/browser/test_whole_games.py",
    "tests/browser/test_play.py",
    "tests/browser/test_keyboard.py",
    "tests/locale/test_phrases.py",
)
"""The modules with the longest tests."""
WAITING = ("tests/browser/", "tests/server/")
"""Where tests wait for pages and for other processes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --full."""
    parser.addoption(
        "--full", action="store_true", help="run the crash, load and leak tests and games in the browser in full length"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the longest first, so that nobody waits for one that was begun last; who waits gets a second try."""
    items.sort(key=lambda item: [not item.nodeid.startswith(module) for module in DEAREST])
    for item in items:
        if item.nodeid.startswith(WAITING):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """Names what held on the second try only and what was not checked, after everything else."""
    yield
    for report in terminalreporter.getreports("rerun"):
        why = report.longreprtext.splitlines()
        terminalreporter.write_line(f"Failed at first: {report.nodeid}: {why[-1] if why else ''}", yellow=True)
    skipped = terminalreporter.getreports("skipped")
    for what in not_checked([report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]):
        terminalreporter.write_line(f"Not checked: {what}", yellow=True)


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Whether long runs are wanted in full length."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(scope="session")
def rounds(full: bool) -> int:
    """How often a long run is repeated."""
    return FULL_ROUNDS if full else 1

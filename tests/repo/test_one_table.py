"""No place outside a game's own folders names the game, so that a new one is added and nothing else is touched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaffeehaus.games.registry import DEFAULT, own

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["src/kaffeehaus", "client", "tools", "examples", "play", "test", "pyproject.toml", "hatch_build.py"]
"""What is looked at."""
OWN = re.compile(
    r"src/kaffeehaus/(games|cli|bots/(evaluation|features|grounds|imagining|likes|weights)|research/encoding|server/lessons|locale/\w+)/({0})(/|\.py$|\.weights$)|client/src/({0})/".format(
        "|".join(own())
    )
)
"""A game's own folders."""
NAMES = re.compile("|".join(own()), re.IGNORECASE)
DEFAULT_LINE = ("src/kaffeehaus/games/registry.py", f'DEFAULT = "{DEFAULT}"')
"""The one place that names a game: the one that is played where none is named."""
WRITTEN = ("__pycache__", "src/kaffeehaus/server/static", "src/kaffeehaus/games/kept", "node_modules")
"""What is made of the sources, or is not ours."""


def sources() -> Iterator[tuple[str, Path]]:
    """Every file that no game owns."""
    for place in PLACES:
        top = ROOT / place
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and not OWN.match(name) and not any(made in name for made in WRITTEN):
                yield name, path


def test_no_file_outside_a_games_folders_names_it():
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, path in sources()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if NAMES.search(line) and (name, line) != DEFAULT_LINE
    ]
    assert found == []


def test_no_file_outside_a_games_folders_is_called_after_it():
    assert [name for name, _ in sources() if NAMES.search(name)] == []


@pytest.mark.parametrize("game", own())
def test_a_game_has_its_folders(game: str):
    """What is looked at above would be all there is if they were called otherwise."""
    for place in ("games", "cli", "locale/en"):
        assert (ROOT / "src" / "kaffeehaus" / place / game).is_dir()


@pytest.mark.parametrize("game", own())
def test_the_styles_of_a_game_reach_its_own_screen_only(game: str):
    """Sheets stay once they are loaded, so whoever goes from one table to another has those of both games."""
    sheets = sorted((ROOT / "client" / "src" / game).glob("*.css"))
    assert sheets
    for sheet in sheets:
        bare = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        found = re.findall(r"^([^\s@}].*) \{$|^@media[^{]*\{\n  ([^\s}].*) \{$", bare, re.MULTILINE)
        selectors = ["".join(one) for one in found]
        assert selectors, sheet.name
        for selector in selectors:
            own_screen = rf"\.app(\.{game}|:where\(\.{game}\))(?!\w)"
            assert re.search(own_screen, selector), f"{sheet.name}: {selector}"

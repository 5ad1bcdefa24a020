"""The calibration pages: one command writes them, aims can fail, and pages of other tables are found out."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tools import calibration, calibration_settings
from tools.calibration_aims import Aim, Case, Played, aims_of, broken
from tools.calibration_pages import Page, replaced

from kaffeehaus.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs" / "games"
HOUSE = ROOT / "src" / "kaffeehaus" / "games"
every_game = pytest.mark.parametrize("game", GAMES)
CENTRAL = {"vienna": ("advanced", 3), "valencia": ("first-game", 3)}


@every_game
def test_the_pages_were_measured_with_the_tables_and_rules_of_now(game: str) -> None:
    """Whoever changes tables or rules runs tools/calibration.py and writes down why."""
    page = (DOCS / f"{game}-calibration.md").read_text("utf-8")
    assert measured(game) in page, f"run tools/calibration.py {game}"
    rows = json.loads((HOUSE / game / "edges.json").read_text("utf-8"))
    assert {(row["content"], row["rules"]) for row in rows} == {(GAMES[game].content, GAMES[game].rules)}


def measured(game: str) -> str:
    """What a page says of the tables and rules of now; bots may have been tuned since."""
    return f"Measured with content `{GAMES[game].content}`, rules {GAMES[game].rules}, bots `"


# The command ----------------------------------------------------------------------------------------------------------


def sitting(tmp_path: Path) -> list[str]:
    """Copies of what the command writes."""
    docs = tmp_path / "docs"
    docs.mkdir()
    for page in DOCS.glob("*.md"):
        shutil.copy(page, docs)
    edges = tmp_path / "edges.json"
    edges.write_text("[]")
    return ["--docs", str(docs), "--edges", str(edges), "--figures", str(tmp_path / "figures")]


FEW = ["--games", "2", "--variant-games", "1", "--hard-games", "1", "--hard", "random"]


@every_game
def test_one_command_plays_and_writes(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calibration_settings, "names", lambda game, names=calibration_settings.names: few(names(game)))
    where = sitting(tmp_path)
    assert calibration.main([game, *FEW, *where]) == 1  # two games reach no aim
    assert all(line.startswith(f"{game}: ") for line in capsys.readouterr().out.splitlines())

    before = (DOCS / f"{game}-calibration.md").read_text("utf-8")
    page = (tmp_path / "docs" / f"{game}-calibration.md").read_text("utf-8")
    assert measured(game) + calibration_settings.bots_digest() in page
    assert "at least 2,000 games" in page
    assert "**no**" in page
    assert page.split("<!-- figures")[0] == before.split("<!-- figures")[0]
    assert page.split("<!-- end of figures")[1] == before.split("<!-- end of figures")[1]
    assert "the first player wins, %" in (tmp_path / "docs" / f"{game}.md").read_text("utf-8")
    rows = json.loads((tmp_path / "edges.json").read_text())
    told = {(row["players"], row["games"], row["rules"]) for row in rows}
    assert told == {(CENTRAL[game][1], 2, GAMES[game].rules)}


def few(names: list[tuple[str, int, str]]) -> list[tuple[str, int, str]]:
    """One setting for each kind of bot."""
    return [name for name in names if name[:2] in CENTRAL.values()]


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration_settings, "names", lambda game: [("first-game", 3, "medium")])
    words = ["valencia", *FEW, "--play", "--figures", str(tmp_path)]
    assert calibration.main(words) == 0
    path = tmp_path / "first-game-3-medium.json"
    played = path.stat().st_mtime_ns
    assert calibration.main(words) == 0
    assert path.stat().st_mtime_ns == played
    assert calibration.main([*words, "--seed", "2"]) == 0
    assert json.loads(path.read_text())["seed"] == 2

    monkeypatch.setattr(calibration_settings, "bots_digest", lambda: "tuned")
    assert calibration.main(words) == 0
    data = json.loads(path.read_text())
    assert (data["seed"], data["bots_digest"]) == (1, "tuned")


def test_the_digest_of_bots_changes_with_any_source(tmp_path: Path) -> None:
    (tmp_path / "evaluation").mkdir()
    (tmp_path / "a.py").write_text("A = 1\n")
    before = calibration_settings.sources_digest(tmp_path)
    (tmp_path / "notes.txt").write_text("nothing that plays")
    assert calibration_settings.sources_digest(tmp_path) == before
    (tmp_path / "evaluation" / "b.py").write_text("B = 1\n")
    assert calibration_settings.sources_digest(tmp_path) != before


OTHERWISE: dict[str, Any] = {
    "game": "go",
    "rules": 0,
    "content": "0123456789abcdef",
    "players": 2,
    "options": {},
    "seed": 7,
    "bots": ["random"],
    "bots_digest": "before",
    "games": 5,
}


@pytest.mark.parametrize(("what", "value"), OTHERWISE.items(), ids=OTHERWISE)
def test_figures_played_otherwise_are_refused(what: str, value: Any, tmp_path: Path) -> None:
    wants = calibration_settings.wanted("vienna", calibration_settings.Numbers(), "hard@20", 1)
    want = next(want for want in wants if want.name == "advanced-3-medium.json")
    assert OTHERWISE.keys() == want.asked().keys()
    (tmp_path / want.name).write_text(json.dumps(want.asked() | {what: value}))
    with pytest.raises(SystemExit) as refused:
        calibration.main(["vienna", "--write", "--figures", str(tmp_path)])
    said = str(refused.value)
    assert said.startswith(f"{tmp_path / want.name}: ")
    assert f": {what} is {value!r}, not " in said
    assert "\n" not in said
    assert said.count(" is ") == 1


def test_a_page_that_is_refused_leaves_all_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration_settings, "names", lambda game: [("first-game", 3, "medium")])
    where = sitting(tmp_path)
    (tmp_path / "docs" / "valencia.md").write_text("# A page\n")
    before = (tmp_path / "docs" / "valencia-calibration.md").read_text()
    with pytest.raises(SystemExit, match="has no part between"):
        calibration.main(["valencia", *FEW, *where])
    assert (tmp_path / "docs" / "valencia-calibration.md").read_text() == before
    assert (tmp_path / "edges.json").read_text() == "[]"


def test_a_page_without_marks_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n")
    with pytest.raises(SystemExit, match="has no part between"):
        replaced(page, "figures", "text")


def test_it_needs_nothing_but_python_and_the_repository() -> None:
    """Without site-packages, as on a machine that only plays."""
    words = [sys.executable, "-S", str(ROOT / "tools" / "calibration.py"), "--help"]
    assert "--hard-games" in subprocess.run(words, capture_output=True, text=True, check=True, timeout=60).stdout


# Aims -----------------------------------------------------------------------------------------------------------------


def vienna() -> Played:
    """Figures of Vienna that reach every aim."""
    missions = {"S-01": {"dealt": 300, "kept": 300, "completed": 100, "open": 200}}
    data: dict[str, Any] = {"games": 2000, "rounds": {"median": 13}, "ended_by": {"investigator": 2000}}
    return {
        (version, players, bot): deepcopy(data | {"missions": missions if version == "advanced" else {}})
        for version, players, bot in calibration_settings.names("vienna")
    }


def valencia() -> Played:
    """Figures of Valencia that reach every aim."""
    able = ("M01-0", "M01-1", "M03", "M04")
    missions = {name: {"dealt": 300, "kept": 200, "completed": 100, "open": 100} for name in able}
    missions["M22"] = {"dealt": 300, "kept": 300, "completed": 300, "open": 0}
    data: dict[str, Any] = {
        "games": 2000,
        "missions": missions,
        "missions_share_of_points": 0.2,
        "used": {"spaces": {"a1": 5, "a2": 900}},
        "deal": {
            "gifts": {
                "all": {"ratio": {"value": 1.3, "low": 1.2, "high": 1.5}},
                "rich": {"ratio": {"value": 1.6, "low": 1.4, "high": 1.8}},
            },
            "score_explained": {"adjusted": 0.07},
        },
    }
    return {key: deepcopy(data) for key in calibration_settings.names("valencia")}


FIGURES = {"vienna": vienna, "valencia": valencia}
WRONG: dict[str, tuple[str, tuple[str, int], list[str], Any, str]] = {
    "long games": ("vienna", ("advanced", 2), ["rounds", "median"], 16, "rounds: advanced, 2 players: 16"),
    "short games": ("vienna", ("introductory", 4), ["rounds", "median"], 10.5, "introductory, 4 players: 10.5"),
    "exhaustion": (
        "vienna",
        ("advanced", 4),
        ["ended_by", "exhaustion"],
        20,
        "exhaustion: advanced, 4 players: 1.00 %",
    ),
    "easy mission": ("vienna", ("advanced", 3), ["missions", "S-01", "completed"], 400, "S-01: 66.7 % of 900"),
    "few games": ("vienna", ("advanced", 4), ["games"], 1999, "advanced, 4 players, medium: 1,999 games"),
    "few of a variant": ("valencia", ("specials", 2), ["games"], 999, "specials, 2 players, medium: 999 games"),
    "gift": (
        "valencia",
        ("first-game", 4),
        ["deal", "gifts", "all", "ratio", "value"],
        1.41,
        "none: first-game, 4 players: 1.41 (1.20–1.50) times",
    ),
    "gift not measured": (
        "valencia",
        ("random-city", 4),
        ["deal", "gifts", "all", "ratio"],
        None,
        "random-city, 4 players: not measured",
    ),
    "deal": ("valencia", ("first-game", 5), ["deal", "score_explained", "adjusted"], 0.0801, "5 players: 8.0 %"),
    "not measured": ("valencia", ("first-game", 3), ["deal", "score_explained", "adjusted"], None, "not measured"),
    "dead mission": ("valencia", ("first-game", 3), ["missions", "M03", "kept"], -301, "M03: 99 times"),
    "hard mission": ("valencia", ("first-game", 5), ["missions", "M04", "completed"], -141, "M04: 9.8 % of 600"),
    "poor missions": ("valencia", ("first-game", 3), ["missions_share_of_points"], 0.14, "3 players: 14.0 %"),
    "rich missions": ("valencia", ("first-game", 3), ["missions_share_of_points"], 0.31, "3 players: 31.0 %"),
    "variant's poor missions": (
        "valencia",
        ("random-city", 3),
        ["missions_share_of_points"],
        0.14,
        "random-city, 3 players: 14.0 %",
    ),
    "variant's hard kind": ("valencia", ("specials", 5), ["missions", "M04", "completed"], -171, "M4: 4.8 % of 600"),
    "variant's easy kind": (
        "valencia",
        ("random-city", 5),
        ["missions", "M01-1", "completed"],
        600,
        "M1: 91.7 % of 1,200",
    ),
    "dead space of a variant": (
        "valencia",
        ("random-city", 5),
        ["used", "spaces", "a2"],
        0,
        "every space is used in random cities: random-city, 5 players: never: a2",
    ),
    "dead space": ("valencia", ("first-game", 2), ["used", "spaces", "a1"], 0, "2 players: never: a1"),
}
"""Whose figures are doctored, at which table, where, how, and what is said of it."""


@every_game
def test_aims_that_are_reached_hold(game: str) -> None:
    assert broken(game, aims_of(game, FIGURES[game]())) == []


@pytest.mark.parametrize(("game", "table", "path", "value", "said"), WRONG.values(), ids=WRONG)
def test_an_aim_that_is_missed_is_named(
    game: str, table: tuple[str, int], path: list[str], value: Any, said: str
) -> None:
    played = FIGURES[game]()
    found = played[*table, "medium"]
    for step in path[:-1]:
        found = found[step]
    found[path[-1]] = value
    lines = broken(game, aims_of(game, played))
    assert any(line.endswith(said) for line in lines), lines


def test_what_is_only_shown_is_not_judged() -> None:
    played = valencia()
    page = Page("valencia", played)
    shown = [aim for aim in aims_of("valencia", played) if not aim.judged]
    assert [aim.text.startswith("(no aim)") for aim in shown] == [True, True, True]
    assert "1.60 (1.40–1.80) times | – |" in page.aims(shown)  # over the limit, and no matter


def test_hard_games_are_counted_too() -> None:
    played = vienna()
    played["advanced", 2, "hard"]["games"] = 199
    assert [line.split(": ")[2:] for line in broken("vienna", aims_of("vienna", played))] == [
        ["advanced, 2 players, hard", "199 games"]
    ]


def test_M3_may_fail_as_it_likes_in_variants() -> None:
    played = valencia()
    played["specials", 3, "medium"]["missions"]["M03"]["completed"] = -200
    assert broken("valencia", aims_of("valencia", played)) == []


@every_game
def test_what_was_not_measured_does_not_hold(game: str) -> None:
    played = FIGURES[game]()
    del played[*CENTRAL[game], "medium"]
    assert any("not measured" in line for line in broken(game, aims_of(game, played)))
    assert all(not aim.holds for aim in aims_of(game, {}))
    assert broken("go", [Aim("a ko", [])]) == ["go: a ko: all: not measured"]
    assert broken("go", [Aim("a ko", [Case("here", "none", True)])]) == []

"""The tables of a game as files to fill in: written, checked with every fault in a line of its own, and drawn."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaffeehaus.cli import main
from kaffeehaus.games.valencia import content as valencia
from kaffeehaus.games.vienna import content as vienna
from kaffeehaus.locale import languages

ROOMS = {"vienna": vienna, "valencia": valencia}
both_games = pytest.mark.parametrize("game", ROOMS)
SVG = "{http://www.w3.org/2000/svg}"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    """What the command returns, and the lines it writes."""
    code = main(["content", *words])
    out, err = capsys.readouterr()
    return code, (out + err).splitlines()


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch):
    for room in ROOMS.values():
        monkeypatch.delenv(room.DIRECTORY, raising=False)
    monkeypatch.setenv("KAFFEEHAUS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize("game", ["vienna", "valencia"])
@pytest.mark.parametrize(
    "words", [["simulate", "vienna", "--games", "1"], ["play", "--help"]], ids=["simulate", "help"]
)
def test_content_that_cannot_be_used_is_refused_in_one_line(game: str, words: list[str], tmp_path):
    (tmp_path / "missions.toml").write_text("missions = []\n")
    env = dict(os.environ) | {f"KAFFEEHAUS_{game.upper()}_CONTENT": str(tmp_path), "KAFFEEHAUS_LANG": "en"}
    done = subprocess.run([sys.executable, "-m", "kaffeehaus", *words], env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"KAFFEEHAUS_{game.upper()}_CONTENT={tmp_path}: missions.toml: " in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_a_folder_that_is_not_there_is_refused_with_the_variable_that_names_it(game: str, tmp_path: Path):
    env = dict(os.environ) | {f"KAFFEEHAUS_{game.upper()}_CONTENT": "~/nowhere", "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "kaffeehaus", "play", game], env=env, capture_output=True, text=True)
    assert done.returncode == 2
    place = f"KAFFEEHAUS_{game.upper()}_CONTENT={tmp_path}/nowhere"
    assert f"{place}: this directory of content cannot be read: No such file or directory" in done.stderr


# Export


@both_games
def test_what_is_exported_is_the_same_content(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    code, lines = told(capsys, game, "export", str(tmp_path / "own"))
    assert code == 0
    assert f"kaffeehaus content {game} check" in lines[-1]
    assert ROOMS[game].load(tmp_path / "own") == ROOMS[game].load()


@both_games
def test_own_tables_survive_an_export(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    table, old, new = {
        "vienna": ("squares.toml", '"Graben"', '"Am \\"Graben\\" \\\\"'),
        "valencia": ("missions.toml", '["M14", ', '["M14", "most-coins", "", 11, 5], # '),
    }[game]
    one, two = tmp_path / "one", tmp_path / "two"
    assert told(capsys, game, "export", str(one))[0] == 0
    text = (one / table).read_text("utf-8")
    (one / table).write_text(text.replace(old, new), encoding="utf-8")
    assert told(capsys, game, "export", str(two), "--from", str(one))[0] == 0
    assert ROOMS[game].load(two) == ROOMS[game].load(one) != ROOMS[game].load()


@both_games
def test_every_exported_table_tells_where_its_values_stand_and_what_comes_next(game: str, tmp_path: Path):
    assert main(["content", game, "export", str(tmp_path)]) == 0
    for file in ROOMS[game].FILES:
        text = (tmp_path / file).read_text("utf-8")
        comments = [line for line in text.splitlines() if line.startswith("#")]
        assert max(map(len, comments)) <= 120
        for words in (game.upper(), f"kaffeehaus content {game} check FOLDER", ROOMS[game].DIRECTORY):
            assert words in text.replace("\n# ", " "), (file, words)


def test_tables_that_are_there_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "tracks.toml").write_text("mine", encoding="utf-8")
    code, lines = told(capsys, "vienna", "export", str(tmp_path))
    assert (code, len(lines)) == (2, 1)
    assert "tracks.toml is there already; --force overwrites it" in lines[0]
    assert [path.name for path in tmp_path.iterdir()] == ["tracks.toml"]
    assert told(capsys, "vienna", "export", str(tmp_path), "--force")[0] == 0
    assert vienna.load(tmp_path) == vienna.load()


def test_broken_tables_of_the_environment_stop_an_export_but_not_one_of_blank_tables(tmp_path: Path):
    (tmp_path / "tracks.toml").write_text("tracks = []\n", encoding="utf-8")
    env = dict(os.environ) | {vienna.DIRECTORY: str(tmp_path), "KAFFEEHAUS_LANG": "en"}
    command = [sys.executable, "-m", "kaffeehaus", "content", "vienna", "export", str(tmp_path / "new")]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert f"{vienna.DIRECTORY}={tmp_path}: tracks.toml: 5 tracks are needed (V3), found 0" in done.stderr
    assert subprocess.run([*command, "--blank"], env=env, capture_output=True).returncode == 0


@both_games
def test_blank_tables_ask_for_every_row(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert told(capsys, game, "export", str(tmp_path), "--blank")[0] == 0
    code, lines = told(capsys, game, "check", str(tmp_path))
    assert code == 2
    assert all('"?" is not filled in yet' in line for line in lines[:-1])
    assert {line.partition(",")[0] for line in lines[:-1]} == set(ROOMS[game].FILES)


def test_blank_tables_keep_what_the_rulebooks_fix(tmp_path: Path):
    assert main(["content", "vienna", "export", str(tmp_path), "--blank"]) == 0
    cards = (tmp_path / "cards.toml").read_text("utf-8")
    assert '[171, "?", "?", "square-bribes",   "2"],' in cards
    assert '[ 12, "?", "?", "bribe-points",    "?"],' in cards
    assert '["A-21", "?", "building",    "?", "?", "?"],' in (tmp_path / "missions.toml").read_text("utf-8")


# Check


@both_games
def test_check_says_what_the_tables_hold(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert told(capsys, game, "export", str(tmp_path))[0] == 0
    for file in ROOMS[game].FILES[1:]:
        if file != "missions.toml":
            (tmp_path / file).unlink()
    text = (tmp_path / "missions.toml").read_text("utf-8")
    lines = [f"  {line.lstrip()}" for line in text.splitlines()]
    (tmp_path / "missions.toml").write_text("\n".join(lines), encoding="utf-8")
    code, said = told(capsys, game, "check", str(tmp_path))
    assert code == 0
    assert [line.partition("  ")[0] for line in said[:5]] == list(ROOMS[game].FILES)
    assert sum("this project’s own" in line for line in said) == 3
    assert sum("yours, " in line for line in said) == 2
    assert ROOMS[game].load().digest in said[5]
    assert "nothing has been changed" in said[6]


def test_check_counts_the_rows_that_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert told(capsys, "vienna", "export", str(tmp_path))[0] == 0
    text = (tmp_path / "tracks.toml").read_text("utf-8")
    (tmp_path / "tracks.toml").write_text(text.replace("[3, 3, 3, 3, 3, 1]", "[3, 3, 4, 3, 3, 1]", 2), encoding="utf-8")
    code, lines = told(capsys, "vienna", "check", str(tmp_path))
    assert code == 0
    assert lines[4].split() == ["tracks.toml", "yours,", "5", "rows,", "2", "unlike", "this", "project’s"]
    assert not any("nothing has been changed" in line for line in lines)


def test_check_lists_every_fault_of_every_table_in_a_line_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert told(capsys, "vienna", "export", str(tmp_path))[0] == 0
    for file, old, new in (
        ("buildings.toml", '"science",        "",  778,', '"science",        "L", 778,'),
        ("cards.toml", '[ 12, "magazine", ', '[ 12, "vine",     '),
        ("cards.toml", '[ 13, "wine",     ', '[ 13, "beer",     '),
        ("missions.toml", '"B-14", "austria"', '"B-14", "france"'),
        ("tracks.toml", '"slide",     [3, 3, 3, 3, 3, 1]', '"slide",     [3, 3, 3, 3, 3, 2]'),
    ):
        text = (tmp_path / file).read_text("utf-8")
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new), encoding="utf-8")
    code, lines = told(capsys, "vienna", "check", str(tmp_path))
    assert code == 2
    assert lines == [
        "buildings.toml: house letter L is needed on exactly 1 building (V16), found 2: "
        "building 5 (Urania), building 29 (Oberes Belvedere)",
        "cards.toml, card 12: 'vine' is no bribe; allowed: chocolate, wine, tobacco, magazine, coffee",
        "cards.toml, card 13: 'beer' is no bribe; allowed: chocolate, wine, tobacco, magazine, coffee",
        "missions.toml, B-14: the flag must be austria (EV24, EV25), found france",
        "tracks.toml, slide: area 6 must be exactly 1 space (V47), found 2",
        "5 figures do not come out.",
    ]


@both_games
def test_a_table_of_the_other_game_is_refused_in_one_line(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    other = "valencia" if game == "vienna" else "vienna"
    assert told(capsys, other, "export", str(tmp_path))[0] == 0
    code, lines = told(capsys, game, "check", str(tmp_path))
    assert (code, len(lines)) == (2, 2)
    files = {"vienna": vienna, "valencia": valencia}[game].FILES
    strange = min(path.name for path in tmp_path.iterdir() if path.name not in files)
    belong = ", ".join(files)
    assert lines[0].endswith(f", {strange}: this is no table of this game, please take it out; its tables are {belong}")
    for path in tmp_path.iterdir():
        if path.name != "missions.toml":
            path.unlink()
    code, lines = told(capsys, game, "check", str(tmp_path))
    assert (code, len(lines)) == (2, 2)
    assert lines[0].startswith("missions.toml, row 1: ")
    assert lines[0].endswith("nor is any other row; this is the table of another game")


def test_the_tables_that_the_environment_names_can_be_checked_though_no_game_would_start(tmp_path: Path):
    (tmp_path / "missions.toml").write_text('missions = [["S-01", "?", "seals", [], 1, 1]]\n', encoding="utf-8")
    env = dict(os.environ) | {vienna.DIRECTORY: str(tmp_path), "KAFFEEHAUS_LANG": "en"}
    command = [sys.executable, "-m", "kaffeehaus", "content", "vienna", "check"]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == ""
    assert done.stdout.splitlines()[0].startswith("missions.toml, S-01, flag: ")


def test_a_folder_that_is_not_there_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    code, lines = told(capsys, "vienna", "check", str(tmp_path / "nowhere"))
    assert code == 2
    assert "this directory of content cannot be read" in lines[0]


# Draw


@both_games
@pytest.mark.parametrize("lang", languages())
def test_pictures_are_whole_in_every_language(game: str, lang: str, tmp_path: Path):
    assert main(["content", game, "draw", "--out", str(tmp_path), "--lang", lang]) == 0
    pictures = sorted(tmp_path.iterdir())
    assert len(pictures) == 4
    for path in pictures:
        root = ElementTree.parse(path).getroot()
        there = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
        used = {use.get("href", "").removeprefix("#") for use in root.iter(f"{SVG}use")}
        assert used <= there
        assert "var(" not in path.read_text("utf-8")
        width, height = float(root.get("width", 0)), float(root.get("height", 0))
        for text in root.iter(f"{SVG}text"):
            assert 0 < float(text.get("x", 0)) < width
            assert 0 < float(text.get("y", 0)) < height
            # A message that is missing reads as its id.
            assert not (text.text or "").startswith(("picture-", "ability-", "mission-"))


def words_of(path: Path) -> list[str]:
    return [text.text or "" for text in ElementTree.parse(path).getroot().iter(f"{SVG}text")]


def test_the_map_shows_every_building_square_and_road(tmp_path: Path):
    assert main(["content", "vienna", "draw", "--out", str(tmp_path)]) == 0
    words, content = words_of(tmp_path / "vienna-map.svg"), vienna.load()
    assert {building.short for building in content.buildings} <= set(words)
    assert {square.name for square in content.squares} <= set(words)
    lines = ElementTree.parse(tmp_path / "vienna-map.svg").getroot().findall(f"{SVG}line")
    assert len(lines) == 2 * sum(square.value for square in content.squares)


def test_P5_a_drawn_letter_mission_names_its_building_as_the_drawn_map_does(tmp_path: Path):
    assert main(["content", "vienna", "draw", "--out", str(tmp_path)]) == 0
    words = words_of(tmp_path / "vienna-missions.svg")
    assert "agent on 1 Votivkirche (house A)" in " ".join(words[words.index("A-21") : words.index("A-22")])


def test_M15_the_drawn_mission_says_with_how_many_players_it_asks_for_how_many_members(tmp_path: Path):
    assert main(["content", "valencia", "draw", "--out", str(tmp_path)]) == 0
    words = words_of(tmp_path / "valencia-missions.svg")
    drawn = " ".join(words[words.index("M15") : words.index("M16")])
    assert drawn.endswith("On the council: 4 members with 2 or 3 players, 3 with 4, 2 with 5")


def test_what_is_drawn_is_what_the_folder_says(tmp_path: Path):
    own = tmp_path / "own"
    assert main(["content", "valencia", "export", str(own)]) == 0
    text = (own / "missions.toml").read_text("utf-8")
    printed = re.compile(r'("M14",.*?"most-coins",.*?"",\s*)\d+')
    (own / "missions.toml").write_text(printed.sub(r"\g<1>77", text), encoding="utf-8")
    assert main(["content", "valencia", "draw", str(own), "--out", str(tmp_path)]) == 0
    words = words_of(tmp_path / "valencia-missions.svg")
    assert words[words.index("M14") + 1] == "+77"


# What cannot be


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "check"), "there is no game chess; there are vienna, valencia"),
        (("vienna", "paint"), "there is no task paint; there are export, check, draw"),
        (("vienna", "export"), "FOLDER is missing"),
        (("vienna", "draw"), "--out is missing"),
        (("vienna", "check", "--blank"), "check does not take --blank"),
        (("vienna", "export", "x", "--blank", "--from", "y"), "export --blank does not take --from"),
        (("vienna", "draw", "--force", "--out", "x"), "draw does not take --force"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
):
    code, lines = told(capsys, *words)
    assert (code, lines) == (2, [f"kaffeehaus: {said}"])


# At the table


def test_the_terminal_says_that_it_plays_with_own_tables(tmp_path: Path):
    assert main(["content", "vienna", "export", str(tmp_path)]) == 0
    text = (tmp_path / "squares.toml").read_text("utf-8")
    (tmp_path / "squares.toml").write_text(text.replace('"Graben"', '"Judenplatz"'), encoding="utf-8")
    env = dict(os.environ) | {vienna.DIRECTORY: str(tmp_path), "KAFFEEHAUS_LANG": "en", "COLUMNS": "100"}
    command = [sys.executable, "-m", "kaffeehaus", "play", "vienna", "--save", str(tmp_path / "game.json")]
    done = subprocess.run([*command, "--seed", "1"], env=env, input="", capture_output=True, text=True)
    assert f"owner’s component tables ({vienna.load(tmp_path).digest})" in done.stdout.replace("\n    ", " ")
    # The saved game needs the same tables, and says so.
    command = [sys.executable, "-m", "kaffeehaus", "play", "vienna", "--resume", str(tmp_path / "game.json")]
    done = subprocess.run(command, env=env | {vienna.DIRECTORY: ""}, input="", capture_output=True, text=True)
    assert done.returncode == 2
    assert "the record was played with other component tables" in done.stderr
    assert len(done.stderr.splitlines()) == 1

"""A broken table is refused with its file, its row, the rule it breaks and what was found, and with nothing else."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest

from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.vienna import content
from kaffeehaus.games.vienna.content import FILES, load

PACKAGE = Path(content.__file__).parent

NAME, LABEL, COLOUR, FLAG, SEAL, LETTER, X, Y = range(8)
ID, STAMP, KIND, NEEDS, SHILLINGS, POINTS = range(6)


def shipped(table):
    """A fresh copy of the rows of a shipped table."""
    return tomllib.loads((PACKAGE / f"{table}.toml").read_text(encoding="utf-8"))[table]


def write(directory, table, rows):
    """The rows as TOML; JSON spells lists, texts and whole numbers the same way."""
    text = f"{table} = {json.dumps(rows, ensure_ascii=False)}\n"
    (directory / f"{table}.toml").write_text(text, encoding="utf-8")


def cell(row, column, value):
    """A change of one cell."""

    def change(rows):
        rows[row][column] = value

    return change


def drop(row):
    def change(rows):
        del rows[row]

    return change


def repeat(row):
    def change(rows):
        rows.append(rows[row])

    return change


def replace(row, value):
    def change(rows):
        rows[row] = value

    return change


def cut(row):
    """A row without its last column."""

    def change(rows):
        rows[row].pop()

    return change


def both(*changes):
    def change(rows):
        for one in changes:
            one(rows)

    return change


def column(index, value):
    """The same cell in every row."""

    def change(rows):
        for row in rows:
            row[index] = value

    return change


def without_building(index):
    """Squares that lead no road to a building."""

    def change(rows):
        for row in rows:
            if index in row[1]:
                row[1] = [0, 1] if index not in (0, 1) else [2, 3]

    return change


BROKEN = {
    "V9-29-buildings": ("buildings", drop(29), "buildings.toml: 30 buildings are needed (V9), found 29"),
    "V9-31-buildings": ("buildings", repeat(0), "buildings.toml: 30 buildings are needed (V9), found 31"),
    "V9-building-twice": ("buildings", cell(3, NAME, "Urania"), "a name of its own (V9), found 2 times 'Urania'"),
    "V7-flags": ("buildings", cell(0, FLAG, "usa"), "buildings.toml: 6 flags of france are needed (V7), found 5"),
    "V16-letter-missing": ("buildings", cell(1, LETTER, ""), "house letter A is needed on exactly 1 building (V16)"),
    "V16-letter-twice": ("buildings", cell(0, LETTER, "B"), "exactly 1 building (V16), found 2"),
    "V16-letter-I": (
        "buildings",
        cell(1, LETTER, "I"),
        "building 1 (Votivkirche): 'I' is no house letter (V16); allowed: A",
    ),
    "V16-letter-AB": ("buildings", cell(1, LETTER, "AB"), "'AB' is no house letter (V16)"),
    "V110-no-chocolate": ("buildings", column(COLOUR, "wine"), "a chocolate building is needed"),
    "colour-unknown": (
        "buildings",
        cell(2, COLOUR, "violet"),
        "'violet' is no bribe; allowed: chocolate, wine, tobacco",
    ),
    "flag-unknown": (
        "buildings",
        cell(2, FLAG, "italy"),
        "'italy' is no flag; allowed: france, austria, ussr, uk, usa",
    ),
    "flag-upper-case": ("buildings", cell(2, FLAG, "USSR"), "'USSR' is no flag"),
    "seal-unknown": (
        "buildings",
        cell(2, SEAL, 3),
        "building 2 (Palais Liechtenstein): 3 is no seal; allowed: nobility",
    ),
    "name-empty": ("buildings", cell(2, NAME, " "), "building 2 ( ): name must not be empty"),
    "name-number": (
        "buildings",
        cell(2, NAME, 7),
        "buildings.toml, building 2: name must be a text in quotes, found 7",
    ),
    "name-long": ("buildings", cell(2, NAME, "x" * 41), "name takes at most 40 characters, found 41: 'xxx"),
    "name-control": (
        "buildings",
        cell(2, NAME, "\x1b[2J\x1b[HRathaus"),
        "buildings.toml, building 2: name takes letters, signs and blanks in one line, found '\\x1b[2J",
    ),
    "name-two-lines": (
        "squares",
        cell(2, NAME, "Am\nHof"),
        "square 2: name takes letters, signs and blanks in one line",
    ),
    "name-turned": (
        "squares",
        cell(2, NAME, "Hof\u202emA"),
        "square 2: name takes letters, signs and blanks in one line",
    ),
    "square-name-long": ("squares", cell(2, NAME, "x" * 41), "name takes at most 40 characters, found 41"),
    "label-long": ("buildings", cell(2, LABEL, "Palais Liechtenstein"), "label takes at most 18 characters, found 20"),
    "label-control": ("buildings", cell(2, LABEL, "Palais\t"), "label takes letters, signs and blanks in one line"),
    "V9-label-twice": ("buildings", cell(3, LABEL, "Urania"), "a label of its own (V9), found 2 times 'Urania'"),
    "x-text": ("buildings", cell(2, X, "12"), "x takes whole numbers from 0 to 9999, found '12'"),
    "x-fraction": ("buildings", cell(2, X, 1.5), "x takes whole numbers from 0 to 9999, found 1.5"),
    "y-true": ("buildings", cell(2, Y, True), "y takes whole numbers from 0 to 9999, found true"),
    "y-negative": ("buildings", cell(2, Y, -1), "y takes whole numbers from 0 to 9999, found -1"),
    "building-short-row": (
        "buildings",
        cut(4),
        "building 4 (Ruprechtskirche): 8 values are needed (name, label, colour",
    ),
    "building-no-row": ("buildings", replace(4, "Urania"), "building 4: a row is a list, 8 values are needed"),
    "building-empty-row": ("buildings", replace(4, []), "building 4: 8 values are needed"),
    "V9-39-squares": ("squares", drop(0), "squares.toml: 40 squares are needed (V9), found 39"),
    "V9-square-twice": ("squares", cell(1, 0, "Graben"), "a name of its own (V9), found 2 times 'Graben'"),
    "V10-one-road": ("squares", cell(0, 1, [0]), "square 0 (Währinger Straße): 2 to 4 roads are needed (V10), found 1"),
    "V10-five-roads": ("squares", cell(0, 1, [0, 1, 2, 3, 4]), "2 to 4 roads are needed (V10), found 5"),
    "V10-same-building": ("squares", cell(0, 1, [1, 1]), "must lead to different buildings (V10), found [1, 1]"),
    "V9-no-such-building": ("squares", cell(0, 1, [1, 30]), "30 is no building (V9); allowed: 0 to 29"),
    "V9-no-square-of-four": ("squares", column(1, [0, 1]), "3 and 4 roads are needed (V9), found none of 3"),
    "V10-no-road": (
        "squares",
        without_building(17),
        "no road leads to building 17 (Regierungsgebäude am Stubenring) (V10)",
    ),
    "roads-no-list": ("squares", cell(0, 1, 4), "square 0 (Währinger Straße): buildings must be a list, found 4"),
    "road-text": ("squares", cell(0, 1, ["0", 1]), "buildings takes whole numbers from 0 to 99, found '0'"),
    "V13-174-cards": ("cards", drop(174), "cards.toml: 175 cards are needed (V5, V13), found 174"),
    "V13-card-twice": ("cards", cell(4, 0, 4), "cards.toml: card 4 is needed exactly once (V5, V13), found 2 times"),
    "V13-card-176": ("cards", cell(174, 0, 176), "cards.toml: card 175 is needed exactly once (V5, V13), found none"),
    "bribe-unknown": (
        "cards",
        cell(11, 1, "vine"),
        "cards.toml, card 12: 'vine' is no bribe; allowed: chocolate, wine",
    ),
    "info-unknown": ("cards", cell(11, 2, "wine"), "card 12: 'wine' is no information; allowed: briefcase, flask"),
    "ability-unknown": ("cards", cell(11, 3, "bribe"), "card 12: 'bribe' is no kind of ability; allowed: bribe-bribe"),
    "ability-list": ("cards", cell(11, 3, []), "card 12: [] is no kind of ability"),
    "ability-elsewhere": ("cards", cell(11, 3, "bribe-bribe"), "card 12: bribe-bribe belongs to 001-010 (V88)"),
    "type-of-other-family": ("cards", cell(11, 4, "usa"), "card 12: 'usa' is no bribe"),
    "type-too-often": (
        "cards",
        cell(11, 4, "chocolate"),
        "cards 011-015 (bribe-points): 1 of chocolate needed (V88)",
    ),
    "type-not-twice": (
        "cards",
        cell(0, 4, "wine"),
        "cards 001-010 (bribe-bribe): 2 of chocolate needed (V88), found 1",
    ),
    "type-without-icon": (
        "cards",
        cell(85, 4, "wine"),
        "card 86: foreign-points has no type, so \"\" is needed, found 'wine'",
    ),
    "square-of-5": ("cards", cell(170, 4, "5"), "card 171: '5' is no number of a square (V9); allowed: 2, 3, 4"),
    "square-as-number": ("cards", cell(170, 4, 2), "card 171: type must be a text in quotes, found 2"),
    "square-twice": ("cards", cell(170, 4, "3"), "the square of 2 is needed exactly once (V98), found none"),
    "card-number-text": ("cards", cell(11, 0, "12"), "cards.toml, row 12: number takes whole numbers"),
    "card-short-row": (
        "cards",
        cut(11),
        "card 12: 5 values are needed (number, bribe, information, ability, type), found 4",
    ),
    "V13-59-missions": ("missions", drop(7), "missions.toml: 60 missions are needed (V13), found 59"),
    "V13-mission-twice": (
        "missions",
        cell(6, ID, "A-01"),
        "missions.toml: mission A-01 is needed exactly once (V13), found 2",
    ),
    "V13-mission-unknown": (
        "missions",
        cell(6, ID, "A-31"),
        "missions.toml, row 7: 'A-31' is no mission; the ids are S-01",
    ),
    "V13-mission-list": ("missions", cell(6, ID, ["A-02"]), "missions.toml, row 7: id must be a text in quotes"),
    "V82-kind": (
        "missions",
        both(cell(5, KIND, "seals"), cell(5, NEEDS, ["culture"])),
        "A-01: the kind must be bribes (V82)",
    ),
    "V82-kind-B": ("missions", both(cell(35, KIND, "bribes"), cell(35, NEEDS, ["wine"])), "must be information (V82)"),
    "V82-kind-unknown": (
        "missions",
        cell(5, KIND, "money"),
        "A-01: 'money' is no kind of mission; allowed: seals, bribes",
    ),
    "V82-needs-of-other-kind": ("missions", cell(5, NEEDS, ["culture"]), "A-01: 'culture' is no bribe"),
    "V82-no-needs": (
        "missions",
        cell(5, NEEDS, []),
        "missions.toml, A-01: at least one need is needed (V82), found none",
    ),
    "V82-needs-no-list": ("missions", cell(5, NEEDS, "wine"), "A-01: needs must be a list, found 'wine'"),
    "EV24-stamp": ("missions", cell(0, STAMP, "usa"), "S-01: the flag must be france (EV24, EV25), found usa"),
    "EV25-stamp": ("missions", cell(54, STAMP, "uk"), "B-20: the flag must be usa (EV24, EV25), found uk"),
    "V83-too-many-seals": (
        "missions",
        cell(1, NEEDS, ["culture"] * 7),
        "7 culture buildings are needed (V83), the board has 6",
    ),
    "P11-too-many-tiles": (
        "missions",
        cell(35, NEEDS, ["slide"] * 9),
        "B-01: at most 8 needs fit on a mission (P11), found 9",
    ),
    "V85-two-letters": (
        "missions",
        cell(25, NEEDS, ["A", "B"]),
        "A-21: exactly one house letter is needed (V85), found 2",
    ),
    "V85-letter-twice": (
        "missions",
        cell(26, NEEDS, ["A"]),
        "a mission for house letter A is needed exactly once (V85)",
    ),
    "V85-letter-J": ("missions", cell(26, NEEDS, ["J"]), "A-22: 'J' is no house letter (V16)"),
    "V81-no-reward": (
        "missions",
        both(cell(9, SHILLINGS, 0), cell(9, POINTS, 0)),
        "A-05: a reward of shillings or points",
    ),
    "V81-negative-reward": (
        "missions",
        cell(9, POINTS, -2),
        "A-05: points takes whole numbers from 0 to 99, found -2",
    ),
    "V81-reward-of-100": ("missions", cell(9, POINTS, 100), "A-05: points takes whole numbers from 0 to 99, found 100"),
    "P11-nine-bribes": (
        "missions",
        cell(5, NEEDS, ["wine"] * 9),
        "missions.toml, A-01: at most 8 needs fit on a mission (P11), found 9",
    ),
    "mission-short-row": (
        "missions",
        cut(9),
        "A-05: 6 values are needed (id, flag, kind, needs, shillings, points), found 5",
    ),
    "V3-four-tracks": ("tracks", drop(0), "tracks.toml: 5 tracks are needed (V3), found 4"),
    "V3-track-twice": ("tracks", cell(0, 0, "flask"), "a track for briefcase is needed exactly once (V3), found none"),
    "V47-five-areas": ("tracks", cell(2, 1, [3, 3, 3, 3, 1]), "tracks.toml, slide: 6 areas are needed (V47), found 5"),
    "V47-empty-area": ("tracks", cell(2, 1, [3, 0, 3, 3, 3, 1]), "slide: area 2 needs at least 1 space (V47), found 0"),
    "V47-long-last-area": (
        "tracks",
        cell(2, 1, [3, 3, 3, 3, 3, 2]),
        "slide: area 6 must be exactly 1 space (V47), found 2",
    ),
    "P9-endless-track": (
        "tracks",
        cell(2, 1, [3, 3, 9999, 3, 3, 1]),
        "tracks.toml, slide: area 3 takes at most 20 spaces (P9), found 9999",
    ),
    "P9-area-of-21": (
        "tracks",
        cell(2, 1, [21, 3, 3, 3, 3, 1]),
        "slide: area 1 takes at most 20 spaces (P9), found 21",
    ),
    "track-unknown": ("tracks", cell(2, 0, "gun"), "tracks.toml, row 3: 'gun' is no information"),
}


@pytest.mark.parametrize(("table", "change", "words"), BROKEN.values(), ids=BROKEN.keys())
def test_refused_row(tmp_path, table, change, words):
    rows = shipped(table)
    change(rows)
    write(tmp_path, table, rows)
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    assert any(words in fault for fault in caught.value.faults)
    assert str(caught.value).startswith(f"{table}.toml")


def test_V112_refused_when_the_third_man_is_stuck(tmp_path):
    rows = shipped("buildings")
    for row in rows:
        row[COLOUR] = "tobacco"
    rows[0][COLOUR] = "chocolate"
    write(tmp_path, "buildings", rows)
    with pytest.raises(BadContent, match=r"building 0 \(Josephinum\) needs a neighbour of another colour .*\(V112\)"):
        load(tmp_path)


UNREADABLE = {
    "not-toml": (b"cards = [[", "cards.toml: this is not TOML"),
    "not-utf8": (b'cards = ["\xff"]', "cards.toml: this is not plain text in UTF-8; save the file as UTF-8"),
    "empty": (b"", "cards.toml: a list named 'cards' is needed, found none"),
    "other-key": (b"card = []", "cards.toml: a list named 'cards' is needed, found none"),
    "no-list": (b"cards = 175", "cards.toml: a list named 'cards' is needed, found 175"),
    "second-key": (b"cards = []\nmore = 1", "cards.toml: 'more' is unknown; the file holds one list named 'cards'"),
    "no-rows": (b"cards = []", "cards.toml: 175 cards are needed (V5, V13), found 0"),
    "rows-as-tables": (b"[[cards]]\nnumber = 1", "cards.toml, row 1: a row is a list, 5 values are needed"),
    "nested": (b"cards = " + b"[" * 5000 + b"]" * 5000, "cards.toml: lists are nested too deeply"),
    "huge-number": (b"cards = [[" + b"9" * 5000 + b"]]", "cards.toml: a number in it has too many digits"),
    "huge-hex-number": (b"cards = [[0x1" + b"0" * 9999 + b', "", "", "", ""]]', "found a value that cannot be printed"),
    "date": (b'cards = [[1, 1958-05-15, "flask", "wild", ""]]', "card 1: 1958-05-15 is no bribe"),
    "not-a-number": (b'cards = [[nan, "wine", "flask", "wild", ""]]', "row 1: number takes whole numbers"),
}


@pytest.mark.parametrize(("data", "words"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_refused_file(tmp_path, data, words):
    (tmp_path / "cards.toml").write_bytes(data)
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    assert words in str(caught.value)


def test_refused_directory_that_does_not_exist(tmp_path):
    with pytest.raises(BadContent, match="nowhere: this directory of content cannot be read: No such file"):
        load(tmp_path / "nowhere")


def test_refused_directory_that_is_a_file(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match="this directory of content cannot be read"):
        load(tmp_path / "file")


def test_refused_directory_without_any_table(tmp_path):
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=r"at least one of buildings\.toml, .* is needed in it, found none"):
        load(tmp_path)


def test_refused_directory_with_a_table_that_is_none_of_this_game(tmp_path):
    (tmp_path / "card.toml").write_text("", encoding="utf-8")
    words = r"card.toml: this is no table of this game, please take it out; its tables are buildings\.toml, "
    with pytest.raises(BadContent, match=words):
        load(tmp_path)


def test_refused_table_that_is_a_directory(tmp_path):
    (tmp_path / "cards.toml").mkdir()
    with pytest.raises(BadContent, match=r"cards\.toml: this file cannot be read"):
        load(tmp_path)


def test_a_byte_order_mark_and_windows_line_ends_are_fine(tmp_path):
    text = (PACKAGE / "tracks.toml").read_text(encoding="utf-8")
    (tmp_path / "tracks.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load(tmp_path) == load()


@pytest.mark.parametrize("file", FILES)
def test_files_missing_in_the_directory_come_from_the_package(tmp_path, file):
    (tmp_path / file).write_bytes((PACKAGE / file).read_bytes())
    assert load(tmp_path) == load()


def test_any_single_broken_value_is_either_fine_or_refused(tmp_path):
    chance = random.Random(1958)
    values: list[object] = [None, "", "wine", "usa", "A", -1, 0, 10**6, 1.5, True, [], [[]], [0, 1], {"a": 1}]
    for _ in range(400):
        table = chance.choice(FILES).removesuffix(".toml")
        rows = shipped(table)
        value, row = chance.choice(values), chance.randrange(len(rows))
        if value is None:
            del rows[row]
        elif chance.random() < 0.2:
            rows[row] = value
        else:
            rows[row][chance.randrange(len(rows[row]))] = value
        # JSON writes a table with a colon and true in its own way.
        text = json.dumps(rows, ensure_ascii=False).replace('{"a": 1}', "{a = 1}")
        (tmp_path / f"{table}.toml").write_text(f"{table} = {text}\n", encoding="utf-8")
        refusal = f"{table}.toml"
        try:
            load(tmp_path)
        except BadContent as error:
            refusal = str(error)
        # What the roads join and how they run is told where the roads are.
        assert refusal.startswith((f"{table}.toml", "squares.toml") if table == "buildings" else f"{table}.toml")
        assert "not TOML" not in refusal
        (tmp_path / f"{table}.toml").unlink()

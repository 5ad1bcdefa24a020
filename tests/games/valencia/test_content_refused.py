"""A broken table is refused with its file, its row, the rule it breaks and what was found, and with nothing else."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest

from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.valencia import content
from kaffeehaus.games.valencia.content import FILES, KEYS, load
from kaffeehaus.games.valencia.terms import Guild

PACKAGE = Path(content.__file__).parent

FRONT, BACK = range(2)
A, B, C, D, E, F = range(6)
ID, KIND, ARGUMENT, POINTS = range(4)


def shipped(file):
    """A fresh copy of the lists of a shipped file."""
    return tomllib.loads((PACKAGE / file).read_text(encoding="utf-8"))


def write(directory, file, lists):
    """The lists as TOML; JSON spells lists, texts, whole numbers, true and false the same way."""
    text = "".join(f"{key} = {json.dumps(rows, ensure_ascii=False)}\n" for key, rows in lists.items())
    (directory / file).write_text(text.replace('{"a": 1}', "{a = 1}"), encoding="utf-8")


def put(value, *path):
    """A change of one value, found by key and positions."""

    def change(lists):
        inner = lists
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return change


def drop(*path):
    def change(lists):
        inner = lists
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return change


def repeat(key, row):
    def change(lists):
        lists[key].append(lists[key][row])

    return change


def both(*changes):
    def change(lists):
        for one in changes:
            one(lists)

    return change


def every_space(key, old, new):
    """The same replacement on all spaces of the tiles of a key."""

    def change(lists):
        for tile in lists[key]:
            for face in tile:
                face[:] = [space.replace(old, new) for space in face]

    return change


def on(key, tile, side, spaces):
    """Spaces of a face by their letters."""
    return both(*(put(space, key, tile, side, letter) for letter, space in spaces.items()))


DOUBLE = next(index for index, tile in enumerate(shipped("tiles.toml")["small"]) if tile[FRONT][D] == "fountain")

BROKEN = {
    # tiles
    "L2-seven-big": ("tiles", drop("big", 7), "tiles.toml: 8 big tiles are needed (L2), found 7"),
    "L2-nine-big": ("tiles", repeat("big", 0), "tiles.toml: 8 big tiles are needed (L2), found 9"),
    "L2-three-small": ("tiles", drop("small", 0), "tiles.toml: 4 small tiles are needed (L2), found 3"),
    "L2-one-face": (
        "tiles",
        drop("big", 3, BACK),
        "tiles.toml, big tile 3: 2 values are needed (front, back), found 1",
    ),
    "L2-five-spaces": (
        "tiles",
        drop("small", 1, BACK, F),
        "tiles.toml, small tile 1, back: 6 values are needed (a, b, c, d, e, f), found 5",
    ),
    "Q3-big-without-fountain": (
        "tiles",
        on("big", 0, FRONT, {B: "wine 2", E: "wine 2"}),
        "tiles.toml, big tile 0, front: one fountain space is needed, on b or e (Q3), found none",
    ),
    "Q3-big-with-two-fountains": (
        "tiles",
        on("big", 0, BACK, {B: "fountain", E: "fountain"}),
        "big tile 0, back: one fountain space is needed, on b or e (Q3), found b and e",
    ),
    "Q3-big-fountain-in-a-corner": (
        "tiles",
        on("big", 0, FRONT, {A: "fountain", B: "wine 2", E: "wine 2"}),
        "big tile 0, front: one fountain space is needed, on b or e (Q3), found a",
    ),
    "Q3-small-fountain-inside": (
        "tiles",
        on("small", 0, FRONT, {B: "wine 2", E: "fountain"}),
        "small tile 0, front: fountain spaces are needed on b, or on b and d (Q3), found e",
    ),
    "Q3-double-on-one-face": (
        "tiles",
        on("small", DOUBLE, BACK, {D: "wine 2"}),
        f"small tile {DOUBLE}, back: the same fountain spaces as on the front are needed (Q3), b and d, found b",
    ),
    "Q3-no-double": (
        "tiles",
        both(on("small", DOUBLE, FRONT, {D: "wine 2"}), on("small", DOUBLE, BACK, {D: "wine 2"})),
        "tiles.toml: exactly 1 small tile with two fountain spaces is needed (Q3), found 0",
    ),
    "Q3-two-doubles": (
        "tiles",
        both(on("small", 0, FRONT, {D: "fountain"}), on("small", 0, BACK, {D: "fountain"})),
        "tiles.toml: exactly 1 small tile with two fountain spaces is needed (Q3), found 2",
    ),
    "M1-cost-6": (
        "tiles",
        put("wine 6", "big", 2, FRONT, A),
        'big tile 2, front: a must be "fountain" or a guild and a cost from 0 to 5 (M1), as in "wine 2", found',
    ),
    "M1-cost-missing": ("tiles", put("wine", "big", 2, FRONT, A), "big tile 2, front: a must be"),
    "M1-cost-negative": ("tiles", put("wine -1", "big", 2, FRONT, A), "found 'wine -1'"),
    "L4-guild-unknown": ("tiles", put("silk 2", "big", 2, FRONT, A), "big tile 2, front: a must be"),
    "space-list": ("tiles", put([], "big", 2, FRONT, A), "big tile 2, front: a must be a text in quotes, found []"),
    "face-text": ("tiles", put("wine 2", "big", 2, FRONT), "tiles.toml, big tile 2: front must be a list"),
    "tile-number": ("tiles", put(5, "small", 2), "tiles.toml, small tile 2: a row is a list, 2 values are needed"),
    "M1-no-space-of-5": (
        "tiles",
        every_space("big", " 5", " 4"),
        "tiles.toml, big: at least 2 spaces of cost 5 are needed whichever faces are up (M1), found 0",
    ),
    "M1-no-space-of-0-in-the-small-city": (
        "tiles",
        every_space("small", " 0", " 1"),
        "tiles.toml, small: at least 2 spaces of cost 0 are needed whichever faces are up (M1), found 0",
    ),
    "M2-no-clothes": (
        "tiles",
        every_space("big", "clothes", "wine"),
        "tiles.toml, big: at least 3 spaces of clothes are needed whichever faces are up (M2), found 0",
    ),
    "M2-two-porcelain-in-the-small-city": (
        "tiles",
        both(
            on("small", 0, FRONT, {C: "clothes 3"}),
            *(on("small", DOUBLE, side, {A: "wine 2", C: "wine 2"}) for side in (FRONT, BACK)),
        ),
        "tiles.toml, small: at least 3 spaces of porcelain are needed whichever faces are up (M2), found 2",
    ),
    "EL5-no-wine-of-2": (
        "tiles",
        both(
            *(every_space(key, "wine 2", "wine 1") for key in ("big", "small")),
            *(every_space(key, "dried_fruit 1", "dried_fruit 2") for key in ("big", "small")),
        ),
        "tiles.toml: a wine space of cost 2 is needed (EL5), found none",
    ),
    # the first game
    "L9-seven-places": ("tiles", drop("first_big", 7), "tiles.toml, first_big: 8 places are needed (L9), found 7"),
    "L9-three-places": ("tiles", drop("first_small", 0), "tiles.toml, first_small: 4 places are needed (L9), found 3"),
    "L9-tile-twice": (
        "tiles",
        put(1, "first_big", 0, 0),
        "tiles.toml, first_big: tile 0 is needed exactly once (L9), found none",
    ),
    "L9-tile-8": ("tiles", put(4, "first_small", 0, 0), "tiles.toml, first_small: tile 2 is needed exactly once (L9)"),
    "L9-no-such-tile": (
        "tiles",
        put([8, 0, False], "first_big", 4),
        "tiles.toml, first_big, place 4: the tile must be one of 0 to 7 (L9), found 8",
    ),
    "L2-face-2": (
        "tiles",
        put(2, "first_big", 4, 1),
        "tiles.toml, first_big, place 4: the face must be 0 or 1 (L2), found 2",
    ),
    "half-turn-number": (
        "tiles",
        put(1, "first_big", 4, 2),
        "first_big, place 4: half-turn must be true or false, found 1",
    ),
    "half-turn-of-a-small-tile": (
        "tiles",
        put([2, 0, True], "first_small", 0),
        "tiles.toml, first_small, place 0: 2 values are needed (tile, face), found 3",
    ),
    # fountains
    "L3-nine-fountains": ("fountains", drop("fountains", 9), "fountains.toml: 10 fountains are needed (L3), found 9"),
    "L3-eleven-fountains": ("fountains", repeat("fountains", 0), "10 fountains are needed (L3), found 11"),
    "F1-missing": (
        "fountains",
        put("", "fountains", 0, 1),
        "fountains.toml: a fountain of ability mission is needed (F1), found none",
    ),
    "F5-missing": ("fountains", put("", "fountains", 1, 1), "a fountain of ability sell is needed (F5), found none"),
    "F-unknown": (
        "fountains",
        put("swim", "fountains", 1, 1),
        "fountains.toml, fountain 1: 'swim' is no ability; allowed: mission, upgrade, retrieve, palm, sell",
    ),
    "EL15-no-6": (
        "fountains",
        both(*(put(5, "fountains", number, 0) for number in range(6, 10))),
        "fountains.toml: a fountain of value 6 is needed (EL15, EL23), found none",
    ),
    "fountain-value-text": (
        "fountains",
        put("6", "fountains", 8, 0),
        "fountain 8: value takes whole numbers from 0 to 99, found '6'",
    ),
    "fountain-value-100": (
        "fountains",
        put(100, "fountains", 8, 0),
        "fountain 8: value takes whole numbers from 0 to 99",
    ),
    "central-value-100": ("fountains", put(100, "central", 0), "central: value takes whole numbers from 0 to 99"),
    "central-missing": ("fountains", drop("central", 0), "central: 1 value is needed (value), found 0"),
    # round boards
    "L3-four-boards": ("rounds", drop("rounds", 4), "rounds.toml: 5 round boards are needed (L3), found 4"),
    "L25-two-guilds": ("rounds", drop("rounds", 4, 2), "rounds.toml, board 4: 3 values are needed (B, D, F), found 2"),
    "L4-board-guild-unknown": (
        "rounds",
        put("silk", "rounds", 0, 1),
        "rounds.toml, board 0: 'silk' is no guild; allowed: oranges, dried_fruit, wine, clothes, porcelain",
    ),
    # missions
    "L5-34-missions": ("missions", drop("missions", 7), "missions.toml: 35 missions are needed (L5), found 34"),
    "L5-mission-twice": (
        "missions",
        put("M04", "missions", 11, ID),
        "missions.toml: mission M03 is needed exactly once (L5), found none",
    ),
    "L5-mission-unknown": (
        "missions",
        put("M-25", "missions", 6, ID),
        "missions.toml, row 7: 'M-25' is no mission (L5); allowed: M01-0, M01-1",
    ),
    "L5-mission-list": (
        "missions",
        put(["M03"], "missions", 6, ID),
        "missions.toml, row 7: id must be a text in quotes",
    ),
    "M4-kind": (
        "missions",
        put("row", "missions", 12, KIND),
        "missions.toml, M04: the kind must be square (M4), found row",
    ),
    "M4-kind-unknown": ("missions", put("block", "missions", 12, KIND), "M04: 'block' is no kind of mission; allowed"),
    "M4-argument": (
        "missions",
        put("wine", "missions", 12, ARGUMENT),
        "missions.toml, M04: square has no argument, so \"\" is needed, found 'wine'",
    ),
    "M1-argument": (
        "missions",
        put(4, "missions", 3, ARGUMENT),
        "missions.toml, M01-3: the argument must be 3 (M1), found 4",
    ),
    "M1-argument-text": ("missions", put("3", "missions", 3, ARGUMENT), "M01-3: argument takes whole numbers"),
    "M2-argument": (
        "missions",
        put("wine", "missions", 6, ARGUMENT),
        "M02-oranges: the argument must be oranges (M2), found wine",
    ),
    "M2-argument-unknown": ("missions", put("silk", "missions", 6, ARGUMENT), "M02-oranges: 'silk' is no guild"),
    "M11-argument": (
        "missions",
        put("goods", "missions", 19, ARGUMENT),
        "missions.toml, M11-coins: the argument must be coins (M11), found goods",
    ),
    "M12-argument-unknown": (
        "missions",
        put("cards", "missions", 21, ARGUMENT),
        "M12-coins: 'cards' is no argument (M12); allowed: coins, goods",
    ),
    "K27-points-of-a-formula": (
        "missions",
        put(5, "missions", 21, POINTS),
        "missions.toml, M12-coins: the points must be 0, as M12 counts its own (K27), found 5",
    ),
    "L34-no-points": (
        "missions",
        put(0, "missions", 12, POINTS),
        "missions.toml, M04: at least 1 point for success is needed (L34), found 0",
    ),
    "L34-failure-without-cost": (
        "missions",
        put(["M04", "square", "", 16, 0], "missions", 12),
        "missions.toml, M04: at least 1 point for failure is needed (L34), found 0",
    ),
    "L34-negative-points": (
        "missions",
        put(-3, "missions", 12, POINTS),
        "M04: points takes whole numbers from 0 to 99, found -3",
    ),
    "L34-points-100": (
        "missions",
        put(100, "missions", 12, POINTS),
        "M04: points takes whole numbers from 0 to 99, found 100",
    ),
    "mission-short-row": (
        "missions",
        drop("missions", 12, POINTS),
        "M04: 5 values are needed (id, kind, argument, points, failure), found 3",
    ),
    # goods
    "L4-price-missing": (
        "goods",
        drop("prices", 2),
        "goods.toml: a price of wine is needed exactly once (L4), found none",
    ),
    "L4-price-twice": (
        "goods",
        repeat("prices", 2),
        "goods.toml: a price of wine is needed exactly once (L4), found 2",
    ),
    "L4-good-unknown": ("goods", put("silk", "prices", 2, 0), "goods.toml, prices, row 3: 'silk' is no guild; allowed"),
    "Q6-price-0": ("goods", put(0, "prices", 0, 1), "goods.toml, oranges: the price must be at least 1 (Q6), found 0"),
    "Q6-price-equal": (
        "goods",
        put(2, "prices", 2, 1),
        "goods.toml, wine: the price must be above the 2 of dried_fruit (Q6), found 2",
    ),
    "EL6-porcelain-6": ("goods", put(6, "prices", 4, 1), "goods.toml, porcelain: the price must be 5 (EL6), found 6"),
    "Q9-savings": (
        "goods",
        put(3, "savings", 1),
        "goods.toml, savings: both cards must give 2 coins (Q9), found 3",
    ),
    "EL19-one-card": ("goods", drop("savings", 1), "savings: 2 values are needed (first card, second card), found 1"),
    "EL21-warehouse": (
        "goods",
        put("clothes", "warehouses", 0),
        "goods.toml, warehouses: the first card must give wine (EL21), found clothes",
    ),
    "Q9-warehouse-of-clothes": (
        "goods",
        put("clothes", "warehouses", 1),
        "goods.toml, warehouses: the second card must give oranges (Q9), found clothes",
    ),
    "EL21-warehouse-unknown": ("goods", put("silk", "warehouses", 1), "goods.toml, warehouses: 'silk' is no guild"),
}


@pytest.mark.parametrize(("table", "change", "words"), BROKEN.values(), ids=BROKEN.keys())
def test_refused_row(tmp_path, table, change, words):
    file = f"{table}.toml"
    lists = shipped(file)
    change(lists)
    write(tmp_path, file, lists)
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    assert any(words in fault for fault in caught.value.faults)
    assert str(caught.value).startswith(file)


# The project's own choices are no figures of the rulebook, so that other tables may choose otherwise.

FREE = {
    "Q7-guild-twice-on-a-board": ("rounds", put("wine", "rounds", 0, 0)),
    "Q5-ability-on-a-fountain-of-6": ("fountains", put("sell", "fountains", 9, 1)),
    "Q5-fountain-of-8": ("fountains", put(8, "fountains", 5, 0)),
    "Q8-mission-of-12": ("missions", put(12, "missions", 12, POINTS)),
    "Q2-guild-twice-on-a-face": ("tiles", put("clothes 1", "big", 0, FRONT, A)),
    "L9-half-turn": ("tiles", put(True, "first_big", 0, 2)),
}


@pytest.mark.parametrize(("table", "change"), FREE.values(), ids=FREE.keys())
def test_own_choices_are_free(tmp_path, table, change):
    lists = shipped(f"{table}.toml")
    change(lists)
    write(tmp_path, f"{table}.toml", lists)
    assert load(tmp_path).digest != load().digest


UNREADABLE = {
    "not-toml": ("rounds.toml", b"rounds = [[", "rounds.toml: this is not TOML"),
    "not-utf8": (
        "rounds.toml",
        b'rounds = ["\xff"]',
        "rounds.toml: this is not plain text in UTF-8; save the file as UTF-8",
    ),
    "empty": ("rounds.toml", b"", "rounds.toml: a list named 'rounds' is needed, found none"),
    "no-list": ("rounds.toml", b"rounds = 5", "rounds.toml: a list named 'rounds' is needed, found 5"),
    "second-key": (
        "rounds.toml",
        b"rounds = []\nmore = 1",
        "rounds.toml: 'more' is unknown; the file holds one list named 'rounds'",
    ),
    "one-of-three-keys": ("goods.toml", b"prices = []", "goods.toml: a list named 'savings' is needed, found none"),
    "fourth-key": (
        "goods.toml",
        b"prices = []\nsavings = []\nwarehouses = []\nmore = 1",
        "goods.toml: 'more' is unknown; the file holds lists named 'prices' and 'savings' and 'warehouses'",
    ),
    "no-rows": ("rounds.toml", b"rounds = []", "rounds.toml: 5 round boards are needed (L3), found 0"),
    "rows-as-tables": (
        "rounds.toml",
        b"[[rounds]]\nB = 1",
        "rounds.toml, board 0: a row is a list, 3 values are needed",
    ),
    "nested": ("rounds.toml", b"rounds = " + b"[" * 5000 + b"]" * 5000, "rounds.toml: lists are nested too deeply"),
}


@pytest.mark.parametrize(("file", "data", "words"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_refused_file(tmp_path, file, data, words):
    (tmp_path / file).write_bytes(data)
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    assert words in str(caught.value)


def test_refused_directory_that_does_not_exist(tmp_path):
    with pytest.raises(BadContent, match="nowhere: this directory of content cannot be read"):
        load(tmp_path / "nowhere")


def test_refused_directory_without_any_table(tmp_path):
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=r"at least one of tiles\.toml, .* is needed in it, found none"):
        load(tmp_path)


def test_refused_directory_with_a_table_that_is_none_of_this_game(tmp_path):
    (tmp_path / "cards.toml").write_text("", encoding="utf-8")
    words = r"cards.toml: this is no table of this game, please take it out; its tables are tiles\.toml, "
    with pytest.raises(BadContent, match=words):
        load(tmp_path)


def test_refused_table_that_is_a_directory(tmp_path):
    (tmp_path / "goods.toml").mkdir()
    with pytest.raises(BadContent, match=r"goods\.toml: this file cannot be read"):
        load(tmp_path)


def test_a_byte_order_mark_and_windows_line_ends_are_fine(tmp_path):
    text = (PACKAGE / "tiles.toml").read_text(encoding="utf-8")
    (tmp_path / "tiles.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load(tmp_path) == load()


@pytest.mark.parametrize("file", FILES)
def test_files_missing_in_the_directory_come_from_the_package(tmp_path, file):
    (tmp_path / file).write_bytes((PACKAGE / file).read_bytes())
    assert load(tmp_path) == load()


def test_prices_may_stand_in_any_order(tmp_path):
    lists = shipped("goods.toml")
    lists["prices"].reverse()
    write(tmp_path, "goods.toml", lists)
    assert load(tmp_path).goods.prices[Guild.ORANGES] == 1
    assert load(tmp_path) == load()


def test_any_single_broken_value_is_either_fine_or_refused(tmp_path):
    chance = random.Random(1926)
    values: list[object] = [
        None,
        "",
        "wine",
        "wine 2",
        "fountain",
        "coins",
        -1,
        0,
        10**6,
        1.5,
        True,
        [],
        [[]],
        {"a": 1},
    ]
    for _ in range(400):
        file = chance.choice(FILES)
        lists = shipped(file)
        inner, value = lists[chance.choice(KEYS[file])], chance.choice(values)
        while isinstance(inner[position := chance.randrange(len(inner))], list) and chance.random() < 0.8:
            inner = inner[position]
        if value is None:
            del inner[position]
        else:
            inner[position] = value
        write(tmp_path, file, lists)
        refusal = file
        try:
            load(tmp_path)
        except BadContent as error:
            refusal = str(error)
        assert refusal.startswith(file)
        assert "not TOML" not in refusal
        (tmp_path / file).unlink()

"""Lines by cells: where they may break, and what stays together."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaffeehaus.cli.wrapping import Flow, Row, flowing, hanging, padded, wrapped


def lines(text: str, width: int, indent: int = 0) -> list[str]:
    return [line.plain for line in wrapped(Text(text), width, indent)]


CASES = {
    "fits": ("short  ", 10, ["short  "]),
    "blanks": ("one two three", 8, ["one two", "three"]),
    "first-line-keeps-its-blanks": ("  1  one two", 8, ["  1  one", "two"]),
    "no-break-space": ("prix des vins\u00a0: payer", 14, ["prix des", "vins\u00a0: payer"]),
    "quotation": ("dit «\u00a0oui\u00a0» ici", 9, ["dit", "«\u00a0oui\u00a0»", "ici"]),
    "blank-before-a-sign": ("aaaa bbbb ! cc", 10, ["aaaa", "bbbb ! cc"]),
    "separator-ends-a-line": ("aaaa · bbbb", 7, ["aaaa ·", "bbbb"]),
    "number-with-its-word": ("costs you 4 points", 12, ["costs you", "4 points"]),
    "number-with-its-sign": ("card 087 × 6, 088", 11, ["card", "087 × 6,", "088"]),
    "japanese": ("捜査員が最終地点に着いた", 10, ["捜査員が最", "終地点に着", "いた"]),
    "japanese-full-stop": ("捜査員が着。次に", 10, ["捜査員が", "着。次に"]),
    "japanese-bracket": ("捜査員が「着く」", 10, ["捜査員が", "「着く」"]),
    "katakana": ("能力はコーヒーを", 10, ["能力は", "コーヒーを"]),
    "counter": ("賄賂を支払う3枚", 14, ["賄賂を支払う", "3枚"]),
    "sign-after-cjk": ("賄賂と雑誌-2", 10, ["賄賂と雑", "誌-2"]),
    "longer-than-a-line": ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    "two-lines": ("aa\nbb", 9, ["aa", "bb"]),
    "empty": ("", 9, [""]),
}


@pytest.mark.parametrize(("text", "width", "expected"), CASES.values(), ids=CASES)
def test_lines_break_where_they_may(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_is_too_wide_and_nothing_is_lost(width: int) -> None:
    text = "トラックトークンを進めると、 タイル1枚につき1点（最大6点）。 On paie\u00a0: c’est «\u00a0cher\u00a0»\u00a0!"
    found = lines(text, width, 2)
    assert all(cell_len(line) <= width for line in found)
    assert "".join(found).replace(" ", "") == text.replace(" ", "")
    assert all(line.startswith("  ") for line in found[1:])


def test_styles_survive() -> None:
    first, second = wrapped(Text("aaa ").append("bbb ccc", "bold"), 7)
    assert (first.plain, second.plain) == ("aaa bbb", "ccc")
    assert [span.style for span in second.spans] == ["bold"]


def printed(thing: object, width: int) -> list[str]:
    out = Console(file=io.StringIO(), width=width, color_system=None)
    if isinstance(thing, str):
        hanging(out, thing)
    else:
        out.print(thing)
    assert isinstance(out.file, io.StringIO)
    return [line.rstrip(" ") for line in out.file.getvalue().splitlines()]


def test_a_paragraph_hangs() -> None:
    assert printed("aaa bbb ccc", 8) == ["aaa bbb", "    ccc"]


def test_a_row_keeps_its_pieces_whole() -> None:
    pieces = [Text("Sh フラスコ 1"), Text("Ma マイクロフィルム 2"), Text("Ke 拳銃 3")]
    assert printed(Row(pieces), 30) == ["Sh フラスコ 1", "Ma マイクロフィルム 2", "Ke 拳銃 3"]
    assert printed(Row(pieces), 38) == ["Sh フラスコ 1  Ma マイクロフィルム 2", "Ke 拳銃 3"]
    assert printed(Row([]), 30) == [""]


def test_a_cell_of_a_table_wraps_like_a_line() -> None:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_row("mot", Flow("il faut payer\u00a0! oui", 2))
    assert printed(table, 16) == ["mot il faut", "      payer\u00a0!", "      oui"]


def test_columns_and_paragraphs_count_cells() -> None:
    assert padded("賄賂", 6) == "賄賂  "
    assert padded("賄賂です", 6) == "賄賂です"
    assert flowing("one\ntwo") == "one two"
    assert flowing("一つ。\n二つ") == "一つ。二つ"

"""Lines that fit the terminal, measured in its cells: breaks at blanks and between CJK characters, where both allow it.

Rich itself breaks at no-break spaces, which French sets before : ; ! ?, and nowhere in a Japanese sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from unicodedata import east_asian_width

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

INDENT = 4
NEVER_FIRST = frozenset(",.:;!?)]}%»”’…、。，．：；！？）］｝」』】〕〉》～・々゛゜ゝゞヽヾぁぃぅぇぉっゃゅょゎ")
"""What no line begins with."""
NEVER_LAST = frozenset("([{«“‘（［｛「『【〔〈《")
"""What no line ends with."""
SIGNS = frozenset("+-−")
"""What stays with the word before it, as in 雑誌-2."""
SEPARATORS = frozenset("·/×+")
"""Signs that stay at the end of a line if they stand alone between blanks."""
NO_BREAK = frozenset("\u00a0\u202f\u2011")
_ASIDE = re.compile(r"[(（「][^\s()（）「」]{1,8}[)）」]")
"""A few characters in brackets, which stay together."""


def padded(text: str, cells: int) -> str:
    """The text in a column of so many cells; a longer one keeps all it has."""
    return set_cell_size(text, max(cells, cell_len(text)))


def flowing(text: str) -> str:
    """A paragraph written in several lines as one: lines join at a blank, but not beside CJK characters."""
    lines = text.split("\n")
    found = lines[0]
    for line in lines[1:]:
        found += line if found and line and (_wide(found[-1]) or _wide(line[0])) else f" {line}"
    return found


def _wide(char: str) -> bool:
    return east_asian_width(char) in "WF"


def _katakana(char: str) -> bool:
    return "ァ" <= char <= "ヿ"


def _may_break(text: str, at: int) -> bool:
    """Whether a line may end before this place."""
    before, after = text[at - 1], text[at]
    if after == " " or after in NEVER_FIRST:
        return False
    if before == " ":
        return _may_break_at_blank(text, at)
    if before in NEVER_LAST or not (_wide(before) or _wide(after)):
        return False
    if after in SIGNS or before in NO_BREAK or after in NO_BREAK:
        return False
    # A number stays with what it counts, and a word in katakana stays whole.
    return not before.isdecimal() and not (_katakana(before) and _katakana(after))


def _may_break_at_blank(text: str, at: int) -> bool:
    """The same after a blank: neither before a lone sign, nor between a number and its word or its sign."""
    before, after = text[:at].rstrip(" "), text[at:]
    if not before or (after[0] in SEPARATORS and after[1:2] in (" ", "")):
        return False
    last = before[max(before.rfind(" "), before.rfind("\u00a0")) + 1 :].lstrip("+-−")
    return last != "×" and not (last.isdecimal() and after[0].isalpha())


def _units(text: str) -> list[tuple[int, int]]:
    """The pieces that a line break must not split, as ranges."""
    inside = {at for aside in _ASIDE.finditer(text) for at in range(aside.start() + 1, aside.end())}
    places = [at for at in range(1, len(text)) if at not in inside and _may_break(text, at)]
    return list(pairwise([0, *places, len(text)])) if text else []


def _cut(text: str, begin: int, end: int, cells: int) -> list[tuple[int, int]]:
    """A piece longer than a line, in parts that are not."""
    parts, used = [], 0
    for at in range(begin, end):
        size = cell_len(text[at])
        if at > begin and used + size > cells:
            parts.append((begin, at))
            begin, used = at, 0
        used += size
    return [*parts, (begin, end)]


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """The text in lines of at most so many cells; those after the first are indented."""
    lines: list[Text] = []
    for part in text.split("\n", allow_blank=True) or [text]:
        lines += _wrapped_line(part, width, indent)
    return lines


def _wrapped_line(text: Text, width: int, indent: int) -> list[Text]:
    plain = text.plain
    if cell_len(plain.rstrip(" ")) <= width:
        return [text]
    lines: list[Text] = []
    begin = end = 0

    def close() -> None:
        line = text[begin:end]
        line.rstrip()
        lines.append(Text(" " * (indent if lines else 0)).append_text(line))

    for first, last in _units(plain):
        for start, stop in _cut(plain, first, last, width - indent):
            room = width - (indent if lines else 0)
            if start > begin and cell_len(plain[begin:stop].rstrip(" ")) > room:
                close()
                begin = start
            end = stop
    close()
    return lines


class Flow:
    """A text that is wrapped where it is printed, in a table's cell too."""

    def __init__(self, text: Text | str, indent: int = 0) -> None:
        self.text = Text(text) if isinstance(text, str) else text
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in wrapped(self.text, options.max_width, self.indent):
            line.no_wrap, line.overflow = True, "ignore"
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lines = self.text.plain.split("\n")
        widest = max(map(cell_len, lines))
        least = max((cell_len(line[a:b].strip(" ")) for line in lines for a, b in _units(line)), default=0)
        return Measurement(least, widest).with_maximum(options.max_width)


class Row:
    """Pieces side by side, as many in a line as fit whole."""

    def __init__(self, pieces: Iterable[Text], gap: int = 2) -> None:
        self.pieces: Sequence[Text] = list(pieces)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True, overflow="fold")
        for piece in self.pieces:
            if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True, overflow="fold")
            if line:
                line.append(" " * self.gap)
            line.append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        sizes = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(sizes) + self.gap * (len(sizes) - 1)
        return Measurement(max(sizes), whole).with_maximum(options.max_width)


def hanging(out: Console, line: Text | str, indent: int = INDENT) -> None:
    """Prints a paragraph whose lines after the first are indented."""
    out.print(Flow(line, indent))

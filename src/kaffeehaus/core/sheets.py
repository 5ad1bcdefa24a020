"""Writes content tables as the TOML files they are read from: a heading of comments, then lists of aligned rows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from kaffeehaus.core.content_tables import BLANK

Cell = str | int | bool | Sequence[str] | Sequence[int]
"""What a cell of a row can be."""

WIDTH = 120
"""How long a line of comment may be."""


def heading(*paragraphs: str) -> str:
    """Paragraphs as comments, with an empty comment between two."""
    lines: list[str] = []
    for paragraph in paragraphs:
        lines += [*(["#"] if lines else []), *_filled(paragraph)]
    return "\n".join(lines) + "\n"


def _filled(paragraph: str) -> list[str]:
    lines = ["#"]
    for word in paragraph.split():
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append("#")
        lines[-1] += f" {word}"
    return lines


def listed(name: str, rows: Sequence[Sequence[Cell]], notes: Sequence[str] = ()) -> str:
    """A list of rows, their cells one under the other; a note follows its row as a comment."""
    written = [[value(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*written, strict=True)]
    lines = [
        "  ["
        + " ".join(_padded(cell, width, place + 1 == len(row)) for place, (cell, width) in _cells(row, widths))
        + "],"
        for row in written
    ]
    if notes:
        lines = [f"{line}  # {note}" for line, note in zip(lines, notes, strict=True)]
    return f"{name} = [\n" + "\n".join(lines) + "\n]\n"


def _cells(row: list[str], widths: list[int]) -> Iterable[tuple[int, tuple[str, int]]]:
    return enumerate(zip(row, widths, strict=True))


def _padded(cell: str, width: int, last: bool) -> str:
    if last:
        return cell.rjust(width) if cell.isdecimal() else cell
    return f"{cell},".rjust(width + 1) if cell.isdecimal() else f"{cell},".ljust(width + 1)


def single(name: str, cells: Sequence[Cell]) -> str:
    """A list of plain cells in one line."""
    return f"{name} = {value(cells)}\n"


def value(cell: object) -> str:
    """A cell as TOML writes it; texts, numbers, truth and lists are as in JSON, but for one character."""
    return json.dumps(cell, ensure_ascii=False).replace("\x7f", "\\u007f")


def emptied(rows: Iterable[Sequence[Cell]], *kept: int) -> list[list[Cell]]:
    """Rows to be filled in: only the cells of a few columns stay as they are."""
    return [[cell if column in kept else BLANK for column, cell in enumerate(row)] for row in rows]

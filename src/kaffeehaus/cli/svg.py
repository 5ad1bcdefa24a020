"""A picture as SVG: shapes, icons and lines of text, written by hand so that no drawing library is needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import TypeVar

from rich.text import Text

from kaffeehaus.cli.wrapping import wrapped

INK, INK_2, PAPER, CARD, EDGE, RULE = "#2b1d14", "#57432f", "#f8f2e4", "#fdf9ee", "#cdb98f", "#d9c9a6"
BRASS, ENAMEL, GREEN = "#76551a", "#1d4f91", "#1b4438"
"""The colours of the house, as in the browser."""
TEXT = "'Avenir Next','Segoe UI','Helvetica Neue',Roboto,'Liberation Sans',Arial,'Noto Sans CJK JP',sans-serif"
DISPLAY = (
    "'Palatino Linotype',Palatino,'URW Palladio L','Book Antiqua','Liberation Serif',Georgia,'Noto Serif CJK JP',serif"
)
TONES = {
    "b-chocolate": "#6a4796",
    "b-wine": "#b53a73",
    "b-magazine": "#c8661a",
    "b-coffee": "#774826",
    "b-tobacco": "#656d73",
    "chip-line": "#fffaf0",
    "chip-ink": "#fffaf0",
    "chip": "none",
    "seal": "#c99a3f",
    "seal-line": "#8a6420",
    "coin": "#ecc65c",
    "coin-edge": "#8a6420",
    "coin-ink": "#6b4a10",
}
"""What the icons of the browser take from its style sheet."""
CELL = 0.52
"""How wide a narrow character is, as a part of the size of its letters."""
LEFT, TOP = 24, 64
"""The margins of a picture: at its sides and below, and above with its title."""
C = TypeVar("C")


def icons(game: str) -> str:
    """The icons of a game, in colours that every viewer of pictures understands."""
    source = files(f"{__name__.rpartition('.')[0]}.{game}").joinpath("icons.svg").read_text("utf-8")
    symbols = "".join(re.findall(r"<symbol.*?</symbol>", source, re.DOTALL))
    return re.sub(r"var\(--([\w-]+)(?:,[^)]*)?\)", lambda found: TONES[found[1]], symbols)


def folded(text: str, width: float, size: float) -> list[str]:
    """A text in lines that fit a width in letters of a size."""
    return [line.plain for line in wrapped(Text(text), max(4, int(width / (CELL * size))))]


class Picture:
    """A picture that grows shape by shape."""

    def __init__(self, game: str, title: str, width: float, height: float, note: str = "") -> None:
        self.width, self.height = width, height
        self._title = title
        self._parts = [f"<defs>{icons(game)}</defs>"]
        self.box(0, 0, width, height, PAPER)
        self.text(24, 40, title, 24, family=DISPLAY, weight="bold", fill=GREEN)
        self.text(width - 24, 40, note, 13, fill=INK_2, anchor="end")

    def add(self, part: str) -> None:
        """Any element."""
        self._parts.append(part)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        round: float = 0,
        line: str = "none",
        thick: float = 1,
    ) -> None:
        """A rectangle."""
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{fill}" '
            f'stroke="{line}" stroke-width="{thick:g}"/>'
        )

    def line(self, points: Sequence[float], stroke: str, thick: float) -> None:
        """A straight line from x, y to x, y."""
        x1, y1, x2, y2 = points
        self.add(
            f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{stroke}" stroke-width="{thick:g}" '
            f'stroke-linecap="round"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "none") -> None:
        """A circle."""
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>')

    def icon(self, name: str, x: float, y: float, size: float, color: str = INK, height: float = 0) -> None:
        """An icon by its upper left corner; as high as wide, unless a height is given."""
        self.add(
            f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{height or size:g}" color="{color}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        *,
        fill: str = INK,
        anchor: str = "start",
        weight: str = "normal",
        family: str = TEXT,
        halo: str = "",
        fit: float = 0,
    ) -> None:
        """A line of text on its base line; with `fit` letters shrink where it would be wider than that."""
        wide = sum(2 if ord(char) > 0x2E7F else 1 for char in said) * CELL * size
        if fit and wide > fit:
            size *= fit / wide
        around = f' stroke="{halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"' if halo else ""
        letters = f'font-size="{size:.3g}" font-weight="{weight}" font-family="{family}" text-anchor="{anchor}"'
        self.add(f'<text x="{x:g}" y="{y:g}" fill="{fill}" {letters}{around}>{escape(said)}</text>')

    def paragraph(self, x: float, y: float, said: str, size: float, width: float, *, most: int = 4) -> float:
        """Lines of text from a base line down; the letters shrink until there are few enough of them."""
        lines = folded(said, width, size)
        while len(lines) > most and size > 7:
            size -= 0.5
            lines = folded(said, width, size)
        for line in lines:
            self.text(x, y, line, size)
            y += size * 1.25
        return y

    def svg(self) -> str:
        """The picture as a file."""
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        parts = [f"<title>{escape(self._title)}</title>", *self._parts]
        return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">', *parts, "</svg>\n"])


def sheet(
    picture: tuple[str, str, str],
    components: Sequence[C],
    columns: int,
    size: tuple[float, float],
    gap: float,
    draw: Callable[[Picture, C, float, float], None],
) -> str:
    """Components of one size side by side, as a picture of a game with a title and a note."""
    (game, title, note), (wide, high) = picture, size
    lines = -(-len(components) // columns)
    found = Picture(game, title, 2 * LEFT + columns * (wide + gap) - gap, TOP + lines * (high + gap) + LEFT - gap, note)
    for place, component in enumerate(components):
        line, column = divmod(place, columns)
        draw(found, component, LEFT + column * (wide + gap), TOP + line * (high + gap))
    return found.svg()

"""Pictures of a run: ratings with their intervals, scores by source, and how long games were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from kaffeehaus.arena.summary import Results

FONTS = ("DejaVu Sans", "Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic", "Hiragino Sans", "Yu Gothic", "MS Gothic")
"""Letters are taken from the first of these that has them."""
JAPANESE = FONTS[1:]
DPI = 150
INK = "#5b2e25"
COLOURS = (
    "#7a3b2e",
    "#d9a441",
    "#3f6c7d",
    "#8fae8b",
    "#b5654a",
    "#5d5379",
    "#c9b79c",
    "#2f4b4f",
    "#d98c8c",
    "#93a8ac",
    "#6b705c",
    "#e0c58f",
)
"""Neighbours are told apart by how light they are, too."""


class Words(NamedTuple):
    """Everything that is written in the pictures."""

    ratings: str
    rating: str
    scores: str
    points: str
    lengths: str
    decisions: str
    games: str
    total: str
    rules: Mapping[str, str]
    """The sources of points."""


def available() -> bool:
    """Whether the library that draws is installed."""
    return find_spec("matplotlib") is not None


def has_japanese() -> bool:
    """Whether there is a font with Japanese letters."""
    from matplotlib.font_manager import fontManager

    return any(name in fontManager.get_font_names() for name in JAPANESE)


@contextmanager
def canvas(file: Path) -> Iterator[Any]:
    """The axes of a picture, which is written to the file in the end."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
    from matplotlib.font_manager import fontManager

    there = set(fontManager.get_font_names())
    with pyplot.rc_context({"font.family": [name for name in FONTS if name in there] or ["sans-serif"]}):
        figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
        try:
            yield axes
            if axes.has_data():
                axes.spines[["top", "right"]].set_visible(False)
                figure.savefig(file, dpi=DPI)
        finally:
            pyplot.close(figure)


def draw(results: Results, folder: Path, words: Words) -> list[Path]:
    """Draws the pictures into the folder."""
    pictures = {"ratings": _ratings, "scores": _scores, "lengths": _lengths}
    files = [folder / f"{name}.png" for name in pictures]
    for file, picture in zip(files, pictures.values(), strict=True):
        with canvas(file) as axes:
            picture(axes, results, words)
    return [file for file in files if file.exists()]


def _ratings(axes: Any, results: Results, words: Words) -> None:
    rated = {bot: figures["rating"] for bot, figures in results["results"].items() if figures["rating"]}
    if not rated:
        return
    best_last = sorted(rated, key=lambda bot: float(rated[bot]["value"]))
    values = [rated[bot]["value"] for bot in best_last]
    below = [rated[bot]["value"] - rated[bot]["low"] for bot in best_last]
    above = [rated[bot]["high"] - rated[bot]["value"] for bot in best_last]
    axes.errorbar(values, best_last, xerr=[below, above], fmt="o", color=INK, ecolor=COLOURS[4], capsize=4)
    axes.set_title(words.ratings)
    axes.set_xlabel(words.rating)
    axes.set_ylim(-0.6, len(best_last) - 0.4)
    axes.grid(axis="x", alpha=0.3)


def _scores(axes: Any, results: Results, words: Words) -> None:
    """What costs points hangs below the line."""
    bots = list(results["results"])
    top, bottom = [0.0] * len(bots), [0.0] * len(bots)
    for place, rule in enumerate(results["results"][bots[0]]["points"]):
        values = [results["results"][bot]["points"][rule]["value"] for bot in bots]
        if not any(values):
            continue
        base = [top[k] if value >= 0 else bottom[k] for k, value in enumerate(values)]
        colour = COLOURS[place % len(COLOURS)]
        axes.bar(bots, values, bottom=base, label=words.rules.get(rule, rule), color=colour, width=0.6)
        for k, value in enumerate(values):
            if value >= 0:
                top[k] += value
            else:
                bottom[k] += value
    totals = [results["results"][bot]["score"] for bot in bots]
    if all(total["low"] is not None for total in totals):
        dots = {"fmt": "o", "color": "black", "markersize": 5, "capsize": 4, "label": words.total}
        half = [total["high"] - total["value"] for total in totals]
        axes.errorbar(bots, [total["value"] for total in totals], yerr=half, **dots)
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_title(words.scores)
    axes.set_ylabel(words.points)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)


def _lengths(axes: Any, results: Results, words: Words) -> None:
    counted = {int(length): number for length, number in results["decisions"]["count"].items()}
    lengths = [length for length, number in counted.items() for _ in range(number)]
    bins = min(40, max(counted) - min(counted) + 1, 2 + round(2 * len(lengths) ** 0.5))
    axes.hist(lengths, bins=bins, color=COLOURS[0], edgecolor="white", linewidth=0.5)
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.set_title(words.lengths)
    axes.set_xlabel(words.decisions)
    axes.set_ylabel(words.games)

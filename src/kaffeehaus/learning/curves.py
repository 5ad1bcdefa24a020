"""The learning curves of a course as pictures: how strong its judges play, and how well they tell positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kaffeehaus.arena.plots import COLOURS, INK, available, canvas
from kaffeehaus.learning.folder import REPORT

JUDGES = ("ends", "line", "both", "small", "large")
MARKS = "osD^v"
LIGHT = 0.3


def draw(folder: Path, words: Mapping[str, str]) -> list[Path]:
    """Draws the pictures of a course into its folder, for the rounds that are over; none without matplotlib."""
    report = _report(folder)
    if report is None or not available():
        return []
    rounds = report["rounds"]
    games, before = [], 0
    for one in rounds:
        before += one["games"]
        games.append(before)
    drawn = []
    for name, picture in (("strength", _strength), ("error", _error)):
        with canvas(folder / f"{name}.png") as axes:
            picture(axes, rounds, games, words)
            axes.set_title(words[name])
            axes.set_xlabel(words["games"])
            axes.set_xlim(0, 1.08 * games[-1])
            axes.legend(frameon=False)
            axes.grid(axis="y", alpha=LIGHT)
        drawn.append(folder / f"{name}.png")
    return drawn


def _report(folder: Path) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads((folder / REPORT).read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return None
    return found


def _strength(axes: Any, rounds: list[dict[str, Any]], games: list[int], words: Mapping[str, str]) -> None:
    """The share of wins at the smallest table, with its interval: against medium, and against the best before."""
    for place, (name, colour) in enumerate((("medium", INK), ("last", COLOURS[1]))):
        known = [(at, one["matches"][name]) for at, one in zip(games, rounds, strict=True) if name in one["matches"]]
        won = [next(iter(match["players"].values()))["won"] for _, match in known]
        if not won:
            continue
        values = [100 * one["value"] for one in won]
        ends = [[_far(one, "low") for one in won], [_far(one, "high") for one in won]]
        look = {"fmt": f"{MARKS[place]}-", "color": colour, "capsize": 4, "label": words[name]}
        axes.errorbar([at for at, _ in known], values, yerr=ends, **look)
    axes.axhline(50, color="black", linewidth=0.8, linestyle=":")
    axes.set_ylim(0, 102)


def _far(won: dict[str, float | None], end: str) -> float:
    """How far the end of an interval is from its value."""
    value, other = won["value"], won[end]
    assert value is not None
    return 0.0 if other is None else 100 * abs(value - other)


def _error(axes: Any, rounds: list[dict[str, Any]], games: list[int], words: Mapping[str, str]) -> None:
    """How many points each judge is off in games that it has not seen."""
    for place, judge in enumerate(JUDGES):
        known = [
            (at, one["judges"][judge]["error"])
            for at, one in zip(games, rounds, strict=True)
            if one["judges"].get(judge, {}).get("error")
        ]
        if known:
            axes.plot(*zip(*known, strict=True), f"{MARKS[place]}-", color=COLOURS[2 * place], label=words[judge])
    axes.set_ylabel(words["points"])

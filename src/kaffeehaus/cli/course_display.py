"""What is seen of a course while it goes on: bars at a terminal, elsewhere a line now and then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from kaffeehaus.cli.console import console, say_error
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

OFTEN = ("playing", "training", "matches")
"""What is told again and again while a step goes on: the steps of a round."""
TROUBLE = ("damaged", "failed")
TOLD_EVERY = 10.0
"""Seconds between two lines about how far a step has come, where there are no bars."""
JUDGES = ("ends", "line", "both", "small", "large")
"""What is learned, as a course names it."""

Tell = Callable[..., None]


@contextmanager
def display(texts: Texts, rounds: int) -> Iterator[Tell]:
    """Shows a course of so many rounds: the whole of it, the step that goes on, and above what is settled."""
    screen = console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(24),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[known]}"),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
        bars = _Bars(texts, progress, rounds) if screen.is_terminal else None
        told = -TOLD_EVERY

        def tell(step: str, **details: Any) -> None:
            nonlocal told
            line = _line(texts, step, details)
            if step in TROUBLE:
                say_error(line)
            elif step not in OFTEN:
                progress.console.print(Flow(line))
            elif bars is not None:
                bars.show(step, details, line)
            elif monotonic() - told >= TOLD_EVERY:
                told = monotonic()
                screen.print(Flow(line))

        yield tell


class _Bars:
    def __init__(self, texts: Texts, progress: Progress, rounds: int) -> None:
        self._progress = progress
        self._rounds = rounds
        self._texts = texts
        self._whole = progress.add_task("", total=rounds * len(OFTEN), known="")
        self._step = progress.add_task("", total=1.0, known="")
        self._shown: tuple[int, str] | None = None

    def show(self, step: str, details: dict[str, Any], line: str) -> None:
        """How far a step has come; training does not say how far it is, so its bar only moves."""
        number, part = details["round"], details["part"]
        if self._shown != (number, step):
            self._shown = (number, step)
            title = self._texts.text("learn-bar-round", round=number + 1, rounds=self._rounds)
            self._progress.update(self._whole, description=title)
            name = self._texts.text(f"learn-bar-{step}")
            self._progress.reset(self._step, description=name, total=None if step == "training" else 1.0)
        done = number * len(OFTEN) + OFTEN.index(step) + part
        self._progress.update(self._whole, completed=done)
        self._progress.update(self._step, completed=part, known=_known(self._texts, step, details))


def _known(texts: Texts, step: str, details: dict[str, Any]) -> str:
    """What has been counted in a step so far."""
    if step == "playing":
        return texts.text("learn-bar-games", games=details["games"])
    return texts.text("learn-bar-deals", deals=details["deals"], whole=details["whole"]) if step == "matches" else ""


def _line(texts: Texts, step: str, details: dict[str, Any]) -> str:
    """What happened, in a line; rounds are counted from the first."""
    number = details.get("round", 0) + 1
    if step == "trained":
        error = f"{details['error']:.1f}" if "error" in details else "–"
        return texts.text("learn-trained", round=number, judge=_judge(texts, details["judge"]), error=error)
    if step == "gate":
        last = details.get("last", {}).get("strength", 0.0)
        medium = details.get("medium", {}).get("strength", 0.0)
        shares = {"last": f"{100 * last:.1f}", "medium": f"{100 * medium:.1f}"}
        kept = "yes" if details["kept"] else "no"
        return texts.text("learn-gate", round=number, judge=_judge(texts, details["best"]), kept=kept, **shares)
    return texts.text(f"learn-{step}", **{**details, "round": number})


def _judge(texts: Texts, name: str) -> str:
    assert name in JUDGES, name
    return texts.text(f"learn-judge-{name}")

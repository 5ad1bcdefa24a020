"""The bar that shows how many games of many have been played; silent where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaffeehaus.cli.console import console
from kaffeehaus.locale import Texts

Advance = Callable[[int, str], None]
"""Says that so many more games are over, and what is known so far."""


@contextmanager
def games_bar(texts: Texts, games: int, played: int = 0, called: str = "figures-progress") -> Iterator[Advance]:
    """A bar for so many games, or what else it is called, some of which may have been played before."""
    screen = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[known]}"),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.text(called), total=games, completed=played, known="")
        yield lambda more, known: progress.update(task, advance=more, known=known)

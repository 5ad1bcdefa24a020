"""Where output goes: rich consoles that are plain when nobody looks or nobody wants colour."""

from __future__ import annotations

import os
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from kaffeehaus.cli.wrapping import Flow

WIDEST = 100
"""More columns than this make lines hard to read."""
NARROWEST = 60


def prepare_streams() -> None:
    """Lets a terminal that lacks a character show a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def console(stderr: bool = False) -> Console:
    """A console of at most 100 columns; without a terminal, or with NO_COLOR, it writes no escape codes at all."""
    plain = bool(os.environ.get("NO_COLOR")) or not (sys.stderr if stderr else sys.stdout).isatty()
    made = Console(
        stderr=stderr,
        color_system=None if plain else "auto",
        force_terminal=False if plain else None,
        highlight=False,
        markup=False,
        emoji=False,
    )
    made.width = max(NARROWEST, min(made.width, WIDEST))
    return made


def show_part(out: Console, part: RenderableType) -> None:
    """A part of a table; a text that is too long goes on in the next line."""
    out.print(Flow(part) if isinstance(part, Text) else part, overflow="fold", crop=False)


def say_error(line: str) -> None:
    """One line on stderr."""
    print(line, file=sys.stderr)

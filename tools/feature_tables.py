#!/usr/bin/env python3
"""Writes the tables of features in docs/research.md from the encoders, so that the page cannot say anything else."""

from __future__ import annotations

import re
from pathlib import Path

from kaffeehaus.games import GAMES
from kaffeehaus.research.encoding import blocks

PAGE = Path(__file__).resolve().parents[1] / "docs" / "research.md"


def table(game: str) -> str:
    """The features of a game as a table: first and last name of each block, how many, and what they say."""
    rows = [f"| features of {game} | how many | meaning |", "|---|--:|---|"]
    for names, says in blocks(game):
        span = f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` … `{names[-1]}`"
        rows.append(f"| {span} | {len(names)} | {says} |")
    rows.append(f"| in all | {sum(len(block.names) for block in blocks(game))} | |")
    return "\n".join(rows) + "\n"


def written(page: str) -> str:
    """The page with its tables anew."""
    for game in GAMES:
        page, found = re.subn(rf"(?m)^\| features of {game} \|.*\n(\|.*\n)*", table(game), page, count=1)
        if not found:
            raise SystemExit(f"{PAGE.name} has no table that begins with: | features of {game} |")
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")

"""A review on its way, as a file: a line of what it is of, then one for each piece. So it goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TextIO

from kaffeehaus.review.course import Piece

FORMAT = "kaffeehaus-review-1"


def read(path: Path, version: str, record: str) -> dict[int, Piece]:
    """The pieces that are there of this review of this record, by where they begin; none of any other."""
    try:
        head, *lines = path.read_text("utf-8").splitlines()
        if json.loads(head) != _head(version, record):
            return {}
    except (OSError, ValueError):
        return {}
    found = {}
    for line in lines:
        try:
            piece = Piece.of(json.loads(line))
        except (ValueError, TypeError, KeyError):
            break  # it was interrupted while this line was written
        found[piece.start] = piece
    return found


def begin(file: TextIO, version: str, record: str) -> None:
    """Says what the review is of."""
    file.write(json.dumps(_head(version, record)) + "\n")


def add(file: TextIO, piece: Piece) -> None:
    """Keeps a piece."""
    file.write(json.dumps(piece.to_json()) + "\n")
    file.flush()


def _head(version: str, record: str) -> dict[str, str]:
    return {"format": FORMAT, "version": version, "record": record}

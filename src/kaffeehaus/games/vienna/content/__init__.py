"""The content of Vienna: five literal tables, read and checked when this module is imported.

The tables are this project's own reconstruction. An owner of the box can put replacement files into a directory and
name it in the environment variable KAFFEEHAUS_VIENNA_CONTENT; files missing there come from the package.
"""

from __future__ import annotations

import json
import os
from dataclasses import astuple
from enum import Enum
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.vienna.content import parse, validate
from kaffeehaus.games.vienna.content.model import Building, Card, Content, Mission, Square, Track

__all__ = ["CONTENT", "DIRECTORY", "FILES", "Building", "Card", "Content", "Mission", "Square", "Track", "load"]

DIRECTORY = "KAFFEEHAUS_VIENNA_CONTENT"
"""The environment variable that names a directory of replacement tables."""

FILES = ("buildings.toml", "squares.toml", "cards.toml", "missions.toml", "tracks.toml")
"""The names of the tables."""


def load(directory: Path | None = None) -> Content:
    """The checked content of the package, with the files found in a directory in place of the package's own."""
    if directory is not None:
        _check_directory(directory)
    rows = {file: parse.read_rows(file, file.removesuffix(".toml"), _read(file, directory)) for file in FILES}
    buildings = parse.parse_buildings("buildings.toml", rows["buildings.toml"])
    validate.check_buildings("buildings.toml", buildings)
    squares = parse.parse_squares("squares.toml", rows["squares.toml"])
    validate.check_squares("squares.toml", squares, buildings)
    cards = parse.parse_cards("cards.toml", rows["cards.toml"])
    validate.check_cards("cards.toml", cards)
    missions = parse.parse_missions("missions.toml", rows["missions.toml"])
    validate.check_missions("missions.toml", missions, buildings)
    tracks = parse.parse_tracks("tracks.toml", rows["tracks.toml"])
    validate.check_tracks("tracks.toml", tracks)
    return Content(buildings, squares, cards, missions, tracks, _digest(buildings, squares, cards, missions, tracks))


def _check_directory(directory: Path) -> None:
    try:
        found = {path.name for path in directory.iterdir()}
    except (OSError, ValueError) as error:
        raise BadContent(f"{directory}: this directory of content cannot be read: {error}") from None
    if not found.intersection(FILES):
        raise BadContent(f"{directory}: at least one of {', '.join(FILES)} is needed in it, found none")


def _read(file: str, directory: Path | None) -> bytes:
    try:
        if directory is not None and os.path.lexists(directory / file):
            return (directory / file).read_bytes()
        return files(__name__).joinpath(file).read_bytes()
    except OSError as error:
        raise BadContent(f"{file}: this file cannot be read: {error}") from None


def _digest(*tables: tuple[Building | Square | Card | Mission | Track, ...]) -> str:
    """A short hash over the values, so that comments, blanks and the order of named rows do not count."""
    plain = [[[_plain(cell) for cell in astuple(row)] for row in table] for table in tables]
    text = json.dumps(plain, ensure_ascii=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _plain(cell: object) -> object:
    """Words go into the hash by name, so that it does not depend on their numbering."""
    if isinstance(cell, Enum):
        return cell.name
    return [_plain(part) for part in cell] if isinstance(cell, tuple) else cell


def _chosen() -> Path | None:
    """The directory of the environment; an empty variable is the same as none."""
    name = os.environ.get(DIRECTORY, "")
    return Path(name) if name else None


CONTENT: Content = load(_chosen())
"""The content every rule and screen of this process uses."""

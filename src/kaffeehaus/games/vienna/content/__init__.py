"""The content of Vienna: five literal tables, read and checked when this module is imported.

The tables are this project's own reconstruction. An owner of the box can put replacement files into a directory and
name it in the environment variable KAFFEEHAUS_VIENNA_CONTENT; files missing there come from the package.
"""

from __future__ import annotations

from pathlib import Path

from kaffeehaus.core import tables
from kaffeehaus.games.vienna.content import parse, validate
from kaffeehaus.games.vienna.content.model import Building, Card, Content, Mission, Square, Track

__all__ = ["CONTENT", "DIRECTORY", "FILES", "Building", "Card", "Content", "Mission", "Square", "Track", "load"]

DIRECTORY = "KAFFEEHAUS_VIENNA_CONTENT"
"""The environment variable that names a directory of replacement tables."""

FILES = ("buildings.toml", "squares.toml", "cards.toml", "missions.toml", "tracks.toml")
"""The names of the tables."""


def load(directory: Path | None = None) -> Content:
    """The checked content of the package, with the files found in a directory in place of the package's own."""
    lists = tables.read(__name__, {file: (file.removesuffix(".toml"),) for file in FILES}, directory)
    rows = {file: found[file.removesuffix(".toml")] for file, found in lists.items()}
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
    digest = tables.digest(buildings, squares, cards, missions, tracks)
    return Content(buildings, squares, cards, missions, tracks, digest)


def _chosen() -> Path | None:
    return tables.chosen(DIRECTORY)


CONTENT: Content = load(_chosen())
"""The content every rule and screen of this process uses."""

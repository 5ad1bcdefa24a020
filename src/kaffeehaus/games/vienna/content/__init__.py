"""The content of Vienna: five literal tables, read and checked when this module is imported.

The tables are this project's own reconstruction. An owner of the box can put replacement files into a directory and
name it in the environment variable KAFFEEHAUS_VIENNA_CONTENT; files missing there come from the package.
"""

from __future__ import annotations

from pathlib import Path

from kaffeehaus.core import content_tables
from kaffeehaus.games.vienna.content import parse, validate
from kaffeehaus.games.vienna.content.model import Building, Card, Content, Mission, Square, Track
from kaffeehaus.games.vienna.content.validate_missions import check_each_mission, check_missions

__all__ = ["CONTENT", "DIRECTORY", "FILES", "OWN", "Building", "Card", "Content", "Mission", "Square", "Track", "load"]

DIRECTORY = "KAFFEEHAUS_VIENNA_CONTENT"
"""The environment variable that names a directory of replacement tables."""

FILES = ("buildings.toml", "squares.toml", "cards.toml", "missions.toml", "tracks.toml")
"""The names of the tables."""


def load(directory: Path | None = None) -> Content:
    """The checked content of the package, with the files found in a directory in place of the package's own.

    BadContent has a line for every figure that is broken.
    """
    lists = content_tables.read(__name__, {file: (file.removesuffix(".toml"),) for file in FILES}, directory)
    rows = {file: found[file.removesuffix(".toml")] for file, found in lists.items()}
    faults = content_tables.Faults()
    buildings = faults.table(
        lambda: parse.parse_buildings("buildings.toml", rows["buildings.toml"]),
        lambda found: validate.check_buildings("buildings.toml", found),
    )
    squares = faults.table(
        lambda: parse.parse_squares("squares.toml", rows["squares.toml"]),
        lambda found: validate.check_squares("squares.toml", found, buildings),
        lambda found: validate.check_each_square("squares.toml", found, buildings),
    )
    cards = faults.table(
        lambda: parse.parse_cards("cards.toml", rows["cards.toml"]),
        lambda found: validate.check_cards("cards.toml", found),
        lambda found: validate.check_each_card("cards.toml", found),
    )
    missions = faults.table(
        lambda: parse.parse_missions("missions.toml", rows["missions.toml"]),
        lambda found: check_missions("missions.toml", found),
        lambda found: check_each_mission("missions.toml", found, buildings),
    )
    tracks = faults.table(
        lambda: parse.parse_tracks("tracks.toml", rows["tracks.toml"]),
        lambda found: validate.check_tracks("tracks.toml", found),
        lambda found: validate.check_each_track("tracks.toml", found),
    )
    faults.refuse()
    digest = content_tables.digest(buildings, squares, cards, missions, tracks)
    return Content(buildings, squares, cards, missions, tracks, digest)


def _chosen() -> Path | None:
    return content_tables.chosen(DIRECTORY)


CONTENT: Content = content_tables.used(DIRECTORY, load)
"""The content every rule and screen of this process uses."""
OWN: bool = _chosen() is not None and CONTENT.digest != load().digest
"""Whether it is the owner's of a box and not this project's."""

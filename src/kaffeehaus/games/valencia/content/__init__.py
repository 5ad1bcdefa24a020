"""The content of Valencia: five literal tables, read and checked when this module is imported.

The tables are this project's own reconstruction. An owner of the box can put replacement files into a directory and
name it in the environment variable KAFFEEHAUS_VALENCIA_CONTENT; files missing there come from the package.
"""

from __future__ import annotations

from pathlib import Path

from kaffeehaus.core import content_tables
from kaffeehaus.games.valencia.content import parse, validate
from kaffeehaus.games.valencia.content.model import (
    Cell,
    Content,
    Face,
    Fountain,
    Goods,
    Layout,
    Mission,
    RoundBoard,
    Tile,
)

__all__ = [
    "CONTENT",
    "DIRECTORY",
    "FILES",
    "KEYS",
    "OWN",
    "Cell",
    "Content",
    "Face",
    "Fountain",
    "Goods",
    "Layout",
    "Mission",
    "RoundBoard",
    "Tile",
    "load",
]

DIRECTORY = "KAFFEEHAUS_VALENCIA_CONTENT"
"""The environment variable that names a directory of replacement tables."""

KEYS = {
    "tiles.toml": ("big", "small", "first_big", "first_small"),
    "fountains.toml": ("fountains", "central"),
    "rounds.toml": ("rounds",),
    "missions.toml": ("missions",),
    "goods.toml": ("prices", "savings", "warehouses"),
}
"""The lists that each table holds."""

FILES = tuple(KEYS)
"""The names of the tables."""


def load(directory: Path | None = None) -> Content:
    """The checked content of the package, with the files found in a directory in place of the package's own.

    BadContent has a line for every figure that is broken.
    """
    lists = content_tables.read(__name__, KEYS, directory)
    faults = content_tables.Faults()
    big, first_big, small, first_small = _load_tiles("tiles.toml", lists["tiles.toml"], faults)
    springs = lists["fountains.toml"]
    central = faults.table(lambda: parse.parse_central("fountains.toml", springs["central"]), lambda _: ())
    fountains = faults.table(
        lambda: parse.parse_fountains("fountains.toml", springs["fountains"]),
        lambda found: validate.check_fountains("fountains.toml", found, central),
    )
    rounds = faults.table(
        lambda: parse.parse_rounds("rounds.toml", lists["rounds.toml"]["rounds"]),
        lambda found: validate.check_rounds("rounds.toml", found),
    )
    missions = faults.table(
        lambda: parse.parse_missions("missions.toml", lists["missions.toml"]["missions"]),
        lambda found: validate.check_missions("missions.toml", found),
        lambda found: validate.check_each_mission("missions.toml", found),
    )
    goods = faults.table(
        lambda: parse.parse_goods("goods.toml", lists["goods.toml"]),
        lambda found: validate.check_goods("goods.toml", found),
    )
    faults.refuse()
    digest = content_tables.digest(big, small, first_big, first_small, (*fountains, *central), rounds, missions, goods)
    return Content(big, small, first_big, first_small, fountains, central[0].value, rounds, missions, goods[0], digest)


def _load_tiles(
    file: str, lists: dict[str, list[object]], faults: content_tables.Faults
) -> tuple[tuple[Tile, ...], tuple[Layout, ...], tuple[Tile, ...], tuple[Layout, ...]]:
    """The tiles with the cities of the first game: big ones, then small ones."""
    big, small = (_load_faces(file, key, lists[key], faults) for key in ("big", "small"))
    if big and small:
        faults.extend(validate.check_tiles(file, big, small))
    cities = [
        _load_city(file, key, lists[key], tiles, faults) for key, tiles in (("first_big", big), ("first_small", small))
    ]
    if not faults:
        both = ((False, big, cities[0]), (True, small, cities[1]))
        faults.extend(validate.check_beside(file, (*big, *small), both))
    return big, cities[0], small, cities[1]


def _load_faces(file: str, key: str, rows: list[object], faults: content_tables.Faults) -> tuple[Tile, ...]:
    return faults.table(
        lambda: parse.parse_tiles(file, key, rows),
        lambda _: (),
        lambda found: validate.check_each_tile(file, found),
    )


def _load_city(
    file: str, key: str, rows: list[object], tiles: tuple[Tile, ...], faults: content_tables.Faults
) -> tuple[Layout, ...]:
    known = len(faults)
    layout = faults.table(
        lambda: parse.parse_layout(file, key, rows),
        lambda found: validate.check_layout(file, key, found, tiles) if tiles else (),
    )
    # A city that cannot be laid has no squares to look at.
    if layout and tiles and len(faults) == known:
        faults.extend(validate.check_city(file, key, layout, tiles))
    return layout


def _chosen() -> Path | None:
    return content_tables.chosen(DIRECTORY)


CONTENT: Content = content_tables.used(DIRECTORY, load)
"""The content every rule and screen of this process uses."""
OWN: bool = _chosen() is not None and CONTENT.digest != load().digest
"""Whether it is the owner's of a box and not this project's."""

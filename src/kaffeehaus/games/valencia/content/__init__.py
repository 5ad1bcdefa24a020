"""The content of Valencia: five literal tables, read and checked when this module is imported.

The tables are this project's own reconstruction. An owner of the box can put replacement files into a directory and
name it in the environment variable KAFFEEHAUS_VALENCIA_CONTENT; files missing there come from the package.
"""

from __future__ import annotations

from pathlib import Path

from kaffeehaus.core import tables
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
    "fountains.toml": ("fountains",),
    "rounds.toml": ("rounds",),
    "missions.toml": ("missions",),
    "goods.toml": ("prices", "savings", "warehouses"),
}
"""The lists that each table holds."""

FILES = tuple(KEYS)
"""The names of the tables."""


def load(directory: Path | None = None) -> Content:
    """The checked content of the package, with the files found in a directory in place of the package's own."""
    lists = tables.read(__name__, KEYS, directory)
    tiles = lists["tiles.toml"]
    big = parse.parse_tiles("tiles.toml", "big", tiles["big"])
    small = parse.parse_tiles("tiles.toml", "small", tiles["small"])
    validate.check_tiles("tiles.toml", big, small)
    first_big = parse.parse_layout("tiles.toml", "first_big", tiles["first_big"])
    validate.check_layout("tiles.toml", "first_big", first_big, big)
    first_small = parse.parse_layout("tiles.toml", "first_small", tiles["first_small"])
    validate.check_layout("tiles.toml", "first_small", first_small, small)
    fountains = parse.parse_fountains("fountains.toml", lists["fountains.toml"]["fountains"])
    validate.check_fountains("fountains.toml", fountains)
    rounds = parse.parse_rounds("rounds.toml", lists["rounds.toml"]["rounds"])
    validate.check_rounds("rounds.toml", rounds)
    missions = parse.parse_missions("missions.toml", lists["missions.toml"]["missions"])
    validate.check_missions("missions.toml", missions)
    goods = parse.parse_goods("goods.toml", lists["goods.toml"])
    validate.check_goods("goods.toml", goods)
    digest = tables.digest(big, small, first_big, first_small, fountains, rounds, missions, (goods,))
    return Content(big, small, first_big, first_small, fountains, rounds, missions, goods, digest)


def _chosen() -> Path | None:
    return tables.chosen(DIRECTORY)


CONTENT: Content = load(_chosen())
"""The content every rule and screen of this process uses."""

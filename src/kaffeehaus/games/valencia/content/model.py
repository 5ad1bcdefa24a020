"""The rows of the content tables as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from kaffeehaus.games.valencia.terms import Ability, Guild, MissionKind


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of the city: of a guild and with a cost, or without a guild a fountain space."""

    guild: Guild | None
    cost: int


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile as six cells, a b c over d e f."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the city with its front and its back; the small ones are for two players."""

    index: int
    small: bool
    faces: tuple[Face, Face]


@dataclass(frozen=True, slots=True)
class Layout:
    """Which tile lies on a place of the city, with which face up, and whether it is half turned."""

    tile: int
    face: int
    turned: bool


@dataclass(frozen=True, slots=True)
class Fountain:
    """A fountain with the points for each member beside it and its ability, if it has one."""

    index: int
    id: str
    """What the tile shows, in words: its ability or "plain", its value, and a letter where several show the same."""
    value: int
    ability: Ability | None


@dataclass(frozen=True, slots=True)
class RoundBoard:
    """A round board with the guilds of its steps B, D and F."""

    index: int
    guilds: tuple[Guild, Guild, Guild]


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission with the points for its success."""

    index: int
    id: str
    kind: MissionKind
    argument: int | Guild | str | None
    """What the kind leaves open: a cost, a guild, "coins" or "goods"; None where it leaves nothing open."""
    points: int
    """The printed points; 0 where the mission gives as many as its own count says."""
    failure: int
    """What it costs when it is not met; 0 where it cannot fail."""


@dataclass(frozen=True, slots=True)
class Goods:
    """The price of each good in the order of the guilds, and what the Savings and Warehouse cards give."""

    prices: tuple[int, ...]
    savings: tuple[int, int]
    warehouses: tuple[Guild, Guild]


@dataclass(frozen=True, slots=True)
class Content:
    """All tables in catalogue order, with a digest that changes exactly when a value changes."""

    tiles_big: tuple[Tile, ...]
    tiles_small: tuple[Tile, ...]
    first_big: tuple[Layout, ...]
    first_small: tuple[Layout, ...]
    fountains: tuple[Fountain, ...]
    central: int
    """The points for each member around the central fountain."""
    rounds: tuple[RoundBoard, ...]
    missions: tuple[Mission, ...]
    goods: Goods
    digest: str

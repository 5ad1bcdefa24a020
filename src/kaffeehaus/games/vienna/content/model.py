"""The rows of the content tables as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from kaffeehaus.games.vienna.terms import AbilityKind, Bribe, Flag, Info, MissionGroup, MissionKind, Seal


@dataclass(frozen=True, slots=True)
class Building:
    """A building with its background colour, printed flag, seal and house letter, "" for none (V11, V16)."""

    index: int
    name: str
    short: str
    colour: Bribe
    flag: Flag
    seal: Seal
    letter: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Square:
    """A square with the buildings its roads lead to."""

    index: int
    name: str
    buildings: tuple[int, ...]
    x: int
    y: int

    @property
    def value(self) -> int:
        """The printed number: roads, own agents needed and points (V10)."""
        return len(self.buildings)


@dataclass(frozen=True, slots=True)
class Card:
    """A card with its two top corners and the ability of its lower half."""

    number: int
    bribe: Bribe
    info: Info
    ability: AbilityKind
    type: Bribe | Info | Flag | Seal | int | None
    """What the ability is about; a plain number is the value of a square, None means the ability has no icon."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission with the stamp of its nation, its needs and its reward."""

    index: int
    id: str
    group: MissionGroup
    flag: Flag
    kind: MissionKind
    needs: tuple[Seal, ...] | tuple[Bribe, ...] | tuple[Info, ...] | tuple[str, ...]
    shillings: int
    points: int


@dataclass(frozen=True, slots=True)
class Track:
    """A track with the number of spaces in each of its areas 1 to 6."""

    info: Info
    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """All five tables in catalogue order, with a digest that changes exactly when a value changes."""

    buildings: tuple[Building, ...]
    squares: tuple[Square, ...]
    cards: tuple[Card, ...]
    missions: tuple[Mission, ...]
    tracks: tuple[Track, ...]
    digest: str

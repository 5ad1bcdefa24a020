"""What can happen, one class per kind; a `private` one only its seat is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaffeehaus.core.events import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins."""

    kind: ClassVar[str] = "round-began"
    number: int
    rounds: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A watch card came to a hand."""

    kind: ClassVar[str] = "card-drawn"
    private: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """Which card was chosen, for the one who did."""

    kind: ClassVar[str] = "card-chosen"
    private: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Ready(Event):
    """Somebody has chosen a card."""

    kind: ClassVar[str] = "ready"
    seat: int


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A chosen card is turned over."""

    kind: ClassVar[str] = "card-revealed"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CratesGained(Event):
    """Somebody gets crates: by a card, a crane, from the yard or as a captain."""

    kind: ClassVar[str] = "crates-gained"
    seat: int
    crates: int
    cause: str


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """Crates go into a ship."""

    kind: ClassVar[str] = "loaded"
    seat: int
    ship: str
    crates: int


@dataclass(frozen=True, slots=True)
class BecameCaptain(Event):
    """Somebody was the first to load a ship."""

    kind: ClassVar[str] = "became-captain"
    seat: int
    ship: str


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """A full ship sails; the seat is her captain's."""

    kind: ClassVar[str] = "sailed"
    seat: int
    ship: str


@dataclass(frozen=True, slots=True)
class ShipArrived(Event):
    """A ship comes to the quay."""

    kind: ClassVar[str] = "ship-arrived"
    ship: str


@dataclass(frozen=True, slots=True)
class CraneRepaired(Event):
    """A crane was repaired for so many crates."""

    kind: ClassVar[str] = "crane-repaired"
    seat: int
    crates: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points are scored by a rule."""

    kind: ClassVar[str] = "scored"
    seat: int
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; who won with how many points."""

    kind: ClassVar[str] = "game-ended"
    seats: tuple[int, ...]
    points: int

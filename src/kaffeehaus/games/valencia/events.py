"""What can happen in Valencia, one class per kind; missions and fountains are named by the ids of their tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia.terms import Ability, Guild, Influence, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins."""

    kind: ClassVar[str] = "round-began"
    number: int


@dataclass(frozen=True, slots=True)
class MissionsOffered(Event):
    """Mission cards to choose from, for the one who got them."""

    kind: ClassVar[str] = "missions-offered"
    private: ClassVar[bool] = True
    seat: int
    missions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissionKept(Event):
    """Which mission was kept, for its owner."""

    kind: ClassVar[str] = "mission-kept"
    private: ClassVar[bool] = True
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionRejected(Event):
    """Which mission went back into the box, for the one who saw it."""

    kind: ClassVar[str] = "mission-rejected"
    private: ClassVar[bool] = True
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionsChosen(Event):
    """A player has chosen missions and now holds so many."""

    kind: ClassVar[str] = "missions-chosen"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The influence card a player drew, for that player."""

    kind: ClassVar[str] = "card-drawn"
    private: ClassVar[bool] = True
    seat: int
    card: Influence


@dataclass(frozen=True, slots=True)
class CardStacked(Event):
    """Where a card was put, for its owner."""

    kind: ClassVar[str] = "card-stacked"
    private: ClassVar[bool] = True
    seat: int
    card: Influence
    stack: int


@dataclass(frozen=True, slots=True)
class PlanReady(Event):
    """A player has finished planning."""

    kind: ClassVar[str] = "plan-ready"
    seat: int


@dataclass(frozen=True, slots=True)
class Planned(Event):
    """A player's stacks lie on the table, face down."""

    kind: ClassVar[str] = "planned"
    seat: int
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AuctionBegan(Event):
    """An auction begins; `guild` is None where none is at stake."""

    kind: ClassVar[str] = "auction-began"
    letter: str
    guild: Guild | None
    seat: int


@dataclass(frozen=True, slots=True)
class StackRevealed(Event):
    """A stack is revealed."""

    kind: ClassVar[str] = "stack-revealed"
    shows_own: ClassVar[bool] = True
    seat: int
    cards: tuple[Influence, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passes."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class PrivilegeUsed(Event):
    """A player returns a privilege to act later."""

    kind: ClassVar[str] = "privilege-used"
    seat: int


@dataclass(frozen=True, slots=True)
class NinaRevealed(Event):
    """Nina's cards are turned over."""

    kind: ClassVar[str] = "nina-revealed"
    cards: tuple[Influence, ...]


@dataclass(frozen=True, slots=True)
class Ranked(Event):
    """The auction is decided; -1 is Nina."""

    kind: ClassVar[str] = "ranked"
    seats: tuple[int, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StefanTaken(Event):
    """The winner takes Stefan Feld."""

    kind: ClassVar[str] = "stefan-taken"
    seat: int


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """Coins come in."""

    kind: ClassVar[str] = "coins-gained"
    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    """Coins are paid."""

    kind: ClassVar[str] = "coins-paid"
    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class GoodGained(Event):
    """A resource comes from the supply."""

    kind: ClassVar[str] = "good-gained"
    seat: int
    good: Guild
    cause: str


@dataclass(frozen=True, slots=True)
class GoodReturned(Event):
    """A resource goes back to the supply."""

    kind: ClassVar[str] = "good-returned"
    seat: int
    good: Guild
    cause: str


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A member takes a seat of the council."""

    kind: ClassVar[str] = "seat-taken"
    seat: int
    place: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A member leaves the council and returns to its owner."""

    kind: ClassVar[str] = "seat-left"
    seat: int
    place: Seat


@dataclass(frozen=True, slots=True)
class SeatSupported(Event):
    """A second member joins a guild's seat."""

    kind: ClassVar[str] = "seat-supported"
    seat: int
    place: Seat


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A member settles on a city space."""

    kind: ClassVar[str] = "settled"
    seat: int
    cell: int
    cost: int


@dataclass(frozen=True, slots=True)
class MemberMoved(Event):
    """A member moves in the city."""

    kind: ClassVar[str] = "member-moved"
    seat: int
    origin: int
    cell: int


@dataclass(frozen=True, slots=True)
class FountainUsed(Event):
    """A fountain's ability is used."""

    kind: ClassVar[str] = "fountain-used"
    seat: int
    cell: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class PalmPlanted(Event):
    """A palm is planted."""

    kind: ClassVar[str] = "palm-planted"
    seat: int
    tree: int


@dataclass(frozen=True, slots=True)
class PalmMoved(Event):
    """A palm moves to the next tree."""

    kind: ClassVar[str] = "palm-moved"
    seat: int
    origin: int
    tree: int


@dataclass(frozen=True, slots=True)
class FountainBuilt(Event):
    """A fountain is built."""

    kind: ClassVar[str] = "fountain-built"
    seat: int
    cell: int
    fountain: str


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card of the revealed stack goes under its owner's pile."""

    kind: ClassVar[str] = "card-returned"
    seat: int
    card: Influence


@dataclass(frozen=True, slots=True)
class CardRetrieved(Event):
    """A card of the discard goes under its owner's pile."""

    kind: ClassVar[str] = "card-retrieved"
    shows_own: ClassVar[bool] = True
    seat: int
    card: Influence


@dataclass(frozen=True, slots=True)
class StacksLeft(Event):
    """Unused cards leave the game, unseen."""

    kind: ClassVar[str] = "stacks-left"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PrivilegeGained(Event):
    """A player gains a privilege."""

    kind: ClassVar[str] = "privilege-gained"
    seat: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Prestige is scored by a rule."""

    kind: ClassVar[str] = "scored"
    seat: int
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class MissionScored(Event):
    """A mission is shown and scored."""

    kind: ClassVar[str] = "mission-scored"
    seat: int
    mission: str
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    kind: ClassVar[str] = "game-ended"
    seats: tuple[int, ...]
    score: int

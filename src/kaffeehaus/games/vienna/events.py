"""What can happen in Vienna, one class per kind; missions are named by their ids, cards by their numbers.

A `card` of 0 means that no card brought it about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna.terms import Bribe, Info, Item, Space


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; `seat` holds the crest."""

    kind: ClassVar[str] = "round-began"
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A player draws cards."""

    kind: ClassVar[str] = "cards-drawn"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """Which cards they are, for the one who drew them."""

    kind: ClassVar[str] = "cards-seen"
    private: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile becomes the new draw pile."""

    kind: ClassVar[str] = "pile-shuffled"
    count: int


@dataclass(frozen=True, slots=True)
class CardAssigned(Event):
    """A card lies face down on a space, seen by its owner."""

    kind: ClassVar[str] = "card-assigned"
    private: ClassVar[bool] = True
    seat: int
    card: int
    space: Space


@dataclass(frozen=True, slots=True)
class CardsReady(Event):
    """A player has assigned all cards."""

    kind: ClassVar[str] = "cards-ready"
    seat: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards left over from a larger hand go to the discard pile, face up."""

    kind: ClassVar[str] = "cards-discarded"
    shows_own: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The card of an action is turned over."""

    kind: ClassVar[str] = "card-revealed"
    shows_own: ClassVar[bool] = True
    seat: int
    space: Space
    card: int


@dataclass(frozen=True, slots=True)
class DrawerFilled(Event):
    """A card goes into a drawer; `replaced` leaves it, or is 0."""

    kind: ClassVar[str] = "drawer-filled"
    seat: int
    card: int
    drawer: int
    replaced: int


@dataclass(frozen=True, slots=True)
class BribesGained(Event):
    """Bribes come from the supply."""

    kind: ClassVar[str] = "bribes-gained"
    seat: int
    bribe: Bribe
    count: int
    cause: str
    card: int = 0


@dataclass(frozen=True, slots=True)
class PriceLowered(Event):
    """A placement costs so many bribes less, by the card in a drawer; by the figure itself if `drawer` is -1."""

    kind: ClassVar[str] = "price-lowered"
    seat: int
    count: int
    drawer: int
    card: int


@dataclass(frozen=True, slots=True)
class BribesPaid(Event):
    """Bribes go back to the supply; with a card, they stand for another type by what lies in that drawer."""

    kind: ClassVar[str] = "bribes-paid"
    seat: int
    bribe: Bribe
    count: int
    cause: str
    drawer: int = -1
    card: int = 0


@dataclass(frozen=True, slots=True)
class ShillingsGained(Event):
    """Money comes in, openly."""

    kind: ClassVar[str] = "shillings-gained"
    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class ShillingsPaid(Event):
    """Money is paid."""

    kind: ClassVar[str] = "shillings-paid"
    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class ShillingsDeposited(Event):
    """Open money goes into the cash box."""

    kind: ClassVar[str] = "shillings-deposited"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ExtraDeposited(Event):
    """The extra shillings for completed missions go straight into the cash box (V73)."""

    kind: ClassVar[str] = "extra-deposited"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points are scored by a rule."""

    kind: ClassVar[str] = "scored"
    seat: int
    points: int
    rule: str
    card: int = 0


@dataclass(frozen=True, slots=True)
class AgentPlaced(Event):
    """An agent, or the figure, stands on a building; `origin` is -1 if it came from the supply."""

    kind: ClassVar[str] = "agent-placed"
    seat: int
    building: int
    origin: int
    figure: bool


@dataclass(frozen=True, slots=True)
class FigureMoved(Event):
    """The figure of Marrakesh walks to a neighbouring building."""

    kind: ClassVar[str] = "figure-moved"
    seat: int
    origin: int
    building: int


@dataclass(frozen=True, slots=True)
class AgentRemoved(Event):
    """An agent, or the figure, goes back to the supply."""

    kind: ClassVar[str] = "agent-removed"
    seat: int
    building: int
    figure: bool
    cause: str


@dataclass(frozen=True, slots=True)
class SquareEnclosed(Event):
    """A square is enclosed and its tile taken; `helped` if the third man stood in."""

    kind: ClassVar[str] = "square-enclosed"
    seat: int
    square: int
    info: Info
    points: int
    helped: bool


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A marker goes so many steps, the virtual ones at the end included."""

    kind: ClassVar[str] = "marker-moved"
    seat: int
    info: Info
    steps: int
    space: int
    card: int = 0


@dataclass(frozen=True, slots=True)
class InvestigatorMoved(Event):
    """The Investigator goes to the next space of the roof."""

    kind: ClassVar[str] = "investigator-moved"
    space: str


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """One more round follows, then scoring."""

    kind: ClassVar[str] = "end-triggered"
    reason: str


@dataclass(frozen=True, slots=True)
class StefanMoved(Event):
    """The third man goes to a building."""

    kind: ClassVar[str] = "stefan-moved"
    seat: int
    building: int


@dataclass(frozen=True, slots=True)
class MissionAccepted(Event):
    """A displayed mission is taken."""

    kind: ClassVar[str] = "mission-accepted"
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionShown(Event):
    """A mission is turned over in the display."""

    kind: ClassVar[str] = "mission-shown"
    mission: str


@dataclass(frozen=True, slots=True)
class MissionCompleted(Event):
    """A mission is completed."""

    kind: ClassVar[str] = "mission-completed"
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A purchase, a payday, or the removal of agents for unfinished missions begins."""

    kind: ClassVar[str] = "phase-began"
    phase: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """An item is bought."""

    kind: ClassVar[str] = "bought"
    seat: int
    item: Item


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    kind: ClassVar[str] = "game-ended"
    seat: int
    score: int

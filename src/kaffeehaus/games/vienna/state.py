"""The state of a game of Vienna: flat, one list per thing with an entry per seat, copied in a few microseconds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from random import Random
from typing import Any, Self, final

from kaffeehaus.core.agenda import AgendaState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.state import Outcome
from kaffeehaus.games.vienna import flow, hidden, reasons, scoring, usual, view
from kaffeehaus.games.vienna.actions import ACTIONS
from kaffeehaus.games.vienna.options import Options


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change during a game, shared by all copies of its state."""

    players: int
    options: Options
    advanced: bool
    colours: tuple[int, ...]
    flags: bytes
    """The nation of each building."""
    flag_masks: tuple[int, ...]
    """The buildings of each nation, as sets."""
    tiles: bytes
    """The information that lay on each square at the start."""
    spare_tiles: bytes
    """The tiles nobody drew at the start; they are in the box (V23)."""
    end_space: int
    began: int
    """The seat that was first player in the first round (V24)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))


@final
class State(AgendaState[Table]):
    """A game of Vienna."""

    __slots__ = (
        "abilities",
        "agents",
        "assigned",
        "box",
        "bribes",
        "coins",
        "completed",
        "crest",
        "crossed",
        "deck",
        "desk",
        "discard",
        "display",
        "drawers",
        "earned",
        "ending",
        "figure",
        "foreign",
        "fresh",
        "fulfilled",
        "hand",
        "helped",
        "hires",
        "investigator",
        "markers",
        "missions",
        "open_squares",
        "pile_a",
        "pile_b",
        "reason",
        "reward",
        "roof_tile",
        "round",
        "score",
        "stefan",
        "supply",
        "target",
        "tiles",
        "turn",
        "unlocked",
    )

    actions = ACTIONS
    course = flow.COURSE
    chances = usual.CHANCES
    habits = usual.HABITS

    # The round
    round: int
    crest: int
    """The seat that holds the city crest."""
    turn: int
    """How many players have finished their actions this round."""

    # The secret-information board
    markers: list[int]
    """The space of each marker on its track."""
    investigator: int
    crossed: bool
    """Whether the Investigation token shows X: the Investigator has moved this round."""
    roof_tile: int
    """What lies on the token: 0 nothing, 1 a purchase, 2 a payday."""
    ending: int
    """0 until the end is triggered, 1 in the round of the trigger, 2 in the last round."""
    reason: str
    """Why the game ends."""

    # The city and the piles
    open_squares: int
    """The squares that still hold their tile, as a set."""
    stefan: int
    """The building of the third man, or -1."""
    deck: bytes
    """The draw pile, its top at the end."""
    discard: bytes
    fresh: int
    """The cards of the draw pile when it was last shuffled, as a set: everybody saw them go in."""
    pile_a: bytes
    pile_b: bytes
    """The missions not yet shown, tops at the end."""
    display: bytes
    """The missions on display."""

    # One entry per seat
    score: list[int]
    earned: list[int]
    """The points by rule, all rules of seat 0 first."""
    agents: list[int]
    """The buildings with an own agent or figure, as a set."""
    supply: list[int]
    hires: list[int]
    """The agents still to be hired at the neighbour house."""
    figure: list[int]
    """The building of the figure of expansion 2, -1 in the supply, -2 if there is none."""
    unlocked: list[bool]
    """Whether the figure has been placed before (V121)."""
    bribes: list[int]
    tiles: list[int]
    """Bribes and information tiles, in lanes."""
    coins: list[int]
    """Open money (V62)."""
    box: list[int]
    """The shillings in the cash box."""
    desk: list[int]
    """What was bought, as a set of items."""
    missions: list[int]
    completed: list[int]
    """Missions held and missions done, as sets."""
    drawers: list[bytes]
    abilities: list[int]
    """The abilities in the drawers, as a set."""
    hand: list[bytes]
    assigned: list[bytes]
    """The cards on the spaces I, II and IV that have not been used yet, in that order."""

    # The action III in progress
    target: int
    """The building entered."""
    foreign: bool
    """Whether it already held another player's agent."""
    helped: bool
    """Whether the third man helped to enclose a square."""
    fulfilled: int
    """How many missions were completed in this turn."""
    reward: int
    """What they pay, until all are done."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return scoring.outcome(self) if self.over else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know."""
        return self.views((seat,))[seat]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """All that each of these seats may know; what everybody knows is worked out once."""
        wanted = tuple(seats)
        for seat in wanted:
            self.check_seat(seat)
        return view.views(self, wanted)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        """A random full state that this seat cannot tell from the real one."""
        return hidden.determinize(self, seat, rng)

    def usual(self, seat: int) -> Action | None:
        """How this seat would usually answer what it is asked now, if anybody can say."""
        return usual.usual(self, seat)

    def _reason(self, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        return reasons.reason(self, seat, action)

    def clone(self) -> Self:
        """An independent copy: scalars and immutable values by reference, the lists anew."""
        new = State.__new__(State)
        new._clone_agenda(self)
        new.round = self.round
        new.crest = self.crest
        new.turn = self.turn
        new.markers = self.markers[:]
        new.investigator = self.investigator
        new.crossed = self.crossed
        new.roof_tile = self.roof_tile
        new.ending = self.ending
        new.reason = self.reason
        new.open_squares = self.open_squares
        new.stefan = self.stefan
        new.deck = self.deck
        new.discard = self.discard
        new.fresh = self.fresh
        new.pile_a = self.pile_a
        new.pile_b = self.pile_b
        new.display = self.display
        new.score = self.score[:]
        new.earned = self.earned[:]
        new.agents = self.agents[:]
        new.supply = self.supply[:]
        new.hires = self.hires[:]
        new.figure = self.figure[:]
        new.unlocked = self.unlocked[:]
        new.bribes = self.bribes[:]
        new.tiles = self.tiles[:]
        new.coins = self.coins[:]
        new.box = self.box[:]
        new.desk = self.desk[:]
        new.missions = self.missions[:]
        new.completed = self.completed[:]
        new.drawers = self.drawers[:]
        new.abilities = self.abilities[:]
        new.hand = self.hand[:]
        new.assigned = self.assigned[:]
        new.target = self.target
        new.foreign = self.foreign
        new.helped = self.helped
        new.fulfilled = self.fulfilled
        new.reward = self.reward
        return new

"""The state of a game of Valencia: flat, one list per thing with an entry per seat, copied in a few microseconds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from random import Random
from typing import Any, Self, final

from kaffeehaus.core.agenda import AgendaState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.state import Outcome, Standing
from kaffeehaus.games.valencia import flow, hidden, reasons, scoring, usual, view
from kaffeehaus.games.valencia.actions import ACTIONS
from kaffeehaus.games.valencia.board import City
from kaffeehaus.games.valencia.options import Options


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change during a game, shared by all copies of its state."""

    players: int
    options: Options
    city: City
    boards: tuple[tuple[int, int, int], ...]
    """The guilds of steps B, D and F, round by round."""
    fountains: bytes
    """The fountain of each round."""
    deck: bytes
    """The influence cards everybody began with, sorted."""
    missions: int
    """The missions in the game, as a set."""
    began: int
    """The seat that was first player in the first round (L12)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))


@final
class State(AgendaState[Table]):
    """A game of Valencia."""

    __slots__ = (
        "built",
        "city",
        "coins",
        "council",
        "deck",
        "discard",
        "earned",
        "eligible",
        "first",
        "fountain_at",
        "goods",
        "hand",
        "known",
        "letter",
        "members",
        "mission_pile",
        "missions",
        "nina",
        "nina_deck",
        "offered",
        "palms",
        "privileges",
        "queue",
        "ranks",
        "rejected",
        "revealed",
        "round",
        "score",
        "seen",
        "stacks",
        "stefan",
        "stopped",
        "supply",
        "supporters",
        "target",
        "under",
    )

    actions = ACTIONS
    course = flow.COURSE
    chances = usual.CHANCES

    # The round and the auction
    round: int
    """From 1 to 5; 0 while missions are chosen."""
    letter: int
    """The step of the round, 0 for A to 8 for I."""
    stefan: int
    """The seat that holds Stefan Feld."""
    first: int
    """The seat that held him when this auction began (K3)."""
    queue: tuple[int, ...]
    """The seats that still reveal or pass, the next one first (K5)."""
    revealed: list[bytes]
    """What each seat has revealed in this auction."""
    ranks: tuple[int, ...]
    """The seats in order of influence; -1 is Nina."""
    eligible: int
    """The seats that may take a card back after this auction (K6), as a set."""
    nina_deck: bytes
    nina: bytes
    """Nina's pile, its top at the end, and her cards in this auction."""

    # Council, city and supplies
    council: list[int]
    """Who sits on each seat, or -1."""
    supporters: list[int]
    """Who supports on each guild's seat, or -1 (X5)."""
    supply: list[int]
    """The resources left of each guild."""
    palms: int
    """The trees that carry a palm, as a set."""
    built: int
    """The cells with a built fountain, as a set."""
    fountain_at: bytes
    """The fountain on each cell."""
    mission_pile: bytes
    """The missions nobody was dealt, top at the end."""
    target: int
    """The cell just settled or left."""

    # One entry per seat
    score: list[int]
    earned: list[int]
    """The points by rule, all rules of seat 0 first."""
    members: list[int]
    """Family members in the supply."""
    city: list[int]
    """The cells with an own member, as a set."""
    coins: list[int]
    goods: list[int]
    """Resources, in lanes of four bits."""
    privileges: list[int]
    deck: list[bytes]
    """The draw piles, tops at the end."""
    under: list[bytes]
    """The cards that were put under a pile and not drawn since, lowest first; everybody has seen them."""
    known: list[bytes]
    """The cards everybody knows to be among those drawn this round and not revealed."""
    seen: list[bytes]
    """The cards everybody knows to have left the game."""
    discard: list[bytes]
    """The cards that have left the game, seen or unseen."""
    hand: list[bytes]
    stacks: list[tuple[bytes, ...]]
    stopped: int
    """The seats that have stopped drawing, as a set."""
    missions: list[int]
    rejected: list[int]
    """Missions held and missions put back, as sets."""
    offered: list[bytes]
    """Missions to choose from."""

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

    def supposed(self, seat: int) -> Self:
        """The sampled world that previews for this seat are worked out in."""
        return hidden.supposed(self, seat)

    def usual(self, seat: int) -> Action | None:
        """How this seat would usually answer what it is asked now, if anybody can say."""
        return usual.usual(self, seat)

    def standing(self, seat: int) -> dict[str, Standing]:
        """What the seat would score at the end if the game ended now."""
        return scoring.standing(self, seat)

    def _reason(self, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        return reasons.reason(self, seat, action)

    def clone(self) -> Self:
        """An independent copy: scalars and immutable values by reference, the lists anew."""
        new = State.__new__(State)
        new._clone_agenda(self)
        new.round = self.round
        new.letter = self.letter
        new.stefan = self.stefan
        new.first = self.first
        new.queue = self.queue
        new.revealed = self.revealed[:]
        new.ranks = self.ranks
        new.eligible = self.eligible
        new.nina_deck = self.nina_deck
        new.nina = self.nina
        new.council = self.council[:]
        new.supporters = self.supporters[:]
        new.supply = self.supply[:]
        new.palms = self.palms
        new.built = self.built
        new.fountain_at = self.fountain_at
        new.mission_pile = self.mission_pile
        new.target = self.target
        new.score = self.score[:]
        new.earned = self.earned[:]
        new.members = self.members[:]
        new.city = self.city[:]
        new.coins = self.coins[:]
        new.goods = self.goods[:]
        new.privileges = self.privileges[:]
        new.deck = self.deck[:]
        new.under = self.under[:]
        new.known = self.known[:]
        new.seen = self.seen[:]
        new.discard = self.discard[:]
        new.hand = self.hand[:]
        new.stacks = self.stacks[:]
        new.stopped = self.stopped
        new.missions = self.missions[:]
        new.rejected = self.rejected[:]
        new.offered = self.offered[:]
        return new

"""The state of a game of Harbour: flat, copied in a moment, and with nothing in it that refers to another state."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Self

from harbour import hidden, quay, reasons, rounds, view
from harbour.actions import CATALOGUE, COLLECT, Pay
from harbour.content import BERTHS, CARDS, HAND, SHIPS, STORE
from harbour.events import CratesGained, Scored
from harbour.options import Options
from harbour.steps import Rule, Step
from kaffeehaus.core.agenda import AgendaState, Course
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.core.rng import Rng, Seed
from kaffeehaus.core.state import Outcome


class Table(NamedTuple):
    """What does not change during a game, shared by all copies of its state."""

    players: int
    options: Options


class State(AgendaState[Table]):
    """A game of Harbour."""

    __slots__ = (
        "captains",
        "chosen",
        "cranes",
        "crates",
        "deck",
        "earned",
        "gone",
        "hands",
        "loaded",
        "pile",
        "quay",
        "round",
        "sailed",
        "score",
    )

    actions = CATALOGUE.actions
    course = Course(
        Step,
        {
            Step.ROUND: rounds.begin_round,
            Step.REVEAL: rounds.reveal,
            Step.TURN_OF: rounds.turn_of,
            Step.ARRIVE: quay.arrive,
            Step.ROUND_END: rounds.round_end,
        },
        {
            Step.CHOOSE: (rounds.card_options, rounds.choose_card),
            Step.TURN: (quay.turn_options, quay.take_turn),
            Step.STOW: (quay.stow_options, quay.stow),
            Step.PAY: (quay.pay_options, quay.collect),
        },
    )

    round: int
    """From 1 to the last (HB12)."""

    # The quay
    quay: list[int]
    """The ship at each berth, or EMPTY."""
    loaded: list[int]
    """The crates in each of them."""
    captains: list[int]
    """The captain of each, or EMPTY."""
    pile: bytes
    """The ships to come, the next one at the end."""

    # Watch cards
    deck: bytes
    """The cards nobody has drawn yet, the top at the end."""
    gone: bytes
    """The cards of earlier rounds, in the order of rounds and seats."""
    hands: list[bytes]
    chosen: list[int]
    """The card each seat plays this round, or 0."""

    # One entry per seat
    crates: list[int]
    sailed: list[int]
    """The ships that sailed under this captain."""
    score: list[int]
    earned: list[int]
    """The points by rule, all rules of seat 0 first."""
    cranes: int
    """The seats whose crane is repaired, as a set."""

    @property
    def options(self) -> Options:
        """What the table chose."""
        return self.table.options

    @property
    def began(self) -> int:
        """All begin at once; the house asks for one seat, and no other has a better claim than the first."""
        return 0

    @property
    def rounds(self) -> int:
        """The last round (HB12, HB15)."""
        return self.table.options.rounds

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.over:
            return None
        seats = range(self.players)
        points = tuple({rule.word: self.earned[seat * len(Rule) + rule] for rule in Rule} for seat in seats)
        reason = "ships" if self.quay.count(quay.EMPTY) == BERTHS else "rounds"
        return Outcome(rounds.winners(self), tuple(self.score), points, reason)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know."""
        self.check_seat(seat)
        return view.view(self, seat)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        """A random full state that this seat cannot tell from the real one."""
        return hidden.determinize(self, seat, rng)

    def usual(self, seat: int) -> Action | None:
        """As many crates as fit, and points for the captain; a card and a turn are what the player is there for."""
        if seat not in self.to_act or self.pending[0] in (Step.CHOOSE, Step.TURN):
            return None
        return self.legal(seat)[-1] if self.pending[0] == Step.STOW else COLLECT[Pay.POINTS]

    def clone(self) -> Self:
        """An independent copy: numbers and bytes by reference, the lists anew."""
        new = type(self).__new__(type(self))
        new._clone_agenda(self)
        new.round = self.round
        new.quay = self.quay[:]
        new.loaded = self.loaded[:]
        new.captains = self.captains[:]
        new.pile = self.pile
        new.deck = self.deck
        new.gone = self.gone
        new.hands = self.hands[:]
        new.chosen = self.chosen[:]
        new.crates = self.crates[:]
        new.sailed = self.sailed[:]
        new.score = self.score[:]
        new.earned = self.earned[:]
        new.cranes = self.cranes
        return new

    def _reason(self, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        return reasons.reason(self, seat, action)

    # What the chapters use --------------------------------------------------------------------------------------------

    def tell(self, kind: type[Event], *values: Any) -> None:
        """Tells what happens if anybody listens; a search does not, and then no event is built."""
        if self.events is not None:
            self.events.append(kind(*values))

    def gain(self, seat: int, crates: int, cause: str) -> None:
        """Crates for a seat; they never run out."""
        self.crates[seat] += crates
        self.tell(CratesGained, seat, crates, cause)

    def award(self, seat: int, points: int, rule: Rule) -> None:
        """Points for a seat, by a rule."""
        if points:
            self.score[seat] += points
            self.earned[seat * len(Rule) + rule] += points
            self.tell(Scored, seat, points, rule.word)


def deal(players: int, options: Options, seed: Seed) -> State:
    """A game ready for its first decision (HB2, HB3)."""
    ships, rng = Rng.of(seed).shuffled(range(len(SHIPS)))
    cards, rng = rng.shuffled(CARDS)
    s = State()
    s._begin(seed, rng)
    s.table = Table(players, options)
    s.over = False
    s.round = s.waiting = s.seat = s.cranes = 0
    s.quay, s.pile = ships[:BERTHS], bytes(ships[BERTHS:])
    s.loaded, s.captains = [0] * BERTHS, [quay.EMPTY] * BERTHS
    s.hands = [bytes(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
    s.deck, s.gone, s.chosen = bytes(cards[players * HAND :]), b"", [0] * players
    s.crates, s.sailed = [STORE] * players, [0] * players
    s.score, s.earned = [0] * players, [0] * (players * len(Rule))
    s.agenda = [(Step.ROUND, 0, 0)]
    s.run()
    return s

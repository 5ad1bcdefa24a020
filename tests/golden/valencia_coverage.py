"""What a game of Valencia has shown of its rules, read from its events and its questions."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus import GameState
from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.flow import COURSE
from kaffeehaus.games.valencia.rules import Rule
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import FORMULAS, Ability, Influence, MissionKind

"""The missions that cannot fail (K27)."""
KIND = {mission.id: mission.kind for mission in CONTENT.missions}
NINA = -1
EVENT_KINDS = {
    kind.kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
AUCTIONS = (
    "won",
    "all passed",
    "tie decided by distance",
    "tie won by Nina",
    "Nina first",
    "Nina second",
    "Nina third",
    "Nina with nobody",
    "privilege used",
    "second privilege of one seat",
    "card taken back",
)
SPECIAL_CARDS = (
    "joker raised",
    "joker not raised",
    "savings",
    "one twin",
    "twins of one player",
    "twins of two players",
    "warehouse of wine",
    "warehouse of oranges",
    "support",
    "support swept away",
    "supporter takes the seat",
    "vagabond",
    "central",
    "central lowered",
)
VICTORIES = ("most prestige", "more members", "more coins", "shared")

WANTED: frozenset[str] = frozenset(
    {f"mission {kind.value} completed" for kind in MissionKind}
    | {f"mission {kind.value} failed" for kind in MissionKind if kind not in FORMULAS}
    | {f"fountain {ability.value}" for ability in Ability}
    | {f"special card: {what}" for what in SPECIAL_CARDS}
    | {f"auction: {what}" for what in AUCTIONS}
    | {f"victory: {what}" for what in VICTORIES}
    | {f"rule {rule.word}" for rule in Rule if rule is not Rule.GIVEN}
    | {f"question {step.name.lower().replace('_', '-')}" for step in Step if step >= COURSE.first_ask}
    | {f"event {kind}" for kind in EVENT_KINDS}
)
"""Everything that some recorded game must show."""


class Watch:
    """Follows one game; what lies open in the auction is all it needs to remember."""

    def __init__(self) -> None:
        self.open: dict[int, tuple[Influence, ...]] = {}
        self.waited: set[int] = set()
        """The seats that used a privilege in this auction."""
        self.ranked = False
        self.supporters: list[int] = []

    def copy(self) -> Watch:
        """A watch that has seen the same and goes its own way."""
        other = Watch()
        other.open, other.waited = dict(self.open), set(self.waited)
        other.ranked, other.supporters = self.ranked, list(self.supporters)
        return other

    def asked(self, state: GameState) -> set[str]:
        """The question that is open now."""
        assert isinstance(state, State)
        self.supporters = list(state.supporters)
        return set() if state.over else {f"question {Step(state.pending[0]).name.lower().replace('_', '-')}"}

    def follow(self, events: Sequence[Event], after: GameState) -> set[str]:
        """What the events of one action and the state after it show."""
        assert isinstance(after, State)
        found = {f"event {e.kind}" for e in events}
        for e in events:
            found |= self._auction(e) | self._effect(e)
            match e:
                case ev.FountainUsed(ability=ability):
                    found.add(f"fountain {ability.value}")
                case ev.Scored(rule=rule):
                    found.add(f"rule {rule}")
                case ev.MissionScored(mission=mission, points=points):
                    found |= _mission(KIND[mission], points)
                case ev.GameEnded():
                    found.add(f"victory: {_victory(after)}")
        return found | self.asked(after)

    def _auction(self, e: Event) -> set[str]:
        match e:
            case ev.AuctionBegan():
                self.open, self.waited, self.ranked = {}, set(), False
            case ev.StackRevealed(seat=seat, cards=cards):
                self.open[seat] = cards
            case ev.NinaRevealed(cards=cards):
                self.open[NINA] = cards
            case ev.PrivilegeUsed(seat=seat):
                again = seat in self.waited
                self.waited.add(seat)
                return {"auction: second privilege of one seat" if again else "auction: privilege used"}
            case ev.CardReturned():
                return {"auction: card taken back"}
            case ev.Ranked(seats=seats, sums=sums):
                self.ranked = True
                return {f"auction: {what}" for what in _ranking(seats, sums, NINA in self.open)} | self._values()
        return set()

    def _values(self) -> set[str]:
        """How the cards that look at others came out (X1, X3, X7)."""
        found = set()
        for seat, cards in self.open.items():
            others = [card for other, theirs in self.open.items() if other != seat for card in theirs]
            if Influence.JOKER in cards:
                found.add("joker raised" if Influence.SIX in others else "joker not raised")
            if Influence.CENTRAL in cards:
                found.add("central lowered" if Influence.JOKER in others else "central")
            if Influence.TWINS in cards:
                own = cards.count(Influence.TWINS) > 1
                met = Influence.TWINS in others
                found.add("twins of two players" if met else "twins of one player" if own else "one twin")
        return {f"special card: {what}" for what in found}

    def _effect(self, e: Event) -> set[str]:
        """What special cards brought about at once (X2, X4, X5, X6)."""
        what = ""
        match e:
            case ev.CoinsGained(cause="savings"):
                what = "savings"
            case ev.GoodGained(cause="warehouse", good=good):
                what = f"warehouse of {good.name.lower()}"
            case ev.SeatSupported():
                what = "support"
            case ev.MemberMoved() if not self.ranked:
                what = "vagabond"
            case ev.SeatTaken(seat=seat, place=place) if place < len(self.supporters) and self.supporters[place] >= 0:
                what = "supporter takes the seat" if self.supporters[place] == seat else "support swept away"
        return {f"special card: {what}"} if what else set()


def _ranking(seats: tuple[int, ...], sums: tuple[int, ...], nina: bool) -> set[str]:
    found = set()
    if not seats:
        found |= {"all passed"} | ({"Nina with nobody"} if nina else set())
    elif seats[0] != NINA:
        found.add("won")
    if NINA in seats:
        found.add(f"Nina {('first', 'second', 'third')[seats.index(NINA)]}")
    for place in range(len(seats) - 1):
        if sums[place] == sums[place + 1]:
            found.add("tie won by Nina" if seats[place] == NINA else "tie decided by distance")
    return found


def _mission(kind: MissionKind, points: int) -> set[str]:
    if points > 0:
        return {f"mission {kind.value} completed"}
    return {f"mission {kind.value} failed"} if points < 0 else set()


def _victory(s: State) -> str:
    """What decided: prestige, then members in the city, then coins (L35)."""
    assert s.outcome is not None
    if len(s.outcome.winners) > 1:
        return "shared"
    standing = sorted(((s.score[p], s.city[p].bit_count(), s.coins[p]) for p in range(s.players)), reverse=True)
    first, second = standing[:2]
    return VICTORIES[next(n for n in range(3) if first[n] != second[n])]

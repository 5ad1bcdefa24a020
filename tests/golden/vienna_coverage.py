"""What a game of Vienna has shown of its rules, read from its events and its questions."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus import GameState
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.abilities import CARD_BIT, LESS_COLOUR, LESS_FOREIGN, LESS_SEAL, OF_BIT
from kaffeehaus.games.vienna.board import COLOUR, SEAL
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import FIRST_ASK, Step
from kaffeehaus.games.vienna.terms import AbilityKind, Figure, Item, MissionKind

FULL_PRICE = 2
KIND = {mission.name.name: mission.kind for mission in MISSIONS}
EVENT_KINDS = {
    kind.kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}


def _word(member: Item | Step | Figure) -> str:
    return member.name.lower().replace("_", "-")


WANTED: frozenset[str] = frozenset(
    {f"ability {kind.value}" for kind in AbilityKind}
    | {f"mission {kind.value}" for kind in MissionKind}
    | {f"purchase {_word(item)}" for item in Item}
    | {"purchase third agent"}
    | {f"figure {_word(figure)}" for figure in Figure}
    | {f"end {reason}" for reason in ("investigator", "exhaustion")}
    | {f"rule {rule.word}" for rule in Rule if rule is not Rule.GIVEN}
    | {f"question {_word(step)}" for step in Step if step >= FIRST_ASK}
    | {f"event {kind}" for kind in EVENT_KINDS}
)
"""Everything that some recorded game must show."""


class Watch:
    """Follows one game; what it has paid so far for the agent in hand is all it needs to remember."""

    def __init__(self) -> None:
        self.paid = 0

    def asked(self, state: GameState) -> set[str]:
        """The question that is open now."""
        assert isinstance(state, State)
        return set() if state.over else {f"question {_word(Step(state.pending[0]))}"}

    def labels(self, events: Sequence[Event], after: GameState) -> set[str]:
        """What the events of one action and the state after it show."""
        assert isinstance(after, State)
        found = self.asked(after) | {f"event {e.kind}" for e in events}
        paid = self.paid
        new_round = False
        for e in events:
            match e:
                case ev.RoundBegan():
                    new_round = True
                case ev.CardsDrawn() if not new_round:
                    found.add(f"ability {AbilityKind.FOREIGN_CARDS.value}")
                case ev.Scored(rule=rule, card=card, points=points):
                    found |= {f"rule {rule}"} if points else set()
                    found |= _ability(card)
                case ev.BribesGained(cause="ability", card=card) | ev.MarkerMoved(card=card):
                    found |= _ability(card)
                case ev.BribesPaid(cause="placement", bribe=bribe, count=count):
                    paid += count
                    if bribe != COLOUR[after.target]:
                        found.add(f"ability {AbilityKind.WILD.value}")
                case ev.AgentPlaced():
                    found |= _placement(after, e, paid)
                    paid = 0
                case ev.MissionCompleted(mission=mission):
                    found.add(f"mission {KIND[mission].value}")
                case ev.Bought(item=item, seat=seat):
                    found.add(f"purchase {_word(item)}")
                    if item == Item.AGENT and not after.hires[seat]:
                        found.add("purchase third agent")
                case ev.GameEnded():
                    found.add(f"end {after.reason}")
        return found

    def follow(self, events: Sequence[Event], after: GameState) -> set[str]:
        """The labels of one action, and remembers what it paid."""
        found = self.labels(events, after)
        for e in events:
            match e:
                case ev.BribesPaid(cause="placement", count=count):
                    self.paid += count
                case ev.AgentPlaced():
                    self.paid = 0
        return found


def _ability(card: int) -> set[str]:
    return {f"ability {OF_BIT[CARD_BIT[card]].kind.value}"} if card else set()


def _placement(s: State, placed: ev.AgentPlaced, paid: int) -> set[str]:
    """The figure that was placed; for an agent the reductions that made up what was not paid."""
    if placed.figure:
        return {f"figure {_word(Figure(s.table.colours[placed.seat]))}"}
    own, building = s.abilities[placed.seat], placed.building
    less = {
        AbilityKind.COLOUR_LESS: own & LESS_COLOUR[COLOUR[building]],
        AbilityKind.SEAL_LESS: own & LESS_SEAL[SEAL[building]],
        AbilityKind.FOREIGN_LESS: own & LESS_FOREIGN if s.foreign else 0,
    }
    fired = {kind for kind, has in less.items() if has}
    assert paid == max(0, FULL_PRICE - len(fired)), "a placement was not paid as its drawers say (C10)"
    return {f"ability {kind.value}" for kind in fired}

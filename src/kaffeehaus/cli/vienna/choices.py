"""What a person may do in Vienna, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kaffeehaus.cli.typed import matching
from kaffeehaus.cli.vienna.words import Words, card_number, place, spot, word
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import preview
from kaffeehaus.games.vienna import action_three, mission_step
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import (
    ACTIONS,
    Accept,
    Advance,
    Assign,
    Buy,
    Complete,
    Decline,
    Deposit,
    Done,
    Exchange,
    FromSupply,
    Pay,
    PayCoins,
    Place,
    Stefan,
    TakeBribes,
    TakeShillings,
)
from kaffeehaus.games.vienna.board import AREA, COLOUR, PRICE
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Info, Item

FITTING: dict[Step, tuple[str, ...]] = {
    Step.PLACE_STEFAN: ("stefan",),
    Step.ASSIGN: ("assign",),
    Step.EXCHANGE: ("exchange",),
    Step.ACTION_III: ("place", "take-bribes", "take-shillings"),
    Step.SOURCE: ("move-from", "from-supply", "figure-from-supply"),
    Step.PAY: ("pay",),
    Step.MOVE_FIGURE: ("move-figure",),
    Step.GAIN: ("gain",),
    Step.GAIN_DIFFERENT: ("gain",),
    Step.ADVANCE: ("advance",),
    Step.MOVE_STEFAN: ("stefan",),
    Step.MISSION: ("complete", "accept"),
    Step.DEPOSIT: ("deposit",),
    Step.MARKER: ("advance",),
    Step.BUY: ("buy",),
    Step.BUY_PAY: ("pay", "pay-coins"),
    Step.PAYDAY_PAY: ("pay", "pay-coins"),
    Step.PAYDAY_REMOVE: ("remove",),
    Step.UNFINISHED_REMOVE: ("remove",),
}
"""The kinds of action each question is about; a word typed at it means one of these first."""


CLOSING = ("investigator-moved", "phase-began")
"""What the end of a turn may bring that is worth telling beforehand."""


class Choices:
    """Actions in words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def line(self, s: State, seat: int, action: Action) -> str:
        """An action with what a person needs to judge it."""
        if action not in s.legal(seat):
            return self.plain(s, seat, action, ())
        foreseen = preview(s, seat, action)
        events = [e for e in foreseen.events if getattr(e, "seat", seat) == seat]
        after = self._consequences(s, action, events)
        return self.words.parts([self.plain(s, seat, action, events), *after, *self._then(foreseen.then)])

    def plain(self, s: State, seat: int, action: Action, events: Sequence[Event]) -> str:
        """An action by itself, with what it costs as far as that is foreseen."""
        args = self._args(s, seat, action, events)
        # On payday coins may be paid as far as they go, and then who is not paid leaves.
        return self.texts.text("do-pay-coins-short" if args.get("unpaid") else f"do-{action.kind}", **args)

    def _args(self, s: State, seat: int, action: Action, events: Sequence[Event]) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for field, value in zip(action.fields, action.values(), strict=True):
            args |= self._field(field, value)
        match action:
            case Place():
                colour = COLOUR[action.building]
                # A wish that cannot be fulfilled has no price but the one it would have for an agent.
                asked = 0 if events else action_three.price(s, seat, action.building, figure=False)
                bribe, count = next(iter(_paid(events)), (colour, asked))
                args |= {"bribe": word(bribe), "count": count}
            case Stefan():
                args["bribe"] = word(COLOUR[action.building])
            case Exchange():
                drawers = s.drawers[seat]
                card = drawers[action.drawer] if action.drawer < len(drawers) else 0
                args |= {"card": card_number(card), "ability": self.words.ability(card) if card else ""}
            case FromSupply():
                args["supply"] = s.supply[seat]
            case TakeBribes():
                args["count"] = action_three.ALTERNATIVE_BRIBES
            case TakeShillings():
                args["count"] = s.table.options.shillings
            case Advance():
                args["area"] = AREA[action.info][s.markers[action.info]]
            case Accept():
                args["count"] = mission_step.advance_pay(s, seat, action.mission)
            case Deposit():
                args["count"] = action.shillings
            case Buy():
                args["count"] = PRICE[action.item]
            case Pay():
                args["count"] = 1
            case PayCoins():
                paid = next((e.count for e in events if isinstance(e, ev.ShillingsPaid)), 0)
                args |= {"count": paid, "unpaid": self._due(s) - paid}
            case Decline():
                args["step"] = self._step(s)
            case Done():
                args["completed"] = s.fulfilled
        return args

    def _due(self, s: State) -> int:
        """What is to be paid now."""
        return s.pending[1] if self._step(s) in ("buy-pay", "payday-pay") else 0

    def _step(self, s: State) -> str:
        return "assign" if s.waiting else word(Step(s.pending[0]))

    def _field(self, field: str, value: Any) -> dict[str, Any]:
        if field == "card":
            return self.words.card_args(CONTENT.cards[value - 1]) | {"card": card_number(value)}
        if field == "building":
            return {"building": place(value), "spot": spot(value)}
        if field == "mission":
            return dict(self.words.mission_args(value.name))
        if field == "drawer":
            return {"drawer": value + 1}
        return {field: word(value) if isinstance(value, Bribe | Info | Item) else value}

    def _consequences(self, s: State, action: Action, events: Sequence[Event]) -> list[str]:
        """What comes of an action for its player: other bribes it costs, squares, points, the end of the turn."""
        paid = _paid(events)[1:] if isinstance(action, Place) else []
        said = [self.texts.text("log-bribes-paid", bribe=word(bribe), count=count) for bribe, count in paid]
        said += [self._closes(e) for e in events if isinstance(e, ev.SquareEnclosed)]
        points = sum(e.points for e in events if isinstance(e, ev.Scored) and e.rule != Rule.SQUARES.word)
        if points:
            said.append(self.texts.text("do-scores", count=points))
        # Every choice of Action III ends with the same Action IV, so there it says nothing about the choice.
        if s.pending[0] != Step.ACTION_III:
            said += [self.texts.text(f"log-{e.kind}", **e.to_json()) for e in events if e.kind in CLOSING]
        return said

    def _closes(self, e: ev.SquareEnclosed) -> str:
        square = CONTENT.squares[e.square].name
        return self.texts.text("do-place-closes", square=square, points=e.points, info=word(e.info))

    def _then(self, chances: Sequence[Action]) -> list[str]:
        """What becomes possible afterwards: missions to complete or accept, or a purchase."""
        missions: dict[str, list[str]] = {action.kind: [] for action in chances}
        for action in chances:
            if isinstance(action, Accept | Complete):
                missions[action.kind].append(CONTENT.missions[action.mission].id)
        return [self.texts.text("do-then", kind=k, missions=self.words.listed(m)) for k, m in missions.items()]

    # What a person types ----------------------------------------------------------------------------------------------

    def keys(self, action: Action) -> list[str]:
        """The short words that name an action."""
        found = [str(action)]
        for field, value in zip(action.fields, action.values(), strict=True):
            if field == "building":
                building = CONTENT.buildings[value]
                found += [spot(value), building.name, building.short]
            elif field == "mission":
                found.append(value.name)
            elif field == "card":
                found += [f"{action.kind} {value} {word(action.space)}"] if isinstance(action, Assign) else []
                found += [card_number(value), self.texts.text("card-name", card=card_number(value))]
            elif field in ("bribe", "info", "item"):
                found += [word(value), self.texts.text(field, **{field: word(value)})]
        return found

    def likely(self, s: State, seat: int, words: str) -> list[Action]:
        """Actions that these words may mean: by exact key, else by the beginning of one."""
        step = Step.ASSIGN if s.waiting else s.pending[0]
        kinds = FITTING.get(step, ())
        found = matching(words, ACTIONS, self.keys)
        return sorted(found, key=lambda a: (a.kind not in kinds, self._rank(s, seat, a), a.id))

    def _rank(self, s: State, seat: int, action: Action) -> int:
        """Own missions before displayed ones, the space being filled before the others."""
        if isinstance(action, Accept):
            return 0 if action.mission in s.display else 2
        if action.kind == "complete":
            return 0 if s.missions[seat] >> action.mission & 1 else 1  # type: ignore[attr-defined]
        if isinstance(action, Assign):
            return 0 if action.space == len(s.assigned[seat]) else 1
        return 0


def _paid(events: Sequence[Event]) -> list[tuple[Bribe, int]]:
    """What a placement really costs, by type in the order of payment."""
    paid: Counter[Bribe] = Counter()
    for event in events:
        if isinstance(event, ev.BribesPaid) and event.cause == "placement":
            paid[event.bribe] += event.count
    return list(paid.items())

"""What a person may do in Vienna, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from typing import Any

from kaffeehaus.cli.typed import matching
from kaffeehaus.cli.vienna.words import Words, card_number, place, spot, word
from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna import action_three
from kaffeehaus.games.vienna.action_two_four import has_figure
from kaffeehaus.games.vienna.actions import (
    ACTIONS,
    Accept,
    Advance,
    Assign,
    Buy,
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
from kaffeehaus.games.vienna.board import AREA, COLOUR, PRICE, SQUARES, VALUE, count
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.missions import ADVANCE_PAY, MISSIONS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Figure, Info, Item

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


class Choices:
    """Actions in words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def line(self, s: State, seat: int, action: Action) -> str:
        """An action with what a person needs to judge it."""
        return self.words.parts([self.plain(s, seat, action), *self._consequences(s, seat, action)])

    def plain(self, s: State, seat: int, action: Action) -> str:
        """An action by itself."""
        args = self._args(s, seat, action)
        # On payday coins may be paid as far as they go, and then who is not paid leaves.
        return self.texts.text("do-pay-coins-short" if args.get("unpaid") else f"do-{action.kind}", **args)

    def _args(self, s: State, seat: int, action: Action) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for field, value in zip(action.fields, action.values(), strict=True):
            args |= self._field(field, value)
        match action:
            case Place():
                price = action_three.price(s, seat, action.building, figure=False)
                args |= {"bribe": word(COLOUR[action.building]), "count": price}
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
                args["count"] = ADVANCE_PAY[MISSIONS[action.mission].group] + has_figure(s, seat, Figure.MARRAKESH)
            case Deposit():
                args["count"] = action.shillings
            case Buy():
                args["count"] = PRICE[action.item]
            case Pay():
                args["count"] = 1
            case PayCoins():
                args |= self._coins(s, seat)
            case Decline():
                args["step"] = self._step(s)
            case Done():
                args["completed"] = s.fulfilled
        return args

    def _coins(self, s: State, seat: int) -> dict[str, int]:
        """The coins that pay what is due now, and the agents that they leave unpaid."""
        step = self._step(s)
        due = s.pending[1] if step in ("buy-pay", "payday-pay") else 0
        paid = min(due, s.coins[seat])
        return {"count": paid, "unpaid": due - paid}

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

    def _consequences(self, s: State, seat: int, action: Action) -> list[str]:
        if isinstance(action, Place):
            return [*self._enclosed(s, seat, action.building), *self._stamped(s, seat, action.building)]
        if isinstance(action, Advance):
            steps = 2 if s.pending[0] == Step.ADVANCE and s.pending[1] >= 0 else 1
            points = steps * count(s.tiles[seat], action.info)
            return [self.texts.text("do-scores", count=points)] if points else []
        return []

    def _enclosed(self, s: State, seat: int, building: int) -> list[str]:
        """The squares that an agent from the supply would enclose here."""
        own = s.agents[seat] | 1 << building
        return [
            self.texts.text(
                "do-place-closes",
                square=CONTENT.squares[q].name,
                points=VALUE[q],
                info=word(Info(s.table.tiles[q])),
            )
            for q, around in enumerate(SQUARES)
            if around >> building & 1 and s.open_squares >> q & 1 and own & around == around
        ]

    def _stamped(self, s: State, seat: int, building: int) -> list[str]:
        """The own and displayed missions whose nation is the building's."""
        if not s.table.advanced:
            return []
        flag = s.table.flags[building]
        held = [m.name.name for m in MISSIONS if m.flag == flag and s.missions[seat] >> m.name & 1]
        return [self.texts.text("do-place-mission", missions=self.words.listed(held))] if held else []

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

"""What a person may do in Vienna, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from typing import Any

from kaffeehaus.cli.typed import matching
from kaffeehaus.cli.vienna.words import Words
from kaffeehaus.core.catalogue import Action, word
from kaffeehaus.games.vienna import action_three
from kaffeehaus.games.vienna.action_two_four import has_figure
from kaffeehaus.games.vienna.actions import ACTIONS, Accept, Advance, Assign, PayCoins, Place
from kaffeehaus.games.vienna.board import COLOUR, SQUARES, VALUE, count
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.missions import ADVANCE_PAY, MISSIONS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Figure, Info
from kaffeehaus.games.vienna.words import card_number, spot

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
        return self.words.book.choice(str(action), s.view(seat), seat, self._preview(s, seat, action))

    def _preview(self, s: State, seat: int, action: Action) -> list[dict[str, Any]] | None:
        """What the action pays or brings at once; None for those whose words do not tell it."""
        match action:
            case Place():
                price = action_three.price(s, seat, action.building, figure=False)
                return (
                    [{"kind": "bribes-paid", "bribe": word(COLOUR[action.building]), "count": price}] if price else []
                )
            case Accept():
                gained = ADVANCE_PAY[MISSIONS[action.mission].group] + has_figure(s, seat, Figure.MARRAKESH)
                return [{"kind": "shillings-gained", "count": gained}]
            case PayCoins() if s.pending[0] in (Step.BUY_PAY, Step.PAYDAY_PAY):
                return [{"kind": "shillings-paid", "count": min(s.pending[1], s.coins[seat])}]
        return None

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

"""What a person may do in Vienna, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus.cli.typed import matching
from kaffeehaus.cli.vienna.words import Words
from kaffeehaus.core.catalogue import Action, word
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import preview
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import ACTIONS, Accept, Assign, Complete
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.words import card_number, spot

FITTING: dict[int, tuple[str, ...]] = {
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
            return self.plain(s, seat, action, None)
        foreseen = preview(s, seat, action)
        events = [e for e in foreseen.events if getattr(e, "seat", seat) == seat]
        after = self._consequences(s, events)
        return self.words.parts([self.plain(s, seat, action, events), *after, *self._then(foreseen.then)])

    def plain(self, s: State, seat: int, action: Action, events: Sequence[Event] | None) -> str:
        """An action by itself, with what it costs as far as that is foreseen."""
        known = None if events is None else [e.to_json() for e in events]
        return self.words.book.choice(str(action), s.view(seat), seat, known)

    def _consequences(self, s: State, events: Sequence[Event]) -> list[str]:
        """What comes of an action for its player: squares, points, the end of the turn."""
        said = [self._closes(e) for e in events if isinstance(e, ev.SquareEnclosed)]
        points = sum(e.points for e in events if isinstance(e, ev.Scored) and e.rule != Rule.SQUARES.word)
        if points:
            said.append(self.texts.text("do-scores", count=points))
        # Every choice of Action III ends with the same Action IV, so there it says nothing about the choice.
        if s.pending[0] != Step.ACTION_III:
            said += [self.words.book.event(e.to_json(), ()) for e in events if e.kind in CLOSING]
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

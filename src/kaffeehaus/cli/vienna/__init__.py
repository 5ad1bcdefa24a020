"""The screen of Vienna in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from kaffeehaus import GameState
from kaffeehaus.cli.phrases import entry
from kaffeehaus.cli.presenter import Entry
from kaffeehaus.cli.vienna import style
from kaffeehaus.cli.vienna.choices import Choices
from kaffeehaus.cli.vienna.city import CityMap
from kaffeehaus.cli.vienna.desks import Desks
from kaffeehaus.cli.vienna.tracks import track_lines
from kaffeehaus.cli.vienna.words import Words
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import action_three
from kaffeehaus.games.vienna.actions import Place
from kaffeehaus.games.vienna.setup import ADVANCED_CARDS, INTRODUCTORY_CARDS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.locale import Texts

FRESH = {"place-stefan", "action-iii", "buy", "payday-pay", "payday-remove", "unfinished-remove"}
"""Questions before which a person wants to see the table; assigning is one too while no card is assigned."""


class ViennaPresenter:
    """Vienna in words and drawings."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.words = Words(texts)
        self.choices = Choices(self.words)

    def introduction(self) -> list[str]:
        """A title and six lines."""
        return [self.texts.text("intro-title"), *(self.texts.text(f"intro-{n}") for n in range(1, 7))]

    def names(self, state: GameState) -> list[str]:
        """The seats by their colours."""
        return [self.texts.text("player-seat", colour=colour) for colour in self.colours(state)]

    def colours(self, state: GameState) -> list[str]:
        """The colours of the desks."""
        return [desk["colour"] for desk in state.view(None)["desks"]]

    def player(self, state: GameState, seat: int, name: str) -> Text:
        """A name in its colour."""
        return Text(name, style.NAME_STYLE[self.colours(state)[seat]])

    def question(self, state: GameState, seat: int) -> str:
        """What is asked, with what it is about."""
        view = state.view(seat)
        said = self.words.book.question(view, seat), self.words.book.note(view, seat)
        return " ".join(filter(None, said))

    def choice(self, state: GameState, seat: int, action: Action) -> str:
        """An action as a line."""
        return self.choices.line(cast(State, state), seat, action)

    def keys(self, action: Action) -> Sequence[str]:
        """Words that name the action."""
        return self.choices.keys(action)

    def likely(self, state: GameState, seat: int, words: str) -> list[Action]:
        """What the words may mean."""
        return self.choices.likely(cast(State, state), seat, words)

    def wish(self, state: GameState, seat: int, action: Action, words: str) -> str:
        """What the words asked about."""
        return self.choice(state, seat, action)  # every line of Vienna says what it is about

    def reason(self, id: str, args: dict[str, Any]) -> str:
        """Why a choice is not there."""
        return self.words.book.reason(id, args)

    def entry(self, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
        """An event as a piece of the log."""
        return entry(self.words.book, event, names, brief)

    def fresh(self, state: GameState, seat: int) -> bool:
        """Whether the table should be drawn before the question."""
        view = state.view(seat)
        step = view["asked"]["step"]
        return step in FRESH or (step == "assign" and not view["desks"][seat]["assigned"])

    def glance(self, state: GameState, seat: int, names: Sequence[str]) -> list[RenderableType]:
        """Nothing: the questions say it all."""
        return []

    def table(
        self, state: GameState, seat: int | None, names: Sequence[str], width: int, open_hands: bool
    ) -> list[RenderableType]:
        """Map, squares, tracks, everybody's row and the desks the viewer may see into."""
        s = cast(State, state)
        view = s.view(seat)
        city = CityMap(self.texts, view, self._prices(s, seat), width)
        desks = Desks(self.words, s, view, names)
        advanced = view["options"]["version"] == "advanced"
        legend = self.texts.text("city-legend-advanced" if advanced else "city-legend")
        parts: list[RenderableType] = [self._state_line(view, names), *city.lines(), Text(legend, style.QUIET)]
        parts += self._titled("squares-title", city.squares(seat))
        parts += self._titled("tracks-title", track_lines(self.texts, view, seat))
        if advanced:
            parts += self._titled("display-title", desks.display())
        parts += [*self._titled("others-title", []), desks.everybody()]
        if seat is not None:
            choosing = view["desks"][seat]["hand"] and seat in view["to_act"]
            parts += [*self._titled("desk-title", []), *desks.own(seat, hand=not choosing)]
        elif open_hands:
            for p in range(s.players):
                parts += self._desk_of(s, p, names)
        return parts

    def _desk_of(self, s: State, seat: int, names: Sequence[str]) -> list[RenderableType]:
        title = Text(self.texts.text("desk-of", player=names[seat]), style.TITLE)
        return [Text(), title, *Desks(self.words, s, s.view(seat), names).own(seat, hand=True)]

    def _titled(self, title: str, lines: list[Text]) -> list[RenderableType]:
        return [Text(), Text(self.texts.text(title), style.TITLE), *lines]

    def _state_line(self, view: dict[str, Any], names: Sequence[str]) -> Text:
        parts = [
            self.texts.text("state-line", round=view["round"], crest=names[view["crest"]], pile=view["cards"]["pile"])
        ]
        if view["ending"] in ("triggered", "last-round"):
            parts.append(self.texts.text(f"state-{view['ending']}"))
        return Text(self.words.parts(parts), style.TITLE)

    def _prices(self, s: State, seat: int | None) -> dict[int, int]:
        """What every building the seat may go to now costs it."""
        if seat is None or s.over or s.waiting or s.pending[0] != Step.ACTION_III:
            return {}
        places = [a.building for a in s.legal(seat) if isinstance(a, Place)]
        return {int(b): action_three.price(s, seat, b, figure=False) for b in places}

    def card(self, state: GameState, words: str) -> list[str]:
        """A card explained."""
        cards = ADVANCED_CARDS if cast(State, state).table.advanced else INTRODUCTORY_CARDS
        if not words.isdecimal() or int(words) not in cards:
            return [self.texts.text("card-unknown", last=cards[-1])]
        return self.words.card_explained(int(words))

    def rule(self, word: str) -> str:
        """A rule that scores points."""
        return self.texts.text("rule", rule=word)

    def end(self, reason: str, short: bool = False) -> str:
        """What brought the end about."""
        return self.texts.text("end-reason.short" if short else "end-reason", reason=reason)


PRESENTER = ViennaPresenter

"""The screen of Valencia in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaffeehaus import GameState
from kaffeehaus.cli.phrases import entry
from kaffeehaus.cli.presenter import Entry
from kaffeehaus.cli.valencia import style
from kaffeehaus.cli.valencia.boards import Boards
from kaffeehaus.cli.valencia.choices import Choices
from kaffeehaus.cli.valencia.city import CityMap
from kaffeehaus.cli.valencia.screens import Screens
from kaffeehaus.cli.valencia.words import CARD, MISSION, Words
from kaffeehaus.core.catalogue import Action, word
from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Influence
from kaffeehaus.locale import Texts

FRESH = {"settle", "third", "vagabond", "palm-from", "move", "plant", "build"}
"""Questions before which a person wants to see the table; the first of missions and of planning are two more."""
GLANCED = {"bid", "support", "guild-seat"}
"""Questions before which a look at the auction and the own means is enough."""
BESIDE = 28
"""So many columns must be free beside the city to draw the council and the rounds there."""
DEALT = 5


class ValenciaPresenter:
    """Valencia in words and drawings."""

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
        """The colours of the players."""
        return [desk["colour"] for desk in state.view(None)["desks"]]

    def player(self, state: GameState, seat: int, name: str) -> Text:
        """A name in its colour."""
        return Text(name, style.NAME_STYLE[self.colours(state)[seat]])

    # Questions and answers --------------------------------------------------------------------------------------------

    def question(self, state: GameState, seat: int) -> str:
        """What is asked, with what it is about."""
        return self.words.book.question(state.view(seat), seat)

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
        return self.choices.wish(cast(State, state), seat, action, words)

    def reason(self, id: str, args: dict[str, Any]) -> str:
        """Why a choice is not there."""
        return self.words.book.reason(id, args)

    def entry(self, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
        """An event as a piece of the log."""
        return entry(self.words.book, event, names, brief)

    # Drawings ---------------------------------------------------------------------------------------------------------

    def fresh(self, state: GameState, seat: int) -> bool:
        """Whether the table should be drawn before the question."""
        view = state.view(seat)
        step, desk = view["asked"]["step"], view["desks"][seat]
        if step == "choose-missions":
            return len(desk["offered"]) == DEALT
        if step == "plan":
            return len(desk["hand"]) == 1 and not desk["own_stacks"]
        return step in FRESH

    def glance(self, state: GameState, seat: int, names: Sequence[str]) -> list[RenderableType]:
        """The steps, the auction and the own means."""
        view = state.view(seat)
        if view["asked"]["step"] not in GLANCED:
            return []
        boards, desk = Boards(self.words, view, names), view["desks"][seat]
        screens = Screens(self.words, cast(State, state), view, names)
        parts: list[RenderableType] = [Text(), boards.steps()]
        if said := boards.auction():
            parts.append(said)
        return [*parts, screens.means(desk)]

    def table(
        self, state: GameState, seat: int | None, names: Sequence[str], width: int, open_hands: bool
    ) -> list[RenderableType]:
        """City, council, rounds, auction, everybody's row and the screens the viewer may look behind."""
        s = cast(State, state)
        view = s.view(seat)
        boards, screens = Boards(self.words, view, names), Screens(self.words, s, view, names)
        city = CityMap(self.words, view, self._choosable(s, seat))
        parts: list[RenderableType] = [boards.state_line(), boards.steps()]
        if said := boards.auction():
            parts.append(said)
        parts += [*self._map(city, boards, width), *city.legend()]
        parts += [*self._titled("others-title"), screens.everybody()]
        if seat is not None:
            parts += [*self._titled("screen-title"), *screens.own(seat)]
        elif open_hands:
            for p in range(s.players):
                parts += self._screen_of(s, p, names)
        return parts

    def _map(self, city: CityMap, boards: Boards, width: int) -> list[RenderableType]:
        """The city with the council and the rounds on its right, or below it where there is no room."""
        drawn = Text("\n", no_wrap=True).join(city.lines())
        council = Group(self._title("council-title"), boards.council())
        rounds = Group(self._title("boards-title"), *boards.rounds(), *self._nina(boards.view))
        if width - city.width >= BESIDE:
            both = Table.grid(padding=(0, 2, 0, 0))
            both.add_row(drawn, Group(council, rounds))
            return [both]
        below = Table.grid(padding=(0, 4, 0, 0))
        below.add_row(council, rounds)
        return [drawn, below]

    def _nina(self, view: Mapping[str, Any]) -> list[Text]:
        if view["nina_pile"] is None:
            return []
        return [Text(self.texts.text("boards-nina", count=view["nina_pile"]), style.QUIET)]

    def _screen_of(self, s: State, seat: int, names: Sequence[str]) -> list[RenderableType]:
        title = Text(self.texts.text("screen-of", player=names[seat]), style.TITLE)
        return [Text(), title, *Screens(self.words, s, s.view(seat), names).own(seat)]

    def _title(self, id: str) -> Text:
        return Text(self.texts.text(id), style.TITLE)

    def _titled(self, title: str) -> list[RenderableType]:
        return [Text(), self._title(title)]

    def _choosable(self, s: State, seat: int | None) -> set[int]:
        """The cells that the seat may choose now."""
        if seat is None or seat not in s.to_act:
            return set()
        return {int(a.values()[0]) for a in s.legal(seat) if a.fields == ("cell",)}

    # Cards and figures ------------------------------------------------------------------------------------------------

    def card(self, state: GameState, words: str) -> list[str]:
        """An influence card or a mission explained."""
        wanted = words.casefold()
        mission = next((m for m in MISSION if m.casefold() == wanted), None)
        if mission is not None:
            return [self.words.mission(mission, state.players)]
        deck = [word(Influence(c)) for c in sorted(set(cast(State, state).table.deck))]
        found = [c for c in CARD if wanted in (c, self.words.code(c).casefold())]
        found = found or [c for c in CARD if wanted and c.startswith(wanted)]
        if not found:
            return [self.texts.text("card-unknown", cards=self.words.listed(map(self.words.code, deck)))]
        return [line for card in found for line in self.words.card_explained(card)]

    def rule(self, word: str) -> str:
        """A rule that scores points."""
        return self.texts.text("rule", rule=word)

    def end(self, reason: str, short: bool = False) -> str:
        """What brought the end about."""
        return self.texts.text("end-reason.short" if short else "end-reason", reason=reason)


PRESENTER = ValenciaPresenter

"""What the commands ask of a game's screen: words for its actions and events, and drawings of its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from kaffeehaus import GameState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.games import game_of, part
from kaffeehaus.locale import Texts


class Entry(NamedTuple):
    """A piece of the log: whose turn it belongs to (None: nobody's), and what it says."""

    seat: int | None
    text: str
    heading: bool = False
    """Whether it heads a part."""
    row: bool = False
    """Whether it stands in a row with others of its kind, whoever's they are."""


class Presenter(Protocol):
    """The screen of one game for one language."""

    texts: Texts

    def introduction(self) -> list[str]:
        """A title and a few lines for who has never played."""

    def names(self, state: GameState) -> list[str]:
        """What the seats are called by everybody."""

    def colours(self, state: GameState) -> list[str]:
        """The colour of every seat, as the catalogue knows it."""

    def player(self, state: GameState, seat: int, name: str) -> Text:
        """A player's name in the player's colour."""

    def question(self, state: GameState, seat: int) -> str:
        """What is asked of the seat now."""

    def choice(self, state: GameState, seat: int, action: Action) -> str:
        """An action as a line to choose."""

    def keys(self, action: Action) -> Sequence[str]:
        """Short words by which a person may name the action."""

    def likely(self, state: GameState, seat: int, words: str) -> list[Action]:
        """Actions of the catalogue that these words may mean, those fitting the question first."""

    def wish(self, state: GameState, seat: int, action: Action, words: str) -> str:
        """An action that these words asked about, as it is called where no question explains it."""

    def reason(self, id: str, args: dict[str, Any]) -> str:
        """Why a choice is not there, as a sentence."""

    def entry(self, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
        """An event as a piece of the log; None where a brief log leaves it out."""

    def fresh(self, state: GameState, seat: int) -> bool:
        """Whether the question is one before which a person wants to see the table."""

    def glance(self, state: GameState, seat: int, names: Sequence[str]) -> list[RenderableType]:
        """What has to be seen before a question that does not draw the table."""

    def table(
        self, state: GameState, seat: int | None, names: Sequence[str], width: int, open_hands: bool
    ) -> list[RenderableType]:
        """The table as the seat, or a spectator, sees it."""

    def card(self, state: GameState, words: str) -> list[str]:
        """A card explained."""

    def rule(self, word: str) -> str:
        """The name of a rule that scores points."""

    def end(self, reason: str, short: bool = False) -> str:
        """What brought the end about."""


def presenter_of(game: str, texts: Texts) -> Presenter:
    """The screen of a game by its name, or of an edition by its key: its own, or the plain one that serves all."""
    from kaffeehaus.cli.plain import PlainPresenter

    make: Callable[[Texts], Presenter] | None = part(game, "presenter", "PRESENTER")
    own = texts.of(game.partition("@")[0])
    return make(own) if make is not None else PlainPresenter(own, game_of(game))

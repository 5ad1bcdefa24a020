"""A game says everything in every language: tried out by telling whole games, for the tests of any package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Game
from kaffeehaus.core.events import Event, visible
from kaffeehaus.core.state import GameState
from kaffeehaus.core.words import Phrasebook
from kaffeehaus.locale import languages, resources

ALWAYS = ("intro-title", "page-game", "page-poster", "page-poster-note")
"""What is said of a game without anything having happened."""


def check_words(game: Game, folder: Path, seed: int = 1) -> None:
    """Tells a game in every language of the house from the texts in a folder; AssertionError names what is missing."""
    for lang in languages():
        texts = _Texts(lang, folder / lang)
        for id in (*ALWAYS, *(f"option-{name.replace('_', '-')}" for name in game.Options.choices())):
            texts.say(id, {"game": game.name})
        for kind in headed(game):
            texts.say(f"do-{kind}.kind", {})
        for players in game.seats:
            _tell(game.start(players, seed=seed), Phrasebook(game.words, texts.say), texts, Random(seed))


def headed(game: Game) -> list[str]:
    """The kinds of action of which there are several, so that choices of a kind may stand under a heading."""
    count = Counter(action.kind for action in game.actions)
    return [kind for kind, several in count.items() if several > 1]


class _Texts:
    """The messages of a language, none of which may be missing or lack an argument."""

    def __init__(self, lang: str, folder: Path) -> None:
        self._lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        own = [path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))]
        for source in (*resources(lang).values(), *own):
            self._bundle.add_resource(cast(Any, FluentResource(source)))

    def say(self, id: str, args: dict[str, Any]) -> str:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise AssertionError(f"{self._lang} has no message {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise AssertionError(f"{self._lang}: {id} says nothing")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise AssertionError(f"{self._lang}: {id} with {args}: {errors[0]}")
        return str(text)


def _tell(state: GameState, book: Phrasebook, texts: _Texts, rng: Random) -> None:
    names = [f"player {seat}" for seat in range(state.players)]
    while not state.over:
        seat = rng.choice(state.to_act)
        view = state.view(seat)
        _said(book.question(view, seat), f"the question {view.get('asked')}")
        for action in state.legal(seat):
            _said(book.choice(str(action), view, seat), f"the choice {action}")
        for action in rng.sample(state.actions, min(5, len(state.actions))):
            _wish(state, seat, action, book)
        _laid(state, book, names)
        events: list[Event] = []
        state.apply(seat, rng.choice(state.legal(seat)), events)
        for viewer in (*range(state.players), None):
            for event in visible(events, viewer):
                _said(book.event(event.to_json(), names), f"the event {event.kind}")
    _laid(state, book, names)
    if state.outcome is not None:
        for rule in state.outcome.points[0]:
            texts.say("rule", {"rule": rule})
        for form in ("end-reason", "end-reason.short"):
            texts.say(form, {"reason": state.outcome.reason})


def _wish(state: GameState, seat: int, action: Action, book: Phrasebook) -> None:
    """Somebody names an action that may not be there, and is told why."""
    _said(book.choice(str(action), state.view(seat), seat), f"the wish {action}")
    _said(book.reason(*state.why_not(seat, action)), f"why {action} is not there")


def _laid(state: GameState, book: Phrasebook, names: Sequence[str]) -> None:
    for viewer in (*range(state.players), None):
        view = state.view(viewer)
        for table in book.tables(view, viewer, names):
            _said(table.title, "a table")
        book.lines(view, viewer, names)


def _said(text: str, what: str) -> None:
    if not text:
        raise AssertionError(f"nothing is said of {what}")

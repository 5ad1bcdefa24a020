"""The components of Vienna in words; proper names come from the content."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kaffeehaus.cli.phrases import phrasebook
from kaffeehaus.games.vienna.content import CONTENT, Content
from kaffeehaus.games.vienna.words import WORDS, components, spot
from kaffeehaus.locale import Texts


def place(building: int) -> str:
    """A building's short name."""
    return CONTENT.buildings[building].short


class Words:
    """Sentences about single components."""

    def __init__(self, texts: Texts, content: Content = CONTENT, spot: Callable[[int], str] = spot) -> None:
        self.texts = texts
        self.book = phrasebook({**WORDS, "components": components(content, spot)}, texts)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a row."""
        return self.texts.text("list-separator").join(parts)

    def parts(self, parts: Iterable[str]) -> str:
        """Parts of one line."""
        return self.texts.text("part-separator").join(parts)

    def ability(self, number: int) -> str:
        """What a card does in a drawer."""
        return str(self._card(number)["ability"])

    def card(self, number: int) -> str:
        """All three uses of a card in a line."""
        return self.texts.text("card-line", **self._card(number))

    def card_explained(self, number: int) -> list[str]:
        """Every use of a card in a sentence of its own."""
        args = self._card(number)
        return [self.texts.text(id, **args) for id in ("card-title", "card-as-one", "card-as-two", "card-as-four")]

    def mission(self, id: str) -> str:
        """A mission in a line."""
        return self.texts.text("mission-line", **self.book.component("missions", id))

    def needs(self, id: str) -> str:
        """What a mission asks for."""
        return str(self.book.component("missions", id)["needs"])

    def _card(self, number: int) -> dict[str, Any]:
        return self.book.component("cards", number)

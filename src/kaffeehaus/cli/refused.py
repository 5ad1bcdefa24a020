"""What a person asked for and cannot be, as a message of the catalogue."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.locale import Texts


class Refused(Exception):  # noqa: N818  (it is an answer, not a fault)
    """A request that the command turns down; the message says what there is instead."""

    def __init__(self, id: str, /, **details: Any) -> None:
        super().__init__(id)
        self.id = id
        self.details = details

    def line(self, texts: Texts) -> str:
        """The one line for the person."""
        said = texts.text(self.id, **_said(texts, self.details))
        return said if self.id in _WHOLE_LINES else texts.text("error-line", problem=said)


_WHOLE_LINES = ("error-usage", "error-language")


def problem(texts: Texts, error: KaffeehausError | Refused) -> str:
    """What is wrong, in the language of the texts; an error without a text of its own says it in English."""
    if error.id is None or not texts.has(error.id):
        return str(error)
    return texts.text(error.id, **_said(texts, error.details))


def _said(texts: Texts, details: dict[str, Any]) -> dict[str, Any]:
    """Details of which some may be problems themselves."""
    return {k: problem(texts, v) if isinstance(v, KaffeehausError | Refused) else v for k, v in details.items()}

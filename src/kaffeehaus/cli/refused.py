"""What a person typed and cannot be, as a message of the catalogue."""

from __future__ import annotations

from typing import Any

from kaffeehaus.locale import Texts


class Refused(Exception):  # noqa: N818  (it is an answer, not a fault)
    """A request that the command turns down; the message says what there is instead."""

    def __init__(self, id: str, /, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.args_of_text = args

    def line(self, texts: Texts) -> str:
        """The one line for the person."""
        said = texts.text(self.id, **self.args_of_text)
        return said if self.id in _WHOLE_LINES else texts.text("error-line", problem=said)


_WHOLE_LINES = ("error-usage", "error-language")

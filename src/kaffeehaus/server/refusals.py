"""What the server turns down, as a message of the catalogue with its arguments."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.core.events import plain
from kaffeehaus.locale import Texts


class Refusal(Exception):  # noqa: N818  (it is an answer, not a fault)
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, id: str, /, *, status: int = 400, **details: Any) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        """The HTTP status it has where it answers an HTTP request."""
        self.details = {name: plain(value) for name, value in details.items()}

    def to_json(self) -> dict[str, Any]:
        """The refusal as plain data."""
        return {"id": self.id, "args": self.details}


def refused_options(error: KaffeehausError) -> Refusal:
    """A refusal by the rules, in the reader's language where the error has a text of its own."""
    id = getattr(error, "id", None)
    if id is not None and Texts().has(id):
        refusal = Refusal(id)
        refusal.details = {name: str(value) for name, value in getattr(error, "details", {}).items()}
        return refusal
    return Refusal("error-options", problem=str(error))

"""What a table lets its players do beside playing, so that a page offers nothing that the house would refuse."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from kaffeehaus.server.entries import Imported, Opened
from kaffeehaus.server.table import Table

AS_IT_IS = ("deal", "lesson")
"""The origins of tables that are played as they are: they are compared, or learned from."""


def is_free(opened: Opened) -> bool:
    """Whether the players of a table may agree to go back, or to end it early."""
    return opened.origin is None or opened.origin.kind not in AS_IT_IS


def has_own_deal(opened: Opened) -> bool:
    """Whether nobody else was dealt the same before, and it is played from its beginning: others may be, then."""
    return not isinstance(opened, Imported) and not opened.actions and opened.origin is None


def told(table: Table, user: str | None) -> dict[str, Any]:
    """The same for a page: from which entry on a user's table may go back, and what else may be done with it."""
    free = is_free(table.opened)
    return {"back": _brought(table, user) if free else None, "end": free, "share": has_own_deal(table.opened)}


def _brought(table: Table, user: str | None) -> int:
    """How much a user has heard of what had been played already when the table was set up."""
    count = len(table.opened.actions)
    last = next((n for n, item in enumerate(table.journal) if count and item is table.moves[count - 1]), -1)
    return bisect_right(table.ledger(user).items, last)

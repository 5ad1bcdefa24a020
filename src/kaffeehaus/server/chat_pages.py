"""Lines of chat that are no longer kept in memory: where they stand in the log, for whoever heard them."""

from __future__ import annotations

from bisect import bisect_left

from kaffeehaus.server.table import Table

PAGE = 50
"""So many of them are shown at once to whoever asks."""


def lines_before(table: Table, user: str | None, seq: int) -> tuple[list[tuple[int, int]], bool]:
    """The latest lines of chat before what has this number for a user, and whether there are more before these.

    Each has its number for the user, and that of its entry in the log.
    """
    heard = table.ledger(user).items
    end = bisect_left(table.said, heard[seq - 1]) if 0 < seq <= len(heard) else len(table.said)
    start = max(0, end - PAGE)
    lines = zip(table.said[start:end], table.said_in_log[start:end], strict=True)
    return [(bisect_left(heard, place) + 1, entry) for place, entry in lines], start > 0


def line_heard(table: Table, user: str, seq: int) -> int | None:
    """The entry of the log with the line of chat that has this number for a user, if that is one."""
    heard = table.ledger(user).items
    place = heard[seq - 1] if 0 < seq <= len(heard) else -1
    at = bisect_left(table.said, max(0, place))
    return table.said_in_log[at] if at < len(table.said) and table.said[at] == place else None

"""Entries of a log as they read now: of people who have become others, or were forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import DecodeError, json
from msgspec.structs import replace

from kaffeehaus.server.carried import Row
from kaffeehaus.server.entries import (
    Agreed,
    Answered,
    Asked,
    Chair,
    Entry,
    Holiday,
    Night,
    Opened,
    Paced,
    Paused,
    Proposed,
    Rematched,
    Resumed,
    Said,
    Sat,
    Serial,
    Silenced,
    Wished,
)
from kaffeehaus.server.people.register import Gone

NEUTRAL = "—"
"""What somebody is called who was forgotten, and all that they ever said."""


def resolved(gone: Mapping[str, Gone], user: str) -> tuple[str, bool]:
    """Who somebody is by now, and whether they were forgotten on the way."""
    forgotten = False
    for _ in range(len(gone)):
        found = gone.get(user)
        if found is None:
            break
        user, forgotten = found.became, forgotten or found.forgotten
    return user, forgotten


def as_now(gone: Mapping[str, Gone], entry: Entry) -> Entry:
    """An entry with everybody in it as they are now."""
    if not gone:
        return entry
    match entry:
        case Opened():
            host = resolved(gone, entry.host)[0]
            seats, series = tuple(_chair(gone, chair) for chair in entry.seats), entry.series
            if series is not None:
                series = replace(series, rows=tuple(_row(gone, row) for row in series.rows))
            return replace(entry, host=host, seats=seats, series=series)
        case (
            Sat() | Asked() | Answered() | Paced() | Said() | Silenced() | Rematched() | Serial()
            | Proposed() | Agreed() | Paused() | Resumed() | Holiday() | Night()
        ):  # fmt: skip
            user, forgotten = resolved(gone, entry.user)
            entry = replace(entry, user=user, name=NEUTRAL if forgotten else entry.name)
            return replace(entry, text=NEUTRAL) if forgotten and isinstance(entry, Said) else entry
        case Wished():
            user, forgotten = resolved(gone, entry.user)
            return replace(entry, user=user, wishes=() if forgotten else entry.wishes)
    return entry


def _chair(gone: Mapping[str, Gone], chair: Chair) -> Chair:
    if chair.user is None:
        return chair
    user, forgotten = resolved(gone, chair.user)
    return replace(chair, user=user, name=NEUTRAL if forgotten else chair.name)


def _row(gone: Mapping[str, Gone], row: Row) -> Row:
    user, forgotten = resolved(gone, row.user)
    return replace(row, user=user, name=NEUTRAL if forgotten else row.name)


def summary_now(gone: Mapping[str, Gone], summary: bytes) -> bytes:
    """What the lobby knows of a table, with everybody in it as they are now; a broken one stays as it is."""
    try:
        told: dict[str, Any] = json.decode(summary)
        for seat, owner in enumerate(told["owners"]):
            if owner is not None:
                told["owners"][seat], forgotten = resolved(gone, owner)
                if forgotten:
                    told["seats"][seat]["name"] = NEUTRAL
        if "punctual" in told:
            turns: dict[str, list[int]] = {}
            for user, more in told["punctual"].items():
                now = resolved(gone, user)[0]
                turns[now] = [one + other for one, other in zip(turns.get(now, (0, 0)), more, strict=True)]
            told["punctual"] = turns
    except (DecodeError, KeyError, TypeError, IndexError, ValueError, AttributeError):
        return summary
    return json.encode(told)

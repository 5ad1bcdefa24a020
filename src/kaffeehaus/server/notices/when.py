"""The moment at which somebody wants to be told: at once or by the day, and never in their quiet hours."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from kaffeehaus.server.notices.reach import Hours

SOON = 60.0
"""Seconds for which a table waits before anybody is told: who is there needs no word."""


def due(hours: Hours, since: float) -> float:
    """When somebody is told of a table that waits for them since a moment."""
    soon = since + SOON
    if hours.digest is None:
        return loud(hours, soon)
    return loud(hours, _next(hours, hours.digest, soon))


def loud(hours: Hours, at: float) -> float:
    """The moment, or if it lies in quiet hours their end."""
    if hours.quiet is None:
        return at
    begin, end = hours.quiet
    hour = datetime.fromtimestamp(at, ZoneInfo(hours.zone)).hour
    inside = begin <= hour < end if begin < end else hour >= begin or hour < end
    return _next(hours, end, at) if inside else at


def _next(hours: Hours, hour: int, at: float) -> float:
    """The next time that clocks in their zone strike an hour, as clocks there go forward and back."""
    zone = ZoneInfo(hours.zone)
    here = datetime.fromtimestamp(at, zone)
    struck = datetime.combine(here.date(), time(hour), zone)
    if struck.timestamp() <= at:
        struck = datetime.combine(here.date() + timedelta(days=1), time(hour), zone)
    return struck.timestamp()

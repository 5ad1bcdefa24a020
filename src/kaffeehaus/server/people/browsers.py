"""What a browser says of itself, as little of it as its owner needs to tell it from others."""

from __future__ import annotations

from typing import NamedTuple

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung", "Firefox": "Firefox", "FxiOS": "Firefox"} | {
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""Browsers by what stands in their word; the first that is found counts, as most name others after themselves."""
SYSTEMS = {"iPhone": "iOS", "iPad": "iPadOS", "Android": "Android", "CrOS": "ChromeOS", "Windows": "Windows"} | {
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
LAPTOP, PHONE, TABLET = "laptop", "phone", "tablet"


class Browser(NamedTuple):
    """A browser as its owner would name it."""

    kind: str
    label: str


def browser_of(agent: str) -> Browser:
    """The kind of machine and the names of browser and system; nothing else of the word is kept."""
    names = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    tablet = "iPad" in agent or ("Android" in agent and "Mobile" not in agent)
    kind = TABLET if tablet else PHONE if "Mobile" in agent else LAPTOP
    return Browser(kind, ", ".join(filter(None, names)))

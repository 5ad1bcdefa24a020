"""What happened in Vienna, as pieces of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaffeehaus.cli.presenter import Entry
from kaffeehaus.cli.vienna.words import Words, card_number, place, spot
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna.board import AREA
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.terms import Info

BRIEF_LEAVES_OUT = {"cards-seen", "cards-ready", "card-assigned", "card-revealed"}
"""What a player sees on the own screen anyway, or what the next event says again."""
HAND = 3
HEADINGS = {"round-began", "phase-began", "game-ended"}
EVERYBODY = HEADINGS | {"pile-shuffled"}
"""What belongs to no player's turn."""


def entry(words: Words, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
    """An event as a piece of the log."""
    data = event.to_json()
    if brief and (event.kind in BRIEF_LEAVES_OUT or _obvious(data)):
        return None
    text = words.texts.text(f"log-{event.kind}", **arguments(words, data, names))
    seat = data.get("seat") if event.kind not in EVERYBODY else None
    return Entry(seat, text, event.kind in HEADINGS)


def _obvious(data: dict[str, Any]) -> bool:
    """The enclosed square has just said its points, and only an ability draws fewer cards than a round begins with."""
    return data.get("rule") == "squares" or (data["kind"] == "cards-drawn" and data["count"] >= HAND)


def arguments(words: Words, data: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The fields of an event as its message takes them: numbers of components become their names."""
    args = {k: v for k, v in data.items() if not isinstance(v, list | bool)}
    if "seat" in data:
        args["player"] = names[data["seat"]]
    if "building" in data:
        args |= {"building": place(data["building"]), "spot": spot(data["building"])}
    if "origin" in data:
        args |= _origin(data["origin"])
    if "card" in data:
        args |= {"card": card_number(data["card"]), "by": "card" if data["card"] else "none"}
    if "drawer" in data:
        args |= _drawer(words, data)
    if "cards" in data:
        args["cards"] = words.listed(map(card_number, data["cards"]))
    if "mission" in data:
        args |= words.mission_args(data["mission"])
    if "square" in data:
        args |= {"square": CONTENT.squares[data["square"]].name, "help": "yes" if data["helped"] else "no"}
    if "figure" in data:
        args["piece"] = "figure" if data["figure"] else "agent"
    if isinstance(data.get("space"), str):
        args["space"] = data["space"].upper()  # spaces of the desk and of the roof are numerals and capitals
    if data["kind"] == "marker-moved":
        areas = AREA[Info[data["info"].upper()]]
        args |= {"area": areas[data["space"]], "space": data["space"] + 1, "last": len(areas)}
    if "points" in data:
        args["count"] = data["points"]
    return args


def _origin(origin: int) -> dict[str, str]:
    return {"source": "supply", "origin": ""} if origin < 0 else {"source": "board", "origin": place(origin)}


def _drawer(words: Words, data: dict[str, Any]) -> dict[str, Any]:
    return {
        "drawer": data["drawer"] + 1,
        "replaced": card_number(data["replaced"]),
        "exchange": "yes" if data["replaced"] else "no",
        "ability": words.ability(data["card"]),
    }

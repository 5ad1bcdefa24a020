"""What happened in Valencia, as pieces of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaffeehaus.cli.presenter import Entry
from kaffeehaus.cli.valencia.words import MISSION, Words, cell_name, tree_name
from kaffeehaus.core.events import Event

BRIEF_LEAVES_OUT = {
    "missions-offered",
    "mission-kept",
    "mission-rejected",
    "card-drawn",
    "card-stacked",
    "plan-ready",
    "coins-paid",
}
"""What a player sees on the own screen anyway, or what the next event says again."""
HEADINGS = {"round-began", "auction-began", "game-ended"}
ROWS = {"missions-chosen", "planned", "stack-revealed", "passed", "privilege-used", "nina-revealed", "ranked"}
"""What all players do one after the other, told in a row."""
EVERYBODY = HEADINGS | {"seat-left", "nina-revealed", "ranked"}
"""What belongs to no player's turn, or to the turn of another."""
TREES = {"palm-moved", "palm-planted"}
NINA = -1


def entry(words: Words, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
    """An event as a piece of the log."""
    data = event.to_json()
    if brief and (event.kind in BRIEF_LEAVES_OUT or _obvious(data)):
        return None
    text = words.texts.text(f"log-{event.kind}", **arguments(words, data, names))
    seat = data.get("seat") if event.kind not in EVERYBODY else None
    return Entry(seat, text, event.kind in HEADINGS, event.kind in ROWS)


def _obvious(data: dict[str, Any]) -> bool:
    """A mission has just said its points, and who sees everybody pass needs no ranking."""
    return data.get("rule") in ("missions", "failed-missions") or (data["kind"] == "ranked" and not data["seats"])


def arguments(words: Words, data: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The fields of an event as its message takes them: numbers of components become their names."""
    args = {k: v for k, v in data.items() if not isinstance(v, list)}
    if "seat" in data:
        args["player"] = names[data["seat"]]
    if "points" in data:
        args["signed"] = f"+{data['points']}" if data["points"] >= 0 else f"−{-data['points']}"
    if "stack" in data:
        args["stack"] = data["stack"] + 1
    if "guild" in data:
        args["guild"] = data["guild"] or ""
    if "fountain" in data:
        args["fountain"] = words.fountain(data["fountain"])
    if "mission" in data:
        args |= _mission(words, data["mission"], len(names))
    return args | _places(data) | _lists(words, data, names)


def _mission(words: Words, id: str, players: int) -> dict[str, Any]:
    return {"mission": id, "needs": words.needs(MISSION[id], players)}


def _places(data: dict[str, Any]) -> dict[str, str]:
    name = tree_name if data["kind"] in TREES else cell_name
    return {field: name(data[field]) for field in ("cell", "tree", "origin") if field in data}


def _lists(words: Words, data: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    if "cards" in data:
        return {"cards": words.cards(data["cards"])}
    if "missions" in data:
        return {"missions": words.listed(data["missions"])}
    if "sizes" in data:
        return {"sizes": words.listed(map(str, data["sizes"])), "count": len(data["sizes"])}
    if "sums" in data:
        called = [words.texts.text("nina") if seat == NINA else names[seat] for seat in data["seats"]]
        ranked = enumerate(zip(called, data["sums"], strict=True), 1)
        said = [words.texts.text("log-ranked-one", rank=n, name=name, sum=points) for n, (name, points) in ranked]
        return {"ranking": words.listed(said), "count": len(said)}
    if "seats" in data:
        return {"winners": words.listed(names[seat] for seat in data["seats"])}
    return {}

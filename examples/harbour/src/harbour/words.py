"""What Harbour says, as a table (see `core.words`): only what the usual messages could not say by themselves."""

from __future__ import annotations

from typing import Any

from harbour.content import PAID_IN_CRATES, YARD, components
from kaffeehaus.core.words import Table, say

_SHIP = ["view", "quay", ["ship"]]
_ASKED = ["view", "quay", ["asked", "ship"]]
_CARD = ["components", "cards", ["card"]]

EVENTS: dict[str, Any] = {
    "card-revealed": say("log-card-revealed", "card", crates=_CARD),
    "game-ended": say("log-game-ended", "points", winners={"each": ["seats"], "as": ["names", ["item"]]}),
}

CHOICES: dict[str, Any] = {
    "choose": say("do-choose", "card", crates=_CARD),
    "take": say("do-take", crates=YARD),
    # Who asks why a ship cannot be loaded may name one that is not there.
    "load": {
        "either": [
            say("do-load", "ship", when=_SHIP, points=[*_SHIP, "freight"], free=[*_SHIP, "free"]),
            say("do-load.wish", "ship"),
        ]
    },
    "repair": say("do-repair", crates=["view", "options", "repair"]),
    "collect": say("do-collect", "pay", crates=PAID_IN_CRATES, points={"either": [[*_ASKED, "pay"], 0]}),
}

QUESTIONS: dict[str, Any] = {
    "turn": say("ask-turn", crates=["desk", "crates"]),
    "stow": say("ask-stow", ship=["asked", "ship"], free=[*_ASKED, "free"]),
}

LINES: list[Any] = [
    say("round", round=["view", "round"], rounds=["view", "rounds"], pile=["view", "pile"], deck=["view", "deck"]),
    say("hand", when=["desk", "hand"], cards=["desk", "hand"]),
]

TABLES: list[dict[str, Any]] = [
    {
        "title": "table-quay",
        "rows": ["view", "quay"],
        "columns": {
            "table-quay-ship": say("ship", ship=["item", "name"]),
            "table-quay-freight": ["item", "freight"],
            "table-quay-free": ["item", "free"],
            "table-quay-pay": ["item", "pay"],
            "table-quay-captain": ["names", ["item", "captain"]],
        },
    },
    {
        "title": "table-players",
        "rows": ["view", "desks"],
        "columns": {
            "table-players-player": ["names", ["item", "seat"]],
            "table-players-points": ["item", "score"],
            "table-players-crates": ["item", "crates"],
            "table-players-card": ["item", "card"],
            "table-players-crane": say("crane", crane=["item", "crane"]),
            "table-players-sailed": ["item", "sailed"],
        },
    },
]

WORDS: Table = {
    "events": EVENTS,
    "choices": CHOICES,
    "questions": QUESTIONS,
    "lines": LINES,
    "tables": TABLES,
    "components": components(),
    "headings": ["round-began", "game-ended"],
    "nobody": ["sailed", "ship-arrived"],
    "rows": ["ready", "card-revealed"],
    "quiet": [{"kind": "card-chosen"}, {"kind": "ready"}, {"kind": "crates-gained", "cause": "card"}],
}
"""All that is said of Harbour."""

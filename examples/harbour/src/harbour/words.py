"""What Harbour says: the messages that tell its events, choices and questions, as a table (see `core.words`)."""

from __future__ import annotations

from typing import Any

from harbour.actions import CATALOGUE
from harbour.content import PAID_IN_CRATES, SHIPS, YARD, components
from kaffeehaus.core.words import Table, say

_SHIP = ["view", "quay", ["ship"]]
_ASKED = ["view", "quay", ["asked", "ship"]]
_CARD = ["components", "cards", ["card"]]

EVENTS: dict[str, Any] = {
    "round-began": say("log-round-began", "number", "rounds"),
    "card-drawn": say("log-card-drawn", "card", crates=_CARD),
    "card-chosen": say("log-card-chosen", "card"),
    "ready": say("log-ready"),
    "card-revealed": say("log-card-revealed", "card"),
    "crates-gained": say("log-crates-gained", "crates", "cause"),
    "loaded": say("log-loaded", "crates", "ship"),
    "became-captain": say("log-became-captain", "ship"),
    "sailed": say("log-sailed", "ship", player=["names", ["seat"]]),
    "ship-arrived": say("log-ship-arrived", "ship"),
    "crane-repaired": say("log-crane-repaired", "crates"),
    "scored": say("log-scored", "rule", "points"),
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
    "stow": say("do-stow", "crates"),
    "repair": say("do-repair", crates=["view", "options", "repair"]),
    "collect": say("do-collect", "pay", crates=PAID_IN_CRATES, points={"either": [[*_ASKED, "pay"], 0]}),
}

QUESTIONS: dict[str, Any] = {
    "choose": say("ask-choose"),
    "turn": say("ask-turn", crates=["desk", "crates"]),
    "stow": say("ask-stow", ship=["asked", "ship"], free=[*_ASKED, "free"]),
    "pay": say("ask-pay", ship=["asked", "ship"]),
}

WORDS: Table = {
    "events": EVENTS,
    "choices": CHOICES,
    "questions": QUESTIONS,
    "shorts": {},
    "notes": {},
    "reasons": {},
    "components": components(),
    "actions": {action.kind: list(action.fields) for action in CATALOGUE.actions},
    "fields": {"ship": {ship.name: ship.name for ship in SHIPS}},
    "headings": ["round-began", "game-ended"],
    "nobody": ["sailed", "ship-arrived"],
    "rows": ["ready", "card-revealed"],
    "quiet": [{"kind": "card-chosen"}, {"kind": "ready"}],
}
"""All that is said of Harbour."""

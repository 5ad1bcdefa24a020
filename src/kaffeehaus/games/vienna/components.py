"""The components as plain data, for catalogues and screens."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.content_tables import as_data
from kaffeehaus.games.vienna.abilities import ABILITIES
from kaffeehaus.games.vienna.content import CONTENT

_ACTIONS = {ability.kind: ability.action for ability in ABILITIES}


def components() -> dict[str, Any]:
    """All that lies in the box; with what a square is worth, and in which action a card's ability is used."""
    found = as_data(CONTENT)
    for square, row in zip(CONTENT.squares, found["squares"], strict=True):
        row["value"] = square.value
    for card, row in zip(CONTENT.cards, found["cards"], strict=True):
        row["action"] = _ACTIONS[card.ability]
    return found

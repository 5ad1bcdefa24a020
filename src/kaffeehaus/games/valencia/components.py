"""The components as plain data, for catalogues and screens."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.content_tables import as_data
from kaffeehaus.core.events import plain
from kaffeehaus.games.valencia.auction import GUILD_STEPS, LETTERS, NINA_CARDS, OFFICES, H
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.guilds import rewards
from kaffeehaus.games.valencia.terms import PLAYERS


def components() -> dict[str, Any]:
    """All that lies in the box, and what the steps of a round are about with so many players."""
    steps = [_step(letter, players) for players in PLAYERS for letter in range(len(LETTERS))]
    return as_data(CONTENT) | {"steps": steps}


def _step(letter: int, players: int) -> dict[str, Any]:
    """Its guild by its place on the round board, its seat, what each rank may do, and how many cards Nina turns."""
    return {
        "players": players,
        "letter": LETTERS[letter],
        "guild": GUILD_STEPS.get(letter),
        "office": plain(OFFICES.get(letter)),
        "rewards": plain(rewards(letter, players)) if letter < H else [],
        "nina": NINA_CARDS.get(letter, 0) if players == 2 else 0,
    }

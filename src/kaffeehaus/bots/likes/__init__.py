"""What a personality can like: how much of something a seat has, in points that please; one table for each game.

Parts of an evaluation would not do: a promise that is kept is worth nothing any more, so who likes promises keeps none.
"""

from collections.abc import Callable, Mapping
from typing import Any

from kaffeehaus.games import part

Like = Callable[[Any, int], float]


def likes_of(game: str) -> Mapping[str, Like]:
    """What can be liked at a game by its name, or at an edition by its key."""
    found: Mapping[str, Like] = part(game, "likes", "LIKES") or {}
    return found

"""What others have probably done in secret: a sampled world is made more like that, one part for each game.

A sampled world has everything that a seat cannot know dealt at random, which is fair but trusts others with no sense.
What sensible players do with such cards is a bot's guess, not a rule, so it lies here. It rests on nothing but the
world, which the seat could not tell from the real one, and it leaves another that the seat could not tell from it.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from kaffeehaus.games import part

Imagine = Callable[[Any, int, Random], None]
"""Changes a world that was sampled for a seat."""


def imagining_of(game: str) -> Imagine | None:
    """How the worlds of a game, by its name, or of an edition, by its key, are made likelier; None leaves them."""
    found: Imagine | None = part(game, "imagining", "IMAGINE")
    return found

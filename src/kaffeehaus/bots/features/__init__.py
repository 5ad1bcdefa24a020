"""A position in numbers, as a seat sees it: one part for each game; a game that brings none has no learned judge."""

from kaffeehaus.bots.features.base import Features
from kaffeehaus.games import part


def features_of(game: str) -> Features | None:
    """The features of a game by its name, or of an edition by its key."""
    found: Features | None = part(game, "features", "FEATURES")
    return found

"""What a position is worth to a seat: one part for each game, and a general one for a game that brings none."""

from kaffeehaus.bots.evaluation import general
from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.games import part


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game by its name, or of an edition by its key."""
    found: Evaluation | None = part(game, "evaluation", "EVALUATION")
    return found or general.EVALUATION

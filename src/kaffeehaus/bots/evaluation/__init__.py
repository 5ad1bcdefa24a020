"""What a position is worth to a seat, one file for each game."""

from kaffeehaus.bots.evaluation import vienna
from kaffeehaus.bots.greedy import Evaluation

EVALUATIONS: dict[str, Evaluation] = {"vienna": vienna.worth}
"""The evaluation of each game."""

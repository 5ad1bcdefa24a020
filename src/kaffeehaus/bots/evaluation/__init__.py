"""What a position is worth to a seat, one file for each game."""

from kaffeehaus.bots.evaluation import valencia, vienna
from kaffeehaus.bots.greedy import Evaluation, first_answer

EVALUATIONS: dict[str, Evaluation] = {
    "vienna": Evaluation(vienna.worth, first_answer),
    "valencia": Evaluation(valencia.worth, valencia.follow),
}
"""The evaluation of each game."""

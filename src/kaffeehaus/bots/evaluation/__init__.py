"""What a position is worth to a seat, one file for each game."""

from kaffeehaus.bots.evaluation import valencia, vienna
from kaffeehaus.bots.evaluation.base import Evaluation, first_answer, never, no_answer

EVALUATIONS: dict[str, Evaluation] = {
    "vienna": Evaluation(
        worth=vienna.worth,
        parts=vienna.parts,
        names=vienna.PARTS,
        follow=first_answer,
        quick=no_answer,
        judge=vienna.judge,
        clock=vienna.clock,
        horizon=vienna.horizon,
        obvious=never,
        rivalry=1.0,
    ),
    "valencia": Evaluation(
        worth=valencia.worth,
        parts=valencia.parts,
        names=valencia.PARTS,
        follow=valencia.follow,
        quick=valencia.quick,
        judge=valencia.judge,
        clock=valencia.clock,
        horizon=valencia.horizon,
        obvious=valencia.obvious,
        rivalry=1.0,
    ),
}
"""The evaluation of each game."""

"""What a position is worth to a seat, one file for each game."""

from kaffeehaus.bots.evaluation import valencia, vienna
from kaffeehaus.bots.evaluation.base import Evaluation, first_answer, never

EVALUATIONS: dict[str, Evaluation] = {
    "vienna": Evaluation(
        worth=vienna.worth,
        parts=vienna.parts,
        names=vienna.PARTS,
        follow=first_answer,
        judge=vienna.worth,
        clock=vienna.clock,
        horizon=(3, 12),
        obvious=never,
        rivalry=1.0,
    ),
    "valencia": Evaluation(
        worth=valencia.worth,
        parts=valencia.parts,
        names=valencia.PARTS,
        follow=valencia.follow,
        judge=valencia.judge,
        clock=valencia.clock,
        horizon=(2, 2),
        obvious=valencia.obvious,
        rivalry=1.0,
    ),
}
"""The evaluation of each game."""

"""What a position is worth to a seat, one file for each game."""

from kaffeehaus.bots.evaluation import valencia, vienna
from kaffeehaus.bots.evaluation.base import Evaluation, always, first_answer

EVALUATIONS: dict[str, Evaluation] = {
    "vienna": Evaluation(
        worth=vienna.worth,
        parts=vienna.parts,
        names=vienna.PARTS,
        follow=first_answer,
        judge=vienna.worth,
        quiet=always,
        turns=2,
        rivalry=1.0,
    ),
    "valencia": Evaluation(
        worth=valencia.worth,
        parts=valencia.parts,
        names=valencia.PARTS,
        follow=valencia.follow,
        judge=valencia.judge,
        quiet=valencia.quiet,
        turns=1,
        rivalry=1.0,
    ),
}
"""The evaluation of each game."""

"""How bots judge Valencia: what a position is worth, what missions promise, and what is still to come."""

from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.bots.evaluation.valencia import position

EVALUATION = Evaluation(
    worth=position.worth,
    parts=position.parts,
    names=position.PARTS,
    follow=position.follow,
    quick=position.quick,
    judge=position.judge,
    clock=position.clock,
    horizon=position.horizon,
    obvious=position.obvious,
    rivalry=1.0,
    slip=0.7,
)

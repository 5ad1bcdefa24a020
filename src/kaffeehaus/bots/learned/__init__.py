"""Judges that have learned: what a position will come to, from its features and the weights of a file."""

from kaffeehaus.bots.learned.judge import Judge, judge_of
from kaffeehaus.bots.learned.weights import BadWeights

__all__ = ["BadWeights", "Judge", "judge_of"]

"""What a position of Valencia is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.auction import GUILD_STEPS, H
from kaffeehaus.games.valencia.board import each, spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.council import LAST_ROUND, members_on_council
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.influence import plain_sum
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.scoring import fountain_points
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import MissionKind as Kind
from kaffeehaus.games.valencia.terms import Seat

CARDS_A_ROUND = 4.8
"""What a deck allows on average."""


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    if s.ended:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return float(s.score[seat]) + 0.3 * (s.score[seat] - best)
    left = LAST_ROUND - s.round + (1.0 if not s.round else (H + 1 - min(s.letter, H)) / (H + 1))
    value = s.score[seat] + _city(s, seat, left) + _purse(s, seat, left) + _missions(s, seat, left)
    value += _council(s, seat, left) + _cards(s, seat, left)
    return value + 0.8 * s.privileges[seat]

"""What is the same for everybody: settings, tracks, roof, and whose question it is."""

from __future__ import annotations

from functools import lru_cache

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.bots.features.vienna.clock import MOST_LEFT, SPACES, TRACKS, Roof, Row, tracks_of
from kaffeehaus.games.vienna.board import (
    SQUARES,
    total,
)
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import FIRST_ASK, Step

ASKS = tuple(step for step in Step if step >= FIRST_ASK)
SETTING = (
    "two-players",
    "three-players",
    "four-players",
    "advanced",
    "random-flags",
    "third-man",
    "figures",
    "set-of-15",
    "three-shillings",
)
TABLE = (
    *SETTING,
    *TRACKS,
    *SPACES,
    "round",
    "left",
    "left.last",
    "left.by-round",
    "triggered",
    "last-round",
    "crossed",
    "token.purchase",
    "token.payday",
    "squares",
    "tiles-owned",
    "third-man.roads",
    "display",
    "choosing",
    "asks.mine",
    *(f"asks.mine.{step.name.lower().replace('_', '-')}" for step in ASKS),
    *(f"asks.other.{step.name.lower().replace('_', '-')}" for step in ASKS if step != Step.ASSIGN),
    "amount.mine",
    "amount.other",
    "fulfilled",
    "reward.mine",
    "reward.other",
)
AMOUNTS = frozenset(
    (Step.PAY, Step.GAIN, Step.DEPOSIT, Step.BUY_PAY, Step.PAYDAY_PAY, Step.PAYDAY_REMOVE, Step.UNFINISHED_REMOVE)
)
"""The questions whose first argument is a number of pieces."""


@lru_cache(maxsize=1 << 10)
def _settings(
    players: int, advanced: bool, random: bool, third: bool, figures: bool, fifteen: bool, three: bool
) -> Row:
    """Players and options, where they mean anything."""
    return (
        float(players == 2),
        float(players == 3),
        float(players == 4),
        float(advanced),
        float(random),
        float(third),
        float(figures),
        float(fifteen and not advanced),
        float(three and advanced),
    )


NOT_ASKED = [0.0] * (2 * len(ASKS) - 1)


def table_for(s: State, me: int, markers: tuple[int, ...], roof: Roof, left: float) -> list[float]:
    """What is the same for everybody, and whose question it is."""
    table = s.table
    options = table.options
    waiting, ending = s.waiting, s.ending
    roads = 0.0
    if s.stefan >= 0:
        roads = sum([s.open_squares >> q & 1 for q, mask in enumerate(SQUARES) if mask >> s.stefan & 1]) / 6
    asked = NOT_ASKED[:]
    amount = other = 0.0
    mine = False
    if not s.over:
        step, number, _ = s.pending
        if waiting:
            mine = bool(waiting >> me & 1)
            if mine:
                asked[Step.ASSIGN - FIRST_ASK] = 1.0
        else:
            mine = s.seat == me
            if mine:
                asked[step - FIRST_ASK] = 1.0
                if step in AMOUNTS:
                    amount = number / 4
            else:
                asked[len(ASKS) + step - FIRST_ASK - (step > Step.ASSIGN)] = 1.0
                if step in AMOUNTS:
                    other = number / 4
    reward = s.reward / 5
    return [
        *_settings(
            table.players,
            table.advanced,
            options.flags == "random",
            options.third_man,
            options.figures,
            options.set_points == 15,
            options.shillings == 3,
        ),
        *tracks_of(markers),
        *roof.row,
        s.round / 15,
        left / MOST_LEFT,
        1.0 / (1.0 + left),
        0.0 if ending else max(0, judgement.LENGTH - s.round) / judgement.LENGTH,
        1.0 if ending == 1 else 0.0,
        1.0 if ending == 2 else 0.0,
        1.0 if s.crossed else 0.0,
        1.0 if s.roof_tile == 1 else 0.0,
        1.0 if s.roof_tile == 2 else 0.0,
        s.open_squares.bit_count() / 40,
        sum([total(own) for own in s.tiles]) / 40,
        roads,
        len(s.display) / 4,
        1.0 if waiting else 0.0,
        1.0 if mine else 0.0,
        *asked,
        amount,
        other,
        s.fulfilled / 2,
        reward if s.seat == me else 0.0,
        0.0 if s.seat == me else reward,
    ]

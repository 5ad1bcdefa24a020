"""The steps of a game of Vienna in the order of the rulebook: those that run by themselves, then those that ask."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Step(IntEnum):
    """What the agenda holds; each has its chapter's function in `flow`."""

    # Run by themselves
    CARD_PHASE = 0
    ACTION_I = 1
    ACTION_II = 2
    ENCLOSE = 3
    BONUSES = 4
    THIRD_MAN = 5
    MISSIONS = 6
    ACTION_IV = 7
    TURN_END = 8
    ROUND_END = 9
    PURCHASE = 10
    PAYDAY = 11
    UNFINISHED = 12
    CREST = 13
    SCORING = 14

    # Ask
    PLACE_STEFAN = 15
    ASSIGN = 16
    EXCHANGE = 17
    ACTION_III = 18
    SOURCE = 19
    PAY = 20
    MOVE_FIGURE = 21
    GAIN = 22
    GAIN_DIFFERENT = 23
    ADVANCE = 24
    MOVE_STEFAN = 25
    MISSION = 26
    DEPOSIT = 27
    MARKER = 28
    BUY = 29
    BUY_PAY = 30
    PAYDAY_PAY = 31
    PAYDAY_REMOVE = 32
    UNFINISHED_REMOVE = 33


FIRST_ASK: Final = Step.PLACE_STEFAN

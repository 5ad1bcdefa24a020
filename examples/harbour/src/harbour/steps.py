"""The steps of a game and the rules that score: their order is part of the contract."""

from __future__ import annotations

from enum import IntEnum

from kaffeehaus.core.state import ScoringRule


class Step(IntEnum):
    """What the agenda holds: first the steps that run by themselves, then those that ask."""

    ROUND = 0
    REVEAL = 1
    TURN_OF = 2
    ARRIVE = 3
    ROUND_END = 4

    CHOOSE = 5
    TURN = 6
    STOW = 7
    PAY = 8


class Rule(ScoringRule):
    """Where points come from, in scoring order (HB7, HB9, HB13)."""

    FREIGHT = 0
    CAPTAIN = 1
    STORE = 2

"""The steps of a game of Valencia in the order of the rulebook: those that run by themselves, then those that ask."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What the agenda holds; each has its chapter's function in `flow`."""

    # Run by themselves
    ROUND = 0
    AUCTION = 1
    NEXT_BID = 2
    RANK = 3
    ACT = 4
    AUCTION_END = 5
    PALM = 6
    FOUNTAIN = 7
    COUNCIL_PHASE = 8
    SCORING = 9
    TRADE = 10
    ASK_SEAT = 11

    # Ask
    CHOOSE_MISSIONS = 12
    PLAN = 13
    BID = 14
    SUPPORT = 15
    VAGABOND = 16
    VAGABOND_TO = 17
    GUILD_SEAT = 18
    GOOD = 19
    SETTLE = 20
    THIRD = 21
    ABILITY = 22
    PICK_MISSION = 23
    UPGRADE = 24
    RETRIEVE = 25
    PALM_FROM = 26
    PALM_TO = 27
    SELL_ONE = 28
    SELL = 29
    MERCHANTS_SEAT = 30
    MOVE = 31
    MOVE_TO = 32
    PLANT = 33
    BUILD = 34
    TAKE_BACK = 35

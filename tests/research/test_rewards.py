"""Rewards: no defeat is as bad as an illegal action, whatever came before it."""

from __future__ import annotations

import pytest

from kaffeehaus import Outcome
from kaffeehaus.research.rewards import REWARDS, shares


@pytest.mark.parametrize("players", range(2, 6))
def test_a_defeat_is_never_the_worst_reward(players: int):
    points: tuple[dict[str, int], ...] = ({},) * players
    outcomes = [Outcome(tuple(range(winners)), (0,) * players, points, "the end") for winners in range(1, players + 1)]
    assert min(min(shares(outcome)) for outcome in outcomes) > REWARDS["win"].worst


@pytest.mark.parametrize("reward", REWARDS)
def test_even_a_seat_as_far_ahead_as_can_be_loses_more_by_an_illegal_action_than_by_a_defeat(reward: str):
    most, worst = REWARDS[reward].most, REWARDS[reward].worst
    assert most + worst <= -most
    assert worst < -most

"""The examples run, and what they train plays better than chance."""

from __future__ import annotations

import pytest
from examples import door_speed, search_speed, train_policy

from kaffeehaus import IllegalAction


@pytest.mark.slow
def test_a_short_training_beats_random(capsys):
    """The whole run and its figure are in docs/research.md."""
    share = train_policy.main(["--game", "valencia", "--games", "150", "--evaluate", "30"])
    assert share > 0.7
    assert "95 %" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_the_policy_never_takes_an_illegal_action(game: str, capsys, monkeypatch: pytest.MonkeyPatch):
    choose, legal = train_policy.Policy.choose, []

    def watched(policy, seen, mask) -> int:
        action = choose(policy, seen, mask)
        legal.append(mask[action])
        return action

    monkeypatch.setattr(train_policy.Policy, "choose", watched)
    train_policy.main(["--game", game, "--games", "20", "--evaluate", "4"])
    assert len(legal) > 500
    assert all(legal)


@pytest.mark.parametrize(("games", "evaluate"), [("10", "0"), ("0", "2")], ids=["training", "evaluation"])
def test_an_illegal_action_stops_the_example(games: str, evaluate: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(train_policy.Policy, "choose", lambda policy, seen, mask: int(mask.argmin()))
    with pytest.raises(IllegalAction):
        train_policy.main(["--games", games, "--evaluate", evaluate])


def test_the_interval_of_a_share():
    low, high = train_policy.interval(0.95, 200)
    assert low == pytest.approx(0.9104, abs=1e-3)
    assert high == pytest.approx(0.9727, abs=1e-3)


def test_the_speed_of_every_door_is_measured(capsys):
    door_speed.main(["--seconds", "0.01"])
    told = capsys.readouterr().out
    assert all(name in told for name in door_speed.DOORS)


def test_the_speed_inside_a_search_is_measured(capsys):
    search_speed.main(["--positions", "2", "--seconds", "0.02"])
    told = capsys.readouterr().out
    assert told.count("/s") == 8
    assert told.count("%") == 4

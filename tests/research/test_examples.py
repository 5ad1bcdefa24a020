"""The examples run, and what they train plays better than chance."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import dataset_baselines, door_speed, search_speed, train_policy

from kaffeehaus import IllegalAction
from kaffeehaus.arena.collection import Players, Recipe, make, parts_of
from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.workers import Here


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


def test_the_baselines_of_a_dataset_are_told_part_by_part(tmp_path: Path, capsys):
    recipe = Recipe("small", (Players("quick", Entrant("easy", None), 50, 3, 5),))
    parts = parts_of(recipe)
    make(recipe, 1, tmp_path / "games", Here(), lambda more: None, parts[:1])
    dataset_baselines.main([str(tmp_path / "games"), "--games", "5", "--every", "7"])
    head, _, *rows = [line.split("|")[1:-1] for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 1
    for row in rows:
        told = dict(zip(map(str.strip, head), row, strict=True))
        by_chance, by_hand = (float(told[name].strip(" %")) for name in ("any legal action", "the best by hand"))
        assert 5 < by_chance < by_hand < 100
        assert float(told["as many as play"]) == pytest.approx(1, abs=0.01)
        assert float(told["features"]) > 0

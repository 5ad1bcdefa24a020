"""Every bot can say why: what it weighed, what that seemed worth, and its main reason, as plain data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import BOTS, make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of, general
from kaffeehaus.bots.greedy import GreedyBot
from kaffeehaus.bots.why import CHANCE, GENERAL, JUDGES, ONLY_MOVE, REASONS, RULES

TABLES = [("vienna", {}), ("vienna", {"version": "advanced", "third_man": True}), ("valencia", {"specials": "all"})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_parts_of_an_evaluation_add_up_to_its_worth(game, options):
    rules, evaluation, rng = GAMES[game], evaluation_of(game), Random(2)
    for seed in range(3):
        state = rules.start(2 + seed, rules.options(options), seed)
        while not state.over:
            acting = rng.choice(state.to_act)
            state.apply(acting, rng.choice(state.legal(acting)))
            for seat in range(state.players):
                parts = evaluation.parts(state, seat)
                assert set(parts) <= set(evaluation.names)
                assert sum(parts.values()) == pytest.approx(evaluation.worth(state, seat))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_says_why_and_chooses_the_same(game, name):
    state, rng = GAMES[game].start(2, None, 5), Random(5)
    known = {*REASONS, *(f"because-{part}" for part in evaluation_of(game).names)}
    for number in range(40):
        seat = state.to_act[0]
        perspective, budget = Perspective(state, seat), Budget(iterations=4)
        why = make(name, game, Random(number), budget).explain(perspective)
        assert make(name, game, Random(number), budget).choose(perspective) is why.action
        assert {a.action for a in why.alternatives} == set(state.legal(seat))
        assert why.alternatives[0].action is why.action
        assert why.reason in known
        assert (why.judge in JUDGES) == (why.reason not in (ONLY_MOVE, CHANCE)), "whoever weighs says how"
        said = json.loads(json.dumps(why.to_json()))
        assert said["action"] == str(why.action)
        assert sum(a["share"] for a in said["alternatives"]) in (0.0, pytest.approx(1.0, abs=0.01))
        state.apply(seat, rng.choice(state.legal(seat)))


def test_a_bot_says_when_it_knows_nothing_but_the_points():
    state = GAMES["vienna"].start(2, seed=1)
    said = [
        GreedyBot(Random(1), evaluation).explain(Perspective(state, state.to_act[0])).judge
        for evaluation in (general.EVALUATION, evaluation_of("vienna"))
    ]
    assert said == [GENERAL, RULES]


def test_a_personality_says_what_it_likes():
    state = GAMES["valencia"].start(2, None, 5)
    why = make("kapuziner", "valencia", Random(1), Budget(iterations=4)).explain(Perspective(state, state.to_act[0]))
    assert why.likes == ("likes-money",)


def test_the_example_of_the_page_runs(capsys):
    page = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")
    example = re.search(r"```python\n(.*?)```", page, re.S)
    assert example is not None
    exec(example[1], {})
    assert "because-" in capsys.readouterr().out

"""Who judges: what has learned where it fits, else the evaluation; and what the strongest bot makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import judging, make, master
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.greedy import weigh
from kaffeehaus.bots.judging import judging_of, learned_of
from kaffeehaus.bots.learned import BadWeights
from kaffeehaus.bots.learned.judge import standing
from kaffeehaus.bots.search import Search
from kaffeehaus.bots.why import BY_HAND, LEARNED, UNTRAINED

every_game = pytest.mark.parametrize("game", GAMES)


class Pupil:
    """Judges as if it had learned: what the evaluation says, twice."""

    def __init__(self, game: str, fits: bool = True, mix: float = 0.0, hand: float = 0.0) -> None:
        self.worth = evaluation_of(game).worth
        self.fit = fits
        self.mix = mix
        self.hand = hand

    def fits(self, state: GameState) -> bool:
        return self.fit

    def value(self, state: GameState, seat: int) -> float:
        return 2.0 * self.worth(state, seat)

    def values(self, states: Sequence[GameState], seat: int) -> list[float]:
        return [self.value(state, seat) for state in states]

    def of_rows(self, rows: Sequence[Sequence[float]]) -> list[float]:
        return [sum(row) for row in rows]


def teach(monkeypatch: pytest.MonkeyPatch, pupil: Pupil | None) -> None:
    """From now on there is this judge, or none."""
    for module in (judging, master):
        monkeypatch.setattr(module, "learned_of", lambda game, weights=None: pupil)


def played(game: str, decisions: int) -> GameState:
    """A game of quick bots after so many decisions, and on to the next with a choice."""
    state, bot = GAMES[game].start(2, GAMES[game].largest, 6), make("medium", game, Random(6))
    while decisions > 0 or len(state.legal(state.to_act[0])) < 2:
        state.apply(state.to_act[0], bot.choose(Perspective(state, state.to_act[0])))
        decisions -= 1
    return state


@every_game
@pytest.mark.parametrize(
    ("there", "fits", "who"), [(True, True, LEARNED), (True, False, UNTRAINED), (False, True, BY_HAND)]
)
def test_the_learned_judge_judges_where_it_fits_and_the_bot_says_who_did(game, there, fits, who, monkeypatch):
    teach(monkeypatch, Pupil(game, fits) if there else None)
    state = played(game, 40)
    seat = state.to_act[0]
    bot = make("master", game, Random(1), Budget(iterations=12))
    assert bot.explain(Perspective(state, seat)).judge == who
    worth = evaluation_of(game).worth(state, seat)
    assert (judging_of(game, state).value(state, seat) == 2.0 * worth) == (who == LEARNED)


@every_game
def test_a_judge_that_knows_little_is_steadied_by_the_hand(game, monkeypatch):
    teach(monkeypatch, Pupil(game, mix=0.5))
    state = played(game, 40)
    for seat in range(2):
        assert judging_of(game, state).value(state, seat) == 2.5 * evaluation_of(game).worth(state, seat)


@every_game
def test_at_the_end_of_a_playout_the_judge_of_the_hand_may_have_a_part(game, monkeypatch):
    state = played(game, 40)
    teach(monkeypatch, None)
    by_hand = [judging_of(game, state).value(state, seat) for seat in range(2)]
    teach(monkeypatch, Pupil(game, hand=0.25))
    for seat in range(2):
        learned = 2.0 * evaluation_of(game).worth(state, seat)
        assert judging_of(game, state).value(state, seat) == pytest.approx(0.75 * learned + 0.25 * by_hand[seat])


@every_game
@pytest.mark.parametrize("learned", [False, True])
def test_at_the_end_the_judge_says_what_other_searches_do(game, learned, monkeypatch):
    judge = learned_of(game)
    assert judge is not None
    monkeypatch.setattr(judge, "mix", 0.0)
    if not learned:
        teach(monkeypatch, None)
    state = played(game, 0)
    rng = Random(1)
    while not state.over:
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
    assert state.outcome is not None
    search = Search(Perspective(state, 0), rng, evaluation_of(game), Budget(iterations=1))
    for seat, ahead in enumerate(search._standings(state)):
        assert standing(state.outcome, seat) == pytest.approx(ahead)
        assert judging_of(game, state).value(state, seat) == pytest.approx(ahead)


def test_missions_and_drawing_are_left_to_the_first_look_of_the_hand_whoever_judges(monkeypatch):
    """What comes of them shows long after: thought about with the first learned judge they went worse."""
    for pupil in (None, Pupil("valencia")):
        teach(monkeypatch, pupil)
        for decisions in (0, 12):
            state = played("valencia", decisions)
            seat, legal = state.to_act[0], state.legal(state.to_act[0])
            assert evaluation_of("valencia").obvious(state, seat)
            bot = make("master", "valencia", Random(1), Budget(iterations=12))
            why = bot.explain(Perspective(state, seat))
            assert sum(a.playouts for a in why.alternatives) == 0
            assert why.action == weigh(state, seat, legal, evaluation_of("valencia"), Random(1))[0][1]


def test_damaged_weights_give_one_line_and_the_evaluation_judges(monkeypatch, capsys):
    def damaged(game: str) -> None:
        raise BadWeights("vienna.weights is damaged", id="bad-weights")

    monkeypatch.setattr(judging, "judge_of", damaged)
    learned_of.cache_clear()
    try:
        state = played("vienna", 20)
        assert [judging_of("vienna", state).who for _ in range(3)] == [BY_HAND] * 3
    finally:
        learned_of.cache_clear()
    assert capsys.readouterr().err.count("\n") == 1

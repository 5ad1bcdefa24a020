"""Games of a plan: fixed by their number, told in little, and timed only while a bot chooses."""

from random import Random
from typing import Any

import pytest
from tests.arena.runs import plan

from kaffeehaus import GAMES
from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.playing import Clock, Played, Timed, play_game, play_games
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.randomly import RandomBot


def unclocked(game: Played) -> dict[str, Any]:
    return {key: value for key, value in game.to_json().items() if key != "clocks"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_fixed_by_its_number(game: str) -> None:
    run = plan("easy,random", 3, games=6, game=game)
    alone, among = play_game(run, 4), play_games((run, [3, 4]))[1]
    assert unclocked(alone) == unclocked(among)
    assert alone.seats == list(run.seats(4))
    assert [sum(points.values()) for points in alone.points] == alone.scores
    assert sum(clock.decisions for clock in alone.clocks) == alone.length


def test_seatings_of_one_deal_share_its_seed_and_other_deals_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    run, seeds = plan("easy,random", games=4), []
    start = GAMES["vienna"].start

    def noted(players: int, options: Any, seed: int) -> Any:
        seeds.append(seed)
        return start(players, options, seed)

    monkeypatch.setattr(GAMES["vienna"], "start", noted)
    play_games((run, range(4)))
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_a_game_is_read_as_it_was_written() -> None:
    game = play_game(plan("easy,random"), 1)
    again = Played.from_json(game.to_json())
    assert unclocked(again) == unclocked(game)
    assert again.clocks[0].seconds == pytest.approx(game.clocks[0].seconds, abs=1e-6)


def test_the_clock_counts_decisions_that_overrun_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaffeehaus.arena.entrants.make", lambda name, game, rng, budget: RandomBot(rng))
    times = iter([0.0, 1.0, 5.0, 6.5])  # the first decision takes 1 s, the second 1.5 s
    monkeypatch.setattr("kaffeehaus.bots.budget.perf_counter", times.__next__)
    timed = Timed(Entrant("random", Budget(seconds=1.0)), "vienna", Random(1))
    state = GAMES["vienna"].start(2, seed=1)
    for _ in range(2):
        timed.play(state, state.to_act[0])
    assert timed.clock() == Clock(2, 2.5, 1.5, 1)

"""Figures: shares, intervals, meetings and ratings say what the games say, and no more than they can know."""

import csv
import io
import random

import pytest
from tests.arena.runs import plan, played

from kaffeehaus.arena import ratings
from kaffeehaus.arena.intervals import Sample, Z, mean, share, student, wilson
from kaffeehaus.arena.playing import Played
from kaffeehaus.arena.summary import as_csv, summarize


def test_a_wilson_interval_is_the_textbook_one() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 40) == pytest.approx((0.9124, 1.0), abs=1e-4)


def test_games_of_one_deal_that_hang_together_widen_the_interval() -> None:
    apart = share([Sample(k % 2, 1) for k in range(100)])
    together = share([Sample(4.0 * (k % 2), 4) for k in range(25)])
    against = share([Sample(1.0, 2) for _ in range(50)])
    assert (apart.low, apart.high) == pytest.approx(wilson(0.5, 99 * (Z / student(99)) ** 2), abs=1e-6)
    assert together.low is not None
    assert apart.low is not None
    assert together.low < apart.low - 0.05
    assert (against.low, against.high) == pytest.approx(wilson(0.5, 100))


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(3)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = rng.choice((0.2, 0.8))  # the games of a deal have something in common
            deals.append(Sample(sum(rng.random() < luck for _ in range(4)), 4))
        estimate = share(deals)
        held += (estimate.low or 0) <= 0.5 <= (estimate.high or 0)
    assert held / 400 == pytest.approx(0.95, abs=0.03)


QUANTILES = {1: 12.7062, 2: 4.3027, 5: 2.5706, 10: 2.2281, 11: 2.2010, 20: 2.0860, 60: 2.0003, 10_000: 1.9602}


@pytest.mark.parametrize(("freedom", "quantile"), QUANTILES.items())
def test_student_s_quantile_is_the_textbook_one(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=1e-3)


@pytest.mark.parametrize("deals", [2, 3, 6, 12])
def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says_however_few_the_deals(deals: int) -> None:
    rng, held = random.Random(deals), 0
    for _ in range(2000):
        estimate = mean([Sample(4 * rng.gauss(), 4) for _ in range(deals)])
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= 0 <= estimate.high
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def test_one_deal_alone_gives_a_mean_no_interval() -> None:
    assert mean([Sample(6.0, 2)]) == (3.0, None, None)
    assert mean([Sample(6.0, 2), Sample(6.0, 2)]) == (3.0, 3.0, 3.0)


def test_a_shared_victory_counts_as_a_part_for_each() -> None:
    games = [played(0, 0, (0, 1), (5, 5)), played(1, 0, (1, 0), (3, 7))]
    results = summarize(plan("easy,random").to_json(), games)
    assert (results["results"]["easy"]["wins"], results["results"]["random"]["wins"]) == (1.5, 0.5)
    assert results["results"]["easy"]["win_share"]["value"] == 0.75
    assert results["pairs"][0]["ahead"]["value"] == 0.75
    assert [seat["wins"] for seat in results["seats"]] == [0.5, 1.5]


def test_a_bot_whose_games_could_not_be_played_has_no_results() -> None:
    results = summarize(plan("easy,random,medium", games=6).to_json(), [played(0, 0, (0, 1), (5, 4))])
    assert list(results["results"]) == ["easy", "random"]
    assert [pair["ahead"] for pair in results["pairs"] if "medium" in pair.values()] == [None] * 4
    assert as_csv(results).count("\n") == 3


def test_copies_share_a_seat_s_worth_of_wins() -> None:
    run = plan("medium,easy,easy,easy", 4, games=4)
    games = [played(n, 0, run.seats(n), [10 - seat for seat in range(4)]) for n in range(4)]
    results = summarize(run.to_json(), games)["results"]
    assert (results["medium"]["seats"], results["easy"]["seats"]) == (4, 12)
    assert results["medium"]["win_share"]["value"] == results["easy"]["win_share"]["value"] == 0.25
    assert results["medium"]["rating"]["value"] == pytest.approx(0, abs=1)


def test_speed_is_what_the_clocks_say_and_stands_apart() -> None:
    results = summarize(plan("easy,random").to_json(), [played(0, 0, (0, 1), (5, 4)), played(1, 0, (1, 0), (3, 7))])
    speed = {"decisions": 20, "decisions_per_s": 20.0, "ms_mean": 50.0, "ms_max": 100.0}
    assert results["speed"]["easy"] == speed | {"overruns": 0, "overrun_share": 0.0}
    assert results["rounds"]["count"] == {"5": 2}
    assert results["ended_by"] == {"end": 2}


def test_the_rows_hold_every_figure_of_a_bot() -> None:
    results = summarize(plan("easy,random").to_json(), [played(0, 0, (0, 1), (5, 4)), played(1, 1, (1, 0), (3, 7))])
    rows = list(csv.DictReader(io.StringIO(as_csv(results))))
    assert [row["bot"] for row in rows] == ["easy", "random"]
    assert (rows[0]["win_share"], rows[0]["score"], rows[0]["points_squares"]) == ("1.0", "6.0", "6.0")
    assert float(rows[0]["rating_low"]) < float(rows[0]["rating"]) < float(rows[0]["rating_high"])


STRENGTHS = (0.8, 0.1, -0.9)


def contest(rng: random.Random, games: int) -> list[Played]:
    """Games whose placings follow known strengths."""
    run = plan("easy,random,medium", 4, games=games)
    found = []
    for number in range(run.games):
        seats = run.seats(number)
        left, order = list(range(4)), []
        while left:
            weights = [2.718281828 ** STRENGTHS[seats[seat]] for seat in left]
            order.append(left.pop(rng.choices(range(len(left)), weights)[0]))
        scores = [0] * 4
        for place, seat in enumerate(order):
            scores[seat] = 4 - place
        found.append(played(number, run.deal(number), seats, scores))
    return found


def test_ratings_find_the_strengths_again_as_often_as_they_say() -> None:
    rng, held = random.Random(5), 0
    for _ in range(40):
        for estimate, strength in zip(ratings.ratings(contest(rng, 240), 3, 1), STRENGTHS, strict=True):
            assert estimate.low is not None
            assert estimate.high is not None
            held += estimate.low <= strength * ratings.SCALE <= estimate.high
    assert held / 120 == pytest.approx(0.95, abs=0.05)


def test_a_rating_is_that_of_the_games_and_one_draw_between_every_two() -> None:
    pairs = {(0, 1): 9, (0, 2): 30, (1, 2): 4}
    games: list[Played] = []
    for (better, worse), count in pairs.items():
        games += [played(len(games) + n, len(games) + n, (better, worse), (2, 1)) for n in range(count)]
    found = [estimate.value for estimate in ratings.ratings(games, 3, 1)]
    for one in range(3):
        won = sum(count for (better, _), count in pairs.items() if better == one) + 0.5 * 2
        expected = sum(
            (count + 1) / (1 + 10 ** ((found[pair[pair[0] == one]] - found[one]) / 400))
            for pair, count in pairs.items()
            if one in pair
        )
        assert won == pytest.approx(expected, abs=1e-4)


def test_the_interval_of_a_rating_is_that_of_the_games_and_the_draw() -> None:
    halves = [played(n, n // 2, (0, 1), (1, 2) if n % 2 else (2, 1)) for n in range(20)]
    best = ratings.ratings(halves, 2, 1)[0]
    assert best.low is not None
    assert best.value - best.low == pytest.approx(Z * ratings.SCALE / (20 + 1) ** 0.5)


def test_a_bot_that_never_loses_has_a_rating_and_a_wide_interval() -> None:
    games = [played(n, n // 2, (0, 1) if n % 2 else (1, 0), (9, 1) if n % 2 else (1, 9)) for n in range(20)]
    best, worst = ratings.ratings(games, 2, 1)
    assert best.value == -worst.value > 200
    assert best.low is not None
    assert best.low < best.value - 100


def test_without_the_library_there_are_results_without_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "available", lambda: False)
    results = summarize(plan("easy,random").to_json(), [played(0, 0, (0, 1), (5, 4))])
    assert results["results"]["easy"]["rating"] is None
    assert "rating,rating_low" in as_csv(results)

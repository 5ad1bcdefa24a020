"""Line-ups: every bot meets every other equally often, in every seat, with the same deals."""

from collections import Counter
from itertools import combinations

import pytest
from tests.arena.runs import plan

from kaffeehaus import GAMES, BadOptions
from kaffeehaus.arena.dataset import plan_dataset
from kaffeehaus.arena.entrants import Entrant, parse, parse_all
from kaffeehaus.arena.plan import Plan
from kaffeehaus.arena.playing import dealt
from kaffeehaus.bots import roster
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.roster import TABLE_TIME

CASES = {
    "two-at-two": ("easy,random", 2, 1, 2),
    "two-at-three": ("easy,random", 3, 2, 6),
    "two-at-four": ("easy,random", 4, 1, 4),
    "three-at-two": ("easy,random,medium", 2, 3, 6),
    "three-at-four": ("easy,random,medium", 4, 3, 12),
    "one-among-three": ("medium,easy,easy,easy", 4, 1, 4),
    "three-at-three": ("easy,random,medium", 3, 1, 3),
}


@pytest.mark.parametrize(("bots", "players", "line_ups", "each"), CASES.values(), ids=CASES)
def test_every_bot_sits_everywhere_equally_often(bots: str, players: int, line_ups: int, each: int) -> None:
    run = plan(bots, players, games=4 * each)
    assert (len(run.line_ups), run.per_deal, run.games) == (line_ups, each, 4 * each)
    for deal in range(4):
        games = range(deal * each, (deal + 1) * each)
        assert {run.deal(number) for number in games} == {deal}
        seats = Counter((seat, one) for number in games for seat, one in enumerate(run.seats(number)))
        for one in range(len(run.entrants)):
            assert len({seats[seat, one] for seat in range(players)}) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chosen", ["random", "2"])
@pytest.mark.parametrize("name", ["two-at-three", "three-at-four", "one-among-three"])
def test_V24_L12_the_arena_rotates_the_first_player(game: str, chosen: str, name: str) -> None:
    bots, players, _, each = CASES[name]
    run = plan(bots, players, games=2 * each, game=game, first_player=chosen)
    for deal in range(2):
        began: Counter[int] = Counter()
        chairs: Counter[int] = Counter()
        for number in range(deal * each, (deal + 1) * each):
            seats = run.seats(number)
            began[seats[dealt(run, number).view(None)["began"]]] += 1
            chairs.update(seats)
        assert {one: players * times for one, times in began.items()} == chairs


@pytest.mark.parametrize("name", ["two-at-three", "three-at-two", "three-at-four"])
def test_every_bot_meets_every_other_equally_often(name: str) -> None:
    bots, players, _, each = CASES[name]
    run = plan(bots, players, games=each)
    meetings = Counter(
        tuple(sorted(pair)) for number in range(each) for pair in combinations(run.seats(number), 2) if len({*pair}) > 1
    )
    assert len(set(meetings.values())) == 1
    assert len(meetings) == len(list(combinations(run.entrants, 2)))


def test_one_among_copies_is_exactly_that_line_up() -> None:
    run = plan("medium,easy,easy,easy", 4, games=4)
    assert [run.seats(number) for number in range(4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    run = plan("easy,random,medium", 3, games=6)
    assert [run.seats(number) for number in (0, 3)] == [(0, 1, 2), (0, 2, 1)]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan("easy,random,medium", 4, games=13).games == 24


WRONG = {
    "unknown": ("chess", 2, "bad-bot"),
    "nothing": ("", 2, "bad-bot"),
    "alone": ("easy", 2, "bad-line-up-alone"),
    "the-same": ("easy,easy", 2, "bad-line-up-alone"),
    "twice-with-too-few": ("easy,easy,random", 4, "bad-line-up-twice"),
    "twice-with-too-many": ("easy,easy,random", 2, "bad-line-up-twice"),
    "too-few-games": ("easy,random,medium", 4, "bad-line-up-few"),
    "budget-for-one-that-takes-none": ("easy@1s,random", 2, "bad-budget-bot"),
}


@pytest.mark.parametrize(("bots", "players", "problem"), WRONG.values(), ids=WRONG)
def test_an_impossible_line_up_is_refused(bots: str, players: int, problem: str) -> None:
    with pytest.raises(BadOptions) as refused:
        plan(bots, players, games=11)
    assert refused.value.id == problem


BUDGETS = {
    "0.5s": Budget(seconds=0.5),
    "0.1cpu": Budget(seconds=0.1, processor=True),
    "2s": Budget(seconds=2.0),
    "200": Budget(iterations=200),
}


@pytest.mark.parametrize(("text", "budget"), BUDGETS.items(), ids=BUDGETS)
def test_a_budget_is_read_as_it_is_written(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "s", "0", "0s", "-1", "0.5", "1e3", "inf", "5 s", "9999999s", "99999999", "²"])
def test_a_budget_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Budget.parse(text)
    assert refused.value.id == "bad-budget"


def test_bots_that_think_carry_their_budget_in_the_name() -> None:
    assert parse("hard", TABLE_TIME) == Entrant("hard", TABLE_TIME)
    fast, slow = parse_all("hard@0.1s, hard@200", TABLE_TIME)
    assert (fast.label, slow.label) == ("hard@0.1s", "hard@200")
    assert (fast.repeatable, slow.repeatable) == (False, True)
    assert not plan("hard,easy").reproducible
    assert plan("hard@50,easy").to_json()["bots"] == ["hard@50", "easy"]
    assert plan("hard@50,easy").reproducible


def test_every_bot_that_thinks_is_on_the_roster() -> None:
    assert set(roster.THINKERS) <= set(roster.BOTS)


def test_a_dataset_may_have_one_bot_and_deals_every_game_anew() -> None:
    run = plan_dataset("vienna", 3, {}, 1, parse_all("easy", TABLE_TIME), 5)
    assert isinstance(run, Plan)
    assert (run.games, run.seats(4)) == (5, (0, 0, 0))

"""The rules of Harbour, one test or more for each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from examples.harbour.tests.builder import NUMBER, dealt, legal, play, turns, why

from harbour import HARBOUR
from harbour.content import CARDS, SHIPS, crates_of
from harbour.events import BecameCaptain, CratesGained, Loaded, Sailed, Scored, ShipArrived
from harbour.rounds import end, winners
from harbour.state import State
from harbour.steps import Rule
from kaffeehaus import BadOptions

FREIGHT, CAPTAIN = Rule.FREIGHT.word, Rule.CAPTAIN.word


@pytest.mark.parametrize("players", [1, 5])
def test_HB1_two_to_four_play(players: int):
    with pytest.raises(BadOptions, match="2 to 4 players"):
        HARBOUR.start(players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_HB2_HB3_the_deal(players: int):
    s = dealt(players)
    assert sorted([*s.quay, *s.pile]) == list(NUMBER.values())
    assert len(s.quay) == 3
    assert sorted([*s.deck, *b"".join(s.hands)]) == list(CARDS)
    assert [len(hand) for hand in s.hands] == [3] * players
    assert s.crates == [2] * players


def test_HB4_all_choose_at_once_and_nobody_sees_what():
    s = dealt(3)
    before = s.view(1)
    assert before["to_act"] == [0, 1, 2]
    assert before["desks"][0].get("hand") is None
    play(s, 0, legal(s, 0)[0])
    after = s.view(1)
    assert after["to_act"] == [1, 2]
    assert (before["desks"][0]["ready"], after["desks"][0]["ready"]) == (False, True)
    assert after["desks"][0]["card"] is None
    assert s.undoable == 1
    for seat in (1, 2):
        play(s, seat, legal(s, seat)[0])
    assert all(desk["card"] for desk in s.view(None)["desks"])
    assert s.undoable == 0


@pytest.mark.parametrize(("card", "crates"), [(1, 1), (10, 1), (11, 2), (20, 2), (21, 3), (30, 3), (31, 4), (40, 4)])
def test_HB5_a_card_brings_crates(card: int, crates: int):
    assert crates_of(card) == crates


def test_HB5_a_repaired_crane_brings_one_more():
    s = dealt(2)
    s.cranes = 0b10
    events = play(s, 0, legal(s, 0)[0]) + play(s, 1, legal(s, 1)[0])
    gained = [(e.seat, e.crates, e.cause) for e in events if isinstance(e, CratesGained)]
    assert (1, 1, "crane") in gained
    assert not any(seat == 0 and cause == "crane" for seat, _, cause in gained)


def test_HB6_the_lowest_card_has_the_first_turn():
    s = turns(3)
    for seat in range(3):
        assert s.to_act == (seat,)
        play(s, seat, "take")
    assert (s.round, s.to_act) == (2, (0, 1, 2))


def test_HB6_the_yard_has_2_crates():
    s = turns()
    (event,) = play(s, 0, "take")
    assert event == CratesGained(0, 2, "yard")


def test_HB6_who_can_only_take_crates_is_not_asked():
    s = turns(3)
    s.crates[1] = 0
    play(s, 0, "take")
    assert s.to_act == (2,)
    assert s.crates[1] == 2


def test_HB7_a_ship_then_how_many_crates_and_freight_at_once():
    s = turns()
    s.crates[0] = 9
    assert legal(s, 0) == ["take", "load swallow", "load heron", "load gull", "repair"]
    play(s, 0, "load heron")
    assert legal(s, 0) == ["stow 1", "stow 2", "stow 3", "stow 4"]
    assert s.undoable == 1
    events = play(s, 0, "stow 3")
    assert Loaded(0, "heron", 3) in events
    assert Scored(0, 6, FREIGHT) in events
    assert (s.crates[0], s.score[0], s.to_act) == (6, 6, (1,))


def test_HB7_no_more_than_there_are_and_a_single_crate_is_not_asked_about():
    s = turns()
    s.crates = [2, 1]
    play(s, 0, "load gull")
    assert legal(s, 0) == ["stow 1", "stow 2"]
    play(s, 0, "stow 2")
    assert Loaded(1, "gull", 1) in play(s, 1, "load gull")


def test_HB8_the_first_to_load_is_captain():
    s = turns()
    assert BecameCaptain(0, "gull") in play(s, 0, "load gull", "stow 2")
    assert not any(isinstance(e, BecameCaptain) for e in play(s, 1, "load gull", "stow 2"))
    assert s.view(None)["quay"]["gull"]["captain"] == 0


def full_swallow() -> State:
    """Seat 0 is captain of the Swallow, and seat 1 has just filled her."""
    s = turns()
    s.crates = [9, 9]
    play(s, 0, "load swallow", "stow 1")
    assert Sailed(0, "swallow") in play(s, 1, "load swallow", "stow 2")
    return s


def test_HB9_the_captain_of_a_full_ship_takes_points():
    s = full_swallow()
    assert (s.to_act, s.undoable) == ((0,), 4)
    assert legal(s, 0) == ["collect points", "collect crates"]
    events = play(s, 0, "collect points")
    assert Scored(0, 2, CAPTAIN) in events
    assert ShipArrived(SHIPS[s.quay[0]].name) in events
    assert s.undoable == 0


def test_HB9_or_two_crates():
    s = full_swallow()
    assert CratesGained(0, 2, "captain") in play(s, 0, "collect crates")


def test_HB9_the_next_ship_comes_empty_and_without_a_captain():
    s = full_swallow()
    coming, left = s.pile[-1], len(s.pile)
    play(s, 0, "collect points")
    assert (s.quay[0], s.loaded[0], s.captains[0], len(s.pile)) == (coming, 0, -1, left - 1)


def test_HB10_a_crane_costs_three_crates_once():
    s = turns()
    s.crates = [4, 2]
    play(s, 0, "repair")
    assert (s.crates[0], s.cranes) == (1, 0b01)
    assert why(s, 1, "repair") == "why-repair-cost"
    play(s, 1, "take")
    s.crates[0] = 9
    for seat in range(2):
        play(s, seat, legal(s, seat)[-1])
    assert why(s, 0, "repair") == ("why-crane-repaired" if 0 in s.to_act else "why-not-your-turn")


def test_HB11_cards_that_were_played_leave_and_everybody_draws():
    s = turns()
    coming = s.deck[-2:]
    play(s, 0, "take")
    play(s, 1, "take")
    assert s.gone == bytes([1, 2])
    assert [hand[-1] for hand in s.hands] == [coming[1], coming[0]]
    assert [len(hand) for hand in s.hands] == [3, 3]
    assert s.undoable == 0


def to_the_end(s: State) -> State:
    """Takes the first choice until the game is over."""
    while not s.over:
        seat = s.to_act[0]
        play(s, seat, legal(s, seat)[0])
    return s


def test_HB11_HB12_after_round_8_nobody_draws_and_the_game_ends():
    s = to_the_end(dealt(4))
    assert s.round == 8
    assert len(s.gone) == 32
    assert [len(hand) for hand in s.hands] == [2] * 4
    assert s.outcome is not None
    assert s.outcome.reason == "rounds"


def test_HB12_the_game_ends_when_the_last_ship_has_sailed():
    s = turns(quay="swallow")
    s.pile, s.crates = b"", [3, 3]
    s.quay += [-1, -1]
    play(s, 0, "load swallow", "stow 3", "collect points")
    assert s.over
    assert s.outcome is not None
    assert (s.outcome.reason, s.to_act) == ("ships", ())


def test_HB13_three_crates_left_over_score_a_point():
    s = turns()
    s.crates = [8, 2]
    end(s)
    assert s.outcome is not None
    assert [points["store"] for points in s.outcome.points] == [2, 0]


@pytest.mark.parametrize(
    ("points", "sailed", "won"),
    [([5, 7, 6], [3, 0, 0], (1,)), ([7, 7, 6], [0, 1, 2], (1,)), ([7, 7, 6], [1, 1, 2], (0, 1))],
    ids=["most-points", "then-most-ships", "else-shared"],
)
def test_HB14_who_wins(points: list[int], sailed: list[int], won: tuple[int, ...]):
    s = turns(3)
    for seat, number in enumerate(points):
        s.award(seat, number, Rule.FREIGHT)
    s.sailed = sailed
    assert winners(s) == won


def test_HB15_a_short_game_has_5_rounds():
    assert to_the_end(dealt(3, rounds=5)).round == 5


def test_HB16_without_cranes_nobody_repairs_one():
    s = turns(cranes=False)
    s.crates[0] = 9
    assert "repair" not in legal(s, 0)
    assert why(s, 0, "repair") == "why-no-cranes"


def test_HB17_a_cheaper_crane():
    s = turns(repair=2)
    s.crates[0] = 2
    play(s, 0, "repair")
    assert s.crates[0] == 0


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("load albatross", "why-not-at-quay"),
        ("stow 2", "why-not-now"),
        ("choose 4", "why-not-now"),
        ("take", "why-allowed"),
    ],
)
def test_why_a_choice_is_not_there_in_a_turn(action: str, reason: str):
    assert why(turns(), 0, action) == reason


@pytest.mark.parametrize(
    ("crates", "action", "reason"), [(9, "stow 6", "why-ship-full"), (2, "stow 3", "why-few-crates")]
)
def test_why_so_many_crates_cannot_be_loaded(crates: int, action: str, reason: str):
    s = turns()
    s.crates[0] = crates
    play(s, 0, "load gull")
    assert why(s, 0, action) == reason


def test_why_a_card_cannot_be_chosen():
    s = dealt()
    other = next(card for card in CARDS if card not in s.hands[0])
    assert why(s, 0, f"choose {other}") == "why-no-such-card"


def test_why_nothing_can_be_loaded():
    s = turns(3)
    s.crates = [0, 3, 3]
    s._legal_seat = -1
    assert why(s, 0, "load gull") == "why-no-crates"


def test_every_rule_is_in_the_name_of_a_test():
    here = Path(__file__)
    rules = re.findall(r"^- \*\*(HB\d+)\*\*", (here.parents[1] / "README.md").read_text("utf-8"), re.M)
    named: Any = re.findall(r"HB\d+", " ".join(re.findall(r"def (test_\w+)", here.read_text("utf-8"))))
    assert rules == [f"HB{n}" for n in range(1, len(rules) + 1)]
    assert set(rules) == set(named)

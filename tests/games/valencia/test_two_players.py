"""Two players and Nina."""

from __future__ import annotations

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    auction,
    name,
    position,
    spaces,
    sums,
    take_backs,
    told,
    words,
)

from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import first_city
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Seat

NINA = -1
CITY = first_city(True)


def asked(s: State) -> list[tuple[int, str]]:
    """Declines everything to the end of the auction and returns who was asked what."""
    found = []
    while "skip" in words(s):
        found.append((s.to_act[0], str(s.view(None)["asked"]["step"])))
        act(s, "skip")
    return found


FIRST = ["guild-seat", "good", "settle"]
SECOND = ["good", "settle"]


# Her cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "number"), [("A", 0), ("B", 1), ("C", 0), ("D", 1), ("E", 0), ("F", 2), ("G", 0)])
def test_L37_nina_turns_one_card_in_B_and_D_and_two_in_F(at: str, number: int):
    s = position({0: Desk(stacks=[[5], [1]])}, players=2, at=at, council={"church": 0})
    pile = s.nina_deck
    happened = act(s, "reveal 0")
    cards = [c for e in told(happened, ev.NinaRevealed) for c in e.cards]
    assert len(cards) == number
    assert s.nina_deck == pile[: len(pile) - number]
    assert sorted(map(int, cards)) == sorted(pile[len(pile) - number :])


def test_L37_her_two_cards_in_F_are_added():
    _, happened = auction("F", [[6], [5]], nina=[3, 4])
    assert sums(happened) == {NINA: 7, 0: 6, 1: 5}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_L36_nina_plays_with_two_players_only(players: int):
    _, happened = auction("B", [[p + 1] for p in range(players)])
    assert not told(happened, ev.NinaRevealed)


def test_K38_her_cards_are_turned_after_privileges_and_both_players():
    s = position({p: Desk(stacks=[[p + 2], [1]], privileges=1) for p in (0, 1)}, players=2, at="B", nina=[1])
    happened = act(s, "privilege", "privilege", "reveal 0")
    assert not told(happened, ev.NinaRevealed)
    assert told(act(s, "reveal 0"), ev.NinaRevealed)


def test_K38_her_card_is_turned_even_when_both_passed_and_has_no_effect():
    s = position({0: Desk(stacks=[[5]]), 1: Desk(stacks=[[4]])}, players=2, at="B", stefan=1, nina=[6])
    pile = len(s.nina_deck)
    happened = act(s, "pass", "pass")
    assert len(told(happened, ev.NinaRevealed)) == 1
    assert len(s.nina_deck) == pile - 1
    assert s.stefan == 1
    assert not told(happened, ev.StefanTaken)
    assert s.view(None)["step"] == "C"


def test_K37_she_turns_four_cards_a_round_and_four_of_her_24_are_never_seen():
    s = position({0: Desk(stacks=[[1]])}, players=2, at="A", council={"nobility": 0, "church": 1})
    for number in range(1, 6):
        while not s.over and s.round == number:
            act(s, "pass" if "pass" in words(s) else words(s)[0])
        assert len(s.nina_deck) == 24 - 4 * number
        while not s.over and s.waiting:
            act(s, "stop")


# Her rank -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "nina", "ranks", "expected"),
    [
        ([[5], [3]], 6, [NINA, 0, 1], [(0, SECOND), (1, ["take-back"])]),
        ([[3], [5]], 6, [NINA, 1, 0], [(1, SECOND), (0, ["take-back"])]),
        ([[5], [3]], 4, [0, NINA, 1], [(0, FIRST), (1, ["take-back"])]),
        ([[5], [3]], 1, [0, 1, NINA], [(0, FIRST), (1, SECOND)]),
        ([[5], [3]], 5, [NINA, 0, 1], [(0, SECOND), (1, ["take-back"])]),
        ([[5], [3]], 3, [0, NINA, 1], [(0, FIRST), (1, ["take-back"])]),
        ([[4], [4]], 4, [NINA, 0, 1], [(0, SECOND), (1, ["take-back"])]),
        ([[5], None], 6, [NINA, 0], [(0, SECOND)]),
        ([[5], None], 2, [0, NINA], [(0, FIRST)]),
        ([None, [3]], 3, [NINA, 1], [(1, SECOND)]),
    ],
    ids=[
        "first",
        "first-turned",
        "second",
        "third",
        "tie-first",
        "tie-second",
        "all-tie",
        "one-passed",
        "won",
        "tie-one",
    ],
)
def test_K36_nina_takes_a_rank_and_wins_all_ties(
    bids: list[list[int] | None], nina: int, ranks: list[int], expected: list[tuple[int, list[str]]]
):
    s, happened = auction("B", bids, nina=[nina])
    assert list(sums(happened)) == ranks
    assert asked(s) == [(seat, step) for seat, steps in expected for step in steps]


def test_L37_nina_wins_a_tie_even_against_the_first_player():
    for stefan in (0, 1):
        _, happened = auction("D", [[4], [4]], nina=[4], stefan=stefan)
        assert list(sums(happened)) == [NINA, stefan, 1 - stefan]


@pytest.mark.parametrize("stefan", [0, 1])
def test_K36_stefan_stays_with_its_holder_when_nina_wins(stefan: int):
    s, happened = auction("B", [[5], [4]], nina=[6], stefan=stefan)
    assert s.stefan == stefan
    assert not told(happened, ev.StefanTaken)
    take_backs(s)
    assert s.to_act == (stefan,)


def test_K36_stefan_goes_to_the_better_player_when_nina_is_second():
    s, _ = auction("B", [[2], [5]], nina=[4], stefan=0)
    assert s.stefan == 1


def test_L37_nina_takes_no_seat_no_resource_and_no_space():
    s, happened = auction("B", [[5], [4]], nina=[6], council={"wine": 1})
    before = (s.council[:], s.supply[:], s.city[:])
    take_backs(s)
    assert (s.council, s.supply, s.city) == before
    assert not told(happened, ev.SeatTaken)
    assert s.view(None)["council"]["wine"]["seat"] == 1


def test_K36_the_second_behind_nina_may_act():
    s, _ = auction("B", [[5], [4]], nina=[6], guild="wine")
    where = spaces(CITY, "wine")[0]
    act(s, "take-good", f"settle {name(where)}")
    assert s.city[0] == 1 << where
    assert s.to_act == (1,)
    assert words(s) == ["take-back four", "skip"]


def test_K6_K36_the_second_behind_nina_who_can_do_nothing_takes_a_card_back():
    s, _ = auction("B", [[5], None], {0: {"members": 0}}, nina=[6], supply={"wine": 0})
    assert words(s) == ["take-back five", "skip"]


def test_L38_the_third_place_does_nothing_with_two_players():
    s, _ = auction("F", [[3], [2]], nina=[6, 6])
    assert asked(s) == [(0, "good"), (0, "settle"), (1, "take-back")]


# Elsewhere ------------------------------------------------------------------------------------------------------------


def test_L24_in_A_both_players_get_a_seat():
    s, _ = auction("A", [[2], [5]], council={"nobility": 0, "church": 1})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (1, 0)


def joker_against(nina: list[int], other: list[int | str]) -> list[Event]:
    """Seat 0 bids the joker alone in F."""
    _, happened = auction("F", [["joker"], other], nina=nina, specials=("joker",))
    return happened


@pytest.mark.parametrize(
    ("nina", "other", "total"), [([6, 6], [6], 6), ([6, 1], [1], 2), ([5, 5], [6], 2), ([1, 2], [3], 0)]
)
def test_K37_her_sixes_count_for_the_joker(nina: list[int], other: list[int | str], total: int):
    assert sums(joker_against(nina, other))[0] == total


def test_K37_the_sums_shown_while_ranks_act_count_ninas_sixes_for_the_joker():
    stacks = {0: Desk(stacks=[["joker", 5]]), 1: Desk(stacks=[[1]])}
    s = position(stacks, players=2, at="B", nina=[6], specials=("joker",))
    act(s, "reveal 0", "reveal 0")
    assert s.view(0)["auction"]["sums"] == {"0": 7, "1": 1}

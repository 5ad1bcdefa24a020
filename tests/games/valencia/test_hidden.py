"""What a seat may know: views show nothing of others' secrets, and sampled worlds keep what is known and no more."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    choose,
    fountain,
    guild_of,
    name,
    planning,
    position,
    settle,
    skip_to,
    words,
)

from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Influence, Seat

CITY = first_city(False)
PUBLIC = {
    "under",
    "seat",
    "colour",
    "score",
    "members",
    "council",
    "privileges",
    "pile",
    "stacks",
    "gone",
    "seen",
    "unseen",
    "missions",
    "ready",
}
"""All that others see of a desk during the game."""
SAMPLES = 40


def worlds(s: State, seat: int | None, number: int = SAMPLES) -> list[State]:
    """Some worlds that the seat cannot tell from the real one."""
    return [s.determinize(seat, Random(n)) for n in range(number)]


def holdings(s: State, seat: int) -> Counter[int]:
    """All influence cards of a seat, wherever they are."""
    return Counter(b"".join([s.deck[seat], s.hand[seat], *s.stacks[seat], s.discard[seat], s.revealed[seat]]))


def all_missions(s: State) -> list[int]:
    """All missions of the game, wherever they are."""
    held = [m for sets in (s.missions, s.rejected) for cards in sets for m in each(cards)]
    return sorted([*held, *b"".join(s.offered), *s.mission_pile])


def random_game(players: int, seed: int, **options: Any) -> Iterator[State]:
    """The positions of a random game."""
    s, rng = VALENCIA.start(players, VALENCIA.options(options), seed), Random(seed)
    assert isinstance(s, State)
    while True:
        yield s
        if s.over:
            return
        seat = rng.choice(s.to_act)
        s.apply(seat, rng.choice(s.legal(seat)))


# Views ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_K2_a_view_shows_of_other_desks_only_what_lies_open(players: int):
    for s in random_game(players, 3, specials=SPECIALS):
        if s.over:
            break
        for viewer in (*range(players), None):
            desks = s.view(viewer)["desks"]
            assert all(set(desk) == PUBLIC for p, desk in enumerate(desks) if p != viewer)


def test_K2_a_view_does_not_depend_on_what_others_keep_behind_their_screens():
    """Stacks, coins, resources and missions are shown to their owner only (H15)."""
    a, b, c = (CONTENT.missions[n].id for n in (3, 17, 30))
    one = position(
        {
            1: Desk(stacks=[[6, 5], [1]], coins=9, goods={"wine": 1}, missions=[a]),
            2: Desk(coins=1, missions=[b]),
            0: Desk(stacks=[[2]]),
        },
        at="C",
    )
    other = position(
        {
            1: Desk(stacks=[[2, 2], [3]], coins=0, missions=[c]),
            2: Desk(coins=4, goods={"wine": 1}, missions=[a]),
            0: Desk(stacks=[[2]]),
        },
        at="C",
    )
    for viewer in (0, 3, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(1) != other.view(1)


def test_K2_a_view_does_not_depend_on_the_order_of_any_pile():
    s = position({0: Desk(stacks=[[2]])}, players=2, at="C")
    t = s.clone()
    t.deck = [pile[::-1] for pile in t.deck]
    t.nina_deck, t.mission_pile = t.nina_deck[::-1], t.mission_pile[::-1]
    for viewer in (0, 1, None):
        assert t.view(viewer) == s.view(viewer)


def test_H9_L34_everything_behind_the_screens_is_shown_at_the_end():
    """So that everybody can check the scoring (H9)."""
    *_, s = random_game(3, 5)
    for desk in s.view(None)["desks"]:
        assert set(desk) == PUBLIC | {"own_missions", "coins", "goods", "standing", "counted"}


def test_L13_kept_and_rejected_missions_are_seen_by_their_owner_only():
    """Nor does anybody see how far somebody else has got (H13)."""
    s = VALENCIA.start(3, seed=2)
    assert isinstance(s, State)
    t = s.clone()
    choose(s, 1, words(s, 1)[0])
    choose(t, 1, words(t, 1)[1])
    for viewer in (0, 2, None):
        assert s.view(viewer) == t.view(viewer)
    assert s.view(1) != t.view(1)
    text = json.dumps(s.view(0))
    own = {CONTENT.missions[m].id for m in s.offered[0]}
    assert all((f'"{m.id}"' in text) == (m.id in own) for m in CONTENT.missions)


# Sampled worlds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"specials": SPECIALS}), (3, {}), (4, {"city": "random"}), (5, {"specials": ["twins"]})],
)
def test_a_sampled_world_keeps_view_legal_actions_cards_and_missions(players: int, options: dict[str, Any]):
    for number, s in enumerate(random_game(players, 7, **options)):
        if number % 3 or s.over:
            continue
        for seat in (*range(players), None):
            world = s.determinize(seat, Random(number))
            assert world.view(seat) == s.view(seat)
            if seat is not None:
                assert world.legal(seat) == s.legal(seat)
                assert (world.hand[seat], world.stacks[seat]) == (s.hand[seat], s.stacks[seat])
            for p in range(players):
                assert holdings(world, p) == Counter(s.table.deck)
            assert all_missions(world) == all_missions(s)
            assert sorted(world.nina_deck) == sorted(s.nina_deck)


def test_L34_a_sampled_world_of_a_finished_game_shows_the_same_missions():
    *_, s = random_game(4, 5)
    for seat in (0, 3, None):
        assert s.determinize(seat, Random(1)).view(seat) == s.view(seat)


def test_a_sampled_world_depends_on_nothing_the_seat_cannot_know():
    for number, s in enumerate(random_game(3, 9, specials=SPECIALS)):
        if number % 5 == 0 and not s.over:
            for seat in (0, 1, 2, None):
                world = s.determinize(seat, Random(number))
                again, straight = (x.determinize(seat, Random(99)) for x in (world, s))
                assert again.dump() == straight.dump()


def test_K2_what_others_have_drawn_and_stacked_leaves_no_trace_in_sampled_worlds():
    s = planning(players=3)
    t = s.clone()
    choose(t, 1, "draw", "draw", "stop", "put 1")
    for seat in (0, 2, None):
        assert t.determinize(seat, Random(3)).dump() == s.determinize(seat, Random(3)).dump()


def test_L13_what_others_have_kept_leaves_no_trace_in_sampled_worlds():
    s = VALENCIA.start(3, seed=2)
    assert isinstance(s, State)
    t = s.clone()
    choose(t, 1, words(t, 1)[0])
    choose(t, 1, words(t, 1)[1])
    for seat in (0, 2, None):
        assert t.determinize(seat, Random(3)).dump() == s.determinize(seat, Random(3)).dump()


def test_a_sampled_world_has_no_past():
    s = planning(players=3)
    choose(s, 1, "draw", "stop", "put 1")
    assert s.determinize(0, Random(1)).taken() == []


def test_stacks_hands_piles_and_missions_of_others_differ_from_world_to_world():
    s = position(
        {1: Desk(stacks=[[6, 5], [1]], missions=["M03", "M16"]), 0: Desk(stacks=[[2]], missions=["M20"])}, at="C"
    )
    found = worlds(s, 0)
    assert len({w.stacks[1] for w in found}) > SAMPLES // 2
    assert len({w.deck[1] for w in found}) == SAMPLES
    assert len({w.missions[1] for w in found}) > SAMPLES // 2
    assert {w.missions[0] for w in found} == {s.missions[0]}
    assert {tuple(map(len, w.stacks[1])) for w in found} == {(2, 1)}


def test_the_order_of_the_own_pile_is_unknown_even_to_its_owner():
    s = position({0: Desk(stacks=[[2]])}, at="C")
    found = worlds(s, 0)
    assert len({w.deck[0] for w in found}) == SAMPLES
    assert {bytes(sorted(w.deck[0])) for w in found} == {bytes(sorted(s.deck[0]))}


def test_a_revealed_stack_is_the_same_in_every_world():
    s = position({0: Desk(stacks=[[5, 3]]), 1: Desk(stacks=[[2]])}, at="C")
    act(s, "reveal 0")
    assert {w.revealed[0] for w in worlds(s, 2)} == {bytes([5, 3])}


# Cards put back -------------------------------------------------------------------------------------------------------


def returned(stack: list[int | str], card: str, **desk: Any) -> State:
    """Seat 1 has revealed a stack in C, lost, and put this card back; the auction of D follows."""
    mine = Desk(**({"stacks": [stack, [1]]} | desk))
    s = position({0: Desk(stacks=[[6, 6, 6], [1]]), 1: mine}, at="C", specials=SPECIALS)
    act(s, "reveal 0", "reveal 0")
    skip_to(s, "take-back")
    act(s, f"take-back {card}")
    return s


@pytest.mark.parametrize("card", ["five", "three"])
def test_H2_K6_which_card_of_an_open_stack_came_back_is_known_to_all(card: str):
    """The stack lay open (H2)."""
    s = returned([5, 3], card)
    for viewer in (0, 1, 2, None):
        assert s.view(viewer)["desks"][1]["under"] == [card]
        found = worlds(s, viewer)
        assert {w.deck[1][0] for w in found} == {s.deck[1][0]}
        for w in found:
            assert holdings(w, 1) == Counter(s.table.deck)
            assert w.discard[1] == s.discard[1]


@pytest.mark.parametrize("stack", [[4], [4, 4]])
def test_K6_a_card_of_a_stack_of_one_kind_is_known_to_all(stack: list[int | str]):
    s = returned(stack, "four")
    for viewer in (0, 1, None):
        assert {w.deck[1][0] for w in worlds(s, viewer)} == {4}
    assert s.view(0)["desks"][1]["seen"] == ["four"] * (len(stack) - 1)


def test_K6_two_cards_put_back_lie_in_order_in_every_world():
    s = position({0: Desk(stacks=[[6, 6], [6, 6]]), 1: Desk(stacks=[[5, 3], [2, 1]])}, at="C")
    act(s, "reveal 0", "reveal 0")
    skip_to(s, "take-back")
    act(s, "take-back five", "pass", "pass", "reveal 0", "reveal 0")
    skip_to(s, "take-back")
    act(s, "take-back one")
    assert s.deck[1][:2] == bytes([1, 5])
    assert {tuple(w.deck[1][:2]) for w in worlds(s, 0)} == {(1, 5)}
    assert all(holdings(w, 1) == Counter(s.table.deck) for w in worlds(s, 0))


def next_round(s: State) -> None:
    """Everybody passes until the next round is planned."""
    number = s.round
    while s.round == number:
        act(s, "pass" if "pass" in words(s) else words(s)[0])


def test_H2_K6_a_known_card_that_was_drawn_again_lies_in_the_stacks():
    s = returned([4], "four", pile=[])
    next_round(s)
    for seat in (0, 2, 3):
        choose(s, seat, "stop")
    assert s.stacks[1] == (bytes([4]),)
    assert {w.stacks[1] for w in worlds(s, 0)} == {(bytes([4]),)}


# Cards fetched from the discard ---------------------------------------------------------------------------------------


WATER, *_ = (f for f in each(CITY.fountain_spaces) if CITY.beside(f).bit_count() >= 2)


def retrieving(s: State, where: int, card: str) -> None:
    """Seat 1 wins the guild of a space beside the fountain that fetches cards, settles there and fetches one."""
    boards = list(s.table.boards)
    guild = Seat[guild_of(CITY, where).upper().replace("-", "_")]
    board = boards[s.round - 1]
    boards[s.round - 1] = (board[0], int(guild), int(guild))
    s.table = replace(s.table, boards=tuple(boards))
    while s.to_act != (1,):
        act(s, "pass")
    act(s, "reveal 0")
    while s.to_act != (1,):
        act(s, "pass")
    settle(s, where)
    act(s, f"fountain {name(WATER)}")
    if f"retrieve {card}" in words(s):
        act(s, f"retrieve {card}")


def test_H1_F3_a_retrieved_card_is_public():
    """It is shown before it goes under the pile (H1)."""
    where = each(CITY.beside(WATER))[0]
    s = position(
        {1: Desk(stacks=[[6], [1]], discard=[5, 2])},
        at="D",
        guild=guild_of(CITY, where),
        fountains={WATER: fountain(ability="retrieve")},
    )
    act(s, "reveal 0")
    settle(s, where)
    act(s, f"fountain {name(WATER)}", "retrieve five")
    assert s.view(0)["desks"][1]["seen"] == ["two", "six"]
    for viewer in (0, 1, None):
        found = worlds(s, viewer)
        assert {w.deck[1][0] for w in found} == {5}
        assert all(holdings(w, 1) == Counter(s.table.deck) for w in found)


def test_F3_fetching_an_unseen_card_of_a_kind_that_was_seen_leaves_the_doubt_about_a_card_put_back():
    """Seat 1 put a 3 back from a stack of 5 and 3; the 3 it fetches now had left the game unseen in another round."""
    s = unseen_three_and_stack()
    one, _ = each(CITY.beside(WATER))[:2]
    retrieving(s, one, "three")
    found = worlds(s, 0)
    assert all(holdings(w, 1) == Counter(s.table.deck) for w in found)
    assert {w.deck[1][0] for w in found} == {3}
    assert 3 in {w.deck[1][1] for w in found}


def test_F3_fetching_twice_after_a_card_was_put_back_leaves_worlds_that_fit():
    """As before, and then the 5 of that stack is fetched too."""
    s = unseen_three_and_stack()
    one, other = each(CITY.beside(WATER))[:2]
    retrieving(s, one, "three")
    while s.view(None)["step"] != "F":
        act(s, "pass" if "pass" in words(s) else "skip")
    retrieving(s, other, "five")
    assert list(s.deck[1][:3]) == [5, 3, 3]
    found = worlds(s, 0)
    assert all(holdings(w, 1) == Counter(s.table.deck) for w in found)
    assert {w.deck[1][0] for w in found} == {5}


def unseen_three_and_stack() -> State:
    """In D, seat 1 has put the 3 of a stack of 5 and 3 back, and another 3 left the game unseen earlier."""
    pile = [1] * 2 + [2] * 4 + [3] * 2 + [4] * 4 + [5] * 3 + [6] * 2
    s = position(
        {0: Desk(stacks=[[6, 6]]), 1: Desk(stacks=[[5, 3], [6], [6], [1, 1]], pile=pile, coins=30)},
        at="C",
        fountains={WATER: fountain(ability="retrieve")},
    )
    assert [Influence(c).name for c in s.discard[1]] == ["THREE"]
    act(s, "reveal 0", "reveal 0")
    skip_to(s, "take-back")
    act(s, "take-back three")
    assert s.view(None)["step"] == "D"
    return s

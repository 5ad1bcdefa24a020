"""What the engine tells so that no screen has to decide a rule a second time."""

from __future__ import annotations

import pytest
from tests.games.valencia.builder import Desk, act, position, skip_to

from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia.answers import SETTLE
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE, fountain_points
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import PLAYERS, Guild

DEAREST_WINE = max(first_city(False).costs[cell] for cell in each(first_city(False).guilds[Guild.WINE]))
STEPS = {n: [step for step in VALENCIA.components()["steps"] if step["players"] == n] for n in PLAYERS}
"""The steps of a round by the number of players."""


@pytest.mark.parametrize("players", PLAYERS)
def test_L15_L20_L25_L38_the_components_say_what_the_steps_of_a_round_are_about(players: int):
    steps = {step["letter"]: step for step in STEPS[players]}
    assert list(steps) == [*"ABCDEFGHI"]
    assert {letter: s["guild"] for letter, s in steps.items() if s["guild"] is not None} == {"B": 0, "D": 1, "F": 2}
    assert [len(steps[letter]["rewards"]) for letter in "ABCDEFGHI"] == [2, g := 2 + (players > 3), 1, g, 1, g, 1, 0, 0]
    for letter in "ABCDEFG":
        view = position({0: Desk(stacks=[[6]])}, players=players, at=letter).view(None)
        assert view["auction"]["rewards"] == steps[letter]["rewards"]


def test_L37_the_components_say_how_many_cards_nina_turns_over():
    turned = {players: [step["nina"] for step in STEPS[players]] for players in PLAYERS}
    assert turned == {2: [0, 1, 0, 1, 0, 2, 0, 0, 0], **dict.fromkeys((3, 4, 5), [0] * 9)}


@pytest.mark.parametrize("place", ["church", "nobility"])
def test_L28_L30_L31_the_components_say_which_seat_a_step_is_about(place: str):
    offices = {step["office"]: step["letter"] for step in STEPS[4] if step["office"]}
    assert offices == {"merchants": "E", "church": "H", "nobility": "I"}
    s = position(at=offices[place], council={place: 2})
    assert s.to_act == (2,)


@pytest.mark.parametrize("players", [2, 4])
def test_K19_K21_what_lies_beside_fountains_and_trees_is_what_scores(players: int):
    s = position(players=players)
    city, told = s.table.city, s.view(None)["city"]
    for tree in told["trees"]:
        s.palms = 1 << tree
        assert told["shade"][str(tree)] == [cell for cell in each(city.spaces) if palm_scores(s, cell)]
    central = [cell for cell in each(city.spaces) if fountain_points(s, 1 << cell) == CENTRAL_VALUE]
    assert told["beside"].pop(str(told["centre"])) == central
    assert list(told["beside"]) == [str(cell) for cell in each(city.fountain_spaces)]
    for fountain, beside in told["beside"].items():
        s.built = 1 << int(fountain)
        s.fountain_at = bytes(len(city.cells))
        scoring = [cell for cell in each(city.spaces) if worth(s, cell, central) == FOUNTAIN_VALUE[0]]
        assert beside == scoring != []


def palm_scores(s: State, cell: int) -> bool:
    s.city[0] = 1 << cell
    return s.standing(0)["palms"].points == 1


def worth(s: State, cell: int, central: list[int]) -> int:
    return fountain_points(s, 1 << cell) - CENTRAL_VALUE * (cell in central)


@pytest.mark.parametrize("coins", range(1, 6))
def test_L26_the_spaces_that_are_too_dear_are_those_that_a_refusal_calls_so(coins: int):
    s = position({0: Desk(stacks=[[6]], coins=coins), 1: Desk(stacks=[[1]])}, players=3)
    act(s, "reveal 0", "reveal 0")
    assert s.view(0)["desks"][0]["dear"] == [], "no space is asked for yet"
    skip_to(s, "settle")
    refused = [c for c in each(s.table.city.spaces) if s.why_not(0, SETTLE.of(1 << c)[0])[0] == "why-too-dear"]
    assert s.view(0)["desks"][0]["dear"] == refused
    assert bool(refused) == (coins < DEAREST_WINE)


def test_K10_nothing_is_too_dear_without_a_member():
    s = position({0: Desk(stacks=[[1]], coins=0, members=0), 1: Desk(stacks=[[6]]), 2: Desk(stacks=[[5]])})
    act(s, *["reveal 0"] * 3, *["skip"] * 5)
    assert (s.to_act, s.view(0)["asked"]["step"]) == ((0,), "third")
    assert s.view(0)["desks"][0]["dear"] == []

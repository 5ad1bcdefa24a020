"""What players of Valencia are told before they choose."""

from __future__ import annotations

import pytest
from tests.games.valencia.builder import Desk, act, fountain, guild_of, name, position, skip_to, told

from kaffeehaus import preview
from kaffeehaus.cli.valencia import ValenciaPresenter
from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.state import State
from kaffeehaus.locale import Texts

SCREEN = ValenciaPresenter(Texts(game="valencia"))
CITY = first_city(False)
WATER, BESIDE = next(
    (f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f)) if not CITY.around_centre >> c & 1
)
"""A fountain space, and a city space beside it that is not at the central fountain."""


def legal(s: State, text: str) -> Action:
    """An action that is legal now."""
    return next(a for a in s.legal(s.to_act[0]) if str(a) == text)


def test_X2_what_a_revealed_stack_brings_is_foreseen_though_it_is_hidden_from_others():
    s = position({0: Desk(stacks=[["savings"], [1]]), 1: Desk(stacks=[[3]])}, specials=("savings",))
    foreseen = preview(s, 0, legal(s, "reveal 0"))
    assert told(foreseen.events, ev.CoinsGained, seat=0, cause="savings")
    assert foreseen.ends == "turn"


def test_L16_L25_the_last_to_reveal_foresees_the_ranks_and_what_the_winner_takes():
    s = position({0: Desk(stacks=[[2]]), 1: Desk(stacks=[[6], [1]])}, council={"wine": 2})
    act(s, "reveal 0")
    foreseen = preview(s, 1, legal(s, "reveal 0"))
    assert told(foreseen.events[: foreseen.certain], ev.Ranked, seats=(1, 0))
    assert [str(a) for a in foreseen.assumed] == ["take-seat", "take-good"]
    assert told(foreseen.events[foreseen.certain :], ev.SeatTaken, seat=1)
    assert told(foreseen.events[foreseen.certain :], ev.GoodGained, seat=1)


def test_L37_nina_ends_what_is_foreseen():
    s = position({0: Desk(stacks=[[2]]), 1: Desk(stacks=[[6], [1]])}, players=2)
    act(s, "reveal 0")
    foreseen = preview(s, 1, legal(s, "reveal 0"))
    assert foreseen.events == ()


@pytest.mark.parametrize("usable", [True, False])
def test_L27_H16_a_fountain_is_told_beside_a_space_only_where_it_can_be_used(usable: bool):
    s = position(
        {0: Desk(stacks=[[6], [1]], coins=5, goods={"wine": 1} if usable else {})},
        guild=guild_of(CITY, BESIDE),
        fountains={WATER: fountain(ability="sell")},
    )
    act(s, "reveal 0")
    skip_to(s, "settle")
    action = legal(s, f"settle {name(BESIDE)}")
    foreseen = preview(s, 0, action)
    assert [str(a) for a in foreseen.then] == ([f"fountain {name(WATER)}"] if usable else [])
    assert told(foreseen.events, ev.CoinsPaid, count=CITY.costs[BESIDE]) or not CITY.costs[BESIDE]
    assert ("beside" in SCREEN.choice(s, 0, action)) is usable


def test_L34_what_a_space_is_worth_is_what_it_scores():
    s = position(
        {0: Desk(stacks=[[6], [1]], coins=5)}, guild=guild_of(CITY, BESIDE), fountains={WATER: fountain(value=6)}
    )
    act(s, "reveal 0")
    skip_to(s, "settle")
    action = legal(s, f"settle {name(BESIDE)}")
    before = sum(stands.points or 0 for stands in s.standing(0).values())
    line = SCREEN.choice(s, 0, action)
    s.apply(0, action)
    gained = sum(stands.points or 0 for stands in s.standing(0).values()) - before
    assert gained >= 7
    assert f"+{gained} points as things stand" in line


def test_X5_K45_taking_a_seat_says_whoever_goes_home_the_supporter_too():
    s = position({0: Desk(stacks=[[6], [1]])}, council={"wine": 2}, supporters={"wine": 3}, specials=("support",))
    act(s, "reveal 0")
    line = SCREEN.choice(s, 0, legal(s, "take-seat"))
    assert line.count("goes home") == 2
    s = position({0: Desk(stacks=[[6], [1]])})
    act(s, "reveal 0")
    assert "the seat is free" in SCREEN.choice(s, 0, legal(s, "take-seat"))

"""Rules and rulings that no other module holds: endless supplies, shared buildings, shuffled piles, far goals."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.vienna.builder import Desk, act, cards_showing, enter, find_buildings, play_on, position

from kaffeehaus import engine
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna import third_man
from kaffeehaus.games.vienna.board import ADJACENT, COLOUR, buildings
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Bribe


def shuffled_while_drawing() -> tuple[State, set[int]]:
    """A round in which the pile ran out after two cards and was made anew, and those two cards."""
    s = position(players=2, crest=1, discard=range(40, 60), desks={0: Desk(cards=cards_showing("pistol"))})
    s.deck = s.deck[:2]
    before = set(s.deck)
    happened: list[Event] = play_on(s, lambda s: len(s.hand[0]) == 3)
    assert len([e for e in happened if isinstance(e, ev.PileShuffled)]) == 1
    return s, before


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_W2_a_card_dealt_before_the_shuffle_is_never_imagined_as_one_of_the_shuffled(viewer: int | None) -> None:
    s, before = shuffled_while_drawing()
    kept = [sum(c in before for c in hand) for hand in s.hand]
    assert sum(kept) == 2
    for seed in range(20):
        imagined = s.determinize(viewer, Random(seed))
        assert [sum(c in before for c in hand) for hand in imagined.hand] == kept


def test_V39_D7_agents_of_different_players_share_a_building() -> None:
    where = find_buildings(colour="wine")[0]
    s = position({0: Desk(bribes={"wine": 2}), 1: Desk(agents=[where])})
    enter(s, where)
    assert s.agents[0] >> where & 1
    assert s.agents[1] >> where & 1


@pytest.mark.parametrize("bribe", ["wine", "coffee"])
def test_V6_bribes_never_run_out(bribe: str) -> None:
    s = position({p: Desk(bribes={bribe: 99}) for p in range(4)})
    act(s, f"take-bribes {bribe}")
    assert s.view(0)["desks"][0]["bribes"][bribe] == 101


@pytest.mark.parametrize("score", [98, 99, 100, 399])
def test_V22_the_score_goes_on_beyond_a_hundred(score: int) -> None:
    s = position({0: Desk(score=score, tiles={"pistol": 3}, cards=cards_showing("pistol"))})
    act(s, "take-bribes wine")
    assert s.view(0)["desks"][0]["score"] == score + 3


@pytest.mark.skipif(engine.kind() == engine.COMPILED, reason="a compiled module has its constants inside")
def test_W9_without_a_goal_next_door_the_third_man_looks_one_square_further(monkeypatch: pytest.MonkeyPatch) -> None:
    start = find_buildings(colour="chocolate")[0]
    painted = list(COLOUR)
    for b in buildings(ADJACENT[start]):
        painted[b] = Bribe.TOBACCO
    masks = [sum(1 << b for b, colour in enumerate(painted) if colour == c) for c in Bribe]
    monkeypatch.setattr(third_man, "COLOUR", tuple(painted))
    monkeypatch.setattr(third_man, "COLOUR_MASK", tuple(masks))
    two_away = {b for near in buildings(ADJACENT[start]) for b in buildings(ADJACENT[near])}
    expected = {b for b in two_away if painted[b] not in (Bribe.TOBACCO, Bribe.CHOCOLATE)} - {start}
    assert expected
    assert set(buildings(third_man.candidates(start))) == expected

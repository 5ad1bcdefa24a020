"""The worked examples of the rulebook: each position is built, played, and comes out as printed."""

from __future__ import annotations

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    choose,
    final,
    fountain,
    goods,
    guild_of,
    name,
    planning,
    position,
    scored,
    settle,
    skip_to,
    spaces,
    sums,
    told,
    words,
)

from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import MissionKind, Seat

PATTY, FRANK, ANI, DIRK, LILLI = range(5)
CITY = first_city(False)


def quiet_fountain() -> tuple[int, list[int]]:
    """A fountain space with three city spaces beside it that do not touch the central fountain."""
    for where in each(CITY.fountain_spaces):
        near = each(CITY.beside(where) & ~CITY.around_centre)
        if len(near) >= 3:
            return where, near[:3]
    raise LookupError("no such fountain space")


# The round ------------------------------------------------------------------------------------------------------------


def test_EL1_everybody_draws_as_many_cards_as_they_like():
    s = planning(players=5)
    choose(s, FRANK, *["draw"] * 4, "stop")
    choose(s, LILLI, "draw", "draw", "stop")
    for seat in (PATTY, ANI, DIRK):
        choose(s, seat, "stop")
    choose(s, FRANK, *["put 0"] * 4)
    choose(s, LILLI, "put 1", "put 2")
    assert [desk["stacks"] for desk in s.view(None)["desks"]] == [[1], [5], [1], [1], [1, 1, 1]]
    assert [desk["pile"] for desk in s.view(None)["desks"]] == [23, 19, 23, 23, 21]


def five_bidders() -> State:
    """Patty, who is first, may bid too; the others hold 4, 1, 2 and 2."""
    bids = {PATTY: 6, FRANK: 4, ANI: 1, DIRK: 2, LILLI: 2}
    return position({p: Desk(stacks=[[c]]) for p, c in bids.items()}, players=5, at="B", stefan=PATTY)


def test_EL2_ranks_go_by_influence_and_a_tie_by_distance_from_the_first_player():
    s = five_bidders()
    assert s.to_act == (PATTY,)
    happened = act(s, "pass", "reveal 0", "reveal 0", "reveal 0", "reveal 0")
    assert told(happened, ev.Ranked) == [ev.Ranked((FRANK, DIRK, LILLI, ANI), (4, 2, 2, 1))]
    assert s.stefan == FRANK
    acting = []
    while not any(w.startswith("take-back") for w in words(s)):
        acting.append(s.to_act[0])
        act(s, "skip")
    assert list(dict.fromkeys(acting)) == [FRANK, DIRK, LILLI]


def test_EL3_who_got_no_action_may_put_the_single_card_under_the_pile():
    s = five_bidders()
    act(s, "pass", "reveal 0", "reveal 0", "reveal 0", "reveal 0")
    skip_to(s, "take-back")
    assert s.to_act == (ANI,)
    assert words(s) == ["take-back one", "skip"]
    pile = s.deck[ANI]
    act(s, "take-back one")
    assert s.deck[ANI] == bytes([1]) + pile
    assert s.discard[ANI] == b""


def test_EL4_the_winner_of_A_takes_the_nobility_and_the_second_keeps_the_church_already_held():
    s = position(
        {LILLI: Desk(stacks=[[5]]), DIRK: Desk(stacks=[[3]]), PATTY: Desk(stacks=[[1]])},
        players=5,
        at="A",
        stefan=LILLI,
        council={"nobility": PATTY, "church": DIRK},
    )
    before = s.members[:]
    happened = act(s, "reveal 0", "pass", "reveal 0")
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (LILLI, DIRK)
    assert s.members == [before[0] + 1, before[1], before[2], before[3], before[4] - 1]
    assert told(happened, ev.SeatTaken) == [ev.SeatTaken(LILLI, Seat.NOBILITY)]


def test_EL5_seat_resource_and_city_space_of_the_wine_guild():
    desks = {p: Desk(stacks=[[c], [1]]) for p, c in {PATTY: 5, DIRK: 4, LILLI: 3}.items()}
    s = position(desks, players=5, guild="wine", council={"wine": FRANK})
    act(s, "reveal 0", "reveal 0", "reveal 0")
    assert s.to_act == (PATTY,)
    act(s, "take-seat")
    assert s.council[Seat.WINE] == PATTY
    assert s.members[FRANK] == 15
    act(s, "skip", "skip")
    assert s.to_act == (DIRK,)
    act(s, "take-good", "skip")
    assert goods(s, DIRK) == {"wine": 1}
    assert s.supply[Seat.WINE] == 5
    assert s.to_act == (LILLI,)
    where = spaces(CITY, "wine", cost=2)[0]
    act(s, f"settle {name(where)}")
    assert s.coins[LILLI] == 3
    assert s.city[LILLI] == 1 << where


def test_EL6_a_member_on_a_space_of_cost_4_beside_a_fountain_sells_porcelain_for_5():
    water, where = next((f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f)) if CITY.costs[c] == 4)
    s = position(
        {LILLI: Desk(stacks=[[6], [1]], coins=4, goods={"porcelain": 1})},
        players=5,
        guild=guild_of(CITY, where),
        fountains={water: fountain(ability="sell")},
    )
    act(s, "reveal 0")
    settle(s, where)
    assert s.coins[LILLI] == 0
    assert words(s) == [f"fountain {name(water)}", "skip"]
    act(s, f"fountain {name(water)}")
    assert s.coins[LILLI] == 5
    assert goods(s, LILLI) == {}


def test_EL7_the_winner_of_E_sells_everything_for_7_and_takes_the_merchants_seat():
    s = position(
        {FRANK: Desk(stacks=[[2], [1]], coins=0, goods={"wine": 1, "clothes": 1})},
        at="E",
        council={"merchants": ANI},
    )
    act(s, "reveal 0", "sell wine", "sell clothes")
    assert s.coins[FRANK] == 7
    act(s, "take-seat")
    assert s.council[Seat.MERCHANTS] == FRANK
    assert s.members[ANI] == 15


def test_EL8_a_move_to_a_fountain_brings_no_ability():
    water, near = quiet_fountain()
    target, origin = next((t, o) for t in near for o in each(CITY.beside(t)) if not CITY.beside(water) >> o & 1)
    s = position(
        {DIRK: Desk(stacks=[[3], [1]], goods={"wine": 1}, city=[origin])},
        at="G",
        fountains={water: fountain(ability="sell")},
        council={"church": PATTY},
    )
    happened = act(s, "reveal 0", f"move-from {name(origin)}", f"move-to {name(target)}")
    assert s.city[DIRK] == 1 << target
    assert not told(happened, ev.FountainUsed)
    assert s.to_act == (PATTY,)
    assert s.coins[DIRK] == 5


def test_EL9_the_church_plants_the_palm_among_its_own_members():
    tree = next(t for t in each(CITY.trees) if CITY.shade[t].bit_count() >= 3)
    own = each(CITY.shade[tree])
    s = position({PATTY: Desk(city=own)}, at="H", council={"church": PATTY, "nobility": LILLI}, players=5)
    assert s.to_act == (PATTY,)
    act(s, f"plant {name(tree)}")
    assert s.palms == 1 << tree
    assert CITY.shade[tree] & ~s.city[PATTY] == 0


def test_EL10_the_nobility_builds_the_fountain_beside_two_of_its_members():
    water, near = quiet_fountain()
    s = position({LILLI: Desk(city=near[:2])}, at="I", players=5, council={"nobility": LILLI, "church": PATTY})
    assert s.to_act == (LILLI,)
    act(s, f"build {name(water)}")
    assert s.fountain_at[water] == s.table.fountains[0]
    assert (s.city[LILLI] & CITY.beside(water)).bit_count() == 2


def test_EL11_the_council_scores_3_2_1_1_1_and_the_majority_gains_a_privilege():
    holders = [LILLI, LILLI, LILLI, PATTY, PATTY, FRANK, ANI, DIRK]
    places = ["oranges", "wine", "clothes", "porcelain", "church", "dried-fruit", "merchants", "nobility"]
    s = position(at="I", players=5, council=dict(zip(places, holders, strict=True)))
    act(s, words(s)[0])
    assert [s.score[p] for p in (LILLI, PATTY, FRANK, ANI, DIRK)] == [3, 2, 1, 1, 1]
    assert s.privileges == [0, 0, 0, 0, 1]


def test_EL12_a_privilege_moves_a_player_to_the_end_of_the_queue():
    ani, dirk, lilli, patty = range(4)
    desks = {p: Desk(stacks=[[p + 1], [6]], privileges=2) for p in range(4)}
    s = position(desks, at="C", stefan=ani)
    assert s.view(None)["auction"]["queue"] == [ani, dirk, lilli, patty]
    act(s, "reveal 1")
    assert s.to_act == (dirk,)
    act(s, "privilege")
    assert s.view(None)["auction"]["queue"] == [lilli, patty, dirk]
    act(s, "reveal 1")
    assert s.to_act == (patty,)
    act(s, "privilege")
    assert s.view(None)["auction"]["queue"] == [dirk, patty]
    act(s, "privilege")
    assert s.view(None)["auction"]["queue"] == [patty, dirk]
    assert s.privileges == [2, 0, 2, 1]
    act(s, "reveal 1")
    assert s.to_act == (dirk,)
    assert words(s) == ["pass", "reveal 0", "reveal 1"]


def test_EL12_patty_who_has_used_her_only_privilege_must_reveal_or_pass():
    ani, dirk, lilli, patty = range(4)
    desks = {p: Desk(stacks=[[p + 1]], privileges=n) for p, n in ((ani, 0), (dirk, 2), (lilli, 0), (patty, 1))}
    s = position(desks, at="C", stefan=ani)
    act(s, "reveal 0", "privilege", "reveal 0", "privilege", "privilege")
    assert s.to_act == (patty,)
    assert words(s) == ["pass", "reveal 0"]


# The end --------------------------------------------------------------------------------------------------------------


def test_EL13_six_members_in_the_city_score_six():
    points, _ = scored(final({FRANK: Desk(city=each(CITY.spaces & ~CITY.around_centre)[:6])}))
    assert points[FRANK] == {"members": 6}


def test_EL14_five_members_at_palms_score_five():
    one, other = next(
        (a, b) for a in each(CITY.trees) for b in each(CITY.trees) if (CITY.shade[a] | CITY.shade[b]).bit_count() >= 5
    )
    own = each(CITY.shade[one] | CITY.shade[other])[:5]
    points, _ = scored(final({ANI: Desk(city=own)}, palms=[one, other]))
    assert points[ANI]["palms"] == 5


def test_EL15_two_members_at_a_fountain_of_2_and_three_at_one_of_6_score_22():
    water, near = quiet_fountain()
    central = each(CITY.around_centre & ~CITY.beside(water))[:2]
    s = final({LILLI: Desk(city=[*near, *central])}, players=5, fountains={water: fountain(value=6)})
    points, _ = scored(s)
    assert points[LILLI]["fountains"] == 2 + 2 + 6 + 6 + 6 == 22


def easy_missions() -> list[tuple[Mission, Desk]]:
    """Missions that a few members or goods fulfil, with a desk that does."""
    found = []
    for m in CONTENT.missions:
        if m.kind is MissionKind.COST:
            assert isinstance(m.argument, int)
            found.append((m, Desk(city=spaces(CITY, cost=m.argument)[:2])))
        elif m.kind is MissionKind.GUILD:
            assert isinstance(m.argument, int)
            found.append((m, Desk(city=each(CITY.guilds[m.argument])[:3])))
        elif m.kind is MissionKind.THREE_GOODS:
            found.append((m, Desk(goods={"oranges": 1, "wine": 1, "clothes": 1})))
        elif m.kind is MissionKind.CORNERS:
            found.append((m, Desk(city=each(CITY.corners)[:2])))
    return found


def test_EL16_a_mission_of_4_and_ten_minus_two_coins_score_12():
    mission, desk = next((m, d) for m, d in easy_missions() if m.points == 4)
    ten_minus = next(m for m in CONTENT.missions if m.kind is MissionKind.TEN_MINUS and m.argument == "coins")
    desk.missions, desk.coins = [mission.id, ten_minus.id], 2
    points, happened = scored(final({FRANK: desk}))
    assert points[FRANK]["missions"] == 12
    assert {e.points for e in told(happened, ev.MissionScored, seat=FRANK)} == {4, 8}


def test_EL17_neither_nobility_nor_church_at_the_end_costs_3():
    m16 = next(m for m in CONTENT.missions if m.kind is MissionKind.NOBILITY_OR_CHURCH)
    points, _ = scored(final({FRANK: Desk(missions=[m16.id])}, council={"nobility": ANI, "church": PATTY}))
    assert points[FRANK] == {"failed-missions": -3}
    assert [p for p in points if p is not points[FRANK]] == [{}, {}, {}]


# Expansion 1 ----------------------------------------------------------------------------------------------------------


def expanded(desks: dict[int, Desk], at: str = "C", **rest: object) -> State:
    """A position with every special card in the decks."""
    return position(desks, at=at, specials=SPECIALS, **rest)  # type: ignore[arg-type]


@pytest.mark.parametrize(("others", "total"), [([[5], [4]], 3), ([[6], [6]], 7), ([[6, 6], [1]], 7)])
def test_EL18_the_joker_gains_two_for_every_six_of_another_player(others: list[list[int]], total: int):
    desks = {0: Desk(stacks=[["joker", 1, 2]]), 1: Desk(stacks=[others[0]]), 2: Desk(stacks=[others[1]])}
    assert sums(act(expanded(desks), "reveal 0", "reveal 0", "reveal 0"))[0] == total


def test_EL19_savings_bring_two_coins_whatever_the_rank():
    s = expanded({0: Desk(stacks=[["savings", 4, 5]]), 1: Desk(stacks=[[6, 6]])})
    happened = act(s, "reveal 0")
    assert s.coins[0] == 7
    assert sums(happened + act(s, "reveal 0")) == {1: 12, 0: 10}


@pytest.mark.parametrize(("stack", "total"), [(["twins", "twins", 3], 9), (["twins", 1], 3)])
def test_EL20_both_twins_together_count_six(stack: list[int | str], total: int):
    assert sums(act(expanded({0: Desk(stacks=[stack])}), "reveal 0")) == {0: total}


def test_EL21_the_warehouse_brings_one_wine():
    s = expanded({0: Desk(stacks=[["warehouse-wine", 6], [1]]), 1: Desk(stacks=[[6, 6]])})
    happened = act(s, "reveal 0")
    assert goods(s, 0) == {"wine": 1}
    assert sums(happened + act(s, "reveal 0"))[0] == 9


def test_EL22_support_on_the_oranges_seat_makes_a_majority_in_phase_three():
    s = expanded(
        {2: Desk(stacks=[["support"]])}, at="G", council={"oranges": 3, "wine": 2, "clothes": 2, "merchants": 1}
    )
    happened = act(s, "reveal 0", "support oranges")
    assert s.supporters[Seat.ORANGES] == 2
    assert s.council[Seat.ORANGES] == 3
    assert told(happened, ev.Scored, seat=2) == [ev.Scored(2, 3, "council")]
    assert s.privileges == [0, 0, 1, 0]


def test_EL23_the_vagabond_moves_a_member_to_a_fountain_of_6():
    water, near = quiet_fountain()
    origin = next(c for c in each(CITY.beside(near[0])) if not CITY.beside(water) >> c & 1)
    s = expanded({0: Desk(stacks=[["vagabond"], [1]], city=[origin])}, fountains={water: fountain(value=6)})
    act(s, "reveal 0", f"move-from {name(origin)}", f"move-to {name(near[0])}")
    assert s.city[0] == 1 << near[0]


@pytest.mark.parametrize(("other", "total"), [([4], 7), (["joker", 3], 5)])
def test_EL24_the_central_card_is_seven_or_five_against_another_players_zero(other: list[int | str], total: int):
    s = expanded({0: Desk(stacks=[["central"]]), 1: Desk(stacks=[other])})
    assert sums(act(s, "reveal 0", "reveal 0"))[0] == total

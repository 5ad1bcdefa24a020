"""The course of a round: cards, actions, purchase, payday, crest and end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.vienna.builder import (
    VIENNA,
    Desk,
    act,
    bribes,
    cards_showing,
    edge,
    enter,
    find_card,
    phases,
    play_on,
    points,
    position,
    words,
)

from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.abilities import CARD_BIT
from kaffeehaus.games.vienna.actions import Place
from kaffeehaus.games.vienna.answers import EXCHANGE
from kaffeehaus.games.vienna.board import LAST, PRICE, buildings, total
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Bribe, Info, Item, MissionKind

each_count = pytest.mark.parametrize("players", [2, 3, 4])
each_version = pytest.mark.parametrize("version", ["introductory", "advanced"])
RICH = {b.name.lower(): 9 for b in Bribe}
END = {2: "H", 3: "J", 4: "L"}
BEFORE_END = {2: "G", 3: "I", 4: "K"}


def start(players: int = 3, seed: int = 1, **options: object) -> State:
    """A new game."""
    s = VIENNA.start(players, VIENNA.options(options), seed)
    assert isinstance(s, State)
    return s


def acting(s: State) -> bool:
    """Whether somebody is at Action III."""
    return not s.waiting and s.pending[0] == Step.ACTION_III


def crossing(
    players: int, investigator: str, *, version: str = "introductory", desks: Mapping[int, Desk] | None = None
) -> State:
    """Seat 0 acts last in its round, and its card IV brings the pistol marker over a threshold."""
    return position(
        {0: Desk(cards=cards_showing("pistol")), **(desks or {})},
        players=players,
        crest=1,
        investigator=investigator,
        markers={"pistol": edge("pistol")},
        version=version,
    )


# Cards ----------------------------------------------------------------------------------------------------------------


@each_count
@each_version
def test_V25_a_round_is_cards_then_actions_then_crest(players: int, version: str) -> None:
    s = start(players, version=version)
    first = s.crest
    happened = play_on(s, lambda s: s.round == 2)
    kinds = [type(e).__name__ for e in happened]
    assert max(n for n, k in enumerate(kinds) if k == "CardsReady") < kinds.index("CardRevealed")
    assert max(n for n, k in enumerate(kinds) if k == "CardRevealed") < kinds.index("RoundBegan")
    assert s.crest == (first + 1) % players


@each_count
@each_version
def test_V27_D18_everybody_draws_three_from_the_crest_holder_on(players: int, version: str) -> None:
    s = start(players, version=version)
    happened = play_on(s, lambda s: s.round == 2)
    drawn = [(e.seat, e.count) for e in happened if isinstance(e, ev.CardsDrawn)]
    assert drawn == [((s.crest + n) % players, 3) for n in range(players)]


def test_V27_an_empty_pile_is_made_anew_from_the_discards() -> None:
    s = start(4)
    happened = play_on(s, lambda s: s.round == 12)
    shuffled = [e for e in happened if isinstance(e, ev.PileShuffled)]
    assert shuffled
    assert sorted(s.deck + s.discard + b"".join(s.hand) + b"".join(s.drawers)) == list(range(1, 91))


def test_V27_a_pile_that_runs_out_while_drawing_is_drawn_to_the_end_first() -> None:
    s = position(players=2, crest=1, discard=range(40, 60), desks={0: Desk(cards=cards_showing("pistol"))})
    left = s.deck[:2]
    s.deck = left
    act(s, "take-bribes wine")
    assert set(left) <= set(s.hand[0] + s.hand[1])
    assert [len(h) for h in s.hand] == [3, 3]


@each_count
def test_V28_all_assign_at_the_same_time_in_any_order(players: int) -> None:
    s = start(players)
    for seat in reversed(range(players)):
        assert seat in s.to_act
        card = s.hand[seat][0]
        s.apply(seat, VIENNA.parse(f"assign {card} i"))
    assert s.to_act == tuple(range(players))
    for seat in range(players):
        assert seat in s.to_act
        s.apply(seat, s.legal(seat)[0])
        assert not s.waiting >> seat & 1


def test_V28_the_three_cards_lie_on_the_spaces_chosen() -> None:
    s = start(2)
    a, b, c = s.hand[0]
    s.apply(0, VIENNA.parse(f"assign {c} i"))
    s.apply(0, VIENNA.parse(f"assign {a} ii"))
    assert list(s.assigned[0]) == [c, a, b]
    assert s.hand[0] == b""


def test_V28_nobody_acts_before_all_have_assigned() -> None:
    s = start(2)
    s.apply(0, s.legal(0)[0])
    s.apply(0, s.legal(0)[0])
    assert s.to_act == (1,)
    assert s.legal(0) == []


def test_V29_each_card_is_used_only_for_its_action() -> None:
    s = start(2)
    crest = s.crest
    one, two, four = s.hand[crest]
    s.apply(crest, VIENNA.parse(f"assign {one} i"))
    s.apply(crest, VIENNA.parse(f"assign {two} ii"))
    happened = play_on(s, lambda s: not s.waiting and s.seat != crest)
    told = [(e.space.name, e.card) for e in happened if isinstance(e, ev.CardRevealed) and e.seat == crest]
    assert told == [("I", one), ("II", two), ("IV", four)]
    moved = [e.info for e in happened if isinstance(e, ev.MarkerMoved) and e.seat == crest and not e.card]
    assert moved == [CONTENT.cards[four - 1].info]
    gained = [(e.seat, e.bribe) for e in happened if isinstance(e, ev.BribesGained) and e.cause == "action-ii"]
    assert (crest, CONTENT.cards[two - 1].bribe) in gained


@each_count
@each_version
def test_V30_the_crest_holder_acts_first_then_clockwise(players: int, version: str) -> None:
    s = start(players, version=version)
    for _ in range(3):
        crest, number = s.crest, s.round
        happened = play_on(s, lambda s, n=number: s.round > n)  # type: ignore[misc]
        seats = [e.seat for e in happened if isinstance(e, ev.CardRevealed)]
        assert seats == [(crest + n) % players for n in range(players) for _ in range(3)]


# Action I and II ------------------------------------------------------------------------------------------------------


def test_V31_action_one_cannot_be_left_out() -> None:
    s = position({0: Desk(drawers=[1, 11, 21], cards=(31, 41, 51))}, at="I")
    assert s.legal(0) == list(EXCHANGE[:3])


def test_V32_the_new_ability_works_at_once() -> None:
    one, two = find_card("bribe-points", Bribe.WINE), cards_showing("pistol", bribe="wine")
    s = position({0: Desk(cards=(one, two[1], two[2]))}, at="I")
    assert list(s.drawers[0]) == [one]
    assert points(s, 0, Rule.ABILITIES) == 2


def test_V32_it_stays_for_later_rounds() -> None:
    s = start(2)
    play_on(s, lambda s: s.round == 3)
    assert all(len(d) == 2 for d in s.drawers)


@each_count
@each_version
def test_V33_three_rounds_fill_the_drawers(players: int, version: str) -> None:
    for seed in range(3):
        s = start(players, seed, version=version)
        for number in (2, 3, 4):
            happened = play_on(s, lambda s, n=number: s.round == n)  # type: ignore[misc]
            filled = [e for e in happened if isinstance(e, ev.DrawerFilled)]
            assert len(filled) == players
            assert all(CARD_BIT[e.card] == CARD_BIT[e.replaced] for e in filled if e.replaced)


@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_V33_then_any_one_is_exchanged_and_its_card_discarded(drawer: int) -> None:
    s = position({0: Desk(drawers=[1, 11, 21], cards=(31, 41, 51))}, at="I")
    s.apply(0, EXCHANGE[drawer])
    expected = [1, 11, 21]
    old = expected[drawer]
    expected[drawer] = 31
    assert list(s.drawers[0]) == expected
    assert old in s.discard


@pytest.mark.parametrize("full", [0, 1, 2])
def test_V34_an_empty_drawer_is_filled_without_a_question(full: int) -> None:
    drawers = [1, 11, 21][:full]
    s = position({0: Desk(drawers=drawers, cards=(31, 41, 51))}, at="I")
    assert list(s.drawers[0]) == [*drawers, 31]
    assert 31 not in s.discard


@pytest.mark.parametrize("drawers", [(1,), (1, 11), (1, 11, 21)])
def test_V35_a_twin_is_replaced_by_the_new_card(drawers: tuple[int, ...]) -> None:
    kind, type_ = CONTENT.cards[0].ability.value, CONTENT.cards[0].type
    assert type_ is not None
    twin = find_card(kind, int(type_), avoid=[1])
    s = position({0: Desk(drawers=drawers, cards=(twin, 41, 51))}, at="I")
    assert list(s.drawers[0]) == [twin, *drawers[1:]]
    assert 1 in s.discard


def test_V35_the_same_kind_with_another_type_may_stand_beside() -> None:
    one, two = find_card("bribe-bribe", Bribe.WINE), find_card("bribe-bribe", Bribe.COFFEE)
    s = position({0: Desk(drawers=[one], cards=(two, 41, 51))}, at="I")
    assert list(s.drawers[0]) == [one, two]


def test_V36_a_step_of_an_ability_may_be_declined() -> None:
    two = cards_showing("pistol", bribe="wine")
    s = position({0: Desk(cards=two, drawers=[find_card("bribe-marker", Bribe.WINE, avoid=two)])}, at="II")
    assert words(s) == [*[f"advance {i.name.lower()}" for i in Info], "decline"]
    act(s, "decline")
    assert s.markers == [0] * 5


@pytest.mark.parametrize("bribe", [b.name.lower() for b in Bribe])
def test_V37_action_two_gives_the_bribe_of_its_card(bribe: str) -> None:
    cards = cards_showing("pistol", bribe=bribe)
    s = position({0: Desk(cards=cards)}, at="II")
    assert bribes(s, 0) == {bribe: 1}
    assert cards[1] in s.discard


# Investigator and crest -----------------------------------------------------------------------------------------------


@each_count
@each_version
@pytest.mark.parametrize("area", [1, 2, 3, 4, 5])
def test_V48_a_threshold_moves_the_investigator_one_space(players: int, version: str, area: int) -> None:
    s = position(
        {0: Desk(cards=cards_showing("pistol"))},
        players=players,
        markers={"pistol": edge("pistol", area)},
        version=version,
    )
    act(s, "take-bribes wine")
    assert ROOF[s.investigator] == "B"
    assert s.crossed


def test_V48_a_step_inside_an_area_does_not() -> None:
    s = position({0: Desk(cards=cards_showing("pistol"))}, players=2, markers={"pistol": edge("pistol") + 1})
    act(s, "take-bribes wine")
    assert (ROOF[s.investigator], s.crossed) == ("A", False)


def test_V48_the_investigator_moves_once_a_round() -> None:
    first = cards_showing("pistol")
    second = cards_showing("slide", avoid=first)
    markers = {"pistol": edge("pistol"), "slide": edge("slide")}
    s = position({0: Desk(cards=first), 1: Desk(cards=second)}, players=2, markers=markers)
    act(s, "take-bribes wine")
    play_on(s, lambda s: s.round == 6)
    assert ROOF[s.investigator] == "B"


def test_V48_and_again_in_the_next_round() -> None:
    s = crossing(2, "A")
    act(s, "take-bribes wine")
    assert (s.round, s.crossed) == (6, False)
    s = crossing(2, "B")
    act(s, "take-bribes wine")
    assert ROOF[s.investigator] == "C"


@each_count
@each_version
def test_V49_the_crest_passes_to_the_left_and_the_token_is_turned_back(players: int, version: str) -> None:
    s = crossing(players, "A", version=version)
    assert s.crest == 1
    act(s, "take-bribes wine")
    play_on(s, lambda s: s.round == 6)
    assert s.crest == 2 % players
    assert not s.crossed
    assert s.roof_tile == 0


@each_count
@each_version
def test_V49_the_last_round_has_no_crest_phase(players: int, version: str) -> None:
    s = position({}, players=players, crest=1, at="end", ending=2, version=version)
    assert (s.over, s.crest) == (True, 1)


@each_count
@each_version
def test_V50_the_end_space_triggers_one_more_full_round(players: int, version: str) -> None:
    s = crossing(players, BEFORE_END[players], version=version)
    happened = act(s, "take-bribes wine")
    assert ev.EndTriggered("investigator") in happened
    assert not s.over
    happened = play_on(s, lambda s: s.over)
    assert s.round == 6
    acted = [e.seat for e in happened if isinstance(e, ev.CardRevealed)]
    assert sorted(acted) == sorted([*range(players)] * 3)
    assert s.outcome is not None
    assert s.outcome.reason == "investigator"


@each_count
def test_V50_the_round_of_the_trigger_is_finished(players: int) -> None:
    s = position(
        {0: Desk(cards=cards_showing("pistol"))},
        players=players,
        investigator=BEFORE_END[players],
        markers={"pistol": edge("pistol")},
    )
    act(s, "take-bribes wine")
    assert (ROOF[s.investigator], s.ending, s.seat, s.round) == (END[players], 1, 1, 5)
    play_on(s, lambda s: s.round == 6)
    assert s.ending == 2


@each_count
@each_version
def test_V50_one_space_before_the_end_nothing_ends(players: int, version: str) -> None:
    before = ROOF[ROOF.index(BEFORE_END[players]) - 1]
    s = crossing(players, before, version=version)
    act(s, "take-bribes wine")
    assert ROOF[s.investigator] == BEFORE_END[players]
    assert s.ending == 0


@each_count
@each_version
@pytest.mark.parametrize("seed", [1, 2])
def test_V51_every_game_ends(players: int, version: str, seed: int) -> None:
    s = start(players, seed, version=version)
    happened = play_on(s, lambda s: s.over)
    assert s.outcome is not None
    assert s.outcome.reason in ("investigator", "exhaustion")
    assert [type(e) for e in happened].count(ev.GameEnded) == 1
    assert s.to_act == ()


@each_count
def test_V108_when_all_markers_are_at_their_end_one_more_round_is_played(players: int) -> None:
    markers = {i.name.lower(): LAST[i] for i in Info} | {"pistol": LAST[Info.PISTOL] - 1}
    s = position({0: Desk(cards=cards_showing("pistol"))}, players=players, crest=1, crossed=True, markers=markers)
    happened = act(s, "take-bribes wine") + play_on(s, lambda s: s.over)
    assert [e.reason for e in happened if isinstance(e, ev.EndTriggered)] == ["exhaustion"]
    assert s.round == 6


def test_V108_in_the_advanced_game_the_last_purchase_and_payday_are_held() -> None:
    markers = {i.name.lower(): LAST[i] for i in Info} | {"pistol": LAST[Info.PISTOL] - 1}
    s = position(
        {0: Desk(cards=cards_showing("pistol"), coins=4, agents=[3])},
        players=2,
        crest=1,
        crossed=True,
        markers=markers,
        version="advanced",
    )
    happened = act(s, "take-bribes wine")
    assert (s.seat, s.pending[0], s.round) == (0, Step.BUY, 5)
    act(s, "buy telephone")
    assert s.round == 6
    happened = play_on(s, lambda s: s.over)
    assert phases(happened) == ["unfinished", "payday"]
    assert s.coins[0] == 1


def test_V108_a_marker_already_at_its_end_does_not_trigger_twice() -> None:
    markers = {i.name.lower(): LAST[i] for i in Info}
    s = position({0: Desk(cards=cards_showing("pistol"))}, players=2, ending=1, crossed=True, markers=markers)
    happened = act(s, "take-bribes wine")
    assert not any(isinstance(e, ev.EndTriggered) for e in happened)


# Purchase -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "spaces"), [(2, "BCDG"), (3, "BCEI"), (4, "BDFJ")], ids=["two", "three", "four"])
def test_V64_V65_a_purchase_tile_brings_a_purchase_after_all_actions(players: int, spaces: str) -> None:
    for space in spaces:
        before = ROOF[ROOF.index(space) - 1]
        s = crossing(players, before, version="advanced", desks={p: Desk(coins=2) for p in range(1, players)})
        happened = act(s, "take-bribes wine")
        assert s.roof_tile == 1
        assert (s.seat, s.pending[0]) == (1, Step.BUY)
        happened += play_on(s, lambda s: s.round == 6)
        assert phases(happened) == ["purchase"]
        assert s.roof_tile == 0


@pytest.mark.parametrize(("players", "space"), [(2, "E"), (3, "G"), (4, "H")])
def test_V64_V65_a_payday_tile_brings_a_payday(players: int, space: str) -> None:
    s = crossing(players, ROOF[ROOF.index(space) - 1], version="advanced", desks={1: Desk(coins=2, agents=[1])})
    happened = act(s, "take-bribes wine")
    assert phases(happened) == ["payday"]
    assert (s.coins[1], s.round) == (1, 6)


@pytest.mark.parametrize(("players", "spaces"), [(2, "F"), (3, "DFH"), (4, "CEGIK")], ids=["two", "three", "four"])
def test_V65_a_space_without_a_tile_brings_nothing(players: int, spaces: str) -> None:
    for space in spaces:
        s = crossing(players, ROOF[ROOF.index(space) - 1], version="advanced", desks={1: Desk(coins=5, agents=[1])})
        happened = act(s, "take-bribes wine")
        assert (phases(happened), s.round, s.coins[1]) == ([], 6, 5)


def test_V65_the_introductory_game_knows_neither() -> None:
    for space in "ABCDEFGHIJK":
        s = crossing(4, space)
        assert phases(act(s, "take-bribes wine")) == []


@pytest.mark.parametrize("crest", [0, 1, 2])
def test_V65_players_buy_in_turn_order_from_the_crest_holder(crest: int) -> None:
    desks = {p: Desk(coins=2) for p in range(3)}
    s = position(desks, players=3, crest=crest, at="end", roof_tile=1, version="advanced")
    asked = []
    while s.round == 5:
        asked.append(s.seat)
        act(s, "buy agent")
    assert asked == [(crest + n) % 3 for n in range(3)]


@each_count
def test_V66_the_end_space_brings_the_purchase_now_and_the_payday_after_the_last_round(players: int) -> None:
    s = crossing(players, BEFORE_END[players], version="advanced", desks={1: Desk(coins=5, agents=[1, 2])})
    happened = act(s, "take-bribes wine")
    happened += play_on(s, lambda s: s.round == 6)
    assert phases(happened) == ["purchase"]
    assert s.coins[1] == 5
    happened = play_on(s, lambda s: s.over)
    assert phases(happened) == ["unfinished", "payday"]
    assert s.agents[1].bit_count() == 2


def shop(desk: Desk) -> State:
    """A purchase phase in which only seat 0 has money."""
    return position({0: desk}, at="end", roof_tile=1, version="advanced")


def word(item: Item) -> str:
    """An item as actions write it."""
    return item.name.lower().replace("_", "-")


def test_V67_one_item_a_phase() -> None:
    s = shop(Desk(coins=20))
    act(s, "buy map")
    assert s.round == 6


@pytest.mark.parametrize(
    ("item", "price"),
    [("agent", 1), ("telephone", 2), ("map", 2), ("cash-box", 2), ("seal-tile", 2), ("side-table", 3)],
)
def test_V68_prices(item: str, price: int) -> None:
    s = shop(Desk(coins=price))
    assert f"buy {item}" in words(s)
    act(s, f"buy {item}")
    assert s.coins[0] == 0
    poorer = shop(Desk(coins=price - 1))
    assert poorer.round == 6 or f"buy {item}" not in words(poorer)


def test_V68_there_are_six_different_items() -> None:
    assert words(shop(Desk(coins=9))) == ["buy-nothing", *[f"buy {word(i)}" for i in Item]]
    assert sum(PRICE.values()) == 12


@pytest.mark.parametrize("item", list(Item)[1:])
def test_V68_an_item_is_bought_once(item: Item) -> None:
    assert f"buy {word(item)}" not in words(shop(Desk(coins=9, items=[word(item)])))


@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_V68_three_agents_can_be_hired(left: int) -> None:
    s = shop(Desk(coins=9))
    s.hires[0] = left
    s._legal_seat = -1
    assert ("buy agent" in words(s)) is bool(left)


def test_V69_a_hired_agent_comes_into_the_supply_and_is_like_any_other() -> None:
    s = shop(Desk(coins=1, supply=0, bribes={"wine": 2}))
    act(s, "buy agent")
    assert (s.supply[0], s.hires[0]) == (1, 2)
    play_on(s, lambda s: s.seat == 0 and acting(s))
    assert any(isinstance(a, Place) for a in s.legal(0))


def test_V70_the_telephone_draws_four_and_the_fourth_is_discarded() -> None:
    s = shop(Desk(coins=2))
    act(s, "buy telephone")
    assert [len(h) for h in s.hand] == [4, 3, 3, 3]
    cards = s.hand[0]
    for _ in range(3):
        assert 0 in s.to_act
        s.apply(0, s.legal(0)[0])
    assert s.to_act == (1, 2, 3)
    assert list(s.assigned[0]) == list(cards[:3])
    assert cards[3] not in s.discard
    play_on(s, lambda s: not s.waiting)
    assert cards[3] in s.discard
    assert s.hand[0] == b""


def test_V71_with_the_map_bribes_are_money() -> None:
    s = shop(Desk(items=["map"], bribes={"wine": 2, "chocolate": 1}))
    act(s, "buy side-table", "pay wine", "pay wine")
    assert (bribes(s, 0), s.round) == ({}, 6)


@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_V71_every_split_of_coins_and_bribes_is_possible(coins: int) -> None:
    def ends(s: State) -> set[tuple[int, int]]:
        if s.round == 6:
            return {(s.coins[0], total(s.bribes[0]))}
        found = set()
        for action in s.legal(0):
            after = s.clone()
            after.apply(0, action)
            found |= ends(after)
        return found

    s = shop(Desk(items=["map"], coins=coins, bribes={"wine": 2, "coffee": 1}))
    act(s, "buy side-table")
    assert ends(s) == {(coins - n, n) for n in range(coins + 1)}


def test_V71_without_the_map_bribes_buy_nothing() -> None:
    assert shop(Desk(bribes=RICH)).round == 6


def test_V71_the_map_does_not_turn_money_into_bribes() -> None:
    s = position({0: Desk(items=["map"], coins=9, bribes={"wine": 1})}, version="advanced")
    assert not any(isinstance(a, Place) for a in s.legal(0))


def test_V72_the_money_in_the_box_buys_nothing() -> None:
    assert shop(Desk(items=["cash-box"], box=12)).round == 6


LETTER_MISSION = next(m for m in CONTENT.missions if m.kind is MissionKind.BUILDING and m.shillings and m.points)


def completing(*items: str, box: int = 0) -> State:
    """Seat 0 completes a mission that pays money and points, owning these items."""
    letter = next(b.index for b in CONTENT.buildings if b.letter == LETTER_MISSION.needs[0])
    where = next(b.index for b in CONTENT.buildings if b.flag == LETTER_MISSION.flag and b.index != letter)
    desk = Desk(agents=[letter], missions=[LETTER_MISSION.id], items=items, box=box, bribes=RICH)
    s = position({0: desk}, version="advanced", display=())
    enter(s, where)
    act(s, f"complete {LETTER_MISSION.id.lower()}")
    return s


def test_V72_income_goes_into_the_box_at_once_or_never() -> None:
    s = completing("cash-box")
    act(s, "deposit 0")
    play_on(s, lambda s: s.round == 6)
    assert (s.coins[0], s.box[0]) == (LETTER_MISSION.shillings, 1)


@pytest.mark.parametrize(("box", "after"), [(0, 1), (10, 11), (11, 12), (12, 12)])
def test_V73_a_completed_mission_adds_a_shilling_to_the_box_until_it_is_full(box: int, after: int) -> None:
    assert completing("cash-box", box=box).box[0] == after


def test_V73_without_the_box_there_is_no_extra() -> None:
    s = completing()
    assert (s.box[0], s.coins[0]) == (0, LETTER_MISSION.shillings)


def test_V74_the_seal_tile_adds_three_points_to_a_completed_mission() -> None:
    s = completing("seal-tile")
    assert points(s, 0, Rule.SEAL_TILE) == 3
    assert points(s, 0, Rule.MISSIONS) == LETTER_MISSION.points
    assert points(completing(), 0, Rule.SEAL_TILE) == 0


def test_V74_even_if_the_mission_gives_no_points() -> None:
    bare = next(m for m in CONTENT.missions if m.kind is MissionKind.BUILDING and not m.points)
    letter = next(b.index for b in CONTENT.buildings if b.letter == bare.needs[0])
    where = next(b.index for b in CONTENT.buildings if b.flag == bare.flag and b.index != letter)
    desk = Desk(agents=[letter], missions=[bare.id], items=["seal-tile"], bribes=RICH)
    s = position({0: desk}, version="advanced", display=())
    enter(s, where)
    act(s, f"complete {bare.id.lower()}")
    assert s.score[0] == 3


def test_V75_the_side_table_is_a_fourth_drawer() -> None:
    desk = Desk(drawers=[1, 11, 21], cards=(31, 41, 51), items=["side-table"])
    s = position({0: desk}, at="I", version="advanced")
    assert list(s.drawers[0]) == [1, 11, 21, 31]
    full = Desk(drawers=[1, 11, 21, 31], cards=(61, 41, 51), items=["side-table"])
    assert position({0: full}, at="I", version="advanced").legal(0) == list(EXCHANGE)


# Payday ---------------------------------------------------------------------------------------------------------------


def payday(desk: Desk) -> State:
    """A payday in which only seat 0 has agents."""
    return position({0: desk}, at="end", roof_tile=2, version="advanced")


@pytest.mark.parametrize("agents", [0, 1, 5])
def test_V76_each_agent_on_the_board_costs_a_shilling(agents: int) -> None:
    s = payday(Desk(agents=range(agents), coins=9))
    assert (s.coins[0], s.agents[0].bit_count(), s.round) == (9 - agents, agents, 6)


def test_V76_agents_in_the_supply_cost_nothing() -> None:
    assert payday(Desk(supply=8, coins=9)).coins[0] == 9


def test_V76_six_agents_and_five_shillings_send_one_of_choice_home() -> None:
    s = payday(Desk(agents=range(6), coins=5, supply=0))
    assert s.coins[0] == 0
    assert len(words(s)) == 6
    act(s, words(s)[3])
    assert buildings(s.agents[0]) == [0, 1, 2, 4, 5]
    assert (s.supply[0], s.round) == (1, 6)


def test_V76_without_money_all_come_home() -> None:
    s = payday(Desk(agents=range(4), supply=1))
    assert (s.agents[0], s.supply[0]) == (0, 5)


def test_V76_coins_may_not_be_kept_back() -> None:
    s = payday(Desk(agents=range(4), coins=3, bribes={"wine": 9}))
    assert s.coins[0] == 0


def test_V76_tiles_taken_stay_with_their_owner() -> None:
    assert payday(Desk(agents=range(4), tiles={"pistol": 2})).tiles[0] != 0


def test_V77_with_the_map_coins_are_kept_once_all_are_paid() -> None:
    s = payday(Desk(agents=[0, 1], coins=2, bribes={"wine": 3}, items=["map"]))
    act(s, "pay wine", "pay wine")
    assert (s.coins[0], bribes(s, 0), s.agents[0].bit_count()) == (2, {"wine": 1}, 2)


def test_V77_when_the_coins_are_gone_bribes_need_not_be_paid() -> None:
    s = payday(Desk(agents=[0, 1], coins=1, bribes={"wine": 3}, items=["map"]))
    act(s, "pay-coins")
    assert (s.coins[0], bribes(s, 0)) == (0, {"wine": 3})
    act(s, words(s)[0])
    assert s.agents[0].bit_count() == 1


def test_V77_coins_and_bribes_may_be_mixed() -> None:
    s = payday(Desk(agents=[0, 1, 2], coins=2, bribes={"wine": 1}, items=["map"]))
    act(s, "pay wine")
    assert (s.coins[0], bribes(s, 0), s.agents[0].bit_count()) == (0, {}, 3)


# The end of the advanced game -----------------------------------------------------------------------------------------


def test_V100_the_end_of_the_advanced_game_in_order() -> None:
    desks = {p: Desk(coins=6, agents=[1, 2], missions=[f"S-0{p + 1}"]) for p in range(1, 3)}
    s = crossing(3, BEFORE_END[3], version="advanced", desks=desks)
    happened = act(s, "take-bribes wine") + play_on(s, lambda s: s.over)
    told = []
    for e in happened:
        if isinstance(e, ev.EndTriggered):
            told.append("trigger")
        elif isinstance(e, ev.PhaseBegan):
            told.append(e.phase)
        elif isinstance(e, ev.RoundBegan):
            told.append("round")
        elif isinstance(e, ev.GameEnded):
            told.append("over")
    assert told == ["trigger", "purchase", "round", "unfinished", "payday", "over"]
    assert [s.agents[p].bit_count() for p in (1, 2)] == [1, 1]
    assert [s.coins[p] for p in (1, 2)] == [5, 5]


def test_V100_the_introductory_game_has_none_of_it() -> None:
    s = crossing(3, BEFORE_END[3], desks={1: Desk(agents=[1, 2])})
    happened = act(s, "take-bribes wine") + play_on(s, lambda s: s.over)
    assert phases(happened) == []
    assert s.agents[1].bit_count() == 2

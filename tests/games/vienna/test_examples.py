"""The worked examples of the rulebooks: each position is built, played, and comes out as printed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.games.vienna.builder import (
    VIENNA,
    Desk,
    act,
    all_but,
    around,
    bribes,
    cards_showing,
    edge,
    enter,
    find_buildings,
    find_card,
    own_desk,
    phases,
    place,
    play_on,
    position,
    tiles,
    told,
    top_card,
    words,
)

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.board import ADJACENT, AREA, SQUARES, VALUE
from kaffeehaus.games.vienna.content import CONTENT, Mission
from kaffeehaus.games.vienna.options import Options
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, MissionGroup, MissionKind, Seal

BUILDING_CARDS = {*range(21, 66), *range(81, 156), *range(166, 176)}
"""The cards whose ability belongs to Action III, by the rulebook's list."""


def scored(happened: list[Event], seat: int = 0, rule: str | None = None) -> int:
    """What a seat scored, in all or by one rule."""
    return sum(e.points for e in told(happened, ev.Scored, seat=seat) if rule in (None, e.rule))


def space(info: str, area: int) -> int:
    """The first space of an area of a track."""
    return AREA[Info[info.upper()]].index(area)


def face(name: str) -> Mission:
    """What is printed on a mission."""
    return next(m for m in CONTENT.missions if m.id == name)


def ready_for(mission: Mission) -> Desk:
    """A desk that meets the needs of a mission and holds it."""
    desk = Desk(missions=[mission.id])
    if mission.kind is MissionKind.BRIBES:
        desk.bribes = Counter(map(word, mission.needs))
    elif mission.kind is MissionKind.INFORMATION:
        desk.tiles = Counter(map(word, mission.needs))
    elif mission.kind is MissionKind.BUILDING:
        desk.agents = [b.index for b in CONTENT.buildings if b.letter in mission.needs]
    else:
        agents: list[int] = []
        for need in mission.needs:
            agents.append(find_buildings(seal=word(need), avoid=agents)[0])
        desk.agents = agents
    return desk


def bribes_for(where: int) -> dict[str, int]:
    """Just what placing an agent here costs."""
    return {CONTENT.buildings[where].colour.name.lower(): 2}


# Cards and actions ----------------------------------------------------------------------------------------------------


def test_EV1_three_cards_go_to_the_actions_one_two_and_four():
    s = VIENNA.start(2, Options(), 7)
    assert isinstance(s, State)
    left, middle, right = own_desk(s, 0)["hand"]
    act(s, f"assign {left} i", f"assign {middle} ii")
    assert own_desk(s, 0)["assigned"] == [left, middle, right]
    assert own_desk(s, 0)["hand"] == []


def test_EV1_a_card_with_wine_and_microfilm_has_an_ability_of_action_three():
    assert any(c.bribe is Bribe.WINE and c.info is Info.MICROFILM and c.number in BUILDING_CARDS for c in CONTENT.cards)


def test_EV2_two_cards_with_the_same_ability_never_lie_in_the_drawers_together():
    twin = find_card("bribe-bribe", Bribe.WINE)
    copy = find_card("bribe-bribe", Bribe.WINE, avoid=[twin])
    s = position({0: Desk(drawers=[twin], cards=(copy, *cards_showing("slide", avoid=[twin, copy])[1:]))}, at="I")
    assert own_desk(s, 0)["drawers"] == [copy]
    assert twin in s.view(0)["cards"]["discard"]


def ev03_position() -> tuple[State, int]:
    """Three full drawers, and the card that doubles wine on its way to one of them; also the drawer's old card."""
    left = find_card("tile-points", Info.SLIDE)
    usa = [find_card("flag-bribe", Flag.USA), find_card("flag-points", Flag.USA)]
    wine = find_card("bribe-bribe", Bribe.WINE)
    _, two, four = cards_showing("slide", bribe="wine", avoid=[left, *usa, wine])
    target = find_buildings(flag="usa")[0]
    desk = Desk(drawers=[left, *usa], cards=(wine, two, four), bribes=bribes_for(target))
    return position({0: desk}, at="I", version="advanced"), left


def test_EV3_the_new_card_works_at_once_and_two_usa_cards_both_fire_on_one_placement():
    s, left = ev03_position()
    assert words(s) == ["exchange 0", "exchange 1", "exchange 2"]
    happened = act(s, "exchange 0")
    assert left in s.view(0)["cards"]["discard"]
    assert sum(e.count for e in told(happened, ev.BribesGained, seat=0, bribe=Bribe.WINE)) == 2
    had = bribes(s, 0).get("tobacco", 0)
    target = find_buildings(flag="usa")[0]
    happened = enter(s, target)
    assert words(s) == [f"gain {b.name.lower()}" for b in Bribe]
    act(s, "gain tobacco")
    assert scored(happened, rule="abilities") == 3
    assert bribes(s, 0)["tobacco"] == had + 1


@pytest.mark.parametrize(("drawers", "wine"), [([], 1), ([find_card("bribe-bribe", Bribe.WINE)], 2)])
def test_EV4_action_two_gives_the_wine_of_its_card_and_one_more_for_the_drawer(drawers: list[int], wine: int):
    cards = cards_showing("slide", bribe="wine", avoid=drawers)
    s = position({0: Desk(drawers=drawers, cards=cards)}, at="II")
    assert bribes(s, 0) == {"wine": wine}


# Action III -----------------------------------------------------------------------------------------------------------


def test_V40_EV5_a_violet_building_costs_exactly_two_chocolate():
    s = position({0: Desk(bribes={"chocolate": 3, "wine": 1})})
    happened = enter(s, find_buildings(colour="chocolate")[0])
    assert told(happened, ev.BribesPaid) == [ev.BribesPaid(0, Bribe.CHOCOLATE, 2, "placement")]
    assert bribes(s, 0) == {"chocolate": 1, "wine": 1}


def test_EV6_two_wine_instead_of_an_agent_pay_for_a_pink_building_next_round():
    pink = {str(place(position(), b)) for b in find_buildings(colour="wine")}
    s = position({0: Desk(bribes={"wine": 1})}, players=2)
    assert not pink & set(words(s))
    happened = act(s, "take-bribes wine")
    assert told(happened, ev.BribesGained, cause="action-iii") == [ev.BribesGained(0, Bribe.WINE, 2, "action-iii")]
    play_on(s, lambda s: s.view(None)["round"] == 6 and s.to_act == (0,) and s.view(0)["asked"]["step"] == "action-iii")
    assert pink <= set(words(s))


def test_V42_EV7_one_agent_on_a_pink_building_encloses_a_two_and_a_three_for_five_points():
    pink, two, three = next(
        (b, q, r)
        for b in find_buildings(colour="wine")
        for q, r in combinations(range(len(SQUARES)), 2)
        for q, r in ((q, r), (r, q))
        if VALUE[q] == 2 and VALUE[r] == 3 and SQUARES[q] & SQUARES[r] & 1 << b
    )
    standing = {*around(two), *around(three)} - {pink}
    s = position(
        {0: Desk(bribes={"wine": 2}, agents=standing, cards=cards_showing("flask"))},
        tiles={two: "pistol", three: "briefcase"},
        taken=all_but(two, three),
    )
    enter(s, pink)
    assert tiles(s, 0) == {"pistol": 1, "briefcase": 1}
    assert own_desk(s, 0)["score"] == 5
    assert s.view(0)["city"]["tiles"] == [None] * len(SQUARES)


# Action IV and the tracks ---------------------------------------------------------------------------------------------


def test_V44_EV8_three_pistols_score_three_for_the_mover_and_nothing_for_others():
    s = position({0: Desk(tiles={"pistol": 3}, cards=cards_showing("pistol")), 1: Desk(tiles={"pistol": 2})})
    happened = act(s, "take-bribes wine")
    assert told(happened, ev.MarkerMoved) == [ev.MarkerMoved(0, Info.PISTOL, 1, 1)]
    assert [own_desk(s, p)["score"] for p in range(4)] == [3, 0, 0, 0]


def test_EV9_wine_in_action_two_moves_the_slide_for_four_points():
    drawer = find_card("bribe-marker", Bribe.WINE)
    cards = cards_showing("flask", bribe="wine", avoid=[drawer])
    s = position({0: Desk(drawers=[drawer], tiles={"slide": 4}, cards=cards)}, at="II")
    act(s, "advance slide")
    assert s.view(0)["tracks"]["markers"]["slide"] == 1
    assert own_desk(s, 0)["score"] == 4
    assert s.view(0)["asked"]["step"] == "action-iii"


def test_EV10_the_investigator_reaches_l_and_exactly_one_more_round_is_played():
    s = position({0: Desk(cards=cards_showing("slide"))}, markers={"slide": edge("slide")}, investigator="K")
    act(s, "take-bribes wine")
    tracks = s.view(0)["tracks"]
    assert (tracks["investigator"], tracks["crossed"], s.view(0)["ending"]) == ("L", True, "triggered")
    happened = play_on(s, lambda s: False)
    assert [e.number for e in told(happened, ev.RoundBegan)] == [6]
    last_round = happened[happened.index(told(happened, ev.RoundBegan)[0]) :]
    assert Counter(e.seat for e in told(last_round, ev.CardRevealed)) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert s.outcome is not None
    assert s.outcome.reason == "investigator"


# Final scoring --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("set_points", "total"), [(10, 60), (15, 70)])
def test_EV11_the_introductory_game_scores_tiles_by_area_and_full_sets(set_points: int, total: int):
    owned = {"slide": 4, "briefcase": 2, "microfilm": 2, "flask": 2, "pistol": 2}
    areas = {"slide": 4, "briefcase": 3, "microfilm": 2, "flask": 4, "pistol": 3}
    s = position(
        {0: Desk(tiles=owned)},
        at="end",
        ending=2,
        markers={i: space(i, a) for i, a in areas.items()},
        set_points=set_points,
    )
    assert s.outcome is not None
    assert (s.outcome.points[0]["information"], s.outcome.points[0]["sets"]) == (40, 2 * set_points)
    assert s.outcome.scores[0] == total


def test_EV12_with_four_players_purchases_lie_on_bdfjl_and_paydays_on_hl():
    tracks = VIENNA.start(4, Options(version="advanced"), 1).view(None)["tracks"]
    assert tracks["purchases"] == list("BDFJL")
    assert tracks["paydays"] == list("HL")
    assert tracks["end"] == "L"


# The advanced game ----------------------------------------------------------------------------------------------------


def test_EV13_a_building_carries_the_science_seal():
    assert find_buildings(seal="science")


def test_EV14_microfilm_over_a_threshold_onto_a_purchase_tile_brings_a_purchase_this_round():
    s = position(
        {0: Desk(cards=cards_showing("microfilm"))}, markers={"microfilm": edge("microfilm")}, version="advanced"
    )
    act(s, "take-bribes wine")
    tracks = s.view(0)["tracks"]
    assert (tracks["investigator"], tracks["crossed"], tracks["token"]) == ("B", True, "purchase")
    happened = play_on(s, lambda s: s.view(None)["round"] == 6)
    assert phases(happened) == ["purchase"]
    order = [e for e in happened if isinstance(e, ev.PhaseBegan | ev.RoundBegan)]
    assert isinstance(order[0], ev.PhaseBegan)
    assert s.view(0)["tracks"]["token"] is None


def test_EV15_with_the_map_two_wine_and_a_chocolate_buy_the_side_table():
    desk = Desk(items=["map"], bribes={"wine": 2, "chocolate": 1, "coffee": 1})
    s = position({0: desk}, at="end", roof_tile=1, version="advanced")
    happened = act(s, "buy side-table", "pay wine", "pay wine", "pay chocolate")
    assert bribes(s, 0) == {"coffee": 1}
    assert "side-table" in own_desk(s, 0)["items"]
    assert own_desk(s, 0)["coins"] == 0
    assert not told(happened, ev.ShillingsPaid)


THREE_SHILLINGS = [m for m in CONTENT.missions if m.shillings == 3]


def test_EV16_a_mission_pays_exactly_three_shillings():
    assert THREE_SHILLINGS


@pytest.mark.parametrize("mission", THREE_SHILLINGS, ids=lambda m: m.id)
def test_EV16_with_the_cash_box_two_of_three_shillings_and_one_extra_go_into_the_box(mission: Mission):
    desk = ready_for(mission)
    target = find_buildings(flag=mission.flag.name, avoid=[int(a) for a in desk.agents])[0]
    desk.bribes = Counter(desk.bribes) + Counter(bribes_for(target))
    desk.items = ["cash-box"]
    s = position({0: desk}, version="advanced")
    enter(s, target)
    act(s, f"complete {mission.id.lower()}")
    assert words(s) == [f"deposit {n}" for n in range(4)]
    act(s, "deposit 2")
    assert (own_desk(s, 0)["box"], own_desk(s, 0)["coins"]) == (3, 1)


def test_EV17_six_agents_and_five_shillings_send_one_agent_of_choice_home():
    agents = [*find_buildings(colour="wine")]
    s = position({0: Desk(agents=agents, coins=5, supply=0)}, at="end", roof_tile=2, version="advanced")
    assert len(agents) == 6
    assert s.to_act == (0,)
    assert len(words(s)) == 6
    assert all(w.startswith("remove ") for w in words(s))
    act(s, words(s)[3])
    desk = own_desk(s, 0)
    assert desk["agents"] == [b for b in agents if b != agents[3]]
    assert (desk["coins"], desk["supply"]) == (0, 1)


USA_FLASK_PISTOL = [
    m
    for m in CONTENT.missions
    if m.flag is Flag.USA and m.kind is MissionKind.INFORMATION and set(m.needs) <= {Info.FLASK, Info.PISTOL}
    if max(Counter(m.needs).values()) == 1
]


def ev18_position(held: list[str], shown: list[str]) -> tuple[State, int]:
    """A desk with a flask and a pistol, missions of the USA, and a USA building it can pay."""
    target = find_buildings(flag="usa")[0]
    desk = Desk(tiles={"flask": 1, "pistol": 1}, bribes=bribes_for(target), missions=held)
    desk.cards = cards_showing("slide")
    return position({0: desk}, version="advanced", display=shown), target


def test_V80_EV18_another_usa_mission_is_accepted_for_two_shillings_though_one_could_be_completed():
    held, other = USA_FLASK_PISTOL[:2]
    s, target = ev18_position([held.id], [other.id])
    enter(s, target)
    assert {f"complete {held.id.lower()}", f"accept {other.id.lower()}"} <= set(words(s))
    happened = act(s, f"accept {other.id.lower()}")
    assert other.group is MissionGroup.B
    assert own_desk(s, 0)["coins"] == 2
    assert set(own_desk(s, 0)["missions"]) == {held.id, other.id}
    assert not told(happened, ev.MissionCompleted)
    assert s.to_act == (1,)


def test_EV19_two_usa_missions_share_a_flask_and_a_pistol_for_three_points_and_seven_shillings():
    pair = [m.id for m in USA_FLASK_PISTOL[:2]]
    assert len(USA_FLASK_PISTOL) == 2
    assert set(USA_FLASK_PISTOL[0].needs) & set(USA_FLASK_PISTOL[1].needs)
    s, target = ev18_position(pair, [])
    happened = enter(s, target)
    happened += act(s, *(f"complete {name.lower()}" for name in pair))
    assert scored(happened, rule="missions") == 3
    assert own_desk(s, 0)["coins"] == 7
    assert tiles(s, 0) == {"flask": 1, "pistol": 1}
    assert own_desk(s, 0)["completed"] == pair


def test_EV19_without_the_flask_the_mission_that_shows_it_is_not_met():
    pair = [m.id for m in USA_FLASK_PISTOL[:2]]
    target = find_buildings(flag="usa")[0]
    desk = Desk(tiles={"pistol": 1}, bribes=bribes_for(target), missions=pair)
    s = position({0: desk}, version="advanced", display=[])
    enter(s, target)
    met = [f"complete {m.id.lower()}" for m in USA_FLASK_PISTOL[:2] if Info.FLASK not in m.needs]
    assert len(met) < 2
    assert [w for w in words(s) if w.startswith("complete")] == met


def test_EV20_the_advanced_game_scores_tiles_desk_box_and_agents_but_no_sets():
    owned = {"slide": 2, "briefcase": 2, "microfilm": 3, "flask": 2, "pistol": 2}
    areas = {"slide": 3, "briefcase": 2, "microfilm": 4, "flask": 2, "pistol": 5}
    ulrich = Desk(tiles=owned, items=["telephone", "cash-box", "seal-tile"], box=3, agents=[0, 1, 2, 3], coins=4)
    s = position(
        {0: ulrich, 1: Desk(agents=range(5), coins=5), 2: Desk(agents=range(3), coins=3)},
        at="end",
        ending=2,
        markers={i: space(i, a) for i, a in areas.items()},
        version="advanced",
    )
    assert s.outcome is not None
    earned = {rule: n for rule, n in s.outcome.points[0].items() if n}
    assert earned == {"information": 36, "desk-tiles": 6, "cash-box": 6, "agents": 8}
    assert s.outcome.scores[0] == 56


# The addendum on cards and missions -----------------------------------------------------------------------------------


def nearly_enclosed() -> tuple[int, list[int], int]:
    """A square, the agents around it, and the building that is still missing."""
    q = VALUE.index(2)
    *standing, last = around(q)
    return q, standing, last


def test_EV21_with_three_players_a_briefcase_brings_three_different_bribes():
    q, standing, last = nearly_enclosed()
    card = find_card("tile-bribes", Info.BRIEFCASE)
    desk = Desk(agents=standing, bribes=bribes_for(last), drawers=[card], cards=cards_showing("slide"))
    s = position({0: desk}, players=3, tiles={q: "briefcase"}, taken=all_but(q), version="advanced", display=[])
    enter(s, last)
    act(s, "gain coffee")
    assert "gain coffee" not in words(s)
    act(s, "gain chocolate")
    assert words(s) == ["gain wine", "gain tobacco", "gain magazine"]
    act(s, "gain magazine")
    assert bribes(s, 0) == {"coffee": 1, "chocolate": 1, "magazine": 1}
    assert s.to_act == (1,)
    assert card == 131


def test_EV22_a_third_pistol_moves_its_marker_two_steps_for_six_points():
    q, standing, last = nearly_enclosed()
    card = find_card("tile-marker", Info.PISTOL)
    desk = Desk(
        agents=standing, bribes=bribes_for(last), drawers=[card], tiles={"pistol": 2}, cards=cards_showing("slide")
    )
    s = position({0: desk}, tiles={q: "pistol"}, taken=all_but(q), version="advanced")
    enter(s, last)
    happened = act(s, "advance pistol")
    assert told(happened, ev.MarkerMoved, info=Info.PISTOL) == [ev.MarkerMoved(0, Info.PISTOL, 2, 2, card)]
    assert scored(happened, rule="markers") == 6
    assert tiles(s, 0) == {"pistol": 3}
    assert card == 141


def test_N2_EV23_a_violet_french_building_fires_the_violet_and_the_french_card():
    target = find_buildings(colour="chocolate", flag="france")[0]
    violet, france = find_card("colour-points", Bribe.CHOCOLATE), find_card("flag-bribe", Flag.FRANCE)
    s = position({0: Desk(bribes=bribes_for(target), drawers=[violet, france])})
    happened = enter(s, target)
    act(s, "gain coffee")
    assert told(happened, ev.Scored, card=violet) == [ev.Scored(0, 3, "abilities", violet)]
    assert bribes(s, 0) == {"coffee": 1}


def ev24_position(nobility: int, seal: str = "religion") -> tuple[State, int]:
    """Two French missions on the desk, so many agents on nobility buildings, and a French building to enter."""
    target = find_buildings(flag="france", seal=seal)[0]
    agents = find_buildings(seal="nobility")[:nobility]
    desk = Desk(missions=["S-01", "A-16"], agents=agents, bribes=bribes_for(target))
    return position({0: desk}, version="advanced", display=[]), target


def test_EV24_one_church_and_two_palaces_complete_two_french_missions():
    s, target = ev24_position(nobility=2)
    happened = enter(s, target)
    assert words(s) == ["complete s-01", "complete a-16", "done"]
    happened += act(s, "complete s-01", "complete a-16")
    assert own_desk(s, 0)["coins"] == 5
    assert scored(happened, rule="missions") == 2


@pytest.mark.parametrize(("nobility", "seal"), [(1, "religion"), (2, "culture")], ids=["one-palace", "no-church"])
def test_EV24_with_a_seal_missing_only_the_mission_that_does_not_show_it_is_met(nobility: int, seal: str):
    s, target = ev24_position(nobility, seal)
    enter(s, target)
    stands = Counter[object]([Seal.NOBILITY] * nobility + [Seal[seal.upper()]])
    met = [name for name in ("S-01", "A-16") if Counter[object](face(name).needs) <= stands]
    assert len(met) < 2
    assert [w for w in words(s) if w.startswith("complete")] == [f"complete {name.lower()}" for name in met]


def test_EV25_two_austrian_missions_are_completed_and_the_american_one_is_not():
    target = find_buildings(flag="austria")[0]
    owned = {"briefcase": 1, "slide": 1, "microfilm": 1, "flask": 1, "pistol": 2}
    desk = Desk(missions=["B-03", "B-14", "B-20"], tiles=owned, bribes=bribes_for(target))
    s = position({0: desk}, version="advanced", display=[])
    happened = enter(s, target)
    assert words(s) == ["complete b-03", "complete b-14", "done"]
    with pytest.raises(IllegalAction):
        act(s, "complete b-20")
    happened += act(s, "complete b-03", "complete b-14")
    assert scored(happened, rule="missions") == 13
    assert own_desk(s, 0)["coins"] == 1
    assert tiles(s, 0) == owned
    assert own_desk(s, 0)["missions"] == ["B-20"]
    assert face("B-20").flag is Flag.USA
    assert not Counter(face("B-20").needs) - Counter({Info[i.upper()]: n for i, n in owned.items()})


# Expansion 2 ----------------------------------------------------------------------------------------------------------


def ev26_sites() -> tuple[int, int, int, int, int, int]:
    """Pink, violet, orange and brown with the two-square of the first two and the three-square of the others."""
    colour = {b.index: b.colour for b in CONTENT.buildings}
    where = {b.index: (b.x, b.y) for b in CONTENT.buildings}
    for two, three in ((q, r) for q in range(len(SQUARES)) for r in range(len(SQUARES))):
        at_two = {colour[b]: b for b in around(two)}
        at_three = {colour[b]: b for b in around(three)}
        if (VALUE[two], VALUE[three]) != (2, 3) or {*at_two} != {Bribe.WINE, Bribe.CHOCOLATE}:
            continue
        if {*at_three} != {Bribe.WINE, Bribe.MAGAZINE, Bribe.COFFEE} or at_two[Bribe.WINE] != at_three[Bribe.WINE]:
            continue
        pink, violet = at_two[Bribe.WINE], at_two[Bribe.CHOCOLATE]
        orange, brown = at_three[Bribe.MAGAZINE], at_three[Bribe.COFFEE]
        left_to_right = where[pink][0] < where[violet][0] and where[orange][0] < where[brown][0]
        top_to_bottom = where[pink][1] < where[orange][1] and where[violet][1] < where[brown][1]
        if ADJACENT[brown] >> violet & 1 and left_to_right and top_to_bottom:
            return pink, violet, orange, brown, two, three
    raise LookupError("no such quarter")


def ev26_position() -> tuple[State, tuple[int, int, int, int, int, int], list[Event]]:
    """The figure of Marrakesh on brown, an agent on orange, and another one just placed on pink."""
    sites = ev26_sites()
    pink, _, orange, brown, two, three = sites
    desk = Desk(agents=[orange], figure=brown, bribes={"wine": 2}, cards=cards_showing("slide"))
    s = position({0: desk}, tiles={two: "pistol", three: "briefcase"}, version="advanced", figures=True, display=[])
    return s, sites, enter(s, pink)


def to(where: int) -> str:
    """The text of a free walk of the figure."""
    return f"move-figure {next(b for b in CONTENT.buildings if b.index == where).name.lower().replace(' ', '-')}"


def test_EV26_the_figure_may_not_walk_to_the_own_agent_on_orange():
    s, (pink, violet, orange, brown, *_), _ = ev26_position()
    assert {"decline", to(violet)} <= set(words(s))
    assert not {to(orange), to(pink), to(brown)} & set(words(s))
    with pytest.raises(IllegalAction):
        act(s, to(orange))


def test_EV26_the_figure_on_violet_encloses_the_two_square_for_a_pistol_and_two_points():
    s, (_, violet, _, _, two, _), placed = ev26_position()
    assert not told(placed, ev.SquareEnclosed)
    happened = act(s, to(violet))
    assert told(happened, ev.SquareEnclosed) == [ev.SquareEnclosed(0, two, Info.PISTOL, 2, False)]
    assert tiles(s, 0) == {"pistol": 1}
    assert own_desk(s, 0)["score"] == 2


def test_EV26_the_figure_that_stays_encloses_the_three_square_for_a_briefcase_and_three_points():
    s, (*_, three), _ = ev26_position()
    happened = act(s, "decline")
    assert told(happened, ev.SquareEnclosed) == [ev.SquareEnclosed(0, three, Info.BRIEFCASE, 3, False)]
    assert tiles(s, 0) == {"briefcase": 1}
    assert own_desk(s, 0)["score"] == 3


def test_EV27_marrakesh_starts_with_two_shillings():
    s = VIENNA.start(4, Options(version="advanced", figures=True), 3)
    coins = {d["figure"]["name"]: d["coins"] for d in s.view(None)["desks"]}
    assert coins == {"marrakesh": 2, "new-york": 1, "hamburg": 1, "amsterdam": 1}


# Notes on the cards ---------------------------------------------------------------------------------------------------


def test_EV28_two_extra_cards_make_a_hand_of_five_of_which_two_are_discarded():
    target = find_buildings(colour="wine")[0]
    drawer = find_card("foreign-cards")
    desk = Desk(drawers=[drawer], bribes={"wine": 2}, cards=cards_showing("slide", avoid=[drawer]))
    s = position({1: desk, 0: Desk(agents=[target])}, players=2, seat=1, version="advanced", display=[])
    enter(s, target)
    assert s.view(None)["round"] == 6
    hand = own_desk(s, 1)["hand"]
    assert len(hand) == 5
    happened: list[Event] = []
    for card, where in zip(hand[1:4], ("i", "ii", "iv"), strict=True):
        assert len(s.legal(1)) == 5 - len(own_desk(s, 1)["assigned"])
        s.apply(1, VIENNA.parse(f"assign {card} {where}"), happened)
    assert own_desk(s, 1)["assigned"] == hand[1:4]
    happened += play_on(s, lambda s: s.to_act != (0,) or s.view(0)["asked"]["step"] != "assign")
    assert told(happened, ev.CardsDiscarded) == [ev.CardsDiscarded(1, (hand[0], hand[4]))]


def test_EV29_three_reductions_make_a_building_free_and_pay_nothing_out():
    target = find_buildings(colour="wine", seal="nobility")[0]
    less = [find_card("colour-less", Bribe.WINE), find_card("seal-less", Seal.NOBILITY), find_card("foreign-less")]
    s = position(
        {0: Desk(drawers=less, bribes={"coffee": 1}, cards=(174, 175, top_card())), 1: Desk(agents=[target])},
        version="advanced",
        display=[],
    )
    happened = enter(s, target)
    assert own_desk(s, 0)["agents"] == [target]
    assert not told(happened, ev.BribesPaid, seat=0)
    assert not told(happened, ev.BribesGained, seat=0)
    assert bribes(s, 0) == {"coffee": 1}

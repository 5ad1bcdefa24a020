"""Rulings: Investigator and end of game, purchase, payday, cash box, majority and missions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.games.vienna.builder import (
    Desk,
    act,
    bribes,
    building,
    cards_showing,
    edge,
    enter,
    find_buildings,
    find_card,
    phases,
    play_on,
    points,
    position,
    words,
)
from tests.games.vienna.builder import mission as number

from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import ACTIONS, Complete
from kaffeehaus.games.vienna.board import ADJACENT, AREA, BOX_SIZE, BUILDINGS, LAST, PRICE, SEAL, buildings, total
from kaffeehaus.games.vienna.content import CONTENT, Mission
from kaffeehaus.games.vienna.missions import ADVANCE_PAY
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Bribe, Info, Item, MissionGroup, MissionKind

RICH = {b.name.lower(): 9 for b in Bribe}
LAST_BY_NAME = {i.name.lower(): LAST[i] for i in Info}
FACE = {m.id: m for m in CONTENT.missions}
BRIBE_MISSIONS = [m.id for m in CONTENT.missions if m.kind is MissionKind.BRIBES]
SEAL_MISSIONS = [m.id for m in CONTENT.missions if m.kind is MissionKind.SEALS]
BUILDING_MISSIONS = [m.id for m in CONTENT.missions if m.kind is MissionKind.BUILDING]
INFORMATION_MISSIONS = [m.id for m in CONTENT.missions if m.kind is MissionKind.INFORMATION]


def needed(face: Mission) -> dict[str, int]:
    """What a mission of bribes or information asks for, by word."""
    return dict(Counter(str(n.name).lower() for n in face.needs if not isinstance(n, str)))


def somewhere(flag: int, avoid: list[int] | None = None) -> int:
    """A building of a nation (printed flags)."""
    return next(b.index for b in CONTENT.buildings if b.flag == flag and b.index not in (avoid or []))


def paying_for(where: int, kept: dict[str, int] | None = None) -> dict[str, int]:
    """Exactly the bribes that a placement costs, and those to be kept."""
    have = Counter(kept or {})
    have[CONTENT.buildings[where].colour.name.lower()] += 2
    return dict(have)


def visiting(face: Mission, desk: Desk, **more: object) -> State:
    """A game in which seat 0 has just entered a building of the mission's nation, at the question about missions."""
    where = somewhere(face.flag, [building(b) for b in desk.agents])
    desk.bribes = paying_for(where, dict(desk.bribes))
    s = position({0: desk}, version="advanced", display=(), **more)  # type: ignore[arg-type]
    enter(s, where)
    return s


def completable(s: State) -> list[str]:
    """The missions seat 0 may complete now."""
    return [w.removeprefix("complete ").upper() for w in words(s, 0) if w.startswith("complete ")]


# Investigator and end of game -----------------------------------------------------------------------------------------


def test_C32_in_the_last_round_a_crossing_does_not_move_the_investigator() -> None:
    s = position(
        {0: Desk(cards=cards_showing("pistol"))},
        players=2,
        investigator="H",
        ending=2,
        markers={"pistol": edge("pistol")},
    )
    happened = act(s, "take-bribes wine")
    assert AREA[Info.PISTOL][s.markers[Info.PISTOL]] == 2
    assert ROOF[s.investigator] == "H"
    assert not s.crossed
    assert not any(isinstance(e, ev.InvestigatorMoved | ev.EndTriggered) for e in happened)


def test_C32_a_crossing_in_the_last_round_brings_no_purchase() -> None:
    s = position(
        {0: Desk(cards=cards_showing("pistol"), coins=9)},
        players=2,
        crest=1,
        investigator="D",
        ending=2,
        markers={"pistol": edge("pistol")},
        version="advanced",
    )
    happened = act(s, "take-bribes wine")
    assert phases(happened) == ["unfinished", "payday"]
    assert s.over


def test_C32_in_the_round_of_the_trigger_later_crossings_do_nothing() -> None:
    first = cards_showing("pistol")
    second = cards_showing("slide", avoid=first)
    s = position(
        {0: Desk(cards=first), 1: Desk(cards=second)},
        players=2,
        investigator="G",
        markers={"pistol": edge("pistol"), "slide": edge("slide")},
    )
    act(s, "take-bribes wine")
    assert (ROOF[s.investigator], s.ending) == ("H", 1)
    play_on(s, lambda s: s.round == 6)
    assert (ROOF[s.investigator], s.ending) == ("H", 2)
    assert AREA[Info.SLIDE][s.markers[Info.SLIDE]] == 2


def exhausting(players: int, investigator: str, *, crossed: bool, tile: int = 0, version: str = "advanced") -> State:
    """Seat 0 acts last in its round and its card IV brings the last marker to its last space."""
    markers = LAST_BY_NAME | {"pistol": LAST[Info.PISTOL] - 1}
    return position(
        {0: Desk(cards=cards_showing("pistol"), coins=9), 1: Desk(coins=9)},
        players=players,
        crest=1,
        investigator=investigator,
        crossed=crossed,
        roof_tile=tile,
        markers=markers,
        version=version,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("version", ["introductory", "advanced"])
def test_C33_the_end_comes_when_all_markers_stand_on_their_last_space(players: int, version: str) -> None:
    s = exhausting(players, "A", crossed=True, version=version)
    happened = act(s, "take-bribes wine")
    assert ev.EndTriggered("exhaustion") in happened
    happened += play_on(s, lambda s: s.over)
    assert s.round == 6
    assert s.outcome is not None
    assert s.outcome.reason == "exhaustion"
    assert phases(happened) == (["purchase", "unfinished", "payday"] if version == "advanced" else [])


def test_C33_four_markers_on_their_last_space_are_not_enough() -> None:
    s = position(
        {0: Desk(cards=cards_showing("pistol"))},
        players=2,
        crest=1,
        crossed=True,
        markers=LAST_BY_NAME | {"pistol": LAST[Info.PISTOL] - 2},
    )
    act(s, "take-bribes wine")
    assert s.ending == 0


@pytest.mark.parametrize("behind", [i.name.lower() for i in Info if i is not Info.PISTOL])
def test_C33_a_marker_reaching_its_end_does_not_trigger_while_another_is_behind(behind: str) -> None:
    markers = LAST_BY_NAME | {"pistol": LAST[Info.PISTOL] - 1, behind: 0}
    s = position({0: Desk(cards=cards_showing("pistol"))}, players=2, crest=1, crossed=True, markers=markers)
    act(s, "take-bribes wine")
    assert (s.markers[Info.PISTOL], s.ending) == (LAST[Info.PISTOL], 0)


@pytest.mark.parametrize("card", ["bribe-marker", "colour-marker", "tile-marker"])
def test_C33_a_step_of_an_ability_exhausts_the_tracks_too(card: str) -> None:
    where = find_buildings(colour="wine")[0]
    square = next(q for q in CONTENT.squares if q.value == 2 and where in q.buildings)
    other = next(b for b in square.buildings if b != where)
    markers = LAST_BY_NAME | {"pistol": LAST[Info.PISTOL] - (2 if card == "tile-marker" else 1)}
    two = cards_showing("slide", bribe="wine")
    drawer = find_card(card, {"bribe-marker": 1, "colour-marker": 1, "tile-marker": Info.PISTOL}[card], avoid=two)
    s = position(
        {0: Desk(cards=two, drawers=[drawer], agents=[other], bribes={"wine": 2})},
        at="II" if card == "bribe-marker" else "III",
        crossed=True,
        markers=markers,
        tiles={square.index: "pistol"},
        version="advanced",
    )
    if card != "bribe-marker":
        enter(s, where)
    assert s.ending == 0
    act(s, "advance pistol")
    assert (s.ending, s.reason) == (1, "exhaustion")


@pytest.mark.parametrize(("players", "before"), [(2, "G"), (3, "I"), (4, "K")])
def test_C33_the_last_crossing_onto_the_end_space_is_the_ordinary_end(players: int, before: str) -> None:
    s = exhausting(players, before, crossed=False)
    happened = act(s, "take-bribes wine")
    assert ev.EndTriggered("investigator") in happened
    assert sum(isinstance(e, ev.EndTriggered) for e in happened) == 1
    happened += play_on(s, lambda s: s.round == 6)
    assert phases(happened) == ["purchase"]


@pytest.mark.parametrize(("players", "before"), [(2, "A"), (2, "F"), (3, "D"), (3, "H"), (4, "C"), (4, "I")])
def test_C33_an_ordinary_purchase_of_the_same_round_comes_before_the_last_one(players: int, before: str) -> None:
    s = exhausting(players, before, crossed=False)
    happened = act(s, "take-bribes wine")
    while s.round == 5:
        happened += act(s, next((w for w in words(s) if w == "buy agent"), words(s)[0]))
    assert phases(happened) == ["purchase", "purchase"]
    assert [s.hires[0], s.hires[1]] == [1, 1]
    assert s.reason == "exhaustion"


@pytest.mark.parametrize(("players", "before"), [(2, "D"), (3, "F"), (4, "G")])
def test_C33_a_first_payday_of_the_same_round_comes_before_the_last_purchase(players: int, before: str) -> None:
    s = exhausting(players, before, crossed=False)
    s.agents[0], s.coins[0] = 0b11, 3
    happened = act(s, "take-bribes wine")
    assert s.coins[0] == 1
    happened += play_on(s, lambda s: s.round == 6)
    assert phases(happened) == ["payday", "purchase"]


@pytest.mark.parametrize(("tile", "expected"), [(0, []), (1, ["purchase"]), (2, ["payday"])])
def test_C33_a_tile_reached_earlier_in_the_round_is_carried_out_first(tile: int, expected: list[str]) -> None:
    s = exhausting(2, "B", crossed=True, tile=tile)
    happened = act(s, "take-bribes wine")
    happened += play_on(s, lambda s: s.round == 6)
    assert phases(happened) == [*expected, "purchase"]


def roof(s: State) -> tuple[str, str]:
    """Where a viewer sees purchases and paydays."""
    tracks = s.view(None)["tracks"]
    return "".join(tracks["purchases"]), "".join(tracks["paydays"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C33_tiles_that_are_never_reached_are_no_longer_shown(players: int) -> None:
    end = {2: "H", 3: "J", 4: "L"}[players]
    s = exhausting(players, "A", crossed=True)
    act(s, "take-bribes wine")
    assert (s.view(None)["asked"]["step"], roof(s)) == ("buy", (end, end))
    play_on(s, lambda s: s.round == 6)
    assert roof(s) == ("", end)
    play_on(s, lambda s: s.over)
    assert roof(s) == ("", "")


def test_C33_the_introductory_game_has_no_tiles_to_show_after_the_end_either() -> None:
    s = exhausting(2, "A", crossed=True, version="introductory")
    act(s, "take-bribes wine")
    assert roof(s) == ("", "")


@pytest.mark.parametrize(("players", "before", "end"), [(2, "G", "H"), (3, "I", "J"), (4, "K", "L")])
def test_V66_on_the_end_space_the_last_purchase_lies_on_the_token_and_the_last_payday_waits(
    players: int, before: str, end: str
) -> None:
    s = exhausting(players, before, crossed=False)
    act(s, "take-bribes wine")
    assert (s.view(None)["tracks"]["token"], roof(s)) == ("purchase", ("", end))
    play_on(s, lambda s: s.over)
    assert roof(s) == ("", "")


@pytest.mark.parametrize(("players", "crest"), [(p, c) for p in (2, 3, 4) for c in range(p)])
@pytest.mark.parametrize("version", ["introductory", "advanced"])
def test_C34_the_last_of_the_last_round_wins_a_full_tie(players: int, crest: int, version: str) -> None:
    s = position(players=players, crest=crest, at="end", ending=2, version=version)
    assert s.outcome is not None
    assert s.outcome.winners == ((crest - 1) % players,)
    assert s.crest == crest


@pytest.mark.parametrize("crest", [0, 1, 2])
def test_C34_the_last_payday_goes_in_the_order_of_the_last_round(crest: int) -> None:
    desks = {
        p: Desk(agents=[p], coins=5, cards=cards_showing("pistol") if p == (crest - 1) % 3 else None) for p in range(3)
    }
    s = position(desks, players=3, crest=crest, seat=(crest - 1) % 3, ending=2, investigator="J", version="advanced")
    happened = act(s, "take-bribes wine")
    assert [e.seat for e in happened if isinstance(e, ev.ShillingsPaid)] == [(crest + n) % 3 for n in range(3)]


# Purchase and money ---------------------------------------------------------------------------------------------------


def shopping(desk: Desk, **more: object) -> State:
    """A purchase phase at seat 0; the others have no money."""
    return position({0: desk}, at="end", roof_tile=1, version="advanced", **more)  # type: ignore[arg-type]


def test_C35_nobody_has_to_buy() -> None:
    s = shopping(Desk(coins=9))
    assert words(s)[0] == "buy-nothing"
    act(s, "buy-nothing")
    assert (s.round, s.coins[0], s.desk[0], s.hires[0]) == (6, 9, 0, 3)


@pytest.mark.parametrize("item", list(Item))
def test_C35_one_purchase_a_phase_even_with_money_for_more(item: Item) -> None:
    s = shopping(Desk(coins=9))
    act(s, f"buy {item.name.lower().replace('_', '-')}")
    assert s.round == 6
    assert s.coins[0] == 9 - PRICE[item]


def test_C35_who_can_afford_nothing_is_not_asked() -> None:
    assert shopping(Desk(bribes=RICH)).round == 6


def test_C35_the_map_cannot_pay_for_itself() -> None:
    assert "buy map" not in words(shopping(Desk(coins=1, bribes=RICH)))
    s = shopping(Desk(coins=2, bribes=RICH))
    act(s, "buy map")
    assert s.coins[0] == 0
    assert total(s.bribes[0]) == 45
    assert s.round == 6


def test_C36_the_coins_never_run_out() -> None:
    desks = {p: Desk(coins=82) for p in range(4)}
    s = position(desks, version="advanced")
    act(s, "take-shillings")
    assert s.coins == [84, 82, 82, 82]


@pytest.mark.parametrize("group", [MissionGroup.A, MissionGroup.B])
def test_C37_with_its_pile_empty_the_space_of_an_accepted_mission_stays_empty(group: MissionGroup) -> None:
    face = next(m for m in CONTENT.missions if m.group is group)
    where = somewhere(face.flag)
    s = position({0: Desk(bribes=paying_for(where))}, version="advanced", display=[face.id])
    others = (s.pile_a, s.pile_b)
    s.pile_a, s.pile_b = (b"", s.pile_b) if group is MissionGroup.A else (s.pile_a, b"")
    enter(s, where)
    act(s, f"accept {face.id.lower()}")
    assert s.display == b""
    assert others[group is MissionGroup.A] in (s.pile_a, s.pile_b)
    assert s.missions[0] == 1 << face.index


@pytest.mark.parametrize("group", [MissionGroup.A, MissionGroup.B])
def test_V80_C37_while_there_is_a_pile_the_display_is_refilled_from_the_same(group: MissionGroup) -> None:
    face = next(m for m in CONTENT.missions if m.group is group)
    where = somewhere(face.flag)
    s = position({0: Desk(bribes=paying_for(where))}, version="advanced", display=[face.id])
    enter(s, where)
    act(s, f"accept {face.id.lower()}")
    (shown,) = s.display
    assert CONTENT.missions[shown].group is group
    assert shown != face.index


def hard(flag: int, count: int) -> list[str]:
    """Missions of other nations, which a visit to this one cannot complete."""
    return [m.id for m in CONTENT.missions if m.flag != flag and m.group is MissionGroup.B][:count]


@pytest.mark.parametrize(
    ("items", "held", "free"), [((), 2, True), ((), 3, False), (("side-table",), 3, True), (("side-table",), 4, False)]
)
def test_V80_C38_without_a_free_space_no_mission_is_accepted(items: tuple[str, ...], held: int, free: bool) -> None:
    face = FACE["A-01"]
    where = somewhere(face.flag)
    desk = Desk(bribes=paying_for(where), missions=hard(face.flag, held), items=items)
    s = position({0: desk}, version="advanced", display=[face.id])
    enter(s, where)
    assert ("accept a-01" in words(s, 0)) is free
    assert (s.seat == 0) is free


def test_C38_no_action_discards_a_mission() -> None:
    about = {type(a).__name__ for a in ACTIONS if "mission" in a.fields}
    assert about == {"Complete", "Accept"}


def three_at_once() -> list[str]:
    """Missions of one nation about seals and letters, which agents everywhere meet."""
    chosen = [
        m
        for m in CONTENT.missions
        if m.flag == FACE["S-01"].flag and m.kind in (MissionKind.SEALS, MissionKind.BUILDING)
    ]
    return [m.id for m in chosen[:3]]


def test_V79_W7_who_has_completed_a_mission_accepts_none_in_the_same_turn() -> None:
    names = three_at_once()
    face = FACE[names[0]]
    shown = next(m.id for m in CONTENT.missions if m.flag == face.flag and m.group is MissionGroup.B)
    where = somewhere(face.flag)
    agents = [int(b) for b in BUILDINGS if b != where]
    desk = Desk(missions=names[:2], agents=agents, supply=1, bribes=paying_for(where))
    s = position({0: desk}, version="advanced", display=[shown])
    enter(s, where)
    assert f"accept {shown.lower()}" in words(s)
    act(s, f"complete {names[0].lower()}")
    assert words(s) == [f"complete {names[1].lower()}", "done"]
    act(s, "done")
    assert s.seat == 1


@pytest.mark.parametrize("box", [0, 5, 9, 10, 11, 12])
def test_C39_W8_the_extras_of_all_missions_fill_the_box_first(box: int) -> None:
    names = three_at_once()
    faces = [FACE[n] for n in names]
    where = somewhere(faces[0].flag)
    agents = [int(b) for b in BUILDINGS if b != where]
    desk = Desk(missions=names, agents=agents, items=["cash-box"], box=box, supply=1, bribes=paying_for(where))
    s = position({0: desk}, version="advanced", display=())
    enter(s, where)
    for name in names:
        act(s, f"complete {name.lower()}")
    reward = sum(f.shillings for f in faces)
    extra = min(len(names), BOX_SIZE - box)
    assert (s.box[0], s.coins[0]) == (box + extra, reward)
    room = min(reward, BOX_SIZE - box - extra)
    if room:
        assert words(s) == [f"deposit {n}" for n in range(room + 1)]
        act(s, f"deposit {room}")
        assert (s.box[0], s.coins[0]) == (box + extra + room, reward - room)
    else:
        assert s.seat == 1


def test_C39_without_the_box_there_is_no_extra_shilling() -> None:
    names = three_at_once()
    where = somewhere(FACE[names[0]].flag)
    agents = [int(b) for b in BUILDINGS if b != where]
    s = position(
        {0: Desk(missions=names, agents=agents, supply=1, bribes=paying_for(where))}, version="advanced", display=()
    )
    enter(s, where)
    for name in names:
        act(s, f"complete {name.lower()}")
    assert (s.box[0], s.coins[0]) == (0, sum(FACE[n].shillings for n in names))


@pytest.mark.parametrize("name", [m.id for m in CONTENT.missions if m.group is not MissionGroup.S][::6])
def test_V62_V80_C40_the_pay_for_accepting_may_go_into_the_box(name: str) -> None:
    face = FACE[name]
    where = somewhere(face.flag)
    s = position({0: Desk(bribes=paying_for(where), items=["cash-box"], coins=5)}, version="advanced", display=[name])
    enter(s, where)
    act(s, f"accept {name.lower()}")
    pay = ADVANCE_PAY[face.group]
    assert words(s) == [f"deposit {n}" for n in range(pay + 1)]
    act(s, f"deposit {pay}")
    assert (s.coins[0], s.box[0]) == (5, pay)


@pytest.mark.parametrize(("group", "pay"), [(MissionGroup.A, 1), (MissionGroup.B, 2)], ids=["A", "B"])
def test_V80_a_mission_of_group_A_pays_one_shilling_at_once_and_one_of_group_B_two(
    group: MissionGroup, pay: int
) -> None:
    face = next(face for face in FACE.values() if face.group is group)
    where = somewhere(face.flag)
    s = position({0: Desk(bribes=paying_for(where))}, version="advanced", display=[face.id])
    enter(s, where)
    act(s, f"accept {face.id.lower()}")
    assert s.coins[0] == pay


@pytest.mark.parametrize("shillings", [2, 3])
@pytest.mark.parametrize("kept", [0, 1])
def test_V62_V63_C40_the_shillings_of_action_three_may_go_into_the_box(shillings: int, kept: int) -> None:
    s = position({0: Desk(items=["cash-box"], coins=7)}, version="advanced", shillings=shillings)
    act(s, "take-shillings")
    assert words(s) == [f"deposit {n}" for n in range(shillings + 1)]
    act(s, f"deposit {shillings - kept}")
    assert (s.coins[0], s.box[0]) == (7 + kept, shillings - kept)


def test_C40_the_extra_of_marrakesh_may_go_into_the_box() -> None:
    face = FACE["B-05"]
    where = somewhere(face.flag)
    desk = Desk(bribes=paying_for(where), items=["cash-box"])
    s = position({0: desk}, version="advanced", display=["B-05"], figures=True)
    enter(s, where)
    act(s, "accept b-05")
    assert words(s)[-1] == f"deposit {ADVANCE_PAY[MissionGroup.B] + 1}"


def test_C40_the_extra_of_hamburg_may_go_into_the_box() -> None:
    face = next(FACE[n] for n in BUILDING_MISSIONS if FACE[n].shillings)
    letter = next(b.index for b in CONTENT.buildings if b.letter == face.needs[0])
    desk = Desk(items=["cash-box"], missions=[face.id], agents=[letter])
    colours = ("blue", "red", "yellow", "green")
    s = visiting(face, desk, figures=True, colours=colours)
    act(s, f"complete {face.id.lower()}")
    assert s.box[0] == 1
    assert words(s)[-1] == f"deposit {face.shillings + 1}"


@pytest.mark.parametrize(("items", "box"), [((), 0), (("map",), 0), (("cash-box",), 12)])
def test_C40_without_a_box_or_with_a_full_one_nothing_is_asked(items: tuple[str, ...], box: int) -> None:
    s = position({0: Desk(items=items, box=box)}, version="advanced")
    act(s, "take-shillings")
    assert (s.seat, s.coins[0], s.box[0]) == (1, 2, box)


def test_C40_money_from_before_the_purchase_stays_open() -> None:
    s = shopping(Desk(coins=5))
    act(s, "buy cash-box")
    assert (s.coins[0], s.box[0], s.round) == (3, 0, 6)


# Payday ---------------------------------------------------------------------------------------------------------------


def all_results(s: State, seat: int) -> set[tuple[int, int, int]]:
    """Coins, bribes and agents left after a seat's payday, over all ways to play it."""
    if s.over or s.seat != seat or s.pending[0] not in (Step.PAYDAY_PAY, Step.PAYDAY_REMOVE):
        return {(s.coins[seat], total(s.bribes[seat]), s.agents[seat].bit_count())}
    found = set()
    for action in s.legal(seat):
        after = s.clone()
        after.apply(seat, action)
        found |= all_results(after, seat)
    return found


@pytest.mark.parametrize("map_", [False, True])
@pytest.mark.parametrize("agents", [0, 1, 3])
@pytest.mark.parametrize("coins", [0, 1, 2, 5])
@pytest.mark.parametrize("tokens", [0, 1, 2, 4])
def test_C41_W6_agents_stay_unpaid_only_when_the_coins_are_gone(
    map_: bool, agents: int, coins: int, tokens: int
) -> None:
    desk = Desk(
        agents=range(agents),
        coins=coins,
        bribes={"wine": tokens - tokens // 2, "coffee": tokens // 2},
        items=["map"] if map_ else [],
    )
    s = position({0: desk}, at="end", roof_tile=2, version="advanced")
    legal = {
        (coins - c, tokens - b, c + b)
        for c in range(min(coins, agents) + 1)
        for b in range(min(tokens if map_ else 0, agents - c) + 1)
        if c + b == agents or c == coins
    }
    assert all_results(s, 0) == legal


@pytest.mark.parametrize("leaving", list(combinations([2, 7, 11], 2)))
def test_C41_the_owner_chooses_who_leaves(leaving: tuple[int, int]) -> None:
    s = position({0: Desk(agents=[2, 7, 11], coins=1)}, at="end", roof_tile=2, version="advanced")
    assert len(words(s)) == 3
    for b in leaving:
        s.apply(0, next(a for a in s.legal(0) if a.values() == (b,)))
    assert buildings(s.agents[0]) == sorted({2, 7, 11} - set(leaving))
    assert (s.coins[0], s.supply[0], s.round) == (0, 4, 6)


def test_C41_the_cash_box_pays_nobody() -> None:
    s = position({0: Desk(agents=[2], box=12, items=["cash-box"])}, at="end", roof_tile=2, version="advanced")
    assert (s.agents[0], s.box[0]) == (0, 12)


@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "green"])
def test_C42_the_figure_costs_one_chocolate_and_no_coin(colour: str) -> None:
    rest = [c for c in ("yellow", "red", "blue", "green") if c != colour]
    desk = Desk(figure=4, agents=[2], coins=5, bribes={"chocolate": 3, "wine": 1})
    s = position({0: desk}, at="end", roof_tile=2, version="advanced", figures=True, colours=(colour, *rest))
    assert (s.coins[0], bribes(s, 0), buildings(s.agents[0])) == (4, {"chocolate": 2, "wine": 1}, [2, 4])


def test_C42_without_chocolate_the_figure_leaves_though_coins_and_bribes_are_there() -> None:
    desk = Desk(figure=4, coins=5, bribes={"wine": 4}, items=["map"])
    s = position({0: desk}, at="end", roof_tile=2, version="advanced", figures=True)
    assert (s.agents[0], s.figure[0], s.coins[0], bribes(s, 0)) == (0, -1, 5, {"wine": 4})
    assert s.unlocked[0]
    assert s.supply[0] == 5


def test_C42_a_wild_bribe_is_no_chocolate() -> None:
    desk = Desk(figure=4, bribes={"wine": 4}, drawers=[find_card("wild", Bribe.WINE)])
    s = position({0: desk}, at="end", roof_tile=2, version="advanced", figures=True)
    assert (s.figure[0], bribes(s, 0)) == (-1, {"wine": 4})


def test_C42_the_only_chocolate_goes_to_the_figure_before_the_others_are_paid() -> None:
    desk = Desk(figure=4, agents=[2], bribes={"chocolate": 1}, items=["map"])
    s = position({0: desk}, at="end", roof_tile=2, version="advanced", figures=True)
    assert (buildings(s.agents[0]), bribes(s, 0)) == ([4], {})


def test_C42_a_second_chocolate_may_pay_an_agent_with_the_map() -> None:
    desk = Desk(figure=4, agents=[2], bribes={"chocolate": 2}, items=["map"])
    s = position({0: desk}, at="end", roof_tile=2, version="advanced", figures=True)
    assert words(s) == ["pay chocolate", "pay-coins"]
    act(s, "pay chocolate")
    assert (buildings(s.agents[0]), bribes(s, 0)) == ([2, 4], {})


def test_C42_a_paid_figure_is_not_among_those_who_may_be_sent_away() -> None:
    desk = Desk(figure=4, agents=[2, 7], coins=1, bribes={"chocolate": 1})
    s = position({0: desk}, at="end", roof_tile=2, version="advanced", figures=True)
    assert [a.values() for a in s.legal(0)] == [(2,), (7,)]


def last_round(desks: dict[int, Desk], **more: object) -> State:
    """The end of the last round of an advanced game."""
    return position(desks, at="end", ending=2, version="advanced", **more)  # type: ignore[arg-type]


def test_C43_one_agent_of_choice_leaves_for_each_unfinished_mission() -> None:
    s = last_round({0: Desk(agents=[2, 7, 11], missions=["S-01", "B-05"], coins=9)})
    assert [a.values() for a in s.legal(0)] == [(2,), (7,), (11,)]
    s.apply(0, s.legal(0)[1])
    assert [a.values() for a in s.legal(0)] == [(2,), (11,)]
    s.apply(0, s.legal(0)[0])
    assert s.over
    assert buildings(s.agents[0]) == [11]


def test_C43_who_has_left_costs_nothing_at_the_payday() -> None:
    s = last_round({0: Desk(agents=[2, 7, 11], missions=["S-01", "B-05"], coins=9)})
    act(s, words(s)[0], words(s)[1])
    assert s.coins[0] == 8


@pytest.mark.parametrize("agents", [0, 1, 2])
def test_C43_with_too_few_agents_all_leave_and_nothing_else_is_lost(agents: int) -> None:
    s = last_round({0: Desk(agents=range(agents), missions=["S-01", "B-05"], coins=9, score=30)})
    assert s.over
    assert (s.agents[0], s.coins[0]) == (0, 9)
    assert s.score[0] >= 30


def test_C43_completed_missions_cost_no_agent() -> None:
    s = last_round({0: Desk(agents=[2, 7], coins=9)})
    assert (s.over, s.agents[0].bit_count()) == (True, 2)


def test_C43_the_starting_mission_counts() -> None:
    s = last_round({0: Desk(agents=[2, 7], missions=["S-03"], coins=9)})
    assert len(words(s)) == 2


def test_C43_the_figure_may_be_the_one_who_leaves() -> None:
    s = last_round({0: Desk(agents=[2], figure=4, missions=["S-03"], coins=9, bribes={"chocolate": 1})}, figures=True)
    s.apply(0, next(a for a in s.legal(0) if a.values() == (4,)))
    assert (s.figure[0], buildings(s.agents[0]), bribes(s, 0)) == (-1, [2], {"chocolate": 1})


@pytest.mark.parametrize("crest", [0, 1])
def test_C43_all_removals_come_in_turn_order_before_the_payday(crest: int) -> None:
    last = (crest - 1) % 2
    desks = {p: Desk(agents=[2, 7], missions=["S-03"] if p else ["S-04"], coins=9) for p in range(2)}
    s = position(desks, players=2, crest=crest, seat=last, ending=2, version="advanced")
    happened = act(s, "take-bribes wine")
    while not s.over:
        happened += act(s, words(s)[0])
    told = [(type(e).__name__, e.seat) for e in happened if isinstance(e, ev.AgentRemoved | ev.ShillingsPaid)]
    order = [crest, last]
    assert told == [("AgentRemoved", p) for p in order] + [("ShillingsPaid", p) for p in order]
    assert phases(happened) == ["unfinished", "payday"]


# Majority -------------------------------------------------------------------------------------------------------------


def majority(*desks: Desk, **more: object) -> list[int]:
    """The points for agents on the board when the last payday has been paid in full."""
    for desk in desks:
        desk.coins += len(list(desk.agents))
    s = last_round(dict(enumerate(desks)), players=len(desks), **more)
    assert s.over
    return [points(s, p, Rule.AGENTS) for p in range(len(desks))]


@pytest.mark.parametrize(
    ("agents", "expected"),
    [
        ((3, 1), (8, 0)),
        ((1, 3), (0, 8)),
        ((2, 2), (4, 4)),
        ((0, 0), (4, 4)),
        ((4, 3, 2), (12, 6, 0)),
        ((2, 4, 3), (0, 12, 6)),
        ((3, 3, 1), (9, 9, 0)),
        ((4, 1, 1), (12, 3, 3)),
        ((2, 2, 2), (6, 6, 6)),
        ((5, 0, 0), (12, 3, 3)),
        ((4, 3, 2, 1), (12, 8, 4, 0)),
        ((1, 2, 3, 4), (0, 4, 8, 12)),
        ((4, 4, 2, 1), (10, 10, 4, 0)),
        ((4, 3, 3, 1), (12, 6, 6, 0)),
        ((4, 3, 1, 1), (12, 8, 2, 2)),
        ((4, 4, 1, 1), (10, 10, 2, 2)),
        ((3, 3, 3, 1), (8, 8, 8, 0)),
        ((4, 2, 2, 2), (12, 4, 4, 4)),
        ((2, 2, 2, 2), (6, 6, 6, 6)),
        ((1, 0, 0, 0), (12, 4, 4, 4)),
    ],
)
def test_C44_tied_players_share_their_places_in_whole_points(
    agents: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert tuple(majority(*(Desk(agents=range(n)) for n in agents))) == expected


def test_C44_open_money_ranks_before_bribes() -> None:
    assert majority(Desk(agents=[0], bribes={"wine": 9}), Desk(agents=[0], coins=1), Desk(agents=[0])) == [6, 12, 0]


def test_C44_equal_money_ranks_by_bribes_of_any_type() -> None:
    tied = Desk(agents=[0], bribes={"wine": 1, "coffee": 1}), Desk(agents=[0], bribes={"tobacco": 3})
    assert majority(*tied) == [0, 8]


def test_C44_more_agents_beat_any_money() -> None:
    assert majority(Desk(agents=[0, 1]), Desk(agents=[0], coins=50, bribes=RICH)) == [8, 0]


def test_C44_the_cash_box_is_no_open_money() -> None:
    assert majority(Desk(agents=[0], items=["cash-box"], box=12), Desk(agents=[0])) == [4, 4]


def test_C45_a_figure_counts_in_the_majority() -> None:
    with_figure = Desk(agents=[0], figure=4, bribes={"chocolate": 1})
    assert majority(with_figure, Desk(agents=[0]), figures=True) == [8, 0]


def test_C45_the_third_man_counts_for_nobody() -> None:
    assert majority(Desk(agents=[1]), Desk(agents=[2]), third_man=True, stefan=1) == [4, 4]


def test_C46_bribes_are_no_money_in_ties_even_with_the_map() -> None:
    desks = Desk(items=["map"], bribes={"wine": 9}), Desk(items=["map"], coins=1)
    assert majority(*desks) == [0, 8]


def test_C46_nor_do_they_decide_the_winner_as_money() -> None:
    s = last_round(
        {0: Desk(items=["map"], bribes={"wine": 9}, score=8), 1: Desk(items=["map"], coins=1)}, players=2, crest=1
    )
    assert s.outcome is not None
    assert s.outcome.scores == (9, 9)
    assert s.outcome.winners == (1,)


def test_C47_without_tiles_the_game_goes_on_and_squares_score_nothing() -> None:
    square = CONTENT.squares[0]
    *rest, last = square.buildings
    desk = Desk(agents=rest, bribes=paying_for(last))
    s = position({0: desk}, taken=range(40))
    enter(s, last)
    assert (points(s, 0, Rule.SQUARES), s.tiles[0]) == (0, 0)
    play_on(s, lambda s: s.round == 7)
    assert s.ending == 0


# Missions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILDING_MISSIONS)
def test_V78_C48_a_nation_entered_in_an_earlier_round_gives_no_right(name: str) -> None:
    face = FACE[name]
    letter = next(b.index for b in CONTENT.buildings if b.letter == face.needs[0])
    there = somewhere(face.flag, [letter])
    elsewhere = next(b.index for b in CONTENT.buildings if b.flag != face.flag and b.index != letter)
    desk = Desk(agents=[letter, there], missions=[name], bribes=paying_for(elsewhere))
    s = position({0: desk}, version="advanced", display=[])
    enter(s, elsewhere)
    assert s.seat == 1
    assert s.missions[0] == 1 << face.index


@pytest.mark.parametrize("source", ["from-supply", "move"])
@pytest.mark.parametrize("name", BUILDING_MISSIONS)
def test_V78_C48_placing_and_moving_into_the_nation_give_the_right(name: str, source: str) -> None:
    face = FACE[name]
    letter = next(b.index for b in CONTENT.buildings if b.letter == face.needs[0])
    there = somewhere(face.flag, [letter])
    spare = next(int(b) for b in BUILDINGS if b not in (letter, there))
    desk = Desk(agents=[letter, spare], missions=[name], bribes=paying_for(there))
    s = position({0: desk}, version="advanced", display=[])
    origin = next(str(a) for a in ACTIONS if str(a).startswith("move-from") and a.values() == (spare,))
    enter(s, there, source if source == "from-supply" else origin)
    assert completable(s) == [name]


def test_C48_the_agent_that_leaves_its_letter_no_longer_serves_it() -> None:
    face = FACE["A-21"]
    letter = next(b.index for b in CONTENT.buildings if b.letter == face.needs[0])
    there = somewhere(face.flag, [letter])
    s = position(
        {0: Desk(agents=[letter], missions=["A-21"], bribes=paying_for(there))}, version="advanced", display=[]
    )
    origin = next(str(a) for a in ACTIONS if str(a).startswith("move-from") and a.values() == (letter,))
    enter(s, there, origin)
    assert s.seat == 1


def marrakesh_walk() -> tuple[Mission, int, int, int]:
    """A letter mission, the figure's building, the building entered, and the letter's building the figure can reach."""
    for name in BUILDING_MISSIONS:
        face = FACE[name]
        goal = next(b.index for b in CONTENT.buildings if b.letter == face.needs[0])
        if CONTENT.buildings[goal].flag == face.flag:
            continue
        for start in buildings(ADJACENT[goal]):
            for entered in buildings(ADJACENT[start]):
                if CONTENT.buildings[entered].flag == face.flag and entered != goal:
                    return face, start, entered, goal
    raise LookupError("no such walk")


def test_C48_the_figures_new_place_counts_for_letters() -> None:
    face, start, entered, goal = marrakesh_walk()
    desk = Desk(figure=start, missions=[face.id], bribes=paying_for(entered))
    s = position({0: desk}, version="advanced", display=[], figures=True)
    enter(s, entered)
    stay = s.clone()
    act(stay, "decline")
    assert stay.seat == 1
    s.apply(0, next(a for a in s.legal(0) if a.values() == (goal,)))
    assert completable(s) == [face.id]


def test_C48_the_free_walk_of_the_figure_gives_no_mission_right() -> None:
    face, start, entered, goal = marrakesh_walk()
    shown = next(
        m for m in CONTENT.missions if m.group is MissionGroup.A and m.flag == CONTENT.buildings[goal].flag != face.flag
    )
    desk = Desk(figure=start, bribes=paying_for(entered))
    s = position({0: desk}, version="advanced", display=[shown.id], figures=True)
    enter(s, entered)
    s.apply(0, next(a for a in s.legal(0) if a.values() == (goal,)))
    assert s.seat == 1


@pytest.mark.parametrize("name", BUILDING_MISSIONS)
def test_C49_with_random_flags_the_letter_and_the_nation_may_be_two_buildings(name: str) -> None:
    face = FACE[name]
    letter = next(b.index for b in CONTENT.buildings if b.letter == face.needs[0])
    seed = next(n for n in range(1, 99) if position(seed=n, flags="random").table.flags[letter] != face.flag)
    flags = position(seed=seed, flags="random").table.flags
    there = next(int(b) for b in BUILDINGS if flags[b] == face.flag)
    desk = Desk(missions=[name], agents=[there], bribes=paying_for(letter))
    on_letter = position({0: desk}, seed=seed, flags="random", version="advanced", display=[])
    assert on_letter.table.flags == flags
    enter(on_letter, letter)
    assert on_letter.seat == 1
    desk = Desk(missions=[name], agents=[letter], bribes=paying_for(there))
    on_nation = position({0: desk}, seed=seed, flags="random", version="advanced", display=[])
    enter(on_nation, there)
    assert completable(on_nation) == [name]


def seal_agents(face: Mission) -> list[int]:
    """As many buildings of each seal as the mission shows, none of its own nation where that can be."""
    chosen: list[int] = []
    for seal in face.needs:
        free = [int(b) for b in BUILDINGS if SEAL[b] == seal and b not in chosen]
        chosen.append(next((b for b in free if CONTENT.buildings[b].flag != face.flag), free[0]))
    return chosen


@pytest.mark.parametrize("name", SEAL_MISSIONS)
def test_V83_C50_a_seal_mission_needs_every_shown_agent(name: str) -> None:
    face = FACE[name]
    agents = seal_agents(face)
    there = next(b.index for b in CONTENT.buildings if b.flag == face.flag and b.index not in agents)
    extra = [b for b in agents if SEAL[b] == SEAL[there]]
    for missing in [None, *agents]:
        present = [b for b in agents if b != missing]
        s = position(
            {0: Desk(agents=present, missions=[name], bribes=paying_for(there))}, version="advanced", display=[]
        )
        enter(s, there)
        met = missing is None or missing in extra
        assert completable(s) == ([name] if met else [])


def own_nation(face: Mission) -> list[int]:
    """The buildings of the mission's nation with a seal it shows."""
    return [b.index for b in CONTENT.buildings if b.flag == face.flag and b.seal in face.needs]


@pytest.mark.parametrize("name", [n for n in SEAL_MISSIONS if own_nation(FACE[n])])
def test_C50_the_new_agent_is_included(name: str) -> None:
    face = FACE[name]
    there = own_nation(face)[0]
    needs = list(face.needs)
    needs.remove(CONTENT.buildings[there].seal)
    agents: list[int] = []
    for seal in needs:
        agents.append(next(int(b) for b in BUILDINGS if SEAL[b] == seal and b not in (there, *agents)))
    s = position({0: Desk(agents=agents, missions=[name], bribes=paying_for(there))}, version="advanced", display=[])
    enter(s, there)
    assert completable(s) == [name]


@pytest.mark.parametrize("name", BRIBE_MISSIONS)
def test_V84_C51_a_bribe_mission_needs_one_token_for_each_icon(name: str) -> None:
    face = FACE[name]
    need = needed(face)
    for missing in [None, *need]:
        have = {b: n - (b == missing) for b, n in need.items()}
        s = visiting(face, Desk(missions=[name], bribes=have))
        assert completable(s) == ([name] if missing is None else [])


@pytest.mark.parametrize("name", BRIBE_MISSIONS)
def test_V81_C51_bribes_are_shown_and_kept(name: str) -> None:
    face = FACE[name]
    s = visiting(face, Desk(missions=[name], bribes=needed(face)))
    act(s, f"complete {name.lower()}")
    assert bribes(s, 0) == needed(face)
    assert (s.coins[0], points(s, 0, Rule.MISSIONS)) == (face.shillings, face.points)
    assert s.completed[0] == 1 << face.index


@pytest.mark.parametrize(
    ("first", "second"),
    [(a, b) for a, b in combinations(BRIBE_MISSIONS, 2) if FACE[a].flag == FACE[b].flag],
)
def test_C51_the_same_tokens_serve_several_missions(first: str, second: str) -> None:
    a, b = Counter(needed(FACE[first])), Counter(needed(FACE[second]))
    s = visiting(FACE[first], Desk(missions=[first, second], bribes=dict(a | b)))
    assert completable(s) == [first, second]
    act(s, f"complete {first.lower()}", f"complete {second.lower()}")
    assert bribes(s, 0) == dict(a | b)


@pytest.mark.parametrize("name", INFORMATION_MISSIONS)
def test_V86_C51_an_information_mission_needs_one_tile_for_each_icon(name: str) -> None:
    face = FACE[name]
    need = needed(face)
    for missing in [None, *need]:
        have = {i: n - (i == missing) for i, n in need.items()}
        s = visiting(face, Desk(missions=[name], tiles=have))
        assert completable(s) == ([name] if missing is None else [])


@pytest.mark.parametrize("name", [n for n in BRIBE_MISSIONS if FACE[n].flag.name == "USA"])
def test_C52_new_york_drops_any_one_bribe_of_a_usa_mission(name: str) -> None:
    face = FACE[name]
    need = needed(face)
    for missing in need:
        have = {b: n - (b == missing) for b, n in need.items()}
        s = visiting(face, Desk(missions=[name], bribes=have), figures=True, colours=("red", "blue", "green", "yellow"))
        assert completable(s) == [name]
        less = Counter(have)
        less[next(b for b, n in have.items() if n)] -= 1
        s = visiting(face, Desk(missions=[name], bribes=less), figures=True, colours=("red", "blue", "green", "yellow"))
        assert completable(s) == []


@pytest.mark.parametrize("name", [n for n in BRIBE_MISSIONS if FACE[n].flag.name != "USA"])
def test_C52_new_york_drops_nothing_elsewhere(name: str) -> None:
    face = FACE[name]
    have = Counter(needed(face))
    have[next(iter(have))] -= 1
    s = visiting(face, Desk(missions=[name], bribes=have), figures=True, colours=("red", "blue", "green", "yellow"))
    assert completable(s) == []


def amsterdam(face: Mission, have: dict[str, int], *, figure: bool = True) -> State:
    """The green player enters the mission's nation with the figure, or with an agent, holding these bribes."""
    where = somewhere(face.flag)
    start = next(int(b) for b in BUILDINGS if b != where)
    desk = Desk(missions=[face.id], figure=start, bribes=paying_for(where, have))
    colours = ("green", "blue", "red", "yellow")
    s = position({0: desk}, version="advanced", display=(), figures=True, colours=colours)
    origin = next(str(a) for a in ACTIONS if str(a).startswith("move-from") and a.values() == (start,))
    enter(s, where, origin if figure else "from-supply")
    return s


@pytest.mark.parametrize("name", BRIBE_MISSIONS)
def test_C52_amsterdams_spare_coffee_stands_for_one_missing_bribe(name: str) -> None:
    face = FACE[name]
    need = needed(face)
    for missing in set(need) - {"coffee"}:
        have = Counter(need)
        have[missing] -= 1
        assert completable(amsterdam(face, dict(have))) == []
        have["coffee"] += 1
        assert completable(amsterdam(face, dict(have))) == [name]
        assert completable(amsterdam(face, dict(have), figure=False)) == []


@pytest.mark.parametrize("name", [n for n in BRIBE_MISSIONS if len(set(FACE[n].needs) - {Bribe.COFFEE}) > 1])
def test_C52_amsterdams_coffees_do_not_stand_for_two_missing_bribes(name: str) -> None:
    face = FACE[name]
    have = Counter(needed(face))
    for missing in sorted(set(have) - {"coffee"})[:2]:
        have[missing] -= 1
    have["coffee"] += 4
    assert completable(amsterdam(face, dict(have))) == []


def test_C52_completing_changes_nothing_but_rewards() -> None:
    face = FACE["A-01"]
    have = Counter(needed(face))
    have["wine"] -= 1
    have["coffee"] += 1
    s = amsterdam(face, dict(have))
    s.apply(0, Complete(number("A-01")))
    assert bribes(s, 0) == {k: v for k, v in have.items() if v}

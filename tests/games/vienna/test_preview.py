"""What players are told before they choose: the price they really pay, and all that follows until their turn ends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.games.vienna.builder import (
    VIENNA,
    Desk,
    all_but,
    around,
    cards_showing,
    edge,
    find_buildings,
    find_card,
    place,
    position,
    square,
    told,
)
from tests.golden.coverage import recordings

from kaffeehaus import GAMES, Record, preview, previews
from kaffeehaus.cli.vienna import ViennaPresenter
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import REVEAL, TURN, unasked
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.action_three import BASE_PRICE
from kaffeehaus.games.vienna.answers import DONE
from kaffeehaus.games.vienna.board import BUILDINGS, COLOUR, PAYDAY_SPACES, PURCHASE_SPACES, SEAL, SQUARE_NAMES, VALUE
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.mission_step import met
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Bribe, Flag, Info, Seal
from kaffeehaus.locale import Texts

SCREEN = ViennaPresenter(Texts(game="vienna"))
HAMBURG, NEW_YORK, AMSTERDAM = (
    (colour, *(c for c in ("yellow", "red", "blue", "green") if c != colour)) for colour in ("blue", "red", "green")
)


def paid(s: State, where: int) -> dict[str, int]:
    """What the preview of a placement says that it costs."""
    found: dict[str, int] = {}
    for e in told(preview(s, s.seat, place(s, where)).events, ev.BribesPaid, cause="placement"):
        found[e.bribe.name.lower()] = found.get(e.bribe.name.lower(), 0) + e.count
    return found


def agents_around(q: int) -> tuple[list[int], int]:
    """The buildings around a square but one, and that one."""
    *standing, last = around(q)
    return standing, last


# Wild cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("have", "price"),
    [
        ({"wine": 2, "coffee": 3}, {"wine": 2}),
        ({"wine": 1, "coffee": 3}, {"wine": 1, "coffee": 1}),
        ({"coffee": 3}, {"coffee": 2}),
    ],
    ids=["own colour first", "mixed", "wild only"],
)
def test_V95_C12_whoever_holds_a_wild_card_is_told_the_price_that_is_paid(have: dict[str, int], price: dict[str, int]):
    where = find_buildings(colour="wine")[0]
    drawers = [find_card("wild", Bribe.COFFEE)]
    s = position({0: Desk(bribes=have, drawers=drawers, agents=[find_buildings(colour="tobacco")[0]])})
    assert paid(s, where) == price
    line = SCREEN.choice(s, 0, place(s, where))
    told = [Texts(game="vienna").text("bribe.counted", bribe=b, count=n) for b, n in price.items()]
    assert f"for {', '.join(told)}" in line


def test_V95_V42_a_wild_card_hides_neither_squares_nor_bonuses():
    q = square(SQUARE_NAMES[0].name)
    standing, last = agents_around(q)
    colour = Bribe(COLOUR[last])
    wild = Bribe.COFFEE if colour != Bribe.COFFEE else Bribe.WINE
    bonus = find_card("colour-points", colour)
    have = {colour.name.lower(): 1, wild.name.lower(): 3}
    drawers = [find_card("wild", wild), bonus]
    s = position({0: Desk(bribes=have, drawers=drawers, agents=standing)}, taken=all_but(q))
    foreseen = preview(s, 0, place(s, last))
    assert told(foreseen.events, ev.SquareEnclosed, square=q, points=VALUE[q], helped=False)
    assert told(foreseen.events, ev.Scored, card=bonus, points=3)
    assert {str(a).split()[0] for a in foreseen.assumed} >= {"from-supply", "pay"}
    assert "encloses" in SCREEN.choice(s, 0, place(s, last))


# Why it costs what it costs -------------------------------------------------------------------------------------------


def explained(events: list[Event], s: State, saved: Counter[int], paid: Counter[int]) -> None:
    """Adds up what was saved and paid by each seat until its agent stands; together that is the printed price."""
    for e in events:
        match e:
            case ev.PriceLowered():
                ability = CONTENT.cards[e.card - 1].ability.value if e.card else "figure"
                assert ability in ("colour-less", "seal-less", "foreign-less", "figure")
                saved[e.seat] += e.count
            case ev.BribesPaid(cause="placement"):
                # A card is named where the bribe is not the building's own, and then it is the wild one of that type.
                wild = CONTENT.cards[e.card - 1] if e.card else None
                assert (wild is not None) == (e.bribe != COLOUR[s.target])
                assert wild is None or (wild.ability.value, wild.type) == ("wild", e.bribe)
                paid[e.seat] += e.count
            case ev.AgentPlaced():
                assert saved.pop(e.seat, 0) + paid.pop(e.seat, 0) == BASE_PRICE
            case ev.BribesPaid():
                assert not e.card


@pytest.mark.parametrize("path", recordings("vienna"), ids=lambda path: path.stem)
def test_C10_C11_C12_what_was_saved_and_what_was_paid_is_the_printed_price(path: Path):
    record = Record.from_json(path.read_text("utf-8"))
    s = VIENNA.start(record.players, VIENNA.options(record.options), record.seed)
    assert isinstance(s, State)
    saved, paid = Counter[int](), Counter[int]()
    for seat, text in record.actions:
        events: list[Event] = []
        s.apply(seat, VIENNA.parse(text), events)
        explained(events, s, saved, paid)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ja"])
def test_C10_C12_a_placement_says_which_drawers_make_its_price(lang: str):
    where = find_buildings(colour="wine")[0]
    seal = Seal(SEAL[where])
    drawers = [find_card("wild", Bribe.COFFEE), find_card("colour-points", Bribe.WINE), find_card("seal-less", seal)]
    s = position({0: Desk(bribes={"coffee": 3}, drawers=drawers)}, version="advanced")
    line = ViennaPresenter(Texts(lang, game="vienna")).choice(s, 0, place(s, where))
    said = {
        "en": "for 1 coffee (drawer 3 saves 1, drawer 1 pays with coffee)",
        "de": "für 1 Kaffee (Schublade 3 spart 1, Schublade 1 zahlt mit Kaffee)",
        "fr": "pour 1 café (−1 grâce au tiroir 3, café grâce au tiroir 1)",
        "ja": "（コスト：コーヒー1枚。引き出し3で1枚減, 引き出し1でコーヒー払い）",
    }
    assert said[lang] in line


# The third man --------------------------------------------------------------------------------------------------------


def test_V111_the_third_man_counts_in_what_a_placement_encloses():
    q = square(SQUARE_NAMES[0].name)
    standing, last = agents_around(q)
    stefan, *own = standing
    bribes = {Bribe(COLOUR[last]).name.lower(): 2}
    s = position({0: Desk(bribes=bribes, agents=own)}, stefan=stefan, taken=all_but(q), third_man=True)
    foreseen = preview(s, 0, place(s, last))
    assert told(foreseen.events, ev.SquareEnclosed, square=q, points=VALUE[q] - 1, helped=True)
    assert told(foreseen.events, ev.StefanMoved, seat=0)
    name = CONTENT.squares[q].name
    assert f"encloses {name} (+{VALUE[q] - 1}," in SCREEN.choice(s, 0, place(s, last))


def test_V111_C57_another_placement_encloses_what_the_third_man_left_open():
    """With the third man any square may close, not only those beside the building entered."""
    q = square(SQUARE_NAMES[0].name)
    standing, last = agents_around(q)
    far = next(int(b) for b in BUILDINGS if b not in around(q))
    s = position(
        {0: Desk(bribes={Bribe(COLOUR[far]).name.lower(): 2}, agents=standing)},
        stefan=last,
        taken=all_but(q),
        third_man=True,
    )
    line = SCREEN.choice(s, 0, place(s, far))
    assert f"encloses {CONTENT.squares[q].name}" in line


# Figures --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colours", "where"),
    [(HAMBURG, find_buildings(seal="nobility")[0]), (NEW_YORK, find_buildings(flag="usa")[0])],
    ids=["hamburg", "new-york"],
)
def test_V124_V125_where_only_the_figure_can_pay_its_price_is_told(colours: tuple[str, ...], where: int):
    colour = Bribe(COLOUR[where]).name.lower()
    others = [b.index for b in CONTENT.buildings if b.flag != Flag.USA and SEAL[b.index] != Seal.NOBILITY][:5]
    desk = Desk(agents=others, bribes={colour: 1})
    s = position({0: desk}, version="advanced", figures=True, colours=colours)
    foreseen = preview(s, 0, place(s, where))
    assert paid(s, where) == {colour: 1}
    assert told(foreseen.events, ev.AgentPlaced, building=where, figure=True)
    assert "for 1 " in SCREEN.choice(s, 0, place(s, where))


def test_V121_where_only_the_figure_can_stand_the_preview_brings_it():
    where, start, *_ = find_buildings(colour="wine")
    desk = Desk(figure=start, supply=0, bribes={"wine": 2})
    s = position({0: desk}, version="advanced", figures=True, colours=HAMBURG)
    foreseen = preview(s, 0, place(s, where))
    assert told(foreseen.events, ev.AgentPlaced, building=where, origin=start, figure=True)


# What the end of the turn does ----------------------------------------------------------------------------------------


def test_V44_V46_the_marker_of_Action_IV_and_its_points_are_foreseen():
    cards = cards_showing("flask")
    s = position({0: Desk(cards=cards, tiles={"flask": 2})})
    foreseen = preview(s, 0, s.legal(0)[-1])
    assert told(foreseen.events, ev.MarkerMoved, info=1, steps=1)
    assert told(foreseen.events, ev.Scored, points=2, rule="markers")
    assert foreseen.certain == len(foreseen.events)
    assert foreseen.ends == "turn"
    assert "+2 points" in SCREEN.choice(s, 0, s.legal(0)[-1])


def test_V48_the_investigator_is_foreseen():
    cards = cards_showing("flask")
    s = position({0: Desk(cards=cards)}, markers={"flask": edge("flask")})
    foreseen = preview(s, 0, s.legal(0)[-1])
    assert told(foreseen.events, ev.InvestigatorMoved, space="B")


def last_of_the_round(tile: str, **desk: object) -> State:
    """The last player of a round takes Action III; Action IV will bring the Investigator to such a tile."""
    spaces = {"purchase": PURCHASE_SPACES, "payday": PAYDAY_SPACES}[tile][2]
    reached = min(spaces)
    cards = cards_showing("flask")
    return position(
        {1: Desk(cards=cards, **desk)},  # type: ignore[arg-type]
        players=2,
        seat=1,
        markers={"flask": edge("flask")},
        investigator=ROOF[reached - 1],
        display=(),
        version="advanced",
    )


def test_V65_V67_a_purchase_that_follows_is_told():
    s = last_of_the_round("purchase", coins=2)
    action = next(a for a in s.legal(1) if str(a) == "take-shillings")
    foreseen = preview(s, 1, action)
    assert told(foreseen.events, ev.PhaseBegan, phase="purchase")
    assert "buy telephone" in map(str, foreseen.then)
    assert "buy-nothing" in map(str, foreseen.assumed)
    assert "then a purchase" in SCREEN.choice(s, 1, action)


def test_V65_V76_a_payday_that_follows_is_told():
    s = last_of_the_round("payday", coins=0, agents=[3, 4])
    action = next(a for a in s.legal(1) if str(a) == "take-bribes wine")
    foreseen = preview(s, 1, action)
    assert told(foreseen.events, ev.PhaseBegan, phase="payday")
    assert [e.building for e in told(foreseen.events, ev.AgentRemoved, seat=1)] == [3, 4]


def test_V79_missions_that_become_possible_are_told_and_none_is_assumed():
    face = next(m for m in CONTENT.missions if m.kind.value == "information")
    where = next(b.index for b in CONTENT.buildings if b.flag == face.flag)
    tiles = {need.name.lower(): face.needs.count(need) for need in face.needs}  # type: ignore[union-attr]
    other = next(m for m in CONTENT.missions if m.flag == face.flag and m.group.value == "A")
    desk = Desk(bribes={Bribe(COLOUR[where]).name.lower(): 2}, tiles=tiles, missions=[face.id])
    s = position({0: desk}, version="advanced", display=[other.id])
    foreseen = preview(s, 0, place(s, where))
    assert [str(a) for a in foreseen.then] == [f"complete {face.id.lower()}", f"accept {other.id.lower()}"]
    assert not told(foreseen.events, ev.MissionCompleted)
    line = SCREEN.choice(s, 0, place(s, where))
    assert f"then {face.id} can be completed" in line
    assert f"then {other.id} can be accepted" in line


def test_V80_what_accepting_pays_is_certain_though_a_mission_is_shown():
    other = next(m for m in CONTENT.missions if m.group.value == "B")
    where = next(b.index for b in CONTENT.buildings if b.flag == other.flag)
    desk = Desk(bribes={Bribe(COLOUR[where]).name.lower(): 2})
    s = position({0: desk}, version="advanced", display=[other.id])
    s.apply(0, place(s, where))
    accept = next(a for a in s.legal(0) if a.kind == "accept")
    foreseen = preview(s, 0, accept)
    assert [e.kind for e in foreseen.events] == ["mission-accepted", "shillings-gained"]
    assert foreseen.certain == 2


def test_V106_the_last_action_is_told_with_the_own_points_only():
    s = position({1: Desk(cards=cards_showing("flask"), tiles={"flask": 1})}, players=2, seat=1, ending=2)
    s.tiles[0] = s.tiles[1]
    action = s.legal(1)[-1]
    foreseen = preview(s, 1, action)
    own, others = (sum(e.points for e in told(foreseen.events, ev.Scored, seat=p)) for p in (1, 0))
    assert own
    assert others
    assert f"+{own} point" in SCREEN.choice(s, 1, action)


# What a mission lacks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_V81_a_mission_lacks_nothing_just_if_it_is_met(seed: int):
    game, rng = GAMES["vienna"], Random(seed)
    colours = (HAMBURG, NEW_YORK, AMSTERDAM)[seed % 3]
    state = game.start(3, game.options({"version": "advanced", "figures": True, "colours": colours}), seed)
    assert isinstance(state, State)
    compared = 0
    while not state.over:
        if not state.waiting and state.pending[0] == Step.MISSION:
            seat = state.seat
            lacks = state.view(seat)["desks"][seat]["lacks"]
            held = [m for m in MISSIONS if state.missions[seat] >> m.name & 1]
            assert {m.name.name: not lacks[m.name.name] for m in held} == {
                m.name.name: met(state, seat, m.name) for m in held
            }
            compared += len(held)
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        state.apply(seat, rng.choice([a for a in legal if a.kind in ("place", "accept")] or legal))
    assert compared


def lacking(desk: Desk, mission: str, colours: tuple[str, ...], figures: bool = True) -> list[str]:
    s = position({0: desk}, version="advanced", figures=figures, colours=colours)
    found: list[str] = s.view(0)["desks"][0]["lacks"][mission]
    return found


def test_V125_C52_a_usa_mission_lacks_one_bribe_fewer_for_new_york():
    face = next(m for m in CONTENT.missions if m.flag == Flag.USA and m.kind.value == "bribes" and len(m.needs) > 2)
    desk = Desk(missions=[face.id])
    assert len(lacking(desk, face.id, HAMBURG)) == len(face.needs)
    assert len(lacking(desk, face.id, NEW_YORK)) == len(face.needs) - 1


def test_V126_C52_amsterdams_spare_coffee_counts_where_the_figure_has_come():
    face = next(m for m in CONTENT.missions if m.kind.value == "bribes" and Bribe.COFFEE not in m.needs)
    where = next(b.index for b in CONTENT.buildings if b.flag == face.flag)
    start = next(int(b) for b in BUILDINGS if CONTENT.buildings[b].flag != face.flag)
    have = {need.name.lower(): face.needs.count(need) for need in face.needs}  # type: ignore[union-attr]
    missing = next(iter(have))
    have[missing] -= 1
    have["coffee"] = 1
    price = Bribe(COLOUR[where]).name.lower()
    have[price] = have.get(price, 0) + 2
    s = position(
        {0: Desk(missions=[face.id], figure=start, supply=0, bribes=have)},
        version="advanced",
        figures=True,
        colours=AMSTERDAM,
        display=(),
    )
    foreseen = preview(s, 0, place(s, where))
    assert f"complete {face.id.lower()}" in map(str, foreseen.then)
    s.apply(0, place(s, where))
    assert s.view(0)["desks"][0]["lacks"][face.id] == []


def test_V83_V85_seals_and_houses_are_lacking_until_agents_stand_there():
    seals = next(m for m in CONTENT.missions if m.kind.value == "seals")
    house = next(m for m in CONTENT.missions if m.kind.value == "building")
    where = next(b.index for b in CONTENT.buildings if b.letter == house.needs[0])
    s = position({0: Desk(missions=[seals.id, house.id])}, version="advanced", display=())
    lacks = s.view(0)["desks"][0]["lacks"]
    assert lacks[house.id] == [house.needs[0]]
    assert lacks[seals.id] == [need.name.lower() for need in sorted(seals.needs)]  # type: ignore[union-attr]
    s = position({0: Desk(missions=[house.id], agents=[where])}, version="advanced", display=())
    assert s.view(None)["desks"][0]["lacks"] == {house.id: []}


# What goes without asking ---------------------------------------------------------------------------------------------


def answered(s: State) -> str | None:
    """The answer for which the seat to act need not be asked."""
    usual = unasked(s, s.seat, previews(s, s.seat))
    return None if usual is None else str(usual)


def test_V38_an_agent_comes_from_the_supply_without_asking():
    standing, last = agents_around(square(SQUARE_NAMES[0].name))
    s = position({0: Desk(agents=standing, bribes={Bribe(COLOUR[last]).name.lower(): 2})})
    assert answered(s) is None, "where to go is the point of the turn"
    s.apply(0, place(s, last))
    assert s.pending[0] == Step.SOURCE
    assert answered(s) == "from-supply"


def test_V38_without_a_supply_the_seat_is_asked_who_comes():
    standing, last = agents_around(square(SQUARE_NAMES[0].name))
    elsewhere = next(int(b) for b in BUILDINGS if b not in (*standing, last))
    s = position({0: Desk(agents=[*standing, elsewhere], bribes={Bribe(COLOUR[last]).name.lower(): 2}, supply=0)})
    s.apply(0, place(s, last))
    assert s.pending[0] == Step.SOURCE
    assert answered(s) is None


def test_V44_no_mission_goes_without_asking_as_the_turn_ends_with_it_or_card_iv_shows():
    shown = next(m for m in CONTENT.missions if m.group.value == "A")
    where = next(int(b) for b in BUILDINGS if CONTENT.buildings[b].flag == shown.flag)
    have = {Bribe(COLOUR[where]).name.lower(): 2}
    redirect = find_card("redirect", Info.FLASK)
    for drawers, ends in (((), TURN), ((redirect,), REVEAL)):
        desk = Desk(bribes=have, drawers=drawers, cards=cards_showing("flask"))
        s = position({0: desk}, version="advanced", display=[shown.id])
        s.apply(0, place(s, where))
        assert s.pending[0] == Step.MISSION
        assert answered(s) == "done"
        assert preview(s, 0, DONE).ends == ends

"""Positions of Vienna: what a table shows at the beginning of a round or of an Action III, as plain data and back.

A round begins with the cards drawn and none of them assigned (V27, V28); at an Action III the players before have had
their turn, and the own cards of I and II lie where they belong (V30). So nothing is left over from what came before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.positions import Claims, Part, Positions
from kaffeehaus.core.sets import each
from kaffeehaus.games.vienna.abilities import CARD_BIT
from kaffeehaus.games.vienna.board import (
    BOX_SIZE,
    BUILDINGS,
    CASH_BOX,
    LAST,
    ONE,
    PAYDAY_SPACES,
    PRINTED_FLAGS,
    PURCHASE_SPACES,
    SQUARE_NAMES,
    TELEPHONE,
    counts,
    flag_masks,
)
from kaffeehaus.games.vienna.card_phase import drawer_spaces
from kaffeehaus.games.vienna.missions import MISSIONS, OF_GROUP
from kaffeehaus.games.vienna.rules import RULES, Rule
from kaffeehaus.games.vienna.setup import ADVANCED_CARDS, AGENTS, HIRES, INTRODUCTORY_CARDS, TILES
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Bribe, Flag, Info, Item, MissionGroup

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

ASSIGN, ACTION, STEFAN = "assign", "action-iii", "place-stefan"
MANY: Final = 99
"""More bribes, shillings or tiles than anybody ever has."""
_BRIBES, _INFOS = ([word(one) for one in kind] for kind in (Bribe, Info))
_FLAGS = {word(flag): flag for flag in Flag}
_INFO = {word(info): info for info in Info}
_BUILDINGS = {word(b): int(b) for b in BUILDINGS}
_SQUARES = {word(q): int(q) for q in SQUARE_NAMES}
_ITEMS = {word(item): item for item in Item if item is not Item.AGENT}
_MISSIONS = {m.name.name: int(m.name) for m in MISSIONS}
_RULES = {rule.word: int(rule) for rule in Rule}
_ENDING = ("no", "triggered", "last-round")
_DISPLAYED: Final = 2
_TILES: Final = [int(tile) for tile in (*TILES, *Info)]
"""All there are: those of the squares, and one of each kind that desks begin with (V20, V23)."""


def moment(s: State) -> str | None:
    """Which moment this is of those that a position can be of."""
    if s.over:
        return None
    if s.waiting:
        begun = any(s.assigned) or s.waiting != (1 << s.table.players) - 1
        return None if begun else ASSIGN
    return {int(Step.ACTION_III): ACTION, int(Step.PLACE_STEFAN): STEFAN}.get(s.pending[0])


# From a position to a game --------------------------------------------------------------------------------------------


def place(s: State, part: Part, asked: str) -> None:
    """Lays a game out as a position says."""
    players = s.table.players
    s.round = part.number("round", 1, MANY, 1) - (asked == STEFAN)
    s.crest = part.number("crest", 0, players - 1, s.table.began)
    s.seat = part.number("seat", 0, players - 1, s.crest)
    if part.has("seat") and asked != ACTION:
        part.not_now("seat", f'"asked": "{ACTION}"')
    s.turn = (s.seat - s.crest) % players
    s.table = replace(s.table, began=(s.crest - max(s.round - 1, 0)) % players)
    desks = part.parts("desks", players)
    _city(s, part.part("city"), desks, asked)
    _tracks(s, part, asked)
    for p, desk in enumerate(desks):
        _desk(s, p, desk)
    _missions(s, part.part("missions"), desks)
    _cards(s, part.part("cards"), desks, asked)
    s.waiting = (1 << players) - 1 if asked == ASSIGN else 0
    if asked == STEFAN:
        s.seat = (s.crest - 1) % players
        s.agenda = [(Step.CARD_PHASE, 0, 0), (Step.PLACE_STEFAN, 0, 0)]
    elif asked == ASSIGN:
        s.agenda = [(Step.ASSIGN, 0, 0)]
    else:
        s.agenda = [(step, 0, 0) for step in (Step.TURN_END, Step.ACTION_IV, Step.ACTION_III)]


def _city(s: State, part: Part, desks: list[Part], asked: str) -> None:
    """Flags, tiles and the third man; whatever tiles nobody names are drawn (V18, V20)."""
    flags = part.by_word("flags", _BUILDINGS, _FLAGS)
    if flags:
        laid = [s.table.flags[b] if (flag := flags.get(int(b))) is None else flag for b in BUILDINGS]
        for flag in Flag:
            if laid.count(flag) != len(BUILDINGS) // len(Flag):
                part.many(f"{part.at('flags')}: {word(flag)}", laid.count(flag), len(BUILDINGS) // len(Flag))
        s.table = replace(s.table, flags=bytes(laid), flag_masks=flag_masks(bytes(laid)))
    bag = list(_TILES)
    named = part.by_word("tiles", _SQUARES, _INFO)
    for p, desk in enumerate(desks):
        if desk.has("tiles"):
            owned = desk.counts("tiles", _INFOS, len(_TILES), ())
            s.tiles[p] = sum(n * ONE[info] for info, n in enumerate(owned))
            _out(bag, desk.at("tiles"), [i for i, n in enumerate(owned) for _ in range(n)], part)
    _out(bag, part.at("tiles"), [info for info in named.values() if info is not None], part)
    bag = part.reading.shuffled(bag)
    for p, desk in enumerate(desks):
        if not desk.has("tiles"):
            s.tiles[p] = ONE[bag.pop()] if bag else 0
    tiles = bytearray(s.table.tiles)
    for square in range(len(tiles)):
        info = named.get(square)
        tiles[square] = info if info is not None else bag.pop() if bag else 0
    s.table = replace(s.table, tiles=bytes(tiles))
    s.open_squares = sum(1 << q for q in range(len(tiles)) if q not in named or named[q] is not None)
    third_man = s.table.options.third_man
    if part.has("stefan") and (not third_man or asked == STEFAN):
        part.not_now("stefan", "third_man=true" if not third_man else f'"asked": "{ASSIGN}", "{ACTION}"')
    elif third_man and asked != STEFAN:
        if not part.has("stefan"):
            part.not_now("stefan", f'"asked": "{STEFAN}"')
        s.stefan = part.word("stefan", _BUILDINGS, 0)
    elif asked == STEFAN and not third_man:
        part.not_now("stefan", "third_man=true")


def _out(bag: list[int], where: str, tiles: list[int], part: Part) -> None:
    for tile in tiles:
        if tile in bag:
            bag.remove(tile)
        else:
            part.many(f"{where}: {_INFOS[tile]}", _TILES.count(tile) + 1, _TILES.count(tile))


def _tracks(s: State, top: Part, asked: str) -> None:
    """Markers, Investigator and how far the end is (V45, V48, V50, V65, V108)."""
    part = top.part("tracks")
    markers = part.part("markers")
    s.markers = [markers.number(name, 0, LAST[info], 0) for info, name in enumerate(_INFOS)]
    end = s.table.end_space
    s.investigator = part.word("investigator", {ROOF[n]: n for n in range(end + 1)}, 0)
    s.crossed = part.flag("crossed")
    if s.crossed and asked != ACTION:
        part.not_now("crossed", f'"asked": "{ACTION}"')
    players = s.table.players
    if s.crossed and s.table.advanced:
        s.roof_tile = (
            1 if s.investigator in PURCHASE_SPACES[players] else 2 * (s.investigator in PAYDAY_SPACES[players])
        )
    s.ending = top.word("ending", {name: n for n, name in enumerate(_ENDING)}, 0)
    exhausted, arrived = tuple(s.markers) == LAST, s.investigator == end
    reasons = {"investigator": arrived, "exhaustion": exhausted}
    s.reason = top.word("end_reason", {name: name for name in reasons}, "investigator" if arrived else "exhaustion")
    if s.ending and not reasons[s.reason]:
        top.not_now("ending", f'"investigator": "{ROOF[end]}"')
    elif not s.ending and any(reasons.values()):
        top.not_now("ending", f'"{_ENDING[1]}", "{_ENDING[2]}"')
    if not s.ending:
        if top.has("end_reason"):
            top.not_now("end_reason", f'"{_ENDING[1]}", "{_ENDING[2]}"')
        s.reason = ""


def _desk(s: State, p: int, desk: Part) -> None:
    """What lies on a desk in the open, but for tiles, missions and cards."""
    advanced, figures = s.table.advanced, s.table.options.figures
    s.score[p] = desk.number("score", 0, 999, s.score[p])
    points = desk.part("points")
    for name, rule in _RULES.items():
        s.earned[p * RULES + rule] = points.number(name, 0, 999, 0)
    told = sum(s.earned[p * RULES : (p + 1) * RULES])
    if told > s.score[p]:
        desk.many(desk.at("points"), told, s.score[p])
    s.earned[p * RULES + Rule.GIVEN] += s.score[p] - told
    s.agents[p] = sum(1 << b for b in set(desk.words("agents", _BUILDINGS)))
    s.hires[p] = desk.number("hires", 0, HIRES if advanced else 0, s.hires[p])
    own = AGENTS[advanced] + (HIRES - s.hires[p] if advanced else 0)
    on_board = s.agents[p].bit_count()
    if on_board > own:
        desk.many(desk.at("agents"), on_board, own)
    s.supply[p] = desk.number("supply", 0, max(0, own - on_board), max(0, own - on_board))
    if not figures:
        for name in ("figure", "unlocked"):
            if desk.has(name):
                desk.not_now(name, "figures=true")
    elif desk.has("figure"):
        s.figure[p] = desk.word("figure", _BUILDINGS, 0)
        if s.agents[p] >> s.figure[p] & 1:
            desk.not_now("figure", desk.at("agents"))
        s.agents[p] |= 1 << s.figure[p]
    s.unlocked[p] = desk.flag("unlocked", s.figure[p] >= 0) if figures else False
    s.bribes[p] = sum(n * ONE[b] for b, n in enumerate(desk.counts("bribes", _BRIBES, MANY, counts(s.bribes[p]))))
    s.coins[p] = desk.number("coins", 0, MANY if advanced else 0, s.coins[p])
    s.desk[p] = sum(1 << item for item in set(desk.words("items", _ITEMS)))
    if s.desk[p] and not advanced:
        desk.not_now("items", "version=advanced")
    s.box[p] = desk.number("box", 0, BOX_SIZE if s.desk[p] & CASH_BOX else 0, 0)


def _missions(s: State, part: Part, desks: list[Part]) -> None:
    """Those on desks and on display are named; the rest lies in its piles (V56, V79)."""
    if not s.table.advanced:
        for one, name in [(part, name) for name in ("display", "pile_a", "pile_b")] + [
            (desk, name) for desk in desks for name in ("missions", "completed")
        ]:
            if one.has(name):
                one.not_now(name, "version=advanced")
        return
    claims = Claims(part.reading, _MISSIONS.values(), _MISSIONS)
    for p, desk in enumerate(desks):
        s.missions[p] = _set(claims.claim(desk.at("missions"), desk.words("missions", _MISSIONS)))
        s.completed[p] = _set(claims.claim(desk.at("completed"), desk.words("completed", _MISSIONS)))
    display = claims.claim(part.at("display"), part.words("display", _MISSIONS))
    piles = [OF_GROUP[group] for group in (MissionGroup.A, MissionGroup.B)]
    for pile in piles:
        if sum(one in pile for one in display) > _DISPLAYED:
            part.many(part.at("display"), sum(one in pile for one in display), _DISPLAYED)
    for p, desk in enumerate(desks):
        if not desk.has("missions"):
            s.missions[p] = _set(claims.deal(desk.at("missions"), 1, OF_GROUP[MissionGroup.S]))
    if not part.has("display"):
        display = [m for pile in piles for m in claims.deal(part.at("display"), _DISPLAYED, pile)]
    s.display = bytes(display)
    s.pile_a, s.pile_b = (
        bytes(claims.rest(part, name, _MISSIONS, pile)) for name, pile in zip(("pile_a", "pile_b"), piles, strict=True)
    )


def _set(members: list[int]) -> int:
    return sum(1 << member for member in members)


def _cards(s: State, part: Part, desks: list[Part], asked: str) -> None:
    """Those in drawers, discards and hands are named or dealt; all others lie in the pile (V27, V28, V31)."""
    deck = ADVANCED_CARDS if s.table.advanced else INTRODUCTORY_CARDS
    words = {str(card): card for card in deck}
    claims = Claims(part.reading, deck)
    players = s.table.players
    for p, desk in enumerate(desks):
        drawers = claims.claim(desk.at("drawers"), desk.words("drawers", words))
        if len(drawers) > drawer_spaces(s, p):
            desk.many(desk.at("drawers"), len(drawers), drawer_spaces(s, p))
        s.abilities[p] = 0
        for card in drawers:
            if s.abilities[p] & CARD_BIT[card]:
                desk.not_now("drawers", f"{card}: V34")
            s.abilities[p] |= CARD_BIT[card]
        s.drawers[p] = bytes(drawers)
    s.discard = bytes(claims.claim(part.at("discard"), part.words("discard", words)))
    wanted: list[tuple[int, str, list[int], int]] = []
    for p, desk in enumerate(desks):
        turn = (p - s.crest) % players
        drawn = 4 if s.desk[p] & TELEPHONE else 3
        full = {ASSIGN: drawn, STEFAN: 0, ACTION: 0}[asked]
        spaces = 0 if asked != ACTION or turn < s.turn else 1 if turn == s.turn else 3
        for name, usual in (("hand", full), ("assigned", spaces)):
            named, number = desk.dealt(name, words, usual, MANY)
            number += len(named)
            if (number < usual) if name == "hand" else number != usual:
                desk.many(desk.at(name), number, usual)
            wanted.append((p, name, claims.claim(desk.at(name), named), number - len(named)))
    for p, name, named, number in wanted:
        cards = named + claims.deal(desks[p].at(name), number)
        if name == "hand":
            s.hand[p] = bytes(sorted(cards))
        else:
            s.assigned[p] = bytes(cards)
    s.deck = bytes(claims.rest(part, "pile", words))


# From a game to a position --------------------------------------------------------------------------------------------


def told(s: State, asked: str, seat: int | None) -> dict[str, Any]:
    """What a position of this moment says: all there is, or only what a seat may know."""
    table = s.table
    found: dict[str, Any] = {
        "round": s.round if asked != STEFAN else s.round + 1,
        "crest": s.crest,
        "city": {
            "tiles": {word(q): _INFOS[table.tiles[q]] if s.open_squares >> q & 1 else None for q in SQUARE_NAMES},
        },
        "tracks": {
            "markers": dict(zip(_INFOS, s.markers, strict=True)),
            "investigator": ROOF[s.investigator],
        },
        "cards": {"discard": list(s.discard)} | ({"pile": list(s.deck)} if seat is None else {}),
        "desks": [_told_desk(s, p, asked, seat is None or seat == p) for p in range(table.players)],
    }
    if table.flags != PRINTED_FLAGS:
        found["city"]["flags"] = {word(b): word(Flag(table.flags[b])) for b in BUILDINGS}
    if asked == ACTION:
        found["seat"] = s.seat
        found["tracks"]["crossed"] = s.crossed
    if s.ending:
        found |= {"ending": _ENDING[s.ending], "end_reason": s.reason}
    if s.stefan >= 0:
        found["city"]["stefan"] = word(BUILDINGS[s.stefan])
    if table.advanced:
        found["missions"] = {"display": _named(s.display)}
        if seat is None:
            found["missions"] |= {"pile_a": _named(s.pile_a), "pile_b": _named(s.pile_b)}
    return found


def _named(missions: bytes | list[int]) -> list[str]:
    return [MISSIONS[m].name.name for m in missions]


def _told_desk(s: State, p: int, asked: str, own: bool) -> dict[str, Any]:
    figure = s.figure[p]
    agents = s.agents[p] & ~(1 << figure) if figure >= 0 else s.agents[p]
    earned = s.earned[p * RULES : (p + 1) * RULES]
    desk: dict[str, Any] = {
        "score": s.score[p],
        "points": {name: earned[rule] for name, rule in _RULES.items() if earned[rule]},
        "supply": s.supply[p],
        "agents": [word(BUILDINGS[b]) for b in each(agents)],
        "bribes": dict(zip(_BRIBES, counts(s.bribes[p]), strict=True)),
        "tiles": dict(zip(_INFOS, counts(s.tiles[p]), strict=True)),
        "drawers": list(s.drawers[p]),
    }
    if figure != -2:
        desk["unlocked"] = s.unlocked[p]
        if figure >= 0:
            desk["figure"] = word(BUILDINGS[figure])
    if s.table.advanced:
        desk |= {"hires": s.hires[p], "coins": s.coins[p], "box": s.box[p]}
        desk["items"] = [name for name, item in _ITEMS.items() if s.desk[p] >> item & 1]
        desk["missions"], desk["completed"] = _named(each(s.missions[p])), _named(each(s.completed[p]))
    if asked != STEFAN:
        desk["hand"] = list(s.hand[p]) if own else len(s.hand[p])
        desk["assigned"] = list(s.assigned[p]) if own else len(s.assigned[p])
    return desk


POSITIONS: Final = Positions((ASSIGN, ACTION, STEFAN), moment, place, told)

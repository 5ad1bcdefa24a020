"""Where every piece of Valencia is: nothing appears, nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.fountains import NO_FOUNTAIN
from kaffeehaus.games.valencia.pieces import GOOD, counts
from kaffeehaus.games.valencia.rules import RULES, Rule
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Influence as Card
from kaffeehaus.games.valencia.terms import MissionKind

PLAIN = Counter({card: 4 for card in Card if card <= Card.SIX})
"""The 24 cards of a colour (L6)."""
CHANGES: dict[str, tuple[dict[Card, int], dict[Card, int]]] = {
    "joker": ({}, {Card.JOKER: 1}),
    "savings": ({Card.ONE: 2}, {Card.SAVINGS: 2}),
    "twins": ({Card.TWO: 2}, {Card.TWINS: 2}),
    "warehouse": ({Card.THREE: 2}, {Card.WAREHOUSE_WINE: 1, Card.WAREHOUSE_ORANGES: 1}),
    "support": ({Card.FOUR: 1}, {Card.SUPPORT: 1}),
    "vagabond": ({Card.FIVE: 1}, {Card.VAGABOND: 1}),
    "central": ({Card.SIX: 1}, {Card.CENTRAL: 1}),
}
"""What each kind of special card takes out of a deck and puts into it."""
NINA_BEFORE = (0, 0, 1, 1, 2, 2, 4, 4, 4)
"""How many of Nina's cards a round has used before each step, A to I (L37)."""
FEW = 12
"""So few cards of one pile a sample may deal alike by chance."""


def conserved(state: GameState) -> dict[str, object]:
    """The pieces of a state, wherever they lie, and the bounds they keep."""
    s = state
    assert isinstance(s, State)
    seats = range(s.players)
    nina = Counter(s.nina_deck + s.nina)
    return {
        "members": [s.members[p] + s.council.count(p) + s.supporters.count(p) + s.city[p].bit_count() for p in seats],
        "influence": [dict(sorted(Counter(_cards(s, p)).items())) for p in seats],
        "nina": (nina.total(), nina <= PLAIN),
        "goods": [s.supply[g] + sum(counts(s.goods[p])[g] for p in seats) for g in range(5)],
        "palms": s.palms.bit_count(),
        "fountains": sorted(s.fountain_at[cell] for cell in each(s.built)),
        "missions": sorted(_missions(s)),
        "out of bounds": [*_wrong(s), *(fault for p in seats for fault in _faults(s, p))],
    }


def contents(state: GameState) -> dict[str, object]:
    """What the box holds for this table, and how much of it has come into play.

    Rules: L3, L4, L5, L6, L7, L30, L31, L36, L37, L38.
    """
    s = state
    assert isinstance(s, State)
    palms, fountains = _played(s)
    small = s.players == 2
    return {
        "members": [15] * s.players,
        "influence": [_deck(s)] * s.players,
        "nina": (24 - _nina_used(s) if small else 0, True),
        "goods": [6] * 5,
        "palms": palms,
        "fountains": sorted(s.table.fountains[:fountains]),
        "missions": [m.index for m in CONTENT.missions if not (small and m.kind is MissionKind.QUARTERS)],
        "out of bounds": [],
    }


def _cards(s: State, p: int) -> bytes:
    return s.deck[p] + s.hand[p] + b"".join(s.stacks[p]) + s.revealed[p] + s.discard[p]


def _deck(s: State) -> dict[int, int]:
    deck = PLAIN.copy()
    for kind in s.table.options.specials:
        out, into = CHANGES[kind]
        deck.subtract(out)
        deck.update(into)
    return {int(card): deck[card] for card in Card if deck[card]}


def _nina_used(s: State) -> int:
    """The cards of Nina that left the game: those of finished auctions."""
    if not s.round:
        return 0
    planning = bool(s.waiting)
    return 20 if s.over else 4 * (s.round - 1) + (0 if planning else NINA_BEFORE[s.letter])


def _played(s: State) -> tuple[int, int]:
    """One palm and one fountain for every round that came to its end, and the palm before the fountain (L30, L31)."""
    if s.over:
        return 5, 5
    building = not s.waiting and s.pending[0] == Step.BUILD
    before = max(0, s.round - 1)
    return before + building, before


def _missions(s: State) -> list[int]:
    own = [m for p in range(s.players) for mask in (s.missions[p], s.rejected[p]) for m in each(mask)]
    return [*own, *b"".join(s.offered), *s.mission_pile]


def _wrong(s: State) -> list[str]:
    """What no city and no council may ever show."""
    city = s.table.city
    standing = [cell for cells in s.city for cell in each(cells)]
    guests = [(holder, guest) for holder, guest in zip(s.council, s.supporters, strict=False) if guest >= 0]
    flowing = {cell for cell, fountain in enumerate(s.fountain_at) if fountain != NO_FOUNTAIN}
    wrong = {
        "two members on a space": len(set(standing)) != len(standing),
        "a member beside the spaces": any(not city.spaces >> cell & 1 for cell in standing),
        "a palm beside the trees": s.palms & ~city.trees != 0,
        "a fountain beside its spaces": s.built & ~city.fountain_spaces != 0,
        "a fountain without a tile": set(each(s.built)) != flowing,
        "a supporter without a holder": any(holder in (-1, guest) for holder, guest in guests),
        "an empty chair of nobility or church": min(s.council[5:7]) < 0,
        "a debt of the supply": min(s.supply) < 0,
        "Stefan Feld with nobody": s.stefan not in range(s.players),
        "an open stack between auctions": bool(s.waiting) and any(s.revealed),
    }
    return [name for name, is_wrong in wrong.items() if is_wrong]


def _faults(s: State, p: int) -> list[str]:
    """What no desk may ever show: debts, a pile that does not fit its past, points without a rule."""
    planning = bool(s.round and s.waiting)
    earned = s.earned[p * RULES : (p + 1) * RULES]
    lost = earned.pop(Rule.FAILED_MISSIONS)
    wrong = {
        "coins": s.coins[p] < 0,
        "privileges": s.privileges[p] < 0,
        "members": s.members[p] < 0,
        "cards put under the pile": not s.under[p].startswith(s.deck[p][: len(s.under[p])]),
        "cards known to be gone": bool(Counter(s.seen[p]) - Counter(s.discard[p])),
        "cards known to be drawn": bool(Counter(s.known[p]) - Counter(b"".join(s.stacks[p]))),
        "hand": bool(s.hand[p]) and not (planning and s.waiting >> p & 1),
        "stacks": b"" in s.stacks[p],
        "points": sum(earned) + lost != s.score[p] or min(earned) < 0 or lost > 0,
        "missions": bool(s.round) and not s.missions[p],
    }
    return [f"{name} of seat {p}" for name, is_wrong in wrong.items() if is_wrong]


# What is hidden -------------------------------------------------------------------------------------------------------


def seen(view: dict[str, Any]) -> set[tuple[str, int | str]]:
    """The cards, missions, purses and plans that a view shows; equal cards are told apart by counting them."""
    found: set[tuple[str, int | str]] = set()
    auction = view["auction"] or {"revealed": {}}
    asked = (view["asked"] or {"step": "over"})["step"]
    for desk in view["desks"]:
        p = desk["seat"]
        stacked = [card for stack in desk.get("own_stacks", []) for card in stack]
        own = desk.get("hand", []) + stacked + desk.get("discard", [])
        opened = auction["revealed"].get(str(p), [])
        found |= _counted(f"played by {p}", desk["seen"] + desk["under"] + opened)
        found |= _counted(f"known to {p}", own + opened)
        found |= {("mission", m) for name in ("own_missions", "offered", "rejected") for m in desk.get(name, [])}
        found |= {("purse", p)} if "coins" in desk else set()
        if view["round"] and asked != "plan":
            found.add((f"plan of {p}", view["round"]))
    if view["nina_pile"] is not None:
        found |= {("Nina", n) for n in range(view["nina_pile"], 24)}
    return found


def _counted(whose: str, cards: list[str]) -> set[tuple[str, int | str]]:
    return {(whose, f"{card} {n}") for card, number in Counter(cards).items() for n in range(number)}


def purses(state: GameState, seat: int | None, draw: Callable[[], int]) -> GameState:
    """The same game with other coins and goods behind the screens of all but this seat (H15, H17)."""
    s = state.clone()
    assert isinstance(s, State)
    for p in range(s.players):
        if p != seat:
            s.coins[p], s.goods[p] = draw(), draw() * sum(GOOD)
    return s


def secrets(state: GameState, seat: int | None) -> list[bytes | int]:
    """The order of the piles and what the others hold: what this seat must not find anywhere.

    Left out are cards that the seat can work out, and what a sample may deal alike by chance: cards of a pile of which
    few are left, small stacks, one or two missions.
    """
    s = state
    assert isinstance(s, State)
    others = [p for p in range(s.players) if p != seat]
    piles = [s.deck[p] for p in range(s.players) if len(s.deck[p]) - len(s.under[p]) > FEW]
    piles += [s.nina_deck] if len(s.nina_deck) > FEW else []
    cards = [*piles, s.mission_pile]
    for p in others:
        cards.append(s.offered[p])
        if s.deck[p] in piles:
            cards += [s.hand[p], *s.stacks[p]]
    missions = [] if s.over else [mask for p in others for mask in (s.missions[p], s.rejected[p])]
    return [*(c for c in cards if len(c) > 3), *(m for m in missions if m.bit_count() > 2)]

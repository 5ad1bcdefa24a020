"""Where every piece of Vienna is: nothing appears, nothing is lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.games.vienna.abilities import CARD_BIT
from kaffeehaus.games.vienna.board import BOX_SIZE, SIDE_TABLE, counts
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.rules import RULES
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Flag, Info, MissionGroup

_START_MISSIONS = {int(m.name) for m in MISSIONS if m.group is MissionGroup.S}


def conserved(state: GameState) -> dict[str, object]:
    """The pieces of a state, wherever they lie, and the bounds they keep."""
    assert isinstance(state, State)
    seats = range(state.players)
    return {
        "cards": sorted(_cards(state)),
        "information": _information(state),
        "agents": [state.supply[p] + state.hires[p] + _regular(state, p) for p in seats],
        "figures": [_figures(state, p) for p in seats],
        "missions": sorted(m for m in _missions(state) if m not in _START_MISSIONS),
        "start missions": len([m for m in _missions(state) if m in _START_MISSIONS]),
        "flags": [state.table.flags.count(f) for f in Flag],
        "out of bounds": [fault for p in seats for fault in _faults(state, p)],
    }


def contents(state: GameState) -> dict[str, object]:
    """What the box holds for this table (V4, V7, V13, V14, V15, V21, V60)."""
    assert isinstance(state, State)
    advanced, players = state.table.advanced, state.players
    drawable = sorted(int(m.name) for m in MISSIONS if m.group is not MissionGroup.S)
    return {
        "cards": list(range(1, 176 if advanced else 91)),
        "information": [9] * 5,
        "agents": [8 if advanced else 6] * players,
        "figures": [int(state.table.options.figures)] * players,
        "missions": drawable if advanced else [],
        "start missions": players if advanced else 0,
        "flags": [6] * 5,
        "out of bounds": [],
    }


def _cards(s: State) -> bytes:
    """Every card; one that waits for a drawer to be chosen lies in the open question."""
    waiting = bytes([s.pending[1]]) if s.pending[0] == Step.EXCHANGE and not s.waiting and not s.over else b""
    return s.deck + s.discard + b"".join(s.hand) + b"".join(s.assigned) + b"".join(s.drawers) + waiting


def _information(s: State) -> list[int]:
    found = Counter(info for q, info in enumerate(s.table.tiles) if s.open_squares >> q & 1)
    found.update(s.table.spare_tiles)
    for tiles in s.tiles:
        found.update(dict(enumerate(counts(tiles))))
    return [found[i] for i in Info]


def _regular(s: State, seat: int) -> int:
    return s.agents[seat].bit_count() - (s.figure[seat] >= 0)


def _figures(s: State, seat: int) -> int:
    """One if the seat has a figure and it stands where its agents stand, or in the supply."""
    where = s.figure[seat]
    if where < 0:
        return int(where == -1)
    return s.agents[seat] >> where & 1


def _missions(s: State) -> list[int]:
    own = [m for seat in range(s.players) for mask in (s.missions[seat], s.completed[seat]) for m in _bits(mask)]
    return [*s.pile_a, *s.pile_b, *s.display, *own]


def _bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def _faults(s: State, p: int) -> list[str]:
    """What no desk may ever show: debts, an overfull box, twins in the drawers, points without a rule."""
    spaces = 4 if s.desk[p] & SIDE_TABLE else 3
    abilities = [CARD_BIT[card] for card in s.drawers[p]]
    wrong = {
        "coins": s.coins[p] < 0,
        "bribes": s.bribes[p] < 0 or max(counts(s.bribes[p])) > 1000,
        "box": not 0 <= s.box[p] <= BOX_SIZE,
        "supply": s.supply[p] < 0 or s.hires[p] < 0,
        "drawers": len(abilities) > spaces or len(set(abilities)) != len(abilities),
        "abilities": sum(set(abilities)) != s.abilities[p],
        "mission spaces": s.missions[p].bit_count() > spaces,
        "points": sum(s.earned[p * RULES : (p + 1) * RULES]) != s.score[p] or min(s.earned) < 0,
    }
    return [f"{name} of seat {p}" for name, is_wrong in wrong.items() if is_wrong]


def seen(view: dict[str, Any]) -> set[tuple[str, int | str]]:
    """The cards and missions whose face a view shows."""
    asked = view["asked"] or {"card": 0}
    cards = [*view["cards"]["discard"], asked["card"]]
    missions = list(view["missions"]["display"])
    for desk in view["desks"]:
        cards += desk["drawers"] + desk.get("hand", []) + desk.get("assigned", [])
        missions += desk["missions"] + desk["completed"]
    return {("card", c) for c in cards if c} | {("mission", m) for m in missions}


def secrets(state: GameState, seat: int | None) -> list[bytes]:
    """The order of the piles and the cards of the others: what this seat must not find anywhere.

    Left out are cards that the seat can work out or a sample may hit by chance: hands from before the pile was last
    shuffled, and everything when few cards are left.
    """
    s = state
    assert isinstance(s, State)
    found = [s.pile_a, s.pile_b]
    if len(s.deck) > 12:
        others = [p for p in range(s.players) if p != seat]
        hidden = [cards[p] for cards in (s.hand, s.assigned) for p in others]
        found += [s.deck, *(cards for cards in hidden if all(s.fresh >> c & 1 for c in cards))]
    return [secret for secret in found if len(secret) > 2]

"""What a seat may know, built from nothing: whatever is not written here is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.sets import each
from kaffeehaus.games.vienna.abilities import CARD_BIT, OF_BIT
from kaffeehaus.games.vienna.board import (
    BUILDINGS,
    CASH_BOX,
    MAP,
    PAYDAY_SPACES,
    PURCHASE_SPACES,
    SEAL_TILE,
    SIDE_TABLE,
    TELEPHONE,
    buildings,
    counts,
)
from kaffeehaus.games.vienna.card_phase import drawer_spaces
from kaffeehaus.games.vienna.mission_step import lacks
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Bribe, Colour, Figure, Flag, Info, Space

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

_DESK = {
    TELEPHONE: "telephone",
    MAP: "map",
    CASH_BOX: "cash-box",
    SEAL_TILE: "seal-tile",
    SIDE_TABLE: "side-table",
}
_ROOF_TILE = (None, "purchase", "payday")


_BRIBES, _INFOS, _FLAGS, _STEPS = ([word(v) for v in kind] for kind in (Bribe, Info, Flag, Step))
_COLOURS, _FIGURES = ([word(v) for v in kind] for kind in (Colour, Figure))

_SPACES = tuple(space.name for space in Space)
_ACTIONS: dict[int, str] = {
    Step.EXCHANGE: "I",
    Step.ACTION_III: "III",
    Step.SOURCE: "III",
    Step.PAY: "III",
    Step.MOVE_FIGURE: "III",
    Step.MOVE_STEFAN: "III",
    Step.MISSION: "III",
    Step.DEPOSIT: "III",
    Step.MARKER: "IV",
}
"""The action that a question belongs to, where it is always the same."""


def views(s: State, seats: tuple[int | None, ...]) -> dict[int | None, dict[str, Any]]:
    """All that each of these seats, or a spectator, may know; they share what everybody knows."""
    public = _public(s)
    return {seat: public | _own(s, seat, public["desks"]) for seat in seats}


def _own(s: State, seat: int | None, desks: list[dict[str, Any]]) -> dict[str, Any]:
    """What is another for each viewer."""
    seen = desks if seat is None else [*desks[:seat], desks[seat] | _behind(s, seat), *desks[seat + 1 :]]
    return {"seat": seat, "asked": _asked(s, seat), "desks": seen}


def _public(s: State) -> dict[str, Any]:
    """What everybody may know, with places for the rest."""
    table = s.table
    return {
        "game": "vienna",
        "players": table.players,
        "options": table.options.to_json(),
        "seat": None,
        "round": s.round,
        "began": table.began,
        "crest": s.crest,
        "order": [(s.crest + n) % table.players for n in range(table.players)],
        "to_act": list(s.to_act),
        "asked": None,
        "ending": "over" if s.over else ("no", "triggered", "last-round")[s.ending],
        "end_reason": s.reason or None,
        "city": _city(s),
        "tracks": _tracks(s),
        "cards": {"pile": len(s.deck), "discard": list(s.discard)},
        "missions": _mission_piles(s),
        "desks": [_desk(s, p) for p in range(table.players)],
        "outcome": s.outcome.to_json() if s.outcome else None,
    }


def _asked(s: State, viewer: int | None) -> dict[str, Any] | None:
    """The decision of the seat to act: its step, and what it is about; everybody sees that at a table."""
    if s.over:
        return None
    if s.waiting:
        return {"step": "assign", "action": _space(s, viewer), "card": 0, "amount": 0, "building": None}
    step, amount, card = s.pending
    # Abilities ask in Action II, too, when nobody may have been anywhere yet.
    inside = Step.SOURCE <= step <= Step.MISSION and s.target >= 0
    if step == Step.EXCHANGE:
        amount, card = 0, amount
    if step == Step.PAY:
        card = 0
    if step == Step.MISSION:
        amount = s.fulfilled
    building = s.target if inside else None
    return {"step": _STEPS[step], "action": _action(s), "card": card, "amount": amount, "building": building}


def _space(s: State, viewer: int | None) -> str | None:
    """The action whose space the viewer fills next; how far others have got is nobody's business."""
    return None if viewer is None or not s.waiting >> viewer & 1 else _SPACES[len(s.assigned[viewer])]


def _action(s: State) -> str | None:
    """The action, I to IV, that a question belongs to; an ability's is printed on its card."""
    step, _, card = s.pending
    if step in (Step.GAIN, Step.GAIN_DIFFERENT, Step.ADVANCE):
        return OF_BIT[CARD_BIT[card]].action
    return _ACTIONS.get(step)


def _city(s: State) -> dict[str, Any]:
    return {
        "flags": [_FLAGS[f] for f in s.table.flags],
        "tiles": [_INFOS[i] if s.open_squares >> q & 1 else None for q, i in enumerate(s.table.tiles)],
        "agents": [[p for p in range(s.table.players) if s.agents[p] >> b & 1] for b in BUILDINGS],
        "stefan": s.stefan if s.stefan >= 0 else None,
    }


def _tracks(s: State) -> dict[str, Any]:
    purchases, paydays = _roof_tiles(s)
    return {
        "markers": dict(zip(_INFOS, s.markers, strict=True)),
        "investigator": ROOF[s.investigator],
        "crossed": s.crossed,
        "end": ROOF[s.table.end_space],
        "token": _ROOF_TILE[s.roof_tile],
        "purchases": purchases,
        "paydays": paydays,
    }


def _roof_tiles(s: State) -> tuple[list[str], list[str]]:
    """Where the purchases and paydays still to come lie; after the trigger only the last ones (V66, V108, C33)."""
    players, end = s.table.players, s.table.end_space
    if not s.table.advanced or s.over:
        return [], []
    if s.ending:
        return [ROOF[end]] if s.ending == 1 and s.reason == "exhaustion" else [], [ROOF[end]]
    ahead = range(s.investigator + 1, end + 1)
    purchases = [ROOF[r] for r in ahead if r in PURCHASE_SPACES[players]]
    return purchases, [ROOF[r] for r in ahead if r in PAYDAY_SPACES[players]]


def _mission_piles(s: State) -> dict[str, Any]:
    return {
        "display": [MISSIONS[m].name.name for m in sorted(s.display)],
        "pile_a": len(s.pile_a),
        "pile_b": len(s.pile_b),
    }


def _names(missions: int) -> list[str]:
    return [MISSIONS[m].name.name for m in each(missions)]


def _desk(s: State, p: int) -> dict[str, Any]:
    return {
        "seat": p,
        "colour": _COLOURS[s.table.colours[p]],
        "score": s.score[p],
        "supply": s.supply[p],
        "hires": s.hires[p],
        "agents": buildings(s.agents[p]),
        "figure": _figure(s, p),
        "bribes": dict(zip(_BRIBES, counts(s.bribes[p]), strict=True)),
        "tiles": dict(zip(_INFOS, counts(s.tiles[p]), strict=True)),
        "coins": s.coins[p],
        "box": s.box[p],
        "reward": s.reward if p == s.seat else 0,
        "items": [word for bit, word in _DESK.items() if s.desk[p] & bit],
        "drawers": list(s.drawers[p]),
        "drawer_spaces": drawer_spaces(s, p),
        "missions": _names(s.missions[p]),
        "lacks": _lacks(s, p, each(s.missions[p])),
        "completed": _names(s.completed[p]),
        "ready": not s.waiting >> p & 1,
        # How far another player has got with assigning is nobody's business, so hand and spaces are counted together.
        "cards": len(s.hand[p]) + len(s.assigned[p]),
    }


def _behind(s: State, p: int) -> dict[str, Any]:
    """What only the owner of a desk sees, and what it lacks for the missions on display, which are for all."""
    return {
        "lacks": _lacks(s, p, [*each(s.missions[p]), *sorted(s.display)]),
        "hand": list(s.hand[p]),
        "assigned": list(s.assigned[p]),
    }


def _lacks(s: State, p: int, missions: list[int]) -> dict[str, list[str]]:
    """What a desk has not of what these missions ask for."""
    return {MISSIONS[m].name.name: lacks(s, p, m) for m in missions}


def _figure(s: State, p: int) -> dict[str, Any] | None:
    where = s.figure[p]
    if where == -2:
        return None
    return {
        "name": _FIGURES[s.table.colours[p]],
        "building": where if where >= 0 else None,
        "unlocked": s.unlocked[p],
    }

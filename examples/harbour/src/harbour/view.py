"""What a seat may know, built from nothing: whatever is not written here is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harbour.content import SHIPS
from harbour.steps import Step
from kaffeehaus.core.catalogue import word

if TYPE_CHECKING:
    from harbour.state import State

COLOURS = ("yellow", "red", "blue", "green")


def view(s: State, seat: int | None) -> dict[str, Any]:
    """All that this seat, or a spectator, may know."""
    return {
        "game": "harbour",
        "players": s.players,
        "options": s.options.to_json(),
        "seat": seat,
        "round": s.round,
        "rounds": s.rounds,
        "to_act": list(s.to_act),
        "asked": _asked(s),
        "quay": {SHIPS[ship].name: _berth(s, berth) for berth, ship in enumerate(s.quay) if ship >= 0},
        "pile": len(s.pile),
        "deck": len(s.deck),
        "gone": list(s.gone),
        "desks": [_desk(s, p, seat) for p in range(s.players)],
        "outcome": s.outcome.to_json() if s.outcome else None,
    }


def _asked(s: State) -> dict[str, Any] | None:
    """The question that is open, and the ship it is about."""
    if s.over:
        return None
    step, berth, _ = s.pending
    return {"step": word(Step(step)), "ship": SHIPS[s.quay[berth]].name if step in (Step.STOW, Step.PAY) else None}


def _berth(s: State, berth: int) -> dict[str, Any]:
    captain = s.captains[berth]
    return {
        **SHIPS[s.quay[berth]]._asdict(),
        "free": SHIPS[s.quay[berth]].places - s.loaded[berth],
        "captain": captain if captain >= 0 else None,
    }


def _desk(s: State, p: int, viewer: int | None) -> dict[str, Any]:
    turned = s.chosen[p] and not s.waiting
    desk: dict[str, Any] = {
        "seat": p,
        "colour": COLOURS[p],
        "score": s.score[p],
        "crates": s.crates[p],
        "crane": bool(s.cranes >> p & 1),
        "sailed": s.sailed[p],
        "ready": not s.waiting >> p & 1,
        "card": s.chosen[p] if turned else None,
    }
    if p == viewer:
        desk |= {"hand": sorted(s.hands[p]), "chosen": s.chosen[p] or None}
    return desk

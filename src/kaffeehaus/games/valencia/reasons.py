"""Why a choice is not there: the reason a seat may not take an action now, as a message id and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import plain
from kaffeehaus.games.valencia import auction
from kaffeehaus.games.valencia.actions import (
    Draw,
    Fountain,
    MoveFrom,
    Plant,
    Privilege,
    Put,
    Reveal,
    Sell,
    Settle,
    Stop,
    Support,
    TakeBack,
)
from kaffeehaus.games.valencia.board import CELLS
from kaffeehaus.games.valencia.council import LAST_ROUND
from kaffeehaus.games.valencia.pieces import count
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Guild

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

Reason = tuple[str, dict[str, Any]]


def reason(s: State, seat: int, action: Action) -> Reason:
    """Why an action of a seat that is to act is not legal."""
    step = s.pending[0]
    if step == Step.PLAN and isinstance(action, Draw | Stop | Put):
        return _plan(s, seat, action)
    if isinstance(action, Settle) and step in (Step.SETTLE, Step.THIRD):
        return _settle(s, seat, action.cell)
    if isinstance(action, Reveal) and step == Step.BID:
        return "why-no-such-stack", {"stacks": len(s.stacks[seat])}
    if isinstance(action, Privilege) and step == Step.BID:
        return ("why-nobody-to-wait-for" if s.privileges[seat] else "why-no-privilege"), {}
    if isinstance(action, Sell) and not count(s.goods[seat], action.good):
        return "why-no-good", {"good": plain(action.good)}
    if isinstance(action, Support) and step == Step.SUPPORT:
        return "why-no-support", {"guild": plain(action.guild)}
    if isinstance(action, MoveFrom) and step in (Step.MOVE, Step.VAGABOND):
        return _move(s, seat, action.cell)
    if isinstance(action, Fountain) and step == Step.ABILITY:
        return "why-no-fountain", {"cell": CELLS[action.cell].name}
    if isinstance(action, Plant) and step in (Step.PLANT, Step.PALM_TO):
        return "why-no-tree", {"cell": CELLS[action.tree].name}
    if isinstance(action, TakeBack):
        return _take_back(s, seat, action)
    return "why-not-now", {}


def _plan(s: State, seat: int, action: Action) -> Reason:
    """First the cards are drawn, then they are divided (L14)."""
    if not s.stopped >> seat & 1:
        return "why-still-drawing", {}
    return ("why-no-next-stack", {"stacks": len(s.stacks[seat])}) if isinstance(action, Put) else ("why-stopped", {})


def _take_back(s: State, seat: int, action: TakeBack) -> Reason:
    """What of K6 stands against it; a winner hears that winners never take a card back."""
    if s.pending[0] == Step.TAKE_BACK:
        return "why-take-back-other-card", {"card": plain(action.card)}
    ranked = bool(s.revealed[seat]) and seat in s.ranks
    if ranked and s.ranks[0] == seat:
        return "why-take-back-winner", {}
    if s.round == LAST_ROUND:
        return "why-take-back-last-round", {}
    return ("why-take-back-could-act" if ranked else "why-take-back-when"), {}


def _settle(s: State, seat: int, cell: int) -> Reason:
    city = s.table.city
    args: dict[str, Any] = {"cell": CELLS[cell].name}
    if not city.spaces >> cell & 1:
        return "why-no-space", args
    guild = auction.guild_at_stake(s)
    if not city.guilds[guild] >> cell & 1:
        return "why-other-guild", args | {"guild": plain(Guild(guild))}
    if not auction.free_spaces(s) >> cell & 1:
        return "why-space-taken", args
    if not s.members[seat]:
        return "why-no-members", {}
    return "why-too-dear", args | {"cost": city.costs[cell], "coins": s.coins[seat]}


def _move(s: State, seat: int, cell: int) -> Reason:
    args = {"cell": CELLS[cell].name}
    return ("why-cannot-move" if s.city[seat] >> cell & 1 else "why-no-own-member"), args

"""What the ranks of an auction bring: council seats, resources, city spaces, trade and a move.

Rules: L23, L24, L25, L26, L27, L28, L29, K7, K8, K9, K10, K11, K12, K13, K14, H17.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import MoveFrom, Sell, Settle
from kaffeehaus.games.valencia.answers import MOVE_TO, SELL, SETTLE, SKIP, TAKE_GOOD, TAKE_SEAT
from kaffeehaus.games.valencia.auction import (
    GUILD_STEPS,
    OFFICES,
    A,
    C,
    E,
    G,
    free_spaces,
    guild_at_stake,
    movers,
    walk,
)
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.council import LAST_ROUND
from kaffeehaus.games.valencia.pieces import can_take_seat, counts, earn, gain_good, return_good, spend, take_seat
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Seat

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

PRICES: Final = CONTENT.goods.prices
_GUILD: Final[tuple[tuple[str, ...], ...]] = (("seat", "good", "space"), ("good", "space"), ("good|space",))
_REWARDS: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    A: (("nobility",), ("church",)),
    **dict.fromkeys(GUILD_STEPS, _GUILD),
    C: (("sell",),),
    E: (("sell", "seat"),),
    G: (("move",),),
}


def rewards(letter: int, players: int) -> tuple[tuple[str, ...], ...]:
    """What each rank may do in a step, in order; with two or three players the third does nothing (L20, L25, L38)."""
    found = _REWARDS[letter]
    return found if players > 3 else found[:2]


def act(s: State, place: int, _b: int) -> None:
    """Each rank does all its actions before the next one; who could do none may take a card back (L20, K6, K7).

    The winner never may, and in the last round nobody, since no pile is drawn from any more.
    """
    s.seat = seat = s.ranks[place]
    could = place < len(rewards(s.letter, s.table.players))
    if could:
        if s.letter == A:
            could = sit(s, seat, place)
        elif s.letter in GUILD_STEPS:
            could = guild_actions(s, seat, place)
        else:
            s.agenda.append((Step.MOVE if s.letter == G else Step.TRADE, 0, 0))
    if place and not could and s.round < LAST_ROUND:
        s.eligible |= 1 << seat


# A: nobility and church -----------------------------------------------------------------------------------------------


def sit(s: State, seat: int, place: int) -> bool:
    """First takes the nobility, second the church, unasked; a seat already held is kept (L24, K8, K9, K11, K12)."""
    chair = Seat.CHURCH if place else Seat.NOBILITY
    if s.council[chair] == seat:
        return True
    if not can_take_seat(s, seat, chair):
        return False
    take_seat(s, seat, chair)
    return True


# B, D, F: guilds ------------------------------------------------------------------------------------------------------


def guild_actions(s: State, seat: int, place: int) -> bool:
    """First: seat, resource, city space; second: resource, city space; third of four or five: one of them (L25)."""
    could = bool(s.supply[guild_at_stake(s)] or settleable(s, seat))
    if place == 2:
        s.agenda.append((Step.THIRD, 0, 0))
        return could
    s.agenda.append((Step.SETTLE, 0, 0))
    s.agenda.append((Step.GOOD, 0, 0))
    if place == 0:
        s.agenda.append((Step.GUILD_SEAT, 0, 0))
    return could


def guild_seat_options(s: State, seat: int) -> list[Action]:
    """Take the guild's seat or not; nothing to take where one already sits (K10, K11)."""
    return [TAKE_SEAT, SKIP] if can_take_seat(s, seat, guild_at_stake(s)) else [SKIP]


def guild_seat(s: State, seat: int, action: Action) -> None:
    """Puts a member on the guild's seat."""
    if action is TAKE_SEAT:
        take_seat(s, seat, guild_at_stake(s))


def good_options(s: State, seat: int) -> list[Action]:
    """Take a resource of the guild, if there is one, or not (L26)."""
    return [TAKE_GOOD, SKIP] if s.supply[guild_at_stake(s)] else [SKIP]


def good(s: State, seat: int, action: Action) -> None:
    """Takes the resource."""
    if action is TAKE_GOOD:
        gain_good(s, seat, guild_at_stake(s), "guild")


def spaces_at_stake(s: State, seat: int) -> int:
    """The free spaces of the guild, if the seat has a member to put there (K10, K13)."""
    return s.table.city.guilds[guild_at_stake(s)] & free_spaces(s) if s.members[seat] else 0


def settleable(s: State, seat: int) -> int:
    """Those that the seat could pay for (L26, K14b)."""
    return spaces_at_stake(s, seat) & s.table.city.affordable[min(s.coins[seat], 5)]


def too_dear(s: State, seat: int) -> int:
    """Those that it could not, where it is asked for one."""
    asked = s.seat == seat and s.pending[0] in (Step.SETTLE, Step.THIRD)
    return spaces_at_stake(s, seat) & ~settleable(s, seat) if asked else 0


def purse_decides(s: State, seat: int) -> bool:
    """Whether nothing but its coins tells if the seat can settle: there are spaces, none of them for nothing (H17)."""
    spaces = spaces_at_stake(s, seat)
    return bool(spaces and not spaces & s.table.city.affordable[0])


def settle_options(s: State, seat: int) -> list[Action]:
    """Any such space, or none."""
    found = SETTLE.of(settleable(s, seat))
    found.append(SKIP)
    return found


def settle(s: State, seat: int, action: Action) -> None:
    """Pays, puts the member down, and may use a fountain beside it (L25, L27, K14b, K24)."""
    if not isinstance(action, Settle):
        return
    cell = action.cell
    cost = s.table.city.costs[cell]
    spend(s, seat, cost, "space")
    s.members[seat] -= 1
    s.city[seat] |= 1 << cell
    s.target = cell
    if s.events is not None:
        s.events.append(ev.Settled(seat, cell, cost))
    if s.built:
        s.agenda.append((Step.ABILITY, 0, 0))


def third_options(s: State, seat: int) -> list[Action]:
    """A resource, or a city space, or neither (L25)."""
    found: list[Action] = [TAKE_GOOD] if s.supply[guild_at_stake(s)] else []
    found += SETTLE.of(settleable(s, seat))
    found.append(SKIP)
    return found


def third_veiled(s: State, seat: int) -> bool:
    """Whether nothing but its coins tells if the seat can do either (H17)."""
    return not s.supply[guild_at_stake(s)] and purse_decides(s, seat)


def third(s: State, seat: int, action: Action) -> None:
    """One of the two."""
    good(s, seat, action)
    settle(s, seat, action)


# C, E: merchants ------------------------------------------------------------------------------------------------------


def trade(s: State, _a: int, _b: int) -> None:
    """The winner may sell, and in step E take the merchants' seat (L28)."""
    if s.letter == E:
        s.agenda.append((Step.MERCHANTS_SEAT, 0, 0))
    s.agenda.append((Step.SELL, 0, 0))


def sell_options(s: State, seat: int) -> list[Action]:
    """Any resource the seat has, one at a time, or no more (K14, H8)."""
    owned = counts(s.goods[seat])
    return [*(SELL[g] for g in range(5) if owned[g]), SKIP]


def goods_decide(s: State, seat: int) -> bool:
    """Nothing but its resources ever tells if a seat can sell (H17)."""
    return True


def sell(s: State, seat: int, action: Action) -> None:
    """Sells one and may go on."""
    if isinstance(action, Sell):
        sell_good(s, seat, action.good)
        s.agenda.append((Step.SELL, 0, 0))


def sell_good(s: State, seat: int, kind: int) -> None:
    """A resource goes back to the supply for its price."""
    return_good(s, seat, kind, "sale")
    earn(s, seat, PRICES[kind], "sale")


def merchants_seat_options(s: State, seat: int) -> list[Action]:
    """Take the merchants' seat or not."""
    return [TAKE_SEAT, SKIP] if can_take_seat(s, seat, OFFICES[E]) else [SKIP]


def merchants_seat(s: State, seat: int, action: Action) -> None:
    """Puts a member on the merchants' seat."""
    if action is TAKE_SEAT:
        take_seat(s, seat, OFFICES[E])


# G: a move ------------------------------------------------------------------------------------------------------------


def move_options(s: State, seat: int) -> list[Action]:
    """Any own member that can move one space, or none (L29)."""
    return movers(s, seat, 1)


def move(s: State, seat: int, action: Action) -> None:
    """Lifts the member."""
    if isinstance(action, MoveFrom):
        s.agenda.append((Step.MOVE_TO, action.cell, 0))


def move_to_options(s: State, seat: int) -> list[Action]:
    """One space away."""
    return MOVE_TO.of(walk(s, s.pending[1], 1))

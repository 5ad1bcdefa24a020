"""The phases between actions and crest: purchase, payday, and at the end the unfinished missions.

Rules: V65, V66, V67, V68, V69, V70, V71, V72, V73, V74, V75, V76, V77, V100.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import Buy, Pay, Remove
from kaffeehaus.games.vienna.answers import BUY, BUY_NOTHING, PAY, PAY_COINS, REMOVE
from kaffeehaus.games.vienna.board import LOW, MAP, PRICE, SHIFT, count, total
from kaffeehaus.games.vienna.pieces import pay, spend
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Item

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State


def announce(s: State, phase: str, first: int) -> None:
    """Tells that a phase begins, once."""
    if first and s.events is not None:
        s.events.append(ev.PhaseBegan(phase))


PRICES: Final = tuple(PRICE[i] for i in Item)

# Purchase -------------------------------------------------------------------------------------------------------------


def purchase(s: State, seat: int, first: int) -> None:
    """The next player may buy one item (V67)."""
    announce(s, "purchase", first)
    s.seat = seat
    s.agenda.append((Step.BUY, 0, 0))


def means(s: State, seat: int) -> int:
    """What the seat can pay: open shillings, with the map bribes too, never the cash box (V71, V72)."""
    return s.coins[seat] + (total(s.bribes[seat]) if s.desk[seat] & MAP else 0)


def buy_options(s: State, seat: int) -> list[Action]:
    """Nothing, or any item not yet owned that can be paid (V68, C35)."""
    money = means(s, seat)
    found: list[Action] = [BUY_NOTHING]
    if money:
        desk = s.desk[seat]
        if s.hires[seat]:
            found.append(BUY[Item.AGENT])
        found += [BUY[i] for i in range(1, 6) if PRICES[i] <= money and not desk >> i & 1]
    return found


def buy(s: State, seat: int, action: Action) -> None:
    """Takes the item and pays for it; the map bought now cannot pay for itself.

    Rules: V69, V70, V71, V72, V73, V74, V75, C35.
    """
    if not isinstance(action, Buy):
        return
    item = action.item
    if s.desk[seat] & MAP and s.bribes[seat]:
        s.agenda.append((Step.BUY_PAY, PRICES[item], 0))
    else:
        spend(s, seat, PRICES[item], "purchase")
    if item == Item.AGENT:
        s.hires[seat] -= 1
        s.supply[seat] += 1
    else:
        s.desk[seat] |= 1 << item
    if s.events is not None:
        s.events.append(ev.Bought(seat, item))


def buy_pay_options(s: State, seat: int) -> list[Action]:
    """A bribe for a shilling, or the rest in coins if they suffice (V71, EV15)."""
    found = bribes_held(s, seat)
    if s.coins[seat] >= s.pending[1]:
        found.append(PAY_COINS)
    return found


def bribes_held(s: State, seat: int) -> list[Action]:
    """One payment for each type of bribe the seat holds."""
    bribes = s.bribes[seat]
    return [PAY[t] for t in range(5) if bribes >> SHIFT[t] & LOW]


def buy_pay(s: State, seat: int, action: Action) -> None:
    """One bribe, or the rest in coins."""
    step, due, _ = s.pending
    if isinstance(action, Pay):
        pay(s, seat, action.bribe, 1, "purchase")
        if due > 1:
            s.agenda.append((step, due - 1, 0))
    else:
        spend(s, seat, due, "purchase")


# Payday ---------------------------------------------------------------------------------------------------------------


def payday(s: State, seat: int, first: int) -> None:
    """The next player pays one shilling per agent on the board, the figure one chocolate (V76, V122, C42)."""
    announce(s, "payday", first)
    s.seat = seat
    figure = s.figure[seat]
    if figure >= 0:
        if count(s.bribes[seat], Bribe.CHOCOLATE):
            pay(s, seat, Bribe.CHOCOLATE, 1, "payday")
        else:
            take_off(s, seat, figure, "payday")
    due = unpaid_agents(s, seat).bit_count()
    if due and s.desk[seat] & MAP and s.bribes[seat]:
        s.agenda.append((Step.PAYDAY_PAY, due, 0))
    else:
        pay_coins(s, seat, due)


def unpaid_agents(s: State, seat: int) -> int:
    """The regular agents on the board, who cost money."""
    figure = s.figure[seat]
    return s.agents[seat] & ~(1 << figure) if figure >= 0 else s.agents[seat]


def pay_coins(s: State, seat: int, due: int) -> None:
    """Coins are paid as far as they go; who is not paid comes off (V76, EV17)."""
    paid = min(due, s.coins[seat])
    spend(s, seat, paid, "payday")
    dismiss(s, seat, due - paid)


def dismiss(s: State, seat: int, unpaid: int) -> None:
    """So many agents of the owner's choice leave the board (C41)."""
    if not unpaid:
        return
    agents = unpaid_agents(s, seat)
    if unpaid == agents.bit_count():
        for b in range(agents.bit_length()):
            if agents >> b & 1:
                take_off(s, seat, b, "payday")
    else:
        s.agenda.append((Step.PAYDAY_REMOVE, unpaid, 0))


def payday_options(s: State, seat: int) -> list[Action]:
    """A bribe for an agent, or the rest in coins as far as they go (V77)."""
    return [*bribes_held(s, seat), PAY_COINS]


def payday_pay(s: State, seat: int, action: Action) -> None:
    """One bribe pays one agent; so coins can be kept once all are paid (V77)."""
    step, due, _ = s.pending
    if not isinstance(action, Pay):
        pay_coins(s, seat, due)
        return
    pay(s, seat, action.bribe, 1, "payday")
    if due > 1:
        if s.bribes[seat]:
            s.agenda.append((step, due - 1, 0))
        else:
            pay_coins(s, seat, due - 1)


def payday_remove_options(s: State, seat: int) -> list[Action]:
    """Any regular agent."""
    return REMOVE.of(unpaid_agents(s, seat))


def payday_remove(s: State, seat: int, action: Remove) -> None:
    """One unpaid agent returns to the supply."""
    take_off(s, seat, action.building, "payday")
    step, unpaid, _ = s.pending
    if unpaid > 1:
        s.agenda.append((step, unpaid - 1, 0))


def take_off(s: State, seat: int, building: int, cause: str) -> None:
    """An agent or the figure goes back to its owner's supply."""
    s.agents[seat] &= ~(1 << building)
    figure = s.figure[seat] == building
    if figure:
        s.figure[seat] = -1
    else:
        s.supply[seat] += 1
    if s.events is not None:
        s.events.append(ev.AgentRemoved(seat, building, figure, cause))


# Unfinished missions --------------------------------------------------------------------------------------------------


def unfinished(s: State, seat: int, first: int) -> None:
    """For each uncompleted mission one own agent leaves the board, before the last payday (V100, C43)."""
    announce(s, "unfinished", first)
    s.seat = seat
    leaving = s.missions[seat].bit_count()
    if not leaving:
        return
    agents = s.agents[seat]
    if leaving >= agents.bit_count():
        for b in range(agents.bit_length()):
            if agents >> b & 1:
                take_off(s, seat, b, "unfinished")
    else:
        s.agenda.append((Step.UNFINISHED_REMOVE, leaving, 0))


def unfinished_options(s: State, seat: int) -> list[Action]:
    """Any own agent, the figure included."""
    return REMOVE.of(s.agents[seat])


def unfinished_remove(s: State, seat: int, action: Remove) -> None:
    """One agent leaves for one mission."""
    take_off(s, seat, action.building, "unfinished")
    step, leaving, _ = s.pending
    if leaving > 1:
        s.agenda.append((step, leaving - 1, 0))

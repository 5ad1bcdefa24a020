"""Tables of actions that the rules hand out references from, instead of making lists anew."""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.sets import BySet
from kaffeehaus.games.vienna.actions import (
    Advance,
    Assign,
    Buy,
    BuyNothing,
    Decline,
    Deposit,
    Done,
    Exchange,
    FigureFromSupply,
    FromSupply,
    Gain,
    MoveFigure,
    MoveFrom,
    Pay,
    PayCoins,
    Place,
    Remove,
    Stefan,
    TakeBribes,
    TakeShillings,
)
from kaffeehaus.games.vienna.board import BOX_SIZE, BUILDINGS
from kaffeehaus.games.vienna.terms import Bribe, Info, Item, Space

ASSIGN: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Assign(max(card, 1), space) for card in range(176)) for space in Space
)
"""By space, then by card number; entry 0 is never used."""
EXCHANGE: Final[tuple[Action, ...]] = tuple(Exchange(d) for d in range(4))
TAKE_BRIBES: Final[list[Action]] = [TakeBribes(b) for b in Bribe]
TAKE_SHILLINGS: Final = TakeShillings()
FROM_SUPPLY: Final = FromSupply()
FIGURE_FROM_SUPPLY: Final = FigureFromSupply()
PAY: Final[tuple[Action, ...]] = tuple(Pay(b) for b in Bribe)
PAY_COINS: Final = PayCoins()
GAIN: Final[list[Action]] = [Gain(b) for b in Bribe]
DECLINE: Final = Decline()
ADVANCE: Final[list[Action]] = [Advance(i) for i in Info]
DONE: Final = Done()
DEPOSIT: Final[list[Action]] = [Deposit(n) for n in range(BOX_SIZE + 1)]
BUY_NOTHING: Final = BuyNothing()
BUY: Final[tuple[Action, ...]] = tuple(Buy(i) for i in Item)
PLACE: Final = BySet([Place(b) for b in BUILDINGS])
MOVE_FROM: Final = BySet([MoveFrom(b) for b in BUILDINGS])
MOVE_FIGURE: Final = BySet([MoveFigure(b) for b in BUILDINGS])
STEFAN: Final = BySet([Stefan(b) for b in BUILDINGS])
REMOVE: Final = BySet([Remove(b) for b in BUILDINGS])

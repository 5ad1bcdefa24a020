"""The catalogue of Vienna: every action there is, in the order that fixes its id.

Where a choice has a harmless default, the default comes first in the order, so that a list of legal actions begins with
it: supply before board, an unused ability before a move of the figure, completing before accepting, nothing deposited.
"""

from __future__ import annotations

from kaffeehaus.core.catalogue import Action, Catalogue
from kaffeehaus.games.vienna.board import BOX_SIZE, BUILDINGS
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.terms import Bribe, Info, Item, MissionGroup, Space


class Assign(Action, kind="assign"):
    """Puts a card face down on a space of the desk (V28)."""

    __slots__ = ("card", "space")
    card: int
    space: Space


class Exchange(Action, kind="exchange"):
    """Puts the card of Action I into this drawer, the old card leaves (V33)."""

    __slots__ = ("drawer",)
    drawer: int


class Place(Action, kind="place"):
    """Brings an agent to a building in Action III (V38)."""

    __slots__ = ("building",)
    building: int


class FromSupply(Action, kind="from-supply"):
    """The agent comes from the supply."""

    __slots__ = ()


class FigureFromSupply(Action, kind="figure-from-supply"):
    """The figure of expansion 2 comes from the supply (V121)."""

    __slots__ = ()


class MoveFrom(Action, kind="move-from"):
    """The agent comes from another building (V38)."""

    __slots__ = ("building",)
    building: int


class TakeBribes(Action, kind="take-bribes"):
    """Takes two bribes of one type instead of placing (V41)."""

    __slots__ = ("bribe",)
    bribe: Bribe


class TakeShillings(Action, kind="take-shillings"):
    """Takes shillings instead of placing, in the advanced version (V63)."""

    __slots__ = ()


class Pay(Action, kind="pay"):
    """Pays one bribe of this type."""

    __slots__ = ("bribe",)
    bribe: Bribe


class PayCoins(Action, kind="pay-coins"):
    """Pays what is still due in shillings, as far as they go (V71, V77)."""

    __slots__ = ()


class Decline(Action, kind="decline"):
    """Leaves an ability unused (V36)."""

    __slots__ = ()


class Gain(Action, kind="gain"):
    """Takes the bribes of an ability in this type."""

    __slots__ = ("bribe",)
    bribe: Bribe


class Advance(Action, kind="advance"):
    """Moves this marker."""

    __slots__ = ("info",)
    info: Info


class MoveFigure(Action, kind="move-figure"):
    """Moves the figure of Marrakesh to a neighbouring building for free (V127)."""

    __slots__ = ("building",)
    building: int


class Stefan(Action, kind="stefan"):
    """Puts the third man on a building (V110, C56)."""

    __slots__ = ("building",)
    building: int


class Complete(Action, kind="complete"):
    """Completes an own mission (V81)."""

    __slots__ = ("mission",)
    mission: int


class Accept(Action, kind="accept"):
    """Accepts a displayed mission (V80)."""

    __slots__ = ("mission",)
    mission: int


class Done(Action, kind="done"):
    """Does nothing more with missions this turn."""

    __slots__ = ()


class Deposit(Action, kind="deposit"):
    """Puts so much of the income into the cash box (V72)."""

    __slots__ = ("shillings",)
    shillings: int


class Buy(Action, kind="buy"):
    """Buys an item in a purchase phase (V67)."""

    __slots__ = ("item",)
    item: Item


class BuyNothing(Action, kind="buy-nothing"):
    """Buys nothing in this purchase phase (C35)."""

    __slots__ = ()


class Remove(Action, kind="remove"):
    """Takes an own agent off the board (V76, V100)."""

    __slots__ = ("building",)
    building: int


_places = [(b,) for b in BUILDINGS]
_bribes = [(b,) for b in Bribe]
_drawable = [(m.name,) for m in MISSIONS if m.group is not MissionGroup.S]

CATALOGUE = Catalogue(
    [
        (Assign, [(card, space) for space in Space for card in range(1, 176)]),
        (Exchange, [(d,) for d in range(4)]),
        (Place, _places),
        (FromSupply, [()]),
        (FigureFromSupply, [()]),
        (MoveFrom, _places),
        (TakeBribes, _bribes),
        (TakeShillings, [()]),
        (Pay, _bribes),
        (PayCoins, [()]),
        (Gain, _bribes),
        (Advance, [(i,) for i in Info]),
        (Decline, [()]),
        (MoveFigure, _places),
        (Stefan, _places),
        (Complete, [(m.name,) for m in MISSIONS]),
        (Accept, _drawable),
        (Done, [()]),
        (Deposit, [(n,) for n in range(BOX_SIZE + 1)]),
        (BuyNothing, [()]),
        (Buy, [(i,) for i in Item]),
        (Remove, _places),
    ]
)
ACTIONS = CATALOGUE.actions

"""Every action there is, in the order that fixes its id; of several answers the harmless one comes first."""

from __future__ import annotations

from enum import IntEnum

from harbour.content import CARDS, MOST_PLACES, SHIPS
from kaffeehaus.core.catalogue import Action, Catalogue, Named


class Pay(IntEnum):
    """What a captain can be paid with (HB9)."""

    POINTS = 0
    CRATES = 1


class Choose(Action, kind="choose"):
    """Chooses a watch card in secret (HB4)."""

    __slots__ = ("card",)
    card: int


class TakeCrates(Action, kind="take"):
    """Takes crates from the yard (HB6)."""

    __slots__ = ()


class Load(Action, kind="load"):
    """Chooses a ship to load (HB7)."""

    __slots__ = ("ship",)
    ship: int


class Stow(Action, kind="stow"):
    """Puts so many crates into the ship (HB7)."""

    __slots__ = ("crates",)
    crates: int


class Repair(Action, kind="repair"):
    """Repairs the crane (HB10)."""

    __slots__ = ()


class Collect(Action, kind="collect"):
    """Takes the captain's pay (HB9)."""

    __slots__ = ("pay",)
    pay: Pay


NAMES = tuple(Named(number, ship.name) for number, ship in enumerate(SHIPS))
CATALOGUE = Catalogue(
    [
        (Choose, [(card,) for card in CARDS]),
        (TakeCrates, [()]),
        (Load, [(name,) for name in NAMES]),
        (Stow, [(crates,) for crates in range(1, MOST_PLACES + 1)]),
        (Repair, [()]),
        (Collect, [(pay,) for pay in Pay]),
    ]
)
CHOOSE = {card: Choose(card) for card in CARDS}
LOAD = [Load(name) for name in NAMES]
STOW = [Stow(crates) for crates in range(1, MOST_PLACES + 1)]
COLLECT: list[Action] = [Collect(pay) for pay in Pay]
TAKE, REPAIR = TakeCrates(), Repair()

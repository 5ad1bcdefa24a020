"""The catalogue of Valencia: every action there is, in the order that fixes its id."""

from __future__ import annotations

from kaffeehaus.core.catalogue import Action, Catalogue, Named
from kaffeehaus.games.valencia.board import CELLS, TREES
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.terms import Guild, Influence

MOST_STACKS = 25
"""Every card of the largest deck in a stack of its own."""
MISSION_NAMES = tuple(Named(m.index, m.id) for m in CONTENT.missions)


class Keep(Action, kind="keep"):
    """Keeps a mission (L13)."""

    __slots__ = ("mission",)
    mission: int


class Reject(Action, kind="reject"):
    """Puts a mission back into the box (L13)."""

    __slots__ = ("mission",)
    mission: int


class Draw(Action, kind="draw"):
    """Takes one more influence card (L14)."""

    __slots__ = ()


class Stop(Action, kind="stop"):
    """Takes no more influence cards this round (L14)."""

    __slots__ = ()


class Put(Action, kind="put"):
    """Puts the next card into this stack; the number after the last stack begins a new one (L14)."""

    __slots__ = ("stack",)
    stack: int


class Reveal(Action, kind="reveal"):
    """Reveals this stack in an auction (L16)."""

    __slots__ = ("stack",)
    stack: int


class Pass(Action, kind="pass"):
    """Reveals nothing in this auction (L18)."""

    __slots__ = ()


class Privilege(Action, kind="privilege"):
    """Returns a privilege to act after the others (L33)."""

    __slots__ = ()


class Support(Action, kind="support"):
    """Puts an extra member on a guild's seat (X5)."""

    __slots__ = ("guild",)
    guild: Guild


class TakeSeat(Action, kind="take-seat"):
    """Puts a member on the seat of the auction (L25, L28)."""

    __slots__ = ()


class TakeGood(Action, kind="take-good"):
    """Takes a resource of the guild (L25)."""

    __slots__ = ()


class Settle(Action, kind="settle"):
    """Puts a member on a city space and pays its cost (L25)."""

    __slots__ = ("cell",)
    cell: int


class Fountain(Action, kind="fountain"):
    """Uses the ability of the fountain on this cell (L27)."""

    __slots__ = ("cell",)
    cell: int


class Sell(Action, kind="sell"):
    """Sells a resource (L28, F5)."""

    __slots__ = ("good",)
    good: Guild


class Upgrade(Action, kind="upgrade"):
    """Swaps a resource for the next better one (F2)."""

    __slots__ = ("good",)
    good: Guild


class Retrieve(Action, kind="retrieve"):
    """Puts a card of the own discard under the draw pile (F3)."""

    __slots__ = ("card",)
    card: Influence


class TakeBack(Action, kind="take-back"):
    """Puts one card of the revealed stack under the draw pile (L21)."""

    __slots__ = ("card",)
    card: Influence


class MoveFrom(Action, kind="move-from"):
    """Lifts the member on this cell (L29, X6)."""

    __slots__ = ("cell",)
    cell: int


class MoveTo(Action, kind="move-to"):
    """Sets the lifted member down (L29, X6)."""

    __slots__ = ("cell",)
    cell: int


class Lift(Action, kind="lift"):
    """Lifts the palm on this tree (F4)."""

    __slots__ = ("tree",)
    tree: int


class Plant(Action, kind="plant"):
    """Puts a palm on this tree (L30, F4)."""

    __slots__ = ("tree",)
    tree: int


class Build(Action, kind="build"):
    """Puts the round's fountain on this fountain space (L31)."""

    __slots__ = ("cell",)
    cell: int


class Skip(Action, kind="skip"):
    """Does nothing more of what is offered (K8)."""

    __slots__ = ()


_cells = [(c,) for c in CELLS]
_missions = [(m,) for m in MISSION_NAMES]
_guilds = [(g,) for g in Guild]
_cards = [(c,) for c in Influence]
_stacks = [(n,) for n in range(MOST_STACKS)]

CATALOGUE = Catalogue(
    [
        (Keep, _missions),
        (Reject, _missions),
        (Stop, [()]),
        (Draw, [()]),
        (Put, _stacks),
        (Pass, [()]),
        (Reveal, _stacks),
        (Privilege, [()]),
        (Support, _guilds),
        (TakeSeat, [()]),
        (TakeGood, [()]),
        (Settle, _cells),
        (Fountain, _cells),
        (Sell, _guilds),
        (Upgrade, _guilds),
        (Retrieve, _cards),
        (TakeBack, _cards),
        (MoveFrom, _cells),
        (MoveTo, _cells),
        (Lift, [(t,) for t in TREES]),
        (Plant, [(t,) for t in TREES]),
        (Build, _cells),
        (Skip, [()]),
    ]
)
ACTIONS = CATALOGUE.actions

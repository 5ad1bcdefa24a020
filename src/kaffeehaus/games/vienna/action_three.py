"""Action III: an agent is placed or moved, squares are enclosed, bonuses follow.

Rules: V38, V39, V40, V41, V42, V43, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23, C24.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.agenda import Entry
from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.abilities import (
    ANY_WILD,
    DRAWING,
    LESS,
    LESS_COLOUR,
    LESS_FOREIGN,
    LESS_SEAL,
    ON_ANY_TILE,
    ON_COLOUR,
    ON_FLAG,
    ON_FOREIGN,
    ON_GAIN,
    ON_NEW_TILE,
    ON_SEAL,
    ON_SQUARE,
    ON_TILE,
    WILD,
)
from kaffeehaus.games.vienna.action_two_four import fire, has_figure
from kaffeehaus.games.vienna.actions import MoveFigure, MoveFrom, Pay, Place, TakeBribes
from kaffeehaus.games.vienna.answers import (
    DECLINE,
    FIGURE_FROM_SUPPLY,
    FROM_SUPPLY,
    MOVE_FIGURE,
    MOVE_FROM,
    PAY,
    PLACE,
    TAKE_BRIBES,
    TAKE_SHILLINGS,
)
from kaffeehaus.games.vienna.board import (
    ADJACENT,
    ALL_BUILDINGS,
    COLOUR,
    COLOUR_MASK,
    LOW,
    ONE,
    SEAL,
    SEAL_MASK,
    SHIFT,
    SQUARES,
    TOUCHING,
    VALUE,
    payable,
)
from kaffeehaus.games.vienna.pieces import award, drawer_of, earn, gain, pay
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Figure, Flag, Info, Seal

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

_SOURCE: Final[Entry] = (Step.SOURCE, 0, 0)
BASE_PRICE: Final = 2
"""Bribes of the building's colour for placing or moving (V40)."""
ALTERNATIVE_BRIBES: Final = 2
"""Bribes of one type instead (V41)."""
BY_FIGURE: Final = 0
"""No ability lowers the price, but the figure's own ceiling (V124, V125)."""
UNLOCK: Final = 5
"""Other own agents on the board before the figure may be placed (V121)."""

# Where and for how much -----------------------------------------------------------------------------------------------


def options(s: State, seat: int) -> list[Action]:
    """Every building that can be paid, or bribes, or in the advanced version shillings.

    Rules: V38, V39, V40, V41, V63, C16, C17, C18.
    """
    found = PLACE.of(placeable(s, seat)) + TAKE_BRIBES
    if s.table.advanced:
        found.append(TAKE_SHILLINGS)
    return found


def placeable(s: State, seat: int) -> int:
    """The buildings an agent could be brought to now, as a set."""
    own = s.agents[seat]
    reach = 0
    if own or s.supply[seat]:
        reach = reachable(s, seat)
    if s.figure[seat] != -2:
        reach |= reachable_by_figure(s, seat)
    return reach & ~own


def reachable(s: State, seat: int) -> int:
    """The buildings whose price the seat can pay for a regular agent: max(0, 2 - reductions) each (C10)."""
    bribes, abilities = s.bribes[seat], s.abilities[seat]
    if abilities & ANY_WILD:
        once, twice = _payable_with_wild(bribes, abilities)
    else:
        twice = payable(bribes, 2)
        once = payable(bribes, 1) if abilities & LESS else 0
    if not abilities & LESS:
        return twice
    one, two = reduced(s, seat)
    return twice | once & one | two


def _payable_with_wild(bribes: int, abilities: int) -> tuple[int, int]:
    """The buildings payable at a price of one and of two when some types are wild (C12)."""
    wild = [w for w in range(5) if abilities & WILD[w]]
    once = twice = 0
    for colour in range(5):
        have = (bribes >> SHIFT[colour] & LOW) + sum([bribes >> SHIFT[w] & LOW for w in wild if w != colour])
        if have:
            once |= COLOUR_MASK[colour]
            if have > 1:
                twice |= COLOUR_MASK[colour]
    return once, twice


def reduced(s: State, seat: int) -> tuple[int, int]:
    """The buildings with at least one reduction and those with at least two, as sets."""
    abilities = s.abilities[seat]
    colour = seal = foreign = 0
    for n in range(5):
        if abilities & LESS_COLOUR[n]:
            colour |= COLOUR_MASK[n]
        if abilities & LESS_SEAL[n]:
            seal |= SEAL_MASK[n]
    if abilities & LESS_FOREIGN:
        foreign = others(s, seat)
    return colour | seal | foreign, colour & seal | colour & foreign | seal & foreign


def others(s: State, seat: int) -> int:
    """The buildings that hold an agent of another player; the third man is nobody's (C15)."""
    found = 0
    for n, agents in enumerate(s.agents):
        if n != seat:
            found |= agents
    return found


def reachable_by_figure(s: State, seat: int) -> int:
    """The buildings the figure of expansion 2 could enter now, with its ceiling of one bribe (V121, V123, C11)."""
    if not figure_ready(s, seat):
        return 0
    return reachable(s, seat) | figure_ceiling(s, seat) & _payable_once(s, seat)


def _payable_once(s: State, seat: int) -> int:
    abilities = s.abilities[seat]
    if abilities & ANY_WILD:
        return _payable_with_wild(s.bribes[seat], abilities)[0]
    return payable(s.bribes[seat], 1)


def figure_ready(s: State, seat: int) -> bool:
    """Whether the seat's figure may come: it was placed before, or five others stand on the board (V121, C60)."""
    return s.figure[seat] != -2 and (s.unlocked[seat] or s.agents[seat].bit_count() >= UNLOCK)


def agent_ready(s: State, seat: int) -> bool:
    """Whether a regular agent may come, from the supply or from another building (V38)."""
    figure = s.figure[seat]
    return bool(s.supply[seat] or s.agents[seat] & ~(1 << figure if figure >= 0 else 0))


def figure_ceiling(s: State, seat: int) -> int:
    """The buildings where the figure pays at most one bribe: nobility for Hamburg, USA for New York (V124, V125)."""
    if has_figure(s, seat, Figure.HAMBURG):
        return SEAL_MASK[Seal.NOBILITY]
    if has_figure(s, seat, Figure.NEW_YORK):
        return s.table.flag_masks[Flag.USA]
    return 0


def price(s: State, seat: int, building: int, figure: bool) -> int:
    """What bringing an agent or the figure here costs in bribes (C10, C11, EV29)."""
    return BASE_PRICE - len(savings(s, seat, building, figure))


def savings(s: State, seat: int, building: int, figure: bool) -> list[int]:
    """What lowers the price here by one each: abilities as their bits, and BY_FIGURE for the figure's ceiling of one.

    What would lower it below zero saves nothing (C10), nor does the ceiling where a drawer saves already (C11).
    """
    found = []
    abilities = s.abilities[seat]
    if abilities & LESS:
        if abilities & LESS_COLOUR[COLOUR[building]]:
            found.append(LESS_COLOUR[COLOUR[building]])
        if abilities & LESS_SEAL[SEAL[building]]:
            found.append(LESS_SEAL[SEAL[building]])
        if abilities & LESS_FOREIGN and others(s, seat) >> building & 1:
            found.append(LESS_FOREIGN)
        del found[BASE_PRICE:]
    if figure and not found and figure_ceiling(s, seat) >> building & 1:
        found.append(BY_FIGURE)
    return found


def place(s: State, seat: int, action: Action) -> None:
    """Chooses the building, or takes the alternative, which fires nothing (C16)."""
    if isinstance(action, Place):
        s.target = action.building
        s.agenda.append(_SOURCE)
    elif isinstance(action, TakeBribes):
        gain(s, seat, action.bribe, ALTERNATIVE_BRIBES, "action-iii")
    else:
        earn(s, seat, s.table.options.shillings, "action-iii")


# From where -----------------------------------------------------------------------------------------------------------


def source_options(s: State, seat: int) -> list[Action]:
    """Supply or another building, and the figure where its own price can be paid (V38, C14)."""
    here = 1 << s.target
    found: list[Action] = []
    own, figure = s.agents[seat], s.figure[seat]
    if reachable(s, seat) & here:
        if s.supply[seat]:
            found.append(FROM_SUPPLY)
        movable = own
    else:
        movable = 0
    if figure != -2 and reachable_by_figure(s, seat) & here:
        if figure == -1:
            found.append(FIGURE_FROM_SUPPLY)
        else:
            movable |= 1 << figure
    return found + MOVE_FROM.of(movable)


def choose_source(s: State, seat: int, action: Action) -> None:
    """Settles which agent comes, and goes on to the payment."""
    if isinstance(action, MoveFrom):
        origin = action.building
        figure = origin == s.figure[seat]
    else:
        origin = -1
        figure = action is FIGURE_FROM_SUPPLY
    saved = savings(s, seat, s.target, figure)
    if s.events is not None:
        for ability in saved:
            s.events.append(ev.PriceLowered(seat, 1, *drawer_of(s, seat, ability)))
    cost = BASE_PRICE - len(saved)
    if cost and s.abilities[seat] & ANY_WILD:
        usable = usable_bribes(s, seat, s.target)
        if sum(usable) > cost:
            s.agenda.append((Step.PAY, cost, _pack(origin, figure)))
            return
        for bribe, number in enumerate(usable):
            if number:
                pay_for(s, seat, bribe, number)
    elif cost:
        pay(s, seat, COLOUR[s.target], cost, "placement")
    stand(s, seat, origin, figure)


def usable_bribes(s: State, seat: int, building: int) -> list[int]:
    """How many bribes of each type can pay for a building: those of its colour and of the wild types (C12)."""
    bribes, abilities = s.bribes[seat], s.abilities[seat]
    colour = COLOUR[building]
    return [bribes >> SHIFT[t] & LOW if t == colour or abilities & WILD[t] else 0 for t in range(5)]


def pay_for(s: State, seat: int, bribe: int, number: int) -> None:
    """Pays for the placement; a type other than the building's own is a wild one (C12)."""
    pay(s, seat, bribe, number, "placement", 0 if bribe == COLOUR[s.target] else WILD[bribe])


def _pack(origin: int, figure: bool) -> int:
    return origin + 1 << 1 | figure


def pay_options(s: State, seat: int) -> list[Action]:
    """The building's colour or any wild type the seat holds (C12)."""
    return [PAY[t] for t, number in enumerate(usable_bribes(s, seat, s.target)) if number]


def pay_bribe(s: State, seat: int, action: Pay) -> None:
    """One bribe at a time, all before any bonus (C13)."""
    step, due, packed = s.pending
    pay_for(s, seat, action.bribe, 1)
    if due > 1:
        s.agenda.append((step, due - 1, packed))
    else:
        stand(s, seat, (packed >> 1) - 1, bool(packed & 1))


# The agent stands -----------------------------------------------------------------------------------------------------


AFTER_PLACEMENT: Final[tuple[Entry, ...]] = ((Step.MISSIONS, 0, 0), (Step.BONUSES, 0, 0), (Step.ENCLOSE, 0, 0))
AFTER_PLACEMENT_THIRD_MAN: Final[tuple[Entry, ...]] = (AFTER_PLACEMENT[0], (Step.THIRD_MAN, 0, 0), *AFTER_PLACEMENT[1:])


def stand(s: State, seat: int, origin: int, figure: bool) -> None:
    """The agent stands on its building, and what follows is put on the agenda in the ruling's order (C19)."""
    building = s.target
    here = 1 << building
    agents = s.agents[seat] | here
    if origin >= 0:
        agents &= ~(1 << origin)
    elif not figure:
        s.supply[seat] -= 1
    if figure:
        s.figure[seat] = building
        s.unlocked[seat] = True
    s.agents[seat] = agents
    s.foreign = bool(others(s, seat) & here)
    s.helped = False
    if s.events is not None:
        s.events.append(ev.AgentPlaced(seat, building, origin, figure))
    s.agenda.extend(AFTER_PLACEMENT_THIRD_MAN if s.stefan >= 0 else AFTER_PLACEMENT)
    walker = s.figure[seat]
    if walker >= 0 and not figure and has_figure(s, seat, Figure.MARRAKESH) and ADJACENT[walker] & here:
        s.agenda.append((Step.MOVE_FIGURE, 0, 0))


def move_figure_options(s: State, seat: int) -> list[Action]:
    """A building next to the figure's own that holds no own agent, or none (V127, C61, C62)."""
    return [DECLINE, *MOVE_FIGURE.of(ADJACENT[s.figure[seat]] & ~s.agents[seat] & ALL_BUILDINGS)]


def move_figure(s: State, seat: int, action: Action) -> None:
    """The figure of Marrakesh walks for free and fires nothing; enclosures are checked only afterwards (EV26)."""
    if isinstance(action, MoveFigure):
        origin, building = s.figure[seat], action.building
        s.agents[seat] ^= 1 << origin | 1 << building
        s.figure[seat] = building
        if s.events is not None:
            s.events.append(ev.FigureMoved(seat, origin, building))


def enclose(s: State, _a: int, _b: int) -> None:
    """All squares now enclosed give their tiles and score; then come cards of 126-130 and tile bonuses.

    Rules: C19, C20, C21, C22, C23.
    """
    seat = s.seat
    own = s.agents[seat]
    if s.stefan >= 0:
        squares: tuple[int, ...] = tuple(range(len(SQUARES)))
        reach = own | 1 << s.stefan
    else:
        # Without the third man only the new agent and a walking figure can close a square.
        squares = TOUCHING[s.target]
        if s.figure[seat] >= 0:
            squares += tuple(q for q in TOUCHING[s.figure[seat]] if q not in squares)
        reach = own
    taken = [q for q in squares if s.open_squares >> q & 1 and reach & SQUARES[q] == SQUARES[q]]
    before = s.tiles[seat]
    kinds = []
    for q in taken:
        info = s.table.tiles[q]
        kinds.append(info)
        helped = own & SQUARES[q] != SQUARES[q]
        s.helped |= helped
        s.open_squares ^= 1 << q
        s.tiles[seat] += ONE[info]
        points = VALUE[q] - helped
        if s.events is not None:
            s.events.append(ev.SquareEnclosed(seat, q, Info(info), points, helped))
        award(s, seat, points, Rule.SQUARES)
    if s.foreign and s.abilities[seat] & DRAWING:
        # Whoever knows these cards chooses better, so they come before every question of the bonuses.
        fire(s, seat, DRAWING)
    if taken and s.abilities[seat] & ON_GAIN:
        tile_abilities(s, seat, taken, kinds, before)


def tile_abilities(s: State, seat: int, taken: list[int], kinds: list[int], before: int) -> None:
    """131-145 and 171-175 once per tile, 166-170 once per new type, all with the final number of tiles (C20, C21)."""
    abilities = s.abilities[seat]
    for q, info in zip(taken, kinds, strict=True):
        fire(s, seat, abilities & (ON_TILE[info] | ON_SQUARE[VALUE[q]] | ON_ANY_TILE))
    if abilities & ON_NEW_TILE:
        new = {info for info in kinds if not before >> SHIFT[info] & LOW}
        if new:
            fire(s, seat, ON_NEW_TILE, len(new))


def bonuses(s: State, _a: int, _b: int) -> None:
    """What the building entered fires: its colour, flag and seal, and another player's agent on it (021-120)."""
    seat, building = s.seat, s.target
    fired = ON_COLOUR[COLOUR[building]] | ON_FLAG[s.table.flags[building]] | ON_SEAL[SEAL[building]]
    if s.foreign:
        fired |= ON_FOREIGN
    fired &= s.abilities[seat]
    if fired:
        fire(s, seat, fired)

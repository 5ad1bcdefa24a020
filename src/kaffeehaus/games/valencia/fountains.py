"""Fountains and palms: their abilities, and steps H and I.

Rules: L27, L30, L31, F1, F2, F3, F4, F5, K17, K18, K19, K20, K21, K22, K23, K24.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.sets import each
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import Build, Fountain, Keep, Lift, Plant, Retrieve, Sell, Upgrade
from kaffeehaus.games.valencia.answers import BUILD, FOUNTAIN, KEEP, LIFT, PLANT, RETRIEVE, SELL, SKIP, UPGRADE
from kaffeehaus.games.valencia.auction import LAST_STEP, OFFICES, H
from kaffeehaus.games.valencia.board import spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.guilds import sell_good
from kaffeehaus.games.valencia.pieces import counts, gain_good, put_under, return_good, without
from kaffeehaus.games.valencia.planning import settle_mission
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Ability, Guild

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

ABILITY: Final = tuple(f.ability for f in CONTENT.fountains)
FOUNTAIN_VALUE: Final = tuple(f.value for f in CONTENT.fountains)
NO_FOUNTAIN: Final = 255

# Abilities ------------------------------------------------------------------------------------------------------------


def ability_options(s: State, seat: int) -> list[Action]:
    """The fountains orthogonally beside the space whose ability can be used, one at most (L27)."""
    near = spread(1 << s.target) & s.built
    if not near:
        return [SKIP]
    usable = sum(1 << cell for cell in each(near) if can_use(s, seat, ABILITY[s.fountain_at[cell]]))
    return [*FOUNTAIN.of(usable), SKIP]


def can_use(s: State, seat: int, ability: Ability | None) -> bool:
    """Whether an ability would do anything now (K23, H16)."""
    if ability is Ability.MISSION:
        return bool(s.mission_pile)
    if ability is Ability.UPGRADE:
        return bool(upgradable(s, seat))
    if ability is Ability.RETRIEVE:
        return bool(s.discard[seat])
    if ability is Ability.PALM:
        return bool(movable_palms(s))
    return ability is Ability.SELL and s.goods[seat] > 0


_ASKS: Final = {
    Ability.MISSION: Step.PICK_MISSION,
    Ability.UPGRADE: Step.UPGRADE,
    Ability.RETRIEVE: Step.RETRIEVE,
    Ability.PALM: Step.PALM_FROM,
    Ability.SELL: Step.SELL_ONE,
}


def use_ability(s: State, seat: int, action: Action) -> None:
    """Goes on to what the fountain offers."""
    if not isinstance(action, Fountain):
        return
    ability = ABILITY[s.fountain_at[action.cell]]
    assert ability is not None
    if s.events is not None:
        s.events.append(ev.FountainUsed(seat, action.cell, ability))
    if ability is Ability.MISSION:
        s.offered[seat], s.mission_pile = s.mission_pile[-2:], s.mission_pile[:-2]
        s.shown += 1
        if s.events is not None:
            s.events.append(ev.MissionsOffered(seat, tuple(CONTENT.missions[m].id for m in s.offered[seat])))
    s.agenda.append((_ASKS[ability], 0, 0))


def pick_mission_options(s: State, seat: int) -> list[Action]:
    """One of the two cards (F1)."""
    return [KEEP[m] for m in sorted(s.offered[seat])]


def pick_mission(s: State, seat: int, action: Keep) -> None:
    """Keeps one, the other goes back into the box."""
    for mission in s.offered[seat]:
        settle_mission(s, seat, mission, mission == action.mission)


def upgradable(s: State, seat: int) -> list[int]:
    """The resources that have a better one in the supply (F2)."""
    owned = counts(s.goods[seat])
    return [g for g in range(4) if owned[g] and s.supply[g + 1]]


def upgrade_options(s: State, seat: int) -> list[Action]:
    """Any of those."""
    return [UPGRADE[g] for g in upgradable(s, seat)]


def upgrade(s: State, seat: int, action: Upgrade) -> None:
    """Swaps a resource for the next better one."""
    return_good(s, seat, action.good, "upgrade")
    gain_good(s, seat, Guild(action.good + 1), "upgrade")


def retrieve_options(s: State, seat: int) -> list[Action]:
    """Any kind of card in the own discard (F3, K16)."""
    return [RETRIEVE[card] for card in sorted(set(s.discard[seat]))]


def retrieve(s: State, seat: int, action: Retrieve) -> None:
    """The card is shown and goes under the own pile (F3, K16, H1)."""
    card = int(action.card)
    s.discard[seat] = without(s.discard[seat], card)
    s.seen[seat] = without(s.seen[seat], card)
    put_under(s, seat, card)
    s.shown += 1
    if s.events is not None:
        s.events.append(ev.CardRetrieved(seat, action.card))


def movable_palms(s: State) -> int:
    """The palms that have a free tree next along a line (F4, K23)."""
    return sum(1 << t for t in each(s.palms) if s.table.city.next_trees[t] & ~s.palms)


def palm_from_options(s: State, seat: int) -> list[Action]:
    """Any of those."""
    return LIFT.of(movable_palms(s))


def palm_from(s: State, seat: int, action: Lift) -> None:
    """Lifts the palm."""
    s.agenda.append((Step.PALM_TO, action.tree, 0))


def palm_to_options(s: State, seat: int) -> list[Action]:
    """The free trees next to it."""
    return PLANT.of(s.table.city.next_trees[s.pending[1]] & ~s.palms)


def palm_to(s: State, seat: int, action: Plant) -> None:
    """Sets the palm down."""
    origin = s.pending[1]
    s.palms ^= 1 << origin | 1 << action.tree
    if s.events is not None:
        s.events.append(ev.PalmMoved(seat, origin, action.tree))


def sell_one_options(s: State, seat: int) -> list[Action]:
    """Any resource the seat has (F5)."""
    owned = counts(s.goods[seat])
    return [SELL[g] for g in range(5) if owned[g]]


def sell_one(s: State, seat: int, action: Sell) -> None:
    """Sells it."""
    sell_good(s, seat, action.good)


# H and I --------------------------------------------------------------------------------------------------------------


def palm_step(s: State, _a: int, _b: int) -> None:
    """The holder of the church plants the round's palm (L30, K17, K18)."""
    s.letter = H
    s.agenda.append((Step.FOUNTAIN, 0, 0))
    if s.council[OFFICES[H]] >= 0:
        s.seat = s.council[OFFICES[H]]
        s.agenda.append((Step.PLANT, 0, 0))


def plant_options(s: State, seat: int) -> list[Action]:
    """Any free tree."""
    return PLANT.of(s.table.city.trees & ~s.palms)


def plant(s: State, seat: int, action: Plant) -> None:
    """The palm stands."""
    s.palms |= 1 << action.tree
    if s.events is not None:
        s.events.append(ev.PalmPlanted(seat, action.tree))


def fountain_step(s: State, _a: int, _b: int) -> None:
    """The holder of the nobility builds the round's fountain (L31, K17, K18)."""
    s.letter = LAST_STEP
    s.agenda.append((Step.COUNCIL_PHASE, 0, 0))
    if s.council[OFFICES[LAST_STEP]] >= 0:
        s.seat = s.council[OFFICES[LAST_STEP]]
        s.agenda.append((Step.BUILD, 0, 0))


def build_options(s: State, seat: int) -> list[Action]:
    """Any free fountain space."""
    return BUILD.of(s.table.city.fountain_spaces & ~s.built)


def build(s: State, seat: int, action: Build) -> None:
    """The fountain stands; nobody beside it gains anything now."""
    fountain = s.table.fountains[s.round - 1]
    s.built |= 1 << action.cell
    s.fountain_at = s.fountain_at[: action.cell] + bytes((fountain,)) + s.fountain_at[action.cell + 1 :]
    if s.events is not None:
        s.events.append(ev.FountainBuilt(seat, action.cell, CONTENT.fountains[fountain].id))

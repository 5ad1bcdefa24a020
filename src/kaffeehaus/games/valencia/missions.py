"""The 24 kinds of mission, tested on the final state (K27, K28, K29, K30, K31, K32, K33, K39)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kaffeehaus.games.valencia.board import NO_FIRST_COLUMN, NO_LAST_COLUMN, each, spread, squares
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.terms import SIDE, Seat
from kaffeehaus.games.valencia.terms import MissionKind as Kind

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

MISSIONS = CONTENT.missions
COUNCIL_NEEDED = {2: 4, 3: 4, 4: 3, 5: 2}
"""Members on the council for M15, by number of players."""
_RIGHT_TWO = NO_LAST_COLUMN & NO_LAST_COLUMN >> 1
_LEFT_TWO = NO_FIRST_COLUMN & NO_FIRST_COLUMN << 1


def points(s: State, seat: int, number: int) -> int:
    """What a mission brings or costs its owner."""
    mission = MISSIONS[number]
    formula = _FORMULAS.get(mission.kind)
    if formula:
        return formula(s, seat, mission)
    return mission.points if met(s, seat, number) else -mission.failure


def met(s: State, seat: int, number: int) -> bool:
    """Whether the state fulfils a mission; formula missions always do."""
    mission = MISSIONS[number]
    test = _TESTS.get(mission.kind)
    return test is None or test(s, seat, mission)


def near_fountains(s: State, seat: int) -> list[int]:
    """The own members beside each built fountain, and last those around the central one (K21, K30)."""
    return beside_fountains(s, s.city[seat])


def beside_fountains(s: State, cells: int) -> list[int]:
    """The same for members on these cells, whoever stands there."""
    return [*(cells & spread(1 << cell) for cell in each(s.built)), cells & s.table.city.around_centre]


def near_palms(s: State, seat: int) -> int:
    """The own members that touch a palm, each once (K19)."""
    return shaded(s, s.city[seat])


def shaded(s: State, cells: int) -> int:
    """The same for members on these cells, whoever stands there."""
    shade = 0
    for tree in each(s.palms):
        shade |= s.table.city.shade[tree]
    return cells & shade


def longest_route(cells: int) -> int:
    """The longest path over orthogonal neighbours that visits none twice (M21, K32)."""

    def walk(cell: int, left: int) -> int:
        left &= ~cell
        return 1 + max((walk(1 << n, left) for n in each(spread(cell) & left)), default=0)

    return max((walk(1 << n, cells) for n in each(cells)), default=0)


def alone(cells: int) -> int:
    """The members without an own orthogonal neighbour (M22)."""
    return sum(1 for n in each(cells) if not spread(1 << n) & cells)


def in_line(cells: int) -> int:
    """Where three members stand in a row or a column (M5, K28)."""
    return cells & cells >> 1 & cells >> 2 & _RIGHT_TWO | cells & cells >> SIDE & cells >> 2 * SIDE


def in_diagonal(cells: int) -> int:
    """Where three members stand in a diagonal (M6, K28)."""
    falling = cells & cells >> SIDE + 1 & cells >> 2 * (SIDE + 1) & _RIGHT_TWO
    return falling | cells & cells >> SIDE - 1 & cells >> 2 * (SIDE - 1) & _LEFT_TWO


def _wealth(s: State, seat: int, mission: Mission) -> int:
    return s.coins[seat] if mission.argument == "coins" else sum(counts(s.goods[seat]))


def _cost(s: State, seat: int, m: Mission) -> bool:
    return (s.city[seat] & s.table.city.of_cost[_number(m)]).bit_count() >= 2


def _guild(s: State, seat: int, m: Mission) -> bool:
    return (s.city[seat] & s.table.city.guilds[_number(m)]).bit_count() >= 3


def _number(m: Mission) -> int:
    assert isinstance(m.argument, int)
    return m.argument


def _every_guild(s: State, seat: int, m: Mission) -> bool:
    return all((s.city[seat] & guild).bit_count() >= 2 for guild in s.table.city.guilds)


def _more_than_neighbour(s: State, seat: int, m: Mission) -> bool:
    """More than the player on at least one side (M11, K31)."""
    players = s.table.players
    own = _wealth(s, seat, m)
    return any(own > _wealth(s, (seat + side) % players, m) for side in (1, -1))


def _most_coins(s: State, seat: int, m: Mission) -> bool:
    """More than each of the others (M14, K33)."""
    return all(s.coins[seat] > coins for p, coins in enumerate(s.coins) if p != seat)


def _most_members(s: State, seat: int, m: Mission) -> bool:
    return all(s.city[seat].bit_count() > cells.bit_count() for p, cells in enumerate(s.city) if p != seat)


def _council(s: State, seat: int, m: Mission) -> bool:
    """Enough members for the number of players (M15, K39)."""
    return members_on_council(s)[seat] >= COUNCIL_NEEDED[s.table.players]


Test = Callable[["State", int, Mission], bool]
_TESTS: dict[Kind, Test] = {
    Kind.COST: _cost,
    Kind.GUILD: _guild,
    Kind.EVERY_GUILD: _every_guild,
    Kind.SQUARE: lambda s, p, m: squares(s.city[p]) != 0,
    Kind.ROW: lambda s, p, m: in_line(s.city[p]) != 0,
    Kind.DIAGONAL: lambda s, p, m: in_diagonal(s.city[p]) != 0,
    Kind.WALL: lambda s, p, m: (s.city[p] & s.table.city.wall).bit_count() >= 6,
    Kind.CORNERS: lambda s, p, m: (s.city[p] & s.table.city.corners).bit_count() >= 2,
    Kind.FOUR_FOUNTAINS: lambda s, p, m: sum(map(bool, near_fountains(s, p))) >= 4,
    Kind.EVERY_FOUNTAIN: lambda s, p, m: all(near_fountains(s, p)),
    Kind.MORE_THAN_NEIGHBOUR: _more_than_neighbour,
    Kind.THREE_GOODS: lambda s, p, m: sum(map(bool, counts(s.goods[p]))) >= 3,
    Kind.MOST_COINS: _most_coins,
    Kind.COUNCIL: _council,
    Kind.NOBILITY_OR_CHURCH: lambda s, p, m: p in (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]),
    Kind.SAME_FOUNTAIN: lambda s, p, m: any(n.bit_count() >= 3 for n in near_fountains(s, p)[:-1]),
    Kind.CENTRAL_FOUNTAIN: lambda s, p, m: (s.city[p] & s.table.city.around_centre).bit_count() >= 5,
    Kind.PALMS: lambda s, p, m: near_palms(s, p).bit_count() >= 5,
    Kind.STEFAN: lambda s, p, m: s.stefan == p,
    Kind.QUARTERS: lambda s, p, m: all(s.city[p] & quarter for quarter in s.table.city.quarters),
    Kind.MOST_MEMBERS: _most_members,
}
_FORMULAS: dict[Kind, Callable[[State, int, Mission], int]] = {
    Kind.TEN_MINUS: lambda s, p, m: max(0, 10 - _wealth(s, p, m)),
    Kind.ROUTE: lambda s, p, m: longest_route(s.city[p]),
    Kind.ALONE: lambda s, p, m: 2 * alone(s.city[p]),
}

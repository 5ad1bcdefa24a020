"""The 24 kinds of mission, tested on the final state (K27, K28, K29, K30, K31, K32, K33, K39)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from kaffeehaus.core.sets import each
from kaffeehaus.core.state import Standing
from kaffeehaus.games.valencia.board import NO_FIRST_COLUMN, NO_LAST_COLUMN, spread, squares
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.terms import SIDE, Seat
from kaffeehaus.games.valencia.terms import MissionKind as Kind

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

MISSIONS: Final = CONTENT.missions
COUNCIL_NEEDED: Final = {2: 4, 3: 4, 4: 3, 5: 2}
"""Members on the council for M15, by number of players."""
SECRET: Final = frozenset({Kind.MORE_THAN_NEIGHBOUR, Kind.MOST_COINS})
"""The kinds that turn on what lies behind the screens of others (M11, M14)."""
_RIGHT_TWO: Final = NO_LAST_COLUMN & NO_LAST_COLUMN >> 1
_LEFT_TWO: Final = NO_FIRST_COLUMN & NO_FIRST_COLUMN << 1


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
    if mission.kind in _COUNTS:
        have, need = _COUNTS[mission.kind](s, seat, mission)
        return have >= need
    test = _TESTS.get(mission.kind)
    return test is None or test(s, seat, mission)


def standing(s: State, seat: int, number: int) -> Standing:
    """How a mission stands for its owner, who learns nothing here of what is behind other screens before the end."""
    mission = MISSIONS[number]
    hidden = mission.kind in SECRET and not s.over
    brings = None if hidden else points(s, seat, number)
    have, need = _COUNTS[mission.kind](s, seat, mission) if mission.kind in _COUNTS else (None, None)
    return Standing(brings, have, need)


def places(s: State, seat: int, number: int) -> int:
    """The own members that a mission counts, and the fountains that they stand beside where it asks for fountains."""
    mission = MISSIONS[number]
    found = _PLACES.get(mission.kind)
    return found(s, seat, mission) if found else 0


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


@lru_cache(maxsize=1024)
def longest_route(cells: int) -> int:
    """The longest path over orthogonal neighbours that visits none twice (M21, K32)."""

    def walk(cell: int, left: int) -> int:
        left &= ~cell
        return 1 + max((walk(1 << n, left) for n in each(spread(cell) & left)), default=0)

    return max((walk(1 << n, cells) for n in each(cells)), default=0)


def route(cells: int) -> int:
    """Where such a path lies."""

    def walk(cell: int, left: int) -> int:
        left &= ~cell
        return cell | max((walk(1 << n, left) for n in each(spread(cell) & left)), key=int.bit_count, default=0)

    return max((walk(1 << n, cells) for n in each(cells)), key=int.bit_count, default=0)


def alone(cells: int) -> int:
    """The number of members without an own orthogonal neighbour (M22)."""
    return lonely(cells).bit_count()


def lonely(cells: int) -> int:
    """Where they stand."""
    return sum(1 << n for n in each(cells) if not spread(1 << n) & cells)


def in_line(cells: int) -> int:
    """Where three members stand in a row or a column (M5, K28)."""
    return cells & cells >> 1 & cells >> 2 & _RIGHT_TWO | cells & cells >> SIDE & cells >> 2 * SIDE


def in_diagonal(cells: int) -> int:
    """Where three members stand in a diagonal (M6, K28)."""
    falling = cells & cells >> SIDE + 1 & cells >> 2 * (SIDE + 1) & _RIGHT_TWO
    return falling | cells & cells >> SIDE - 1 & cells >> 2 * (SIDE - 1) & _LEFT_TWO


@lru_cache(maxsize=64)
def shapes(spaces: int, kind: Kind) -> tuple[int, ...]:
    """The sets of spaces that fulfil a mission of shape (M4, M5, M6)."""
    if kind is Kind.SQUARE:
        return tuple(1 << n | 1 << n + 1 | 1 << n + SIDE | 1 << n + SIDE + 1 for n in each(squares(spaces)))
    line, steps = (in_line, (1, SIDE)) if kind is Kind.ROW else (in_diagonal, (SIDE + 1, SIDE - 1))
    found = {1 << n | 1 << n + step | 1 << n + 2 * step for n in each(spaces) for step in steps}
    return tuple(sorted(cells for cells in found if cells & spaces == cells and line(cells)))


def _wealth(s: State, seat: int, mission: Mission) -> int:
    return s.coins[seat] if mission.argument == "coins" else sum(counts(s.goods[seat]))


def _number(m: Mission) -> int:
    assert isinstance(m.argument, int)
    return m.argument


def _more_than_neighbour(s: State, seat: int, m: Mission) -> bool:
    """More than the player on at least one side (M11, K31)."""
    players = s.table.players
    own = _wealth(s, seat, m)
    return any(own > _wealth(s, (seat + side) % players, m) for side in (1, -1))


def _most_coins(s: State, seat: int, m: Mission) -> bool:
    """More than each of the others (M14, K33)."""
    return all(s.coins[seat] > coins for p, coins in enumerate(s.coins) if p != seat)


Test = Callable[["State", int, Mission], bool]
_TESTS: Final[dict[Kind, Test]] = {
    Kind.MORE_THAN_NEIGHBOUR: _more_than_neighbour,
    Kind.MOST_COINS: _most_coins,
    Kind.NOBILITY_OR_CHURCH: lambda s, p, m: p in (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]),
    Kind.STEFAN: lambda s, p, m: s.stefan == p,
}
"""The kinds that are met or not."""

# What is counted ------------------------------------------------------------------------------------------------------


def _on(s: State, seat: int, cells: int) -> int:
    """How many own members stand on a set of spaces."""
    return (s.city[seat] & cells).bit_count()


def _every_guild(s: State, seat: int, m: Mission) -> tuple[int, int]:
    """Two on spaces of each guild; more of one do not make up for another (M3)."""
    return sum([min(2, _on(s, seat, guild)) for guild in s.table.city.guilds]), 10


def _shape(s: State, seat: int, m: Mission) -> tuple[int, int]:
    """The most own members where the shape could come about."""
    own = s.city[seat]
    most = max([(own & cells).bit_count() for cells in shapes(s.table.city.spaces, m.kind)], default=0)
    return most, 4 if m.kind is Kind.SQUARE else 3


def _every_fountain(s: State, seat: int, m: Mission) -> tuple[int, int]:
    """All that stand in the city now (M10, K30)."""
    near = near_fountains(s, seat)
    return sum(map(bool, near)), len(near)


def _same_fountain(s: State, seat: int, m: Mission) -> tuple[int, int]:
    """The most beside one, the central fountain aside (M17)."""
    return max([cells.bit_count() for cells in near_fountains(s, seat)[:-1]], default=0), 3


def _quarters(s: State, seat: int, m: Mission) -> tuple[int, int]:
    quarters = s.table.city.quarters
    return sum([1 for quarter in quarters if s.city[seat] & quarter]), len(quarters)


def _most_members(s: State, seat: int, m: Mission) -> tuple[int, int]:
    """One more than each of the others (M24, K33)."""
    others = [cells.bit_count() for p, cells in enumerate(s.city) if p != seat]
    return s.city[seat].bit_count(), max(others) + 1


Count = Callable[["State", int, Mission], tuple[int, int]]
_COUNTS: Final[dict[Kind, Count]] = {
    Kind.COST: lambda s, p, m: (_on(s, p, s.table.city.of_cost[_number(m)]), 2),
    Kind.GUILD: lambda s, p, m: (_on(s, p, s.table.city.guilds[_number(m)]), 3),
    Kind.EVERY_GUILD: _every_guild,
    Kind.SQUARE: _shape,
    Kind.ROW: _shape,
    Kind.DIAGONAL: _shape,
    Kind.WALL: lambda s, p, m: (_on(s, p, s.table.city.wall), 6),
    Kind.CORNERS: lambda s, p, m: (_on(s, p, s.table.city.corners), 2),
    Kind.FOUR_FOUNTAINS: lambda s, p, m: (sum(map(bool, near_fountains(s, p))), 4),
    Kind.EVERY_FOUNTAIN: _every_fountain,
    Kind.THREE_GOODS: lambda s, p, m: (sum(map(bool, counts(s.goods[p]))), 3),
    Kind.COUNCIL: lambda s, p, m: (members_on_council(s)[p], COUNCIL_NEEDED[s.table.players]),
    Kind.SAME_FOUNTAIN: _same_fountain,
    Kind.CENTRAL_FOUNTAIN: lambda s, p, m: (_on(s, p, s.table.city.around_centre), 5),
    Kind.PALMS: lambda s, p, m: (near_palms(s, p).bit_count(), 5),
    Kind.QUARTERS: _quarters,
    Kind.MOST_MEMBERS: _most_members,
}
"""The kinds that count something: how many there are and how many it takes."""


def _shaped(s: State, seat: int, m: Mission) -> int:
    """All that have the shape; where none does, the members that come nearest to it."""
    own, (have, need) = s.city[seat], _shape(s, seat, m)
    best = [own & cells for cells in shapes(s.table.city.spaces, m.kind) if (own & cells).bit_count() == have]
    return reduce(or_, best, 0) if have >= need else best[0] if have else 0


def _fountains_met(s: State, seat: int, m: Mission) -> int:
    """The fountains with own members, and these."""
    near = zip([*each(s.built), s.table.city.centre], near_fountains(s, seat), strict=True)
    return reduce(or_, [1 << fountain | cells for fountain, cells in near if cells], 0)


def _crowded_fountain(s: State, seat: int, m: Mission) -> int:
    """The fountain with the most own members, and these (M17)."""
    near = [
        (cells.bit_count(), 1 << n | cells) for n, cells in zip(each(s.built), near_fountains(s, seat), strict=False)
    ]
    most, found = max(near, default=(0, 0))
    return found if most else 0


_PLACES: Final[dict[Kind, Callable[[State, int, Mission], int]]] = {
    Kind.COST: lambda s, p, m: s.city[p] & s.table.city.of_cost[_number(m)],
    Kind.GUILD: lambda s, p, m: s.city[p] & s.table.city.guilds[_number(m)],
    Kind.EVERY_GUILD: lambda s, p, m: s.city[p],
    Kind.SQUARE: _shaped,
    Kind.ROW: _shaped,
    Kind.DIAGONAL: _shaped,
    Kind.WALL: lambda s, p, m: s.city[p] & s.table.city.wall,
    Kind.CORNERS: lambda s, p, m: s.city[p] & s.table.city.corners,
    Kind.FOUR_FOUNTAINS: _fountains_met,
    Kind.EVERY_FOUNTAIN: _fountains_met,
    Kind.SAME_FOUNTAIN: _crowded_fountain,
    Kind.CENTRAL_FOUNTAIN: lambda s, p, m: s.city[p] & s.table.city.around_centre,
    Kind.PALMS: lambda s, p, m: near_palms(s, p),
    Kind.ROUTE: lambda s, p, m: route(s.city[p]),
    Kind.ALONE: lambda s, p, m: lonely(s.city[p]),
    Kind.QUARTERS: lambda s, p, m: s.city[p],
    Kind.MOST_MEMBERS: lambda s, p, m: s.city[p],
}
"""Where in the city stands what a kind counts; the others look elsewhere."""
_FORMULAS: Final[dict[Kind, Callable[[State, int, Mission], int]]] = {
    Kind.TEN_MINUS: lambda s, p, m: max(0, 10 - _wealth(s, p, m)),
    Kind.ROUTE: lambda s, p, m: longest_route(s.city[p]),
    Kind.ALONE: lambda s, p, m: 2 * alone(s.city[p]),
}

"""The end of the game: final scoring, ties and the winner (V52, V53, V54, V101, V102, V103, V104, V105, V106, V107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.state import Outcome
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.board import AREA, DESK_TILES, counts, total
from kaffeehaus.games.vienna.pieces import award
from kaffeehaus.games.vienna.rules import RULES, Rule

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

DESK_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10)
"""By number of desk tiles (V102)."""
BOX_POINTS: Final = 2
"""Per shilling in the cash box (V103)."""
AGENT_POINTS: Final[dict[int, tuple[int, ...]]] = {2: (8, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0)}
"""By rank in agents on the board (V104)."""


def final_scoring(s: State, _a: int, _b: int) -> None:
    """Scores what the end brings, rule by rule."""
    for seat in range(s.table.players):
        _give(s, seat, information(s, seat), Rule.INFORMATION)
        if s.table.advanced:
            _give(s, seat, DESK_POINTS[(s.desk[seat] & DESK_TILES).bit_count()], Rule.DESK_TILES)
            _give(s, seat, BOX_POINTS * s.box[seat], Rule.CASH_BOX)
        else:
            _give(s, seat, s.table.options.set_points * min(counts(s.tiles[seat])), Rule.SETS)
    if s.table.advanced:
        for seat, points in enumerate(majority(s)):
            _give(s, seat, points, Rule.AGENTS)
    s.over = True
    if s.events is not None:
        winner = ranking(s)[0]
        s.events.append(ev.GameEnded(winner, s.score[winner]))


def _give(s: State, seat: int, points: int, rule: int) -> None:
    if points:
        award(s, seat, points, rule)


def information(s: State, seat: int) -> int:
    """1 to 6 points per tile by the area of its marker; the start counts as area 1 (V53, V101, C31)."""
    owned = counts(s.tiles[seat])
    return sum(n * AREA[info][s.markers[info]] for info, n in enumerate(owned))


def majority(s: State) -> list[int]:
    """The points for agents on the board; ties by open money, then bribes, then shared (V104, V105, C44, C45)."""
    players = s.table.players
    table = AGENT_POINTS[players]
    keys = [(s.agents[p].bit_count(), s.coins[p], total(s.bribes[p])) for p in range(players)]
    points = [0] * players
    for key in set(keys):
        tied = [p for p in range(players) if keys[p] == key]
        first = sum(k > key for k in keys)
        share = sum(table[first : first + len(tied)]) // len(tied)
        for p in tied:
            points[p] = share
    return points


def ranking(s: State) -> list[int]:
    """The seats from first to last; the last tie-break is the place in the last round's turn order (V54, V106, C34)."""
    players = s.table.players

    def standing(p: int) -> tuple[int, ...]:
        later = (p - s.crest) % players
        if s.table.advanced:
            return s.score[p], s.coins[p], total(s.bribes[p]), later
        return s.score[p], total(s.bribes[p]), s.agents[p].bit_count(), later

    return sorted(range(players), key=standing, reverse=True)


def outcome(s: State) -> Outcome:
    """Who won, and every seat's points by rule; the turn order leaves no victory shared."""
    rules = ADVANCED if s.table.advanced else INTRODUCTORY
    if any(s.earned[Rule.GIVEN :: RULES]):
        rules = (Rule.GIVEN, *rules)
    points = tuple({r.word: s.earned[p * RULES + r] for r in rules} for p in range(s.table.players))
    return Outcome((ranking(s)[0],), tuple(s.score), points, s.reason)


ADVANCED: Final = tuple(r for r in Rule if r not in (Rule.SETS, Rule.GIVEN))
INTRODUCTORY: Final[tuple[Rule, ...]] = (Rule.SQUARES, Rule.MARKERS, Rule.ABILITIES, Rule.INFORMATION, Rule.SETS)

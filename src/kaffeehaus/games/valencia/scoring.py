"""The end of the game: final scoring, ties and the winners (L34, L35, K20, K34, K35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.sets import each
from kaffeehaus.core.state import Outcome, Standing
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.pieces import award
from kaffeehaus.games.valencia.rules import RULES, Rule
from kaffeehaus.games.valencia.terms import MissionKind

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

CENTRAL_VALUE: Final = CONTENT.central
"""What the central fountain scores for each member around it."""


def final_scoring(s: State, _a: int, _b: int) -> None:
    """Scores city, palms, fountains, privileges and missions, rule by rule (L34, K34)."""
    for seat in range(s.table.players):
        for rule, points in _in_the_open(s, seat):
            _give(s, seat, points, rule)
    s.shown += 1  # now the missions come to light
    for seat in range(s.table.players):
        for mission in each(s.missions[seat]):
            points = missions.points(s, seat, mission)
            if s.events is not None:
                s.events.append(ev.MissionScored(seat, missions.MISSIONS[mission].id, points))
            _give(s, seat, points, Rule.MISSIONS if points >= 0 else Rule.FAILED_MISSIONS)
    s.over = True
    if s.events is not None:
        won = winners(s)
        s.events.append(ev.GameEnded(won, s.score[won[0]]))


def _in_the_open(s: State, seat: int) -> tuple[tuple[Rule, int], ...]:
    """What everybody can count: members, palms, fountains and privileges (L34)."""
    return (
        (Rule.MEMBERS, s.city[seat].bit_count()),
        (Rule.PALMS, missions.near_palms(s, seat).bit_count()),
        (Rule.FOUNTAINS, fountain_points(s, s.city[seat])),
        (Rule.PRIVILEGES, s.privileges[seat]),
    )


def standing(s: State, seat: int) -> dict[str, Standing]:
    """What the seat would get in the final scoring if it came now: by rule, then by own mission."""
    found = {rule.word: Standing(points) for rule, points in _in_the_open(s, seat)}
    for mission in each(s.missions[seat]):
        found[missions.MISSIONS[mission].id] = missions.standing(s, seat, mission)
    return found


def counted(s: State, seat: int) -> dict[str, tuple[int, int]]:
    """What in the city the final scoring counted for a seat: members and fountains, and palms, by rule and mission."""
    own, palms = s.city[seat], [tree for tree in each(s.palms) if s.table.city.shade[tree] & s.city[seat]]
    shade = missions.near_palms(s, seat), sum(1 << tree for tree in palms)
    near = zip([*each(s.built), s.table.city.centre], missions.beside_fountains(s, own), strict=True)
    fountains = 0
    for fountain, cells in near:
        fountains |= 1 << fountain | cells if cells else 0
    found = {Rule.MEMBERS.word: (own, 0), Rule.PALMS.word: shade, Rule.FOUNTAINS.word: (fountains, 0)}
    for number in each(s.missions[seat]):
        mission, cells = missions.MISSIONS[number], missions.places(s, seat, number)
        found[mission.id] = shade if mission.kind is MissionKind.PALMS else (cells, 0)
        rule = Rule.MISSIONS if missions.points(s, seat, number) >= 0 else Rule.FAILED_MISSIONS
        found[rule.word] = found.get(rule.word, (0, 0))[0] | cells, 0
    return found


def _give(s: State, seat: int, points: int, rule: int) -> None:
    if points:
        award(s, seat, points, rule)


def fountain_points(s: State, cells: int) -> int:
    """The value of a fountain for every pair of a member and a fountain beside it (L34, K20, K21)."""
    *near, central = missions.beside_fountains(s, cells)
    built = [FOUNTAIN_VALUE[s.fountain_at[cell]] for cell in each(s.built)]
    values = sum(value * cells.bit_count() for value, cells in zip(built, near, strict=True))
    return values + CENTRAL_VALUE * central.bit_count()


def winners(s: State) -> tuple[int, ...]:
    """Most prestige, then most members in the city, then most coins; else the victory is shared (L35, K35)."""
    standing = [(s.score[p], s.city[p].bit_count(), s.coins[p]) for p in range(s.table.players)]
    return tuple(p for p, own in enumerate(standing) if own == max(standing))


def outcome(s: State) -> Outcome:
    """Who won, and every seat's points by rule."""
    given: tuple[Rule, ...] = (Rule.GIVEN,) if any(s.earned[Rule.GIVEN :: RULES]) else ()
    rules = (*given, *(r for r in Rule if r is not Rule.GIVEN))
    points = tuple({r.word: s.earned[p * RULES + r] for r in rules} for p in range(s.table.players))
    return Outcome(winners(s), tuple(s.score), points, "rounds")

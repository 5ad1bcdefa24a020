"""Finds missions that break a figure of the rulebook, that could never be completed, or that no example fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from kaffeehaus.core.content_tables import exactly_once
from kaffeehaus.games.vienna.content.model import Building, Mission
from kaffeehaus.games.vienna.content.parse import MISSION_IDS
from kaffeehaus.games.vienna.terms import LETTERS, Bribe, Flag, Info, MissionGroup, MissionKind, Seal

STAMPS = {"S-01": Flag.FRANCE, "A-16": Flag.FRANCE, "B-03": Flag.AUSTRIA, "B-14": Flag.AUSTRIA, "B-20": Flag.USA}
"""The stamps that the rulebook's examples print (EV24, EV25)."""
MOST_AGENTS = 8
"""The agents that one player can have on the board: 5 and 3 to hire (V14)."""

MOST_NEEDS = 8
"""The needs that fit on a mission (P11): fewer than there are tiles of an information (V4), and bribes can be saved."""

Need = Seal | Bribe | Info | str


def check_missions(file: str, missions: Sequence[Mission]) -> Iterator[str]:
    """Sixty missions, one for every house letter, and those that examples need (V13, V85)."""
    if len(missions) != 60:
        yield f"{file}: 60 missions are needed (V13), found {len(missions)}"
    yield from exactly_once(f"{file}: mission", "(V13)", MISSION_IDS, (mission.id for mission in missions))
    letters = (mission.needs[0] for mission in missions if mission.kind is MissionKind.BUILDING and mission.needs)
    yield from exactly_once(f"{file}: a mission for house letter", "(V85)", LETTERS, letters)
    yield from _check_examples(file, {mission.id: mission for mission in missions})
    if len(missions) == len(MISSION_IDS):
        yield from _check_there_is(file, missions)


def check_each_mission(file: str, missions: Sequence[Mission], buildings: Sequence[Building]) -> Iterator[str]:
    """Every mission of the kind its number stands for, with needs that can be met and a reward.

    Rules: V81, V82, V83, V84, V85, V86.
    """
    seals = Counter(building.seal for building in buildings) if buildings else None
    for mission in missions:
        yield from _check_mission(f"{file}, {mission.id}", mission, seals)


def _check_mission(place: str, mission: Mission, seals: Counter[Seal] | None) -> Iterator[str]:
    kind = _kind_of(mission)
    if mission.kind is not kind:
        yield f"{place}: the kind must be {kind.value} (V82), found {mission.kind.value}"
    stamp = STAMPS.get(mission.id, mission.flag)
    if mission.flag is not stamp:
        yield f"{place}: the flag must be {_word(stamp)} (EV24, EV25), found {_word(mission.flag)}"
    if not mission.needs:
        yield f"{place}: at least one need is needed (V82), found none"
    if kind is MissionKind.BUILDING and len(mission.needs) > 1:
        yield f"{place}: exactly one house letter is needed (V85), found {len(mission.needs)}"
    if mission.kind is MissionKind.SEALS and len(mission.needs) > MOST_AGENTS:
        yield f"{place}: {len(mission.needs)} agents are needed (V83), a player has {MOST_AGENTS} (V14)"
    if mission.kind in (MissionKind.BRIBES, MissionKind.INFORMATION) and len(mission.needs) > MOST_NEEDS:
        yield f"{place}: at most {MOST_NEEDS} needs fit on a mission (P11), found {len(mission.needs)}"
    for need, times in Counter(mission.needs).items():
        if seals is not None and isinstance(need, Seal) and times > seals[need]:
            yield f"{place}: {times} {_word(need)} buildings are needed (V83), the board has {seals[need]}"
    if not mission.shillings and not mission.points:
        yield f"{place}: a reward of shillings or points is needed (V81), found none"


def _kind_of(mission: Mission) -> MissionKind:
    """The kind that the number of a mission stands for (V82)."""
    number = int(mission.id[2:])
    if mission.group is MissionGroup.A:
        if number <= 15:
            return MissionKind.BRIBES
        return MissionKind.SEALS if number <= 20 else MissionKind.BUILDING
    if mission.group is MissionGroup.B and number <= 20:
        return MissionKind.INFORMATION
    return MissionKind.SEALS


def _check_examples(file: str, missions: dict[str, Mission]) -> Iterator[str]:
    """The missions that examples name by their ids: what they need together and what they bring (EV24, EV25)."""
    if {"S-01", "A-16"} <= missions.keys():
        together = [missions["S-01"], missions["A-16"]]
        asked = _asked(together)
        if asked != {Seal.NOBILITY: 2, Seal.RELIGION: 1}:
            yield (
                f"{file}, S-01 and A-16: together they must need 2 nobility and 1 religion (EV24), found {_said(asked)}"
            )
        yield from _check_reward(f"{file}, S-01 and A-16", together, 5, 2, "EV24")
    if {"B-03", "B-14", "B-20"} <= missions.keys():
        owned = {Info.BRIEFCASE: 1, Info.SLIDE: 1, Info.MICROFILM: 1, Info.FLASK: 1, Info.PISTOL: 2}
        for id in ("B-03", "B-14", "B-20"):
            asked = _asked([missions[id]])
            if any(times > owned.get(need, 0) for need, times in asked.items() if isinstance(need, Info)):
                yield f"{file}, {id}: it must need no more than {_said(owned)} (EV25), found {_said(asked)}"
        yield from _check_reward(f"{file}, B-03 and B-14", [missions["B-03"], missions["B-14"]], 1, 13, "EV25")


def _check_reward(place: str, missions: Sequence[Mission], shillings: int, points: int, rule: str) -> Iterator[str]:
    found = sum(mission.shillings for mission in missions), sum(mission.points for mission in missions)
    if found != (shillings, points):
        yield (
            f"{place}: together they must bring {shillings} shillings and {points} points ({rule}), "
            f"found {found[0]} and {found[1]}"
        )


def _check_there_is(file: str, missions: Sequence[Mission]) -> Iterator[str]:
    """Missions that examples and tiles speak of without naming them (EV16, EV19, V73, V74, V125)."""
    if not any(mission.shillings == 3 for mission in missions):
        yield f"{file}: a mission that brings exactly 3 shillings is needed (EV16), found none"
    usa = [mission for mission in missions if mission.flag is Flag.USA]
    small = [
        mission
        for mission in usa
        if mission.kind is MissionKind.INFORMATION
        and all(need in (Info.FLASK, Info.PISTOL) and mission.needs.count(need) == 1 for need in mission.needs)
    ]
    if not any(
        set(one.needs) & set(two.needs)
        and set(one.needs) | set(two.needs) == {Info.FLASK, Info.PISTOL}
        and (one.shillings + two.shillings, one.points + two.points) == (7, 3)
        for one, two in combinations(small, 2)
    ):
        yield (
            f"{file}: two missions of usa are needed that 1 flask and 1 pistol complete together, one tile serving "
            f"both, for 7 shillings and 3 points (EV19), found none"
        )
    if not any(mission.kind is MissionKind.BRIBES for mission in usa):
        yield f"{file}: a mission of usa that asks for bribes is needed (V125), found none"
    if not any(not mission.points for mission in missions):
        yield f"{file}: a mission without points is needed (V74), found none"
    if not any(not mission.shillings for mission in missions):
        yield f"{file}: a mission without shillings is needed (V73), found none"


def _asked(missions: Iterable[Mission]) -> dict[Need, int]:
    """What it takes to complete missions together: each need as often as the one that asks for it most."""
    asked: Counter[Need] = Counter()
    for mission in missions:
        asked |= Counter[Need](mission.needs)
    return dict(asked)


def _said(asked: dict[Need, int] | dict[Info, int]) -> str:
    words = [f"{times} {need if isinstance(need, str) else _word(need)}" for need, times in asked.items()]
    return ", ".join(words) or "none"


def _word(member: Bribe | Info | Flag | Seal) -> str:
    return member.name.lower()

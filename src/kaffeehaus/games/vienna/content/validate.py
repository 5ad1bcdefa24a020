"""Refuses tables that break a figure of the rulebook or that the rules could not be played with.

The project's own design choices are not checked here, so that an owner of the box can enter the printed data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kaffeehaus.core.errors import BadContent
from kaffeehaus.core.tables import exactly_once, shown
from kaffeehaus.games.vienna.content.model import Building, Card, Mission, Square, Track
from kaffeehaus.games.vienna.content.parse import MISSION_IDS, TYPE_OF
from kaffeehaus.games.vienna.terms import LETTERS, AbilityKind, Bribe, Flag, Info, MissionGroup, MissionKind, Seal

RANGES: dict[AbilityKind, tuple[int, int]] = {
    AbilityKind.BRIBE_BRIBE: (1, 10),
    AbilityKind.BRIBE_POINTS: (11, 15),
    AbilityKind.BRIBE_MARKER: (16, 20),
    AbilityKind.COLOUR_BRIBE: (21, 25),
    AbilityKind.COLOUR_POINTS: (26, 30),
    AbilityKind.COLOUR_MARKER: (31, 35),
    AbilityKind.COLOUR_LESS: (36, 45),
    AbilityKind.FLAG_BRIBE: (46, 55),
    AbilityKind.FLAG_POINTS: (56, 60),
    AbilityKind.FLAG_MARKER: (61, 65),
    AbilityKind.MARKER_BRIBE: (66, 75),
    AbilityKind.MARKER_POINTS: (76, 80),
    AbilityKind.FOREIGN_BRIBES: (81, 85),
    AbilityKind.FOREIGN_POINTS: (86, 90),
    AbilityKind.SEAL_LESS: (91, 100),
    AbilityKind.SEAL_BRIBE: (101, 110),
    AbilityKind.SEAL_POINTS: (111, 115),
    AbilityKind.SEAL_MARKER: (116, 120),
    AbilityKind.FOREIGN_LESS: (121, 125),
    AbilityKind.FOREIGN_CARDS: (126, 130),
    AbilityKind.TILE_BRIBES: (131, 135),
    AbilityKind.TILE_POINTS: (136, 140),
    AbilityKind.TILE_MARKER: (141, 145),
    AbilityKind.WILD: (146, 155),
    AbilityKind.REDIRECT: (156, 165),
    AbilityKind.NEW_TILE_POINTS: (166, 170),
    AbilityKind.SQUARE_BRIBES: (171, 173),
    AbilityKind.ANY_TILE_BRIBE: (174, 175),
}
"""The first and last card number of each kind of ability (the card table of the rules)."""

STAMPS = {"S-01": Flag.FRANCE, "A-16": Flag.FRANCE, "B-03": Flag.AUSTRIA, "B-14": Flag.AUSTRIA, "B-20": Flag.USA}
"""The stamps that the rulebook's examples print (EV24, EV25)."""


def check_buildings(file: str, buildings: Sequence[Building]) -> None:
    """Thirty buildings, six printed flags per nation and ten house letters (V7, V9, V16)."""
    if len(buildings) != 30:
        raise BadContent(f"{file}: 30 buildings are needed (V9), found {len(buildings)}")
    _names_differ(file, "building", [building.name for building in buildings])
    flags = Counter(building.flag for building in buildings)
    for flag in Flag:
        if flags[flag] != 6:
            raise BadContent(f"{file}: 6 flags of {_word(flag)} are needed (V7), found {flags[flag]}")
    letters = Counter(building.letter for building in buildings)
    for letter in LETTERS:
        if letters[letter] != 1:
            raise BadContent(
                f"{file}: house letter {letter} is needed on exactly 1 building (V16), found {letters[letter]}"
            )
    if not any(building.colour is Bribe.CHOCOLATE for building in buildings):
        raise BadContent(f"{file}: a chocolate building is needed for the third man (V110), found none")


def check_squares(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> None:
    """Forty squares with 2 to 4 roads to different buildings, and no building without a road (V9, V10)."""
    if len(squares) != 40:
        raise BadContent(f"{file}: 40 squares are needed (V9), found {len(squares)}")
    _names_differ(file, "square", [square.name for square in squares])
    for square in squares:
        _check_roads(f"{file}, square {square.index} ({square.name})", square.buildings, len(buildings))
    for value in (2, 3, 4):
        if not any(square.value == value for square in squares):
            raise BadContent(f"{file}: squares of 2, 3 and 4 roads are needed (V9), found none of {value}")
    joined = {building for square in squares for building in square.buildings}
    for building in buildings:
        if building.index not in joined:
            raise BadContent(f"{file}: no road leads to building {building.index} ({building.name}) (V10)")
    _check_third_man(file, squares, buildings)


def _check_roads(place: str, roads: tuple[int, ...], buildings: int) -> None:
    if not 2 <= len(roads) <= 4:
        raise BadContent(f"{place}: 2 to 4 roads are needed (V10), found {len(roads)}")
    for building in roads:
        if building >= buildings:
            raise BadContent(f"{place}: {building} is no building (V9); allowed: 0 to {buildings - 1}")
    if len(set(roads)) != len(roads):
        raise BadContent(f"{place}: the roads must lead to different buildings (V10), found {shown(list(roads))}")


def _check_third_man(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> None:
    """From every building that is not grey the third man can reach another colour that is not grey (V112, C56)."""
    for building in buildings:
        if building.colour is Bribe.TOBACCO:
            continue
        near = {other for square in squares if building.index in square.buildings for other in square.buildings}
        if not {buildings[other].colour for other in near} - {building.colour, Bribe.TOBACCO}:
            raise BadContent(
                f"{file}: building {building.index} ({building.name}) needs a neighbour of another colour "
                f"that is not tobacco, for the third man (V112), found none"
            )


def check_cards(file: str, cards: Sequence[Card]) -> None:
    """Cards 1 to 175, each kind of ability in its range, each type equally often (V5, V13 and the card table)."""
    if len(cards) != 175:
        raise BadContent(f"{file}: 175 cards are needed (V5, V13), found {len(cards)}")
    exactly_once(f"{file}: card", "(V5, V13)", range(1, 176), (card.number for card in cards))
    for card in cards:
        first, last = RANGES[card.ability]
        if not first <= card.number <= last:
            raise BadContent(
                f"{file}, card {card.number}: {card.ability.value} belongs to {first:03}-{last:03} (card table), "
                f"found on {card.number:03}"
            )
    for kind, (first, last) in RANGES.items():
        _check_types(f"{file}, cards {first:03}-{last:03} ({kind.value})", kind, cards[first - 1 : last])


def _check_types(place: str, kind: AbilityKind, cards: Sequence[Card]) -> None:
    family = TYPE_OF[kind]
    if family is not None:
        copies, found = len(cards) // len(family), Counter(card.type for card in cards)
        for word in family:
            if found[word] != copies:
                raise BadContent(f"{place}: {copies} of {_word(word)} needed (card table), found {found[word]}")
    if kind is AbilityKind.SQUARE_BRIBES:
        exactly_once(f"{place}: the square of", "(card table)", (2, 3, 4), (card.type for card in cards))


def check_missions(file: str, missions: Sequence[Mission], buildings: Sequence[Building]) -> None:
    """Sixty missions, their kinds by number, each with needs that can be met and a reward (V13, V81-V86)."""
    if len(missions) != 60:
        raise BadContent(f"{file}: 60 missions are needed (V13), found {len(missions)}")
    exactly_once(f"{file}: mission", "(V13)", MISSION_IDS, (mission.id for mission in missions))
    seals = Counter(building.seal for building in buildings)
    for mission in missions:
        _check_mission(f"{file}, {mission.id}", mission, seals)
    letters = (mission.needs[0] for mission in missions if mission.kind is MissionKind.BUILDING)
    exactly_once(f"{file}: a mission for house letter", "(V85)", LETTERS, letters)


def _check_mission(place: str, mission: Mission, seals: Counter[Seal]) -> None:
    kind = _kind_of(mission)
    if mission.kind is not kind:
        raise BadContent(f"{place}: the kind must be {kind.value} (V82), found {mission.kind.value}")
    stamp = STAMPS.get(mission.id, mission.flag)
    if mission.flag is not stamp:
        raise BadContent(f"{place}: the flag must be {_word(stamp)} (EV24, EV25), found {_word(mission.flag)}")
    if not mission.needs:
        raise BadContent(f"{place}: at least one need is needed (V82), found none")
    if kind is MissionKind.BUILDING and len(mission.needs) != 1:
        raise BadContent(f"{place}: exactly one house letter is needed (V85), found {len(mission.needs)}")
    for need, times in Counter(mission.needs).items():
        if isinstance(need, Seal) and times > seals[need]:
            raise BadContent(f"{place}: {times} {_word(need)} buildings are needed (V83), the board has {seals[need]}")
        # Nine tiles of each information are in the box (V4).
        if isinstance(need, Info) and times > 9:
            raise BadContent(f"{place}: {times} {_word(need)} tiles are needed (V86), the box has 9 (V4)")
    if not mission.shillings and not mission.points:
        raise BadContent(f"{place}: a reward of shillings or points is needed (V81), found none")


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


def check_tracks(file: str, tracks: Sequence[Track]) -> None:
    """One track per information with six areas, the last of them a single space (V3, V47)."""
    if len(tracks) != 5:
        raise BadContent(f"{file}: 5 tracks are needed (V3), found {len(tracks)}")
    names = (_word(track.info) for track in tracks)
    exactly_once(f"{file}: a track for", "(V3)", (_word(info) for info in Info), names)
    for track in tracks:
        place = f"{file}, {_word(track.info)}"
        if len(track.areas) != 6:
            raise BadContent(f"{place}: 6 areas are needed (V47), found {len(track.areas)}")
        for area, length in enumerate(track.areas, start=1):
            if not length:
                raise BadContent(f"{place}: area {area} needs at least 1 space (V47), found 0")
        if track.areas[5] != 1:
            raise BadContent(f"{place}: area 6 must be exactly 1 space (V47), found {track.areas[5]}")


def _names_differ(file: str, noun: str, names: Sequence[str]) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise BadContent(f"{file}: every {noun} needs a name of its own (V9), found {times} named {shown(name)}")


def _word(member: Bribe | Info | Flag | Seal) -> str:
    return member.name.lower()

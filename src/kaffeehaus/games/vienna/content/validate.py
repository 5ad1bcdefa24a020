"""Finds what breaks a figure of the rulebook or could not be played with, a line with file, row and rule.

The project's own design choices are not checked here, so that an owner of the box can enter the printed data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kaffeehaus.core.content_tables import exactly_once, shown
from kaffeehaus.games.vienna.content.model import Building, Card, Square, Track
from kaffeehaus.games.vienna.content.parse import TYPE_OF
from kaffeehaus.games.vienna.content.validate_map import check_map, named
from kaffeehaus.games.vienna.terms import LETTERS, AbilityKind, Bribe, Flag, Info, Seal

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
RULES: dict[AbilityKind, str] = {
    **dict.fromkeys((AbilityKind.BRIBE_BRIBE, AbilityKind.BRIBE_POINTS, AbilityKind.BRIBE_MARKER), "V88"),
    **dict.fromkeys((AbilityKind.COLOUR_BRIBE, AbilityKind.COLOUR_POINTS), "V89"),
    **dict.fromkeys((AbilityKind.COLOUR_MARKER, AbilityKind.COLOUR_LESS), "V89"),
    **dict.fromkeys((AbilityKind.FLAG_BRIBE, AbilityKind.FLAG_POINTS, AbilityKind.FLAG_MARKER), "V90"),
    **dict.fromkeys((AbilityKind.MARKER_BRIBE, AbilityKind.MARKER_POINTS), "V91"),
    **dict.fromkeys((AbilityKind.FOREIGN_BRIBES, AbilityKind.FOREIGN_POINTS), "V92"),
    **dict.fromkeys((AbilityKind.FOREIGN_LESS, AbilityKind.FOREIGN_CARDS), "V92"),
    **dict.fromkeys((AbilityKind.SEAL_LESS, AbilityKind.SEAL_BRIBE), "V93"),
    **dict.fromkeys((AbilityKind.SEAL_POINTS, AbilityKind.SEAL_MARKER), "V93"),
    **dict.fromkeys((AbilityKind.TILE_BRIBES, AbilityKind.TILE_POINTS, AbilityKind.TILE_MARKER), "V94"),
    AbilityKind.WILD: "V95",
    AbilityKind.REDIRECT: "V96",
    AbilityKind.NEW_TILE_POINTS: "V97",
    AbilityKind.SQUARE_BRIBES: "V98",
    AbilityKind.ANY_TILE_BRIBE: "V99",
}
"""The rule that has each kind of ability."""

INTRODUCTORY = 90
"""The last card of the introductory game (V5)."""
OTHER_ACTIONS = (
    *(AbilityKind.BRIBE_BRIBE, AbilityKind.BRIBE_POINTS, AbilityKind.BRIBE_MARKER),
    *(AbilityKind.MARKER_BRIBE, AbilityKind.MARKER_POINTS, AbilityKind.REDIRECT),
)
"""The kinds of ability that are not of Action III (the card table of the rules)."""
MOST_SPACES = 20
"""The spaces of an area; with many more a game would hardly come to its end."""
PICTURED = {131: Info.BRIEFCASE, 141: Info.PISTOL}
"""The types of the cards that examples name by number (EV21, EV22)."""


def check_buildings(file: str, buildings: Sequence[Building]) -> Iterator[str]:
    """Thirty buildings, six printed flags per nation, ten house letters and the seals of the examples (V7, V9, V16)."""
    if len(buildings) != 30:
        yield f"{file}: 30 buildings are needed (V9), found {len(buildings)}"
    yield from _differ(file, "building", "name", [building.name for building in buildings])
    yield from _differ(file, "building", "label", [building.short for building in buildings])
    flags = Counter(building.flag for building in buildings)
    for flag in Flag:
        if flags[flag] != 6:
            yield f"{file}: 6 flags of {_word(flag)} are needed (V7), found {flags[flag]}"
    for letter in LETTERS:
        found = [building for building in buildings if building.letter == letter]
        if len(found) != 1:
            where = f": {', '.join(map(named, found))}" if found else ""
            yield f"{file}: house letter {letter} is needed on exactly 1 building (V16), found {len(found)}{where}"
    if not any(building.colour is Bribe.CHOCOLATE for building in buildings):
        yield f"{file}: a chocolate building is needed for the third man (V110), found none"
    seals = Counter(building.seal for building in buildings)
    for seal, least, rule in ((Seal.NOBILITY, 2, "EV24"), (Seal.RELIGION, 1, "EV24"), (Seal.SCIENCE, 1, "EV13")):
        if seals[seal] < least:
            yield f"{file}: at least {least} of the seal {_word(seal)} needed ({rule}), found {seals[seal]}"


def check_squares(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    """Forty squares with 2 to 4 roads to different buildings, and no building without a road (V9, V10)."""
    if len(squares) != 40:
        yield f"{file}: 40 squares are needed (V9), found {len(squares)}"
    yield from _differ(file, "square", "name", [square.name for square in squares])
    roads = list(check_each_square(file, squares, buildings))
    for value in (2, 3, 4):
        if not any(square.value == value for square in squares):
            yield f"{file}: squares of 2, 3 and 4 roads are needed (V9), found none of {value}"
    if roads or not buildings:
        return
    joined = {building for square in squares for building in square.buildings}
    for building in buildings:
        if building.index not in joined:
            yield f"{file}: no road leads to {named(building)} (V10)"
    yield from _check_third_man(file, squares, buildings)
    yield from _check_pictured(file, squares, buildings)
    yield from check_map(file, squares, buildings)


def check_each_square(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    """Two to four roads to different buildings from every square (V10)."""
    for square in squares:
        yield from _check_roads(f"{file}, square {square.index} ({square.name})", square.buildings, len(buildings))


def _check_roads(place: str, roads: tuple[int, ...], buildings: int) -> Iterator[str]:
    if not 2 <= len(roads) <= 4:
        yield f"{place}: 2 to 4 roads are needed (V10), found {len(roads)}"
    for building in roads:
        # Where the buildings themselves could not be read, nothing is known of them.
        if buildings and building >= buildings:
            yield f"{place}: {building} is no building (V9); allowed: 0 to {buildings - 1}"
    if len(set(roads)) != len(roads):
        yield f"{place}: the roads must lead to different buildings (V10), found {shown(list(roads))}"


def _check_third_man(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    """From every building that is not grey the third man can reach another colour that is not grey (V112, C56)."""
    for building in buildings:
        if building.colour is Bribe.TOBACCO:
            continue
        near = {other for square in squares if building.index in square.buildings for other in square.buildings}
        if not {buildings[other].colour for other in near} - {building.colour, Bribe.TOBACCO}:
            yield (
                f"{file}: {named(building)} needs a neighbour of another colour "
                f"that is not tobacco, for the third man (V112), found none"
            )


def _check_pictured(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    """The parts of the board that examples show (EV7, EV26)."""
    values = [
        {square.value for square in squares if building.index in square.buildings}
        for building in buildings
        if building.colour is Bribe.WINE
    ]
    if not any({2, 3} <= found for found in values):
        yield f"{file}: a wine building with roads to a square of 2 and a square of 3 is needed (EV7), found none"
    twos = [square for square in squares if square.value == 2]
    threes = [square for square in squares if square.value == 3]
    if not any(_shows_marrakesh(two, three, squares, buildings) for two in twos for three in threes):
        yield (
            f"{file}: a square of 2 (wine, chocolate) and a square of 3 (the same wine, magazine below it, coffee to "
            f"the right below) whose chocolate and coffee share a square are needed (EV26), found none"
        )


def _shows_marrakesh(two: Square, three: Square, squares: Sequence[Square], buildings: Sequence[Building]) -> bool:
    pair = {buildings[index].colour: buildings[index] for index in two.buildings}
    three_ = {buildings[index].colour: buildings[index] for index in three.buildings}
    if pair.keys() != {Bribe.WINE, Bribe.CHOCOLATE} or three_.keys() != {Bribe.WINE, Bribe.MAGAZINE, Bribe.COFFEE}:
        return False
    wine, chocolate, magazine, coffee = (
        *(pair[Bribe.WINE], pair[Bribe.CHOCOLATE]),
        *(three_[Bribe.MAGAZINE], three_[Bribe.COFFEE]),
    )
    neighbours = any({chocolate.index, coffee.index} <= set(square.buildings) for square in squares)
    across = wine.x < chocolate.x and magazine.x < coffee.x
    down = wine.y < magazine.y and chocolate.y < coffee.y
    return wine is three_[Bribe.WINE] and neighbours and across and down


def check_cards(file: str, cards: Sequence[Card]) -> Iterator[str]:
    """Cards 1 to 175, each kind of ability in its range, each type equally often (V5, V13 and the card table)."""
    if len(cards) != 175:
        yield f"{file}: 175 cards are needed (V5, V13), found {len(cards)}"
    yield from exactly_once(f"{file}: card", "(V5, V13)", range(1, 176), (card.number for card in cards))
    for kind, (first, last) in RANGES.items():
        place = f"{file}, cards {first:03}-{last:03} ({kind.value})"
        yield from _check_types(place, kind, [card for card in cards if first <= card.number <= last], last - first + 1)
    yield from _check_tops(file, [card for card in cards if card.number <= INTRODUCTORY])


def check_each_card(file: str, cards: Sequence[Card]) -> Iterator[str]:
    """Every ability on a card of its range, and the cards that examples name."""
    for card in cards:
        first, last = RANGES[card.ability]
        if not first <= card.number <= last:
            yield (
                f"{file}, card {card.number}: {card.ability.value} belongs to {first:03}-{last:03} "
                f"({RULES[card.ability]}), "
                f"found on {card.number:03}"
            )
        pictured = PICTURED.get(card.number)
        if pictured is not None and isinstance(card.type, Info) and card.type is not pictured:
            yield (
                f"{file}, card {card.number}: the type must be {_word(pictured)} (EV21, EV22), found {_word(card.type)}"
            )


def _check_types(place: str, kind: AbilityKind, cards: Sequence[Card], size: int) -> Iterator[str]:
    # Where cards are missing their types are too, which says nothing new.
    if len(cards) != size:
        return
    family = TYPE_OF[kind]
    if family is not None:
        copies, found = size // len(family), Counter(card.type for card in cards if isinstance(card.type, family))
        for word in family:
            if found[word] != copies:
                yield f"{place}: {copies} of {_word(word)} needed ({RULES[kind]}), found {found[word]}"
    if kind is AbilityKind.SQUARE_BRIBES:
        yield from exactly_once(f"{place}: the square of", f"({RULES[kind]})", (2, 3, 4), (card.type for card in cards))


def _check_tops(file: str, cards: Sequence[Card]) -> Iterator[str]:
    """The top halves that the examples of the introductory game show (EV1, EV4, EV8)."""
    if len(cards) != INTRODUCTORY:
        return
    if not any(
        card.bribe is Bribe.WINE and card.info is Info.MICROFILM and card.ability not in OTHER_ACTIONS for card in cards
    ):
        yield f"{file}: wine and microfilm over an ability of action III is needed among 001-090 (EV1), found none"
    if not any(card.bribe is Bribe.WINE for card in cards):
        yield f"{file}: a card with wine at the top left is needed among 001-090 (EV4), found none"
    if not any(card.info is Info.PISTOL for card in cards):
        yield f"{file}: a card with a pistol at the top right is needed among 001-090 (EV8), found none"


def check_tracks(file: str, tracks: Sequence[Track]) -> Iterator[str]:
    """One track per information (V3)."""
    if len(tracks) != 5:
        yield f"{file}: 5 tracks are needed (V3), found {len(tracks)}"
    names = (_word(track.info) for track in tracks)
    yield from exactly_once(f"{file}: a track for", "(V3)", (_word(info) for info in Info), names)


def check_each_track(file: str, tracks: Sequence[Track]) -> Iterator[str]:
    """Six areas on every track, the last of them a single space (V47)."""
    for track in tracks:
        place = f"{file}, {_word(track.info)}"
        if len(track.areas) != 6:
            yield f"{place}: 6 areas are needed (V47), found {len(track.areas)}"
            continue
        for area, length in enumerate(track.areas, start=1):
            if not length:
                yield f"{place}: area {area} needs at least 1 space (V47), found 0"
            elif area < 6 and length > MOST_SPACES:
                yield f"{place}: area {area} takes at most {MOST_SPACES} spaces (P9), found {length}"
        if track.areas[5] > 1:
            yield f"{place}: area 6 must be exactly 1 space (V47), found {track.areas[5]}"


def _differ(file: str, noun: str, column: str, texts: Sequence[str]) -> Iterator[str]:
    for text, times in Counter(texts).items():
        if times > 1:
            yield f"{file}: every {noun} needs a {column} of its own (V9), found {times} times {shown(text)}"


def _word(member: Bribe | Info | Flag | Seal) -> str:
    return member.name.lower()

"""Turns the rows of a TOML table into typed values and names the file, row and cell of whatever it cannot read."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from kaffeehaus.core import content_tables
from kaffeehaus.core.content_tables import FAR, LONGEST
from kaffeehaus.core.content_tables import shown as shown
from kaffeehaus.games.vienna.content.model import Building, Card, Mission, Square, Track
from kaffeehaus.games.vienna.terms import (
    LETTERS,
    AbilityKind,
    Bribe,
    Flag,
    Info,
    MissionGroup,
    MissionKind,
    Seal,
)

BUILDING_COLUMNS = ("name", "label", "colour", "flag", "seal", "letter", "x", "y")
SQUARE_COLUMNS = ("name", "buildings", "x", "y", "number")
CARD_COLUMNS = ("number", "bribe", "information", "ability", "type")
MISSION_COLUMNS = ("id", "flag", "kind", "needs", "shillings", "points")
TRACK_COLUMNS = ("information", "areas")

LABEL = 18
"""So many characters fit on a building of the drawn map."""

MISSION_IDS = tuple(
    f"{group}-{number:02}" for group, size in (("S", 5), ("A", 30), ("B", 25)) for number in range(1, size + 1)
)
"""The 60 ids in catalogue order (V13)."""

TYPE_OF: dict[AbilityKind, type[Bribe] | type[Info] | type[Flag] | type[Seal] | None] = {
    AbilityKind.BRIBE_BRIBE: Bribe,
    AbilityKind.BRIBE_POINTS: Bribe,
    AbilityKind.BRIBE_MARKER: Bribe,
    AbilityKind.COLOUR_BRIBE: Bribe,
    AbilityKind.COLOUR_POINTS: Bribe,
    AbilityKind.COLOUR_MARKER: Bribe,
    AbilityKind.COLOUR_LESS: Bribe,
    AbilityKind.FLAG_BRIBE: Flag,
    AbilityKind.FLAG_POINTS: Flag,
    AbilityKind.FLAG_MARKER: Flag,
    AbilityKind.MARKER_BRIBE: Info,
    AbilityKind.MARKER_POINTS: Info,
    AbilityKind.FOREIGN_BRIBES: Bribe,
    AbilityKind.FOREIGN_POINTS: None,
    AbilityKind.SEAL_LESS: Seal,
    AbilityKind.SEAL_BRIBE: Seal,
    AbilityKind.SEAL_POINTS: Seal,
    AbilityKind.SEAL_MARKER: Seal,
    AbilityKind.FOREIGN_LESS: None,
    AbilityKind.FOREIGN_CARDS: None,
    AbilityKind.TILE_BRIBES: Info,
    AbilityKind.TILE_POINTS: Info,
    AbilityKind.TILE_MARKER: Info,
    AbilityKind.WILD: Bribe,
    AbilityKind.REDIRECT: Info,
    AbilityKind.NEW_TILE_POINTS: None,
    AbilityKind.SQUARE_BRIBES: None,
    AbilityKind.ANY_TILE_BRIBE: None,
}
"""The family of the icon of each kind of ability; square-bribes carries a number instead (171-173)."""

NOUN: dict[type[Enum], str] = {
    Bribe: "bribe",
    Info: "information",
    Flag: "flag",
    Seal: "seal",
    AbilityKind: "kind of ability",
    MissionKind: "kind of mission",
}


class Row(content_tables.Row):
    """One row of a table of Vienna, with the reading of house letters."""

    nouns = NOUN

    def letters(self, column: str) -> tuple[str, ...]:
        """The cell as a list of house letters."""
        return tuple(self._letter(value) for value in self.items(column))

    def letter(self, column: str) -> str:
        """The cell as a house letter, or "" for none."""
        value = self.cell(column)
        return "" if value == "" else self._letter(value)

    def _letter(self, value: object) -> str:
        if not isinstance(value, str) or len(value) != 1 or value not in LETTERS:
            self.unknown(value, "house letter (V16)", LETTERS)
        return value


def parse_buildings(file: str, rows: list[object]) -> tuple[Building, ...]:
    """The rows of buildings.toml."""
    return content_tables.parsed(Row, file, BUILDING_COLUMNS, rows, _by_index("building"), _building)


def _building(index: int, row: Row) -> Building:
    return Building(
        index,
        row.name("name"),
        row.name("label", LABEL),
        row.word("colour", Bribe),
        row.word("flag", Flag),
        row.word("seal", Seal),
        row.letter("letter"),
        row.number("x", FAR),
        row.number("y", FAR),
    )


def parse_squares(file: str, rows: list[object]) -> tuple[Square, ...]:
    """The rows of squares.toml; the last column may be left out."""
    whole = content_tables.completed(SQUARE_COLUMNS, rows)
    return content_tables.parsed(Row, file, SQUARE_COLUMNS, whole, _by_index("square"), _square)


def _square(index: int, row: Row) -> Square:
    square = Square(index, row.name("name"), row.numbers("buildings"), row.number("x", FAR), row.number("y", FAR))
    # The number follows from the roads; whoever gives it too is told of a road that was forgotten.
    number = square.value if row.cell("number") is None else row.number("number")
    if number != square.value:
        row.refuse(f"the number is {number}, so {number} roads are needed (V10), found {square.value}")
    return square


def parse_cards(file: str, rows: list[object]) -> tuple[Card, ...]:
    """The rows of cards.toml by number."""
    cards = content_tables.parsed(Row, file, CARD_COLUMNS, rows, _card_place, _card)
    return tuple(sorted(cards, key=lambda card: card.number))


def _card(position: int, row: Row) -> Card:
    number = row.number("number", FAR)
    bribe, info, ability = row.word("bribe", Bribe), row.word("information", Info), row.kind("ability", AbilityKind)
    family = TYPE_OF[ability]
    if family is not None:
        return Card(number, bribe, info, ability, row.word("type", family))
    value = row.text("type")
    if ability is AbilityKind.SQUARE_BRIBES:
        if value not in ("2", "3", "4"):
            row.refuse(f"{shown(value)} is no number of a square (V9); allowed: 2, 3, 4 in quotes")
        return Card(number, bribe, info, ability, int(value))
    if value:
        row.refuse(f'{ability.value} has no type, so "" is needed, found {shown(value)}')
    return Card(number, bribe, info, ability, None)


def parse_missions(file: str, rows: list[object]) -> tuple[Mission, ...]:
    """The rows of missions.toml in the order S, A, B."""
    content_tables.check_game(file, rows, MISSION_IDS, "mission of Vienna (V13)")
    missions = content_tables.parsed(Row, file, MISSION_COLUMNS, rows, _mission_place, _mission)
    return tuple(sorted(missions, key=lambda mission: mission.index))


def _mission(position: int, row: Row) -> Mission:
    id = row.text("id")
    if id not in MISSION_IDS:
        row.refuse(f"{shown(id)} is no mission; the ids are S-01 to S-05, A-01 to A-30 and B-01 to B-25 (V13)")
    kind = row.kind("kind", MissionKind)
    needs: tuple[Seal, ...] | tuple[Bribe, ...] | tuple[Info, ...] | tuple[str, ...]
    if kind is MissionKind.SEALS:
        needs = row.words("needs", Seal)
    elif kind is MissionKind.BRIBES:
        needs = row.words("needs", Bribe)
    elif kind is MissionKind.INFORMATION:
        needs = row.words("needs", Info)
    else:
        needs = row.letters("needs")
    return Mission(
        MISSION_IDS.index(id),
        id,
        MissionGroup(id[0]),
        row.word("flag", Flag),
        kind,
        needs,
        row.number("shillings"),
        row.number("points"),
    )


def parse_tracks(file: str, rows: list[object]) -> tuple[Track, ...]:
    """The rows of tracks.toml in the order of the informations."""
    tracks = content_tables.parsed(Row, file, TRACK_COLUMNS, rows, _track_place, _track)
    return tuple(sorted(tracks, key=lambda track: track.info))


def _track(position: int, row: Row) -> Track:
    return Track(row.word("information", Info), row.numbers("areas", FAR))


def _by_index(noun: str) -> Callable[[int, object], str]:
    """Rows that squares.toml refers to by position count from 0, as it does."""

    def place(position: int, first: object) -> str:
        # A name that could take over the terminal is only shown with its signs written out.
        name = f" ({first[:LONGEST]})" if isinstance(first, str) and first.isprintable() else ""
        return f"{noun} {position}{name}"

    return place


def _card_place(position: int, first: object) -> str:
    """A row whose number is itself broken can only be found by counting."""
    return f"card {first}" if type(first) is int and 0 <= first <= FAR else f"row {position + 1}"


def _mission_place(position: int, first: object) -> str:
    return f"{first}" if first in MISSION_IDS else f"row {position + 1}"


def _track_place(position: int, first: object) -> str:
    return f"{first}" if first in [info.name.lower() for info in Info] else f"row {position + 1}"

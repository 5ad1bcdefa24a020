"""The tables as files that an owner of the box fills in; each says where on the components its columns are read."""

from __future__ import annotations

from enum import IntEnum

from kaffeehaus.core.content_tables import BLANK
from kaffeehaus.core.sheets import Cell, emptied, heading, listed
from kaffeehaus.games.vienna.content.model import Card, Content, Mission
from kaffeehaus.games.vienna.content.parse import TYPE_OF

BRIBES = "chocolate (violet), wine (pink), tobacco (grey), magazine (orange), coffee (brown)"
INFORMATION = "briefcase, flask, slide, microfilm, pistol"
FLAGS = "france, austria, ussr, uk, usa"
SEALS = "nobility, religion, administration, culture, science"
LAST = (
    f'Where you have not looked yet, write "{BLANK}" in place of a value. "kaffeehaus content vienna check FOLDER" '
    "tells what is missing and which figure of the rulebook does not come out; then set the environment variable "
    "KAFFEEHAUS_VIENNA_CONTENT to the folder. Comments, blanks and the files you leave out do not matter."
)

BUILDINGS = (
    "VIENNA: the 30 buildings of the board, in the order in which the flag tiles are laid: row by row from the top "
    "left. The first is building 0; squares.toml counts like this.",
    "Columns: name, at most 40 characters; label for the map, at most 18 characters, all different like the names; "
    "colour behind the building, as its bribe; "
    'printed flag above it; seal (Prater side of the board); blue house letter (Prater side), "" for none; x and y of '
    "its middle, if the board is 844 wide and 508 high: measure on the board or on a photo of it, and scale.",
    f"Colours: {BRIBES}. Flags: {FLAGS}. Seals: {SEALS}.",
)
SQUARES = (
    "VIENNA: the 40 squares of the board, in the order in which the information tiles are laid, from the top left to "
    "the bottom right.",
    "Columns: name, at most 40 characters and all different; the buildings its roads lead to, "
    "by their number in buildings.toml (the first is "
    "0); x and y of its middle as for the buildings; the number printed on it, which is that of its roads. "
    "Roads are drawn straight: move a square a little where one would cross another or touch a building it does not "
    "lead to.",
)
CARDS = (
    "VIENNA: the 175 cards, in any order.",
    "Columns: the printed number; bribe at the top left; information at the top right; kind of ability on the lower "
    "half, which follows from the number; the type on the ability's icon: a bribe (a colour of buildings is a bribe "
    'too), an information, a flag, a seal, the number of a square in quotes, or "" where there is none.',
    f"Bribes: {BRIBES}. Information: {INFORMATION}. Flags: {FLAGS}. Seals: {SEALS}.",
)
MISSIONS = (
    "VIENNA: the 60 missions, in any order.",
    "Columns: the printed id; flag of the stamp; kind, which follows from the id; needs as they are shown, one after "
    "the other and each as often as it is shown (at most 8), or the house letter for the kind building; "
    "reward in shillings and in "
    "points at the top right, 0 where there is none.",
    f"Seals: {SEALS}. Bribes: {BRIBES}. Information: {INFORMATION}.",
)
TRACKS = (
    "VIENNA: the five tracks of the secret information.",
    "Columns: information; how many spaces lie in each of the areas 1 to 6 (at most 20), from the left and between the "
    "thresholds. "
    "The start space is the first of area 1, and area 6 is the single last space.",
)


def written(content: Content, empty: bool = False) -> dict[str, str]:
    """Every table as a file; empty ones keep only what the rulebooks fix."""
    return {
        "buildings.toml": heading(*BUILDINGS, LAST) + "\n" + listed("buildings", *_buildings(content, empty)),
        "squares.toml": heading(*SQUARES, LAST) + "\n" + listed("squares", *_squares(content, empty)),
        "cards.toml": heading(*CARDS, LAST) + "\n" + listed("cards", [_card(card, empty) for card in content.cards]),
        "missions.toml": heading(*MISSIONS, LAST) + "\n" + listed("missions", _missions(content, empty)),
        "tracks.toml": heading(*TRACKS, LAST) + "\n" + listed("tracks", _tracks(content, empty)),
    }


def rows(content: Content) -> dict[str, tuple[object, ...]]:
    """What every table holds, row by row."""
    return {
        "buildings.toml": content.buildings,
        "squares.toml": content.squares,
        "cards.toml": content.cards,
        "missions.toml": content.missions,
        "tracks.toml": content.tracks,
    }


def _buildings(content: Content, empty: bool) -> tuple[list[list[Cell]], list[str]]:
    rows: list[list[Cell]] = [
        [b.name, b.short, _word(b.colour), _word(b.flag), _word(b.seal), b.letter, b.x, b.y] for b in content.buildings
    ]
    return emptied(rows) if empty else rows, [f"building {b.index}" for b in content.buildings]


def _squares(content: Content, empty: bool) -> tuple[list[list[Cell]], list[str]]:
    rows: list[list[Cell]] = [[s.name, s.buildings, s.x, s.y, s.value] for s in content.squares]
    notes = [", ".join(content.buildings[index].short for index in s.buildings) for s in content.squares]
    if empty:
        return emptied(rows), [f"square {s.index}" for s in content.squares]
    return rows, notes


def _card(card: Card, empty: bool) -> list[Cell]:
    type = _word(card.type) if isinstance(card.type, IntEnum) else "" if card.type is None else str(card.type)
    row: list[Cell] = [card.number, _word(card.bribe), _word(card.info), card.ability.value, type]
    if not empty:
        return row
    (opened,) = emptied([row], 0, 3) if TYPE_OF[card.ability] is not None else emptied([row], 0, 3, 4)
    return opened


def _missions(content: Content, empty: bool) -> list[list[Cell]]:
    rows: list[list[Cell]] = [
        [m.id, _word(m.flag), m.kind.value, _needs(m), m.shillings, m.points] for m in content.missions
    ]
    return emptied(rows, 0, 2) if empty else rows


def _needs(mission: Mission) -> list[str]:
    return [need if isinstance(need, str) else _word(need) for need in mission.needs]


def _tracks(content: Content, empty: bool) -> list[list[Cell]]:
    rows: list[list[Cell]] = [[_word(track.info), track.areas] for track in content.tracks]
    return emptied(rows, 0) if empty else rows


def _word(member: IntEnum) -> str:
    return member.name.lower()

"""The 60 missions as look-ups: which nation's stamp, what is needed, and what they pay.

Rules: V78, V79, V80, V81, V82, V83, V84, V85, V86, V87.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from kaffeehaus.core.catalogue import Named
from kaffeehaus.games.vienna.board import LETTER_MASK, ONE, SEAL_MASK
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.content import Mission as Face
from kaffeehaus.games.vienna.terms import Flag, MissionGroup, MissionKind


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission with its needs in the form the rules compare."""

    name: Named
    group: MissionGroup
    flag: Flag
    kind: MissionKind
    pieces: int
    """Bribes or tiles to show, in lanes."""
    seals: tuple[tuple[int, int], ...]
    """Sets of buildings, and how many agents must stand in each."""
    shillings: int
    points: int


def _mission(face: Face) -> Mission:
    pieces, seals = 0, []
    if face.kind is MissionKind.BUILDING:
        seals = [(LETTER_MASK[str(letter)], 1) for letter in face.needs]
    elif face.kind is MissionKind.SEALS:
        wanted = Counter(int(s) for s in face.needs)
        seals = [(SEAL_MASK[s], number) for s, number in sorted(wanted.items())]
    else:
        pieces = sum(ONE[int(n)] for n in face.needs)
    return Mission(
        Named(face.index, face.id), face.group, face.flag, face.kind, pieces, tuple(seals), face.shillings, face.points
    )


MISSIONS: Final[tuple[Mission, ...]] = tuple(map(_mission, CONTENT.missions))
OF_FLAG: Final[tuple[int, ...]] = tuple(sum(1 << m.name for m in MISSIONS if m.flag == f) for f in Flag)
"""The missions of each nation, as a set of bits."""
OF_GROUP: Final[dict[MissionGroup, bytes]] = {g: bytes(m.name for m in MISSIONS if m.group is g) for g in MissionGroup}
ADVANCE_PAY: Final = {MissionGroup.A: 1, MissionGroup.B: 2}
"""What accepting a mission pays at once (V80)."""

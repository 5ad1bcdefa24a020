"""What names and lines of chat may look like, and which names look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

MARKS = 2
"""So many combining marks may follow each other; piles of them reach into other lines."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
_VOICED = "\u3099\u309a"
"""Marks that make another letter of a kana."""
_LOOKS = {
    **dict(zip("АВЕЅІЈКМНОРСТУХԌԚԜ", "abesijkmhopctyxgqw", strict=True)),
    **dict(zip("авеѕіјкмнорстухгпьԁԛԝӏһѵү", "abesijkmhopctyxrnbdqwlhvy", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx", strict=True)),
    **dict(zip("αβγεηικνορςστυχω", "abyenikvopcotuxw", strict=True)),
    **dict(zip("օսոհցՏ", "ounhgs", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
    **dict(zip("ıɑɡłøđħŧ", "iaglodht", strict=True)),
}
"""Greek, Cyrillic, Armenian and small Latin letters that can be taken for Latin ones."""
_ALIKE = str.maketrans(_LOOKS)
_STROKES = str.maketrans("i1|!0", "llllo")


def line(text: str) -> str:
    """What is left of a text on one line: no control characters, none that turn the direction, no piles of marks."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(_without_piles(one for one in text if one.isprintable() and one not in _BLANK)).strip()


def _without_piles(text: Iterable[str]) -> Iterator[str]:
    pile = 0
    for one in text:
        pile = pile + 1 if _is_mark(one) else 0
        if pile <= MARKS:
            yield one


def _is_mark(one: str) -> bool:
    return unicodedata.category(one) in ("Mn", "Me")


def alike(one: str, other: str) -> bool:
    """Whether a reader may take one name for the other."""
    return _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    """A name at a glance: without case, accents, blanks and points, its letters as Latin as they look."""
    letters = [one for one in unicodedata.normalize("NFKD", name) if not _is_mark(one) or one in _VOICED]
    bare = "".join(letters).translate(_ALIKE).casefold().translate(_ALIKE)
    kept = "".join(one for one in bare if unicodedata.category(one)[0] not in "ZP") or bare
    return kept.translate(_STROKES).replace("rn", "m").replace("vv", "w")

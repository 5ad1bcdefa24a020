"""Which components of Valencia were used, for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kaffeehaus.cli.valencia.words import CARD, Words
from kaffeehaus.locale import Texts

SHOWN = 5
"""How many spaces the table names at either end."""


def rows(texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What was used, as the figures give it: a label and a line each."""
    words = Words(texts)

    def value(name: str, count: int) -> str:
        return texts.text("figures-value", name=name, count=count)

    cards = words.listed(value(words.code(card), used["cards"][card]) for card in CARD if card in used["cards"])
    sums = [sum(m[k] for m in used["missions"].values()) for k in ("accepted", "completed")]
    spaces = [value(cell, n) for cell, n in sorted(used["spaces"].items(), key=lambda item: (-item[1], item[0]))]
    ends = [words.listed(part) for part in (spaces[:SHOWN], spaces[-SHOWN:])]
    # Several fountains show the same.
    faces: dict[str, Counter[str]] = {}
    for id, found in used["fountains"].items():
        faces.setdefault(words.fountain(id, short=True), Counter()).update(found)
    fountains = words.listed(
        texts.text("figures-fountain", fountain=face, built=found["built"], used=found["used"])
        for face, found in faces.items()
    )
    return [
        (texts.text("figures-revealed"), cards),
        (texts.text("figures-kept"), texts.text("figures-two", first=sums[0], second=sums[1])),
        (texts.text("figures-settled"), texts.text("figures-range", first=ends[0], last=ends[1])),
        (texts.text("figures-fountains"), fountains),
    ]

"""Which components of Vienna were used, for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kaffeehaus.cli.vienna.words import Words
from kaffeehaus.games.vienna.words import card_number
from kaffeehaus.locale import Texts

SHOWN = 5
"""How many cards the table names at either end."""


def rows(texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What was used, as the figures give it: a label and a line each."""
    words = Words(texts)

    def value(name: str, count: int) -> str:
        return texts.text("figures-value", name=name, count=count)

    by_use = sorted(used["cards"].items(), key=lambda item: (-item[1], int(item[0])))
    cards = [value(card_number(int(card)), number) for card, number in by_use]
    ends = [words.listed(part) for part in (cards[:SHOWN], cards[-SHOWN:])]
    found = [(texts.text("figures-cards"), texts.text("figures-range", first=ends[0], last=ends[1]))]
    if used["missions"]:
        sums = [sum(m[k] for m in used["missions"].values()) for k in ("accepted", "completed")]
        found.append((texts.text("figures-missions"), texts.text("figures-two", first=sums[0], second=sums[1])))
    if used["purchases"]:
        bought = words.listed(value(texts.text("item", item=i), n) for i, n in used["purchases"].items())
        found.append((texts.text("figures-purchases"), bought))
    return found

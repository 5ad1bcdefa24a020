"""Houses of different colours stay apart for those who do not tell red from green."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "client/src/styles/tokens.css"
BLIND = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
}
"""What of linear red, green and blue is seen, after Machado, Oliveira and Fernandes (2009)."""
APART = 15.0
"""So far in CIE Lab, where 2.3 can just be told apart: enough for areas of a few millimetres that lie apart."""


def grounds(theme: str) -> dict[str, str]:
    """The grounds of the houses by bribe."""
    light, dark = TOKENS.read_text(encoding="utf-8").split('[data-theme="dark"]')
    return dict(re.findall(r"--bg-(\w+): #(\w{6});", dark if theme == "dark" else light))


def lab(colour: str, blind: str) -> tuple[float, float, float]:
    """How a colour looks to them."""
    linear = []
    for k in (0, 2, 4):
        part = int(colour[k : k + 2], 16) / 255
        linear.append(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    r, g, b = (sum(a * c for a, c in zip(row, linear, strict=True)) for row in BLIND[blind])
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (max(part, 0) ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("blind", BLIND)
def test_houses_are_told_apart_without_red_and_green(blind: str, theme: str) -> None:
    seen = {bribe: lab(colour, blind) for bribe, colour in grounds(theme).items()}
    assert len(seen) == 5
    far = {
        (one, other): sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        for one, other in combinations(seen, 2)
    }
    assert {pair: round(much, 1) for pair, much in far.items() if much < APART} == {}

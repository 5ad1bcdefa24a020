"""What a table of Harbour may choose before the first card."""

from __future__ import annotations

from dataclasses import dataclass

from kaffeehaus.core.contract import GameOptions, choice


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of Harbour; the first value of each is the usual one."""

    rounds: int = choice(8, 5)
    """How many rounds are played (HB12, HB15)."""
    cranes: bool = choice(True, False)
    """Whether there are cranes to repair (HB16)."""
    repair: int = choice(3, 2, only={"cranes": True})
    """What repairing one costs (HB10, HB17)."""

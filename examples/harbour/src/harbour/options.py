"""What a table of Harbour may choose before the first card."""

from __future__ import annotations

from dataclasses import dataclass

from kaffeehaus.core.contract import GameOptions, one_of


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of Harbour."""

    rounds: int = 8
    """How many rounds are played (HB12, HB15)."""
    cranes: bool = True
    """Whether there are cranes to repair (HB16)."""
    repair: int = 3
    """What repairing one costs (HB10, HB17)."""

    def __post_init__(self) -> None:
        one_of("rounds", self.rounds, 8, 5)
        one_of("cranes", self.cranes, True, False)
        one_of("repair", self.repair, 3, 2)

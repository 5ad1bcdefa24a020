"""Who takes part: bots by name, each with the budget it thinks within."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.roster import THINKERS, Bot, line_up, make
from kaffeehaus.core.errors import BadOptions


class Entrant(NamedTuple):
    """A bot as it takes part."""

    name: str
    budget: Budget | None

    @property
    def label(self) -> str:
        """Its name, and its budget where it has one."""
        return self.name if self.budget is None else f"{self.name}@{self.budget}"

    @property
    def repeatable(self) -> bool:
        """Whether the same seed leads to the same moves."""
        return self.budget is None or self.budget.seconds is None

    def bot(self, game: str, rng: Random) -> Bot:
        """The bot, ready to play one game."""
        return make(self.name, game, rng) if self.budget is None else make(self.name, game, rng, self.budget)


def parse(text: str, default: Budget) -> Entrant:
    """An entrant as people write it: a name, or name@budget; one that thinks and says nothing gets the default."""
    name, at, budget = (part.strip() for part in text.partition("@"))
    line_up([name], 1)  # refuses a name there is not
    if name not in THINKERS:
        if at:
            raise BadOptions(f"{name} answers at once and takes no budget", id="bad-budget-bot", name=name)
        return Entrant(name, None)
    return Entrant(name, Budget.parse(budget) if at else default)


def parse_all(text: str, default: Budget) -> list[Entrant]:
    """Entrants separated by commas."""
    return [parse(part, default) for part in text.split(",")]

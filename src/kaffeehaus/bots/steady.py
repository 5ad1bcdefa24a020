"""The bot for an edition that is kept: today's, or one that knows no game where today's is lost there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, ClassVar, TypeVar

from kaffeehaus.bots.evaluation import general
from kaffeehaus.bots.greedy import GreedyBot
from kaffeehaus.bots.why import Why
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.games.registry import report_lack

if TYPE_CHECKING:
    from kaffeehaus.bots.roster import Bot

T = TypeVar("T")


class SteadyBot:
    """Asks a bot, and if that fails one that looks at the points alone; a line says so once."""

    _told: ClassVar[set[str]] = set()

    def __init__(self, bot: Bot, edition: str, rng: Random) -> None:
        self._bot = bot
        self._edition = edition
        self._other = GreedyBot(rng, general.EVALUATION)

    def choose(self, perspective: Perspective) -> Action:
        """What the bot chooses, or the other."""
        return self._either(lambda bot: bot.choose(perspective))

    def explain(self, perspective: Perspective) -> Why:
        """Decides like `choose`, and says why."""
        return self._either(lambda bot: bot.explain(perspective))

    def _either(self, ask: Callable[[Bot], T]) -> T:
        try:
            return ask(self._bot)
        except Exception as problem:  # whatever an older game does not have
            if self._edition not in self._told:
                self._told.add(self._edition)
                report_lack(self._edition, "evaluation", problem)
            return ask(self._other)

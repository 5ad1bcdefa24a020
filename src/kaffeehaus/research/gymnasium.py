"""Gymnasium: one seat of a table, with bots on the others (docs/research.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from kaffeehaus.bots import Bot, line_up
from kaffeehaus.bots import make as make_bot
from kaffeehaus.bots.budget import Budget
from kaffeehaus.core.contract import Perspective, one_of
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.games import GAMES
from kaffeehaus.research.observing import VIEW
from kaffeehaus.research.play import Chosen, Play
from kaffeehaus.research.rewards import reward as reward_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("kaffeehaus.research.gymnasium needs pip install 'kaffeehaus[research]'") from missing

Info = dict[str, Any]
_NO_GAME = "no game is in progress: reset deals one"


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A seat that is asked for its decisions only; between two of them the bots play theirs."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own declaration)

    def __init__(
        self,
        game: str,
        seat: int | None = 0,
        opponents: Sequence[str] = ("random",),
        players: int = 2,
        options: Chosen = None,
        reward: str = "win",
        illegal: str = "end",
        budget: str | None = None,
        render_mode: str | None = None,
        observation: str = VIEW,
    ) -> None:
        """Seat None draws a seat for every game; one opponent is enough for all, else they sit in the order given."""
        self._reward = reward_of(reward)
        one_of("illegal", illegal, "end", "raise")
        one_of("render_mode", render_mode, None, "ansi")
        self.render_mode = render_mode
        self._play = Play(game, players, options, observation)
        one_of("seat", seat, None, *range(players))
        self._given_seat = seat
        self._opponents = line_up([opponents] if isinstance(opponents, str) else opponents, players - 1)
        self._budget = Budget.parse(budget) if budget is not None else None
        self._raises = illegal == "raise"
        self._ended = True
        self.seat = -1
        """The seat one has in this game; -1 before the first."""
        bound = self._play.bound
        self.observation_space = spaces.Box(-bound, bound, (self._play.size,), np.float32)
        self.action_space = spaces.Discrete(len(self._play.game.actions))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        """Deals anew and plays on to the first decision; `options={"deal": ...}` gives the game's own seed."""
        super().reset(seed=seed)
        chance = self.np_random
        given, players = self._given_seat, self._play.players
        self.seat = int(chance.integers(players)) if given is None else given
        names = iter(self._opponents)
        self._bots: list[Bot | None] = [
            None if p == self.seat else self._bot(next(names), int(chance.integers(2**63))) for p in range(players)
        ]
        drawn = int(chance.integers(2**63))
        deal = (options or {}).get("deal")
        self._play.deal(drawn if deal is None else deal)
        self._worth = self._reward.worth(self._play.state)[self.seat]
        self._ended = False
        self._bots_play()
        return self._play.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """Takes an action of the seat and plays on to its next decision, or to the end."""
        if self._ended:
            raise ResetNeeded(_NO_GAME)
        try:
            self._play.take(action)
        except IllegalAction as refused:
            if self._raises:
                raise
            self._ended = True
            info = self._info() | {"illegal": str(refused)}
            return self._play.observe(self.seat), self._reward.worst, True, False, info
        self._bots_play()
        before, self._worth = self._worth, self._reward.worth(self._play.state)[self.seat]
        self._ended = self._play.state.over
        return self._play.observe(self.seat), self._worth - before, self._ended, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, by action id."""
        self._check_dealt()
        return self._play.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The view of the own seat as JSON, in the mode `ansi`."""
        self._check_dealt()
        return None if self.render_mode is None else json.dumps(self._play.state.view(self.seat), indent=1)

    def _check_dealt(self) -> None:
        if self.seat < 0:
            raise ResetNeeded(_NO_GAME)

    def _bot(self, name: str, seed: int) -> Bot:
        return make_bot(name, self._play.game.name, Random(seed), self._budget)

    def _info(self) -> Info:
        info: Info = {"action_mask": self._play.mask(self.seat), "seat": self.seat}
        if self._play.state.outcome:
            info["outcome"] = self._play.state.outcome.to_json()
        return info

    def _bots_play(self) -> None:
        play = self._play
        while not play.state.over and (bot := self._bots[play.seat]) is not None:
            play.take(bot.choose(Perspective(play.state, play.seat)).id)


def make(game: str, seat: int | None = 0, opponents: Sequence[str] = ("random",), **others: Any) -> SeatEnv:
    """A seat at a table; takes what `SeatEnv` takes."""
    return SeatEnv(game, seat, opponents, **others)


for _game in GAMES.values():
    gymnasium.register(f"kaffeehaus/{_game.name}-v{_game.rules}", f"{__name__}:SeatEnv", kwargs={"game": _game.name})

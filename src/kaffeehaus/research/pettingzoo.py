"""PettingZoo: a game as an agent environment cycle, one agent for every seat (docs/research.md)."""

from __future__ import annotations

import json
from typing import Any

from kaffeehaus.core.contract import one_of
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.research.observing import VIEW
from kaffeehaus.research.play import Chosen, Play
from kaffeehaus.research.rewards import reward as reward_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("kaffeehaus.research.pettingzoo needs pip install 'kaffeehaus[research]'") from missing

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int = 2,
    options: Chosen = None,
    reward: str = "win",
    illegal: str = "end",
    render_mode: str | None = None,
    observation: str = VIEW,
) -> Any:
    """A table that says so when it is asked too early; an illegal action ends the game for all, or is refused."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, options, reward, illegal, render_mode, observation))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name)
    """A table; those who choose in secret are asked one after the other and learn nothing of each other's choice."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Chosen = None,
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
        observation: str = VIEW,
    ) -> None:
        super().__init__()
        self._reward = reward_of(reward)
        one_of("illegal", illegal, "end", "raise")
        self._raises = illegal == "raise"
        one_of("render_mode", render_mode, None, "ansi")
        self.render_mode = render_mode
        self._play = Play(game, players, options, observation)
        self.metadata = {
            "name": f"kaffeehaus_{game}_v{self._play.game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{p}" for p in range(players)]
        actions = len(self._play.game.actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        bound = self._play.bound
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-bound, bound, (self._play.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The whole catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew; `options={"deal": ...}` gives the game's own seed, as in a record."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        deal = (options or {}).get("deal")
        self._play.deal(int(self._chance.integers(2**63)) if deal is None else deal)
        self.agents = self.possible_agents[:]
        self._worth = self._reward.worth(self._play.state)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._play.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent may know and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._play.observe(seat), "action_mask": self._play.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent that is asked takes an action; at the end everybody acknowledges it with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action; None is for agents whose game is over")
        try:
            self._play.take(action)
        except IllegalAction as refused:
            if self._raises:
                raise
            self.infos[agent]["illegal"] = str(refused)
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: self._reward.worst}
            over = True
        else:
            self.rewards = self._gains()
            over = self._play.state.over
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self._agent_after(agent)
        else:
            self.agent_selection = self.possible_agents[self._play.seat]

    def _gains(self) -> dict[str, float]:
        before, self._worth = self._worth, self._reward.worth(self._play.state)
        return {name: now - then for name, now, then in zip(self.possible_agents, self._worth, before, strict=True)}

    def _agent_after(self, agent: str) -> str:
        return self.possible_agents[(self.possible_agents.index(agent) + 1) % len(self.possible_agents)]

    def render(self) -> str | None:
        """The view of a spectator as JSON, in the mode `ansi`."""
        return None if self.render_mode is None else json.dumps(self._play.state.view(None), indent=1)

    def close(self) -> None:
        """There is nothing to close."""

"""OpenSpiel: a registered Python game `kaffeehaus_<name>` for each game (docs/research.md)."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from kaffeehaus.core.contract import Game, GameOptions, one_of
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.core.state import GameState
from kaffeehaus.games import GAMES
from kaffeehaus.research.encoding import encoder_of
from kaffeehaus.research.encoding.layout import Encoder
from kaffeehaus.research.play import apply
from kaffeehaus.research.rewards import REWARDS

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("kaffeehaus.research.openspiel needs pip install 'kaffeehaus[research]'") from missing

PREFIX = "kaffeehaus_"
"""What the registered names begin with."""
DEALS = 1000
"""How many deals the chance node at the root has, unless the parameter `deals` says otherwise."""
LONGEST = 5000
"""No game has so many decisions."""
_AT_THE_END = ("win", "score")
"""The kinds of reward that come at the end, as OpenSpiel is told."""


def options_of(game: Game, text: str) -> GameOptions:
    """Options from a word such as `version:advanced;third_man:on` or `specials:joker+twins`: commas are OpenSpiel's."""
    values = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOptions(f"options are written name:value;name:value, not {text!r}")
        values[name] = value.replace("+", ",")
    return game.options(values)


def _type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Kaffeehaus {game.name.upper()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "", "reward": "win", "deals": DEALS},
    )


_TYPES = {name: _type(game) for name, game in GAMES.items()}


class Table:
    """What a game of OpenSpiel stands for, from its parameters; BadOptions if there is no such table."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        self.game = GAMES[name]
        self.encoder = encoder_of(name)
        self.players: int = params.get("players", self.game.seats[0])
        self.options = options_of(self.game, params.get("options", ""))
        self.reward: str = params.get("reward", "win")
        one_of("reward", self.reward, *_AT_THE_END)
        self.deals: int = params.get("deals", DEALS)
        if self.deals < 1:
            raise BadOptions(f"deals is a number from 1 on, not {self.deals!r}")
        self._given = (name, dict(params))
        self.deal(0)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state with all that it holds; of a table its parameters are enough."""
        return Table, self._given

    def deal(self, seed: int) -> GameState:
        """A new game."""
        return self.game.start(self.players, self.options, seed)


class World:
    """What a state holds: the game in progress, nothing before the deal, and each seat's own actions so far."""

    def __init__(self, table: Table, state: GameState | None, own: list[list[int]]) -> None:
        self.table = table
        self.state = state
        self.own = own

    def __deepcopy__(self, memo: object) -> World:
        """A copy by the game's own means, which take microseconds; OpenSpiel clones states by copying deeply."""
        return World(self.table, self.state and self.state.clone(), [actions[:] for actions in self.own])


class HouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with its players and options."""

    house: str
    """The name of the game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.table = table = Table(self.house, given)
        most = REWARDS[table.reward].most
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.game.actions),
            max_chance_outcomes=table.deals,
            num_players=table.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPES[self.house], info, given)

    def new_initial_state(self) -> HouseState:
        """The chance node before the deal."""
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states for one seat, or for a spectator; ValueError says which observers there are."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if everybody or not kind.public_info or (spectator and kind.perfect_recall):
            said = "an observer has public_info, and private_info SINGLE_PLAYER, or NONE without perfect_recall"
            raise ValueError(said)
        return Observer(self.table.encoder, spectator, kind.perfect_recall)


class HouseState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; its chance node is at the root, since everything random follows from the deal."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        table = game.table
        self.world = World(table, None, [[] for _ in range(table.players)])

    def current_player(self) -> int:
        """Chance before the deal, then the seat that is asked; those who choose in secret are asked one by one."""
        state = self.world.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return state.to_act[0] if state.to_act else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other; its number is the seed."""
        deals = self.world.table.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.world.state
        return [] if state is None else [action.id for action in state.legal(player)]

    def _apply_action(self, action: int) -> None:
        world = self.world
        if world.state is None:
            world.state = world.table.deal(action)
            return
        seat = world.state.to_act[0]
        apply(world.state, seat, action)
        world.own[seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else str(self.world.table.game.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.world.state is not None and self.world.state.over

    def returns(self) -> list[float]:
        """What the game was worth to each seat, 0 until its end."""
        table, state = self.world.table, self.world.state
        return [0.0] * table.players if state is None else REWARDS[table.reward].worth(state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """A state that the seat cannot tell from this one; like any imagined world it has no history."""
        state = self.world.state
        fresh: HouseState = self.get_game().new_initial_state()
        if state is not None:
            fresh.world.state = state.determinize(player, Random(sampler()))
            fresh.world.own[player] = self.world.own[player][:]
        return fresh

    def __str__(self) -> str:
        state = self.world.state
        if state is None:
            return "before the deal"
        return "; ".join([f"deal {state.seed!r}", *(f"{seat} {action}" for seat, action in state.taken())])


class Observer:
    """What a seat or a spectator sees, as OpenSpiel's observers give it: `tensor`, `dict` and a string."""

    def __init__(self, encoder: Encoder, spectator: bool, recall: bool) -> None:
        self._encoder = encoder
        self._spectator = spectator
        self._recall = recall
        self.tensor = np.zeros(encoder.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HouseState, player: int) -> None:
        """Looks at a state: the features of docs/research.md, all 0 before the deal."""
        game = state.world.state
        self.tensor[:] = 0 if game is None else self._encoder.encode(self._view(game, player))

    def string_from(self, state: HouseState, player: int) -> str:
        """The view as JSON; an information state adds what the seat may do and what it has done so far."""
        game = state.world.state
        if game is None:
            return ""
        view = self._view(game, player)
        if not self._recall:
            return json.dumps(view)
        legal = [action.id for action in game.legal(player)] if game.to_act[:1] == (player,) else []
        return json.dumps({"view": view, "legal": legal, "own": state.world.own[player]})

    def _view(self, game: GameState, player: int) -> dict[str, Any]:
        return game.view(None if self._spectator else player)


# OpenSpiel lets go of what was registered after Python has ended, which a class survives and a function does not.
for _name, _known in _TYPES.items():
    pyspiel.register_game(_known, type(_name.title().replace("-", ""), (HouseGame,), {"house": _name}))

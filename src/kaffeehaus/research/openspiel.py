"""OpenSpiel: a registered Python game `kaffeehaus_<name>` for each game (docs/research.md)."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from kaffeehaus.core.contract import Game, GameOptions, one_of
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.core.rng import Seed
from kaffeehaus.core.state import GameState
from kaffeehaus.games import GAMES
from kaffeehaus.research.chance import MOST_OUTCOMES
from kaffeehaus.research.course import DIGEST, Course
from kaffeehaus.research.observing import VIEW, Sight, sight_of
from kaffeehaus.research.rewards import REWARDS

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("kaffeehaus.research.openspiel needs pip install 'kaffeehaus[research]'") from missing

PREFIX = "kaffeehaus_"
"""What the registered names begin with."""
LONGEST = 5000
"""No game has so many decisions."""
_AT_THE_END = ("win", "score")
"""The kinds of reward that come at the end, as OpenSpiel is told."""
_CHANCE, _OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_USUAL = {"deals": 0, "length": 0, "observation": VIEW}


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
        parameter_specification={"players": game.seats[0], "options": "", "reward": "win", **_USUAL},
    )


_TYPES = {name: _type(game) for name, game in GAMES.items()}


class Table:
    """What a game of OpenSpiel stands for, from its parameters; BadOptions if there is no such table."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        self.game = GAMES[name]
        self.players: int = params.get("players", self.game.seats[0])
        self.options = options_of(self.game, params.get("options", ""))
        self.reward: str = params.get("reward", "win")
        one_of("reward", self.reward, *_AT_THE_END)
        self.deals = _count(params, "deals")
        self.length = _count(params, "length")
        if self.length and self.reward != "score":
            raise BadOptions("a game that is broken off (length) has no winner yet: reward is score")
        self.sight = sight_of(name, params.get("observation", VIEW))
        self.explicit = not self.deals
        self._given = (name, dict(params))
        self.deal(0)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state with all that it holds; of a table its parameters are enough."""
        return Table, self._given

    def deal(self, seed: Seed) -> GameState:
        """A new game."""
        return self.game.start(self.players, self.options, seed)

    def turn(self, course: Course) -> int:
        """Whose turn it is, as OpenSpiel counts: chance where something is drawn, else the seat that is asked."""
        state = course.state
        if state is None or course.draw is not None:
            return _CHANCE
        if state.over or course.steps >= (self.length or LONGEST):
            return _OVER
        return state.to_act[0]

    def worth(self, state: GameState) -> list[float]:
        """What a game was worth to each seat; one that was broken off is worth the points so far."""
        return REWARDS["points" if self.length and not state.over else self.reward].worth(state)


def _count(params: dict[str, Any], name: str) -> int:
    number: int = params.get(name, 0)
    if number < 0:
        raise BadOptions(f"{name} is a number from 0 on, not {number!r}")
    return number


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
            max_chance_outcomes=max(table.deals, MOST_OUTCOMES),
            num_players=table.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=table.length or LONGEST,
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
        if spectator and not self.table.sight.spectator:
            raise ValueError("observation=features is what a seat sees: private_info is SINGLE_PLAYER")
        return Observer(self.table.sight, spectator, kind.perfect_recall)


class HouseState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, or one in which chance has to say what is drawn."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.course = Course(game.table)
        self.turn = _CHANCE
        """Kept, as OpenSpiel asks for it a dozen times in a step."""
        self._look()

    def _look(self) -> None:
        self.turn = self.table.turn(self.course)

    @property
    def table(self) -> Table:
        """What is played, by whom."""
        table: Table = self.course.dealer  # type: ignore[assignment]
        return table

    def current_player(self) -> int:
        """Chance, or the seat that is asked; those who choose in secret are asked one by one."""
        return self.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, by its place among all things that are drawn from; or the deals, all as likely."""
        deals = self.table.deals
        if self.course.state is None and deals:
            return [(deal, 1 / deals) for deal in range(deals)]
        return self.course.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        return [] if state is None else [action.id for action in state.legal(player)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if self.turn >= 0:
            course.act(self.turn, action)
        elif course.state is None and self.table.deals:
            course.deal(action)
        else:
            course.chance(action)
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return str(self.table.game.actions[action])
        draw = self.course.draw
        return f"deal {action}" if draw is None else f"draw {draw.things[action]}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.turn == _OVER

    def returns(self) -> list[float]:
        """What the game was worth to each seat, 0 until its end."""
        state = self.course.state
        return [0.0] * self.table.players if state is None or self.turn != _OVER else self.table.worth(state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """A state that the seat cannot tell from this one; like any imagined world it has no history."""
        fresh: HouseState = self.get_game().new_initial_state()
        if self.course.state is not None:
            fresh.course = self.course.imagined(player, Random(sampler()))
            fresh._look()
        return fresh

    def __str__(self) -> str:
        course, actions = self.course, self.table.game.actions
        past = course.past()
        if course.draw is not None:
            past.append((course.wish, (*course.told, course.picks)))
        said = [f"deal {wish.action}" if wish.seat < 0 else f"{wish.seat} {actions[wish.action]}" for wish, _ in past]
        drawn = [" ".join(str(list(picks)) for picks in told if picks) for _, told in past]
        return "; ".join(f"{wish}, drawn {told}" if told else wish for wish, told in zip(said, drawn, strict=True))


class Observer:
    """What a seat or a spectator sees, as OpenSpiel's observers give it: `tensor`, `dict` and a string."""

    def __init__(self, sight: Sight, spectator: bool, recall: bool) -> None:
        self._sight = sight
        self._spectator = spectator
        self._recall = recall
        size = len(sight.names)
        self.tensor = np.zeros(size + recall * 8 * DIGEST, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: HouseState, player: int) -> None:
        """Looks at a state: the features of docs/research.md, all 0 before the deal."""
        game = state.course.state
        if game is None:
            self.tensor[:] = 0
            return
        self.dict["observation"][:] = self._sight.of(game, self._seat(player))
        if self._recall:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.course.seen(player).digest, np.uint8))

    def string_from(self, state: HouseState, player: int) -> str:
        """The view as JSON; an information state adds what the seat may do, and all that it has seen and done."""
        game = state.course.state
        if game is None:
            return ""
        view = game.view(self._seat(player))
        if not self._recall:
            return json.dumps(view)
        legal = [action.id for action in game.legal(player)] if game.to_act[:1] == (player,) else []
        seen = state.course.seen(player)
        return json.dumps({"view": view, "legal": legal, "own": seen.own, "past": seen.digest.hex()})

    def _seat(self, player: int) -> int | None:
        return None if self._spectator else player


# OpenSpiel lets go of what was registered after Python has ended, which a class survives and a function does not.
for _name, _known in _TYPES.items():
    pyspiel.register_game(_known, type(_name.title().replace("-", ""), (HouseGame,), {"house": _name}))

"""Measures how many decisions each research door answers in a second, with random legal actions on one core.

python examples/door_speed.py [--seconds 3]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

import numpy as np
import pyspiel

from kaffeehaus import GAMES
from kaffeehaus.research import openspiel, pettingzoo
from kaffeehaus.research.gymnasium import make

OPTIONS = {
    name: {
        option: value for option, value in game.largest.to_json().items() if value != game.Options().to_json()[option]
    }
    for name, game in GAMES.items()
}


def plain(game: str) -> Iterator[None]:
    """The game itself, without a door: what there is to compare with."""
    house, rng = GAMES[game], Random(1)
    for seed in count():
        state = house.start(2, house.options(OPTIONS[game]), seed)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            yield


def through_pettingzoo(game: str) -> Iterator[None]:
    """Both seats, each with its observation and mask."""
    table, rng = pettingzoo.env(game, options=OPTIONS[game]), np.random.default_rng(1)
    for seed in count():
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            table.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield


def through_gymnasium(game: str) -> Iterator[None]:
    """One seat with its observation and mask, against the bot random."""
    seat, rng = make(game, options=OPTIONS[game]), np.random.default_rng(1)
    for seed in count():
        _, info = seat.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = seat.step(rng.choice(np.flatnonzero(info["action_mask"])))
            yield


def through_openspiel(game: str, observe: bool = True, deals: int = 1000) -> Iterator[None]:
    """Both seats, each with its observation tensor or without."""
    words = ";".join(f"{name}:{value}" for name, value in OPTIONS[game].items())
    table, rng = pyspiel.load_game(f"{openspiel.PREFIX}{game}", {"options": words, "deals": deals}), Random(1)
    while True:
        state = table.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
                continue
            if observe:
                state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            yield


def through_openspiel_blindly(game: str) -> Iterator[None]:
    """As a rollout plays."""
    return through_openspiel(game, observe=False)


def through_every_chance(game: str) -> Iterator[None]:
    """The same where chance is told draw by draw."""
    return through_openspiel(game, observe=False, deals=0)


DOORS: dict[str, Callable[[str], Iterator[None]]] = {
    "no door": plain,
    "PettingZoo": through_pettingzoo,
    "Gymnasium": through_gymnasium,
    "OpenSpiel": through_openspiel,
    "OpenSpiel, no tensors": through_openspiel_blindly,
    "OpenSpiel, every chance": through_every_chance,
}


def rate(steps: Iterator[None], seconds: float) -> float:
    """Steps in a second of processor time, which a busy machine does not falsify."""
    began = time.process_time()
    for n in count(1):
        next(steps)
        if n % 50 == 0 and time.process_time() - began > seconds:
            return n / (time.process_time() - began)
    raise AssertionError("games are dealt without end")


def main(words: list[str] | None = None) -> None:
    """Prints the table of docs/research.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each door and game (default: %(default)s)")
    seconds = parser.parse_args(words).seconds
    print("| steps in a second |", " | ".join(GAMES), "|")
    print("|---|", "---|" * len(GAMES), sep="")
    for name, door in DOORS.items():
        print(f"| {name} |", " | ".join(f"{rate(door(game), seconds):,.0f}" for game in GAMES), "|")


if __name__ == "__main__":
    main()

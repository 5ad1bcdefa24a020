"""Trains a tiny policy through the Gymnasium door with numpy alone, and lets it play against `random`.

An actor and a critic share one hidden layer. Batches of games against the random bot give every decision a return (the
points that the seat gained on its opponent from there on), and the policy moves towards what did better than expected.

    python examples/train_policy.py                     # a few minutes on one core
    python examples/train_policy.py --game NAME
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaffeehaus import GAMES
from kaffeehaus.games import DEFAULT
from kaffeehaus.research.gymnasium import SeatEnv, make
from kaffeehaus.research.observing import feature_names

Floats = NDArray[np.float32]
HIDDEN = 64
BATCH = 10
"""Games between two steps of learning."""
RATE = 4e-3
FADE = 0.99
"""What a point is worth one decision earlier."""
SCALE = 0.1
"""Returns are learned in tens of points."""
CURIOSITY = 0.01
"""How much the policy is held back from being sure too early."""


class Steps(NamedTuple):
    """What was seen, what was legal, what was done, and what came of it."""

    seen: Floats
    masks: NDArray[np.int8]
    done: NDArray[np.int64]
    returns: Floats


class Policy:
    """A network of one hidden layer that says how likely each action is and how well the game stands."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights: list[Floats] = [
            (rng.standard_normal((features, HIDDEN)) / sqrt(features / 10)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
        ]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def forward(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the actions, and the expected returns."""
        into, shift, out, bias, worth = self.weights
        hidden = np.tanh(seen @ into + shift)
        scores = np.where(masks, hidden @ out + bias, -np.inf)
        chances = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, chances / chances.sum(axis=-1, keepdims=True), (hidden @ worth)[..., 0]

    def choose(self, seen: Floats, mask: NDArray[np.int8]) -> int:
        """An action drawn by its chance; what is illegal has none."""
        _, chances, _ = self.forward(seen, mask)
        return int(np.searchsorted(np.cumsum(chances), self.rng.random() * chances.sum() * (1 - 1e-6), side="right"))

    def learn(self, steps: Steps) -> None:
        """One step uphill: actions that did better than expected become more likely."""
        hidden, chances, expected = self.forward(steps.seen, steps.masks)
        rows, n = np.arange(len(steps.done)), len(steps.done)
        better = steps.returns - expected
        gain = (better - better.mean()) / (better.std() + 1e-6)
        logs = np.log(np.maximum(chances, 1e-9)) * (chances > 0)
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        to_scores = -chances * gain[:, None]
        to_scores[rows, steps.done] += gain
        to_scores -= CURIOSITY * chances * (logs + spread)
        to_worth = better[:, None]
        to_hidden = to_scores @ self.weights[2].T + to_worth @ self.weights[4].T
        to_hidden *= 1 - hidden**2
        uphill = [
            steps.seen.T @ to_hidden,
            to_hidden.sum(axis=0),
            hidden.T @ to_scores,
            to_scores.sum(axis=0),
            hidden.T @ to_worth,
        ]
        self._climb([slope / n for slope in uphill])

    def _climb(self, slopes: list[Floats]) -> None:
        """Adam's rule: every weight at its own pace."""
        self._updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            early_mean, early_square = 1 - 0.9**self._updates, 1 - 0.999**self._updates
            weight += RATE * (mean / early_mean) / (np.sqrt(square / early_square) + 1e-8)


def play(seat: SeatEnv, policy: Policy, seed: int) -> tuple[Steps, dict[str, Any]]:
    """A game of the policy, and how it ended."""
    seen, masks, done, rewards = [], [], [], []
    view, info = seat.reset(seed=seed)
    over = False
    while not over:
        seen.append(view)
        masks.append(info["action_mask"])
        done.append(policy.choose(view, info["action_mask"]))
        view, reward, over, _, info = seat.step(done[-1])
        rewards.append(SCALE * reward)
    returns = np.zeros(len(rewards), np.float32)
    ahead = 0.0
    for n in reversed(range(len(rewards))):
        returns[n] = ahead = rewards[n] + FADE * ahead
    return Steps(np.array(seen), np.array(masks), np.array(done), returns), info


def together(games: list[Steps]) -> Steps:
    """The steps of several games as one batch."""
    return Steps(*(np.concatenate(parts) for parts in zip(*games, strict=True)))


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    middle, wide = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - wide) / (1 + z * z / games), (middle + wide) / (1 + z * z / games)


def evaluate(game: str, policy: Policy, games: int, seed: int) -> float:
    """The share of fresh games that the policy wins against `random`, from both seats in turn."""
    won = 0.0
    for seat in (0, 1):
        table = make(game, seat=seat, opponents=["random"], reward="points", illegal="raise")
        for n in range(games // 2):
            winners = play(table, policy, seed + n)[1]["outcome"]["winners"]
            won += (seat in winners) / len(winners)
    return won / (games // 2 * 2)


def main(words: list[str] | None = None) -> float:
    """Trains, evaluates, tells; gives the share of games won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=DEFAULT, choices=list(GAMES))
    parser.add_argument("--games", type=int, default=2000, help="games to learn from (default: %(default)s)")
    parser.add_argument("--evaluate", type=int, default=200, help="fresh games at the end (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    table = make(chosen.game, seat=None, opponents=["random"], reward="points", illegal="raise")
    policy = Policy(
        len(feature_names(chosen.game)), len(GAMES[chosen.game].actions), np.random.default_rng(chosen.seed)
    )
    began = time.monotonic()
    for batch in range(chosen.games // BATCH):
        first = chosen.seed * 1_000_000 + batch * BATCH
        results = [play(table, policy, first + n) for n in range(BATCH)]
        policy.learn(together([steps for steps, _ in results]))
        if batch % 20 == 19:
            mean = float(np.mean([steps.returns[0] for steps, _ in results])) / SCALE
            print(f"{(batch + 1) * BATCH:6} games {time.monotonic() - began:6.0f} s   mean return {mean:+6.1f} points")
    share = evaluate(chosen.game, policy, chosen.evaluate, chosen.seed * 1_000_000 + 500_000)
    low, high = interval(share, chosen.evaluate)
    print(
        f"{chosen.game}: won {share:.1%} of {chosen.evaluate} fresh games against random, 95 % {low:.1%} to {high:.1%}"
    )
    print(f"trained on {chosen.games} games; {time.monotonic() - began:.0f} s in all")
    return share


if __name__ == "__main__":
    main()

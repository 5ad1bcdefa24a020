#!/usr/bin/env python3
"""Simple answers to two questions about a dataset: which action comes next, and who will win?

It reads a folder that `kaffeehaus dataset --recipe` made, learns from most games of each part and is tried on the
others. Whoever has a model of their own knows from this what it must beat.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus import GAMES, GameState, Record
from kaffeehaus.arena.dataset import ENDINGS, lines_of
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.research.observing import FEATURES, sight_of

TRIED = 5
"""Every so manyth game is one that models are tried on, and not learned from."""


class Decision(NamedTuple):
    """A decision of a game, as the seat saw it that made it."""

    legal: tuple[int, ...]
    looks: tuple[float, ...]
    """What each action leads to, as the evaluation made by hand sees it."""
    chosen: int
    features: np.ndarray[Any, Any]
    won: float
    """The seat's part of the victory."""
    ahead: float
    """By how many points it leads now over the best of the others, as everybody sees."""
    tried: bool


def games_of(folder: Path) -> Iterator[dict[str, Any]]:
    """The games of a part, in the order of their numbers."""
    for path in sorted(path for path in folder.iterdir() if path.name.endswith(ENDINGS)):
        for line in lines_of(path):
            yield json.loads(line)


def decisions_of(game: dict[str, Any], every: int) -> Iterator[Decision]:
    """Some decisions of a game, with what a model may use: only what the seat could know."""
    record = Record.from_json(json.dumps(game["record"]))
    kind = GAMES[record.game]
    state = kind.start(record.players, kind.options(record.options), record.seed)
    of, evaluation = sight_of(record.game, FEATURES).of, evaluation_of(record.game)
    winners = game["outcome"]["winners"]
    for number, (seat, text) in enumerate(record.actions):
        action = kind.parse(text)
        if number % every == game["number"] % every:
            legal = state.legal(seat)
            others = [score for p, score in enumerate(state.score) if p != seat]
            world = state.determinize(seat, Random(number))
            yield Decision(
                tuple(one.id for one in legal),
                tuple(_look(world, seat, one, evaluation.worth) for one in legal),
                action.id,
                of(state, seat),
                (seat in winners) / len(winners),
                state.score[seat] - max(others),
                game["number"] % TRIED == TRIED - 1,
            )
        state.apply(seat, action)


def _look(world: GameState, seat: int, action: Any, worth: Any) -> float:
    after = world.clone()
    after.apply(seat, action)
    return float(worth(after, seat))


def next_action(decisions: Sequence[Decision]) -> dict[str, float]:
    """How often the action that was chosen is guessed, by chance, by habit and by the evaluation made by hand."""
    seen: Counter[int] = Counter()
    offered: Counter[int] = Counter()
    for one in decisions:
        if not one.tried:
            seen[one.chosen] += 1
            offered.update(one.legal)
    habit = {action: (seen[action] + 1) / (offered[action] + 10) for action in offered}
    tried = [one for one in decisions if one.tried]
    guessed: dict[str, list[float]] = {
        "any legal action": [1 / len(one.legal) for one in tried],
        "the most usual one": [max(one.legal, key=lambda a: habit.get(a, 0.1)) == one.chosen for one in tried],
        "the best by hand": [one.legal[one.looks.index(max(one.looks))] == one.chosen for one in tried],
    }
    return {name: float(np.mean(right)) for name, right in guessed.items()}


def outcome(decisions: Sequence[Decision], players: int) -> dict[str, float]:
    """How surprising it is who wins (the mean of -log of the chance given to it, in bits): less is better."""
    x = np.array([one.features for one in decisions])
    ahead = np.array([[one.ahead] for one in decisions])
    won, tried = np.array([one.won for one in decisions]), np.array([one.tried for one in decisions])
    constant = np.full(len(decisions), 1 / players)
    models = {"as many as play": constant, "points ahead": fitted(ahead, won, tried), "features": fitted(x, won, tried)}
    return {name: surprise(chances[tried], won[tried]) for name, chances in models.items()}


def fitted(x: np.ndarray[Any, Any], won: np.ndarray[Any, Any], tried: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The chances that a logistic regression gives, learned from the games that are not tried."""
    known = x[~tried]
    centre, spread = known.mean(0), known.std(0) + 0.1
    rows = np.concatenate([(x - centre) / spread, np.ones((len(x), 1))], 1)
    factors = np.zeros(rows.shape[1])
    learned, target = rows[~tried], won[~tried]
    pace = 4.0 / np.linalg.norm(learned, 2) ** 2 * len(learned)
    for _ in range(200):
        wrong = 1 / (1 + np.exp(-learned @ factors)) - target
        factors -= pace * (learned.T @ wrong / len(learned) + 0.02 * np.append(factors[:-1], 0.0))
    return 1 / (1 + np.exp(-rows @ factors))


def surprise(chances: np.ndarray[Any, Any], won: np.ndarray[Any, Any]) -> float:
    """The mean surprise in bits."""
    sure = chances.clip(1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean() / log(2))


def main(words: list[str] | None = None) -> None:
    """Prints the tables of docs/dataset.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="what kaffeehaus dataset --recipe made")
    parser.add_argument("--games", type=int, default=100, help="of each part (default: %(default)s)")
    parser.add_argument("--every", type=int, default=4, help="looks at every so manyth decision (default: %(default)s)")
    chosen = parser.parse_args(words)
    head = ""
    for part in sorted(path for path in chosen.folder.iterdir() if path.is_dir()):
        games = [game for game, _ in zip(games_of(part), range(chosen.games), strict=False)]
        if len(games) < TRIED:
            continue
        decisions = [one for game in games for one in decisions_of(game, chosen.every)]
        actions, winner = next_action(decisions), outcome(decisions, games[0]["record"]["players"])
        columns = ["part", "games", "decisions", *actions, *winner]
        if not head:
            head = "| " + " | ".join(columns) + " |\n|---" + "|--:" * (len(columns) - 1) + "|"
            print(head)
        shown = [f"{100 * share:.1f} %" for share in actions.values()] + [f"{bits:.3f}" for bits in winner.values()]
        print("| " + " | ".join([f"`{part.name}`", str(len(games)), f"{len(decisions):,}", *shown]) + " |")


if __name__ == "__main__":
    main()

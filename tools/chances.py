"""Plays games at which the chances of a review are calibrated, fits them, and draws how well they hold.

    python tools/chances.py play runs/chances --games 400 --part 0/2    # so many of each kind, half of them here
    python tools/chances.py fit runs/chances     # writes the chances.json of each game
    python tools/chances.py draw runs/chances    # tests it, and draws docs/pictures/calibration-*.png

What is played follows from the numbers of the games alone. Where curves are tested, the games are parted into five:
what is told of each fifth comes from a curve that was fitted to the others.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus import GAMES, Perspective
from kaffeehaus.arena.plan import game_seed
from kaffeehaus.bots import Bot, make
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.learned.judge import judge_of
from kaffeehaus.bots.learned.player import LearnedBot
from kaffeehaus.games.registry import package_of
from kaffeehaus.learning.tables import Tables
from kaffeehaus.review.chances import FILE, Curve, digest, lead_of

SEED = 16
KEPT = 0.2
"""The part of the moments that are kept."""
ALONE = 0.7
"""The part of the games that the learned judge plays alone, one action ahead; elsewhere half of the seats do not."""
ODD = (0.0, 0.02, 0.05)
"""How often a seat does anything at all."""
FOLDS = 5
"""A curve is tested on one part of so many, and fitted to the others."""
QUANTILES = (0.05, 0.35, 0.65, 0.95)
"""Which rounds a curve is told for: those before which so much of all moments lies."""
UNIT, PRIOR, LEAST = 20.0, 0.5, 0.1
"""So many points count as one while fitting; so much holds a curve to that of an unknown game; the least slope."""
PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
Array = np.ndarray[Any, Any]


def play(folder: Path, games: int, part: str) -> None:
    """Plays games of every kind in turn, and goes on where it stopped."""
    mine, parts = map(int, part.split("/"))
    file = folder / f"games-{mine}-{parts}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    played = file.read_text().count("\n") if file.exists() else 0
    orders = [(n, name, players) for n in range(games) for name in GAMES for players in GAMES[name].seats]
    with file.open("a") as out:
        for number, name, players in orders[mine::parts][played:]:
            out.write(json.dumps(_game(name, players, number)) + "\n")
            out.flush()


def _game(name: str, players: int, number: int) -> dict[str, Any]:
    """One game: which moments came to what lead in the eyes of which seat, and who won."""
    rng = Random(f"{SEED}/{name}/{players}/{number}")
    game = GAMES[name]
    table = Tables((players,), {}).draw(game, rng, players)
    state = table.start(game, game_seed(SEED, number * 100 + players))
    alone, odd = rng.random() < ALONE, rng.choice(ODD)
    bots = [_bot(name, alone or rng.random() < 0.5, rng) for _ in range(players)]
    rows: list[tuple[int, int, float]] = []
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        if rng.random() < KEPT:
            seen = rng.randrange(players)
            rows.append((seen, state.round, round(lead_of(Perspective(state, seen)).points, 2)))
        anything = rng.random() < odd
        action = rng.choice(legal) if anything or len(legal) == 1 else bots[seat].choose(Perspective(state, seat))
        state.apply(seat, action)
    outcome = state.outcome
    assert outcome is not None
    return {
        "game": name,
        "players": players,
        "number": number,
        "options": table.options,
        "winners": list(outcome.winners),
        "rows": rows,
    }


def _bot(name: str, learned: bool, rng: Random) -> Bot:
    judge = judge_of(name)
    if learned and judge is not None:
        return LearnedBot(rng, judge.values, evaluation_of(name))
    return make("medium", name, rng)


def games_in(folder: Path) -> Iterator[dict[str, Any]]:
    """Every game that was played."""
    for file in sorted(folder.glob("games-*.jsonl")):
        for line in file.read_text().splitlines():
            yield json.loads(line)


# Fitting --------------------------------------------------------------------------------------------------------------


class Moments(NamedTuple):
    """Moments of games of one kind, a row each."""

    lead: Array
    round: Array
    won: Array
    game: Array
    """The number of the game; whether a curve may see it turns on that."""

    def where(self, chosen: Array) -> Moments:
        """Some of them."""
        return Moments(*(column[chosen] for column in self))


def moments(games: Iterable[dict[str, Any]]) -> dict[str, Moments]:
    """The moments by kind of game."""
    rows: dict[str, list[tuple[float, ...]]] = {}
    for game in games:
        found = rows.setdefault(f"{game['game']}-{game['players']}", [])
        found += [(lead, round, seat in game["winners"], game["number"]) for seat, round, lead in game["rows"]]
    return {name: Moments(*np.array(found, float).T) for name, found in sorted(rows.items())}


def curve(of: Moments) -> Curve:
    """The logistic curve that tells best who won, between rounds that part the moments evenly."""
    rounds = np.unique(np.quantile(of.round, QUANTILES).round(1))
    hats = np.stack([np.interp(of.round, rounds, one) for one in np.eye(len(rounds))], 1)
    x = np.hstack([hats, hats * of.lead[:, None] / UNIT])
    each = 1 / np.bincount(of.game.astype(int))[of.game.astype(int)]  # a long game says no more than a short one
    first = np.concatenate([np.full(len(rounds), -1.0), np.full(len(rounds), 1.0)])
    found = first.copy()
    for _ in range(60):
        told = 1 / (1 + np.exp(-x @ found))
        slope = x.T @ (each * (of.won - told)) - PRIOR * (found - first)
        bend = (x * (each * told * (1 - told))[:, None]).T @ x + PRIOR * np.eye(len(found))
        found = found + np.linalg.solve(bend, slope)
    middles, slopes = np.split(found, 2)
    rounded = [tuple(round(float(v), 5) for v in values) for values in (middles, np.maximum(slopes, LEAST) / UNIT)]
    return Curve(tuple(float(v) for v in rounds), *rounded)


def told(by: Curve, of: Moments) -> Array:
    """The chances of moments by a curve."""
    return np.array([by.chance(lead, round) for lead, round in zip(of.lead, of.round, strict=True)])


def unseen(of: Moments) -> Array:
    """The chances of all moments, each by a curve that was fitted to other games than its own."""
    found = np.zeros(len(of.lead))
    for fold in range(FOLDS):
        mine = of.game % FOLDS == fold
        found[mine] = told(curve(of.where(~mine)), of.where(mine))
    return found


def fit(folder: Path) -> None:
    """Writes the curves of all games that were played, with how they were made."""
    games = list(games_in(folder))
    curves = {name: curve(of)._asdict() for name, of in moments(games).items()}
    made = {"seed": SEED, "kept": KEPT, "alone": ALONE, "odd": ODD, "command": "tools/chances.py"}
    for name, game in GAMES.items():
        told = {
            "made": {"games": sum(one["game"] == name for one in games), **made},
            "judge": digest(game.start(game.seats[0], game.largest, 1)),
            "curves": {str(players): curves[f"{name}-{players}"] for players in game.seats},
        }
        file = Path(str(files(package_of(name)).joinpath(FILE)))
        file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


# Drawing --------------------------------------------------------------------------------------------------------------


class Tenth(NamedTuple):
    """The moments in which a chance of so and so many percent was told."""

    told: float
    came: float
    error: float
    """Of what came, as games were drawn by chance: moments of one game are not independent."""
    games: int


def tenths(chance: Array, won: Array, game: Array) -> list[Tenth]:
    """What came of the chances told, tenth by tenth."""
    found = []
    for low in range(10):
        here = (chance >= low / 10) & (chance < (low + 1) / 10 + (low == 9))
        numbers = np.unique(game[here])
        if len(numbers) < 2:
            continue
        sums = np.array([[(won[here & (game == n)] - won[here].mean()).sum()] for n in numbers])
        error = float(np.sqrt((sums**2).sum()) / here.sum())
        found.append(Tenth(float(chance[here].mean()), float(won[here].mean()), error, len(numbers)))
    return found


def draw(folder: Path) -> None:
    """Draws how often seats won that were told a chance, and prints it."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    games = list(games_in(folder))
    by_kind = moments(games)
    for name in GAMES:
        parts = {key: of for key, of in by_kind.items() if key.rpartition("-")[0] == name}
        chance = np.concatenate([unseen(of) for of in parts.values()])
        won = np.concatenate([of.won for of in parts.values()])
        game = np.concatenate([of.game + 100_000 * place for place, of in enumerate(parts.values())])
        figure, axes = pyplot.subplots(figsize=(6.4, 6.0))
        axes.fill_between([0, 1], [-0.05, 0.95], [0.05, 1.05], color="#e7dcc3", label="within 5 points")
        axes.plot([0, 1], [0, 1], color="#8a7d63", linewidth=1)
        found = tenths(chance, won, game)
        axes.errorbar(
            [one.told for one in found],
            [one.came for one in found],
            [1.96 * one.error for one in found],
            fmt="o-",
            color="#1d4037",
            capsize=3,
            label=f"all tables, {len(np.unique(game))} games",
        )
        for mark, (key, of) in zip("s^Dv", parts.items(), strict=False):
            one = tenths(unseen(of), of.won, of.game)
            players = key.rpartition("-")[2]
            axes.plot([t.told for t in one], [t.came for t in one], mark, alpha=0.5, label=f"{players} players")
        axes.set(xlim=(0, 1), ylim=(0, 1), xlabel="chance told", ylabel="part of the games won", title=name.upper())
        axes.legend(loc="upper left")
        figure.tight_layout()
        figure.savefig(PICTURES / f"calibration-{name}.png", dpi=110, metadata={"Software": None})
        pyplot.close(figure)
        print(name, len(np.unique(game)), "games,", len(won), "moments")
        for tenth in found:
            print(f"  told {tenth.told:.3f}  came {tenth.came:.3f} ± {1.96 * tenth.error:.3f}  ({tenth.games} games)")
        print("  Brier", round(float(((chance - won) ** 2).mean()), 4), "even", round(float(won.var()), 4))


def main() -> None:
    """Does what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit", "draw"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--part", default="0/1")
    chosen = parser.parse_args()
    if chosen.what == "play":
        play(chosen.folder, chosen.games, chosen.part)
    elif chosen.what == "fit":
        fit(chosen.folder)
    else:
        draw(chosen.folder)


if __name__ == "__main__":
    main()

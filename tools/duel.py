#!/usr/bin/env python3
"""Lets the strongest bot meet itself with other weights: `python tools/duel.py GAME WEIGHTS [OTHER] [--games 100]`.

Deals are mirrored over all seats; without OTHER it meets what the house plays by. Every second deal is at the table
that bots are measured at, the others at any. Prints shares of wins with 95 % intervals for each number of players.
That is how new weights are judged before they are put in place, and how an exploiter is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "src")) if path not in sys.path]

from kaffeehaus.arena.workers import local  # noqa: E402
from kaffeehaus.bots.budget import Budget  # noqa: E402
from kaffeehaus.bots.learned.judge import FOLDER  # noqa: E402
from kaffeehaus.learning import gates  # noqa: E402
from kaffeehaus.learning.gates import Pairing  # noqa: E402
from kaffeehaus.learning.seats import Player  # noqa: E402
from kaffeehaus.learning.tables import Tables  # noqa: E402


def player(file: Path, budget: Budget | None) -> Player:
    """Who plays by these weights; without a budget it looks one action ahead."""
    return Player(file.read_bytes(), budget)


def main(words: Sequence[str]) -> int:
    """Plays."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("weights", type=Path)
    parser.add_argument("other", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=100, help="of the least number of players")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--budget", default="0.1cpu", help="for a decision (%(default)s); none looks one action ahead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(words)
    budget = None if chosen.budget == "none" else Budget.parse(chosen.budget)
    house = Path(str(FOLDER.joinpath(f"{chosen.game}.weights")))
    pairing = Pairing(player(chosen.weights, budget), player(chosen.other or house, budget), chosen.games)
    tables = Tables(tuple(sorted({*(chosen.players or [2])})), {})

    def tell(done: int, whole: int) -> None:
        print(f"{done} of {whole} deals", file=sys.stderr, flush=True)

    found = gates.hold(local(chosen.workers), chosen.game, tables, chosen.seed, {"duel": pairing}, inf, tell)
    print(json.dumps(found["duel"].to_json(), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

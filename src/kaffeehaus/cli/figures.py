"""What came of many games: each game's tally, their sum, and how it is shown."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean, median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.arena.plan import game_seed
from kaffeehaus.bots import make
from kaffeehaus.cli.presenter import Presenter
from kaffeehaus.cli.usage import USAGE
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.core.events import Event


class Setting(NamedTuple):
    """Which games are played: everything a worker needs to know."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]


class Tally(NamedTuple):
    """What one game adds to the figures."""

    rounds: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    used: Counter[tuple[str, str]]


def play_batch(piece: tuple[Setting, int, int]) -> list[Tally]:
    """Plays a range of games; works in any process."""
    setting, first, last = piece
    return [play_one(setting, number) for number in range(first, last)]


def play_one(setting: Setting, number: int) -> Tally:
    """Plays one game to its end."""
    game = GAMES[setting.game]
    state = game.start(setting.players, game.options(setting.options), game_seed(setting.seed, number))
    bots = [
        make(name, setting.game, Random(f"{setting.seed}/{number}/{seat}")) for seat, name in enumerate(setting.bots)
    ]
    usage = USAGE[setting.game]
    used = usage.at_start(state)
    while not state.over:
        seat = state.to_act[0]
        events: list[Event] = []
        state.apply(seat, bots[seat].choose(Perspective(state, seat)), events)
        used += usage.counted(state, events)
    return _tally(state, used)


def _tally(state: GameState, used: Counter[tuple[str, str]]) -> Tally:
    outcome = state.outcome
    assert outcome is not None
    rounds = state.view(None)["round"]
    return Tally(rounds, len(state.history), outcome.scores, outcome.winners, outcome.reason, used)


class Figures:
    """The sum of many games."""

    def __init__(self, setting: Setting, games: int) -> None:
        self.setting = setting
        self.games = games
        self.rounds: list[int] = []
        self.decisions = 0
        self.scores: list[int] = []
        self.wins = [0.0] * setting.players
        self.ended: Counter[str] = Counter()
        self.used: Counter[tuple[str, str]] = Counter()

    def add(self, tally: Tally) -> None:
        """Adds one game; a shared victory counts as a part for each."""
        self.rounds.append(tally.rounds)
        self.decisions += tally.decisions
        self.scores += tally.scores
        for seat in tally.winners:
            self.wins[seat] += 1 / len(tally.winners)
        self.ended[tally.reason] += 1
        self.used += tally.used

    def to_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        setting = self.setting
        return {
            "game": setting.game,
            "players": setting.players,
            "options": setting.options,
            "seed": setting.seed,
            "games": self.games,
            "rounds": {"min": min(self.rounds), "median": median(self.rounds), "max": max(self.rounds)},
            "decisions_per_game": round(self.decisions / self.games, 3),
            "scores": {"mean": round(fmean(self.scores), 3), "min": min(self.scores), "max": max(self.scores)},
            "win_share": [round(wins / self.games, 6) for wins in self.wins],
            "ended_by": dict(sorted(self.ended.items())),
            "used": USAGE[setting.game].summary(setting.players, setting.options, self.used),
        }


def show(figures: Figures, presenter: Presenter, out: Console) -> None:
    """The figures as a table."""
    texts, data = presenter.texts, figures.to_json()
    title = texts.text(
        "figures-title", games=data["games"], game=data["game"], players=data["players"], seed=str(data["seed"])
    )
    out.print(Flow(Text(title, "bold")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for label, line in [*_general(data, presenter), *USAGE[data["game"]].rows(texts, data["used"])]:
        table.add_row(Flow(label), Flow(line))
    out.print(table)


def _general(data: dict[str, Any], presenter: Presenter) -> list[tuple[str, str]]:
    """The figures that every game has: a label and a line each."""
    texts = presenter.texts
    rounds, scores = data["rounds"], data["scores"]

    def row(id: str, *numbers: str) -> tuple[str, str]:
        return texts.text(id), texts.text("part-separator").join(numbers)

    found = [
        row("figures-rounds", *(texts.number("short", rounds[k]) for k in ("min", "median", "max"))),
        row("figures-decisions", texts.number("one", data["decisions_per_game"])),
        row(
            "figures-scores",
            texts.number("one", scores["mean"]),
            *(texts.number("whole", scores[k]) for k in ("min", "max")),
        ),
        row("figures-wins", *(texts.share(share) for share in data["win_share"])),
    ]
    for reason, number in data["ended_by"].items():
        label = texts.text("figures-ended", reason=presenter.end(reason, short=True))
        found.append((label, texts.number("whole", number)))
    return found

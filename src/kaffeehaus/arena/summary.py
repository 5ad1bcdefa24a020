"""What came of a run: shares of wins, meetings of two, scores by rule, lengths and speed, as plain data and as rows."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from statistics import fmean
from typing import Any

from kaffeehaus.arena import ratings
from kaffeehaus.arena.intervals import Gathered, mean, share
from kaffeehaus.arena.playing import Played

Results = dict[str, Any]


def summarize(run: Mapping[str, Any], games: Sequence[Played]) -> Results:
    """The results of the games, in the order of their numbers; what depends on the clock is under `speed` only."""
    bots: list[str] = run["bots"]
    found: Results = dict(run)
    found["played"] = len(games)
    found["deals"] = len({game.deal for game in games})
    sat = {place: bots[place] for place in range(len(bots)) if any(place in game.seats for game in games)}
    found["results"] = {bot: _of_bot(place, games) for place, bot in sat.items()}
    rated = ratings.ratings(games, len(bots), run["seed"]) if ratings.available() else None
    for place, bot in sat.items():
        found["results"][bot]["rating"] = rated[place].to_json() if rated else None
    found["pairs"] = [
        {"bot": bots[one], "other": bots[two]} | _meetings(one, two, games)
        for one, two in permutations(range(len(bots)), 2)
    ]
    found["seats"] = [_of_seat(seat, games) for seat in range(run["players"])]
    found["rounds"] = _lengths([game.rounds for game in games])
    found["decisions"] = _lengths([game.length for game in games])
    found["ended_by"] = dict(sorted(Counter(game.reason for game in games).items()))
    found["speed"] = {bot: _speed(place, games) for place, bot in sat.items()}
    return found


def won(game: Played, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def gather_wins(wins: Gathered, place: int, games: Iterable[Played]) -> Gathered:
    """Adds a bot's parts of the victories, one for every seat it had."""
    for game in games:
        for seat, one in enumerate(game.seats):
            if one == place:
                wins.add(game.deal, won(game, seat))
    return wins


def _of_bot(place: int, games: Sequence[Played]) -> dict[str, Any]:
    wins, scores = gather_wins(Gathered(), place, games), Gathered()
    rules = list(dict.fromkeys(rule for game in games for points in game.points for rule in points))
    points = {rule: Gathered() for rule in rules}
    for game in games:
        for seat, one in enumerate(game.seats):
            if one == place:
                scores.add(game.deal, game.scores[seat])
                for rule in rules:
                    points[rule].add(game.deal, game.points[seat].get(rule, 0))
    return {
        "games": sum(place in game.seats for game in games),
        "seats": wins.count,
        "wins": round(wins.total, 6),
        "win_share": share(wins.samples()).to_json(),
        "score": mean(scores.samples()).to_json(),
        "points": {rule: mean(gathered.samples()).to_json() for rule, gathered in points.items()},
    }


def _meetings(one: int, two: int, games: Sequence[Played]) -> dict[str, Any]:
    """How often the one comes in before the other; equal places count half."""
    ahead = Gathered()
    for game in games:
        places = [(seat in game.winners, game.scores[seat]) for seat in range(len(game.seats))]
        for first, second in combinations(range(len(places)), 2):
            if (game.seats[first], game.seats[second]) == (two, one):
                first, second = second, first
            elif (game.seats[first], game.seats[second]) != (one, two):
                continue
            ahead.add(game.deal, (places[first] > places[second]) + 0.5 * (places[first] == places[second]))
    if not ahead.count:
        return {"meetings": 0, "ahead": None}
    return {"meetings": ahead.count, "ahead": share(ahead.samples()).to_json()}


def _of_seat(seat: int, games: Sequence[Played]) -> dict[str, Any]:
    wins = Gathered()
    for game in games:
        wins.add(game.deal, won(game, seat))
    return {"wins": round(wins.total, 6), "win_share": share(wins.samples()).to_json()}


def _lengths(values: list[int]) -> dict[str, Any]:
    counted = {str(value): number for value, number in sorted(Counter(values).items())}
    return {"mean": round(fmean(values), 3), "min": min(values), "max": max(values), "count": counted}


def _speed(place: int, games: Sequence[Played]) -> dict[str, Any]:
    """What a bot needs for a decision; the clock runs while it chooses and at no other time."""
    clocks = [clock for game in games for one, clock in zip(game.seats, game.clocks, strict=True) if one == place]
    decisions, seconds = sum(clock.decisions for clock in clocks), sum(clock.seconds for clock in clocks)
    overruns = sum(clock.overruns for clock in clocks)
    return {
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds, 2) if seconds else None,
        "ms_mean": round(seconds / decisions * 1000, 4) if decisions else None,
        "ms_max": round(max((clock.slowest for clock in clocks), default=0.0) * 1000, 4),
        "overruns": overruns,
        "overrun_share": round(overruns / decisions, 6) if decisions else None,
    }


def as_csv(results: Results) -> str:
    """One row a bot: every figure of `results` and `speed`, intervals as columns of their own."""
    rows = []
    for bot, figures in results["results"].items():
        row: dict[str, Any] = {"bot": bot}
        for name in ("games", "seats", "wins"):
            row[name] = figures[name]
        for name in ("win_share", "rating", "score"):
            row |= _columns(name, figures[name])
        row |= results["speed"][bot]
        for rule, estimate in figures["points"].items():
            row |= _columns(f"points_{rule}", estimate)
        rows.append(row)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _columns(name: str, estimate: Mapping[str, float | None] | None) -> dict[str, float | None]:
    known = estimate or {"value": None, "low": None, "high": None}
    return {name: known["value"], f"{name}_low": known["low"], f"{name}_high": known["high"]}

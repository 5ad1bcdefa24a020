"""What a game adds to the figures, as whole numbers by name: they add up in any order and wherever they are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kaffeehaus.arena.figures.effects import WHOLE, Mean, parts, plain, share
from kaffeehaus.arena.figures.playing import Tally
from kaffeehaus.core.counting import Used

Counts = Counter[tuple[str, ...]]
"""Numbers by what they count: first of which sort they are, then of which thing."""
GAMES: tuple[str, ...] = ("games",)
DECISIONS: tuple[str, ...] = ("decisions",)
HALF: tuple[str, ...] = ("half",)
EVEN = 840
"""A thing in parts that can be shared among up to eight without a remainder."""


def counts(tally: Tally) -> Counts:
    """What one game adds; a shared victory counts as a part for each."""
    found: Counts = Counter({GAMES: 1, DECISIONS: tally.decisions})
    found["rounds", str(tally.rounds)] += 1
    found["ended", tally.reason] += 1
    players = len(tally.scores)
    won = parts(tally.winners, players)
    for seat, score in enumerate(tally.scores):
        found["score", str(score)] += 1
        found["win", str(seat)] += won[seat]
        found["place", str((seat - tally.first) % players)] += won[seat]
    leaders = [seat for seat, score in enumerate(tally.half) if score == max(tally.half)]
    found[HALF] += sum(won[seat] for seat in leaders) * EVEN // len(leaders)
    for rule in dict.fromkeys(rule for points in tally.points for rule in points):
        _mean(found, "points", rule, [points.get(rule, 0) for points in tally.points])
    for thing, values in tally.holdings.items():
        _mean(found, "held", thing, values)
    for (what, name), number in tally.used.items():
        found["used", what, name] += number
        found["in", what, name] += number > 0
    return found


def _mean(found: Counts, sort: str, name: str, values: Sequence[int]) -> None:
    """What a player has of something on average of the seats, in parts, and its square: both give a mean over games."""
    each = sum(values) * EVEN // len(values)
    found[sort, name] += each
    found[f"{sort}-squared", name] += each * each


class Sums:
    """The numbers of many games, and what they say."""

    def __init__(self) -> None:
        self.counts: Counts = Counter()

    def add(self, more: Counts) -> None:
        """Adds a game, or many."""
        self.counts.update(more)

    @property
    def games(self) -> int:
        """How many games these are."""
        return self.counts[GAMES]

    def of(self, *sort: str) -> dict[str, int]:
        """The numbers of a sort by the name of the thing, in the order in which they came."""
        return {key[-1]: number for key, number in self.counts.items() if key[:-1] == sort}

    def spread(self, sort: str) -> dict[int, int]:
        """How often each number came, from the least on."""
        return dict(sorted((int(value), times) for value, times in self.of(sort).items() if times))

    def means(self, sort: str) -> dict[str, Mean]:
        """By thing what a player had of it, on average over games, in parts."""
        squares = self.of(f"{sort}-squared")
        return {name: Mean(self.games, total, squares.get(name, 0)) for name, total in self.of(sort).items()}

    def victories(self, players: int, sort: str = "place") -> list[dict[str, float | None] | None]:
        """The shares of the victories by place after the first player, or by seat, with intervals."""
        return [share(self.counts[sort, str(number)] / WHOLE, self.games) for number in range(players)]

    def sources(self) -> dict[str, dict[str, float | None] | None]:
        """What a player scores by each rule."""
        return {rule: plain(mean.estimate(EVEN)) for rule, mean in self.means("points").items()}

    def used(self, sort: str = "used") -> Used:
        """How often what was done with which component, or in how many games."""
        return Counter({(key[1], key[2]): number for key, number in self.counts.items() if key[0] == sort})


def middle(spread: dict[int, int]) -> float:
    """The median of numbers of which it is known how often each came."""
    last = sum(spread.values()) - 1
    ends, seen = [], 0
    for value, times in spread.items():
        ends += [value for place in (last // 2, (last + 1) // 2) if seen <= place < seen + times]
        seen += times
    return sum(ends) / 2


def mean_of(spread: dict[int, int]) -> float:
    """Their mean."""
    return sum(value * times for value, times in spread.items()) / sum(spread.values())

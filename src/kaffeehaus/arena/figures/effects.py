"""What the deal does: how seats fare that were dealt a mission, or one of a set, beside seats that were not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any

from kaffeehaus.arena.figures.regression import Regression
from kaffeehaus.arena.intervals import Estimate, Z, student, wilson

WHOLE = 60
"""A victory in parts that can be shared among up to five without a remainder."""


def parts(winners: Sequence[int], players: int) -> list[int]:
    """Every seat's part of the victory."""
    return [WHOLE // len(winners) if seat in winners else 0 for seat in range(players)]


class Mean:
    """A mean of whole numbers with its interval, from sums only."""

    def __init__(self, count: int = 0, total: int = 0, squares: int = 0) -> None:
        self.count, self.total, self._squares = count, total, squares

    def add(self, value: int) -> None:
        """Adds a value."""
        self.count += 1
        self.total += value
        self._squares += value * value

    def estimate(self, scale: int = 1) -> Estimate | None:
        """The mean in units of so many; None of nothing."""
        count = self.count
        if not count:
            return None
        mean = self.total / count
        if count < 2:
            return Estimate(mean / scale, None, None)
        variance = (self._squares * count - self.total**2) / (count * (count - 1))
        half = student(count - 1) * sqrt(variance / count)
        return Estimate(mean / scale, (mean - half) / scale, (mean + half) / scale)


def plain(estimate: Estimate | None) -> dict[str, float | None] | None:
    """An estimate as plain data, or nothing."""
    return None if estimate is None else estimate.to_json()


def share(number: float, count: int) -> dict[str, float | None] | None:
    """A share of independent things with its Wilson interval, as plain data."""
    if not count:
        return None
    return Estimate(number / count, *wilson(number / count, count)).to_json()


class Dealt:
    """Seats that were dealt one mission."""

    def __init__(self) -> None:
        self.wins = 0
        self.margin = Mean()

    def to_json(self, players: int) -> dict[str, Any]:
        """How often such seats win, also beside the fair share, and by how much they lead the mean of the others."""
        seats = self.margin.count
        win = share(self.wins / WHOLE, seats)
        return {
            "seats": seats,
            "win_share": win,
            "of_fair_share": win and {k: None if v is None else round(v * players, 6) for k, v in win.items()},
            "margin": plain(self.margin.estimate(max(1, players - 1))),
        }


class Gift:
    """Seats that were dealt at least one of some missions, beside those of the same games that were dealt none."""

    def __init__(self, missions: Sequence[str]) -> None:
        self.missions = list(missions)
        self._games: Counter[tuple[int, int]] = Counter()
        """By how many seats of a game have one, and their part of the victory."""

    def add(self, dealt: Sequence[Sequence[str]], won: Sequence[int]) -> None:
        """Adds a game."""
        having = [seat for seat, missions in enumerate(dealt) if not set(self.missions).isdisjoint(missions)]
        self._games[len(having), sum(won[seat] for seat in having)] += 1

    def to_json(self, players: int) -> dict[str, Any]:
        """How often either kind of seat wins, and how many times as often the one as the other."""
        rows = [(seats, won, players - seats, WHOLE - won, n) for (seats, won), n in sorted(self._games.items())]
        having, won, lacking, lost = (sum(row[k] * row[4] for row in rows) for k in range(4))
        found: dict[str, Any] = {"missions": self.missions, "with": None, "without": None, "ratio": None}
        for name, seats, wins in (("with", having, won), ("without", lacking, lost)):
            if seats:
                found[name] = {"seats": seats, "win_share": round(wins / WHOLE / seats, 6)}
        if won and lost and having and lacking:
            ratio = won * lacking / (having * lost)
            # The spread of the logarithm between games, whose seats win at each other's cost.
            square = sum(n * (w / won - s / having - v / lost + t / lacking) ** 2 for s, w, t, v, n in rows)
            factor = exp(Z * sqrt(square))
            found["ratio"] = Estimate(ratio, ratio / factor, ratio * factor).to_json()
        return found


class Deal:
    """All that is looked at of the deal."""

    def __init__(self, players: int, missions: Sequence[str], gifts: Mapping[str, Sequence[str]]) -> None:
        self._players = players
        self._dealt = {mission: Dealt() for mission in missions}
        self._gifts = {name: Gift(several) for name, several in gifts.items()}
        self._score = Regression(missions)
        self._lead = Regression(missions)

    def add(self, dealt: Sequence[Sequence[str]], scores: Sequence[int], won: Sequence[int]) -> None:
        """Adds a game."""
        total = sum(scores)
        for seat, missions in enumerate(dealt):
            # So many times the lead over the mean of the others as there are others.
            lead = self._players * scores[seat] - total
            self._score.add(missions, scores[seat])
            self._lead.add(missions, lead)
            for mission in missions:
                self._dealt[mission].wins += won[seat]
                self._dealt[mission].margin.add(lead)
        for gift in self._gifts.values():
            gift.add(dealt, won)

    def to_json(self) -> dict[str, Any]:
        """The effects as plain data."""
        explained, leads = self._score.to_json(), self._lead.to_json()
        return {
            "missions": {m: dealt.to_json(self._players) for m, dealt in self._dealt.items() if dealt.margin.count},
            "gifts": {name: gift.to_json(self._players) for name, gift in self._gifts.items()},
            "score_explained": explained,
            "lead_explained": {key: leads[key] for key in ("share", "adjusted")},
        }

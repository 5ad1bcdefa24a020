"""The figures: the sum of many games' tallies, as plain data."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median
from typing import Any

from kaffeehaus.arena.figures.counting import counting_of
from kaffeehaus.arena.figures.effects import WHOLE, Deal, Mean, parts, plain, share
from kaffeehaus.arena.figures.playing import Setting, Tally
from kaffeehaus.core.counting import Used
from kaffeehaus.games import GAMES


class Figures:
    """The sum of many games of one setting."""

    def __init__(self, setting: Setting) -> None:
        counting, players = counting_of(setting.game), setting.players
        self.setting = setting
        self.games = 0
        self._rounds: list[int] = []
        self._decisions = 0
        self._scores: list[int] = []
        self._wins = [0] * players
        self._wins_by_place = [0] * players
        self._points: Counter[str] = Counter()
        self._half = 0.0
        self._ended: Counter[str] = Counter()
        self._used: Used = Counter()
        self._used_in: Used = Counter()
        self._holdings: dict[str, Mean] = {}
        self._missions = counting.missions(players, setting.options)
        self._deal = Deal(players, self._missions, counting.gifts() if self._missions else {})

    def add(self, tally: Tally) -> None:
        """Adds one game; a shared victory counts as a part for each."""
        players = self.setting.players
        self.games += 1
        self._rounds.append(tally.rounds)
        self._decisions += tally.decisions
        self._scores += tally.scores
        won = parts(tally.winners, players)
        for seat, part in enumerate(won):
            self._wins[seat] += part
            self._wins_by_place[(seat - tally.first) % players] += part
        for points in tally.points:
            self._points.update(points)
        leaders = [seat for seat, score in enumerate(tally.half) if score == max(tally.half)]
        self._half += sum(won[seat] for seat in leaders) / len(leaders) / WHOLE
        self._ended[tally.reason] += 1
        self._used.update(tally.used)
        self._used_in.update(key for key, number in tally.used.items() if number)
        for name, values in tally.holdings.items():
            self._holdings.setdefault(name, Mean()).add(sum(values))
        if self._missions:
            self._deal.add(tally.dealt, tally.scores, won)

    def to_json(self) -> dict[str, Any]:
        """The figures as plain data; docs/arena.md says what each of them is."""
        setting, game = self.setting, GAMES[self.setting.game]
        summary = counting_of(setting.game).summary
        return {
            "game": setting.game,
            "rules": game.rules,
            "content": game.content,
            "players": setting.players,
            "options": setting.options,
            "seed": setting.seed,
            "bots": [entrant.label for entrant in setting.bots],
            "games": self.games,
            "rounds": {"min": min(self._rounds), "median": median(self._rounds), "max": max(self._rounds)},
            "rounds_counted": {str(rounds): n for rounds, n in sorted(Counter(self._rounds).items())},
            "decisions_per_game": round(self._decisions / self.games, 3),
            "scores": {"mean": round(fmean(self._scores), 3), "min": min(self._scores), "max": max(self._scores)},
            **self._shares("win_share", self._wins),
            **self._shares("win_share_by_place", self._wins_by_place),
            "half_time_leader_wins": share(self._half, self.games),
            "points": self._sources(),
            "missions_share_of_points": self._missions_share(),
            "holdings": {name: plain(mean.estimate(setting.players)) for name, mean in self._holdings.items()},
            "missions": {name: self._mission(name) for name in self._missions},
            "deal": self._deal.to_json() if self._missions else {},
            "ended_by": dict(sorted(self._ended.items())),
            "used": summary(setting.players, setting.options, self._used),
            "used_in_games": summary(setting.players, setting.options, self._used_in),
        }

    def _shares(self, name: str, wins: list[int]) -> dict[str, Any]:
        """Shares of the victories, and beside them their intervals."""
        found = [share(won / WHOLE, self.games) for won in wins]
        return {
            name: [one["value"] for one in found if one],
            f"{name}_interval": [[one["low"], one["high"]] for one in found if one],
        }

    def _sources(self) -> dict[str, Any]:
        """Per rule the points a player scores by it, and its share of all points."""
        total = sum(self._points.values())
        seats = self.games * self.setting.players
        return {
            rule: {"mean": round(points / seats, 4), "share": round(points / total, 6) if total else None}
            for rule, points in self._points.items()
        }

    def _missions_share(self) -> float | None:
        """What missions bring, less what failed ones cost, of all points."""
        total = sum(self._points.values())
        if not total or not self._missions:
            return None
        return round(sum(self._points[rule] for rule in counting_of(self.setting.game).MISSION_RULES) / total, 6)

    def _mission(self, name: str) -> dict[str, Any]:
        """How often a mission was dealt at the start, kept at any time, completed, and left open."""
        used = self._used
        kept = used["kept", name]
        found: dict[str, Any] = {what: used[what, name] for what in ("dealt", "kept", "completed", "open")}
        found["kept_share"] = share(kept, self.games)
        found["completed_share"] = share(used["completed", name], kept)
        found["open_share"] = share(used["open", name], kept)
        if ("earned", name) in used or ("lost", name) in used:
            found["points_when_kept"] = round((used["earned", name] - used["lost", name]) / kept, 4)
        return found

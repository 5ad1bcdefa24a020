"""The figures: the sum of many games' tallies, as plain data."""

from __future__ import annotations

from typing import Any

from kaffeehaus.arena.figures.counting import counting_of
from kaffeehaus.arena.figures.counts import DECISIONS, EVEN, HALF, Sums, counts, mean_of, middle
from kaffeehaus.arena.figures.effects import WHOLE, Deal, parts, plain, share
from kaffeehaus.arena.figures.playing import Setting, Tally
from kaffeehaus.core.counting import Used
from kaffeehaus.games import GAMES


class Figures:
    """The sum of many games of one setting."""

    def __init__(self, setting: Setting) -> None:
        counting = counting_of(setting.game)
        self.setting = setting
        self._sums = Sums()
        self._missions = counting.missions(setting.players, setting.options)
        self._deal = Deal(setting.players, self._missions, counting.gifts() if self._missions else {})

    def add(self, tally: Tally) -> None:
        """Adds one game; a shared victory counts as a part for each."""
        self._sums.add(counts(tally))
        if self._missions:
            self._deal.add(tally.dealt, tally.scores, parts(tally.winners, self.setting.players))

    def to_json(self) -> dict[str, Any]:
        """The figures as plain data; docs/arena.md says what each of them is."""
        setting, game, sums = self.setting, GAMES[self.setting.game], self._sums
        summary = counting_of(setting.game).summary
        rounds, scores, used = sums.spread("rounds"), sums.spread("score"), sums.used()
        return {
            "game": setting.game,
            "rules": game.rules,
            "content": game.content,
            "players": setting.players,
            "options": setting.options,
            "seed": setting.seed,
            "bots": [entrant.label for entrant in setting.bots],
            "games": sums.games,
            "rounds": {"min": min(rounds), "median": middle(rounds), "max": max(rounds)},
            "rounds_counted": {str(number): times for number, times in rounds.items()},
            "decisions_per_game": round(sums.counts[DECISIONS] / sums.games, 3),
            "scores": {"mean": round(mean_of(scores), 3), "min": min(scores), "max": max(scores)},
            **self._shares("win_share", "win"),
            **self._shares("win_share_by_place", "place"),
            "half_time_leader_wins": share(sums.counts[HALF] / WHOLE / EVEN, sums.games),
            "points": self._sources(),
            "missions_share_of_points": self._missions_share(),
            "holdings": {name: plain(mean.estimate(EVEN)) for name, mean in sums.means("held").items()},
            "missions": {name: self._mission(name, used) for name in self._missions},
            "deal": self._deal.to_json() if self._missions else {},
            "ended_by": dict(sorted(sums.of("ended").items())),
            "used": summary(setting.players, setting.options, used),
            "used_in_games": summary(setting.players, setting.options, sums.used("in")),
        }

    def _shares(self, name: str, sort: str) -> dict[str, Any]:
        """Shares of the victories, and beside them their intervals."""
        found = [one for one in self._sums.victories(self.setting.players, sort) if one]
        return {
            name: [one["value"] for one in found],
            f"{name}_interval": [[one["low"], one["high"]] for one in found],
        }

    def _sources(self) -> dict[str, Any]:
        """Per rule the points a player scores by it, and its share of all points."""
        points = self._sums.of("points")
        total = sum(points.values())
        return {
            rule: {
                "mean": round(number / EVEN / self._sums.games, 4),
                "share": round(number / total, 6) if total else None,
            }
            for rule, number in points.items()
        }

    def _missions_share(self) -> float | None:
        """What missions bring, less what failed ones cost, of all points."""
        points = self._sums.of("points")
        total = sum(points.values())
        if not total or not self._missions:
            return None
        rules = counting_of(self.setting.game).MISSION_RULES
        return round(sum(points.get(rule, 0) for rule in rules) / total, 6)

    def _mission(self, name: str, used: Used) -> dict[str, Any]:
        """How often a mission was dealt at the start, kept at any time, completed, and left open."""
        kept = used["kept", name]
        found: dict[str, Any] = {what: used[what, name] for what in ("dealt", "kept", "completed", "open")}
        found["kept_share"] = share(kept, self._sums.games)
        found["completed_share"] = share(used["completed", name], kept)
        found["open_share"] = share(used["open", name], kept)
        if ("earned", name) in used or ("lost", name) in used:
            found["points_when_kept"] = round((used["earned", name] - used["lost", name]) / kept, 4)
        return found

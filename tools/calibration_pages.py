"""The parts that both calibration pages have: tables of the figures as Markdown, and how they get into a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from tools.calibration_aims import BOT, Aim, Played, percent

__all__ = ["Page", "Played", "edges_table", "part", "percent", "prose", "replaced", "table"]
Share = dict[str, Any] | None
"""A value with its interval, as the figures give it."""
NOTHING = "–"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def prose(text: str) -> str:
    """A paragraph in lines of the usual length."""
    return fill(text, 125, break_long_words=False, break_on_hyphens=False)


def part(heading: str, *paragraphs: str) -> str:
    """A part of a page."""
    return "\n\n".join([f"## {heading}", *paragraphs])


def replaced(path: Path, name: str, text: str) -> str:
    """The page with this text between the marks of this name; the author writes what stands outside them."""
    begin, end = f"<!-- {name}: written by tools/calibration.py -->\n", f"<!-- end of {name} -->\n"
    page = path.read_text("utf-8")
    new, found = re.subn(
        f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: f"{begin}\n{text}\n\n{end}", page, count=1, flags=re.S
    )
    if not found:
        raise SystemExit(f"{path} has no part between {begin.strip()!r} and {end.strip()!r}")
    return new


def shared(found: Share, digits: int = 1) -> str:
    """A share with its interval, in percent."""
    if found is None:
        return NOTHING
    low, high = found["low"], found["high"]
    return f"{100 * found['value']:.{digits}f} ({100 * low:.{digits}f}–{100 * high:.{digits}f})"


def between(found: Share, digits: int = 2) -> str:
    """A value with its interval."""
    if found is None:
        return NOTHING
    if found["low"] is None:
        return f"{found['value']:.{digits}f}"
    return f"{found['value']:.{digits}f} ({found['low']:.{digits}f}–{found['high']:.{digits}f})"


def signed(found: Share) -> str:
    """A lead in points with what must be added and taken off for its interval."""
    if found is None:
        return NOTHING
    if found["high"] is None:
        return f"{found['value']:+.1f}"
    return f"{found['value']:+.1f} ± {found['high'] - found['value']:.1f}"


def quantile(counted: dict[str, int], part: float) -> int:
    """The number that so large a part of the games stays at or below."""
    left = part * sum(counted.values())
    for number, games in sorted((int(number), games) for number, games in counted.items()):
        left -= games
        if left <= 0:
            return number
    return max(map(int, counted))


class Page:
    """The figures of a game, told in tables."""

    def __init__(self, game: str, played: Played) -> None:
        self.game = game
        self.played = played
        self.any = next(iter(played.values()))

    def rows(self, variant: str | None = None, bot: str | None = None) -> list[tuple[list[str], dict[str, Any]]]:
        """Every setting, or those of a variant or a kind of bot: the words that name it, and its figures."""
        return [
            ([name, str(players), data["bots"][0]], data)
            for (name, players, kind), data in self.played.items()
            if variant in (None, name) and bot in (None, kind)
        ]

    def measured(self) -> str:
        """What the figures were measured with."""
        games = ", ".join(f"{words[0]} {words[1]} {words[2]}: {data['games']:,}" for words, data in self.rows())
        measured = (
            f"Measured with content `{self.any['content']}`, rules {self.any['rules']}, "
            f"bots `{self.any['bots_digest']}`, seed {self.any['seed']}. "
            f"Games by variant, players and bot: {games}."
        )
        intervals = (
            "Intervals in brackets are 95 % intervals: of Wilson for shares, of the spread between games for means. "
            "A bot with a number, such as hard@20, thinks about a decision for so many iterations of its search."
        )
        return f"{prose(measured)}\n\n{prose(intervals)}"

    def aims(self, aims: Sequence[Aim]) -> str:
        """The aims, and whether they hold."""
        rows = [[aim.text, self._found(aim), self._holds(aim)] for aim in aims]
        missed = [f"- {aim.text}: " + self._missed(aim) for aim in aims if not aim.holds]
        found = table(["aim (bot: medium)", "found", "holds"], rows)
        return part("Aims", found, *(["These do not hold:", "\n".join(missed)] if missed else []))

    def _holds(self, aim: Aim) -> str:
        if not aim.holds:
            return "**no**"
        return "yes" if aim.judged else NOTHING

    def _found(self, aim: Aim) -> str:
        if len(aim.cases) > 8:
            return f"{sum(case.holds for case in aim.cases)} of {len(aim.cases)}"
        return "; ".join(f"{case.what}: {case.found}" for case in aim.cases)

    def _missed(self, aim: Aim) -> str:
        return "; ".join(f"{case.what} ({case.found})" for case in aim.cases if not case.holds) or "not measured"

    def places(self) -> str:
        """How often each place after the first player wins."""
        rows = []
        for words, data in self.rows():
            shares = zip(data["win_share_by_place"], data["win_share_by_place_interval"], strict=True)
            places = " / ".join(shared({"value": v, "low": low, "high": high}) for v, (low, high) in shares)
            seats = " / ".join(f"{100 * share:.1f}" for share in data["win_share"])
            rows.append([*words, places, seats, shared(data["half_time_leader_wins"])])
        head = ["variant", "players", "bot", "wins by place, %", "wins by seat, %", "leader at half-time wins, %"]
        note = (
            "Places go clockwise from the first player, who is drawn at random: so seats differ by chance only, "
            "places by what beginning is worth. Half-time is when half of the rounds, rounded up, are over; leaders "
            "who are level share what they win."
        )
        return part("Who begins, who leads", prose(note), table(head, rows))

    def sources(self, variants: Sequence[str]) -> str:
        """The points of a player by the rule that brought them."""
        tables = []
        for variant in variants:
            rows = self.rows(variant)
            if not rows:
                continue
            rules = list(rows[0][1]["points"])
            lines = [[*words, *(self._source(data["points"][rule]) for rule in rules)] for words, data in rows]
            tables.append(table(["variant", "players", "bot", *rules], lines))
        return part("Points by source", "Points a player scores by each rule, and its share of all points.", *tables)

    def _source(self, found: dict[str, Any]) -> str:
        share = NOTHING if found["share"] is None else percent(found["share"])
        return f"{found['mean']:.1f} ({share})"

    def holdings(self, things: dict[str, str], note: str) -> str:
        """What a player has at the end."""
        rows = [[*words, *(between(data["holdings"].get(thing)) for thing in things)] for words, data in self.rows()]
        return part("At the end", prose(note), table(["variant", "players", "bot", *things.values()], rows))

    def explained(self) -> list[list[str]]:
        """How much of the differences in score the deal explains."""
        rows = []
        for words, data in self.rows():
            if data["deal"]:
                score, lead = data["deal"]["score_explained"], data["deal"]["lead_explained"]
                found = (score["share"], score["adjusted"], lead["adjusted"])
                rows.append([*words, *(NOTHING if value is None else percent(value) for value in found)])
        return rows


def edges_table(page: Page) -> str:
    """How often the first player wins, for the page of the game."""
    rows = []
    for words, data in page.rows(bot=BOT):
        low, high = data["win_share_by_place_interval"][0]
        share = shared({"value": data["win_share_by_place"][0], "low": low, "high": high})
        rows.append([words[0], words[1], f"{data['games']:,}", share, f"{100 / data['players']:.1f}"])
    return table(["variant", "players", "games", "the first player wins, %", "an even share, %"], rows)

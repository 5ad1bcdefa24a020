"""What the tables of a game are to achieve, and whether the figures show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tools import calibration_settings
from tools.calibration_settings import Key, Numbers, about

Played = dict[Key, dict[str, Any]]
"""The figures of every setting: by variant, number of players and kind of bot."""
BOT = "medium"
"""Whose games the aims are about."""


class Case(NamedTuple):
    """One thing an aim is about: what it is, what was found, and whether that is as it should be."""

    what: str
    found: str
    holds: bool


class Aim(NamedTuple):
    """Something the tables are to achieve."""

    text: str
    cases: list[Case]
    judged: bool = True
    """Whether there is a limit; without one it is only shown, and need only have been measured."""

    @property
    def holds(self) -> bool:
        """Whether it holds in every case; what was not measured does not hold."""
        return bool(self.cases) and all(case.holds for case in self.cases)


def broken(game: str, aims: list[Aim]) -> list[str]:
    """A line for every case in which an aim does not hold."""
    return [
        f"{game}: {aim.text}: {case.what}: {case.found}"
        for aim in aims
        for case in aim.cases or [Case("all", "not measured", False)]
        if not case.holds
    ]


def percent(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.1f} %"


Measure = Callable[[dict[str, Any]], tuple[str, bool] | None]
"""What a setting shows of an aim, and whether that is as it should be; None if it shows nothing."""


def each_number(played: Played, variant: str, seats: tuple[int, ...], measure: Measure) -> Iterator[Case]:
    """A case for each number of players."""
    for players in seats:
        data = played.get((variant, players, BOT))
        shown = measure(data) if data else None
        yield Case(f"{variant}, {players} players", *(shown or ("not measured", False)))


def within(value: float | None, least: float, most: float) -> tuple[str, bool] | None:
    """A share, and whether it lies between two others."""
    return None if value is None else (percent(value), least <= value <= most)


def together(played: Played, variant: str, seats: tuple[int, ...], mission: str, bot: str = BOT) -> dict[str, int]:
    """How often a mission was kept, completed and so on with all these numbers of players together."""
    rows = [played[variant, n, bot]["missions"].get(mission, {}) for n in seats if (variant, n, bot) in played]
    return {what: sum(row.get(what, 0) for row in rows) for what in ("dealt", "kept", "completed", "open")}


def missions_of(played: Played, variant: str, seats: tuple[int, ...]) -> list[str]:
    """The missions of these settings, in the order of the table."""
    rows = [played[variant, n, BOT]["missions"] for n in seats if (variant, n, BOT) in played]
    return list(dict.fromkeys(mission for row in rows for mission in row))


def succeeding(
    played: Played, variant: str, seats: tuple[int, ...], limits: tuple[float, float], groups: Mapping[str, list[str]]
) -> Iterator[Case]:
    """Whether each group of missions is completed often enough and not too often."""
    for name, missions in groups.items():
        sums = [together(played, variant, seats, mission) for mission in missions]
        kept, completed = (sum(one[what] for one in sums) for what in ("kept", "completed"))
        if not kept:
            yield Case(name, "never kept", False)
            continue
        share = completed / kept
        yield Case(name, f"{percent(share)} of {kept:,}", limits[0] <= share <= limits[1])


def enough_games(game: str, played: Played) -> Aim:
    """Whether so many games were played that the figures say something."""
    least, cases = Numbers(), []
    for key in calibration_settings.names(game):
        games = played[key]["games"] if key in played else 0
        what = f"{key[0]}, {key[1]} players, {key[2]}"
        cases.append(Case(what, f"{games:,} games" if games else "not measured", games >= least.of(game, key)))
    variants = (
        f", {least.variants:,} of each other variant" if set(about(game).VARIANTS) > set(about(game).OFTEN) else ""
    )
    text = f"at least {least.main:,} games of each main setting{variants}, {least.hard:,} with the bot that thinks"
    return Aim(text, cases)


def aims_of(game: str, played: Played) -> list[Aim]:
    """What the tables of a game are to achieve, and what the figures show."""
    aims: list[Aim] = about(game).aims(played)
    return aims

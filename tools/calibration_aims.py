"""What the tables of a game are to achieve, and whether the figures show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tools import calibration_settings
from tools.calibration_settings import MAIN, VARIANTS, Key, Numbers

from kaffeehaus.games.valencia.counting import gifts

Played = dict[Key, dict[str, Any]]
"""The figures of every setting: by variant, number of players and kind of bot."""
BOT = "medium"
"""Whose games the aims are about."""
ROUNDS = (11, 15)
EXHAUSTION = 0.01
VIENNA_MISSIONS = (0.02, 0.60)
RICHER = 1.4
EXPLAINED = 0.08
KEPT = 100
VALENCIA_MISSIONS = (0.10, 0.85)
VARIANT_MISSIONS = (0.05, 0.90)
HARDEST = "M3"
"""The kind of mission of which nothing is asked in the variants: a member of every guild."""
MISSION_POINTS = (0.15, 0.30)
MANY = (3, 4, 5)
"""The numbers of players that Valencia's aims are about."""


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


def _each(played: Played, variant: str, seats: tuple[int, ...], measure: Measure) -> Iterator[Case]:
    """A case for each number of players."""
    for players in seats:
        data = played.get((variant, players, BOT))
        shown = measure(data) if data else None
        yield Case(f"{variant}, {players} players", *(shown or ("not measured", False)))


def _within(value: float | None, least: float, most: float) -> tuple[str, bool] | None:
    return None if value is None else (percent(value), least <= value <= most)


def together(played: Played, variant: str, seats: tuple[int, ...], mission: str, bot: str = BOT) -> dict[str, int]:
    """How often a mission was kept, completed and so on with all these numbers of players together."""
    rows = [played[variant, n, bot]["missions"].get(mission, {}) for n in seats if (variant, n, bot) in played]
    return {what: sum(row.get(what, 0) for row in rows) for what in ("dealt", "kept", "completed", "open")}


def _missions(played: Played, variant: str, seats: tuple[int, ...]) -> list[str]:
    """The missions of these settings, in the order of the table."""
    rows = [played[variant, n, BOT]["missions"] for n in seats if (variant, n, BOT) in played]
    return list(dict.fromkeys(mission for row in rows for mission in row))


def _succeeding(
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


def _enough(game: str, played: Played) -> Aim:
    """Whether so many games were played that the figures say something."""
    least, cases = Numbers(), []
    for key in calibration_settings.names(game):
        games = played[key]["games"] if key in played else 0
        what = f"{key[0]}, {key[1]} players, {key[2]}"
        cases.append(Case(what, f"{games:,} games" if games else "not measured", games >= least.of(game, key)))
    variants = f", {least.variants:,} of each other variant" if set(VARIANTS[game]) > set(MAIN[game]) else ""
    text = f"at least {least.main:,} games of each main setting{variants}, {least.hard:,} with the bot that thinks"
    return Aim(text, cases)


def vienna(played: Played) -> list[Aim]:
    """What Vienna's tables are to achieve."""
    versions, seats = ("introductory", "advanced"), (2, 3, 4)

    def median(data: dict[str, Any]) -> tuple[str, bool]:
        found = data["rounds"]["median"]
        return f"{found:g}", ROUNDS[0] <= found <= ROUNDS[1]

    def exhausted(data: dict[str, Any]) -> tuple[str, bool]:
        found = data["ended_by"].get("exhaustion", 0) / data["games"]
        return f"{100 * found:.2f} %", found < EXHAUSTION

    low, high = VIENNA_MISSIONS
    missions = {mission: [mission] for mission in _missions(played, "advanced", seats)}
    return [
        _enough("vienna", played),
        Aim(
            f"a median of {ROUNDS[0]} to {ROUNDS[1]} rounds",
            [case for version in versions for case in _each(played, version, seats, median)],
        ),
        Aim(
            f"less than {100 * EXHAUSTION:g} % of the games end by exhaustion",
            [case for version in versions for case in _each(played, version, seats, exhausted)],
        ),
        Aim(
            f"every mission is completed in {100 * low:g} to {100 * high:g} % of the games in which it was accepted "
            "(advanced, all numbers of players)",
            list(_succeeding(played, "advanced", seats, VIENNA_MISSIONS, missions)),
        ),
    ]


def ratio(name: str, most: float | None = None) -> Measure:
    """How many times as often seats win that were dealt one of some missions, and whether that is not too often."""

    def measure(data: dict[str, Any]) -> tuple[str, bool] | None:
        found = data["deal"]["gifts"][name]["ratio"]
        if not found:
            return None
        interval = "" if found["low"] is None else f" ({found['low']:.2f}–{found['high']:.2f})"
        return f"{found['value']:.2f}{interval} times", most is None or found["value"] <= most

    return measure


def explained(data: dict[str, Any]) -> tuple[str, bool] | None:
    """How much the deal decides."""
    return _within(data["deal"]["score_explained"]["adjusted"], -1, EXPLAINED)


def points(data: dict[str, Any]) -> tuple[str, bool] | None:
    """How much missions bring."""
    return _within(data["missions_share_of_points"], *MISSION_POINTS)


def any_points(data: dict[str, Any]) -> tuple[str, bool] | None:
    """The same where nothing is asked for."""
    return _within(data["missions_share_of_points"], 0.0, 1.0)


def spaces(data: dict[str, Any]) -> tuple[str, bool]:
    """Whether every space is used."""
    name, times = min(data["used"]["spaces"].items(), key=lambda item: item[1])
    unused = [space for space, number in data["used"]["spaces"].items() if not number]
    return (f"never: {', '.join(unused)}", False) if unused else (f"least {name}, {times:,} times", True)


def valencia(played: Played) -> list[Aim]:
    """What Valencia's tables are to achieve."""
    return [_enough("valencia", played), *_first_city(played), *_variants(played)]


def _first_city(played: Played) -> list[Aim]:
    variant, formulas = "first-game", gifts()
    missions = _missions(played, variant, MANY)
    kept = [(m, together(played, variant, MANY, m)["kept"]) for m in missions]
    failing = {m: [m] for m in missions if m not in formulas["all"]}
    low, high = VALENCIA_MISSIONS
    return [
        Aim(
            f"seats dealt a formula mission ({', '.join(formulas['all'])}) win at most {RICHER} times as often as "
            "those dealt none",
            list(_each(played, variant, MANY, ratio("all", RICHER))),
        ),
        Aim(
            f"(no aim) the same of {', '.join(formulas['rich'])} alone",
            list(_each(played, variant, MANY, ratio("rich"))),
            judged=False,
        ),
        Aim(
            f"the deal of missions explains at most {100 * EXPLAINED:g} % of the variance of scores (adjusted)",
            list(_each(played, variant, MANY, explained)),
        ),
        Aim(
            f"every mission is kept at least {KEPT} times (3, 4 and 5 players together)",
            [Case(mission, f"{number:,} times", number >= KEPT) for mission, number in kept],
        ),
        Aim(
            f"every mission that can fail succeeds in {100 * low:g} to {100 * high:g} % of the games in which it was "
            "kept (3, 4 and 5 players together)",
            list(_succeeding(played, variant, MANY, VALENCIA_MISSIONS, failing)),
        ),
        Aim(
            f"missions bring {100 * MISSION_POINTS[0]:g} to {100 * MISSION_POINTS[1]:g} % of all points, "
            "failed ones counted off",
            list(_each(played, variant, MANY, points)),
        ),
        Aim("every city space is used", list(_each(played, variant, (2, *MANY), spaces))),
    ]


def _variants(played: Played) -> list[Aim]:
    """The same tables in random cities and with special cards, where less is asked for."""
    low, high = VARIANT_MISSIONS
    names = {"random-city": "in random cities", "specials": "with all special cards"}
    return [
        Aim(
            f"missions bring {100 * MISSION_POINTS[0]:g} to {100 * MISSION_POINTS[1]:g} % of all points in random "
            "cities, failed ones counted off",
            list(_each(played, "random-city", MANY, points)),
        ),
        # Special cards bring coins, resources and seats, which serve many missions.
        Aim(
            "(no aim) what missions bring of all points with all special cards",
            list(_each(played, "specials", MANY, any_points)),
            judged=False,
        ),
        Aim(
            "(no aim) how many times as often seats dealt a formula mission win there",
            [case for variant in names for case in _each(played, variant, MANY, ratio("all"))],
            judged=False,
        ),
        *(
            Aim(
                f"every kind of mission that can fail, but for {HARDEST}, succeeds {words} in {100 * low:g} to "
                f"{100 * high:g} % of the games in which it was kept (3, 4 and 5 players together)",
                list(_succeeding(played, variant, MANY, VARIANT_MISSIONS, _kinds(played, variant))),
            )
            for variant, words in names.items()
        ),
        Aim("every space is used in random cities", list(_each(played, "random-city", MANY, spaces))),
    ]


def _kinds(played: Played, variant: str) -> dict[str, list[str]]:
    """The missions that can fail by kind, which is the rule that their names begin with, but for the hardest."""
    found: dict[str, list[str]] = {}
    for mission in _missions(played, variant, MANY):
        kind = f"M{int(mission.partition('-')[0].removeprefix('M'))}"
        if mission not in gifts()["all"] and kind != HARDEST:
            found.setdefault(kind, []).append(mission)
    return found


AIMS: dict[str, Callable[[Played], list[Aim]]] = {"vienna": vienna, "valencia": valencia}
"""The aims of each game."""

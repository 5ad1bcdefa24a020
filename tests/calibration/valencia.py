"""What Valencia's tables are to achieve, and what only its calibration page has."""

from __future__ import annotations

from typing import Any

from tools.calibration_aims import (
    Aim,
    Case,
    Measure,
    Played,
    each_number,
    enough_games,
    missions_of,
    succeeding,
    together,
    within,
)
from tools.calibration_pages import NOTHING, Page, between, part, prose, shared, signed, table

from kaffeehaus.arena.figures.effects import share
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.counting import gifts

VARIANTS: dict[str, dict[str, Any]] = {
    "first-game": {},
    "random-city": {"city": "random"},
    "specials": {"specials": "all"},
}
"""What is played, by name."""
OFTEN = ("first-game",)
"""What is also played by the bot that thinks, and more often by the one that does not."""
RICHER = 1.4
EXPLAINED = 0.08
KEPT = 100
MISSIONS = (0.10, 0.85)
VARIANT_MISSIONS = (0.05, 0.90)
HARDEST = "M3"
"""The kind of mission of which nothing is asked in the variants: a member of every guild."""
MISSION_POINTS = (0.15, 0.30)
MANY = (3, 4, 5)
"""The numbers of players that the aims are about."""
SEATS = (2, 3, 4, 5)
MAIN = "first-game"
SHOWN = 5
"""How many spaces are named at either end."""
HOLDINGS = {"members": "members in the city", "missions": "missions kept", "coins": "coins"}
POINTS = {m.id: str(m.points) if m.points else "formula" for m in CONTENT.missions}


def body(page: Page) -> list[str]:
    """The page's parts, in order."""
    note = "What a player has at the end; missions kept are those of the start and of fountains."
    return [
        _scores(page),
        page.places(),
        page.sources((MAIN, "random-city", "specials")),
        page.holdings(HOLDINGS, note),
        _spaces(page),
        _missions(page),
        _gifts(page),
        _effects(page),
    ]


def _scores(page: Page) -> str:
    rows = []
    for words, data in page.rows():
        scores, missions = data["scores"], data["missions_share_of_points"]
        found = f"{scores['mean']:.1f} ({scores['min']}, {scores['max']})"
        rows.append([*words, found, f"{data['decisions_per_game']:.0f}", f"{100 * missions:.1f}"])
    head = ["variant", "players", "bot", "mean score (least, most)", "decisions", "points from missions, %"]
    return part("Scores", "Failed missions are counted off in the last column.", table(head, rows))


def _spaces(page: Page) -> str:
    rows = []
    for words, data in page.rows():
        used = sorted(data["used"]["spaces"].items(), key=lambda item: (item[1], item[0]))
        least, most = used[:SHOWN], used[: -SHOWN - 1 : -1]
        ends = [", ".join(f"{cell} ({times:,})" for cell, times in part) for part in (least, most)]
        rows.append([*words, *ends, _fountains(data)])
    head = ["variant", "players", "bot", "least used spaces (times settled)", "most used"]
    note = "Of fountains: how often those with each ability were used."
    return part("Spaces and fountains", note, table([*head, "abilities of fountains used"], rows))


def _fountains(data: dict[str, Any]) -> str:
    sums: dict[str, int] = {}
    for fountain in CONTENT.fountains:
        if fountain.ability:
            name = fountain.ability.value
            sums[name] = sums.get(name, 0) + data["used"]["fountains"][fountain.id]["used"]
    return ", ".join(f"{name} {times:,}" for name, times in sums.items())


def _missions(page: Page) -> str:
    rows = []
    for name, points in POINTS.items():
        sums, hard = (together(page.played, MAIN, MANY, name, bot) for bot in ("medium", "hard"))
        by_players = [page.played.get((MAIN, n, "medium"), {}).get("missions", {}).get(name) for n in SEATS]
        others = [together(page.played, variant, MANY, name) for variant in ("random-city", "specials")]
        formula = points == "formula"
        rows.append(
            [
                name,
                points,
                f"{sums['dealt']:,}",
                f"{sums['kept']:,}",
                " / ".join(f"{one['kept']:,}" if one else NOTHING for one in by_players),
                NOTHING if formula else shared(share(sums["completed"], sums["kept"])),
                NOTHING if formula else " / ".join(map(_succeeded, by_players)),
                " / ".join(_brought(one) for one in by_players),
                " / ".join(NOTHING if formula else _part(one) for one in (*others, hard)),
            ]
        )
    head = ["mission", "points", "dealt", "kept", "kept by players 2 / 3 / 4 / 5", "succeeded, %"]
    head += ["succeeded by players, %", "points when kept, by players", "random city / specials / hard, %"]
    note = (
        "The first city with medium, 3, 4 and 5 players together where nothing else is said. Dealt are the five "
        "cards of each player at the start; kept are also those from fountains. What is kept and does not succeed "
        "costs 3. Formula missions cannot fail. Points when kept are the mean, failures counted off. The last column "
        "gives the shares of success in random cities, with all special cards, and with the bot that thinks."
    )
    return part("Missions", prose(note), table(head, rows))


def _succeeded(found: dict[str, Any] | None) -> str:
    return f"{100 * found['completed_share']['value']:.0f}" if found and found["completed_share"] else NOTHING


def _brought(found: dict[str, Any] | None) -> str:
    return f"{found['points_when_kept']:.1f}" if found and "points_when_kept" in found else NOTHING


def _part(sums: dict[str, int]) -> str:
    return f"{100 * sums['completed'] / sums['kept']:.0f}" if sums["kept"] else NOTHING


def _gifts(page: Page) -> str:
    rows = []
    for words, data in page.rows():
        for found in data["deal"]["gifts"].values():
            shares = [
                f"{100 * found[side]['win_share']:.1f} of {found[side]['seats']:,}" if found[side] else NOTHING
                for side in ("with", "without")
            ]
            rows.append([*words, ", ".join(found["missions"]), *shares, between(found["ratio"])])
    head = ["variant", "players", "bot", "missions", "wins of seats dealt one, %", "dealt none, %", "times as often"]
    explained = ["variant", "players", "bot", "explained, %", "adjusted, %", "of the lead over the others, adjusted, %"]
    given = (
        "Seats that were dealt at least one of the missions that cannot fail, beside seats that were dealt none. The "
        "interval respects that the seats of a game win at each other's cost."
    )
    deal = (
        "The share of the variance of scores that the deal explains: least squares of the score, as it is, on "
        "indicators of the missions dealt; adjusted for their number. The last column is about the lead over the "
        "mean of the others instead."
    )
    return part("The deal", prose(given), table(head, rows), prose(deal), table(explained, page.explained()))


def _effects(page: Page) -> str:
    rows = []
    for name in POINTS:
        found = [page.played.get((MAIN, n, "medium"), {}).get("deal", {}).get("missions", {}).get(name) for n in SEATS]
        wins = [between(one["of_fair_share"]) if one else NOTHING for one in found]
        leads = [signed(one["margin"]) if one else NOTHING for one in found]
        rows.append([name, *(part for pair in zip(wins, leads, strict=True) for part in pair)])
    head = ["mission", *(words for n in SEATS for words in (f"{n} players: wins to fair share", "lead"))]
    note = (
        "Seats that were dealt it, whether they kept it or not: their wins as a multiple of the fair share, and "
        "their lead in points over the mean of the others. The first city with medium."
    )
    return part("Being dealt a mission", prose(note), table(head, rows))


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
    return within(data["deal"]["score_explained"]["adjusted"], -1, EXPLAINED)


def points(data: dict[str, Any]) -> tuple[str, bool] | None:
    """How much missions bring."""
    return within(data["missions_share_of_points"], *MISSION_POINTS)


def any_points(data: dict[str, Any]) -> tuple[str, bool] | None:
    """The same where nothing is asked for."""
    return within(data["missions_share_of_points"], 0.0, 1.0)


def spaces(data: dict[str, Any]) -> tuple[str, bool]:
    """Whether every space is used."""
    name, times = min(data["used"]["spaces"].items(), key=lambda item: item[1])
    unused = [space for space, number in data["used"]["spaces"].items() if not number]
    return (f"never: {', '.join(unused)}", False) if unused else (f"least {name}, {times:,} times", True)


def aims(played: Played) -> list[Aim]:
    """What Valencia's tables are to achieve."""
    return [enough_games("valencia", played), *_first_city(played), *_variants(played)]


def _first_city(played: Played) -> list[Aim]:
    variant, formulas = "first-game", gifts()
    missions = missions_of(played, variant, MANY)
    kept = [(m, together(played, variant, MANY, m)["kept"]) for m in missions]
    failing = {m: [m] for m in missions if m not in formulas["all"]}
    low, high = MISSIONS
    return [
        Aim(
            f"seats dealt a formula mission ({', '.join(formulas['all'])}) win at most {RICHER} times as often as "
            "those dealt none",
            list(each_number(played, variant, MANY, ratio("all", RICHER))),
        ),
        Aim(
            f"(no aim) the same of {', '.join(formulas['rich'])} alone",
            list(each_number(played, variant, MANY, ratio("rich"))),
            judged=False,
        ),
        Aim(
            f"the deal of missions explains at most {100 * EXPLAINED:g} % of the variance of scores (adjusted)",
            list(each_number(played, variant, MANY, explained)),
        ),
        Aim(
            f"every mission is kept at least {KEPT} times (3, 4 and 5 players together)",
            [Case(mission, f"{number:,} times", number >= KEPT) for mission, number in kept],
        ),
        Aim(
            f"every mission that can fail succeeds in {100 * low:g} to {100 * high:g} % of the games in which it was "
            "kept (3, 4 and 5 players together)",
            list(succeeding(played, variant, MANY, MISSIONS, failing)),
        ),
        Aim(
            f"missions bring {100 * MISSION_POINTS[0]:g} to {100 * MISSION_POINTS[1]:g} % of all points, "
            "failed ones counted off",
            list(each_number(played, variant, MANY, points)),
        ),
        Aim("every city space is used", list(each_number(played, variant, (2, *MANY), spaces))),
    ]


def _variants(played: Played) -> list[Aim]:
    """The same tables in random cities and with special cards, where less is asked for."""
    low, high = VARIANT_MISSIONS
    names = {"random-city": "in random cities", "specials": "with all special cards"}
    return [
        Aim(
            f"missions bring {100 * MISSION_POINTS[0]:g} to {100 * MISSION_POINTS[1]:g} % of all points in random "
            "cities, failed ones counted off",
            list(each_number(played, "random-city", MANY, points)),
        ),
        # Special cards bring coins, resources and seats, which serve many missions.
        Aim(
            "(no aim) what missions bring of all points with all special cards",
            list(each_number(played, "specials", MANY, any_points)),
            judged=False,
        ),
        Aim(
            "(no aim) how many times as often seats dealt a formula mission win there",
            [case for variant in names for case in each_number(played, variant, MANY, ratio("all"))],
            judged=False,
        ),
        *(
            Aim(
                f"every kind of mission that can fail, but for {HARDEST}, succeeds {words} in {100 * low:g} to "
                f"{100 * high:g} % of the games in which it was kept (3, 4 and 5 players together)",
                list(succeeding(played, variant, MANY, VARIANT_MISSIONS, _kinds(played, variant))),
            )
            for variant, words in names.items()
        ),
        Aim("every space is used in random cities", list(each_number(played, "random-city", MANY, spaces))),
    ]


def _kinds(played: Played, variant: str) -> dict[str, list[str]]:
    """The missions that can fail by kind, which is the rule that their names begin with, but for the hardest."""
    found: dict[str, list[str]] = {}
    for mission in missions_of(played, variant, MANY):
        kind = f"M{int(mission.partition('-')[0].removeprefix('M'))}"
        if mission not in gifts()["all"] and kind != HARDEST:
            found.setdefault(kind, []).append(mission)
    return found

"""What only Valencia's calibration page has."""

from __future__ import annotations

from typing import Any

from tools.calibration_aims import MANY, together
from tools.calibration_pages import NOTHING, Page, between, part, prose, shared, signed, table

from kaffeehaus.arena.figures.effects import share
from kaffeehaus.games.valencia.content import CONTENT

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
    gifts = (
        "Seats that were dealt at least one of the missions that cannot fail, beside seats that were dealt none. The "
        "interval respects that the seats of a game win at each other's cost."
    )
    deal = (
        "The share of the variance of scores that the deal explains: least squares of the score, as it is, on "
        "indicators of the missions dealt; adjusted for their number. The last column is about the lead over the "
        "mean of the others instead."
    )
    return part("The deal", prose(gifts), table(head, rows), prose(deal), table(explained, page.explained()))


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

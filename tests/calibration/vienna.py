"""What Vienna's tables are to achieve, and what only its calibration page has."""

from __future__ import annotations

from typing import Any

from tools.calibration_aims import Aim, Played, each_number, enough_games, missions_of, succeeding, together
from tools.calibration_pages import NOTHING, Page, between, part, percent, prose, quantile, shared, signed, table

from kaffeehaus.arena.figures.effects import share

VARIANTS: dict[str, dict[str, Any]] = {"introductory": {"version": "introductory"}, "advanced": {"version": "advanced"}}
"""What is played, by name."""
OFTEN = ("introductory", "advanced")
"""What is also played by the bot that thinks, and more often by the one that does not."""
ROUNDS = (11, 15)
EXHAUSTION = 0.01
MISSIONS = (0.02, 0.60)
SEATS = (2, 3, 4)
VERSION = "advanced"
HOLDINGS = {
    "tiles": "information tiles",
    "agents": "agents on the board",
    "missions_completed": "missions completed",
    "missions_open": "missions open",
}


def body(page: Page) -> list[str]:
    """The page's parts, in order."""
    note = "What a player has when the last scoring is over, after agents have left for unfinished missions."
    return [
        _length(page),
        page.places(),
        page.sources(("introductory", VERSION)),
        page.holdings(HOLDINGS, note),
        _purchases(page),
        _missions(page),
        _deal(page),
    ]


def _length(page: Page) -> str:
    rows = []
    for words, data in page.rows():
        rounds, counted, ended = data["rounds"], data["rounds_counted"], data["ended_by"]
        low, high = quantile(counted, 0.05), quantile(counted, 0.95)
        scores = data["scores"]
        rows.append(
            [
                *words,
                f"{rounds['min']}, {low}, **{rounds['median']:g}**, {high}, {rounds['max']}",
                f"{ended.get('investigator', 0):,} / {ended.get('exhaustion', 0):,}",
                f"{scores['mean']:.1f} ({scores['min']}, {scores['max']})",
                f"{data['decisions_per_game']:.0f}",
            ]
        )
    head = ["version", "players", "bot", "rounds: least, 5 %, **median**, 95 %, most"]
    head += ["ended by the Investigator / by exhaustion", "mean score (least, most)", "decisions"]
    return part("Length and endings", table(head, rows))


def _purchases(page: Page) -> str:
    rows: list[list[str]] = []
    items: list[str] = []
    for words, data in page.rows(VERSION):
        games, seats = data["games"], data["games"] * data["players"]
        items = list(data["used"]["purchases"])
        in_games = data["used_in_games"]["purchases"]
        bought = data["used"]["purchases"]
        rows.append([*words, *(f"{percent(in_games[i] / games)} ({bought[i] / seats:.2f})" for i in items)])
    rarest = []
    for version in ("introductory", VERSION):
        found = page.rows(version, "medium")
        if found:
            cards = {
                c: sum(data["used_in_games"]["cards"][c] for _, data in found) for c in found[0][1]["used"]["cards"]
            }
            card = min(cards, key=lambda c: cards[c])
            games = sum(data["games"] for _, data in found)
            rarest.append(f"card {int(card):03d} in {cards[card]:,} of {games:,} {version} games")
    return part(
        "Purchases and cards",
        "Share of the games in which at least one player bought it (and purchases per player and game).",
        table(["version", "players", "bot", *items], rows),
        prose(f"The cards that get into drawers in the fewest games with medium: {', '.join(rarest)}."),
    )


def _missions(page: Page) -> str:
    names = next((list(data["missions"]) for _, data in page.rows(VERSION)), [])
    rows = []
    for name in names:
        sums, hard = (together(page.played, VERSION, SEATS, name, bot) for bot in ("medium", "hard"))
        by_players = [
            page.played[VERSION, n, "medium"]["missions"][name]["completed_share"]
            for n in SEATS
            if (VERSION, n, "medium") in page.played
        ]
        rows.append(
            [
                name,
                f"{sums['kept']:,}",
                f"{sums['completed']:,}",
                f"{sums['open']:,}",
                shared(share(sums["completed"], sums["kept"])),
                " / ".join(f"{100 * one['value']:.0f}" if one else NOTHING for one in by_players),
                f"{hard['kept']:,}",
                shared(share(hard["completed"], hard["kept"]), 0),
            ]
        )
    head = ["mission", "accepted", "completed", "open at the end", "completed, %", "by players, %"]
    note = (
        "The advanced version, all numbers of players together; an S mission counts as accepted by whoever was dealt "
        "it. The last two columns are the games of the bot that thinks."
    )
    return part("Missions", prose(note), table([*head, "hard: accepted", "hard: completed, %"], rows))


def _deal(page: Page) -> str:
    rows = []
    for words, data in page.rows(VERSION):
        for mission, found in data["deal"]["missions"].items():
            rows.append(
                [*words, mission, f"{found['seats']:,}", between(found["of_fair_share"]), signed(found["margin"])]
            )
    head = ["version", "players", "bot", "explained, %", "adjusted, %", "of the lead over the others, adjusted, %"]
    effect = (
        "What the S mission that a seat was dealt does: its wins as a multiple of the fair share, and its lead in "
        "points over the mean of the others."
    )
    explained = (
        "The share of the variance of scores that the S missions explain: least squares of the score, as it is, on "
        "indicators of the missions. The last column is about the lead over the mean of the others instead."
    )
    return part(
        "The deal",
        prose(effect),
        table(["version", "players", "bot", "mission", "seats", "wins to fair share", "lead"], rows),
        prose(explained),
        table(head, page.explained()),
    )


def aims(played: Played) -> list[Aim]:
    """What Vienna's tables are to achieve."""
    versions, seats = OFTEN, SEATS

    def median(data: dict[str, Any]) -> tuple[str, bool]:
        found = data["rounds"]["median"]
        return f"{found:g}", ROUNDS[0] <= found <= ROUNDS[1]

    def exhausted(data: dict[str, Any]) -> tuple[str, bool]:
        found = data["ended_by"].get("exhaustion", 0) / data["games"]
        return f"{100 * found:.2f} %", found < EXHAUSTION

    low, high = MISSIONS
    missions = {mission: [mission] for mission in missions_of(played, "advanced", seats)}
    return [
        enough_games("vienna", played),
        Aim(
            f"a median of {ROUNDS[0]} to {ROUNDS[1]} rounds",
            [case for version in versions for case in each_number(played, version, seats, median)],
        ),
        Aim(
            f"less than {100 * EXHAUSTION:g} % of the games end by exhaustion",
            [case for version in versions for case in each_number(played, version, seats, exhausted)],
        ),
        Aim(
            f"every mission is completed in {100 * low:g} to {100 * high:g} % of the games in which it was accepted "
            "(advanced, all numbers of players)",
            list(succeeding(played, "advanced", seats, MISSIONS, missions)),
        ),
    ]

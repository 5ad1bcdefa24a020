"""The figures of many games as a table for people; everything else that was counted is in the JSON."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaffeehaus.cli.presenter import Presenter
from kaffeehaus.cli.usage import usage_rows
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

Row = tuple[str, str]
"""A label and a line."""
HOLDINGS = ("tiles", "agents", "members")
"""What players have at the end, as far as the table names it."""
CASES = 10
"""Fewer seats than this for each mission say nothing of what being dealt it does."""


def show(data: dict[str, Any], presenter: Presenter, out: Console) -> None:
    """The figures as a table."""
    texts = presenter.texts
    title = texts.text(
        "figures-title", games=data["games"], game=data["game"], players=data["players"], seed=str(data["seed"])
    )
    out.print(Flow(Text(title, "bold")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    rows = [
        *_general(data, texts),
        *_ended(data, presenter),
        _sources(data, presenter),
        *_holdings(data, texts),
        *_deal(data, texts),
        *usage_rows(data["game"], texts, data["used"]),
    ]
    for label, line in rows:
        table.add_row(Flow(label), Flow(line))
    out.print(table)


def _general(data: dict[str, Any], texts: Texts) -> list[Row]:
    """Length, scores and victories."""
    rounds, scores, half = data["rounds"], data["scores"], data["half_time_leader_wins"]

    def row(id: str, *numbers: str) -> Row:
        return texts.text(id), texts.text("part-separator").join(numbers)

    def shares(name: str) -> list[str]:
        return [
            _between(texts, share, *interval)
            for share, interval in zip(data[name], data[f"{name}_interval"], strict=True)
        ]

    return [
        row("figures-rounds", *(texts.number("short", rounds[k]) for k in ("min", "median", "max"))),
        row("figures-decisions", texts.number("one", data["decisions_per_game"])),
        row(
            "figures-scores",
            texts.number("one", scores["mean"]),
            *(texts.number("whole", scores[k]) for k in ("min", "max")),
        ),
        row("figures-wins", *shares("win_share")),
        row("figures-places", *shares("win_share_by_place")),
        row("figures-half", _between(texts, half["value"], half["low"], half["high"])),
    ]


def _between(texts: Texts, value: float, low: float, high: float) -> str:
    """A share with its interval, which says percent once."""
    return texts.text(
        "figures-interval", value=texts.share(value), low=texts.number("one", 100 * low), high=texts.share(high)
    )


def _ended(data: dict[str, Any], presenter: Presenter) -> list[Row]:
    texts = presenter.texts
    return [
        (texts.text("figures-ended", reason=presenter.end(reason, short=True)), texts.number("whole", number))
        for reason, number in data["ended_by"].items()
    ]


def _sources(data: dict[str, Any], presenter: Presenter) -> Row:
    """The points a player scores by each rule."""
    texts = presenter.texts
    parts = [
        texts.text("figures-source", rule=presenter.rule(rule), points=texts.number("one", points["mean"]))
        for rule, points in data["points"].items()
    ]
    return texts.text("figures-sources"), texts.text("list-separator").join(parts)


def _holdings(data: dict[str, Any], texts: Texts) -> list[Row]:
    """What a player has at the end."""
    return [
        (texts.text("figures-holding", thing=thing), texts.number("one", data["holdings"][thing]["value"]))
        for thing in HOLDINGS
        if thing in data["holdings"]
    ]


def _deal(data: dict[str, Any], texts: Texts) -> list[Row]:
    """What missions bring, and what being dealt them does, where enough was played to say so."""
    found = []
    if data["missions_share_of_points"] is not None:
        found.append((texts.text("figures-missions-share"), texts.share(data["missions_share_of_points"])))
    explained = data["deal"].get("score_explained", {})
    if explained and explained["adjusted"] is not None and explained["cases"] >= CASES * explained["indicators"]:
        found.append((texts.text("figures-deal"), texts.share(explained["adjusted"])))
    return found

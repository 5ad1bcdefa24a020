"""The results of a run as tables in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaffeehaus.arena.summary import Results
from kaffeehaus.cli.presenter import Presenter
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

COLUMNS = ("wins", "rating", "score", "ms")


def show(results: Results, presenter: Presenter, out: Console) -> None:
    """Prints who won how often, who came in before whom, and what kind of run it was."""
    texts = presenter.texts
    title = texts.text(
        "figures-title",
        games=results["played"],
        game=results["game"],
        players=results["players"],
        seed=str(results["seed"]),
    )
    out.print(Flow(Text(title, "bold")))
    out.print(_bots(results, texts))
    if len(results["bots"]) > 2:
        out.print()
        out.print(_pairs(results, texts))
    for bot, speed in results["speed"].items():
        if speed["overruns"]:
            out.print(Flow(texts.text("arena-overruns", bot=bot, share=texts.share(speed["overrun_share"]))))
    if not results["reproducible"]:
        out.print(Flow(texts.text("arena-not-reproducible")))


def _table(texts: Texts, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right")
    return table


def _bots(results: Results, texts: Texts) -> Table:
    table = _table(texts, texts.text("arena-bot"), *(texts.text(f"arena-{name}") for name in COLUMNS))
    for bot, figures in results["results"].items():
        speed = results["speed"][bot]
        table.add_row(
            bot,
            share_shown(texts, figures["win_share"]),
            _interval(texts, figures["rating"]) if figures["rating"] else "",
            _interval(texts, figures["score"]),
            texts.text(
                "arena-most",
                value=texts.number("two", speed["ms_mean"] or 0.0),
                most=texts.number("whole", speed["ms_max"]),
            ),
        )
    return table


def _pairs(results: Results, texts: Texts) -> Table:
    """How often the bot of the row comes in before the bot of the column."""
    bots = results["bots"]
    table = _table(texts, texts.text("arena-ahead"), *bots)
    ahead = {(pair["bot"], pair["other"]): pair["ahead"] for pair in results["pairs"]}
    for bot in bots:
        row = [ahead.get((bot, other)) for other in bots]
        table.add_row(bot, *("" if bounds is None else share_shown(texts, bounds) for bounds in row))
    return table


def share_shown(texts: Texts, bounds: Mapping[str, Any]) -> str:
    """A share with its interval, both in percent."""
    low, high = (texts.number("one", 100 * bounds[end]) for end in ("low", "high"))
    return texts.text("arena-interval", value=texts.share(bounds["value"]), low=low, high=high)


def _interval(texts: Texts, bounds: Mapping[str, Any]) -> str:
    value = texts.number("whole", bounds["value"])
    if bounds["low"] is None:
        return value
    low, high = (texts.number("whole", bounds[end]) for end in ("low", "high"))
    return texts.text("arena-interval", value=value, low=low, high=high)

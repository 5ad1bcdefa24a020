"""`kaffeehaus review`: a recorded game gone through, decision by decision, with what the strongest bot thinks of it."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

from rich.text import Text

from kaffeehaus import GameState, Record
from kaffeehaus import replay as replayed
from kaffeehaus.arena.workers import Failure, in_order, local
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.presenter import Presenter, presenter_of
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import Flow, hanging
from kaffeehaus.locale import Texts
from kaffeehaus.review import kept
from kaffeehaus.review.course import Piece, orders, piece
from kaffeehaus.review.decisions import BEST, BOT, EFFORT, FINE, VERDICTS, Effort
from kaffeehaus.review.report import review, version


def add_arguments(parser: Parser, texts: Texts) -> None:
    """The file, whose decisions are told, and how much is thought about them."""
    file, number = texts.text("meta-file"), texts.text("meta-number")
    parser.add_argument("file", metavar=file, type=Path, help=texts.text("replay-file"))
    seat = arguments.whole("--seat", 1)
    parser.add_argument("--seat", metavar=texts.text("meta-seat"), type=seat, help=texts.text("review-seat"))
    for name, usual in (("workers", 1), ("playouts", EFFORT.search)):
        kind = arguments.whole(f"--{name}", 1)
        about = texts.text(f"review-{name}", usual=usual)
        parser.add_argument(f"--{name}", metavar=number, type=kind, default=usual, help=about)
    parser.add_argument("--out", metavar=file, type=Path, help=texts.text("review-out"))
    parser.add_argument("--all", action="store_true", help=texts.text("review-all"))
    parser.add_argument("--json", action="store_true", help=texts.text("review-json"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Goes through the game, and tells what it came to."""
    record = saves.read(chosen.file)
    state = replayed(record)
    if chosen.seat is not None and chosen.seat > state.players:
        raise Refused("error-seat", players=state.players, value=chosen.seat)
    effort = EFFORT._replace(search=chosen.playouts)
    found = list(_pieces(record, effort, chosen, texts))
    told = review(record, found, effort)
    if chosen.json:
        print(json.dumps(told, indent=1))
    else:
        _show(record, state, told, chosen, texts)
    return 0


def _pieces(record: Record, effort: Effort, chosen: Namespace, texts: Texts) -> Iterator[Piece]:
    """Every piece in order; those that the file has need not be made again."""
    known, name = version(record, effort), sha256(record.to_json().encode()).hexdigest()
    there = kept.read(chosen.out, known, name) if chosen.out else {}
    wanted = [one for one in orders(record, effort) if one.start not in there]
    workers = local(min(chosen.workers, arguments.MOST_WORKERS))
    made = dict(there)
    with ExitStack() as stack:
        file = None
        if chosen.out:
            stack.enter_context(saves.writing(chosen.out))
            file = stack.enter_context(chosen.out.open("w", encoding="utf-8"))
            kept.begin(file, known, name)
            for old in there.values():
                kept.add(file, old)
        done = sum(len(one.steps) for one in there.values())
        advance = stack.enter_context(games_bar(texts, len(record.actions), done, "review-progress"))
        for one in in_order(workers.run(piece, wanted), wanted):
            if isinstance(one.result, Failure):
                raise Refused("review-failed", reason=one.result.reason)
            made[one.result.start] = one.result
            if file is not None:
                kept.add(file, one.result)
            advance(len(one.result.steps), "")
    yield from (made[start] for start in sorted(made))


def _show(record: Record, state: GameState, told: dict[str, Any], chosen: Namespace, texts: Texts) -> None:
    presenter, out = presenter_of(state.game.key, texts), console()
    names = presenter.names(state)
    bot = texts.text("page-bot-name", bot=BOT)
    for seat, found in enumerate(told["seats"]):
        if chosen.seat not in (None, seat + 1):
            continue
        out.print(Flow(Text(names[seat], "bold")))
        counts = (texts.text("review-count", verdict=name, count=found["counts"][name]) for name in VERDICTS)
        shown = (said for name, said in zip(VERDICTS, counts, strict=True) if found["counts"][name])
        out.print(Flow(texts.text("list-separator").join(shown)))
        parts = {name: _signed(points, texts) for name, points in found["change"].items()}
        out.print(Flow(texts.text("review-change", **parts)))
        for one in found["decisions"]:
            if chosen.all or one["verdict"] not in (BEST, FINE) or one["number"] in found["turning"]:
                turning = one["number"] in found["turning"]
                for line in _decision(record, one, turning, presenter, bot, texts):
                    hanging(out, line)
        out.print()
    out.print(Flow(texts.text(told["judge"])))
    if not told["calibrated"]:
        out.print(Flow(texts.text("review-rough")))


def _decision(
    record: Record, one: dict[str, Any], turning: bool, presenter: Presenter, bot: str, texts: Texts
) -> list[str]:
    """What was done, what it was worth, and what the bot would have done and why."""
    state = replayed(record, one["number"])

    def said(action: str) -> str:
        return presenter.choice(state, one["seat"], state.game.parse(action))

    verdict = texts.text("review-verdict", verdict=one["verdict"], cost=texts.number("one", one["cost"]))
    chance = texts.share(one["chance"])
    line = texts.text("review-line", number=one["number"], what=said(one["action"]), chance=chance, verdict=verdict)
    lines = (
        [f"{line} {texts.text('review-turning', change=_signed(sum(one['change'].values()), texts))}"]
        if turning
        else [line]
    )
    if one["preferred"] is not None:
        lines.append("    " + texts.text("review-instead", bot=bot, action=said(one["preferred"])))
        because = [texts.text(f"because-{name}") for name in one["reasons"]]
        if because:
            lines.append("    " + texts.text("review-because", reasons=texts.text("list-separator").join(because)))
        if one["worlds"]:
            sure = texts.text("review-sure", won=one["won"], worlds=one["worlds"])
            lines.append("    " + sure)
    return lines


def _signed(points: float, texts: Texts) -> str:
    return ("+" if points > 0 else "") + texts.number("one", points)

"""`kaffeehaus house`: what an operator does with a house, whether or not it is being served."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser, add_language
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.serve import add_house, check_packages, data_directory
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

if TYPE_CHECKING:
    from kaffeehaus.server.steward import Reading, Steward

MINUTES = 60
"""How long an announcement is shown unless something else is wanted."""
BROKEN = 1
"""What the command returns where a table cannot be read to its end."""
Task = Callable[["Steward", Namespace, Texts], int]


def add_arguments(parser: Parser, texts: Texts) -> None:
    """The tasks, each with its own arguments."""
    parser.set_defaults(task=None, parser=parser)
    tasks = parser.add_subparsers(title=texts.text("help-commands"), metavar=texts.text("meta-command"))
    for name, (task, add) in TASKS.items():
        parser.commands.append(name)
        about = texts.text(f"house-{name}")
        sub = tasks.add_parser(name, help=about, description=about, texts=texts)
        add(sub, texts)
        add_house(sub, texts)
        add_language(sub, texts)
        sub.set_defaults(task=task)
    parser.epilog = texts.text("house-explained")


def run(chosen: Namespace, texts: Texts) -> int:
    """Does it."""
    if chosen.task is None:
        chosen.parser.print_help()
        return 0
    check_packages()
    # Whoever plays in the terminal need not have what only the server needs.
    from kaffeehaus.server.founding import database_in
    from kaffeehaus.server.refusals import Refusal
    from kaffeehaus.server.steward import Steward

    chosen.data = chosen.data or data_directory(os.environ)
    try:
        steward = Steward(database_in(chosen.data, chosen.database))
        task: Task = chosen.task
        return task(steward, chosen, texts)
    except Refusal as refusal:
        raise Refused(refusal.id, **refusal.details) from None


# Tables ---------------------------------------------------------------------------------------------------------------


def _tables(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    found = [
        table
        for table in steward.tables()
        if chosen.phase in (None, table.phase)
        and chosen.game in (None, table.game)
        and (chosen.guest is None or chosen.guest in table.owners)
    ]
    if chosen.json:
        return _as_json(map(asdict, found))
    rows = [
        (table.id, table.game, table.phase, _moment(table.updated), ", ".join(name or "–" for name in table.names))
        for table in found
    ]
    _show(texts, ("table", "game", "phase", "updated", "players"), rows)
    return 0


def _close(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    steward.close(chosen.table)
    return _say(texts, "house-closed", id=chosen.table)


def _reopen(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    steward.reopen(chosen.table)
    return _say(texts, "house-reopened", id=chosen.table)


def _export(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    """Writes the records of the tables that were named, or of every finished game."""
    from kaffeehaus.server.refusals import Refusal

    if chosen.tables:
        for id in chosen.tables:
            with saves.writing(chosen.folder):
                path = steward.export(id, chosen.folder)
            _say(texts, "house-exported", file=saves.shown(path))
        return 0
    count, left = 0, 0
    for table in steward.tables():
        if table.phase == "over":
            try:
                with saves.writing(chosen.folder):
                    steward.export(table.id, chosen.folder)
                count += 1
            except Refusal as refusal:
                left += 1
                problem = Refused(refusal.id, **refusal.details)
                _say(texts, "house-left-out", id=table.id, problem=texts.text(problem.id, **problem.details))
    _say(texts, "house-exported-all", count=count, folder=saves.shown(chosen.folder))
    return BROKEN if left else 0


def _repair(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    """Says which logs cannot be read; cuts one of them if that is wanted."""
    from kaffeehaus.server.refusals import Refusal

    if chosen.cut is not None and chosen.table is None:
        raise Refused("error-required", arguments=texts.text("meta-table"))
    broken, sound, other = [], 0, 0
    for id in [chosen.table] if chosen.table else [table.id for table in steward.tables()]:
        try:
            found = steward.reading(id)
        except Refusal as refusal:
            if refusal.id == "error-house-table":
                raise
            other += 1
            continue
        if found.stop is None:
            sound += 1
            steward.relist(found)
        else:
            broken.append(found)
            figures = {"entry": found.entry, "sound": found.stop, "lost": _lost(found)}
            _say(texts, "house-broken", id=id, problem=found.problem, **figures)
    for found in broken if chosen.cut is not None else ():
        with saves.writing(chosen.cut):
            steward.cut(found, chosen.cut)
        _say(texts, "house-cut", id=found.table.id, sound=found.stop, lost=_lost(found), file=saves.shown(chosen.cut))
        return 0
    _say(texts, "house-checked", sound=sound, broken=len(broken), other=other)
    return BROKEN if broken else 0


def _recount(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    """Counts every finished game anew; says of which nobody can tell what came of them."""
    games = sum(table.phase in ("over", "closed") for table in steward.tables())
    count, broken = 0, 0
    with games_bar(texts, games, called="house-recounting") as advance:
        for id, problem in steward.count_anew():
            count += problem is None
            if problem is not None:
                broken += 1
                _say(texts, "house-left-out", id=id, problem=problem)
            advance(1, "")
    _say(texts, "house-recounted", count=count)
    return BROKEN if broken else 0


def _lost(found: Reading) -> int:
    return len(found.rows) - (found.stop or 0)


# Everybody ------------------------------------------------------------------------------------------------------------


def _announce(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    if chosen.end == (chosen.text is not None):
        raise Refused("error-house-announce")
    if chosen.end:
        steward.end_announcement()
        return _say(texts, "house-announced-no-more")
    until = steward.announce(chosen.text, 60 * chosen.minutes).until
    return _say(texts, "house-announced", text=chosen.text, until=_moment(until))


def _guests(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    found = steward.guests(chosen.table)
    if chosen.json:
        return _as_json(map(asdict, found))
    banned = texts.text("house-is-banned")
    rows = [
        (guest.id, guest.name, str(guest.tables), _moment(guest.last), banned if guest.banned else "")
        for guest in found
    ]
    _show(texts, ("guest", "name", "tables", "updated", "note"), rows)
    return 0


def _ban(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    steward.ban(chosen.guest, chosen.reason)
    return _say(texts, "house-banned", id=chosen.guest)


def _unban(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    steward.unban(chosen.guest)
    return _say(texts, "house-unbanned", id=chosen.guest)


def _reports(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    found = steward.reports()
    if chosen.json:
        return _as_json([report._asdict() for report in found])
    rows = [(_moment(one.at), one.game, one.speaker, one.name, one.line, one.reason) for one in found]
    _show(texts, ("updated", "table", "guest", "name", "line", "reason"), rows)
    return 0


def _backup(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    with saves.writing(chosen.file):
        files = steward.backup(chosen.file, chosen.data)
    return _say(texts, "house-backed-up", files=", ".join(map(saves.shown, files)))


def _rekey(steward: Steward, chosen: Namespace, texts: Texts) -> int:
    from kaffeehaus.server.identity import new_key_in

    with saves.writing(chosen.data):
        new_key_in(chosen.data, chosen.forget)
    return _say(texts, "house-forgot-keys" if chosen.forget else "house-rekeyed")


# What is typed and shown ----------------------------------------------------------------------------------------------


def _say(texts: Texts, id: str, /, **details: Any) -> int:
    console().print(Flow(Text(texts.text(id, **details))))
    return 0


def _show(texts: Texts, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        # An id that is cut could not be typed again.
        shown.add_column(texts.text(f"house-column-{column}"), no_wrap=column in ("table", "guest"), overflow="fold")
    for row in rows:
        shown.add_row(*map(Text, row))
    console().print(shown)


def _as_json(found: Iterable[Any]) -> int:
    print(json.dumps(list(found), ensure_ascii=False))
    return 0


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}" if at else ""


def _a_table(parser: Parser, texts: Texts) -> None:
    parser.add_argument("table", metavar=texts.text("meta-table"), help=texts.text("house-the-table"))


def _a_guest(parser: Parser, texts: Texts) -> None:
    parser.add_argument("guest", metavar=texts.text("meta-guest"), help=texts.text("house-the-guest"))


def _which_tables(parser: Parser, texts: Texts) -> None:
    phases = ", ".join(("gathering", "playing", "over", "closed", "broken"))
    value = texts.text("meta-value")
    parser.add_argument("--phase", metavar=value, help=texts.text("house-of-phase", phases=phases))
    parser.add_argument("--game", metavar=texts.text("meta-game"), help=texts.text("house-of-game"))
    parser.add_argument("--guest", metavar=texts.text("meta-guest"), help=texts.text("house-of-guest"))
    _how_shown(parser, texts)


def _what_to_export(parser: Parser, texts: Texts) -> None:
    parser.add_argument("folder", metavar=texts.text("meta-folder"), type=Path, help=texts.text("house-folder"))
    parser.add_argument("tables", metavar=texts.text("meta-table"), nargs="*", help=texts.text("house-some-tables"))


def _what_to_repair(parser: Parser, texts: Texts) -> None:
    about = texts.text("house-one-table")
    parser.add_argument("table", metavar=texts.text("meta-table"), nargs="?", help=about)
    parser.add_argument("--cut", metavar=texts.text("meta-file"), type=Path, help=texts.text("house-cut-to"))


def _what_to_announce(parser: Parser, texts: Texts) -> None:
    parser.add_argument("text", metavar=texts.text("meta-text"), nargs="?", help=texts.text("house-line"))
    about, minutes = texts.text("house-minutes", default=MINUTES), arguments.whole("--minutes", 1)
    parser.add_argument("--minutes", metavar=texts.text("meta-number"), type=minutes, default=MINUTES, help=about)
    parser.add_argument("--end", action="store_true", help=texts.text("house-end"))


def _which_guests(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--table", metavar=texts.text("meta-table"), help=texts.text("house-guests-of"))
    _how_shown(parser, texts)


def _how_shown(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))


def _whom_to_ban(parser: Parser, texts: Texts) -> None:
    _a_guest(parser, texts)
    parser.add_argument("--reason", metavar=texts.text("meta-text"), default="", help=texts.text("house-reason"))


def _where_to(parser: Parser, texts: Texts) -> None:
    parser.add_argument("file", metavar=texts.text("meta-file"), type=Path, help=texts.text("house-file"))


def _whether_to_forget(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--forget", action="store_true", help=texts.text("house-forget"))


TASKS: dict[str, tuple[Task, Callable[[Parser, Texts], None]]] = {
    "tables": (_tables, _which_tables),
    "close": (_close, _a_table),
    "reopen": (_reopen, _a_table),
    "export": (_export, _what_to_export),
    "repair": (_repair, _what_to_repair),
    "announce": (_announce, _what_to_announce),
    "guests": (_guests, _which_guests),
    "reports": (_reports, _how_shown),
    "ban": (_ban, _whom_to_ban),
    "unban": (_unban, _a_guest),
    "recount": (_recount, lambda parser, texts: None),
    "backup": (_backup, _where_to),
    "rekey": (_rekey, _whether_to_forget),
}
"""What can be asked for, and with which words."""

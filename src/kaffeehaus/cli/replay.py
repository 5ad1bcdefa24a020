"""`kaffeehaus replay`: the log of a recorded game, or its position at any moment."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kaffeehaus import Record, position
from kaffeehaus import replay as replayed
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console, show_part
from kaffeehaus.cli.ending import show_end
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.presenter import Entry, presenter_of
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.storyteller import Storyteller
from kaffeehaus.cli.wrapping import Flow, hanging
from kaffeehaus.core.events import Event
from kaffeehaus.core.positions import write
from kaffeehaus.locale import Texts


def add_arguments(parser: Parser, texts: Texts) -> None:
    """The file and the moment."""
    file, number = texts.text("meta-file"), texts.text("meta-number")
    parser.add_argument("file", metavar=file, type=Path, help=texts.text("replay-file"))
    parser.add_argument("--at", metavar=number, type=arguments.whole("--at", 0), help=texts.text("replay-at"))
    parser.add_argument("--position", metavar=file, type=Path, help=texts.text("replay-position-file"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Shows the log, or the position after so many actions."""
    record = saves.read(chosen.file)
    whole = replayed(record)
    if chosen.at is not None and chosen.at > len(record.actions):
        raise Refused("error-moment", count=len(record.actions), value=str(chosen.at))
    if chosen.position is not None:
        saves.write_text(chosen.position, write(position(record, chosen.at)))
        console().print(Text(texts.text("saved", file=saves.shown(chosen.position))), soft_wrap=True)
    elif chosen.at is None:
        _show_log(record, texts)
    else:
        _show_position(record, chosen.at, texts, open_hands=whole.over)
    return 0


def _show_log(record: Record, texts: Texts) -> None:
    """Every action with its number and what came of it; of an unfinished game only what everybody may see."""
    state = replayed(record)
    presenter, out = presenter_of(state.game.key, texts), console()
    names = presenter.names(state)
    story = Storyteller(presenter, names, out, None)
    title = texts.text("replay-title", game=record.game, players=record.players, count=len(record.actions))
    out.print(Flow(Text(title, "bold")))
    width = len(str(len(record.actions)))
    again = replayed(record, 0)
    for number, (seat, action) in enumerate(state.taken(), 1):
        wish = Entry(seat, presenter.choice(again, seat, action))
        events: list[Event] = []
        again.apply(seat, action, events)
        entries = story.entries(events, brief=False, everything=state.over)
        if all(entry.heading for entry in entries) and all(event.audience() is None for event in events):
            # A choice that only leads to the next question brings nothing about, so the wish itself is told.
            entries.insert(0, wish)
        _show_entries(out, texts, names, f"{number:>{width}}", entries)
    if state.over:
        show_end(out, presenter, state, names)
    else:
        out.print(Flow(texts.text("replay-unfinished")))


def _show_entries(out: Console, texts: Texts, names: Sequence[str], number: str, entries: list[Entry]) -> None:
    """What one action brought about, its number in front of the first line."""
    mark = number
    for entry in entries:
        if entry.heading:
            out.print(Flow(Text(f"— {entry.text} —", "bold")))
            continue
        said = entry.text
        if entry.seat is not None:
            said = texts.text("log-line", player=names[entry.seat], what=said)
        hanging(out, f"{mark}  {said}")
        mark = " " * len(number)


def _show_position(record: Record, at: int, texts: Texts, open_hands: bool) -> None:
    """The table after so many actions; a finished game hides nothing any more."""
    state = replayed(record, at)
    presenter, out = presenter_of(state.game.key, texts), console()
    names = presenter.names(state)
    out.print(Text(texts.text("replay-position", number=at, count=len(record.actions)), "bold"))
    for part in presenter.table(state, None, names, out.width, open_hands):
        show_part(out, part)
    if state.over:
        show_end(out, presenter, state, names)
    elif not open_hands:
        out.print()
        out.print(Flow(texts.text("replay-unfinished")))

"""`kaffeehaus content`: the tables of a game as files to fill in from the box, checked and drawn."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from kaffeehaus.cli import saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import Flow, hanging, padded
from kaffeehaus.core import content_tables
from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.registry import own, package_of, part
from kaffeehaus.locale import Texts

# The games are only named here, since loading them would load the tables of this process: this command must be able to
# check tables although those that the environment names are broken.
GAMES = own()
VARIABLES = tuple(f"KAFFEEHAUS_{game.upper()}_CONTENT" for game in GAMES)
EXPORT, CHECK, DRAW = TASKS = ("export", "check", "draw")
BROKEN = 2
"""What the command returns where a figure is broken."""


class Room(NamedTuple):
    """What a game knows of its own content."""

    load: Callable[[Path | None], Any]
    files: tuple[str, ...]
    variable: str
    chosen: Path | None
    """The directory that the environment names in that variable."""
    written: Callable[[Any, bool], dict[str, str]]
    rows: Callable[[Any], dict[str, tuple[object, ...]]]
    drawn: Callable[[Any, Texts], dict[str, str]]


def add_arguments(parser: Parser, texts: Texts) -> None:
    """What is to be done with the tables of which game, and where."""
    folder = texts.text("meta-folder")
    parser.add_argument("game", metavar=texts.text("meta-game"), help=texts.text("help-game", games=", ".join(GAMES)))
    parser.add_argument(
        "task", metavar=texts.text("meta-task"), help=texts.text("content-task", tasks=", ".join(TASKS))
    )
    parser.add_argument("folder", metavar=folder, type=Path, nargs="?", help=texts.text("content-folder"))
    about_from = texts.text("content-from")
    parser.add_argument("--from", metavar=folder, type=Path, dest="source", help=about_from)
    parser.add_argument("--blank", action="store_true", help=texts.text("content-blank"))
    parser.add_argument("--force", action="store_true", help=texts.text("content-force"))
    parser.add_argument("--out", metavar=folder, type=Path, help=texts.text("content-out"))
    parser.epilog = texts.text("content-explained")


def run(chosen: Namespace, texts: Texts) -> int:
    """Does it."""
    if chosen.game not in GAMES:
        raise Refused("error-game", value=chosen.game, games=", ".join(GAMES))
    if chosen.task not in TASKS:
        raise Refused("error-content-task", value=chosen.task, tasks=", ".join(TASKS))
    allowed = {EXPORT: ("--from", "--blank", "--force"), CHECK: (), DRAW: ("--out",)}[chosen.task]
    given = {"--from": chosen.source, "--blank": chosen.blank, "--force": chosen.force, "--out": chosen.out}
    strange = [name for name, value in given.items() if value and name not in allowed]
    if strange:
        raise Refused("error-content-option", task=chosen.task, options=", ".join(strange))
    if chosen.blank and chosen.source:
        raise Refused("error-content-option", task=f"{EXPORT} --blank", options="--from")
    return {EXPORT: _export, CHECK: _check, DRAW: _draw}[chosen.task](chosen, room(chosen.game), texts)


def room(game: str) -> Room:
    """The content of a game; what the environment chooses may be broken, which is for this command to find out."""
    with _without(VARIABLES) as before:
        content = import_module(f"{package_of(game)}.content")
        write = import_module(f"{package_of(game)}.content.write")
        pictures = part(game, "pictures")
    named = content_tables.folder(before.get(content.DIRECTORY, ""))
    return Room(content.load, content.FILES, content.DIRECTORY, named, write.written, write.rows, pictures.drawn)


@contextmanager
def _without(variables: tuple[str, ...]) -> Iterator[Mapping[str, str]]:
    """The environment without a few variables, for a while; gives what they were."""
    before = {name: os.environ.pop(name) for name in variables if name in os.environ}
    try:
        yield before
    finally:
        os.environ.update(before)


def _export(chosen: Namespace, room: Room, texts: Texts) -> int:
    """Writes the tables into a folder; what lies there stays, unless it may be overwritten."""
    if chosen.folder is None:
        raise Refused("error-required", arguments=texts.text("meta-folder"))
    # What the rulebooks fix is the same in all tables, also where those of this house are broken.
    content = room.load(None) if chosen.blank else _loaded(room, chosen.source)
    there = [file for file in room.files if os.path.lexists(chosen.folder / file)]
    if there and not chosen.force:
        raise Refused("error-content-exists", file=saves.shown(chosen.folder / there[0]))
    _write(chosen.folder, room.written(content, chosen.blank))
    console().print(Flow(texts.text("content-written", files=", ".join(room.files), folder=saves.shown(chosen.folder))))
    console().print(Flow(texts.text("content-next", command=_command(chosen.game, CHECK, chosen.folder))))
    return 0


def _check(chosen: Namespace, room: Room, texts: Texts) -> int:
    """Says what the tables of a folder hold and every figure they break."""
    folder, out = chosen.folder or room.chosen, console()
    try:
        own = content_tables.replaced(room.files, folder) if folder else []
        content = room.load(folder)
    except BadContent as error:
        for fault in error.faults:
            # A line stays a line, so that it can be found and counted.
            out.print(Text(fault), soft_wrap=True)
        out.print(Flow(texts.text("content-broken", count=len(error.faults))))
        return BROKEN
    width = max(map(len, room.files))
    ours = room.rows(room.load(None))
    for file, rows in room.rows(content).items():
        changed = sum(one != other for one, other in zip(rows, ours[file], strict=False))
        id = "content-file" if file in own else "content-file-package"
        hanging(out, f"{padded(file, width)}  {texts.text(id, rows=len(rows), changed=changed)}", width + 2)
    out.print(Flow(texts.text("content-fine", digest=content.digest)))
    if content.digest == room.load(None).digest:
        out.print(Flow(texts.text("content-same")))
    return 0


def _draw(chosen: Namespace, room: Room, texts: Texts) -> int:
    """Draws the components of a folder, or of this house, into another folder."""
    if chosen.out is None:
        raise Refused("error-required", arguments="--out")
    pictures = room.drawn(_loaded(room, chosen.folder), texts)
    _write(chosen.out, pictures)
    names = texts.text("list-separator").join(pictures)
    console().print(Flow(texts.text("content-drawn", files=names, folder=saves.shown(chosen.out))))
    return 0


def _loaded(room: Room, folder: Path | None) -> Any:
    """The content of a folder, or of this house."""
    return room.load(folder) if folder else content_tables.used(room.variable, room.load)


def _write(folder: Path, texts: Mapping[str, str]) -> None:
    with saves.writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        with saves.writing(folder / name):
            (folder / name).write_text(text, encoding="utf-8", newline="\n")


def _command(game: str, task: str, folder: Path) -> str:
    return f"kaffeehaus content {game} {task} {saves.shown(folder)}"

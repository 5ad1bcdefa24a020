"""Games as they were: editions that are kept whole, so that a table goes on under what it began with.

An edition is a game with the number of its rules and the digest of its component tables. It lies in the folder `kept`
as the sources of `core` and of the game, and is loaded beside today's, as a package of its own, when a table or a
record asks for it. What can be raised and what is written down crosses from one to the other, so `errors` and `records`
are shared; everything else that decides what comes of an action is the edition's own. docs/editions.md tells the rest.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import ExecutionLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import spec_from_loader
from io import BytesIO
from pathlib import Path
from threading import RLock
from types import MemberDescriptorType, ModuleType
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from zipfile import Path as InZip

from kaffeehaus.core import content_tables, errors, records
from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import KaffeehausError

HOUSE = Path(__file__).parents[1]
"""The sources of today."""
FOLDER = Path(__file__).with_name("kept")
"""Where editions lie."""
SHARED: dict[str, ModuleType] = {"core.errors": errors, "core.records": records}
"""What editions take from today's core."""
CONTRACT = ("catalogue.Action", "contract.Game", "contract.GameOptions", "events.Event", "state.GameState")
"""The classes of core by which the house knows a game."""
_NAME = re.compile(r"(?P<game>[a-z0-9-]+)[-@](?P<rules>[0-9]{1,9})-(?P<content>[0-9a-f]{1,64})")
_MOMENT = (1980, 1, 1, 0, 0, 0)  # the same sources always make the same file
_tables: dict[tuple[str, str], Mapping[str, str]] = {}
_lock = RLock()


class Edition(NamedTuple):
    """What a table or a record says of the game that it is of."""

    game: str
    rules: int
    content: str

    def __str__(self) -> str:
        return f"{self.game}-{self.rules}-{self.content}"

    @classmethod
    def read(cls, text: str) -> Edition | None:
        """The edition that is called so, or that a file is named after."""
        found = _NAME.fullmatch(text)
        return found and cls(found["game"], int(found["rules"]), found["content"])

    @property
    def key(self) -> str:
        """How the edition is called where a game's name is expected."""
        return f"{self.game}@{self.rules}-{self.content}"

    @property
    def package(self) -> str:
        """The package as which it is loaded."""
        return f"kaffeehaus_kept_{self.game}_{self.rules}_{self.content}"


def edition_of(game: Game) -> Edition:
    """What a table or a record of a game says of it."""
    return Edition(game.name, game.rules, game.content)


@cache
def kept(folder: Path = FOLDER) -> dict[Edition, Path]:
    """Every edition that is kept, the oldest rules of a game first."""
    found = ((Edition.read(path.stem), path) for path in folder.glob("*.zip"))
    return dict(sorted((edition, path) for edition, path in found if edition is not None))


def is_kept(wanted: Edition) -> bool:
    """Whether an edition can be loaded: it is kept, or its tables are remembered and its rules kept with others."""
    owned = (wanted.game, wanted.content) in _tables
    return wanted in kept() or (owned and has_rules(wanted.game, wanted.rules))


def has_rules(game: str, rules: int) -> bool:
    """Whether these rules of a game are kept, with whatever tables."""
    return any((one.game, one.rules) == (game, rules) for one in kept())


# An owner's component tables -----------------------------------------------------------------------------------------


def tables_in_use(game: Game) -> dict[str, str]:
    """The component tables that a game of the house is played with now, as texts by the names of their files."""
    content = import_module(f"{__package__}.{game.name}.content")
    directory = content_tables.chosen(content.DIRECTORY)
    return {file: content_tables.text(content.__name__, file, directory) for file in content.FILES}


def remember(game: str, content: str, tables: Mapping[str, str]) -> None:
    """From now on games of these tables, which are an owner's, can be played by any rules that are kept."""
    _tables[game, content] = tables


def remembered(game: str, content: str) -> Mapping[str, str] | None:
    """The owner's tables of this digest, if they are remembered."""
    return _tables.get((game, content))


# Loading -------------------------------------------------------------------------------------------------------------


def load(wanted: Edition) -> Game | None:
    """A game as it was; None if it is not kept, or if what is remembered of its tables is not what it was played with.

    Its modules are compiled when it is first asked for, which takes a moment.
    """
    with _lock:
        return _load(wanted) if is_kept(wanted) else None


@cache
def _load(wanted: Edition) -> Game | None:
    shelf = Shelf(wanted, _sources(wanted))
    for name, module in SHARED.items():
        sys.modules[f"{wanted.package}.{name}"] = module
    sys.meta_path.insert(0, shelf)
    grow(wanted.package)
    # What the environment names is for today's game.
    import_module(f"{wanted.package}.core.content_tables").__dict__["chosen"] = lambda variable: None
    try:
        game: Game = import_module(f"{wanted.package}.games.{wanted.game}").GAME
    except KaffeehausError:
        return None
    if edition_of(game) != wanted:
        return None
    game.key, game.own = wanted.key, wanted not in kept()
    return game


def grow(package: str) -> None:
    """Gives an edition what the contract has gained since: whatever is added to it rests on what was there before."""
    for name in CONTRACT:
        module, _, kind = name.partition(".")
        ours, theirs = (getattr(import_module(f"{of}.core.{module}"), kind) for of in ("kaffeehaus", package))
        for member, value in vars(ours).items():
            if not hasattr(theirs, member) and not isinstance(value, MemberDescriptorType):
                setattr(theirs, member, value)


def _sources(wanted: Edition) -> bytes:
    """The zip of an edition; one that is only remembered has the rules of another and its own tables."""
    if wanted in kept():
        return kept()[wanted].read_bytes()
    like = next(path for one, path in kept().items() if (one.game, one.rules) == (wanted.game, wanted.rules))
    files = unpacked(like.read_bytes())
    own = {f"games/{wanted.game}/content/{file}": text for file, text in _tables[wanted.game, wanted.content].items()}
    return packed(files | own)


class Shelf(ExecutionLoader, MetaPathFinder):
    """Finds and loads the modules of one edition: its own, and parts of today's house as if made for it.

    A part, such as a screen or an evaluation, is today's source with the edition's game in place of today's.
    """

    def __init__(self, edition: Edition, data: bytes) -> None:
        self._edition = edition
        self._files = ZipFile(BytesIO(data))
        self._names = set(self._files.namelist())
        self._of_engine = re.compile(r"\bkaffeehaus\.(?=(?:core|games)\b)")
        self._of_game = re.compile(rf"\bkaffeehaus\.(?=(?:\w+\.)*{edition.game}\b)")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module of the edition is, if it has one of this name."""
        mine = fullname.partition(".")[0] == self._edition.package and self._found(fullname) is not None
        return spec_from_loader(fullname, self) if mine else None

    def get_source(self, fullname: str) -> str:
        """The source, in which the edition's modules import each other."""
        return self._known(fullname)[0]

    def is_package(self, fullname: str) -> bool:
        """Whether it holds others."""
        return self._known(fullname)[1]

    def get_filename(self, fullname: str) -> str:
        """What a traceback calls it."""
        return f"<{self._edition}>/{self._place(fullname)}.py"

    def get_resource_reader(self, fullname: str) -> TraversableResources:
        """The tables that lie beside a module."""
        return _Beside(InZip(self._files, f"{self._place(fullname)}/"))

    def _place(self, fullname: str) -> str:
        return fullname.partition(".")[2].replace(".", "/")

    def _known(self, fullname: str) -> tuple[str, bool]:
        found = self._found(fullname)
        if found is None:
            raise ImportError(f"{self._edition} has no {fullname}", name=fullname)
        return found

    def _found(self, fullname: str) -> tuple[str, bool] | None:
        """The source of a module and whether it is a package; what only holds others has an empty one."""
        place = self._place(fullname)
        for file, package in ((f"{place}/__init__.py", True), (f"{place}.py", False)):
            if file in self._names:
                return self._of_engine.sub(f"{self._edition.package}.", self._files.read(file).decode()), package
            if self._edition.game in place.split("/") and not place.startswith("games/") and (HOUSE / file).is_file():
                return self._of_game.sub(f"{self._edition.package}.", (HOUSE / file).read_text("utf-8")), package
        return ("", True) if place == "games" or (HOUSE / place).is_dir() else None


class _Beside(TraversableResources):
    def __init__(self, folder: Traversable) -> None:
        self._folder = folder

    def files(self) -> Traversable:
        return self._folder


# Keeping -------------------------------------------------------------------------------------------------------------


def sources(game: str) -> dict[str, bytes]:
    """Today's sources of a game of the house and of all that it stands on, by their places in an edition."""
    rooms = [HOUSE / "core", HOUSE / "games" / game]
    paths = [path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".toml")]
    places = {path.relative_to(HOUSE).as_posix(): path for path in paths}
    shared = {f"{name.replace('.', '/')}.py" for name in SHARED}
    return {place: places[place].read_bytes() for place in sorted(places.keys() - shared)}


def packed(files: Mapping[str, bytes | str]) -> bytes:
    """Files as a zip."""
    made = BytesIO()
    with ZipFile(made, "w") as into:
        for name, data in sorted(files.items()):
            into.writestr(ZipInfo(name, _MOMENT), data, ZIP_DEFLATED, 9)
    return made.getvalue()


def unpacked(data: bytes) -> dict[str, bytes | str]:
    """The files of a zip."""
    with ZipFile(BytesIO(data)) as held:
        return {name: held.read(name) for name in held.namelist()}

"""Every text a person reads, as Fluent messages: one folder per language, shared by terminal, server and browser.

The `.ftl` files of a language folder hold what all games share; a subfolder named after a game holds what only it
needs, so two games may use the same message id. A game of another package brings its files in a folder `locale` with
one folder for each language. What the house says of a game before one is open stands in the game's `house.ftl` and is
put together in the messages of `games.ftl`. A language is there as soon as its folder is.

What only some pages say, such as lessons, is a topic: `topics/<topic>.ftl` beside the files of the house, and of a game
beside the files of the game. It is fetched by the pages that say it, and nobody waits for it at a table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from kaffeehaus.games.registry import brought, own

if TYPE_CHECKING:
    # Read only where something is put into words: a house inside a browser has no Fluent, and leaves that to the page.
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast as ftl

FALLBACK = "en"
"""The language that has every message."""
TOPICS = "topics"
"""The folder of what only some pages say."""
GAMES, HOUSE = "games.ftl", "house.ftl"
"""What the house says of any game, and the file in which a game says it of itself."""
VARIABLES = ("KAFFEEHAUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language, the strongest first."""

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MINUS = "\u2212"
"""The sign that all texts write before what is lost."""


class Texts:
    """The messages of one language, with English where it lacks one."""

    def __init__(self, lang: str = FALLBACK, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self._codes = tuple(dict.fromkeys((lang, FALLBACK)))

    def text(self, id: str, /, **args: Any) -> str:
        """The message, or the attribute of `message.attribute`, with its arguments; an unknown id reads as itself."""
        name, _, attribute = id.partition(".")
        for bundle in (_bundle(code, self.game) for code in self._codes):
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, _errors = bundle.format_pattern(pattern, args)
            return str(text)
        return id

    def number(self, form: str, value: float) -> str:
        """A number as this language writes it: `whole`, `short` (at most one decimal), `one` or `two` decimals."""
        return self.text(f"number-{form}", value=value).replace("-", MINUS)

    def share(self, value: float) -> str:
        """A part of one as a percentage."""
        from fluent.runtime.types import fluent_number

        return self.text("number-one", value=cast(Any, fluent_number)(value, style="percent")).replace("-", MINUS)

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(id.partition(".")[0] in _ids(code, self.game) for code in self._codes)

    def of(self, game: str) -> Texts:
        """The same language with the messages of a game."""
        return Texts(self.lang, game)


def languages() -> tuple[str, ...]:
    """The languages there are, in alphabetical order."""
    return tuple(sorted(f.name for f in files(__name__).iterdir() if f.is_dir() and _sources(f)))


def language_of(environment: Mapping[str, str]) -> str:
    """The first language the environment names that there is, else English."""
    known = languages()
    for variable in VARIABLES:
        code = environment.get(variable, "").partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for candidate in (code, code.partition("-")[0]):
            if candidate in known:
                return candidate
    return FALLBACK


def resources(lang: str, game: str | None = None) -> dict[str, str]:
    """The source of every file that the texts of a language and a game are made of, by its name."""
    found = _written(lang, game)
    if GAMES in found:
        found[GAMES] = _merged(found[GAMES], {name: _own(lang, name).get(HOUSE, "") for name in (*own(), *brought())})
    return found


def _written(lang: str, game: str | None) -> dict[str, str]:
    """The files of a language and a game as they are written, by name."""
    found = {f.name: f.read_text("utf-8") for f in _sources(files(__name__).joinpath(lang))}
    if game is not None:
        found |= {f"{game}/{name}": source for name, source in _own(lang, game).items() if name != HOUSE}
    return found


def topics(lang: str, game: str | None = None) -> dict[str, str]:
    """The sources of what only some pages say, by topic: those of the house, or what a game says of them."""
    if game is not None:
        return {name.removesuffix(".ftl"): source for name, source in _own(lang, game, TOPICS).items()}
    folder = files(__name__).joinpath(lang, TOPICS)
    return {f.name.removesuffix(".ftl"): f.read_text("utf-8") for f in _sources(folder)} if folder.is_dir() else {}


def page(lang: str, game: str, name: str) -> str | None:
    """What a game says at length in a language, such as its rules, or None where it has no such page."""
    folder = _place(lang, game)
    file = folder and folder.joinpath(name)
    return file.read_bytes().decode("utf-8", "replace") if file and file.is_file() else None


def _place(lang: str, game: str) -> Traversable | None:
    """Where the texts of a game lie: of a package in its folder `locale`."""
    if game not in brought():
        return files(__name__).joinpath(lang, game)
    package = _folder(brought()[game].module)
    return package and package.joinpath("locale", lang)


def _own(lang: str, game: str, *below: str) -> dict[str, str]:
    """The files that a game brings for a language, by name."""
    place = _place(lang, game)
    folder = place and place.joinpath(*below)
    if folder is None or not folder.is_dir():
        return {}
    # A package's file that is no UTF-8 spoils its own messages only.
    return {f.name: f.read_bytes().decode("utf-8", "replace") for f in _sources(folder)}


def _folder(package: str) -> Path | None:
    """Where a package lies, found without loading it."""
    try:
        spec = find_spec(package)
    except (ImportError, AttributeError, ValueError):
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


def _merged(general: str, own: Mapping[str, str]) -> str:
    """Messages that say of each game, by the argument `game`, what the game's own file says, and the general else."""
    from fluent.syntax import FluentSerializer
    from fluent.syntax import ast as ftl

    said = {game: {entry.id.name: entry.value for entry in _messages(source)} for game, source in own.items()}
    parts: list[str] = []
    for entry in _messages(general):
        variants = [
            ftl.Variant(ftl.Identifier(game), value)
            for game, words in said.items()
            if (value := words.get(entry.id.name)) is not None
        ]
        if variants and entry.value is not None:
            usual = ftl.Variant(ftl.Identifier("other"), entry.value, default=True)
            chosen = ftl.SelectExpression(ftl.VariableReference(ftl.Identifier("game")), [*variants, usual])
            entry.value = ftl.Pattern([ftl.Placeable(chosen)])
        parts.append(FluentSerializer().serialize_entry(entry))
    return "".join(parts)


def _messages(source: str) -> list[ftl.Message]:
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]


def _sources(folder: Traversable) -> list[Traversable]:
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)


@cache
def _ids(lang: str, game: str | None) -> frozenset[str]:
    """What there is a message for."""
    return frozenset(id for source in _written(lang, game).values() for id in _ID.findall(source))


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks help mixed directions, which no language here has, and spoil alignment in a terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in resources(lang, game).values():
        bundle.add_resource(cast(Any, FluentResource(source)))
    return bundle

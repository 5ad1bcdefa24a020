"""Every text a person reads, as Fluent messages: one folder per language, shared by terminal, server and browser.

The `.ftl` files of a language folder hold what all games share; a subfolder named after a game holds what only it
needs, so two games may use the same message id. A language is there as soon as its folder is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

FALLBACK = "en"
"""The language that has every message."""
VARIABLES = ("KAFFEEHAUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language, the strongest first."""

MINUS = "\u2212"
"""The sign that all texts write before what is lost."""


class Texts:
    """The messages of one language, with English where it lacks one."""

    def __init__(self, lang: str = FALLBACK, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self._bundles = [_bundle(code, game) for code in dict.fromkeys((lang, FALLBACK))]

    def text(self, id: str, /, **args: Any) -> str:
        """The message, or the attribute of `message.attribute`, with its arguments; an unknown id reads as itself."""
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
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
        return self.text("number-one", value=cast(Any, fluent_number)(value, style="percent")).replace("-", MINUS)

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(bundle.has_message(id.partition(".")[0]) for bundle in self._bundles)

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
    folder = files(__name__).joinpath(lang)
    found = {f.name: f.read_text("utf-8") for f in _sources(folder)}
    if game is not None and folder.joinpath(game).is_dir():
        found |= {f"{game}/{f.name}": f.read_text("utf-8") for f in _sources(folder.joinpath(game))}
    return found


def _sources(folder: Traversable) -> list[Traversable]:
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    # Isolation marks help mixed directions, which no language here has, and spoil alignment in a terminal.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in resources(lang, game).values():
        bundle.add_resource(cast(Any, FluentResource(source)))
    return bundle

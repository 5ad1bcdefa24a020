"""The argument parser with every heading and help from the catalogue, and errors as one line."""

from __future__ import annotations

import argparse
import re
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

from rich.text import Text

from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import wrapped
from kaffeehaus.locale import Texts, language_of, languages

_PROBLEMS = (
    (r"unrecognized arguments: (?P<arguments>.+)", "error-arguments"),
    (r"the following arguments are required: (?P<arguments>.+)", "error-required"),
    (r"argument (?P<argument>[^:]+): expected .+", "error-expected"),
    (r"argument (?P<argument>[^:]+): ignored explicit argument .+", "error-explicit"),
    (r"argument [^:]+: invalid choice: '(?P<value>.*?)' \(.+", "error-command"),
)
"""What argparse says in English, and the message of the catalogue for it."""


class Command(NamedTuple):
    """A subcommand; its module of the same name is loaded when it is used, so that every command starts fast."""

    name: str

    def add_to(self, parser: Parser, texts: Texts) -> None:
        """Adds the command's arguments and what runs it."""
        module = import_module(f"kaffeehaus.cli.{self.name}")
        module.add_arguments(parser, texts)
        parser.set_defaults(run=module.run)


class Parser(ArgumentParser):
    """A parser that speaks the catalogue's language and raises instead of printing usage."""

    def __init__(self, *args: Any, texts: Texts, **named: Any) -> None:
        self.texts = texts
        self.commands: list[str] = []
        """The subcommands there are."""

        class Formatter(argparse.RawDescriptionHelpFormatter):
            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[argparse.Action],
                groups: Iterable[Any],
                prefix: str | None = None,
            ) -> None:
                super().add_usage(usage, actions, groups, texts.text("help-usage") if prefix is None else prefix)

            def _split_lines(self, text: str, width: int) -> list[str]:
                return [line.plain for line in wrapped(Text(text), width)]

            def _fill_text(self, text: str, width: int, indent: str) -> str:
                return "\n".join(line for part in text.split("\n") for line in _filled(part, width))

        named |= {"add_help": False, "allow_abbrev": False, "formatter_class": Formatter}
        super().__init__(*args, **named)
        self._positionals.title = texts.text("help-arguments")
        self._optionals.title = texts.text("help-options")
        self.add_argument("-h", "--help", action="help", help=texts.text("help-help"))

    def error(self, message: str) -> NoReturn:
        """Refuses in one line."""
        raise Refused("error-usage", problem=self._problem(message), command=self.prog)

    def _problem(self, message: str) -> Refused:
        for pattern, id in _PROBLEMS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                return Refused(id, commands=", ".join(self.commands), **found.groupdict())
        return Refused("error-syntax")


def _filled(line: str, width: int) -> list[str]:
    """A line of a description; what follows a word in a list stays in its column."""
    listed = re.match(r"  \S+ +", line)
    return [part.plain for part in wrapped(Text(line), width, listed.end() if listed else 0)]


def texts_for(arguments: Sequence[str], environment: Mapping[str, str]) -> Texts:
    """The language of --lang, else of the environment; it is looked for first because help needs it too."""
    for place, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name == "--lang" and (given or place + 1 < len(arguments)):
            wanted = (value if given else arguments[place + 1]).lower()
            if wanted not in languages():
                raise Refused("error-language", lang=wanted, languages=", ".join(languages()))
            return Texts(wanted)
    return Texts(language_of(environment))


def build_parser(commands: Iterable[Command], typed: Sequence[str], texts: Texts) -> Parser:
    """The parser of the whole command; only a command that was typed gets its arguments."""
    from kaffeehaus import __version__, engine

    parser = Parser(prog="kaffeehaus", description=texts.text("help-about"), texts=texts)
    parser.set_defaults(run=None)
    version = texts.text("version-line", version=__version__, engine=engine.kind())
    parser.add_argument("--version", action="version", version=version, help=texts.text("help-version"))
    add_language(parser, texts)
    choices = parser.add_subparsers(title=texts.text("help-commands"), metavar=texts.text("meta-command"))
    for command in commands:
        parser.commands.append(command.name)
        about = texts.text(f"{command.name}-about")
        sub = choices.add_parser(command.name, help=about, description=about, texts=texts)
        if command.name in typed:
            command.add_to(sub, texts)
        add_language(sub, texts)
    return parser


def add_language(parser: Parser, texts: Texts) -> None:
    """The language, which any command may be given."""
    described = texts.text("help-lang", languages=", ".join(languages()))
    parser.add_argument("--lang", metavar=texts.text("meta-lang"), default=argparse.SUPPRESS, help=described)

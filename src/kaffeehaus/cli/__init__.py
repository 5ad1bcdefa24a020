"""The command `kaffeehaus`: one module per subcommand, every text from the catalogue."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from kaffeehaus.cli.console import prepare_streams, say_error
from kaffeehaus.cli.parser import Command, build_parser, texts_for
from kaffeehaus.cli.refused import Refused, problem
from kaffeehaus.core.errors import BadPosition, KaffeehausError
from kaffeehaus.locale import Texts, language_of

NAMES = (
    "play",
    "simulate",
    "arena",
    "dataset",
    "learn",
    "replay",
    "review",
    "puzzles",
    "serve",
    "house",
    "audit",
    "load",
    "bench",
    "content",
)
COMMANDS = tuple(map(Command, NAMES))
"""One module each, in the order of the help."""
BAD_INPUT = 2
INTERRUPTED = 130
"""What a shell expects of a program that was ended by Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 if it went well, 2 with one line on stderr if what was typed cannot be."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    prepare_streams()
    texts = Texts(language_of(os.environ))
    try:
        texts = texts_for(arguments, os.environ)
        return _dispatch(arguments, texts)
    except Refused as refusal:
        say_error(refusal.line(texts))
        return BAD_INPUT
    except BadPosition as error:
        for one in error.problems:
            say_error(texts.text("error-line", problem=problem(texts, one)))
        return BAD_INPUT
    except KaffeehausError as error:
        say_error(texts.text("error-line", problem=problem(texts, error)))
        return BAD_INPUT
    except KeyboardInterrupt:
        say_error(texts.text("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not try to flush what is left of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _dispatch(arguments: list[str], texts: Texts) -> int:
    parser = build_parser(COMMANDS, arguments, texts)
    try:
        chosen = parser.parse_args(arguments)
    except SystemExit as request:  # argparse ends so after --help and --version
        return int(request.code or 0)
    if chosen.run is None:
        parser.print_help()
        return 0
    return int(chosen.run(chosen, texts))

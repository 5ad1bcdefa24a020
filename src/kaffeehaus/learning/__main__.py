"""`python -m kaffeehaus.learning GAME`: a course where only numpy (and torch) is installed.

It tells what happens as lines of JSON; `kaffeehaus learn` tells the same to people.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic
from typing import Any

from kaffeehaus.arena.workers import local
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.learning.asked import add_arguments, course_of, install
from kaffeehaus.learning.course import MEDIUM_NAME, learn


def main() -> int:
    """Runs a course."""
    parser = ArgumentParser(prog="kaffeehaus.learning")
    add_arguments(parser)
    chosen = parser.parse_args()
    begun = monotonic()

    def tell(step: str, **details: Any) -> None:
        print(json.dumps({"at": round(monotonic() - begun, 1), "step": step, **details}), flush=True)

    try:
        seconds = None if chosen.minutes is None else 60 * chosen.minutes
        course = course_of(chosen)
        report = learn(Path(chosen.out), course, local(chosen.cores), seconds, tell)
        if chosen.install and report["champion"] != MEDIUM_NAME:
            install(Path(chosen.out), course.game)
    except KaffeehausError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

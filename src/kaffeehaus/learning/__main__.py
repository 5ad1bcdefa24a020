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
from kaffeehaus.learning.asked import add_arguments, course_of, install, learned
from kaffeehaus.learning.course import OFTEN, learn

TOLD_EVERY = 10.0
"""Seconds between two lines about how far a step has come."""


def main() -> int:
    """Runs a course."""
    parser = ArgumentParser(prog="kaffeehaus.learning")
    add_arguments(parser)
    chosen = parser.parse_args()
    begun, told = monotonic(), 0.0

    def tell(step: str, **details: Any) -> None:
        nonlocal told
        if step in OFTEN:
            if monotonic() - told < TOLD_EVERY:
                return
            told = monotonic()
        print(json.dumps({"at": round(monotonic() - begun, 1), "step": step, **details}), flush=True)

    try:
        seconds = None if chosen.minutes is None else 60 * chosen.minutes
        course = course_of(chosen)
        report = learn(Path(chosen.out), course, local(chosen.cores), seconds, tell)
        if chosen.install and learned(report):
            install(Path(chosen.out), course.game)
    except (KaffeehausError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

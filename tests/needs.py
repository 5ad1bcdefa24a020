"""What some tests need beside Python: where it is absent, the run says at its end what was not checked."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

from kaffeehaus import engine

NOT_CHECKED = "not checked: "
"""How the reason begins for which such a test is skipped."""

watched = pytest.mark.skipif(
    engine.kind() == engine.COMPILED, reason="a method of a compiled class is called as it is, so nobody can watch it"
)
"""For tests that put something of theirs in the place of a method of the search; the pure engine is held to them."""


def is_missing(what: str, remedy: str, unless: str = "CI") -> NoReturn:
    """Leaves a test out; but not where everything must be checked, which a machine says by CI=true.

    What few machines have is asked for by a variable of its own.
    """
    if os.environ.get(unless, "").lower() in ("true", "1"):
        pytest.fail(f"{what} is missing: {remedy}", pytrace=False)
    pytest.skip(f"{NOT_CHECKED}{what} ({remedy})")


def not_checked(reasons: list[str]) -> list[str]:
    """What was left out, and why, each once, out of all the reasons for which tests were skipped."""
    found = (reason.removeprefix("Skipped: ") for reason in reasons)
    return sorted({reason.removeprefix(NOT_CHECKED) for reason in found if reason.startswith(NOT_CHECKED)})

"""A run says what it did not check, and where all must be checked it fails instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.needs import is_missing, not_checked

ROOT = Path(__file__).resolve().parents[2]
MISSING = re.compile(r'is_missing\(\s*"([^"]+)"')
INSTALLED = {
    "Chromium": "chromium",
    "PostgreSQL": "postgresql",
    "PostgreSQL's backup": "postgresql",
    "Ray": "test,ray",
    "Redis": "redis-server",
    "loss of power": "ubuntu",
    "the compiled engine": "ubuntu",
    "the service of systemd": "ubuntu",
    "what the browser says": ".ci/run",
}
"""By what a test calls it what brings it to the hosted run."""


def test_what_is_missing_is_named_once_and_the_rest_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    reasons = ["Skipped: for --full"]
    for what in ("Redis", "Chromium", "Redis"):
        with pytest.raises(pytest.skip.Exception) as left_out:
            is_missing(what, "install it")
        reasons.append(f"Skipped: {left_out.value}")
    assert not_checked(reasons) == ["Chromium (install it)", "Redis (install it)"]


def test_where_all_must_be_checked_nothing_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="Redis is missing: install it"):
        is_missing("Redis", "install it")


def test_the_hosted_run_has_every_part_that_tests_ask_for() -> None:
    """What a test calls missing is there, for where CI is true it fails otherwise."""
    run = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    others = (path for path in sorted((ROOT / "tests").rglob("*.py")) if path != Path(__file__).resolve())
    tests = [path.read_text("utf-8") for path in others]
    assert {found for text in tests for found in MISSING.findall(text)} == INSTALLED.keys()
    assert not any("importorskip" in text and "NOT_CHECKED" in text for text in tests)
    assert all(word in run for word in (*INSTALLED.values(), "CI=true CI_RAY=true .ci/run"))

"""A run says what it did not check, and where all must be checked it fails instead."""

from __future__ import annotations

import pytest
from tests.needs import is_missing, not_checked


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

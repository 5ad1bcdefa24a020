"""A terminal for tests: feeds lines to the command and hands back what it printed."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from kaffeehaus.cli import main

ALWAYS_FIRST = "1\n" * 5000
"""A person who takes the first choice every time."""


class Printed(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, command: str, typed: str = "") -> Printed:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = main(command.split())
        return Printed(code, *self.capsys.readouterr())

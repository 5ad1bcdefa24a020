"""The example game as pip installs it, from its own files and without a network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import kaffeehaus

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(kaffeehaus.__file__).parents[1]


def install(there: Path) -> str:
    """Installs the package into a folder; hands back the PYTHONPATH of processes that find it there."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    alone = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile")
    words = (sys.executable, "-m", "pip", "install", *quiet, *alone, "--target", str(there), "examples/harbour")
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return os.pathsep.join((str(there), str(SOURCE)))

"""Games of other packages: the example game as pip installs it, without a network, and any other by its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import kaffeehaus

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(kaffeehaus.__file__).parents[1]


def declare(there: Path, name: str, game: str) -> str:
    """As if a package had brought the game at this place in the sources; hands back a PYTHONPATH as `install` does."""
    folder = there / f"{name}-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    (folder / "entry_points.txt").write_text(f"[kaffeehaus.games]\n{name} = {game}\n", "utf-8")
    return os.pathsep.join((str(there), str(SOURCE), str(ROOT)))


def install(there: Path) -> str:
    """Installs the package into a folder; hands back the PYTHONPATH of processes that find it there."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    alone = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile")
    words = (sys.executable, "-m", "pip", "install", *quiet, *alone, "--target", str(there), "examples/harbour")
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return os.pathsep.join((str(there), str(SOURCE)))

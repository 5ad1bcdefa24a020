"""What would be released holds all it needs and runs where nothing but Python is."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> Any:
    """A script of tools/ as a module."""
    found = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_version_is_the_same_everywhere():
    assert tool("release").same_version()
    # The page is released with the rest, and has none of its own.
    assert "version" not in json.loads((ROOT / "client" / "package.json").read_text("utf-8"))


@pytest.mark.slow
def test_the_wheel_plays_and_serves_without_node(tmp_path: Path):
    release = tool("release")
    wheel = release.build(tmp_path / "dist")
    there = tmp_path / "installed"
    alone = (
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-index",
        "--no-compile",
        "--target",
        str(there),
    )
    subprocess.run([sys.executable, "-m", "pip", "install", *alone, str(wheel)], check=True, timeout=120)
    # The packages of this environment, but not its kaffeehaus, and no program at all.
    path = os.pathsep.join((str(there), sysconfig.get_path("purelib")))
    release.try_out([sys.executable, "-S"], {"PYTHONPATH": path, "PATH": str(tmp_path)}, tmp_path)


def test_extras_install_on_every_system():
    """What has no wheels for a system is marked, so that the rest installs there."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    alone = [f"{name}: {need}" for name, needs in extras.items() for need in needs if need.startswith("uvloop")]
    assert alone
    assert [need for need in alone if "sys_platform != 'win32'" not in need] == []

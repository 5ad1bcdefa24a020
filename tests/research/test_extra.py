"""Without the extra a door says in one line what to install."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


@pytest.mark.parametrize(
    ("door", "missing"),
    [
        ("play", "numpy"),
        ("gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_library_is_named_with_the_extra(door: str, missing: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, f"kaffeehaus.research.{door}", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ImportError) as refused:
        importlib.import_module(f"kaffeehaus.research.{door}")
    assert "pip install 'kaffeehaus[research]'" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_extra_brings_what_datasets_are_compressed_with():
    extras = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    zstandard = [need for need in extras["arena"] if need.startswith("zstandard")]
    assert zstandard
    assert set(zstandard) <= set(extras["research"])

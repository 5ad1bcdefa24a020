"""The icons of the printed pictures are those of the browser, symbol by symbol."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.S)


def symbols(path: Path) -> dict[str, str]:
    return {found[1]: found[0] for found in SYMBOL.finditer(path.read_text("utf-8"))}


def test_the_pictures_of_vienna_use_the_icons_of_the_browser():
    drawn = symbols(ROOT / "src" / "kaffeehaus" / "cli" / "vienna" / "icons.svg")
    shown = symbols(ROOT / "client" / "src" / "assets" / "icons.svg")
    assert drawn
    assert {id: shown[id] for id in drawn} == drawn

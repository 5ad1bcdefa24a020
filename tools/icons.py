"""Draws the sign of the house for telephones, from client/tools/icon.svg: `python tools/icons.py` (needs Chromium)."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "client" / "tools" / "icon.svg"
ICONS = ROOT / "client" / "public" / "icons"
SIZES = {
    "icon-192": (192, "round"),
    "icon-512": (512, "round"),
    "maskable-512": (512, "full"),
    "apple-180": (180, "full"),
}
"""Each with its size, and whether its corners are round already or are cut by the telephone."""
STYLES = {
    "round": "svg { border-radius: 22% }",
    # A telephone may cut whatever lies outside the middle four fifths.
    "full": "#scene { transform: scale(.9) }",
}


def main() -> int:
    """Draws all of them."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (size, style) in SIZES.items():
            draw(page, name, size, STYLES[style])
        browser.close()
    return 0


def draw(page: Page, name: str, size: int, style: str) -> None:
    """Draws one, with nothing behind its corners."""
    page.set_viewport_size({"width": size, "height": size})
    shape = f"body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }} {style}"
    page.set_content(f"<style>{shape}</style>{DRAWING.read_text('utf-8')}")
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    sys.exit(main())

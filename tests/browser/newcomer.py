"""Somebody who has never seen the games, and does what the screen says: its question, the coach's line, what is lit."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError
from tests.browser.guests import PATIENCE, SOON, Guest, Hourglass

LIT = {
    "board": ".bd.legal, .fl.legal, .space.legal, .tree.legal, .fsp.legal",
    "own": ".hcard.legal, button:is(.drawer, .stack, .good), .ms.ready, .ioffer .mark[aria-checked=false]",
    "loose": ".iloose .ipick",
    "council": "button.office.legal",
    "buttons": ".btns .sign, .btns .word:not([data-deed], .primary, .ghost)",
    "deeds": ".btns .word[data-deed]:not([aria-disabled=true], .primary)",
    "go": ".btns .primary:not([aria-disabled=true])",
}
"""What is lit on any screen, whatever game is played, and what says that it is to be pressed."""
SEES = """(lit) => {
  const shown = (found) => found?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const text = (name) => {
    const found = document.querySelector(name);
    return shown(found) ? found.innerText.trim() : "";
  };
  const [reach, away] = [[], []];
  for (const [kind, names] of Object.entries(lit))
    for (const found of document.querySelectorAll(names)) {
      const { x, y, width, height } = found.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      const top = shown(found) && width ? document.elementFromPoint(...middle) : null;
      if (found.contains(top)) reach.push([kind, ...middle]);
      else away.push([kind, `${top?.closest("[class]")?.getAttribute("class") ?? "nothing"}`, ...middle]);
    }
  const line = document.querySelector(".firstgames p")?.getBoundingClientRect();
  const said = line && document.elementFromPoint(line.x + 20, line.y + line.height / 2);
  return {
    question: text("#asked"), hint: text(".prompt .pr-t small"), coach: text(".firstgames p"),
    unseen: Boolean(line) && !said?.closest(".firstgames"), reach, away,
  };
}"""
"""What the screen asks and says, what can be touched, and what is lit but lies elsewhere or under something."""
FOCUSED = """(lit) => Object.keys(lit).find((kind) => document.activeElement?.matches(lit[kind])) ?? ""
"""
HERE = "(document.activeElement?.outerHTML ?? '').slice(0, 200)"
TOO_OFTEN = 60
"""Whoever has touched so much without answering the question is lost."""


class Newcomer:
    """A guest who knows nothing but what is on the screen, by mouse, finger or keys."""

    def __init__(self, guest: Guest, way: str, rng: Random) -> None:
        self.guest, self.page, self.way, self.rng = guest, guest.page, way, rng
        self.unexplained: Counter[str] = Counter()
        """Questions of which the coach says nothing."""
        self.lost: Counter[str] = Counter()
        """Questions with nothing to touch in sight, or whose help is not."""
        self._at, self._touched = "", 0

    def sees(self) -> dict[str, Any]:
        """What the screen says and offers."""
        return dict(self.page.evaluate(SEES, LIT))

    def decides(self) -> None:
        """Touches one thing that the screen offers."""
        seq, step = self.guest.noted("seq"), self.guest.noted("step")
        if self.way == "mouse":
            # Whoever reads the question looks at nothing else.
            self.page.mouse.move(600, 22)
        seen = self.sees()
        if not seen["reach"]:
            # What is lit comes into sight in a moment.
            with suppress(TimeoutError):
                self.page.wait_for_function(f"(lit) => ({SEES})(lit).reach.length > 0", arg=LIT, timeout=SOON)
            seen = self.sees()
        if self.guest.noted("seq") != seq or self.guest.noted("phase") == "over":
            return
        assert seen["question"], f"nothing is asked: {seen}"
        if (seq, step) != (self._at, step):
            self._at, self._touched = seq, 0
            if not seen["coach"]:
                self.unexplained[f"{step}: {seen['question']} / {seen['hint']}"] += 1
                self.page.screenshot(path=f"/tmp/nc/u-{self.way}-{step}-{seq}.png")
            if seen["unseen"]:
                self.lost[f"{step}: the coach's line is out of sight"] += 1
                self.page.screenshot(path=f"/tmp/nc/c-{self.way}-{step}-{seq}.png")
        self._touched += 1
        assert self._touched < TOO_OFTEN, f"lost at {step}: {seen}"
        if not seen["reach"]:
            self.lost[f"{step}: nothing in sight; {seen['away'][:3]}"] += 1
            self.page.screenshot(path=f"/tmp/nc/l-{self.way}-{step}-{seq}.png")
            self.looks_elsewhere()
            return
        kind = self.chooses(sorted({found for found, _, _ in seen["reach"]}))
        if self.way == "keys":
            self.presses(kind)
        else:
            x, y = self.rng.choice([(x, y) for found, x, y in seen["reach"] if found == kind])
            (self.page.touchscreen.tap if self.way == "finger" else self.page.mouse.click)(x, y)
        self.page.wait_for_timeout(30)

    def chooses(self, kinds: list[str]) -> str:
        """What is to be pressed after something was chosen is pressed; else one kind of thing is as good as another."""
        if "go" in kinds and (len(kinds) == 1 or self._touched > 1 and self.rng.random() < 0.6):
            return "go"
        return self.rng.choice([kind for kind in kinds if kind != "go"] or kinds)

    def presses(self, kind: str) -> None:
        """N goes from one lit thing to the next, Enter takes it; what waits to be pressed has the focus."""
        if kind == "go":
            for key in ("w", *["Tab"] * 9):
                if self.page.evaluate(FOCUSED, LIT) == "go":
                    break
                self.page.keyboard.press(key)
            else:
                self.lost[f"{self.guest.noted('step')}: no way to {kind}; {self.page.evaluate(HERE)}"] += 1
            self.page.keyboard.press("Enter")
            return
        for _ in range(self.rng.randint(1, 4)):
            self.page.keyboard.press("n")
        for _ in range(30):
            if self.page.evaluate(FOCUSED, LIT) in (kind, "go"):
                break
            self.page.keyboard.press("n")
        else:
            self.lost[f"{self.guest.noted('step')}: N never reaches {kind}; {self.page.evaluate(HERE)}"] += 1
        self.page.keyboard.press("Enter")

    def looks_elsewhere(self) -> None:
        """On a phone one sheet after the other."""
        for tab in self.page.locator(".tabs [role=tab]").all():
            if tab.is_visible():
                self.guest.touches(tab)
                if self.sees()["reach"]:
                    return

    def plays(self, until: int = 1000, seconds: float = 600) -> int:
        """Decides until this round begins, or the game is over."""
        made, glass = 0, Hourglass(seconds)
        while (
            glass.runs(f"{made} decisions, {self._at} {self._touched} {self.guest.noted('step')}")
            and self.guest.awaits_turn()
            and int(self.guest.noted("round") or 0) < until
        ):
            self.decides()
            made += 1
        return made


assert PATIENCE

"""Somebody who has never seen the games and does what the screen says: its question, the coach's line, what is lit."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError, expect
from tests.browser.fitting import RAW
from tests.browser.guests import A_MOMENT, ENOUGH, SOON, Guest, Hourglass

LIT = {
    "board": ".bd.legal, .fl.legal, .space.legal, .tree.legal, .fsp.legal",
    "own": ".hcard.legal, button:is(.drawer, .stack, .good), .ms.ready, .ioffer .mark[aria-checked=false]",
    "loose": ".iloose .ipick",
    "council": "button.office.legal",
    "buttons": ".btns .sign, .btns .word:not([data-deed], .primary, .ghost)",
    "deeds": ".btns .word[data-deed]:not([aria-disabled=true], .primary)",
    "go": ".btns .primary:not([aria-disabled=true])",
}
"""What is lit on a screen, whatever is played there, and what waits to be pressed."""
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
      else away.push(`${kind} beneath ${top?.closest("[class]")?.getAttribute("class") ?? "nothing"}`);
    }
  const line = document.querySelector(".firstgames p");
  const { x, y, height } = line?.getBoundingClientRect() ?? { x: 0, y: 0, height: 0 };
  const coached = document.elementFromPoint(x + 4, y + height / 2)?.closest(".firstgames");
  return {
    told: Boolean(document.querySelector(".review")), question: text("#asked"),
    hint: text(".prompt .pr-t small"), coach: coached ? text(".firstgames p") : "",
    reach, away,
  };
}"""
"""What the screen asks and says, what can be touched, and what is lit but lies elsewhere or under something."""
SPOKEN = f"""(lit) => {{
  const {{ told, question, coach, reach }} = ({SEES})(lit);
  return told || (question && coach && reach.length);
}}"""
FOCUSED = "(lit) => Object.keys(lit).find((kind) => document.activeElement?.matches(lit[kind])) ?? ''"
QUESTION = (600, 22)
"""Where a pointer rests on nothing but the question."""
LOST = 60
"""Whoever has touched so much without answering a question is lost."""
BEYOND = 30
"""So many keys lead from any lit thing to any other."""


class Newcomer:
    """A guest who knows nothing but what is on the screen, by mouse, finger or keys."""

    def __init__(self, guest: Guest, way: str, rng: Random) -> None:
        self.guest, self.page, self.way, self.rng = guest, guest.page, way, rng
        self.stumbles: list[str] = []
        """Questions about which nothing is said, or that nothing in sight answers."""
        self._asked, self._touched = ("", ""), 0

    def reads(self) -> dict[str, Any]:
        """What the screen says and offers, once it has come."""
        if self.way == "mouse":
            # A note tells of what lies under the pointer; whoever reads the question looks at nothing else.
            self.page.mouse.move(*QUESTION)
        with suppress(TimeoutError):
            self.page.wait_for_function(SPOKEN, arg=LIT, timeout=SOON)
        return dict(self.page.evaluate(SEES, LIT))

    def decides(self) -> None:
        """Touches one thing that the screen offers."""
        asked = self.guest.noted("seq"), self.guest.noted("step")
        seen = self.reads()
        if self.guest.noted("seq") != asked[0] or self.guest.noted("phase") == "over":
            return
        if seen["told"]:
            # What happened meanwhile was read.
            return self.goes_on()
        assert RAW.findall(f"{seen['question']} {seen['hint']} {seen['coach']}") == []
        if asked != self._asked:
            self._asked, self._touched = asked, 0
            self.stumbles += [
                f"{asked}: no {what}: {seen}" for what in ("question", "coach", "reach") if not seen[what]
            ]
        self._touched += 1
        assert self._touched < LOST, f"lost at {asked}: {seen}"
        if not seen["reach"]:
            return self.looks_elsewhere()
        kind = self.chooses(sorted({found for found, _, _ in seen["reach"]}))
        if self.way == "keys":
            self.presses(kind)
        else:
            x, y = self.rng.choice([(x, y) for found, x, y in seen["reach"] if found == kind])
            (self.page.touchscreen.tap if self.way == "finger" else self.page.mouse.click)(x, y)
        if kind == "go":
            with suppress(TimeoutError):
                self.guest.awaits(f':not([data-seq="{asked[0]}"])', A_MOMENT)

    def goes_on(self) -> None:
        """Presses what leads from what happened meanwhile to the table; it has the focus."""
        on = self.page.locator(".review .btn.primary")
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.guest.touches(on)
        expect(on).to_have_count(0)

    def chooses(self, kinds: list[str]) -> str:
        """What waits to be pressed after a choice is pressed; else one kind of thing is as good as another."""
        if "go" in kinds and (len(kinds) == 1 or (self._touched > 1 and self.rng.random() < 0.6)):
            return "go"
        return self.rng.choice([kind for kind in kinds if kind != "go"])

    def presses(self, kind: str) -> None:
        """N goes from one lit thing to the next, Tab to what waits to be pressed, and Enter takes it."""
        keys = ["w", *["Tab"] * BEYOND] if kind == "go" else ["n"] * BEYOND
        for _ in range(0 if kind == "go" else self.rng.randint(1, 4)):
            self.page.keyboard.press("n")
        for key in keys:
            if self.page.evaluate(FOCUSED, LIT) in (kind, "go"):
                break
            self.page.keyboard.press(key)
        else:
            # What was pressed before may have been answered only now.
            if self.guest.noted("seq") == self._asked[0]:
                self.stumbles.append(f"{self._asked}: {keys[-1]} never leads to {kind}")
            return
        self.page.keyboard.press("Enter")

    def looks_elsewhere(self) -> None:
        """On a phone one sheet after the other."""
        for tab in self.page.locator(".tabs [role=tab]").all():
            if tab.is_visible():
                self.guest.touches(tab)
                if self.page.evaluate(SEES, LIT)["reach"]:
                    return

    def plays(self, until: int = 1000, seconds: float = ENOUGH) -> int:
        """Decides until this round begins, or the game is over."""
        made, glass = 0, Hourglass(seconds)
        while (
            glass.runs(f"{made} decisions, {self._asked}, {self.stumbles}")
            and self.guest.awaits_turn()
            and int(self.guest.noted("round") or 0) < until
        ):
            self.decides()
            made += 1
        return made

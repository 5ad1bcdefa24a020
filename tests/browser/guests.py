"""Somebody at a screen: a page, what went wrong in it, and how to play from it."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, TimeoutError, WebSocketRoute, expect
from tests.server.play import Person

from kaffeehaus.locale import Texts

PATIENCE = 30_000.0
"""Milliseconds after which a test gives up waiting; generous, for machines that are busy with something else."""
SOON = 3_000.0
"""Milliseconds after which another way is tried."""
A_MOMENT = 250.0
"""Milliseconds that news may take before one looks elsewhere."""
ENOUGH = 100.0
"""Seconds after which nobody goes on any more: whatever hangs is to say where, before the test as a whole is ended."""
DESKTOP = (1366, 768)
PHONE = (390, 844)

# Notes on <html> what the table last told, so that a test waits for news instead of guessing when they come; the
# page's own handler runs in the same task. Keeps the lines too: going offline in Chromium leaves open ones alone.
# And notes what must never be told: an entry twice or out of order, somebody else's cards, the seed before the end.
SPY = """
const Plain = WebSocket;
const SECRET = ["hand", "assigned", "own_stacks", "own_missions", "offered", "rejected", "discard"];
window.lines = [];
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    window.lines.push(this);
    this.addEventListener("open", () => (document.documentElement.dataset.lines = window.lines.length));
    this.addEventListener("message", (event) => note(JSON.parse(event.data)));
  }
};
window.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => data.t === "told" && data.text && note(JSON.parse(data.text)));
  }
};
function note(told) {
  const { dataset } = document.documentElement;
  const wrong = (what) => (dataset.wrong = `${dataset.wrong ?? ""} ${what}`);
  for (const { seq } of told.t === "news" ? told.entries : []) {
    if (seq !== window.heard + 1) wrong(`${seq} after ${window.heard}`);
    window.heard = seq;
  }
  if (told.t === "table") [window.heard, window.laid] = [told.seq, told];
  for (const [seat, view] of Object.entries(told.now?.views ?? {})) {
    if (told.phase !== "over" && told.seed) wrong("seed");
    const others = (view.desks ?? []).filter((desk) => `${desk.seat}` !== seat);
    const secrets = told.phase === "over" ? SECRET.slice(0, 2) : SECRET;
    if (others.some((desk) => secrets.some((secret) => secret in desk))) wrong("hand");
  }
  if (told.seq !== undefined) dataset.seq = told.seq;
  if (told.t === "refused") dataset.refused = Number(dataset.refused ?? 0) + 1;
  if (!told.now) return;
  dataset.asked = Object.values(told.now.legal).flat().length ? "yes" : "no";
  const { asked, round } = Object.values(told.now.views)[0] ?? {};
  [dataset.step, dataset.round] = [asked?.step ?? "", round ?? 0];
  if (told.phase) dataset.phase = told.phase;
}
"""
TARGETS = {
    "map": ".bd.legal",
    "hand": ".hcard.legal",
    "drawers": "button.drawer",
    "buttons": ".btns .sign, .btns .word",
    "missions": ".ms.ready",
    "house": ".fl.legal",
}
"""Where VIENNA's legal choices can be clicked, besides in the list of all of them."""
ASKS = ".btns .primary:not([data-deed], [aria-disabled=true])"
"""The button that waits to be pressed; while something is on its way the page shows it too, but not to be pressed."""
WITHIN_REACH = """(targets) => Object.entries(targets).flatMap(([kind, target]) =>
  [...document.querySelectorAll(target)].flatMap((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    return found.contains(document.elementFromPoint(...middle)) ? [[kind, ...middle]] : [];
  }))"""
"""Those of them that a pointer or a finger can touch as the page stands, and where."""


LINES = """(log) => [...log.querySelectorAll("ol > li")].flatMap((group) => {
  const name = group.querySelector(".th > b")?.textContent;
  if (group.classList.contains("rd")) return group.querySelector("button") ? [] : [group.textContent.trim()];
  return [...group.querySelectorAll("ul > li > p")].map((line) =>
    line.dataset.nobodys === undefined ? `${name}: ${line.textContent.trim()}` : line.textContent.trim());
})"""
"""The log as it reads, line by line."""


class Hourglass:
    """What is done again and again until something happens is done for so many seconds at most."""

    def __init__(self, seconds: float = ENOUGH) -> None:
        self.seconds, self._end = seconds, time.monotonic() + seconds

    def runs(self, where: object) -> bool:
        """Whether there is time left; if not the test fails and says how far it came."""
        assert time.monotonic() < self._end, f"no end in {self.seconds:.0f} s: {where}"
        return True


class Guest:
    """Somebody in a browser context of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        person: Person | None = None,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
        landing: bool = False,
        page: Page | None = None,
        keeps: bool = False,
    ) -> None:
        if page is None:
            context = browser.new_context(
                base_url=address,
                locale=lang,
                has_touch=touch,
                is_mobile=touch,
                # Most guests go again; a browser that keeps the page for them would fetch all of it.
                service_workers="allow" if keeps else "block",
            )
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
        self.address, self.lang, self.touch, self.page, self.context = address, lang, touch, page, page.context
        self._scripts = ExitStack()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="no-preference" if motion else "reduce"
        )
        self.begins_with(SPY)
        if not landing:
            # Most tests come to tables at which others have played, and want to see the table.
            self.begins_with("localStorage['kaffeehaus.landing'] ??= 'off'")
        if person is not None:
            # Whoever is known to the house speaks a language there; this one has chosen one on this device.
            self.begins_with(f"localStorage['kaffeehaus.lang'] ??= '{lang}'")
            name, _, value = person.cookie.partition("=")
            self.context.add_cookies([{"name": name, "value": value, "url": address}])
        self.troubles: list[str] = []
        self.offline = self.held = False
        self.used: Counter[str] = Counter()
        self.taps = 0
        page.on("console", self._hears)
        page.on("pageerror", self._stumbles)

    def begins_with(self, script: str) -> None:
        """Runs this in every page before it does anything."""
        self._scripts.enter_context(self.page.add_init_script(script))

    def holds_line(self, handler: Callable[[WebSocketRoute], Any]) -> None:
        """Gives the page's lines to a test; whoever has the page later must do so too."""
        self.held = True
        self.page.route_web_socket("**/ws/**", handler)

    def leaves(self) -> Page:
        """Goes for good; the page is as if nobody had been there, but for what the browser has loaded."""
        self.page.remove_listener("console", self._hears)
        self.page.remove_listener("pageerror", self._stumbles)
        self._scripts.close()
        self.page.unroute_all()
        self.context.set_offline(False)
        # Nothing runs there that could write anything down again.
        self.page.goto("/health")
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        return self.page

    def _stumbles(self, error: Error) -> None:
        self.troubles.append(f"{error}\n{error.stack}")

    def _hears(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        # Most guests keep no page; Playwright tells so whenever one would have been kept.
        if message.text.startswith("Service Worker registration blocked"):
            return
        # While the test holds the line cut, the browser complains of it.
        if self.offline and re.search("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection", message.text):
            return
        self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    # ---- the rooms

    def enters(self, name: str) -> None:
        """Says a name at the door, and stands in the front room."""
        self.page.goto("/")
        self.page.locator("#name").fill(name)
        self.page.get_by_role("button", name="Come in").click()
        expect(self.page.locator(".games")).to_be_visible(timeout=PATIENCE)

    def sets_up(self, game: str = "vienna") -> None:
        """Goes from the front room to where a table is set up."""
        self.page.locator(f'a[href="/new/{game}"]').click()
        expect(self.page.locator(".setup")).to_be_visible(timeout=PATIENCE)

    def chooses(self, what: str, value: str) -> None:
        """Picks a value of an option of the new table."""
        group = self.page.get_by_role("radiogroup", name=what, exact=True)
        group.get_by_role("radio", name=value, exact=True).click()

    def opens(self, path: str, shows: str) -> Locator:
        """Goes to an address and waits for what it shows."""
        self.page.goto(path)
        found = self.page.locator(shows)
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def stops_painting(self) -> None:
        """Lays the page out as before but paints no more, which takes as long again where boxes are only measured."""
        self.page.evaluate("document.body.style.clipPath = 'inset(100%)'")

    def paints_again(self) -> None:
        """Can be looked at and clicked again."""
        self.page.evaluate("document.body.style.clipPath = ''")

    # ---- the table

    def noted(self, what: str) -> str:
        """What the table last told: `seq`, `asked` and so on."""
        return self.page.locator("html").get_attribute(f"data-{what}") or ""

    def awaits(self, condition: str, patience: float = PATIENCE) -> None:
        """Waits for what the table tells, as a CSS condition on <html>."""
        self.page.locator(f"html{condition}").wait_for(state="attached", timeout=patience)

    def awaits_turn(self) -> bool:
        """Waits until asked, or until the game is over; true if asked."""
        self.awaits(":is([data-asked=yes], [data-phase=over])")
        return self.noted("phase") != "over"

    def is_asked(self) -> bool:
        """Whether this guest is asked now or in a moment."""
        try:
            self.awaits("[data-asked=yes]", A_MOMENT)
        except TimeoutError:
            return False
        return True

    def acts(self, rng: Random, targets: dict[str, str] = TARGETS) -> bool:
        """Clicks a legal choice and takes it; false if the moment passed, as when somebody else was quicker."""
        seq, refused = self.noted("seq"), self.noted("refused")
        there: list[tuple[str, float, float]] = self.page.evaluate(WITHIN_REACH, targets)
        kind = rng.choice(sorted({kind for kind, _, _ in there})) if there else "list"
        try:
            if kind == "list":
                self._picks_from_list(rng)
            else:
                x, y = rng.choice([(x, y) for found, x, y in there if found == kind])
                (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)
                self.taps += 1
            self.confirms(seq)
        except TimeoutError:
            if self.noted("seq") != seq:
                return False
            kind = "list"
            try:
                self._picks_from_list(rng)
                self.confirms(seq)
            except TimeoutError:
                return False
        unlike = f':not([data-seq="{seq}"])'
        self.awaits(f':is({unlike}, :not([data-refused="{refused}"]))' if refused else f":is({unlike}, [data-refused])")
        if self.noted("refused") != refused:
            return False
        self.used[kind] += 1
        return True

    def touches(self, found: Locator, patience: float = SOON) -> None:
        """Clicks it, or taps it."""
        (found.tap if self.touch else found.click)(timeout=patience)
        self.taps += 1

    def confirms(self, seq: str) -> None:
        """What can be taken back is done by the click; for the rest a button asks."""
        self.page.locator(f':is({ASKS}, html:not([data-seq="{seq}"]))').first.wait_for(state="attached", timeout=SOON)
        if self.noted("seq") == seq:
            self.touches(self.page.locator(ASKS))

    def _picks_from_list(self, rng: Random) -> None:
        lines = self.page.locator(".choices .line")
        if not lines.count():
            self.touches(self.page.locator(".btns .list"))
        lines.first.wait_for(timeout=SOON)
        self.touches(lines.nth(rng.randrange(lines.count())))

    def plays(self, rng: Random, decisions: int = 1000, seconds: float = ENOUGH) -> int:
        """Makes so many decisions, fewer if the game ends first."""
        made, glass = 0, Hourglass(seconds)
        while made < decisions and glass.runs(f"{made} decisions") and self.awaits_turn():
            made += self.acts(rng)
        return made

    def goes_offline(self) -> None:
        """Loses the line, and gets none until back."""
        self.offline = True
        self.context.set_offline(True)
        self.page.evaluate("window.lines.forEach((line) => line.close())")
        expect(self.page.locator(".offline")).to_be_visible(timeout=PATIENCE)

    def is_cut_off(self) -> None:
        """The house ends the line, as it does after a message that is too long; the page gets another by itself."""
        lines = self.noted("lines")
        self.page.evaluate("window.lines.at(-1).send('x'.repeat(20000))")
        self.awaits(f':not([data-lines="{lines}"])')
        expect(self.page.locator(".offline")).to_be_hidden(timeout=PATIENCE)

    def comes_back(self) -> None:
        """Has a line again, and waits until the page uses it."""
        self.context.set_offline(False)
        expect(self.page.locator(".offline")).to_be_hidden(timeout=PATIENCE)
        self.offline = False

    def log(self) -> list[str]:
        """The lines of the log, each with the player it names, without the rule that differs by who looks."""
        return list(self.page.locator(".log").evaluate(LINES))

    def reads_points(self) -> list[list[int]]:
        """What the ending shows: the points by rule and their sum, with the chart and the proof of the shuffle."""
        texts = Texts(self.lang)
        ending = self.page.get_by_role("dialog", name=texts.text("page-over"))
        expect(ending).to_be_visible(timeout=PATIENCE)
        ending.get_by_role("button", name=texts.text("page-verify")).click()
        proof = ending.get_by_role("status")
        expect(proof).to_contain_text(texts.text("page-seed-fits"))
        expect(proof).to_contain_text(texts.text("page-verify-record"))
        chart = ending.get_by_role("figure").get_by_role("img")
        expect(chart).to_be_visible()
        # A minus is a minus, as in the table.
        assert not re.search(r"-\d", f"{chart.text_content()} {chart.get_attribute('aria-label')}")
        table = [row.locator("td").all_inner_texts() for row in ending.locator("tbody tr, tfoot tr").all()]
        *rules, total = [[int(cell.replace("\u2212", "-")) for cell in row] for row in table]
        assert [sum(column) for column in zip(*rules, strict=True)] == total
        return [*rules, total]


def plays_at(person: Person, table: str, until: int = 10_000, step: str = "", last: bool = False) -> None:
    """Plays at a table without a browser, to the end or until so much has happened and this step is asked of them.

    With `last` all others have had their turn in the round.
    """

    def asked(view: dict[str, Any]) -> bool:
        if last and view["order"][-1] != 0:
            return False
        # In the middle of the hand, so that it always looks the same.
        return view["asked"]["step"] == step and (step != "assign" or len(view["desks"][0]["assigned"]) == 1)

    async def plays() -> None:
        async with person.at(table) as tab:
            if tab.phase == "gathering":
                await tab.tells(t="begin")
            rng = Random(7)
            await tab.plays(rng, until)
            while tab.phase != "over" and not (tab.choices() and asked(tab.now["views"]["0"])):
                await (tab.acts(rng) if tab.choices() else tab.receive())
            assert not step or tab.phase != "over", f"nobody was asked: {step}"

    apart(plays)


def apart(does: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Does something with a loop of its own: Playwright keeps one running in this thread."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(does())).result(timeout=PATIENCE / 1000 * 2)


MODERATE = ("aria-allowed-role", "heading-order", "landmark-unique", "presentation-role-conflict", "region")
"""Rules of axe's that take a quarter of its time, and of which it thinks no more than this."""


def violations(page: Page, within: str | None = None, contrast: bool = False) -> list[str]:
    """What axe finds on a page that is serious or critical, one line each place; with `contrast` of colours alone."""
    options: dict[str, Any] = {"resultTypes": ["violations"], "rules": {name: {"enabled": False} for name in MODERATE}}
    if contrast:
        options["runOnly"] = ["color-contrast"]
    return [
        f"{found['id']} ({found['impact']}): {node['target']} {node['html'][:160]}"
        for found in Axe().run(page, within, options).response["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]

"""Takes the pictures of docs/pictures anew: `python tools/pictures.py`, or with names of pictures for those alone.

Run it when the pages or the component tables changed, then look at every picture. It needs the client to be built
(`python tools/client.py`) and Chromium on the PATH. The same sources show the same game: it is played here, from a
fixed seed by bots with fixed random numbers, and laid into the log of a house that is started for the purpose.
"""

from __future__ import annotations

import io
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright  # noqa: E402
from tests.browser.conftest import ARGUMENTS  # noqa: E402
from tests.browser.guests import PATIENCE, PHONE, Guest  # noqa: E402
from tests.browser.positions import lay  # noqa: E402
from tests.server.play import Person, Server  # noqa: E402

from kaffeehaus import GAMES, GameState, cli  # noqa: E402
from kaffeehaus.bots import make  # noqa: E402
from kaffeehaus.core.contract import Perspective  # noqa: E402
from kaffeehaus.games import DEFAULT  # noqa: E402
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Played  # noqa: E402
from kaffeehaus.server.routes import pages  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
OPTIONS = {"version": "advanced", "third_man": True}
BOTS = ("medium", "medium", "easy", "medium")
"""Who decides for each seat; the first is the person's, for whom a bot thinks while the scene is set."""
TRIES = 200
"""So many deals are looked at for one that shows enough."""
CHOICES = 8
"""So many buildings the person may enter, so that the map shows prices."""
FAIR = 10
"""So few points the person lies behind at most."""
DRAWN = 0.8
"""How large a drawing of the tables is taken."""
HEAVY = 250_000
"""The most bytes of a picture with all its colours."""
COLOURS = 256
"""So many a heavier one has."""


@dataclass(frozen=True)
class Scene:
    """A game with a moment in it that is worth a picture."""

    seed: bytes
    actions: tuple[tuple[int, str], ...]
    moment: int
    """How many actions come before the person's Action III."""


@dataclass(frozen=True)
class Visit:
    """What a picture is taken of: a house, its tables, and who sits there."""

    browser: Browser
    server: Server
    ada: Person
    playing: str
    finished: str
    scene: Scene

    def guest(self, **settings: Any) -> Guest:
        """The person before a screen."""
        return Guest(self.browser, self.server.address, self.ada, **settings)


# ---- the game


def is_worth_it(state: GameState) -> bool:
    """Whether the person is at Action III in the middle of the game, well in it, and may go to many places."""
    view = state.view(0)
    if view["round"] not in (5, 6) or state.to_act != (0,) or view["asked"]["step"] != "action-iii":
        return False
    score = [desk["score"] for desk in view["desks"]]
    houses = {words[1] for words in (str(action).split() for action in state.legal(0)) if words[0] == "place"}
    return len(houses) >= CHOICES and score[0] > min(score) and max(score) - score[0] <= FAIR


def play(seed: bytes) -> Scene | None:
    """A whole game, if it has such a moment."""
    game = GAMES[DEFAULT]
    state = game.start(len(BOTS), game.options(OPTIONS), seed)
    rng, actions, moment = Random(seed), list[tuple[int, str]](), None
    while not state.over:
        if moment is None and is_worth_it(state):
            moment = len(actions)
        seat = state.to_act[0]
        action = make(BOTS[seat], game.name, rng).choose(Perspective(state, seat))
        state.apply(seat, action)
        actions.append((seat, str(action)))
    return None if moment is None else Scene(seed, tuple(actions), moment)


def scene() -> Scene:
    """The first deal that leads to one."""
    for number in range(TRIES):
        found = play(Random(number).randbytes(32))
        if found is not None:
            return found
    raise SystemExit(f"in {TRIES} games there was no moment for a picture")


def log(scene: Scene, ada: Person, until: int) -> Iterator[Entry]:
    """What the log of a table holds after so many actions."""
    game = GAMES[DEFAULT]
    seats = (Chair(ada.id, ada.name), *(Chair(bot=bot) for bot in BOTS[1:]))
    options = game.options(OPTIONS).to_json()
    deal = scene.seed.hex()
    yield Opened(game.name, game.rules, game.content, len(seats), options, False, "live", deal, ada.id, seats)
    yield Began()
    for seat, action in scene.actions[:until]:
        yield Played(seat, action)


# ---- the pictures


def lighter(image: Image.Image) -> Image.Image:
    """The same in few colours: half of them for shades that are frequent, half for rare ones, as the players' are."""
    half, plain = COLOURS // 2, Image.Dither.NONE
    ways = (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE)
    palettes = [image.quantize(half, way, kmeans=1, dither=plain).getpalette() or [] for way in ways]
    chosen = Image.new("P", (1, 1))
    chosen.putpalette([value for palette in palettes for value in palette[: 3 * half]])
    return image.quantize(COLOURS, palette=chosen, dither=plain)


def keep(name: str, data: bytes) -> None:
    """Writes a picture, with fewer colours if it is too heavy otherwise."""
    path = PICTURES / f"{name}.png"
    with Image.open(io.BytesIO(data)) as image:
        plain = image.convert("RGB")
    plain.save(path, optimize=True)
    if path.stat().st_size > HEAVY:
        lighter(plain).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def shot(page: Page) -> bytes:
    """The page as it stands, once nothing is on its way any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return page.screenshot(animations="disabled")


def at_table(visit: Visit, **settings: Any) -> Guest:
    """The person at the table, asked where an agent goes."""
    guest = visit.guest(**settings)
    guest.opens(f"/t/{visit.playing}", ".prompt.asked")
    expect(guest.page.locator(".bd.legal").first).to_be_visible(timeout=PATIENCE)
    return guest


def points_at(page: Page, piece: Locator) -> None:
    """Opens the note of a piece."""
    piece.hover()
    expect(page.locator("#tip")).to_be_visible(timeout=PATIENCE)


def front_room(visit: Visit) -> bytes:
    """The front room with a game of one's own and tables with a free chair."""
    guest = visit.guest()
    guest.opens("/", ".setup")
    expect(guest.page.get_by_text("Sit down", exact=True)).to_have_count(2, timeout=PATIENCE)
    return shot(guest.page)


def laptop(visit: Visit) -> bytes:
    """The table on a laptop."""
    return shot(at_table(visit).page)


def note(visit: Visit) -> bytes:
    """A square explains itself: the one about which most players lack something."""
    page = at_table(visit).page

    def lacking(square: Locator) -> int:
        page.keyboard.press("Escape")
        points_at(page, square)
        return page.locator("#tip").inner_text().count("still needs")

    points_at(page, max(page.locator(".sq:has(.sq-t)").all(), key=lacking))
    return shot(page)


def dark(visit: Visit) -> bytes:
    """The table at night, with what going to a building would do."""
    page = at_table(visit, dark=True).page
    points_at(page, page.locator(".bd.legal").first)
    return shot(page)


def phone(visit: Visit) -> bytes:
    """The table on a phone."""
    return shot(at_table(visit, size=PHONE, touch=True).page)


def ending(visit: Visit) -> bytes:
    """The end, from the points by rule down to the deal that was verified."""
    guest = visit.guest()
    guest.opens(f"/t/{visit.finished}", ".ending")
    guest.reads_points()
    guest.page.get_by_text("The record of the game names the same seed.").scroll_into_view_if_needed()
    return shot(guest.page)


def replay(visit: Visit) -> bytes:
    """A finished game in the middle, with the person's eyes."""
    guest, page = (found := visit.guest()), found.page
    number = next(n for n, (seat, _) in enumerate(visit.scene.actions, 1) if seat == 1 and n > visit.scene.moment * 1.5)
    guest.opens(f"/t/{visit.finished}/{number}", ".replaying")
    expect(page.locator(".rp-t small")).to_contain_text(re.compile(rf"step {number} of"), timeout=PATIENCE)
    page.get_by_label("With whose eyes").select_option(index=1)
    expect(page.locator(".desk .nm")).to_have_text(visit.ada.name, timeout=PATIENCE)
    return shot(page)


SCENES: dict[str, Callable[[Visit], bytes]] = {
    "front-room": front_room,
    f"{DEFAULT}-laptop": laptop,
    f"{DEFAULT}-note": note,
    f"{DEFAULT}-dark": dark,
    f"{DEFAULT}-phone": phone,
    "ending": ending,
    "replay": replay,
}
"""How each picture of a page is taken."""
DRAWN_BEFORE = [path.stem.removeprefix("own-") for path in sorted(PICTURES.glob("own-*.png"))]
DRAWINGS = {f"own-{name}": (name.partition("-")[0], f"{name}.svg") for name in DRAWN_BEFORE}
"""Which drawing of which game's tables the others are."""


def take_scenes(browser: Browser, names: list[str], folder: Path) -> None:
    """Starts a house, sets its tables, and takes pictures in it."""
    assert (pages.STATIC / "index.html").is_file(), "the client is not built; please run: python tools/client.py"
    url = f"sqlite:///{folder / 'house.db'}"
    server = Server(folder, database=url)
    try:
        ada, found = Person(server, "Ada"), scene()
        finished = lay(url, "finished", log(found, ada, len(found.actions)))
        Person(server, "Emil").opens(DEFAULT, "you", "medium", "open", options=OPTIONS)
        Person(server, "Clara").opens(DEFAULT, "you", "open", "open")
        playing = lay(url, "playing", log(found, ada, found.moment))
        visit = Visit(browser, server, ada, playing, finished, found)
        for name in names:
            keep(name, SCENES[name](visit))
            for context in browser.contexts:
                context.close()
    finally:
        server.stop()


def take_drawing(browser: Browser, name: str, folder: Path) -> None:
    """Draws the tables of a game and takes a picture of the drawing."""
    game, file = DRAWINGS[name]
    assert cli.main(["content", game, "draw", "--out", str(folder / game), "--lang", "en"]) == 0
    page = browser.new_page(device_scale_factor=DRAWN)
    page.goto((folder / game / file).as_uri())
    box = page.locator("svg").first.bounding_box()
    assert box is not None
    page.set_viewport_size({"width": round(box["width"]), "height": round(box["height"])})
    keep(name, page.screenshot())
    page.close()


def main(names: list[str]) -> int:
    """Takes the pictures of these names, or all."""
    known = [*SCENES, *DRAWINGS]
    if unknown := [name for name in names if name not in known]:
        print(f"there is no picture {unknown[0]}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    chromium = shutil.which("chromium")
    if chromium is None:
        print("no chromium on the PATH; please install it", file=sys.stderr)
        return 1
    wanted = names or known
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS])
        try:
            if scenes := [name for name in wanted if name in SCENES]:
                take_scenes(browser, scenes, Path(folder))
            for name in wanted:
                if name in DRAWINGS:
                    take_drawing(browser, name, Path(folder))
        finally:
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

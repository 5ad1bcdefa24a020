"""Takes the pictures of docs/pictures anew: `python tools/pictures.py`, or with names of pictures for those alone.

Run it when the pages or the component tables changed, then look at every picture. It needs the client to be built
(`python tools/client.py`) and Chromium on the PATH. The same sources show the same games: they are played here, from a
fixed seed by bots with fixed random numbers, and laid into the log of a house that is started for the purpose. What is
taken of a game stands in `tests/pictures/<game>.py`, a line for each picture.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402
from tests.browser.conftest import ARGUMENTS, found_chromium  # noqa: E402
from tests.browser.guests import PATIENCE, PHONE, Guest  # noqa: E402
from tests.browser.positions import lay  # noqa: E402
from tests.pictures import statistics  # noqa: E402
from tests.pictures.taking import RIVALS, Picture, Visit, shot  # noqa: E402
from tests.server.play import Person, Server  # noqa: E402

from kaffeehaus import GAMES, cli  # noqa: E402
from kaffeehaus.games import DEFAULT  # noqa: E402
from kaffeehaus.games.registry import own  # noqa: E402
from kaffeehaus.server.entries import Began, Chair, Clock, Opened, Pause, Proposed  # noqa: E402
from kaffeehaus.server.routes import pages  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
ALBUMS = {
    game: import_module(f"tests.pictures.{game}") for game in own() if (ROOT / f"tests/pictures/{game}.py").is_file()
}
"""What is taken of each game."""
DEAL = "00" * 32
"""The seed of games that nobody plays."""
PHONES_WORD = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1"
"""What a phone says of itself."""
HOME = "kaffeehaus.example"
"""What a house is called."""
DRAWN = 0.8
"""How large a drawing of the tables is taken."""
HEAVY = 250_000
"""The most bytes of a picture with all its colours."""
COLOURS = 256
"""So many a heavier one has."""


def waits(visit: Visit, host: str, name: str, options: Mapping[str, Any], *others: Chair) -> None:
    """A table of somebody else that has not begun."""
    game, person = GAMES[name], Person(visit.server, host)
    seats, chosen = (Chair(person.id, host), *others), game.options(options).to_json()
    opened = Opened(game.name, game.rules, game.content, len(seats), chosen, False, "live", DEAL, person.id, seats)
    lay(visit.database, f"waits-{host.lower()}", iter((opened,)))


def front_room(visit: Visit) -> bytes:
    """The front room with a game of one's own and tables with a free chair."""
    for album in ALBUMS.values():
        visit.table(album.SETTING, next(iter(album.SETTING.moments)))
    setting, other = ALBUMS[DEFAULT].SETTING, next(game for game in ALBUMS if game != DEFAULT)
    waits(visit, "Emil", DEFAULT, setting.options, Chair(name=RIVALS[0], bot="medium"), Chair())
    waits(visit, "Clara", other, {}, Chair(), Chair())
    guest = visit.guest()
    guest.opens("/", ".games")
    expect(guest.page.get_by_text("Sit down", exact=True)).to_have_count(2, timeout=PATIENCE)
    return shot(guest.page)


def rules(visit: Visit) -> bytes:
    """A rule about which the editions disagree."""
    guest = visit.guest()
    guest.opens(f"/rules/{DEFAULT}#V39", ".rb-e.on")
    return shot(guest.page)


def components(visit: Visit) -> bytes:
    """Cards that are chosen by two things, and one of them."""
    guest = visit.guest()
    guest.opens(f"/components/{DEFAULT}/cards/029", ".cp-detail h2")
    for name in ("Action III", "points"):
        guest.page.locator(".cp-filters").get_by_role("button", name=name).click()
    return shot(guest.page)


def clocks(visit: Visit) -> bytes:
    """A table whose clocks run, and a proposal of somebody else."""
    game, clara = GAMES[DEFAULT], Person(visit.server, "Clara")
    options, people = game.options(ALBUMS[DEFAULT].SETTING.options).to_json(), (visit.ada, clara)
    opened = Opened(
        game.name, game.rules, game.content, 2, options, False, "live", DEAL, visit.ada.id,
        tuple(Chair(person.id, person.name) for person in people), clock=Clock(bank=1200, increment=20),
    )  # fmt: skip
    lay(visit.database, "clocks", iter((opened, Began(), Proposed(clara.id, "Clara", Pause()))))
    guest = visit.guest()
    guest.opens("/t/clocks", ".agreement")
    return shot(guest.page)


def person(visit: Visit) -> bytes:
    """Somebody with a recovery code, a phone, and a code for another device."""
    house = visit.server
    owner = Person(house, "Ada")
    for game in ALBUMS:
        owner.opens(game, "you", "medium")
    code = house.post("/api/me/code", {}, owner.cookie).json()["code"]
    house.post("/api/join", {"code": code, "bring": False}, **{"User-Agent": PHONES_WORD})
    house.post("/api/me/recovery", {}, owner.cookie)
    # At home a house has a name in its network.
    address, way = house.address.replace("127.0.0.1", HOME), f"--host-resolver-rules=MAP {HOME} 127.0.0.1"
    browser = visit.browser.browser_type.launch(executable_path=found_chromium(), args=[*ARGUMENTS, way])
    guest = Guest(browser, address, owner)
    guest.opens("/person", ".qr")
    guest.page.get_by_role("button", name="Show a code").click()
    expect(guest.page.locator("output.code")).to_be_visible(timeout=PATIENCE)
    taken = shot(guest.page)
    browser.close()
    return taken


def away_phone(visit: Visit) -> bytes:
    """The front room on a phone while the house cannot be reached."""
    for album in ALBUMS.values():
        visit.table(album.SETTING, next(iter(album.SETTING.moments)))
    guest = visit.guest(size=PHONE, touch=True, keeps=True)
    guest.opens("/", ".pocket .take").click()
    expect(guest.page.locator(".pocket .take")).to_have_count(0, timeout=PATIENCE)
    guest.context.set_offline(True)
    guest.opens("/", ".pocket.away .seen")
    guest.page.wait_for_timeout(500)
    return guest.page.screenshot(animations="disabled")


SCENES: dict[str, Picture] = {
    "front-room": front_room,
    "away-phone": away_phone,
    "rules": rules,
    "components": components,
    "person": person,
    "clocks": clocks,
}
SCENES |= statistics.PICTURES
"""How each picture of a page is taken."""
for album in ALBUMS.values():
    SCENES |= album.PICTURES
DRAWN_BEFORE = [path.stem.removeprefix("own-") for path in sorted(PICTURES.glob("own-*.png"))]
DRAWINGS = {f"own-{name}": (name.partition("-")[0], f"{name}.svg") for name in DRAWN_BEFORE}
"""Which drawing of which game's tables the others are."""


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


def take_scenes(browser: Browser, names: list[str], folder: Path) -> None:
    """Starts a house and takes pictures in it."""
    assert (pages.STATIC / "index.html").is_file(), "the client is not built; please run: python tools/client.py"
    url = f"sqlite:///{folder / 'house.db'}"
    server = Server(folder, database=url)
    try:
        visit = Visit(browser, server, url, Person(server, "Ada"))
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
    chromium = found_chromium()
    if chromium is None:
        print("no chromium on the PATH; please install it", file=sys.stderr)
        return 1
    wanted = names or known
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS])
        try:
            if scenes := [name for name in SCENES if name in wanted]:
                take_scenes(browser, scenes, Path(folder))
            for name in wanted:
                if name in DRAWINGS:
                    take_drawing(browser, name, Path(folder))
        finally:
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

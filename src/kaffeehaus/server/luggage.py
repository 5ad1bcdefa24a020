"""What a browser takes along to do without the house: the sources of the engine, and the pages and words it needs."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from kaffeehaus import GAMES
from kaffeehaus.games import editions, registry
from kaffeehaus.locale import FALLBACK, topics

HOUSE = Path(__file__).parents[1]
ROOMS = ("core", "games", "bots", "review", "server", "locale")
"""The rooms of the house that go along; a browser has no terminal and learns nothing."""
LEFT = ("__pycache__", "static", "routes", "migrations")
"""What stays behind of them."""
KINDS = {".py", ".toml", ".json", ".zip", ".weights"}
_MOMENT = (1980, 1, 1, 0, 0, 0)  # the same sources always make the same file


@cache
def sources() -> bytes:
    """The engine as this house plays it, with its component tables, and what it takes to set a table in a browser."""
    found = {"kaffeehaus/__init__.py": HOUSE / "__init__.py", "kaffeehaus/engine.py": HOUSE / "engine.py"}
    for room in ROOMS:
        found |= {f"kaffeehaus/{path.relative_to(HOUSE).as_posix()}": path for path in _files(HOUSE / room)}
    # Which messages there are, and which languages, is known by the files; the page has the words.
    words = [*(HOUSE / "locale" / FALLBACK).glob("*.ftl")]
    found |= {f"kaffeehaus/{path.relative_to(HOUSE).as_posix()}": path for path in words}
    found |= {f"itsdangerous/{path.name}": path for path in _package("itsdangerous").glob("*.py")}
    files = {name: path.read_bytes() for name, path in found.items()} | _own_tables()
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as target:
        for name, data in sorted(files.items()):
            target.writestr(ZipInfo(name, _MOMENT), data, ZIP_DEFLATED)
    return packed.getvalue()


@cache
def digest() -> str:
    """What tells one engine from another."""
    return blake2b(sources(), digest_size=12).hexdigest()


def words(lang: str) -> list[str]:
    """The addresses of all that is said and drawn of the games in a language, the same for everybody."""
    games = list(GAMES)
    said = ["", *(f"/{topic}" for topic in sorted(topics(FALLBACK)))]
    texts = [f"/api/texts/{lang}{topic}{of}" for topic in said for of in ("", *(f"?game={game}" for game in games))]
    about = [f"/api/games/{game}/{what}" for game in games for what in ("content", "actions", "used")]
    return [f"/api/pocket/{lang}", "/api/games", *texts, *about, *(f"/api/rules/{lang}/{game}" for game in games)]


def _files(folder: Path) -> list[Path]:
    """The files of a room that go along."""
    found = (path for path in folder.rglob("*") if path.suffix in KINDS and path.is_file())
    return [path for path in found if not {*path.relative_to(folder).parts} & {*LEFT}]


def _package(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _own_tables() -> dict[str, bytes]:
    """The component tables that the house plays with, in place of the project's where the owner has others."""
    return {
        f"kaffeehaus/games/{name}/content/{file}": text.encode()
        for name in registry.own()
        if GAMES[name].own
        for file, text in editions.tables_in_use(GAMES[name]).items()
    }

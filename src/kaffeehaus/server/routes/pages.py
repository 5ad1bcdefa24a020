"""The files of the client."""

from __future__ import annotations

import gzip
import logging
import re
from collections.abc import Collection
from functools import cache
from hashlib import blake2b
from pathlib import Path

from litestar import Response, get

from kaffeehaus.games import DEFAULT
from kaffeehaus.server.house import House
from kaffeehaus.server.link_preview import language_wanted, preview_of
from kaffeehaus.server.refusals import Refusal

log = logging.getLogger("kaffeehaus.server")
STATIC = Path(__file__).parent.parent / "static"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


LASTING = "/assets/"
"""Where the built files lie: they carry a hash of their content in their names, the first page does not."""
TABLE = re.compile(r"/t/([\w-]+)(?:/\d+)?/?", re.ASCII)
"""The addresses of a table and of a step of its finished game."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""The ways to pack a file, the closest first, and what is after its name where it lies there packed already."""
CLOSED = {".zip"}
"""What packing makes no smaller."""
GAME = re.compile(r'<meta name="game" content="" ?/>')
"""Where the page names the game that it makes ready before the table has told which one is played."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(house: House, headers: dict[str, str], path: str = "/") -> Response[bytes]:
    """A file, or the first page; a link to a table says in it what awaits whoever follows the link."""
    if path.startswith(LASTING):
        return file(path, ways=understood(headers.get("accept-encoding", "")))
    answer = file(path)
    if answer.media_type != KINDS[".html"]:
        return _unless_known(answer, headers)
    written, game = answer.content.decode(), DEFAULT
    if found := TABLE.fullmatch(path):
        lang = language_wanted(headers.get("accept-language", ""))
        try:
            preview, game = await house.read(found[1], lambda table: (preview_of(table, lang), table.opened.game))
            written = preview.written_into(written)
        except Refusal:
            pass  # where there is no such table, or it cannot be read now, the page itself says so
        except Exception:  # whatever a game says of itself, those who follow the link come in
            log.exception("no preview of table %s", found[1])
        answer.headers["Vary"] = "Accept-Language"
    answer.content = GAME.sub(lambda _: f'<meta name="game" content="{game}" />', written, count=1).encode()
    return _unless_known(answer, headers)


def _unless_known(answer: Response[bytes], headers: dict[str, str]) -> Response[bytes]:
    """The answer, or that nothing has changed for whoever has it already."""
    tag = f'W/"{blake2b(answer.content, digest_size=12).hexdigest()}"'
    answer.headers["ETag"] = tag
    if tag not in headers.get("if-none-match", ""):
        return answer
    return Response(b"", status_code=304, headers=dict(answer.headers))


def understood(header: str) -> set[str]:
    """The ways to pack that an Accept-Encoding names; a weight of nothing refuses one."""
    named = (one.replace(" ", "").lower().partition(";") for one in header.split(","))
    return {way for way, _, weight in named if weight.strip("q=0.") or not weight}


def file(path: str, *, ways: Collection[str] = ()) -> Response[bytes]:
    """A file of the client, or its first page for every address that names no file; packed in one of these ways."""
    root = STATIC.resolve()
    if not path.isprintable():
        raise Refusal("error-page-unknown", status=404)
    try:
        file = (root / path.lstrip("/")).resolve()
        if not file.suffix and not path.startswith(LASTING):
            file = root / "index.html"
        there = (
            file.suffix in KINDS and file.is_relative_to(root) and (file.is_file() or _beside(file, "gzip").is_file())
        )
    except OSError:  # such as a name too long for any file
        there = False
    lasts = path.startswith(LASTING)
    if not there or path.startswith(("/api/", "/ws/")) or (lasts and not file.is_relative_to(root / "assets")):
        raise Refusal("error-page-unknown", status=404)
    lasting = "public, max-age=31536000, immutable" if lasts else "no-cache"
    headers = {"Cache-Control": lasting}
    way = None if file.suffix in CLOSED else next((way for way in PACKED if way in ways and _there(file, way)), None)
    if way:
        headers |= {"Content-Encoding": way, "Vary": "Accept-Encoding"}
    return Response(_packed(file, way) if way else _plain(file), media_type=KINDS[file.suffix], headers=headers)


def _beside(file: Path, way: str) -> Path:
    return file.with_name(file.name + PACKED[way])


def _there(file: Path, way: str) -> bool:
    return way == "gzip" or _beside(file, way).is_file()


def _plain(file: Path) -> bytes:
    return file.read_bytes() if file.is_file() else gzip.decompress(_beside(file, "gzip").read_bytes())


@cache
def _packed(file: Path, way: str) -> bytes:
    """What never changes is packed once, as well as it can be."""
    found = _beside(file, way)
    return found.read_bytes() if found.is_file() else gzip.compress(file.read_bytes(), 9, mtime=0)


ROUTES = [page]

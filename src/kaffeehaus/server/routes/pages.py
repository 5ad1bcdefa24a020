"""The files of the client."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from litestar import Response, get

from kaffeehaus.games import DEFAULT
from kaffeehaus.server.house import House
from kaffeehaus.server.link_preview import language_wanted, preview_of
from kaffeehaus.server.refusals import Refusal

log = logging.getLogger("kaffeehaus.server")
STATIC = Path(__file__).parent.parent / "static"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


TABLE = re.compile(r"/t/([\w-]+)(?:/\d+)?/?", re.ASCII)
"""The addresses of a table and of a step of its finished game."""
GAME = re.compile(r'<meta name="game" content="" ?/>')
"""Where the page names the game that it makes ready before the table has told which one is played."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(house: House, headers: dict[str, str], path: str = "/") -> Response[bytes]:
    """A file, or the first page; a link to a table says in it what awaits whoever follows the link."""
    answer = file(path)
    if answer.media_type != KINDS[".html"]:
        return answer
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
    return answer


def file(path: str) -> Response[bytes]:
    """A file of the client, or its first page for every address that names no file."""
    root = STATIC.resolve()
    if not path.isprintable():
        raise Refusal("error-page-unknown", status=404)
    file = (root / path.lstrip("/")).resolve()
    if not file.suffix:
        file = root / "index.html"
    if (
        file.suffix not in KINDS
        or path.startswith(("/api/", "/ws/"))
        or not file.is_relative_to(root)
        or not file.is_file()
    ):
        raise Refusal("error-page-unknown", status=404)
    # Built files carry a hash of their content in their names, the first page does not.
    lasting = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
    return Response(file.read_bytes(), media_type=KINDS[file.suffix], headers={"Cache-Control": lasting})


ROUTES = [page]

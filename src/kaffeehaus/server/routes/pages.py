"""The files of the client."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get

from kaffeehaus.server.refusals import Refusal

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


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "/") -> Response[bytes]:
    """A file, or the first page."""
    return file(path)


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

"""What a browser keeps of the house: the page as an app, and the engine for games without it."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any

from litestar import Response, get

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server import luggage
from kaffeehaus.server.link_preview import language_wanted
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes.pages import KINDS, STATIC, file

ENGINE = "pocket-"
"""What the folder of the assets begins with in which a browser finds Python."""
ICONS = {"any": (192, 512), "maskable": (512,)}
"""The sizes there are of the sign of the house, by what a telephone may do with it."""
GREEN, PAPER = "#12332a", "#efe6d4"
"""The colours of the awning and of the room, as in client/src/styles/tokens.css."""
KEPT = {".css", ".js", ".png", ".svg", ".webmanifest"}
"""The kinds of files that are the page."""


@get("/sw.js", include_in_schema=False, sync_to_thread=True)
def service_worker() -> Response[bytes]:
    """What keeps the page while the house is out of reach."""
    return keeper()


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(headers: dict[str, str]) -> Response[bytes]:
    """How the page is installed as an app."""
    texts = Texts(language_wanted(headers.get("accept-language", "")))
    told = {
        "id": "/",
        "name": texts.text("page-house"),
        "short_name": texts.text("page-house"),
        "description": texts.text("page-house-about"),
        "lang": texts.lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": GREEN,
        "background_color": PAPER,
        "categories": ["games"],
        "shortcuts": [{"name": texts.text("page-next-short"), "url": "/next"}],
        "icons": [_icon(purpose, size) for purpose, sizes in ICONS.items() for size in sizes],
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(json.dumps(told).encode(), media_type=KINDS[".webmanifest"], headers=headers)


@get("/api/pocket/{lang:str}", sync_to_thread=True)
def pocket(lang: str) -> dict[str, Any]:
    """What a browser asks for to play without the house: the engine, if it is here, and all the words."""
    if lang not in languages():
        raise Refusal("error-language-unknown", status=404, lang=lang[:20], languages=", ".join(languages()))
    return {"engine": _engine(), "words": luggage.words(lang)}


@get("/pocket/{name:str}", include_in_schema=False, sync_to_thread=True)
def sources(name: str) -> Response[bytes]:
    """The sources of the engine, under an address that changes with them."""
    if name != f"{luggage.digest()}.zip":
        raise Refusal("error-page-unknown", status=404)
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(luggage.sources(), media_type=KINDS[".zip"], headers=headers)


def keeper() -> Response[bytes]:
    """The service worker, to which it is said what the page is: every build has another one."""
    answer = file("/sw.js")
    answer.content = f"const HOUSE = {json.dumps(_page())};\n".encode() + answer.content
    return answer


def _icon(purpose: str, size: int) -> dict[str, str]:
    name = "icon" if purpose == "any" else purpose
    return {"src": f"/icons/{name}-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@cache
def _page() -> dict[str, Any]:
    """The files of the page, and what tells this build from another."""
    found = [path for path in STATIC.rglob("*") if path.suffix in KEPT and path.is_file() and path.name != "sw.js"]
    names = sorted(f"/{path.relative_to(STATIC).as_posix()}" for path in found)
    engine = _engine()
    files = engine["files"] if engine else []
    told = (STATIC / "index.html").read_bytes() + (STATIC / "sw.js").read_bytes() + "".join([*names, *files]).encode()
    version = blake2b(told, digest_size=8).hexdigest()
    return {"version": version, "files": ["/", "/manifest.webmanifest", *names], "engine": files}


@cache
def _engine() -> dict[str, Any] | None:
    folder = next((path for path in sorted((STATIC / "assets").glob(f"{ENGINE}*")) if path.is_dir()), None)
    if folder is None:
        return None
    files = sorted(f"/assets/{folder.name}/{path.name.removesuffix('.gz')}" for path in folder.iterdir())
    weight = sum(path.stat().st_size for path in folder.iterdir()) + len(luggage.sources())
    zip = f"/pocket/{luggage.digest()}.zip"
    return {"base": f"/assets/{folder.name}/", "sources": zip, "files": [*files, zip], "bytes": weight}


ROUTES = [service_worker, manifest, pocket, sources]

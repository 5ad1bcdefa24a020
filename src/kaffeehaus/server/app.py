"""The rim: HTTP and WebSocket routes by Litestar; everything that matters happens behind it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Meta, Struct

from kaffeehaus import __version__
from kaffeehaus.server import catalogue, identity, replays, wire
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person, Seal
from kaffeehaus.server.limits import Buckets, Places
from kaffeehaus.server.opening import Wanted
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.session import Session, address_of, own_origin
from kaffeehaus.server.settings import Settings

log = logging.getLogger("kaffeehaus.server")
AnyRequest = Request[Any, Any, Any]
STATIC = Path(__file__).parent / "static"
MOST_BYTES = 16 * 1024
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STATUS_IDS = {400: "error-malformed", 404: "error-page-unknown", 405: "error-method", 413: "error-too-large"}
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


class Introduction(Struct, frozen=True):
    """How somebody wants to be called."""

    name: str
    lang: Annotated[str, Meta(max_length=20)] = "en"


class Program(Struct, frozen=True):
    """A new identity of a program, and the token with which it shows who it is."""

    id: str
    name: str
    lang: str
    token: str


class TableId(Struct, frozen=True):
    """The id of a new table."""

    id: str


def build(house: House, seal: Seal, settings: Settings) -> Litestar:
    """The application around a house."""
    asked = Buckets(settings.tables_burst, settings.tables_rate)
    reading = asyncio.Lock()
    places = Places(settings.connections, settings.connections_each)

    def guest(connection: Any) -> Person | None:
        return seal.guest(connection.headers, connection.cookies)

    def allow(request: AnyRequest) -> None:
        if not own_origin(request.headers):
            raise Refusal("error-origin", status=403)
        if not asked.take(address_of(request)):
            raise Refusal("error-too-fast", status=429)

    @get("/api/me")
    async def me(request: AnyRequest) -> Person | None:
        """Who you are, or null."""
        return guest(request)

    @post("/api/me", status_code=200)
    async def introduce(request: AnyRequest, data: Introduction) -> Response[Person]:
        """Gives you an identity, or changes your name and language."""
        allow(request)
        person = identity.person(data.name, data.lang, guest(request))
        cookie = Cookie(
            key=identity.COOKIE,
            value=seal.write(person),
            max_age=identity.YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return Response(person, cookies=[cookie])

    @post("/api/programs")
    async def program(request: AnyRequest, data: Introduction) -> Program:
        """Gives a program an identity with a token."""
        allow(request)
        made = identity.program(data.name, data.lang)
        return Program(made.id, made.name, made.lang, seal.write(made))

    @get("/api/games", sync_to_thread=False)
    def games() -> list[dict[str, Any]]:
        """The games of the house."""
        return catalogue.games()

    @get("/api/games/{game:str}/content", sync_to_thread=False)
    def content(game: str) -> dict[str, Any]:
        """The components of a game."""
        return catalogue.content(game)

    @get("/api/texts/{lang:str}", sync_to_thread=False, media_type="text/plain; charset=utf-8")
    def texts(lang: str, game: str | None = None) -> str:
        """The messages of a language as Fluent source."""
        return catalogue.texts(lang, game)

    @get("/api/tables")
    async def tables(request: AnyRequest) -> dict[str, list[Any]]:
        """The open tables and yours."""
        person = guest(request)
        found, yours = await house.lists(person.id if person else None)
        return {"open": found, "yours": yours}

    @post("/api/tables")
    async def open_table(request: AnyRequest, data: Wanted) -> TableId:
        """Sets up a table."""
        allow(request)
        person = guest(request)
        if person is None:
            raise Refusal("error-nobody", status=401)
        return TableId(await house.open(person, data))

    @get("/api/tables/{id:str}")
    async def table(request: AnyRequest, id: str) -> dict[str, Any]:
        """The summary of a table."""
        person = guest(request)
        found: dict[str, Any] = await house.look(id, lambda table: table.summary(person.id if person else None))
        return found

    @get("/api/tables/{id:str}/record", media_type="application/json")
    async def record(id: str) -> Response[bytes]:
        """The record of a finished game, as a file."""
        name, text = await house.look(id, replays.file)
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type="application/json", headers=headers)

    @get("/api/tables/{id:str}/replay", media_type="application/json")
    async def replay(id: str) -> Response[bytes]:
        """A finished game step by step."""
        return _lasting(await house.look(id, replays.story))

    @get("/api/tables/{id:str}/replay/{number:int}", media_type="application/json")
    async def moment(id: str, number: int, seat: int | None = None) -> Response[bytes]:
        """The view after so many actions of a finished game."""
        return _lasting(await house.look(id, lambda table: replays.moment(table, number, seat)))

    @post("/api/replays", request_max_body_size=replays.MOST_BYTES)
    async def bring(request: AnyRequest) -> TableId:
        """Sets up a table for a recorded game; the body is the record."""
        allow(request)
        person = guest(request)
        if person is None:
            raise Refusal("error-nobody", status=401)
        text = await request.body()
        # One record at a time, in a thread: whoever brings many waits, and nobody else does.
        async with reading:
            entry = await asyncio.to_thread(replays.imported, person, text)
        return TableId(await house.keep(entry))

    @get("/health")
    async def health() -> dict[str, str]:
        """Whether the house can read its log."""
        await house.lists(None)
        return {"status": "ok", "version": __version__}

    @get("/metrics", sync_to_thread=False, media_type="text/plain; version=0.0.4; charset=utf-8")
    def metrics() -> str:
        """Figures for Prometheus."""
        return _metrics(house)

    @websocket("/ws/{table_id:str}")
    async def connect(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        await Session(house, settings, places, socket, table_id).run(guest(socket))

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(path: str = "/") -> Response[bytes]:
        return _page(path)

    routes = [
        me,
        introduce,
        program,
        games,
        content,
        texts,
        tables,
        open_table,
        table,
        record,
        replay,
        moment,
        bring,
        health,
        metrics,
        connect,
        page,
    ]
    return Litestar(
        routes,
        on_startup=[house.start],
        on_shutdown=[house.stop],
        before_send=[_secure],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, gzip_compress_level=6),
        exception_handlers={Refusal: _refused, HTTPException: _failed, Exception: _broken},
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Kaffeehaus", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def _lasting(told: dict[str, Any]) -> Response[bytes]:
    headers = {"Cache-Control": replays.LASTING}
    return Response(wire.write(told), media_type="application/json", headers=headers)


def _metrics(house: House) -> str:
    rooms, counts = house.rooms.values(), house.counts
    figures = (
        ("tables_in_memory", "gauge", "Tables held in memory.", len(rooms)),
        ("connections", "gauge", "Open WebSocket connections.", sum(len(room.guests) for room in rooms)),
        ("actions_total", "counter", "Actions stored, those of bots included.", counts.actions),
        ("bot_moves_total", "counter", "Actions of bots stored.", counts.bot_moves),
        ("refused_total", "counter", "Messages refused.", counts.refused),
    )
    lines = [
        f"# HELP kaffeehaus_{name} {about}\n# TYPE kaffeehaus_{name} {kind}\nkaffeehaus_{name} {value}\n"
        for name, kind, about, value in figures
    ]
    return "".join(lines)


def _page(path: str) -> Response[bytes]:
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


async def _secure(message: Any, scope: Any) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")


def _answer(refusal: Refusal) -> Response[bytes]:
    body = wire.write({"error": refusal.to_json()})
    return Response(body, media_type="application/json", status_code=refusal.status)


def _refused(request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    return _answer(refusal)


def _failed(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    id = STATUS_IDS.get(error.status_code, "error-malformed" if error.status_code < 500 else "error-fault")
    details = {"problem": str(error.detail)[:200]} if id == "error-malformed" else {}
    return _answer(Refusal(id, status=error.status_code, **details))


def _broken(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error)
    return _answer(Refusal("error-fault", status=500))

"""The rim: the routes, what they share, and what every answer carries; everything that matters happens behind it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from kaffeehaus import __version__
from kaffeehaus.server import wire
from kaffeehaus.server.access import AnyRequest, person_asking
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.limits import Buckets
from kaffeehaus.server.measures import Measures
from kaffeehaus.server.neighbours import Neighbours
from kaffeehaus.server.people.codes import Codes
from kaffeehaus.server.people.exporting import Exports
from kaffeehaus.server.people.friends import Friends
from kaffeehaus.server.people.kept import Kept
from kaffeehaus.server.people.letters import Letters
from kaffeehaus.server.people.passkeys import Passkeys
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes import ROUTES, operations, pages, sockets
from kaffeehaus.server.settings import Settings

log = logging.getLogger("kaffeehaus.server")
MOST_BYTES = 16 * 1024
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
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
HSTS = "max-age=31536000"
"""For a year a browser comes here by TLS only; it believes so only what came by TLS."""
STATUS_IDS = {400: "error-malformed", 404: "error-page-unknown", 405: "error-method", 413: "error-too-large"}


def build(house: House, signer: IdentitySigner, settings: Settings, neighbours: Neighbours | None = None) -> ASGIApp:
    """The application around a house."""
    if neighbours is not None:
        neighbours.report = partial(operations.figures_of, house)
    shared: dict[str, Any] = {"house": house, "neighbours": neighbours, "settings": settings, "signer": signer}
    store = house.people.store
    shared |= {"codes": Codes(store, signer, settings.tries), "passkeys": Passkeys(store), "kept": Kept(store)}
    shared["letters"] = Letters(store, signer, house.around.desk, settings.tries)
    shared["friends"] = Friends(store, settings.tries)
    shared["exports"] = Exports(house.people)
    app = _measured(_heads(_routed(house, settings, shared)), house.measures)
    return sockets.with_tables(app, house, signer, settings)


def _measured(app: ASGIApp, measures: Measures) -> ASGIApp:
    """Counts the answers over HTTP and how long each took."""

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begun = monotonic()

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                measures.http.observe(monotonic() - begun)
                measures.answers[f"{message['status'] // 100}xx"] += 1
            await send(message)

        await app(scope, receive, sent)

    return asked


def _heads(app: ASGIApp) -> ASGIApp:
    """Whatever can be asked for can be asked about: HEAD is GET, of which the server sends no body."""

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = scope | {"method": "GET"}
        await app(scope, receive, send)

    return asked


def _routed(house: House, settings: Settings, shared: dict[str, Any]) -> Litestar:
    return Litestar(
        ROUTES,
        dependencies={name: _given(thing) for name, thing in shared.items()}
        | {"person": Provide(person_asking, sync_to_thread=False)},
        state=State(
            {"asked": Buckets(settings.tables_burst, settings.tables_rate), "reading": asyncio.Lock()}
            | {"house": house, "metrics_token": settings.metrics_token}
        ),
        on_startup=[house.start],
        on_shutdown=[house.stop],
        before_send=[_secure],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=6, exclude=[f"^{pages.LASTING}"]
        ),
        exception_handlers={
            Refusal: _refused,
            HTTPException: _failed,
            # What JSON too deep or bytes that are no text raise while a body is read; nothing else here recurs so far.
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _broken,
        },
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Kaffeehaus", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def _given(thing: Any) -> Provide:
    """Hands a thing to every route that asks for it by name."""
    return Provide(lambda: thing, sync_to_thread=False)


async def _secure(message: Any, scope: Any) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers[name] = value
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = HSTS
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


def _unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    return _answer(Refusal("error-malformed", problem=str(error)[:200]))


def _broken(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error)
    request.app.state.house.measures.faults += 1
    return _answer(Refusal("error-fault", status=500))

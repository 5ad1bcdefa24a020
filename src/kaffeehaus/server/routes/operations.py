"""What operators of a house look at."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address

from litestar import get
from litestar.handlers import BaseRouteHandler

from kaffeehaus import __version__, engine
from kaffeehaus.server.access import AnyConnection
from kaffeehaus.server.exposition import together
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import BEARER
from kaffeehaus.server.measures import page
from kaffeehaus.server.neighbours import Neighbours
from kaffeehaus.server.refusals import Refusal


@get("/health")
async def health(house: House) -> dict[str, str]:
    """Whether the house can read and write its log, and whether its processes hear of each other at once."""
    well = await house.check()
    known = {"status": "ok", "version": __version__, "engine": engine.kind()}
    return known | ({} if well else {"status": "degraded", "redis": "away"})


def for_operators(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guards figures that are nobody else's business: for whoever has the token, or without one for this machine.

    What a proxy passes on is not from this machine, wherever the proxy is.
    """
    token: str | None = connection.app.state.metrics_token
    headers = connection.headers
    if token is not None:
        shown = headers.get("authorization", "").removeprefix(BEARER)
        allowed = compare_digest(shown.encode(), token.encode())
    else:
        passed_on = any(name in headers for name in ("forwarded", "x-forwarded-for"))
        allowed = not passed_on and _is_loopback(connection.client.host if connection.client else "")
    if not allowed:
        raise Refusal("error-page-unknown", status=404)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@get("/metrics", media_type="text/plain; version=0.0.4", guards=[for_operators])
async def metrics(house: House, neighbours: Neighbours | None) -> str:
    """Figures for Prometheus, of every process of this machine."""
    return figures_of(house) if neighbours is None else together(await neighbours.reports())


def figures_of(house: House) -> str:
    """The figures of one process."""
    now, by = house.figures, house.measures
    return page(
        (
            ("tables_in_memory", "gauge", "Tables held in memory.", now.tables),
            ("tables_live", "gauge", "Tables with somebody connected.", now.live),
            ("connections", "gauge", "Open WebSocket connections.", now.connections),
            ("actions_total", "counter", "Actions told to everybody at their table, bots' included.", now.actions),
            ("act_seconds", "histogram", "From such an action until it was stored and told.", by.act),
            ("storing_seconds", "histogram", "The part of it until it was stored.", by.stored),
            ("bot_moves_total", "counter", "Actions of bots among them.", now.bot_moves),
            ("bots_thinking", "gauge", "Bots asked for a decision that is not in secret.", by.bots_thinking),
            ("refused_total", "counter", "Messages refused where nobody chooses in secret.", now.refused),
            ("faults_total", "counter", "What failed by a fault of the house.", by.faults),
            ("storage_failures_total", "counter", "Regular looks at the database that failed.", by.storage_failures),
            ("redis_away", "gauge", "Whether Redis does not answer.", int(house.redis_away)),
            ("http_seconds", "histogram", "Requests over HTTP.", by.http),
            ("http_answers_total", "counter", "Answers over HTTP.", by.answers),
        )
    )


ROUTES = [health, metrics]

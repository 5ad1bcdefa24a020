"""What operators of a house look at."""

from __future__ import annotations

from litestar import get

from kaffeehaus import __version__
from kaffeehaus.server.exposition import together
from kaffeehaus.server.house import House
from kaffeehaus.server.neighbours import Neighbours


@get("/health")
async def health(house: House) -> dict[str, str]:
    """Whether the house can read and write its log, and whether its processes hear of each other at once."""
    well = await house.check()
    return {"status": "ok", "version": __version__} | ({} if well else {"status": "degraded", "redis": "away"})


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(house: House, neighbours: Neighbours | None) -> str:
    """Figures for Prometheus, of every process of this machine."""
    return figures_of(house) if neighbours is None else together(await neighbours.reports())


def figures_of(house: House) -> str:
    """The figures of one process."""
    now = house.figures
    figures = (
        ("tables_in_memory", "gauge", "Tables held in memory.", now.tables),
        ("connections", "gauge", "Open WebSocket connections.", now.connections),
        ("actions_total", "counter", "Actions told to everybody at their table, those of bots included.", now.actions),
        ("bot_moves_total", "counter", "Actions of bots among them.", now.bot_moves),
        ("refused_total", "counter", "Messages refused at tables where nobody chooses in secret.", now.refused),
    )
    lines = [
        f"# HELP kaffeehaus_{name} {about}\n# TYPE kaffeehaus_{name} {kind}\nkaffeehaus_{name} {value}\n"
        for name, kind, about, value in figures
    ]
    return "".join(lines)


ROUTES = [health, metrics]

"""What operators of a house look at."""

from __future__ import annotations

from litestar import get

from kaffeehaus import __version__
from kaffeehaus.server.house import House


@get("/health")
async def health(house: House) -> dict[str, str]:
    """Whether the house can read its log."""
    await house.lists(None)
    return {"status": "ok", "version": __version__}


@get("/metrics", sync_to_thread=False, media_type="text/plain; version=0.0.4")
def metrics(house: House) -> str:
    """Figures for Prometheus."""
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

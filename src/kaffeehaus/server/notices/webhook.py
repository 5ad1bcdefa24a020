"""A line of text to an address that takes it as JSON, as chat services do."""

from __future__ import annotations

from kaffeehaus.server import wire
from kaffeehaus.server.notices import outside

_PLAIN = str.maketrans({sign: f"{sign}\u2060" for sign in "@<]"})
"""With a sign that shows nothing behind these no name calls a whole channel together, or leads anywhere."""


def send(url: str, text: str, tables: list[str], near: bool = False) -> int:
    """Posts a text with the addresses of the tables that it is about; some services call it so, others so."""
    said = "\n".join([text.translate(_PLAIN), *tables])
    body = wire.write({"text": said, "content": said, "tables": tables})
    return outside.post(url, body, {"Content-Type": "application/json"}, near)

"""The components as plain data, for catalogues and screens."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.content_tables import as_data
from kaffeehaus.games.valencia.content import CONTENT


def components() -> dict[str, Any]:
    """All that lies in the box."""
    return as_data(CONTENT)

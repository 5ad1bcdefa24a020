"""Builds the browser client into wheels, so that what is built never has to be committed.

An editable installation does without: `./play` and `./test` build the client when they need it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Calls tools/client.py before a wheel is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds into src/kaffeehaus/server/static, which the wheel then contains."""
        builder = Path(self.root, "tools", "client.py")
        if version != "editable" and builder.is_file():
            subprocess.run([sys.executable, str(builder)], check=True)
            build_data["artifacts"].append("src/kaffeehaus/server/static/**")

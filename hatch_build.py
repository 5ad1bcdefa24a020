"""Builds the browser client into wheels, so that what is built never has to be committed, and the engine if asked.

An editable installation does without: `./play` and `./test` build the client when they need it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Calls tools/client.py before a wheel is put together, and tools/compiled.py where KAFFEEHAUS_COMPILED is set."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds into src/kaffeehaus/server/static, which the wheel then contains."""
        builder = Path(self.root, "tools", "client.py")
        if version != "editable" and builder.is_file():
            subprocess.run([sys.executable, str(builder)], check=True)
            build_data["artifacts"].append("src/kaffeehaus/server/static/**")
        if version != "editable" and os.environ.get("KAFFEEHAUS_COMPILED"):
            # Compiled modules lie beside their sources; the wheel is then for one Python on one kind of machine.
            build_data["force_include"] |= {str(path): place for path, place in self._compiled().items()}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compiled(self) -> dict[Path, str]:
        spec = spec_from_file_location("compiled", Path(self.root, "tools", "compiled.py"))
        assert spec is not None
        assert spec.loader is not None
        tool = module_from_spec(spec)
        spec.loader.exec_module(tool)
        found: dict[Path, str] = tool.libraries(tool.build())
        return found

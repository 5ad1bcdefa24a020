"""Which engine plays: the sources of core, games and the bots' judges as they are, or the same sources compiled.

Python takes a compiled module where one lies beside its source, as in a compiled wheel. KAFFEEHAUS_ENGINE in the
environment says otherwise: `pure` leaves them aside, and a folder that `tools/compiled.py` has built is where they are
taken from. The pure engine is the truth: whatever a compiled one does otherwise is a bug (docs/compiled.md).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

VARIABLE = "KAFFEEHAUS_ENGINE"
PURE, COMPILED = "pure", "compiled"
HEART = "kaffeehaus.core.state"
"""The module by which an engine is known."""
LIBRARY = "kaffeehaus__mypyc"
"""What compiled modules share."""


_Loaders = tuple[type[SourceFileLoader] | type[ExtensionFileLoader], list[str]]
_SOURCE: _Loaders = (SourceFileLoader, SOURCE_SUFFIXES)
_EXTENSION: _Loaders = (ExtensionFileLoader, EXTENSION_SUFFIXES)


def kind() -> str:
    """Which engine plays here: `pure` or `compiled`."""
    found = find_spec(HEART)
    return COMPILED if found is not None and isinstance(found.loader, ExtensionFileLoader) else PURE


def choose() -> None:
    """Follows the environment, before any module of the engine is loaded."""
    chosen = os.environ.get(VARIABLE)
    if chosen and not any(isinstance(finder, _Chosen) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Chosen(None if chosen == PURE else Path(chosen).absolute()))


class _Chosen(MetaPathFinder):
    """Finds modules of the house by their sources, or compiled ones in a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is taken from, if it is one of the house and this has a say in it."""
        if fullname != LIBRARY and not fullname.startswith("kaffeehaus."):
            return None
        if self._folder is None:
            places, kinds = list(path or ()), _SOURCE
        else:
            places = [str(self._folder.joinpath(*fullname.split(".")[:-1]))]
            kinds = _EXTENSION
        found = (FileFinder(place, kinds).find_spec(fullname) for place in places)
        # A folder alone is no module of the house.
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)

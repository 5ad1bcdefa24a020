"""What the compiler is told beside the types; without one it means nothing (docs/compiled.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**told):
        """Leaves the class as it is."""
        return lambda kind: kind

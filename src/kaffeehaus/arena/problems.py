"""What can be wrong with a run that somebody asks for."""

from __future__ import annotations

from kaffeehaus.core.errors import KaffeehausError


class BadRun(KaffeehausError, ValueError):  # noqa: N818  (named like the contract's own)
    """A folder, a cluster or a file that a run cannot use; nothing has been overwritten."""

"""Questions to bots, what they would do: one at a time from each guest, answered where no table's bots think."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from kaffeehaus.server.bots import BotRequest
from kaffeehaus.server.limits import Buckets
from kaffeehaus.server.refusals import Refusal

log = logging.getLogger("kaffeehaus.server")
EACH = 8, 1 / 3
"""So many questions at once from one guest, and so many a second in the long run."""
MOST = 12
"""So many questions wait at once; each takes about as long as a bot thinks."""
WITHIN = 20.0
"""Seconds after which nobody waits for an answer any more."""


class Adviser(Protocol):
    """Whatever says what a bot would do."""

    async def explain(self, wanted: BotRequest) -> dict[str, Any]:
        """The decision and its grounds."""


class Questions:
    """What guests have asked bots and not been told yet."""

    def __init__(self, adviser: Adviser | None, within: float = WITHIN) -> None:
        self._adviser = adviser
        self._within = within
        self._asking: set[str] = set()
        self._allowed = Buckets(*EACH)

    async def put(self, guest: str, wanted: BotRequest) -> dict[str, Any]:
        """What a bot says to a guest; a Refusal if the guest has asked already, or nobody can answer now."""
        if guest in self._asking:
            raise Refusal("error-ask-one", status=429)
        if self._adviser is None or len(self._asking) >= MOST:
            raise Refusal("error-ask-late", status=503)
        if not self._allowed.take(guest):
            raise Refusal("error-too-fast", status=429)
        self._asking.add(guest)
        try:
            return await asyncio.wait_for(self._adviser.explain(wanted), self._within)
        except Exception as error:  # whatever becomes of one answer, the house goes on
            if not isinstance(error, TimeoutError):
                log.exception("a bot at table %s could not say what it would do", wanted.table)
            raise Refusal("error-ask-late", status=503) from None
        finally:
            self._asking.discard(guest)

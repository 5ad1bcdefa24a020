"""Questions to bots, what they would do: one at a time from each guest, answered where no table's bots think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from kaffeehaus.server.bots import BotRequest
from kaffeehaus.server.imagining import imagine
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

    async def aside(self, run: Callable[..., dict[str, Any]], *about: Any) -> dict[str, Any]:
        """What is worked out where no table's bots think."""


class Questions:
    """What guests have asked bots and not been told yet."""

    def __init__(self, adviser: Adviser | None, within: float = WITHIN) -> None:
        self._adviser = adviser
        self._within = within
        self._asking: set[str] = set()
        self._imagining: set[str] = set()
        self._allowed = Buckets(*EACH)

    async def put(self, guest: str, wanted: BotRequest) -> dict[str, Any]:
        """What a bot says to a guest; a Refusal if the guest has asked already, or nobody can answer now."""
        if guest in self._asking:
            raise Refusal("error-ask-one", status=429)
        adviser = self._there(self._asking)
        if not self._allowed.take(guest):
            raise Refusal("error-too-fast", status=429)
        return await self._answered(self._asking, guest, adviser.explain(wanted))

    async def imagine(self, guest: str, wanted: BotRequest, actions: tuple[str, ...]) -> dict[str, Any]:
        """What a guest would see after some actions, which takes no thinking but for guessing what others do."""
        if guest in self._imagining:
            raise Refusal("error-imagine-one", status=429)
        adviser = self._there(self._imagining)
        return await self._answered(self._imagining, guest, adviser.aside(imagine, wanted, actions))

    def _there(self, asking: set[str]) -> Adviser:
        if self._adviser is None or len(asking) >= MOST:
            raise Refusal("error-ask-late", status=503)
        return self._adviser

    async def _answered(
        self, asking: set[str], guest: str, answer: Coroutine[Any, Any, dict[str, Any]]
    ) -> dict[str, Any]:
        asking.add(guest)
        try:
            return await asyncio.wait_for(answer, self._within)
        except Exception as error:  # whatever becomes of one answer, the house goes on
            if not isinstance(error, TimeoutError):
                log.exception("a question of a guest could not be answered")
            raise Refusal("error-ask-late", status=503) from None
        finally:
            asking.discard(guest)

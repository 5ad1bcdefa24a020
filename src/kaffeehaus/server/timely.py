"""HTTP with a limit to how long a request takes to arrive: one that never comes whole would keep its line for ever."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

COMING = (h11.IDLE, h11.SEND_BODY)
"""What the other side is at as long as its request is not whole."""


def timely(seconds: float) -> type[H11Protocol]:
    """A protocol that ends a connection whose request is not whole so long after it was opened or the request began.

    Between two requests the server's own limit holds, and once a WebSocket is open that of the first hello.
    """

    class Timely(H11Protocol):
        _end: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._watch()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._rest()

        def _watch(self) -> None:
            upgraded = self.transport.get_protocol() is not self
            if upgraded or self.conn.their_state not in COMING:
                self._rest()
            elif self._end is None:
                self._end = self.loop.call_later(seconds, self.transport.abort)

        def _rest(self) -> None:
            if self._end is not None:
                self._end.cancel()
                self._end = None

    return Timely

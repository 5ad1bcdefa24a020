"""One of several processes of a house: `python -m kaffeehaus.server.worker DOOR LINE`, started by the supervisor.

Guests come as sockets through the door. When it closes, nobody comes any more: those who are here are sent to another
process, what is being written is finished, and the process ends.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn

from kaffeehaus.server.buses import Both
from kaffeehaus.server.neighbours import Neighbours
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.run import let_in_many, prepared, redis_bus
from kaffeehaus.server.serving import housed, until_told
from kaffeehaus.server.settings import Settings


class Worker(uvicorn.Server):
    """A server that listens nowhere and takes the guests that are sent in."""

    def __init__(
        self, config: uvicorn.Config, door: socket.socket, line: socket.socket, neighbours: Neighbours
    ) -> None:
        super().__init__(config)
        self._door = door
        self._line = line
        self._neighbours = neighbours
        self._coming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the door and says so."""
        await self._neighbours.join(self._line)
        await super().startup(sockets)
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._admit)
        self._neighbours.serving()

    def _admit(self) -> None:
        """Takes the next guest, or the end."""
        loop = asyncio.get_running_loop()
        try:
            _, guests, _, _ = socket.recv_fds(self._door, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            guests = []
        if not guests:
            loop.remove_reader(self._door)
            self.should_exit = True
            return
        guest = socket.socket(fileno=guests[0])
        guest.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, guest))
        self._coming.add(task)
        task.add_done_callback(self._came)

    def _came(self, task: asyncio.Task[Any]) -> None:
        self._coming.discard(task)
        if not task.cancelled():
            task.exception()  # one who has gone meanwhile is no news

    def _protocol(self) -> asyncio.Protocol:
        protocol: Any = self.config.http_protocol_class
        made: asyncio.Protocol = protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def main() -> None:
    """Serves until the door closes; if it cannot, the supervisor is told why."""
    door, line = (socket.socket(fileno=int(word)) for word in sys.argv[1:3])
    if not (given := sys.stdin.read()):
        return  # the supervisor is gone already
    told = json.loads(given)
    settings = Settings(**told["settings"] | {"data": Path(told["settings"]["data"])})
    let_in_many()
    try:
        database, signer = prepared(settings)
        neighbours, far = Neighbours(told["number"], told["name"]), redis_bus(settings)
        bus = neighbours if far is None else Both(neighbours, far)
        with housed(settings, database, signer, bus, neighbours) as config:
            until_told(Worker(config, door, line, neighbours), [])
    except Refusal as refusal:
        with suppress(OSError):  # who started it may be gone
            line.sendall(json.dumps(["refused", refusal.id, refusal.details]).encode() + b"\n")


if __name__ == "__main__":
    main()

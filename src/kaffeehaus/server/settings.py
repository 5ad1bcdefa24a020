"""What an operator, or a test, may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path

from kaffeehaus.bots.roster import TABLE_SECONDS
from kaffeehaus.server.databases import PATIENCE


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    """The directory of the key and, by default, of the database."""
    database: str | None = None
    """The URL of the database; None is a file in the data directory."""
    new: bool = False
    """Whether a new house may be opened where only the key or only the database of an old one is left."""
    patience: float = PATIENCE
    """Seconds to wait for a database that is busy or does not answer."""
    site: str | None = None
    """The address under which guests find the house."""
    smtp: str | None = None
    """The server that takes the house's mail, with the password that it wants."""
    mail_from: str | None = None
    """The address that mail comes from."""
    near: bool = False
    """Whether the house may be told to post to addresses in its own network."""
    redis: str | None = None
    """The URL of the Redis through which several processes hear of each other."""
    look: float = 2.0
    """Seconds between two looks at the log for what other machines have written, in case Redis does not tell."""
    processes: int = 1
    """How many processes of this machine share the tables."""
    beat: float = 5.0
    """Seconds between two questions whether each of them still answers."""
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pace: float = 0.6
    """Seconds a bot waits before it acts, so that people can follow."""
    bot_time: float = TABLE_SECONDS
    """Seconds a bot that thinks takes for a decision."""
    idle: float = 90.0
    """Seconds after which a table that nobody uses leaves the memory."""
    grace: float = 60.0
    """Seconds for which the seat of somebody who has gone is kept before a bot may take it."""
    burst: float = 30.0
    """So many messages a guest may send at once."""
    rate: float = 10.0
    """So many messages a second a guest may send in the long run."""
    chat_burst: float = 8.0
    """So many lines of chat a guest may say at once."""
    chat_rate: float = 0.5
    """So many lines a second in the long run."""
    hello_within: float = 10.0
    """Seconds a client has for its first message."""
    request_within: float = 20.0
    """Seconds a client has for a whole request."""
    tables_burst: float = 30.0
    """So many identities or tables one address may ask for at once."""
    tables_rate: float = 0.5
    """So many a second in the long run."""
    tries: float = 1.0
    """So many times as many tries at codes as usual, for tests."""
    connections: float = 5000
    """The most WebSocket connections at once."""
    connections_each: float = 100
    """The most of them from one address."""
    proxy: str | None = None
    """The proxies, as addresses with commas, whose word is taken for the address of a guest."""
    metrics_token: str | None = None
    """What is shown by whoever asks for figures; without one only this machine may ask."""
    workers: int | None = None
    """How many processes think for the bots of each of them; None is one less than there are cores, shared out."""

    @property
    def thinkers(self) -> int:
        """How many processes think for bots here."""
        return self.workers or max(1, ((os.cpu_count() or 2) - 1) // self.processes)

    def without_limits(self) -> Settings:
        """The same for a load test, in which one address plays all guests."""
        return replace(self, burst=inf, chat_burst=inf, tables_burst=inf, connections=inf, connections_each=inf)

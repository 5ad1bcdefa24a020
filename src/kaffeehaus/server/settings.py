"""What an operator, or a test, may choose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    """The directory of the key and, by default, of the database."""
    database: str | None = None
    """The URL of the database; None is a file in the data directory."""
    redis: str | None = None
    """The URL of the Redis through which several processes hear of each other."""
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pace: float = 0.6
    """Seconds a bot waits before it acts, so that people can follow."""
    idle: float = 300.0
    """Seconds after which a table that nobody uses leaves the memory."""
    burst: float = 30.0
    """So many messages a connection may send at once."""
    rate: float = 10.0
    """So many messages a second it may send in the long run."""
    hello_within: float = 10.0
    """Seconds a client has for its first message."""
    tables_burst: float = 30.0
    """So many identities or tables one address may ask for at once."""
    tables_rate: float = 0.5
    """So many a second in the long run."""
    workers: int | None = None
    """How many processes think for bots; None is one less than there are cores."""

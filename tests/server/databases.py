"""Databases that tests may use: a file, and a PostgreSQL server if one runs here."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from tests.needs import is_missing

SERVER = "postgresql://127.0.0.1:5432"
KINDS = ("sqlite", "postgresql")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database, which is gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'log.db'}"
        return
    name = f"kaffeehaus_test_{os.getpid()}_{uuid.uuid4().hex[:8]}"
    user = os.environ.get("PGUSER", "postgres")
    address = SERVER.replace("//", f"//{user}@")
    try:
        admin = psycopg.connect(f"{address}/postgres", connect_timeout=2, autocommit=True)
    except psycopg.OperationalError:
        is_missing("PostgreSQL", "no server lets us in at 127.0.0.1:5432")
    with admin:
        admin.execute(f'CREATE DATABASE "{name}"'.encode())
        try:
            yield f"{address}/{name}"
        finally:
            admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())

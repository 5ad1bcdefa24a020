"""With whom somebody has played, as the lobby's list of tables knows it: no table is read for that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import DecodeError, Struct, json

from kaffeehaus.server.people.shelf import Do

TABLES = 30
"""So many of somebody's latest tables are looked at,"""
PEOPLE = 20
"""and so many people found there."""


class Met(Struct, frozen=True):
    """Somebody with whom a person has played, and where."""

    table: str
    seat: int
    name: str
    """What they were called there."""
    game: str
    at: float
    """When something happened there last."""


class Seated(NamedTuple):
    """Who sits at a table."""

    user: str
    name: str
    own: str
    """What whoever asks is called there."""


def met(do: Do, person: str) -> list[Met]:
    """The people of a person's latest tables to whom they have no tie, each once."""
    known = {person, *(row[0] for row in do("SELECT other FROM tie WHERE person = ? AND kind <> 'no'", person))}
    find = (
        "SELECT id, summary, updated FROM game WHERE id IN (SELECT game FROM sits WHERE person = ?) "
        f"AND phase <> 'gathering' ORDER BY updated DESC LIMIT {TABLES}"
    )
    found: list[Met] = []
    for table, summary, at in do(find, person).fetchall():
        told = _read(summary)
        for seat, user, name in _people(told):
            if user not in known:
                known.add(user)
                found.append(Met(table, seat, name, told["game"], at))
    return found[:PEOPLE]


def seated(do: Do, person: str, table: str, seat: int) -> Seated | None:
    """Who sits at a seat of a table that has begun and where a person has one, too."""
    find = (
        "SELECT summary FROM game WHERE id = ? AND phase <> 'gathering' "
        "AND id IN (SELECT game FROM sits WHERE person = ?)"
    )
    row = do(find, table, person).fetchone()
    there = list(_people(_read(row[0]))) if row else []
    own = next((name for _, user, name in there if user == person), None)
    other = next(((user, name) for at, user, name in there if at == seat), None)
    return None if own is None or other is None else Seated(*other, own)


def _people(told: dict[str, Any]) -> Iterator[tuple[int, str, str]]:
    """Whose the seats of a table are, and what they are called there."""
    for seat, user in enumerate(told.get("owners", ())):
        if user is not None:
            yield seat, user, told["seats"][seat]["name"]


def _read(summary: Any) -> dict[str, Any]:
    """What the lobby knows of a table; of a broken row nothing."""
    try:
        told: dict[str, Any] = json.decode(bytes(summary))
        return told if len(told["owners"]) == len(told["seats"]) and told["game"] else {}
    except (DecodeError, KeyError, TypeError):
        return {}

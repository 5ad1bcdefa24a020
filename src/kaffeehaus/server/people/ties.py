"""Ties as the database keeps them: each is one person's own, and what is between two goes when one of them goes."""

from __future__ import annotations

import secrets
from time import time
from typing import NamedTuple

from kaffeehaus.server.people.shelf import Do

FRIEND, ASKED, NO, BLOCKED = "friend", "asked", "no", "blocked"
"""What somebody is to a person: a friend, one whom they have asked, one whom they have declined, or blocked."""
STRENGTH = (NO, ASKED, FRIEND, BLOCKED)
"""Of two ties to what turns out to be one person the stronger one counts: the later here."""
ID_BYTES = 9


class Tied(NamedTuple):
    """A tie of a person to another."""

    person: str
    other: str
    kind: str
    called: str
    """What the person knew the other by,"""
    sign: str
    """and of one who has asked, what they were called where they played together."""


def tied(do: Do, person: str, other: str) -> str | None:
    """What somebody is to a person."""
    row = do("SELECT kind FROM tie WHERE person = ? AND other = ?", person, other).fetchone()
    return row and str(row[0])


def write(do: Do, tie: Tied) -> None:
    """Writes a tie, in place of the one there was; one that stays as it was keeps its moment and its names."""
    do(
        "INSERT INTO tie (id, person, other, kind, called, sign, at) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, called = excluded.called, "
        "sign = excluded.sign, at = excluded.at WHERE tie.kind <> excluded.kind",
        secrets.token_urlsafe(ID_BYTES),
        *tie,
        time(),
    )


def befriend(do: Do, person: str, other: str) -> None:
    """Whoever has asked a person is their friend from now on."""
    update = "UPDATE tie SET kind = ?, sign = '', at = ? WHERE person = ? AND other = ?"
    do(update, FRIEND, time(), other, person)


def part(do: Do, person: str, other: str) -> None:
    """A person is nobody's friend there any more; what the other one has asked stays theirs."""
    do("DELETE FROM tie WHERE person = ? AND other = ? AND kind = ?", other, person, FRIEND)
    for one, another in ((person, other), (other, person)):
        do("UPDATE invitation SET declined = 1 WHERE person = ? AND host = ?", one, another)


def bring(do: Do, guest: str, id: str) -> None:
    """What a guest was to others, and others to them, is somebody else's."""
    do("DELETE FROM tie WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)", guest, id, id, guest)
    for mine, theirs in (("person", "other"), ("other", "person")):
        rows = do(f"SELECT id, {theirs}, kind FROM tie WHERE {mine} = ?", guest).fetchall()
        for tie, another, kind in rows:
            find = f"SELECT id, kind FROM tie WHERE {mine} = ? AND {theirs} = ?"
            there = do(find, id, another).fetchone()
            weaker = there is not None and STRENGTH.index(kind) <= STRENGTH.index(there[1])
            if there is not None:
                do("DELETE FROM tie WHERE id = ?", tie if weaker else there[0])
            if not weaker:
                do(f"UPDATE tie SET {mine} = ? WHERE id = ?", id, tie)
    # Of a friendship with one and a block of the other only the block is left, and only its owner knows.
    lonely = (
        "DELETE FROM tie WHERE kind = ? AND (person = ? OR other = ?) AND NOT EXISTS "
        "(SELECT 1 FROM tie AS back WHERE back.person = tie.other AND back.other = tie.person AND back.kind = ?)"
    )
    do(lonely, FRIEND, id, id, FRIEND)
    for name, other in (("person", "host"), ("host", "person")):
        there = f"SELECT game FROM invitation WHERE {name} = ?"
        do(f"UPDATE invitation SET {name} = ? WHERE {name} = ? AND game NOT IN ({there})", id, guest, id)
        do(f"DELETE FROM invitation WHERE {name} = ? OR ({name} = ? AND {other} = ?)", guest, id, id)


def forget(do: Do, id: str) -> None:
    """Nobody has anything to do with somebody any more."""
    do("DELETE FROM tie WHERE person = ? OR other = ?", id, id)
    do("DELETE FROM invitation WHERE person = ? OR host = ?", id, id)

"""Notes and settings of people: private to each, field by field, and of each field what was written last."""

from __future__ import annotations

import re
from time import time
from typing import Annotated

from msgspec import Meta, Struct

from kaffeehaus.server.limits import Buckets
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

FIELD = re.compile(r"(settings|notes)\.[\w.-]{1,60}", re.ASCII)
LONGEST = 10_000
"""The most characters of a field."""
MOST = 1000
"""The most fields of a person."""
LARGEST = 1_000_000
"""The most characters of all of them."""
AT_ONCE = 50
"""The most that one message brings."""
OFTEN = 30, 1
"""So many messages a person sends at once, and so many a second in the long run."""


class Written(Struct, frozen=True):
    """A field, and when it was written, in seconds since 1970."""

    value: Annotated[str, Meta(max_length=LONGEST)]
    at: float


Fields = dict[str, Written]


class Kept(Shelf):
    """What is kept for people."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._often = Buckets(*OFTEN)

    async def of(self, person: str, prefix: str = "") -> Fields:
        """Somebody's fields whose names begin so."""
        find = "SELECT field, value, at FROM kept WHERE person = ? AND field LIKE ? ESCAPE '!'"
        like = prefix.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%"
        return await self.ask(lambda do: {name: Written(value, at) for name, value, at in do(find, person, like)})

    async def write(self, person: str, fields: Fields) -> Fields:
        """Keeps what is newer, and hands back those of these fields of which the house knows something newer yet."""
        if len(fields) > AT_ONCE or not all(FIELD.fullmatch(name) and _text(one.value) for name, one in fields.items()):
            raise Refusal("error-malformed", problem="fields")
        if not self._often.take(person):
            raise Refusal("error-too-fast", status=429)
        now = time()

        def keep(do: Do) -> Fields | None:
            return merged(do, person, {name: Written(one.value, min(one.at, now)) for name, one in fields.items()})

        found = await self.ask(keep)
        if found is None:
            raise Refusal("error-enough", most=MOST)
        return found


def _text(value: str) -> bool:
    """Whether both databases can keep it."""
    return "\0" not in value and not any("\ud800" <= sign <= "\udfff" for sign in value)


def merged(do: Do, person: str, fields: Fields) -> Fields | None:
    """Writes what is newer, and tells what was newer there; None if there would be too much."""
    there: Fields = {}
    for name in fields:
        for row in do("SELECT value, at FROM kept WHERE person = ? AND field = ?", person, name).fetchall():
            there[name] = Written(*row)
    count, size = do("SELECT count(*), coalesce(sum(length(value)), 0) FROM kept WHERE person = ?", person).fetchone()
    new = {name: one for name, one in fields.items() if name not in there or there[name].at < one.at}
    size += sum(len(one.value) for one in new.values()) - sum(len(there[name].value) for name in new if name in there)
    if count + len(fields.keys() - there.keys()) > MOST or size > LARGEST:
        return None
    for name, one in new.items():
        do(
            "INSERT INTO kept (person, field, value, at) VALUES (?, ?, ?, ?) ON CONFLICT (person, field) "
            "DO UPDATE SET value = excluded.value, at = excluded.at",
            person,
            name,
            one.value,
            one.at,
        )
    return {name: one for name, one in there.items() if name not in new and one.value != fields[name].value}

"""Who is to be told of an invitation, each once: whoever takes it on puts off when it would be told of again."""

from __future__ import annotations

from typing import NamedTuple

from kaffeehaus.server.notices.waiting import BATCH, TOLD
from kaffeehaus.server.people.invitations import SEATED
from kaffeehaus.server.people.shelf import Do, Shelf


class Word(NamedTuple):
    """An invitation of which nobody has been told."""

    person: str
    table: str
    by: str
    """Who invites them."""
    seated: bool = False
    """Whether a chair was theirs from the beginning, as at the next table of a series."""


class Words(Shelf):
    """The invitations that are to be told of."""

    async def take(self, now: float) -> list[Word]:
        """Takes on what is to be told of now."""
        find = (
            "SELECT i.person, i.game, p.name, i.declined, i.due FROM invitation i JOIN person p ON p.id = i.host "
            f"WHERE i.due <= ? AND i.declined <> 1 ORDER BY i.due LIMIT {BATCH}"
        )
        take = "UPDATE invitation SET due = ? WHERE person = ? AND game = ? AND due = ?"

        def run(do: Do) -> list[Word]:
            rows = do(find, now).fetchall()
            taken = [row for row in rows if do(take, TOLD, *row[:2], row[-1]).rowcount]
            return [Word(who, table, by, how == SEATED) for who, table, by, how, _ in taken]

        return await self.ask(run)

    async def put_off(self, word: Word, until: float) -> None:
        """Lets it be told of at another moment."""
        update = "UPDATE invitation SET due = ? WHERE person = ? AND game = ?"
        await self.ask(lambda do: do(update, until, word.person, word.table) and None)

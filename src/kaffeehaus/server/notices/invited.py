"""Who is to be told of an invitation, each once: whoever takes it on puts off when it would be told of again."""

from __future__ import annotations

from typing import NamedTuple

from kaffeehaus.server.notices.waiting import BATCH, TOLD
from kaffeehaus.server.people.shelf import Do, Shelf


class Word(NamedTuple):
    """An invitation of which nobody has been told."""

    person: str
    table: str
    by: str
    """Who invites them."""


class Words(Shelf):
    """The invitations that are to be told of."""

    async def take(self, now: float) -> list[Word]:
        """Takes on what is to be told of now."""
        find = (
            "SELECT i.person, i.game, p.name, i.due FROM invitation i JOIN person p ON p.id = i.host "
            f"WHERE i.due <= ? AND i.declined = 0 ORDER BY i.due LIMIT {BATCH}"
        )
        take = "UPDATE invitation SET due = ? WHERE person = ? AND game = ? AND due = ?"

        def run(do: Do) -> list[Word]:
            rows = do(find, now).fetchall()
            return [Word(who, table, by) for who, table, by, due in rows if do(take, TOLD, who, table, due).rowcount]

        return await self.ask(run)

    async def put_off(self, word: Word, until: float) -> None:
        """Lets it be told of at another moment."""
        update = "UPDATE invitation SET due = ? WHERE person = ? AND game = ?"
        await self.ask(lambda do: do(update, until, word.person, word.table) and None)

"""A house in which chance is always the same, for tests that are about something else."""

from __future__ import annotations

import os
from random import Random
from unittest.mock import patch

from kaffeehaus.server import bot_names, bots, opening, wishes


class Alike:
    """Takes the place of the system's secrets."""

    token_hex = staticmethod(lambda size: Random(5).randbytes(size).hex())
    choice = staticmethod(lambda names: names[0])


def decide(wanted: bots.BotRequest, seconds: float = 1.0) -> str | None:
    """The bot's action as text, in a worker: the same wherever its seat has acted as often, whoever was quicker."""
    known = bots._games.get((wanted.table, wanted.epoch))
    history = [*(known.history[: wanted.start] if known else ()), *wanted.actions]
    acted = sum(packed >> bots._SEAT == wanted.seat for packed in history)
    with patch.object(os, "urandom", Random(f"{wanted.seat} {acted}").randbytes):
        return bots.decide(wanted, seconds)


def begin() -> None:
    """From now on all tables are dealt alike, bots are called and choose alike, and wishes are looked at soon."""
    patch.object(opening, "secrets", Alike).start()
    patch.object(bot_names, "secrets", Alike).start()
    patch.object(bots, "decide", decide).start()
    patch.object(wishes, "PAUSES", dict.fromkeys(wishes.PAUSES, (0.1, 0.2))).start()

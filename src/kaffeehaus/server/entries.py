"""The entries of a table's log: what was done, as plain data; a table is the fold of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as the log knows it: open, a person's, a bot's, or a person's whose bot stands in."""

    user: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def kind(self) -> str:
        """Who plays it now."""
        return "bot" if self.bot else "person" if self.user else "open"


class Entry(Struct, frozen=True, tag_field="kind"):
    """Anything the log holds."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table is set up; the secret seed is drawn here, once."""

    game: str
    rules: int
    content: str
    players: int
    options: dict[str, Any]
    private: bool
    pace: str
    seed: str
    host: str
    seats: tuple[Chair, ...]


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes a seat."""

    seat: int
    user: str
    name: str


class Left(Entry, frozen=True, tag="left"):
    """A person gives a seat up."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot takes a seat, or with None gives it up."""

    seat: int
    bot: str | None


class Back(Entry, frozen=True, tag="back"):
    """A person takes the seat back from the bot that stood in."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """The cards are dealt."""


class Played(Entry, frozen=True, tag="action"):
    """A seat plays an action."""

    seat: int
    action: str


class Undone(Entry, frozen=True, tag="undone"):
    """A seat takes its latest action back."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody says something."""

    user: str
    name: str
    text: str


_KINDS = Opened | Sat | Left | BotSat | Back | Began | Played | Undone | Said
_decoder = json.Decoder(_KINDS)


def encode(entry: Entry) -> bytes:
    """The entry as the log stores it."""
    return json.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry that the log stored."""
    entry: Entry = _decoder.decode(data)
    return entry

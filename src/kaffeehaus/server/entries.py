"""The entries of a table's log: what was done, as plain data; a table is the fold of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from kaffeehaus.core.rng import Seed

DAYS = "days"
"""Nobody is expected to be there."""
PACES = ("live", DAYS)
"""How fast a table is played: everybody is expected to be there, or nobody."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as the log knows it: open, a person's, a bot's, or a person's whose bot stands in.

    The name is the person's or that of the bot; bots of old tables have none.
    """

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

    @property
    def dealt_from(self) -> Seed:
        """The seed as the rules take it."""
        number = self.seed.removeprefix(_NUMBER)
        return bytes.fromhex(self.seed) if number == self.seed else int(number)


class Imported(Opened, frozen=True, tag="imported"):
    """A table for a game that was recorded elsewhere: it is over, whether or not the record goes on to the end."""

    actions: tuple[tuple[int, str], ...]


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes a seat."""

    seat: int
    user: str
    name: str


class Asked(Entry, frozen=True, tag="asked"):
    """A person asks the table for a seat that others have played: sitting down there shows its hand."""

    seat: int
    user: str
    name: str


class Answered(Entry, frozen=True, tag="answered"):
    """A player agrees that the person who asks may sit down, or does not; then the seat stays open."""

    seat: int
    user: str
    name: str
    agrees: bool


class Left(Entry, frozen=True, tag="left"):
    """A person gives a seat up, in a running game to the bot that has kept it, which goes by a name of its own then."""

    seat: int
    name: str | None = None


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot takes a seat, or with None gives it up; its own name is for a seat that is nobody else's."""

    seat: int
    bot: str | None
    name: str | None = None


class Named(Entry, frozen=True, tag="named"):
    """The player of a seat is called otherwise: several people may play at one screen."""

    seat: int
    name: str


class Back(Entry, frozen=True, tag="back"):
    """A person takes the seat back from the bot that stood in."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """The cards are dealt."""


class Played(Entry, frozen=True, tag="action"):
    """A seat plays an action."""

    seat: int
    action: str


class Undone(Entry, frozen=True, tag="undone", omit_defaults=True):
    """A seat takes its latest actions back."""

    seat: int
    count: int = 1


class Paced(Entry, frozen=True, tag="pace"):
    """Somebody at the table changes its pace."""

    user: str
    name: str
    pace: str


class Said(Entry, frozen=True, tag="said"):
    """Somebody says something."""

    user: str
    name: str
    text: str


class Silenced(Entry, frozen=True, tag="silenced"):
    """The host silences somebody at the table, or lets them speak again."""

    user: str
    name: str
    silent: bool


class Rematched(Entry, frozen=True, tag="rematch"):
    """After the game somebody asks for another one; the table of that is set up with this entry."""

    user: str
    name: str
    table: str


_KINDS = (
    Opened | Imported | Sat | Asked | Answered | Left | BotSat | Named | Back | Began | Played | Undone | Paced | Said
    | Silenced | Rematched
)  # fmt: skip
_decoder = json.Decoder(_KINDS)
_NUMBER = "int:"


def seed_word(seed: Seed) -> str:
    """A seed as the log holds it: bytes in hexadecimal, a number with a mark, as JSON readers spoil long ones."""
    return f"{_NUMBER}{seed}" if isinstance(seed, int) else seed.hex()


def encode(entry: Entry) -> bytes:
    """The entry as the log stores it."""
    return json.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry that the log stored."""
    entry: Entry = _decoder.decode(data)
    return entry

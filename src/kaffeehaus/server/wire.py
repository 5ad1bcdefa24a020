"""The messages a client may send, each with its checked members; docs/wire.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import DecodeError, Meta, Struct, json

from kaffeehaus.server.refusals import Refusal

VERSION = 2
"""The version of the protocol."""
LONGEST = 16 * 1024
"""The most bytes a message may have."""
MOST = 64
"""The most actions that one message plays or takes back."""

Seat = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(max_length=200)]


class Message(Struct, frozen=True, tag_field="t"):
    """Anything a client sends."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which version is spoken and what was seen already."""

    v: int
    seen: Seq = 0


class Act(Message, frozen=True, tag="act", omit_defaults=True):
    """An action for a seat, or several in order: all of them or none."""

    seat: Seat
    at: Seq
    action: Word | None = None
    actions: Annotated[tuple[Word, ...], Meta(max_length=MOST)] = ()

    def wanted(self) -> tuple[str, ...]:
        """What is to be played; a refusal if that is nothing, or said twice."""
        if (self.action is None) == (not self.actions):
            raise Refusal("error-malformed", problem="act has either `action` or `actions`")
        return self.actions if self.action is None else (self.action,)


class Why(Message, frozen=True, tag="why"):
    """Why an action of a seat is not offered; nothing is played."""

    seat: Seat
    action: Word


class Undo(Message, frozen=True, tag="undo", omit_defaults=True):
    """The seat's latest action is to be taken back, or so many of them."""

    seat: Seat
    at: Seq
    count: Annotated[int, Meta(ge=1, le=MOST)] = 1


class Say(Message, frozen=True, tag="say"):
    """Something for the chat."""

    text: Annotated[str, Meta(max_length=4000)]


class Sit(Message, frozen=True, tag="sit", omit_defaults=True):
    """An open seat is wanted, with a name if it is for another person at the same screen."""

    seat: Seat
    name: Word | None = None


class Rename(Message, frozen=True, tag="name"):
    """The player of an own seat is to be called otherwise."""

    seat: Seat
    name: Word


class Leave(Message, frozen=True, tag="leave"):
    """A seat is given up."""

    seat: Seat


class SeatBot(Message, frozen=True, tag="bot"):
    """The host puts a bot on a seat, or with null takes it away."""

    seat: Seat
    bot: Word | None


class Begin(Message, frozen=True, tag="begin"):
    """The host begins the game."""


class TakeBack(Message, frozen=True, tag="back"):
    """A person wants the seat back from the bot."""

    seat: Seat


class SetPace(Message, frozen=True, tag="pace"):
    """Somebody with a seat changes the pace of the table."""

    pace: Word


class Ping(Message, frozen=True, tag="ping"):
    """A sign of life is wanted."""


_decoder = json.Decoder(
    Hello | Act | Why | Undo | Say | Sit | Rename | Leave | SeatBot | Begin | TakeBack | SetPace | Ping
)


def read(data: str | bytes) -> Message:
    """The message in the data; a refusal if it is none."""
    try:
        message: Message = _decoder.decode(data)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("error-malformed", problem=str(error)[:200]) from None
    return message


def tag(message: Message) -> str:
    """The word a message is known by."""
    return str(type(message).__struct_config__.tag)


def _number(value: Any) -> Any:
    """Named places of the games are numbers with a name; the wire knows the number."""
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{type(value).__name__} does not go over the wire")


_encoder = json.Encoder(enc_hook=_number)


def write(message: Any) -> bytes:
    """Plain data as the wire carries it."""
    return _encoder.encode(message)

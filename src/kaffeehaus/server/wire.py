"""The messages a client may send, each with its checked members; docs/wire.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType, json

from kaffeehaus.server.entries import AnyProposal, Wish
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
Moments = Annotated[float, Meta(ge=0, le=1e11)]
Minutes = Annotated[int, Meta(ge=0, lt=1440)]


class Message(Struct, frozen=True, tag_field="t", kw_only=True):
    """Anything a client sends."""

    ref: Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=0, le=2**31)] | UnsetType = UNSET
    """What the client calls the message; its answer says so."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which version is spoken and what was seen already."""

    v: int
    seen: Seq = 0


HELLO = Hello(VERSION)
"""What is refused where a guest is not let in, or is sent away."""


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


class Ask(Message, frozen=True, tag="ask"):
    """What a bot would do in the place of an own seat; nothing is played."""

    seat: Seat
    bot: Word


class Undo(Message, frozen=True, tag="undo", omit_defaults=True):
    """The seat's latest action is to be taken back, or so many of them."""

    seat: Seat
    at: Seq
    count: Annotated[int, Meta(ge=1, le=MOST)] = 1


class Wishes(Message, frozen=True, tag="wishes"):
    """What a seat would do when its turn comes, in order, in place of what was wished before."""

    seat: Seat
    wishes: Annotated[tuple[Wish, ...], Meta(max_length=8)]


class Imagine(Message, frozen=True, tag="imagine", omit_defaults=True):
    """What a seat would see and might do after these actions of its own; nothing is played."""

    seat: Seat
    actions: Annotated[tuple[Word, ...], Meta(max_length=MOST)] = ()


class Say(Message, frozen=True, tag="say"):
    """Something for the chat."""

    text: Annotated[str, Meta(max_length=4000)]


class Earlier(Message, frozen=True, tag="earlier"):
    """The lines of chat before an entry are wanted, which are no longer told by themselves."""

    before: Seq


class Moment(Message, frozen=True, tag="moment"):
    """How the table looked to these eyes after so many entries."""

    after: Seq


class Silence(Message, frozen=True, tag="silence"):
    """The host silences somebody who has spoken, or lets them speak again."""

    speaker: Seq
    silent: bool


class Report(Message, frozen=True, tag="report"):
    """The operator of the house is to look at a line of chat."""

    seq: Seq
    reason: Annotated[str, Meta(max_length=500)]


class Sit(Message, frozen=True, tag="sit", omit_defaults=True):
    """An open seat is wanted, with a name if it is for another person at the same screen."""

    seat: Seat
    name: Word | None = None


class Answer(Message, frozen=True, tag="answer"):
    """A player's word on whoever asks for a seat of the running game."""

    seat: Seat
    agrees: bool


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


class Propose(Message, frozen=True, tag="propose"):
    """A player proposes something that all who play have to agree on."""

    what: AnyProposal


class Agree(Message, frozen=True, tag="agree"):
    """A player's word on what is proposed; no is also what takes an own proposal back."""

    agrees: bool


class Concede(Message, frozen=True, tag="concede"):
    """A player gives the game up."""

    seat: Seat


class Resume(Message, frozen=True, tag="resume"):
    """The clocks that stand by agreement are to go on."""


class Holidays(Message, frozen=True, tag="holidays"):
    """A player goes on holidays between two moments; where the second is not later, the player is back."""

    begins: Moments
    ends: Moments


class Sleep(Message, frozen=True, tag="sleep"):
    """The hours in which a player sleeps, in minutes of the day by a watch that is so many minutes ahead of UTC."""

    begins: Minutes
    ends: Minutes
    ahead: Annotated[int, Meta(ge=-840, le=840)]


class Lead(Message, frozen=True, tag="lead"):
    """Somebody wants to lead the others through a finished game, or no longer."""

    leading: bool


class Look(Message, frozen=True, tag="look", omit_defaults=True):
    """The step that whoever leads looks at, and with whose eyes."""

    step: Seq
    eyes: Seat | None = None


class Mark(Message, frozen=True, tag="mark"):
    """A ring around a place of the board, an arrow from one to another, or with none nothing any more."""

    places: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=2)]


class Comment(Message, frozen=True, tag="comment"):
    """Something about a step of a finished game, to be kept."""

    step: Seq
    text: Annotated[str, Meta(max_length=4000)]


class Ping(Message, frozen=True, tag="ping"):
    """A sign of life is wanted."""


_decoder = json.Decoder(
    Hello
    | Act
    | Why
    | Ask
    | Undo
    | Wishes
    | Imagine
    | Say
    | Earlier
    | Moment
    | Silence
    | Report
    | Sit
    | Answer
    | Rename
    | Leave
    | SeatBot
    | Begin
    | TakeBack
    | SetPace
    | Propose
    | Agree
    | Concede
    | Resume
    | Holidays
    | Sleep
    | Lead
    | Look
    | Mark
    | Comment
    | Ping
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


def named(message: Message | None) -> dict[str, Any]:
    """Which message is answered: its word, and what the client calls it; nothing of one that could not be read."""
    if message is None:
        return {"of": None, "ref": None}
    return {"of": tag(message), "ref": None if message.ref is UNSET else message.ref}


def _number(value: Any) -> Any:
    """Named places of the games are numbers with a name; the wire knows the number."""
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{type(value).__name__} does not go over the wire")


_encoder = json.Encoder(enc_hook=_number)


def write(message: Any) -> bytes:
    """Plain data as the wire carries it."""
    return _encoder.encode(message)

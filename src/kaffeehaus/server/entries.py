"""The entries of a table's log: what was done, as plain data; a table is the fold of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from kaffeehaus.core.rng import Seed, placed
from kaffeehaus.server.carried import Part, Series
from kaffeehaus.server.seeds import seed_of, seed_word

DAYS = "days"
"""Nobody is expected to be there."""
PACES = ("live", DAYS)
"""How fast a table is played: everybody is expected to be there, or nobody."""

STAND_IN = "medium"
"""The bot that keeps the seat of a person who leaves a running game, or plays where time ran out."""
MONTH = 30 * 86_400
Zero = Literal["turn", "seat", "others"]


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long players may take, in seconds: a bank of each that turns add to, or a deadline for each turn."""

    bank: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    increment: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    """What comes to a bank with each turn."""
    turn: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    zero: Zero = "turn"
    """What happens at zero: a bot plays this turn, a bot keeps the seat, or the others decide."""
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0
    """How many days each player may be on holidays, over days."""


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


class Origin(Struct, frozen=True, omit_defaults=True):
    """What a table was made from, where it is more than a table: such as a lesson, or the deal of another one."""

    kind: str
    ref: str = ""


class Entry(Struct, frozen=True, tag_field="kind"):
    """Anything the log holds."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table is set up; the secret seed is drawn here, once. One with actions begins with these played already."""

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
    actions: tuple[tuple[int, str], ...] = ()
    origin: Origin | None = None
    clock: Clock | None = None
    position: dict[str, Any] | None = None
    """What the game begins with, if not with its beginning."""
    series: Series | None = None

    @property
    def dealt_from(self) -> Seed:
        """The seed as the rules take it, with the position if there is one."""
        seed = seed_of(self.seed)
        return seed if self.position is None else placed(self.position, seed)

    @property
    def proof(self) -> str:
        """What the digest is of: the seed, and where there is a position both as one."""
        return seed_word(self.dealt_from)


class Imported(Opened, frozen=True, tag="imported"):
    """A table for a game that was recorded elsewhere: it is over, whether or not the record goes on to the end."""


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


class Advised(Entry, frozen=True, tag="advised"):
    """A bot tells the player of a seat what it would do; only that player hears what."""

    seat: int
    bot: str


class Paced(Entry, frozen=True, tag="pace"):
    """Somebody at the table changes its pace."""

    user: str
    name: str
    pace: str


class Said(Entry, frozen=True, tag="said", omit_defaults=True):
    """Somebody says something, about a step of the finished game if it names one."""

    user: str
    name: str
    text: str
    step: int | None = None


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


class Serial(Entry, frozen=True, tag="series"):
    """After this game the same people play on with these, over and over; without any the series ends."""

    user: str
    name: str
    parts: tuple[Part, ...]


class Timed(Entry, frozen=True):
    """Whatever changes how long players have."""


class RanOut(Timed, frozen=True, tag="ran-out"):
    """The time of a seat is over, and what happens then; with `wait` the others give it time again."""

    seat: int
    then: Literal["turn", "seat", "others", "wait"]


class Paused(Timed, frozen=True, tag="paused"):
    """The players have agreed that all clocks stand; this is who proposed it."""

    user: str
    name: str


class Resumed(Timed, frozen=True, tag="resumed"):
    """Somebody lets the clocks go on."""

    user: str
    name: str


class Reclocked(Timed, frozen=True, tag="reclocked"):
    """The players have agreed on another pace and other clocks, or on none."""

    pace: str
    clock: Clock | None


class Holiday(Timed, frozen=True, tag="holiday"):
    """A player goes on holidays between two moments; where they are one, the player is back or does not go."""

    user: str
    name: str
    begins: float
    ends: float


class Night(Timed, frozen=True, tag="night"):
    """Between which minutes of the day a player sleeps, by a watch so far ahead of UTC; the same twice is never."""

    user: str
    name: str
    begins: int
    ends: int
    ahead: int


class Proposal(Struct, frozen=True, tag_field="kind"):
    """Something that all who play have to agree on."""


class Pause(Proposal, frozen=True, tag="pause"):
    """All clocks stand until somebody lets them go on."""


class Change(Proposal, frozen=True, tag="clock"):
    """Another pace, with other clocks or none."""

    pace: Annotated[str, Meta(max_length=20)]
    clock: Clock | None


class End(Proposal, frozen=True, tag="end"):
    """The game is over with the result as it stands."""


class Rewind(Proposal, frozen=True, tag="back", omit_defaults=True):
    """The game goes on from an earlier moment: after an entry as who proposes it counts them, or so many actions."""

    after: Annotated[int, Meta(ge=0, le=2**31)]
    number: int = 0


class Late(Proposal, frozen=True, tag="late"):
    """What happens to a player whose time ran out."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    then: Literal["turn", "seat", "wait"]


class Substitute(Proposal, frozen=True, tag="substitute"):
    """Somebody is to be found for a seat that a bot plays."""

    seat: Annotated[int, Meta(ge=0, le=7)]


AnyProposal = Pause | Change | End | Rewind | Late | Substitute


class Agreement(Entry, frozen=True):
    """Whatever players propose, answer and agree on, or one of them gives up."""


class Proposed(Agreement, frozen=True, tag="proposed"):
    """A player proposes something, which is done if nobody else has to agree."""

    user: str
    name: str
    what: AnyProposal
    done: bool = False


class Agreed(Agreement, frozen=True, tag="agreed"):
    """A player agrees to what is proposed or does not, and whether it is done by that."""

    user: str
    name: str
    agrees: bool
    done: bool = False


class Ended(Agreement, frozen=True, tag="ended"):
    """The game is over before its end."""

    how: Literal["agreed", "conceded"]


class Rewound(Agreement, frozen=True, tag="rewound"):
    """The game goes on after so many of its actions; those after them have never been."""

    number: int


class Offered(Agreement, frozen=True, tag="offered"):
    """A seat that a bot plays is open to whoever asks for it."""

    seat: int


class Conceded(Agreement, frozen=True, tag="conceded"):
    """A player gives the game up; where it goes on, to a bot of this name."""

    seat: int
    name: str
    bot: str | None = None


class Condition(Struct, frozen=True, tag_field="kind"):
    """What has to hold for a wish to be played, worked out from what its seat can foresee then."""


Told = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=60)] | int | bool | None],
    Meta(max_length=12),
]
"""An event as it was told, in plain data."""


class Most(Condition, frozen=True, tag="most"):
    """All events of this kind come to no more than this one."""

    event: Told


class Least(Condition, frozen=True, tag="least"):
    """All events of this kind come to no less than this one."""

    event: Told


class Unless(Condition, frozen=True, tag="unless", omit_defaults=True):
    """Nobody, or not this seat, has played an action since."""

    action: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class InRound(Condition, frozen=True, tag="round"):
    """It is still this round."""

    number: Annotated[int, Meta(ge=0, le=1000)]


class Wish(Struct, frozen=True, omit_defaults=True):
    """What somebody would do: actions in order, if something holds, and whether anything hidden may show by it."""

    actions: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=16)]
    only: Most | Least | Unless | InRound | None = None
    shows: bool = False


class Wishing(Entry, frozen=True):
    """What somebody would do when their turn comes, which nobody else hears of."""


class Wished(Wishing, frozen=True, tag="wished"):
    """A player keeps wishes for a seat in place of those before; the key, which nobody knows, decides when they are
    played."""

    seat: int
    user: str
    wishes: tuple[Wish, ...]
    key: str


class Granted(Wishing, frozen=True, tag="granted", omit_defaults=True):
    """The wishes of a seat that is to act were looked at: which were illegal, which is played and where it stops."""

    seat: int
    dropped: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    asks: int = 0
    """The one that would show something more."""
    failed: bool = False
    """Whether there were some for what is asked, and none was played."""


_KINDS = (
    Opened | Imported | Sat | Asked | Answered | Left | BotSat | Named | Back | Began | Played | Undone | Paced | Said
    | Silenced | Rematched | Serial | Advised | RanOut | Paused | Resumed | Reclocked | Holiday | Night
    | Proposed | Agreed | Ended | Rewound | Offered | Conceded | Wished | Granted
)  # fmt: skip
_decoder = json.Decoder(_KINDS)


def encode(entry: Entry) -> bytes:
    """The entry as the log stores it."""
    return json.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry that the log stored."""
    entry: Entry = _decoder.decode(data)
    return entry

"""A table is the fold of its log.

Folding trusts the log: what stands there was checked, in `permissions`, before it was written.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from itertools import islice
from typing import Any

from msgspec import to_builtins

from kaffeehaus import Game, GameState
from kaffeehaus.core.events import Event
from kaffeehaus.core.rng import seed_digest
from kaffeehaus.core.state import Outcome
from kaffeehaus.games import edition
from kaffeehaus.server import agreements, seating, series, talk, timing, wishes
from kaffeehaus.server.carried import Series
from kaffeehaus.server.clocks import Clocks, Watch
from kaffeehaus.server.entries import (
    STAND_IN,
    Advised,
    Agreement,
    Asked,
    Began,
    Chair,
    Clock,
    Entry,
    Imported,
    Opened,
    Paced,
    Played,
    Rematched,
    Said,
    Serial,
    Silenced,
    Timed,
    Undone,
    Wishing,
)
from kaffeehaus.server.journal import Item, Ledger, Owners, kept
from kaffeehaus.server.standing import Outages

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
MOVES = "action", "undone"
"""What moves the game."""


class Table:
    """A table with its seats, its game and its journal."""

    def __init__(self, id: str, outages: Outages | None = None) -> None:
        self.id = id
        self.outages = outages or Outages()
        """When the house was down, which stops all clocks."""
        self.clocks: Clocks | None = None
        self.watch: Watch | None = None
        """What stays of clocks when others take their place."""
        self.seq = 0
        """The latest entry of the log."""
        self.at = 0.0
        """When it was written, in seconds since 1970."""
        self.updated = 0.0
        """When the table last told something to everybody; a choice in secret leaves it as it is."""
        self.epoch = 0
        """How often something was taken back; within an epoch the actions only grow."""
        self.phase = GATHERING
        self.pace = ""
        self.since = 0.0
        """Since when the table has waited for those it waits for."""
        self.chairs: list[Chair] = []
        self.state: GameState | None = None
        self.moves: list[Item] = []
        """The actions of the game as it stands."""
        self.journal: list[Item] = []
        self.rematch: str | None = None
        """The table where the same people go on, if somebody has asked for that."""
        self.series: Series | None = None
        self.asks: dict[int, Asked] = {}
        """By seat of a running game who asks to sit down there."""
        self.taken_over: list[int] = []
        """The seats of the running game whose hands somebody has seen who did not play them before."""
        self.wishes: dict[int, wishes.Own] = {}
        """By seat what its player would do when the turn comes."""
        self.hints: dict[int, int] = {}
        """By seat how often a bot told its player what it would do."""
        self.stood_in: set[int] = set()
        """The seats of people for whom a bot has decided something."""
        self.speakers: dict[str, int] = {}
        """The number under which everybody knows who has spoken."""
        self.names: dict[str, str] = {}
        """What everybody is called who ever held a seat or spoke."""
        self.silenced: set[str] = set()
        self.pending: agreements.Pending | None = None
        """What a player has proposed and not everybody has answered."""
        self.ending: str | None = None
        """How the game ended if it was not played to its end."""
        self.outcome: Outcome | None = None
        """How it ended."""
        self.conceded: list[int] = []
        """The seats that were given up."""
        self.offered: set[int] = set()
        """The seats that bots play until somebody asks for them."""
        self.taken_back: list[int] = []
        """How many actions were taken back each time when all agreed."""
        self.opened: Opened
        self.game: Game
        self._owners: Owners = ()
        self._ledgers: dict[str | None, Ledger] = {}
        self._bound: list[int] = []  # for each seat the latest item that makes older acts stale
        self.held: dict[str, int] = {}  # every user who ever held a seat, and since which entry
        self.agreed: dict[int, set[str]] = {}  # by seat who agrees to whoever asks for it
        self.hands: dict[str, set[int]] = {}  # which seats' hidden pieces a user has seen
        self.lines: deque[Item] = deque()
        self.said = array("L")
        """Where the lines of chat stand in the journal,"""
        self.said_in_log = array("L")
        """and in the log."""

    # What a table is --------------------------------------------------------------------------------------------------

    @property
    def owners(self) -> Owners:
        """Whose the seats are, whoever plays them now."""
        owners = tuple(chair.user for chair in self.chairs)
        if owners != self._owners:
            self._owners = owners
        # Every item of the journal keeps them, so it should be the same ones.
        return self._owners

    @property
    def digest(self) -> str:
        """What proves after the game that the seed was not changed."""
        return seed_digest(self.opened.dealt_from)

    @property
    def seed(self) -> str | None:
        """The seed, once the game is over; nobody has promised that of an imported one."""
        return self.opened.proof if self.phase == OVER and not isinstance(self.opened, Imported) else None

    def seats_of(self, user: str | None) -> list[int]:
        """The seats a user owns."""
        return [] if user is None else [seat for seat, chair in enumerate(self.chairs) if chair.user == user]

    def has_held(self, user: str | None) -> bool:
        """Whether a user has ever held a seat here."""
        return user in self.held

    def alone(self, user: str) -> bool:
        """Whether a user plays one seat against bots only, and nobody else ever held one here or asks for one."""
        others = [chair for chair in self.chairs if chair.user != user]
        against_bots = all(chair.user is None and chair.bot is not None for chair in others)
        return self.held.keys() == {user} and len(others) == len(self.chairs) - 1 and against_bots and not self.asks

    @property
    def clock(self) -> Clock | None:
        """How long players may take here."""
        return self.clocks.clock if self.clocks is not None else None if self.phase == PLAYING else self.opened.clock

    @property
    def to_act(self) -> list[int]:
        """The seats the table waits for; everybody may know them."""
        return list(self.state.to_act) if self.phase == PLAYING and self.state is not None else []

    @property
    def in_secret(self) -> bool:
        """Whether somebody still chooses in secret."""
        return self.state is not None and bool(self.state.waiting)

    @property
    def own_tables(self) -> str | None:
        """The digest of the component tables, where they are the owner's and not this project's."""
        return self.game.content if self.game.own else None

    @property
    def edition(self) -> str | None:
        """Which edition of the game is played, where it is not today's."""
        return self.game.key.partition("@")[2] or None

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that owe a decision and are played by bots, with the bots' names."""
        return [(seat, bot) for seat in self.to_act if (bot := self.bot_at(seat))]

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, or where the time of this turn ran out another."""
        bot = self.chairs[seat].bot
        return STAND_IN if bot is None and self.clocks is not None and self.clocks.bot_plays(seat) else bot

    @property
    def people_choose_in_secret(self) -> bool:
        """Whether somebody whom no bot plays for still chooses in secret."""
        return self.in_secret and any(self.bot_at(seat) is None for seat in self.to_act)

    def bound(self, seat: int) -> int:
        """The latest thing that matters to what a seat decides; others' choices in secret do not."""
        return self._bound[seat]

    def summary(self, user: str | None = None) -> dict[str, Any]:
        """What the lobby shows a user."""
        o = self.opened
        seats = [{"seat": n, "kind": c.kind, "name": c.name, "bot": c.bot} for n, c in enumerate(self.chairs)]
        return {
            "id": self.id,
            "game": o.game,
            "players": o.players,
            "options": o.options,
            "phase": self.phase,
            "private": o.private,
            "pace": self.pace,
            "seats": seats,
            "yours": self.seats_of(user),
            "to_act": self.to_act,
            "since": round(self.since, 3),
            "round": self.state.round if self.state else None,
            "updated": round(self.updated, 3),
            "clock": to_builtins(self.clock),
            "clocks": self._ends(),
            "origin": o.origin and to_builtins(o.origin),
        }

    def _ends(self) -> dict[str, Any] | None:
        """When whose time runs out, for the lobby."""
        if self.clocks is None or self.phase != PLAYING:
            return None
        ends = {str(seat): round(end, 3) for seat, end in self.clocks.ends().items()}
        return {"paused": bool(self.watch and self.watch.paused), "ends": ends}

    def ledger(self, user: str | None) -> Ledger:
        """What a user has heard; everybody who never held a seat has heard the same."""
        key = user if user in self.held else None
        ledger = self._ledgers.get(key)
        if ledger is None:
            ledger = self._ledgers[key] = Ledger()
        while ledger.read < len(self.journal):
            item = self.journal[ledger.read]
            if item.heard_by(key):
                ledger.live += (item.kind == "action") - (item.kind == "undone")
                ledger.items.append(ledger.read)
                ledger.numbers.append(ledger.live)
            ledger.read += 1
        return ledger

    def heard(self, user: str | None) -> int:
        """How much a user has heard."""
        return len(self.ledger(user).items)

    @property
    def has_earlier_lines(self) -> bool:
        """Whether the log has lines of chat that are no longer kept here."""
        return len(self.said) > len(self.lines)

    def undoable(self, seat: int) -> int:
        """How many of its own latest actions a seat may take back: those after which nobody has learned anything.

        Choices of others in secret do not count, or they would show in this number.
        """
        if self.phase != PLAYING:
            return 0
        count = 0
        # What the table began with was played by nobody here.
        for move in islice(reversed(self.moves), len(self.moves) - len(self.opened.actions)):
            mine = move.seat == seat
            if move.revealed and (mine or not move.secret):
                break
            if mine:
                count += 1
            elif not move.secret:
                break
        return count

    def fresh(self, user: str, seat: int, at: int) -> bool:
        """Whether nothing that matters to the seat has happened since the user's `at`."""
        ledger = self.ledger(user)
        return bisect_right(ledger.items, self._bound[seat]) <= at <= len(ledger.items)

    def has_seen_other_hand(self, user: str, seat: int) -> bool:
        """Whether a user has seen the hidden pieces of another seat of the running game."""
        return bool(self.hands.get(user, set()) - {seat})

    def asked_for_word(self, seat: int, user: str) -> set[str]:
        """Which players have yet to agree that a user sits down at a seat of the running game."""
        asked = self.asks.get(seat)
        agreed = self.agreed[seat] if asked and asked.user == user else set()
        # Where a substitute is looked for, those whose seats bots keep are not waited for.
        playing = [chair.user for chair in self.chairs if chair.bot is None or seat not in self.offered]
        return {owner for owner in playing if owner is not None} - {user} - agreed

    # The fold ---------------------------------------------------------------------------------------------------------

    def take(self, seq: int, at: float, entry: Entry) -> None:
        """Folds the next entry in."""
        self.seq, self.at = seq, at
        if isinstance(entry, Wishing):
            wishes.take(self, entry)
            return  # of which nothing moves that anybody else may see
        awaited, told, stage = self.to_act, len(self.journal), timing.stage(self)
        match entry:
            case Imported():
                self._import(entry)
            case Opened():
                self._open(entry)
            case Played():
                self._play(entry)
            case Undone():
                self._undo(entry)
            case Began():
                self._deal()
            case Said():
                talk.say(self, entry)
            case Silenced():
                (self.silenced.add if entry.silent else self.silenced.discard)(entry.user)
                shows = {"name": entry.name, "speaker": talk.speaker(self, entry.user), "silent": entry.silent}
                self.tell(Item("silenced", self.owners, shows=shows))
            case Paced():
                self.pace = entry.pace
                self.tell(Item("pace", self.owners, shows={"name": entry.name, "pace": entry.pace}))
            case Advised():
                self.hints[entry.seat] = self.hints.get(entry.seat, 0) + 1
                self.tell(Item("advised", self.owners, entry.seat, shows={"bot": entry.bot}))
            case Rematched() | Serial():
                series.take(self, entry)
            case Timed():
                timing.take(self, entry)
            case Agreement():
                agreements.take(self, entry)
            case _:
                seating.take(self, entry)
        timing.follow(self, entry, awaited, stage)
        wishes.follow(self, entry, awaited, stage)
        agreements.lapse(self, any(item.kind in MOVES and item.heard_by(None) for item in self.journal[told:]))
        if self.to_act != awaited or not self.since:
            # What others choose in secret moves no clock before it shows in who is awaited.
            self.since = at
        if told == len(self.journal) or any(item.heard_by(None) for item in self.journal[told:]):
            self.updated = at

    def _open(self, entry: Opened) -> None:
        self.opened, self.pace, self.series = entry, entry.pace, entry.series
        game = edition(entry.game, entry.rules, entry.content)
        assert game is not None, "nobody has looked whether the house has this game"
        self.game = game
        self.chairs = list(entry.seats)
        self._bound = [-1] * entry.players
        for chair in self.chairs:
            if chair.user is not None:
                self.know(chair.user, chair.name)
        if entry.actions or entry.position is not None:
            self._deal()
            for seat, action in entry.actions:
                self._play(Played(seat, action))

    def _import(self, entry: Imported) -> None:
        self._open(entry)
        if self.state is None:
            self._deal()
        self.phase = OVER

    def know(self, user: str, name: str | None) -> None:
        """Remembers who holds a seat."""
        self.held.setdefault(user, self.seq)
        self.names[user] = name or ""

    def _deal(self) -> None:
        o = self.opened
        self.state = self.game.start(o.players, self.game.options(o.options), o.dealt_from)
        self.phase = PLAYING
        for seat, chair in enumerate(self.chairs):
            if chair.user is not None:
                self.hands.setdefault(chair.user, set()).add(seat)
        timing.wind(self, o.clock)
        self.tell(Item("began", self.owners))

    def _play(self, entry: Played) -> None:
        state = self._begun()
        action = self.game.parse(entry.action)
        events: list[Event] = []
        before, asked = state.waiting, wishes.asked(self, entry.seat)
        state.apply(entry.seat, action, events)
        after = state.waiting
        item = Item("action", self.owners, entry.seat, action, kept(events), revealed=state.undoable == 0)
        item.secret = bool(after) and after & ~before == 0
        chair = self.chairs[entry.seat]
        if chair.user is not None and chair.bot is not None:
            self.stood_in.add(entry.seat)
        self.moves.append(item)
        wishes.answered(self, asked, item)
        self.tell(item)
        self._bind(item)
        if state.over:
            self.outcome = state.outcome
            self._over()

    def _over(self) -> None:
        self.phase = OVER
        self.asks.clear()
        self.offered.clear()
        self.tell(Item("over", self.owners))

    def end(self, how: str) -> None:
        """The game is over before its end, with the result as it stands."""
        self.ending = how
        self.outcome = agreements.standing(self)
        self.tell(Item("ended", self.owners, shows={"how": how}))
        self._over()

    def rewind(self, number: int) -> None:
        """The game goes on after so many of its actions."""
        taken = self.moves[number:][::-1]
        self.taken_back.append(len(taken))
        del self.moves[number:]
        self._take_back(taken)

    def _undo(self, entry: Undone) -> None:
        own = [n for n, move in enumerate(self.moves) if move.seat == entry.seat]
        self._take_back([self.moves.pop(n) for n in reversed(own[-entry.count :])])

    def _take_back(self, taken: list[Item]) -> None:
        """Plays what is left of the moves again, and tells of each of the others that it has never been."""
        o = self.opened
        state = self.game.start(o.players, self.game.options(o.options), o.dealt_from)
        for move in self.moves:
            assert move.action is not None
            state.apply(move.seat, move.action)
        self.state = state
        self.epoch += 1
        wishes.taken_back(self, taken)
        for move in taken:
            item = Item("undone", self.owners, move.seat, shows={"count": 1}, takes_back=move)
            item.secret = move.secret
            self.tell(item)
            self._bind(item)

    def _bind(self, item: Item) -> None:
        for seat in range(len(self._bound)):
            if not item.secret or seat == item.seat:
                self._bound[seat] = len(self.journal) - 1

    def tell(self, item: Item) -> None:
        """Something has happened that others may hear of."""
        item.at = self.at
        self.journal.append(item)

    def _begun(self) -> GameState:
        assert self.state is not None, "the log holds an action before the beginning"
        return self.state

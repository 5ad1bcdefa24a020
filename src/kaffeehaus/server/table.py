"""A table is the fold of its log; this module folds, and checks what may be appended next.

Checks raise a Refusal and change nothing. Folding trusts the log: what stands there was checked before it was written.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from kaffeehaus import GAMES, Game, GameState
from kaffeehaus.bots import BOTS
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.rng import seed_digest
from kaffeehaus.server.entries import (
    DAYS,
    PACES,
    Back,
    Began,
    BotSat,
    Chair,
    Entry,
    Imported,
    Left,
    Opened,
    Paced,
    Played,
    Said,
    Sat,
    Undone,
)
from kaffeehaus.server.identity import Person, checked_text
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.story import Item, Ledger, Move, Owners

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
STAND_IN = "medium"
"""The bot that keeps the seat of a person who leaves a running game."""


class Table:
    """A table with its seats, its game and its story."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        """The latest entry of the log."""
        self.at = 0.0
        """When it was written, in seconds since 1970."""
        self.epoch = 0
        """How often something was taken back; within an epoch the actions only grow."""
        self.phase = GATHERING
        self.pace = ""
        self.since = 0.0
        """Since when the table has waited for those it waits for."""
        self.chairs: list[Chair] = []
        self.state: GameState | None = None
        self.moves: list[Move] = []
        self.story: list[Item] = []
        self.opened: Opened
        self.game: Game
        self._ledgers: dict[str | None, Ledger] = {}
        self._bound: list[int] = []  # for each seat the latest item that makes older acts stale
        self._held: set[str] = set()  # every user who ever held a seat
        self._hands: dict[str, set[int]] = {}  # which seats' hidden pieces a user has seen

    # What a table is --------------------------------------------------------------------------------------------------

    @property
    def owners(self) -> Owners:
        """Whose the seats are, whoever plays them now."""
        return tuple(chair.user for chair in self.chairs)

    @property
    def digest(self) -> str:
        """What proves after the game that the seed was not changed."""
        return seed_digest(self.opened.dealt_from)

    @property
    def seed(self) -> str | None:
        """The seed, once the game is over; nobody has promised that of an imported one."""
        return self.opened.seed if self.phase == OVER and not isinstance(self.opened, Imported) else None

    def seats_of(self, user: str | None) -> list[int]:
        """The seats a user owns."""
        return [] if user is None else [seat for seat, chair in enumerate(self.chairs) if chair.user == user]

    def has_held(self, user: str | None) -> bool:
        """Whether a user has ever held a seat here."""
        return user in self._held

    @property
    def to_act(self) -> list[int]:
        """The seats the table waits for; everybody may know them."""
        return list(self.state.to_act) if self.phase == PLAYING and self.state is not None else []

    @property
    def own_tables(self) -> str | None:
        """The digest of the component tables, where they are the owner's and not this project's."""
        return self.game.content if self.game.own else None

    def bot_to_act(self) -> tuple[int, str] | None:
        """A seat that owes a decision and is played by a bot, with the bot's name."""
        if self.phase == PLAYING and self.state is not None:
            for seat in self.state.to_act:
                if bot := self.chairs[seat].bot:
                    return seat, bot
        return None

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
            "updated": round(self.at, 3),
        }

    def ledger(self, user: str | None) -> Ledger:
        """What a user has heard; everybody who never held a seat has heard the same."""
        key = user if user in self._held else None
        ledger = self._ledgers.setdefault(key, Ledger())
        for place in range(ledger.read, len(self.story)):
            item = self.story[place]
            if item.heard_by(key):
                ledger.live += (item.kind == "action") - (item.kind == "undone")
                ledger.items.append(place)
                ledger.numbers.append(ledger.live)
        ledger.read = len(self.story)
        return ledger

    def undoable(self, seat: int) -> int:
        """How many of its own latest actions a seat may take back: those after which nobody has learned anything.

        Choices of others in secret do not count, or they would show in this number.
        """
        if self.phase != PLAYING:
            return 0
        count = 0
        for move in reversed(self.moves):
            mine = move.seat == seat
            if move.revealed and (mine or not move.item.secret):
                break
            if mine:
                count += 1
            elif not move.item.secret:
                break
        return count

    # What may be appended ---------------------------------------------------------------------------------------------

    def fresh(self, user: str, seat: int, at: int) -> bool:
        """Whether nothing that matters to the seat has happened since the user's `at`."""
        ledger = self.ledger(user)
        return bisect_right(ledger.items, self._bound[seat]) <= at <= len(ledger.items)

    def act(self, person: Person, seat: int, at: int, text: str) -> Entry:
        """The entry for a person's action."""
        state, action = self._own(person, seat, at), self._parsed(text)
        if action not in state.legal(seat):
            id, details = state.why_not(seat, action)
            raise Refusal(id, **details)
        return Played(seat, str(action))

    def why(self, person: Person, seat: int, text: str) -> tuple[str, dict[str, Any]]:
        """Why a person's seat may not take this action now: a message id and its arguments."""
        return self._mine(person, seat).why_not(seat, self._parsed(text))

    def undo(self, person: Person, seat: int, at: int) -> Entry:
        """The entry for taking an action back."""
        self._own(person, seat, at)
        if not self.undoable(seat):
            raise Refusal("error-undo")
        return Undone(seat)

    def say(self, person: Person, text: str) -> Entry:
        """The entry for a line of chat."""
        return Said(person.id, person.name, checked_text(text))

    def sit(self, person: Person, seat: int) -> Entry:
        """The entry for taking an open seat; who has seen one hand of a running game may not see another."""
        if self._chair(seat).kind != "open":
            raise Refusal("error-seat-taken")
        if self.phase == OVER:
            raise Refusal("why-over")
        if self.phase == PLAYING and self._hands.get(person.id, set()) - {seat}:
            raise Refusal("error-seat-second")
        return Sat(seat, person.id, person.name)

    def leave(self, person: Person, seat: int) -> Entry:
        """The entry for going: in a running game a bot keeps the seat at first, and whoever goes again gives it up."""
        chair = self._chair(seat)
        if chair.user != person.id:
            raise Refusal("error-seat-foreign")
        if self.phase == OVER:
            raise Refusal("why-over")
        return BotSat(seat, STAND_IN) if self.phase == PLAYING and chair.bot is None else Left(seat)

    def seat_bot(self, person: Person, seat: int, bot: str | None, *, absent: bool) -> Entry:
        """The entry for the host's putting a bot on a seat that is open or whose player is absent, or freeing it.

        Where the host is the one who is absent in a running game, anybody with a seat may put a bot there.
        """
        chair = self._chair(seat)
        kept = bot is not None and absent and self.phase == PLAYING and chair.kind == "person"
        if not (kept and chair.user == self.opened.host and self.seats_of(person.id)):
            self._host(person)
        if self.phase == OVER:
            raise Refusal("why-over")
        if bot is None:
            if chair.bot is None:
                raise Refusal("error-seat-no-bot")
        elif bot not in BOTS:
            raise Refusal("error-bot-unknown", bot=bot[:60], bots=", ".join(BOTS))
        elif chair.kind == "person" and not (absent and self.phase == PLAYING):
            raise Refusal("error-seat-present")
        elif chair.kind == "person" and self.pace == DAYS:
            raise Refusal("error-seat-days")
        return BotSat(seat, bot)

    def back(self, person: Person, seat: int) -> Entry:
        """The entry for taking the own seat back from its bot."""
        chair = self._chair(seat)
        if chair.user != person.id:
            raise Refusal("error-seat-foreign")
        if chair.bot is None:
            raise Refusal("error-seat-no-bot")
        return Back(seat)

    def begin(self, person: Person) -> Entry:
        """The entry for the beginning."""
        self._host(person)
        if self.phase != GATHERING:
            raise Refusal("error-begun")
        if any(chair.kind == "open" for chair in self.chairs):
            raise Refusal("error-seats-open")
        return Began()

    def set_pace(self, person: Person, pace: str) -> Entry:
        """The entry for a change of pace, which anybody with a seat may make: the table hears who did."""
        if pace not in PACES:
            raise Refusal("error-pace", paces=", ".join(PACES))
        if not self.seats_of(person.id):
            raise Refusal("error-seat-none")
        if self.phase == OVER:
            raise Refusal("why-over")
        return Paced(person.id, person.name, pace)

    def _parsed(self, text: str) -> Action:
        try:
            return self.game.parse(text)
        except IllegalAction:
            raise Refusal("error-action-unknown", action=text[:60]) from None

    def _own(self, person: Person, seat: int, at: int) -> GameState:
        """The game, if the person plays this seat and has seen all that matters to it."""
        state = self._mine(person, seat)
        if not self.fresh(person.id, seat, at):
            raise Refusal("error-stale")
        if self.phase == OVER:
            raise Refusal("why-over")
        return state

    def _mine(self, person: Person, seat: int) -> GameState:
        """The game, if the person plays this seat."""
        chair = self._chair(seat)
        if self.state is None:
            raise Refusal("error-not-begun")
        if chair.user != person.id:
            raise Refusal("error-seat-foreign")
        if chair.bot is not None:
            raise Refusal("error-seat-bot")
        return self.state

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("error-seat-unknown", seats=len(self.chairs))
        return self.chairs[seat]

    def _host(self, person: Person) -> None:
        if person.id != self.opened.host:
            raise Refusal("error-host")

    # The fold ---------------------------------------------------------------------------------------------------------

    def take(self, seq: int, at: float, entry: Entry) -> None:
        """Folds the next entry in."""
        self.seq, self.at = seq, at
        awaited = self.to_act
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
                self._tell(Item("said", self.owners, shows={"name": entry.name, "text": entry.text}))
            case Paced():
                self.pace = entry.pace
                self._tell(Item("pace", self.owners, shows={"name": entry.name, "pace": entry.pace}))
            case _:
                self._seat(entry)
        if self.to_act != awaited or not self.since:
            # What others choose in secret moves no clock before it shows in who is awaited.
            self.since = at

    def _open(self, entry: Opened) -> None:
        self.opened = entry
        self.pace = entry.pace
        self.game = GAMES[entry.game]
        self.chairs = list(entry.seats)
        self._bound = [-1] * entry.players
        self._held.update(chair.user for chair in self.chairs if chair.user is not None)

    def _import(self, entry: Imported) -> None:
        self._open(entry)
        self._deal()
        for seat, action in entry.actions:
            self._play(Played(seat, action))
        self.phase = OVER

    def _seat(self, entry: Entry) -> None:
        match entry:
            case Sat():
                seat, how, chair = entry.seat, "sat", Chair(entry.user, entry.name)
                self._held.add(entry.user)
                if self.phase == PLAYING:
                    self._hands.setdefault(entry.user, set()).add(seat)
            case Left():
                seat, how, chair = entry.seat, "left", Chair(bot=self.chairs[entry.seat].bot)
            case BotSat():
                old = self.chairs[entry.seat]
                seat, how, chair = entry.seat, "bot" if entry.bot else "left", Chair(old.user, old.name, entry.bot)
                if entry.bot is None and old.user is not None:
                    how = "back"
            case Back():
                old = self.chairs[entry.seat]
                seat, how, chair = entry.seat, "back", Chair(old.user, old.name)
            case _:
                raise AssertionError(f"no seat changes by {entry!r}")
        shows = {"name": chair.name or self.chairs[seat].name, "bot": chair.bot, "how": how}
        self.chairs[seat] = chair
        self._tell(Item("seat", self.owners, seat, shows=shows))

    def _deal(self) -> None:
        o = self.opened
        self.state = self.game.start(o.players, self.game.options(o.options), o.dealt_from)
        self.phase = PLAYING
        for seat, chair in enumerate(self.chairs):
            if chair.user is not None:
                self._hands.setdefault(chair.user, set()).add(seat)
        self._tell(Item("began", self.owners))

    def _play(self, entry: Played) -> None:
        state = self._begun()
        action = self.game.parse(entry.action)
        item = Item("action", self.owners, entry.seat)
        before = state.waiting
        state.apply(entry.seat, action, item.events)
        after = state.waiting
        item.secret = bool(after) and after & ~before == 0
        self.moves.append(Move(entry.seat, action, item, revealed=state.undoable == 0))
        self._tell(item)
        self._bind(item)
        if state.over:
            self.phase = OVER
            self._tell(Item("over", self.owners))

    def _undo(self, entry: Undone) -> None:
        last = max(n for n, move in enumerate(self.moves) if move.seat == entry.seat)
        taken = self.moves.pop(last)
        o = self.opened
        state = self.game.start(o.players, self.game.options(o.options), o.dealt_from)
        for move in self.moves:
            state.apply(move.seat, move.action)
        self.state = state
        self.epoch += 1
        item = Item("undone", self.owners, entry.seat, shows={"count": 1}, takes_back=taken.item)
        item.secret = taken.item.secret
        self._tell(item)
        self._bind(item)

    def _bind(self, item: Item) -> None:
        for seat in range(len(self._bound)):
            if not item.secret or seat == item.seat:
                self._bound[seat] = len(self.story) - 1

    def _tell(self, item: Item) -> None:
        self.story.append(item)

    def _begun(self) -> GameState:
        assert self.state is not None, "the log holds an action before the beginning"
        return self.state

"""A table is the fold of its log.

Folding trusts the log: what stands there was checked, in `permissions`, before it was written.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from typing import Any

from msgspec.structs import replace

from kaffeehaus import Game, GameState
from kaffeehaus.core.rng import seed_digest
from kaffeehaus.games import edition
from kaffeehaus.server.entries import (
    Answered,
    Asked,
    Back,
    Began,
    BotSat,
    Chair,
    Entry,
    Imported,
    Left,
    Named,
    Opened,
    Paced,
    Played,
    Rematched,
    Said,
    Sat,
    Silenced,
    Undone,
)
from kaffeehaus.server.journal import Item, Ledger, Move, Owners

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
PLAYER, FORMER, SPECTATOR = "player", "former", "spectator"
"""As whom somebody speaks."""
LINES = 200
"""So many of the latest lines of chat are kept in memory and shown; the log has all of them."""


class Table:
    """A table with its seats, its game and its journal."""

    def __init__(self, id: str) -> None:
        self.id = id
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
        self.moves: list[Move] = []
        self.journal: list[Item] = []
        self.rematch: str | None = None
        """The table where the same people go on, if somebody has asked for that."""
        self.asks: dict[int, Asked] = {}
        """By seat of a running game who asks to sit down there."""
        self.taken_over: list[int] = []
        """The seats of the running game whose hands somebody has seen who did not play them before."""
        self.speakers: dict[str, int] = {}
        """The number under which everybody knows who has spoken."""
        self.names: dict[str, str] = {}
        """What everybody is called who ever held a seat or spoke."""
        self.silenced: set[str] = set()
        self.opened: Opened
        self.game: Game
        self._owners: Owners = ()
        self._ledgers: dict[str | None, Ledger] = {}
        self._bound: list[int] = []  # for each seat the latest item that makes older acts stale
        self._held: set[str] = set()  # every user who ever held a seat
        self._agreed: dict[int, set[str]] = {}  # by seat who agrees to whoever asks for it
        self._hands: dict[str, set[int]] = {}  # which seats' hidden pieces a user has seen
        self._lines: deque[Item] = deque()

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
        return [(seat, bot) for seat in self.to_act if (bot := self.chairs[seat].bot)]

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
        }

    def ledger(self, user: str | None) -> Ledger:
        """What a user has heard; everybody who never held a seat has heard the same."""
        key = user if user in self._held else None
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

    def fresh(self, user: str, seat: int, at: int) -> bool:
        """Whether nothing that matters to the seat has happened since the user's `at`."""
        ledger = self.ledger(user)
        return bisect_right(ledger.items, self._bound[seat]) <= at <= len(ledger.items)

    def has_seen_other_hand(self, user: str, seat: int) -> bool:
        """Whether a user has seen the hidden pieces of another seat of the running game."""
        return bool(self._hands.get(user, set()) - {seat})

    def asked_for_word(self, seat: int, user: str) -> set[str]:
        """Which players have yet to agree that a user sits down at a seat of the running game."""
        asked = self.asks.get(seat)
        agreed = self._agreed[seat] if asked and asked.user == user else set()
        return {owner for owner in self.owners if owner is not None} - {user} - agreed

    # The fold ---------------------------------------------------------------------------------------------------------

    def take(self, seq: int, at: float, entry: Entry) -> None:
        """Folds the next entry in."""
        self.seq, self.at = seq, at
        awaited, told = self.to_act, len(self.journal)
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
                self._say(entry)
            case Silenced():
                (self.silenced.add if entry.silent else self.silenced.discard)(entry.user)
                shows = {"name": entry.name, "speaker": self._speaker(entry.user), "silent": entry.silent}
                self._tell(Item("silenced", self.owners, shows=shows))
            case Paced():
                self.pace = entry.pace
                self._tell(Item("pace", self.owners, shows={"name": entry.name, "pace": entry.pace}))
            case Rematched():
                self.rematch = entry.table
                shows = {"name": entry.name, "table": entry.table}
                # Whoever knows the id of a table may come in, so that of a private one is for its players.
                self._tell(Item("rematch", self.owners, shows=shows, for_seated=self.opened.private))
            case _:
                self._seat(entry)
        if self.to_act != awaited or not self.since:
            # What others choose in secret moves no clock before it shows in who is awaited.
            self.since = at
        if told == len(self.journal) or any(item.heard_by(None) for item in self.journal[told:]):
            self.updated = at

    def _open(self, entry: Opened) -> None:
        self.opened = entry
        self.pace = entry.pace
        game = edition(entry.game, entry.rules, entry.content)
        assert game is not None, "nobody has looked whether the house has this game"
        self.game = game
        self.chairs = list(entry.seats)
        self._bound = [-1] * entry.players
        for chair in self.chairs:
            if chair.user is not None:
                self._know(chair.user, chair.name)

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
                self._know(entry.user, entry.name)
                if self.phase == PLAYING:
                    self._hands.setdefault(entry.user, set()).add(seat)
                    self.taken_over.append(seat)
                    how = "took"
            case Asked() | Answered():
                self._ask(entry)
                return
            case Left():
                seat, how, chair = entry.seat, "left", Chair(name=entry.name, bot=self.chairs[entry.seat].bot)
            case BotSat():
                seat, (how, chair) = entry.seat, self._bot_sat(entry)
            case Named():
                seat, how, chair = entry.seat, "named", replace(self.chairs[entry.seat], name=entry.name)
            case Back():
                old = self.chairs[entry.seat]
                seat, how, chair = entry.seat, "back", Chair(old.user, old.name)
            case _:
                raise AssertionError(f"no seat changes by {entry!r}")
        # Whoever leaves is named, not who comes after.
        name = self.chairs[seat].name if how == "left" else chair.name
        self.chairs[seat] = chair
        self.asks = {at: asked for at, asked in self.asks.items() if at != seat and asked.user != chair.user}
        self._tell(Item("seat", self.owners, seat, shows={"name": name, "bot": chair.bot, "how": how}))

    def _ask(self, entry: Asked | Answered) -> None:
        """Somebody asks for a seat, and the players answer; one who does not agree is enough."""
        seat, how = entry.seat, "asked"
        match entry:
            case Asked():
                self.asks[seat], self._agreed[seat] = entry, set()
            case Answered(agrees=True):
                how = "agreed"
                self._agreed[seat].add(entry.user)
            case Answered():
                how = "declined"
                self.asks.pop(seat, None)
        self._tell(Item("seat", self.owners, seat, shows={"name": entry.name, "bot": None, "how": how}))

    def _say(self, entry: Said) -> None:
        """Tells a line of chat and as whom its speaker spoke then; old lines are no longer shown."""
        seats, held = self.seats_of(entry.user), entry.user in self._held
        self.names[entry.user] = entry.name
        shows = {
            "name": entry.name,
            "text": entry.text,
            "speaker": self._speaker(entry.user),
            "by": PLAYER if seats else FORMER if held else SPECTATOR,
            "seat": seats[0] if seats else None,
        }
        item = Item("said", self.owners, shows=shows)
        self._lines.append(item)
        if len(self._lines) > LINES:
            self._lines.popleft().shows = {}
        self._tell(item)

    def _speaker(self, user: str) -> int:
        return self.speakers.setdefault(user, len(self.speakers) + 1)

    def _know(self, user: str, name: str | None) -> None:
        """Remembers who holds a seat."""
        self._held.add(user)
        self.names[user] = name or ""

    def _bot_sat(self, entry: BotSat) -> tuple[str, Chair]:
        """How a bot comes to a seat or leaves it: it keeps a person's in that person's name."""
        old = self.chairs[entry.seat]
        if old.user is not None:
            return "bot" if entry.bot else "back", Chair(old.user, old.name, entry.bot)
        if entry.bot is None:
            return "left", Chair()
        return "sat", Chair(name=entry.name, bot=entry.bot)

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
            self.asks.clear()
            self._tell(Item("over", self.owners))

    def _undo(self, entry: Undone) -> None:
        own = [n for n, move in enumerate(self.moves) if move.seat == entry.seat]
        taken = [self.moves.pop(n) for n in reversed(own[-entry.count :])]
        o = self.opened
        state = self.game.start(o.players, self.game.options(o.options), o.dealt_from)
        for move in self.moves:
            state.apply(move.seat, move.action)
        self.state = state
        self.epoch += 1
        for move in taken:
            item = Item("undone", self.owners, entry.seat, shows={"count": 1}, takes_back=move.item)
            item.secret = move.item.secret
            self._tell(item)
            self._bind(item)

    def _bind(self, item: Item) -> None:
        for seat in range(len(self._bound)):
            if not item.secret or seat == item.seat:
                self._bound[seat] = len(self.journal) - 1

    def _tell(self, item: Item) -> None:
        item.at = self.at
        self.journal.append(item)

    def _begun(self) -> GameState:
        assert self.state is not None, "the log holds an action before the beginning"
        return self.state

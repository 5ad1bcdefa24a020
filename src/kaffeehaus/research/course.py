"""The course of a game as algorithms walk it: moments behind each other, and chance wherever the engine draws.

A moment never changes, so copies of a course share what lies behind them. What a seat has seen of it is worked out when
somebody asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple, Protocol

from kaffeehaus.core.events import Event, visible
from kaffeehaus.core.state import GameState
from kaffeehaus.research.chance import NOTHING_TOLD, AskedError, Draw, Outcome, Picks, Told, seed_of
from kaffeehaus.research.play import apply

DIGEST = 16
"""How many bytes tell all that a seat has seen."""


class Wish(NamedTuple):
    """An action that a seat wants; the deal is one of nobody's."""

    seat: int
    action: int


DEAL = Wish(-1, 0)


class Dealer(Protocol):
    """What begins games."""

    explicit: bool
    """Whether chance is told, draw by draw; else a number says which deal it is, and all follows from that."""

    def deal(self, seed: Any) -> GameState:
        """A new game."""


class Seen(NamedTuple):
    """All that a seat has seen up to a moment."""

    digest: bytes
    """The same where nothing differs that the seat has seen, done or been told, and only there."""
    view: bytes
    """A digest of what it sees there."""
    own: tuple[int, ...]
    """What it has done."""


NOTHING_SEEN = Seen(b"", b"", ())


class Moment:
    """A position in which nothing is left to chance for now: what led there, and what seats have seen by then."""

    __slots__ = ("_seen", "before", "state", "told", "wish")

    def __init__(
        self, before: Moment | None, wish: Wish, told: tuple[Picks, ...], state: GameState | None = None
    ) -> None:
        self.before = before
        self.wish = wish
        self.told = told
        """What chance brought."""
        self.state = state
        """The position, of the first moment and where somebody asked; it is worked out again where it is needed."""
        self._seen: dict[int, Seen] = {}

    def seen(self, seat: int) -> Seen:
        """What a seat has seen up to now."""
        if seat in self._seen:
            return self._seen[seat]
        path: list[Moment] = []
        start = self
        while start.before is not None and (start.state is None or seat not in start._seen):
            path.append(start)
            start = start.before
        assert start.state is not None
        past = start._seen.get(seat) or start._more(start.state, [], NOTHING_SEEN, seat)
        state = start.state.clone()
        for moment in reversed(path):
            events: list[Event] = []
            moment._happen(state, events)
            past = moment._seen.get(seat) or moment._more(state, events, past, seat)
        return past

    def remember(self, seat: int, seen: Seen) -> None:
        """What a seat has seen that came to this moment on a way of its own."""
        self._seen[seat] = seen

    def __reduce__(self) -> tuple[Callable[..., Moment], tuple[Any, ...]]:
        """To be kept without the moments before it, each seat knows what it has seen of them."""
        assert self.state is not None
        seen = {seat: self.seen(seat) for seat in range(self.state.players)}
        return _again, (self.wish, self.told, self.state, seen)

    def _happen(self, state: GameState, events: list[Event]) -> None:
        """What led here happens once more."""
        if self.told:
            state.rng = Told(self.told)
        state.apply(self.wish.seat, state.actions[self.wish.action], events)
        if self.told:
            state.rng = NOTHING_TOLD

    def _more(self, state: GameState, events: list[Event], past: Seen, seat: int) -> Seen:
        """What others do in secret, however many decisions it takes them, is nothing to see."""
        view = json.dumps(state.view(seat)).encode()
        look = blake2b(view, digest_size=DIGEST).digest()
        told = [event.to_json() for event in visible(events, seat)]
        own = (self.wish.action,) if self.wish.seat == seat else ()
        if own or told or look != past.view:
            new = json.dumps([own, told]).encode()
            digest = blake2b(past.digest + look + new, digest_size=DIGEST).digest()
            past = Seen(digest, look, past.own + own)
        self._seen[seat] = past
        return past


class Course:
    """Where a game has come to: its last moment, and between two of them what is wished and what chance has to say."""

    __slots__ = ("dealer", "draw", "earlier", "moment", "outcomes", "picks", "state", "steps", "told", "wish")

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.moment: Moment | None = None
        """None before the deal."""
        self.state: GameState | None = None
        """The position then; it never changes."""
        self.steps = 0
        """How many decisions were made."""
        self.wish = DEAL
        self.told: tuple[Picks, ...] = ()
        self.draw: Draw | None = None
        """What chance is asked for; in a game whose deal is a number, nothing."""
        self.picks: Picks = ()
        self.outcomes: list[Outcome] = []
        """What it may bring next."""
        self.earlier: tuple[tuple[Wish, tuple[Picks, ...]], ...] = ()
        """What led to the first moment that is known."""
        if dealer.explicit:
            self._go_on()

    def __deepcopy__(self, memo: object) -> Course:
        """A copy shares all that does not change."""
        copy = Course.__new__(Course)
        for name in Course.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy

    def deal(self, number: int) -> None:
        """Begins the game of this number."""
        self.state = self.dealer.deal(number)
        self.moment = Moment(None, Wish(-1, number), (), self.state)

    def chance(self, place: int) -> None:
        """Chance brings this; ValueError if it cannot."""
        assert self.draw is not None
        if all(place != one for one, _ in self.outcomes):
            raise ValueError(f"chance cannot bring {place} here")
        self.picks, self.outcomes = self.draw.go_on((*self.picks, place))
        if not self.outcomes:
            self.told, self.picks, self.draw = (*self.told, self.picks), (), None
            self._go_on()

    def act(self, seat: int, action: int) -> None:
        """A seat acts; IllegalAction says what was legal."""
        self.wish = Wish(seat, action)
        self._go_on()
        self.steps += 1

    def _go_on(self) -> None:
        """Plays what is wished as far as chance has been told; nothing has happened until that is enough."""
        before, first = self.state, None
        try:
            if before is None:
                state = first = self.dealer.deal(seed_of(self.told))
                state.seed = None
            else:
                state = before.clone()
                if self.told:
                    state.rng = Told(self.told)
                apply(state, *self.wish)
        except AskedError as asked:
            self.draw = asked.draw
            self.outcomes = asked.draw.outcomes(())
            return
        if self.dealer.explicit:
            state.rng = NOTHING_TOLD
        self.state = state
        self.moment = Moment(self.moment, self.wish, self.told, first)
        self.told = ()

    def seen(self, seat: int) -> Seen:
        """What a seat has seen up to the last moment."""
        if self.moment is None:
            return NOTHING_SEEN
        self.moment.state = self.state
        return self.moment.seen(seat)

    def imagined(self, seat: int, rng: Random) -> Course:
        """A course that the seat cannot tell from this one; it begins here, and the seat remembers what it has seen."""
        copy = self.__deepcopy__(None)
        if self.state is not None:
            copy.state = state = self.state.determinize(seat, rng)
            if self.dealer.explicit:
                state.rng = NOTHING_TOLD
            copy.moment = Moment(None, DEAL, (), state)
            copy.moment.remember(seat, self.seen(seat))
            copy.draw, copy.outcomes = None, []
            copy.picks, copy.told, copy.earlier = (), (), ()
        return copy

    def past(self) -> list[tuple[Wish, tuple[Picks, ...]]]:
        """All that was wished since the deal, which comes first, with what chance brought."""
        found, moment = [], self.moment
        while moment is not None:
            found.append((moment.wish, moment.told))
            moment = moment.before
        return [*self.earlier, *reversed(found)]

    def __getstate__(self) -> dict[str, Any]:
        """What is to be kept: of the moments only the last, and of those before it what led there."""
        if self.moment is not None:
            self.moment.state = self.state
        return {name: getattr(self, name) for name in Course.__slots__} | {"earlier": tuple(self.past()[:-1])}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)


def _again(wish: Wish, told: tuple[Picks, ...], state: GameState, seen: dict[int, Seen]) -> Moment:
    """The same moment, without those before it."""
    moment = Moment(None, wish, told, state)
    for seat, what in seen.items():
        moment.remember(seat, what)
    return moment

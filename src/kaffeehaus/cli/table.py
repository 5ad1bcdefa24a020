"""A table with one person and bots: the state, who plays what, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kaffeehaus import GameState, Perspective, replay, seed_digest
from kaffeehaus.bots import Bot, make
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event


class Table:
    """A game in play; all that happens goes through here."""

    def __init__(self, state: GameState, seat: int, bots: Sequence[str]) -> None:
        self.state = state
        self.seat = seat
        """The person's seat."""
        self.bot_names: dict[int, str] = dict(zip(_others(state.players, seat), bots, strict=True))
        self.history: list[list[Event]] = []
        """The events of every action so far."""
        assert state.seed is not None
        self.seed = state.seed
        self.bots = {s: make(name, state.game.key, self._random(s)) for s, name in self.bot_names.items()}
        self._tell_again()

    def _random(self, seat: int) -> Random:
        """A bot's own random numbers: the same game is played again from the same seed, also after a resume."""
        return Random(f"{seed_digest(self.seed)}/{seat}/{len(self.state.history)}")

    def _tell_again(self) -> None:
        """Plays the record once more to hear what happened."""
        self.history = list(told(self.state))

    @property
    def waits_for_person(self) -> bool:
        """Whether only the person can go on; bots choose first where all choose at once."""
        return self.state.to_act == (self.seat,)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Plays an action and returns what happened."""
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self.history.append(events)
        return events

    def play_bot(self) -> list[Event]:
        """Lets the next bot that is to act choose."""
        seat = next(s for s in self.state.to_act if s != self.seat)
        bot: Bot = self.bots[seat]
        return self.play(seat, bot.choose(Perspective(self.state, seat)))

    def undo(self) -> Action | None:
        """Takes back the person's latest action and what came after it; None if a reveal stands in the way."""
        taken = self.state.taken()
        window = self.state.undoable
        for back in range(1, window + 1):
            seat, action = taken[-back]
            if seat == self.seat:
                self.state = replay(self.state.record(), len(taken) - back)
                del self.history[len(taken) - back :]
                return action
        return None


def told(state: GameState) -> list[list[Event]]:
    """What every action of a game so far brought about."""
    record = state.record()
    again = replay(record, 0)
    history: list[list[Event]] = []
    for seat, action in state.taken():
        events: list[Event] = []
        again.apply(seat, action, events)
        history.append(events)
    return history


def _others(players: int, seat: int) -> list[int]:
    return [s for s in range(players) if s != seat]

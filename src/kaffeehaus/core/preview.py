"""What would come of an action, as far as its player can foresee it: the one judge of consequences.

Terminal, server and research all ask here, so none of them decides a rule a second time. A preview is worked out in a
world the seat cannot tell from the real one, never in the real one, and stops where something hidden would show: games
count in `shown` what comes to light before they tell of it, so nothing is told that only this one world holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.core.state import GameState

TURN, REVEAL = "turn", "reveal"
"""What ends the chance to take an action back: others are to decide, or something hidden comes to light."""
LONGEST_CHAIN = 12
"""How many further questions of the same player are followed."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action leads to for its player, with the usual answers to all that the player is asked on the way."""

    action: Action
    events: tuple[Event, ...]
    """What happens, as far as the player may see it, up to the first thing that comes to light for the player.

    What the player's own cards show is no news, so it is left out.
    """
    certain: int
    """How many of the events follow from the action alone, whomever they are about; those after rest on the answers
    assumed, and are about the player or about nobody."""
    assumed: tuple[Action, ...]
    """The usual answers that the later events rest on."""
    then: tuple[Action, ...]
    """The chances that the player gets on the way and that the usual answers leave aside."""
    ends: str | None
    """Whether the action alone ends the chance to take it back: by TURN, by REVEAL, or not at all."""


def preview(state: GameState, seat: int, action: Action) -> Preview:
    """What comes of an action of the seat that is to act; IllegalAction if it is not legal, and nothing changes."""
    state.check_seat(seat)
    if action not in state.legal(seat):
        state.clone().apply(seat, action)  # raises, and says what is legal
    return _preview(state.determinize(seat, Random(0)), seat, action)


def previews(state: GameState, seat: int) -> list[Preview]:
    """What comes of each legal action of a seat, in their order; none for a seat that is not to act."""
    state.check_seat(seat)
    legal = state.legal(seat)
    if not legal:
        return []
    world = state.determinize(seat, Random(0))
    return [_preview(world, seat, action) for action in legal]


def _preview(world: GameState, seat: int, action: Action) -> Preview:
    """Plays the action in a copy of a sampled world, and follows it through the further questions of its player."""
    world, before = world.clone(), world.to_act
    events = _UntilReveal(world, seat)
    world.apply(seat, action, events)
    events.close()
    certain = len(events)
    passes = seat not in world.to_act or any(other not in before for other in world.to_act)
    ends = TURN if passes else None if world.undoable else REVEAL
    assumed: list[Action] = []
    then: list[Action] = []
    while not events.revealed and not world.waiting and world.to_act == (seat,):
        usual = world.usual(seat) if len(assumed) < LONGEST_CHAIN else None
        then += [a for a in world.legal(seat) if a.kind in world.chances and a is not usual]
        if usual is None:
            break
        assumed.append(usual)
        world.apply(seat, usual, events)
        events.close()
    # What others do and get after an assumed answer is not what comes of the action for its player.
    follows = [event for event in events[certain:] if _seat(event) in (None, seat)]
    return Preview(action, (*events[:certain], *follows), certain, tuple(assumed), tuple(then), ends)


def _seat(event: Event) -> int | None:
    """Whom an event is about, if it is about anybody."""
    return getattr(event, "seat", None)


class _UntilReveal(list[Event]):
    """Keeps the events up to the first that tells the seat what it could not know."""

    __slots__ = ("_rng", "_seat", "_shown", "_world", "revealed")

    def __init__(self, world: GameState, seat: int) -> None:
        super().__init__()
        self._world, self._seat = world, seat
        self._shown, self._rng = world.shown, world.rng
        self.revealed = False

    def append(self, event: Event) -> None:
        if self.revealed:
            return
        shown = self._world.shown
        if shown != self._shown or self._world.rng is not self._rng:
            # What the seat itself turns over is news to the others only, so it is neither a reveal nor worth telling.
            own = event.shows_own and _seat(event) == self._seat and shown == self._shown + 1
            if own and self._world.rng is self._rng:
                self._shown = shown
            else:
                self.revealed = True
        elif event.audience() in (None, self._seat):
            super().append(event)

    def close(self) -> None:
        """After an action: what came to light without being told counts, too."""
        self.revealed |= self._world.shown != self._shown or self._world.rng is not self._rng

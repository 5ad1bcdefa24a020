"""What would come of an action, as far as its player can foresee it: the one judge of consequences.

Terminal, server and research all ask here, so none of them decides a rule a second time. A preview is worked out in a
world the seat cannot tell from the real one, never in the real one, and stops where something hidden would show: games
count in `shown` what comes to light before they tell of it, so nothing is told that only this one world holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.core.state import GameState, Standing

TURN, REVEAL = "turn", "reveal"
"""What ends the chance to take an action back: others are to decide, or something hidden comes to light."""
LONGEST_CHAIN = 12
"""How many further questions of the same player are followed."""
NOTHING = Standing(0)
"""How something stands that is not there."""


@dataclass(frozen=True, slots=True)
class Change:
    """How something that scores at the end stands now, and how it would stand."""

    before: Standing
    after: Standing

    @property
    def points(self) -> int:
        """How many points more, as far as that can be known."""
        return (self.after.points or 0) - (self.before.points or 0)

    def to_json(self) -> dict[str, Any]:
        """The same as plain data: points and count from and to, and how many it takes then."""
        told: dict[str, Any] = {"points": [self.before.points, self.after.points]}
        if self.after.need is not None:
            told |= {"have": [self.before.have, self.after.have], "need": self.after.need}
        return told


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
    passes: bool
    """Whether others are to decide after the action and all the answers assumed."""
    standing: Mapping[str, Change] = field(default_factory=dict)
    """What would stand otherwise at the end of all this if the game ended then, in the words of `GameState.standing`.

    Where something comes to light on the way it is how things stand then.
    """


def preview(state: GameState, seat: int, action: Action) -> Preview:
    """What comes of an action of the seat that is to act; IllegalAction if it is not legal, and nothing changes."""
    state.check_seat(seat)
    if action not in state.legal(seat):
        state.clone().apply(seat, action)  # raises, and says what is legal
    return _preview(state.supposed(seat), seat, action, state.standing(seat))


def previews(state: GameState, seat: int) -> list[Preview]:
    """What comes of each legal action of a seat, in their order; none for a seat that is not to act."""
    state.check_seat(seat)
    legal = state.legal(seat)
    if not legal:
        return []
    world, standing = state.supposed(seat), state.standing(seat)
    return [_preview(world, seat, action, standing) for action in legal]


def unasked(state: GameState, seat: int, foreseen: Sequence[Preview]) -> Action | None:
    """The usual answer that a seat need not be asked for, if there is one: it ends the turn, or no chance is missed."""
    usual = state.usual(seat)
    if usual is None or usual.kind not in state.habits:
        return None
    ends = any(f.ends for f in foreseen if f.action is usual)
    return usual if ends or not any(f.action.kind in state.chances for f in foreseen) else None


def onward(state: GameState, seat: int, first: Preview) -> list[Preview]:
    """What the seat may do after an answer that it need not be asked for but could not take back, if it goes on.

    So both can be thought over together, and done by one word. What `ends` there tells of the answer, the action and
    all that goes along with it unasked, so something is ended always.
    """
    if first.action.kind not in state.habits or first.ends != REVEAL:
        return []
    world = state.supposed(seat)
    events = UntilReveal(world, seat)
    world.apply(seat, first.action, events)
    events.close()
    if events.revealed or world.waiting or world.to_act != (seat,):
        return []
    stood = world.standing(seat)
    found = (_preview(world, seat, action, stood) for action in world.legal(seat))
    return [replace(f, ends=TURN if f.ends == TURN or _goes_along(world, f) else REVEAL) for f in found]


def _goes_along(world: GameState, foreseen: Preview) -> bool:
    """Whether nothing is left to ask or to tell until others are to decide."""
    return foreseen.passes and not foreseen.then and all(a.kind in world.habits for a in foreseen.assumed)


def _preview(world: GameState, seat: int, action: Action, before_it: Mapping[str, Standing]) -> Preview:
    """Plays the action in a copy of a sampled world, and follows it through the further questions of its player."""
    world, before = world.clone(), world.to_act
    events = UntilReveal(world, seat)
    world.apply(seat, action, events)
    events.close()
    certain = len(events)
    ends = TURN if _passes(world, seat, before) else None if world.undoable else REVEAL
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
    passes = _passes(world, seat, before)
    told = (*events[:certain], *follows)
    standing = changes(before_it, world.standing(seat) if events.standing is None else events.standing)
    return Preview(action, told, certain, tuple(assumed), tuple(then), ends, passes, standing)


def changes(before: Mapping[str, Standing], after: Mapping[str, Standing]) -> dict[str, Change]:
    """What stands otherwise; what was not there before stood at nothing, but as many were there as are now."""
    found = {}
    for name, stands in after.items():
        stood = before.get(name) or Standing(0, stands.have, stands.need)
        # Not the values themselves: those of an edition that is kept are of its own class.
        if stood.to_json() != stands.to_json():
            found[name] = Change(stood, stands)
    return found | {name: Change(stood, NOTHING) for name, stood in before.items() if name not in after}


def _passes(world: GameState, seat: int, before: tuple[int, ...]) -> bool:
    """Whether others are to decide who were not before."""
    return seat not in world.to_act or any(other not in before for other in world.to_act)


def _seat(event: Event) -> int | None:
    """Whom an event is about, if it is about anybody."""
    return getattr(event, "seat", None)


class UntilReveal(list[Event]):
    """Keeps the events up to the first that tells the seat what it could not know."""

    __slots__ = ("_rng", "_seat", "_shown", "_world", "revealed", "standing")

    def __init__(self, world: GameState, seat: int) -> None:
        super().__init__()
        self._world, self._seat = world, seat
        self._shown, self._rng = world.shown, world.rng
        self.revealed = False
        self.standing: Mapping[str, Standing] | None = None
        """How things stood when it came to light; what follows holds in this one world only."""

    def append(self, event: Event) -> None:
        """Takes an event in, unless something has come to light."""
        if self.revealed:
            return
        shown = self._world.shown
        if shown != self._shown or self._world.rng is not self._rng:
            # What the seat itself turns over is news to the others only, so it is neither a reveal nor worth telling.
            own = event.shows_own and _seat(event) == self._seat and shown == self._shown + 1
            if own and self._world.rng is self._rng:
                self._shown = shown
            else:
                self._reveal()
        elif event.audience() in (None, self._seat):
            super().append(event)

    def close(self) -> None:
        """After an action: what came to light without being told counts, too."""
        if not self.revealed and (self._world.shown != self._shown or self._world.rng is not self._rng):
            self._reveal()

    def _reveal(self) -> None:
        self.revealed = True
        self.standing = self._world.standing(self._seat)

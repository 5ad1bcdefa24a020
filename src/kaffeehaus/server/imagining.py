"""One's next turns tried with the real engine, in a world that could be the real one: nothing of it is played.

What others do until one is asked again is guessed: a bot plays for them, from what they know in that world. It begins
the same whenever it is asked for from the same position, so a turn can be tried step by step, and depends on nothing
that the seat may not know.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kaffeehaus import Game, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.events import Event, visible
from kaffeehaus.core.preview import UntilReveal
from kaffeehaus.server import views
from kaffeehaus.server.bots import BotRequest, position

RIVAL = "easy"
"""The bot that guesses what others do: it looks at once and thinks no longer where a machine is quicker."""
FARTHEST = 400
"""So many actions of others are guessed in a row."""
KEPT = 60
"""So many imagined moments are kept, so that the next step begins where the last one ended."""
Key = tuple[str, int, int, int, tuple[str, ...]]
_kept: OrderedDict[Key, Imagined] = OrderedDict()


@dataclass(slots=True)
class Imagined:
    """An imagined game, and how it came to be as it is."""

    world: GameState
    entries: list[dict[str, Any]] = field(default_factory=list)
    """What everybody has done in it, as the seat would hear it."""
    turns: list[int] = field(default_factory=list)
    """For each of the own actions the turn it belongs to, counted from 0."""
    shows: list[bool] = field(default_factory=list)
    """For each of them whether it brings something hidden to light, if only what is the seat's own."""
    turn: int = 0
    sure: int | None = None
    """After how many of the own actions something shows that the seat cannot know: what follows holds here only."""

    def clone(self) -> Imagined:
        """Another one to go on with."""
        return Imagined(self.world.clone(), self.entries[:], self.turns[:], self.shows[:], self.turn, self.sure)


def imagine(wanted: BotRequest, actions: tuple[str, ...]) -> dict[str, Any]:
    """What a seat would see and might do after these actions of its own, as far as they can be followed."""
    game, state = position(wanted)
    seat = wanted.seat
    begins = (wanted.table, wanted.epoch, len(wanted.actions), seat)
    known = next((n for n in range(len(actions), -1, -1) if (*begins, actions[:n]) in _kept), None)
    if known is None:
        now, known = Imagined(state.supposed(seat)), 0
        _others(now, game, seat)
        _keep((*begins, ()), now)
    else:
        now = _kept[*begins, actions[:known]]
    refused: dict[str, Any] | None = None
    for number, text in enumerate(actions[known:], known + 1):
        if (refused := _why_not(game, now.world, seat, text)) is not None:
            break
        now = now.clone()
        _step(now, game, seat, text)
        _keep((*begins, actions[:number]), now)
    return _told(now, seat, refused)


def _keep(key: Key, now: Imagined) -> None:
    _kept[key] = now
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


def _why_not(game: Game, world: GameState, seat: int, text: str) -> dict[str, Any] | None:
    """Why an action cannot be done there, if it cannot."""
    try:
        action = game.parse(text)
    except IllegalAction:
        return {"id": "error-action-unknown", "args": {"action": text[:60]}}
    if action in world.legal(seat):
        return None
    id, args = world.why_not(seat, action)
    return {"id": id, "args": args}


class Shown(list[Event]):
    """All events, and whether one of them told the seat what it could not know."""

    def __init__(self, world: GameState, seat: int) -> None:
        super().__init__()
        self.until = UntilReveal(world, seat)

    def append(self, event: Event) -> None:
        """Takes an event in."""
        super().append(event)
        self.until.append(event)


def _step(now: Imagined, game: Game, seat: int, text: str) -> None:
    """The seat acts, and the others do until it is asked again."""
    world, round = now.world, now.world.round
    shown = Shown(world, seat)
    _play(now, seat, seat, text, shown)
    shown.until.close()
    now.turns.append(now.turn)
    now.shows.append(not world.undoable)
    if now.sure is None and shown.until.revealed:
        now.sure = len(now.turns)
    if seat not in world.to_act or world.round != round:
        now.turn += 1
    _others(now, game, seat)


def _others(now: Imagined, game: Game, seat: int) -> None:
    world = now.world
    for _ in range(FARTHEST):
        if world.over or seat in world.to_act:
            return
        other = world.to_act[0]
        bot = make(RIVAL, game.key, Random(0), Budget(iterations=1))
        _play(now, seat, other, str(bot.choose(Perspective(world, other))), [])


def _play(now: Imagined, eyes: int, seat: int, text: str, events: list[Event]) -> None:
    now.world.apply(seat, now.world.game.parse(text), events)
    told = [views.heard(event) for event in visible(events, eyes)]
    if told or seat == eyes:
        number = len(now.entries) + 1
        now.entries.append({"seq": number, "at": 0, "kind": "action", "seat": seat, "number": number, "events": told})


def _told(now: Imagined, seat: int, refused: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "views": {str(seat): views.view(now.world, seat)},
        **views.offered(now.world, [seat]),
        "entries": now.entries,
        "turns": now.turns,
        "shows": now.shows,
        "sure": now.sure,
        "refused": refused,
    }

"""Sampled worlds of Valencia where they are hardest: cards put back, drawn again, retrieved, and plans half made.

Players here plan in large stacks, lose with them, take cards back, leave stacks unused and settle beside the fountain
that gives cards back, so that piles end in cards the others know something about.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.contract.checks import check_worlds, told, viewers
from tests.contract.play import snapshot

from kaffeehaus import GAMES
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia.actions import Build, Draw, Fountain, Pass, Put, Retrieve, Reveal, Settle, Skip, Stop, TakeBack
from kaffeehaus.games.valencia.board import spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Ability

VALENCIA = GAMES["valencia"]
RETRIEVING = [f.index for f in CONTENT.fountains if f.ability is Ability.RETRIEVE]


def deal(players: int, number: int, specials: tuple[str, ...] = ()) -> State:
    """A game whose first fountain gives cards back."""
    seed = number
    while True:
        s = VALENCIA.start(players, VALENCIA.options({"specials": specials}), seed)
        assert isinstance(s, State)
        if s.table.fountains[0] in RETRIEVING:
            return s
        seed += 1000


def fumble(s: State, rng: Random, idle: float) -> tuple[int, Action]:
    """What a player does who wants cards back and now and then, as idle as told, leaves a stack where it is."""
    seat = rng.choice(s.to_act)
    legal = s.legal(seat)
    liked = [a for a in legal if _like(s, seat, a, rng, idle)]
    return seat, rng.choice(liked or legal)


def _like(s: State, seat: int, action: Action, rng: Random, idle: float) -> bool:
    match action:
        case Draw():
            return rng.random() < 0.8
        case Put(stack=stack):
            return stack < 3 or idle > 0.5
        case Pass():
            return rng.random() < idle
        case Settle(cell=cell):
            return bool(spread(1 << cell) & (s.built or s.table.city.fountain_spaces)) or rng.random() < 0.1
        case Build(cell=cell):
            return bool((spread(1 << cell) & s.table.city.spaces).bit_count() >= 3)
        case Retrieve(card=card):
            return any(_mixed(known) and card in known for known in s.returned[seat]) or rng.random() < 0.2
        case Skip() | Stop():
            return False
        case Reveal():
            return rng.random() > idle
    return True


def game(players: int, number: int) -> Iterator[State]:
    """Every position of a game played so."""
    s = deal(players, number, SPECIALS if number % 2 else ())
    rng = Random(number)
    while not s.over:
        yield s
        s.apply(*fumble(s, rng, idle=(number // 2 % 3) / 4 + 0.1))
    yield s


def kinds(s: State) -> set[str]:
    """What makes a position hard to sample."""
    planning, seats = bool(s.round and s.waiting), range(s.players)
    found = {
        "several choose missions, some have begun": not s.round and len({len(o) for o in s.offered}) > 1,
        "some chose missions, others choose": not s.round and s.waiting not in (0, (1 << s.players) - 1),
        "several plan, some have begun": planning and len(s.to_act) > 1 and any(s.stacks),
        "some planned, others plan": planning and s.waiting != (1 << s.players) - 1,
        "a pile ends in a card of a mixed stack": any(_mixed(known) for r in s.returned for known in r),
        "a pile ends in a card of an even stack": any(not _mixed(known) for r in s.returned for known in r),
        "a pile ends in several cards": any(len(r) > 1 for r in s.returned),
        "a doubtful card was drawn again": any(s.loose),
        "planning has reached cards put back": planning and any(s.bottom[p] > len(s.deck[p]) for p in seats),
        "a pile is all cards put back": any(0 < s.bottom[p] == len(s.deck[p]) for p in seats),
        "a pile is used up": any(not pile for pile in s.deck) and not s.over,
        "cards left unseen": any(len(s.discard[p]) > len(s.seen[p]) for p in seats),
        "a mission is picked": s.pending[0] == Step.PICK_MISSION,
        "a card is retrieved": s.pending[0] == Step.RETRIEVE,
        "the game is over": s.over,
    }
    return {kind for kind, there in found.items() if there}


def _mixed(known: bytes) -> bool:
    return len(set(known)) > 1


ALL_KINDS = 15
GAMES_PLAYED = [(players, number) for players in (2, 3, 4, 5) for number in range(4)]

"""Sampled worlds of Valencia where they are hardest: cards put back, drawn again, retrieved, and plans half made.

Players here plan in large stacks, lose with them, take cards back, leave stacks unused and settle beside the fountains
that give cards and missions, so that piles end in cards that everybody knows.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.contract.checks import check_worlds, play_watched

from kaffeehaus import GAMES
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.conformance import viewers
from kaffeehaus.core.events import Event, visible
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import Build, Draw, Pass, Put, Reveal, Settle, Skip, Stop
from kaffeehaus.games.valencia.board import each, spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.influence import PLAIN
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Ability

VALENCIA = GAMES["valencia"]
WISHED = (Ability.RETRIEVE, Ability.MISSION)
"""What the first two fountains offer."""


def deal(players: int, number: int, specials: tuple[str, ...] = ()) -> State:
    """A game whose first fountains give cards and missions."""
    seed = number
    while True:
        s = VALENCIA.start(players, VALENCIA.options({"specials": specials}), seed)
        assert isinstance(s, State)
        if tuple(CONTENT.fountains[f].ability for f in s.table.fountains[:2]) == WISHED:
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
        case Skip() | Stop():
            return False
        case Reveal():
            return rng.random() > idle
    return True


def idleness(number: int) -> float:
    """From game to game players leave more stacks unused."""
    return (number // 2 % 3) / 4 + 0.1


def game(players: int, number: int, tale: list[Event] | None = None) -> Iterator[State]:
    """Every position of a game played so; what happens is added to the tale."""
    s = deal(players, number, SPECIALS if number % 2 else ())
    rng = Random(number)
    while not s.over:
        yield s
        s.apply(*fumble(s, rng, idleness(number)), tale)
    yield s


def kinds(s: State) -> set[str]:
    """What makes a position hard to sample."""
    planning, seats = bool(s.round and s.waiting), range(s.players)
    found = {
        "several choose missions, some have begun": not s.round and len({len(o) for o in s.offered}) > 1,
        "some chose missions, others choose": not s.round and s.waiting not in (0, (1 << s.players) - 1),
        "several plan, some have begun": planning and len(s.to_act) > 1 and any(s.stacks),
        "some planned, others plan": planning and s.waiting != (1 << s.players) - 1,
        "a pile ends in several cards put there": any(len(under) > 1 for under in s.under),
        "planning has reached cards put there": planning and any(len(s.under[p]) > len(s.deck[p]) for p in seats),
        "a stack holds a card everybody knows": any(s.known),
        "a pile is all cards put there": any(s.deck[p] and len(s.under[p]) >= len(s.deck[p]) for p in seats),
        "a pile is used up": any(not pile for pile in s.deck) and not s.over,
        "cards left unseen": any(len(s.discard[p]) > len(s.seen[p]) for p in seats),
        "a mission is picked": s.pending[0] == Step.PICK_MISSION,
        "a card is retrieved": s.pending[0] == Step.RETRIEVE,
        "the game is over": s.over,
    }
    return {kind for kind, there in found.items() if there}


KINDS = 13
ENOUGH = 4
"""How many positions of every kind are looked at in a game."""


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_worlds_are_sound_at_every_kind_of_position(players: int):
    found: Counter[str] = Counter()
    for number in range(6):
        looked: Counter[str] = Counter()
        for position, s in enumerate(game(players, number)):
            here = kinds(s)
            if any(looked[kind] < ENOUGH for kind in here):
                check_worlds(s, position)
                looked.update(here)
        found.update(looked)
    assert len(found) == KINDS, found


# What a player remembers ----------------------------------------------------------------------------------------------


class Memory:
    """What a spectator remembers of the events; a world that contradicts it can be told from the real one."""

    def __init__(self, players: int) -> None:
        self.coins = [5] * players
        self.goods = [[0] * 5 for _ in range(players)]
        self.nina: Counter[int] = Counter()
        self.gone: list[Counter[int]] = [Counter() for _ in range(players)]
        """The cards that left the game before everybody's eyes, and those that lie open."""
        self.under: list[list[int]] = [[] for _ in range(players)]
        self.stacked: list[Counter[int]] = [Counter() for _ in range(players)]
        """The cards that must be in a stack."""

    def listen(self, events: list[Event], s: State) -> None:
        """Takes in what everybody is told; sizes of piles lie open once all have planned."""
        for event in events:
            match event:
                case ev.CoinsGained(seat=p, count=n):
                    self.coins[p] += n
                case ev.CoinsPaid(seat=p, count=n):
                    self.coins[p] -= n
                case ev.GoodGained(seat=p, good=good):
                    self.goods[p][good] += 1
                case ev.GoodReturned(seat=p, good=good):
                    self.goods[p][good] -= 1
                case ev.NinaRevealed(cards=cards):
                    self.nina.update(map(int, cards))
                case ev.Planned(seat=p):
                    pile = len(s.deck[p])
                    self.stacked[p].update(self.under[p][pile:])
                    del self.under[p][pile:]
                case ev.StackRevealed(seat=p, cards=cards):
                    self.gone[p].update(map(int, cards))
                    self.stacked[p] -= Counter(map(int, cards))
                case ev.CardReturned(seat=p, card=card) | ev.CardRetrieved(seat=p, card=card):
                    self.gone[p] -= Counter([int(card)])
                    self.under[p].insert(0, int(card))
                case ev.StacksLeft(seat=p):
                    self.gone[p] += self.stacked[p]
                    self.stacked[p].clear()

    def check(self, world: State) -> None:
        """Fails if the world cannot be the real one."""
        planning = bool(world.round and world.waiting)
        assert world.coins == self.coins
        assert [counts(goods) for goods in world.goods] == self.goods
        assert Counter(world.nina_deck) + self.nina == (Counter(PLAIN) if world.players == 2 else Counter())
        for p in range(world.players):
            under = bytes(self.under[p])
            assert under.startswith(world.deck[p][: len(under)])
            assert planning or len(under) <= len(world.deck[p])
            assert self.gone[p] <= Counter(world.discard[p] + world.revealed[p])
            assert self.stacked[p] <= Counter(b"".join(world.stacks[p]))


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_a_good_memory_cannot_tell_a_world_from_the_real_one(players: int):
    for number in range(6):
        memory, told_so_far = Memory(players), 0
        tale: list[Event] = []
        for position, s in enumerate(game(players, number, tale)):
            memory.listen(visible(tale[told_so_far:], None), s)
            told_so_far = len(tale)
            memory.check(s)
            if position % 4 == 0:
                for seat in viewers(s):
                    memory.check(s.determinize(seat, Random(position)))


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_what_is_true_is_possible(players: int):
    for number in (1, 2):
        *_, s = (s.clone() for s in game(players, number) if s.pending[0] == Step.BID and s.round == 2)
        observer = s.seat
        worlds = [s.determinize(observer, Random(n)) for n in range(200)]
        for p in set(range(players)) - {observer}:
            assert set(b"".join(s.stacks[p])) <= {card for w in worlds for card in b"".join(w.stacks[p])}
            assert set(s.deck[p][-1:]) <= {w.deck[p][-1] for w in worlds if w.deck[p]}
            held = {m for w in worlds for m in each(w.missions[p])}
            assert set(each(s.missions[p])) <= held
            assert not held & set(each(s.missions[observer] | s.rejected[observer]))
        assert s.players > 2 or {w.nina_deck[-1] for w in worlds} == set(s.nina_deck)
        assert {w.deck[observer][-1] for w in worlds if w.deck[observer]} == set(
            s.deck[observer][len(s.under[observer]) :] or s.deck[observer][-1:]
        )


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_what_may_be_taken_back_has_shown_nothing(players: int):
    for number in range(3):
        s, rng = deal(players, number), Random(number)
        while not s.over:
            play_watched(s, *fumble(s, rng, idleness(number)))


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_an_own_pile_ends_in_no_card_that_was_drawn(players: int):
    for s in game(players, 0):
        for p in range(players):
            desk = s.view(p)["desks"][p]
            assert len(desk["under"]) <= desk["pile"]

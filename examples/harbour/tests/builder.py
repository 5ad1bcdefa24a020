"""Positions for tests of the rules: a game with what matters put in place."""

from __future__ import annotations

from typing import Any

from harbour import HARBOUR
from harbour.content import SHIPS
from harbour.state import State
from kaffeehaus.core.events import Event

NUMBER = {ship.name: number for number, ship in enumerate(SHIPS)}


def dealt(players: int = 2, seed: int = 1, **options: Any) -> State:
    """A new game."""
    state = HARBOUR.start(players, HARBOUR.options(options), seed)
    assert isinstance(state, State)
    return state


def turns(players: int = 2, quay: str = "swallow heron gull", **options: Any) -> State:
    """A game in which these ships are at the quay and cards have been played: seat 0 begins, then seat 1 and so on."""
    s = dealt(players, **options)
    ships = [NUMBER[name] for name in quay.split()]
    others = [number for number in NUMBER.values() if number not in ships]
    s.quay, s.pile = ships, bytes(others)
    cards = [*range(1, players + 1), *range(11, 41), *range(players + 1, 11)]
    for seat in range(players):
        s.hands[seat] = bytes([cards[seat], cards[players + 2 * seat], cards[players + 2 * seat + 1]])
    s.deck = bytes(cards[3 * players :])
    s._legal_seat = -1
    for seat in range(players):
        play(s, seat, f"choose {seat + 1}")
    return s


def play(s: State, seat: int, *actions: str) -> list[Event]:
    """Plays actions of a seat and hands back what happened."""
    events: list[Event] = []
    for text in actions:
        s.apply(seat, HARBOUR.parse(text), events)
    return events


def legal(s: State, seat: int) -> list[str]:
    """What a seat may do, as texts."""
    return [str(action) for action in s.legal(seat)]


def why(s: State, seat: int, action: str) -> str:
    """The message that says why an action is not there."""
    return s.why_not(seat, HARBOUR.parse(action))[0]

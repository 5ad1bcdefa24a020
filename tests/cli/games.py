"""What the tests of the commands know about each game; a new game adds its line to `CASES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from kaffeehaus import GAMES


@dataclass(frozen=True)
class Case:
    """One game at the terminal."""

    settings: dict[str, str]
    """Tables at which a whole game is played."""
    widest: str
    """The table with the most to draw."""
    opening: str
    """What a person types to get from the start to a question at which something can be refused."""
    reveal: str
    """What a person types until something hidden comes to light."""
    question: str
    """How that question begins."""
    answers: dict[str, tuple[str, str]]
    """What may be typed there, and what the answer contains."""
    wording: tuple[str, str]
    """Words typed there that choose an action, and that action."""
    option: tuple[str, str, str]
    """An option, a value it cannot have, and what the refusal contains."""
    twice: str
    """An option given twice."""
    seats: str
    """How many can play, in the words of the refusal."""
    screen: str
    """How the title of a screen that a finished game opens begins."""
    secret_words: tuple[str, ...]
    """What the log says only to the seat it concerns."""
    secrets: Callable[[dict[str, Any]], list[str]]
    """What a desk hides, as the screen would print it."""
    help: str
    """A word of the options that the help explains."""


_COMMON = {
    "help": ("?", "takes back your last choice"),
    "why-a-choice": ("why 1", "You may do that now"),
    "why-nothing": ("why", "Why what?"),
    "why-unknown": ("why zzz", "I know no choice called"),
    "card-nothing": ("card", "Which card?"),
    "nonsense": ("what now", "I don't understand"),
    "too-high": ("99", "Type a number from 1"),
    "superscript": ("²", "I don't understand"),
    "save-to-nowhere": ("save /dev/null/x", "cannot be written"),
}
_VIENNA = Case(
    settings={
        "introductory": "--players 3",
        "two-players-third-man": "--players 2 --seat 2 --option third_man=on --option flags=random",
        "advanced-everything": "--players 4 --option version=advanced --option figures=on --option third_man=on",
    },
    widest="--players 4 --option version=advanced",
    opening="1\n1\n",
    reveal="1\n1\n",
    question="Action III: bring",
    answers=_COMMON
    | {
        "why-a-place": ("why c3", "Hofburg costs you 2 magazines"),
        "why-a-name": ("why hofburg", "Hofburg costs you 2 magazines"),
        "why-an-action": ("why place hofburg", "Hofburg costs you 2 magazines"),
        "a-place-that-is-not-there": ("c3", "Hofburg costs you 2 magazines"),
        "card": ("card 5", "On space II it brings 1 wine"),
        "card-unknown": ("card 91", "The cards of this game are 1 to 90"),
        "board": ("board", "Squares with a tile"),
        "log": ("log", "drawer 1"),
    },
    wording=("take-bribes wine", "take-bribes wine"),
    option=("version", "huge", "introductory, advanced"),
    twice="flags=random --option flags=printed",
    seats="2 to 4 players",
    screen="Desk of",
    secret_words=("on space",),
    secrets=lambda desk: [f"{card:03d}" for card in desk["assigned"]],
    help="third_man",
)
_VALENCIA = Case(
    settings={
        "first-game": "--players 3",
        "two-players-nina": "--players 2 --seat 2 --option city=random",
        "five-players-everything": "--players 5 --option specials=all --option city=random",
    },
    widest="--players 5 --option specials=all",
    opening="1\n1\n1\n1\n1\n2\n2\n1\n2\n3\n",
    reveal="1\n1\n1\n1\n1\n2\n",
    question="A nobility and church: do you",
    answers=_COMMON
    | {
        "why-a-stack": ("why reveal 9", "You have only 3 stacks"),
        "why-a-privilege": ("why privilege", "You have no privilege"),
        "why-a-place": ("why c3", "not what is being decided now"),
        "a-place-that-is-not-there": ("c3", "not what is being decided now"),
        "card": ("card 5", "It counts 5"),
        "card-special": ("card joker", "2 more for every 6"),
        "card-mission": ("card m04", "2×2 square"),
        "card-unknown": ("card 91", "influence cards of this game are 1, 2, 3, 4, 5, 6"),
        "board": ("board", "Behind your screen"),
        "log": ("log", "stacks of"),
    },
    wording=("reveal 2", "reveal 1"),
    option=("city", "huge", "first-game, random"),
    twice="city=random --option city=first-game",
    seats="2 to 5 players",
    screen="Behind the screen of",
    secret_words=("on stack", "put back", "kept", "it is the", "Red: card "),
    secrets=lambda desk: desk["own_missions"],
    help="specials",
)
CASES: dict[str, Case] = {"vienna": _VIENNA, "valencia": _VALENCIA}
every_game = pytest.mark.parametrize("game", GAMES)


def table(field: str) -> pytest.MarkDecorator:
    """Every entry of a field of every game: its game and its value."""
    found = {f"{game}-{name}": (game, value) for game in GAMES for name, value in getattr(CASES[game], field).items()}
    return pytest.mark.parametrize(("game", field), found.values(), ids=found)

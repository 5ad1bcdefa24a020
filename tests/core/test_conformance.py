"""What tries out the contract finds a game that breaks it, and says where."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest

import harbour
from harbour import HARBOUR, hidden, rounds, view
from harbour.state import State
from kaffeehaus.core.conformance import check_game, every_option
from kaffeehaus.core.state import Outcome
from kaffeehaus.locale.conformance import check_words

Fault = tuple[Any, str, Callable[[Any], Any]]
LOCALE = Path(harbour.__file__).parent / "locale"


def _desk_open(real: Any) -> Any:
    """Everybody sees all hands."""
    return lambda s, p, viewer: real(s, p, viewer) | {"hand": sorted(s.hands[p])}


def _told_too_early(real: Any) -> Any:
    """The chosen card is shown while others still choose."""
    return lambda s, p, viewer: real(s, p, viewer) | {"card": s.chosen[p]}


def _shared(real: Any) -> Any:
    def clone(self: State) -> State:
        new: State = real(self)
        new.crates = self.crates
        return new

    return clone


def _unsorted(real: Any) -> Any:
    """Mixes what lies in an order that the seat cannot know, so the outcome depends on it."""

    def mixed(things: list[int], rng: Random) -> list[int]:
        rng.shuffle(things)
        return things

    return mixed


def _backwards(real: Any) -> Any:
    return lambda self, seat: real(self, seat)[::-1]


def _uncounted(real: Any) -> Any:
    """Something comes to light, and nobody counts it."""

    def runs(s: State, *args: Any) -> None:
        shown = s.shown
        real(s, *args)
        s.shown = shown

    return runs


def _remembering(real: Any) -> Any:
    """A sampled world that keeps its past."""

    def determinize(s: State, seat: int | None, rng: Random) -> State:
        world: State = real(s, seat, rng)
        world.history = s.history[:]
        return world

    return determinize


def _richer(real: Any) -> Any:
    def outcome(self: State) -> Outcome | None:
        found: Outcome | None = real.__get__(self)
        return found and Outcome(found.winners, tuple(n + 1 for n in found.scores), found.points, found.reason)

    return property(outcome)


FAULTS: dict[str, tuple[Fault, str]] = {
    "a view that shows all hands": ((view, "_desk", _desk_open), "can tell a sampled world"),
    "a secret choice that shows": ((view, "_desk", _told_too_early), "can tell a sampled world"),
    "a copy that shares a list": ((State, "clone", _shared), "playing on a copy changed the original"),
    "a sampled world that peeks": ((hidden, "_mixed", _unsorted), "depends on what"),
    "a sampled world with a past": ((hidden, "determinize", _remembering), "depends on a secret choice"),
    "a list in another order": ((State, "_options", _backwards), "not in catalogue order"),
    "points that do not add up": ((State, "outcome", _richer), "add up"),
}


@pytest.mark.parametrize(("fault", "said"), FAULTS.values(), ids=FAULTS)
def test_a_game_that_breaks_the_contract_is_found(monkeypatch: pytest.MonkeyPatch, fault: Fault, said: str):
    where, name, change = fault
    monkeypatch.setattr(where, name, change(getattr(where, name)))
    with pytest.raises(AssertionError, match=said):
        check_game(HARBOUR, [HARBOUR.Options()])


def test_a_reveal_that_is_not_counted_is_found(monkeypatch: pytest.MonkeyPatch):
    step = State.course.run
    monkeypatch.setattr(State.course, "run", (step[0], _uncounted(rounds.reveal), *step[2:]))
    with pytest.raises(AssertionError, match="shows seat"):
        check_game(HARBOUR, [HARBOUR.Options()])


def test_every_value_of_every_option_is_tried_with_what_it_depends_on():
    found = [options.to_json() for options in every_option(HARBOUR)]
    assert found == [
        {"rounds": 8, "cranes": True, "repair": 3},
        {"rounds": 5, "cranes": True, "repair": 3},
        {"rounds": 8, "cranes": False, "repair": 3},
        {"rounds": 8, "cranes": True, "repair": 2},
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("log-loaded = ", "log-leaded = "), "has no message log-loaded"),
        (("ask-stow = ", "ask-stow = { $nothing } "), "ask-stow with .*nothing"),
    ],
    ids=["a message that is missing", "an argument that is missing"],
)
def test_a_language_that_cannot_say_something_is_found(tmp_path: Path, change: tuple[str, str], said: str):
    copytree(LOCALE, tmp_path, dirs_exist_ok=True)
    file = tmp_path / "fr" / "harbour.ftl"
    file.write_text(file.read_text("utf-8").replace(*change), "utf-8")
    with pytest.raises(AssertionError, match=f"fr.*{said}"):
        check_words(HARBOUR, tmp_path)

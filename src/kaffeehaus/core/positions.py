"""Positions as data: a game from any moment on, as somebody has written it down.

A position says what differs from the beginning of a game. What it leaves out is as it was dealt, and what nobody can
know is dealt from the seed. Whatever cannot be is named, all mistakes at once. docs/positions.md tells the rest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeVar

from kaffeehaus.core.errors import BadOptions, BadPosition, IllegalAction
from kaffeehaus.core.rng import Rng
from kaffeehaus.core.state import GameState

if TYPE_CHECKING:
    from kaffeehaus.core.contract import Game

T = TypeVar("T")
FORMAT = "kaffeehaus-position-1"
HEAD = ("format", "game", "about", "players", "options", "asked", "played")
"""What a position of any game can say, besides what it says of its components."""
MOST_PLAYED = 500
"""So many actions may follow a position at most."""
MANY_WORDS = 16
"""Where there are more, not all are listed."""
SAID = {
    "bad-position-json": "this is no position: line {line} is no JSON",
    "bad-position-format": 'this is no position: a position says "format": "{format}"',
    "bad-position-game": "the position is of {found}, not of {game}",
    "bad-position-none": "there is no position of this moment of {game}",
    "bad-position-form": "{where}: {value} does not have the form {form}",
    "bad-position-field": "{where}: there is no such thing; there are {allowed}",
    "bad-position-number": "{where}: {value} is no whole number from {least} to {most}",
    "bad-position-word": "{where}: {value} is none of {allowed}",
    "bad-position-many": "{where}: there are {count} where there can be {most}",
    "bad-position-twice": "{where}: {thing} lies at {other} already",
    "bad-position-absent": "{where}: {thing} is not in this game",
    "bad-position-not-now": "{where}: that cannot be here; {why}",
    "bad-position-played": "played[{number}]: {action} cannot be played there",
}
"""What is said of each mistake."""


@dataclass(frozen=True)
class Positions:
    """What a game gives so that positions of it can be told and played."""

    moments: tuple[str, ...]
    """The moments that a position can be of, as `asked` names them; the first is the usual one."""
    moment: Callable[[Any], str | None]
    """Which of them a state is at, if any."""
    place: Callable[[Any, Part, str], None]
    """Makes of a game that was just dealt what a position says."""
    told: Callable[[Any, str, int | None], dict[str, Any]]
    """What a position of a moment says: all there is, or only what a seat may know."""


def wrong(id: str, /, **details: Any) -> BadOptions:
    """A mistake in a position."""
    words = {name: str(value)[:300] for name, value in details.items()}
    return BadOptions(SAID[id].format(**words), id=id, **words)


def read(text: str | bytes) -> Any:
    """The position that a text holds; BadPosition if it holds nothing."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPosition(wrong("bad-position-json", line=getattr(error, "lineno", 1))) from None


def write(position: Mapping[str, Any]) -> str:
    """A position as text for people: a line for each thing that fits on one."""
    return _lines(position, "") + "\n"


def _lines(value: Any, before: str) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if len(before) + len(flat) <= 110 or not isinstance(value, list | dict) or not value:
        return flat
    deeper = before + "  "
    if isinstance(value, list):
        inside = [_lines(one, deeper) for one in value]
        return "[\n" + ",\n".join(deeper + one for one in inside) + f"\n{before}]"
    pairs = [f"{deeper}{json.dumps(name, ensure_ascii=False)}: {_lines(one, deeper)}" for name, one in value.items()]
    return "{\n" + ",\n".join(pairs) + f"\n{before}}}"


def checked(game: Game, position: Any) -> tuple[Any, Any]:
    """For how many and with which options a position is; BadPosition if it is none of this game."""
    if not isinstance(position, dict) or position.get("format") != FORMAT:
        raise BadPosition(wrong("bad-position-format", format=FORMAT))
    if position.get("game") != game.name:
        raise BadPosition(wrong("bad-position-game", found=position.get("game"), game=game.name))
    if game.positions is None:
        raise BadPosition(wrong("bad-position-none", game=game.name))
    options = position.get("options", {})
    if not isinstance(options, dict):
        raise BadPosition(wrong("bad-position-form", where="options", value=_shown(options), form="{…}"))
    return position.get("players", game.seats[0]), options


def set_up(state: Any, positions: Positions, position: Mapping[str, Any]) -> None:
    """Makes of a game that was just dealt what a position says; BadPosition has a line for each mistake."""
    seed, reading = state.seed, Reading(state.rng)
    part = Part(reading, dict(position))
    part.known(*HEAD)
    asked = part.word("asked", {name: name for name in positions.moments}, positions.moments[0])
    positions.place(state, part, asked)
    part.finish()
    reading.check()
    state._begin(seed, reading.rng)
    state.run()
    _play(state, part)
    reading.check()
    # What was played until here belongs to the position: nobody takes it back.
    state._begin(seed, state.rng)


def _play(state: GameState, part: Part) -> None:
    played = part.data.get("played", [])
    if not isinstance(played, list) or not all(type(one) is list and [*map(type, one)] == [int, str] for one in played):
        part.reading.wrong("bad-position-form", where="played", value=_shown(played), form='[[0, "…"], …]')
    elif len(played) > MOST_PLAYED:
        part.many("played", len(played), MOST_PLAYED)
    else:
        for number, (seat, text) in enumerate(played):
            try:
                state.apply(seat, state.game.parse(text))
            except IllegalAction:
                part.reading.wrong("bad-position-played", number=number, action=f"{seat} {text}"[:60])
                return


class Reading:
    """The mistakes of a position as it is read, and what deals whatever it leaves open."""

    def __init__(self, rng: Rng) -> None:
        self.problems: list[BadOptions] = []
        self.rng = rng

    def wrong(self, id: str, /, **details: Any) -> None:
        """Notes a mistake."""
        self.problems.append(wrong(id, **details))

    def shuffled(self, things: Iterable[int]) -> list[int]:
        """Things in random order, whatever order they had."""
        found, self.rng = self.rng.shuffled(sorted(things))
        return found

    def check(self) -> None:
        """BadPosition if anything is wrong."""
        if self.problems:
            raise BadPosition(*self.problems)


class Part:
    """An object of a position, with the way there."""

    def __init__(self, reading: Reading, data: Any, where: str = "") -> None:
        self.reading = reading
        self.where = where
        self._known: list[str] = []
        self._parts: list[Part] = []
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        if data is not self.data:
            self._form(where, data, "{…}")

    def known(self, *names: str) -> None:
        """There are things of these names."""
        self._known += [name for name in names if name not in self._known]

    def at(self, name: str) -> str:
        """The way to a member."""
        return f"{self.where}.{name}" if self.where else name

    def has(self, name: str) -> bool:
        """Whether anything is said of it."""
        return self._get(name) is not None

    def number(self, name: str, least: int, most: int, usual: int) -> int:
        """A whole number."""
        value = self._get(name)
        return usual if value is None else self._number(self.at(name), value, least, most, usual)

    def flag(self, name: str, usual: bool = False) -> bool:
        """True or false."""
        value = self._get(name)
        if value is None or isinstance(value, bool):
            return usual if value is None else value
        self._form(self.at(name), value, "true, false")
        return usual

    def word(self, name: str, words: Mapping[str, T], usual: T) -> T:
        """One of these words, as what it stands for."""
        value = self._get(name)
        if value is None:
            return usual
        found = self._word(self.at(name), value, words)
        return usual if found is None else found

    def words(self, name: str, words: Mapping[str, T]) -> list[T]:
        """A list of these words."""
        found = [self._word(f"{self.at(name)}[{n}]", one, words) for n, one in enumerate(self._list(name))]
        return [one for one in found if one is not None]

    def counts(self, name: str, words: Sequence[str], most: int, usual: Sequence[int]) -> list[int]:
        """How many there are of each kind: none of those that are not named, if any is."""
        if not self.has(name):
            return list(usual)
        part = self.part(name)
        return [part.number(word, 0, most, 0) for word in words]

    def by_word(self, name: str, places: Mapping[str, int], words: Mapping[str, T]) -> dict[int, T | None]:
        """What is said of some places: one of these words, or null where there is nothing."""
        if not self.has(name):
            return {}
        part = self.part(name)
        part.known(*places)
        return {place: part.word(key, words, None) for key, place in places.items() if key in part.data}

    def dealt(self, name: str, words: Mapping[str, int], usual: int, most: int) -> tuple[list[int], int]:
        """Things by their names, or only how many there are: those that are named, and how many are to be dealt."""
        value = self._get(name)
        if value is None or type(value) is int:
            return [], self.number(name, 0, most, usual)
        return self.words(name, words), 0

    def part(self, name: str) -> Part:
        """An object inside."""
        value = self._get(name)
        return self._within(self.at(name), {} if value is None else value)

    def parts(self, name: str, count: int) -> list[Part]:
        """So many objects; what is left out at the end of the list says nothing."""
        value = self._list(name)
        if len(value) > count:
            self.many(self.at(name), len(value), count)
        return [self._within(f"{self.at(name)}[{n}]", value[n] if n < len(value) else {}) for n in range(count)]

    def many(self, where: str, count: int, most: int) -> None:
        """Notes that there are not as many of something as there can be."""
        self.reading.wrong("bad-position-many", where=where, count=count, most=most)

    def not_now(self, name: str, why: str) -> None:
        """Notes that something cannot be at this moment, or beside something else."""
        self.reading.wrong("bad-position-not-now", where=self.at(name), why=why)

    def finish(self) -> None:
        """Notes what was never asked for: there is no such thing."""
        for name in self.data.keys() - set(self._known):
            self.reading.wrong("bad-position-field", where=self.at(name)[:80], allowed=", ".join(self._known))
        for part in self._parts:
            part.finish()

    def _get(self, name: str) -> Any:
        self.known(name)
        return self.data.get(name)

    def _within(self, where: str, data: Any) -> Part:
        part = Part(self.reading, data, where)
        self._parts.append(part)
        return part

    def _list(self, name: str) -> list[Any]:
        value = self._get(name)
        if value is not None and not isinstance(value, list):
            self._form(self.at(name), value, "[…]")
        return value if isinstance(value, list) else []

    def _number(self, where: str, value: Any, least: int, most: int, usual: int) -> int:
        if type(value) is int and least <= value <= most:
            return value
        self.reading.wrong("bad-position-number", where=where, value=_shown(value), least=least, most=most)
        return usual

    def _word(self, where: str, value: Any, words: Mapping[str, T]) -> T | None:
        if type(value) in (str, int) and str(value) in words:
            return words[str(value)]
        there = _allowed(list(words), str(value))
        self.reading.wrong("bad-position-word", where=where, value=_shown(value), allowed=there)
        return None

    def _form(self, where: str, value: Any, form: str) -> None:
        self.reading.wrong("bad-position-form", where=where or "{…}", value=_shown(value), form=form)


class Claims:
    """Where each of some things lies: there is one of each, or as many as are named."""

    def __init__(self, reading: Reading, there: Iterable[int], names: Mapping[str, int] | None = None) -> None:
        self.reading = reading
        self.left = sorted(there)
        """What lies nowhere yet."""
        self._names = {number: name for name, number in (names or {}).items()}
        self._where: dict[int, str] = {}

    def claim(self, where: str, things: Iterable[int]) -> list[int]:
        """Those of the things that can lie there; a mistake is noted for each that lies elsewhere or is not there."""
        found = []
        for thing in things:
            if thing in self.left:
                self.left.remove(thing)
                self._where[thing] = where
                found.append(thing)
            else:
                name, other = self._names.get(thing, str(thing)), self._where.get(thing)
                id = "bad-position-absent" if other is None else "bad-position-twice"
                self.reading.wrong(id, where=where, thing=name, **({} if other is None else {"other": other}))
        return found

    def deal(self, where: str, count: int, among: Iterable[int] | None = None) -> list[int]:
        """So many at random of those that lie nowhere yet; a mistake is noted where there are fewer."""
        wanted = None if among is None else set(among)
        pool = [one for one in self.left if wanted is None or one in wanted]
        if count > len(pool):
            self.reading.wrong("bad-position-many", where=where, count=count, most=len(pool))
        found = self.reading.shuffled(pool)[:count]
        for thing in found:
            self.left.remove(thing)
        return found

    def rest(self, part: Part, name: str, words: Mapping[str, int], among: Iterable[int] | None = None) -> list[int]:
        """All that is left: in the order in which it is told, its top last, or in any."""
        wanted = None if among is None else set(among)
        count = sum(wanted is None or one in wanted for one in self.left)
        if not part.has(name):
            return self.deal(part.at(name), count, among)
        found = self.claim(part.at(name), part.words(name, words))
        if len(found) != count:
            part.many(part.at(name), len(found), count)
        return found


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)[:60]


def _allowed(words: list[str], like: str) -> str:
    """What there is: of many words those that are most like the one that was written."""
    if len(words) > MANY_WORDS and all(word.isdigit() for word in words):
        return f"{words[0]} – {words[-1]}"
    if len(words) > MANY_WORDS:
        return ", ".join([*get_close_matches(like, words, n=4, cutoff=0.0), "…"])
    return ", ".join(words)

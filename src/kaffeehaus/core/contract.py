"""The contract of a game: what tables, bots, records and researchers may ask of any of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, Protocol, Self

from kaffeehaus.core.catalogue import Action, Catalogue
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.core.positions import Positions, checked, set_up
from kaffeehaus.core.rng import Seed, check_seed, fresh_seed, placed
from kaffeehaus.core.state import GameState
from kaffeehaus.core.words import Table, completed


@dataclass(frozen=True)
class Choice:
    """What an option can be, and when it means anything: said once, for checks, for people and for screens."""

    values: tuple[Any, ...]
    several: bool = False
    """Whether the option is a list of them."""
    seat: bool = False
    """Whether the option names a seat, counted from 1; values beyond the players of a table are not for it."""
    only: Mapping[str, Any] = field(default_factory=dict)
    """What other options must be for this one to mean anything."""
    strict: bool = False
    """Whether it is refused where it means nothing, instead of being without effect."""
    expansion: int | None = None
    """The number of the expansion that it belongs to."""
    each: bool = False
    """Whether the option has one of them for each seat, in turn; none at all where every seat has the first."""

    def read(self, value: Any) -> Any:
        """The value that plain data or a word such as on, 15 or red,blue stands for; what is unknown stays as it is."""
        if isinstance(value, list):
            return tuple(value)
        if not isinstance(value, str):
            return value
        if self.each:
            return tuple(int(one) if one.strip().isdigit() else one for one in value.split(",")) if value else ()
        if self.several:
            return {"all": self.values, "none": ()}.get(value, tuple(value.split(",")))
        for known in self.values:
            if isinstance(known, bool) and _WORDS.get(value.lower()) is known:
                return known
            if isinstance(known, int) and not isinstance(known, bool) and value == str(known):
                return known
        return value

    def checked(self, name: str, value: Any) -> Any:
        """The value as the options keep it; BadOptions if it is none of those allowed."""
        if self.several:
            if not isinstance(value, tuple | list):
                there = ", ".join(map(spelled, self.values))
                said = f"option {name} is a list of {there}, not {value!r}"
                raise BadOptions(said, id="bad-option-list", name=name, allowed=there, value=spelled(value))
            for one in value:
                one_of(name, one, *self.values)
            return () if self.each and set(value) <= {self.values[0]} else tuple(value)
        kept = str(value) if self.seat and type(value) is int else value
        one_of(name, kept, *self.values)
        return kept


_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def choice(
    *values: Any, only: Mapping[str, Any] | None = None, strict: bool = False, expansion: int | None = None
) -> Any:
    """An option that is one of these values; the first is the usual one."""
    made = Choice(values, only=only or {}, strict=strict, expansion=expansion)
    return field(default=values[0], metadata={_CHOICE: made})


def several(*values: Any, usual: tuple[Any, ...] = (), expansion: int | None = None) -> Any:
    """An option that is a list of these values."""
    return field(default=usual, metadata={_CHOICE: Choice(values, several=True, expansion=expansion)})


def handicap(*values: int, only: Mapping[str, Any] | None = None) -> Any:
    """An option that gives each seat one of these before the first card; nothing is the first and the usual one."""
    made = Choice(values, several=True, each=True, only=only or {}, strict=only is not None)
    return field(default=(), metadata={_CHOICE: made})


def beginner(seats: int) -> Any:
    """The option `first_player` of a game for so many: drawn, or a seat."""
    values = (RANDOM, *map(str, range(1, seats + 1)))
    return field(default=RANDOM, metadata={_CHOICE: Choice(values, seat=True)})


_CHOICE = "choice"


@dataclass(frozen=True)
class GameOptions:
    """The choices a table makes before the first card; games derive their own, each field a `choice`."""

    def __post_init__(self) -> None:
        choices = self.choices()
        for name, one in choices.items():
            object.__setattr__(self, name, one.checked(name, getattr(self, name)))
        usual = {f.name: f.default for f in fields(self)}
        for name, one in choices.items():
            if one.strict and getattr(self, name) != usual[name] and not self.in_force(name):
                needs = ", ".join(f"{other}={spelled(value)}" for other, value in one.only.items())
                raise BadOptions(f"option {name} needs {needs}", id="bad-option-only", name=name, needs=needs)

    @classmethod
    def choices(cls) -> dict[str, Choice]:
        """What each option can be, in order; a field that is no `choice` can only be its default."""
        return {f.name: f.metadata.get(_CHOICE) or Choice((f.default,)) for f in fields(cls)}

    @classmethod
    def only_with(cls) -> dict[str, dict[str, Any]]:
        """The options that depend on others, each with what the others must be."""
        return {name: dict(one.only) for name, one in cls.choices().items() if one.only}

    def in_force(self, name: str) -> bool:
        """Whether an option means anything beside the others that were chosen."""
        return all(getattr(self, other) == value for other, value in self.choices()[name].only.items())

    def to_json(self) -> dict[str, Any]:
        """The options as plain data."""
        choices = self.choices()
        said = {name: getattr(self, name) for name, one in choices.items()}
        # What nobody is given is not written down: games that were recorded before there were handicaps read alike.
        told = {name: value for name, value in said.items() if value or not choices[name].each}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}

    @property
    def handicapped(self) -> bool:
        """Whether anybody is given something before the first card."""
        return any(getattr(self, name) for name, one in self.choices().items() if one.each)

    def __new__(cls, *values: Any, **named: Any) -> Self:
        """Refuses an option there is not before anything else looks at it."""
        known = [f.name for f in fields(cls)]
        for name in named:
            if name not in known:
                there = ", ".join(sorted(known))
                said = f"there is no option {name!r}; there are {there}"
                raise BadOptions(said, id="bad-option", name=str(name)[:60], options=there)
        return super().__new__(cls)

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Options from plain data or words; BadOptions names the unknown one and what there is."""
        known = cls.choices()
        return cls(**{str(name): known[name].read(value) if name in known else value for name, value in values.items()})


def one_of(name: str, value: object, *allowed: object) -> None:
    """BadOptions unless the value is one of those allowed."""
    if not any(type(value) is type(a) and value == a for a in allowed):
        there = ", ".join(map(spelled, allowed))
        said = f"option {name} is one of {there}, not {value!r}"
        raise BadOptions(said, id="bad-option-value", name=name, allowed=there, value=spelled(value))


def spelled(value: object) -> str:
    """A value as somebody writes it who knows no Python: true, null, and quotes around nothing at all."""
    plain = value is None or isinstance(value, bool) or (isinstance(value, str) and not value)
    return json.dumps(value) if plain else str(value)[:60]


RANDOM = "random"
"""The default of `first_player`: the first player is drawn."""


def checked_first_player(value: object, seats: int) -> str:
    """Option `first_player` as text: random, or a seat counted from 1 as at the command line; 2 is "2", too."""
    text = str(value) if type(value) is int else value
    one_of("first_player", text, RANDOM, *map(str, range(1, seats + 1)))
    return str(text)


def first_player(chosen: str, players: int, drawn: int) -> int:
    """Who begins: the seat that was drawn, or the one the table chose; BadOptions if nobody sits there.

    A game draws in any case, so that the rest of the deal is the same whatever a table chooses.
    """
    checked_first_player(chosen, players)
    return drawn if chosen == RANDOM else int(chosen) - 1


class Starter(Protocol):
    """Deals a game: what a game gives the core so that `Game.start` can check first."""

    def __call__(self, players: int, options: Any, seed: Seed) -> GameState: ...


class Game:
    """A game of the house: its options, its catalogue of actions, and how to start it."""

    def __init__(
        self,
        name: str,
        *,
        rules: int,
        content: str,
        own: bool = False,
        seats: range,
        options: type[GameOptions],
        catalogue: Catalogue,
        deal: Starter,
        words: Table | None = None,
        components: Callable[[], dict[str, Any]] = dict,
        largest: Mapping[str, Any] | None = None,
        positions: Positions | None = None,
    ) -> None:
        self.name = name
        self.key = name
        """By what its parts are found: its name, and of an edition that is kept also which one it is."""
        self.rules = rules
        """The version of the rules; bumped when behaviour changes."""
        self.content = content
        """The digest of the component tables in use."""
        self.own = own
        """Whether they are the owner's of a box and not this project's."""
        self.seats = seats
        """How many can play."""
        self.Options = options
        self.actions: tuple[Action, ...] = catalogue.actions
        """The whole catalogue: an action's id is its index."""
        self.words = completed(words or {}, self.actions)
        """What is said of it, as data: see `core.words`."""
        self.largest = self.options(largest or {})
        """The options of its whole game, in which it is measured."""
        self.positions = positions
        """How positions of it are told and played; None where they cannot be."""
        self._catalogue = catalogue
        self._deal = deal
        self._components = components

    def options(self, values: Mapping[str, Any]) -> GameOptions:
        """Options from plain data, checked."""
        return self.Options.of(values)

    def components(self) -> dict[str, Any]:
        """The components as plain data, for catalogues and screens."""
        return self._components()

    def start(self, players: int, options: GameOptions | None = None, seed: Seed | None = None) -> GameState:
        """A new game; a seed left out is drawn from the system's secrets."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            said = f"{self.name} is for {least} to {most} players, not {players!r}"
            raise BadOptions(said, id="bad-players", game=self.name, least=least, most=most, found=str(players)[:60])
        if options is None:
            options = self.Options()
        elif not isinstance(options, self.Options):
            raise BadOptions(f"{self.name} needs its own Options, not {type(options).__name__}")
        for name, one in options.choices().items():
            if one.each and (given := getattr(options, name)) and len(given) != players:
                said = f"option {name} has {len(given)} values for {players} seats"
                raise BadOptions(said, id="bad-option-each", name=name, found=len(given), players=players)
        state = self._deal(players, options, fresh_seed() if seed is None else check_seed(seed))
        position = getattr(seed, "position", None)  # a seed of another edition's core is one, too
        if position is not None and self.positions is not None:
            set_up(state, self.positions, position)
        return state

    def place(self, position: Mapping[str, Any], seed: Seed | None = None) -> GameState:
        """The game that a position tells, ready for its decision; BadPosition has an error for each mistake.

        The seed deals what the position leaves open, and whatever is drawn afterwards.
        """
        players, options = checked(self, position)
        known = fresh_seed() if seed is None else check_seed(seed)
        return self.start(players, self.options(options), placed(position, known))

    def parse(self, text: str) -> Action:
        """The action that reads so."""
        return self._catalogue.parse(text)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


class Perspective:
    """All that a bot gets to see of a game: its view, its legal actions, and worlds that could be the real one.

    It is built around a sampled world, never the true state: even a bot that pries finds only what its seat may know.
    """

    __slots__ = ("_world", "seat")

    def __init__(self, state: GameState, seat: int) -> None:
        state.check_seat(seat)
        self.seat = seat
        self._world = state.determinize(seat, Random(0))

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._world.view(self.seat)

    def legal(self) -> list[Action]:
        """What the seat may do."""
        return self._world.legal(self.seat)

    def sample(self, rng: Random) -> GameState:
        """A full state that the seat cannot tell from the real one, to search in."""
        return self._world.determinize(self.seat, rng)

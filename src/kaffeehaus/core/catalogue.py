"""Actions as interned typed values from a finite catalogue: one object per action, with an id, a kind and a text form.

A game declares its kinds as subclasses of `Action` with annotated fields, then lists every value once in a `Catalogue`.
After that `Place(building=Building(3))` is a look-up, so actions compare by identity and a list of them costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar, Self, dataclass_transform

from kaffeehaus.core.errors import IllegalAction


@dataclass_transform(frozen_default=True, eq_default=False)
class Action:
    """A wish a seat can express; what comes of it is told by events."""

    __slots__ = ("_text", "id")

    id: ClassVar[int]
    kind: ClassVar[str]
    """The word its text form begins with."""
    fields: ClassVar[tuple[str, ...]]
    """The names of its typed fields, in order."""
    _members: ClassVar[dict[tuple[Any, ...], Any]]

    def __init_subclass__(cls, kind: str) -> None:
        cls.kind = kind
        cls.fields = tuple(cls.__slots__)
        cls._members = {}

    def __new__(cls, *values: Any, **named: Any) -> Self:
        """The one interned action with these values; IllegalAction if the catalogue has none."""
        key = values + tuple(named.pop(f) for f in cls.fields[len(values) :] if f in named)
        found: Self | None = None if named else cls._members.get(key)
        if found is None:
            some = ", ".join(map(str, list(cls._members.values())[:3]))
            raise IllegalAction(f"the catalogue has no {cls.kind} action with {key!r}; it has {some} and so on")
        return found

    def values(self) -> tuple[Any, ...]:
        """Its fields' values, in order."""
        return tuple(getattr(self, f) for f in self.fields)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self._text}>"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"actions never change; {self._text!r} keeps its {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    _text: ClassVar[str]


class Named(int):
    """A place in a table that knows its name, so that an action on it is as fast as a number and reads like a word."""

    name: str

    def __new__(cls, index: int, name: str) -> Self:
        """The index with its name."""
        self = super().__new__(cls, index)
        self.name = name
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (int(self), self.name)


def word(value: object) -> str:
    """How a field's value is written in a text form: enums by name in lower case, anything else as it prints."""
    name = getattr(value, "name", None)
    return _spelt(name) if isinstance(name, str) else str(value)


@cache
def _spelt(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


class Catalogue:
    """All actions of a game in fixed order; an action's id is its place here."""

    def __init__(self, kinds: Iterable[tuple[type[Action], Iterable[tuple[Any, ...]]]]) -> None:
        self.actions: tuple[Action, ...] = tuple(self._intern(kinds))
        self._by_text = {str(a): a for a in self.actions}
        self._kinds = tuple(dict.fromkeys(a.kind for a in self.actions))
        if len(self._by_text) != len(self.actions):
            raise ValueError("two actions read alike")

    @staticmethod
    def _intern(kinds: Iterable[tuple[type[Action], Iterable[tuple[Any, ...]]]]) -> Iterator[Action]:
        number = 0
        for cls, rows in kinds:
            for row in rows:
                action = object.__new__(cls)
                for field, value in zip(cls.fields, row, strict=True):
                    object.__setattr__(action, field, value)
                object.__setattr__(action, "id", number)
                object.__setattr__(action, "_text", " ".join([cls.kind, *map(word, row)]))
                cls._members[row] = action
                number += 1
                yield action

    def parse(self, text: str) -> Action:
        """The action that reads so; IllegalAction if there is none."""
        action = self._by_text.get(text) if isinstance(text, str) else None
        if action is None:
            raise IllegalAction(f"no action reads {str(text)[:60]!r}; actions begin with {', '.join(self._kinds)}")
        return action

"""What a person may do in Valencia, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from typing import Any

from kaffeehaus.cli.typed import fold, matching
from kaffeehaus.cli.valencia.words import Words
from kaffeehaus.core.catalogue import Action, word
from kaffeehaus.games.valencia import auction
from kaffeehaus.games.valencia.actions import ACTIONS, Build, MoveTo, Plant, Settle, TakeSeat
from kaffeehaus.games.valencia.board import CELLS, each, spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Seat
from kaffeehaus.games.valencia.words import tree_name

FITTING: dict[str, tuple[str, ...]] = {
    "choose-missions": ("keep", "reject"),
    "plan": ("draw", "stop", "put"),
    "bid": ("reveal", "pass", "privilege"),
    "support": ("support",),
    "vagabond": ("move-from",),
    "vagabond-to": ("move-to",),
    "guild-seat": ("take-seat",),
    "good": ("take-good",),
    "settle": ("settle",),
    "third": ("settle", "take-good"),
    "ability": ("fountain",),
    "pick-mission": ("keep",),
    "upgrade": ("upgrade",),
    "retrieve": ("retrieve",),
    "palm-from": ("lift",),
    "palm-to": ("plant",),
    "sell-one": ("sell",),
    "sell": ("sell",),
    "merchants-seat": ("take-seat",),
    "move": ("move-from",),
    "move-to": ("move-to",),
    "plant": ("plant",),
    "build": ("build",),
    "take-back": ("take-back",),
}
"""The kinds of action each question is about; a word typed at it means one of these first."""

BARE = {"support", "fountain", "upgrade", "retrieve", "take-back", "move-from", "move-to", "plant", "build"}
"""Kinds of action whose line says little without its question."""


class Choices:
    """Actions in words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def line(self, s: State, seat: int, action: Action) -> str:
        """An action with what a person needs to judge it."""
        plain = self.words.book.choice(str(action), s.view(seat), seat)
        return self.words.parts([plain, *self._consequences(s, seat, action)])

    def wish(self, s: State, seat: int, action: Action, words: str) -> str:
        """What was asked about with these words: a line that only its question explains is named."""
        name = self._name(action)
        if fold(name).startswith(fold(words)):
            return name
        line = self.line(s, seat, action)
        return self.words.parts([name, line]) if action.kind in BARE else line

    def _name(self, action: Action) -> str:
        """A choice in a word or two."""
        return "" if action.kind == "skip" else self.texts.text("choice-kind", kind=action.kind)

    # What follows -----------------------------------------------------------------------------------------------------

    def _consequences(self, s: State, seat: int, action: Action) -> list[str]:
        match action:
            case Settle() | MoveTo() if s.table.city.spaces >> action.cell & 1:
                beside = self._beside(s, action.cell) if isinstance(action, Settle) else []
                return [self.texts.text("do-worth", count=worth(s, action.cell)), *beside]
            case Plant():
                return [self._shade(s, seat, s.table.city.shade[action.tree])]
            case Build():
                return [self._shade(s, seat, s.table.city.beside(action.cell))]
            case TakeSeat():
                return [self._leaves(s, seat)]
        return []

    def _beside(self, s: State, cell: int) -> list[str]:
        """The fountains with an ability that a member there could use."""
        built = [CONTENT.fountains[s.fountain_at[c]] for c in each(spread(1 << cell) & s.built)]
        return [self.texts.text("do-beside", fountain=self.words.fountain(f.id)) for f in built if f.ability]

    def _shade(self, s: State, seat: int, cells: int) -> str:
        """Whose members a palm or a fountain would touch."""
        counts = [(cells & taken).bit_count() for taken in s.city]
        return self.texts.text("do-shade", own=counts[seat], others=sum(counts) - counts[seat])

    def _leaves(self, s: State, seat: int) -> str:
        view = s.view(seat)
        holder = view["council"][word(Seat(seat_at_stake(s)))]["seat"]
        if holder is None:
            return self.texts.text("do-free-seat")
        colour = view["desks"][holder]["colour"]
        return self.texts.text("do-replaces", holder=self.texts.text("player-seat", colour=colour))

    # What a person types ----------------------------------------------------------------------------------------------

    def keys(self, action: Action) -> list[str]:
        """The short words that name an action; stacks are counted from 1, as they are shown."""
        name = self._name(action)
        if "stack" in action.fields:
            number = action.values()[0] + 1
            return [f"{action.kind} {number}", f"{name} {number}", f"{name}{number}"]
        fields = zip(action.fields, action.values(), strict=True)
        found = [key for field, value in fields for key in self._keys_of(field, value)]
        named = [name, *(f"{name} {key}" for key in found)] if name else []
        return [str(action), *found, *named]

    def _keys_of(self, field: str, value: Any) -> list[str]:
        """What a field of an action may be called."""
        if field == "mission":
            return [value.name]
        if field == "cell":
            return [CELLS[value].name]
        if field == "tree":
            return [CELLS[value].name, tree_name(value)]
        if field in ("guild", "good"):
            return [word(value), self.texts.text("guild", guild=word(value))]
        return [word(value), self.words.code(word(value)), self.texts.text("card", card=word(value))]

    def likely(self, s: State, seat: int, words: str) -> list[Action]:
        """Actions that these words may mean: by exact key, else by the beginning of one."""
        view = s.view(seat)
        kinds = FITTING.get(view["asked"]["step"], ()) if view["asked"] else ()
        found = matching(words, ACTIONS, self.keys)
        own = set(view["desks"][seat]["offered"])
        legal = set(s.legal(seat)) if seat in s.to_act else set()
        return sorted(found, key=lambda a: (a.kind not in kinds, not own & set(_missions(a)), a not in legal, a.id))


def seat_at_stake(s: State) -> int:
    """The seat of the council that this step is about."""
    guild = auction.guild_at_stake(s) if s.round else -1
    return guild if guild >= 0 else Seat.MERCHANTS


def worth(s: State, cell: int) -> int:
    """What a member on a space would score at the end if nothing else changed."""
    city = s.table.city
    fountains = sum(FOUNTAIN_VALUE[s.fountain_at[c]] for c in each(spread(1 << cell) & s.built))
    palm = any(city.shade[tree] >> cell & 1 for tree in each(s.palms))
    return 1 + fountains + CENTRAL_VALUE * (city.around_centre >> cell & 1) + palm


def _missions(action: Action) -> list[str]:
    return [
        CONTENT.missions[value].id
        for field, value in zip(action.fields, action.values(), strict=True)
        if field == "mission"
    ]

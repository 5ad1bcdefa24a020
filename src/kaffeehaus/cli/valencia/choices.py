"""What a person may do in Valencia, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from kaffeehaus.cli.typed import fold, matching
from kaffeehaus.cli.valencia.words import Words
from kaffeehaus.core.catalogue import Action, word
from kaffeehaus.core.preview import Preview, preview
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import ACTIONS, Fountain, TakeSeat
from kaffeehaus.games.valencia.board import CELLS
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.state import State
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
        if action not in s.legal(seat):
            return []
        foreseen = preview(s, seat, action)
        found = self._leaves(s, seat, foreseen) if isinstance(action, TakeSeat) else []
        found += self._worth(foreseen)
        return found + [self._beside(s, chance) for chance in foreseen.then if isinstance(chance, Fountain)]

    def _worth(self, foreseen: Preview) -> list[str]:
        """What it would bring or cost at the end as things stand, and how far it brings one's missions."""
        changes = foreseen.standing
        if not changes:
            return []
        counted = [(name, c) for name, c in changes.items() if c.after.need is not None]
        points = sum(change.points for change in changes.values())
        worth = [self.texts.text("do-worth", count=points, signed=f"{points:+}".replace("-", "−"))] if points else []
        return worth + [
            self.texts.text("do-mission", mission=name, have=change.after.have, need=change.after.need)
            for name, change in counted
        ]

    def _beside(self, s: State, chance: Fountain) -> str:
        """A fountain that a member there could use."""
        fountain = CONTENT.fountains[s.fountain_at[chance.cell]]
        return self.texts.text("do-beside", fountain=self.words.fountain(fountain.id))

    def _leaves(self, s: State, seat: int, foreseen: Preview) -> list[str]:
        """Who goes home from the seat, a supporter included."""
        before = takewhile(lambda e: not isinstance(e, ev.SeatTaken), foreseen.events)
        leaving = [e.seat for e in before if isinstance(e, ev.SeatLeft)]
        desks = s.view(seat)["desks"]
        holders = [self.texts.text("player-seat", colour=desks[p]["colour"]) for p in leaving]
        return [self.texts.text("do-replaces", holder=h) for h in holders] or [self.texts.text("do-free-seat")]

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


def _missions(action: Action) -> list[str]:
    return [
        CONTENT.missions[value].id
        for field, value in zip(action.fields, action.values(), strict=True)
        if field == "mission"
    ]

"""What a person may do in Valencia, as lines to choose, and what the words a person types may mean."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from kaffeehaus.cli.typed import fold, matching
from kaffeehaus.cli.valencia.words import Words, cell_name, total, tree_name, word
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.preview import Preview, preview
from kaffeehaus.games.valencia import auction
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import ACTIONS, Build, Fountain, MoveTo, Plant, Put, Settle, TakeSeat
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.scoring import city_points
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Guild, Influence, Seat

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
        plain = self.texts.text(f"do-{action.kind}", **self._args(s, seat, action))
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

    # Arguments --------------------------------------------------------------------------------------------------------

    def _args(self, s: State, seat: int, action: Action) -> dict[str, Any]:
        view = s.view(seat)
        args: dict[str, Any] = {}
        for field, value in zip(action.fields, action.values(), strict=True):
            args |= self._field(field, value, s)
        desk = view["desks"][seat]
        match action.kind:
            case "put" | "reveal":
                args |= self._stack(desk, args["stack"], isinstance(action, Put))
            case "draw":
                args["pile"] = desk["pile"]
            case "privilege":
                args["privileges"] = desk["privileges"]
            case "support":
                args["holder"] = self._holder(view, args["guild"])
            case "take-seat":
                args["place"] = word(Seat(seat_at_stake(s)))
            case "take-good":
                good = word(Guild(max(auction.guild_at_stake(s), 0)))
                args |= {"good": good, "supply": view["supply"][good]}
            case "fountain":
                built = view["city"]["fountains"].get(str(int(action.values()[0])))
                args["fountain"] = "" if built is None else self.words.fountain(built["id"])
            case "skip":
                args["step"] = view["asked"]["step"] if view["asked"] else ""
        return args

    def _field(self, field: str, value: Any, s: State) -> dict[str, Any]:
        if field == "mission":
            line = self.words.mission(value.name, s.players)
            return self.words.mission_args(value.name, s.players) | {"line": line}
        if field == "cell":
            guild = next((word(g) for g in Guild if s.table.city.guilds[g] >> value & 1), "")
            return {"cell": value.name, "guild": guild, "count": s.table.city.costs[value]}
        if field == "tree":
            return {"tree": tree_name(value)}
        if field == "stack":
            return {"stack": value + 1}
        if field == "good":
            better = self.texts.text("good", good=word(Guild(min(value + 1, Guild.PORCELAIN))))
            return {"good": word(value), "count": CONTENT.goods.prices[value], "better": better}
        return {field: word(value) if isinstance(value, Guild | Influence) else value}

    def _stack(self, desk: Mapping[str, Any], number: int, put: bool) -> dict[str, Any]:
        """A stack as it is, or as it would be with the next card of the hand on it."""
        stacks = desk["own_stacks"]
        cards = list(stacks[number - 1]) if number <= len(stacks) else []
        # The next card may begin one more stack; beyond that there is none.
        new = "no" if cards else "yes" if put and number == len(stacks) + 1 else "far"
        card = desk["hand"][-1] if desk["hand"] else "one"
        if put and desk["hand"]:
            cards.append(card)
        said = {"cards": self.words.cards(cards), "sum": total(cards), "card": card}
        return said | {"new": new}

    def _holder(self, view: Mapping[str, Any], place: str) -> str:
        seat = view["council"][place]["seat"]
        if seat is None:
            return self.texts.text("council-empty")
        return self.texts.text("player-seat", colour=view["desks"][seat]["colour"])

    # What follows -----------------------------------------------------------------------------------------------------

    def _consequences(self, s: State, seat: int, action: Action) -> list[str]:
        if action not in s.legal(seat):
            return []
        foreseen = preview(s, seat, action)
        match action:
            case Settle() | MoveTo():
                worth = self.texts.text("do-worth", count=city_points(s, 1 << action.cell))
                return [worth, *(self._beside(s, chance) for chance in foreseen.then if isinstance(chance, Fountain))]
            case Plant():
                return [self._shade(s, seat, s.table.city.shade[action.tree])]
            case Build():
                return [self._shade(s, seat, s.table.city.beside(action.cell))]
            case TakeSeat():
                return self._leaves(s, seat, foreseen)
        return []

    def _beside(self, s: State, chance: Fountain) -> str:
        """A fountain that a member there could use."""
        fountain = CONTENT.fountains[s.fountain_at[chance.cell]]
        return self.texts.text("do-beside", fountain=self.words.fountain(fountain.id))

    def _shade(self, s: State, seat: int, cells: int) -> str:
        """Whose members a palm or a fountain would touch."""
        counts = [(cells & taken).bit_count() for taken in s.city]
        return self.texts.text("do-shade", own=counts[seat], others=sum(counts) - counts[seat])

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
            return [cell_name(value)]
        if field == "tree":
            return [cell_name(value), tree_name(value)]
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


def _missions(action: Action) -> list[str]:
    return [
        CONTENT.missions[value].id
        for field, value in zip(action.fields, action.values(), strict=True)
        if field == "mission"
    ]

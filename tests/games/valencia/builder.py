"""Builds a position of Valencia from the few things a test cares about; everything else is a plain game in progress."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import CELLS, City, each
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.pieces import GOOD, counts
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Ability, Guild, Influence, Seat

LETTERS = "ABCDEFGHI"


@dataclass
class Desk:
    """What one player has; words are the enums' names in lower case with hyphens."""

    stacks: Iterable[Iterable[int | str]] = ()
    """Influence cards by value or by word: 6, "joker", "twins"."""
    coins: int = 5
    goods: Mapping[str, int] = field(default_factory=dict)
    city: Iterable[str | int] = ()
    """The cells with own members, as "c4" or numbers."""
    privileges: int = 0
    missions: Iterable[str] = ()
    members: int | None = None
    """In the supply; by default what is left of 15."""
    discard: Iterable[int | str] = ()
    pile: Iterable[int | str] | None = None
    """The draw pile, top last; by default the rest of the deck."""
    score: int = 0


def cell(name: str | int) -> int:
    """A cell by name or number."""
    return name if isinstance(name, int) else next(int(c) for c in CELLS if c.name == name)


def card(word: int | str) -> int:
    """An influence card by value or word."""
    return int(word) if isinstance(word, int) else int(Influence[word.upper().replace("-", "_")])


def mission(name: str) -> int:
    """A mission by its id."""
    return next(m.index for m in CONTENT.missions if m.id == name)


def find_mission(kind: str, argument: object = None) -> int:
    """A mission of this kind, and of this argument if one is given."""
    return next(
        m.index for m in CONTENT.missions if m.kind.value == kind and (argument is None or m.argument == argument)
    )


def fountain(*, ability: str = "", value: int = 0) -> int:
    """A fountain tile with this ability, or a plain one of this value."""
    return next(
        f.index
        for f in CONTENT.fountains
        if (f.ability is Ability(ability) if ability else f.ability is None) and (not value or f.value == value)
    )


def spaces(city: City, guild: str = "", cost: int | None = None) -> list[int]:
    """The city spaces of a guild, or of a cost."""
    cells = city.guilds[Guild[guild.upper().replace("-", "_")]] if guild else city.spaces
    return [c for c in each(cells) if cost is None or city.costs[c] == cost]


def position(
    desks: Mapping[int, Desk] | None = None,
    *,
    players: int = 4,
    at: str = "B",
    round_: int = 1,
    guild: str = "wine",
    stefan: int = 0,
    council: Mapping[str, int] | None = None,
    supporters: Mapping[str, int] | None = None,
    fountains: Mapping[str | int, int] | None = None,
    palms: Iterable[str | int] = (),
    supply: Mapping[str, int] | None = None,
    nina: Iterable[int] = (),
    seed: int = 1,
    **options: object,
) -> State:
    """A game at the beginning of step A to I of a round; `guild` is at stake in B, D and F; desks not given are bare.

    Nobody sits on the council unless named; missions are the ones given, so nobody is asked for them.
    """
    s = VALENCIA.start(players, VALENCIA.Options(**options), seed)
    assert isinstance(s, State)
    s.round, s.letter, s.waiting, s.stefan = round_, LETTERS.index(at), 0, stefan
    _guild(s, guild)
    s.council = [-1] * 8
    for place, seat in (council or {}).items():
        s.council[Seat[place.upper().replace("-", "_")]] = seat
    for place, seat in (supporters or {}).items():
        s.supporters[Guild[place.upper().replace("-", "_")]] = seat
    for good, number in (supply or {}).items():
        s.supply[Guild[good.upper().replace("-", "_")]] = number
    at_cell = bytearray(s.fountain_at)
    for where, tile in (fountains or {}).items():
        s.built |= 1 << cell(where)
        at_cell[cell(where)] = tile
    s.fountain_at = bytes(at_cell)
    s.palms = sum(1 << cell(t) for t in palms)
    if nina:
        s.nina_deck = s.nina_deck[: -len(list(nina))] + bytes(reversed(list(nina)))
    free = s.mission_pile + b"".join(s.offered)
    for p in range(players):
        _desk(s, p, (desks or {}).get(p, Desk()))
    held = sum(s.missions)
    s.mission_pile = bytes(m for m in sorted(free) if not held >> m & 1)
    s.agenda = [({"H": Step.PALM, "I": Step.FOUNTAIN}.get(at, Step.AUCTION), 0, 0)]
    if at == "H":
        s.letter -= 1
    s._legal_seat = -1
    s.run()
    return s


def _guild(s: State, guild: str) -> None:
    from dataclasses import replace

    wanted = int(Guild[guild.upper().replace("-", "_")])
    others = [g for g in range(5) if g != wanted]
    slot = {1: 0, 3: 1, 5: 2}.get(s.letter, 0)
    board = others[:2]
    board.insert(slot, wanted)
    boards = list(s.table.boards)
    boards[s.round - 1] = (board[0], board[1], board[2])
    s.table = replace(s.table, boards=tuple(boards))


def _desk(s: State, p: int, desk: Desk) -> None:
    s.offered[p] = b""
    s.hand[p] = b""
    s.missions[p] = sum(1 << mission(m) for m in desk.missions)
    s.stacks[p] = tuple(bytes(sorted((card(c) for c in stack), reverse=True)) for stack in desk.stacks)
    s.discard[p] = s.seen[p] = bytes(card(c) for c in desk.discard)
    rest = list(s.table.deck)
    for used in (*b"".join(s.stacks[p]), *s.discard[p]):
        rest.remove(used)
    s.deck[p] = bytes(rest) if desk.pile is None else bytes(card(c) for c in desk.pile)
    if desk.pile is not None:
        # What is neither in the pile nor elsewhere has left the game unseen, so that no card is lost.
        for used in s.deck[p]:
            rest.remove(used)
        s.discard[p] += bytes(rest)
    s.coins[p], s.privileges[p], s.score[p] = desk.coins, desk.privileges, desk.score
    s.goods[p] = sum(n * GOOD[Guild[g.upper().replace("-", "_")]] for g, n in desk.goods.items())
    for good, number in enumerate(counts(s.goods[p])):
        s.supply[good] -= number
    s.city[p] = sum(1 << cell(c) for c in desk.city)
    sitting = s.council.count(p) + s.supporters.count(p)
    s.members[p] = 15 - sitting - s.city[p].bit_count() if desk.members is None else desk.members


def act(s: State, *texts: str) -> list[Event]:
    """Plays actions of the seat to act by their text forms and returns what happened."""
    happened: list[Event] = []
    for text in texts:
        s.apply(s.to_act[0], VALENCIA.parse(text), happened)
    return happened


def words(s: State, seat: int | None = None) -> list[str]:
    """The legal actions of the seat to act, as text."""
    return [str(a) for a in s.legal(s.to_act[0] if seat is None else seat)]


def goods(s: State, seat: int) -> dict[str, int]:
    """The resources of a seat that it has any of."""
    return {g.name.lower().replace("_", "-"): n for g, n in zip(Guild, counts(s.goods[seat]), strict=True) if n}


# Helpers for the tests of the rules -----------------------------------------------------------------------------------

E_ = TypeVar("E_", bound=Event)


def told(happened: Iterable[Event], kind: type[E_], **fields: object) -> list[E_]:
    """The events of a kind whose fields are as given."""
    return [e for e in happened if isinstance(e, kind) and all(getattr(e, f) == v for f, v in fields.items())]


def name(where: int) -> str:
    """What a cell or tree is called."""
    return CELLS[where].name


def guild_of(city: City, where: int) -> str:
    """The guild of a city space."""
    found = city.cells[where]
    assert found is not None
    assert found.guild is not None
    return found.guild.name.lower().replace("_", "-")


def skip_to(s: State, wanted: str) -> None:
    """Declines what is offered until an action that begins so is legal."""
    while not any(w.startswith(wanted) for w in words(s)):
        act(s, "skip")


def settle(s: State, where: int) -> list[Event]:
    """The seat to act declines seat and resource and settles here."""
    skip_to(s, "settle")
    return act(s, f"settle {name(where)}")


def planning(
    piles: Mapping[int, Iterable[int | str]] | None = None, *, players: int = 4, round_: int = 1, **options: object
) -> State:
    """A game whose round begins with these draw piles, tops last; the other cards have left the game unseen."""
    s = VALENCIA.start(players, VALENCIA.Options(**options), 1)
    assert isinstance(s, State)
    s.offered = [b""] * players
    s.round, s.waiting = round_ - 1, 0
    for p, pile in (piles or {}).items():
        _desk(s, p, Desk(pile=pile))
    s.members = [15 - s.council.count(p) for p in range(players)]
    s.agenda = [(Step.ROUND, 0, 0)]
    s._legal_seat = -1
    s.run()
    return s


def choose(s: State, seat: int, *texts: str) -> list[Event]:
    """Plays actions of one of several seats that are to act."""
    happened: list[Event] = []
    for text in texts:
        s.apply(seat, VALENCIA.parse(text), happened)
    return happened


def final(
    desks: Mapping[int, Desk] | None = None,
    *,
    players: int = 4,
    council: Mapping[str, int] | None = None,
    **rest: object,
) -> State:
    """A position after the last round, just before the final scoring; nobody sits on the council unless named."""
    seats = dict(council or {})
    s = position(desks, players=players, at="H", round_=5, council={"church": 0} | seats, **rest)  # type: ignore[arg-type]
    if "church" not in seats:
        s.council[Seat.CHURCH] = -1
        s.members[0] += 1
    s.agenda = [(Step.SCORING, 0, 0)]
    return s


def scored(s: State) -> tuple[list[dict[str, int]], list[Event]]:
    """Carries out the final scoring and returns the points by rule, rules without any left out, and what happened."""
    s._legal_seat = -1
    happened: list[Event] = []
    s.events = happened
    s.run()
    s.events = None
    assert s.outcome is not None
    return [{rule: n for rule, n in points.items() if n} for points in s.outcome.points], happened


def sums(happened: Iterable[Event]) -> dict[int, int]:
    """What each seat's stack counted in the first auction that was ranked, best first."""
    ranked = told(happened, ev.Ranked)[0]
    return dict(zip(ranked.seats, ranked.sums, strict=True))


def auction(
    at: str,
    bids: Iterable[Iterable[int | str] | None],
    more: Mapping[int, Mapping[str, Any]] | None = None,
    **rest: Any,
) -> tuple[State, list[Event]]:
    """A position after every seat has revealed its bid; None has no stack, the others keep a 1 for the next auction."""
    stacks: list[list[list[int | str]] | None] = [None if b is None else [list(b), [1]] for b in bids]
    desks = {p: Desk(stacks=own or (), **(more or {}).get(p, {})) for p, own in enumerate(stacks)}
    s = position(desks, players=len(stacks), at=at, **rest)
    return s, act(s, *["reveal 0"] * sum(own is not None for own in stacks))


def take_backs(s: State) -> list[int]:
    """Declines everything until the auction is over and returns the seats that were offered a card back."""
    found = []
    while "skip" in words(s):
        if words(s)[0].startswith("take-back"):
            found.append(s.to_act[0])
        act(s, "skip")
    return found

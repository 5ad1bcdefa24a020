"""Builds a position of Vienna from the few things a test cares about; everything else is a plain game in progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from kaffeehaus import GAMES
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna.abilities import CARD_BIT, CARD_BRIBE, CARD_INFO
from kaffeehaus.games.vienna.board import AREA, BUILDINGS, COLOUR, ONE, SEAL, SQUARE_NAMES, SQUARES, counts
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.events import PhaseBegan
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.rules import RULES, Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, AbilityKind, Bribe, Flag, Info, Item, Seal

VIENNA = GAMES["vienna"]


@dataclass
class Desk:
    """What lies before one player; words are the enums' names in lower case, as in {"wine": 2}."""

    bribes: Mapping[str, int] = field(default_factory=dict)
    tiles: Mapping[str, int] = field(default_factory=dict)
    agents: Iterable[int | str] = ()
    drawers: Iterable[int] = ()
    items: Iterable[str] = ()
    missions: Iterable[str] = ()
    coins: int = 0
    box: int = 0
    supply: int | None = None
    figure: int | str | None = None
    unlocked: bool = False
    cards: tuple[int, int, int] | None = None
    """The cards assigned to I, II and IV."""
    hand: tuple[int, ...] = ()
    score: int = 0


def building(name: int | str) -> int:
    """A building by name or number."""
    return name if isinstance(name, int) else next(int(b) for b in BUILDINGS if b.name == name)


def square(name: str) -> int:
    """A square by name."""
    return next(int(q) for q in SQUARE_NAMES if q.name == name)


def find_buildings(*, colour: str = "", flag: str = "", seal: str = "", avoid: Iterable[int] = ()) -> list[int]:
    """The buildings with these features (printed flags)."""
    return [
        int(b)
        for b in BUILDINGS
        if (not colour or COLOUR[b] == Bribe[colour.upper()])
        and (not flag or CONTENT.buildings[b].flag == Flag[flag.upper()])
        and (not seal or SEAL[b] == Seal[seal.upper()])
        and b not in avoid
    ]


def find_card(kind: str, type_: int = -1, *, avoid: Iterable[int] = ()) -> int:
    """A card with this ability."""
    wanted = AbilityKind(kind)
    for card in CONTENT.cards:
        own = -1 if card.type is None else int(card.type)
        if card.ability is wanted and own == type_ and card.number not in avoid:
            return card.number
    raise LookupError(f"no card {kind} {type_}")


def top_card(*, bribe: str = "", info: str = "", avoid: Iterable[int] = ()) -> int:
    """A card of the first 90 with this at its top left or right."""
    for card in range(1, 91):
        if (
            card not in avoid
            and (not bribe or CARD_BRIBE[card] == Bribe[bribe.upper()])
            and (not info or CARD_INFO[card] == Info[info.upper()])
        ):
            return card
    raise LookupError(f"no card shows {bribe} {info}")


def position(
    desks: Mapping[int, Desk] | None = None,
    *,
    players: int = 4,
    seat: int = 0,
    crest: int = 0,
    at: str = "III",
    round_: int = 5,
    markers: Mapping[str, int] | None = None,
    investigator: str = "A",
    crossed: bool = False,
    ending: int = 0,
    roof_tile: int = 0,
    taken: Iterable[int] = (),
    tiles: Mapping[int, str] | None = None,
    stefan: int | str | None = None,
    display: Iterable[str] | None = None,
    discard: Iterable[int] = (),
    seed: int = 1,
    **options: object,
) -> State:
    """A game at the seat's action I, II, III or IV, or at `at="end"`, the end of the round; desks not given are bare.

    Cards that the position needs on desks are taken out of the draw pile; cards I, II, IV not given are dealt from it.
    """
    s = VIENNA.start(players, VIENNA.Options(**options), seed)
    assert isinstance(s, State)
    pool = sorted(s.deck + b"".join(s.hand) + b"".join(s.assigned))
    wanted = {p: (desks or {}).get(p, Desk()) for p in range(players)}
    named = {c for d in wanted.values() for c in (*d.drawers, *(d.cards or ()), *d.hand)} | set(discard)
    pool = [c for c in pool if c not in named]
    s.round, s.crest, s.waiting, s.turn, s.seat = round_, crest, 0, (seat - crest) % players, seat
    s.markers = [(markers or {}).get(i.name.lower(), 0) for i in Info]
    s.investigator, s.crossed, s.ending, s.roof_tile = ROOF.index(investigator), crossed, ending, roof_tile
    s.reason = "investigator" if ending else ""
    s.discard = bytes(discard)
    for q in taken:
        s.open_squares &= ~(1 << q)
    if tiles:
        _lay(s, tiles)
    if stefan is not None:
        s.stefan = building(stefan)
    for p, desk in wanted.items():
        _desk(s, p, desk, pool)
    s.deck = bytes(pool)
    if display is not None:
        _display(s, list(display))
    _drop_used(s, at)
    whole = [Step.TURN_END, Step.ACTION_IV, Step.ACTION_III, Step.ACTION_II, Step.ACTION_I]
    left = {"I": 5, "II": 4, "III": 3, "IV": 2}
    s.agenda = [(step, 0, 0) for step in whole[: left[at]]] if at in left else [(Step.ROUND_END, 0, 0)]
    s._legal_seat = -1
    s.run()
    return s


def _lay(s: State, tiles: Mapping[int, str]) -> None:
    from dataclasses import replace

    laid = bytearray(s.table.tiles)
    for q, info in tiles.items():
        laid[q] = Info[info.upper()]
    s.table = replace(s.table, tiles=bytes(laid))


def _desk(s: State, p: int, desk: Desk, pool: list[int]) -> None:
    s.bribes[p] = sum(n * ONE[Bribe[b.upper()]] for b, n in desk.bribes.items())
    s.tiles[p] = sum(n * ONE[Info[i.upper()]] for i, n in desk.tiles.items())
    where = [building(b) for b in desk.agents]
    s.agents[p] = sum(1 << b for b in where)
    s.supply[p] = max(0, s.supply[p] - len(where)) if desk.supply is None else desk.supply
    if desk.figure is not None:
        s.figure[p] = building(desk.figure)
        s.agents[p] |= 1 << s.figure[p]
    s.unlocked[p] = desk.unlocked or desk.figure is not None
    s.drawers[p] = bytes(desk.drawers)
    s.abilities[p] = sum(CARD_BIT[c] for c in desk.drawers)
    s.desk[p] = sum(1 << Item[i.upper().replace("-", "_")] for i in desk.items)
    s.missions[p] = sum(1 << mission(m) for m in desk.missions)
    s.coins[p], s.box[p], s.score[p] = desk.coins, desk.box, desk.score
    s.hand[p] = bytes(desk.hand)
    cards = desk.cards
    if cards is None:
        first, second, third = pool[:3]
        del pool[:3]
        cards = (first, second, third)
    s.assigned[p] = bytes(cards)


def _display(s: State, names: list[str]) -> None:
    everything = s.pile_a + s.pile_b + s.display
    shown = bytes(mission(m) for m in names)
    rest = [m for m in everything if m not in shown]
    s.display = shown
    s.pile_a = bytes(m for m in rest if MISSIONS[m].group.value == "A")
    s.pile_b = bytes(m for m in rest if MISSIONS[m].group.value == "B")


def _drop_used(s: State, at: str) -> None:
    """The cards of players who have acted, and of this seat's earlier actions, are used up."""
    used = {"I": 0, "II": 1, "III": 2, "IV": 2, "end": 3}[at]
    for n in range(s.table.players):
        p = (s.crest + n) % s.table.players
        gone = 3 if n < s.turn or at == "end" else used if n == s.turn else 0
        s.discard += s.assigned[p][:gone]
        s.assigned[p] = s.assigned[p][gone:]


def mission(name: str) -> int:
    """A mission by its name."""
    return next(int(m.name) for m in MISSIONS if m.name.name == name)


def act(s: State, *texts: str) -> list[Event]:
    """Plays actions of the seat to act by their text forms and returns what happened."""
    happened: list[Event] = []
    for text in texts:
        s.apply(s.to_act[0], VIENNA.parse(text), happened)
    return happened


def words(s: State, seat: int | None = None) -> list[str]:
    """The legal actions of the seat to act, as text."""
    return [str(a) for a in s.legal(s.to_act[0] if seat is None else seat)]


def bribes(s: State, seat: int) -> dict[str, int]:
    """The bribes of a seat that it has any of."""
    return {b.name.lower(): n for b, n in zip(Bribe, counts(s.bribes[seat]), strict=True) if n}


def tiles(s: State, seat: int) -> dict[str, int]:
    """The tiles of a seat that it has any of."""
    return {i.name.lower(): n for i, n in zip(Info, counts(s.tiles[seat]), strict=True) if n}


def place(s: State, where: int | str) -> Action:
    """The action that brings an agent to a building."""
    from kaffeehaus.games.vienna.actions import Place

    return Place(building(where))


def around(q: int) -> list[int]:
    """The buildings around a square."""
    return [int(b) for b in BUILDINGS if SQUARES[q] >> b & 1]


QUIET = ("take-bribes wine", "decline", "done", "deposit 0", "buy-nothing", "pay-coins")
"""What a player does who only wants the game to go on."""


def play_on(s: State, until: Callable[[State], bool]) -> list[Event]:
    """Plays quietly until something is true or the game is over, and returns what happened."""
    happened: list[Event] = []
    while not s.over and not until(s):
        legal = words(s)
        happened += act(s, next((text for text in QUIET if text in legal), legal[0]))
    return happened


def enter(s: State, where: int | str, source: str = "from-supply") -> list[Event]:
    """Brings an agent to a building, from the supply unless said otherwise, and returns what happened."""
    happened: list[Event] = []
    s.apply(s.to_act[0], place(s, where), happened)
    if not s.over and s.pending[0] == Step.SOURCE:
        happened += act(s, source)
    return happened


def cards_showing(info: str, *, bribe: str = "", avoid: Iterable[int] = ()) -> tuple[int, int, int]:
    """Cards for I, II and IV: the last moves this marker, the second gives this bribe."""
    four = top_card(info=info, avoid=avoid)
    two = top_card(bribe=bribe, avoid=[*avoid, four])
    return top_card(avoid=[*avoid, four, two]), two, four


def edge(info: str, area: int = 1) -> int:
    """The last space of an area: the next step crosses a threshold."""
    spaces = AREA[Info[info.upper()]]
    return max(n for n, value in enumerate(spaces) if value == area)


def phases(happened: Iterable[Event]) -> list[str]:
    """The phases between actions and crest that were held, in order."""
    return [e.phase for e in happened if isinstance(e, PhaseBegan)]


def points(s: State, seat: int, rule: Rule) -> int:
    """What a seat has scored by a rule."""
    return s.earned[seat * RULES + rule]


E = TypeVar("E", bound=Event)


def told(happened: Iterable[Event], kind: type[E], **fields: object) -> list[E]:
    """The events of a kind whose fields have these values."""
    return [e for e in happened if isinstance(e, kind) and all(getattr(e, f) == v for f, v in fields.items())]


def all_but(*kept: int) -> list[int]:
    """Every other square: given as `taken`, only the kept ones still hold a tile."""
    return [int(q) for q in SQUARE_NAMES if q not in kept]


def own_desk(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees of its own desk."""
    desk: dict[str, Any] = s.view(seat)["desks"][seat]
    return desk

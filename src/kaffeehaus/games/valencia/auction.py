"""Steps A to G: stacks are revealed, ranked, and cards leave the game.

Rules: L15, L16, L17, L18, L19, L20, L21, L22, L33, L36, L37, L38, K3, K4, K5, K6, K7, K36, K37, K38, K39, K40, K41,
K42, K43, K44, K45, K46, K47.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kaffeehaus.core.agenda import Entry
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.sets import each
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import MoveFrom, MoveTo, Reveal, Support, TakeBack
from kaffeehaus.games.valencia.answers import MOVE_FROM, MOVE_TO, PASS, PRIVILEGE, REVEAL, SKIP, SUPPORT, TAKE_BACK
from kaffeehaus.games.valencia.board import spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.influence import sums
from kaffeehaus.games.valencia.pieces import earn, gain_good, less, put_under, without
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Guild, Influence, Seat

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6
H: Final = 7
LAST_STEP: Final = 8
"""The steps of a round; the last one is I (L15)."""
LETTERS: Final = "ABCDEFGHI"
GUILD_STEPS: Final[dict[int, int]] = {B: 0, D: 1, F: 2}
"""Which of the three guilds of a round board is at stake."""
OFFICES: Final[dict[int, int]] = {E: Seat.MERCHANTS, H: Seat.CHURCH, LAST_STEP: Seat.NOBILITY}
"""The seat that may be taken, and those whose holders act where nothing is auctioned (L28, L30, L31)."""
NINA_CARDS: Final[dict[int, int]] = {B: 1, D: 1, F: 2}
"""How many cards Nina turns over, with two players (L37)."""
NINA: Final = -1
_EFFECTS: Final = bytes(
    (
        Influence.SAVINGS,
        Influence.WAREHOUSE_WINE,
        Influence.WAREHOUSE_ORANGES,
        Influence.SUPPORT,
        Influence.VAGABOND,
    )
)


def guild_at_stake(s: State) -> int:
    """The guild of this step, or -1."""
    slot = GUILD_STEPS.get(s.letter, -1)
    return s.table.boards[s.round - 1][slot] if slot >= 0 else -1


def begin_auction(s: State, _a: int, _b: int) -> None:
    """The holder of Stefan Feld begins, then clockwise (L16)."""
    players = s.table.players
    s.first = s.stefan
    s.queue = tuple([(s.first + n) % players for n in range(players)])
    s.revealed = [b""] * players
    s.nina = b""
    s.ranks = ()
    s.eligible = 0
    if s.events is not None:
        guild = guild_at_stake(s)
        s.events.append(ev.AuctionBegan(LETTERS[s.letter], Guild(guild) if guild >= 0 else None, s.first))
    s.agenda.append((Step.NEXT_BID, 0, 0))


_NEXT_BID: Final[Entry] = (Step.NEXT_BID, 0, 0)
_BID: Final[Entry] = (Step.BID, 0, 0)


def next_bid(s: State, _a: int, _b: int) -> None:
    """The next in the queue acts, who has no stack passes; when nobody is left the stacks are ranked (K4, H5)."""
    queue = s.queue
    while queue and not s.stacks[queue[0]]:
        if s.events is not None:
            s.events.append(ev.Passed(queue[0]))
        queue = queue[1:]
    s.queue = queue
    if queue:
        s.seat = queue[0]
        s.agenda.append(_BID)
    else:
        s.agenda.append((Step.RANK, 0, 0))


def bid_options(s: State, seat: int) -> list[Action]:
    """Pass, reveal a stack, or wait with a privilege while somebody else in the queue has a stack (K4, K5)."""
    found = [PASS, *REVEAL[: len(s.stacks[seat])]]
    if s.privileges[seat] and any(s.stacks[other] for other in s.queue[1:]):
        found.append(PRIVILEGE)
    return found


def bid(s: State, seat: int, action: Action) -> None:
    """Carries out what the seat does in the auction."""
    s.agenda.append(_NEXT_BID)
    if action is PRIVILEGE:
        s.privileges[seat] -= 1
        s.queue = (*s.queue[1:], seat)
        if s.events is not None:
            s.events.append(ev.PrivilegeUsed(seat))
        return
    s.queue = s.queue[1:]
    if not isinstance(action, Reveal):
        if s.events is not None:
            s.events.append(ev.Passed(seat))
        return
    stacks = s.stacks[seat]
    stack = stacks[action.stack]
    s.stacks[seat] = stacks[: action.stack] + stacks[action.stack + 1 :]
    s.revealed[seat] = stack
    s.known[seat] = less(s.known[seat], stack)
    s.shown += 1
    if s.events is not None:
        s.events.append(ev.StackRevealed(seat, tuple(map(Influence, stack))))
    if any(card in stack for card in _EFFECTS):
        special_cards(s, seat, stack)


# Special influence cards ----------------------------------------------------------------------------------------------


def special_cards(s: State, seat: int, stack: bytes) -> None:
    """What fires at once when revealed, whatever the rank; the order changes nothing (X2, X4, K44, K46, K47, H4)."""
    for _ in range(stack.count(Influence.SAVINGS)):
        earn(s, seat, CONTENT.goods.savings[0], "savings")
    if Influence.WAREHOUSE_WINE in stack:
        gain_good(s, seat, CONTENT.goods.warehouses[0], "warehouse")
    if Influence.WAREHOUSE_ORANGES in stack:
        gain_good(s, seat, CONTENT.goods.warehouses[1], "warehouse")
    if Influence.VAGABOND in stack:
        s.agenda.append((Step.VAGABOND, 0, 0))
    if Influence.SUPPORT in stack:
        s.agenda.append((Step.SUPPORT, 0, 0))


def support_options(s: State, seat: int) -> list[Action]:
    """A guild's seat that holds exactly one member, of another player; or none (X5, K45)."""
    if not s.members[seat]:
        return [SKIP]
    free = [g for g in Guild if s.council[g] not in (-1, seat) and s.supporters[g] == -1]
    return [*(SUPPORT[g] for g in free), SKIP]


def support(s: State, seat: int, action: Action) -> None:
    """A second member joins the seat."""
    if isinstance(action, Support):
        s.members[seat] -= 1
        s.supporters[action.guild] = seat
        if s.events is not None:
            s.events.append(ev.SeatSupported(seat, Seat(action.guild)))


def walk(s: State, cell: int, steps: int) -> int:
    """The free spaces a member can reach, over occupied ones but not over fountain spaces (X6, K22)."""
    spaces = s.table.city.spaces
    reached = 1 << cell
    for _ in range(steps):
        reached |= spread(reached) & spaces
    return reached & free_spaces(s)


def free_spaces(s: State) -> int:
    """The city spaces without a member."""
    taken = 0
    for cells in s.city:
        taken |= cells
    return s.table.city.spaces & ~taken


def movers(s: State, seat: int, steps: int) -> list[Action]:
    """The own members that could move so far, or none of them."""
    cells = sum(1 << c for c in each(s.city[seat]) if walk(s, c, steps))
    return [*MOVE_FROM.of(cells), SKIP]


def vagabond_options(s: State, seat: int) -> list[Action]:
    """Any own member in the city that can move, or none (X6)."""
    return movers(s, seat, 3)


def vagabond(s: State, seat: int, action: Action) -> None:
    """Lifts the member."""
    if isinstance(action, MoveFrom):
        s.agenda.append((Step.VAGABOND_TO, action.cell, 0))


def vagabond_to_options(s: State, seat: int) -> list[Action]:
    """Up to three spaces away."""
    return MOVE_TO.of(walk(s, s.pending[1], 3))


def move_to(s: State, seat: int, action: MoveTo) -> None:
    """Sets the member down: no cost, no fountain (L29, K22)."""
    origin = s.pending[1]
    s.city[seat] ^= 1 << origin | 1 << action.cell
    if s.events is not None:
        s.events.append(ev.MemberMoved(seat, origin, action.cell))


# Ranking and afterwards -----------------------------------------------------------------------------------------------


def ranking(first: int, revealed: Sequence[bytes], nina: bytes = b"") -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that have revealed a stack by influence, with their sums; ties by distance from the first (L16, L17).

    Nina wins all ties, and without anybody else she has no rank (L37, K36).
    """
    players = len(revealed)
    seats = [seat for n in range(players) if revealed[seat := (first + n) % players]]
    stacks = [revealed[seat] for seat in seats]
    if nina and seats:
        seats.insert(0, NINA)
        stacks.insert(0, nina)
    totals = sums(stacks)
    order = sorted(range(len(seats)), key=lambda n: -totals[n])
    return tuple([seats[n] for n in order]), tuple([totals[n] for n in order])


def rank(s: State, _a: int, _b: int) -> None:
    """Orders those who revealed by influence, ties by distance from the first player (L16, L17, L18, L19, K3).

    Nina's cards are turned over only now; she wins her ties but takes nothing, not even Stefan (L37, K36, K38).
    """
    players = s.table.players
    if players == 2 and s.letter in NINA_CARDS:
        number = NINA_CARDS[s.letter]
        s.nina, s.nina_deck = s.nina_deck[-number:], s.nina_deck[:-number]
        s.shown += 1
        if s.events is not None:
            s.events.append(ev.NinaRevealed(tuple(map(Influence, s.nina))))
    s.ranks, totals = ranking(s.first, s.revealed, s.nina)
    if s.events is not None:
        s.events.append(ev.Ranked(s.ranks, totals))
    if s.ranks and s.ranks[0] != NINA and s.ranks[0] != s.stefan:
        s.stefan = s.ranks[0]
        if s.events is not None:
            s.events.append(ev.StefanTaken(s.stefan))
    s.agenda.append((Step.AUCTION_END, 0, 0))
    for place in reversed(range(len(s.ranks))):
        if s.ranks[place] != NINA:
            s.agenda.append((Step.ACT, place, 0))


def auction_end(s: State, stage: int, _b: int) -> None:
    """Who could do nothing may take one card back; then the revealed cards leave, and the next step follows (L21)."""
    if stage == 0:
        s.agenda.append((Step.AUCTION_END, 1, 0))
        for seat in reversed(s.ranks):
            if seat != NINA and s.eligible >> seat & 1:
                s.agenda.append((Step.TAKE_BACK, seat, 0))
                s.agenda.append((Step.ASK_SEAT, seat, 0))
        return
    for seat, stack in enumerate(s.revealed):
        if stack:
            s.discard[seat] += stack
            s.seen[seat] += stack
    s.revealed = [b""] * s.table.players
    s.nina = b""
    s.letter += 1
    s.agenda.append((Step.AUCTION if s.letter < H else Step.PALM, 0, 0))


def ask_seat(s: State, seat: int, _b: int) -> None:
    """The next question is for this seat."""
    s.seat = seat


def take_back_options(s: State, seat: int) -> list[Action]:
    """Any one card of the stack, or none (K6)."""
    return [*(TAKE_BACK[card] for card in sorted(set(s.revealed[seat]))), SKIP]


def take_back(s: State, seat: int, action: Action) -> None:
    """The card goes under the own pile; it lay open, so everybody knows which one (K6, H2)."""
    if isinstance(action, TakeBack):
        card = int(action.card)
        s.revealed[seat] = without(s.revealed[seat], card)
        put_under(s, seat, card)
        if s.events is not None:
            s.events.append(ev.CardReturned(seat, action.card))

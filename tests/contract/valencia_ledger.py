"""The books of a game of Valencia, kept from its events alone: if they agree with the state, the log is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.auction import GUILD_STEPS
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.influence import sums
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.rules import RULES, Rule
from kaffeehaus.games.valencia.state import State, Table
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Seat

Books = dict[str, Any]
LETTERS = "ABCDEFGHI"
NOBODY = -1


def amounts(state: GameState) -> Books:
    """Everything that events account for."""
    s = state
    assert isinstance(s, State)
    seats = range(s.players)
    return {
        "table": s.table,
        "over": s.over,
        "round": s.round,
        "stefan": s.stefan,
        "first": s.first,
        "queue": [] if s.waiting else list(s.queue),
        "council": list(s.council),
        "supporters": list(s.supporters),
        "supply": list(s.supply),
        "palms": set(each(s.palms)),
        "fountains": {cell: CONTENT.fountains[s.fountain_at[cell]].id for cell in each(s.built)},
        "score": list(s.score),
        "points": [{r.word: s.earned[p * RULES + r] for r in Rule} for p in seats],
        "members": list(s.members),
        "city": [set(each(cells)) for cells in s.city],
        "coins": list(s.coins),
        "goods": [counts(goods) for goods in s.goods],
        "privileges": list(s.privileges),
        "missions": [_ids(each(m)) for m in s.missions],
        "rejected": [_ids(each(m)) for m in s.rejected],
        "offered": [_ids(m) for m in s.offered],
        "mission pile": len(s.mission_pile),
        "nina pile": len(s.nina_deck),
        "pile": [len(pile) for pile in s.deck],
        "under": [list(cards) for cards in s.under],
        "hand": [sorted(hand) for hand in s.hand],
        # Who plans knows stacks by their number; on the table it is all one which of two equal ones is opened.
        "stacks": [[*map(list, x)] if s.waiting else sorted(map(list, x)) for x in s.stacks],
        "played": [sorted(s.discard[p] + s.revealed[p]) for p in seats],
        "busy": {p for p in seats if s.waiting >> p & 1},
    } | _auction(s)


def _ids(missions: Iterable[int]) -> set[str]:
    return {CONTENT.missions[m].id for m in missions}


def _auction(s: State) -> Books:
    """The step of the latest auction until the palm is planted, and what was opened in it."""
    since_palm = s.waiting or s.over or s.pending[0] == Step.BUILD
    opened = {p: sorted(stack) for p, stack in enumerate(s.revealed) if stack}
    letter = LETTERS[min(s.letter, LETTERS.index("G"))]
    return {"letter": "" if since_palm else letter, "open": Aside(opened), "nina": Aside({NOBODY: sorted(s.nina)})}


class Aside(dict[int, list[int]]):
    """What events lean on but do not account for: no event says when open cards are put away."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Aside)

    __hash__ = None


def book(books: Books, events: Sequence[Event]) -> None:
    """Enters the events, one after the other; an event that contradicts the books so far fails at once."""
    for event in events:
        _ENTRIES[type(event)](books, event)
    for cards in (*books["hand"], *books["played"]):
        cards.sort()


# Missions and planning ------------------------------------------------------------------------------------------------


def _missions_offered(b: Books, e: ev.MissionsOffered) -> None:
    assert not b["offered"][e.seat]
    assert len(e.missions) == min(2, b["mission pile"])
    b["offered"][e.seat] = set(e.missions)
    b["mission pile"] -= len(e.missions)


def _mission_kept(b: Books, e: ev.MissionKept) -> None:
    b["offered"][e.seat].remove(e.mission)
    b["missions"][e.seat].add(e.mission)


def _mission_rejected(b: Books, e: ev.MissionRejected) -> None:
    b["offered"][e.seat].remove(e.mission)
    b["rejected"][e.seat].add(e.mission)


def _missions_chosen(b: Books, e: ev.MissionsChosen) -> None:
    assert not b["offered"][e.seat]
    assert e.count == len(b["missions"][e.seat]) > 0
    b["busy"].remove(e.seat)


def _round_began(b: Books, e: ev.RoundBegan) -> None:
    assert not b["busy"]
    assert not any(b["stacks"])
    assert e.number == b["round"] + 1
    b["round"] = e.number
    b["letter"] = ""
    b["busy"] = {p for p, pile in enumerate(b["pile"]) if pile}


def _card_drawn(b: Books, e: ev.CardDrawn) -> None:
    assert e.seat in b["busy"]
    assert b["pile"][e.seat] > 0
    b["pile"][e.seat] -= 1
    b["hand"][e.seat].append(e.card)


def _card_stacked(b: Books, e: ev.CardStacked) -> None:
    stacks = b["stacks"][e.seat]
    assert e.card == max(b["hand"][e.seat])
    b["hand"][e.seat].remove(e.card)
    if e.stack == len(stacks):
        stacks.append([])
    stacks[e.stack].append(e.card)


def _plan_ready(b: Books, e: ev.PlanReady) -> None:
    assert not b["hand"][e.seat]
    b["busy"].remove(e.seat)


def _planned(b: Books, e: ev.Planned) -> None:
    assert not b["busy"]
    assert list(e.sizes) == [*map(len, b["stacks"][e.seat])]
    b["stacks"][e.seat].sort()
    del b["under"][e.seat][b["pile"][e.seat] :]


# Auctions -------------------------------------------------------------------------------------------------------------


def _auction_began(b: Books, e: ev.AuctionBegan) -> None:
    table: Table = b["table"]
    letter = LETTERS.index(e.letter)
    assert letter == (LETTERS.index(b["letter"]) + 1 if b["letter"] else 0)
    guilds = table.boards[b["round"] - 1]
    assert e.guild == (guilds[GUILD_STEPS[letter]] if letter in GUILD_STEPS else None)
    assert e.seat == b["stefan"]
    assert not b["queue"]
    b["letter"], b["first"] = e.letter, e.seat
    b["queue"] = [(e.seat + n) % table.players for n in range(table.players)]
    b["open"], b["nina"] = Aside(), Aside({NOBODY: []})


def _stack_revealed(b: Books, e: ev.StackRevealed) -> None:
    assert b["queue"].pop(0) == e.seat
    b["stacks"][e.seat].remove(list(e.cards))
    b["open"][e.seat] = sorted(e.cards)
    b["played"][e.seat] += e.cards


def _passed(b: Books, e: ev.Passed) -> None:
    assert b["queue"].pop(0) == e.seat


def _privilege_used(b: Books, e: ev.PrivilegeUsed) -> None:
    assert b["queue"].pop(0) == e.seat
    assert any(b["stacks"][other] for other in b["queue"]), "nobody else has a stack to wait for (K5)"
    assert b["privileges"][e.seat] > 0
    b["privileges"][e.seat] -= 1
    b["queue"].append(e.seat)


def _nina_revealed(b: Books, e: ev.NinaRevealed) -> None:
    assert b["table"].players == 2
    assert len(e.cards) == {"B": 1, "D": 1, "F": 2}[b["letter"]]
    b["nina pile"] -= len(e.cards)
    b["nina"][NOBODY] = list(e.cards)


def _ranked(b: Books, e: ev.Ranked) -> None:
    """Nobody stands before somebody with more, nor before an equal who is nearer to the first player (L16, L17)."""
    players = b["table"].players
    nina = bytes(b["nina"][NOBODY])
    stacks = {NOBODY: nina} if nina and b["open"] else {}
    stacks |= {seat: bytes(cards) for seat, cards in b["open"].items()}
    worth = dict(zip(stacks, sums(list(stacks.values())), strict=True))
    assert not b["queue"]
    assert e.sums == tuple(worth[seat] for seat in e.seats)
    order = [(-worth[seat], -1 if seat == NOBODY else (seat - b["first"]) % players) for seat in e.seats]
    assert order == sorted(order)
    assert sorted(e.seats) == sorted(stacks)


def _stefan_taken(b: Books, e: ev.StefanTaken) -> None:
    assert e.seat != b["stefan"]
    b["stefan"] = e.seat


def _card_returned(b: Books, e: ev.CardReturned) -> None:
    assert b["round"] < 5, "in the last round nobody is asked (K6)"
    assert e.seat != b["stefan"] or b["nina"][NOBODY], "the winner takes no card back (K6)"
    b["open"][e.seat].remove(e.card)
    b["played"][e.seat].remove(e.card)
    b["pile"][e.seat] += 1
    b["under"][e.seat].insert(0, e.card)


def _card_retrieved(b: Books, e: ev.CardRetrieved) -> None:
    b["pile"][e.seat] += 1
    b["under"][e.seat].insert(0, e.card)
    b["played"][e.seat].remove(e.card)


# Pieces ---------------------------------------------------------------------------------------------------------------


def _coins_gained(b: Books, e: ev.CoinsGained) -> None:
    assert e.count > 0
    b["coins"][e.seat] += e.count


def _coins_paid(b: Books, e: ev.CoinsPaid) -> None:
    assert 0 < e.count <= b["coins"][e.seat]
    b["coins"][e.seat] -= e.count


def _good_gained(b: Books, e: ev.GoodGained) -> None:
    assert b["supply"][e.good] > 0
    b["supply"][e.good] -= 1
    b["goods"][e.seat][e.good] += 1


def _good_returned(b: Books, e: ev.GoodReturned) -> None:
    assert b["goods"][e.seat][e.good] > 0
    b["supply"][e.good] += 1
    b["goods"][e.seat][e.good] -= 1


def _seat_left(b: Books, e: ev.SeatLeft) -> None:
    where = b["council"] if b["council"][e.place] == e.seat else b["supporters"]
    assert where[e.place] == e.seat
    where[e.place] = NOBODY
    b["members"][e.seat] += 1


def _seat_taken(b: Books, e: ev.SeatTaken) -> None:
    assert b["council"][e.place] == NOBODY
    if e.place < len(b["supporters"]) and b["supporters"][e.place] == e.seat:
        b["supporters"][e.place] = NOBODY
    else:
        b["members"][e.seat] -= 1
    b["council"][e.place] = e.seat


def _seat_supported(b: Books, e: ev.SeatSupported) -> None:
    assert b["council"][e.place] not in (NOBODY, e.seat)
    assert b["supporters"][e.place] == NOBODY
    b["members"][e.seat] -= 1
    b["supporters"][e.place] = e.seat


def _settled(b: Books, e: ev.Settled) -> None:
    table: Table = b["table"]
    assert not any(e.cell in cells for cells in b["city"])
    assert e.cost == table.city.costs[e.cell]
    assert table.city.guilds[table.boards[b["round"] - 1]["BDF".index(b["letter"])]] >> e.cell & 1
    b["members"][e.seat] -= 1
    b["city"][e.seat].add(e.cell)


def _member_moved(b: Books, e: ev.MemberMoved) -> None:
    assert not any(e.cell in cells for cells in b["city"])
    b["city"][e.seat].remove(e.origin)
    b["city"][e.seat].add(e.cell)


def _fountain_used(b: Books, e: ev.FountainUsed) -> None:
    assert b["fountains"][e.cell].startswith(f"{e.ability.value}-")


def _palm_planted(b: Books, e: ev.PalmPlanted) -> None:
    assert b["council"][Seat.CHURCH] == e.seat
    assert e.tree not in b["palms"]
    b["palms"].add(e.tree)
    b["letter"] = ""


def _palm_moved(b: Books, e: ev.PalmMoved) -> None:
    assert e.tree not in b["palms"]
    b["palms"].remove(e.origin)
    b["palms"].add(e.tree)


def _fountain_built(b: Books, e: ev.FountainBuilt) -> None:
    assert b["council"][Seat.NOBILITY] == e.seat
    assert e.cell not in b["fountains"]
    assert e.fountain == CONTENT.fountains[b["table"].fountains[b["round"] - 1]].id
    b["fountains"][e.cell] = e.fountain


# The council and the end ----------------------------------------------------------------------------------------------


def _stacks_left(b: Books, e: ev.StacksLeft) -> None:
    unused = [card for stack in b["stacks"][e.seat] for card in stack]
    assert e.count == len(unused) > 0
    b["played"][e.seat] += unused
    b["stacks"][e.seat] = []


def _privilege_gained(b: Books, e: ev.PrivilegeGained) -> None:
    b["privileges"][e.seat] += 1


def _scored(b: Books, e: ev.Scored) -> None:
    assert e.points
    b["score"][e.seat] += e.points
    b["points"][e.seat][e.rule] += e.points


def _mission_scored(b: Books, e: ev.MissionScored) -> None:
    assert e.mission in b["missions"][e.seat]


def _game_ended(b: Books, e: ev.GameEnded) -> None:
    assert b["round"] == 5
    assert {b["score"][seat] for seat in e.seats} == {e.score} == {max(b["score"])}
    b["over"] = True


_ENTRIES: dict[type[Event], Callable[[Books, Any], None]] = {
    ev.MissionsOffered: _missions_offered,
    ev.MissionKept: _mission_kept,
    ev.MissionRejected: _mission_rejected,
    ev.MissionsChosen: _missions_chosen,
    ev.RoundBegan: _round_began,
    ev.CardDrawn: _card_drawn,
    ev.CardStacked: _card_stacked,
    ev.PlanReady: _plan_ready,
    ev.Planned: _planned,
    ev.AuctionBegan: _auction_began,
    ev.StackRevealed: _stack_revealed,
    ev.Passed: _passed,
    ev.PrivilegeUsed: _privilege_used,
    ev.NinaRevealed: _nina_revealed,
    ev.Ranked: _ranked,
    ev.StefanTaken: _stefan_taken,
    ev.CardReturned: _card_returned,
    ev.CardRetrieved: _card_retrieved,
    ev.CoinsGained: _coins_gained,
    ev.CoinsPaid: _coins_paid,
    ev.GoodGained: _good_gained,
    ev.GoodReturned: _good_returned,
    ev.SeatTaken: _seat_taken,
    ev.SeatLeft: _seat_left,
    ev.SeatSupported: _seat_supported,
    ev.Settled: _settled,
    ev.MemberMoved: _member_moved,
    ev.FountainUsed: _fountain_used,
    ev.PalmPlanted: _palm_planted,
    ev.PalmMoved: _palm_moved,
    ev.FountainBuilt: _fountain_built,
    ev.StacksLeft: _stacks_left,
    ev.PrivilegeGained: _privilege_gained,
    ev.Scored: _scored,
    ev.MissionScored: _mission_scored,
    ev.GameEnded: _game_ended,
}
"""What each kind of event changes."""

"""The books of a game of Vienna, kept from its events alone: if they agree with the state, the log is complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.board import LAST, buildings, counts
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.rules import RULES, Rule
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Item, Space

Books = dict[str, Any]


def amounts(state: GameState) -> Books:
    """Everything that events account for."""
    s = state
    assert isinstance(s, State)
    seats = range(s.players)
    exchanging = s.pending[0] == Step.EXCHANGE and not s.waiting and not s.over
    return {
        "round": s.round,
        "crest": s.crest,
        "ending": 3 if s.over else s.ending,
        "reason": s.reason,
        "crossed": s.crossed,
        "markers": list(s.markers),
        "investigator": s.investigator,
        "stefan": s.stefan,
        "squares": {q: i for q, i in enumerate(s.table.tiles) if s.open_squares >> q & 1},
        "deck": len(s.deck),
        "discard": sorted(s.discard),
        "turned over": [s.pending[1]] if exchanging else [],
        "piles": [len(s.pile_a), len(s.pile_b)],
        "display": sorted(MISSIONS[m].name.name for m in s.display),
        "score": list(s.score),
        "points": [{r.word: s.earned[p * RULES + r] for r in Rule} for p in seats],
        "coins": list(s.coins),
        "box": list(s.box),
        "bribes": [counts(b) for b in s.bribes],
        "tiles": [counts(t) for t in s.tiles],
        "agents": [set(buildings(a)) for a in s.agents],
        "supply": list(s.supply),
        "hires": list(s.hires),
        "figure": list(s.figure),
        "items": [{i for i in Item if d >> i & 1} for d in s.desk],
        "missions": [_ids(m) for m in s.missions],
        "completed": [_ids(m) for m in s.completed],
        "drawers": [list(d) for d in s.drawers],
        "hand": [sorted(h) for h in s.hand],
        "assigned": [list(a) for a in s.assigned],
    }


def _ids(missions: int) -> set[str]:
    return {mission.name.name for mission in MISSIONS if missions >> mission.name & 1}


def book(books: Books, events: Sequence[Event]) -> None:
    """Enters the events, one after the other; an event that contradicts the books so far fails at once."""
    for event in events:
        entry = _ENTRIES.get(type(event))
        if entry is not None:
            entry(books, event)
    for cards in (*books["hand"], books["discard"], books["display"]):
        cards.sort()


def _round_began(b: Books, e: ev.RoundBegan) -> None:
    assert e.number == b["round"] + 1
    b["round"], b["crest"], b["crossed"] = e.number, e.seat, False
    if b["ending"] == 1:
        b["ending"] = 2


def _cards_drawn(b: Books, e: ev.CardsDrawn) -> None:
    b["deck"] -= e.count


def _cards_seen(b: Books, e: ev.CardsSeen) -> None:
    b["hand"][e.seat] += e.cards


def _pile_shuffled(b: Books, e: ev.PileShuffled) -> None:
    assert e.count == len(b["discard"])
    b["deck"] += e.count
    b["discard"] = []


def _card_assigned(b: Books, e: ev.CardAssigned) -> None:
    assert e.space == len(b["assigned"][e.seat])
    b["hand"][e.seat].remove(e.card)
    b["assigned"][e.seat].append(e.card)


def _cards_ready(b: Books, e: ev.CardsReady) -> None:
    assert len(b["assigned"][e.seat]) == 3


def _cards_discarded(b: Books, e: ev.CardsDiscarded) -> None:
    for card in e.cards:
        b["hand"][e.seat].remove(card)
    b["discard"] += e.cards


def _card_revealed(b: Books, e: ev.CardRevealed) -> None:
    assert b["assigned"][e.seat].pop(0) == e.card
    assert len(b["assigned"][e.seat]) == Space.IV - e.space
    b["turned over" if e.space == Space.I else "discard"].append(e.card)


def _drawer_filled(b: Books, e: ev.DrawerFilled) -> None:
    b["turned over"].remove(e.card)
    drawers = b["drawers"][e.seat]
    if e.replaced:
        assert drawers[e.drawer] == e.replaced
        drawers[e.drawer] = e.card
        b["discard"].append(e.replaced)
    else:
        assert len(drawers) == e.drawer
        drawers.append(e.card)


def _bribes_gained(b: Books, e: ev.BribesGained) -> None:
    assert e.count > 0
    b["bribes"][e.seat][e.bribe] += e.count


def _price_lowered(b: Books, e: ev.PriceLowered) -> None:
    assert e.count > 0
    assert e.card == (b["drawers"][e.seat][e.drawer] if e.drawer >= 0 else 0)


def _bribes_paid(b: Books, e: ev.BribesPaid) -> None:
    assert 0 < e.count <= b["bribes"][e.seat][e.bribe]
    assert e.card == (b["drawers"][e.seat][e.drawer] if e.drawer >= 0 else 0)
    b["bribes"][e.seat][e.bribe] -= e.count


def _shillings_gained(b: Books, e: ev.ShillingsGained) -> None:
    assert e.count > 0
    b["coins"][e.seat] += e.count


def _shillings_paid(b: Books, e: ev.ShillingsPaid) -> None:
    assert 0 < e.count <= b["coins"][e.seat]
    b["coins"][e.seat] -= e.count


def _shillings_deposited(b: Books, e: ev.ShillingsDeposited) -> None:
    assert Item.CASH_BOX in b["items"][e.seat]
    assert 0 < e.count <= b["coins"][e.seat]
    b["coins"][e.seat] -= e.count
    b["box"][e.seat] += e.count


def _extra_deposited(b: Books, e: ev.ExtraDeposited) -> None:
    assert Item.CASH_BOX in b["items"][e.seat]
    assert e.count > 0
    b["box"][e.seat] += e.count


def _scored(b: Books, e: ev.Scored) -> None:
    assert e.points >= 0
    b["score"][e.seat] += e.points
    b["points"][e.seat][e.rule] += e.points


def _agent_placed(b: Books, e: ev.AgentPlaced) -> None:
    assert e.building not in b["agents"][e.seat]
    if e.origin >= 0:
        b["agents"][e.seat].remove(e.origin)
        assert e.figure == (b["figure"][e.seat] == e.origin)
    elif e.figure:
        assert b["figure"][e.seat] == -1
    else:
        b["supply"][e.seat] -= 1
    if e.figure:
        b["figure"][e.seat] = e.building
    b["agents"][e.seat].add(e.building)


def _figure_moved(b: Books, e: ev.FigureMoved) -> None:
    assert b["figure"][e.seat] == e.origin
    assert e.building not in b["agents"][e.seat]
    b["agents"][e.seat].remove(e.origin)
    b["agents"][e.seat].add(e.building)
    b["figure"][e.seat] = e.building


def _agent_removed(b: Books, e: ev.AgentRemoved) -> None:
    b["agents"][e.seat].remove(e.building)
    if e.figure:
        assert b["figure"][e.seat] == e.building
        b["figure"][e.seat] = -1
    else:
        b["supply"][e.seat] += 1


def _square_enclosed(b: Books, e: ev.SquareEnclosed) -> None:
    assert b["squares"].pop(e.square) == e.info
    b["tiles"][e.seat][e.info] += 1


def _marker_moved(b: Books, e: ev.MarkerMoved) -> None:
    assert e.space == min(b["markers"][e.info] + e.steps, LAST[e.info])
    b["markers"][e.info] = e.space


def _investigator_moved(b: Books, e: ev.InvestigatorMoved) -> None:
    assert not b["crossed"]
    assert not b["ending"]
    assert ROOF.index(e.space) == b["investigator"] + 1
    b["investigator"] += 1
    b["crossed"] = True


def _end_triggered(b: Books, e: ev.EndTriggered) -> None:
    assert not b["ending"]
    b["ending"], b["reason"] = 1, e.reason


def _stefan_moved(b: Books, e: ev.StefanMoved) -> None:
    assert e.building != b["stefan"]
    b["stefan"] = e.building


def _mission_accepted(b: Books, e: ev.MissionAccepted) -> None:
    b["display"].remove(e.mission)
    b["missions"][e.seat].add(e.mission)


def _mission_shown(b: Books, e: ev.MissionShown) -> None:
    b["piles"][e.mission.startswith("B")] -= 1
    b["display"].append(e.mission)


def _mission_completed(b: Books, e: ev.MissionCompleted) -> None:
    b["missions"][e.seat].remove(e.mission)
    b["completed"][e.seat].add(e.mission)


def _bought(b: Books, e: ev.Bought) -> None:
    if e.item == Item.AGENT:
        b["hires"][e.seat] -= 1
        b["supply"][e.seat] += 1
    else:
        assert e.item not in b["items"][e.seat]
        b["items"][e.seat].add(e.item)


def _game_ended(b: Books, e: ev.GameEnded) -> None:
    assert b["ending"] == 2
    assert b["score"][e.seat] == e.score == max(b["score"])
    b["ending"] = 3


_ENTRIES: dict[type[Event], Callable[[Books, Any], None]] = {
    ev.RoundBegan: _round_began,
    ev.CardsDrawn: _cards_drawn,
    ev.CardsSeen: _cards_seen,
    ev.PileShuffled: _pile_shuffled,
    ev.CardAssigned: _card_assigned,
    ev.CardsReady: _cards_ready,
    ev.CardsDiscarded: _cards_discarded,
    ev.CardRevealed: _card_revealed,
    ev.DrawerFilled: _drawer_filled,
    ev.BribesGained: _bribes_gained,
    ev.PriceLowered: _price_lowered,
    ev.BribesPaid: _bribes_paid,
    ev.ShillingsGained: _shillings_gained,
    ev.ShillingsPaid: _shillings_paid,
    ev.ShillingsDeposited: _shillings_deposited,
    ev.ExtraDeposited: _extra_deposited,
    ev.Scored: _scored,
    ev.AgentPlaced: _agent_placed,
    ev.FigureMoved: _figure_moved,
    ev.AgentRemoved: _agent_removed,
    ev.SquareEnclosed: _square_enclosed,
    ev.MarkerMoved: _marker_moved,
    ev.InvestigatorMoved: _investigator_moved,
    ev.EndTriggered: _end_triggered,
    ev.StefanMoved: _stefan_moved,
    ev.MissionAccepted: _mission_accepted,
    ev.MissionShown: _mission_shown,
    ev.MissionCompleted: _mission_completed,
    ev.Bought: _bought,
    ev.GameEnded: _game_ended,
}
"""What each kind of event changes; the beginning of a phase changes nothing."""

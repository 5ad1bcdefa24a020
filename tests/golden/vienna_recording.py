"""How the recorded games of Vienna are played: who looks for what no game has shown, and who keeps the end away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from tests.contract.play import pick, random_move
from tests.contract.tables import OPTION_SETS, options_text
from tests.golden.coverage import shown
from tests.golden.vienna_coverage import Watch
from tools.golden_play import Policy, play, richest, seed_of

from kaffeehaus import GAMES, GameOptions, GameState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna.abilities import CARD_BIT, CARD_INFO, OF_BIT
from kaffeehaus.games.vienna.actions import Advance, Assign, Buy, Place
from kaffeehaus.games.vienna.board import AREA, LAST, SQUARES, TOUCHING, VALUE, counts
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Item, Space

NAME = "vienna"
TRIES, MOST_TRIES = 5, 40
"""How many seeds are played for one recording, and how many while something is missing; the richest game is kept."""
EXHAUSTION_TRIES = 200

# Policies -------------------------------------------------------------------------------------------------------------


def curious(missing: set[str]) -> Policy:
    """Looks ahead for something no recorded game has shown and for tiles, else plays eagerly at random."""

    def play(state: GameState, rng: Random) -> tuple[int, Action]:
        assert isinstance(state, State)
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        if isinstance(legal[0], Assign):
            return seat, _interesting_card(legal, missing, rng)
        best, most = pick(state, seat, rng.randrange(1 << 16), rng.random() < 0.9), 0.0
        for action in rng.sample(legal, len(legal)):
            worth: float = _surprise(state, seat, action, missing)
            if isinstance(action, Place):
                worth += _promise(state, seat, action.building)
            if worth > most:
                best, most = action, worth
        return seat, best

    return play


def _surprise(state: State, seat: int, action: Action, missing: set[str]) -> int:
    """How much an action shows that is missing; whoever places goes on with the first source and payment."""
    ahead, watch = state.clone(), Watch()
    events: list[Event] = []
    ahead.apply(seat, action, events)
    found = watch.asked(ahead)
    while not ahead.over and ahead.pending[0] in (Step.SOURCE, Step.PAY):
        ahead.apply(seat, ahead.legal(seat)[0], events)
        found |= watch.asked(ahead)
    found |= {f"event {e.kind}" for e in events}
    tiles = sum(e.kind in ("square-enclosed", "mission-completed") for e in events)
    return 20 * len(found & missing) + 5 * tiles


def _promise(state: State, seat: int, building: int) -> float:
    """How near a placement brings the squares whose tiles the seat lacks."""
    agents = state.agents[seat] | 1 << building
    owned = counts(state.tiles[seat])
    return sum(
        ((agents & SQUARES[q]).bit_count() / VALUE[q]) ** 2 / (1 + owned[state.table.tiles[q]])
        for q in TOUCHING[building]
        if state.open_squares >> q & 1
    )


def _interesting_card(legal: list[Action], missing: set[str], rng: Random) -> Action:
    """For Action I a card whose kind of ability nobody has seen in use."""
    cards = [a for a in legal if isinstance(a, Assign)]
    wished = [a for a in cards if f"ability {OF_BIT[CARD_BIT[a.card]].kind.value}" in missing]
    return rng.choice(wished if wished and cards[0].space == Space.I else cards)


def hiring(state: GameState, rng: Random) -> tuple[int, Action]:
    """Plays eagerly and buys agents whenever it can."""
    seat, action = random_move(state, rng)
    agents = [a for a in state.legal(seat) if isinstance(a, Buy) and a.item == Item.AGENT]
    return seat, agents[0] if agents else action


class Patient:
    """All players together keep the Investigator back: markers cross thresholds together or not at all.

    Before a round it looks for one card of every hand for Action IV such that markers move and none crosses; if there
    is no such choice, for one in which as many as possible do, since he moves only once in a round.
    """

    def __init__(self) -> None:
        self.plan: dict[int, int] = {}
        self.round = 0

    def __call__(self, state: GameState, rng: Random) -> tuple[int, Action]:
        assert isinstance(state, State)
        if state.waiting:
            if state.round != self.round:
                self.round = state.round
                self.plan = dict(enumerate(max(product(*state.hand), key=lambda cards: _worth(state, tuple(cards)))))
            return self._assign(state, rng)
        seat = state.to_act[0]
        legal = state.legal(seat)
        if any(isinstance(a, Advance) for a in legal):
            return seat, max(legal, key=lambda a: _advance_worth(state, a))
        phones = [a for a in legal if isinstance(a, Buy) and a.item == Item.TELEPHONE]
        return seat, phones[0] if phones else pick(state, seat, rng.randrange(1 << 16), rng.random() < 0.7)

    def _assign(self, state: State, rng: Random) -> tuple[int, Action]:
        seat = state.to_act[0]
        kept = self.plan[seat]
        last = len(state.assigned[seat]) == Space.IV
        cards = [a for a in state.legal(seat) if isinstance(a, Assign) and (a.card == kept) == last]
        return seat, rng.choice(cards)


def _slack(markers: list[int]) -> int:
    """How many steps, at most two a marker, cross nothing."""
    return sum(
        2 if at == LAST[i] else sum(AREA[i][min(at + n, LAST[i])] == AREA[i][at] for n in (1, 2))
        for i, at in enumerate(markers)
    )


def _worth(state: State, cards: tuple[int, ...]) -> tuple[bool, int, int]:
    """Steps without a crossing are best, else many crossings; among equals what leaves most room and goes furthest."""
    markers = list(state.markers)
    for card in cards:
        info = CARD_INFO[card]
        markers[info] = min(markers[info] + 1, LAST[info])
    crossings = sum(AREA[i][markers[i]] - AREA[i][state.markers[i]] for i in range(5))
    steps = sum(markers) - sum(state.markers)
    return not crossings and steps >= 2, crossings, _slack(markers) * 10 + steps


def _advance_worth(state: State, action: Action) -> tuple[int, int]:
    """A step that costs the Investigator nothing and brings the end nearer."""
    if not isinstance(action, Advance):
        return 1, 0
    at = state.markers[action.info]
    reached = min(at + 1, LAST[action.info])
    crosses = AREA[action.info][reached] != AREA[action.info][at]
    if crosses and not state.crossed:
        return 0, 0
    return (3, 0) if crosses else (2, reached - at) if state.crossed or reached > at else (1, 0)


# Games ----------------------------------------------------------------------------------------------------------------


def games(missing: set[str]) -> Iterator[tuple[str, GameState]]:
    """One game for every set of options, then the rare end; what they show is taken out of `missing`."""
    seats = GAMES[NAME].seats
    for number, options in enumerate(OPTION_SETS[NAME]):
        players = seats[number % len(seats)]
        policies: list[Policy] = [curious(missing), curious(missing), hiring, curious(missing), random_move]
        tries = MOST_TRIES if any(not m.startswith(("options", "end")) for m in missing) else TRIES
        tried = (
            play(NAME, players, options, seed_of(number, attempt), policies[attempt % len(policies)])
            for attempt in range(tries)
        )
        yield f"{players}-{options_text(options)}", richest(tried, missing)
    for values in ({"version": "introductory"}, {"version": "advanced", "third_man": True}):
        yield f"4-{values['version']}-exhaustion", exhausted(GAMES[NAME].options(values), missing)


def exhausted(options: GameOptions, missing: set[str]) -> GameState:
    """The shortest game found in which all markers reach their ends before the Investigator reaches his."""
    tried = (play(NAME, 4, options, seed, Patient()) for seed in range(EXHAUSTION_TRIES))
    found = [s for s in tried if s.outcome is not None and s.outcome.reason == "exhaustion"]
    if not found:
        raise SystemExit(f"no end by exhaustion in {EXHAUSTION_TRIES} games; the policy needs another idea")
    best = min(found, key=lambda s: len(s.history))
    missing -= shown(best.record())
    return best

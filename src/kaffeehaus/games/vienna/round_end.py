"""The end of a round: purchase or payday, the crest, and after the last round the scoring.

Rules: V49, V50, V64, V65, V66, V100.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.games.vienna.steps import Step

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

PURCHASE_TILE: Final = 1
PAYDAY_TILE: Final = 2


def round_end(s: State, _a: int, _b: int) -> None:
    """Lines up what this round still brings, in the order it is carried out."""
    if s.ending == 2:
        phases = [Step.UNFINISHED, Step.PAYDAY] if s.table.advanced else []
        then = Step.SCORING
    else:
        phases = tile_phases(s)
        then = Step.CREST
    s.agenda.append((then, 0, 0))
    for step in reversed(phases):
        hold(s, step)


def tile_phases(s: State) -> list[Step]:
    """The phase of the tile on the token; an end by exhaustion adds the last purchase (V65, V66, V108, C33)."""
    phases = []
    if s.roof_tile == PURCHASE_TILE:
        phases.append(Step.PURCHASE)
    elif s.roof_tile == PAYDAY_TILE:
        phases.append(Step.PAYDAY)
    if s.table.advanced and s.ending == 1 and s.reason == "exhaustion":
        phases.append(Step.PURCHASE)
    return phases


def hold(s: State, step: Step) -> None:
    """Puts a phase on the agenda, the players in turn order from the crest holder (V65, C34)."""
    players = s.table.players
    for n in reversed(range(players)):
        s.agenda.append((step, (s.crest + n) % players, n == 0))


def crest(s: State, _a: int, _b: int) -> None:
    """The token is turned back, the crest passes to the left, and the next round begins (V49)."""
    s.crossed = False
    s.roof_tile = 0
    if s.ending == 1:
        s.ending = 2
    s.crest = (s.crest + 1) % s.table.players
    s.agenda.append((Step.CARD_PHASE, 0, 0))

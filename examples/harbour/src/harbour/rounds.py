"""A round from the choice of cards to the draw, and the end of the game (HB4, HB5, HB6, HB11, HB12, HB13, HB14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbour import events as ev
from harbour.actions import CHOOSE
from harbour.content import LEFT_OVER, crates_of
from harbour.steps import Rule, Step
from kaffeehaus.core.catalogue import Action

if TYPE_CHECKING:
    from harbour.state import State


def begin_round(s: State, _a: int, _b: int) -> None:
    """Everybody is to choose (HB4)."""
    s.round += 1
    s.tell(ev.RoundBegan, s.round, s.rounds)
    s.waiting = (1 << s.players) - 1
    s.agenda.append((Step.CHOOSE, 0, 0))


def card_options(s: State, seat: int) -> list[Action]:
    """Any card of the hand (HB4)."""
    return [CHOOSE[card] for card in sorted(s.hands[seat])]


def choose_card(s: State, seat: int, action: Action) -> None:
    """The card lies face down until all have chosen (HB4)."""
    (card,) = action.values()
    s.chosen[seat] = card
    s.hands[seat] = s.hands[seat].replace(bytes([card]), b"")
    s.waiting &= ~(1 << seat)
    s.tell(ev.CardChosen, seat, card)
    s.tell(ev.Ready, seat)
    s.agenda.append((Step.CHOOSE if s.waiting else Step.REVEAL, 0, 0))


def reveal(s: State, _a: int, _b: int) -> None:
    """The cards are turned over, bring crates and give the order of turns (HB4, HB5, HB6)."""
    s.shown += 1
    order = sorted(range(s.players), key=s.chosen.__getitem__)
    for seat in order:
        s.tell(ev.CardRevealed, seat, s.chosen[seat])
    for seat in order:
        s.gain(seat, crates_of(s.chosen[seat]), "card")
        if s.cranes >> seat & 1:
            s.gain(seat, 1, "crane")
    s.agenda += [(Step.ROUND_END, 0, 0), *((Step.TURN_OF, seat, 0) for seat in reversed(order))]


def turn_of(s: State, seat: int, _b: int) -> None:
    """The next in the order of the cards has a turn (HB6)."""
    s.seat = seat
    s.agenda.append((Step.TURN, 0, 0))


def round_end(s: State, _a: int, _b: int) -> None:
    """Cards that were played leave the game, and everybody draws; after the last round the game ends (HB11, HB12)."""
    s.gone += bytes(s.chosen)
    s.chosen = [0] * s.players
    if s.round == s.rounds:
        end(s)
        return
    s.shown += 1
    for seat in range(s.players):
        card = s.deck[-1]
        s.deck = s.deck[:-1]
        s.hands[seat] += bytes([card])
        s.tell(ev.CardDrawn, seat, card)
    s.agenda.append((Step.ROUND, 0, 0))


def end(s: State) -> None:
    """Crates left over score, and the game is over (HB13)."""
    s.agenda.clear()
    for seat in range(s.players):
        s.award(seat, s.crates[seat] // LEFT_OVER, Rule.STORE)
    s.over = True
    won = winners(s)
    s.tell(ev.GameEnded, won, s.score[won[0]])


def winners(s: State) -> tuple[int, ...]:
    """Most points, then most ships as captain; else the victory is shared (HB14)."""
    standing = [(s.score[seat], s.sailed[seat]) for seat in range(s.players)]
    return tuple(seat for seat, own in enumerate(standing) if own == max(standing))

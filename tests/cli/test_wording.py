"""Lines of Vienna that say exactly what a choice costs and where something stands."""

from typing import cast

import pytest
from tests.games.vienna.builder import Desk, position

from kaffeehaus import GAMES
from kaffeehaus.cli.vienna import ViennaPresenter
from kaffeehaus.cli.vienna.desks import Desks
from kaffeehaus.games.vienna.answers import DECLINE, DONE, PAY, PAY_COINS
from kaffeehaus.games.vienna.events import BribesPaid, MarkerMoved, ShillingsPaid
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Info, Item
from kaffeehaus.locale import Texts

SCREEN = ViennaPresenter(Texts(game="vienna"))


@pytest.fixture
def table() -> State:
    game = GAMES["vienna"]
    state = cast(State, game.start(2, game.options({"version": "advanced", "figures": True}), 1))
    state.waiting = 0
    return state


def test_a_marker_stands_on_a_space_of_the_whole_track() -> None:
    entry = SCREEN.entry(MarkerMoved(0, Info.FLASK, 1, 3, 0), ["Red"], brief=True)
    assert entry is not None
    assert entry.text == "flask marker to space 4 of 16 (area 2)"


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (3, "pay the rest: 3 shillings"),
        (2, "pay the rest: only 2 shillings; 1 unpaid agent leaves"),
        (0, "pay nothing more; 3 unpaid agents leave"),
    ],
)
def test_payday_says_who_leaves_unpaid(coins: int, said: str) -> None:
    desk = Desk(agents=[0, 1, 2], items=["map"], bribes={"wine": 1}, coins=coins)
    state = position({0: desk}, at="end", roof_tile=2, version="advanced")
    assert SCREEN.choice(state, 0, PAY_COINS) == said


def test_a_purchase_says_what_is_due(table: State) -> None:
    table.pending, table.seat, table.coins[0] = (Step.BUY_PAY, 2, 0), 0, 5
    assert SCREEN.question(table, 0) == "How do you pay? Still due: 2 shillings"
    # A payday that follows at once is no part of the price.
    paid = [ShillingsPaid(0, 2, "purchase"), ShillingsPaid(0, 3, "payday")]
    assert SCREEN.choices.plain(table, 0, PAY_COINS, paid) == "pay the rest: 2 shillings"
    assert SCREEN.choice(table, 0, PAY[Bribe.MAGAZINE]) == "pay 1 magazine"


def test_missions_end_with_or_without_one(table: State) -> None:
    table.pending = (Step.MISSION, 0, 0)
    assert SCREEN.choice(table, 0, DONE) == "no mission"
    table.fulfilled = 1
    assert SCREEN.choice(table, 0, DONE) == "no more missions"


def test_what_is_declined_has_its_own_words(table: State) -> None:
    table.pending = (Step.ADVANCE, 0, 1)
    assert SCREEN.choice(table, 0, DECLINE) == "leave it unused"
    table.pending = (Step.MOVE_FIGURE, 0, 0)
    assert SCREEN.choice(table, 0, DECLINE) == "the figure stays where it is"


def test_a_placement_says_what_is_really_paid(table: State) -> None:
    place = next(a for a in GAMES["vienna"].actions if a.kind == "place")
    paid = [BribesPaid(0, Bribe.WINE, 1, "placement"), BribesPaid(0, Bribe.MAGAZINE, 1, "placement")]
    assert SCREEN.choices.plain(table, 0, place, None) == "a1 Josephinum"
    assert SCREEN.choices.plain(table, 0, place, []) == "a1 Josephinum for free"
    assert SCREEN.choices.plain(table, 0, place, paid) == "a1 Josephinum for 1 wine, 1 magazine"


def test_the_table_of_all_uses_short_names(table: State) -> None:
    table.desk[0] |= 1 << Item.CASH_BOX | 1 << Item.SIDE_TABLE
    row = Desks(SCREEN.words, table, table.view(0), ["You", "Red"]).everybody().columns[-1]._cells
    assert "box, table" in [cell.text.plain for cell in row]  # type: ignore[union-attr]

"""What a screen draws comes from what its seat may know."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.games import every_game

from kaffeehaus import GAMES, GameState
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.locale import Texts

SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "vienna": [(3, {}), (4, {"version": "advanced", "figures": True})],
    "valencia": [(2, {"specials": "all"}), (5, {"specials": "all", "city": "random"})],
}


def drawn(game: str, state: GameState, seat: int, width: int = 100) -> str:
    """All that a person at the seat sees before a decision."""
    screen = presenter_of(game, Texts())
    names = screen.names(state)
    out = Console(file=io.StringIO(), width=width, color_system=None)
    for part in screen.table(state, seat, names, width, False):
        out.print(part)
    if seat in state.to_act:
        for part in screen.glance(state, seat, names):
            out.print(part)
        out.print(screen.question(state, seat), *(screen.choice(state, seat, a) for a in state.legal(seat)))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@every_game
@pytest.mark.parametrize("setting", [0, 1])
def test_a_screen_is_the_same_in_every_world_the_seat_may_live_in(game: str, setting: int) -> None:
    players, options = SETTINGS[game][setting]
    rng = Random(players)
    state = GAMES[game].start(players, GAMES[game].options(options), players)
    other_worlds = 0
    while not state.over:
        seat = rng.choice(state.to_act)
        if rng.random() < 0.08:
            viewer = rng.randrange(players)
            other = (viewer + 1) % players
            world = state.determinize(viewer, rng)
            assert drawn(game, state, viewer) == drawn(game, world, viewer)
            other_worlds += drawn(game, state, other) != drawn(game, world, other)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert other_worlds

"""The plain screen plays any game: its words tell what is asked, what may be done and how things stand."""

from __future__ import annotations

import re
from io import StringIO
from random import Random
from typing import cast

import pytest
from rich.console import Console
from tests.locale.families import MESSAGES

from kaffeehaus import GAMES
from kaffeehaus.cli.plain import PlainPresenter
from kaffeehaus.core.events import Event
from kaffeehaus.locale import Texts, languages

LONG = 400
"""So many actions show every kind of question."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_the_plain_screen_says_all_of_a_game(game: str, lang: str) -> None:
    players, options, seed = next(iter(MESSAGES[game].settings.values()))
    rules, rng = GAMES[game], Random(seed)
    state = rules.start(players, rules.options(options), seed)
    screen = PlainPresenter(Texts(lang, game))
    names = screen.names(state)
    said: list[str] = []
    for _ in range(LONG):
        if state.over:
            break
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        said += [screen.question(state, seat), *(screen.choice(state, seat, action) for action in legal[:4])]
        happened: list[Event] = []
        state.apply(seat, rng.choice(legal), happened)
        said += [entry.text for event in happened if (entry := screen.entry(event, names, brief=True))]
    out = Console(width=100, file=StringIO())
    for part in screen.table(state, 0, names, 100, open_hands=False):
        out.print(part)
    said.append(cast(StringIO, out.file).getvalue())
    assert all(name in said[-1] for name in names)
    assert [text for text in said if not text or re.search(r"\{|why-|log-|ask-|do-|None", text)] == []

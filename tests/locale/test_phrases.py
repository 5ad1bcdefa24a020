"""Terminal and browser say the same: whole games told here are told again by the client's own reading of the words."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

from tests.locale.families import MESSAGES
from tests.needs import is_missing
from tools.client import CLIENT, node

from kaffeehaus import GAMES
from kaffeehaus.cli.phrases import phrasebook
from kaffeehaus.core.events import Event, visible
from kaffeehaus.locale import Texts, languages
from kaffeehaus.server import catalogue

SETTINGS = {"vienna": "advanced", "valencia": "five-players"}
LOOKED_AT = 6
"""So many choices of a question are told; the others differ in what they name."""
SELDOM = 15
"""All that lies on the table is told at one question in so many: little of it changes from one to the next."""


def test_the_browser_says_what_the_terminal_says(tmp_path: Path) -> None:
    if not (CLIENT / "node_modules").is_dir():
        is_missing("what the browser says", "the client's packages are not installed: python tools/client.py")
    told = tmp_path / "told.json"
    told.write_text(json.dumps({game: of_a_game(game) for game in GAMES}), "utf-8")
    npm, env = node()
    command = [*npm, "run", "test", "--", "tools/told.test.js"]
    done = subprocess.run(
        command, cwd=CLIENT, env=dict(env, KAFFEEHAUS_TOLD=str(told), NO_COLOR="1"), capture_output=True, text=True
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def of_a_game(game: str) -> dict[str, Any]:
    """A whole game: every event, every question with some of its choices, and reasons why others are not there."""
    players, options, seed = MESSAGES[game].settings[SETTINGS[game]]
    rules, rng = GAMES[game], Random(seed)
    state = rules.start(players, rules.options(options), seed)
    books = {lang: phrasebook(rules.words, Texts(lang, game)) for lang in languages()}
    names = [f"P{seat}" for seat in range(players)]
    views: list[dict[str, Any]] = []
    said: list[dict[str, Any]] = []

    def tell(how: str, of: list[Any], *args: Any, **named: Any) -> None:
        texts = {lang: getattr(book, how)(*args, **named) for lang, book in books.items()}
        assert all(texts.values()), (how, of)
        said.append({"how": how, "of": of, "texts": texts})

    while not state.over:
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        view, at = state.view(seat), len(views)
        views.append(view)
        tell("question", ["long", at, seat], view, seat)
        tell("question", ["short", at, seat], view, seat, short=True)
        for action in rng.sample(legal, min(len(legal), LOOKED_AT)):
            world, follows = state.clone(), list[Event]()
            world.apply(seat, action, follows)
            preview = [event.to_json() for event in visible(follows, seat)] or None
            tell("choice", [str(action), at, seat, preview], str(action), view, seat, preview)
        for viewer in (seat, None) if at % SELDOM == 0 else ():
            tell("lines", [at, viewer], view, viewer, names)
            tell("tables", [at, viewer], view, viewer, names)
        other = rng.choice(rules.actions)
        tell("choice", [str(other), at, seat, None], str(other), view, seat)
        tell("reason", list(state.why_not(seat, other)), *state.why_not(seat, other))
        happened: list[Event] = []
        state.apply(seat, rng.choice(legal), happened)
        for event in happened:
            tell("event", [event.to_json()], event.to_json(), names)
    texts = {lang: catalogue.texts(lang, game) for lang in languages()}
    return {"table": rules.words, "texts": texts, "names": names, "views": views, "said": said}

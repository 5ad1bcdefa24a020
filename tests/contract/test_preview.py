"""What is previewed is what happens: in price, squares, points and triggers, up to the first thing that shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from tests.contract.checks import another_world
from tests.contract.play import Script, scripts
from tests.contract.tables import TABLES
from tests.golden.coverage import WATCH, options_label, recordings, wanted

from kaffeehaus import GAMES, BadOptions, GameState, IllegalAction, Record, preview, previews
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.conformance import check_preview, snapshot
from kaffeehaus.core.preview import LONGEST_CHAIN, REVEAL, TURN, onward
from kaffeehaus.core.words import Phrasebook
from kaffeehaus.locale import Texts

FORESEEN = {
    "vienna": ("options", "ability", "mission", "purchase", "figure", "event", "rule"),
    "valencia": ("options", "fountain", "special card: sav", "special card: ware", "special card: vag", "event"),
}
"""What of a game's rules, by the beginning of its label, shows in previews of recorded games."""
UNFORESEEN = {
    *("ability foreign-cards", "event cards-drawn", "event cards-seen", "event pile-shuffled", "event mission-shown"),
    *("event card-drawn", "event missions-offered", "event mission-scored", "event nina-revealed", "event planned"),
    *("event card-revealed", "event cards-discarded", "event stack-revealed", "event card-retrieved"),
    *("event game-ended",),
}
"""What shows at once what nobody knew, or is about the player's own cards, which are no news; or ends it all."""


def recorded(name: str) -> Iterator[tuple[GameState, int, Action]]:
    """Every position of every recorded game, with what was done there; together they show every rule."""
    for path in recordings(name):
        record = Record.from_json(path.read_text("utf-8"))
        game = GAMES[name]
        state = game.start(record.players, game.options(record.options), record.seed)
        for seat, text in record.actions:
            action = game.parse(text)
            yield state, seat, action
            state.apply(seat, action)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_previewed_happens_over_every_rule_and_option_set(name: str):
    shown: set[str] = set()
    for number, (state, seat, action) in enumerate(recorded(name)):
        others = state.legal(seat) if number % 5 == 0 else []
        for choice in {action, *others}:
            foreseen = preview(state, seat, choice)
            after = check_preview(state, seat, foreseen)
            if choice.kind != "pay":  # of which the first part has been paid before
                shown |= WATCH[name]().follow(foreseen.events, after)
        shown.add(options_label(state.options))
    rules = {label for label in wanted(name) if label.startswith(FORESEEN[name])} - UNFORESEEN
    assert sorted(rules - shown) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_becomes_possible_is_told_now_as_it_is_then(name: str):
    """Chances are told before they are there, in words that look at the table as it stands."""
    texts, told = Texts(game=name), 0
    book = Phrasebook(GAMES[name].words, lambda id, args: texts.text(id, **args))
    for state, seat, action in recorded(name):
        foreseen = preview(state, seat, action)
        after, before = state.clone(), state.view(seat)
        chances = list(foreseen.then)
        for answer in (foreseen.action, *foreseen.assumed):
            after.apply(seat, answer)
            for chance in [c for c in chances if c in after.legal(seat)]:
                chances.remove(chance)
                told += 1
                now, then = (book.choice(str(chance), view, seat) for view in (before, after.view(seat)))
                assert now == then, (str(state.options), str(action))
        assert chances == []
    assert told > 20


@settings(max_examples=60)
@given(scripts(40))
def test_what_is_previewed_happens_at_any_table(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        for foreseen in previews(state, seat):
            check_preview(state, seat, foreseen)
            assert len(foreseen.assumed) <= LONGEST_CHAIN
        state.apply(seat, action)


def follow_habits(state: GameState, seat: int, action: Action) -> GameState:
    """What an action leads to with all that goes along with it unasked."""
    after = state.clone()
    after.apply(seat, action)
    while not after.waiting and after.to_act == (seat,):
        usual = after.usual(seat)
        if usual is None or usual.kind not in after.habits:
            break
        after.apply(seat, usual)
    return after


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_onward_is_what_may_be_done_then(name: str):
    """An answer that shows something to others alone and what is done after it are thought over together."""
    met = 0
    for state, seat, _ in recorded(name):
        for first in previews(state, seat) if state.usual(seat) else []:
            offered = onward(state, seat, first)
            if not offered:
                continue
            met += 1
            after = state.clone()
            after.apply(seat, first.action)
            assert [f.action for f in offered] == after.legal(seat)
            for real, foreseen in zip(previews(after, seat), offered, strict=True):
                assert replace(foreseen, ends=real.ends) == real
                assert foreseen.ends in (TURN, REVEAL)
                if foreseen.ends == TURN != real.ends:
                    assert foreseen.then == ()
                    last = follow_habits(after, seat, foreseen.action)
                    assert last.over or last.to_act != (seat,)
    assert (met > 100) == ("exchange" in GAMES[name].start(2).habits)


@settings(max_examples=60)
@given(scripts(30))
def test_previews_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(script: Script):
    state, rng = script.opening(), Random(script.seed)
    for seat, action in script.moves(state):
        another = another_world(state, seat, rng)
        told, again = (
            [(foreseen, onward(one, seat, foreseen)) for foreseen in previews(one, seat)] for one in (state, another)
        )
        assert snapshot(another.supposed(seat)) == snapshot(state.supposed(seat))
        assert repr(again).encode() == repr(told).encode()
        state.apply(seat, action)


@settings(max_examples=40)
@given(scripts(10))
def test_a_preview_changes_nothing(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        before, undoable = snapshot(state), state.undoable
        found = previews(state, seat)
        assert [p.action for p in found] == state.legal(seat)
        assert preview(state, seat, action) == found[state.legal(seat).index(action)]
        assert (snapshot(state), state.undoable) == (before, undoable)
        state.apply(seat, action)


@settings(max_examples=60)
@given(scripts(60))
def test_the_usual_answer_is_legal_and_nobody_else_has_one(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        for other in range(state.players):
            usual, legal = state.usual(other), state.legal(other)
            assert usual is None or usual in legal
            assert GameState.usual(state, other) is (legal[0] if legal else None), "what a game has that does not say"
        state.apply(seat, action)


@pytest.mark.parametrize("table", TABLES[::17], ids=str)
def test_a_preview_of_what_is_not_legal_is_refused_and_changes_nothing(table):
    state = table.start(3)
    seat = state.to_act[0]
    action = state.legal(seat)[0]
    idle = next((p for p in range(state.players) if p not in state.to_act), None)
    foreign = next(game for name, game in GAMES.items() if name != table.game).actions[0]
    illegal = next(a for a in state.actions if a not in state.legal(seat))
    before = snapshot(state)
    if idle is not None:
        with pytest.raises(IllegalAction, match=f"seat {idle} may not play"):
            preview(state, idle, action)
        assert previews(state, idle) == []
    for wrong in (foreign, illegal):
        with pytest.raises(IllegalAction, match="legal now"):
            preview(state, seat, wrong)
    for nobody in (-1, 99):
        with pytest.raises(BadOptions, match="there is no seat"):
            preview(state, nobody, action)
        with pytest.raises(BadOptions, match="there is no seat"):
            previews(state, nobody)
    with pytest.raises(IllegalAction):
        preview(state, None, action)  # type: ignore[arg-type]
    assert snapshot(state) == before

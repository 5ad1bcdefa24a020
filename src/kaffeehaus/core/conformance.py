"""What must hold in every position of every game, as functions that fail: the contract, tried out.

`check_game` plays a game at random at every kind of table and tries everything on the way. A game of another package
calls it in a test of its own, and has then what the games of the house have.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Game, GameOptions, Perspective
from kaffeehaus.core.errors import BadOptions, IllegalAction
from kaffeehaus.core.events import Event, visible
from kaffeehaus.core.preview import REVEAL, TURN, Change, Preview, UntilReveal, changes, preview
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState

VIEW_LIMIT = 12_000
"""The most bytes a view may take as JSON, so that a table with many watchers stays light."""
LONGEST_GAME = 5_000
"""A game of more actions than this is taken for one that never ends."""
OFTEN, SELDOM = 7, 23
"""Every how many actions the dearer checks are made."""


def check_game(game: Game, options: Iterable[GameOptions] | None = None, seed: int = 0) -> None:
    """Plays a game for every number of players with every set of options; AssertionError says what does not hold."""
    _check_catalogue(game)
    for chosen in options if options is not None else every_option(game):
        for players in game.seats:
            seed += 1
            _check_course(game.start(players, chosen, seed), Random(seed))
    for players in game.seats if options is None else ():
        for chosen in every_handicap(game, players):
            seed += 1
            _check_course(game.start(players, chosen, seed), Random(seed))


def every_handicap(game: Game, players: int) -> list[GameOptions]:
    """For every option that each seat has of its own a set in which the first seat is given most."""
    own = {name: choice for name, choice in game.Options.choices().items() if choice.each}
    given = {name: (choice.values[-1], *choice.values[:1] * (players - 1)) for name, choice in own.items()}
    return [game.Options.of({**own[name].only, name: values}) for name, values in given.items()]


def every_option(game: Game) -> list[GameOptions]:
    """The usual options, and for every value of every option a set with it, beside all that it depends on."""
    kinds = game.Options
    found = [kinds()]
    for name, choice in kinds.choices().items():
        for value in () if choice.each else choice.values:
            found.append(kinds.of({**choice.only, name: (value,) if choice.several else value}))
    return list(dict.fromkeys(found))


def snapshot(state: GameState) -> dict[str, Any]:
    """The dump of a state as values that later play cannot change."""
    return {name: _frozen(value) for name, value in state.dump().items()}


def viewers(state: GameState) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def told(events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat is told of the events."""
    return [e.to_json() for e in visible(list(events), seat)]


# A position -----------------------------------------------------------------------------------------------------------


def check_legal(state: GameState) -> None:
    """Who is to act has a real choice, in catalogue order; nobody else has any."""
    acting = state.to_act
    _hold(list(acting) == sorted(set(acting) & set(range(state.players))), f"to_act is {acting}")
    _hold(state.over == (not acting), f"over is {state.over} while {acting} are to act")
    _hold(not state.waiting or acting == tuple(p for p in range(state.players) if state.waiting >> p & 1), "waiting")
    for seat in acting:
        legal = state.legal(seat)
        ids = [a.id for a in legal]
        _hold(len(legal) >= 2, f"seat {seat} is asked without a choice: {legal}")
        _hold(ids == sorted(set(ids)), f"legal is not in catalogue order: {legal}")
        _hold(all(state.actions[a.id] is a for a in legal), f"legal holds what the catalogue has not: {legal}")
        usual = state.usual(seat)
        _hold(usual is None or usual in legal, f"the usual answer {usual} is none of {legal}")
    for seat in {-1, 99, *range(state.players + 1)} - set(acting):
        _hold(state.legal(seat) == [], f"seat {seat} is not to act and has choices: {state.legal(seat)}")


def check_refusals(state: GameState, rng: Random, count: int = 3) -> None:
    """What is not in the list is refused, the error says what was, and nothing has changed."""
    before = snapshot(state)
    for seat in {*range(-1, state.players + 1), 99}:
        legal = state.legal(seat)
        sample = rng.sample(state.actions, min(count + len(legal), len(state.actions)))
        for action in [a for a in sample if a not in legal][:count]:
            _check_refusal(state, seat, action, legal)
        _hold(state.legal(seat) == legal, "a refusal changed what is legal")
    _hold(snapshot(state) == before, "a refused action changed the state")


def _check_refusal(state: GameState, seat: int, action: Action, legal: list[Action]) -> None:
    events: list[Event] = []
    try:
        state.apply(seat, action, events)
    except IllegalAction as error:
        _hold(error.legal == tuple(legal) and str(action) in str(error), f"the refusal does not say enough: {error}")
    else:
        raise AssertionError(f"seat {seat} may not play {action}, and could")
    _hold(events == [], f"a refused action told {events}")
    _hold(state.why_not(seat, action)[0] != "why-allowed", f"{action} is not legal, and why_not says it is")


def check_views(state: GameState) -> None:
    """A view is plain data of reasonable size that survives a trip over the wire; a seat that is not there has none."""
    for seat in viewers(state):
        view = state.view(seat)
        text = json.dumps(view)
        _hold(len(text) < VIEW_LIMIT, f"a view of {len(text)} bytes")
        _hold(json.loads(text) == view, "a view that is not plain data")
    for absent in (-1, state.players):
        try:
            state.view(absent)
        except BadOptions:
            continue
        raise AssertionError(f"there is no seat {absent}, and it has a view")


def check_worlds(state: GameState, number: int) -> None:
    """A sampled world looks like the real one to its seat, and depends on nothing that the seat cannot know."""
    for seat in viewers(state):
        world = state.determinize(seat, Random(number))
        _hold(world.view(seat) == state.view(seat), f"seat {seat} can tell a sampled world from the real one")
        _hold((world.to_act, world.over) == (state.to_act, state.over), "a sampled world is at another moment")
        _hold((world.undoable, world.taken()) == (0, []), "a sampled world has a past")
        if seat is not None:
            _hold(world.legal(seat) == state.legal(seat), f"seat {seat} has other choices in a sampled world")
            _hold(world.standing(seat) == state.standing(seat), f"seat {seat} stands otherwise in a sampled world")
        again = world.determinize(seat, Random(number + 1))
        direct = state.determinize(seat, Random(number + 1))
        _hold(snapshot(again) == snapshot(direct), f"a world sampled for {seat} depends on what that seat cannot know")
        if seat is not None:
            alike = snapshot(world.supposed(seat)) == snapshot(state.supposed(seat))
            _hold(alike, f"previews for {seat} depend on what that seat cannot know")


def check_copy(state: GameState, seat: int, action: Action) -> None:
    """A copy goes its own way, and given the same action it goes the same way, whether anybody listens or not."""
    before, copy, silent = snapshot(state), state.clone(), state.clone()
    _hold(copy == state, "a copy is not like its original")
    one: list[Event] = []
    two: list[Event] = []
    copy.apply(seat, action, one)
    _hold(snapshot(state) == before, "playing on a copy changed the original")
    silent.apply(seat, action)
    _hold(snapshot(silent) == snapshot(copy), "telling what happens changes what happens")
    again = state.clone()
    again.apply(seat, action, two)
    _hold(one == two and again == copy, "the same action on two copies came to different things")
    json.dumps([e.to_json() for e in one])


def check_foreseen(state: GameState, seat: int, action: Action, rng: Random) -> None:
    """An action that may be taken back is told alike in all worlds its player can imagine, so it has shown nothing."""
    tales: list[list[dict[str, Any]]] = []
    marks: list[int] = []
    for _ in range(2):
        world = state.determinize(seat, rng)
        events: list[Event] = []
        world.apply(seat, action, events)
        tales.append(told(events, seat))
        marks.append(world.undoable)
    _hold(marks[0] == marks[1], f"whether {action} may be taken back depends on what seat {seat} cannot know")
    _hold(not marks[0] or tales[0] == tales[1], f"{action} may be taken back and shows seat {seat} something hidden")


def check_preview(state: GameState, seat: int, foreseen: Preview) -> GameState:
    """Plays the action and the answers that were assumed, and compares; hands back how it came out."""
    before, after = state, state.clone()
    events: list[Event] = []
    after.apply(seat, foreseen.action, events)
    passes = seat not in after.to_act or bool(set(after.to_act) - set(before.to_act))
    ends = TURN if passes else None if after.undoable else REVEAL
    # Who goes on after a reveal may depend on what comes to light.
    either = ends is not None and foreseen.ends is not None and not after.undoable
    _hold(foreseen.ends == ends or either, f"{foreseen.action} was to end by {foreseen.ends} and ended by {ends}")
    sure, certain = list(foreseen.events[: foreseen.certain]), _news(events, seat)
    _hold(certain[: len(sure)] == sure, f"of {foreseen.action} {sure} was foreseen, and {certain} happened")
    later: list[Event] = []
    for answer in foreseen.assumed:
        _hold(after.usual(seat) is answer, f"{answer} was assumed, and {after.usual(seat)} is usual")
        after.apply(seat, answer, later)
    passed = seat not in after.to_act or bool(set(after.to_act) - set(before.to_act))
    shows = after.rng is not before.rng or after.shown != before.shown
    _hold(foreseen.passes == passed or shows, f"{foreseen.action} was to lead to others, or not, and did otherwise")
    follows = [e for e in _news(later, seat) if getattr(e, "seat", seat) == seat]
    told = list(foreseen.events[foreseen.certain :])
    _hold(follows[: len(told)] == told, f"of {foreseen.action} {told} was to follow, and {follows} did")
    stands = _standing(state, seat, (foreseen.action, *foreseen.assumed))
    _hold(foreseen.standing == stands, f"{foreseen.action} was to change {foreseen.standing}, and changed {stands}")
    if after.rng is before.rng and after.shown == before.shown:
        all_told = (len(certain), len(follows)) == (foreseen.certain, len(told))
        _hold(all_told, f"nothing came to light, and not all that came of {foreseen.action} was foreseen")
    return after


def _standing(state: GameState, seat: int, actions: Iterable[Action]) -> dict[str, Change]:
    """What stands otherwise for the seat after these actions, or when the first thing came to light on the way."""
    before, after = state.standing(seat), state.clone()
    told = UntilReveal(after, seat)
    for action in actions:
        after.apply(seat, action, told)
        told.close()
    return changes(before, after.standing(seat) if told.standing is None else told.standing)


def _news(events: list[Event], seat: int) -> list[Event]:
    """What a player is told of events that is news to them."""
    return [e for e in visible(events, seat) if not (e.shows_own and getattr(e, "seat", None) == seat)]


def check_outcome(state: GameState) -> None:
    """The end says who won, with how much and for what, and allows nothing more."""
    outcome = state.outcome
    if outcome is None:
        raise AssertionError("the game is over without an outcome")
    _hold(state.to_act == (), "the game is over and somebody is to act")
    _hold(len(outcome.scores) == len(outcome.points) == state.players, "an outcome has an entry for every seat")
    added = [sum(p.values()) for p in outcome.points]
    _hold(added == list(outcome.scores), f"the points by rule add up to {added}, the scores are {outcome.scores}")
    winners = list(outcome.winners)
    _hold(bool(winners) and winners == sorted(set(winners)), f"the winners are {winners}")
    _hold({outcome.scores[w] for w in winners} == {max(outcome.scores)}, "somebody with fewer points won")
    _hold(bool(outcome.reason), "the outcome does not say why the game ended")
    for seat in viewers(state):
        shown = state.view(seat)["outcome"]
        _hold(shown == json.loads(json.dumps(outcome.to_json())), "a view shows another outcome")


# Two games that a seat cannot tell apart ------------------------------------------------------------------------------


def futures(state: GameState, seat: int, observer: int | None) -> dict[str, list[tuple[GameState, object]]]:
    """What each action of the seat leads to, sorted by all that the observer can learn from the state itself."""
    found: dict[str, list[tuple[GameState, object]]] = {}
    for action in state.legal(seat):
        after = state.clone()
        events: list[Event] = []
        after.apply(seat, action, events)
        choices = [] if observer is None else [str(a) for a in after.legal(observer)]
        known = json.dumps([after.view(observer), after.undoable, choices])
        found.setdefault(known, []).append((after, told(events, observer)))
    return found


def check_alike(groups: dict[str, list[tuple[GameState, object]]], observer: int | None) -> None:
    """Games that look the same to the observer told the same and give the same worlds."""
    for (first, tale), *others in groups.values():
        world = snapshot(first.determinize(observer, Random(1)))
        for other, other_tale in others:
            _hold(other_tale == tale, f"{observer} is told {other_tale} or {tale} of what {observer} cannot know")
            same = snapshot(other.determinize(observer, Random(1))) == world
            _hold(same, f"a world sampled for {observer} depends on a secret choice")


# A whole game ---------------------------------------------------------------------------------------------------------


def _check_catalogue(game: Game) -> None:
    _hold(0 < len(game.actions) < 4096, f"a catalogue of {len(game.actions)} actions")
    for number, action in enumerate(game.actions):
        _hold(action.id == number, f"the id of {action} is not its place in the catalogue")
        _hold(game.parse(str(action)) is action, f"{action} does not parse back")


def _check_course(state: GameState, rng: Random) -> None:
    _hold(state.undoable == 0, "the first deal can be taken back")
    moments = [state.clone()]
    while not state.over:
        number = len(moments)
        _hold(number < LONGEST_GAME, "this game does not end")
        _hold(state.outcome is None, "an outcome before the end")
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal(seat))
        _check_position(state, seat, action, number, rng)
        before = state.round, state.undoable
        state.apply(seat, action)
        _hold(state.round >= before[0] >= 0, f"round {state.round} after round {before[0]}")
        _hold(state.undoable in (0, before[1] + 1), f"{state.undoable} actions may be taken back after {before[1]}")
        moments.append(state.clone())
    for check in (check_legal, check_views, check_outcome):
        check(state)
    check_refusals(state, rng, 1)
    check_worlds(state, len(moments))
    _check_record(state, moments)


def _check_position(state: GameState, seat: int, action: Action, number: int, rng: Random) -> None:
    check_legal(state)
    check_copy(state, seat, action)
    check_foreseen(state, seat, action, rng)
    check_preview(state, seat, preview(state, seat, action))
    if len(state.to_act) > 1:
        for observer in viewers(state):
            if observer != seat:
                check_alike(futures(state, seat, observer), observer)
    if number % OFTEN == 0:
        check_views(state)
        check_refusals(state, rng, 1)
        perspective = Perspective(state, seat)
        _hold(perspective.view() == state.view(seat) and perspective.legal() == state.legal(seat), "a perspective")
    if number % SELDOM == 0 or state.waiting:
        check_worlds(state, number)
        for viewer in viewers(state):
            _play_on(state.determinize(viewer, rng), rng)


def _play_on(world: GameState, rng: Random) -> None:
    """A sampled world can be played to the end."""
    for _ in range(LONGEST_GAME):
        if world.over:
            return
        seat = rng.choice(world.to_act)
        world.apply(seat, rng.choice(world.legal(seat)))
    raise AssertionError("a sampled world does not end")


def _check_record(state: GameState, moments: list[GameState]) -> None:
    """A record gives back every moment of the game, so taking back is a shorter record."""
    record = Record.from_json(state.record().to_json())
    _hold(record == state.record(), "a record does not survive being written and read")
    for at, then in enumerate(moments):
        if at % OFTEN == 0 or at == len(moments) - 1:
            again = replay_on(state.game, record, at)
            _hold(again == then and again.undoable == then.undoable, f"the record replays differently at {at}")


def _frozen(value: Any) -> Any:
    if isinstance(value, list | array):
        return tuple(_frozen(v) for v in value)
    if isinstance(value, dict):
        return {k: _frozen(v) for k, v in value.items()}
    return value


def _hold(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)

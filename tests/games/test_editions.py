"""Editions are kept whole: each plays its recorded games as it did, in every language, and none is forgotten."""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from tests.golden.coverage import ARCHIVE, archive, expectation

from kaffeehaus import GAMES, Game, GameState, IllegalAction, Perspective, Record, preview, previews
from kaffeehaus.bots import BOTS, make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.greedy import GreedyBot
from kaffeehaus.bots.steady import SteadyBot
from kaffeehaus.core.events import Event
from kaffeehaus.core.records import replay_on
from kaffeehaus.core.words import Phrasebook
from kaffeehaus.games import editions, part, registry
from kaffeehaus.games.agreement import difference
from kaffeehaus.games.editions import Edition
from kaffeehaus.locale import Texts, languages

EDITIONS = list(editions.kept())
TODAY = [editions.edition_of(GAMES[name]) for name in registry.own()]
every_edition = pytest.mark.parametrize("edition", EDITIONS, ids=str)
RUN = "run `python tools/edition.py`, as docs/editions.md tells"


def recorded(edition: Edition) -> list[tuple[str, Record]]:
    """The recorded games of an edition by name."""
    return [(path.stem, Record.from_json(path.read_text("utf-8"))) for path in archive(edition)]


def loaded(edition: Edition) -> Any:
    """The game of an edition."""
    game = editions.load(edition)
    assert game is not None
    return game


@pytest.mark.parametrize("edition", TODAY, ids=str)
def test_todays_games_are_kept_and_play_as_they_were_kept(edition: Edition):
    assert edition in EDITIONS, f"{edition} is not kept yet: {RUN}"
    game, kept = GAMES[edition.game], loaded(edition)
    assert kept is not game
    for what in (Game.components, lambda game: game.words, lambda game: list(map(str, game.actions))):
        assert what(kept) == what(game), f"{edition} is not what was kept: {RUN}"
    for name, record in recorded(edition):
        found = difference(kept, game, record)
        assert found is None, f"{edition} is not what was kept, see {name} after {found.step} actions: {RUN}"


def test_no_edition_and_no_archive_is_without_the_other():
    assert {folder.name for folder in ARCHIVE.iterdir()} == {str(edition) for edition in EDITIONS}
    assert all(archive(edition) for edition in EDITIONS)


@every_edition
def test_an_edition_plays_its_recorded_games_to_the_end_they_had(edition: Edition):
    game = loaded(edition)
    for path in archive(edition):
        expected = json.loads(expectation(path).read_text("utf-8"))
        state = replay_on(game, Record.from_json(path.read_text("utf-8")))
        public = json.dumps(state.view(None), sort_keys=True)
        assert state.outcome is not None
        assert state.outcome.to_json() == expected["outcome"]
        assert blake2b(public.encode(), digest_size=16).hexdigest() == expected["view"]


@every_edition
@pytest.mark.parametrize("lang", languages())
def test_an_edition_is_told_in_every_language(edition: Edition, lang: str):
    game, texts = loaded(edition), Texts(lang, edition.game)
    unsaid: set[str] = set()

    def say(id: str, args: dict[str, Any]) -> str:
        if not texts.has(id):
            unsaid.add(id)
        return id  # what the texts make of their arguments is tried where today's games are told

    book = Phrasebook(game.words, say)
    for _, record in recorded(edition)[:: 1 if edition not in TODAY else 7]:
        state = game.start(record.players, game.options(record.options), record.seed)
        names = ["?"] * record.players
        for seat, text in record.actions:
            view = state.view(seat)
            book.question(view, seat)
            book.choice(text, view, seat)
            events: list[Event] = []
            state.apply(seat, game.parse(text), events)
            for event in events:
                book.event(event.to_json(), names)
        for rule in state.outcome.points[0]:
            say("rule", {"rule": rule})
    options = {f"option-{name.replace('_', '-')}" for name in game.Options.choices()}
    assert unsaid | {id for id in options if not texts.has(id)} == set()


@every_edition
def test_an_edition_stands_beside_todays_game(edition: Edition):
    game = loaded(edition)
    _, record = recorded(edition)[0]
    state = replay_on(game, record, len(record.actions) // 2)
    seat = state.to_act[0]
    legal = state.legal(seat)
    assert state.game is game
    assert game.key == f"{edition.game}@{edition.rules}-{edition.content}"
    assert [foreseen.action for foreseen in previews(state, seat)] == legal
    stands = preview(state, seat, legal[0]).standing.values()
    assert all(change.before.to_json() != change.after.to_json() for change in stands)
    with pytest.raises(IllegalAction):
        state.apply(seat, next(action for action in game.actions if action not in legal))
    assert Record.from_json(state.record().to_json()) == state.record()


def test_an_edition_gains_what_is_added_to_the_contract(monkeypatch: pytest.MonkeyPatch):
    state = loaded(EDITIONS[0]).start(2, seed=1)
    monkeypatch.setattr(GameState, "asked_of", lambda state: len(state.to_act), raising=False)
    assert not hasattr(state, "asked_of")
    editions.grow(EDITIONS[0].package)
    assert state.asked_of() == len(state.to_act)


@every_edition
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_an_edition(edition: Edition, name: str, capsys: pytest.CaptureFixture[str]):
    state = loaded(edition).start(2, seed=1)
    bot = make(name, state.game.key, Random(1), Budget(iterations=4))
    for _ in range(6):
        seat = state.to_act[0]
        state.apply(seat, bot.choose(Perspective(state, seat)))
    assert len(state.history) == 6
    assert capsys.readouterr().err == "", "today's judges are not lost in it"


def test_a_bot_that_is_lost_in_an_edition_gives_way_to_one_that_is_not(capsys: pytest.CaptureFixture[str]):
    edition = EDITIONS[0]
    state = loaded(edition).start(2, seed=1)
    evaluation = evaluation_of(edition.key)._replace(worth=lambda state, seat: state.no_such_thing)
    bot = SteadyBot(GreedyBot(Random(1), evaluation), edition.key, Random(1))
    for _ in range(3):
        seat = state.to_act[0]
        state.apply(seat, bot.choose(Perspective(state, seat)))
    (line,) = capsys.readouterr().err.splitlines()
    assert f"the game {edition.key} goes without its evaluation: AttributeError" in line


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition in TODAY], ids=str)
@pytest.mark.parametrize("name", ["evaluation", "presenter", "counting"])
def test_a_part_of_an_edition_is_todays_over_its_own_game(edition: Edition, name: str):
    loaded(edition)
    ours, theirs = part(edition.game, name), part(edition.key, name)
    assert theirs is not ours
    assert theirs.__name__ == ours.__name__.replace("kaffeehaus.", f"{edition.package}.", 1)


def test_what_is_no_edition_is_none():
    edition = EDITIONS[0]
    assert editions.load(edition._replace(rules=999)) is None
    assert editions.load(edition._replace(content="0123456789abcdef")) is None
    assert [Edition.read(text) for text in ("vienna", "vienna@", "vienna@x-1", f"vienna@{'9' * 5000}-1")] == [None] * 4


def test_an_owners_tables_that_do_not_come_out_are_none():
    edition = EDITIONS[0]._replace(content="fedcba9876543210")
    tables = editions.tables_in_use(GAMES[edition.game])
    editions.remember(edition.game, edition.content, tables | {min(tables): "no table"})
    assert editions.is_kept(edition)
    assert editions.load(edition) is None


def test_the_same_sources_make_the_same_file():
    files = editions.sources(EDITIONS[0].game)
    assert editions.packed(files) == editions.packed(dict(reversed(files.items())))
    assert editions.unpacked(editions.packed(files)) == files
    assert "core/rng.py" in files
    assert not {"core/errors.py", "core/records.py"} & files.keys()

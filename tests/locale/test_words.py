"""The words of a game: a form for everything that can be said, and each message gets exactly what it needs."""

from __future__ import annotations

import json
from typing import Any

from tests.locale.families import EVENTS, STEPS, event_kinds, sayings
from tests.locale.test_catalogue import entries, every_game, every_language, variables

from kaffeehaus import GAMES
from kaffeehaus.locale import FALLBACK, languages
from kaffeehaus.locale.conformance import headed


@every_game
def test_every_event_choice_and_question_has_words(game: str) -> None:
    words = GAMES[game].words
    assert words["events"].keys() == event_kinds(EVENTS[game])
    assert words["choices"].keys() == {action.kind for action in GAMES[game].actions}
    assert words["questions"].keys() == STEPS[game]
    assert words["shorts"].keys() | words["notes"].keys() <= STEPS[game]


@every_game
def test_choices_of_a_kind_have_a_heading(game: str) -> None:
    known = entries(FALLBACK, game)
    heads = {kind for kind in headed(GAMES[game]) if "kind" in {a.id.name for a in known[f"do-{kind}"].attributes}}
    assert heads == set(headed(GAMES[game]))


@every_game
def test_headings_and_what_is_quiet_are_events(game: str) -> None:
    words = GAMES[game].words
    told = {*words["headings"], *words["nobody"], *words["rows"], *(row["kind"] for row in words["quiet"])}
    assert told <= words["events"].keys()


@every_game
def test_what_a_choice_implies_are_events(game: str) -> None:
    words = GAMES[game].words
    assert words["implied"].keys() <= words["actions"].keys()
    assert {kind for kinds in words["implied"].values() for kind in kinds} <= words["events"].keys()


@every_game
def test_words_are_plain_data(game: str) -> None:
    words = GAMES[game].words
    assert json.loads(json.dumps(words)) == words


def given(form: dict[str, Any], words: Any) -> tuple[set[str], set[str]]:
    """The arguments that a message gets by name, and those that come with a row."""
    row: set[str] = set()
    if "of" in form:
        row = {"bribe", "count"}  # of a thing that was paid
        if form["of"][0] == "components":
            rows = words["components"][form["of"][1]]
            row = set().union(*(rows.values() if isinstance(rows, dict) else rows))
    return form.keys() - {"say", "of", "when"}, row


@every_language
@every_game
def test_every_message_gets_what_it_needs(lang: str, game: str) -> None:
    words = GAMES[game].words
    got: dict[str, set[str]] = {}
    for form in sayings(words):
        named, row = given(form, words)
        got[form["say"]] = got.get(form["say"], set()) | named | row
    for id, args in got.items():
        head, _, attribute = id.partition(".")
        assert head in entries(lang, game), id
        assert not attribute or attribute in {a.id.name for a in entries(lang, game)[head].attributes}, id
        assert variables(lang, game, id) <= args, id


@every_game
def test_no_message_gets_what_no_language_says(game: str) -> None:
    words = GAMES[game].words
    for form in sayings(words):
        said = set().union(*(variables(lang, game, form["say"]) for lang in languages()))
        assert given(form, words)[0] <= said, form["say"]


@every_language
@every_game
def test_tables_have_titles_and_headings(lang: str, game: str) -> None:
    for grid in GAMES[game].words["tables"]:
        for id in (grid["title"], *grid["columns"]):
            assert variables(lang, game, id) == set(), id


@every_game
def test_the_text_of_an_action_has_a_word_for_every_field(game: str) -> None:
    fields = GAMES[game].words["actions"]
    assert all(len(fields[a.kind]) == len(str(a).split(" ")) - 1 for a in GAMES[game].actions)

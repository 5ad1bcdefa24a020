"""What only some pages say: whole, the same in every language, apart from what every page says, and served by topic."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.locale.test_catalogue import BREAKS, entries, every_language, patterns, read

from kaffeehaus import GAMES
from kaffeehaus import locale as texts
from kaffeehaus.locale import FALLBACK, topics
from kaffeehaus.server import catalogue
from kaffeehaus.server.refusals import Refusal

every_place = pytest.mark.parametrize("game", [*GAMES, None])


def messages(lang: str, game: str | None) -> dict[str, ftl.Message]:
    """The messages of all topics."""
    found: dict[str, ftl.Message] = {}
    for topic, source in topics(lang, game).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{topic}: {(entry.content or '')[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}/{topic}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@every_language
@every_place
def test_every_language_says_the_same_of_every_topic(lang: str, game: str | None) -> None:
    english = messages(FALLBACK, game)
    assert topics(lang, game).keys() == topics(FALLBACK, game).keys()
    assert set(topics(lang, game)) <= set(topics(lang)), "a game speaks of topics of the house"
    assert messages(lang, game).keys() == english.keys()
    for key, entry in messages(lang, game).items():
        assert read(entry).variables <= read(english[key]).variables, key
        assert {a.id.name for a in entry.attributes} >= {a.id.name for a in english[key].attributes}, key


@every_place
def test_a_topic_says_nothing_that_every_page_says(game: str | None) -> None:
    assert messages(FALLBACK, game).keys() & entries(FALLBACK, game).keys() == set()


@every_place
def test_no_line_of_a_french_topic_breaks_before_its_signs(game: str | None) -> None:
    lines = [
        "".join(part.value if isinstance(part, ftl.TextElement) else "0" for part in pattern.elements)
        for entry in messages("fr", game).values()
        for pattern in patterns(entry)
    ]
    assert [line for line in lines if BREAKS.search(line)] == []


@pytest.mark.parametrize("game", [*GAMES])
def test_the_coach_of_the_first_games_says_what_each_question_is_about(game: str) -> None:
    asked = {key.removeprefix("ask-") for key in entries(FALLBACK, game) if key.startswith("ask-")}
    assert {key.removeprefix("about-") for key in messages(FALLBACK, game) if key.startswith("about-")} >= asked > set()


def test_a_topic_is_served_with_what_the_game_says_and_english_where_a_language_lacks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, source in {
        "en/topics": "a = One\nb = Two\n",
        "de/topics": "a = Eins\n",
        "en/vienna/topics": "c = 3\n",
    }.items():
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "tides.ftl").write_text(source)
    monkeypatch.setattr(texts, "files", lambda package: tmp_path)
    monkeypatch.setattr(catalogue, "languages", lambda: ("de", "en"))
    served = catalogue.topic.__wrapped__("de", "tides", "vienna")
    assert "a = Eins" in served
    assert "a = One" not in served
    assert "b = Two" in served
    assert "c = 3" in served
    with pytest.raises(Refusal):
        catalogue.topic.__wrapped__("de", "moons", None)

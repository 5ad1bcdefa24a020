"""Harbour says everything in every language of the house."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import harbour
from harbour import HARBOUR
from kaffeehaus.locale import languages
from kaffeehaus.locale.conformance import check_words

LOCALE = Path(harbour.__file__).parent / "locale"


def test_every_language_says_everything():
    check_words(HARBOUR, LOCALE)


def ids(lang: str) -> dict[str, set[str]]:
    """The messages of a language with their attributes."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path, entry.content)
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_the_messages_that_english_has(lang: str):
    own, english = ids(lang), ids("en")
    assert own.keys() == english.keys()
    # A language may have forms of its own, such as cases.
    assert [id for id in english if not english[id] <= own[id]] == []

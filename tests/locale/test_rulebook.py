"""A rules page as a structure: what the forms of its Markdown become."""

from __future__ import annotations

from typing import Any

import pytest

from kaffeehaus.locale.rulebook import parsed, rulebook

PAGE = """# Title

Words of **weight**, see V38
and `C14` (M02-wine is a card).

## Part

- **V38** Text
  goes on (V39). [F G; D7]
- **V39** Steps:
  1. first
  2. second
     line [house]

| id | point | source |
|---|---|---|
| **D7** | one agent | [F] |
"""


def told(runs: list[dict[str, str]]) -> str:
    return "".join(run["text"] for run in runs)


def test_a_page_becomes_sections_of_text_entries_and_tables() -> None:
    book = parsed(PAGE, "vienna")
    first, part = book["sections"]
    assert [run.get("style", run.get("rule")) for run in first["blocks"][0]["text"]] == [
        None, "strong", None, "V38", None, "code", None,
    ]  # fmt: skip
    entry, steps, table = part["blocks"]
    assert (entry["id"], entry["kind"], told(entry["text"])) == ("V38", "rule", "Text goes on (V39).")
    assert [run["rule"] for run in entry["source"] if "rule" in run] == ["D7"]
    assert ([told(step) for step in steps["steps"]], told(steps["source"])) == (["first", "second line"], "house")
    assert [told(cell) for cell in table["head"]] == ["point"]
    row = table["rows"][0]
    assert (row["id"], row["kind"], [told(cell) for cell in row["cells"]]) == ("D7", "disagreement", ["one agent"])


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        ("one\ntwo", "one two"),
        ("一つ、\n二つ", "一つ、二つ"),
        ("カードII、\nIVの", "カードII、IVの"),
    ],
    ids=["spaces between words", "none where there are none", "nor beside a letter that needs none"],
)
def test_lines_are_joined_as_the_language_writes(lines: str, text: str) -> None:
    assert told(parsed(lines, "vienna")["sections"][0]["blocks"][0]["text"]) == text


def test_sections_bear_the_same_names_in_every_language() -> None:
    def anchors(lang: str) -> list[Any]:
        book = rulebook(lang, "vienna")
        assert book is not None
        return [section["anchor"] for section in book["sections"]]

    assert anchors("ja") == anchors("en")
    assert "the-third-man" in anchors("de")[20]


def test_a_game_without_a_page_has_none() -> None:
    assert rulebook("en", "harbour") is None

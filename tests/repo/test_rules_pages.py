"""Rules pages and repository agree: rules cited are defined, rules defined are tested, all are written one way."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kaffeehaus.games.registry import own
from kaffeehaus.locale import FALLBACK, languages
from kaffeehaus.locale.rulebook import entries as parsed
from kaffeehaus.locale.rulebook import kinds, rulebook
from kaffeehaus.server.lessons import taught

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src" / "kaffeehaus" / "locale"
SERIES = {game: tuple(kinds(game)) for game in own()}
WITHOUT_EFFECT = "## Facts without effect in the software"
"""Under this heading stand the few entries that no program can carry out; they need no citation."""

LETTERS = "|".join(sorted((letters for series in SERIES.values() for letters in series), key=len, reverse=True))
ID = rf"(?<![A-Za-z0-9])(?:{LETTERS})\d+[a-z]?(?![A-Za-z0-9])"
CITED = re.compile(ID)
DEFINED = re.compile(r"^(?:- |\| )\*\*([A-Z]+\d+[a-z]?)\*\*")
SOURCE = re.compile(r"\[(?:F|G|J|house)\b[^\]]*\](?: \|)?$")
PADDED = re.compile(rf"(?<![A-Za-z0-9])(?:{LETTERS})0\d")
RANGE = re.compile(rf"{ID}`?\s?(?:[-–—…]|\.\.\.?|_?to_?)\s?`?(?:{ID}|\d+(?![\w-]))")
CARD = re.compile(r"(?<![A-Za-z0-9_])M\d\d(?:-(?:[a-z0-9]+(?:-[a-z]+)*|(?=\{)))?(?![A-Za-z0-9_])")
"""The name of a mission card of VALENCIA: two digits always, and what it asks for after a hyphen."""
NAME = re.compile(r"\bdef test_\w+|\"[A-Z]+\d+[a-z]?(?:-[\w-]+)?\"")
"""The name of a test, or that of a case."""
LINT_CODE = re.compile(r"#\s*noqa.*")
LINK = re.compile(r"\]\(([^)#\s]+)\)")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", re.S)


@cache
def cards() -> frozenset[str]:
    """The names of VALENCIA's mission cards in the content table, and their beginnings before a placeholder."""
    table = ROOT / "src" / "kaffeehaus" / "games" / "valencia" / "content" / "missions.toml"
    names = [row[0] for row in tomllib.loads(table.read_text("utf-8"))["missions"]]
    return frozenset(names) | {f"{name.partition('-')[0]}-" for name in names if "-" in name}


def without_cards(text: str) -> str:
    """The text without names of mission cards that are written with a leading zero: those are no rules."""
    return CARD.sub(lambda found: "" if found[0] in cards() and PADDED.match(found[0]) else found[0], text)


def words_of(path: Path) -> str:
    """What of a file can cite a rule; in the client only comments, since drawings are full of letters and numbers."""
    text = path.read_text("utf-8")
    if path.suffix in {".ts", ".svelte"}:
        return only_comments(text)
    return without_cards(LINT_CODE.sub("", text) if path.suffix == ".py" else text)


def only_comments(text: str) -> str:
    """The comments of a text on the lines on which they stand."""
    kept, at = [], 0
    for comment in COMMENT.finditer(text):
        kept += ["\n" * text.count("\n", at, comment.start()), comment[0]]
        at = comment.end()
    return "".join(kept)


@cache
def texts(*folders: str) -> dict[str, str]:
    """The texts that can cite rules, by path, but for this module, which names some to try its patterns."""
    kinds = {".py", ".toml", ".ftl", ".md", ".ts", ".svelte"}
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in kinds]
    return {
        str(path.relative_to(ROOT)): words_of(path)
        for path in files
        if path != Path(__file__).resolve() and "node_modules" not in path.parts
    }


def everywhere() -> dict[str, str]:
    """All texts of the repository that can cite rules."""
    return texts("src", "tests", "client/src", "docs", "examples", "tools") | {
        name: words_of(ROOT / name) for name in ("README.md", "CHANGELOG.md")
    }


def matches(pattern: re.Pattern[str], among: dict[str, str]) -> list[tuple[str, str]]:
    """What is found, each with its place."""
    return [
        (f"{name}:{text.count(chr(10), 0, found.start()) + 1}", found[0])
        for name, text in among.items()
        for found in pattern.finditer(text)
    ]


def entries(game: str) -> Iterator[tuple[str, str, bool]]:
    """The entries of a rules page: id, whole text, and whether the software could carry it out."""
    effect = True
    lines = (LOCALE / FALLBACK / game / "rules.md").read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        if line.startswith("## "):
            effect = line != WITHOUT_EFFECT
        if found := DEFINED.match(line):
            text = line
            for more in lines[number + 1 :]:
                if not more.startswith("  "):
                    break
                text += f" {more.strip()}"
            yield found[1], text, effect


def listed(wrong: list[str]) -> str:
    """All that is wrong, one to a line."""
    return "\n".join(["", *wrong])


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("an agent is placed (V38, C14)", ["V38", "C14"]),
        ("def test_EV18_EV19_both_missions", ["EV18", "EV19"]),
        ("# K14b: the cost is paid", ["K14b"]),
        ("mission A-16, roof space H, 5M1, V12x3", []),
    ],
)
def test_the_pattern_knows_a_citation(text: str, ids: list[str]) -> None:
    assert CITED.findall(text) == ids


@pytest.mark.parametrize("text", ["V44-V48", "C1 to C31", "V120–V127", "V44-48", "test_V101_to_V104_the_example"])
def test_the_pattern_knows_a_range(text: str) -> None:
    assert RANGE.search(text)


@pytest.mark.parametrize("text", ["V9-29-buildings", "V48, V49", "a price (V63) to 3"])
def test_the_pattern_knows_what_is_no_range(text: str) -> None:
    assert not RANGE.search(text)


@pytest.mark.parametrize("text", ['"M01-0"', "`M02-wine`", "M09 is kept", 'f"M01-{cost}"'])
def test_the_name_of_a_mission_card_is_no_rule(text: str) -> None:
    assert not PADDED.search(without_cards(text))


@pytest.mark.parametrize("text", ["test_M09_four_fountains", "M02 for wine", "M01-9", "EV07"])
def test_any_other_leading_zero_is_found(text: str) -> None:
    assert PADDED.search(without_cards(text))


GAMES = pytest.mark.parametrize("game", SERIES)


@GAMES
def test_every_id_is_defined_once(game: str) -> None:
    wrong = [id for id, times in Counter(id for id, _, _ in entries(game)).items() if times > 1]
    assert not wrong, listed(wrong)


@GAMES
def test_a_page_defines_only_its_own_series(game: str) -> None:
    wrong = [id for id, _, _ in entries(game) if id.rstrip("abcdefghijklmnopqrstuvwxyz0123456789") not in SERIES[game]]
    assert not wrong, listed(wrong)


@GAMES
def test_every_entry_names_its_source(game: str) -> None:
    wrong = [id for id, text, _ in entries(game) if not SOURCE.search(text)]
    assert not wrong, listed(wrong)


def test_every_id_cited_is_defined() -> None:
    defined = {id for game in SERIES for id, _, _ in entries(game)}
    wrong = [f"{place}: {id}" for place, id in matches(CITED, everywhere()) if id not in defined]
    assert not wrong, listed(wrong)


@GAMES
def test_every_rule_is_in_the_name_of_a_test_or_case(game: str) -> None:
    named = {id for _, name in matches(NAME, texts("tests")) for id in CITED.findall(name)}
    wrong = [id for id, _, effect in entries(game) if effect and id not in named]
    assert not wrong, listed(wrong)


def test_ids_are_written_without_leading_zeros() -> None:
    wrong = [f"{place}: {id}" for place, id in matches(PADDED, everywhere())]
    assert not wrong, listed(wrong)


def test_no_range_hides_ids() -> None:
    wrong = [f"{place}: {found}" for place, found in matches(RANGE, everywhere())]
    assert not wrong, listed(wrong)


OTHERS = pytest.mark.parametrize("lang", sorted({*languages()} - {FALLBACK}))


def ids(lang: str, game: str) -> list[tuple[str, str]]:
    """The ids of a page in their order, each with the section in which it stands."""
    book = rulebook(lang, game)
    assert book is not None
    return [(section["anchor"], entry["id"]) for section in book["sections"] for entry in parsed(section)]


def shapes(lang: str, game: str) -> list[list[Any]]:
    """What the sections of a page are made of: entries with their steps, and tables with their rows and columns."""
    book = rulebook(lang, game)
    assert book is not None
    return [
        [
            section["anchor"],
            section["level"],
            *((block["is"], len(block.get("steps", ()))) for block in section["blocks"] if block["is"] == "entry"),
            *((len(block["head"]), len(block["rows"])) for block in section["blocks"] if block["is"] == "table"),
        ]
        for section in book["sections"]
    ]


@GAMES
@OTHERS
def test_every_language_has_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    book = rulebook(lang, game)
    assert book is not None
    assert book["lang"] == lang
    assert ids(lang, game) == ids(FALLBACK, game)
    assert shapes(lang, game) == shapes(FALLBACK, game)


@GAMES
@OTHERS
def test_every_language_names_the_same_rules_in_an_entry(game: str, lang: str) -> None:
    def named(lang: str) -> dict[str, list[str]]:
        text = (LOCALE / lang / game / "rules.md").read_text("utf-8")
        found: dict[str, list[str]] = {}
        for line in text.splitlines():
            if start := DEFINED.match(line):
                found[start[1]] = []
            if found and (line.startswith("  ") or start):
                found[[*found][-1]] += CITED.findall(line)
        return {id: sorted({*cited}) for id, cited in found.items()}

    own, english = named(lang), named(FALLBACK)
    wrong = [f"{lang}/{game}: {id} names {own[id]}, not {english[id]}" for id in english if own[id] != english[id]]
    assert not wrong, listed(wrong)


@GAMES
def test_the_structure_has_every_entry_with_its_source(game: str) -> None:
    """What the app shows and what the page says are the same entries."""
    book = rulebook(FALLBACK, game)
    assert book is not None
    found = [entry for section in book["sections"] for entry in parsed(section)]
    assert [entry["id"] for entry in found] == [id for id, _, _ in entries(game)]
    assert [entry["id"] for entry in found if not entry.get("source")] == []


@pytest.mark.parametrize("lang", languages())
def test_links_of_the_rules_pages_lead_somewhere(lang: str) -> None:
    for game in SERIES:
        page = LOCALE / lang / game / "rules.md"
        targets = LINK.findall(page.read_text("utf-8"))
        assert [target for target in targets if not (page.parent / target).exists()] == []


def covered() -> set[str]:
    """The ids that a rules page tells of in every language, or a lesson teaches."""
    pages = [{id for game in SERIES for _, id in ids(lang, game)} for lang in languages()]
    return set.intersection(*pages).union(*map(taught, SERIES))


def test_every_rule_that_the_engine_cites_is_in_a_lesson_or_on_a_rules_page() -> None:
    cited = {id for _, id in matches(CITED, texts("src/kaffeehaus/games"))}
    assert len(cited) > 200
    wrong = sorted(cited - covered())
    assert not wrong, listed(wrong)

"""What the documentation says is true: its Python examples run, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kaffeehaus.cli import COMMANDS
from kaffeehaus.cli.parser import build_parser
from kaffeehaus.locale import Texts

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
QUOTED = re.compile(r"^```(?:py|toml|ftl)\n(.*?)^```", re.M | re.S)
SOURCE = re.compile(r"^`(examples/[^`\n]+)`$", re.M)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


def examples(language: str) -> list[tuple[str, str]]:
    """Every code block of a language, with a name for it."""
    return [
        (f"{page.relative_to(ROOT)}:{number}", text)
        for page in PAGES
        for number, (kind, text) in enumerate(BLOCK.findall(page.read_text("utf-8")), 1)
        if kind == language
    ]


@pytest.mark.parametrize(("name", "code"), examples("python"), ids=lambda value: value if ".md:" in value else "")
def test_a_python_example_runs(name: str, code: str, capsys: pytest.CaptureFixture[str]):
    exec(compile(code, name, "exec"), {"__name__": "example"})


def quotations() -> list[tuple[str, str]]:
    """Every block that is part of a file, with the file: the last one that was named on a line of its own."""
    return [
        (SOURCE.findall(text[: found.start()])[-1], found[1])
        for text in (page.read_text("utf-8") for page in PAGES)
        for found in QUOTED.finditer(text)
        if SOURCE.search(text[: found.start()])
    ]


@pytest.mark.parametrize(("name", "part"), quotations(), ids=lambda value: value if value.count("\n") == 0 else "")
def test_what_is_quoted_stands_in_its_file(name: str, part: str):
    assert part in (ROOT / name).read_text("utf-8")


def test_the_way_to_a_new_game_is_quoted_from_a_game():
    assert len(quotations()) > 15


def commands() -> list[str]:
    """Every line of a shell example that calls the house's own command with arguments that anybody could type."""
    lines = [line.split("#")[0].strip() for _, text in examples("sh") for line in text.splitlines()]
    return sorted({line for line in lines if line.startswith("kaffeehaus ") and "FILE" not in line})


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_documentation_is_understood(line: str):
    """It is read as the command would read it, values too, and not run."""
    words = shlex.split(line)[1:]
    assert build_parser(COMMANDS, words, Texts()).parse_args(words).run is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path):
    missing = [target for target in LINK.findall(page.read_text("utf-8")) if not (page.parent / target).exists()]
    assert missing == []


def test_one_click_names_files_and_functions_that_are_there():
    """The page follows the code; it may not follow what the code was."""
    page = (ROOT / "docs" / "one-click.md").read_text("utf-8")
    files = re.findall(r"`((?:src|client)/[\w/.-]+\.\w+)`", page)
    assert len(files) > 20
    assert [file for file in files if not (ROOT / file).is_file()] == []
    named = re.findall(r"`(\w+)` of\s+`((?:src|client)/[\w/.-]+)`", page)
    named += [(function, file) for file, function in re.findall(r"`((?:src|client)/[\w/.-]+)` \(`(\w+)`\)", page)]
    assert len(named) >= 6
    assert [pair for pair in named if not re.search(rf"\b{pair[0]}\b", (ROOT / pair[1]).read_text("utf-8"))] == []


def test_tests_that_a_page_quotes_are_there():
    quoted = {name for page in PAGES for name in re.findall(r"`(test_\w+)`", page.read_text("utf-8"))}
    there = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    assert quoted <= there

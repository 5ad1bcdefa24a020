"""The message catalogue: whole, used, the same in every language, and always filled."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kaffeehaus
from kaffeehaus import GAMES
from kaffeehaus.cli import COMMANDS
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna import events
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.steps import FIRST_ASK, Step
from kaffeehaus.games.vienna.terms import AbilityKind, Bribe, Colour, Figure, Flag, Info, Item, MissionKind, Seal
from kaffeehaus.locale import FALLBACK, Texts, language_of, languages, resources

SOURCE = Path(kaffeehaus.__file__).parent
GAME = "vienna"


class Reader(Visitor):
    """Collects the variables, references and variants of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_Variant(self, node: ftl.Variant) -> None:
        if isinstance(node.key, ftl.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


@cache
def entries(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for name, source in resources(lang, GAME).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {(entry.content or '')[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def read(entry: ftl.Message) -> Reader:
    reader = Reader()
    reader.visit(entry)
    return reader


def variables(lang: str, key: str) -> set[str]:
    """The arguments a message needs, those of the messages it refers to included."""
    todo, seen, found = [key], set(), set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        head, _, attribute = name.partition(".")
        entry = entries(lang)[head]
        part = next(a.value for a in entry.attributes if a.id.name == attribute) if attribute else entry.value
        reader = Reader()
        reader.visit(part)
        found |= reader.variables
        todo += reader.references
    return found


def event_kinds() -> set[str]:
    return {v.kind for v in vars(events).values() if isinstance(v, type) and issubclass(v, Event) and v is not Event}


def words(*values: Any) -> set[str]:
    return {v.name.lower().replace("_", "-") for v in values}


def reasons() -> set[str]:
    rooms = [SOURCE / "core", SOURCE / "games" / GAME]
    return {
        found
        for room in rooms
        for path in room.rglob("*.py")
        for found in re.findall(r'"(why-[a-z-]+)"', path.read_text("utf-8"))
    }


FAMILIES = {
    "log": {f"log-{kind}" for kind in event_kinds()},
    "do": {f"do-{action.kind}" for action in GAMES[GAME].actions},
    "ability": {f"ability-{kind.value}" for kind in AbilityKind},
    "ask": {f"ask-{word}" for word in words(*(s for s in Step if s >= FIRST_ASK))},
    "why": reasons(),
    "option": {f"option-{name.replace('_', '-')}" for name in GAMES[GAME].Options().to_json()},
    "mission": {f"mission-needs-{kind.value}" for kind in MissionKind},
}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_member_of_a_family_has_a_message(family: str) -> None:
    assert FAMILIES[family]
    assert FAMILIES[family] - entries(FALLBACK).keys() == set()


SELECTIONS = {
    "bribe": words(*Bribe),
    "info": words(*Info),
    "flag": words(*Flag),
    "seal": words(*Seal),
    "item": words(*Item),
    "colour": words(*Colour),
    "figure-name": words(*Figure),
    "rule": words(*Rule),
    "phase": {"purchase", "payday", "unfinished"},
    "end-reason": {"investigator", "exhaustion"},
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", SELECTIONS)
def test_a_word_message_knows_every_word(lang: str, key: str) -> None:
    entry = entries(lang)[key]
    for part in [entry.value, *(a.value for a in entry.attributes)]:
        reader = Reader()
        reader.visit(part)
        assert SELECTIONS[key] <= reader.variants


def test_keys_are_lower_case_with_hyphens() -> None:
    assert [key for key in entries(FALLBACK) if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", key)] == []


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_keys_files_and_arguments(lang: str) -> None:
    assert resources(lang, GAME).keys() == resources(FALLBACK, GAME).keys()
    assert entries(lang).keys() == entries(FALLBACK).keys()
    for key, entry in entries(FALLBACK).items():
        attributes = {a.id.name for a in entry.attributes}
        assert attributes <= {a.id.name for a in entries(lang)[key].attributes}, key
        for name in ([key] if entry.value else []) + [f"{key}.{a}" for a in attributes]:
            assert variables(lang, name) <= variables(FALLBACK, name), name


def literals() -> tuple[set[str], set[str]]:
    """The strings of the code, and the beginnings of its formatted strings."""
    whole, beginnings = set(), set()
    for path in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value.partition(".")[0])
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {b for b in beginnings if re.fullmatch(r"[a-z-]+-", b)}


def test_no_message_is_unused() -> None:
    whole, beginnings = literals()
    used = whole | set().union(*FAMILIES.values()) | {f"{command.name}-about" for command in COMMANDS}
    used |= {r.partition(".")[0] for entry in entries(FALLBACK).values() for r in read(entry).references}
    left = {key for key in entries(FALLBACK) if key not in used}
    assert {key for key in left if not key.startswith(tuple(beginnings))} == set()
    # Beginnings reach only families of messages that end in a word the code holds.
    assert {key for key in left if not any(key.removeprefix(b) in used | words_of_code() for b in beginnings)} == set()


def words_of_code() -> set[str]:
    help_texts = {f"{key}-what" for key in ("why", "undo", "board", "log", "card", "save", "quit")}
    return help_texts | {*"123456", "triggered", "last-round"}


def test_every_message_the_code_names_exists() -> None:
    missing = set()
    for path in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and named(node.func) in {"text", "_paragraph", "_line", "Refused", "_titled"}:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and str(first.value).partition(".")[0] not in entries(FALLBACK):
                    missing.add(f"{path.name}: {first.value!r}")
    assert missing == set()


def named(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_no_reference_of_a_message_leads_nowhere() -> None:
    for lang in languages():
        for key, entry in entries(lang).items():
            for reference in read(entry).references:
                head, _, attribute = reference.partition(".")
                assert head in entries(lang), f"{lang}: {key} refers to {reference}"
                assert not attribute or attribute in {a.id.name for a in entries(lang)[head].attributes}, reference


ENVIRONMENTS = {
    "nothing": ({}, "en"),
    "own-variable-first": ({"KAFFEEHAUS_LANG": "en", "LANG": "xx"}, "en"),
    "region": ({"LANG": "en_GB.UTF-8"}, "en"),
    "unknown": ({"LANG": "tlh_KL"}, "en"),
    "posix": ({"LC_ALL": "C"}, "en"),
}


@pytest.mark.parametrize(("environment", "lang"), ENVIRONMENTS.values(), ids=ENVIRONMENTS)
def test_the_environment_names_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


def test_an_unknown_message_reads_as_its_id() -> None:
    assert Texts().text("no-such-message") == "no-such-message"
    assert not Texts().has("no-such-message")


SETTINGS: dict[str, tuple[int, dict[str, Any], int]] = {
    "introductory": (2, {}, 1),
    "third-man": (3, {"third_man": True, "flags": "random"}, 2),
    "advanced": (4, {"version": "advanced", "figures": True, "third_man": True}, 3),
    "advanced-two": (2, {"version": "advanced", "figures": True, "colours": ("yellow", "green")}, 4),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("setting", SETTINGS)
def test_whole_games_are_told_without_a_gap(lang: str, setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every event, choice, question and reason of random games is a message whose arguments are all there."""
    problems: list[Any] = []
    format_pattern = FluentBundle.format_pattern

    def checked(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        text, errors = format_pattern(self, pattern, args)
        problems.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", checked)
    players, options, seed = SETTINGS[setting]
    game = GAMES[GAME]
    state, rng = game.start(players, game.options(options), seed), Random(seed)
    screen = presenter_of(GAME, Texts(lang))
    names = screen.names(state)
    causes = read(entries(lang)["cause"]).variants
    said: list[str] = []
    while not state.over:
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        said.append(screen.question(state, seat))
        said += [screen.choice(state, seat, action) for action in legal[:8]]
        other = rng.choice(game.actions)
        said.append(screen.reason(*state.why_not(seat, other)))
        happened: list[Event] = []
        state.apply(seat, rng.choice(legal), happened)
        for event in happened:
            assert getattr(event, "cause", "ability") in causes
            entry = screen.entry(event, names, brief=False)
            assert entry is not None
            said.append(entry.text)
    assert problems == []
    assert [text for text in said if "{" in text or "why-" in text or "log-" in text or "None" in text] == []

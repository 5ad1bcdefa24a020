"""The message catalogue: whole, used, the same in every language, and always filled."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.locale.families import MESSAGES, SOURCE, bot_reasons, problems, reasons

from kaffeehaus import GAMES
from kaffeehaus.cli import COMMANDS
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.cli.typed import COMMANDS as COMMAND_WORDS
from kaffeehaus.cli.typed import command_words, fold
from kaffeehaus.core.events import Event
from kaffeehaus.locale import FALLBACK, Texts, language_of, languages, resources

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())


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
def entries(lang: str, game: str | None) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for name, source in resources(lang, game).items():
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


def variables(lang: str, game: str | None, key: str) -> set[str]:
    """The arguments a message needs, those of the messages it refers to included."""
    todo, seen, found = [key], set(), set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        head, _, attribute = name.partition(".")
        entry = entries(lang, game)[head]
        part = next(a.value for a in entry.attributes if a.id.name == attribute) if attribute else entry.value
        reader = Reader()
        reader.visit(part)
        found |= reader.variables
        todo += reader.references
    return found


def members(field: str) -> pytest.MarkDecorator:
    """Every key of a field of every game's messages."""
    return pytest.mark.parametrize(
        ("game", "key"), [(game, key) for game in GAMES for key in getattr(MESSAGES[game], field)]
    )


@members("families")
def test_every_member_of_a_family_has_a_message(game: str, key: str) -> None:
    family = MESSAGES[game].families[key]
    assert family
    assert family - entries(FALLBACK, game).keys() == set()


@every_language
@members("selections")
def test_a_word_message_knows_every_word(lang: str, game: str, key: str) -> None:
    entry = entries(lang, game)[key]
    for part in [entry.value, *(a.value for a in entry.attributes)]:
        reader = Reader()
        reader.visit(part)
        assert MESSAGES[game].selections[key] <= reader.variants


@every_game
def test_keys_are_lower_case_with_hyphens(game: str) -> None:
    assert [key for key in entries(FALLBACK, game) if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", key)] == []


@every_language
@every_game
def test_every_language_has_the_same_keys_files_and_arguments(lang: str, game: str) -> None:
    assert resources(lang, game).keys() == resources(FALLBACK, game).keys()
    assert entries(lang, game).keys() == entries(FALLBACK, game).keys()
    for key, entry in entries(FALLBACK, game).items():
        attributes = {a.id.name for a in entry.attributes}
        assert attributes <= {a.id.name for a in entries(lang, game)[key].attributes}, key
        for name in ([key] if entry.value else []) + [f"{key}.{a}" for a in attributes]:
            assert variables(lang, game, name) <= variables(FALLBACK, game, name), name


def screens(game: str | None) -> list[Path]:
    """The modules that may use a game's messages, those of all games and its own; the shared ones any may use."""
    room = SOURCE / "cli"
    shared = [SOURCE / "locale" / "__init__.py", *room.glob("*.py")]
    if game is not None:
        return [*shared, *(room / game).glob("*.py"), SOURCE / "games" / game / "words.py"]
    return [*shared, *room.rglob("*.py"), *(SOURCE / "server").rglob("*.py")]


def literals(game: str | None) -> tuple[set[str], set[str]]:
    """The strings of the code, and the beginnings of its formatted strings."""
    whole, beginnings = set(), set()
    for path in screens(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value.partition(".")[0])
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {b for b in beginnings if re.fullmatch(r"[a-z-]+-", b)}


@pytest.mark.parametrize("game", [*GAMES, None])
def test_no_message_is_unused(game: str | None) -> None:
    whole, beginnings = literals(game)
    used = (
        whole | {f"{command.name}-about" for command in COMMANDS} | reasons("core") | problems().keys() | bot_reasons()
    )
    if game is not None:
        used |= set().union(*MESSAGES[game].families.values()) | entries(FALLBACK, None).keys()
    used |= {r.partition(".")[0] for entry in entries(FALLBACK, game).values() for r in read(entry).references}
    # What only the browser reads begins with page-; the client's own `npm run lint:texts` looks after it.
    left = {key for key in entries(FALLBACK, game) if key not in used and not key.startswith("page-")}
    assert {key for key in left if not key.startswith(tuple(beginnings))} == set()
    # Beginnings reach only families of messages that end in a word the code holds.
    assert {key for key in left if not any(key.removeprefix(b) in used | words_of_code() for b in beginnings)} == set()


def words_of_code() -> set[str]:
    help_texts = {
        f"{key}-what" for key in ("why", "advice", "undo", "board", "log", "card", "save", "position", "quit")
    }
    return help_texts | {"triggered", "last-round"}


@every_game
def test_every_message_the_code_names_exists(game: str) -> None:
    missing = set()
    for path in screens(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and named(node.func) in {"text", "_paragraph", "_line", "Refused", "_titled"}:
                first = node.args[0] if node.args else None
                if (
                    isinstance(first, ast.Constant)
                    and isinstance(first.value, str)
                    and first.value.partition(".")[0] not in entries(FALLBACK, game)
                ):
                    missing.add(f"{path.name}: {first.value!r}")
    assert missing == set()


def named(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@every_language
@every_game
def test_no_reference_of_a_message_leads_nowhere(lang: str, game: str) -> None:
    known = entries(lang, game)
    for key, entry in known.items():
        for reference in read(entry).references:
            head, _, attribute = reference.partition(".")
            assert head in known, f"{lang}: {key} refers to {reference}"
            assert not attribute or attribute in {a.id.name for a in known[head].attributes}, reference


@every_language
@every_game
def test_no_sentence_ends_twice(lang: str, game: str) -> None:
    """A message that ends in a full stop of its own, as German ranks do, never ends a sentence of another."""
    known = entries(lang, game)
    stopped = {key for key, entry in known.items() if entry.value and ends(entry.value)}
    twice = [
        f"{key}: {reference.id.name}"
        for key, entry in known.items()
        for pattern in patterns(entry)
        for part, after in pairwise(pattern.elements)
        if isinstance(part, ftl.Placeable) and isinstance(reference := part.expression, ftl.MessageReference)
        if isinstance(after, ftl.TextElement) and after.value.startswith(".") and reference.attribute is None
        if reference.id.name in stopped
    ]
    assert twice == []


BREAKS = re.compile(r"(?<=[\w)\]»\"…’]) (?=[;:!?»%])|« ")
"""Where French would break a line between a sign and its word: there stands a space that does not break.

A sign that is a word by itself, such as the key of the help, follows a full stop or a dot.
"""


@every_game
def test_no_line_of_french_breaks_before_its_signs(game: str) -> None:
    def line(pattern: ftl.Pattern) -> str:
        return "".join(part.value if isinstance(part, ftl.TextElement) else "0" for part in pattern.elements)

    lines = [(key, line(pattern)) for key, entry in entries("fr", game).items() for pattern in patterns(entry)]
    assert any("\u00a0:" in text for _, text in lines)
    assert [(key, text) for key, text in lines if BREAKS.search(text)] == []


def patterns(entry: ftl.Message) -> list[ftl.Pattern]:
    """All the lines that a message may be."""

    class Lines(Visitor):
        def __init__(self) -> None:
            self.found: list[ftl.Pattern] = []

        def visit_Pattern(self, node: ftl.Pattern) -> None:
            self.found.append(node)
            self.generic_visit(node)

    lines = Lines()
    lines.visit(entry)
    return lines.found


def ends(pattern: ftl.Pattern) -> bool:
    """Whether a line may end in a full stop."""
    last = pattern.elements[-1]
    if isinstance(last, ftl.TextElement):
        return last.value.rstrip().endswith(".")
    if isinstance(last.expression, ftl.SelectExpression):
        return any(ends(variant.value) for variant in last.expression.variants)
    return False


@every_language
def test_every_problem_has_a_text_with_its_arguments(lang: str) -> None:
    assert problems()
    for id, details in problems().items():
        assert id in entries(lang, None), id
        assert variables(lang, None, id) <= details, id


def test_every_reason_a_bot_gives_has_a_text() -> None:
    assert bot_reasons() - entries(FALLBACK, None).keys() == set()


@every_language
def test_the_words_of_commands_are_single_and_the_help_shows_them(lang: str) -> None:
    texts = Texts(lang)
    said = {name: texts.text(f"command-{name}") for name in COMMAND_WORDS}
    assert len({fold(word) for word in said.values()}) == len(COMMAND_WORDS)
    assert [word for word in said.values() if len(word.split()) != 1] == []
    for name, word in said.items():
        assert name == "help" or texts.text(f"help-key-{name}").startswith(word)
        assert fold(word) in fold(texts.text("table-keys"))


@every_language
@every_game
def test_no_word_of_a_command_names_a_choice(lang: str, game: str) -> None:
    keys = {fold(key) for action in GAMES[game].actions for key in presenter_of(game, Texts(lang)).keys(action)}
    assert {word for word in command_words(Texts(lang)) if word in keys} == set()


NUMBERS = {
    "en": ("1,234.6", "1,235", "6.5", "16.7%"),
    "fr": ("1\u202f234,6", "1\u202f235", "6,5", "16,7\u00a0%"),
    "de": ("1.234,6", "1.235", "6,5", "16,7\u00a0%"),
    "ja": ("1,234.6", "1,235", "6.5", "16.7%"),
}


@every_language
def test_numbers_are_written_as_the_language_writes_them(lang: str) -> None:
    texts = Texts(lang)
    said = (texts.number("one", 1234.56), texts.number("whole", 1234.56), texts.number("short", 6.5))
    assert (*said, texts.share(1 / 6)) == NUMBERS[lang]
    assert (texts.number("short", 6), texts.number("whole", 0)) == ("6", "0")


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


def settings() -> pytest.MarkDecorator:
    """Every table of every game at which whole games are told."""
    found = {f"{game}-{name}": (game, name) for game in GAMES for name in MESSAGES[game].settings}
    return pytest.mark.parametrize(("game", "setting"), found.values(), ids=found)


@every_language
@settings()
def test_whole_games_are_told_without_a_gap(
    lang: str, game: str, setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every event, choice, question and reason of random games is a message whose arguments are all there."""
    problems: list[Any] = []
    format_pattern = FluentBundle.format_pattern

    def checked(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        text, errors = format_pattern(self, pattern, args)
        problems.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", checked)
    said = told(lang, game, setting)
    assert problems == []
    assert [text for text in said if re.search(r"\{|why-|log-|ask-|do-|None", text)] == []


def told(lang: str, game: str, setting: str) -> list[str]:
    """All that is said of a random game."""
    players, options, seed = MESSAGES[game].settings[setting]
    rules = GAMES[game]
    state, rng = rules.start(players, rules.options(options), seed), Random(seed)
    screen = presenter_of(game, Texts(lang))
    names = screen.names(state)
    causes = read(entries(lang, game)["cause"]).variants
    said: list[str] = []
    while not state.over:
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        said.append(screen.question(state, seat))
        said += [screen.choice(state, seat, action) for action in legal[:8]]
        other = rng.choice(rules.actions)
        said += [screen.choice(state, seat, other), screen.reason(*state.why_not(seat, other))]
        happened: list[Event] = []
        state.apply(seat, rng.choice(legal), happened)
        for event in happened:
            assert getattr(event, "cause", next(iter(causes))) in causes
            entry = screen.entry(event, names, brief=False)
            assert entry is not None
            said.append(entry.text)
    return said

"""The terminal in every language: what is refused, typed, counted and drawn."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.cli.games import CASES, every_game
from tests.cli.terminal import ALWAYS_FIRST, Terminal

from kaffeehaus import GAMES, Record
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.cli.refused import problem
from kaffeehaus.cli.typed import COMMANDS, fold, matching
from kaffeehaus.core.errors import BadOptions, BadRecord, KaffeehausError
from kaffeehaus.locale import FALLBACK, Texts, languages

TRANSLATIONS = [lang for lang in languages() if lang != FALLBACK]
every_language = pytest.mark.parametrize("lang", languages())
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)

# What is refused ------------------------------------------------------------------------------------------------------

REFUSED = [
    "bogus",
    "simulate",
    "play vienna --wrong",
    "play vienna --seed",
    "bench --json=3",
    "play chess",
    "play vienna --players 9",
    "play vienna --players x",
    "play vienna --seat 4",
    "play vienna --seed x",
    f"play vienna --seed {'9' * 100}",
    "play vienna --option size=1",
    "play vienna --option version",
    "play vienna --option version=huge",
    "play vienna --option colours=red",
    "play vienna --option colours=red,blue",
    "play vienna --option figures=on",
    "play valencia --option specials=x",
    "play vienna --bots clever",
    "play vienna --bots medium,medium,medium",
    "play vienna --resume nowhere.json",
    "play vienna --resume .",
    "play vienna --save /dev/null/x.json",
    "play vienna --lang xx",
    "play vienna --lang",
    "bench --seconds 0",
]


@pytest.mark.parametrize("command", REFUSED)
def test_a_refusal_speaks_the_language(terminal: Terminal, monkeypatch, command: str) -> None:
    said = {}
    for lang in languages():
        monkeypatch.setenv("KAFFEEHAUS_LANG", lang)
        said[lang] = terminal(command)
        assert (said[lang].code, said[lang].out, said[lang].err.count("\n")) == (2, "", 1)
    assert len({answer.err for answer in said.values()}) == len(said)


def harmed(text: str) -> dict[str, str]:
    """Records that cannot be read or played, by what is wrong with them."""
    found = {"cut": text[:-40], "none": "[]", "lacks": '{"format": "kaffeehaus-record-1"}'}
    found["changed"] = text.replace('"seed": 5', '"seed": 6')
    record = Record.from_json(text)
    changes: dict[str, dict[str, Any]] = {
        "rules": {"rules": 99},
        "tables": {"content": "0" * 8},
        "players": {"players": 9},
        "options": {"options": {"size": 1}},
        "game": {"game": "chess"},
        "action": {"actions": ((0, "sing"),)},
        "field": {"rules": "1"},
        "seed": {"seed": "no"},
    }
    for name, change in changes.items():
        values = {field: getattr(record, field) for field in Record.__slots__} | change
        found[name] = object_json(values)
    return found


def object_json(values: dict) -> str:
    if isinstance(values["seed"], str):
        whole = json.loads(Record(**values | {"seed": 5}).to_json()) | {"seed": values["seed"]}
        return signed(whole)
    return Record(**values).to_json()


def signed(data: dict) -> str:
    from kaffeehaus.core.records import _checksum

    data.pop("check", None)
    return json.dumps(data | {"check": _checksum(data)})


HARMS = ["cut", "none", "lacks", "changed", "rules", "tables", "players", "options", "game", "action", "field", "seed"]


@pytest.mark.parametrize("harm", HARMS)
def test_a_record_that_is_none_is_refused_in_the_language(terminal: Terminal, home: Path, harm: str) -> None:
    terminal("play vienna --seed 5 --save game.json", "1\nquit\n")
    (home / "game.json").write_text(harmed((home / "game.json").read_text())[harm])
    said = {lang: terminal(f"replay game.json --lang {lang}") for lang in languages()}
    assert {(answer.code, answer.out, answer.err.count("\n")) for answer in said.values()} == {(2, "", 1)}
    assert len({answer.err for answer in said.values()}) == len(said)


def test_an_error_keeps_its_sentence_for_programmers() -> None:
    with pytest.raises(BadOptions, match="vienna is for 2 to 4 players, not 9") as refusal:
        GAMES["vienna"].start(9)
    assert refusal.value.id == "bad-players"
    assert problem(Texts("de"), refusal.value) == "vienna spielt man mit 2 bis 4 Personen, nicht mit 9"
    assert problem(Texts("de"), KaffeehausError("only this")) == "only this"
    outer = BadRecord("x", id="bad-record-table", problem=refusal.value)
    assert problem(Texts("en"), outer).endswith("cannot be: vienna is for 2 to 4 players, not 9")


def test_an_unknown_language_is_refused_in_that_of_the_environment(terminal: Terminal, monkeypatch) -> None:
    monkeypatch.setenv("KAFFEEHAUS_LANG", "fr")
    assert "la langue xx n’existe pas" in terminal("play vienna --lang xx").err


# What is typed --------------------------------------------------------------------------------------------------------

SAME = [
    ("ZURÜCK", "zuruck"),
    ("l’Enquêteur", "L'ENQUETEUR"),
    ("cœur", "COEUR"),
    ("？", "?"),
    ("カード　５", "カード 5"),
    ("Großes", "grosses"),
    ("a\u00a0b", "a b"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings_of_a_word_are_the_same(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_japanese_letters_stay_apart() -> None:
    assert fold("が") != fold("か")


def test_a_whole_key_comes_before_a_beginning() -> None:
    keys = {1: ["café"], 2: ["cafétéria"], 3: ["thé"]}
    assert matching("CAFE", keys, keys.__getitem__) == [1]
    assert matching("cafet", keys, keys.__getitem__) == [2]
    assert matching("x", keys, keys.__getitem__) == []


@every_language
@every_game
def test_the_prompt_knows_the_words_of_the_language(terminal: Terminal, home: Path, lang: str, game: str) -> None:
    texts = Texts(lang)
    words = {name: texts.text(f"command-{name}") for name in COMMANDS}
    typed = [words["undo"], words["help"].upper(), f"{words['card']} 5", f"{words['why']} 1", words["log"]]
    typed += [words["board"], f"{words['save']} evening.json", words["quit"]]
    said = terminal(f"play {game} --seed 5 --lang {lang} --save game.json", "\n".join(typed) + "\n")
    assert said.code == 0
    flat = "".join(said.out.split())
    for id in ("undo-none", "help-title", "why-allowed", "goodbye"):
        assert "".join(texts.text(id).split()) in flat, id
    assert (home / "evening.json").exists()


@every_translation
def test_english_commands_work_in_every_language(terminal: Terminal, lang: str) -> None:
    said = terminal(f"play vienna --seed 5 --lang {lang}", "undo\nhelp\n?\nquit\n")
    assert said.out.count(Texts(lang).text("help-title")) == 2
    assert Texts(lang).text("goodbye") in said.out


# What is counted and drawn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "pattern"),
    [
        ("en", r"\d\d\.\d% \(\d+\.\d–\d+\.\d%\)"),
        ("fr", r"\d\d,\d\u00a0% \(\d+,\d–\d+,\d\u00a0%\)"),
        ("de", r"\d\d,\d\u00a0% \(\d+,\d–\d+,\d\u00a0%\)"),
        ("ja", r"\d\d\.\d%（\d+\.\d～\d+\.\d%）"),
    ],
)
def test_figures_are_written_as_the_language_writes_numbers(terminal: Terminal, lang: str, pattern: str) -> None:
    said = terminal(f"simulate vienna --players 2 --games 3 --bots random --lang {lang}")
    assert re.search(pattern, said.out)
    assert terminal("simulate vienna --players 2 --games 1 --bots random --json --lang fr").out == (
        terminal("simulate vienna --players 2 --games 1 --bots random --json --lang en").out
    )


COPIED = ("saved", "resume-hint", "end-record", "end-replay", "end-seed", "end-digest", "table-digest")
"""Lines to copy, which are never broken."""
WRONG_BEGINNING = re.compile(r"\s*[:;!»、。）」』：]|\s*\?(?! \w)")


@every_game
@pytest.mark.parametrize(("columns", "lang"), [(100, FALLBACK), *((80, lang) for lang in languages())])
def test_no_line_is_wider_than_the_terminal_or_begins_wrongly(
    terminal: Terminal, monkeypatch, columns: int, game: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    said = terminal(f"play {game} --seed 5 --bots random --lang {lang} {CASES[game].widest}", ALWAYS_FIRST)
    assert said.code == 0
    whole = {Texts(lang).text(id, file="", command="", seed="", digest="").split()[0] for id in COPIED}
    rows = [line.rstrip() for line in said.out.splitlines()]
    assert [row for row in rows if cell_len(row) > columns and row.split()[0] not in whole] == []
    assert [row for row in rows if WRONG_BEGINNING.match(row)] == []


@every_language
def test_help_fits_the_terminal(terminal: Terminal, lang: str) -> None:
    for command in ("", "play", "simulate", "replay", "bench"):
        said = terminal(f"{command} --help --lang {lang}")
        assert [row for row in said.out.splitlines() if cell_len(row) > 80] == []


@every_language
def test_tracks_stand_in_columns(lang: str) -> None:
    state = GAMES["vienna"].start(2, seed=1)
    screen = presenter_of("vienna", Texts(lang))
    rows = [str(part) for part in screen.table(state, 0, screen.names(state), 80, False)]
    tracks = [row for row in rows if "|1 ●" in row]
    assert len(tracks) == 5
    assert len({cell_len(row[: row.index("|1")]) for row in tracks}) == 1

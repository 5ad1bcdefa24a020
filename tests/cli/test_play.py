"""A person at the table: whole games, every command of the prompt, saving, resuming, leaving."""

import json
from pathlib import Path

import pytest
from tests.cli.terminal import ALWAYS_FIRST, Terminal

from kaffeehaus import Record, replay, seed_digest

SETTINGS = {
    "introductory": "--players 3",
    "two-players-third-man": "--players 2 --seat 2 --option third_man=on --option flags=random",
    "advanced-everything": "--players 4 --option version=advanced --option figures=on --option third_man=on",
}


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_a_whole_game_can_be_played_with_first_choices(terminal: Terminal, home: Path, setting: str) -> None:
    said = terminal(f"play vienna --seed 5 --bots random --save game.json {setting}", ALWAYS_FIRST)
    assert said.code == 0, said.err
    assert "The game is over" in said.out
    assert "Seed 5" in said.out
    assert said.out.count(seed_digest(5)) == 2
    state = replay(Record.from_json((home / "game.json").read_bytes()))
    assert state.outcome is not None
    assert f"with {max(state.outcome.scores)} points" in said.out
    for points in state.outcome.points:
        assert all(str(n) in said.out for n in points.values() if n)


@pytest.mark.parametrize("columns", [80, 100])
def test_no_line_is_wider_than_the_terminal(terminal: Terminal, monkeypatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    said = terminal("play vienna --seed 5 --players 4 --option version=advanced --bots random", ALWAYS_FIRST)
    copied = ("Saved", "To go on", "The record", "To look", "Seed", "Digest")  # lines to copy are never broken
    wide = [line for line in said.out.splitlines() if len(line.rstrip()) > columns and not line.startswith(copied)]
    assert wide == []


def test_output_is_plain_when_nobody_looks(terminal: Terminal) -> None:
    assert "\x1b" not in terminal("play vienna --seed 5", "1\nquit\n").out


def test_a_newcomer_is_told_what_the_game_is_about(terminal: Terminal) -> None:
    said = terminal("play vienna --seed 5", "quit\n").out
    head = said.split("At the table")[0]
    assert head.count("· ") >= 6
    assert "? help" in said


def test_the_same_seed_plays_the_same_game(terminal: Terminal, home: Path) -> None:
    for name in ("a.json", "b.json"):
        terminal(f"play vienna --seed 9 --save {name}", "1\n1\n1\nquit\n")
    assert (home / "a.json").read_text() == (home / "b.json").read_text()


@pytest.mark.parametrize("leave", ["quit\n", "", "exit\n"], ids=["quit", "end-of-input", "exit"])
def test_leaving_saves_and_says_how_to_come_back(terminal: Terminal, home: Path, leave: str) -> None:
    said = terminal("play vienna --seed 5 --seat 2", f"1\n1\n{leave}")
    assert said.code == 0
    (saved,) = (home / "state" / "kaffeehaus").iterdir()
    assert f"--resume ~/state/kaffeehaus/{saved.name} --bots greedy --seat 2" in said.out
    assert Record.from_json(saved.read_text()).players == 3


def test_control_c_saves_and_ends_politely(terminal: Terminal, home: Path, monkeypatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = terminal("play vienna --seed 5 --save game.json")
    assert (said.code, said.err) == (0, "")
    assert "Goodbye" in said.out
    assert Record.from_json((home / "game.json").read_text()).seed == 5


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, home: Path) -> None:
    terminal("play vienna --seed 5 --save game.json", "1\n1\nquit\n")
    before = Record.from_json((home / "game.json").read_text())
    said = terminal("play vienna --resume game.json", "1\nquit\n")
    after = Record.from_json((home / "game.json").read_text())
    assert said.code == 0
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
    assert seed_digest(5) in said.out


def test_save_writes_a_copy_and_leaves_nothing_else_behind(terminal: Terminal, home: Path) -> None:
    said = terminal("play vienna --seed 5 --save game.json", "1\nsave evening.json\nsave\nquit\n")
    assert "Saved to evening.json" in said.out
    assert sorted(path.name for path in home.glob("*")) == ["evening.json", "game.json"]
    assert Record.from_json((home / "evening.json").read_text()).game == "vienna"


def test_undo_takes_back_up_to_the_last_reveal(terminal: Terminal, home: Path) -> None:
    said = terminal("play vienna --seed 5 --save game.json", "undo\n2\nundo\n1\nquit\n")
    assert "nothing to take back" in said.out
    assert "Taken back" in said.out
    mine = [text for seat, text in Record.from_json((home / "game.json").read_text()).actions if seat == 0]
    plain = terminal("play vienna --seed 5 --save other.json", "1\nquit\n")
    assert plain.code == 0
    assert mine == [text for seat, text in Record.from_json((home / "other.json").read_text()).actions if seat == 0]


def test_undo_never_crosses_a_reveal(terminal: Terminal) -> None:
    said = terminal("play vienna --seed 5", "1\n1\nundo\nquit\n")
    assert "Taken back" not in said.out
    assert "nothing to take back" in said.out


ANSWERS = {
    "help": ("?", "takes back your last choice"),
    "why-a-place": ("why c3", "Hofburg costs you 2 × magazine"),
    "why-a-name": ("why hofburg", "Hofburg costs you 2 × magazine"),
    "why-an-action": ("why place hofburg", "Hofburg costs you 2 × magazine"),
    "why-a-choice": ("why 1", "You may do that now"),
    "why-nothing": ("why", "Why what?"),
    "why-unknown": ("why zzz", "I know no choice called"),
    "a-place-that-is-not-there": ("c3", "Hofburg costs you 2 × magazine"),
    "card": ("card 5", "On space II it brings 1 wine"),
    "card-unknown": ("card 91", "The cards of this game are 1 to 90"),
    "card-nothing": ("card", "Which card?"),
    "board": ("board", "Squares with a tile"),
    "log": ("log", "drawer 1"),
    "nonsense": ("what now", "I don't understand"),
    "too-high": ("99", "Type a number from 1"),
    "superscript": ("²", "I don't understand"),
    "save-to-nowhere": ("save /dev/null/x", "cannot be written"),
}


@pytest.mark.parametrize(("typed", "answer"), ANSWERS.values(), ids=ANSWERS)
def test_the_prompt_answers(terminal: Terminal, typed: str, answer: str) -> None:
    said = terminal("play vienna --seed 1", f"1\n1\n{typed}\nquit\n")
    assert said.code == 0
    assert answer in " ".join(said.out.split("Action III: bring")[1].split())


def test_a_word_chooses_when_it_fits_one_choice(terminal: Terminal, home: Path) -> None:
    terminal("play vienna --seed 1 --save game.json", "1\n1\ntake-bribes wine\nquit\n")
    actions = Record.from_json((home / "game.json").read_text()).actions
    assert (0, "take-bribes wine") in actions


def test_hidden_cards_of_others_are_never_printed(terminal: Terminal, home: Path) -> None:
    said = terminal("play vienna --seed 5 --save game.json", "log\nquit\n")
    state = replay(Record.from_json((home / "game.json").read_text()))
    hidden = {card for seat in (1, 2) for card in (*state.view(seat)["desks"][seat]["assigned"],)}
    assert hidden
    assert not [card for card in hidden if f"{card:03d}" in said.out.split("Round 1")[1]]


BAD = {
    "players": ("--players 9", "2 to 4 players"),
    "players-word": ("--players many", "--players is a whole number"),
    "option-value": ("--option version=huge", "introductory, advanced"),
    "option-name": ("--option size=9", "there is no option 'size'"),
    "option-form": ("--option version", "name=value"),
    "option-twice": ("--option flags=random --option flags=printed", "given twice"),
    "seat": ("--seat 4", "seats 1 to 3"),
    "seed": ("--seed -3", "a seed is a whole number"),
    "seed-hex": ("--seed 0xabc", "a seed is a whole number"),
    "bot": ("--bots clever", "there are random, greedy"),
    "bot-count": ("--bots greedy,random,greedy", "2 with commas"),
    "resume-missing": ("--resume nowhere.json", "cannot be read"),
    "resume-with": ("--resume nowhere.json --seed 1", "--resume brings its own table"),
    "save": ("--save /dev/null/x.json", "cannot be written"),
    "language": ("--lang xx", "there is no language xx"),
    "unknown": ("--wrong", "--help shows"),
}


@pytest.mark.parametrize(("wrong", "answer"), BAD.values(), ids=BAD)
def test_bad_input_is_answered_in_one_line(terminal: Terminal, wrong: str, answer: str) -> None:
    said = terminal(f"play vienna {wrong}")
    assert said.code == 2
    assert said.out == ""
    assert answer in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("harm", ["cut", "changed", "other-rules", "no-json"])
def test_a_damaged_record_is_refused(terminal: Terminal, home: Path, harm: str) -> None:
    terminal("play vienna --seed 5 --save game.json", "1\nquit\n")
    text = (home / "game.json").read_text()
    if harm == "cut":
        text = text[:-40]
    elif harm == "changed":
        text = text.replace('"seed": 5', '"seed": 6')
    elif harm == "other-rules":
        text = json.dumps(json.loads(text) | {"rules": 99})
    else:
        text = "\udcff".encode("utf-8", "surrogateescape").decode("latin-1")
    (home / "game.json").write_text(text)
    for command in ("play vienna --resume game.json", "replay game.json"):
        said = terminal(command)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)

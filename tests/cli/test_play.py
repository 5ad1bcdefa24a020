"""A person at the table: whole games, every command of the prompt, saving, resuming, leaving."""

import json
from pathlib import Path

import pytest
from tests.cli.games import CASES, every_game, table
from tests.cli.terminal import ALWAYS_FIRST, Printed, Terminal

from kaffeehaus import GAMES, Record, replay, seed_digest
from kaffeehaus.arena import edges
from kaffeehaus.bots.budget import Budget
from kaffeehaus.games import DEFAULT
from kaffeehaus.locale import MINUS, Texts, languages


@table("settings")
def test_a_whole_game_can_be_played_with_first_choices(
    terminal: Terminal, home: Path, game: str, settings: str
) -> None:
    said = terminal(f"play {game} --seed 5 --bots random --save game.json {settings}", ALWAYS_FIRST)
    assert said.code == 0, said.err
    assert "The game is over" in said.out
    assert "Seed 5" in said.out
    assert said.out.count(seed_digest(5)) == 2
    state = replay(Record.from_json((home / "game.json").read_bytes()))
    assert state.outcome is not None
    assert f"with {max(state.outcome.scores)} points" in said.out
    for points in state.outcome.points:
        assert all(str(n).replace("-", MINUS) in said.out for n in points.values() if n)


@every_game
def test_output_is_plain_when_nobody_looks(terminal: Terminal, game: str) -> None:
    assert "\x1b" not in terminal(f"play {game} --seed 5", "1\nquit\n").out


@every_game
def test_a_newcomer_is_told_what_the_game_is_about(terminal: Terminal, game: str) -> None:
    said = terminal(f"play {game} --seed 5", "quit\n").out
    head = said.split("At the table")[0]
    assert head.count("· ") >= 6
    assert "? help" in said


@every_game
@pytest.mark.parametrize("lang", languages())
def test_players_are_told_what_beginning_is_worth(terminal: Terminal, monkeypatch, game: str, lang: str) -> None:
    options = {name: value for name, value in GAMES[game].Options().to_json().items() if name in ("version", "city")}
    now = {"rules": GAMES[game].rules, "content": GAMES[game].content}
    row = now | {"options": options, "games": 999, "share": 0.3754, "players": 3}
    monkeypatch.setattr(edges, "_rows", lambda game: [row])
    share = Texts(lang).number("one", 37.5)
    assert share in terminal(f"play {game} --seed 5 --lang {lang}", "quit\n").out
    assert share not in terminal(f"play {game} --seed 5 --players 2 --lang {lang}", "quit\n").out


@every_game
def test_the_same_seed_plays_the_same_game(terminal: Terminal, home: Path, game: str) -> None:
    for name in ("a.json", "b.json"):
        terminal(f"play {game} --seed 9 --save {name}", "1\n1\n1\nquit\n")
    assert (home / "a.json").read_text() == (home / "b.json").read_text()


@every_game
@pytest.mark.parametrize("leave", ["quit\n", "", "exit\n"], ids=["quit", "end-of-input", "exit"])
def test_leaving_saves_and_says_how_to_come_back(terminal: Terminal, home: Path, leave: str, game: str) -> None:
    said = terminal(f"play {game} --seed 5 --seat 2", f"1\n1\n{leave}")
    assert said.code == 0
    (saved,) = (home / "state" / "kaffeehaus").iterdir()
    assert f"--resume ~/state/kaffeehaus/{saved.name} --bots medium --seat 2" in said.out
    assert Record.from_json(saved.read_text()).players == 3


@every_game
def test_control_c_saves_and_ends_politely(terminal: Terminal, home: Path, monkeypatch, game: str) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = terminal(f"play {game} --seed 5 --save game.json")
    assert (said.code, said.err) == (0, "")
    assert "Goodbye" in said.out
    assert Record.from_json((home / "game.json").read_text()).seed == 5


@every_game
def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, home: Path, game: str) -> None:
    terminal(f"play {game} --seed 5 --save game.json", "1\n1\nquit\n")
    before = Record.from_json((home / "game.json").read_text())
    said = terminal(f"play {game} --resume game.json", "1\nquit\n")
    after = Record.from_json((home / "game.json").read_text())
    assert said.code == 0
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
    assert seed_digest(5) in said.out


@every_game
def test_save_writes_a_copy_and_leaves_nothing_else_behind(terminal: Terminal, home: Path, game: str) -> None:
    said = terminal(f"play {game} --seed 5 --save game.json", "1\nsave evening.json\nsave\nquit\n")
    assert "Saved to evening.json" in said.out
    assert sorted(path.name for path in home.glob("*")) == ["evening.json", "game.json"]
    assert Record.from_json((home / "evening.json").read_text()).game == game


@every_game
def test_undo_takes_back_up_to_the_last_reveal(terminal: Terminal, home: Path, game: str) -> None:
    said = terminal(f"play {game} --seed 5 --save game.json", "undo\n2\nundo\n1\nquit\n")
    assert "nothing to take back" in said.out
    assert "Taken back" in said.out
    mine = [text for seat, text in Record.from_json((home / "game.json").read_text()).actions if seat == 0]
    plain = terminal(f"play {game} --seed 5 --save other.json", "1\nquit\n")
    assert plain.code == 0
    assert mine == [text for seat, text in Record.from_json((home / "other.json").read_text()).actions if seat == 0]


@every_game
def test_a_bot_says_what_it_would_do_and_why(terminal: Terminal, game: str, monkeypatch) -> None:
    monkeypatch.setattr("kaffeehaus.bots.roster.TABLE_TIME", Budget(iterations=12))
    opening = CASES[game].opening
    said = terminal(f"play {game} --seed 1", f"{opening}advice\nadvice Brauner\nadvice nobody\nquit\n")
    told = " ".join(said.out.split())
    assert "Doppelmokka would choose: " in told
    assert "Brauner would choose: " in told
    assert "Next best: " in told
    assert "It goes by " in told
    assert "there is no bot nobody" in told


@every_game
def test_undo_never_crosses_a_reveal(terminal: Terminal, game: str) -> None:
    said = terminal(f"play {game} --seed 5", f"{CASES[game].reveal}undo\nquit\n")
    assert "Taken back" not in said.out
    assert "nothing to take back" in said.out


@table("answers")
def test_the_prompt_answers(terminal: Terminal, game: str, answers: tuple[str, str]) -> None:
    typed, answer = answers
    said = terminal(f"play {game} --seed 1", f"{CASES[game].opening}{typed}\nquit\n")
    assert said.code == 0
    assert answer in " ".join(said.out.split(CASES[game].question, 1)[1].split())


@every_game
def test_a_word_chooses_when_it_fits_one_choice(terminal: Terminal, home: Path, game: str) -> None:
    typed, action = CASES[game].wording
    terminal(f"play {game} --seed 1 --save game.json", f"{CASES[game].opening}{typed}\nquit\n")
    assert (0, action) in Record.from_json((home / "game.json").read_text()).actions


@every_game
def test_what_others_hide_is_never_printed(terminal: Terminal, home: Path, game: str) -> None:
    said = terminal(f"play {game} --seed 5 --save game.json", "board\nlog\nquit\n")
    state = replay(Record.from_json((home / "game.json").read_text()))
    hidden = [secret for seat in (1, 2) for secret in CASES[game].secrets(state.view(seat)["desks"][seat])]
    assert hidden
    assert [secret for secret in hidden if secret in said.out.split("A number chooses")[1]] == []


BAD = {
    "players-word": ("--players many", "--players is a whole number"),
    "option-name": ("--option size=9", "there is no option size"),
    "option-form": ("--option city", "name=value"),
    "seat": ("--seat 4", "seats 1 to 3"),
    "seed": ("--seed -3", "a seed is a whole number"),
    "seed-hex": ("--seed 0xabc", "a seed is a whole number"),
    "bot": ("--bots clever", "there are random, easy, medium"),
    "bot-count": ("--bots medium,random,medium", "2 with commas"),
    "resume-missing": ("--resume nowhere.json", "cannot be read"),
    "resume-with": ("--resume nowhere.json --seed 1", "--resume brings its own table"),
    "save": ("--save /dev/null/x.json", "cannot be written"),
    "language": ("--lang xx", "there is no language xx"),
    "unknown": ("--wrong", "--help shows"),
}


@every_game
@pytest.mark.parametrize(("wrong", "answer"), BAD.values(), ids=BAD)
def test_bad_input_is_answered_in_one_line(terminal: Terminal, wrong: str, answer: str, game: str) -> None:
    refused(terminal(f"play {game} {wrong}"), answer)


@every_game
def test_what_a_game_does_not_have_is_answered_in_one_line(terminal: Terminal, game: str) -> None:
    case = CASES[game]
    name, value, answer = case.option
    refused(terminal(f"play {game} --players 9"), case.seats)
    refused(terminal(f"play {game} --option {name}={value}"), answer)
    refused(terminal(f"play {game} --option {case.twice}"), "given twice")


def refused(said: Printed, answer: str) -> None:
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert answer in said.err


@every_game
@pytest.mark.parametrize("harm", ["cut", "changed", "other-rules", "no-json"])
def test_a_damaged_record_is_refused(terminal: Terminal, home: Path, harm: str, game: str) -> None:
    terminal(f"play {game} --seed 5 --save game.json", "1\nquit\n")
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
    for command in (f"play {game} --resume game.json", "replay game.json"):
        said = terminal(command)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_without_a_name_the_usual_game_is_played(terminal: Terminal) -> None:
    assert (
        terminal("play --seed 5", "quit\n").out.splitlines()[0]
        == (terminal(f"play {DEFAULT} --seed 5", "quit\n").out.splitlines()[0])
    )


@every_game
def test_a_saved_game_knows_which_it_is(terminal: Terminal, game: str) -> None:
    terminal(f"play {game} --seed 9 --save a.json", "1\nquit\n")
    assert terminal("play --resume a.json", "quit\n").code == 0

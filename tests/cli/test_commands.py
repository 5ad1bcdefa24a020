"""The other commands: simulate, replay, bench, and the command by itself."""

import json
from pathlib import Path

import pytest
from tests.cli.terminal import Terminal

from kaffeehaus import GAMES, Record, __version__
from kaffeehaus.cli.figures import game_seed

FIGURES = {
    "game",
    "players",
    "options",
    "seed",
    "games",
    "rounds",
    "decisions_per_game",
    "scores",
    "win_share",
    "ended_by",
    "used",
}


def test_version_and_help(terminal: Terminal) -> None:
    assert terminal("--version").out == f"Kaffeehaus {__version__}\n"
    for command in ("", "--help", "play --help", "simulate --help", "replay --help", "bench --help"):
        said = terminal(command)
        assert (said.code, said.err) == (0, "")
        assert "usage: kaffeehaus" in said.out
    assert "third_man" in terminal("play --help").out


@pytest.mark.parametrize("command", ["bogus", "play", "play chess", "replay", "bench --seconds 0", "simulate go"])
def test_a_wrong_command_is_answered_in_one_line(terminal: Terminal, command: str) -> None:
    said = terminal(command)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


# simulate -------------------------------------------------------------------------------------------------------------


def figures(terminal: Terminal, command: str) -> dict:
    said = terminal(f"simulate vienna --json {command}")
    assert (said.code, said.err) == (0, "")
    return dict(json.loads(said.out))


def test_simulate_prints_the_promised_figures(terminal: Terminal) -> None:
    data = figures(terminal, "--players 3 --games 4 --seed 7 --bots random --option version=advanced")
    assert set(data) == FIGURES
    assert (data["game"], data["players"], data["seed"], data["games"]) == ("vienna", 3, 7, 4)
    assert data["options"]["version"] == "advanced"
    assert set(data["rounds"]) == {"min", "median", "max"}
    assert set(data["scores"]) == {"mean", "min", "max"}
    assert len(data["win_share"]) == 3
    assert sum(data["win_share"]) == pytest.approx(1)
    assert sum(data["ended_by"].values()) == 4
    used = data["used"]
    assert list(used["cards"]) == [str(n) for n in range(1, 176)]
    assert sum(used["cards"].values()) == sum_of_rounds(terminal, data) * 3
    assert len(used["missions"]) == 60
    assert sum(m["accepted"] for name, m in used["missions"].items() if name.startswith("S")) == 4 * 3
    assert all(m["completed"] <= m["accepted"] for m in used["missions"].values())
    assert list(used["purchases"]) == ["agent", "telephone", "map", "cash-box", "seal-tile", "side-table"]


def sum_of_rounds(terminal: Terminal, data: dict) -> int:
    """The rounds of all games: four of them have a least, a most and a median of the two between."""
    rounds = data["rounds"]
    return int(rounds["min"] + rounds["max"] + 2 * rounds["median"])


def test_the_introductory_version_counts_only_its_own_components(terminal: Terminal) -> None:
    used = figures(terminal, "--players 2 --games 1 --bots random")["used"]
    assert len(used["cards"]) == 90
    assert (used["missions"], used["purchases"]) == ({}, {})


def test_the_figures_do_not_depend_on_the_workers(terminal: Terminal) -> None:
    command = "--players 2 --games 11 --seed 3 --bots random,greedy"
    assert figures(terminal, command) == figures(terminal, f"{command} --workers 2")


def test_other_seeds_deal_other_games() -> None:
    assert len({game_seed(seed, number) for seed in range(20) for number in range(20)}) == 400


def test_simulate_shows_a_table(terminal: Terminal) -> None:
    said = terminal("simulate vienna --players 2 --games 2 --bots random --option version=advanced")
    assert said.code == 0
    for part in ("2 games of vienna", "share of wins by seat", "cash box ×", "ended by the Investigator"):
        assert part in " ".join(said.out.split())


@pytest.mark.parametrize(
    "wrong", ["--games 0", "--games 1.5", "--workers 0", "--players 7", "--bots a", "--bots random,random", "--seed x"]
)
def test_simulate_refuses_in_one_line(terminal: Terminal, wrong: str) -> None:
    said = terminal(f"simulate vienna {wrong}")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_control_c_ends_a_simulation_cleanly(terminal: Terminal, monkeypatch) -> None:
    def interrupt(piece: object) -> list:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaffeehaus.cli.simulate.play_batch", interrupt)
    said = terminal("simulate vienna --games 2")
    assert (said.code, said.out, said.err) == (130, "", "Stopped.\n")


# replay ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(home: Path) -> Record:
    state = GAMES["vienna"].start(2, seed=5)
    while not state.over:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    (home / "game.json").write_text(state.record().to_json())
    return state.record()


def test_replay_tells_every_action_and_the_outcome(terminal: Terminal, finished: Record) -> None:
    said = terminal("replay game.json")
    assert said.code == 0
    numbers = [int(line[:3]) for line in said.out.splitlines() if line[:3].strip().isdecimal() and line[3:5] == "  "]
    assert numbers == list(range(1, len(finished.actions) + 1))
    assert "The game is over" in said.out
    assert "Seed 5" in said.out


def test_replay_draws_any_moment_of_a_finished_game_with_open_hands(terminal: Terminal, finished: Record) -> None:
    for at in (0, 1, len(finished.actions) // 2, len(finished.actions)):
        said = terminal(f"replay game.json --at {at}")
        assert said.code == 0
        assert f"After {at} of {len(finished.actions)} actions" in said.out
        assert "Desk of Yellow" in said.out


def test_replay_keeps_the_secrets_of_an_unfinished_game(terminal: Terminal, home: Path) -> None:
    terminal("play vienna --seed 5 --save open.json", "1\nquit\n")
    record = Record.from_json((home / "open.json").read_text())
    for command in ("replay open.json", f"replay open.json --at {len(record.actions)}"):
        said = terminal(command)
        assert said.code == 0
        assert "hidden cards stay hidden" in said.out
        assert "Desk of" not in said.out
        assert "on space" not in said.out
        assert "Seed" not in said.out


def test_replay_refuses_a_moment_that_is_not_there(terminal: Terminal, finished: Record) -> None:
    said = terminal("replay game.json --at 99999")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "no moment 99999" in said.err


# bench ----------------------------------------------------------------------------------------------------------------


def test_bench_prints_the_promised_figures(terminal: Terminal) -> None:
    said = terminal("bench --json --seconds 0.2")
    assert said.code == 0
    data = json.loads(said.out)
    assert set(data) == {*GAMES, "python_chess"}
    for game in GAMES:
        assert set(data[game]) == {
            "decisions_per_s",
            "games_per_s",
            "legal_us",
            "clone_us",
            "state_bytes",
            "ratio",
        }
        assert all(value > 0 for value in data[game].values())
    assert data["python_chess"]["plies_per_s"] > 0


def test_bench_does_without_chess(terminal: Terminal, monkeypatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "chess", None)
    data = json.loads(terminal("bench --json --seconds 0.1").out)
    assert data["python_chess"] is None
    assert data["vienna"]["ratio"] is None
    assert "python-chess is not installed" in terminal("bench --seconds 0.1").out

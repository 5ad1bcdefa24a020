"""The other commands: simulate, replay, bench, and the command by itself."""

import json
import re
import sys
from pathlib import Path

import pytest
from tests.cli.games import CASES, every_game
from tests.cli.terminal import Terminal

from kaffeehaus import GAMES, Record, __version__, engine
from kaffeehaus.arena.plan import game_seed
from kaffeehaus.games.valencia.content import CONTENT

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
"""What outside tools rely on."""
MORE_FIGURES = {
    "rules",
    "content",
    "bots",
    "rounds_counted",
    "win_share_interval",
    "win_share_by_place",
    "win_share_by_place_interval",
    "half_time_leader_wins",
    "points",
    "missions_share_of_points",
    "holdings",
    "missions",
    "deal",
    "used_in_games",
}


def test_version_and_help(terminal: Terminal) -> None:
    assert (
        terminal("--version").out
        == f"Kaffeehaus {__version__}{' (compiled engine)' if engine.kind() == 'compiled' else ''}\n"
    )
    for command in ("", "--help", "play --help", "simulate --help", "replay --help", "bench --help"):
        said = terminal(command)
        assert (said.code, said.err) == (0, "")
        assert "usage: kaffeehaus" in said.out
    assert all(case.help in terminal("play --help").out for case in CASES.values())


@pytest.mark.parametrize("command", ["bogus", "simulate", "play chess", "replay", "bench --seconds 0", "simulate go"])
def test_a_wrong_command_is_answered_in_one_line(terminal: Terminal, command: str) -> None:
    said = terminal(command)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


# simulate -------------------------------------------------------------------------------------------------------------


def figures(terminal: Terminal, command: str) -> dict:
    said = terminal(f"simulate {command} --json")
    assert (said.code, said.err) == (0, "")
    return dict(json.loads(said.out))


@every_game
def test_simulate_prints_the_promised_figures(terminal: Terminal, game: str) -> None:
    data = figures(terminal, f"{game} --players 3 --games 4 --seed 7 --bots random")
    assert set(data) == FIGURES | MORE_FIGURES
    assert (data["game"], data["players"], data["seed"], data["games"]) == (game, 3, 7, 4)
    assert data["options"] == GAMES[game].Options().to_json()
    assert set(data["rounds"]) == {"min", "median", "max"}
    assert set(data["scores"]) == {"mean", "min", "max"}
    assert len(data["win_share"]) == 3
    assert sum(data["win_share"]) == pytest.approx(1)
    assert sum(data["ended_by"].values()) == 4
    assert {"cards", "missions", "purchases"} <= set(data["used"])


def test_simulate_counts_the_components_of_vienna(terminal: Terminal) -> None:
    data = figures(terminal, "vienna --players 3 --games 4 --seed 7 --bots random --option version=advanced")
    used = data["used"]
    assert list(used["cards"]) == [str(n) for n in range(1, 176)]
    assert sum(used["cards"].values()) == sum_of_rounds(terminal, data) * 3
    assert len(used["missions"]) == 60
    assert sum(m["accepted"] for name, m in used["missions"].items() if name.startswith("S")) == 4 * 3
    assert all(m["completed"] <= m["accepted"] for m in used["missions"].values())
    assert list(used["purchases"]) == ["agent", "telephone", "map", "cash-box", "seal-tile", "side-table"]


def test_simulate_counts_the_components_of_valencia(terminal: Terminal) -> None:
    data = figures(terminal, "valencia --players 4 --games 20 --seed 7 --bots random --option specials=joker,twins")
    used = data["used"]
    assert data["rounds"] == {"min": 5, "median": 5, "max": 5}
    assert list(used["cards"]) == ["one", "two", "three", "four", "five", "six", "joker", "twins"]
    assert all(used["cards"].values())
    assert len(used["missions"]) == 35
    assert all(m["completed"] <= m["accepted"] for m in used["missions"].values())
    assert used["purchases"] == {}
    assert len(used["spaces"]) == 40
    assert sum(used["spaces"].values()) > 0
    assert list(used["fountains"]) == [fountain.id for fountain in CONTENT.fountains]
    assert sum(f["built"] for f in used["fountains"].values()) == 20 * 5
    assert sum(f["used"] for f in used["fountains"].values()) > 0


def test_a_city_for_two_has_its_own_spaces_and_missions(terminal: Terminal) -> None:
    used = figures(terminal, "valencia --players 2 --games 1 --bots random")["used"]
    assert len(used["spaces"]) == 19
    assert "M23" not in used["missions"]
    used = figures(terminal, "valencia --players 2 --games 1 --bots random --option city=random")["used"]
    assert len(used["spaces"]) == 24


def sum_of_rounds(terminal: Terminal, data: dict) -> int:
    """The rounds of all games: four of them have a least, a most and a median of the two between."""
    rounds = data["rounds"]
    return int(rounds["min"] + rounds["max"] + 2 * rounds["median"])


def test_the_introductory_version_counts_only_its_own_components(terminal: Terminal) -> None:
    used = figures(terminal, "vienna --players 2 --games 1 --bots random")["used"]
    assert len(used["cards"]) == 90
    assert (used["missions"], used["purchases"]) == ({}, {})


@pytest.mark.parametrize(
    "command",
    [
        "vienna --players 2 --games 11 --seed 3 --bots random,medium",
        "valencia --players 5 --games 23 --seed 3 --bots random",
    ],
)
def test_the_figures_do_not_depend_on_the_workers(terminal: Terminal, command: str) -> None:
    assert figures(terminal, command) == figures(terminal, f"{command} --workers 2")


def test_simulate_takes_bots_with_budgets(terminal: Terminal) -> None:
    data = figures(terminal, "valencia --players 2 --games 1 --bots hard@2,random")
    assert data["bots"] == ["hard@2", "random"]
    assert terminal("simulate valencia --bots medium@2").code == 2


def test_other_seeds_deal_other_games() -> None:
    assert len({game_seed(seed, number) for seed in range(20) for number in range(20)}) == 400


TABLES = {
    "vienna": ("--option version=advanced", ("cash box ×", "ended by the Investigator")),
    "valencia": ("--option specials=all", ("ended by the fifth round", "0J ×", "≈4 card ×", "missions kept")),
}


@every_game
def test_simulate_shows_a_table(terminal: Terminal, game: str) -> None:
    options, parts = TABLES[game]
    said = terminal(f"simulate {game} --players 2 --games 2 --bots random {options}")
    assert said.code == 0
    for part in (f"2 games of {game}", "share of wins by seat", *parts):
        assert part in " ".join(said.out.split())
    # Two games say nothing of what the deal does.
    assert "explains" not in said.out


def test_a_loss_has_the_sign_that_missions_have(terminal: Terminal) -> None:
    said = terminal("simulate valencia --players 2 --games 1 --bots random")
    assert said.out.startswith("1 game of valencia")
    assert "failed missions −" in " ".join(said.out.split())


@pytest.mark.parametrize(
    "wrong", ["--games 0", "--games 1.5", "--workers 0", "--players 7", "--bots a", "--bots random,random", "--seed x"]
)
@every_game
def test_simulate_refuses_in_one_line(terminal: Terminal, game: str, wrong: str) -> None:
    said = terminal(f"simulate {game} {wrong}")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


@every_game
def test_a_first_player_who_does_not_sit_there_is_told_who_does(terminal: Terminal, game: str) -> None:
    said = terminal(f"simulate {game} --players 3 --games 1 --bots random --option first_player=9")
    assert (said.code, said.out) == (2, "")
    assert "one of random, 1, 2, 3, not 9" in said.err
    said = terminal(f"simulate {game} --players 3 --games 1 --bots random --option first_player=")
    assert 'one of random, 1, 2, 3, not ""' in said.err


def test_control_c_ends_a_simulation_cleanly(terminal: Terminal, monkeypatch) -> None:
    def interrupt(piece: object) -> list:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaffeehaus.cli.simulate.play_batch", interrupt)
    said = terminal("simulate vienna --games 2")
    assert (said.code, said.out, said.err) == (130, "", "Stopped.\n")


# replay ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def finished(home: Path, request: pytest.FixtureRequest) -> Record:
    state = GAMES[request.param].start(2, seed=5)
    while not state.over:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
    (home / "game.json").write_text(state.record().to_json())
    return state.record()


def test_replay_tells_every_action_and_the_outcome(terminal: Terminal, finished: Record) -> None:
    said = terminal("replay game.json")
    assert said.code == 0
    numbers = re.findall(r"^ *(\d+)  (?=\w+: )", said.out, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(finished.actions) + 1)]
    assert "The game is over" in said.out
    assert "Seed 5" in said.out


def test_replay_draws_any_moment_of_a_finished_game_with_open_hands(terminal: Terminal, finished: Record) -> None:
    for at in (0, 1, len(finished.actions) // 2, len(finished.actions)):
        said = terminal(f"replay game.json --at {at}")
        assert said.code == 0
        assert f"After {at} of {len(finished.actions)} actions" in said.out
        assert said.out.count(CASES[finished.game].screen) == 2


@every_game
def test_replay_keeps_the_secrets_of_an_unfinished_game(terminal: Terminal, home: Path, game: str) -> None:
    terminal(f"play {game} --seed 5 --save open.json", f"{CASES[game].reveal}quit\n")
    record = Record.from_json((home / "open.json").read_text())
    for command in ("replay open.json", f"replay open.json --at {len(record.actions)}"):
        said = terminal(command)
        assert said.code == 0
        assert "hidden cards stay hidden" in said.out
        assert not [word for word in (CASES[game].screen, *CASES[game].secret_words, "Seed") if word in said.out]


def test_replay_refuses_a_moment_that_is_not_there(terminal: Terminal, finished: Record) -> None:
    said = terminal("replay game.json --at 99999")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "no moment 99999" in said.err


# bench ----------------------------------------------------------------------------------------------------------------


def test_bench_prints_the_promised_figures(terminal: Terminal) -> None:
    said = terminal("bench --json --seconds 0.2")
    assert said.code == 0
    data = json.loads(said.out)
    assert set(data) == {*GAMES, "engine", "engines", "python_chess", "open_spiel"}
    assert data["engine"] == engine.kind()
    assert {game: data[game] for game in GAMES} == data["engines"][engine.kind()]
    assert set(data["engines"]) == {engine.kind(), "pure"}
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
    assert set(data["open_spiel"]) == {"chess", "backgammon", "hearts"}
    assert all(value > 0 for value in data["open_spiel"].values())


def test_bench_does_without_chess(terminal: Terminal, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    data = json.loads(terminal("bench --json --seconds 0.1").out)
    assert (data["python_chess"], data["open_spiel"]) == (None, None)
    assert all(data[game]["ratio"] is None for game in GAMES)
    assert "python-chess is not installed" in terminal("bench --seconds 0.1").out

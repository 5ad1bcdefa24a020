"""`kaffeehaus load` plays on a server and its figures are there; a server that cannot be used is named."""

import json
from pathlib import Path

import pytest
from tests.server.play import Server

from kaffeehaus.cli import main
from kaffeehaus.server.load import Plan, measure

ROOT = Path(__file__).parents[2]


def test_a_short_load_test_plays_on_a_server_of_its_own(capfd: pytest.CaptureFixture[str]):
    words = ["--tables", "3", "--every", "0.05", "--seconds", "1", "--thinking", "1", "--serve", "--bot-time 0.05"]
    words += ["--reviews", "1"]
    assert main(["load", *words, "--json"]) == 0
    figures = json.loads(capfd.readouterr().out)
    assert figures["moves"] > 10
    assert figures["refused"] == 0
    assert 0 < figures["latency_ms"]["p50"] <= figures["latency_ms"]["p99"] <= figures["latency_ms"]["max"]


def test_it_plays_on_a_running_server_and_prints_a_table(server: Server, capsys: pytest.CaptureFixture[str]):
    words = ["load", server.address, "--game", "valencia", "--tables", "2", "--players", "3", "--lang", "en"]
    assert main([*words, "--every", "0.2", "--seconds", "0.6"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("2 tables of 3, a move every 0.2 s:")
    for row in ("moves per second", "p50 in ms", "p99 in ms", "moves refused"):
        assert row in out


def test_a_server_with_limits_is_refused_in_one_line(
    tmp_path: Path, house: list[Server], capsys: pytest.CaptureFixture[str]
):
    house.append(Server(tmp_path, tables_burst=3))
    assert main(["load", house[0].address, "--tables", "2", "--lang", "en"]) == 2
    assert "start it with --no-limits" in capsys.readouterr().err
    house.append(Server(tmp_path / "other", connections_each=3))
    assert main(["load", house[1].address, "--tables", "2", "--lang", "en"]) == 2
    assert "start it with --no-limits" in capsys.readouterr().err


def test_a_server_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]):
    assert main(["load", "http://127.0.0.1:1", "--lang", "en"]) == 2
    assert "no server answers at http://127.0.0.1:1: " in capsys.readouterr().err
    assert main(["load", "house", "--lang", "en"]) == 2
    assert "http://HOST:PORT, not house" in capsys.readouterr().err


def test_two_thousand_tables_of_four_with_a_move_every_two_seconds(full: bool, capfd: pytest.CaptureFixture[str]):
    if not full:
        pytest.skip("a minute of load is for --full")
    words = ["--tables", "2000", "--players", "4", "--every", "2", "--seconds", "60", "--serve", "--processes 2"]
    assert main(["load", *words, "--json"]) == 0
    figures = json.loads(capfd.readouterr().out)
    print(figures)
    assert figures["moves_per_s"] > 950
    assert figures["latency_ms"]["p50"] < 10
    assert figures["latency_ms"]["p99"] < 100
    assert figures["server"]["table_kb"] <= 120


def test_a_server_of_its_own_that_does_not_start_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("kaffeehaus.cli.load.sys.executable", "/bin/false")
    assert main(["load", "--lang", "en"]) == 2
    assert "no server answers at 127.0.0.1: 1" in capfd.readouterr().err


def test_it_tells_what_the_server_takes_and_what_is_left_of_forgotten_tables(
    server: Server, capsys: pytest.CaptureFixture[str]
):
    plan = Plan("vienna", {}, 3, 2, 0.05, 0.5, idle=True)
    figures = measure(server.address, plan, server.process.pid)
    assert figures["server"]["cpu_ms_per_move"] > 0
    assert figures["server"]["processes"] >= 1
    # What was free before may hold three tables, and other tests' tables may go meanwhile.
    assert figures["server"]["table_kb"] is not None
    assert figures["server"]["idle_kb"] is not None
    assert measure(server.address, Plan("vienna", {}, 1, 2, 0.05, 0.1))["server"] is None


def test_two_builds_are_compared_in_turns(capfd: pytest.CaptureFixture[str]):
    words = ["--tables", "2", "--every", "0.05", "--seconds", "0.5", "--rounds", "1"]
    assert main(["load", *words, "--against", str(ROOT), "--json"]) == 0
    figures = json.loads(capfd.readouterr().out)
    cpu = figures["cpu_ms_per_move"]
    assert cpu["ratio"] == [round(cpu["this"] / cpu["other"], 3), None, None]
    assert figures["rounds"] == 1


@pytest.mark.parametrize("words", [["--against", "nowhere"], ["http://127.0.0.1:1", "--against", "x"]])
def test_a_build_that_is_none_is_named(words: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["load", *words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "a checkout or a Python, not nowhere" in told or "leave the address out" in told

"""`kaffeehaus serve` says in one line why it cannot."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.server.play import Server

from kaffeehaus.cli import main
from kaffeehaus.server.identity import key_in

START = "from kaffeehaus.cli import main; raise SystemExit(main())"


def refused(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> str:
    """The one line of a command that does not start."""
    assert main(["serve", "--lang", "en", "--data", str(data), *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_a_port_in_use_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(capsys, tmp_path, "--port", port)
        assert f"Port {port} on 127.0.0.1 is in use" in said
        assert "--port 0" in said
    assert "cannot be used" in refused(capsys, tmp_path, "--port", "99999")


def test_whoever_only_wants_to_play_gets_another_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`./play` names no port, so one that is taken is no trouble; and without a display nothing is opened."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        program = f"import kaffeehaus.cli.serve as s; s.DEFAULT_PORT = {taken.getsockname()[1]}; {START}"
        words = [sys.executable, "-c", program, "serve", "--open", "--data", str(tmp_path), "--lang", "en"]
        monkeypatch.delenv("DISPLAY", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            assert not address.endswith(f":{taken.getsockname()[1]}/")
            assert httpx.get(f"{address}health", timeout=20).json()["status"] == "ok"
        finally:
            os.kill(process.pid, signal.SIGINT)
            process.communicate(timeout=20)


def test_a_house_that_is_open_already_is_shown(
    tmp_path: Path, house: list[Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Two servers on one file would not hear of each other's tables; with Redis they do."""
    shown: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", shown.append)
    house.append(Server(tmp_path))
    said = refused(capsys, tmp_path, "--port", "0")
    assert f"{house[0].address}/" in said
    assert "--redis" in said
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--open"]) == 0
    assert capsys.readouterr().out == f"Kaffeehaus is open already at {house[0].address}/\n"
    assert shown == [f"{house[0].address}/"]
    house[0].kill()
    house.append(Server(tmp_path))
    assert house[1].get("/health").status_code == 200


def test_bots_get_the_time_that_the_host_gives_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    given: list[float] = []
    monkeypatch.setattr("kaffeehaus.server.run.serve", lambda settings, ready: given.append(settings.bot_time))
    for words in ((), ("--bot-time", "0.3")):
        assert main(["serve", "--data", str(tmp_path), *words]) == 0
    assert given == [1.0, 0.3]
    assert "--bot-time" in refused(capsys, tmp_path, "--bot-time", "0")
    assert "0.01 to 3600 seconds" in refused(capsys, tmp_path, "--bot-time", "0.001")


def test_a_database_that_is_locked_gone_or_unknown_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    gone = "postgresql://somebody:secret@127.0.0.1:1/x"
    said = refused(capsys, tmp_path, "--port", "0", "--database", gone)
    assert "127.0.0.1:1/x" in said
    assert "secret" not in said
    holder = sqlite3.connect(tmp_path / "kaffeehaus.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    assert "is locked by another program" in refused(capsys, tmp_path, "--port", "0")
    holder.close()
    assert "postgresql://HOST/NAME" in refused(capsys, tmp_path, "--port", "0", "--database", "oracle://x")
    assert "redis://HOST" in refused(capsys, tmp_path, "--port", "0", "--redis", "nowhere")
    (tmp_path / "file").write_text("")
    assert "file" in refused(capsys, tmp_path / "file", "--port", "0")


def test_the_key_is_drawn_once_and_for_its_owner_only(tmp_path: Path):
    key = key_in(tmp_path)
    assert key_in(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(OSError, match="no key"):
        key_in(tmp_path)


def test_servers_that_begin_at_once_draw_one_key(tmp_path: Path):
    for number in range(20):
        fresh = tmp_path / str(number)
        fresh.mkdir()
        with ThreadPoolExecutor(8) as pool:
            keys = set(pool.map(key_in, [fresh] * 8))
        assert len(keys) == 1
        assert [path.name for path in fresh.iterdir()] == ["key"]


def test_the_command_serves_until_it_is_told_to_end(tmp_path: Path):
    words = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
        assert httpx.get(f"{address}health", timeout=20).json()["status"] == "ok"
    finally:
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "", "")

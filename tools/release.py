"""Builds a release and tries it out: `python tools/release.py [FOLDER]`.

Writes the sources, a wheel with the page inside and a wheel with the compiled engine for this Python and this kind of
machine into the folder (by default `dist`), installs each wheel into a fresh environment, and plays a game and serves a
table there with nothing on the PATH but that environment.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
INSIDE = (
    "server/static/index.html",
    "server/static/sw.js",
    "server/migrations/env.py",
    "locale/ja/screen.ftl",
    "py.typed",
)
"""Some of what a wheel must hold beside modules."""
SOURCES = ("pyproject.toml", "hatch_build.py", "client/package-lock.json", "tests/conftest.py", "test")
"""Some of what the sources must hold."""


def main(words: list[str]) -> int:
    """Builds and tries out."""
    folder = Path(words[0] if words else ROOT / "dist").absolute()
    same_version()
    for wheel, engine in ((build(folder), "pure"), (build_compiled(folder), "compiled")):
        try_fresh(wheel, engine)
    print(f"both engines play and serve; the release is in {folder}")
    return 0


def try_fresh(wheel: Path, engine: str) -> None:
    """Installs a wheel into a fresh environment and tries it out there."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary) / "environment"
        print("installing it into a fresh environment ...", flush=True)
        venv.create(home, with_pip=True)
        scripts = home / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, f"{wheel}[server]"])
        try_out([str(scripts / "python")], {"PATH": str(scripts)}, Path(temporary), engine)


def same_version() -> str:
    """The version, which every file that names it must name alike."""
    version = str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])
    for name, line in {
        "src/kaffeehaus/__init__.py": f'__version__ = "{version}"',
        "CITATION.cff": f"version: {version}",
        "CHANGELOG.md": f"## [{version}]",
    }.items():
        if not re.search(rf"^{re.escape(line)}", (ROOT / name).read_text("utf-8"), re.M):
            raise SystemExit(f"{name} has no line {line}")
    return version


def build(folder: Path) -> Path:
    """Builds sources and wheel into a folder, looks into both, and returns the wheel."""
    print("building sources and wheel ...", flush=True)
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)])
    name = f"kaffeehaus-{same_version()}"
    with tarfile.open(folder / f"{name}.tar.gz") as sources:
        lacks(f"{name}.tar.gz", {f"{name}/{file}" for file in SOURCES}, sources.getnames())
    wheel = folder / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        lacks(wheel.name, {f"kaffeehaus/{file}" for file in INSIDE}, packed.namelist())
        if not any("/static/assets/pocket-" in file for file in packed.namelist()):
            raise SystemExit(f"{wheel.name} cannot play in a browser without the house")
        strange = [file for file in packed.namelist() if not file.startswith(("kaffeehaus/", f"{name}.dist-info/"))]
        if strange:
            raise SystemExit(f"{wheel.name} holds {strange[0]}")
    return wheel


def build_compiled(folder: Path) -> Path:
    """Builds the wheel with the compiled engine, looks into it, and returns it."""
    print("building the wheel with the compiled engine ...", flush=True)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(words, {**os.environ, "KAFFEEHAUS_COMPILED": "1"})
    (wheel,) = (path for path in folder.glob(f"kaffeehaus-{same_version()}-*.whl") if "none-any" not in path.name)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    with zipfile.ZipFile(wheel) as packed:
        both = {f"kaffeehaus/core/state{end}" for end in (".py", suffix)} | {f"kaffeehaus__mypyc{suffix}"}
        lacks(wheel.name, both | {f"kaffeehaus/{file}" for file in INSIDE}, packed.namelist())
    return wheel


def lacks(name: str, wanted: set[str], there: list[str]) -> None:
    """Refuses an archive in which something is missing."""
    if missing := wanted.difference(there):
        raise SystemExit(f"{name} lacks {', '.join(sorted(missing))}")


def try_out(python: list[str], environment: Mapping[str, str], folder: Path, engine: str = "pure") -> None:
    """Plays a game, shows the page and plays at a table of the installed program."""
    env = {**environment, "HOME": str(folder), "KAFFEEHAUS_LANG": "en"}
    house = [*python, "-m", "kaffeehaus"]
    found = run([*python, "-c", "from kaffeehaus import engine; print(engine.kind())"], env, folder).strip()
    assert found == engine, f"the engine is {found}"
    print("playing a game of each kind ...", flush=True)
    for game in run([*python, "-c", "from kaffeehaus import GAMES; print(*GAMES)"], env, folder).split():
        few = ["--players", "3", "--games", "1", "--seed", "1", "--json"]
        figures = run([*house, "simulate", game, *few], env, folder)
        assert json.loads(figures)["games"] == 1, figures
    print("serving the page and a table ...", flush=True)
    words = [*house, "serve", "--port", "0", "--no-limits", "--data", str(folder / "house")]
    with subprocess.Popen(words, env=env, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            with urlopen(address, timeout=60) as page:
                assert b'src="/assets/' in page.read(), "the page is not inside"
            load = ["load", address, "--tables", "1", "--players", "2", "--every", "0.05", "--seconds", "1", "--json"]
            figures = run([*house, *load], env, folder)
            assert json.loads(figures)["moves"] > 0, figures
        finally:
            server.terminate()
            server.wait(30)


def run(words: list[str], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """What a command prints; if it fails, so does this."""
    done = subprocess.run(words, env=env, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}{' '.join(words)} failed")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

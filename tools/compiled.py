"""Compiles the engine: `python tools/compiled.py [--quick] [FOLDER] [-- COMMAND ...]`.

The modules below go through mypyc into the folder (by default `build/compiled`); what is there already is left as it is
while the sources are the same. A command is then run on it, as in `python tools/compiled.py -- pytest tests/games`; any
other program uses it with KAFFEEHAUS_ENGINE=build/compiled in its environment. `--quick` builds in a third of the time
what is not for measuring. docs/compiled.md tells the rest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
FOLDER = ROOT / "build" / "compiled"
LIBRARY = "kaffeehaus"
"""The name of what all compiled modules share."""
BEST, QUICK = "2", "0"
"""How much the C compiler optimises."""

STAY = [
    "actions",
    "bids",
    "components",
    "counting",
    "events",
    "general",
    "options",
    "position",
    "reasons",
    "usual",
    "view",
    "words",
]
"""Modules of games that are not compiled: kinds of actions and events, texts, views, what is rare."""


def _modules() -> tuple[str, ...]:
    sources = SOURCES / "kaffeehaus"
    found = [
        *(path for path in sources.glob("games/*/*.py") if path.stem not in STAY),
        *sources.glob("bots/evaluation/**/*.py"),
        *sources.glob("bots/features/*/*.py"),
        *sources.glob("bots/imagining/*.py"),
        *sources.glob("bots/learned/*.py"),
    ]
    ours = (path.relative_to(sources).with_suffix("").as_posix() for path in found if path.stem != "__init__")
    return ("core/agenda", "core/sets", "core/state", "bots/greedy", "bots/planner", "bots/search", *sorted(ours))


MODULES = _modules()
"""What is compiled: where time is spent, of every game alike."""


def main(words: list[str]) -> int:
    """Builds, and runs a command if there is one."""
    own, command = words, []
    if "--" in words:
        own, command = words[: words.index("--")], words[words.index("--") + 1 :]
    quick = "--quick" in own
    places = [word for word in own if word != "--quick"]
    folder = build(Path(places[0]) if places else FOLDER.with_name("quick") if quick else FOLDER, quick)
    if not command:
        print(f"the compiled engine is in {folder}: KAFFEEHAUS_ENGINE={folder}")
        return 0
    scripts = Path(sys.executable).parent
    path = os.pathsep.join((str(scripts), os.environ.get("PATH", "")))
    return subprocess.call(command, env={**os.environ, "KAFFEEHAUS_ENGINE": str(folder), "PATH": path})


def build(folder: Path = FOLDER, quick: bool = False) -> Path:
    """The folder with the compiled modules of these sources, built now unless they are there."""
    folder = folder.absolute()
    stamp = folder / "sources"
    wanted = _digest(quick)
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    words = [sys.executable, str(Path(__file__).resolve()), "--compile", str(folder), QUICK if quick else BEST]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, env=_environment())
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}the engine could not be compiled")
    stamp.write_text(wanted, "utf-8")
    return folder


def libraries(folder: Path) -> dict[Path, str]:
    """The files that a build has made, each with its place in a wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {path: path.relative_to(folder).as_posix() for path in sorted(folder.rglob(f"*{suffix}"))}


def _digest(quick: bool) -> str:
    """Which sources, by which compiler, for which Python."""
    found = blake2b(digest_size=16)
    rooms = (SOURCES / "kaffeehaus" / room for room in ("core", "games", "bots"))
    for path in sorted([Path(__file__).resolve(), *(path for room in rooms for path in room.rglob("*.py"))]):
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return " ".join((found.hexdigest(), version("mypy"), str(sysconfig.get_config_var("EXT_SUFFIX")), f"quick={quick}"))


def _environment() -> dict[str, str]:
    """Types are read from the sources, never from an installation."""
    return {**os.environ, "MYPYPATH": str(SOURCES), "PYTHONPATH": ""}


def _compile(folder: Path, level: str) -> None:
    """In a process of its own: mypyc patches setuptools and leaves with a message if types do not fit."""
    import setuptools  # mypyc looks whether it has been imported
    from mypyc.build import mypycify

    work = folder.with_name(f"{folder.name}-work")
    paths = [f"src/kaffeehaus/{name}.py" for name in MODULES]
    # One file for each module: two compilers can then run at once.
    made = mypycify(paths, opt_level=level, debug_level="0", group_name=LIBRARY, target_dir=str(work))
    command = setuptools.Distribution({"name": LIBRARY, "ext_modules": made}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(work / "objects")
    command.ensure_finalized()
    command.run()
    shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--compile"]:
        _compile(Path(sys.argv[2]), sys.argv[3])
    else:
        sys.exit(main(sys.argv[1:]))

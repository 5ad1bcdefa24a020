"""Saved games: records written in one piece, by default in the state folder of the person."""

from __future__ import annotations

import errno
import os
import shlex
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from kaffeehaus.cli.refused import Refused
from kaffeehaus.core.records import Record


def write(path: Path, record: Record, durable: bool = True) -> None:
    """Writes the record so that the file is always either the old one or the whole new one."""
    write_text(path, record.to_json(), durable)


def write_text(path: Path, text: str, durable: bool = True) -> None:
    """Writes a text in the same way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                if durable:
                    os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise Refused("error-write", file=shown(path), reason=_reason(error)) from None


def read(path: Path) -> Record:
    """The record in a file; BadRecord if it is none."""
    with reading(path):
        return Record.from_json(path.read_bytes())


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """What the system refuses while the path is read is said in one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused("error-read", file=shown(path), reason=_reason(error)) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the system refuses while the path is written is said in one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused("error-write", file=shown(path), reason=_reason(error)) from None


_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "path",
    errno.EEXIST: "path",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}


def _reason(error: OSError | ValueError) -> Refused:
    """What the system says, as far as a person can do something about it."""
    if isinstance(error, OSError):
        return Refused(f"reason-{_REASONS.get(error.errno or 0, 'other')}", number=str(error.errno))
    return Refused("reason-name")


def fresh_path(game: str, environment: Mapping[str, str]) -> Path:
    """A new file name in the state folder of the XDG specification."""
    named = environment.get("XDG_STATE_HOME", "")
    state = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "state"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1, 1000):
        path = state / "kaffeehaus" / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not path.exists():
            return path
    return path


def shown(path: Path) -> str:
    """The path as a person may type it again: the home folder as ~, and quoted where a shell needs it."""
    try:
        inside = path.relative_to(Path.home())
    except (ValueError, RuntimeError):
        return shlex.quote(str(path))
    return f"~/{shlex.quote(inside.as_posix())}"

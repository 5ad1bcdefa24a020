"""Files that only their owner may read, and that are there as a whole or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PRIVATE = 0o600
OTHERS = 0o007


@contextmanager
def written(path: Path, *, anew: bool = False) -> Iterator[Path]:
    """A draft to be filled, which appears under its name when all of it is on the disk.

    Where such a file is there already it raises FileExistsError, or replaces it if it may be made anew.
    """
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        yield draft
        with open(draft, "rb+") as file:
            os.fsync(file.fileno())
        if anew:
            os.replace(draft, path)
            return
        try:
            os.link(draft, path)
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links, where two do not begin at once
            if path.exists():
                raise FileExistsError(path) from None
            os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def keep_private(path: Path) -> None:
    """Makes a file that everybody on the machine may read its owner's; one that is missing is made so."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        if path.stat().st_mode & OTHERS:
            path.chmod(PRIVATE)

"""A disk that keeps only what was synced: SQLite's own file system with an eye on when it asks for a sync."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from pathlib import Path

from tests.needs import is_missing

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
NAME = b"power"
OK = 0


class FileSystem(Structure):
    """The beginning of `sqlite3_vfs`; what follows is kept as it is."""


FileSystem._fields_ = [
    ("version", c_int),
    ("file_size", c_int),
    ("longest", c_int),
    ("next", c_void_p),
    ("name", c_char_p),
    ("data", c_void_p),
    ("open", c_void_p),
    ("others", c_void_p * 15),
]


class Methods(Structure):
    """`sqlite3_io_methods`."""

    _fields_ = [
        ("version", c_int),
        ("before", c_void_p * 4),
        ("sync", c_void_p),
        ("after", c_void_p * 13),
    ]


class Disk:
    """What would be left of each file after a loss of power."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.synced: dict[Path, bytes] = {}
        self._paths: dict[int, Path] = {}
        self._methods: dict[int, Methods] = {}
        library.sqlite3_vfs_find.restype = POINTER(FileSystem)
        library.sqlite3_vfs_find.argtypes = [c_char_p]
        library.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
        library.sqlite3_vfs_unregister.argtypes = [c_void_p]
        usual = library.sqlite3_vfs_find(None)
        self._library, self._usual = library, usual
        self._usual_open = Open(usual.contents.open)
        self._open = Open(self._opened)
        self._sync = Sync(self._synced)
        self._own = FileSystem.from_buffer_copy(usual.contents)
        self._own.name = NAME
        self._own.next = None
        self._own.open = ctypes.cast(self._open, c_void_p)

    def _opened(self, system: int, name: int | None, file: int, flags: int, given: int) -> int:
        done = int(self._usual_open(system, name, file, flags, given))
        methods = c_void_p.from_address(file)
        if done == OK and methods.value and name:
            self._paths[file] = Path(ctypes.string_at(name).decode())
            if methods.value not in self._methods:
                copied = self._methods[methods.value] = Methods.from_buffer_copy(Methods.from_address(methods.value))
                self._usual_sync = Sync(copied.sync)
                copied.sync = ctypes.cast(self._sync, c_void_p)
            methods.value = ctypes.addressof(self._methods[methods.value])
        return done

    def _synced(self, file: int, flags: int) -> int:
        done = int(self._usual_sync(file, flags))
        if done == OK:
            path = self._paths[file]
            if path not in self.synced:
                # With the first sync of a new file SQLite syncs its folder, and what was deleted before stays deleted.
                self.synced = {known: content for known, content in self.synced.items() if known.exists()}
            self.synced[path] = path.read_bytes()
        return done

    def after_the_loss(self, database: Path, folder: Path) -> Path:
        """The database as it would be found when power is back; nothing that was not synced is left of it."""
        for path, content in list(self.synced.items()):
            if path.parent == database.parent:
                (folder / path.name).write_bytes(content)
        return folder / database.name

    @contextmanager
    def used(self) -> Iterator[None]:
        """For as long as this lasts, SQLite writes to this disk."""
        assert self._library.sqlite3_vfs_register(ctypes.byref(self._own), 1) == OK
        try:
            yield
        finally:
            self._library.sqlite3_vfs_register(self._usual, 1)
            self._library.sqlite3_vfs_unregister(ctypes.byref(self._own))


def disk() -> Disk:
    """A disk to lose power; left out where Python's SQLite cannot be reached from outside."""
    import _sqlite3

    try:
        return Disk(ctypes.CDLL(_sqlite3.__file__ if hasattr(_sqlite3, "__file__") else None))
    except (OSError, AttributeError):
        is_missing("loss of power", f"SQLite cannot be reached in this Python {sys.version_info[:2]}")

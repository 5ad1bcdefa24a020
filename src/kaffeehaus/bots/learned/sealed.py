"""Files of numbers that tell whether they are whole: a line of JSON, raw arrays, and a digest over all before it.

The line says what the arrays are (`arrays`: name, kind and shape of each, in order), so that a file is read without
guessing, by numpy or by plain Python. Numbers are little-endian; kinds are those of `struct`: e and f are floats of two
and four bytes, B and H are counts of one and two.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from math import prod
from struct import calcsize, error, iter_unpack
from typing import Any, NamedTuple

from kaffeehaus.core.errors import KaffeehausError

KINDS = "BHef"
_DIGEST = sha256().digest_size
_LONGEST_LINE = 1 << 20


class BadFile(KaffeehausError, ValueError):  # noqa: N818  (named like the contract's own)
    """A file of numbers that cannot be used."""


class Numbers(NamedTuple):
    """An array as it lies in a file."""

    kind: str
    shape: tuple[int, ...]
    data: bytes

    @property
    def size(self) -> int:
        """How many bytes it should be."""
        return calcsize(f"<{self.kind}") * prod(self.shape)

    def plain(self) -> list[Any]:
        """All numbers, row by row."""
        return [number for (number,) in iter_unpack(f"<{self.kind}", self.data)]

    def rows(self) -> list[list[Any]]:
        """The numbers of a table."""
        rows, columns = self.shape
        flat = self.plain()
        return [flat[row * columns : (row + 1) * columns] for row in range(rows)]


def seal(told: Mapping[str, Any], arrays: Mapping[str, Numbers]) -> bytes:
    """The bytes of a file."""
    listed = [[name, one.kind, list(one.shape)] for name, one in arrays.items()]
    line = json.dumps({**told, "arrays": listed}, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    body = line + b"".join(one.data for one in arrays.values())
    return body + sha256(body).digest()


def unseal(data: bytes, format: str, file: str) -> tuple[dict[str, Any], dict[str, Numbers]]:
    """What a file tells and its arrays; BadFile if it is of another format, cut off or damaged."""
    line, found, _ = data[:_LONGEST_LINE].partition(b"\n")
    told = _line(line) if found else None
    if told is None or told.get("format") != format:
        raise BadFile(f"{file} is no file of the format {format}", id="bad-numbers-format", file=file, format=format)
    try:
        listed = [(name, Numbers(kind, tuple(shape), b"")) for name, kind, shape in told.pop("arrays")]
        whole = len(line) + 1 + sum(one.size for _, one in listed) + _DIGEST
        sound = all(one.kind in KINDS and min(one.shape, default=0) >= 0 for _, one in listed)
    except (KeyError, TypeError, ValueError, OverflowError, error):
        sound, whole = False, 0
    if sound and len(data) < whole:
        said = f"{file} is cut off: {len(data)} of {whole} bytes are there"
        raise BadFile(said, id="bad-numbers-short", file=file, found=len(data), whole=whole)
    if not sound or len(data) != whole or sha256(data[:-_DIGEST]).digest() != data[-_DIGEST:]:
        raise BadFile(f"{file} is damaged: its digest does not match", id="bad-numbers-damaged", file=file)
    arrays, place = {}, len(line) + 1
    for name, one in listed:
        arrays[name] = one._replace(data=data[place : place + one.size])
        place += one.size
    return told, arrays


def _line(line: bytes) -> dict[str, Any] | None:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None

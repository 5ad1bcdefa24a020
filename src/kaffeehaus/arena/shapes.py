"""What plain data from a file must look like before anybody relies on it."""

from __future__ import annotations

from typing import Any

MOST = 10**18
"""Longer numbers than this are no counts of anything, and some are no floats either."""


def fits(value: Any, shape: Any) -> bool:
    """Whether plain data has a shape.

    A shape is a type, `[shape]` for a list of any length, `(shape, shape)` for a list of just these, `{str: shape}`
    for an object with any names, or `{name: shape}` for one with just these. A float is a finite number from 0.
    """
    if isinstance(shape, dict):
        if type(value) is not dict or (str not in shape and value.keys() != shape.keys()):
            return False
        return all(fits(one, shape.get(name, shape.get(str))) for name, one in value.items())
    if isinstance(shape, list | tuple):
        if type(value) is not list or (isinstance(shape, tuple) and len(value) != len(shape)):
            return False
        return all(map(fits, value, shape if isinstance(shape, tuple) else shape * len(value)))
    if shape is float:
        return type(value) in (int, float) and 0 <= value < MOST
    return type(value) is shape and (shape is not int or abs(value) < MOST)

"""An address as a picture that a phone's camera reads."""

from __future__ import annotations


def squares(text: str) -> list[str]:
    """The picture row by row: `1` where it is dark."""
    import segno  # only who joins with another device needs it

    return ["".join("1" if dark else "0" for dark in row) for row in segno.make(text, error="m", micro=False).matrix]

"""The secret-information board: five tracks with their areas, and the roof with the Investigator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from kaffeehaus.cli.vienna import style
from kaffeehaus.cli.wrapping import padded
from kaffeehaus.games.vienna.board import AREA
from kaffeehaus.games.vienna.terms import ROOF, Info
from kaffeehaus.locale import Texts


def track_lines(texts: Texts, view: Mapping[str, Any], seat: int | None) -> list[Text]:
    """Every track with its marker, and what the viewer owns of its kind; then the roof."""
    markers = view["tracks"]["markers"]
    width = max(cell_len(texts.text("tracks-roof")), *(cell_len(texts.text("info", info=info)) for info in markers)) + 1
    lines = []
    for info, space in markers.items():
        line = Text(padded(texts.text("info", info=info), width), style.INFO_STYLE[info])
        line.append_text(_track(AREA[Info[info.upper()]], space))
        if seat is not None:
            owned = view["desks"][seat]["tiles"][info]
            line.append("  " + texts.text("tracks-you", count=owned), "" if owned else style.QUIET)
        lines.append(line)
    legend = "tracks-roof-legend-advanced" if view["options"]["version"] == "advanced" else "tracks-roof-legend"
    return [*lines, _roof(texts, view, width), Text(" " * width + texts.text(legend), style.QUIET)]


def _track(areas: tuple[int, ...], marker: int) -> Text:
    line = Text(style="default")
    for space, area in enumerate(areas):
        if not space or areas[space - 1] != area:
            line.append(f"{' |' if space else '|'}{area}", style.QUIET)
        line.append(" ")
        line.append("●" if space == marker else "·", style.TITLE if space == marker else style.QUIET)
    return line.append(" |", style.QUIET)


def _roof(texts: Texts, view: Mapping[str, Any], width: int) -> Text:
    """The spaces of the roof up to the end, with what lies on them."""
    tracks = view["tracks"]
    line = Text(padded(texts.text("tracks-roof"), width), style.TITLE)
    for space in ROOF[: ROOF.index(tracks["end"]) + 1]:
        marks = (
            "$" * (space in tracks["purchases"]) + "p" * (space in tracks["paydays"]) + "!" * (space == tracks["end"])
        )
        here = space == tracks["investigator"]
        line.append(f"[{space}]{marks}" if here else f" {space}{marks} ", style.TITLE if here else "default")
    return line

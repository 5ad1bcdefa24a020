"""The rules page of a game as a structure: sections, entries with their ids, tables, and runs of text.

A page is Markdown of the few forms that docs/rules/README.md names, so that it reads well in the repository, too; what
shows it needs no Markdown and no HTML. A run is a piece of text with its style, or with the rule it names.
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from itertools import groupby
from typing import Any

from kaffeehaus.locale import FALLBACK, page

RULES, LETTERS = "rules.md", "letters.json"
"""The page of a game, and what the letters of an id say of an entry: ids are found in texts by these letters."""
ENTRY = re.compile(r"\*\*([A-Z]+\d+[a-z]?)\*\*\s*")
SOURCE = re.compile(r"\s*\[([^\][()]+)\]\s*$")
HEADING = re.compile(r"(#{1,3}) (.+)")
STEP = re.compile(r" {2}\d+\. ")
INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|(?<!\*)\*(?P<em>[^*]+)\*(?!\*)|`(?P<code>[^`]+)`|\[(?P<link>[^\]]+)\]\([^)\s]+\)"
)
Run = dict[str, str]
Block = dict[str, Any]


@cache
def kinds(game: str) -> dict[str, str]:
    """What the letters of an id say of an entry of a game."""
    found = page(FALLBACK, game, LETTERS)
    return json.loads(found) if found else {}


def rulebook(lang: str, game: str) -> dict[str, Any] | None:
    """The rules page of a game in a language, in English where it has none; None where the game has no page."""
    for code in dict.fromkeys((lang, FALLBACK)):
        if (source := page(code, game, RULES)) is not None:
            return _named(parsed(source, game), game) | {"game": game, "lang": code}
    return None


def parsed(source: str, game: str) -> dict[str, Any]:
    """The title of a page, and its sections with their blocks."""
    title: list[Run] = []
    sections: list[dict[str, Any]] = [{"level": 1, "title": [], "blocks": []}]
    for lines in _parts(source):
        if heading := HEADING.fullmatch(lines[0]):
            runs = _runs(heading[2], game)
            if len(heading[1]) == 1:
                title = sections[0]["title"] = runs
            else:
                sections.append({"level": len(heading[1]), "title": runs, "blocks": []})
        else:
            sections[-1]["blocks"].append(_block(lines, game))
    return {"title": title, "sections": sections}


def _parts(source: str) -> list[list[str]]:
    """The lines of each heading, paragraph, table and entry by itself."""
    found: list[list[str]] = []
    for filled, lines in groupby(source.splitlines(), key=lambda line: bool(line.strip())):
        if not filled:
            continue
        found.append([])
        for line in lines:
            if line.startswith("- ") and found[-1]:
                found.append([])
            found[-1].append(line)
    return found


def _block(lines: list[str], game: str) -> Block:
    if lines[0].startswith("|"):
        return _table(lines, game)
    if lines[0].startswith("- "):
        return _entry(lines, game)
    return {"is": "text", "text": _runs(_joined(lines), game)}


def _entry(lines: list[str], game: str) -> Block:
    """An entry: its text, the steps below it, and where it stands in print."""
    texts: list[list[str]] = [[lines[0].removeprefix("- ")]]
    for line in lines[1:]:
        if STEP.match(line):
            texts.append([STEP.sub("", line)])
        else:
            texts[-1].append(line)
    whole = [_joined(part) for part in texts]
    whole[-1], source = _sourced(whole[-1])
    id, whole[0] = _identified(whole[0])
    steps = {"steps": [_runs(step, game) for step in whole[1:]]} if whole[1:] else {}
    return {"is": "entry", **_which(id, game), "text": _runs(whole[0], game), **steps, **_from(source, game)}


def _table(lines: list[str], game: str) -> Block:
    """A table; where rows have ids, each is an entry with its source in the last cell."""
    head, _, *rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    found: list[Block] = []
    for cells in rows:
        id, first = _identified(cells[0])
        if not id:
            found.append({"cells": [_runs(cell, game) for cell in cells]})
            continue
        inner = [_runs(cell, game) for cell in ([first] if first else []) + cells[1:-1]]
        found.append({**_which(id, game), "cells": inner, **_from(_sourced(cells[-1])[1], game)})
    named = any("id" in row for row in found)
    titles = head[1:-1] if named else head
    return {"is": "table", "head": [_runs(cell, game) for cell in titles], "rows": found}


def _identified(text: str) -> tuple[str, str]:
    found = ENTRY.match(text)
    return (found[1], text[found.end() :]) if found else ("", text)


def _which(id: str, game: str) -> Block:
    letters = id.rstrip("abcdefghijklmnopqrstuvwxyz0123456789")
    return {"id": id, "kind": kinds(game).get(letters, "rule")} if id else {}


def _sourced(text: str) -> tuple[str, str]:
    found = SOURCE.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")


def _from(source: str, game: str) -> Block:
    return {"source": _runs(source, game)} if source else {}


def _joined(lines: list[str]) -> str:
    """Lines as one; between letters that are written without spaces there is none."""
    text = ""
    for line in (line.strip() for line in lines):
        close = not text or _wide(text[-1]) or _wide(line[0])
        text += line if close and not line.startswith("[") else f" {line}"
    return text


def _wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def _runs(text: str, game: str) -> list[Run]:
    """A text in pieces of one style each; a rule that is named is a piece of its own."""
    found: list[Run] = []
    at = 0
    for piece in INLINE.finditer(text):
        found += _plain(text[at : piece.start()], game, {})
        at = piece.end()
        if piece["strong"]:
            found += _plain(piece["strong"], game, {"style": "strong"})
        elif piece["em"]:
            found += _plain(piece["em"], game, {"style": "em"})
        else:
            found.append({"text": piece["code"] or piece["link"], "style": "code"})
    return found + _plain(text[at:], game, {})


def _plain(text: str, game: str, style: dict[str, str]) -> list[Run]:
    found: list[Run] = []
    at = 0
    for name in _names(game).finditer(text):
        if name.start() > at:
            found.append({"text": text[at : name.start()], **style})
        found.append({"text": name[0], "rule": name[0], **style})
        at = name.end()
    return [*found, {"text": text[at:], **style}] if at < len(text) else found


@cache
def _names(game: str) -> re.Pattern[str]:
    """What looks like the id of a rule of the game."""
    letters = "|".join(sorted(kinds(game), key=len, reverse=True)) or "(?!)"
    return re.compile(rf"(?<![A-Za-z0-9-])(?:{letters})[1-9]\d*[a-z]?(?![A-Za-z0-9-])|(?<![A-Za-z0-9-])X0(?!\d)")


def _named(book: dict[str, Any], game: str) -> dict[str, Any]:
    """The page with an anchor for every section, the same in every language, and links only to ids that there are."""
    english = parsed(page(FALLBACK, game, RULES) or "", game)["sections"]
    anchors = [_slug("".join(run["text"] for run in section["title"])) for section in english]
    ids = {entry["id"] for section in book["sections"] for entry in entries(section)}
    for number, section in enumerate(book["sections"]):
        section["anchor"] = anchors[number] if number < len(anchors) else f"section-{number}"
    for run in _every_run(book):
        if run.get("rule") not in ids:
            run.pop("rule", None)
    return book


def entries(section: dict[str, Any]) -> list[Block]:
    """What of a section has an id: its entries, and the rows of its tables."""
    blocks = [row for block in section["blocks"] for row in (block["rows"] if block["is"] == "table" else [block])]
    return [block for block in blocks if "id" in block]


def _every_run(found: Any) -> list[Run]:
    if isinstance(found, dict):
        if "text" in found and isinstance(found["text"], str):
            return [found]
        found = list(found.values())
    return [run for part in found for run in _every_run(part)] if isinstance(found, list) else []


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")

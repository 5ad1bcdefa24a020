"""What a link to a table shows where it is shared: a title and a description in the first page, for whoever follows it.

All of it is public at the table: whoever has the link may come in and watch.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple

from kaffeehaus.locale import FALLBACK, Texts, languages
from kaffeehaus.server import catalogue
from kaffeehaus.server.table import Table

TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
MOST_LANGUAGES = 20
"""So many wishes of a browser are read."""


class LinkPreview(NamedTuple):
    """What is told of a table, as plain text."""

    title: str
    description: str
    site: str

    def written_into(self, page: str) -> str:
        """The page with this in its head."""
        title, description, site = (escape(text, quote=True) for text in self)
        head = (
            f"<title>{title}</title>\n"
            f'    <meta name="description" content="{description}" />\n'
            f'    <meta property="og:type" content="website" />\n'
            f'    <meta property="og:site_name" content="{site}" />\n'
            f'    <meta property="og:title" content="{title}" />\n'
            f'    <meta property="og:description" content="{description}" />'
        )
        return TITLE.sub(lambda _: head, page, count=1)


def preview_of(table: Table, lang: str) -> LinkPreview:
    """What a link to a table shows: the game, for how many, who is there, whether a chair is free, the options."""
    o, texts = table.opened, Texts(lang, table.opened.game)
    free = sum(chair.kind == "open" for chair in table.chairs)
    names = texts.text("list-separator").join(chair.name for chair in table.chairs if chair.name)
    chosen = table.game.options(o.options)
    meant = [option for option in catalogue.options(table.game) if chosen.in_force(option["name"])]
    options = texts.text("part-separator").join(options_in_words(meant, o.options, texts))
    note = texts.text(
        "link-note",
        state=texts.text(
            f"link-{table.phase}", players=o.players, free=free, round=table.state.round if table.state else 0
        ),
        seated=texts.text("link-seated", names=names) if names else "",
        options=texts.text("link-options", options=options) if options else "",
    )
    title = texts.text("link-title", phase=table.phase, game=texts.text("page-game", game=o.game))
    return LinkPreview(title, " ".join(note.split()), texts.text("page-house"))


def options_in_words(offered: list[dict[str, Any]], chosen: Mapping[str, Any], texts: Texts) -> list[str]:
    """What a table is called by, its first option, and what is not as usual, in the words of the game.

    Who begins is no news for guests, and a game need not have words for its options.
    """
    found = []
    for option in offered:
        id, value = f"option-{option['name'].replace('_', '-')}", chosen.get(option["name"], option["default"])
        name, first = texts.text(f"{id}.name"), option is offered[0]
        if name == f"{id}.name" or option["seat"] or (value == option["default"] and not first):
            continue
        if value is True:
            found.append(name)
            continue
        values = value if isinstance(value, list) else [value]
        words = [texts.text(f"{id}.value", value=str(one).lower() if one is False else one) for one in values]
        said = texts.text("list-separator").join(words)
        found.append(said if first else texts.text("link-option", name=name, value=said))
    return found


def language_wanted(accept: str) -> str:
    """The language of ours that a browser asks for most in its Accept-Language, else English."""
    wishes: list[tuple[float, str]] = []
    for wish in accept.split(",")[:MOST_LANGUAGES]:
        tag, _, weight = wish.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        wishes.append((quality, tag.strip().lower().partition("-")[0]))
    known = languages()
    best = [tag for quality, tag in sorted(wishes, key=lambda wish: -wish[0]) if quality > 0 and tag in known]
    return best[0] if best else FALLBACK

"""What the house offers is what the rules allow; every refusal has a text in every language."""

from __future__ import annotations

import ast
import itertools
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import kaffeehaus.server
from kaffeehaus import GAMES, BadOptions
from kaffeehaus.arena.edges import edges
from kaffeehaus.core.contract import spelled
from kaffeehaus.locale import Texts, languages, resources, topics
from kaffeehaus.server import catalogue
from kaffeehaus.server.refusals import Refusal

SOURCE = Path(kaffeehaus.server.__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_every_value_on_offer_is_allowed_and_no_other(game: str):
    options = next(g["options"] for g in catalogue.games() if g["name"] == game)
    assert [option["name"] for option in options] == list(GAMES[game].Options.choices())
    for option in options:
        name = option["name"]
        others = option["only"]
        for value in option["values"]:
            if not option["several"]:
                GAMES[game].options(others | {name: value})
        if option["several"]:
            GAMES[game].options(others | {name: option["values"]})
        assert option["default"] in option["values"] or option["several"]
        with pytest.raises(BadOptions) as refused:
            GAMES[game].options({name: ["tea"] if option["several"] else "tea"})
        said = str(refused.value)
        assert all(spelled(value) in said for value in option["values"])


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_names_a_seat_has_a_value_for_every_seat_of_the_largest_table(game: str):
    offered = next(g for g in catalogue.games() if g["name"] == game)
    assert [o["name"] for o in offered["options"] if o["seat"]] == ["first_player"]
    option = next(o for o in offered["options"] if o["seat"])
    assert option["values"] == ["random", *(str(n + 1) for n in range(offered["players"][-1]))]


@pytest.mark.parametrize("game", GAMES)
def test_an_option_says_on_which_others_it_depends(game: str):
    offered = next(g for g in catalogue.games() if g["name"] == game)
    values = {option["name"]: option["values"] for option in offered["options"]}
    told = {option["name"]: option["only"] for option in offered["options"] if option["only"]}
    assert told == GAMES[game].Options.only_with()
    assert all(value in values[other] for only in told.values() for other, value in only.items())


def test_V110_V120_X0_an_option_says_of_which_expansion_it_is():
    told = {(g["name"], o["name"]): o["expansion"] for g in catalogue.games() for o in g["options"] if o["expansion"]}
    assert told == {("vienna", "third_man"): 1, ("vienna", "figures"): 2, ("valencia", "specials"): 1}


@pytest.mark.parametrize("game", GAMES)
def test_what_beginning_is_worth_is_told_as_it_was_measured(game: str):
    told = next(g["edges"] for g in catalogue.games() if g["name"] == game)
    assert told
    assert [(one["players"], one["options"]) for one in told] == [(e.players, e.options) for e in edges(game)]
    assert all(one.keys() == {"players", "options", "games", "share", "fair"} for one in told)


def test_the_content_of_vienna_is_whole():
    content = catalogue.content("vienna")
    assert [len(content[k]) for k in ("buildings", "squares", "cards", "missions", "tracks")] == [30, 40, 175, 60, 5]
    assert content["buildings"][0].keys() == {
        "index", "name", "short", "colour", "flag", "seal", "letter", "x", "y"
    }  # fmt: skip
    assert content["cards"][0].keys() == {"number", "bribe", "info", "ability", "type", "action"}
    assert {card["action"] for card in content["cards"]} == {"II", "III", "IV"}
    assert content["squares"][0]["value"] == len(content["squares"][0]["buildings"])
    assert content["digest"] == GAMES["vienna"].content
    assert catalogue.content("valencia")["digest"] == GAMES["valencia"].content
    with pytest.raises(Refusal, match="error-game-unknown"):
        catalogue.content("chess")


@cache
def keys(source: str) -> set[str]:
    """The ids of all messages and terms; reading them takes long."""
    return {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ftl.Message | ftl.Term)}


@pytest.mark.parametrize(("lang", "game"), list(itertools.product(languages(), [*GAMES, None])))
def test_the_texts_of_a_language_lack_nothing_that_english_has(lang: str, game: str | None):
    assert keys(catalogue.texts(lang, game)) >= keys(catalogue.texts("en", game))
    assert "end-title" in keys(catalogue.texts(lang, game))
    elsewhere = {"help-about", "content-about", "picture-cards", "link-title", "notice-title"}
    assert not elsewhere & keys(catalogue.texts(lang, game)), "what is said in other places stays there"


@cache
def ids() -> set[str]:
    """Every id of a refusal that the server's code names."""
    words = [
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {word for word in words if word.startswith(("error-", "why-")) and word.strip("-").count(" ") == 0}


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_a_text(lang: str):
    def errors_of(file: str) -> set[str]:
        return {key for key in keys(resources(lang)[file]) if key.startswith("error-")}

    errors = {id for id in ids() if id.startswith("error-")}
    assert len(errors) > 30
    assert errors_of("web.ftl") <= errors
    # What only a few pages can be refused comes with their words.
    few = {key for source in topics(lang).values() for key in keys(source) if key.startswith("error-")}
    # What only operators are told, by the command house, does not go to browsers.
    assert errors - errors_of("web.ftl") - few <= errors_of("cli.ftl")
    assert all(Texts(lang).has(id) for id in ids() - few)

"""What people choose where they make a table: every option and every value has a name and says what it does."""

from __future__ import annotations

from typing import Any

import pytest

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server.catalogue import games


def offered() -> list[tuple[str, dict[str, Any]]]:
    """The options that leave something to choose; where all values are always there, only their order is."""
    return [
        (game["name"], option)
        for game in games()
        for option in game["options"]
        if len(option["values"]) > 1 and not (option["several"] and option["default"])
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "option"), offered(), ids=[f"{game}-{option['name']}" for game, option in offered()])
def test_every_option_is_named_and_every_value_explained(lang: str, game: str, option: dict[str, Any]) -> None:
    texts, id = Texts(lang, game), f"option-{option['name'].replace('_', '-')}"

    def said(part: str, value: Any = None) -> str:
        found = texts.text(f"{id}.{part}", value=str(value).lower() if isinstance(value, bool) else value, player="Ada")
        assert found != f"{id}.{part}"
        return found

    assert len(said("name")) < len(said("note"))
    values = option["values"][:2] if option["seat"] else option["values"]
    effects = [said("effect", value) for value in values]
    assert len(set(effects)) == len(values)
    if not option["seat"]:
        assert len({said("value", value) for value in values}) == len(values)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "option"), [("vienna", "third-man"), ("vienna", "figures"), ("valencia", "specials")])
def test_V110_V120_X0_an_option_of_an_expansion_says_which(lang: str, game: str, option: str) -> None:
    assert any(digit in Texts(lang, game).text(f"option-{option}.part") for digit in "12")

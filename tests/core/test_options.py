"""Options: frozen, checked, and the same again after a trip through plain data."""

import json
from dataclasses import FrozenInstanceError, dataclass, fields
from typing import Any

import pytest
from tests.contract.tables import OPTION_SETS, options_text

from kaffeehaus import GAMES, BadOptions, GameOptions
from kaffeehaus.cli.refused import problem
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.locale import Texts, languages

ALL = [(name, options) for name, sets in OPTION_SETS.items() for options in sets]
IDS = [f"{name}-{options_text(options)}" for name, options in ALL]
VIENNA, VALENCIA = GAMES["vienna"], GAMES["valencia"]


@pytest.mark.parametrize(("name", "options"), ALL, ids=IDS)
def test_options_survive_plain_data(name: str, options: GameOptions):
    game = GAMES[name]
    plain = json.loads(json.dumps(options.to_json()))
    assert game.options(plain) == options
    assert game.Options.of(plain) == options
    assert hash(game.options(plain)) == hash(options)
    each = {name for name, choice in options.choices().items() if choice.each}
    assert list(plain) == [f.name for f in fields(options) if f.name not in each]


@pytest.mark.parametrize("name", GAMES)
def test_options_have_defaults_and_are_frozen(name: str):
    options = GAMES[name].Options()
    assert GAMES[name].options({}) == options
    with pytest.raises(FrozenInstanceError):
        setattr(options, fields(options)[0].name, "another")


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_option_is_named_with_those_there_are(name: str):
    with pytest.raises(BadOptions, match="no option 'weather'") as caught:
        GAMES[name].options({"weather": "fine"})
    for field in fields(GAMES[name].Options):
        assert field.name in str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_options_of_another_kind_are_refused(name: str):
    foreign: list[Any] = [{"version": "advanced"}, GameOptions(), "advanced"]
    for options in foreign:
        with pytest.raises(BadOptions):
            GAMES[name].start(2, options, 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_players_is_checked_and_the_range_named(name: str):
    seats = GAMES[name].seats
    for players in (seats[0] - 1, seats[-1] + 1):
        with pytest.raises(BadOptions, match=f"{seats[0]} to {seats[-1]}"):
            GAMES[name].start(players)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("version", "beginner"),
        ("version", None),
        ("version", 1),
        ("flags", "blue"),
        ("third_man", 1),
        ("third_man", "perhaps"),
        ("figures", 0),
        ("set_points", 12),
        ("set_points", True),
        ("set_points", "many"),
        ("shillings", 2.0),
        ("shillings", "4"),
        ("colours", "red"),
        ("colours", ()),
        ("colours", ("red",)),
        ("colours", ("red", "red")),
        ("colours", ("red", "pink")),
        ("colours", ("red", 3)),
        ("colours", (["red"], ["blue"])),
        ("colours", 5),
        ("colours", None),
        ("first_player", "0"),
        ("first_player", "5"),
        ("first_player", 5),
        ("first_player", True),
        ("first_player", "yellow"),
        ("first_player", None),
        ("first_player", ["1"]),
    ],
    ids=str,
)
def test_a_bad_value_of_vienna_says_what_is_allowed(option: str, value: object):
    with pytest.raises(BadOptions, match=option):
        VIENNA.options({option: value})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("city", "old"),
        ("city", None),
        ("city", True),
        ("specials", "jokers"),
        ("specials", ""),
        ("specials", "joker,"),
        ("specials", None),
        ("specials", 7),
        ("specials", ("joker", "seven")),
        ("specials", (["joker"],)),
        ("specials", {"joker": True}),
        ("first_player", "6"),
        ("first_player", -1),
        ("first_player", "first"),
    ],
    ids=str,
)
def test_a_bad_value_of_valencia_says_what_is_allowed(option: str, value: object):
    with pytest.raises(BadOptions, match=option):
        VALENCIA.options({option: value})


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ({"specials": "twins,joker"}, {"specials": ("joker", "twins")}),
        ({"specials": ["twins", "joker", "twins"]}, {"specials": ("joker", "twins")}),
        ({"specials": "none"}, {}),
        ({"specials": "all"}, {"specials": tuple(SPECIALS)}),
    ],
    ids=str,
)
def test_special_cards_are_a_set_in_the_order_of_the_rules(words: dict[str, Any], values: dict[str, Any]):
    assert VALENCIA.options(words) == VALENCIA.options(values)
    assert hash(VALENCIA.options(words)) == hash(VALENCIA.options(values))


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ({"third_man": "on"}, {"third_man": True}),
        ({"third_man": "OFF"}, {"third_man": False}),
        ({"set_points": "15"}, {"set_points": 15}),
        ({"colours": "red,blue"}, {"colours": ("red", "blue")}),
        ({"colours": ["red", "blue"]}, {"colours": ("red", "blue")}),
    ],
    ids=str,
)
def test_words_are_understood(words: dict[str, Any], values: dict[str, Any]):
    assert VIENNA.options(words) == VIENNA.options(values)


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("version", "", 'is one of introductory, advanced, not ""'),
        ("version", None, "is one of introductory, advanced, not null"),
        ("third_man", "perhaps", "is one of false, true, not perhaps"),
        ("colours", None, "not null"),
    ],
)
def test_a_refused_value_is_spelled_as_it_is_written(option: str, value: object, said: str):
    with pytest.raises(BadOptions) as refused:
        VIENNA.options({option: value})
    assert said in problem(Texts("en"), refused.value)


def test_figures_need_the_advanced_version():
    with pytest.raises(BadOptions, match="advanced"):
        VIENNA.options({"figures": True})


def test_V52_V63_V120_options_of_one_version_say_so():
    introductory, advanced = VIENNA.Options(), VIENNA.options({"version": "advanced"})
    assert VIENNA.Options.only_with() == {
        "figures": {"version": "advanced"},
        "set_points": {"version": "introductory"},
        "shillings": {"version": "advanced"},
        "handicap_shillings": {"version": "advanced"},
    }
    advanced_only = ["figures", "shillings", "handicap_shillings"]
    assert [name for name in VIENNA.Options.choices() if not introductory.in_force(name)] == advanced_only
    assert [name for name in VIENNA.Options.choices() if not advanced.in_force(name)] == ["set_points"]


@pytest.mark.parametrize("lang", languages())
def test_what_an_option_needs_is_said_in_every_language(lang: str):
    with pytest.raises(BadOptions) as refused:
        VIENNA.options({"figures": True})
    said = problem(Texts(lang), refused.value)
    assert "figures" in said
    assert "version=advanced" in said


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_options_are_among_the_choices(name: str):
    options = GAMES[name].Options()
    for option, choice in options.choices().items():
        usual = getattr(options, option)
        assert set(usual) <= set(choice.values) if choice.several else usual in choice.values


def test_a_field_that_is_no_choice_can_only_be_its_default():
    @dataclass(frozen=True)
    class Options(GameOptions):
        table: str = "round"

    assert Options.of({"table": "round"}) == Options()
    with pytest.raises(BadOptions, match="table is one of round, not 'square'"):
        Options(table="square")


def test_there_must_be_a_colour_for_every_player():
    two = VIENNA.options({"colours": ("red", "blue")})
    VIENNA.start(2, two, 1)
    with pytest.raises(BadOptions, match="2 colours for 3 players"):
        VIENNA.start(3, two, 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_player_is_a_seat_at_the_table_as_a_word_or_a_number(name: str):
    game = GAMES[name]
    assert game.options({"first_player": 2}) == game.options({"first_player": "2"}) == game.Options(first_player=2)
    assert game.options({"first_player": 2}).to_json()["first_player"] == "2"
    for players in game.seats:
        for seat in range(players):
            assert game.start(players, game.options({"first_player": seat + 1}), 1).view(None)["began"] == seat
    with pytest.raises(BadOptions, match="first_player is one of random, 1, 2, not '3'"):
        game.start(2, game.options({"first_player": 3}), 1)


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_option_is_refused_with_those_there_are(name: str):
    with pytest.raises(BadOptions, match="no option 'colour'; there are"):
        GAMES[name].Options(colour="red")


def test_a_handicap_is_written_down_where_there_is_one():
    options = VIENNA.options({"handicap_points": "0, 10", "handicap_bribes": [0, 0]})
    assert (options.to_json()["handicap_points"], options.handicapped) == ([0, 10], True)
    assert "handicap_bribes" not in options.to_json()
    assert not VIENNA.options({"handicap_points": ""}).handicapped
    assert VIENNA.options(options.to_json()) == options
    with pytest.raises(BadOptions, match="option handicap_points has 2 values for 3 seats"):
        VIENNA.start(3, options)
    with pytest.raises(BadOptions, match="option handicap_points is one of"):
        VIENNA.options({"handicap_points": "0,7"})
    with pytest.raises(BadOptions, match="option handicap_shillings needs version=advanced"):
        VIENNA.options({"handicap_shillings": [1, 0]})

"""Actions are interned values: one object each, with an id, a text form that parses back, and typed fields."""

import copy
import pickle
from typing import Any

import pytest

from kaffeehaus import GAMES, IllegalAction
from kaffeehaus.core.catalogue import Action, Catalogue, Named, word
from kaffeehaus.games.vienna.actions import Assign, Buy, Decline, Place, TakeBribes
from kaffeehaus.games.vienna.terms import Bribe, Item, Space

GAME_NAMES = list(GAMES)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_ids_are_places_in_the_catalogue(name: str):
    actions = GAMES[name].actions
    assert isinstance(actions, tuple)
    assert [a.id for a in actions] == list(range(len(actions)))
    assert len(actions) <= 1200


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_text_form_parses_back(name: str):
    game = GAMES[name]
    texts = [str(a) for a in game.actions]
    assert len(set(texts)) == len(texts)
    for action in game.actions:
        assert game.parse(str(action)) is action
        assert str(action).split()[0] == action.kind
        assert str(action) == str(action).lower().strip()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_action_is_found_by_its_values(name: str):
    for action in GAMES[name].actions:
        kind: Any = type(action)
        assert kind(*action.values()) is action
        assert kind(**dict(zip(action.fields, action.values(), strict=True))) is action
        assert action.values() == tuple(getattr(action, f) for f in action.fields)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_copies_are_the_same_object(name: str):
    for action in GAMES[name].actions:
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action
        assert copy.deepcopy([action])[0] is action
        assert pickle.loads(pickle.dumps(action)) is action


@pytest.mark.parametrize("name", GAME_NAMES)
def test_actions_are_hashable_and_equal_only_themselves(name: str):
    actions = GAMES[name].actions
    assert len(set(actions)) == len(actions)
    assert {a: a.id for a in actions}[actions[5]] == 5
    assert [a for a in actions if a == actions[0]] == [actions[0]]


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("text", ["", "place", "no such thing", "place 3 4", "x" * 1000])
def test_what_no_action_reads_is_refused(name: str, text: str):
    with pytest.raises(IllegalAction, match="no action reads") as caught:
        GAMES[name].parse(text)
    assert "actions begin with" in str(caught.value)
    assert len(str(caught.value)) < 500


def test_fields_are_typed_and_plain_numbers_find_them():
    game = GAMES["vienna"]
    place = Place(building=3)
    assert place is game.actions[place.id]
    assert place is Place(3)
    assert isinstance(place.building, Named)
    assert place.building == 3
    assert repr(place) == f"<{place}>"
    assert Assign(card=12, space=Space.II) is Assign(12, 1)  # type: ignore[arg-type]
    assert TakeBribes(bribe=Bribe.WINE).bribe is Bribe.WINE
    assert str(Buy(Item.CASH_BOX)) == "buy cash-box"
    assert Decline() is Decline()


@pytest.mark.parametrize("values", [(30,), (-1,), (), (3, 4), ("3",)], ids=repr)
def test_values_outside_the_catalogue_are_refused(values: tuple[Any, ...]):
    with pytest.raises(IllegalAction, match="the catalogue has no place action"):
        Place(*values)


class Knock(Action, kind="knock"):
    """A test's own kind of action."""

    __slots__ = ("times",)
    times: int


def test_two_actions_that_read_alike_are_refused():
    with pytest.raises(ValueError, match="read alike"):
        Catalogue([(Knock, [(1,), (1,)])])


def test_a_catalogue_numbers_its_actions_in_order():
    catalogue = Catalogue([(Knock, [(3,), (2,)])])
    assert [str(a) for a in catalogue.actions] == ["knock 3", "knock 2"]
    assert catalogue.parse("knock 2") is Knock(times=2)


def test_words_are_lower_case_and_hyphenated():
    assert word(Item.CASH_BOX) == "cash-box"
    assert word(Named(4, "Am Hof")) == "am-hof"
    assert word(12) == "12"
    named = Named(4, "Am Hof")
    again = pickle.loads(pickle.dumps(named))
    assert (again, again.name) == (4, "Am Hof")

"""What nobody should send is refused with a message that says what was allowed, and nothing has changed afterwards."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.games.valencia.builder import Desk, act, auction, final, planning, position, scored, skip_to, words

from kaffeehaus.core.contract import GameOptions
from kaffeehaus.core.errors import BadOptions, BadRecord, IllegalAction
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia.actions import (
    Draw,
    Keep,
    Pass,
    Plant,
    Privilege,
    Put,
    Reveal,
    Sell,
    Settle,
    Stop,
    TakeBack,
)
from kaffeehaus.games.valencia.board import CELLS, each, first_city
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Guild, Influence

CITY = first_city(False)

# Options --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["speed", "City", "expansion_1", "", "nina"])
def test_an_unknown_option_is_named_with_those_there_are(name: str):
    with pytest.raises(BadOptions) as error:
        VALENCIA.options({name: 1})
    assert repr(name) in str(error.value)
    assert all(known in str(error.value) for known in ("city", "specials"))


@pytest.mark.parametrize("value", ["", "First-Game", "first game", None, True, 1, ["random"]], ids=repr)
def test_L9_a_wrong_city_is_answered_with_the_right_ones(value: object):
    with pytest.raises(BadOptions) as error:
        VALENCIA.options({"city": value})
    assert all(word in str(error.value) for word in ("city", "first-game", "random"))


@pytest.mark.parametrize(
    "value",
    ["", "jokers", "joker,", "joker,none", "ALL", None, 3, True, ["wine"], [1], [["joker"]], {"joker": True}],
    ids=repr,
)
def test_X0_wrong_special_cards_are_answered_with_the_right_ones(value: object):
    with pytest.raises(BadOptions) as error:
        VALENCIA.options({"specials": value})
    assert all(word in str(error.value) for word in ("specials", *SPECIALS))


@pytest.mark.parametrize(
    ("value", "chosen"),
    [
        ("all", SPECIALS),
        ("none", ()),
        ("central,joker", ("joker", "central")),
        (["twins", "savings"], ("savings", "twins")),
        ((), ()),
    ],
)
def test_X0_special_cards_are_chosen_by_words_or_as_a_list_in_any_order(value: object, chosen: tuple[str, ...]):
    assert VALENCIA.options({"specials": value}).to_json()["specials"] == list(chosen)


def test_options_survive_the_way_to_plain_data_and_back():
    options = VALENCIA.options({"city": "random", "specials": "twins,support"})
    assert VALENCIA.options(json.loads(json.dumps(options.to_json()))) == options


@pytest.mark.parametrize("players", [0, 1, 6, -2, 100, 3.0, "3", None, True], ids=repr)
def test_L1_valencia_is_for_two_to_five(players: Any):
    with pytest.raises(BadOptions, match="2 to 5 players"):
        VALENCIA.start(players, seed=1)


@pytest.mark.parametrize("options", [GameOptions(), {"city": "random"}, "random", 3], ids=repr)
def test_options_of_another_kind_are_refused(options: Any):
    with pytest.raises(BadOptions, match="Options"):
        VALENCIA.start(3, options, 1)


@pytest.mark.parametrize("seed", [-1, 1.5, "1", "", b"", True, [1]], ids=repr)
def test_a_seed_is_a_number_or_bytes(seed: Any):
    with pytest.raises(BadOptions, match="seed"):
        VALENCIA.start(3, seed=seed)


# Actions --------------------------------------------------------------------------------------------------------------


def refused(s: State, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action; the state is as it was."""
    before = s.clone()
    events: list = []
    with pytest.raises(IllegalAction) as error:
        s.apply(seat, action, events)
    assert s.dump() == before.dump()
    assert events == []
    return error.value


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 99, -1])
def test_another_seat_may_not_act(seat: int):
    s = position({p: Desk(stacks=[[3]]) for p in range(4)}, at="C")
    error = refused(s, seat, Pass())
    assert "turn of seat 0" in str(error)
    assert error.legal == ()


def test_who_has_planned_may_not_plan_again():
    s = planning(players=3)
    s.apply(1, Stop())
    assert "turn of seat 0, 2" in str(refused(s, 1, Draw()))


def test_a_mission_that_was_not_dealt_cannot_be_kept():
    s = VALENCIA.start(3, seed=1)
    assert isinstance(s, State)
    foreign = s.offered[1][0]
    error = refused(s, 0, Keep(foreign))
    assert "legal now: keep " in str(error)


def test_a_stack_that_does_not_exist_cannot_be_revealed():
    s = position({0: Desk(stacks=[[3], [2]])}, at="C")
    error = refused(s, 0, Reveal(2))
    assert error.legal == tuple(s.legal(0))
    assert s.why_not(0, Reveal(2))[0] == "why-no-such-stack"


def test_a_card_cannot_begin_a_stack_beyond_the_next():
    s = planning({0: [1, 2, 3]})
    s.apply(0, Draw())
    s.apply(0, Stop())
    refused(s, 0, Put(2))


@pytest.mark.parametrize(
    ("privileges", "followers", "reason"),
    [(0, 1, "why-no-privilege"), (1, 1, "why-nobody-to-wait-for"), (1, 0, "why-nobody-to-wait-for")],
    ids=["none-left", "others-without-stacks", "last"],
)
def test_L33_K5_a_refused_privilege_says_why(privileges: int, followers: int, reason: str):
    s = position({3: Desk(stacks=[[3]], privileges=privileges)}, at="C", stefan=3 if followers else 0)
    refused(s, 3, Privilege())
    assert s.why_not(3, Privilege())[0] == reason


def test_K6_a_winner_who_asks_for_a_card_back_hears_that_winners_get_none():
    s, _ = auction("C", [[6, 2], [5], None, None], {0: {"goods": {"wine": 1}}})
    refused(s, 0, TakeBack(Influence.SIX))
    assert s.why_not(0, TakeBack(Influence.SIX)) == ("why-take-back-winner", {})


def test_K6_a_second_who_can_act_hears_that_only_those_who_cannot_get_a_card_back():
    s, _ = auction("B", [[6], [5], None, None], guild="wine")
    act(s, "skip", "skip", "skip")
    assert s.why_not(1, TakeBack(Influence.FIVE)) == ("why-take-back-could-act", {})


def test_K6_a_card_that_is_not_in_the_revealed_stack_cannot_be_taken_back():
    s, _ = auction("C", [[6], [5], None, None])
    refused(s, 1, TakeBack(Influence.SIX))
    assert s.why_not(1, TakeBack(Influence.SIX)) == ("why-take-back-other-card", {"card": "six"})


def test_K6_in_round_5_a_card_back_is_refused_with_the_reason():
    s = position({0: Desk(stacks=[[6]]), 1: Desk(stacks=[[5]])}, at="C", round_=5)
    assert s.why_not(0, TakeBack(Influence.SIX)) == ("why-take-back-last-round", {})


def test_K6_whoever_asks_at_another_time_hears_when_a_card_comes_back():
    s = position({0: Desk(stacks=[[6]]), 1: Desk(stacks=[[5]])}, at="C")
    assert s.why_not(0, TakeBack(Influence.SIX)) == ("why-take-back-when", {})


def settling(**rest: Any) -> State:
    """Seat 0 is about to settle on a space of the wine guild."""
    s, _ = auction("B", [[6], None, None, None], guild="wine", **rest)
    skip_to(s, "settle")
    return s


def test_a_refused_settlement_says_why():
    wine = each(CITY.guilds[Guild.WINE])
    s = settling(more={0: {"coins": 2}, 1: {"city": wine[:1]}})
    cases = {
        each(CITY.fountain_spaces)[0]: "why-no-space",
        CITY.centre: "why-no-space",
        each(CITY.guilds[Guild.ORANGES])[0]: "why-other-guild",
        wine[0]: "why-space-taken",
        next(c for c in wine if CITY.costs[c] > 2): "why-too-dear",
    }
    for where, reason in cases.items():
        refused(s, 0, Settle(where))
        assert s.why_not(0, Settle(where))[0] == reason


def test_a_good_one_has_not_cannot_be_sold():
    s, _ = auction("C", [[6], None, None, None], {0: {"goods": {"wine": 1}}})
    refused(s, 0, Sell(Guild.CLOTHES))
    assert s.why_not(0, Sell(Guild.CLOTHES)) == ("why-no-good", {"good": "clothes"})


def test_a_palm_is_planted_on_a_free_tree_only():
    trees = each(CITY.trees)
    s = position(at="H", council={"church": 1}, palms=trees[:1])
    refused(s, 1, Plant(trees[0]))
    assert s.why_not(1, Plant(trees[0])) == ("why-no-tree", {"cell": CELLS[trees[0]].name})
    refused(s, 1, Plant(next(c for c in range(49) if c not in trees)))


def test_a_finished_game_takes_no_action():
    s = final()
    scored(s)
    for seat in range(4):
        assert "the game is over" in str(refused(s, seat, Pass()))
        assert s.legal(seat) == []
    assert s.why_not(0, Pass()) == ("why-over", {})


@pytest.mark.parametrize("action", [None, 0, "pass", ("reveal", 0), object], ids=repr)
def test_a_thing_that_is_no_action_is_refused(action: Any):
    refused(position({0: Desk(stacks=[[3]])}, at="C"), 0, action)


@pytest.mark.parametrize(
    "build",
    [
        lambda: Reveal(25),
        lambda: Reveal(-1),
        lambda: Put(25),
        lambda: Settle(49),
        lambda: Settle("a1"),  # type: ignore[arg-type]
        lambda: Keep(35),
        lambda: Settle(),  # type: ignore[call-arg]
    ],
)
def test_the_catalogue_has_no_such_action(build: Any):
    with pytest.raises(IllegalAction, match="the catalogue has no"):
        build()


@pytest.mark.parametrize(
    "text",
    ["", " ", "settle", "settle h1", "settle A1", "pass ", "reveal 25", "sell beer", "keep m25", "\x00", "x" * 9999],
)
def test_nonsense_is_no_action(text: str):
    with pytest.raises(IllegalAction) as error:
        VALENCIA.parse(text)
    assert len(str(error.value)) < 1000


def test_every_text_form_is_read_back():
    assert all(VALENCIA.parse(str(a)) is a for a in VALENCIA.actions)
    assert [a.id for a in VALENCIA.actions] == list(range(len(VALENCIA.actions)))


def test_reading_the_state_changes_nothing():
    s = position({0: Desk(stacks=[[3], [1]])}, at="C")
    before = s.clone()
    for seat in (0, 1, 3, 7, -1):
        s.legal(seat)
        for action in VALENCIA.actions[::30]:
            s.why_not(seat, action)
    s.view(None)
    s.legal(0).clear()
    assert s.dump() == before.dump()
    assert s.legal(0)


def test_a_refused_action_leaves_the_game_playable():
    s = position({0: Desk(stacks=[[3]]), 1: Desk(stacks=[[2]])}, at="C")
    refused(s, 0, Reveal(3))
    refused(s, 1, Pass())
    act(s, words(s)[0])
    assert s.to_act == (1,)


# Records --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """The record of a game's first round."""
    s, rng = VALENCIA.start(3, VALENCIA.options({"city": "random", "specials": "all"}), 11), Random(1)
    assert isinstance(s, State)
    while s.round < 2:
        seat = rng.choice(s.to_act)
        s.apply(seat, rng.choice(s.legal(seat)))
    return s.record()


def unplayable(record: Record, at: int | None = None) -> str:
    """The message with which a record is refused."""
    with pytest.raises(BadRecord) as error:
        replay_on(VALENCIA, record, at)
    return str(error.value)


def test_a_record_is_read_back_and_replayed_at_any_moment(record: Record):
    again = Record.from_json(record.to_json())
    assert again == record
    assert replay_on(VALENCIA, again).record() == record
    for at in (0, 1, len(record.actions) // 2):
        assert len(replay_on(VALENCIA, again, at).history) == at


def test_a_record_cut_off_or_edited_is_refused(record: Record):
    text = record.to_json().rstrip()
    for end in [*range(0, len(text), 211), len(text) - 1]:
        with pytest.raises(BadRecord, match="cut off"):
            Record.from_json(text[:end])
    with pytest.raises(BadRecord, match="changed"):
        Record.from_json(text.replace("random", "first-game"))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"players": 6}, "2 to 5 players"),
        ({"options": {"speed": 3}}, "there is no option 'speed'"),
        ({"options": {"specials": ["wine"]}}, "joker"),
        ({"rules": VALENCIA.rules + 1}, f"version {VALENCIA.rules}"),
        ({"content": "0123"}, VALENCIA.content),
        ({"seed": 12}, "cannot be played"),
    ],
    ids=str,
)
def test_a_record_of_another_table_is_refused_with_the_reason(record: Record, change: dict[str, Any], told: str):
    assert told in unplayable(replace(record, **change))


@pytest.mark.parametrize("text", ["eat cake", "settle a1", "privilege"])
def test_a_forged_action_is_refused_with_its_number(record: Record, text: str):
    actions = list(record.actions)
    actions[5] = (actions[5][0], text)
    assert "action 6" in unplayable(replace(record, actions=tuple(actions)))


def test_a_moment_outside_the_record_is_refused(record: Record):
    for at in (-1, len(record.actions) + 1):
        assert f"{len(record.actions)} actions" in unplayable(record, at)


def test_a_sampled_world_has_no_record():
    with pytest.raises(BadRecord, match="sampled"):
        position({0: Desk(stacks=[[3]])}, at="C").determinize(0, Random(1)).record()

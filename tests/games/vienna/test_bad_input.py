"""What nobody should send is refused with a message that says what was allowed, and nothing has changed afterwards."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from tests.games.vienna.builder import VIENNA, Desk, act, find_buildings, play_on, position, words

from kaffeehaus import GAMES, replay
from kaffeehaus.core.contract import GameOptions
from kaffeehaus.core.errors import BadOptions, BadRecord, IllegalAction, KaffeehausError
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.games.vienna.actions import Accept, Assign, Deposit, Exchange, MoveFrom, Place, TakeBribes
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Bribe, Space

# Options --------------------------------------------------------------------------------------------------------------

OPTION_NAMES = ["version", "flags", "third_man", "figures", "set_points", "shillings", "colours"]


@pytest.mark.parametrize("name", ["speed", "Version", "expansion_2", "", "set points"])
def test_an_unknown_option_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOptions) as error:
        VIENNA.options({name: 1})
    assert repr(name) in str(error.value)
    assert all(known in str(error.value) for known in OPTION_NAMES)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("version", "expert", ["introductory", "advanced"]),
        ("version", "", ["introductory", "advanced"]),
        ("version", None, ["introductory", "advanced"]),
        ("version", "ADVANCED", ["introductory", "advanced"]),
        ("flags", "none", ["printed", "random"]),
        ("flags", True, ["printed", "random"]),
        ("third_man", "maybe", ["false", "true"]),
        ("third_man", 1, ["false", "true"]),
        ("figures", "2", ["false", "true"]),
        ("figures", None, ["false", "true"]),
        ("set_points", 12, ["10", "15"]),
        ("set_points", "ten", ["10", "15"]),
        ("set_points", True, ["10", "15"]),
        ("set_points", 10.0, ["10", "15"]),
        ("set_points", "9" * 5000, ["10", "15"]),
        ("shillings", 4, ["2", "3"]),
        ("shillings", "-2", ["2", "3"]),
        ("shillings", [2], ["2", "3"]),
        ("colours", "purple,red", ["yellow", "red", "blue", "green"]),
        ("colours", "red", ["yellow", "red", "blue", "green"]),
        ("colours", "red,red", ["yellow", "red", "blue", "green"]),
        ("colours", [], ["yellow", "red", "blue", "green"]),
        ("colours", [1, 2], ["yellow", "red", "blue", "green"]),
        ("colours", [["red"], ["blue"]], ["yellow", "red", "blue", "green"]),
        ("colours", None, ["yellow", "red", "blue", "green"]),
        ("colours", 4, ["yellow", "red", "blue", "green"]),
        ("colours", True, ["yellow", "red", "blue", "green"]),
    ],
)
def test_a_wrong_value_is_answered_with_the_right_ones(name: str, value: object, allowed: list[str]) -> None:
    with pytest.raises(BadOptions) as error:
        VIENNA.options({name: value})
    assert name in str(error.value)
    assert all(word in str(error.value) for word in allowed)


@pytest.mark.parametrize(
    ("words_", "plain"),
    [
        ({"third_man": "on"}, {"third_man": True}),
        ({"third_man": "No"}, {"third_man": False}),
        ({"set_points": "15"}, {"set_points": 15}),
        ({"colours": "red,blue"}, {"colours": ["red", "blue"]}),
        (
            {"version": "advanced", "figures": "yes", "shillings": "3"},
            {"version": "advanced", "figures": True, "shillings": 3},
        ),
    ],
)
def test_words_of_a_command_line_are_understood(words_: dict[str, str], plain: dict[str, Any]) -> None:
    assert VIENNA.options(words_).to_json().items() >= plain.items()


@pytest.mark.parametrize("version", [{}, {"version": "introductory"}])
def test_the_figures_need_the_advanced_version(version: dict[str, str]) -> None:
    with pytest.raises(BadOptions, match="version=advanced"):
        VIENNA.options(version | {"figures": True})


def test_options_survive_the_way_to_plain_data_and_back() -> None:
    options = VIENNA.options({"version": "advanced", "figures": True, "colours": ["red", "green", "blue"]})
    assert VIENNA.options(json.loads(json.dumps(options.to_json()))) == options


@pytest.mark.parametrize("players", [0, 1, 5, -2, 100, 2.0, "3", None, True])
def test_V1_vienna_is_for_two_to_four(players: Any) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        VIENNA.start(players, seed=1)


@pytest.mark.parametrize("options", [GameOptions(), {"version": "advanced"}, "advanced", 3])
def test_options_of_another_kind_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions, match="Options"):
        VIENNA.start(2, options, 1)


@pytest.mark.parametrize("seed", [-1, 1.5, "1", "", b"", True, False, [1], bytearray(b"x")], ids=repr)
def test_a_seed_is_a_number_or_bytes(seed: Any) -> None:
    with pytest.raises(BadOptions, match=r"an integer from 0 to .* or non-empty bytes"):
        VIENNA.start(2, seed=seed)


def test_a_seed_too_long_to_write_down_is_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="seed"):
        VIENNA.start(2, seed=10**5000)


def test_too_few_colours_for_the_players_are_told() -> None:
    with pytest.raises(BadOptions, match=r"2 colours for 3 players"):
        VIENNA.start(3, VIENNA.options({"colours": "red,blue"}), 1)


# Actions --------------------------------------------------------------------------------------------------------------


def refused(s: State, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action; the state is as it was."""
    before = s.clone()
    events: list = []
    with pytest.raises(IllegalAction) as error:
        s.apply(seat, action, events)
    assert s.dump() == before.dump()
    assert s == before
    assert events == []
    return error.value


def finished() -> State:
    """A game that is over."""
    s = position(players=2, at="end", ending=2)
    assert s.over
    return s


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 99, -1])
def test_another_seat_may_not_act(seat: int) -> None:
    s = position()
    error = refused(s, seat, TakeBribes(Bribe.WINE))
    assert "turn of seat 0" in str(error)
    assert error.legal == ()


def test_who_has_assigned_may_not_assign_again() -> None:
    s = VIENNA.start(3, seed=1)
    assert isinstance(s, State)
    card = s.hand[0][0]
    s.apply(0, s.legal(0)[0])
    s.apply(0, s.legal(0)[0])
    assert "turn of seat 1, 2" in str(refused(s, 0, Assign(card, Space.I)))


def test_a_finished_game_takes_no_action() -> None:
    s = finished()
    for seat in range(2):
        assert "the game is over" in str(refused(s, seat, TakeBribes(Bribe.WINE)))
        assert s.legal(seat) == []


def test_an_action_that_is_not_legal_is_answered_with_those_that_are() -> None:
    s = position({0: Desk(bribes={"wine": 2})})
    where = find_buildings(colour="coffee")[0]
    error = refused(s, 0, Place(where))
    assert error.legal == tuple(s.legal(0))
    assert "legal now: place " in str(error)
    assert str(Place(where)) in str(error)


def test_a_long_list_of_legal_actions_is_cut_short_in_the_message_only() -> None:
    s = position({0: Desk(bribes={b.name.lower(): 2 for b in Bribe})})
    error = refused(s, 0, Exchange(0))
    assert f"and {len(s.legal(0)) - 12} more" in str(error)
    assert error.legal == tuple(s.legal(0))


@pytest.mark.parametrize("action", [None, 0, "take-bribes wine", ("place", 3), object], ids=repr)
def test_a_thing_that_is_no_action_is_refused(action: Any) -> None:
    refused(position(), 0, action)


@pytest.mark.parametrize(
    "build",
    [
        lambda: Place(30),
        lambda: Place(-1),
        lambda: Place("hofburg"),  # type: ignore[arg-type]
        lambda: MoveFrom(99),
        lambda: Assign(0, Space.I),
        lambda: Assign(176, Space.I),
        lambda: Exchange(4),
        lambda: Deposit(13),
        lambda: Accept(0),
        lambda: Place(),  # type: ignore[call-arg]
    ],
)
def test_the_catalogue_has_no_such_action(build: Any) -> None:
    with pytest.raises(IllegalAction, match="the catalogue has no"):
        build()


NONSENSE = [
    "",
    " ",
    "place",
    "place atlantis",
    "place Hofburg",
    " take-bribes wine",
    "take-bribes wine ",
    "take-bribes  wine",
    "take-bribes beer",
    "assign 0 i",
    "assign 176 i",
    "assign 1 iii",
    "deposit 13",
    "deposit -1",
    "complete Z-01",
    "accept s-01",
    "done done",
    "\x00",
    "🕵" * 50,
    "x" * 10_000,
    "'; drop table games",
]


@pytest.mark.parametrize("text", NONSENSE, ids=lambda t: ascii(t[:20]))
def test_nonsense_is_no_action(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        VIENNA.parse(text)
    assert len(str(error.value)) < 1000
    assert text[:10] in str(error.value) or repr(text[:60]) in str(error.value)


def test_an_unknown_text_is_answered_with_the_kinds_of_action_there_are() -> None:
    with pytest.raises(IllegalAction) as error:
        VIENNA.parse("plaec hofburg")
    assert "take-bribes" in str(error.value)


def test_every_text_form_is_read_back() -> None:
    assert all(VIENNA.parse(str(a)) is a for a in VIENNA.actions)
    assert [a.id for a in VIENNA.actions] == list(range(len(VIENNA.actions)))


def test_reading_the_state_changes_nothing() -> None:
    s = position(version="advanced")
    before = s.clone()
    for seat in (0, 1, 2, 3, 7, -1):
        s.legal(seat)
        for action in VIENNA.actions[::50]:
            s.why_not(seat, action)
    s.view(None)
    assert s.dump() == before.dump()


def test_a_list_of_legal_actions_is_a_copy() -> None:
    s = position()
    s.legal(0).clear()
    assert s.legal(0)


# Records --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """The record of two rounds."""
    s = VIENNA.start(3, VIENNA.options({"version": "advanced", "figures": True, "third_man": True}), 11)
    assert isinstance(s, State)
    play_on(s, lambda s: s.round == 3)
    return s.record()


def forged(record: Record, **changes: Any) -> str:
    """The record's text with some fields changed and a checksum that fits, as a careful liar would write it."""
    data = json.loads(record.to_json()) | changes
    del data["check"]
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return json.dumps(data | {"check": blake2b(canonical.encode(), digest_size=16).hexdigest()})


def unreadable(text: str | bytes) -> str:
    """The message with which a text is refused."""
    with pytest.raises(BadRecord) as error:
        Record.from_json(text)
    return str(error.value)


def unplayable(record: Record, at: int | None = None) -> str:
    """The message with which a record is refused."""
    with pytest.raises(BadRecord) as error:
        replay(record, at)
    return str(error.value)


def test_a_record_is_read_back_and_replayed(record: Record) -> None:
    again = Record.from_json(record.to_json())
    assert again == record
    assert replay(again).record() == record
    assert Record.from_json(forged(record)) == record


def test_a_record_cut_off_anywhere_is_refused(record: Record) -> None:
    text = record.to_json().rstrip()
    for end in [*range(0, len(text), 97), len(text) - 1]:
        assert "cut off" in unreadable(text[:end])


@pytest.mark.parametrize("field", ["game", "rules", "content", "players", "options", "seed", "actions", "check"])
def test_a_record_without_one_of_its_fields_names_it(record: Record, field: str) -> None:
    data = json.loads(record.to_json())
    del data[field]
    assert field in unreadable(json.dumps(data))


@pytest.mark.parametrize("text", ["null", "[]", "3", '"record"', "{}", '{"format": "pgn"}', '{"format": null}', "[[[["])
def test_foreign_json_is_no_record(text: str) -> None:
    assert "record" in unreadable(text)


@pytest.mark.parametrize("text", ["", "not json", b"\xff\xfe\x00", "[" * 100_000, "{" * 10])
def test_what_is_no_json_is_no_record(text: str | bytes) -> None:
    assert "no whole record" in unreadable(text)


def test_an_edited_action_is_noticed(record: Record) -> None:
    data = json.loads(record.to_json())
    data["actions"][5][1] = data["actions"][4][1]
    assert "changed" in unreadable(json.dumps(data))


@pytest.mark.parametrize(
    ("field", "value"), [("seed", 12), ("players", 4), ("options", {}), ("rules", 99), ("game", "valencia")]
)
def test_any_edited_field_is_noticed(record: Record, field: str, value: Any) -> None:
    assert "changed" in unreadable(json.dumps(json.loads(record.to_json()) | {field: value}))


def test_a_forged_action_is_refused_with_its_number_and_the_legal_ones(record: Record) -> None:
    actions = [list(a) for a in record.actions]
    actions[5][1] = "buy map"
    message = unplayable(Record.from_json(forged(record, actions=actions)))
    assert "action 6" in message
    assert "legal now" in message


def test_a_forged_text_is_refused_with_its_number(record: Record) -> None:
    actions = [list(a) for a in record.actions]
    actions[7][1] = "eat cake"
    message = unplayable(Record.from_json(forged(record, actions=actions)))
    assert "action 8" in message
    assert "eat cake" in message


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**70])
def test_a_forged_seat_is_refused_with_its_number(record: Record, seat: int) -> None:
    actions = [list(a) for a in record.actions]
    actions[3][0] = seat
    assert "action 4" in unplayable(Record.from_json(forged(record, actions=actions)))


def test_a_forged_seed_deals_other_cards(record: Record) -> None:
    assert "cannot be played" in unplayable(Record.from_json(forged(record, seed=12)))


@pytest.mark.parametrize("seed", [-1, "", "xyz", None, [], {}], ids=repr)
def test_a_seed_that_is_none_is_refused(record: Record, seed: Any) -> None:
    with pytest.raises(BadRecord):
        replay(Record.from_json(forged(record, seed=seed)))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", "one"),
        ("rules", None),
        ("players", []),
        ("players", float("inf")),
        ("rules", float("inf")),
        ("seed", float("inf")),
        ("options", 7),
        ("options", None),
        ("options", "abc"),
        ("actions", 7),
        ("actions", [[0]]),
        ("actions", [[0, "done", 1]]),
        ("actions", [["x", "done"]]),
        ("actions", [None]),
        ("actions", [[float("inf"), "done"]]),
    ],
    ids=str,
)
def test_a_malformed_field_is_refused(record: Record, field: str, value: Any) -> None:
    assert "malformed" in unreadable(forged(record, **{field: value}))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"speed": 3}, "there is no option 'speed'"),
        ({"version": "expert"}, "introductory, advanced"),
        ({"figures": True}, "version=advanced"),
        ({"colours": ["red", "blue"]}, "2 colours"),
        ({"colours": None}, "colours"),
    ],
)
def test_a_table_that_cannot_be_is_refused(record: Record, options: dict[str, Any], told: str) -> None:
    assert told in unplayable(replace(record, options=options))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_record_of_too_few_or_too_many_is_refused(record: Record, players: int) -> None:
    assert "2 to 4 players" in unplayable(replace(record, players=players))


@pytest.mark.parametrize("game", ["", "Vienna", "amsterdam"])
def test_a_record_of_another_game_names_those_there_are(record: Record, game: str) -> None:
    message = unplayable(replace(record, game=game))
    assert repr(game) in message
    assert all(name in message for name in GAMES)


@pytest.mark.parametrize("rules", [0, VIENNA.rules + 1, -1])
def test_a_record_of_another_rules_version_says_both(record: Record, rules: int) -> None:
    message = unplayable(replace(record, rules=rules))
    assert f"version {rules}" in message
    assert f"version {VIENNA.rules}" in message


def test_a_record_of_other_component_tables_says_both(record: Record) -> None:
    message = unplayable(replace(record, content="0123456789abcdef"))
    assert "0123456789abcdef" in message
    assert VIENNA.content in message


@pytest.mark.parametrize("beyond", [-1, 1, 1000])
def test_a_moment_outside_the_record_is_refused(record: Record, beyond: int) -> None:
    at = -1 if beyond < 0 else len(record.actions) + beyond
    message = unplayable(record, at)
    assert f"{len(record.actions)} actions" in message
    assert str(at) in message


def test_every_moment_inside_the_record_is_a_state(record: Record) -> None:
    for at in (0, 1, len(record.actions) // 2, len(record.actions)):
        assert len(replay(record, at).history) == at
        assert replay_on(VIENNA, record, at) == replay(record, at)


def test_a_sampled_world_has_no_record() -> None:
    with pytest.raises(BadRecord, match="sampled"):
        position().determinize(0, Random(1)).record()


def test_refusals_are_errors_of_the_house() -> None:
    for kind in (BadOptions, BadRecord, IllegalAction):
        assert issubclass(kind, KaffeehausError)
        assert issubclass(kind, ValueError)


def test_a_refused_action_leaves_the_game_playable() -> None:
    s = position()
    refused(s, 0, Exchange(0))
    refused(s, 3, TakeBribes(Bribe.WINE))
    act(s, words(s)[0])
    assert s.seat == 1

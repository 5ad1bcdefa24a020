"""Puzzles: those that are shipped hold by their own figures, what is damaged says so, and a search goes on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib import resources
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from kaffeehaus import GAMES
from kaffeehaus.core.contract import Perspective
from kaffeehaus.games import registry
from kaffeehaus.puzzles import finding, kept
from kaffeehaus.puzzles.finding import AHEAD, EFFORT, SURE, VARIED, WORTH, Effort, Order
from kaffeehaus.puzzles.puzzle import LEAST, MOST, BadPuzzle, Puzzle

AT_LEAST = 200
MOST_BYTES = 1_000_000
LITTLE = Effort(tried=2, glance=4, search=24, early=4, worlds=8, again=24)
every_game = pytest.mark.parametrize("game", registry.own())


def shipped(game: str) -> list[Puzzle]:
    found = kept.shipped(GAMES[game])
    assert all(isinstance(one, Puzzle) for one in found)
    return [one for one in found if isinstance(one, Puzzle)]


@every_game
def test_every_puzzle_replays_and_offers_what_is_legal_there(game: str):
    found = shipped(game)
    assert len(found) >= AT_LEAST
    assert len({one.check for one in found}) == len(found)
    for one in found:
        state = one.state(GAMES[game])
        assert one.seat in state.to_act
        assert (one.round, one.players, one.step) == (state.round, state.players, state.view(one.seat)["asked"]["step"])
        legal = [str(action) for action in state.legal(one.seat)]
        offered = [choice.action for choice in one.choices]
        assert LEAST <= len(offered) <= MOST
        assert offered == [action for action in legal if action in offered]
        assert one.obvious in offered


@every_game
def test_the_answer_of_every_puzzle_is_clearly_best_by_its_own_figures(game: str):
    for one in shipped(game):
        assert [choice.action for choice in one.choices if not choice.behind] == [one.answer.action] != [one.obvious]
        assert one.worlds == finding.REPEATED * EFFORT.worlds
        for choice in one.choices:
            low, middle, high = choice.chance[1], choice.chance[0], choice.chance[2]
            assert 0 <= low <= middle <= high <= 1
            if choice.behind:
                assert len(choice.behind) == finding.REPEATED
                assert all(meeting.ahead >= AHEAD and meeting.sure >= SURE for meeting in choice.behind)
                assert one.answer.chance[0] - middle >= WORTH - 1e-9
                apart = one.answer.points[0] - choice.points[0]
                assert apart == pytest.approx(sum(m.ahead for m in choice.behind) / len(choice.behind), abs=0.03)


@every_game
def test_no_answer_rests_on_the_bare_word_of_a_judge(game: str):
    for one in shipped(game):
        meetings = [meeting for choice in one.choices for meeting in choice.behind]
        assert one.whole or all(meeting.error * sqrt(EFFORT.worlds) >= VARIED for meeting in meetings)


def test_where_nothing_hidden_matters_answers_meet_to_the_end_of_the_game():
    game = GAMES["valencia"]
    one = next(puzzle for puzzle in shipped("valencia") if puzzle.whole)
    perspective = Perspective(one.state(game), one.seat)
    answers = [action for action in perspective.legal() if str(action) in [choice.action for choice in one.choices]]
    for whole in (False, True):
        meeting = finding._Meeting(perspective, answers, 3, Random(1), whole)
        meeting.met_all()
        assert all(end.over is whole for ends in meeting.ends for end in ends)


def test_a_puzzle_is_known_by_the_same_digest_as_before_there_were_any_that_are_played_to_the_end():
    one = next(puzzle for puzzle in shipped("vienna") if not puzzle.whole)
    assert "whole" not in json.loads(one.to_line())
    assert json.loads(one._replace(whole=True).to_line())["check"] != one.check


@every_game
def test_puzzles_are_of_many_kinds(game: str):
    found = shipped(game)
    most = 0.4 * len(found)
    assert max(Counter(one.step for one in found).values()) < most
    assert max(Counter((one.step, one.answer.action) for one in found).values()) <= kept.ALIKE * len(found) + 1
    assert {one.players for one in found} == set(GAMES[game].seats)
    assert {one.difficulty for one in found} == {1, 2, 3}
    choices = GAMES[game].Options.choices()
    varied = [name for name, choice in choices.items() if choice.expansion or name == next(iter(choices))]
    usual = GAMES[game].Options().to_json()
    for name in varied:
        unusual = sum(one.options.get(name, usual[name]) != usual[name] for one in found)
        assert len(found) / 20 < unusual, name
    assert max(Counter(one.game for one in found).values()) <= EFFORT.kept


def test_all_files_together_are_small():
    files = [resources.files(registry.package_of(game)).joinpath(kept.FILE) for game in registry.own()]
    assert sum(len(file.read_bytes()) for file in files) < MOST_BYTES


@pytest.mark.slow
@every_game
def test_a_deep_search_still_prefers_the_answer(game: str):
    for one in Random(1).sample(shipped(game), 4):
        state = one.state(GAMES[game])
        perspective = Perspective(state, one.seat)
        assert str(finding.searched(perspective, 2 * EFFORT.again, Random(5))[0]) == one.answer.action


def test_a_search_finds_the_same_again_and_goes_on_where_it_was_interrupted(tmp_path: Path):
    game = GAMES["vienna"]
    assert finding.puzzles(Order("vienna", 1, 0, LITTLE)) == finding.puzzles(Order("vienna", 1, 0, LITTLE))
    head, file = kept.Head.of(game, 7), tmp_path / "found.jsonl"
    first, second, third = shipped("vienna")[:3]
    assert kept.resumed(file, head) == (0, [])
    kept.add(file, [first, second], 4)
    whole = file.read_text("utf-8")
    file.write_text(whole + third.to_line() + "\n" + second.to_line()[:90], "utf-8")
    assert kept.resumed(file, head) == (4, [first, second])
    assert file.read_text("utf-8") == whole
    with pytest.raises(BadPuzzle, match="another search"):
        kept.resumed(file, kept.Head.of(game, 8))


def test_a_choice_is_various(tmp_path: Path):
    found = shipped("vienna")
    chosen = kept.various(found, 12)
    assert len({one.step for one in chosen}) >= 5
    kept.write(tmp_path / "a.jsonl", kept.Head.of(GAMES["vienna"], 7), chosen)
    assert [Puzzle.of_line(line, "it") for line in (tmp_path / "a.jsonl").read_text("utf-8").splitlines()[1:]] == chosen


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (lambda line: line[:200], "cut off"),
        (lambda line: line.replace('"round":', '"round":1'), "its digest does not fit"),
        (lambda line: "[1]", "cut off"),
        (lambda line: '{"check":"d12c67d1e3d8f1bb"}', "digest|form"),
    ],
    ids=["cut", "changed", "no-puzzle", "empty"],
)
def test_a_damaged_puzzle_says_so_in_one_line(line: Callable[[str], str], said: str):
    with pytest.raises(BadPuzzle, match=said) as found:
        Puzzle.of_line(line(shipped("vienna")[0].to_line()), "puzzle 1")
    assert "\n" not in str(found.value)

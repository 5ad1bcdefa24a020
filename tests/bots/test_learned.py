"""Learned judges: files that tell what is wrong with them, two ways to one number, ends counted as a search does."""

from pathlib import Path
from random import Random
from struct import pack

import pytest

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.greedy import weigh
from kaffeehaus.bots.learned import judge as judges
from kaffeehaus.bots.learned.network import GRAIN, ByNumpy, Gate, Plain
from kaffeehaus.bots.learned.player import LearnedBot, looks
from kaffeehaus.bots.learned.sealed import Numbers
from kaffeehaus.bots.learned.weights import BadWeights, Weights, check, dump, load
from kaffeehaus.bots.search import Search
from kaffeehaus.core.state import GameState

GAME = GAMES["vienna"]
FEATURES = Features(
    3,
    ("round", "mine.points", "best.points", "hand"),
    lambda state, seat: [
        state.round / 10,
        state.score[seat] / 100,
        max(score for one, score in enumerate(state.score) if one != seat) / 100,
        len(state.legal(seat)) / 10,
    ],
    lambda state: f"{state.options.version}-{state.players}",
)


def table(rng: Random, rows: int, columns: int) -> Numbers:
    """A table of small random numbers."""
    numbers = [rng.uniform(-1, 1) for _ in range(rows * columns)]
    return Numbers("f", (rows, columns), pack(f"<{len(numbers)}f", *numbers))


def weights(layers: tuple[int, ...] = (6, 3, 1), seed: int = 1) -> Weights:
    """Weights for the features above, of a line with two gates and of these layers."""
    rng, width = Random(seed), len(FEATURES.names)
    arrays = {"line": table(rng, 3, width + 1)}
    for number, wide in enumerate(layers):
        arrays[f"layer-{number}"] = table(rng, wide, width + 1)
        width = wide
    gates = (Gate(0, 0.5, 2.0), Gate(3, 0.1, -1.0))
    return Weights("vienna", GAME.rules, GAME.content, 3, {"advanced-2": 40}, {"seed": 7}, gates, arrays)


def a_game(players: int, seed: int, version: str = "advanced") -> list[GameState]:
    """The states of a game of medium bots; the last is its end."""
    state = GAME.start(players, GAME.options({"version": version}), seed)
    bots = [make("easy", "vienna", Random(seed)) for _ in range(players)]
    states = [state.clone()]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(Perspective(state, seat)))
        states.append(state.clone())
    return states


def test_what_is_written_is_what_is_read() -> None:
    made = weights()
    assert load(dump(made), "w") == made


@pytest.mark.parametrize(
    ("broken", "id"),
    [
        (lambda data: data[:-5], "bad-numbers-short"),
        (lambda data: data[: data.index(b"\n") + 40], "bad-numbers-short"),
        (lambda data: data[:-40] + bytes([data[-40] ^ 1]) + data[-39:], "bad-numbers-damaged"),
        (lambda data: data.replace(b'"vienna"', b'"veinna"'), "bad-numbers-damaged"),
        (lambda data: data + b"!", "bad-numbers-damaged"),
        (lambda data: data.replace(b"weights-1", b"weights-9"), "bad-numbers-format"),
        (lambda data: b"", "bad-numbers-format"),
        (lambda data: b"\x00" * 500, "bad-numbers-format"),
    ],
)
def test_a_damaged_file_says_so_in_one_line(broken, id: str) -> None:
    with pytest.raises(BadWeights) as problem:
        load(broken(dump(weights())), "vienna.weights")
    assert problem.value.id == id
    assert str(problem.value).startswith("vienna.weights ")
    assert "\n" not in str(problem.value)


def test_tables_that_do_not_follow_each_other_are_no_network() -> None:
    made = weights()
    with pytest.raises(BadWeights) as problem:
        load(dump(made._replace(arrays={**made.arrays, "layer-1": table(Random(0), 3, 4)})), "w")
    assert problem.value.id == "bad-weights-tables"


@pytest.mark.parametrize(
    ("other", "features", "id"),
    [
        ({"game": "valencia"}, FEATURES, "bad-weights-game"),
        ({"rules": 1}, FEATURES, "bad-weights-edition"),
        ({"content": "0" * 16}, FEATURES, "bad-weights-edition"),
        ({"version": 2}, FEATURES, "bad-weights-version"),
        ({}, FEATURES._replace(names=FEATURES.names[1:]), "bad-weights-size"),
    ],
)
def test_weights_are_for_one_edition_and_one_version_of_the_features(other, features: Features, id: str) -> None:
    check(weights(), GAME, FEATURES, "w")
    with pytest.raises(BadWeights) as problem:
        check(weights()._replace(**other), GAME, features, "w")
    assert problem.value.id == id


@pytest.mark.parametrize("layers", [(), (4, 1), (6, 3, 1)])
def test_plain_python_and_numpy_say_the_same(layers: tuple[int, ...]) -> None:
    made, rng = weights(layers), Random(5)
    rows = [[rng.uniform(-1, 2) for _ in FEATURES.names] for _ in range(30)]
    plain = Plain(made.gates, made.arrays).values(rows)
    assert ByNumpy(made.gates, made.arrays).values(rows) == plain
    assert ByNumpy(made.gates, made.arrays).values(rows[:1]) == plain[:1]
    assert all(value * GRAIN == int(value * GRAIN) for value in plain)
    assert len({round(value, 3) for value in plain}) > 20


def test_a_line_is_what_its_factors_say() -> None:
    made = weights(())
    line = made.arrays["line"].rows()
    x = [0.7, 0.2, 0.4, 0.6]
    told = [sum(a * b for a, b in zip(factors, [*x, 1.0], strict=True)) for factors in line]
    expected = told[0] + (0.7 - 0.5) * 2.0 * told[1] + (0.6 - 0.1) * -1.0 * told[2]
    assert Plain(made.gates, made.arrays).values([x]) == pytest.approx([expected])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_end_counts_as_a_search_counts_it(players: int) -> None:
    evaluation = evaluation_of("vienna")
    for seed in range(3):
        *_, before, end = a_game(players, seed, "introductory")
        search = Search(Perspective(before, before.to_act[0]), Random(0), evaluation, Budget(iterations=1))
        assert end.outcome is not None
        found = [judges.standing(end.outcome, seat) for seat in range(players)]
        assert found == pytest.approx(search._standings(end))


def test_states_are_judged_together_as_one_by_one() -> None:
    judge = judges.Judge(weights(), FEATURES)
    states = a_game(2, 4)[-8:]
    assert judge.values(states, 1) == pytest.approx([judge.value(state, 1) for state in states], abs=1e-4)
    assert judge.values(states[:3], 1) == judge.values(states, 1)[:3]
    assert judge.values(states[-1:], 0) == [judge.value(states[-1], 0)]


def test_a_judge_fits_the_settings_that_were_played_to_learn_it() -> None:
    judge = judges.Judge(weights(), FEATURES)
    assert judge.fits(GAME.start(2, GAME.options({"version": "advanced"}), 1))
    assert not judge.fits(GAME.start(3, GAME.options({"version": "advanced"}), 1))


def test_a_missing_file_is_no_judge_and_a_damaged_one_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judges, "FOLDER", tmp_path)
    monkeypatch.setattr(judges, "features_of", lambda game: FEATURES)
    try:
        judges._found.cache_clear()
        assert judges.judge_of("vienna") is None
        judges._found.cache_clear()
        (tmp_path / "vienna.weights").write_bytes(dump(weights())[:-1])
        for _ in range(2):
            with pytest.raises(BadWeights):
                judges.judge_of("vienna")
        judges._found.cache_clear()
        (tmp_path / "vienna.weights").write_bytes(dump(weights()))
        judge = judges.judge_of("vienna")
        assert judge is not None
        assert judge.weights == weights()
    finally:
        judges._found.cache_clear()


def test_the_player_looks_as_medium_does() -> None:
    """With the hand's own worth as its judge it finds what medium finds."""
    evaluation = evaluation_of("vienna")

    def worths(states, seat: int) -> list[float]:
        return [evaluation.worth(state, seat) for state in states]

    seen = 0
    for state in a_game(3, 2)[:-1:3]:
        seat = state.to_act[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            continue
        seen += 1
        found = dict(zip(map(str, legal), looks(state, seat, legal, worths, evaluation.follow), strict=True))
        expected = weigh(state, seat, legal, evaluation, Random(0))
        assert found[str(expected[0][1])] == pytest.approx(expected[0][0])
        assert max(found.values()) == pytest.approx(expected[0][0])
        bot = LearnedBot(Random(1), worths, evaluation)
        why = bot.explain(Perspective(state, seat))
        assert why.action in legal
        told = [one.value or 0.0 for one in why.alternatives]
        assert told == sorted(told, reverse=True)
    assert seen > 10

"""The search for puzzles: games that bots play, and in them decisions whose best answer is clear and not obvious.

A decision passes one gate after the other, each dearer than the one before: whether there is anything to decide, a few
playouts, a deep search, meetings of the best action with every serious one, twice and in other worlds each time, and at
last a search that is deeper still. All worlds are such as the seat could be in, so a puzzle rests on nothing but what
its seat could know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from kaffeehaus.arena.plan import game_seed
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.grounds import apart
from kaffeehaus.bots.imagining import imagining_of
from kaffeehaus.bots.judging import judging_of, learned_of
from kaffeehaus.bots.master import Mind
from kaffeehaus.bots.planner import PLANNER_SETTINGS, Planner
from kaffeehaus.bots.search import Node
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState
from kaffeehaus.games import GAMES
from kaffeehaus.learning.tables import Tables
from kaffeehaus.puzzles.puzzle import LEAST, Choice, Meeting, Puzzle, packed
from kaffeehaus.review.chances import chance_of, digest

OBVIOUS, GLANCE = "medium", "learned"
"""Who takes what looks best at once, and what the strongest bot would do before it thinks; both play the games, too."""
LOOKS = 3
"""So often the obvious is looked for, each time with another idea of what is hidden; the answer is none of them."""
SURE = 0.97
"""So sure it must be in every repetition that the answer is better than another."""
LIKELY = 0.75
"""If it is not even so sure after few worlds, it is not tried in more."""
AHEAD = 2.0
"""And by at least so many points."""
WORTH = 0.01
"""And another must give away so much of the chance to win: where all is lost or won nothing is a puzzle."""
VARIED = 0.5
"""By so many points, as a standard deviation, worlds must differ in how far it is ahead: else nothing hidden mattered
before playouts ended, and all of it is the bare word of the judge there."""
WHOLE = 10_000
"""More parts than a game has: playouts go to its end."""
REPEATED = 2
"""So often the answers meet, each time in other worlds."""
DIGITS = 3
WIDE = 1.96
"""So many standard errors to either side hold 95 %."""
REASONS, SMALL = 3, 0.1
"""So many parts are told, and none that makes out fewer points."""
LOOKED, AGREED = 0.5, 0.2
"""The part of the decisions that both bots look at; and of those about which they agree, the part that is tried."""
FEW, SERIOUS = 3, 4
"""So many of the actions that look best are tried first; and so many that the deep search found best are offered."""
TOLD = 16
"""In so many worlds is looked in which parts of a position answers differ where playing on has ended."""


class Effort(NamedTuple):
    """How much is thought about a decision; the same effort finds the same puzzles, on any machine."""

    tried: int = 12
    """How many decisions of a game are looked at more closely."""
    kept: int = 2
    """How many puzzles a game gives at most, so that no two are much alike."""
    glance: int = 12
    """In how many worlds a few actions meet at first."""
    search: int = 320
    """How many playouts the deep search has."""
    early: int = 24
    """After so many worlds a meeting that leads nowhere ends."""
    worlds: int = 96
    """In how many worlds the answers meet, in each repetition."""
    again: int = 1000
    """How many playouts another deep search has in the end, with all actions and in other worlds: it must agree."""


EFFORT = Effort()


class Moment(NamedTuple):
    """A decision of a game that may hold a puzzle."""

    state: GameState
    seat: int
    step: str
    obvious: Action


class _Meeting(Planner):
    """Plays all that is offered on in the same worlds, and gives nothing up on the way; a whole one goes to the end of
    the game each time."""

    def __init__(
        self, perspective: Perspective, only: Sequence[Action], worlds: int, rng: Random, whole: bool = False
    ) -> None:
        world = perspective.sample(Random(0))
        game = world.game.key
        self.only, self.worlds, self.whole = list(only), worlds, whole
        self.before: list[float] = []
        """How things stood in each world."""
        self.ends: list[list[GameState]] = []
        """What the first worlds became with each of the actions."""
        self._noted: list[tuple[GameState, float]] = []
        judging = judging_of(game, world)
        value = judging.value

        def noting(state: GameState, seat: int) -> float:
            self._noted.append((state, value(state, seat)))
            return self._noted[-1][1]

        budget = Budget(iterations=worlds * len(only) + 1)
        judging = judging._replace(value=noting)
        super().__init__(perspective, rng, evaluation_of(game), judging, imagining_of(game), budget)

    def met_all(self) -> dict[Action, list[float]]:
        """What each action gained in each world."""
        self.run()
        return self._ends_of

    def _candidates(self, root: Node) -> list[Action]:
        return self.only

    def _halve(self, root: Node, live: list[Action]) -> None:
        for number in range(self.worlds):
            patient = min(self._farthest, self._nearest + number // self._settings.patience)
            self._horizon = WHOLE if self.whole else patient
            self._noted.clear()
            self._compare(root, live)
            self.before.append(self._noted[0][1])
            if number < TOLD:
                self.ends.append([state for state, _ in self._noted[1:]])


class Order(NamedTuple):
    """A game that is to be gone through."""

    game: str
    seed: int
    number: int
    effort: Effort = EFFORT


def puzzles(order: Order) -> list[Puzzle]:
    """The puzzles of one game of many, the same wherever and whenever it is asked for."""
    game, effort = GAMES[order.game], order.effort
    rng = Random(f"{order.seed}/{order.number}")
    state = Tables(tuple(game.seats), {}).draw(game, rng).start(game, game_seed(order.seed, order.number))
    found: list[tuple[Moment, Puzzle]] = []
    for moment in _in_turn(_played(state, rng), rng)[: effort.tried]:
        if any(_is_like(moment, other) for other, _ in found):
            continue
        puzzle = judged(moment, effort, rng.getrandbits(32), order.number)
        if puzzle is not None:
            found.append((moment, puzzle))
        if len(found) == effort.kept:
            break
    return [puzzle for _, puzzle in found]


def _is_like(moment: Moment, other: Moment) -> bool:
    """Whether two decisions of a game are of one kind and lie close together."""
    return moment.step == other.step and abs(moment.state.round - other.state.round) < 2


def _played(state: GameState, rng: Random) -> list[Moment]:
    """The decisions of a game between bots that are worth a closer look."""
    game = state.game
    evaluation = evaluation_of(game.key)
    names = [rng.choice((OBVIOUS, GLANCE)) for _ in range(state.players)]
    bots = {name: make(name, game.key, Random(rng.getrandbits(64))) for name in (OBVIOUS, GLANCE)}
    moments, by_hand = [], set()
    while not state.over:
        seat = state.to_act[0]
        perspective = Perspective(state, seat)
        legal = perspective.legal()
        action = legal[0] if len(legal) == 1 else bots[names[seat]].choose(perspective)
        # Of what is arranged in secret, part of it by rules of thumb, the rest is no decision by itself.
        if state.waiting and evaluation.obvious(state, seat):
            by_hand.add((state.round, seat))
        plain = state.waiting and (state.round, seat) in by_hand
        if len(legal) >= LEAST and not plain and not evaluation.obvious(state, seat) and rng.random() < LOOKED:
            looks = {name: action if name == names[seat] else bots[name].choose(perspective) for name in bots}
            if looks[OBVIOUS] is not looks[GLANCE] or rng.random() < AGREED:
                step = perspective.view()["asked"]["step"]
                moments.append(Moment(state.clone(), seat, step, looks[OBVIOUS]))
        state.apply(seat, action)
    return moments


def _in_turn(moments: list[Moment], rng: Random) -> list[Moment]:
    """In an order in which every kind of decision has its turn before one comes again."""
    rng.shuffle(moments)
    seen: Counter[str] = Counter()
    ranked: list[tuple[int, int, Moment]] = []
    for moment in moments:
        ranked.append((seen[moment.step], len(ranked), moment))
        seen[moment.step] += 1
    return [moment for _, _, moment in sorted(ranked, key=lambda one: one[:2])]


def judged(moment: Moment, effort: Effort, seed: int, number: int) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    key, obvious = moment.state.game.key, moment.obvious
    perspective, rng = Perspective(moment.state, moment.seat), Random(seed)
    looked = make(GLANCE, key, Random(seed)).explain(perspective).alternatives
    few = _and([one.action for one in looked[:FEW]], obvious)
    glance = few[0]
    tried = _Meeting(perspective, few, effort.glance, _other(rng)).met_all()
    best = max(few, key=lambda action: fmean(tried[action]))
    if fmean(tried[best]) - fmean(tried[obvious]) < AHEAD:
        return None
    bots = [make(OBVIOUS, key, Random(f"{seed}/{look}")) for look in range(LOOKS)]
    looks = {obvious, *(bot.choose(perspective) for bot in bots)}
    if best in looks:
        return None
    serious = searched(perspective, effort.search, _other(rng))
    if serious[0] in looks:
        return None
    offered = list(dict.fromkeys((serious[0], obvious, glance, *serious[1:SERIOUS])))
    # Where the word of the judge is all there is, the outcome has to speak.
    for whole in (False, True):
        early = _Meeting(perspective, offered, effort.early, _other(rng), whole).met_all()
        behind = [_ahead(early, offered[0], other) for other in offered[1:]]
        if not all(map(_is_likely, behind)):
            return None
        if all(_has_varied(meeting, effort.early) for meeting in behind):
            break
    # Two that come to the same in every world are one answer.
    offered = [one for k, one in enumerate(offered) if all(early[one] != early[other] for other in offered[:k])]
    if len(offered) < LEAST:
        return None
    return _met(moment, offered, glance, whole, effort, rng, number)


def searched(perspective: Perspective, playouts: int, rng: Random) -> list[Action]:
    """What a deep search finds worth playing on, the best first."""
    mind = Mind(perspective.sample(Random(0)).game.key)
    root = mind.planner(perspective, rng, Budget(iterations=playouts)).run()
    most = max(move.playouts for move in root.moves.values())
    trust = PLANNER_SETTINGS.trust
    return sorted(
        root.moves,
        key=lambda action: (2 * root.moves[action].playouts >= most, root.value(root.moves[action], trust)),
        reverse=True,
    )


def _met(
    moment: Moment, offered: list[Action], glance: Action, whole: bool, effort: Effort, rng: Random, number: int
) -> Puzzle | None:
    """The puzzle with all its evidence, if its answer is clear whenever it meets the others."""
    state, seat = moment.state, moment.seat
    best, perspective, deal = offered[0], Perspective(state, seat), state.seed
    assert type(deal) is int
    meetings, gains = [], []
    for _ in range(REPEATED):
        meetings.append(_Meeting(perspective, offered, effort.worlds, _other(rng), whole))
        gains.append(meetings[-1].met_all())
        behind_it = [_ahead(gains[-1], best, other) for other in offered[1:]]
        if not all(_is_clear(one) and (whole or _has_varied(one, effort.worlds)) for one in behind_it):
            return None
    lead = fmean([before for meeting in meetings for before in meeting.before])
    choices = []
    for action in sorted(offered, key=lambda one: one.id):
        all_gains = [gain for gained in gains for gain in gained[action]]
        points, error = fmean(all_gains), stdev(all_gains) / sqrt(len(all_gains))
        middle, least, most = (
            round(chance_of(state, lead + points + side * WIDE * error), DIGITS) for side in (0, -1, 1)
        )
        behind = () if action is best else tuple(_ahead(gained, best, action) for gained in gains)
        parts = () if action is best else _parts(perspective, meetings, offered.index(action))
        gained_by_it = round(points, 2), round(error, 2)
        choices.append(Choice(str(action), gained_by_it, (middle, least, most), behind, parts))
    if any(_given_away(choices, choice) < WORTH for choice in choices if choice.behind):
        return None
    if searched(perspective, effort.again, _other(rng))[0] is not best:
        return None
    return Puzzle(
        number,
        deal,
        state.players,
        _unusual(state),
        packed(state),
        seat,
        moment.step,
        state.round,
        digest(state),
        str(moment.obvious),
        str(glance),
        effort.search + REPEATED * effort.worlds * len(offered) + effort.again,
        REPEATED * effort.worlds,
        tuple(choices),
        whole,
    )


def _ahead(gains: dict[Action, list[float]], best: Action, other: Action) -> Meeting:
    apart = [mine - theirs for mine, theirs in zip(gains[best], gains[other], strict=True)]
    return Meeting(round(fmean(apart), 2), round(stdev(apart) / sqrt(len(apart)), 2))


def _is_likely(meeting: Meeting) -> bool:
    return meeting.ahead >= AHEAD / 2 and meeting.sure >= LIKELY


def _given_away(choices: list[Choice], choice: Choice) -> float:
    best = next(one for one in choices if not one.behind)
    return best.chance[0] - choice.chance[0]


def _is_clear(meeting: Meeting) -> bool:
    return meeting.ahead >= AHEAD and meeting.sure >= SURE


def _has_varied(meeting: Meeting, worlds: int) -> bool:
    return meeting.error * sqrt(worlds) >= VARIED


def _parts(perspective: Perspective, meetings: list[_Meeting], other: int) -> tuple[tuple[str, float], ...]:
    """In which parts of the position the answer has led to more than another, where playing on ended."""
    found: dict[str, float] = {}
    ends = [end for meeting in meetings for end in meeting.ends]
    for end in ends:
        for name, points in _difference(end[0], end[other], perspective.seat).items():
            found[name] = found.get(name, 0.0) + points / len(ends)
    weighty = sorted(found.items(), key=lambda part: -part[1])
    return tuple((name, round(points, 1)) for name, points in weighty[:REASONS] if points >= SMALL)


def _difference(better: GameState, worse: GameState, seat: int) -> dict[str, float]:
    """By how many points one end is better than another in each part, as a judge tells it."""
    judge = learned_of(better.game.key)
    if judge is not None and judge.fits(better) and not better.over and not worse.over:
        return apart(better.game.key, judge, better, worse, seat)
    parts = evaluation_of(better.game.key).parts
    mine, theirs = parts(better, seat), parts(worse, seat)
    return {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {**mine, **theirs}}


def _unusual(state: GameState) -> dict[str, Any]:
    """The options that are not the usual ones."""
    usual = type(state.options)().to_json()
    return {name: value for name, value in state.options.to_json().items() if value != usual[name]}


def _and(actions: list[Action], another: Action) -> list[Action]:
    return actions if another in actions else [*actions, another]


def _other(rng: Random) -> Random:
    return Random(rng.getrandbits(64))

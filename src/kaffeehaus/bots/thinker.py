"""The bot that searches, in its own process or in several at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from time import perf_counter

from kaffeehaus.bots import why
from kaffeehaus.bots.budget import Budget, spare_what_is_loaded
from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.bots.search import SEARCH_SETTINGS, Move, Node, Search, SearchSettings
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState


@dataclass(slots=True)
class Statistics:
    """What a bot has done so far."""

    searches: int = 0
    seconds: float = 0.0
    playouts: int = 0
    decisions: int = 0
    """How many decisions the engine has played for it."""


Found = tuple[list[tuple[int, float, int, float]], int, int]
"""What a search tells: its moves as action id, look, playouts and gains; its playouts and decisions."""


class Thinker:
    """Thinks about every decision as long as its budget lets it.

    With several workers each searches in worlds of its own, and what they found is added up; `close` ends them.
    """

    def __init__(
        self,
        rng: Random,
        evaluation: Evaluation,
        budget: Budget,
        workers: int = 1,
        settings: SearchSettings = SEARCH_SETTINGS,
    ) -> None:
        self._rng = rng
        self._evaluation = evaluation
        self._budget = budget
        self._workers = workers
        self._settings = settings
        self._pool = self._start_workers() if workers > 1 else None
        self.statistics = Statistics()
        spare_what_is_loaded()

    def choose(self, perspective: Perspective) -> Action:
        """The action that turned out best."""
        legal = perspective.legal()
        return legal[0] if len(legal) == 1 else self._ranked(self._think(perspective))[0].action

    def explain(self, perspective: Perspective) -> why.Why:
        """Decides like `choose`, and says why."""
        legal = perspective.legal()
        if len(legal) == 1:
            return why.only_move(legal[0])
        root = self._think(perspective)
        ranked = self._ranked(root)
        favourite = max(root.moves, key=lambda action: root.moves[action].look)
        world = perspective.sample(Random(0))
        apart = self._apart(world, perspective.seat)
        found = why.by_parts(world, perspective.seat, ranked, self._evaluation, apart)
        return found if found.action is favourite else why.ahead_of(favourite, found)

    def _apart(self, world: GameState, seat: int) -> why.Apart | None:
        """Who tells positions apart by their parts, if it is not the evaluation."""
        return None

    def close(self) -> None:
        """Ends the workers, if there are any."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _ranked(self, root: Node) -> tuple[why.Alternative, ...]:
        """What was weighed, best first; a value tells little of what got few playouts, so those come last."""
        most = max(move.playouts for move in root.moves.values())
        trust = self._settings.trust
        found = [(2 * m.playouts >= most, root.value(m, trust), a, m.playouts) for a, m in root.moves.items()]
        found.sort(key=lambda move: move[:2], reverse=True)
        return tuple(why.Alternative(action, round(value, 2), playouts) for _, value, action, playouts in found)

    def _think(self, perspective: Perspective) -> Node:
        begun = perf_counter()
        if self._workers == 1:
            root = self._search(perspective)
        else:
            root = self._added_up(perspective, self._ask_workers(perspective))
        self.statistics.searches += 1
        self.statistics.seconds += perf_counter() - begun
        return root

    def _search(self, perspective: Perspective) -> Node:
        """A search in this process."""
        search = Search(perspective, self._rng, self._evaluation, self._budget, self._settings)
        root = search.run()
        self._count(search.playouts, search.decisions)
        return root

    def _count(self, playouts: int, decisions: int) -> None:
        self.statistics.playouts += playouts
        self.statistics.decisions += decisions

    def _start_workers(self) -> ProcessPoolExecutor:
        """Waits until they can search, so that starting them takes no time from the first decision."""
        pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        wait([pool.submit(self._readiness()) for _ in range(self._workers)])
        return pool

    def _readiness(self) -> Callable[[], None]:
        """What a worker does before the first search."""
        return spare_what_is_loaded

    def _ask_workers(self, perspective: Perspective) -> list[Found]:
        """What each worker found; if one has died, all are replaced and asked again."""
        seeds = [self._rng.getrandbits(64) for _ in range(self._workers)]
        orders = [(perspective, *one) for one in zip(seeds, self._shares(), strict=False)]
        try:
            return self._answers(orders)
        except BrokenProcessPool:
            self.close()
            return self._answers(orders)

    def _answers(self, orders: list[tuple[Perspective, int, Budget]]) -> list[Found]:
        if self._pool is None:
            self._pool = self._start_workers()
        work = self._work()
        asked = [self._pool.submit(work, *order) for order in orders]
        return [answer.result() for answer in asked]

    def _work(self) -> Callable[[Perspective, int, Budget], Found]:
        """What a worker does."""
        return partial(_search, evaluation=self._evaluation, settings=self._settings)

    def _shares(self) -> list[Budget]:
        """The budget of each worker: the whole time, a share of the iterations."""
        budget, workers = self._budget, self._workers
        if budget.iterations is None:
            return [budget] * workers
        shares = [(budget.iterations + n) // workers for n in range(workers)]
        return [replace(budget, iterations=share) for share in shares if share]

    def _added_up(self, perspective: Perspective, answers: list[Found]) -> Node:
        actions = {action.id: action for action in perspective.legal()}
        moves: dict[Action, Move] = {}
        for found, playouts, decisions in answers:
            self._count(playouts, decisions)
            for id, look, tried, gains in found:
                move = moves.setdefault(actions[id], Move(0.0))
                move.look += look / len(answers)
                move.playouts += tried
                move.gains += gains
        return Node(moves)


def _search(
    perspective: Perspective, seed: int, budget: Budget, evaluation: Evaluation, settings: SearchSettings
) -> Found:
    """A search in a worker."""
    spare_what_is_loaded()
    search = Search(perspective, Random(seed), evaluation, budget, settings)
    moves = search.run().moves
    return [(a.id, m.look, m.playouts, m.gains) for a, m in moves.items()], search.playouts, search.decisions

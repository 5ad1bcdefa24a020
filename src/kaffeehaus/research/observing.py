"""What a seat observes, as numbers: all that its view tells, or the features that learned judges go by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kaffeehaus.bots.features import features_of
from kaffeehaus.core.contract import one_of
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.core.state import GameState
from kaffeehaus.research.encoding import encoder_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("kaffeehaus.research needs numpy: pip install 'kaffeehaus[research]'") from missing

VIEW, FEATURES = OBSERVATIONS = ("view", "features")
"""The kinds of observations; the first is the usual one."""
FARTHEST = 10.0
"""No feature is farther from zero; those met in play stay within four."""


class Sight(NamedTuple):
    """How positions of one game become numbers; neither kind holds anything that the seat may not know."""

    names: tuple[str, ...]
    """One for each number."""
    bound: float
    """No number is farther from zero."""
    spectator: bool
    """Whether somebody without a seat can observe, too."""
    of: Callable[[GameState, int | None], NDArray[np.float32]]
    """The numbers of a position as a seat sees it."""


def sight_of(game: str, kind: str = VIEW) -> Sight:
    """The observations of a game; BadOptions if there are none of this kind."""
    one_of("observation", kind, *OBSERVATIONS)
    return _views(game) if kind == VIEW else _features(game)


def feature_names(game: str, observation: str = VIEW) -> tuple[str, ...]:
    """The name of every number of an observation, in order; the same for all numbers of players and all options."""
    return sight_of(game, observation).names


def _views(game: str) -> Sight:
    encoder = encoder_of(game)

    def of(state: GameState, seat: int | None) -> NDArray[np.float32]:
        return np.frombuffer(encoder.encode(state.view(seat)), np.float32)

    return Sight(encoder.layout.names(), 1.0, True, of)


def _features(game: str) -> Sight:
    features = features_of(game)
    if features is None:
        said = f"{game} has no learned features: observation is {VIEW}"
        raise BadOptions(said, id="bad-option-value", name="observation", allowed=VIEW, value=FEATURES)

    def of(state: GameState, seat: Any) -> NDArray[np.float32]:
        return np.array(features.of(state, seat), np.float32).clip(-FARTHEST, FARTHEST)

    return Sight(features.names, FARTHEST, False, of)

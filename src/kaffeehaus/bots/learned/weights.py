"""What a judge has learned, as a file: the numbers of its network, and what they were made for.

They fit one version of one game's features, one edition of the game, and the settings that were played to learn them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.learned import network
from kaffeehaus.bots.learned.network import Gate
from kaffeehaus.bots.learned.sealed import BadFile, Numbers, seal, unseal
from kaffeehaus.core.contract import Game

FORMAT = "kaffeehaus-weights-1"


class BadWeights(BadFile):
    """Weights that do not fit, or that are damaged; the message is one line, and the hand judge answers instead."""


class Weights(NamedTuple):
    """The content of a file."""

    game: str
    rules: int
    content: str
    """The digest of the component tables, so that rules and content tell the edition."""
    version: int
    """Of the features."""
    settings: dict[str, int]
    """What was played to learn them: settings as the features name them, each with its games."""
    made: dict[str, Any]
    """How they were made, for whoever wants to repeat it."""
    gates: tuple[Gate, ...]
    arrays: dict[str, Numbers]

    @property
    def features(self) -> int:
        """How many numbers they are for."""
        return self.arrays["line"].shape[1] - 1


def dump(weights: Weights) -> bytes:
    """The bytes of a file."""
    told = weights._asdict() | {"gates": [list(gate) for gate in weights.gates], "features": weights.features}
    del told["arrays"]
    return seal({"format": FORMAT, **told}, weights.arrays)


def load(data: bytes, file: str) -> Weights:
    """The content of a file; BadWeights if it is none, cut off or damaged."""
    try:
        told, arrays = unseal(data, FORMAT, file)
    except BadFile as problem:
        raise BadWeights(str(problem), id=problem.id, **problem.details) from None
    try:
        gates = tuple(Gate(int(feature), float(centre), float(factor)) for feature, centre, factor in told["gates"])
        settings = {str(name): int(games) for name, games in told["settings"].items()}
        found = Weights(
            str(told["game"]),
            int(told["rules"]),
            str(told["content"]),
            int(told["version"]),
            settings,
            dict(told["made"]),
            gates,
            arrays,
        )
        sized = network.fitting(gates, arrays, int(told["features"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        sized = False
    if not sized:
        raise BadWeights(f"{file} has tables of sizes that do not fit", id="bad-weights-tables", file=file)
    return found


def check(weights: Weights, game: Game, features: Features, file: str) -> None:
    """BadWeights unless they are for this game, as it is played today, and for these features."""
    if weights.game != game.name:
        said = f"{file} has weights for {weights.game}, not for {game.name}"
        raise BadWeights(said, id="bad-weights-game", file=file, found=weights.game[:40], game=game.name)
    if (weights.rules, weights.content) != (game.rules, game.content):
        found, needed = f"{weights.rules}-{weights.content}"[:60], f"{game.rules}-{game.content}"
        said = f"{file} has weights for the edition {found}, not for {needed}"
        raise BadWeights(said, id="bad-weights-edition", file=file, found=found, needed=needed)
    if weights.version != features.version:
        said = f"{file} has weights for features of version {weights.version}, not {features.version}"
        found, needed = str(weights.version), str(features.version)
        raise BadWeights(said, id="bad-weights-version", file=file, found=found, needed=needed)
    if weights.features != len(features.names):
        said = f"{file} has weights for {weights.features} features, not {len(features.names)}"
        found, needed = str(weights.features), str(len(features.names))
        raise BadWeights(said, id="bad-weights-size", file=file, found=found, needed=needed)

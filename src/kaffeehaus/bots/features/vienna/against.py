"""What only a comparison with the others tells."""

from __future__ import annotations

from kaffeehaus.bots.features.vienna.side import Side
from kaffeehaus.games.vienna.scoring import AGENT_POINTS
from kaffeehaus.games.vienna.state import State

AGAINST = (
    "worth.best",
    "worth.mean",
    "points.best",
    "points.mean",
    "points.first",
    "rank",
    "majority",
    "majority.at-the-end",
    "majority.last",
    "agents",
    "race.both",
    "race.mine-first",
    "race.theirs-first",
    "race.they-can",
    "shared",
    "crest",
    "place",
    "place.next-round",
    "turn.to-come",
    "turns-between",
    "rival.next",
    "rival.to-come",
    "ready",
)
SHARES = {
    players: tuple(
        tuple(sum(points[above : above + equal + 1]) / (equal + 1) / 12 for equal in range(players))
        for above in range(players)
    )
    for players, points in AGENT_POINTS.items()
}
"""What a rank in agents brings: by players, by how many are above and how many equal."""


def compare(s: State, me: int, sides: list[Side], best: int, left: float) -> list[float]:
    """What only a comparison tells."""
    table = s.table
    players = table.players
    mine, rival = sides[me], sides[best]
    own_score, own_agents = s.score[me], s.agents[me].bit_count()
    tie = 100 * s.coins[me] + mine.bribes_held
    key, key_at_the_end = 10000 * own_agents + tie, 10000 * mine.lasting + tie
    worths = scores = 0.0
    highest = rank = above = equal = above_at_the_end = equal_at_the_end = one_short = agents = 0
    for p, side in enumerate(sides):
        if p == me:
            continue
        score = s.score[p]
        worths += side.worth
        scores += score
        highest = max(highest, score)
        rank += score > own_score
        tie = 100 * s.coins[p] + side.bribes_held
        other = 10000 * s.agents[p].bit_count() + tie
        above += other > key
        equal += other == key
        other = 10000 * side.lasting + tie
        above_at_the_end += other > key_at_the_end
        equal_at_the_end += other == key_at_the_end
        one_short |= side.around.one_short
        agents |= s.agents[p]
    majority = at_the_end = 0.0
    if table.advanced:
        majority = SHARES[players][above][equal]
        at_the_end = SHARES[players][above_at_the_end][equal_at_the_end]
    ours, theirs = mine.around, rival.around
    waiting = s.waiting
    turn = 0 if waiting else s.turn
    place, rivals_place = (me - s.crest) % players, (best - s.crest) % players
    return [
        (mine.worth - rival.worth) / 40,
        (mine.worth - worths / (players - 1)) / 40,
        (own_score - s.score[best]) / 40,
        (own_score - scores / (players - 1)) / 40,
        (own_score - highest) / 40,
        rank / 3,
        majority,
        at_the_end,
        at_the_end / (1.0 + left),
        (own_agents - s.agents[best].bit_count()) / 4,
        (ours.one_short & one_short).bit_count() / 3,
        (ours.one_short & theirs.two_short).bit_count() / 3,
        (ours.two_short & one_short).bit_count() / 3,
        (rival.takes & (ours.one_short | ours.two_short)).bit_count() / 2,
        (s.agents[me] & agents).bit_count() / 5,
        1.0 if place == 0 else 0.0,
        place / 3,
        (place - 1) % players / 3,
        1.0 if place >= turn else 0.0,
        (place - turn if place >= turn else players - turn + (place - 1) % players) / 4,
        1.0 if (best - me) % players == 1 else 0.0,
        1.0 if rivals_place >= turn else 0.0,
        1.0 - waiting.bit_count() / players if waiting else 0.0,
    ]

"""Where the game stands, the same for all seats: round, step, what is still to come, what is asked, and Nina."""

from __future__ import annotations

from typing import Any

from kaffeehaus.games.valencia.auction import GUILD_STEPS, LAST_STEP, LETTERS, NINA, NINA_CARDS, C, E, G, H
from kaffeehaus.games.valencia.council import LAST_ROUND
from kaffeehaus.games.valencia.fountains import ABILITY, FOUNTAIN_VALUE
from kaffeehaus.games.valencia.guilds import PRICES
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State, Table
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import PLAYERS, Ability, Guild

Block = tuple[float, ...]
Memory = dict[object, Any]
MOST_REMEMBERED = 60_000
_memory: Memory = {}
_memory_of: Table | None = None

GUILDS = tuple(guild.name.lower().replace("_", "-") for guild in Guild)


def remember(table: Table) -> Memory:
    """Blocks that many states of one game share; forgotten when another game is looked at, or when they are many."""
    global _memory_of
    if _memory_of is not table or len(_memory) > MOST_REMEMBERED:
        _memory_of = table
        _memory.clear()
    return _memory


# The moment -----------------------------------------------------------------------------------------------------------

MOMENT = (
    *(f"players.{n}" for n in PLAYERS),
    "city.random",
    *(f"specials.{name}" for name in SPECIALS),
    *(f"round.{n}" for n in range(1, LAST_ROUND + 1)),
    "choosing-missions",
    "planning",
    *(f"step.{letter}" for letter in LETTERS),
    "ranked",
    "left.game",
    "left.auctions",
    "left.guild-auctions",
    "left.guild-auctions-this-round",
    "left.sales",
    "left.sales-this-round",
    "left.merchants-seat",
    "left.move",
    *(f"ahead.{guild}" for guild in GUILDS),
    *(f"this-round.{guild}" for guild in GUILDS),
    *(f"at-stake.{guild}" for guild in GUILDS),
    "at-stake.price",
    "palm-to-come",
    "fountain.value",
    *(f"fountain.{ability.value}" for ability in Ability),
    "later-fountains",
)


def moment_of(s: State) -> int:
    """A number for the moment."""
    return s.round << 6 | (63 if s.waiting else s.letter << 1 | (1 if s.ranks else 0))


def moment(s: State, key: int, memory: Memory) -> Block:
    """The table's options, the round and its step, and what is still to come."""
    found: Block | None = memory.get(key)
    if found is None:
        found = memory[key] = _moment(s)
    return found


def _moment(s: State) -> Block:
    table, planning = s.table, bool(s.waiting)
    ranked = bool(s.ranks) and not planning and s.letter <= G
    done = s.letter + ranked if not planning else 0
    number = max(1, s.round)
    board = table.boards[number - 1]
    soon = [0.0] * len(GUILDS)
    for step, slot in GUILD_STEPS.items():
        if step >= done:
            soon[board[slot]] += 1.0
    ahead = soon[:]
    for later in table.boards[number:]:
        for guild in later:
            ahead[guild] += 1.0
    at_stake = GUILD_STEPS.get(s.letter, -1) if not planning else -1
    stake = board[at_stake] if at_stake >= 0 else -1
    rounds = LAST_ROUND - number
    sales = (done <= C) + (done <= E)
    fountain = table.fountains[number - 1]
    return (
        *(float(n == table.players) for n in PLAYERS),
        float(table.options.city == "random"),
        *(float(name in table.options.specials) for name in SPECIALS),
        *(float(n == s.round) for n in range(1, LAST_ROUND + 1)),
        float(not s.round),
        float(bool(s.round) and planning),
        *(float(not planning and n == s.letter) for n in range(len(LETTERS))),
        float(ranked),
        (rounds + 1.0 - done / (LAST_STEP + 1)) / LAST_ROUND,
        max(0, H - done) / H,
        sum(ahead) / 15,
        sum(soon) / 3,
        (2 * rounds + sales) / 10,
        sales / 2,
        float(done <= E),
        float(done <= G),
        *(n / 3 for n in ahead),
        *soon,
        *(float(n == stake) for n in range(len(GUILDS))),
        PRICES[stake] / 5 if stake >= 0 else 0.0,
        float(done <= H),
        FOUNTAIN_VALUE[fountain] / 6,
        *(float(ABILITY[fountain] is ability) for ability in Ability),
        sum(FOUNTAIN_VALUE[f] for f in table.fountains[number:]) / 20,
    )


# The question ---------------------------------------------------------------------------------------------------------

_OWN = {
    Step.CHOOSE_MISSIONS: "choose-missions",
    Step.PLAN: "plan",
    Step.BID: "bid",
    Step.SUPPORT: "support",
    Step.VAGABOND: "vagabond",
    Step.VAGABOND_TO: "vagabond",
    Step.GUILD_SEAT: "guild-seat",
    Step.GOOD: "good",
    Step.SETTLE: "settle",
    Step.THIRD: "third",
    Step.ABILITY: "ability",
    Step.SELL: "sell",
    Step.MERCHANTS_SEAT: "merchants-seat",
    Step.MOVE: "move",
    Step.MOVE_TO: "move",
    Step.PLANT: "plant",
    Step.BUILD: "build",
    Step.TAKE_BACK: "take-back",
}
_OTHERS = {
    Step.CHOOSE_MISSIONS: "choose-missions",
    Step.PLAN: "plan",
    Step.BID: "bid",
    Step.SUPPORT: "special-card",
    Step.VAGABOND: "special-card",
    Step.VAGABOND_TO: "special-card",
    Step.PLANT: "build",
    Step.BUILD: "build",
    Step.TAKE_BACK: "take-back",
}
_ASKING = [step for step in Step if step >= Step.CHOOSE_MISSIONS]
_MY_QUESTION = [f"asked.{_OWN.get(step, 'fountain')}" for step in _ASKING]
_OTHERS_QUESTION = [f"asked.other.{_OTHERS.get(step, 'act')}" for step in _ASKING]
QUESTION = tuple(dict.fromkeys(_MY_QUESTION + _OTHERS_QUESTION))
_I_AM_ASKED, _ANOTHER_IS = (
    tuple(tuple(float(name == asked) for name in QUESTION) for asked in names)
    for names in (_MY_QUESTION, _OTHERS_QUESTION)
)
_NOT_ASKED = (0.0,) * len(QUESTION)


def question(s: State, seat: int) -> Block:
    """What is asked, of this seat or of another; where several choose in secret, whether this one is still at it."""
    if s.over:
        return _NOT_ASKED
    mine = s.waiting >> seat & 1 if s.waiting else s.seat == seat
    number = s.pending[0] - Step.CHOOSE_MISSIONS
    return _I_AM_ASKED[number] if mine else _ANOTHER_IS[number]


# Nina -----------------------------------------------------------------------------------------------------------------

NINAS = ("nina.comes", "nina.cards", "nina.pile", "nina.mean", "nina.sum", "nina.first", "nina.second")
_NO_NINA = (0.0,) * len(NINAS)


def nina(s: State) -> Block:
    """Her cards to come and those turned up, and the rank they have."""
    if s.table.players > 2:
        return _NO_NINA
    pile, turned = s.nina_deck, s.nina
    bidding = not s.waiting and s.letter in NINA_CARDS and not s.ranks
    place = s.ranks.index(NINA) if turned and NINA in s.ranks else -1
    return (
        float(bidding),
        NINA_CARDS[s.letter] / 2 if bidding else 0.0,
        len(pile) / 24,
        sum(pile) / (5.0 * len(pile)) if pile else 0.0,
        sum(turned) / 10,
        float(place == 0),
        float(place == 1),
    )

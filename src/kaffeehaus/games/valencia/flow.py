"""The course of the game: which function of which chapter runs a step, or lists and takes the answers to a question."""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.agenda import Answer, Course, Options, Run, Veil
from kaffeehaus.games.valencia import auction, council, fountains, guilds, planning, scoring
from kaffeehaus.games.valencia.steps import Step

_RUN: Final[dict[Step, Run]] = {
    Step.ROUND: planning.begin_round,
    Step.AUCTION: auction.begin_auction,
    Step.NEXT_BID: auction.next_bid,
    Step.RANK: auction.rank,
    Step.ACT: guilds.act,
    Step.AUCTION_END: auction.auction_end,
    Step.PALM: fountains.palm_step,
    Step.FOUNTAIN: fountains.fountain_step,
    Step.COUNCIL_PHASE: council.council_phase,
    Step.SCORING: scoring.final_scoring,
    Step.TRADE: guilds.trade,
    Step.ASK_SEAT: auction.ask_seat,
}
_ASK: Final[dict[Step, tuple[Options, Answer]]] = {
    Step.CHOOSE_MISSIONS: (planning.mission_options, planning.choose_mission),
    Step.PLAN: (planning.plan_options, planning.plan),
    Step.BID: (auction.bid_options, auction.bid),
    Step.SUPPORT: (auction.support_options, auction.support),
    Step.VAGABOND: (auction.vagabond_options, auction.vagabond),
    Step.VAGABOND_TO: (auction.vagabond_to_options, auction.move_to),
    Step.GUILD_SEAT: (guilds.guild_seat_options, guilds.guild_seat),
    Step.GOOD: (guilds.good_options, guilds.good),
    Step.SETTLE: (guilds.settle_options, guilds.settle),
    Step.THIRD: (guilds.third_options, guilds.third),
    Step.ABILITY: (fountains.ability_options, fountains.use_ability),
    Step.PICK_MISSION: (fountains.pick_mission_options, fountains.pick_mission),
    Step.UPGRADE: (fountains.upgrade_options, fountains.upgrade),
    Step.RETRIEVE: (fountains.retrieve_options, fountains.retrieve),
    Step.PALM_FROM: (fountains.palm_from_options, fountains.palm_from),
    Step.PALM_TO: (fountains.palm_to_options, fountains.palm_to),
    Step.SELL_ONE: (fountains.sell_one_options, fountains.sell_one),
    Step.SELL: (guilds.sell_options, guilds.sell),
    Step.MERCHANTS_SEAT: (guilds.merchants_seat_options, guilds.merchants_seat),
    Step.MOVE: (guilds.move_options, guilds.move),
    Step.MOVE_TO: (guilds.move_to_options, auction.move_to),
    Step.PLANT: (fountains.plant_options, fountains.plant),
    Step.BUILD: (fountains.build_options, fountains.build),
    Step.TAKE_BACK: (auction.take_back_options, auction.take_back),
}
_VEILED: Final[dict[Step, Veil]] = {
    Step.SETTLE: guilds.purse_decides,
    Step.THIRD: guilds.third_veiled,
    Step.SELL: guilds.goods_decide,
}
"""What is asked only of those who have coins or goods enough, and both lie behind a screen (H17)."""
COURSE: Final = Course(Step, _RUN, _ASK, _VEILED)

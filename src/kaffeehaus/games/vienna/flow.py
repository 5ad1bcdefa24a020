"""The course of the game: which function of which chapter runs a step, or lists and takes the answers to a question."""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.agenda import Answer, Course, Options, Run
from kaffeehaus.games.vienna import (
    action_three,
    action_two_four,
    card_phase,
    mission_step,
    purchase_payday,
    round_end,
    scoring,
    third_man,
)
from kaffeehaus.games.vienna.steps import Step

_RUN: Final[dict[Step, Run]] = {
    Step.CARD_PHASE: card_phase.card_phase,
    Step.ACTION_I: card_phase.action_one,
    Step.ACTION_II: action_two_four.action_two,
    Step.ENCLOSE: action_three.enclose,
    Step.BONUSES: action_three.bonuses,
    Step.THIRD_MAN: third_man.walk,
    Step.MISSIONS: mission_step.missions,
    Step.ACTION_IV: action_two_four.action_four,
    Step.TURN_END: card_phase.turn_end,
    Step.ROUND_END: round_end.round_end,
    Step.PURCHASE: purchase_payday.purchase,
    Step.PAYDAY: purchase_payday.payday,
    Step.UNFINISHED: purchase_payday.unfinished,
    Step.CREST: round_end.crest,
    Step.SCORING: scoring.final_scoring,
}
_ASK: Final[dict[Step, tuple[Options, Answer]]] = {
    Step.PLACE_STEFAN: (third_man.place_stefan_options, third_man.place_stefan),
    Step.ASSIGN: (card_phase.assign_options, card_phase.assign),
    Step.EXCHANGE: (card_phase.exchange_options, card_phase.exchange),
    Step.ACTION_III: (action_three.options, action_three.place),
    Step.SOURCE: (action_three.source_options, action_three.choose_source),
    Step.PAY: (action_three.pay_options, action_three.pay_bribe),
    Step.MOVE_FIGURE: (action_three.move_figure_options, action_three.move_figure),
    Step.GAIN: (action_two_four.gain_options, action_two_four.gain_choice),
    Step.GAIN_DIFFERENT: (action_two_four.gain_different_options, action_two_four.gain_different),
    Step.ADVANCE: (action_two_four.advance_options, action_two_four.advance_choice),
    Step.MOVE_STEFAN: (third_man.walk_options, third_man.place_stefan),
    Step.MISSION: (mission_step.options, mission_step.choose),
    Step.DEPOSIT: (mission_step.deposit_options, mission_step.deposit),
    Step.MARKER: (action_two_four.marker_options, action_two_four.marker),
    Step.BUY: (purchase_payday.buy_options, purchase_payday.buy),
    Step.BUY_PAY: (purchase_payday.buy_pay_options, purchase_payday.buy_pay),
    Step.PAYDAY_PAY: (purchase_payday.payday_options, purchase_payday.payday_pay),
    Step.PAYDAY_REMOVE: (purchase_payday.payday_remove_options, purchase_payday.payday_remove),
    Step.UNFINISHED_REMOVE: (purchase_payday.unfinished_options, purchase_payday.unfinished_remove),
}
COURSE: Final = Course(Step, _RUN, _ASK)

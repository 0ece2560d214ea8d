"""A rule of thumb for every question of Fief: what each of its options is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.engine.kernel import Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots import (
    battles,
    cards,
    courtesies,
    elections,
    marches,
    marriages,
    offers,
    purchases,
    surprises,
)
from oyez.games.fief.bots.modules import crusaders, offered, orders, soldiers
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.expansions import words as expansions
from oyez.games.fief.expansions.crusades import words as ventures
from oyez.games.fief.expansions.tactics import words as arms
from oyez.games.fief.expansions.templars import words as templars
from oyez.games.fief.rules.battle import words as fights
from oyez.games.fief.rules.board import words as board
from oyez.games.fief.rules.cards import moment_words as windows
from oyez.games.fief.rules.cards import words as hands
from oyez.games.fief.rules.court import words as hear_ye
from oyez.games.fief.rules.diplomacy import words as diplomacy
from oyez.games.fief.rules.march import words as movement
from oyez.games.fief.rules.market import words as market
from oyez.games.fief.rules.opportunities import words as opportunities
from oyez.games.fief.rules.round import words as setup

# What each option of a question is worth; a question that is not listed is answered by the default.
Thumb = Callable[[Outlook, Decision], list[float]]
THUMBS: Final[dict[Prompt, Thumb]] = {
    setup.CHOOSE_VILLAGE: courtesies.choose_village,
    hear_ye.SEEK_SPOUSE: marriages.seek_spouse,
    hear_ye.CHOOSE_SPOUSE: marriages.choose_spouse,
    hear_ye.ANSWER_SUIT: marriages.answer_suit,
    hear_ye.NAME_CANDIDATE: elections.name_candidate,
    hear_ye.PLACE_FOR: elections.place_for,
    hear_ye.PLACE_DECOY: elections.place_decoy,
    hear_ye.BEFORE_THE_VOTE: elections.before_the_vote,
    hear_ye.ANSWER_ANNULMENT: elections.answer_annulment,
    hands.DISCARD_CARDS: cards.discard_cards,
    hands.DRAW_CARDS: offered.draw_cards,
    hands.PLAY_CARDS: cards.play_cards,
    hands.CHOOSE_BISHOPRIC: cards.choose_bishopric,
    hands.CHOOSE_TAX: cards.choose_tax,
    hands.PLAGUE_ORDER: surprises.choose_least,
    hands.PLAGUE_LOSSES: battles.choose_losses,
    hands.NAME_PRINCE: courtesies.accept,
    hands.RECOVER_TITLE: courtesies.recover_title,
    market.SETTLE_RANSOMS: offers.settle_ransoms,
    market.NAME_PRICE: offers.name_price,
    market.ANSWER_PRICE: offers.answer_price,
    market.BUY: offered.buy,
    market.CHOOSE_CITY: purchases.choose_city,
    market.ANSWER_PETITION: courtesies.answer_petition,
    market.ANSWER_GRANT: courtesies.accept,
    market.CONSENT_CARDINAL: courtesies.consent,
    market.SEIZE_LONE_LORD: courtesies.seize,
    movement.CHOOSE_LEADER: marches.choose_leader,
    movement.ON_THE_WAY: offered.on_the_way,
    movement.MUST_GO_ON: offered.on_the_way,
    movement.GIVE_LEAVE: courtesies.give_leave,
    movement.ADMIT_RELIEF: courtesies.accept,
    movement.LET_CAVALCADE_PASS: courtesies.accept,
    movement.NAME_CONTROLLER: courtesies.to_weakest,
    fights.DECLARE_BATTLE: battles.declare_battle,
    fights.CHOOSE_TARGET: battles.choose_target,
    fights.JOIN_BATTLE: battles.join_battle,
    fights.ACCEPT_HELPER: courtesies.accept,
    fights.BEFORE_FIRST_ROLL: battles.speak,
    fights.END_OF_ROLL: battles.speak,
    fights.ANSWER_TRUCE: battles.answer_truce,
    fights.CHOOSE_SORTIE: battles.choose_sortie,
    fights.CHOOSE_SIDE: battles.choose_side,
    fights.CHOOSE_LOSSES: battles.choose_losses,
    expansions.WORTH_LOST: battles.choose_losses,
    expansions.KIND_LOST: battles.choose_losses,
    fights.WHOSE_KNIGHT: battles.whose_loss,
    fights.WHOSE_MAN: battles.whose_loss,
    fights.CHOOSE_FALLEN: battles.choose_fallen,
    fights.TAKE_CAPTIVES: battles.take_captives,
    fights.TAKE_OVER_CAPTIVES: battles.take_captives,
    fights.CHOOSE_GUARD: battles.choose_guard,
    fights.CONTINUE_SIEGE: battles.besiege,
    fights.DECLARE_SIEGE: battles.besiege,
    fights.CHOOSE_PILLAGE: offered.pillage,
    board.PLACE_LORD: courtesies.place_lord,
    board.ASSIGN_TITLE: courtesies.assign_title,
    board.INHERIT: courtesies.inherit,
    opportunities.CHOOSE_RISING: surprises.choose_rising,
    opportunities.JOIN_RISING: surprises.join_rising,
    opportunities.CALM_RISING: surprises.calm_rising,
    opportunities.CHOOSE_VICTIM: surprises.choose_victim,
    opportunities.USE_PASSAGE: surprises.use_passage,
    opportunities.ESCAPE_TOO: surprises.use_passage,
    opportunities.CHOOSE_PREY: surprises.choose_prey,
    opportunities.CHOOSE_SPONSOR: surprises.choose_least,
    opportunities.EVADE: surprises.evade,
    opportunities.CHOOSE_CULPRIT: surprises.choose_culprit,
    opportunities.CHOOSE_AMBUSHED: surprises.choose_ambushed,
    opportunities.CHOOSE_MAID: surprises.choose_maid,
    opportunities.CHOOSE_CARDINAL: surprises.choose_cardinal,
    opportunities.CONSENT_TO_HAT: courtesies.consent,
    opportunities.USE_TEETH: courtesies.save,
    diplomacy.CEDE_TO: courtesies.to_weakest,
    diplomacy.HAND_OVER_TO: courtesies.to_weakest,
    diplomacy.TAKE_CAPTIVE: courtesies.accept,
    diplomacy.COMPOSE: offers.compose,
    diplomacy.ANSWER_OFFER: offers.answer_offer,
    diplomacy.TALK: offers.stay_silent,
    diplomacy.INVITE_OTHERS: offers.stay_silent,
    diplomacy.ANSWER_INVITATION: courtesies.accept,
}
THUMBS.update(
    {
        ventures.CALL_CRUSADE: crusaders.call_crusade,
        ventures.DEPARTURE: crusaders.depart,
        ventures.COMPANY: crusaders.company,
        ventures.CHOOSE_OBJECTIVE: crusaders.choose_objective,
        ventures.ROLL_OR_STOP: crusaders.storm,
        ventures.WHOSE_COMPANY: crusaders.whose_company,
        ventures.FACE_SALADIN: crusaders.face_saladin,
        ventures.AGAINST_SALADIN: crusaders.fight_on,
        ventures.FIGHT_AGAIN: crusaders.fight_again,
        ventures.SHARE_SPOILS: crusaders.keep_spoils,
        ventures.SHARE_SUM: crusaders.keep_spoils,
        ventures.GRANT_TITLE: crusaders.invest,
        ventures.COME_HOME: courtesies.place_lord,
        ventures.HOST_TROOPS: crusaders.host_troops,
        arms.FIRE_OR_SNIPE: soldiers.aim,
        arms.CHOOSE_REROLL: soldiers.roll_again,
        arms.BID_FOR_MERCENARIES: soldiers.bid,
        arms.BID_AGAIN: soldiers.bid,
        arms.PAY_MERCENARIES: soldiers.pay,
        arms.COMMIT_MERCENARIES: soldiers.commit,
        arms.RAISE_GUARD: soldiers.raise_guard,
        arms.RAISE_FOOT_GUARD: soldiers.raise_guard,
        arms.CHOOSE_OUTBREAK: soldiers.choose_outbreak,
        templars.CHOOSE_PAIR: orders.hide_treasure,
        templars.AGREE_TO_HIDE: orders.hide_treasure,
        templars.CONSIDER_EDICT: orders.enact,
        templars.SUPPORT_EDICT: orders.enact,
    }
)
THUMBS.update(dict.fromkeys(windows.MOMENTS, surprises.window))


def worths_of(o: Outlook, decision: Decision) -> list[float]:
    """What each option is worth to the seat that is asked."""
    return THUMBS.get(decision.prompt, courtesies.default)(o, decision)

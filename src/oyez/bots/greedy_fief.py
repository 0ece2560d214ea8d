"""The greedy bot of Fief: a rule of thumb per question, all of them in bots/fief."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from oyez.bots.fief import (
    battles,
    cards,
    courtesies,
    elections,
    marches,
    marriages,
    offers,
    purchases,
    surprises,
    trades,
)
from oyez.bots.fief.outlook import Outlook
from oyez.bots.table import Table
from oyez.engine.kernel import Decision
from oyez.engine.words import Action, Prompt
from oyez.games.fief.state import Fief
from oyez.games.fief.words import battles as fights
from oyez.games.fief.words import board, diplomacy, hear_ye, movement, opportunities, setup, windows
from oyez.games.fief.words import cards as hands
from oyez.games.fief.words import purchases as market

TIE: Final = 1e-9

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
    hands.DRAW_CARDS: cards.draw_cards,
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
    market.BUY: purchases.buy,
    market.CHOOSE_CITY: purchases.choose_city,
    market.ANSWER_PETITION: courtesies.answer_petition,
    market.ANSWER_GRANT: courtesies.accept,
    market.CONSENT_CARDINAL: courtesies.consent,
    market.SEIZE_LONE_LORD: courtesies.seize,
    movement.CHOOSE_LEADER: marches.choose_leader,
    movement.ON_THE_WAY: marches.on_the_way,
    movement.MUST_GO_ON: marches.on_the_way,
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
    fights.WHOSE_KNIGHT: battles.whose_loss,
    fights.WHOSE_MAN: battles.whose_loss,
    fights.CHOOSE_FALLEN: battles.choose_fallen,
    fights.TAKE_CAPTIVES: battles.take_captives,
    fights.TAKE_OVER_CAPTIVES: battles.take_captives,
    fights.CHOOSE_GUARD: battles.choose_guard,
    fights.CONTINUE_SIEGE: battles.besiege,
    fights.DECLARE_SIEGE: battles.besiege,
    fights.CHOOSE_PILLAGE: battles.pillage,
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
THUMBS.update(dict.fromkeys(windows.MOMENTS, surprises.window))
# Before these it looks whether somebody would sell or buy something.
TIMES_TO_TRADE: Final = (market.BUY, hands.PLAY_CARDS)


class GreedyFief:
    """Answers each question by itself, from what its seat may know; the seed only decides between equals."""

    def __init__(self, seed: int) -> None:
        self._chance: Final = Random(seed)

    def choose(self, table: Table) -> Action:
        decision = table.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        g = table.imagine(0)
        assert isinstance(g, Fief)
        outlook = Outlook(g, decision.seat)
        deal = self._deal(outlook, table)
        if deal is not None:
            return deal
        worths = THUMBS.get(decision.prompt, courtesies.default)(outlook, decision)
        best = max(worths)
        equals = [action for action, worth in zip(options, worths, strict=True) if worth >= best - TIE]
        return equals[0] if len(equals) == 1 else self._chance.choice(equals)

    def _deal(self, outlook: Outlook, table: Table) -> Action | None:
        """An offer to begin or to go on with, if that is better than any plain answer."""
        decision = table.decision
        if decision.prompt is diplomacy.COMPOSE:
            return trades.compose_trade(outlook, decision)
        if decision.prompt not in TIMES_TO_TRADE:
            return None
        act = trades.proposal(outlook)
        return act if act is not None and act in table.initiatives else None

"""The weights of the linear evaluation in Fief, in deniers unless said otherwise; docs/bots.md explains them.

The values here are those chosen by hand, the first version; `oyez tune` finds others by self-play. Their order matters
to it: a run is repeated only with the same weights in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class FiefWeights:
    """What one unit of each feature is worth to a seat."""

    # A Village under control: villages.py
    point: float = 16.0  # a victory point
    winning_point: float = 45.0  # the one that wins the game
    denied_point: float = 6.0  # taken from a rival
    denied_victory: float = 40.0  # taken from a rival who would win by it
    income: float = 2.5  # the Village's own income
    mill: float = 3.5
    walls: float = 2.0
    votes: float = 0.8  # a Principal Village counts twice in elections
    share: float = 0.6  # of a point that a complete fief without its title is worth
    blocked: float = 0.55  # factor for each Village of the fief that a rival holds
    spoiler: float = 2.5  # a Village that keeps a rival from completing a fief
    # Pieces in a Village: garrisons.py
    aggression: float = 0.55  # how likely a threat comes true
    unthreatened: float = 0.85  # how likely an empty Village is kept if nobody is near
    lonely_lord: float = 2.0  # a Lord without troops
    hunted_lord: float = 4.0  # the same where rivals can come
    lord: float = 5.0  # a Lord lost in a battle
    lost_troops: float = 0.8  # of their price
    toll: float = 0.4  # price of the troops that fall on both sides
    siege: float = 0.3  # part of a Village's worth that a siege promises
    captive: float = 3.0  # a captive who must be guarded
    # Marches and battles: marches.py, battles.py
    effort: float = 0.3  # a march must be worth more than this
    farther: float = 0.9  # a gain of the second Move counts so much
    pull: float = 0.35  # of what a Village promises from afar
    give_up: float = 0.3  # below this chance a side wants to stop
    patient: float = 0.25  # a besieger attacks only if that beats waiting for the engine
    # Purchases and cards: purchases.py, cards.py, surprises.py
    mill_pays: float = 6.0  # rounds of income a mill is credited with
    safe_mill: float = 0.6
    hat: float = 7.0  # a Cardinal's
    expansion: float = 0.5  # part of a Village's worth that the man who will hold it is credited with
    enough: float = 0.8  # a card is kept if it brings no more than this now
    wealth: float = 0.4  # how much a rival's denier hurts
    silence: float = 0.8  # what keeping an opportunity is worth
    murder: float = 7.0  # an assassin waits for a Lord whose death costs a rival at least so much
    # Bargains and marriages: offers.py, marriages.py
    profit: float = 1.0  # an offer must bring at least so much
    scarce: float = 1.3  # what one gives away counts more
    alone: float = 0.5  # what staying unmarried is worth, in points
    reluctance: float = 0.6  # points that an alliance must save at least
    late: float = 9.0  # from this round on even a slow alliance is better than none
    fear: float = 0.0  # points that an alliance gains for each by which the first rival is nearer than two
    # A gain that lasts counts less from round to round: games end after five or six.
    fading: float = 0.0  # part of income and mills of a Village that each round takes
    mill_fading: float = 0.0  # the same for a mill to be built
    # Fiefs, and the Village to start from: villages.py
    own_fief: float = 1.0  # a further Village of a fief that one is lord of
    rivals_fief: float = 0.0  # one of a fief that a rival is lord of
    steep: float = 1.5  # how much more the last Villages of a fief are worth than the first: an exponent
    unwalled: float = 0.7  # factor for a fief without walls, which must be built before its title
    home_size: float = 2.0  # against large fiefs, for each Village
    home_shared: float = 4.0  # against a fief where somebody else has settled
    home_spread: float = 0.8  # against Villages that are farther than one Move
    home_apart: float = 0.5  # for each Move to the nearest rival
    # More on battles and purchases
    beaten: float = 0.3  # a rival's strength point that is destroyed
    waiting: float = 3.0  # rounds of income for which a title is saved up
    coming: float = 2.0  # rounds of income that are counted on while saving
    precious: float = 0.7  # of a point: a Village in danger that is worth so much is defended out of savings
    offence: float = 1.0  # factor for what troops may conquer, against what they guard
    # Cards: cards.py
    lord_card: float = 8.0  # a Lord for whom there is a place
    tax_card: float = 4.0
    surprise: float = 1.0  # factor for opportunity cards in the hand
    full_hand: float = 3.2  # cards worth less are discarded from a hand of three
    fuller_hand: float = 2.2  # and from one of two
    lord_draw: float = 5.0  # a draw from the Lords' deck while there is a place
    spare_lord: float = 1.5  # the same without one
    fortune_draw: float = 2.0  # a draw from the other deck


BY_HAND: Final = FiefWeights()
# Where the search begins: the weights by hand, but for these, which an earlier one found.
BEGIN: Final = {
    "winning_point": 90.0,
    "denied_point": 7.5,
    "income": 3.3,
    "mill": 8.0,
    "walls": 3.0,
    "votes": 0.5,
    "share": 0.45,
    "blocked": 0.37,
    "spoiler": 3.8,
    "aggression": 0.4,
    "unthreatened": 1.0,
    "hunted_lord": 3.0,
    "lord": 7.0,
    "lost_troops": 0.45,
    "toll": 0.6,
    "siege": 0.6,
    "effort": 0.18,
    "pull": 0.23,
    "give_up": 0.38,
    "mill_pays": 1.8,
    "safe_mill": 0.35,
    "hat": 5.0,
    "expansion": 0.64,
    "silence": 0.5,
    "murder": 9.7,
    "late": 7.4,
    "steep": 1.15,
    "home_spread": 1.3,
    "home_apart": 0.65,
    "home_shared": 5.0,
    "waiting": 3.8,
    "beaten": 0.4,
    "offence": 2.3,
    "tax_card": 6.3,
    "surprise": 0.7,
    "lord_draw": 3.4,
    "fortune_draw": 1.1,
}
# How far a weight that is 0 by hand is moved for each unit of the search; the others are multiplied.
UNITS: Final = {"fear": 1.0, "fading": 0.3, "mill_fading": 0.3, "rivals_fief": 3.0}
# Not tuned: among themselves bots hardly trade, and people would use prices that nobody tried to beat.
FIXED: Final = ("profit", "scarce")

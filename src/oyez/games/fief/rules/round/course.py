"""The phases of a round, in order (F-R-02)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.battle import phase as battles
from oyez.games.fief.rules.cards import phase as cards
from oyez.games.fief.rules.court import hear_ye
from oyez.games.fief.rules.doors import Stage
from oyez.games.fief.rules.march import movement
from oyez.games.fief.rules.market import income, purchases
from oyez.games.fief.rules.round import closing

TURN: Final[dict[str, tuple[Stage, ...]]] = {
    "hear-ye": (
        Stage("opening", hear_ye.opening),
        Stage("marriages", hear_ye.marriages),
        Stage("bishops", hear_ye.bishops),
        Stage("pope", hear_ye.pope),
        Stage("king", hear_ye.king),
    ),
    "cards": (
        Stage("draws", cards.draws),
        Stage("disasters", cards.disasters),
        Stage("plays", cards.plays),
        Stage("relics", cards.relics),
    ),
    "income": (Stage("collection", income.collection), Stage("clearing", income.clearing)),
    "purchases": (Stage("ransoms", purchases.ransoms), Stage("purchases", purchases.turns)),
    "movement": (Stage("marches", movement.marches),),
    "battles": (Stage("battles", battles.turns), Stage("pillage", battles.pillage)),
    "closing": (
        Stage("discards", closing.discards),
        Stage("requests", closing.requests),
        Stage("victory", closing.victory),
    ),
}

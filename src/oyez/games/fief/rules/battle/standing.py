"""Whether a running battle is over, and how (P-BATTLE)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Step
from oyez.games.fief.rules.agreement import LATE_ENDS
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.rolls import dice_of, engaged_lords, engaged_troops
from oyez.games.fief.rules.state import Fief

EMPTY_ROLLS: Final = 3  # in a row end a battle (F-6.1-05)

# How a battle stands.
GOES_ON: Final = 0
ALL_GONE: Final = 1
ATTACK_BEATEN: Final = 2
DEFENCE_BEATEN: Final = 3
ONLY_LORDS: Final = 4
LORDLESS: Final = 5
FRUITLESS: Final = 6
NO_DIE: Final = 7


class BattleCourse(Step[Fief]):
    """The step that lies beneath everything that happens in a battle."""


def standing(g: Fief, battle: Battle) -> int:
    """Looks in the order of P-BATTLE."""
    attackers, defenders = engaged_troops(g, battle, ATTACK), engaged_troops(g, battle, DEFENCE)
    attack_lords, defence_lords = engaged_lords(g, battle, ATTACK), engaged_lords(g, battle, DEFENCE)
    no_attackers, no_defenders = attackers == (0, 0), defenders == (0, 0)
    attack_gone, defence_gone = no_attackers and not attack_lords, no_defenders and not defence_lords
    if attack_gone or defence_gone:
        if attack_gone and defence_gone:
            return ALL_GONE
        return ATTACK_BEATEN if attack_gone else DEFENCE_BEATEN
    lordless = not attack_lords and g.rules.ends_if_attacker_lordless
    if lordless and g.rules.version > LATE_ENDS:
        return LORDLESS  # F-6.0-31: not even a lone Lord is captured by troops without one
    if no_attackers or no_defenders:
        if no_attackers and no_defenders:
            return ONLY_LORDS  # F-6.3-07
        return ATTACK_BEATEN if no_attackers else DEFENCE_BEATEN  # F-6.2.2-08, F-6.0-30
    if lordless:
        return LORDLESS  # F-6.3-08, F-6.3-09
    if battle.empty_rolls >= EMPTY_ROLLS:
        return FRUITLESS
    if not battle.rolls and g.rules.zero_dice_attack == "forbidden" and not dice_of(g, battle, ATTACK):
        return NO_DIE  # F-6.2-14
    return GOES_ON

"""The archers' step: both sides fire once before the first battle roll, or one aims at a Lord (X-TAC-06 to -23)."""

from __future__ import annotations

from typing import Any, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.tactics.commitment import before_roll
from oyez.games.fief.expansions.tactics.part import tactics_of
from oyez.games.fief.expansions.tactics.terms import ARCHERS
from oyez.games.fief.expansions.tactics.words import FIRE, FIRE_OR_SNIPE, SNIPE, SNIPE_MISSED, SNIPED, VOLLEY
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.clash import lords_killed
from oyez.games.fief.rules.battle.deciders import decider, measured_decider
from oyez.games.fief.rules.battle.losses import FallenLords, TakeLosses
from oyez.games.fief.rules.battle.rolls import (
    engaged_lords,
    engaged_pieces,
    grail_shield,
    is_inside,
    members,
    throw,
)
from oyez.games.fief.rules.battle.standing import GOES_ON, NO_DIE, standing
from oyez.games.fief.rules.battle.words import BLANK_FACE
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.board.tables import CITY, GREAT_STRONGHOLD
from oyez.games.fief.rules.cards.moment_words import BETWEEN_ROLLS
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.state import Fief


def volley(g: Fief) -> list[Step[Any]]:
    return [Volley()]


def archers_of(g: Fief, battle: Battle, side: int) -> int:
    """The Archers of all players of a side (X-TAC-09); helpers of a cavalcade fire no more than riders (X-TAC-65)."""
    if battle.cavalcade and side == ATTACK:
        return 0
    return sum([count(engaged_pieces(g, battle, seat), ARCHERS) for seat in members(battle, side)])


def behind_walls(g: Fief, battle: Battle) -> bool:
    """Defenders in a fortification against attackers outside.

    Neither a Secret Passage nor engines nor opened gates matter here (X-TAC-14 to -16).
    """
    village = battle.village
    return (
        not battle.cavalcade
        and is_inside(g, battle.defender, village)
        and not is_inside(g, battle.attacker, village)
    )


def needed(g: Fief, battle: Battle, side: int) -> int:
    """The Archers without whom a side does not fire (X-TAC-11 to -13, X-TAC-16)."""
    if side == DEFENCE or not behind_walls(g, battle):
        return 1
    terms, fort = tactics_of(g).terms, g.forts[battle.village]
    if fort == CITY:
        return max(1, terms.minimum_city)
    return max(1, terms.minimum_great if fort == GREAT_STRONGHOLD else terms.minimum_stronghold)


def bar_snipe(g: Fief, battle: Battle, lord: int) -> str:
    """Why the defenders may not aim at a Lord (X-TAC-20, X-TAC-22)."""
    if not behind_walls(g, battle) or not archers_of(g, battle, DEFENCE):
        return "X-TAC-20"
    if battle.passage:
        return "X-TAC-22"
    return "" if lord in engaged_lords(g, battle, ATTACK) else "X-TAC-20"


@final
class Volley(Step[Fief]):
    """Fires by itself unless the defenders may snipe (X-TAC-17); a battle that is over sees no volley (X-TAC-19)."""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        battle = g.battle
        if battle is None or not archers_of(g, battle, DEFENCE) or standing(g, battle) != GOES_ON:
            return ()
        lords = [lord for lord in engaged_lords(g, battle, ATTACK) if not bar_snipe(g, battle, lord)]
        if not lords:
            return ()
        options = (FIRE, *[SNIPE[lord] for lord in lords])
        return (Decision(decider(g, battle, DEFENCE), FIRE_OR_SNIPE, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.shoot(g, NOBODY if action is FIRE else action.noun)

    def run(self, g: Fief) -> None:
        if g.battle is not None and standing(g, g.battle) == GOES_ON:
            self.shoot(g, NOBODY)
        else:
            end(g)

    def shoot(self, g: Fief, aim: int) -> None:
        """Both sides at the same time (X-TAC-08)."""
        battle = g.battle
        assert battle is not None
        fires = [archers_of(g, battle, side) >= needed(g, battle, side) for side in (ATTACK, DEFENCE)]
        if not fires[0] and not fires[1]:
            end(g)
            return
        become(g, AfterVolley())
        deciders = (measured_decider(g, battle, ATTACK), measured_decider(g, battle, DEFENCE))
        on_defence = hits_of_volley(g, battle, ATTACK) if fires[0] else 0
        on_attack = slain = 0
        if aim != NOBODY:
            slain = snipe(g, battle, aim)
        elif fires[1]:
            on_attack = hits_of_volley(g, battle, DEFENCE)
        fallen = (lords_killed(g, battle, ATTACK, on_attack), lords_killed(g, battle, DEFENCE, on_defence))
        call(
            g,
            [
                TakeLosses(deciders[0], battle.village, tuple(members(battle, ATTACK)), on_attack, True),
                TakeLosses(deciders[1], battle.village, tuple(members(battle, DEFENCE)), on_defence, True),
                FallenLords(deciders, fallen, slain),
            ],
        )

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is SNIPE and g.battle is not None:
            return bar_snipe(g, g.battle, action.noun)
        return ""

    def atomic(self, g: Fief) -> bool:
        return True  # X-GEN-46


def hits_of_volley(g: Fief, battle: Battle, side: int) -> int:
    """One die, and a hit for each Archer beyond those needed; no bonus of battle rolls (X-TAC-07, -18, -69)."""
    face = throw(g, 1)[0]
    archers = archers_of(g, battle, side)
    extra = tactics_of(g).terms.hits_per_extra * (archers - needed(g, battle, side))
    shield = 1 if side == ATTACK and grail_shield(g, battle) else 0
    hits = max(0, face - shield) + extra
    tell(g, VOLLEY, battle.principal(side), (archers, hits, face or BLANK_FACE))
    return hits


def snipe(g: Fief, battle: Battle, lord: int) -> int:
    """One die, whatever the number of Archers; who is killed, one bit (X-TAC-21)."""
    face = throw(g, 1)[0]
    deadly = face == tactics_of(g).terms.deadly_face
    tell(g, SNIPED if deadly else SNIPE_MISSED, battle.defender, (lord, face or BLANK_FACE))
    return 1 << lord if deadly else 0


@final
class AfterVolley(Step[Fief]):
    """The losses are taken: cards may be played before the first roll, if there is one (X-GEN-46, X-TAC-61).

    They may have cost the attack its last die: that is settled once Mercenaries could still come (X-GEN-45).
    """

    def run(self, g: Fief) -> None:
        end(g)
        stands = GOES_ON if g.battle is None else standing(g, g.battle)
        if g.battle is not None and stands in (GOES_ON, NO_DIE):
            late: list[Step[Any]] = before_roll(g) if stands == NO_DIE else []
            call(g, [window(g, BETWEEN_ROLLS), *late])

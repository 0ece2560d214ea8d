"""What was done unasked or by a card in the middle of a battle: it may have ended the battle (F-6.3-08, F-10.5-09)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Step, become, call, end
from oyez.games.fief.rules.agreement import LATE_ENDS
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.rolls import engaged_lords, has_troops
from oyez.games.fief.rules.battle.standing import (
    ALL_GONE,
    ATTACK_BEATEN,
    DEFENCE_BEATEN,
    LORDLESS,
    ONLY_LORDS,
    BattleCourse,
    standing,
)
from oyez.games.fief.rules.board.tables import AMBUSH, N_LORDS
from oyez.games.fief.rules.board.villages import is_present, troops_at
from oyez.games.fief.rules.court.captivity import release
from oyez.games.fief.rules.state import Fief

BY_LOSSES: Final = (ALL_GONE, ATTACK_BEATEN, DEFENCE_BEATEN, ONLY_LORDS)


def interruption(g: Fief, card: int = NOBODY) -> list[Step[Any]]:
    """The step that looks after a running battle once something has been done; make it before."""
    battle = g.battle
    if battle is None or g.rules.version <= LATE_ENDS:
        return []
    return [Interruption(standing(g, battle), unguarded(g, battle), card == AMBUSH)]


def interrupting(g: Fief, step: Step[Any]) -> Step[Any]:
    """The step of an initiative, and in a battle the look after it."""
    looks = interruption(g)
    return Initiative(step, looks[0]) if looks else step


@final
class Initiative(Step[Fief]):
    """An initiative in the middle of a battle."""

    def __init__(self, step: Step[Any], after: Step[Any]) -> None:
        self.step: Final = step
        self.after: Final = after

    def run(self, g: Fief) -> None:
        become(g, self.after)
        call(g, [self.step])

    def atomic(self, g: Fief) -> bool:
        return True


def is_gone(g: Fief, battle: Battle, side: int) -> bool:
    """Whether a side has no piece left."""
    return not has_troops(g, battle, side) and not engaged_lords(g, battle, side)


def unguarded(g: Fief, battle: Battle) -> int:
    """Captives in the Village of the battle without a piece of their captor beside them, one bit each."""
    mask = 0
    for lord in range(N_LORDS):
        captor = g.captor[lord]
        if captor != NOBODY and g.at[lord] == battle.village and g.family[lord] != NOBODY:
            held = is_present(g, captor, battle.village) or troops_at(g, captor, battle.village) > 0
            mask |= 0 if held else 1 << lord
    return mask


@final
class Interruption(Step[Fief]):
    """Whom a card left without guards is free at once (F-6.2.3-04, -11); then the battle ends if it is decided.

    What an Ambush decides is won: the winner may take over captives of beaten guards (F-6.2.3-10).
    """

    def __init__(self, stood: int, unguarded: int, ambush: bool, freed: bool = False) -> None:
        self.stood: Final = stood  # how the battle stood before
        self.unguarded: Final = unguarded  # captives whose guards had fallen before, one bit each
        self.ambush: Final = ambush
        self.freed: Final = freed

    def run(self, g: Fief) -> None:
        battle = g.battle
        if battle is None:
            end(g)
        elif self.freed:
            self.stop(g, battle)
        else:
            become(g, Interruption(self.stood, self.unguarded, self.ambush, True))
            if not self.ambush or not self.decided(g, battle):
                new = unguarded(g, battle) & ~self.unguarded
                for lord in range(N_LORDS):
                    if new >> lord & 1:
                        release(g, lord)

    def stop(self, g: Fief, battle: Battle) -> None:
        """What was still to be asked and played in the battle is dropped; its course does the rest."""
        end(g)
        if self.decided(g, battle):
            while not isinstance(g.stack[-1], BattleCourse):
                end(g)

    def decided(self, g: Fief, battle: Battle) -> bool:
        """Before the first roll helpers and Mercenaries may still bring troops to Lords who have none."""
        stands = standing(g, battle)
        if stands == LORDLESS or is_gone(g, battle, ATTACK) or is_gone(g, battle, DEFENCE):
            return True
        return battle.rolls > 0 and stands in BY_LOSSES and stands != self.stood

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.stood, self.unguarded, int(self.ambush), int(self.freed))

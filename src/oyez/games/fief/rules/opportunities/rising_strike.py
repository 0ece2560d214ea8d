"""An Uprising strikes: dice, victims in order, and a Village without defenders (F-10.1-06 to -25)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.hits import most_lost, troops_hit
from oyez.games.fief.rules.battle.losses import apply_hits
from oyez.games.fief.rules.battle.rolls import FACES
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.tables import N_LORDS, NO_FORT, WALLS, is_stronghold
from oyez.games.fief.rules.board.villages import is_present, troops_at
from oyez.games.fief.rules.court.captivity import release
from oyez.games.fief.rules.court.lords import follow, is_free
from oyez.games.fief.rules.court.succession import die_together
from oyez.games.fief.rules.doors import SACKED
from oyez.games.fief.rules.opportunities.words import (
    CHOOSE_VICTIM,
    RISING_FAILED,
    RISING_STRUCK,
    STRONGHOLD_RAZED,
    VICTIM,
    VILLAGE_SACKED,
)
from oyez.games.fief.rules.state import Fief


class Revolt(Step[Fief]):
    """Cards of an Uprising that wait for their dice and may still be calmed."""

    def __init__(self, village: int, cards: int) -> None:
        self.village: Final = village
        self.cards: Final = cards

    def weakened(self, calmed: int) -> Revolt:
        """The same with so many cards fewer."""
        raise NotImplementedError


@final
class Strike(Revolt):
    """The dice of the cards that were not calmed, less the walls, each with +1 (F-10.1-09, -14, -15)."""

    def __init__(self, village: int, rebel: Seat, cards: int, passage: bool) -> None:
        super().__init__(village, cards)
        self.rebel: Final = rebel  # who played the first card
        self.passage: Final = passage

    def weakened(self, calmed: int) -> Strike:
        return Strike(self.village, self.rebel, self.cards - calmed, self.passage)

    def run(self, g: Fief) -> None:
        walls = 0 if self.passage else WALLS[g.forts[self.village]]
        dice = max(0, self.cards - walls)
        if not dice:
            end(g)
            tell(g, RISING_FAILED, NOBODY, (self.village,))  # F-10.1-11
            return
        become(g, Aftermath(self.village))
        if not armed(g, self.village):
            return  # nobody to strike at: no roll is needed (F-10.1-21, F-10.1-22)
        faces = FACES[g.rules.battle_die]
        hits = dice
        for _ in range(dice):
            hits += faces[below(g, 6)]
        tell(g, RISING_STRUCK, NOBODY, (self.village, hits))
        call(g, [Victims(self.village, self.rebel, hits, 0)])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.village, self.rebel, self.cards, int(self.passage))


def armed(g: Fief, village: int) -> list[int]:
    """Players with troops in a Village."""
    return [seat for seat in range(g.rules.seats) if troops_at(g, seat, village)]


@final
class Victims(Step[Fief]):
    """Hits go to the first player up to his maximum, the rest to the next in the chosen order (F-10.1-08)."""

    def __init__(self, village: int, rebel: Seat, hits: int, struck: int) -> None:
        self.village: Final = village
        self.rebel: Final = rebel
        self.hits: Final = hits
        self.struck: Final = struck  # players who have taken theirs, one bit each

    def left(self, g: Fief) -> list[int]:
        return [seat for seat in armed(g, self.village) if not self.struck >> seat & 1]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        seats = self.left(g)
        if len(seats) < 2 or not self.hits:
            return ()
        return (Decision(self.rebel, CHOOSE_VICTIM, tuple([VICTIM[seat] for seat in seats])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.strike(g, action.noun)

    def run(self, g: Fief) -> None:
        seats = self.left(g)
        if seats and self.hits:
            self.strike(g, seats[0])
        else:
            end(g)

    def strike(self, g: Fief, victim: Seat) -> None:
        men, knights = troops_hit(g, victim, self.village, False)
        taken = most_lost(men, knights, self.hits)
        become(g, Victims(self.village, self.rebel, self.hits - taken, self.struck | 1 << victim))
        call(g, apply_hits(g, victim, self.village, self.hits))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.village, self.rebel, self.hits, self.struck)


SACK: Final = 0
SETTLE: Final = 1
OVER: Final = 2


@final
class Aftermath(Step[Fief]):
    """With all troops dead every Lord there dies, Mills and Stronghold burn; a City stands (F-10.1-17 to -20).

    It lies beneath all that follows until the last question is answered, so that everybody sees what caused it.
    """

    def __init__(self, village: int, stage: int = SACK) -> None:
        self.village: Final = village
        self.stage: Final = stage

    def run(self, g: Fief) -> None:
        if self.stage == OVER:
            end(g)
            return
        become(g, Aftermath(self.village, self.stage + 1))
        if self.stage == SETTLE:
            self.settle(g)
        elif not armed(g, self.village):
            self.sack(g)

    def sack(self, g: Fief) -> None:
        village = self.village
        mills = g.mills[village]
        g.mills[village] = 0
        tell(g, VILLAGE_SACKED, NOBODY, (village, mills))
        if is_stronghold(g.forts[village]) and g.rules.stronghold_destroyed_by_uprising:
            g.forts[village] = NO_FORT
            tell(g, STRONGHOLD_RAZED, NOBODY, (village,))
        if g.rules.occasions:
            follow(g, SACKED, village, NOBODY)
        die_together(g, [lord for lord in range(N_LORDS) if self.slays(g, lord)])

    def slays(self, g: Fief, lord: int) -> bool:
        """Every Lord there, captives included (F-10.1-17)."""
        if g.family[lord] == NOBODY or g.at[lord] != self.village:
            return False
        return is_free(g, lord) or g.rules.uprising_kills_captives

    def settle(self, g: Fief) -> None:
        """Control and sieges follow from who is left (F-10.1-25); captives without guards are free.

        Also in the middle of a battle: nobody has beaten those guards (F-6.2.3-11).
        """
        refresh(g, self.village)
        for lord in range(N_LORDS):
            captor = g.captor[lord]
            if captor != NOBODY and g.at[lord] == self.village and not self.is_held(g, captor):
                release(g, lord)

    def is_held(self, g: Fief, captor: Seat) -> bool:
        return is_present(g, captor, self.village) or troops_at(g, captor, self.village) > 0

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.village, self.stage)

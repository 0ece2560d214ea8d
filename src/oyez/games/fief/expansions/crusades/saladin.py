"""Saladin's revenge in the second round, and what may still be fought for once he is dead (X-CRU-57 to -70)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import commander, has_crusaders, troops_of
from oyez.games.fief.expansions.crusades.assault import Assault, hold, leave, lose_all
from oyez.games.fief.expansions.crusades.melee import ALL_DEAD, STOPPED, WON, close_battle, open_battle
from oyez.games.fief.expansions.crusades.part import (
    SALADIN_DEAD,
    SALADIN_FAR,
    SALADIN_RIDES,
    WAITING,
    Crusade,
    add_company,
    crusade_of,
    is_walled,
    name_of,
)
from oyez.games.fief.expansions.crusades.words import (
    FACE_SALADIN,
    FIGHT_AGAIN,
    GAVE_UP,
    GIVE_UP,
    LIBERATED,
    SALADIN_CAME,
    SALADIN_FELL,
    SALADIN_PASSED,
    TAKEN,
)
from oyez.games.fief.rules.battle.words import FIGHT_ON
from oyez.games.fief.rules.board.tables import N_LORDS
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS


@final
class Revenge(Step[Fief]):
    """In rising number, only where crusaders are (X-CRU-58); after Saladin's fall the rest of the way is theirs."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Fief) -> None:
        c = crusade_of(g)
        if self.place >= len(c.tiles):
            end(g)
            return
        become(g, Revenge(self.place + 1))
        if not has_crusaders(g, c, self.place):
            return
        if c.saladin[0] == SALADIN_DEAD:
            call(g, [FightAgain(self.place)])
        else:
            arrive(g, c, self.place)

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


def arrive(g: Fief, c: Crusade, place: int) -> None:
    """Reinforcements and the surviving garrison join him (X-CRU-57, X-CRU-61)."""
    state, knights, defenders = c.saladin
    if state == SALADIN_FAR:
        knights = c.board.saladin_knights
    defenders += c.board.tiles[c.tiles[place]].reinforcement + c.garrisons[place]
    c.saladin = (SALADIN_RIDES, knights, defenders)
    c.garrisons[place] = 0
    g.active = max(0, commander(g, c, place))
    tell(g, SALADIN_CAME, g.active, (*name_of(c, place), knights, defenders))
    if stands_behind_walls(c, place):
        call(g, [*open_battle(g, place, True, False), RevengeOver(place, True)])
    else:
        call(g, [FaceSaladin(place)])


def stands_behind_walls(c: Crusade, place: int) -> bool:
    return c.held >> place & 1 == 1 and is_walled(c, place)


@final
class FaceSaladin(Step[Fief]):
    """Without walls of their own the crusaders give up or fight in the open (X-CRU-61, -62, -95)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        seat = commander(g, crusade_of(g), self.place)
        return () if seat == NOBODY else (Decision(seat, FACE_SALADIN, (GIVE_UP, FIGHT_ON)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is GIVE_UP:
            give_up(g, self.place)
        else:
            held = crusade_of(g).held >> self.place & 1 == 1
            call(g, [*open_battle(g, self.place, True, True), RevengeOver(self.place, held)])

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-95" if action is GIVE_UP or action is FIGHT_ON else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


def give_up(g: Fief, place: int) -> None:
    """All crusaders there wait safely for the return; money already paid is kept (X-CRU-63)."""
    c = crusade_of(g)
    tell(g, GAVE_UP, max(0, commander(g, c, place)), name_of(c, place))
    leave(c, place)
    leaving = [company for company in c.companies if company[2] == place]
    c.companies = [company for company in c.companies if company[2] != place]
    for company in leaving:
        add_company(c, (*company[:2], WAITING, *company[3:]))


@final
class RevengeOver(Step[Fief]):
    """Saladin falls, passes on, or leaves nobody behind (X-CRU-64 to -68)."""

    def __init__(self, place: int, held: bool) -> None:
        self.place: Final = place
        self.held: Final = held

    def run(self, g: Fief) -> None:
        c, place = crusade_of(g), self.place
        outcome = close_battle(g, c)
        if outcome in (WON, ALL_DEAD):
            if outcome == ALL_DEAD:
                leave(c, place)
            elif self.held:
                tell(g, TAKEN, max(0, commander(g, c, place)), name_of(c, place))
            else:
                hold(g, c, place)  # X-CRU-46: so it pays, as if taken by storm
            fall(g, c)
        elif outcome == STOPPED:
            tell(g, SALADIN_PASSED, NOBODY, name_of(c, place))
            if not self.held:
                give_up(g, place)
        else:
            lose_all(g, c, place)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.place, int(self.held))


def fall(g: Fief, c: Crusade) -> None:
    """All captives of the Saracens are free and return with the others (X-CRU-53, X-CRU-68)."""
    c.saladin = (SALADIN_DEAD, 0, 0)
    tell(g, SALADIN_FELL, NOBODY)
    for lord in range(N_LORDS):
        if g.captor[lord] == STRANGER:
            g.captor[lord] = NOBODY
            c.companies.append((g.family[lord], lord, WAITING, 0, 0, 0, 1))
            tell(g, LIBERATED, g.family[lord], (lord,))


@final
class FightAgain(Step[Fief]):
    """A later objective may be fought to the end, a Caravan raided again (X-CRU-69, X-CRU-70)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def bar_fight(self, g: Fief) -> str:
        c = crusade_of(g)
        again = not c.held >> self.place & 1 or c.board.tiles[c.tiles[self.place]].caravan
        if not again or not has_crusaders(g, c, self.place):
            return "X-CRU-70"
        return "X-CRU-43" if troops_of(g, c, self.place) == (0, 0) else ""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.bar_fight(g):
            return ()
        return (Decision(commander(g, crusade_of(g), self.place), FIGHT_AGAIN, (FIGHT_ON, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        c = crusade_of(g)
        if action is PASS:
            end(g)
            return
        become(g, Assault(self.place))
        if c.held >> self.place & 1:
            c.garrisons[self.place] = c.board.tiles[c.tiles[self.place]].defenders
            c.held &= ~(1 << self.place)

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return self.bar_fight(g) if action is FIGHT_ON else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place,)

"""The Church protects what crusaders leave behind; who takes from it becomes a Renegade (X-CRU-16 to -23)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import led_by
from oyez.games.fief.expansions.crusades.part import FIRST, NO_CRUSADE, WAITING, add_company, crusade_of
from oyez.games.fief.expansions.crusades.words import ABSOLVE, ABSOLVED, RENEGADE
from oyez.games.fief.rules.battle.battle import ATTACK
from oyez.games.fief.rules.battle.rolls import members, stands_aloof
from oyez.games.fief.rules.board.tables import N_LORDS, POPE
from oyez.games.fief.rules.cards.draws import is_drawing
from oyez.games.fief.rules.court.lords import follow, free_lords_at, leaders_at
from oyez.games.fief.rules.court.succession import strip_clergy
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.doors import (
    BANNED,
    BATTLE_BEGAN,
    BATTLE_ENDED,
    CEDES,
    CONTROL_PASSED,
    DIED,
    JOINED_ATTACK,
    SIEGE_LAID,
    STRANGER,
    Act,
)
from oyez.games.fief.rules.opportunities.rising_strike import Aftermath, Strike
from oyez.games.fief.rules.state import Fief

MOVEMENT: Final = 5
NOTICED: Final = (DIED, BATTLE_BEGAN, JOINED_ATTACK, BATTLE_ENDED, SIEGE_LAID, CEDES, CONTROL_PASSED)


def is_protected(g: Fief, seat: Seat) -> bool:
    """From the departure until the Crusade is over, while one of his departed Lords lives (X-CRU-17)."""
    c = crusade_of(g)
    if c.stage == NO_CRUSADE or seat == NOBODY:
        return False
    for company in c.companies:
        if company[0] == seat and company[1] != NOBODY and g.at[company[1]] == NOBODY:
            return True
    if c.stage == FIRST and g.phase <= MOVEMENT:
        return False  # nobody has departed yet but on an earlier Crusade
    for lord in range(N_LORDS):
        if g.captor[lord] == STRANGER and g.family[lord] == seat:
            return True
    return False


def consequences(g: Fief, occasion: int, what: int, whom: int) -> None:
    """What a Crusade takes notice of, in France and in Outremer."""
    if occasion != CONTROL_PASSED:
        crusade_of(g).aside = 0
    if occasion == DIED:
        bury(g, what, whom)
    elif occasion == BATTLE_BEGAN:
        judge_battle(g, what)
    elif occasion == JOINED_ATTACK:
        judge_helper(g, what, whom)
    elif occasion == BATTLE_ENDED:
        crusade_of(g).aside = standing_aside(g)
    elif occasion == SIEGE_LAID:
        if is_protected(g, g.control[what]):
            accuse(g, leaders_at(g, whom, what))  # (b)
    elif occasion == CEDES:
        crusade_of(g).spared = what
    elif occasion == CONTROL_PASSED:
        judge_gain(g, what, whom)


def judge_battle(g: Fief, village: int) -> None:
    """(a): a battle or cavalcade against his pieces in a Village he controls."""
    battle, c = g.battle, crusade_of(g)
    assert battle is not None
    for seat in members(battle, ATTACK):
        judge_helper(g, village, seat)
    c.spared = (
        village if is_protected(g, battle.attacker) and g.control[village] == battle.attacker else NOBODY
    )


def judge_helper(g: Fief, village: int, seat: Seat) -> None:
    """All free Lords of the player are guilty, also those who do not ride along (X-CRU-19)."""
    battle = g.battle
    assert battle is not None
    if battle.defender == g.control[village] and is_protected(g, battle.defender):
        accuse(g, [lord for lord in free_lords_at(g, seat, village) if not stands_aloof(g, battle, lord)])


def standing_aside(g: Fief) -> int:
    """Lords in the Village who took no part in the battle of their side, one bit each."""
    battle = g.battle
    assert battle is not None
    found = 0
    for seat in range(g.rules.seats):
        for lord in free_lords_at(g, seat, battle.village):
            if stands_aloof(g, battle, lord):
                found |= 1 << lord
    return found


def judge_gain(g: Fief, village: int, before: Seat) -> None:
    """(c): gaining control other than by his hand-over, his leaving, his own battle or an Uprising."""
    c, gainer = crusade_of(g), g.control[village]
    spared = c.spared == village
    if spared and g.battle is None:
        c.spared = NOBODY
    if spared or gainer == NOBODY or not is_protected(g, before):
        return
    if (g.phase == MOVEMENT and g.active == before) or is_rising(g):
        return
    accuse(g, [lord for lord in free_lords_at(g, gainer, village) if not c.aside >> lord & 1])


def is_rising(g: Fief) -> bool:
    for step in g.stack:
        if isinstance(step, (Strike, Aftermath)):
            return True
    return False


def accuse(g: Fief, lords: list[int]) -> None:
    """The Pope cannot become a Renegade (X-CRU-22)."""
    c = crusade_of(g)
    for lord in lords:
        if g.holder[POPE] != lord:
            c.guilty |= 1 << lord


def bury(g: Fief, lord: int, seat: Seat) -> None:
    """A dead Lord is no Renegade; his company goes on without him, at sea it waits for the return."""
    c = crusade_of(g)
    c.renegades &= ~(1 << lord)
    c.guilty &= ~(1 << lord)
    c.order = tuple([other for other in c.order if other != lord])
    for company in c.companies:
        if company[1] == lord:
            c.companies.remove(company)
            others = led_by(g, NOBODY, company[5])
            if company[3] or company[4] or others:
                place = company[2] if company[2] >= 0 else WAITING
                add_company(c, (seat, NOBODY, place, company[3], company[4], others, company[6]))
            return


def renegades(g: Fief) -> list[Step[Any]]:
    return [MarkRenegades()]


@final
class MarkRenegades(Step[Fief]):
    """The last step of Phase 6 (X-CRU-20)."""

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        marked = [lord for lord in range(N_LORDS) if c.guilty >> lord & 1 and g.holder[POPE] != lord]
        c.guilty, c.spared = 0, NOBODY
        for lord in marked:
            if not c.renegades >> lord & 1:
                c.renegades |= 1 << lord
                tell(g, RENEGADE, g.family[lord], (lord,))
                strip_clergy(g, lord)  # X-CRU-21
                follow(g, BANNED, lord, player_of(g, POPE))

    def atomic(self, g: Fief) -> bool:
        return True


def bar_renegade(g: Fief, act: int, lord: int, battle: object) -> str:
    """No vote and no candidacy, as for the excommunicated (X-CRU-21)."""
    return "X-CRU-21" if crusade_of(g).renegades >> lord & 1 else ""


@final
class Absolution(Act):
    """The Pope lifts as many marks as he likes, whenever an opportunity card could be played (X-CRU-99)."""

    def __init__(self) -> None:
        super().__init__(ABSOLVE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        renegades = crusade_of(g).renegades
        if not renegades or player_of(g, POPE) != seat or is_drawing(g):
            return []
        return [ABSOLVE[lord] for lord in range(N_LORDS) if renegades >> lord & 1]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if player_of(g, POPE) != seat or not crusade_of(g).renegades >> noun & 1:
            return "X-CRU-23"
        return "X-CRU-99" if is_drawing(g) else ""

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        crusade_of(g).renegades &= ~(1 << noun)
        tell(g, ABSOLVED, g.family[noun], (noun,))
        return []

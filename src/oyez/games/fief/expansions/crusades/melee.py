"""A battle in Outremer, roll by roll, until one of its ends (X-CRU-38 to -50, X-CRU-59 to -68)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import (
    EMPTY,
    PASSAGE,
    PLACE,
    REVENGE,
    ROLLS,
    commander,
    crusader_dice,
    grail_shield,
    host_of,
    lords_at,
    saracen_dice,
    saracen_losses,
    spear_hits,
    troops_of,
)
from oyez.games.fief.expansions.crusades.bonus import bonus_hits
from oyez.games.fief.expansions.crusades.casualties import Casualties, Fallen, disband
from oyez.games.fief.expansions.crusades.missiles import NO_VOLLEY, rerolls_of, volley
from oyez.games.fief.expansions.crusades.part import Crusade, Fight, crusade_of, name_of
from oyez.games.fief.expansions.crusades.words import (
    AGAINST_SALADIN,
    OUTREMER_BATTLE,
    ROLL_OR_STOP,
    SARACENS_LOST,
    SARACENS_ROLLED,
    STOP,
    STORM,
    YIELDED,
)
from oyez.games.fief.expansions.tactics.words import CHOOSE_REROLL, DICE_SHOWN, DIE_REROLLED, REROLL
from oyez.games.fief.rules.battle.hits import lords_hit, most_lost
from oyez.games.fief.rules.battle.rolls import throw
from oyez.games.fief.rules.battle.standing import EMPTY_ROLLS
from oyez.games.fief.rules.battle.words import BLANK_FACE, FIGHT_ON, ROLLED, SURRENDER
from oyez.games.fief.rules.cards.moment_words import AFTER_BATTLE, BEFORE_BATTLE, BETWEEN_ROLLS
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE

# How a battle stands.
GOES_ON: Final = 0
WON: Final = 1  # no Saracen troop is left
BEATEN: Final = 2  # no crusading troop is left; Lords may be
STOPPED: Final = 3  # no die, no troops to attack with, or three rolls without losses
ALL_DEAD: Final = 4

TALK: Final = 0
SHOOT: Final = 1
ROLL: Final = 2


def standing(g: Fief, c: Crusade, fight: Fight) -> int:
    """Whether the battle is over, and how."""
    troops, lords = troops_of(g, c, fight[PLACE]) != (0, 0), bool(lords_at(c, fight[PLACE]))
    if host_of(c, fight) == (0, 0):
        return WON if troops or lords else ALL_DEAD
    if not troops:
        lone_attack = not fight[REVENGE] and not fight[ROLLS] and lords
        return STOPPED if lone_attack else BEATEN  # X-CRU-43; X-CRU-49, -66
    if fight[EMPTY] >= EMPTY_ROLLS:
        return STOPPED
    attack = saracen_dice(c, fight) if fight[REVENGE] else crusader_dice(g, c, fight)
    return GOES_ON if attack else STOPPED  # X-CRU-42, X-CRU-64


def open_battle(g: Fief, place: int, revenge: bool, in_the_open: bool) -> list[Step[Any]]:
    """Under fog of war the companies are turned up now (X-CRU-88)."""
    c = crusade_of(g)
    c.fight = (place, int(revenge), 0, 0, 0, int(in_the_open))
    c.companies = [(*company[:6], 1) if company[2] == place else company for company in c.companies]
    if g.rules.fog_of_war:
        uncover(g)
    g.active = max(0, commander(g, c, place))
    if not revenge:
        tell(g, OUTREMER_BATTLE, g.active, (*name_of(c, place), c.garrisons[place]))
    return [window(g, BEFORE_BATTLE), MELEE[TALK]]


def close_battle(g: Fief, c: Crusade) -> int:
    """How the battle ended; the step that asks gives way to the window after it."""
    fight = c.fight
    assert fight is not None
    outcome = standing(g, c, fight)
    c.fight = None
    become(g, window(g, AFTER_BATTLE))
    return outcome


@final
class Melee(Step[Fief]):
    """Lies beneath all that happens in the battle and looks after each of it whether it is over."""

    def __init__(self, next: int) -> None:
        self.next: Final = next

    def run(self, g: Fief) -> None:
        c = crusade_of(g)
        fight = c.fight
        if fight is None:
            end(g)  # somebody stopped or surrendered
        elif standing(g, c, fight) != GOES_ON:
            end(g)
        elif self.next == TALK:
            become(g, MELEE[ROLL if fight[ROLLS] else SHOOT])
            steps: list[Step[Any]] = [Word(fight[PLACE])]
            if fight[ROLLS]:
                steps.append(window(g, BETWEEN_ROLLS))
            call(g, steps)
        elif self.next == SHOOT:
            become(g, MELEE[ROLL])
            shoot(g, c, fight)
        else:
            become(g, MELEE[TALK])
            roll(g, c, fight)

    def marks(self) -> tuple[int, ...]:
        return (self.next,)


MELEE: Final = (Melee(TALK), Melee(SHOOT), Melee(ROLL))


def shoot(g: Fief, c: Crusade, fight: Fight) -> None:
    """The archers' step; before the first roll, if there is one, cards may be played (X-GEN-46)."""
    hits = volley(g, c, fight)
    if hits == NO_VOLLEY:
        return
    slay_saracens(g, c, fight, hits)
    if standing(g, c, fight) == GOES_ON:
        call(g, [window(g, BETWEEN_ROLLS)])


@final
class Word(Step[Fief]):
    """The commander's word before a roll: to storm or to stop; against Saladin, after a roll, to yield."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def options(self, g: Fief) -> tuple[Action, ...]:
        c = crusade_of(g)
        fight = c.fight
        if fight is None or standing(g, c, fight) != GOES_ON:
            return ()
        if not fight[REVENGE]:
            return (STORM, STOP)
        return (FIGHT_ON, SURRENDER) if fight[ROLLS] else ()

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options = self.options(g)
        if not options:
            return ()
        prompt = ROLL_OR_STOP if options[0] is STORM else AGAINST_SALADIN
        return (Decision(commander(g, crusade_of(g), self.place), prompt, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        c = crusade_of(g)
        assert c.fight is not None
        if action is STOP:
            c.fight = (*c.fight[:3], EMPTY_ROLLS, *c.fight[4:])  # as if nothing came of it any more
        elif action is SURRENDER:
            tell(g, YIELDED, seat, name_of(c, self.place))
            disband(g, self.place)

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is STOP or action is STORM:
            return "X-CRU-93"
        return "X-CRU-96" if action is SURRENDER else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


def roll(g: Fief, c: Crusade, fight: Fight) -> None:
    """Both sides roll at once and lose at once (X-CRU-39, X-CRU-45)."""
    ours = throw(g, crusader_dice(g, c, fight))
    theirs = throw(g, saracen_dice(c, fight))
    again = rerolls_of(g, c, fight[PLACE]) if ours else 0
    if again:
        tell(g, DICE_SHOWN, max(0, commander(g, c, fight[PLACE])), (shown(ours),))
        call(g, [Bombardment(tuple(ours), tuple(theirs), again)])
    else:
        strike(g, c, fight, ours, theirs)


@final
class Bombardment(Step[Fief]):
    """The commander rolls dice again, one by one (X-TAC-26, X-TAC-28); what lies there then counts."""

    def __init__(self, ours: tuple[int, ...], theirs: tuple[int, ...], left: int) -> None:
        self.ours: Final = ours
        self.theirs: Final = theirs
        self.left: Final = left

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        c = crusade_of(g)
        if not self.left or c.fight is None:
            return ()
        dice = [REROLL[die] for die in range(1, len(self.ours) + 1)]
        return (Decision(commander(g, c, c.fight[PLACE]), CHOOSE_REROLL, (*dice, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.run(g)
            return
        face, ours = throw(g, 1)[0], list(self.ours)
        ours[action.noun - 1] = face
        become(g, Bombardment(tuple(ours), self.theirs, self.left - 1))
        tell(g, DIE_REROLLED, seat, (action.noun, face or BLANK_FACE))

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        assert c.fight is not None
        strike(g, c, c.fight, list(self.ours), list(self.theirs))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-TAC-27" if action.verb is REROLL else ""

    def marks(self) -> tuple[int, ...]:
        return (*self.ours, *self.theirs, self.left)


def strike(g: Fief, c: Crusade, fight: Fight, ours: list[int], theirs: list[int]) -> None:
    """What the dice show is counted, and losses are taken."""
    hits = sum(ours) + (spear_hits(g, c, fight) + bonus_hits(g, c, fight) if ours else 0)  # X-GEN-48
    shield = grail_shield(g, c, fight)
    struck = sum([max(0, face - shield) for face in theirs])
    tell(g, ROLLED, max(0, commander(g, c, fight[PLACE])), (len(ours), hits, shown(ours)))
    tell(g, SARACENS_ROLLED, NOBODY, (len(theirs), struck, shown(theirs)))
    light, heavy = troops_of(g, c, fight[PLACE])
    fallen = lords_hit(light, heavy, len(lords_at(c, fight[PLACE])), struck)
    riders, defenders = slay_saracens(g, c, fight, hits)
    lost = riders + defenders + most_lost(light, heavy, struck) + fallen
    c.fight = (*fight[:2], fight[ROLLS] + 1, 0 if lost else fight[EMPTY] + 1, *fight[4:])
    call(g, [Casualties(fight[PLACE], struck), Fallen(fight[PLACE], fallen, 0)])


def slay_saracens(g: Fief, c: Crusade, fight: Fight, hits: int) -> tuple[int, int]:
    """Knights and Defenders who fall; Saladin himself is the last of his host."""
    knights, defenders = host_of(c, fight)
    riders, foot = saracen_losses(c, knights, defenders, hits)
    if fight[REVENGE]:
        c.saladin = (c.saladin[0], knights - riders, defenders - foot)
    else:
        c.garrisons[fight[PLACE]] = defenders - foot
    if riders or foot:
        tell(g, SARACENS_LOST, NOBODY, (riders, foot))
    return riders, foot


def shown(faces: list[int]) -> int:
    """One digit for each die, as news of battles have them."""
    number = 0
    for face in faces:
        number = number * 10 + (face or BLANK_FACE)
    return number


def breach(c: Crusade) -> None:
    """A Secret Passage cancels the penalty of this battle (X-CRU-81)."""
    fight = c.fight
    assert fight is not None and not fight[PASSAGE]
    c.fight = (*fight[:4], 1, fight[5])

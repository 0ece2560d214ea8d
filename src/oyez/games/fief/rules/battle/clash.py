"""The course of a battle: talk, roll, losses, until one of its ends (Fief 6.1 to 6.3, P-BATTLE)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Step, become, call, end, tell, uncover
from oyez.engine.words import Fact
from oyez.games.fief.rules.battle.battle import (
    ATTACK,
    ATTACKER_WON,
    DEFENCE,
    DEFENDER_WON,
    OUT,
    UNDECIDED,
    Battle,
)
from oyez.games.fief.rules.battle.battle_end import conclude
from oyez.games.fief.rules.battle.coalitions import ChooseSide, JoinBattle
from oyez.games.fief.rules.battle.deciders import clockwise_from, measured_decider, promote
from oyez.games.fief.rules.battle.end_of_roll import Speak, speakers
from oyez.games.fief.rules.battle.hits import lords_hit, most_lost
from oyez.games.fief.rules.battle.losses import FallenLords, TakeLosses
from oyez.games.fief.rules.battle.rolls import dice_of, engaged_lords, engaged_troops, hits_of, members, throw
from oyez.games.fief.rules.battle.standing import (
    ALL_GONE,
    ATTACK_BEATEN,
    DEFENCE_BEATEN,
    FRUITLESS,
    GOES_ON,
    LORDLESS,
    NO_DIE,
    ONLY_LORDS,
    BattleCourse,
    standing,
)
from oyez.games.fief.rules.battle.words import (
    ALL_DESTROYED,
    BATTLE_DECLARED,
    NO_DICE,
    NO_LORD_TO_ATTACK,
    ONLY_LORDS_LEFT,
    THREE_EMPTY_ROLLS,
)
from oyez.games.fief.rules.board.control import end_broken_sieges
from oyez.games.fief.rules.cards.moment_words import BETWEEN_ROLLS
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.doors import BATTLE_BEGAN, BEFORE_ROLL
from oyez.games.fief.rules.state import Fief

UNDECIDED_BY: Final[dict[int, Fact]] = {
    ALL_GONE: ALL_DESTROYED,
    ONLY_LORDS: ONLY_LORDS_LEFT,
    LORDLESS: NO_LORD_TO_ATTACK,
    FRUITLESS: THREE_EMPTY_ROLLS,
    NO_DIE: NO_DICE,
}


@final
class OpenBattle(Step[Fief]):
    """The declaration: under fog of war the counters of both sides are turned up (F-11.2-04)."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle

    def run(self, g: Fief) -> None:
        end(g)
        g.battle = self.battle
        g.outcome = UNDECIDED
        if g.rules.occasions:
            follow(g, BATTLE_BEGAN, self.battle.village, self.battle.attacker)
        tell(g, BATTLE_DECLARED, self.battle.attacker, (self.battle.village, self.battle.defender))
        if g.rules.fog_of_war:
            uncover(g)

    def marks(self) -> tuple[int, ...]:
        return (self.battle.village, self.battle.attacker, self.battle.defender)


@final
class Clash(BattleCourse):
    """Lies beneath everything that happens in a battle and looks after each of it whether the battle is over.

    The helpers choose, lest their side surrender over their heads (F-6.0-15); then each player who speaks for a side
    is asked in turn, a window opens, and both sides roll.
    Steps that end the battle take its place with `conclude`: they lie directly on top of it.
    """

    def __init__(self, place: int) -> None:
        self.place: Final = place  # HELPERS, then one more than have spoken, or ROLL

    def run(self, g: Fief) -> None:
        promote(g)
        battle = g.battle
        assert battle is not None
        end_broken_sieges(g, battle.village)  # F-6.4.2-06
        end_of_battle = standing(g, battle)
        if end_of_battle != GOES_ON:
            self.finish(g, end_of_battle)
        elif self.place == ROLL:
            become(g, CLASH[HELPERS])
            roll(g, battle)
        else:
            self.talk(g, battle)

    def talk(self, g: Fief, battle: Battle) -> None:
        if self.place == HELPERS:
            become(g, CLASH[HELPERS + 1])
            if battle.rolls:
                call(g, helpers_choose(g, battle))
            return
        speaking, spoken = speakers(g, battle), self.place - 1
        if spoken < len(speaking):
            become(g, CLASH[self.place + 1])
            call(g, [Speak(speaking[spoken], False)])
            return
        become(g, CLASH[ROLL])
        steps: list[Step[Any]] = [window(g, BETWEEN_ROLLS)] if battle.rolls else []
        for more in g.rules.doors.battle[BEFORE_ROLL]:
            steps += more(g)
        call(g, steps)

    def finish(self, g: Fief, end_of_battle: int) -> None:
        assert g.battle is not None
        if end_of_battle == ATTACK_BEATEN:
            conclude(g, DEFENDER_WON)
        elif end_of_battle == DEFENCE_BEATEN:
            conclude(g, ATTACKER_WON)
        else:
            tell(g, UNDECIDED_BY[end_of_battle], g.battle.attacker, (g.battle.village,))
            conclude(g, UNDECIDED)

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


HELPERS: Final = 0
ROLL: Final = 6  # more than can speak, two principals and two deciders, and the helpers
CLASH: Final = tuple([Clash(place) for place in range(ROLL + 1)])


@final
class Throw:
    """Dice of both sides on the table, and who decides for them. Public; lives no longer than its roll."""

    def __init__(self, deciders: tuple[int, int], attack: list[int], defence: list[int]) -> None:
        self.deciders: Final = deciders
        self.attack: Final = attack
        self.defence: Final = defence


def helpers_choose(g: Fief, battle: Battle) -> list[Step[Any]]:
    """Helpers may go over or leave; by flag others may still join (F-6.0-12, F-6.0-16, F-6.0-17)."""
    steps: list[Step[Any]] = []
    for seat in clockwise_from(g, battle.attacker):
        if battle.sides[seat] == OUT:
            if g.rules.coalition_join == "any_time":
                steps.append(JoinBattle(seat, 0))
        elif seat != battle.defender:
            steps.append(ChooseSide(seat, False))
    return steps


def roll(g: Fief, battle: Battle) -> None:
    """Both sides roll at once from the strength they have now; losses are taken at once too (F-6.2-12, F-6.2.2-11)."""
    deciders = (measured_decider(g, battle, ATTACK), measured_decider(g, battle, DEFENCE))
    dice = (dice_of(g, battle, ATTACK), dice_of(g, battle, DEFENCE))
    thrown = Throw(deciders, throw(g, dice[0]), throw(g, dice[1]))
    if g.rules.doors.reroll is None:
        strike(g, battle, thrown)
    else:
        call(g, g.rules.doors.reroll(g, thrown))  # its last step strikes


def strike(g: Fief, battle: Battle, thrown: Throw) -> None:
    """What the dice show is counted, and losses are taken."""
    deciders = thrown.deciders
    on_defence = hits_of(g, battle, ATTACK, thrown.attack)
    on_attack = hits_of(g, battle, DEFENCE, thrown.defence)
    fallen = (lords_killed(g, battle, ATTACK, on_attack), lords_killed(g, battle, DEFENCE, on_defence))
    lost = hits_that_count(g, battle, ATTACK, on_attack) + hits_that_count(g, battle, DEFENCE, on_defence)
    g.battle = battle.changed(
        rolls=battle.rolls + 1, empty_rolls=0 if lost else battle.empty_rolls + 1, deciders=deciders
    )
    call(
        g,
        [
            TakeLosses(deciders[0], battle.village, tuple(members(battle, ATTACK)), on_attack, True),
            TakeLosses(deciders[1], battle.village, tuple(members(battle, DEFENCE)), on_defence, True),
            FallenLords(deciders, fallen, 0),
        ],
    )


def lords_killed(g: Fief, battle: Battle, side: int, hits: int) -> int:
    men, knights = engaged_troops(g, battle, side)
    return lords_hit(men, knights, len(engaged_lords(g, battle, side)), hits)


def hits_that_count(g: Fief, battle: Battle, side: int, hits: int) -> int:
    men, knights = engaged_troops(g, battle, side)
    return most_lost(men, knights, hits) + lords_killed(g, battle, side, hits)

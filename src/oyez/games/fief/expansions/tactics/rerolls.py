"""Bombards: dice of a battle roll are rolled again before they count (X-TAC-25 to -29)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.tactics.part import tactics_of
from oyez.games.fief.expansions.tactics.terms import BOMBARDS
from oyez.games.fief.expansions.tactics.words import CHOOSE_REROLL, DICE_SHOWN, DIE_REROLLED, REROLL
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.clash import Throw, strike
from oyez.games.fief.rules.battle.rolls import engaged_pieces, members, throw
from oyez.games.fief.rules.battle.words import BLANK_FACE
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE


def bombards_of(g: Fief, battle: Battle, side: int) -> int:
    """The Bombards of all players of a side (X-TAC-29); in a cavalcade those of the side it hits (X-TAC-65)."""
    if battle.cavalcade and side == ATTACK:
        return 0
    return sum([count(engaged_pieces(g, battle, seat), BOMBARDS) for seat in members(battle, side)])


def reroll(g: Fief, dice: Throw) -> list[Step[Any]]:
    """First the attacker, then the defender; without a die there is nothing to roll again (X-TAC-27, X-TAC-28)."""
    battle = g.battle
    assert battle is not None
    part = tactics_of(g)
    attack = bombards_of(g, battle, ATTACK) * part.terms.rerolls if dice.attack else 0
    defence = bombards_of(g, battle, DEFENCE) * part.terms.rerolls if dice.defence else 0
    if not attack and not defence:
        strike(g, battle, dice)
        return []
    part.deciders, part.attack, part.defence = dice.deciders, tuple(dice.attack), tuple(dice.defence)
    for side, faces in ((ATTACK, part.attack), (DEFENCE, part.defence)):
        if faces:
            tell(g, DICE_SHOWN, battle.principal(side), (as_digits(faces),))
    return [Rerolls(ATTACK, attack), Rerolls(DEFENCE, defence), Count()]


def as_digits(faces: tuple[int, ...]) -> int:
    """One decimal digit for each die, as in the news of a roll."""
    shown = 0
    for face in faces:
        shown = shown * 10 + (face or BLANK_FACE)
    return shown


@final
class Rerolls(Step[Fief]):
    """One by one, seeing each result; the same die may be chosen again (X-TAC-26, X-TAC-28). Part of a roll."""

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        part = tactics_of(g)
        faces = part.attack if self.side == ATTACK else part.defence
        if not self.left or not faces:
            return ()
        dice = [REROLL[die] for die in range(1, len(faces) + 1)]
        seat = part.deciders[0 if self.side == ATTACK else 1]
        return (Decision(seat, CHOOSE_REROLL, (*dice, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
            return
        become(g, Rerolls(self.side, self.left - 1))
        part = tactics_of(g)
        face = throw(g, 1)[0]
        faces = list(part.attack if self.side == ATTACK else part.defence)
        faces[action.noun - 1] = face
        if self.side == ATTACK:
            part.attack = tuple(faces)
        else:
            part.defence = tuple(faces)
        tell(g, DIE_REROLLED, seat, (action.noun, face or BLANK_FACE))

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True  # X-GEN-46

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-TAC-27" if action.verb is REROLL else ""

    def marks(self) -> tuple[int, ...]:
        return (self.side, self.left)


@final
class Count(Step[Fief]):
    """The dice lie as they count now; the table is cleared of them."""

    def run(self, g: Fief) -> None:
        end(g)
        assert g.battle is not None
        part = tactics_of(g)
        dice = Throw(part.deciders, list(part.attack), list(part.defence))
        part.deciders, part.attack, part.defence = (NOBODY, NOBODY), (), ()
        strike(g, g.battle, dice)

    def atomic(self, g: Fief) -> bool:
        return True

"""Mercenaries come out of a reserve into a battle, and go home after the last (X-TAC-42 to -49)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.tactics.part import tactics_of
from oyez.games.fief.expansions.tactics.terms import MERCENARIES
from oyez.games.fief.expansions.tactics.words import (
    COMMIT,
    COMMIT_MERCENARIES,
    MERCENARIES_COMMITTED,
    MERCENARIES_HOME,
)
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, OUT, Battle
from oyez.games.fief.rules.battle.rolls import engaged_lords, engaged_troops_of
from oyez.games.fief.rules.board.control import abandon, put_pieces
from oyez.games.fief.rules.board.pieces import count, of
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.troops import remove_pieces
from oyez.games.fief.rules.board.villages import is_present, troops_at
from oyez.games.fief.rules.cards.moment_words import BEFORE_BATTLE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.lords import has_free_lord_at
from oyez.games.fief.rules.state import Fief, turn_order


def at_declaration(g: Fief) -> list[Step[Any]]:
    return [Commitment(0, True, False)]


def before_roll(g: Fief) -> list[Step[Any]]:
    return [Commitment(0, False, False)] if any(tactics_of(g).reserve) else []


def bar_commit(g: Fief, battle: Battle, seat: Seat) -> str:
    """Why a player may not commit Mercenaries to the running battle."""
    side = battle.sides[seat]
    if side == OUT:
        return "X-TAC-44"
    if battle.cavalcade and side == ATTACK:
        return "X-TAC-49"
    if not tactics_of(g).reserve[seat]:
        return "X-TAC-39"
    village = battle.village
    return "" if has_free_lord_at(g, seat, village) or troops_at(g, seat, village) else "X-TAC-44"


def is_lordless(g: Fief, battle: Battle) -> bool:
    """The attack has lost its Lords to a card: no roll will come, and no Mercenary changes that (F-6.3-08)."""
    return g.rules.ends_if_attacker_lordless and not engaged_lords(g, battle, ATTACK)


@final
class Commitment(Step[Fief]):
    """First the players of the attacking side, then those of the defending one, in turn order (X-TAC-43)."""

    def __init__(self, asked: int, opening: bool, sent: bool) -> None:
        self.asked: Final = asked  # who has answered, one bit each
        self.opening: Final = opening  # right after the declaration
        self.sent: Final = sent  # somebody did

    def next_seat(self, g: Fief) -> Seat:
        battle = g.battle
        if battle is None or not any(tactics_of(g).reserve) or is_lordless(g, battle):
            return NOBODY
        for side in (ATTACK, DEFENCE):
            for seat in turn_order(g):
                waiting = battle.sides[seat] == side and not self.asked >> seat & 1
                if waiting and not bar_commit(g, battle, seat):
                    return seat
        return NOBODY

    def fewest(self, g: Fief, seat: Seat) -> int:
        """A Lord without troops who declared a battle must commit at once (X-TAC-45)."""
        battle = g.battle
        assert battle is not None
        if not self.opening or seat != battle.attacker:
            return 0
        # Those who stand aside are no company (X-TEM-06).
        return 0 if engaged_troops_of(g, battle, seat) != (0, 0) else 1

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        seat = self.next_seat(g)
        if seat == NOBODY:
            return ()
        fewest, most = self.fewest(g, seat), tactics_of(g).reserve[seat]
        if fewest == most:
            return ()
        options = tuple([COMMIT[number] for number in range(fewest, most + 1)])
        return (Decision(seat, COMMIT_MERCENARIES, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, Commitment(self.asked | 1 << seat, self.opening, self.sent or action.noun > 0))
        if action.noun:
            commit(g, seat, action.noun)

    def run(self, g: Fief) -> None:
        seat = self.next_seat(g)
        if seat != NOBODY:
            self.take(g, seat, COMMIT[self.fewest(g, seat)])
            return
        end(g)
        if self.opening and self.sent:
            call(g, [window(g, BEFORE_BATTLE)])  # X-GEN-46

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not COMMIT or g.battle is None:
            return ""
        return bar_commit(g, g.battle, seat) or ("X-TAC-39" if action.noun else "X-TAC-45")

    def marks(self) -> tuple[int, ...]:
        return (self.asked, int(self.opening), int(self.sent))


def commit(g: Fief, seat: Seat, number: int) -> None:
    assert g.battle is not None
    village = g.battle.village
    tactics_of(g).reserve[seat] -= number
    put_pieces(g, seat, village, of(MERCENARIES, number))
    tell(g, MERCENARIES_COMMITTED, seat, (village, number))


def homeward(g: Fief) -> list[Step[Any]]:
    """At the end of Phase 6."""
    return [GoHome()]


@final
class GoHome(Step[Fief]):
    """Survivors return to the reserve; whom only they guarded is free (X-TAC-46, X-TAC-48)."""

    def run(self, g: Fief) -> None:
        end(g)
        places = [here for here, others in enumerate(g.others) if others and count(others, MERCENARIES)]
        for village in sorted({here // MOST for here in places}):
            for here in places:
                if here // MOST == village:
                    send_home(g, here % MOST, village)
            release_unguarded(g, village)

    def atomic(self, g: Fief) -> bool:
        return True


def send_home(g: Fief, seat: Seat, village: int) -> None:
    here = village * MOST + seat
    number = count(g.others[here], MERCENARIES)
    remove_pieces(g, seat, village, of(MERCENARIES, number))
    tactics_of(g).reserve[seat] += number
    tell(g, MERCENARIES_HOME, seat, (village, number))
    if not is_present(g, seat, village):
        abandon(g, seat, village)

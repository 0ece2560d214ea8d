"""Acts of one player towards another that need no bargain: ceding, freeing, handing over, lifting a siege."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.sieges import lift_siege
from oyez.games.fief.rules.board.control import end_broken_sieges, take_control
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.villages import is_besieged, is_present, others_present, troops_at
from oyez.games.fief.rules.court.captivity import release
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.diplomacy.words import (
    CAPTIVE_DECLINED,
    CAPTIVE_OFFERED,
    CEDE_TO,
    CEDED,
    HAND_OVER_TO,
    HANDED_OVER,
    SIEGE_LIFTED,
    TAKE_CAPTIVE,
    TO,
)
from oyez.games.fief.rules.doors import CEDES
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def receivers(g: Fief, seat: Seat, village: int) -> list[int]:
    """Who may be given control of a Village: players present there, in PL with troops (F-5.1-08)."""
    others = others_present(g, seat, village)
    if g.rules.cede_to == "troops":
        return [other for other in others if troops_at(g, other, village)]
    # In a battle the fallen still count among the arrivals.
    return [other for other in others if is_present(g, other, village)]


def bar_cede(g: Fief, seat: Seat, village: int, receiver: Seat) -> str:
    """The row that forbids ceding a Village (to `receiver`, or to anybody), or ""."""
    if g.control[village] != seat:
        return "F-5.1-08"
    if g.rules.village_cession_timing == "own_turn_only" and g.active != seat:
        return "F-5.1-09"
    found = receivers(g, seat, village)
    return "" if found and (receiver == NOBODY or receiver in found) else "F-5.1-08"


def cede(g: Fief, village: int, receiver: Seat) -> None:
    """Control passes at once; the receiver's consent is not needed (F-5.1-09).

    A besieger who is given the place has taken it; towards anybody else the besieged stays inside (F-6.4.1-04).
    """
    owner, taken = g.control[village], g.sieges[village * MOST + receiver] > 0
    tell(g, CEDED, owner, (village, receiver))
    if g.rules.occasions:
        follow(g, CEDES, village, receiver)
    take_control(g, village, receiver)
    end_broken_sieges(g, village, taken)
    if is_besieged(g, village):
        g.relieved[village] |= 1 << owner


@final
class Cession(Step[Fief]):
    """Of several players there the controller names the one who gets the Village (F-5.1-08)."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        others = receivers(g, self.seat, self.village)
        if len(others) < 2:
            return ()
        return (Decision(self.seat, CEDE_TO, tuple([TO[other] for other in others])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        cede(g, self.village, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        cede(g, self.village, receivers(g, self.seat, self.village)[0])

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_cede(g, seat, self.village, action.noun) if action.verb is TO else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)


@final
class FreeCaptive(Step[Fief]):
    """The captor may free a captive at any time for any reason (F-6.2.3-08)."""

    def __init__(self, lord: int) -> None:
        self.lord: Final = lord

    def run(self, g: Fief) -> None:
        end(g)
        release(g, self.lord)

    def marks(self) -> tuple[int, ...]:
        return (self.lord,)


def bar_free(g: Fief, seat: Seat, lord: int) -> str:
    return "" if g.family[lord] != NOBODY and g.captor[lord] == seat else "F-6.2.3-08"


def guards(g: Fief, seat: Seat, lord: int) -> list[int]:
    """Other players with troops where the captive is (F-6.2.3-06)."""
    village = g.at[lord]
    return [
        other
        for other in range(g.rules.seats)
        if other not in (seat, g.family[lord]) and troops_at(g, other, village)
    ]


def bar_hand_over(g: Fief, seat: Seat, lord: int, receiver: Seat) -> str:
    """The row that forbids passing a captive on, or ""."""
    if g.rules.captive_handover == "forbidden" or g.captor[lord] != seat:
        return "F-6.2.3-06"
    found = guards(g, seat, lord)
    return "" if found and (receiver == NOBODY or receiver in found) else "F-6.2.3-06"


def hand_over(g: Fief, lord: int, receiver: Seat) -> None:
    tell(g, HANDED_OVER, g.captor[lord], (lord, receiver))
    g.captor[lord] = receiver


@final
class HandOver(Step[Fief]):
    """A captive is passed to another player with troops there, who must agree."""

    def __init__(self, seat: Seat, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        others = guards(g, self.seat, self.lord)
        if len(others) < 2:
            return ()
        return (Decision(self.seat, HAND_OVER_TO, tuple([TO[other] for other in others])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.offer(g, action.noun)

    def run(self, g: Fief) -> None:
        self.offer(g, guards(g, self.seat, self.lord)[0])

    def offer(self, g: Fief, receiver: Seat) -> None:
        become(g, TakeCaptive(self.seat, self.lord, receiver))
        tell(g, CAPTIVE_OFFERED, self.seat, (self.lord, receiver))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_hand_over(g, seat, self.lord, action.noun) if action.verb is TO else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord)


@final
class TakeCaptive(Step[Fief]):
    """A guard takes on duties, so nobody is made one against his will (F-6.2.3-06)."""

    def __init__(self, seat: Seat, lord: int, receiver: Seat) -> None:
        self.seat: Final = seat
        self.lord: Final = lord
        self.receiver: Final = receiver

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.receiver, TAKE_CAPTIVE, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is ACCEPT:
            hand_over(g, self.lord, seat)
        else:
            tell(g, CAPTIVE_DECLINED, seat, (self.lord,))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord, self.receiver)


@final
class LiftSiege(Step[Fief]):
    """The besieger may lift his siege at any time; his engine is removed (F-6.4.1-13)."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def run(self, g: Fief) -> None:
        end(g)
        tell(g, SIEGE_LIFTED, self.seat, (self.village,))
        lift_siege(g, self.seat, self.village)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)

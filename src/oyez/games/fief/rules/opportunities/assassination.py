"""Assassination, Justice and the Secret Passage that saves from the blade (Fief 10.3, 10.4, 10.2.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, call, end, let_pass, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import N_LORDS, PASSAGE, POPE, ROYAL
from oyez.games.fief.rules.cards.hands import KIND, holds, is_lord_card
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.court.captivity import capture
from oyez.games.fief.rules.court.lords import bar_act, lords_of
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.doors import SPONSOR as MAY_SPONSOR
from oyez.games.fief.rules.opportunities.playing import spend
from oyez.games.fief.rules.opportunities.words import (
    CHOOSE_CULPRIT,
    CHOOSE_PREY,
    CHOOSE_SPONSOR,
    EVADE,
    EVADED,
    JUDGE,
    JUDGED,
    SLAIN,
    SPONSOR,
    STRIKE,
    STRUCK,
    SURVIVED,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS

IMMUNE: Final = ROYAL | 1 << POPE  # to Justice (F-10.4-02)


def bar_strike(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps a Lord from being the target of an Assassination, or ""."""
    if g.family[lord] == NOBODY:
        return "F-10.3-01"
    if g.family[lord] == seat:
        return "F-10.3-02"
    return "" if sponsors(g, seat) else bar_sponsors(g, seat) or "F-10.3-04"


def sponsors(g: Fief, seat: Seat) -> list[int]:
    """Own Lords, but for whom an expansion forbids it."""
    lords = lords_of(g, seat)
    return [lord for lord in lords if not bar_act(g, MAY_SPONSOR, lord)] if g.rules.bars else lords


def bar_sponsors(g: Fief, seat: Seat) -> str:
    """The row by which an expansion forbids his Lords to be sponsors, or ""."""
    for lord in lords_of(g, seat):
        row = bar_act(g, MAY_SPONSOR, lord)
        if row:
            return row
    return ""


def prey(g: Fief, seat: Seat) -> list[int]:
    return [lord for lord in range(N_LORDS) if not bar_strike(g, seat, lord)]


def can_assassinate(g: Fief, seat: Seat) -> bool:
    """Must agree with prey(): an own Lord and one of somebody else."""
    if seat not in g.family or (g.rules.bars and not sponsors(g, seat)):
        return False
    for family in g.family:
        if family not in (NOBODY, seat):
            return True
    return False


def assassination(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChoosePrey(seat)]


@final
class ChoosePrey(Step[Fief]):
    """Any Lord of another player, King and Pope included (F-10.3-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = prey(g, self.seat)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_PREY, tuple([STRIKE[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, ChooseSponsor(seat, action.noun))

    def run(self, g: Fief) -> None:
        become(g, ChooseSponsor(self.seat, prey(g, self.seat)[0]))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_strike(g, seat, action.noun) if action.verb is STRIKE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChooseSponsor(Step[Fief]):
    """An own Lord gets the Assassin marker, whatever comes of it (F-10.3-04 to -06)."""

    def __init__(self, seat: Seat, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = sponsors(g, self.seat)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_SPONSOR, tuple([SPONSOR[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.strike(g, action.noun)

    def run(self, g: Fief) -> None:
        self.strike(g, sponsors(g, self.seat)[0])

    def strike(self, g: Fief, sponsor: int) -> None:
        become(g, Blow(self.seat, self.target))
        g.assassins |= 1 << sponsor
        tell(g, STRUCK, self.seat, (self.target, sponsor))
        call(g, evasion(g, self.target))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not SPONSOR:
            return ""
        if seat != self.seat or g.family[action.noun] != seat:
            return "F-10.3-04"
        return bar_act(g, MAY_SPONSOR, action.noun)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.target)


def evasion(g: Fief, lord: int) -> list[Step[Any]]:
    """In EN the owner of the target may answer with a Secret Passage (F-10.2.3-01, -02)."""
    return [Evasion(lord)] if g.rules.surprise_interrupt == "secret_passage_may_answer" else []


@final
class Evasion(Step[Fief]):
    """Cancels the blow beneath; both cards are discarded.

    Not atomic: a Diplomacy marker may bring the card that saves the Lord (F-10.0-08; see resolving.py).
    """

    def __init__(self, lord: int) -> None:
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        owner = g.family[self.lord]
        if holds(g, owner, PASSAGE):
            return (Decision(owner, EVADE, (PLAY[PASSAGE], PASS)),)
        return (Decision(owner, EVADE, (PASS,)),) if may_come_by_card(g, owner) else ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is not PASS:
            end(g)  # the blow or the ambush does not happen
            spend(g, seat, PASSAGE)
            tell(g, EVADED, seat, (self.lord,))

    def run(self, g: Fief) -> None:
        let_pass(g, EVADE)
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.lord,)


def may_come_by_card(g: Fief, seat: Seat) -> bool:
    """He has a marker to receive a card with, and somebody else a card with the right back (F-8.0-04)."""
    if not g.diplomacy[seat] and not g.rules.open_diplomacy:
        return False
    for other in range(g.rules.seats):
        if other != seat and [card for card in g.hands[other] if not is_lord_card(card & KIND)]:
            return True
    return False


@final
class Blow(Step[Fief]):
    """EN: 1 to 3 on a die kills; FR and PL: death is certain (F-10.3-03)."""

    def __init__(self, seat: Seat, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def run(self, g: Fief) -> None:
        end(g)
        if g.rules.assassination == "roll_1_3_dies":
            die_shows = below(g, 6) + 1
            survives = die_shows > 3
            tell(g, SURVIVED if survives else SLAIN, g.family[self.target], (self.target, die_shows))
            if survives:
                return
        die(g, self.target)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.target)


@final
class Snare(Step[Fief]):
    """An Ambush that was not evaded captures its Lord at once (F-10.5-02, F-10.5-08)."""

    def __init__(self, seat: Seat, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def run(self, g: Fief) -> None:
        end(g)
        capture(g, self.target, self.seat)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.target)


def bar_judge(g: Fief, lord: int) -> str:
    """The row that keeps a Lord from Justice, or ""; an own Lord may be judged too (F-10.4-04)."""
    if g.family[lord] == NOBODY or not g.assassins >> lord & 1:
        return "F-10.4-01"
    return "F-10.4-02" if g.titles[lord] & IMMUNE else ""


def culprits(g: Fief) -> list[int]:
    return [lord for lord in range(N_LORDS) if not bar_judge(g, lord)] if g.assassins else []


def can_judge(g: Fief, seat: Seat) -> bool:
    return bool(culprits(g))


def justice(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChooseCulprit(seat)]


@final
class ChooseCulprit(Step[Fief]):
    """A Lord with an Assassin marker dies without a roll (F-10.4-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = culprits(g)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_CULPRIT, tuple([JUDGE[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.behead(g, action.noun)

    def run(self, g: Fief) -> None:
        self.behead(g, culprits(g)[0])

    def behead(self, g: Fief, lord: int) -> None:
        end(g)
        tell(g, JUDGED, self.seat, (lord,))
        die(g, lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_judge(g, action.noun) if action.verb is JUDGE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
